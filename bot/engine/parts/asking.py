"""How questions are put to a player: one by one, several on a page, or those of a whole turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, NamedTuple

import msgspec

from bot.engine.codec import A, V
from bot.engine.model import Choice, Decision, Text

from .words import Words


class Line(msgspec.Struct, Generic[A], frozen=True):
    """A run of answers under one button."""

    choice: Choice
    answers: tuple[A, ...]


class Box(NamedTuple):
    """A part of an answer that is put together: what it is about, and what may be picked.

    At most ``most`` options go together; ``picked`` are those offered as picked. An empty box is
    an answer as well.
    """

    choice: Choice
    options: tuple[Choice, ...]
    most: int = 1
    picked: tuple[str, ...] = ()


class Asking(Generic[A, V]):
    """How questions are put; by itself each has a page of its own, with its options as listed."""

    one_device: bool = False
    """Whether a user who holds seats of both sides lends one device to two players, each of whom
    sees alone what is theirs."""
    several_points: frozenset[str] = frozenset()
    """Decision points at which a menu takes several picks, answers one after the other."""
    sheet_points: frozenset[str] = frozenset()
    """Decision points that are asked together: what each piece does in a turn, on one page."""
    run_points: frozenset[str] = frozenset()
    """Decision points that are asked together with what they lead to:
    see ``bot.engine.tries.run``."""
    run_ends: frozenset[str] = frozenset()
    """Decision points whose answers stand as buttons on the page of the questions before them."""
    most_buttons: int = 10
    """How many answers of one question are buttons; more of them are a menu."""

    def __init__(self, words: Words[A, V]) -> None:
        self._words = words

    def field(self, view: V, decision: Decision) -> Choice:
        """Name a question among others on one page; its key stays the same when they change."""
        return Choice(decision.point, self._words.prompt(view, decision))

    def heading(self, view: V, decision: Decision) -> Text | None:
        """Ask what a page of several questions of this point asks; None: as its first asks."""
        return None

    def usual(self, view: V, decision: Decision, options: Sequence[A]) -> A:
        """Return the answer that stands on such a page before anything is picked."""
        return options[0]

    def leads(self, view: V, decision: Decision) -> Mapping[A, str]:
        """Name the answers that are picked together with that of a later question, by its key."""
        return {}

    def lines(self, view: V, decision: Decision) -> Sequence[Line[A]]:
        """List runs of answers that are given by one button, beside the answers one by one."""
        return ()

    def open_lines(self, view: V, decision: Decision) -> Sequence[Line[A]]:
        """List answers that are legal whatever the seat hides, so that all may read their buttons.

        They stand below the call of whoever is asked; ``view`` is everybody's.
        """
        return ()

    def is_private(self, view: V, decision: Decision) -> bool:
        """Tell whether a question's page shows what a player beside its seat must not see.

        It matters where ``one_device`` is set.
        """
        return False

    def boxes(self, view: V, decision: Decision) -> Sequence[Box]:
        """List the boxes that together make an answer, on one page; empty: it is picked at once."""
        return ()

    def filled(self, view: V, decision: Decision, picks: Mapping[str, Sequence[str]]) -> A:
        """Return the answer with these options picked, by the keys of boxes and options.

        Asked of games alone that list boxes. Without picks it is the answer that says nothing. It
        may be illegal.
        """
        raise NotImplementedError

    def offered(self, view: V, decision: Decision, options: Sequence[A]) -> Sequence[A]:
        """Return the options in the order in which menus show them, the most usual first."""
        return options
