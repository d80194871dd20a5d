"""What the events changed, as things to draw: arrows, ghosts, losses, blasts, the last roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from bot.engine.model import Event
from bot.games.hoth.model import events as ev
from bot.games.hoth.model import state as m
from bot.games.hoth.model.view import HothView
from renderers.kit.scene.deeds import Kind

How: TypeAlias = Literal["move", "breakthrough", "post_move", "retreat"]


class Track(msgspec.Struct, frozen=True):
    """A unit's way over the board, start hex first; may end with ``off``."""

    type: str
    side: str
    path: tuple[str, ...]
    how: How


class Shot(msgspec.Struct, frozen=True):
    """An attack of a side from hex to hex with a number of dice."""

    origin: str
    target: str
    side: str
    dice: int


class Changes(msgspec.Struct):
    """All that a picture shows of the last actions."""

    tracks: list[Track] = []
    shots: list[Shot] = []
    losses: dict[str, int] = {}
    """Figures lost, by the hex where the unit stands now."""
    blasts: list[tuple[str, str, str]] = []
    """Hex, unit type or fortification kind, and side of what was eliminated."""
    misses: list[str] = []
    taken: list[str] = []
    begun: list[tuple[str, str]] = []
    """Ways and attacks in their order: where each begins, and where it goes."""
    roll: ev.DiceRolled | None = None
    rolls: list[ev.DiceRolled] = []
    """All rolls, the last one too."""
    walked: float = 1.0
    """What share of their ways units have gone: less than all in a film."""
    fired: float = 1.0
    """What share of its way fire has come; before all of it has, no dice are told."""

    @property
    def kind(self) -> Kind:
        """What a film shows of them."""
        if self.roll is not None or self.losses or self.blasts:
            return "fight"
        return "walk" if self.tracks else "nothing"

    @property
    def ways(self) -> tuple[tuple[str, ...], ...]:
        """The ways of units, hex by hex; the last place may be off the board."""
        return tuple(track.path for track in self.tracks)

    @property
    def places(self) -> tuple[str, ...]:
        """The hexes on which something happened."""
        spots = [label for way in self.ways for label in way if label != m.OFF]
        spots += [label for shot in self.shots for label in (shot.origin, shot.target)]
        spots += [*self.losses, *(blast[0] for blast in self.blasts), *self.taken]
        return tuple(dict.fromkeys(spots))

    @property
    def is_fire(self) -> bool:
        """Tell whether somebody attacks somebody."""
        return bool(self.shots)

    def walking(self, share: float) -> Changes:
        """Return the same with its units a share (0 to 1) along their ways."""
        return msgspec.structs.replace(self, walked=share)

    def firing(self, share: float) -> Changes:
        """Return only its attacks, with their fire a share (0 to 1) on its way."""
        return Changes(shots=self.shots, roll=self.roll, fired=share)


def _follow(changes: Changes, event: ev.UnitMoved | ev.UnitRetreated) -> None:
    how: How = "retreat" if isinstance(event, ev.UnitRetreated) else event.how
    if len(event.path) < 2:
        return
    start, end = event.path[0], event.path[-1]
    changes.tracks.append(Track(event.type, event.side, event.path, how))
    changes.begun.append((start, event.path[1] if event.path[1] != m.OFF else start))
    if start in changes.losses:
        changes.losses[end] = changes.losses.pop(start)


def _hit(changes: Changes, event: ev.UnitHit) -> None:
    if event.left == 0:
        changes.losses.pop(event.hex, None)
        changes.blasts.append((event.hex, event.type, event.side))
    elif event.losses:
        changes.losses[event.hex] = changes.losses.get(event.hex, 0) + event.losses


def _fire(changes: Changes, roll: ev.DiceRolled) -> None:
    """Note a shot, once for each attack however often its dice are thrown again."""
    ends = {(shot.origin, shot.target) for shot in changes.shots}
    if (roll.origin, roll.target) not in ends:
        changes.shots.append(Shot(roll.origin, roll.target, roll.side, len(roll.dice)))
        changes.begun.append((roll.origin, roll.target))


def read_changes(events: Sequence[Event]) -> Changes:
    """Gather what the events changed; later events win where they overlap."""
    changes = Changes()
    for event in events:
        match event:
            case ev.UnitMoved() | ev.UnitRetreated():
                _follow(changes, event)
            case ev.UnitHit():
                _hit(changes, event)
            case ev.DiceRolled():
                changes.roll = event
                changes.rolls.append(event)
                _fire(changes, event)
            case ev.AttackMissed():
                changes.misses.append(event.target)
            case ev.FortDestroyed():
                changes.blasts.append((event.hex, event.kind, m.REBELS))
            case ev.ObjectiveTaken():
                changes.taken.append(event.hex)
            case _:
                pass
    return changes


def fight_hexes(changes: Changes) -> tuple[str, ...]:
    """Return the hexes of the last attack and what followed it; without one, of all changes."""
    if changes.roll is None:
        return changes.places
    fight = [changes.roll.origin, changes.roll.target]
    for track in changes.tracks:
        if track.how != "move" and track.path[0] in fight:
            fight += track.path
    return tuple(dict.fromkeys(label for label in fight if label != m.OFF))


def pending_roll(view: HothView) -> ev.DiceRolled | None:
    """Return the roll of the attack in progress, if its dice lie on the table."""
    attack = view.attack
    if attack is None or not attack.dice:
        return None
    types = {unit.id: unit.type for unit in view.units}
    types.update({fort.id: fort.kind for fort in view.forts})
    target = types.get(attack.target or attack.fort or "")
    if attack.attacker not in types or target is None:
        return None
    return ev.DiceRolled(
        attacker_type=types[attack.attacker], side=view.turn.side, origin=attack.origin,
        target_type=target, target=attack.target_hex, tally=attack.tally, dice=attack.dice,
    )  # fmt: skip


def changes_of(view: HothView, events: Sequence[Event]) -> Changes:
    """Read the events, and the attack in progress when they hold no roll."""
    changes = read_changes(events)
    if changes.roll is None and (roll := pending_roll(view)) is not None:
        changes.roll = roll
        _fire(changes, roll)
    return changes
