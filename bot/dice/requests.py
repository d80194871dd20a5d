"""What can be rolled. A request is plain data: it is stored, and can be rolled again."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="roll"):
    """One roll as it was asked for."""


class Plain(Request, frozen=True, tag="plain"):
    """An expression in the usual notation, rolled once or several times."""

    expression: str
    repeat: int = 1


class Battle(Request, frozen=True, tag="battle"):
    """Battle dice of a system against a class of targets; ``mode``: the kind of attack."""

    system: str
    dice: int
    target: str
    mode: str = ""


class Check(Request, frozen=True, tag="check"):
    """A check of Jours de Gloire.

    ``value`` is what the die must not exceed, the strength of a fire, or the modifier of the first
    side; ``against`` the modifier of the second.
    """

    test: str
    value: int = 0
    modifiers: str = ""
    against: int = 0


class Standard(Request, frozen=True, tag="standard"):
    """A standard test of By Fire and Sword; re-rolls are numbers such as ``1+1``, or ``all``."""

    dice: int
    target: int
    modifiers: str = ""
    successes: str = ""
    failures: str = ""


class Opposed(Request, frozen=True, tag="opposed"):
    """An opposed test of By Fire and Sword with the dice of either side."""

    a: int
    b: int


class Lots(Request, frozen=True, tag="lots"):
    """Drawing lots between the sides of a system."""

    system: str


AnyRequest: TypeAlias = Plain | Battle | Check | Standard | Opposed | Lots
