"""Pictures of Napoleonics from positions of the rule tests, and how to measure them."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

import msgspec
from PIL import Image, ImageChops

from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Term
from bot.games.napoleonics.model import events as ev
from bot.games.napoleonics.model.state import BOTTOM, TOP
from renderers.kit.hexfield import Grid
from renderers.napoleonics.look import FIELD
from renderers.napoleonics.painter import NapPainter
from tests.games.napoleonics.given import GAME, given
from tests.support.loaded import load_catalogue

CONTENT = GAME.content
SCENARIOS = tuple(sorted(CONTENT.scenarios))


@lru_cache(maxsize=1)
def painter():
    return NapPainter(CONTENT)


@lru_cache(maxsize=8)
def say(locale="en"):
    return load_catalogue().speaker(locale)


def started(scenario):
    """Return the position at the start of a battle."""
    draws = SeededDraws(b"pictures", "m")
    return selfplay.started(GAME, selfplay.setup_of(GAME, scenario), draws).position


def view_of(scenario, viewer=None):
    return started(scenario).view(viewer)


def field(viewer=None, **more):
    """Return a view of a small position."""
    position = given(
        bottom=["B-LN F4(2) ordered", "B-HC G6"], top=["F-LN E4", "F-FA D6", "F-GR C6"], **more
    )
    return position.view(viewer)


def board(view, events=(), locale="en", theme="day", **options):
    return painter().in_theme(theme).paint_board(view, events, say(locale), **options)


def pixels(picture):
    return Image.open(BytesIO(picture.data)).convert("RGB")


def around(image, label, reach=36, turned=False):
    x, y = Grid(FIELD, turned).centre(label)
    return image.crop((round(x - reach), round(y - reach), round(x + reach), round(y + reach)))


def changed(first, second):
    """Labels of the hexes whose middle differs between two pictures."""
    return {
        label
        for label in CONTENT.board.hexes
        if ImageChops.difference(around(first, label), around(second, label)).getbbox()
    }


def replaced(view, label, **fields):
    """Return a view with other facts of the unit on a hex."""
    units = tuple(
        msgspec.structs.replace(unit, **fields) if unit.hex == label else unit
        for unit in view.units
    )
    return msgspec.structs.replace(view, units=units)


def player(view, side, **fields):
    """Return a view with other facts of a side."""
    new = msgspec.structs.replace(view.players[side], **fields)
    return msgspec.structs.replace(view, players={**view.players, side: new})


def rolled(**fields):
    """Return a melee of British line infantry F4 against French line infantry E4."""
    parts = (Part(2, Term("napoleonics-dice-blocks")),)
    return ev.DiceRolled(
        **{
            "roller_type": "B-LN", "side": BOTTOM, "origin": "F4", "target": "E4",
            "target_type": "F-LN", "why": "melee", "tally": Tally(parts),
            "dice": ("infantry", "flag"), "hits": 1, "flags": 1, **fields,
        }
    )  # fmt: skip


def moved(*path, type_="B-LN", side=BOTTOM):
    return ev.UnitMoved(unit="u01", type=type_, side=side, path=path)


def retreated(*path):
    return ev.UnitRetreated(unit="u03", type="F-LN", side=TOP, path=path)


def hit(label, losses, left, type_="F-LN", side=TOP):
    return ev.UnitHit(type=type_, side=side, hex=label, losses=losses, left=left)
