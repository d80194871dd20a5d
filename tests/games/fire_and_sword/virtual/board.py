"""A virtual table that is played by written actions and forced dice."""

from __future__ import annotations

import pytest

from bot.engine.refusal import IllegalAction
from tests.games.fire_and_sword.live import Live, duel

FAR = {"at": [60, 40, 180], "hidden": "defence"}
"""An enemy far from everything."""
OPEN = (72, 48)


def skirmish(red, blue=("SWE-08",), **more) -> Live:
    """Return a virtual table with Red to declare; b1 is far off unless placed.

    The commanders-in-chief are no more than names: they have no place.
    """
    more.setdefault("b1", FAR)
    army = [*red, *(["PLC-C1"] if "PLC-C1" not in red else [])]
    return duel(army, [*blue, "SWE-C1"], table=OPEN, **more)


def alone(card="PLC-02", order="manoeuvre", at=(30, 20, 0), **more) -> Live:
    """Return a table on which r1 with an order is activated, far from any enemy."""
    mark = {"at": list(at), **more.pop("r1", {})}
    if order:
        mark["hidden"] = order
    red = [card, *more.pop("others", ())]
    return skirmish(red, r1=mark, **more).answer("r1")


def place(live: Live, key: str) -> tuple[float, float, float]:
    """Return where an element stands, in inches and degrees."""
    x, y, heading = live.position.state.field.places[key].place
    return x / 1000, y / 1000, heading / 100


def refused(live: Live, *words: str) -> list[tuple[str, str]]:
    """Return rule and reason of each refused line; none of them changes anything."""
    found = []
    for word in words:
        before = live.position.encode()
        with pytest.raises(IllegalAction) as caught:
            live.answer(word)
        assert live.position.encode() == before
        found.append((caught.value.rule, caught.value.reason.key))
    return found


def rules_against(live: Live, *words: str) -> list[str]:
    """Return the rule that stands against each line."""
    return [rule for rule, _ in refused(live, *words)]
