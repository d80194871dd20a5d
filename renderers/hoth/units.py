"""Units of Battle of Hoth on their bases, and the works that stand on the board."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image, ImageOps

from bot.games.hoth.model.state import EMPIRE
from renderers.kit.brush.colours import NIGHT
from renderers.kit.brush.shadows import COLD, dropped, shadowed
from renderers.kit.cut import Cut, cut_out
from renderers.kit.kept import kept
from renderers.kit.minis import machines, works
from renderers.kit.minis.bases import EDGE, LOW_EDGE, base, ghost, peg
from renderers.kit.minis.busts import Mark
from renderers.kit.minis.looks import Pose
from renderers.kit.minis.snowmen import snowman

from .look import CAMPS, TRIM, TROOPERS

UNITS: Final = (
    "snowtroopers", "at_at", "probe_droids", "echo_troopers", "snowspeeders", "rebel_artillery",
)  # fmt: skip
WIDE: Final = 116
"""Width of a base in units."""
SHEET: Final = (220, 220)
LOW: Final = 206
"""Where the lower edge of the base lies in the sheet; its middle is that of the sheet."""
_PEGS: Final = {
    1: (58.0,),
    2: (34.0, 82.0),
    3: (21.0, 58.0, 95.0),
    4: (15.0, 44.0, 72.0, 101.0),
}


class Standing(NamedTuple):
    """How a unit stands: figures left of those at the start, its pose, the edge of its base.

    ``fell`` is how many of the lost ones have just fallen; troopers lie where they stood.
    ``about``: a walker looks the other way than its side, at what it fires at.
    """

    left: int
    start: int
    pose: Pose = "stand"
    mark: Mark = ""
    fell: int = 0
    about: bool = False


@kept
def piece(type_: str, side: str, standing: Standing, k: float = 1.0) -> Cut:
    """Return a unit, anchored at the middle of the lower edge of its base.

    The Empire looks to the left, the Rebels to the right; the figures lost are those in front.
    """
    return cut_out(_unit(type_, side, standing, k), (SHEET[0] / 2 * k, LOW * k))


@kept
def left_behind(side: str, k: float = 1.0) -> Cut:
    """Return the faint base of a unit that has left, anchored like a unit."""
    sprite = ghost(CAMPS[side].base, WIDE, k)
    return cut_out(sprite, ((WIDE / 2 + EDGE) * k, LOW_EDGE * k))


def _unit(type_: str, side: str, standing: Standing, k: float) -> Image.Image:
    sheet = Image.new("RGBA", (round(SHEET[0] * k), round(SHEET[1] * k)))
    look, west = CAMPS[side].base, SHEET[0] / 2 - WIDE / 2
    _lay(sheet, base(look, WIDE, k, standing.mark), (west - EDGE, LOW - LOW_EDGE), k)
    for slot in sorted(range(standing.start), key=lambda slot: slot % 2):
        x, y = west + _PEGS[standing.start][slot], LOW - 22 + 5 * (slot % 2)
        rank = slot if side != EMPIRE else standing.start - 1 - slot
        fell = standing.fell if type_ in TROOPERS else 0
        if rank >= standing.left + fell:
            _lay(sheet, peg(look, k), (x - 9, y - 4), k)
        elif rank >= standing.left:
            flat = _fallen(type_, side, rank, k)
            corner = (x - flat.width / k / 2, y + 6 - flat.height / k)
            _lay(sheet, dropped(flat, tone=COLD), corner, k)
        else:
            left = (side == EMPIRE) != standing.about
            _figure(sheet, (type_, left), standing.pose, rank, (x, y), k)
    return sheet


def _figure(
    sheet: Image.Image,
    shown: tuple[str, bool],
    pose: Pose,
    rank: int,
    spot: tuple[float, float],
    k: float,
) -> None:
    """Put one figure on a base: its type, and whether it looks to the left.

    ``spot`` is where it stands, in units of the sheet.
    """
    (type_, left), (x, y) = shown, spot
    bare = _bare(type_, pose, rank, k)
    bare = ImageOps.mirror(bare) if left else bare
    wide, high = bare.width / k, bare.height / k
    if type_ == "snowspeeders":
        shade = bare.getchannel("A").resize((bare.width, max(1, bare.height // 3)))
        dark = Image.new("RGBA", shade.size, (*NIGHT, 0))
        dark.putalpha(shade.point([value // 3 for value in range(256)]))
        _lay(sheet, dark, (x - wide / 2 + 6, y - 6), k)
        _lay(sheet, bare, (x - wide / 2, y - 44 - 16 * (1 - rank % 2)), k)
        return
    if type_ == "at_at":
        _lay(sheet, bare, (x - wide / 2, y + 7 - high), k)
        return
    feet = {"probe_droids": 23.0, "rebel_artillery": 42.0}.get(type_, 23.0)
    across = wide - feet if left else feet
    lift = 8 if type_ == "probe_droids" else -4
    cast = shadowed(bare, 0.3, 0.1, 0.45, COLD)
    _lay(sheet, cast, (x - across, y - lift - high), k)


def _fallen(type_: str, side: str, rank: int, k: float) -> Image.Image:
    """Return a trooper on their back, the head away from the enemy."""
    turned = _bare(type_, "stand", rank, k).rotate(82, Image.Resampling.BICUBIC, expand=True)
    flat = turned.crop(turned.getbbox())
    return ImageOps.mirror(flat) if side == EMPIRE else flat


def _bare(type_: str, pose: Pose, rank: int, k: float) -> Image.Image:
    """Return one figure of a unit that looks to the right."""
    match type_:
        case "at_at":
            return machines.walker(k)
        case "snowspeeders":
            return machines.speeder(TRIM, 0.84 * k)
        case "probe_droids":
            return machines.probe(k, rank)
        case "rebel_artillery":
            return works.dish(k)
        case _:
            return snowman(TROOPERS[type_], pose, 1.15 * k, rank)


def _lay(sheet: Image.Image, sprite: Image.Image, corner: tuple[float, float], k: float) -> None:
    x, y = round(corner[0] * k), round(corner[1] * k)
    part = sprite.crop((max(0, -x), max(0, -y), *sprite.size))
    sheet.alpha_composite(part, (max(0, x), max(0, y)))


@kept
def fort(kind: str, owner: str, k: float = 1.0) -> Cut:
    """Return a fortification, anchored at the middle of its foot."""
    paint = works.cannon if kind == "ion_cannon" else works.generator
    sprite = paint(CAMPS[owner].base.face, 0.86 * k)
    return cut_out(sprite, (55 * 0.86 * k, 112 * 0.86 * k))


@kept
def wreck(k: float = 1.0) -> Cut:
    """Return a walker that has just fallen, anchored at the middle of its lower edge."""
    sprite = machines.wreck(0.8 * k)
    return Cut(sprite, (0.5, 1.0))
