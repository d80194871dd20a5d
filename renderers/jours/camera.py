"""What paints the frames of a film of Jours de Gloire: one part of the map, as long as it lasts."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.engine.model import Event
from bot.games.jours.model.view import JdgView
from renderers.kit.frame.report import Report
from renderers.kit.scene.deeds import ways_line
from renderers.picture import Speaker

from .changes import Changes, read_changes
from .closeup import Closeup
from .facts import Facts
from .story import story
from .text import event_lines, points_line, state_line


class Camera:
    """Stands still before a part of the map."""

    def __init__(self, near: Closeup, facts: Facts, say: Speaker) -> None:
        self._near = near
        self._facts = facts
        self._say = say

    def read(self, events: Sequence[Event]) -> Changes:
        """Return what events changed."""
        return read_changes(events)

    def show(self, view: JdgView, story: Changes, events: Sequence[Event]) -> Image.Image:
        """Paint a view with what is told of events; none: the turn or the end, and the points."""
        return self._near.action(view, story, self._told(view, story, events))

    def _told(self, view: JdgView, changes: Changes, events: Sequence[Event]) -> Report:
        if not events:
            facts, say = self._facts, self._say
            return Report(state_line(view, facts, say), points_line(view, facts, say))
        lines = event_lines(events, self._facts, self._say)
        if changes.kind == "walk":
            return Report(lines[-1] if lines else "", ways_line(changes))
        told = story(view, changes, events, self._facts, self._say)
        return told if changes.fired == 1 else Report(told.headline)
