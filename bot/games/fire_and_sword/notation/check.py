"""Whether a written table can be: every marker fits the card that it belongs to.

Raises ``BadNotation`` for the first thing that cannot be so.
"""

from __future__ import annotations

from bot.games.fire_and_sword.content import TwoSpeeds
from bot.games.fire_and_sword.geometry.placing import standing_fault
from bot.games.fire_and_sword.model.state import Element, FasState
from bot.games.fire_and_sword.rules.fighter import fresh
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.notation import BadNotation, between


def check(tables: Tables, state: FasState) -> None:
    """Check a table as a whole; raises ``BadNotation``."""
    between(state.round, 0, int(state.options["rounds"]), "round")
    most = tables.content.limits.motivation.most
    for side, own in state.sides.items():
        between(own.motivation, 0, most, f"motivation of {side}")
    for element in state.elements:
        filled = bool(tables.advantage(state, element.side, "magazines"))
        _markers(tables, element, more=int(filled))
        _order(tables, element)


def _markers(tables: Tables, element: Element, *, more: int) -> None:
    """Check the numbers of an element; ``more``: loads above the card (FAS-SET-08)."""
    profile, limits = tables.profile(element), tables.content.limits
    if (element.mode is not None) != isinstance(profile.speed, TwoSpeeds):
        raise BadNotation(f"{element.id} mode: {element.mode} does not fit its card")
    full = fresh(profile, element.mode)
    sets = full.lances + bool(full.lances)  # an upgrade may give a second set (FAS-SET-06)
    for name, most in (
        ("ammo", full.ammo + more), ("melee_ammo", full.melee_ammo + more), ("lances", sets),
    ):  # fmt: skip
        between(getattr(element, name), 0, most, f"{element.id} {name}")
    between(element.cp, 0, limits.cp.most, f"{element.id} cp")
    if not element.gone:
        between(element.dp, 0, profile.thresholds.flight, f"{element.id} dp")
        between(element.losses, 0, element.dp, f"{element.id} losses")


def _order(tables: Tables, element: Element) -> None:
    if not tables.is_unit(element) and (element.hidden or element.revealed):
        raise BadNotation(f"{element.id}: a Group has no order token")
    rules = tables.content.special_rules
    grants = [one.rule for one in tables.profile(element).special]
    taken = {"standard", "dispersed"} | {kind for one in grants for kind in rules[one].formations}
    if element.formation not in taken:
        raise BadNotation(f"{element.id} formation: its card has no {element.formation}")


def placed(tables: Tables, state: FasState) -> None:
    """Check that everybody can stand where they do; raises ``BadNotation``.

    Rules: FAS-NOT-02, FAS-GEO-05.
    """
    table = tables.table(state)
    for body in table.bodies:
        fault = standing_fault(table, body)
        if fault is not None:
            on = f" ({fault.other})" if fault.other else ""
            raise BadNotation(f"{body.id} cannot stand there: {fault.rule} {fault.what}{on}")
