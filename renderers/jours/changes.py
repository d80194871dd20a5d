"""What the events changed, as things to draw: ways, fire, combats, levels lost, the last roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from bot.engine.model import Event
from bot.games.jours.content import grid
from bot.games.jours.content.base import LEVELS
from bot.games.jours.model import events as ev
from bot.games.jours.model.field import Active
from renderers.kit.scene.deeds import Kind

How: TypeAlias = Literal["move", "charge", "retreat"]
OUT: Final = ""
"""A place off the map, in a way."""
NEAR: Final = 3
"""How far from the last fight, in hexes, its close-up reaches for what else happened."""
FLEEING: Final = ("evade", "retreat", "rout_retreat", "rout")


class Track(NamedTuple):
    """The way of units, or of a commander (no units), from where they stood; may end off the map.

    A way that begins off the map has ``OUT`` as its first hex.
    """

    side: str
    path: tuple[str, ...]
    how: How
    units: tuple[str, ...] = ()


class Blow(NamedTuple):
    """Fire from hex to hex by so many batteries; none: a combat between neighbours."""

    origin: str
    target: str
    guns: int = 0


class Fallen(NamedTuple):
    """A unit or commander that is gone."""

    hex: str
    side: str


class Changes(msgspec.Struct):
    """All that a picture shows of the last actions."""

    tracks: list[Track] = []
    shots: list[Blow] = []
    combats: list[Blow] = []
    levels: dict[str, int] = {}
    """Levels lost (above 0) and regained (below) by unit."""
    spots: dict[str, str] = {}
    """Where these units were last."""
    fallen: list[Fallen] = []
    begun: list[tuple[str, str]] = []
    """Where ways and attacks begin, each with the place it leads to, in their order."""
    roll: ev.Shot | ev.Fought | ev.Tried | ev.StrategicRolled | None = None
    rolls: list[ev.Shot | ev.Fought | ev.Tried] = []
    """All rolls against or for somebody, the last one too."""
    walked: float = 1.0
    """What share of their ways units have gone: less than all in a film."""
    fired: float = 1.0
    """What share of its way fire has come; before all of it has, no dice are told."""

    @property
    def kind(self) -> Kind:
        """What a film shows of them."""
        fought = self.shots or self.combats or self.levels or self.fallen
        if fought or isinstance(self.roll, ev.Tried):
            return "fight"
        return "walk" if self.tracks else "nothing"

    @property
    def ways(self) -> tuple[tuple[str, ...], ...]:
        """The ways of units, hex by hex."""
        return tuple(tuple(filter(None, track.path)) for track in self.tracks)

    @property
    def places(self) -> tuple[str, ...]:
        """The hexes on which something happened."""
        spots = [label for way in self.ways for label in way]
        spots += [label for blow in (*self.shots, *self.combats) for label in blow[:2]]
        spots += [*self.spots.values(), *(one.hex for one in self.fallen)]
        return tuple(dict.fromkeys(spots))

    @property
    def charges(self) -> list[tuple[str, str]]:
        """The charges that were told and have not ridden yet, from where to where."""
        ridden = {track.path[0] for track in self.tracks}
        return [
            (blow.origin, blow.target)
            for blow in self.combats
            if grid.distance(blow.origin, blow.target) > 1 and blow.origin not in ridden
        ]

    @property
    def is_fire(self) -> bool:
        """Tell whether somebody attacks somebody."""
        return bool(self.shots or self.combats)

    def lost(self) -> dict[str, int]:
        """Return the most levels that a unit lost in each hex; below 0: regained."""
        found: dict[str, int] = {}
        for unit, levels in self.levels.items():
            where = self.spots[unit]
            found[where] = max(found.get(where, levels), levels)
        return {where: levels for where, levels in found.items() if levels}

    def walking(self, share: float) -> Changes:
        """Return the same with its units a share (0 to 1) along their ways."""
        return msgspec.structs.replace(self, walked=share)

    def firing(self, share: float) -> Changes:
        """Return only its attacks, with their fire a share (0 to 1) on its way."""
        return Changes(shots=self.shots, combats=self.combats, roll=self.roll, fired=share)


def read_changes(events: Sequence[Event]) -> Changes:
    """Gather what the events changed; later events win where they overlap."""
    changes = Changes()
    changes.rolls += [one for one in events if isinstance(one, ev.Shot | ev.Fought | ev.Tried)]
    for event in events:
        match event:
            case ev.Moved():
                _moved(changes, event)
            case ev.ChiefMoved():
                origin = () if event.origin is None else (event.origin,)
                how: How = "retreat" if event.forced else "move"
                changes.tracks.append(Track(event.side, (*origin, *event.path), how))
            case ev.Shot():
                changes.roll = event
                changes.shots.append(Blow(event.origin, event.target, len(event.guns)))
                changes.begun.append((event.origin, event.target))
            case ev.Fought():
                changes.roll = event
                _clash(changes, event.origins, event.targets)
            case ev.AssaultDeclared():
                _clash(changes, event.origins, event.targets)
            case ev.Tried() | ev.StrategicRolled():
                changes.roll = event
            case ev.LevelChanged():
                _level(changes, event)
            case ev.ChiefLost():
                changes.fallen.append(Fallen(event.at, event.side))
            case _:
                pass
    return changes


def _moved(changes: Changes, event: ev.Moved) -> None:
    how: How = "charge" if event.gait in ("charge", "pursuit") else "move"
    how = "retreat" if event.gait in FLEEING else how
    ends = event.path or (OUT,)
    path = (event.origin or OUT, *ends)
    if len(path) > 1:
        track = Track(event.side, path, how, event.units)
        _began(changes, track)
        changes.tracks.append(track)
    if ends[-1]:
        changes.spots.update({one: ends[-1] for one in event.units if one in changes.spots})


def _began(changes: Changes, track: Track) -> None:
    """Note where a way begins; one that goes on from the last is the same way, told in parts."""
    last = changes.tracks[-1] if changes.tracks else None
    if last is not None and (last.units, last.path[-1]) == (track.units, track.path[0]):
        return
    start, end = track.path[:2]
    if start and end:
        changes.begun.append((start, end))


def _clash(changes: Changes, origins: Sequence[str], targets: Sequence[str]) -> None:
    for target in targets:
        for origin in origins:
            blow = Blow(origin, target)
            if blow not in changes.combats:
                changes.combats.append(blow)
                changes.begun.append((origin, target))


def _level(changes: Changes, event: ev.LevelChanged) -> None:
    lost = LEVELS.index(event.after) - LEVELS.index(event.before)
    if event.after == "eliminated":
        changes.levels.pop(event.unit, None)
        changes.spots.pop(event.unit, None)
        changes.fallen.append(Fallen(event.at, event.side))
        return
    changes.levels[event.unit] = changes.levels.get(event.unit, 0) + lost
    changes.spots[event.unit] = event.at


def to_come(active: Active | None, changes: Changes) -> list[tuple[str, str]]:
    """Return origin and target of the attacks that are declared and not fought yet.

    That is what is declared in an activation, and charges that were told and have not ridden.

    Rules: JDG-8.3.1-a, JDG-9.1-a.
    """
    found = [
        (own.at, target)
        for one in (active.assaults if active is not None else ())
        if not one.over
        for own in one.attackers
        for target in one.targets
    ]
    return list(dict.fromkeys((*found, *changes.charges)))


def fight_hexes(changes: Changes) -> tuple[str, ...]:
    """Return the hexes of the last fight and all near that something happened on.

    Empty where nobody fought.
    """
    fights = [blow[:2] for blow in (*changes.shots, *changes.combats)]
    fights += [(one.hex,) * 2 for one in changes.fallen]
    fights += [(where, where) for where in changes.spots.values()]
    if isinstance(changes.roll, ev.Shot):
        fights.append((changes.roll.origin, changes.roll.target))
    elif isinstance(changes.roll, ev.Fought):
        fights.append((changes.roll.origins[0], changes.roll.targets[0]))
    if not fights:
        return ()
    last = fights[-1]
    near = (one for one in changes.places if min(grid.distance(one, at) for at in last) <= NEAR)
    return tuple(dict.fromkeys((*last, *near)))
