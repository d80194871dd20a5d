"""Why an order is not accepted.

Refused
 +-- Unreadable       the text is no order at all
 +-- Ambiguous        the text fits more than one legal action
 +-- StaleDecision    the question was answered already or never asked
 +-- NotYourDecision  somebody else has to answer
 +-- IllegalAction    the rules do not allow it here
 +-- Asked            something else has to be answered before the turn can end
 +-- UndoRefused      nothing that may be taken back

A refusal's text comes from the seat's own view, and a refused order changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from .model import Text


class Fault(msgspec.Struct, frozen=True):
    """Why something is not allowed: a reason in the words of the catalogue, and the rule."""

    reason: Text
    rule: str


class Barred(NamedTuple):
    """What a picture shows of a refused order, by the names that views have for it.

    ``place`` is where the ``piece`` would stand as far as it may go, or whom it would attack;
    ``obstacle`` what is in the way; ``offer`` the legal order that comes nearest. Each of the last
    three may be empty.
    """

    piece: str
    place: str = ""
    obstacle: str = ""
    offer: str = ""


class Refused(Exception):
    """An order that was not accepted: a reason for the player, the rule, what can be seen of it."""

    def __init__(self, reason: Text, rule: str | None = None, barred: Barred | None = None):
        super().__init__(reason.key)
        self.reason = reason
        self.rule = rule
        self.barred = barred


class Unreadable(Refused):
    """The text is not written in the order notation."""


class Ambiguous(Refused):
    """The text fits more than one legal action."""


def ambiguous(orders: Iterable[str]) -> Ambiguous:
    """Refuse a text that fits several orders, which are listed as they are written."""
    return Ambiguous(Text("refused-ambiguous", {"orders": ", ".join(orders)}))


class StaleDecision(Refused):
    """The decision is no longer open."""


class NotYourDecision(Refused):
    """The decision belongs to another seat."""


class IllegalAction(Refused):
    """The action is not among the legal ones."""


class Asked(Refused):
    """A turn cannot end before the seat has answered what it is asked: no fault, a question."""


class UndoRefused(Refused):
    """The last step cannot be taken back."""
