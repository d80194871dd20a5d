"""What is agreed before a match: options of its host, choices of each seat, armies of one's own.

All of it ends in ``Setup.options``, so that a match stands alone for replay and verification.
"""

from __future__ import annotations

import msgspec

from bot.engine.model import Choice, Text


def is_within(value: str, bounds: tuple[int, int]) -> bool:
    """Tell whether a typed value is a whole number of a closed range, in plain digits."""
    least, most = bounds
    plain = value.isascii() and value.isdigit() and len(value) < 10
    return plain and least <= int(value) <= most


class MatchOption(msgspec.Struct, frozen=True):
    """An option that the host sets: one of ``choices``, or a whole number of a closed range.

    ``key`` is the key in ``Setup.options``; a match without it plays by ``default``.
    """

    key: str
    label: Text
    default: str
    choices: tuple[Choice, ...] = ()
    numbers: tuple[int, int] | None = None

    def accepts(self, value: str) -> bool:
        """Tell whether a value may be set.

        >>> MatchOption("limit", Text("x"), "60", numbers=(20, 400)).accepts("19")
        False
        """
        if self.numbers is None:
            return any(one.key == value for one in self.choices)
        return is_within(value, self.numbers)


class SeatOption(msgspec.Struct, frozen=True):
    """What the player of a seat chooses before the match starts; public.

    ``key`` is the key in ``Setup.options``. There are at most 24 ``choices``. ``default`` is what
    the computer takes, and who need not choose; a ``required`` choice keeps the match waiting.
    With ``armies`` the player may also take an army list of their own: then the value is the
    canonical text of the list. Everybody learns its name, and with ``told`` what is in it.
    ``seen``: the set-up that a lobby shows depends on it.
    """

    key: str
    label: Text
    choices: tuple[Choice, ...]
    default: str
    required: bool = False
    armies: bool = False
    told: bool = False
    seen: bool = False


class Army(msgspec.Struct, frozen=True):
    """An army list that its game accepts.

    ``text`` is canonical: equal lists have equal texts, and reading it gives the same army.
    ``lines`` tell its owner what is in it. ``base`` names the army it is made from, where its name
    does not say it; everybody reads both.
    """

    name: str
    text: str
    lines: tuple[Text, ...]
    base: Text | None = None
