"""What an element does on a virtual table: actions with their numbers in fixed point."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from bot.games.fire_and_sword.geometry.fixed import Spot
from bot.games.fire_and_sword.geometry.shapes import Ref
from bot.games.fire_and_sword.geometry.turning import Wheel

Way: TypeAlias = Literal["move", "double_move", "march", "withdraw", "disengage"]
"""A movement along a line, as geometry names it."""


class Go(NamedTuple):
    """A movement along a line: which, from which REF, its angle and distance."""

    way: Way
    ref: Ref
    phi: int
    far: int


class Slide(NamedTuple):
    """A Reposition: the direction off the heading, and the distance."""

    direction: int
    far: int


class Turn(NamedTuple):
    """A Turn."""

    wheel: Wheel


class Wander(NamedTuple):
    """A Group's Move or Move half: the points that its centre goes to, a turn at the end."""

    points: tuple[Spot, ...]
    turn: int = 0
    is_half: bool = False


class Aim(NamedTuple):
    """What a shot is aimed at: an element or a structure, and where on its edge if that is said.

    ``side``: the corridor's, if it is said; ``ref``: the firing REF; ``origin``: the point of the
    rim that a Group or a garrison fires from.
    """

    target: str
    spot: Spot | None = None
    side: str = ""
    ref: Ref = 1
    origin: Spot | None = None


class Shoot(NamedTuple):
    """A fire at its targets; ``phi`` and ``far``: the movement that belongs to it.

    ``before``: a Countermarch shifts before its shot; a negative ``far`` goes back.
    """

    fire: str
    aims: tuple[Aim, ...]
    phi: int = 0
    far: int = 0
    before: bool = False


class Retire(NamedTuple):
    """The way back of a Caracole: straight over the rear edge, whatever it costs."""

    far: int


class Leave(NamedTuple):
    """How a garrison leaves: a point of the rim, the REF that comes to stand there, a heading."""

    spot: Spot
    ref: Ref
    heading: int


class Plain(NamedTuple):
    """An action that needs no numbers: its verb and the words after it."""

    verb: str
    words: tuple[str, ...] = ()


Base: TypeAlias = Go | Slide | Turn | Wander | Shoot | Retire | Leave | Plain


class Act(NamedTuple):
    """An action; ``is_free``: as a free action."""

    base: Base
    is_free: bool = False
