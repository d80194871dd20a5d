"""A painter whose pictures are painted by workers; their words are written here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from renderers.kit.scene.encode import Theme
from renderers.painter import Painter
from renderers.picture import Picture

from .processes import PaintingProcesses
from .worker import Order

AT_HOME = ("paint_film", "paint_history")
"""What takes seconds stays with the bot's own threads: it would hold up every board."""


class DistantPainter:
    """Does what a ``Painter`` does; what it paints is painted when first asked for, by a worker."""

    def __init__(
        self, slug: str, painter: Painter, processes: PaintingProcesses, theme: Theme = "day"
    ) -> None:
        self._slug = slug
        self._painter = painter
        self._processes = processes
        self._theme: Theme = theme

    def in_theme(self, theme: Theme) -> DistantPainter:
        """Return a painter that paints the same in another theme."""
        painter = self._painter.in_theme(theme)
        return DistantPainter(self._slug, painter, self._processes, theme)

    def __getattr__(self, name: str) -> Any:
        """Return an ability of the painter; those that paint are carried out by workers."""
        ability = getattr(self._painter, name)
        if not name.startswith("paint_") or name in AT_HOME:
            return ability
        return partial(self._sent, name, ability)

    def _sent(
        self, name: str, ability: Callable[..., Picture | None], *given: Any, **options: Any
    ) -> Picture | None:
        told = ability(*given, **options)
        if told is None:
            return None
        order = Order(self._slug, self._theme, name, given, options)
        return Picture(partial(self._processes.painted, order), told.suffix, told.alt)


def distant(slug: str, painter: Painter, processes: PaintingProcesses) -> Painter:
    """Return a painter that paints the same by workers."""
    return cast(Painter, DistantPainter(slug, painter, processes))
