"""Chapter 7.4.4 to 7.4.6: edge points, who won a melee, and what follows step by step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Side, Term, term
from bot.games.fire_and_sword.content import FireAndSwordContent, Order
from bot.games.fire_and_sword.words.faults import Hindrance, bar

from . import ground, melee
from .fighter import Fighter, formation_of, stance
from .melee import Combatant, Field

REGROUPING = ("formation_dispersed", "excellent_riders")
"""Rules that let cavalry Regroup after any melee."""


# Edge points --------------------------------------------------------------------------------------


def edge_points(
    content: FireAndSwordContent, field: Field, side: Side, dealt: Mapping[str, int]
) -> Tally:
    """Return the edge points of a side; ``dealt``: DP that each Unit got from the attacks.

    Rules: FAS-7.4.4-a, FAS-7.4.4-b, FAS-LIVE-06.
    """
    found = Tally()
    for part in (*_damage(content, field, side, dealt), *_edges(content, field, side)):
        found = found.plus(part.amount, part.reason, part.rule)
    for one in field.values():
        if one.side == side:
            for part in _own(content, one):
                found = found.plus(part.amount, part.reason, part.rule)
    return found


def _damage(
    content: FireAndSwordContent, field: Field, side: Side, dealt: Mapping[str, int]
) -> Iterator[Part]:
    hurt = sum(dp for name, dp in dealt.items() if field[name].side != side)
    each = content.melee.edge_points_per_dp
    yield Part(hurt * each, term("fas-part-hurt", count=hurt), "FAS-7.4.4-b")


def _edges(content: FireAndSwordContent, field: Field, side: Side) -> Iterator[Part]:
    """Count each enemy side and rear edge that is touched, once.

    Rules: FAS-7.4.4-b, FAS-RUL-45.
    """
    touched = {
        (touch.enemy, touch.other)
        for one in field.values()
        if one.side == side
        for touch in one.touches
        if not melee.has_front(content, field[touch.enemy], touch.other)
    }
    rear = sum(edge == "rear" for _, edge in touched)
    sides = len(touched) - rear
    yield Part(sides * content.melee.side_edge, term("fas-part-sides", count=sides), "FAS-7.4.4-b")
    yield Part(rear * content.melee.rear_edge, term("fas-part-rears", count=rear), "FAS-7.4.4-b")


def _own(content: FireAndSwordContent, one: Combatant) -> Iterator[Part]:
    """Yield what a Unit brings to its side: size, Discipline, terrain, formation.

    Rules: FAS-7.4.4-b, FAS-12.1-DIS, FAS-13.1-DEF, FAS-13.1-NKO, FAS-4.3.7.1-a, FAS-RUL-34,
    FAS-RUL-35.
    """
    fighter = one.fighter
    size = fighter.profile.size
    yield Part(content.trays[size].edge_points, term("fas-part-size", size=size), "FAS-7.4.4-b")
    yield Part(fighter.value("discipline"), Term("fas-special-discipline"), "FAS-12.1-DIS")
    held = ground.defensive(content, one.terrain, fighter)
    yield Part(held, Term("fas-trait-defensive"), "FAS-13.1-DEF")
    if ground.is_disadvantageous(content, one.terrain, fighter):
        less = content.traits["disadvantageous"].edge_points
        yield Part(less, Term("fas-trait-disadvantageous"), "FAS-13.1-NKO")
    name = Term(f"fas-formation-{stance(content, fighter)}")
    yield Part(formation_of(content, fighter).edge_points, name, "FAS-4.3.7.1-a")


def winner(points: Mapping[Side, Tally]) -> tuple[Side | None, int]:
    """Return the side with more edge points and the difference; equal points have no winner.

    Rules: FAS-7.4.4-c, FAS-7.4.5-b.
    """
    (first, a), (second, b) = ((side, tally.total) for side, tally in points.items())
    if a == b:
        return None, 0
    return (first, a - b) if a > b else (second, b - a)


# Steps of the result ------------------------------------------------------------------------------


def orders_after(fighter: Fighter) -> tuple[Order, ...]:
    """Return the orders a Unit may have after a melee, the default first: revealed.

    Rules: FAS-7.4.5-a, FAS-RUL-06.
    """
    return ("defence", "reorganise") if fighter.order == "defence" else ("reorganise",)


def must_test(fighter: Fighter) -> bool:
    """Tell whether a loser tests its Morale: not at its flight threshold, where it flees.

    Rules: FAS-7.4.5-c, FAS-RUL-09.
    """
    return not fighter.flees


def winner_removes(content: FireAndSwordContent, fighter: Fighter, beaten: bool) -> int:
    """Return the DP that a winner removes; ``beaten``: a loser withdrew or is to flee.

    Rules: FAS-7.4.5-d, FAS-12.1-LOO.
    """
    if not beaten or fighter.has("looters"):
        return 0
    return min(content.melee.winner_removes, fighter.dp)


def dp_after(fighter: Fighter, lost: bool) -> int | None:
    """Return a Unit's DP after step 5, None: it flees now.

    Who did not lose stays, with its DP cut down to the flight threshold.

    Rules: FAS-7.4.5-e, FAS-7.4.4-a, FAS-1.3-c, FAS-RUL-09, FAS-RUL-68.
    """
    if fighter.flees and lost:
        return None
    return min(fighter.dp, fighter.profile.thresholds.flight)


def sides_left(field: Field) -> set[Side]:
    """Return the sides that still have Units to fight before the dice.

    What fled by the DP of its activation is not in the field any more; a Unit that survived
    earlier at its flight threshold is. If one side is left only, it goes straight to step 6.

    Rules: FAS-7.4.5-h, FAS-2.3.3-d, FAS-RUL-09.
    """
    return {one.side for one in field.values()}


FreeChoice = Literal["pursue", "hold", "occupy"]


def free_choices(
    content: FireAndSwordContent, fighter: Fighter, can_pay: bool, structure: bool
) -> tuple[FreeChoice, ...]:
    """Return what a winner may do that touches no enemy any more.

    Cavalry holds only if a Commander in range pays; ``structure``: it beat a garrison.

    Rules: FAS-7.4.5-f, FAS-RUL-07.
    """
    holds = fighter.type != "cavalry" or can_pay or not content.command.hold_cp
    found: list[FreeChoice] = ["pursue"]
    if holds:
        found.append("hold")
    return (*found, "occupy") if structure else tuple(found)


def regroup_bar(
    content: FireAndSwordContent, one: Combatant, won: bool, bound: bool
) -> Hindrance | None:
    """Say why a Unit may not Regroup; ``bound``: it still touches an enemy.

    Rules: FAS-7.4.5-g, FAS-7.4.6-a, FAS-7.4.6-b, FAS-12.1-FDI, FAS-12.1-EXC, FAS-RUL-49.
    """
    if one.fighter.type != "cavalry":
        return bar("FAS-7.4.6-a", "not-cavalry")
    if not bound:
        return bar("FAS-7.4.6-a", "not-bound")
    light = any(one.fighter.has(rule) for rule in REGROUPING)
    if light or (won and one.charge == "charge"):
        return None
    return bar("FAS-7.4.6-a", "no-regroup")


def regroup_removes(
    content: FireAndSwordContent, fighter: Fighter, won: bool, advance: bool
) -> int:
    """Return the DP that a Unit removes that Regrouped: a winner that took no Advance.

    Rules: FAS-7.4.6-b.
    """
    return min(content.melee.regroup_removes, fighter.dp) if won and not advance else 0


# Lances -------------------------------------------------------------------------------------------


def breakthrough_bar(
    content: FireAndSwordContent, field: Field, one: Combatant, won: bool
) -> Hindrance | None:
    """Say why a Unit makes no Breakthrough Charge: it needs its lances, Impetus and a victory.

    Rules: FAS-12.1-BRK-a, FAS-12.2-KOP-a.
    """
    rule = "FAS-12.1-BRK-a"
    if one.charge is None or (melee.lance(content, one) is None and not _breaks(one)):
        return bar(rule, "no-lances")
    no_impetus = melee.impetus_bar(content, field, one)
    if no_impetus is not None:
        return no_impetus
    return None if won else bar(rule, "not-won")


def _breaks(one: Combatant) -> bool:
    return one.fighter.has("breakthrough")


def breakthrough_dp(content: FireAndSwordContent, difference: int) -> int:
    """Return the DP of the Unit that was broken through: the difference in edge points, capped.

    Rules: FAS-12.1-BRK-b, FAS-RUL-24.
    """
    return min(difference, content.melee.break_through_most)


def lances_after(fighter: Fighter) -> int:
    """Return the lance sets left after any melee, used in it or not.  Rules: FAS-12.2-KOP-a."""
    return max(0, fighter.lances - 1)


def pistols_after(content: FireAndSwordContent, one: Combatant) -> int:
    """Return the melee ammo left after a melee.  Rules: FAS-7.4.1-a."""
    spent = content.melee.ammo_most if melee.spends_ammo(content, one) else 0
    return one.fighter.melee_ammo - spent
