"""What players read: questions, menus, log lines, cards, refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, Literal

from bot.engine.codec import A, V
from bot.engine.model import Choice, Decision, Event, Seat, Text
from bot.engine.refusal import IllegalAction, Refused, Unreadable

DONE = "done"
"""The key of the pick that leaves a question: no more of what it asks for."""


class Words(Generic[A, V]):
    """What players read; by itself every action is named as it is written, and nothing is logged.

    ``write`` is how the game writes an action.
    """

    held: Literal["cards", "orders"] = "cards"
    """What a seat alone sees, as players are told: a hand of cards, or face-down orders."""
    ranks: Mapping[type[Event], int] = {}
    """How much events matter where they are not as any other, see ``ranked``."""

    def __init__(self, write: Callable[[A], str]) -> None:
        self._write = write

    def prompt(self, view: V, decision: Decision) -> Text:
        """Return the question of a decision, as its seat reads it."""
        return Text("ask-plain")

    def asked(self, view: V, decision: Decision) -> Text | None:
        """Return the question as everybody may read it, from the public view; None: it is hidden.

        Where it is told it is that of ``prompt``, or one that says less.
        """
        return None

    def menu(self, view: V, decision: Decision, action: A) -> tuple[Choice, ...]:
        """Return the picks that lead to the action, e.g. unit, then hex."""
        order = self._write(action)
        return (Choice(order, Text("plain", {"text": order})),)

    def answered(self, view: V, decision: Decision, action: A) -> Text | None:
        """Say an answer with its question, where its notation says too little, such as ``no``.

        None: it says enough.
        """
        return None

    def leaves(self, view: V, decision: Decision, action: A) -> bool:
        """Tell whether an action leaves a question: no more of what it asks for."""
        choices = self.menu(view, decision, action)
        return bool(choices) and choices[-1].key == DONE

    def ends(self, view: V, decision: Decision, action: A) -> bool:
        """Tell whether a typed ``end`` gives an action: as a rule it leaves the question."""
        return self.leaves(view, decision, action)

    def caption(self, event: Event) -> Text | None:
        """Return the log line of an event, or None if it needs no line."""
        return None

    def rank(self, event: Event) -> int:
        """Tell how much an event matters among others: 0 is the most, 2 is routine."""
        return self.ranks.get(type(event), 1)

    def refusal(self, view: V, decision: Decision, action: A) -> Refused:
        """Say why an action is illegal, with the rule id, from the seat's own view."""
        return IllegalAction(Text("refused-illegal", {"order": self._write(action)}))

    def unreadable(self, text: str) -> Unreadable:
        """Build the refusal of a text that is no order."""
        return Unreadable(Text("refused-unreadable", {"order": text[:60]}))

    def secrets(self, view: V, seat: Seat) -> Sequence[Text]:
        """List in lines what the seat alone may read besides its cards, from its own view."""
        return ()

    def hand(self, view: V, seat: Seat) -> Sequence[Choice] | None:
        """List the cards in a seat's hand with name and text; None: the view hides them."""
        return None

    def cards(self) -> Sequence[Choice]:
        """List all cards of the game with name and text, as they can be looked up."""
        return ()

    def typed(self) -> Sequence[Choice]:
        """List what players may type in their own language.

        ``key`` is the word as the notation writes it, ``label`` says it in each language; words of
        the same meaning stand there with semicolons between them.
        """
        return ()


def ranked(
    striking: Iterable[type[Event]], routine: Iterable[type[Event]]
) -> Mapping[type[Event], int]:
    """Rank events for ``Words.ranks``.

    What is ``striking`` hits, takes or ends something: it is told first where there is room for
    little; what is ``routine`` is the mere course of play, and told last there.
    """
    return {**dict.fromkeys(striking, 0), **dict.fromkeys(routine, 2)}


def keyword(word: str) -> Choice:
    """Return a word of a notation with the messages of all who type it otherwise.

    >>> keyword("offer draw").label.key
    'typed-offer-draw'
    """
    return Choice(word, Text(f"typed-{word.replace(' ', '-')}"))
