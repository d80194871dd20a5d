"""The computer player of a game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Generic

import msgspec

from bot.engine.codec import A, V
from bot.engine.model import Decision, Seat, Side
from bot.engine.worlds.pools import Pool


class Coaching(msgspec.Struct, frozen=True):
    """What the coach goes by: captions of chances, and of what surely follows.

    ``coached`` tell how good a move is: the higher the better, the more the better; without any
    there is no coach. With each stand those that count for it where an action has no such chance,
    the first one first. ``risks`` tell what a move may cost: the higher the worse. On ``provisos``
    all others depend, such as on a test before an attack; none of them holds after ``answers`` of
    the other side, which are among the risks.

    ``rules`` by which what is coached surely follows, ``term`` the part of a position's worth that
    it makes. ``pending`` tell that more may follow, which is not sure yet.
    """

    coached: Mapping[str, Collection[str]] = {}
    risks: Collection[str] = ()
    provisos: Collection[str] = ()
    answers: Collection[str] = ()
    rules: Mapping[str, str] = {}
    term: str = ""
    pending: Collection[str] = ()


class Computer(Generic[A, V]):
    """How a seat without a person plays; by itself it takes the first option."""

    def advise(self, view: V, decision: Decision, options: Sequence[A]) -> A:
        """Pick one of the listed options; the same for the same view."""
        return options[0]

    def reply(self, view: V, decision: Decision, options: Sequence[A]) -> A:
        """Pick one of the listed options at once, for play-outs; the same for the same view.

        By itself it does as the advice says.
        """
        return self.advise(view, decision, options)

    deep_points: Collection[str] = ()
    """The decision points at which it pays to think ahead; at others advice does as well."""
    levels: Collection[str] = ()
    """Levels besides the advice that were shown to be what they are called, by pairs of games."""
    coaching: Coaching = Coaching()
    """What the coach goes by."""
    slips: int = 0
    """How often, in thousandths of its decisions, a recruit does not follow the advice."""
    units: int = 300
    """How many steps of play-outs take a tenth of a second at the most on average."""
    horizon: int = 1
    """At the end of how many turns, the present one among them, ``worth`` is asked."""

    clear: int = 0
    """How much worth a side must have more to win three games of four; 0 where that is not known,
    and nobody is told how much a decision was worth."""

    def coaches(self, scenario: str) -> bool:
        """Tell whether the coach has anything to go by in matches of a scenario."""
        return bool(self.coaching.coached)

    def ranked(self, view: V, decision: Decision, options: Sequence[A]) -> Sequence[A]:
        """List the options, the best first; the first is what is advised."""
        best = self.advise(view, decision, options)
        return [best, *(one for one in options if one != best)]

    def worth(self, state: Any, side: Side) -> int:
        """Return what a position at the end of a turn is worth to a side, in thousandths.

        The unit is the game's own, such as a point of its cards; only differences count. The
        higher the better, a victory more than all else.
        """
        return sum(self.terms(state, side).values())

    def terms(self, state: Any, side: Side) -> Mapping[str, int]:
        """Return of what the worth of a position is made up, by the captions of its parts."""
        return {}

    def hidden(self, state: Any, seat: Seat | None) -> Sequence[Pool] | None:
        """List what a seat (None: a spectator) does not know, as pools of like cards.

        The zones write into ``state``. None: the game does not say, so nobody can think ahead in
        its name; a game without hidden things returns no pools.
        """
        return None
