"""What became of the orders that were given: what their answers say, against what is stored."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

from bot.sandbox import Sent, text_of

RECEIPT: Final = re.compile(r"\(receipt (\d+)\)")
"""How an answer says that an order is stored, and under which number."""


@dataclass
class Given:
    """An order; ``answered`` and ``visible`` are milliseconds after it was given, None: not yet.

    ``answered`` counts to the first answer, which may say only that the bot is thinking.
    """

    match: str
    sent: Sent
    answered: float | None = None
    visible: float | None = None

    @property
    def words(self) -> str | None:
        """What the answer says; None as long as there is none to read."""
        answer = self.sent.answer() if self.sent.is_answered else None
        return text_of(answer) if isinstance(answer, dict) else None

    @property
    def receipts(self) -> set[int]:
        """The numbers of the receipts that the answer tells, with those not read before."""
        return {int(number) for number in RECEIPT.findall(self.words or "")}


class Outcome(msgspec.Struct):
    """What became of orders; times in milliseconds, of those that were carried out and told so.

    ``lost`` were told to be stored and are not; ``refused`` are the answers to those that were
    not carried out; ``silent`` were not told of, or showed no board.
    """

    acknowledged: list[float] = []
    visible: list[float] = []
    refused: list[str] = []
    lost: int = 0
    silent: int = 0


def outcome(
    given: Mapping[str, Given],
    numbers: Mapping[str, int | None],
    hidden: Collection[str] = (),
) -> Outcome:
    """Judge orders by their answers; ``hidden`` ones are kept where nobody may see them yet.

    ``numbers`` are those of the stored receipts, None where there is none, of these orders and of
    all before them.
    """
    found, stored = Outcome(), set(numbers.values())
    for order, one in given.items():
        told, number = one.receipts, numbers[order]
        found.lost += bool(told - stored)
        if order in hidden or told - stored:
            continue
        if number is not None and number in told:
            found.acknowledged += [one.answered] if one.answered is not None else []
            found.visible += [one.visible] if one.visible is not None else []
            found.silent += one.visible is None
        elif number is None and one.words is not None:
            found.refused.append(one.words)
        else:
            found.silent += 1
    return found
