"""Units as text: ``a=I6/6/5/5 X OR`` (digest 10.1).

Types: I infantry, C cavalry, HC heavy cavalry with strength, cohesion, engagement and movement
points; A foot and AH horse artillery with fire, effective and maximum range, cohesion, movement.
Marks: d disordered, r routed, q square, RF Renfort, OR and NO, and what the unit has done.

>>> rule = ReverseRule(strength=2, of=3, firm=6, firm_loss=1, loss=2, mp=1)
>>> read_kind("Af3e3m4c6", rule).disordered
Values(sp=0, cohesion=5, mp=4)
>>> kind_text(read_kind("HC4/7/7/7", rule))
'HC4/7/7/7'
"""

from __future__ import annotations

import re

from bot.engine.model import Side
from bot.engine.script import one_of
from bot.games.jours.content import FACINGS
from bot.games.jours.content.base import Arm, Cell, Facing, Level
from bot.games.jours.content.tables import ReverseRule
from bot.games.jours.model.field import Kind, Unit, Values
from bot.games.notation import BadNotation, known

FOOT, HORSE = 5, 8
"""Movement points of artillery whose type names none."""
MEN = re.compile(r"(I|C|HC)(\d+)/(\d+)/(\d+)/(\d+)")
GUNS = re.compile(r"(A|AH)f(\d+)e(\d+)m(\d+)c(\d+)(?:p(\d+))?(?:/([A-Z]+))?")
LEVELS: dict[str, Level] = {"d": "disordered", "r": "routed"}
DEEDS = ("moved", "fired", "fought", "evaded", "reacted", "barred", "squared", "rallied")
"""Marks of what a unit has done in the activation."""
UNIT = re.compile(r"([A-Za-z0-9][\w-]*)=(\S+) (\S+)((?: \S+)*)")


def reverse(rule: ReverseRule, front: Values, *, gun: bool) -> Values:
    """Return the disordered side of a counter that has no printed one."""
    loss = rule.firm_loss if front.cohesion >= rule.firm else rule.loss
    strength = 0 if gun else max(1, front.sp * rule.strength // rule.of)
    return Values(strength, front.cohesion - loss, front.mp - rule.mp)


def read_kind(said: str, rule: ReverseRule) -> Kind:
    """Read a type; raises ``BadNotation``."""
    if men := MEN.fullmatch(said):
        arm: Arm = "infantry" if men[1] == "I" else "cavalry"
        sp, cohesion, engagement, mp = (int(one) for one in men.groups()[1:])
        front = Values(sp, cohesion, mp)
        back = reverse(rule, front, gun=False)
        heavy = men[1] == "HC"
        return Kind(arm=arm, heavy=heavy, engagement=engagement, good=front, disordered=back)
    if guns := GUNS.fullmatch(said):
        horse = guns[1] == "AH"
        fire, effective, maximum, cohesion = (int(one) for one in guns.groups()[1:5])
        front = Values(0, cohesion, int(guns[6] or (HORSE if horse else FOOT)))
        return Kind(
            arm="artillery",
            horse=horse,
            fire=fire,
            effective=effective,
            maximum=maximum,
            good=front,
            disordered=reverse(rule, front, gun=True),
        )
    raise BadNotation(f"{said!r} is no type of unit")


def kind_text(kind: Kind) -> str:
    """Write a type; values of the reverse that are printed otherwise are lost."""
    front = kind.good
    if kind.arm == "artillery":
        usual = HORSE if kind.horse else FOOT
        points = "" if front.mp == usual else f"p{front.mp}"
        ranges = f"f{kind.fire}e{kind.effective}m{kind.maximum}c{front.cohesion}"
        return f"A{'H' if kind.horse else ''}{ranges}{points}"
    letter = "I" if kind.arm == "infantry" else "HC" if kind.heavy else "C"
    return f"{letter}{front.sp}/{front.cohesion}/{kind.engagement}/{front.mp}"


def read_facing(said: str) -> Facing:
    """Read a facing; raises ``BadNotation``."""
    return one_of(FACINGS, known(said, FACINGS, "facing"))


def read_unit(said: str, cell: Cell, facing: Facing | None, rule: ReverseRule) -> tuple[Unit, str]:
    """Read a unit of a hex; returns it without a side, and its order mark (OR, NO or none).

    Raises ``BadNotation``.
    """
    found = UNIT.fullmatch(said.strip())
    if found is None:
        raise BadNotation(f"{said.strip()!r}: a unit is id=TYPE FORMATION and marks")
    own = found[2].rpartition("/")
    if own[0] and own[2] in FACINGS:
        facing, kind = read_facing(own[2]), read_kind(own[0], rule)
    else:
        kind = read_kind(found[2], rule)
    unit = Unit(id=found[1], side=Side(""), formation=found[3], kind=kind, at=cell, facing=facing)
    order = ""
    for mark in found[4].split():
        order = _mark(unit, mark) or order
    if unit.level == "routed":
        unit.facing = None
    elif unit.facing is None:
        raise BadNotation(f"{unit.id}: a unit that is not routed has a facing")
    return unit, order


def _mark(unit: Unit, mark: str) -> str:
    """Put a mark on a unit; returns an order mark."""
    if mark in ("OR", "NO"):
        return mark
    if mark in LEVELS:
        unit.level = LEVELS[mark]
    elif mark == "q":
        unit.square = True
    elif mark == "RF":
        unit.renfort = True
    else:
        known(mark, DEEDS, "mark", unit.id)
        unit.note(**{mark: True})
    return ""
