"""What an owner may read in private, and the exact chances of dice about to fall."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bot.engine.model import Choice, Seat, Term, Text, term, text, worded
from bot.engine.parts.insight import Odds, OddsRow
from bot.games.fire_and_sword.model.actions import Answer, FasAction
from bot.games.fire_and_sword.model.state import Element
from bot.games.fire_and_sword.model.state import Odds as Dice
from bot.games.fire_and_sword.model.view import ElementView, FasView
from bot.games.fire_and_sword.rules.checks import offered
from bot.games.fire_and_sword.rules.tables import side_of
from bot.games.fire_and_sword.words import captions, names

from . import chances

ROLL = "roll"
"""The answer that lets the dice of a question fall."""


def own_army(view: FasView, seat: Seat) -> Sequence[Choice]:
    """List a seat's own elements on the table, each with its face-down order, if it has one."""
    side = side_of(seat)
    return tuple(
        Choice(one.id, worded(element_name(one)), own_order(one))
        for one in view.elements
        if one.side == side and not one.gone
    )


def own_order(one: ElementView) -> Text | None:
    """Say the face-down order of an element of the viewer's own."""
    if one.hidden is None:
        return None
    return text("fas-own-order", order=names.order(one.hidden))


def element_name(one: ElementView) -> Term:
    """Name an element of a view."""
    return term("fas-element", id=one.id, card=element_kind(one))


def element_kind(one: ElementView) -> Term:
    """Name an element of a view without its id."""
    return names.kind(
        Element(id=one.id, side=one.side, card=one.card, custom=one.custom, name=one.name)
    )


def odds(view: FasView, action: FasAction) -> Odds | None:
    """Return the chances of each number of successes, or of DP where a Resistance test follows.

    Rules: FAS-1.5.2.1-a, FAS-1.5.3-c, FAS-6.3-a.
    """
    asked = view.asked
    if asked is None or asked.odds is None or action != Answer(ROLL):
        return None
    return told(asked.odds)


def told(dice: Dice) -> Odds:
    """Return the chances of dice: of each number of successes, or of DP where a test follows."""
    pool = dice.pool.count
    good, bad = offered(dice.rerolls, "successes"), offered(dice.rerolls, "failures")
    hits = chances.successes(pool, dice.target, good, bad)
    rows = [OddsRow(Text("fas-odds-hits-expected"), mean(hits))]
    spread, key = hits, "fas-odds-hits"
    if dice.resistance is not None:
        spread, key = chances.damage(hits, dice.resistance, dice.effectiveness), "fas-odds-dp"
        rows.append(OddsRow(Text("fas-odds-dp-expected"), mean(spread)))
    listed = [
        OddsRow(text(key, count=count), sum(spread[count:], Fraction(0)))
        for count in range(1, len(spread))
    ]
    notes = tuple(
        worded(captions.with_rule(captions.reroll(one), one.rule)) for one in dice.rerolls
    )
    return Odds(dice.pool.told, (*listed, *rows), notes)


def mean(told: Sequence[Fraction]) -> Fraction:
    """Return the mean of a distribution."""
    return sum((count * chance for count, chance in enumerate(told)), Fraction(0))
