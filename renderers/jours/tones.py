"""The fixed palettes of Jours de Gloire, one for each land and the sides that meet on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.jours.content.base import LEVELS, Arm
from renderers.kit.brush import colours as c
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.kept import kept
from renderers.kit.land.woods import GREENS, tree
from renderers.kit.minis.busts import bust
from renderers.kit.pen import lay_out
from renderers.kit.scene.encode import Palette
from renderers.kit.signs import losses, shots, targets
from renderers.kit.signs.dice import die

from . import dress, look, overlays, signs
from .counters import Printed, counter, figures
from .ground import Land, bare

EXACT: Final = (
    c.ORDER, c.ORDER_LINE, c.LOSS, c.WHITE, c.TARGET, c.GOLD, c.CREAM, c.INK, c.HIT, c.FIRE,
    c.FIRE_CORE, *WOOD.papers, WOOD.muted, WOOD.dark, WOOD.bright, look.HALO, look.ORDERS.badge,
    look.NO_ORDERS.badge, look.CONE, look.ZONE, signs.FADED,
)  # fmt: skip


ARMS: Final[tuple[tuple[Arm, bool], ...]] = (
    ("infantry", False), ("cavalry", False), ("cavalry", True), ("artillery", False),
)  # fmt: skip
"""Arms, and whether they are heavy."""


WOODS: Final = tuple(tone for mixed in GREENS for tone in mixed)
"""The tones of trees: rare where woods are few, and grey without them."""
TONES, FEWER = 100, 76
"""Tones of a map, and of one with so many names of hexes that it is heavier than other boards."""
CROWDED: Final = 300
"""From so many hexes on a map is such a one."""
SHADES: Final = tuple(overlays.COLOURS.values())
"""What hexes are shaded with."""


@lru_cache(maxsize=12)
def palette(land: Land, sides: tuple[str, ...]) -> Palette:
    """Return the palette of the pictures of a land and all that may stand on it."""
    liveries = [look.livery(side) for side in sides]
    own = [tone for one in liveries for tone in (one.face, one.rim, one.dark, one.plate)]
    name = f"jours {land!r} {sides!r}"
    exact = (*EXACT, *own, *look.BANDS, *WOODS)
    count = FEWER if len(land.field.labels) >= CROWDED else TONES
    return Palette(exact, lambda: _sheet(land, sides), name, WOODS, count)


def _sheet(land: Land, sides: tuple[str, ...]) -> Image.Image:
    board, pieces = bare(land), _pieces(sides)
    wide = board.width // len(SHADES)
    part = board.resize((wide, board.height * wide // board.width))
    sheet = Image.new("RGB", (board.width, board.height + pieces.height + part.height))
    sheet.paste(board)
    sheet.paste(pieces, (0, board.height))
    for number, (colour, share) in enumerate(SHADES):
        shaded = Image.blend(part, Image.new("RGB", part.size, colour), share)
        sheet.paste(shaded, (number * wide, board.height + pieces.height))
    return sheet


@kept
def _pieces(sides: tuple[str, ...]) -> Image.Image:
    """Return a sheet with every kind of paint of counters and signs, several times."""
    sheet = Image.new("RGB", (look.WIDTH, 420), c.GRASS)
    sprites: list[Image.Image] = []
    for side in sides:
        for arm, heavy in ARMS:
            for level in LEVELS[:3]:
                one = Printed(
                    side, "22e", len(sprites), arm, heavy, False, level, 8, ("6", "6"), 5,
                    dress.uniform(side, arm, heavy=heavy), dress.carriage(side),
                )  # fmt: skip
                sprites.append(counter(one, 0.9).sprite)
                sprites += [sprite for _, sprite, _ in figures(one, 0.9)]
        back = look.livery(side)
        sprites.append(bust(dress.face_of(side, side), back.face if back.round else back.dark))
    sprites += [
        losses.loss(1), losses.gain(1), targets.lozenge("1"), shots.flash(40), shots.smoke(40),
        die("7", 74), *(tree(size, kind) for size in (7, 9, 12) for kind in range(6)),
    ]  # fmt: skip
    lay_out(sheet, sprites, 100)
    return sheet
