"""A part of a map from close up, over a plate of words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.parts.insight import Sight
from bot.games.jours.model.view import JdgView
from renderers.kit.columns import ColumnGrid
from renderers.kit.frame.legend import legend
from renderers.kit.frame.plates import plate
from renderers.kit.frame.report import Report, crop_plate
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.land.lines import NAME_AT
from renderers.kit.lettering import block, write
from renderers.kit.scene.crop import crop_part, put_name, seen
from renderers.kit.scene.layers import Scene
from renderers.kit.scene.view import HexView
from renderers.painter import Marks

from . import signs
from .changes import Changes
from .deeds import put_attacks, put_deeds, put_sight
from .facts import Facts
from .ground import Land, bare
from .overlays import Shade, put_shade
from .pieces import Stage, put_marks, put_pieces

ZOOMS: Final = (2.4, 2.0, 1.6, 1.3, 1.0, 0.8, 0.64)
"""How large a map may be shown."""
NAMES: Final = 0.2
"""Size of the names of hexes, against the height of a hex."""
TITLE, TWO_LINES, LEAST = 52, 44, 40
"""Size of the words on a plate in one line and in two, and the least in one."""
SIGNS_UP: Final = 84
"""How far above the lower edge of a plate the middle of the first row of signs lies."""


def title(words: str, room: float) -> tuple[int, tuple[str, ...]]:
    """Return the size and lines of the words on a plate, in one line where it may be large."""
    size, lines = block(words, (room, 1), (TITLE, "black"))
    return (size, lines) if size >= LEAST else block(words, (room, 2), (TWO_LINES, "black"))


def rows(size: int, count: int) -> list[float]:
    """Return how far below the edge of a plate the middles of its lines lie, above the signs."""
    return [(50 if count == 1 else 40) + number * size * 1.1 for number in range(count)]


class Closeup:
    """Some hexes and those around them, for one picture or several."""

    def __init__(self, land: Land, labels: Sequence[str], facts: Facts) -> None:
        self._facts, self._land = facts, land
        self._grid = ColumnGrid(land.field, land.turned)
        self._part = crop_part(self._grid, labels, ZOOMS)
        self._at = HexView(self._grid, self._part.view)
        self._letters = max(14, round(NAMES * land.field.hex_height * self._at.k))
        self._levels = dict(land.levels)
        self._base = self._ground()

    @property
    def zoom(self) -> float:
        """How many times larger than on the whole map hexes are."""
        return self._at.k

    def action(self, view: JdgView, changes: Changes, told: Report) -> Image.Image:
        """Return what stands there and what was done."""
        stage = self.stage()
        put_pieces(stage, view, changes)
        put_deeds(stage, changes)
        return self._over_plate(stage.scene, told)

    def choice(
        self, view: JdgView, marks: Marks, shade: Shade,
        cause: tuple[Changes, Sequence[tuple[str, str]]], words: str,
        signed: Sequence[tuple[Image.Image, str]],
    ) -> Image.Image:  # fmt: skip
        """Return what may be chosen, over a plate with words and the signs of the picture.

        ``cause``: the ways that led to it, and from where to where somebody is about to attack.
        """
        stage, (ways, attacks) = self.stage(), cause
        put_shade(stage, shade)
        put_pieces(stage, view, Changes())
        put_deeds(stage, ways)
        put_attacks(stage, attacks)
        put_marks(stage, view, marks)
        image = self._painted(stage.scene)
        left, top, right, low = self._part.plate
        plate(image, self._part.plate, WOOD.paper, WOOD.paper_rule, radius=12)
        size, lines = title(words, right - left - 48)
        for line, down in zip(lines, rows(size, len(lines)), strict=True):
            spot = (left + 24, top + down, right - left - 48)
            write(ImageDraw.Draw(image), spot, line, (size, "black", WOOD.ink))
        for row in range(0, len(signed), 3):
            start = (left + 24, low - SIGNS_UP + 44 * (row // 3))
            legend(image, start, right - left - 48, signed[row : row + 3], WOOD.ink)
        return image

    def sight(self, view: JdgView, one: Sight, told: Report) -> Image.Image:
        """Return the line between two hexes and what blocks it."""
        stage = self.stage()
        put_pieces(stage, view, Changes())
        put_sight(stage, one)
        return self._over_plate(stage.scene, told)

    def stage(self) -> Stage:
        """Return an empty stage."""
        scene = Scene(self._part.size)
        return Stage(scene, self._at, self._grid, self._facts, self._letters, self._levels)

    def _ground(self) -> Image.Image:
        base = Image.new("RGB", self._part.picture, WOOD.body)
        base.paste(seen(bare(self._land), self._part))
        for label in self._land.field.labels:
            sprite, anchor = signs.named(label, self._levels.get(label, 0), self._letters)
            put_name(base, self._part, sprite, self._at.at(label, 0, NAME_AT), anchor)
        return base

    def _painted(self, scene: Scene) -> Image.Image:
        image = scene.painted(self._base)
        image.paste(WOOD.body, (0, self._part.size[1], *self._part.picture))
        return image

    def _over_plate(self, scene: Scene, told: Report) -> Image.Image:
        image = self._painted(scene)
        crop_plate(image, self._part.plate, told, WOOD, "bone")
        return image
