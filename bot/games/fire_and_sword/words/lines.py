"""Runs of answers under one button: what is done most often without anything to choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.model import Choice, text, worded
from bot.engine.parts.asking import Line
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.insight import forecast
from bot.games.fire_and_sword.model.actions import Answer, FasAction
from bot.games.fire_and_sword.model.view import ElementView, FasView

TEMPLATE = "template "
RALLY, NOBODY_NEAR, REORGANISE = Answer("rally"), Answer("no"), Answer("reorganise")


def lines(view: FasView, content: FireAndSwordContent) -> Sequence[Line[FasAction]]:
    """List what one button does: Rallies with no enemy near, templates that set up an army.

    Rules: FAS-4.4.5-a, FAS-SET-04.
    """
    asked = view.asked
    if asked is None or asked.point != "D-S4":
        return rallies(view, content)
    return [
        Line(Choice(one.key, worded(one.label)), (Answer(one.key),))
        for one in asked.picks
        if one.key.startswith(TEMPLATE)
    ]


def rallies(view: FasView, content: FireAndSwordContent) -> Sequence[Line[FasAction]]:
    """List the Rallies that the open question allows at once, with no enemy near.

    Where an element is to be declared that is so for each whose order lets it Rally and that has
    DP to lose; during its activation for the Rally itself.

    Rules: FAS-4.4.5-a, FAS-2.3.1-a.
    """
    asked, distance = view.asked, content.command.enemy_distance
    if asked is None:
        return ()
    if asked.point == "D-06" and RALLY.value in asked.keys:
        label = text("fas-line-rally", distance=distance)
        return (Line(Choice(RALLY.value, label), (RALLY, NOBODY_NEAR)),)
    if asked.point != "D-05":
        return ()
    return [
        Line(
            Choice(one.id, text("fas-line-rally-of", unit=forecast.element_name(one),
                                count=one.dp, distance=distance)),
            (Answer(one.id), *_token(one), RALLY, NOBODY_NEAR),
        )
        for one in _shaken(view, content)
        if one.id in asked.keys and one.player in (None, view.viewer)
    ]  # fmt: skip


def _shaken(view: FasView, content: FireAndSwordContent) -> Iterator[ElementView]:
    """Yield the Units that have DP to lose and an order under which they Rally."""
    allowed = content.actions["rally"].orders
    return (
        one for one in view.elements
        if one.is_unit and not one.gone and one.dp > one.losses
        and (one.hidden in allowed or _lies_on_table(one))
    )  # fmt: skip


def _lies_on_table(one: ElementView) -> bool:
    """Tell whether an own element's token is known to nobody here."""
    return one.covered and one.hidden is None


def _token(one: ElementView) -> Sequence[FasAction]:
    """Return the order that is turned up for a Rally where the bot does not know it."""
    return (REORGANISE,) if _lies_on_table(one) else ()
