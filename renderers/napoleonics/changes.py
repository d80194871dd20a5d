"""What the events changed, as things to draw: ways, attacks, losses, the last roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from bot.engine.model import Event, Side
from bot.games.napoleonics.model import events as ev
from bot.games.napoleonics.model.state import OFF, RollFrame
from bot.games.napoleonics.model.view import NapView
from renderers.kit.scene.deeds import Kind

How: TypeAlias = Literal["move", "retreat"]


class Track(msgspec.Struct, frozen=True):
    """The way of a unit (``type``) or a leader (no type), start hex first; may end ``off``."""

    side: str
    path: tuple[str, ...]
    how: How
    type: str = ""


class Blow(NamedTuple):
    """An attack from hex to hex."""

    origin: str
    target: str


class Fallen(msgspec.Struct, frozen=True):
    """A unit eliminated (``type``), or a leader lost (``name``)."""

    hex: str
    side: str
    type: str = ""
    name: str = ""


class Changes(msgspec.Struct):
    """All that a picture shows of the last actions."""

    tracks: list[Track] = []
    blows: list[Blow] = []
    losses: dict[str, int] = {}
    """Blocks lost, by the hex where the unit stands now."""
    gains: dict[str, int] = {}
    """Blocks regained, by hex."""
    fallen: list[Fallen] = []
    begun: list[tuple[str, str]] = []
    """Ways and attacks in their order: where each begins, and where it goes."""
    roll: ev.DiceRolled | ev.SymbolsRolled | None = None
    rolls: list[ev.DiceRolled] = []
    """All rolls against somebody, the last one too."""
    walked: float = 1.0
    """What share of their ways pieces have gone: less than all in a film."""
    fired: float = 1.0
    """What share of its way fire has come; before all of it has, no dice are told."""

    @property
    def kind(self) -> Kind:
        """What a film shows of them."""
        if self.roll is not None or self.losses or self.gains or self.fallen:
            return "fight"
        return "walk" if self.tracks else "nothing"

    @property
    def ways(self) -> tuple[tuple[str, ...], ...]:
        """The ways of pieces, hex by hex; the last place may be off the board."""
        return tuple(track.path for track in self.tracks)

    @property
    def places(self) -> tuple[str, ...]:
        """The hexes on which something happened."""
        spots = [label for way in self.ways for label in way if label != OFF]
        spots += [label for blow in self.blows for label in blow]
        spots += [*self.losses, *self.gains, *(fallen.hex for fallen in self.fallen)]
        return tuple(dict.fromkeys(spots))

    @property
    def is_fire(self) -> bool:
        """Tell whether somebody attacks somebody."""
        return bool(self.blows)

    def walking(self, share: float) -> Changes:
        """Return the same with its pieces a share (0 to 1) along their ways."""
        return msgspec.structs.replace(self, walked=share)

    def firing(self, share: float) -> Changes:
        """Return only its attacks, with their fire a share (0 to 1) on its way."""
        return Changes(blows=self.blows, roll=self.roll, fired=share)


def _follow(changes: Changes, track: Track) -> None:
    if len(track.path) < 2:
        return
    changes.tracks.append(track)
    changes.begun.append((track.path[0], track.path[1] if track.path[1] != OFF else track.path[0]))
    if track.type and track.path[0] in changes.losses:
        changes.losses[track.path[-1]] = changes.losses.pop(track.path[0])


def _hit(changes: Changes, event: ev.UnitHit) -> None:
    if event.left == 0:
        changes.losses.pop(event.hex, None)
        changes.fallen.append(Fallen(event.hex, event.side, event.type))
    elif event.losses:
        changes.losses[event.hex] = changes.losses.get(event.hex, 0) + event.losses


def _walk(changes: Changes, event: Event) -> None:
    match event:
        case ev.UnitMoved():
            _follow(changes, Track(event.side, event.path, "move", event.type))
        case ev.UnitRetreated():
            _follow(changes, Track(event.side, event.path, "retreat", event.type))
        case ev.UnitResupplied():
            way = (event.origin, event.hex)
            _follow(changes, Track(event.side, way, "retreat", event.type))
        case ev.LeaderMoved():
            _follow(changes, Track(event.side, event.path, "move"))
        case ev.LeaderRetreated():
            _follow(changes, Track(event.side, (event.origin, event.hex), "retreat"))
        case _:
            pass


def read_changes(events: Sequence[Event]) -> Changes:
    """Gather what the events changed; later events win where they overlap."""
    changes = Changes()
    for event in events:
        _walk(changes, event)
        match event:
            case ev.UnitHit():
                _hit(changes, event)
            case ev.BlockRegained():
                changes.gains[event.hex] = changes.gains.get(event.hex, 0) + 1
            case ev.DiceRolled():
                changes.roll = event
                changes.rolls.append(event)
                _strike(changes, Blow(event.origin, event.target))
            case ev.SymbolsRolled():
                changes.roll = event
            case ev.MeleeDeclared():
                for origin in (event.origin, *event.joined):
                    _strike(changes, Blow(origin, event.target))
            case ev.LeaderLost(how="killed" | "trapped"):
                changes.fallen.append(Fallen(event.hex, event.side, name=event.name))
            case _:
                pass
    return changes


def _strike(changes: Changes, blow: Blow) -> None:
    if blow not in changes.blows:
        changes.blows.append(blow)
        changes.begun.append((blow.origin, blow.target))


def fight_hexes(changes: Changes) -> tuple[str, ...]:
    """Return the hexes of the last attack and of what followed it."""
    roll = changes.roll
    if not isinstance(roll, ev.DiceRolled):
        return ()
    fight = [roll.origin, roll.target]
    for blow in changes.blows:
        if blow.target in (roll.origin, roll.target):
            fight.append(blow.origin)
    for track in changes.tracks:
        if track.how == "retreat" and track.path[0] in fight:
            fight += track.path
    return tuple(dict.fromkeys(label for label in fight if label != OFF))


def pending_roll(view: NapView) -> ev.DiceRolled | None:
    """Return the roll in progress, if its dice lie on the table."""
    frame = view.roll
    if frame is None or not frame.dice:
        return None
    names = {unit.id: unit.type for unit in view.units}
    names.update({one.id: one.name for one in view.leaders})
    target = names.get(frame.target or frame.leader or "")
    roller = next((unit for unit in view.units if unit.id == frame.roller), None)
    if roller is None or target is None:
        return None
    return _rolled(frame, roller.type, roller.side, target)


def _rolled(frame: RollFrame, type_: str, side: Side, target: str) -> ev.DiceRolled:
    return ev.DiceRolled(
        roller_type=type_, side=side, origin=frame.origin, target=frame.target_hex,
        target_type=target, why=frame.why, tally=frame.tally, dice=tuple(frame.dice),
        hits=frame.hits, flags=frame.flags,
    )  # fmt: skip


def changes_of(view: NapView, events: Sequence[Event]) -> Changes:
    """Read the events, and what is in progress: an attack, or dice rolled for orders."""
    changes = read_changes(events)
    if changes.roll is None and (roll := pending_roll(view)) is not None:
        changes.roll = roll
        _strike(changes, Blow(roll.origin, roll.target))
    turn = view.turn
    if changes.roll is None and turn.symbols and turn.card is not None:
        changes.roll = ev.SymbolsRolled(card=turn.card, dice=tuple(turn.symbols))
    combat = view.combat
    if combat is not None and not changes.blows:
        _strike(changes, Blow(combat.origin, combat.target_hex))
    return changes
