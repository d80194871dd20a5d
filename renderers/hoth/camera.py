"""What paints the frames of a film of Hoth: one part of the board, as long as the film lasts."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.engine.model import Event
from bot.games.hoth.model.view import HothView
from renderers.kit.frame.report import Report
from renderers.kit.scene.deeds import ways_line
from renderers.picture import Speaker

from .changes import Changes, read_changes
from .closeup import Closeup, told_of
from .facts import Facts
from .text import medals_line, state_line


class Camera:
    """Stands still before a part of the board."""

    def __init__(self, near: Closeup, facts: Facts, say: Speaker) -> None:
        self._near = near
        self._facts = facts
        self._say = say

    def read(self, events: Sequence[Event]) -> Changes:
        """Return what events changed."""
        return read_changes(events)

    def show(self, view: HothView, story: Changes, events: Sequence[Event]) -> Image.Image:
        """Paint a view with what is told of events; none: turn or end, and the medals."""
        return self._near.action(view, story, self._told(view, story, events))

    def _told(self, view: HothView, story: Changes, events: Sequence[Event]) -> Report:
        if not events:
            return Report(state_line(view, self._say), medals_line(view, self._say))
        told = told_of(story, events, self._facts, self._say)
        return told._replace(numbers=ways_line(story)) if story.kind == "walk" else told
