"""Which units may be recalled, and why others may not (lords.md 4.15, 4.23)."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.lords.model.field import Field
from bot.games.lords.model.state import Turn, Unit

SPEAR, CAVALRY = "spear", "cavalry"


class Held(NamedTuple):
    """Why a unit may not be recalled: the rule, a short id, and by whom it is held."""

    rule: str
    why: str
    by: Unit | None = None


def fault_of(field: Field, turn: Turn, unit: Unit, *, advanced: bool) -> Held | None:
    """Say why a unit of the active side may not be recalled now; None: it may.

    Rules: LOW-RNF-03, LOW-RNF-04, LOW-RNF-05, LOW-BSK-10, LOW-CAV-02, LOW-RUL-23.
    """
    if unit.id == turn.placed:
        return Held("LOW-RNF-04", "placed")
    if unit.id in turn.took_part:
        return Held("LOW-RNF-05", "took-part")
    return holder(field, unit, advanced=advanced)


def holder(field: Field, unit: Unit, *, advanced: bool) -> Held | None:
    """Find an enemy that holds a unit: any that engages it, of cavalry only a spear.

    Rules: LOW-RNF-03, LOW-CAV-01, LOW-CAV-02, LOW-ADV-01.
    """
    slips = advanced and field.facts(unit).kind == CAVALRY
    for enemy, _ in field.engagers(unit):
        if not slips:
            return Held("LOW-RNF-03", "engaged", enemy)
        if field.facts(enemy).kind == SPEAR:
            return Held("LOW-CAV-01", "spear", enemy)
    return None
