"""Pictures of Lords of War from positions of the rule tests, and how to measure them."""

from __future__ import annotations

import random
from functools import lru_cache
from io import BytesIO

import msgspec
from PIL import Image, ImageChops, ImageStat

from bot.games.lords.model.state import NORTH, SOUTH, Unit
from bot.games.lords.rules.geometry import Cell, label
from renderers.lords import strips
from renderers.lords.mat import Mat
from renderers.lords.painter import LordsPainter
from tests.games.lords.given import GAME, given
from tests.support.loaded import load_catalogue

CONTENT = GAME.content
TOP = strips.TURN + strips.BAR
"""Where the mat begins on a picture of usual width."""
DUEL = {"south": ["goblin_shanker_fl d3"], "north": ["dwarf_marauder_r d4", "dwarf_slugger_f a6"]}


@lru_cache(maxsize=1)
def painter():
    return LordsPainter(CONTENT)


@lru_cache(maxsize=8)
def say(locale="en"):
    return load_catalogue().speaker(locale)


def board(view, events=(), locale="en", theme="day", **options):
    return painter().in_theme(theme).paint_board(view, events, say(locale), **options)


def pixels(picture):
    return Image.open(BytesIO(picture.data)).convert("RGB")


def mat(turned=False):
    tables = painter().facts.tables
    starts = tuple((cell, str(side)) for side, cell in sorted(tables.start.items()))
    return Mat(1, 1, 7, 6, turned, starts)


def around(image, name, turned=False):
    """The cell of a picture of the usual mat."""
    place = mat(turned)
    col, row = "abcdefg".index(name[0]) + 1, int(name[1:])
    left, top = place.corner(Cell(col, row))
    wide, tall = place.cell
    return image.crop((left, top + TOP, left + wide, top + TOP + tall))


def changed(first, second, turned=False):
    """Labels of the cells that differ between two pictures."""
    return {
        label(cell)
        for cell in mat().cells
        if ImageChops.difference(
            around(first, label(cell), turned), around(second, label(cell), turned)
        ).getbbox()
    }


def difference(first, second):
    """Mean absolute difference of lightness, 0 to 255."""
    gap = ImageChops.difference(first.convert("L"), second.convert("L"))
    return ImageStat.Stat(gap).mean[0]


def crowd(view, cells, **terms):
    """Return a view with a unit on each cell, of few cards of all armies, of both sides."""
    source = random.Random(5)
    cards = [card for army in CONTENT.armies.values() for card in (*army.cards,)[::9]]
    units = tuple(
        Unit(id=number, card=source.choice(cards), side=source.choice((SOUTH, NORTH)), cell=cell)
        for number, cell in enumerate(cells, 1)
    )
    new = msgspec.structs.replace(view.terms, **terms)
    return msgspec.structs.replace(view, units=units, terms=new)


def duel():
    """South to move with a Ravager that fells a Marauder from c3 (EX-03)."""
    hand = ["orc_ravager_r", "goblin_spikeman_r", "orc_catapult", "orc_butcher"]
    return given(**DUEL, hand=hand)
