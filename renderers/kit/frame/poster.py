"""The poster of a match: title and news over the board, the sides below.

Before a match the news are who meets whom, at its end who won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Side
from renderers.kit.brush.colours import GOLD
from renderers.kit.lettering import block, fitted, write
from renderers.kit.pen import place
from renderers.kit.scene.placed import Box
from renderers.kit.signs.dice import medal
from renderers.kit.theme import DOT, Colour, font

from .plates import plate
from .stuff import Stuff, boards
from .titles import centred, spaced

WIDTH: Final = 1500
HEAD: Final = 236
"""Height of title and result over the board in pixels."""
FOOT: Final = 208
"""Height of the sides below it."""
EDGE: Final = 14


class Host(NamedTuple):
    """A side of a match: its name, who plays it, and whether it won.

    ``open`` says what it has still to choose; it stands in place of its figures.
    """

    side: Side
    name: str
    players: str
    won: bool = False
    open: str = ""


class Announcement(NamedTuple):
    """What a poster tells besides the board, in words: ``under`` stands below the title."""

    title: str
    under: str
    news: str
    hosts: Sequence[Host]


class Livery(NamedTuple):
    """The plate of a side: its colours, and the figures on it, the most important first."""

    face: Colour
    rim: Colour
    ink: Colour
    figures: Sequence[str]


def poster(
    board: Image.Image, told: Announcement, liveries: Mapping[Side, Livery], stuff: Stuff
) -> Image.Image:
    """Return a board (RGB) as wide as a poster between its title and its sides."""
    high = round(board.height * WIDTH / board.width)
    image = boards((WIDTH, HEAD + high + FOOT), stuff.body).copy()
    scaled = board if board.width == WIDTH else board.resize((WIDTH, high))
    image.paste(scaled, (0, HEAD))
    pen = ImageDraw.Draw(image)
    for edge in (HEAD - 4, HEAD + high):
        pen.rectangle((0, edge, WIDTH, edge + 3), stuff.rule)
    _title(image, told, stuff)
    wide = (WIDTH - EDGE) / max(1, len(told.hosts))
    for number, host in enumerate(told.hosts):
        left, low = round(EDGE + number * wide), HEAD + high
        box = (left, low + EDGE, round(left + wide - EDGE), low + FOOT - EDGE)
        _host(image, box, host, liveries[host.side])
    return image


def _title(image: Image.Image, told: Announcement, stuff: Stuff) -> None:
    plate(image, (EDGE, EDGE, WIDTH - EDGE, HEAD - EDGE), stuff.paper, stuff.paper_rule, radius=10)
    pen, middle, room = ImageDraw.Draw(image), WIDTH / 2, WIDTH - 2 * EDGE - 90
    spaced(pen, (middle, 68), told.title, room, stuff.ink, 76)
    centred(pen, (middle, 128), told.under, room, (30, "semibold"), stuff.muted)
    words, size = fitted(told.news, room - 180, 54, "black")
    half = font(size, "black").getlength(words) / 2 + 34
    pen.text((middle, 182), words, stuff.ink, font(size, "black"), "mm")
    for way in (-1, 1):
        ends = sorted((middle + way * half, middle + way * room / 2))
        pen.rectangle((ends[0], 181, ends[1], 184), stuff.paper_rule)


def _host(image: Image.Image, box: Box, host: Host, livery: Livery) -> None:
    """Lay the plate of a side; who won has a medal on it."""
    plate(image, box, livery.face, GOLD if host.won else livery.rim, radius=8)
    room = box[2] - box[0] - 48
    if host.won:
        place(image, medal(True, 84, livery.rim), (box[2] - 66, box[1] + 60))
        room -= 84
    pen, x = ImageDraw.Draw(image), box[0] + 26
    write(pen, (x, box[1] + 38, room), host.name.upper(), (44, "black", livery.ink))
    write(pen, (x, box[1] + 84, room), host.players, (34, "bold", livery.ink))
    size, lines = block(
        host.open or f" {DOT} ".join(livery.figures), (box[2] - box[0] - 48, 2), (27, "semibold")
    )
    for number, line in enumerate(lines):
        y = box[1] + (124 if len(lines) > 1 else 130) + number * 28
        write(pen, (x, y, room + 84), line, (size, "semibold", livery.ink))


def poster_words(told: Announcement, liveries: Mapping[Side, Livery]) -> str:
    """Write all that a poster tells, for its alternative text."""
    sides = [
        f"{host.name} ({host.players}): {host.open or ', '.join(liveries[host.side].figures)}."
        for host in told.hosts
    ]
    return " ".join([f"{told.title}. {told.under}. {told.news}.", *sides])
