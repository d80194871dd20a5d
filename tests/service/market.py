"""The coin duel with options: the host sets a goal, each seat chooses a token or its own purse.

A purse is an army list: a name and the coins in it, three of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Choice, Seat, Setup, Text
from bot.engine.parts.preparation import Preparation
from bot.engine.refusal import Refused
from bot.engine.setup.options import Army, MatchOption, SeatOption

from .coin import Coin

COINS = ("copper", "silver", "gold")


def named(word: str) -> Choice:
    return Choice(word, Text("plain", {"text": word}))


class Stalls(Preparation):
    def match_options(self, scenario: str) -> Sequence[MatchOption]:
        return (
            MatchOption("tokens", Text("plain"), "off", (named("off"), named("on"))),
            MatchOption("goal", Text("plain"), "3", numbers=(1, 9)),
            MatchOption("gold", Text("plain"), "yes", (named("yes"), named("no"))),
        )

    def seat_options(self, setup: Setup, seat: Seat) -> Sequence[SeatOption]:
        if setup.options.get("tokens", "off") != "on":
            return ()
        others = [one for one in setup.seats if one != seat]
        taken = {setup.options.get(f"token-{one}") for one in others}
        choices = tuple(named(one) for one in ("boat", "hat", "dog") if one not in taken)
        return (
            SeatOption(
                f"token-{seat}", Text("plain"), choices, choices[0].key, required=True, armies=True
            ),
        )

    def armies(self) -> Sequence[Army]:
        return (self.read_army("plain: copper copper silver"),)

    def read_army(self, text: str, setup: Setup | None = None) -> Army:
        name, _, coins = text.partition(":")
        held = sorted(coins.split())
        faults = [f"no coin: {one}" for one in held if one not in COINS]
        if len(held) != 3:
            faults.append(f"{len(held)} coins")
        if setup is not None and setup.options.get("gold") == "no" and "gold" in held:
            faults.append("no gold here")
        if faults:
            raise Refused(Text("plain", {"text": "; ".join(faults)}), "COIN-PURSE")
        return Army(name.strip(), f"{name.strip()}: {' '.join(held)}", ())


class Market(Coin):
    slug = "market"
    preparation = Stalls()
