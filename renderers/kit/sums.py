"""Sums of dice in words."""

from __future__ import annotations

from bot.engine.chance.tally import Tally
from renderers.picture import Speaker

from . import theme as t


def arithmetic(tally: Tally, say: Speaker) -> str:
    """Write a sum with its reasons on one line, e.g. ``3 - 1 rocks = 2`` with a true minus.

    A sum of one part gives its reason in brackets.
    """
    if not tally.parts:
        return "0"
    first, *others = tally.parts
    others = [part for part in others if part.amount]
    if not others:
        return f"{tally.floored} ({say(first.reason)})"
    words = str(first.amount)
    for part in others:
        sign = t.MINUS if part.amount < 0 else "+"
        words += f" {sign} {abs(part.amount)} {say(part.reason)}"
    return f"{words} = {tally.floored}"
