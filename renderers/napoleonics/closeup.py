"""A part of the board from close up, over a plate of words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.engine.parts.insight import Sight
from bot.games.napoleonics.model.view import NapView
from renderers.kit.brush.colours import INK
from renderers.kit.frame.report import Report, crop_plate
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.hexfield import Grid
from renderers.kit.land.lines import NAME_AT
from renderers.kit.scene.crop import crop_part, put_name, seen
from renderers.kit.scene.layers import Scene
from renderers.kit.scene.view import HexView
from renderers.kit.signs.lettering import name
from renderers.picture import Speaker

from . import look
from .changes import Changes
from .deeds import put_deeds, put_sight
from .facts import Facts
from .ground import Land, bare
from .pieces import Stage, put_pieces
from .story import story

NAMES_CLOSE: Final = 30
"""Size of the names of hexes from close up, in board pixels."""


def told_of(
    view: NapView, changes: Changes, lines: Sequence[str], facts: Facts, say: Speaker
) -> Report:
    """Return what the plate says; of dice that are still on their way only what they are for."""
    told = story(view, changes, lines, facts, say)
    return told if changes.fired == 1 else Report(told.headline)


class Closeup:
    """Some hexes and those around them, for one picture or several."""

    def __init__(self, land: Land, labels: Sequence[str], facts: Facts) -> None:
        grid = Grid(look.FIELD, land.turned)
        self._facts = facts
        self._part = crop_part(grid, labels)
        self._at = HexView(grid, self._part.view)
        self._letters = round(NAMES_CLOSE * self._at.k)
        self._base = self._ground(land)

    def action(self, view: NapView, changes: Changes, told: Report) -> Image.Image:
        """Return what stands there and what was done."""
        stage = self._stage()
        put_pieces(stage, view, changes)
        put_deeds(stage, view, changes)
        return self._over_plate(stage, told)

    def sight(self, view: NapView, one: Sight, told: Report) -> Image.Image:
        """Return the line between two hexes and what blocks it."""
        stage = self._stage()
        put_pieces(stage, view, Changes())
        put_sight(stage, one)
        return self._over_plate(stage, told)

    def _stage(self) -> Stage:
        return Stage(Scene(self._part.size), self._at, self._facts, self._letters)

    def _ground(self, land: Land) -> Image.Image:
        base = Image.new("RGB", self._part.picture, WOOD.body)
        base.paste(seen(bare(land), self._part))
        for cell in look.FIELD.cells():
            if not cell.is_half:
                x, y = self._at.at(cell.label, 0, NAME_AT)
                words = name(cell.label, self._letters, INK, look.HALO)
                put_name(base, self._part, words, (x, y))
        return base

    def _over_plate(self, stage: Stage, told: Report) -> Image.Image:
        image = stage.scene.painted(self._base)
        image.paste(WOOD.body, (0, self._part.size[1], *self._part.picture))
        crop_plate(image, self._part.plate, told, WOOD, "bone")
        return image
