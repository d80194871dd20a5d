"""Orders along a path of hexes, and how players shorten them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.engine.model import Action
from bot.engine.refusal import ambiguous


class PathAction(Action, frozen=True):
    """An order along a path of hexes."""

    path: tuple[str, ...]


P = TypeVar("P", bound=PathAction)


def completed(
    options: Sequence[Any], action: P, write: Callable[[P], str], *, from_start: bool
) -> P:
    """Fill in the hexes left out of a path; a legal or hopeless path stays as it is.

    The last hex must be given, and the first one where paths begin with the hex of the piece.

    Raises ``Ambiguous``.
    """
    if action in options:
        return action
    first = 1 if from_start else 0
    fitting = [
        one
        for one in options
        if isinstance(one, type(action))
        and replace(one, path=action.path) == action
        and one.path[:first] == action.path[:first]
        and one.path[-1:] == action.path[-1:]
        and contains(one.path, action.path)
    ]
    if len(fitting) > 1:
        raise ambiguous(write(one) for one in fitting)
    return fitting[0] if fitting else action


def contains(path: tuple[str, ...], part: tuple[str, ...]) -> bool:
    """Tell whether a path runs over all hexes of a part in its order.

    >>> contains(("A1", "B1", "C2"), ("A1", "C2"))
    True
    """
    rest = iter(path)
    return all(label in rest for label in part)
