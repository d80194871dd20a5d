"""Questions about places that both games of the family answer alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from bot.engine.model import Side, Term, Text, text, worded
from bot.engine.parts.insight import Found
from bot.engine.refusal import Refused

from .board import BoardMap

P = TypeVar("P", bound=Any)


def place_of(board: BoardMap, typed: str) -> str:
    """Return the label of a hex as it is typed; raises ``Refused``."""
    label = typed.strip().upper()
    if label not in board.neighbours:
        raise Refused(text("ask-refused-place", place=typed[:20]))
    return label


def section_of(board: BoardMap, viewer: Side | None, typed: str) -> frozenset[str]:
    """Return the hexes of a section as a side sees it; raises ``Refused``, also without a side."""
    if viewer is None:
        raise Refused(Text("ask-refused-side"))
    sections = board.sections[viewer]
    found = frozenset(label for label, names in sections.items() if typed in names)
    if not found:
        raise Refused(text("ask-refused-section", place=typed[:20]))
    return found


def sorted_out(
    sides: Iterable[Side], pieces: Iterable[P], name: Callable[[P], Text | Term]
) -> list[Found]:
    """Sort pieces by side and place; a side without any is left out."""
    every = sorted(pieces, key=lambda one: (one.hex[0], int(one.hex[1:])))
    found = [
        Found(side, tuple((one.hex, _said(name(one))) for one in every if one.side == side))
        for side in sides
    ]
    return [one for one in found if one.pieces]


def _said(name: Text | Term) -> Text:
    return worded(name) if isinstance(name, Term) else name
