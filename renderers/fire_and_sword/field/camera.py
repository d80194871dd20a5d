"""What paints the frames of a film of a table: one part of it, as long as the film lasts."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.engine.model import Event
from bot.games.fire_and_sword.model.view import FasView
from renderers.fire_and_sword.changes import Changes, read_changes
from renderers.fire_and_sword.story import story as tell
from renderers.fire_and_sword.words import event_lines, head_words
from renderers.kit.frame.report import Report
from renderers.kit.pen import XY
from renderers.picture import Speaker

from .facts import Facts
from .pieces import Stage
from .tableau import Tableau


class Camera:
    """Stands still before a part of a table."""

    def __init__(
        self, facts: Facts, points: Sequence[XY], say: Speaker, *, turned: bool
    ) -> None:  # fmt: skip
        self._facts, self._points, self._say, self._turned = facts, points, say, turned

    def read(self, events: Sequence[Event]) -> Changes:
        """Return what events changed."""
        return read_changes(events)

    def show(self, view: FasView, story: Changes, events: Sequence[Event]) -> Image.Image:
        """Paint a view with what is told of events; none: Round, phase and who acts."""
        told = Report(head_words(view, self._say))
        if events:
            told = tell(view, story, event_lines(events, self._say), self._say)
        tableau = Tableau(self._facts, view, self._say, turned=self._turned)
        return tableau.part(self._points, story, _nothing, told)[0]


def _nothing(stage: Stage) -> None:
    """Put nothing besides the elements."""
