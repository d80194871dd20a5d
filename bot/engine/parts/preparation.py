"""What is known and agreed of a match before it starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.model import Seat, Setup, Text
from bot.engine.refusal import Refused
from bot.engine.setup.options import Army, MatchOption, SeatOption


class Preparation:
    """What host and players choose before a match; by itself there is nothing to choose."""

    def about(self, scenario: str) -> Sequence[Text]:
        """Say in lines for whom a scenario is, the shortest first, such as how hard it is."""
        return ()

    def match_options(self, scenario: str) -> Sequence[MatchOption]:
        """List what the host of a match of this scenario may set."""
        return ()

    def seat_options(self, setup: Setup, seat: Seat) -> Sequence[SeatOption]:
        """List what a seat's player chooses, with the options that are set so far."""
        return ()

    def sealed(self, scenario: str) -> Mapping[str, str]:
        """Return what a match that begins now writes into its options besides what is chosen.

        It plays on by that when the content says otherwise later; matches that have not written it
        play as they did before.
        """
        return {}

    def armies(self) -> Sequence[Army]:
        """List the ready-made armies: patterns for lists of one's own; empty: there are none."""
        return ()

    def read_army(self, text: str, setup: Setup | None = None) -> Army:
        """Read an army list; with a set-up also check that a match of it allows the list.

        In such a set-up the list is chosen already, so that a game finds out for which seat.

        Raises ``Refused`` with a reason that names every fault: what, where and why.
        """
        raise Refused(Text("refused-no-armies"))
