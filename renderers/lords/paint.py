"""The fixed palette of the pictures of Lords of War."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers.kit import theme as t
from renderers.kit.frame.stuff import FIELD, grain
from renderers.kit.scene.encode import Palette

from . import badges, look, tiles, turf
from .portraits.sitter import Build, Sitter


def _sheet() -> Image.Image:
    """Return a sheet with every kind of paint that pictures contain: faces of all peoples."""
    sheet = Image.new("RGB", (1440, 780), look.FIELD)
    for number, (race, kind, build) in enumerate(SITTERS):
        south = number % 2 == 0
        sitter = Sitter(race, race, kind, number % 5, build)
        face = tiles.Face(
            "Wormwood", kind, "general", 7, south, 5, (5, 4, 3, 2, 1, 0, 3, 4),
            3 * (kind == "shooter"), ((0, 1), (0, 2), (1, 2)), "south" if south else "north",
            south, sitter,
        )  # fmt: skip
        tile = tiles.tile(face)
        sheet.paste(tile, (number * 205, 0))
        pale = Image.blend(tile, Image.new("RGB", tile.size, look.FIELD), 0.5)
        sheet.paste(pale, (number * 205, 230))
    sheet.paste(turf.meadow().resize((450, 431)), (0, 470))
    sheet.paste(grain((700, 150), FIELD.body, 3, 24, 18, 0.3), (450, 470))
    sheet.paste(grain((700, 150), FIELD.paper, 8, 40, 3, 0.07), (450, 625))
    for number, colour in enumerate((t.MARK, t.BLAST, look.HELD)):
        sprite = badges.roundel(str(number), 60, colour, t.PAPER)
        sheet.paste(sprite, (number * 140 + 8, 646), sprite)
    return sheet


SITTERS: tuple[tuple[str, str, Build], ...] = (
    ("orc", "infantry", "man"), ("dwarf", "infantry", "man"), ("embersand", "cavalry", "woman"),
    ("frostmark", "berserker", "man"), ("orc", "shooter", "goblin"), ("dwarf", "shooter", "woman"),
    ("lizard", "spear", "man"),
)  # fmt: skip
"""Peoples, kinds and builds whose paint the palette is made for."""


@lru_cache(maxsize=1)
def palette() -> Palette:
    """Return the palette: the exact colours, and shades of sprites."""
    return Palette(look.EXACT, _sheet, "lords", (look.GROUND, look.FIELD, look.FIELD_LIGHT))
