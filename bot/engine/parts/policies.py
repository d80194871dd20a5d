"""Standing orders: what a game lets its players answer in advance."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Generic

from bot.engine.codec import A, V
from bot.engine.model import Choice, Decision, Text


class Policies(Generic[A, V]):
    """The standing orders of a game by policy point; by itself there are none."""

    points: Sequence[str] = ()
    """What standing orders are about: decision points, or parts of one; see ``topics``."""
    silent: bool = False
    """Whether their owner alone learns that a standing order answered: to all others its answer
    reads as one given by hand."""
    usual: Mapping[str, str] = {}
    """The policies that hold for a player by policy point until they set others."""

    together: Collection[str] = ()
    """Decision points that everybody answers for themselves whoever is on turn, such as secret
    orders: their time is that of a turn, not the shorter one of a reaction."""
    overdue: Mapping[str, str] = {}
    """The policies that answer, besides the usual ones, for a player whose time is over."""

    def silence(self, view: V, point: str) -> Mapping[str, str] | None:
        """Return the policies that answer a decision point for a player whose time is over.

        They are those of its policy points; None where one of these has none: the game waits. It
        depends on public facts alone.
        """
        known, topics = {**self.usual, **self.overdue}, self.topics(point)
        if not topics or any(topic not in known for topic in topics):
            return None
        return {topic: known[topic] for topic in topics}

    def topics(self, point: str) -> Sequence[str]:
        """List the policy points that together answer a decision point; most often itself."""
        return (point,) if self.listed(point) else ()

    def listed(self, point: str) -> Sequence[Choice]:
        """List the standing orders that a policy point offers; empty if it offers none."""
        return ()

    def read(self, point: str, said: str) -> Choice | None:
        """Read a standing order as a player names it, in any case and spacing.

        Besides those that ``listed`` gives a game may read others with a parameter. The key of the
        result is what is stored and given to ``answer``; None: there is no such order.
        """
        plain = "-".join(said.lower().split())
        return next((one for one in self.listed(point) if one.key == plain), None)

    def text(self, policy: str) -> Text:
        """Name a stored standing order."""
        return Text("plain", {"text": policy})

    def told(self, policy: str) -> Text:
        """Name the standing order that answered to everybody; vague where its name tells much."""
        return self.text(policy)

    def answer(self, view: V, decision: Decision, policy: str) -> A | None:
        """Answer a decision by a standing order; None means: ask."""
        return None

    def answer_by(
        self, view: V, decision: Decision, held: Mapping[str, str]
    ) -> tuple[str, A] | None:
        """Answer a decision by all policies that a seat holds, by policy point; None means: ask.

        Returns the policy point that decided with the answer. Whether there is an answer must
        depend on public facts alone.
        """
        policy = held.get(decision.point)
        action = self.answer(view, decision, policy) if policy is not None else None
        return None if action is None else (decision.point, action)
