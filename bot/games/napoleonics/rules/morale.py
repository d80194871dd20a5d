"""Ignoring flags: how many a unit may ignore, and why."""

from __future__ import annotations

from bot.engine.chance.tally import Tally
from bot.engine.model import Term
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import Unit
from bot.games.napoleonics.words import names

from . import ground


def ignorable(scene: Scene, unit: Unit, origin: str, *, bounced: bool) -> Tally:
    """Return the flags that a unit may ignore, with the reasons.

    ``origin`` is where the attack came from; ``bounced``: the flags are those of a square or its
    artillery against cavalry.

    Rules: NAP-MOR-01, NAP-MOR-02, NAP-MOR-06, NAP-MOR-07, NAP-CAS-05, NAP-SQ-08, NAP-SQ-15.
    """
    if bounced:
        return Tally()
    found = Tally()
    leader = scene.leader_of(unit)
    if leader is not None:
        found = found.plus(1, names.leader(leader.name), "NAP-MOR-02")
    found = found.plus(scene.kind(unit).ignore_flags, names.unit(unit.type), "NAP-MOR-06")
    if unit.square is not None:
        return found
    return Tally((*found.parts, *support(scene, unit).parts, *works(scene, unit, origin).parts))


def support(scene: Scene, unit: Unit) -> Tally:
    """Return the flag that adjacent friends let a unit ignore.

    Rules: NAP-MOR-03, NAP-MOR-04, NAP-MOR-08, NAP-GEN-02, NAP-SQ-22.
    """
    friends = [
        label
        for label in scene.tables.board.neighbours[unit.hex]
        if _holds_friend(scene, label, unit)
    ]
    enough = len(friends) >= scene.tables.content.match.support
    reason = Term("napoleonics-flag-support", {"hexes": ", ".join(friends)})
    return Tally().plus(int(enough), reason, "NAP-MOR-03")


def _holds_friend(scene: Scene, label: str, unit: Unit) -> bool:
    pieces = (scene.units.get(label), scene.leaders.get(label))
    return any(piece is not None and piece.side == unit.side for piece in pieces)


def works(scene: Scene, unit: Unit, origin: str) -> Tally:
    """Return the flags that field works let a unit ignore.  Rules: NAP-MOR-05, NAP-RUL-69."""
    if not ground.is_protected(scene, unit.hex, origin):
        return Tally()
    count = scene.tables.content.field_works.ignore_flags.get(scene.kind(unit).unit_class, 0)
    return Tally().plus(count, names.reason("field-works"), "NAP-MOR-05")
