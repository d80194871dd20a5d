"""The frame of the table: plates of both sides, Round and phase, what happened last, legend."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageOps

from bot.engine.model import Side, Text, text
from bot.games.fire_and_sword.model.state import SIDES
from bot.games.fire_and_sword.model.view import FasView
from renderers.kit.brush.colours import GOLD
from renderers.kit.frame.plates import plate
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.frame.titles import centred, spaced
from renderers.kit.frame.tracks import track
from renderers.kit.kept import kept
from renderers.kit.lettering import sentence, write
from renderers.kit.pen import place
from renderers.kit.scene.placed import Box, Placed
from renderers.kit.theme import DOT
from renderers.picture import Speaker

from . import look, signs
from .layout import WIDTH
from .models.riders import rider
from .models.wardrobe import DRESS, PLAIN
from .words import battle, round_text

UPPER: Final = (14, 10, 472, 100)
TITLE: Final = (486, 10, 1014, 100)
PHASE: Final = (1028, 10, WIDTH - 14, 100)
NAME_AT: Final = 112
"""Where words begin beside the rider on the plate of a side."""
CUT: Final = 8
"""From the edge of a plate to the portrait."""


class Host(NamedTuple):
    """A side on its plate: which it is, its name, and the card of its commander or nothing."""

    side: Side
    name: str
    commander: str


class Plates(NamedTuple):
    """What stands on the plates and never changes in a match."""

    low: int
    """Where the frame begins below."""
    hosts: tuple[Host, ...]
    """The upper side first."""


def lower(low: int) -> Box:
    """Return the box of the plate of the lower side."""
    return UPPER[0], low + 12, UPPER[2], low + 138


def telling(low: int) -> Box:
    """Return the box of the plate that tells what happened last."""
    return TITLE[0], low + 12, WIDTH - 14, low + 138


def box_of(side: Side, upper: Side, low: int) -> Box:
    """Return the box of the plate of a side: that whose edge is above, or below."""
    return UPPER if side == upper else lower(low)


def lay_plates(image: Image.Image, spec: Plates) -> None:
    """Lay all plates with what never changes on them."""
    for host in spec.hosts:
        box = box_of(host.side, spec.hosts[0].side, spec.low)
        colours = look.PLATES[host.side]
        plate(image, box, colours.face, GOLD, radius=5)
        sprite = portrait(host)
        middle = (box[1] + box[3]) // 2
        image.paste(sprite, (box[0] + CUT, middle - sprite.height // 2), sprite)
        words = host.name.upper()
        write(ImageDraw.Draw(image), (NAME_AT, middle - 17, 190), words, (34, "black", colours.ink))
    plate(image, TITLE, WOOD.paper, WOOD.paper_rule)
    plate(image, PHASE, WOOD.dark, GOLD, radius=4)
    plate(image, telling(spec.low), WOOD.paper, WOOD.paper_rule)


@kept
def portrait(host: Host) -> Image.Image:
    """Return the commander of a side on horseback, as much as a plate has room for."""
    dress = DRESS.get(host.commander, PLAIN["horse"])
    dress = dress if dress.body == "horse" else PLAIN["horse"]
    sprite = rider(dress, 3 if host.side == "red" else 1, 1.0)
    sprite = ImageOps.mirror(sprite) if host.side == "blue" else sprite
    return sprite.crop((0, 18, sprite.width, 18 + 76))


def tell(
    image: Image.Image, view: FasView, say: Speaker, low: int, *, upper: Side = SIDES[0],
    preview: str = "",
) -> list[Placed]:  # fmt: skip
    """Write battle, Round and phase, who acts, Motivation and objectives of both sides.

    While nobody acts the phase stands in that place. ``upper``: whose plate is above;
    ``preview``: words in place of who acts, for what is not done yet.
    """
    pen = ImageDraw.Draw(image)
    title, year = battle(view, say)
    when = say(round_text(view))
    lines = [preview] if preview else turn_lines(view, say)
    if not lines:
        number, _, phase = when.rpartition(": ")
        lines, when = [sentence(phase)], number
    under = f" {DOT} ".join(filter(None, (year, when)))
    spaced(pen, (750, 42 if under else 55), title, 490, WOOD.ink, 38)
    centred(pen, (750, 79), under, 490, (25, "semibold"), WOOD.muted)
    middle, wide = (PHASE[0] + PHASE[2]) / 2, PHASE[2] - PHASE[0] - 36
    if len(lines) == 1:
        centred(pen, (middle, 55), lines[0], wide, (30, "black"), WOOD.bright)
    elif lines:
        centred(pen, (middle, 38), lines[0], wide, (30, "black"), WOOD.bright)
        centred(pen, (middle, 75), lines[1], wide, (25, "semibold"), WOOD.bright)
    placed = [Placed("title", "", TITLE), Placed("turn", "", PHASE)]
    for side in view.sides:
        placed += _side(image, view, side, box_of(side, upper, low))
    return placed


def turn_lines(view: FasView, say: Speaker) -> list[str]:
    """Say who acts and who has the initiative, as far as anybody does; or how it ended."""
    if view.over is not None:
        return [sentence(say(Text(f"fire_and_sword-over-{view.over}")))]
    found = []
    if view.active is not None:
        found.append(sentence(say(text("fas-board-acts", side=name_of(view.active)))))
    if view.initiative is not None:
        found.append(sentence(say(text("fas-board-initiative", side=name_of(view.initiative)))))
    return found


def name_of(side: Side) -> Text:
    """Name a side."""
    return Text(f"fire_and_sword-side-{side}")


def _side(image: Image.Image, view: FasView, side: Side, box: Box) -> list[Placed]:
    """Show the Motivation that is left as discs and in numerals, and the objectives held."""
    own, colours = view.sides[side], look.PLATES[side]
    middle = (box[1] + box[3]) // 2
    won = [signs.morale()] * own.motivation
    track(image, (NAME_AT - 2, middle + 21), 336, won, own.start, colours.ink)
    placed = [Placed("motivation", side, (NAME_AT, middle + 5, box[2], middle + 39))]
    x = box[2] - 18
    for key in sorted((k for k, holder in view.objectives.items() if holder == side), reverse=True):
        sprite = signs.objective(key, 1.25)
        x -= sprite.width
        spot = (x + sprite.width / 2, middle - 17)
        placed.append(Placed("objective", key, place(image, sprite, spot)))
        x -= 6
    return placed
