"""What a picture of a battle is made from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.model import Event, Side
from bot.games.lords.model.view import LordsView
from renderers.painter import CHOSEN, Marks
from renderers.picture import Speaker

from .mat import Mat


class Subject(NamedTuple):
    """What a picture is made from."""

    view: LordsView
    events: Sequence[Event]
    say: Speaker
    marks: Marks = ()
    turned: bool = False
    preview: bool = False
    ground: Mat | None = None
    """The part of the ground that is shown; None: what the view needs."""

    @property
    def owner(self) -> Side | None:
        """The side of the player who looks at it; None for everybody's pictures."""
        viewer = self.view.viewer
        return None if viewer is None or self.view.over is not None else Side(viewer)

    def numbers(self) -> dict[str, list[str]]:
        """Return the numbers of the menu by the cell or card that they point at."""
        marked: dict[str, list[str]] = {}
        for number, name in self.marks:
            if number != CHOSEN:
                marked.setdefault(name, []).append(number)
        return marked

    def chosen(self) -> frozenset[str]:
        """Return the cells and cards that were chosen already."""
        return frozenset(name for number, name in self.marks if number == CHOSEN)
