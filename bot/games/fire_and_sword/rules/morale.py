"""Chapter 8: Threat, re-rolls and results of Morale tests."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Term
from bot.games.fire_and_sword.content import FireAndSwordContent

from .checks import Pool, Reroll
from .fighter import Fighter


class MoraleEffect(msgspec.Struct, frozen=True):
    """What a Morale test does: DP, and whether a forced withdrawal follows."""

    dp: int
    withdraws: bool


def pool(threat: Tally) -> Pool | None:
    """Return the dice of the test: as many as the Threat; None: 0 or less is no test.

    Rules: FAS-8.1-a, FAS-8.1-b, FAS-1.5.2.1-b.
    """
    return Pool(threat) if threat.total > 0 else None


def with_modifiers(content: FireAndSwordContent, fighter: Fighter, threat: Tally) -> Tally:
    """Add what changes every Threat of an element: To the Last Man, while Shaken or Broken.

    Rules: FAS-12.1-LAS-a.
    """
    if fighter.state == "steady" or not fighter.has("to_the_last_man"):
        return threat
    less = content.special_rules["to_the_last_man"].threat
    return threat.plus(less, Term("fas-special-to_the_last_man"), "FAS-12.1-LAS-a")


def lost_melee(content: FireAndSwordContent, loser: Fighter, difference: int) -> Tally:
    """Return the Threat of a Unit that lost a melee: the difference in edge points.

    Rules: FAS-8.2.1-a, FAS-7.4.5-c.
    """
    part = Part(difference, Term("fas-part-difference"), "FAS-8.2.1-a")
    return with_modifiers(content, loser, Tally((part,)))


def by_dp(content: FireAndSwordContent, fighter: Fighter, caused: int, rule: str) -> Tally:
    """Return a Threat of as many dice as DP were caused (Overrun, Evade)."""
    part = Part(caused, Term("fas-part-caused"), rule)
    return with_modifiers(content, fighter, Tally((part,)))


def rerolls(content: FireAndSwordContent, fighter: Fighter) -> tuple[Reroll, ...]:
    """Return the failures of Morale tests that an element may re-roll.

    Rules: FAS-12.1-DEF, FAS-3.1-c, FAS-RUL-57.
    """
    found = []
    for grant in fighter.grants:
        rule = content.special_rules[grant.rule]
        allowed = rule.needs_order in (None, fighter.order)
        if rule.reroll is not None and rule.reroll.test == "morale" and allowed:
            count = rule.reroll.count or grant.value or 0
            found.append(Reroll("failures", count, Term(f"fas-special-{rule.id}"), rule.rule))
    return tuple(found)


def outcome(content: FireAndSwordContent, fighter: Fighter, failures: int) -> MoraleEffect:
    """Return the result: one DP for any failure, and from two failures a Unit withdraws.

    Rules: FAS-8.1-c, FAS-LIVE-04.
    """
    rules = content.morale
    enough = failures >= rules.withdraw_failures and fighter.is_unit
    return MoraleEffect(rules.dp if failures else 0, enough)


Way = Literal["withdraw", "crush", "stuck", "dp"]
"""How a forced withdrawal ended: the full way, less than 2 in, not at all, or a DP instead."""
WAYS: tuple[Way, ...] = get_args(Way)
STAYING: tuple[Way, ...] = ("stuck", "dp")
"""Ends of a forced withdrawal that leave the Unit where it is, in contact if it was."""


def withdrawals(fighter: Fighter, garrison: bool) -> tuple[Way, ...]:
    """Return the ways of a forced withdrawal among which its owner chooses.

    Artillery is Crushed where it stands; a garrison To the Last Man may take a DP instead. The
    exception comes before the rules of the Crush.

    Rules: FAS-12.1-ART-a, FAS-12.1-LAS-b, FAS-RUL-72, FAS-8.1-d, FAS-RUL-47, FAS-RUL-48.
    """
    if garrison and fighter.has("to_the_last_man"):
        return ("withdraw", "dp")
    return ("stuck",) if fighter.has("artillery") else ("withdraw",)
