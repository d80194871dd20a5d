"""Whose bar is above when a picture is turned, what numbers leave free, what is drawn once."""

import msgspec
import pytest
from PIL import ImageChops

from bot.engine.model import Side
from bot.games.lords.model.state import NORTH, SOUTH
from bot.games.napoleonics.model import events as nap
from bot.games.napoleonics.model.state import BOTTOM, TOP, Banner
from renderers.hoth.layout import HEIGHT, WIDTH, grid
from renderers.kit.frame.stuff import ABOVE, BELOW
from renderers.kit.hexfield import Grid as KitGrid
from renderers.kit.scene.placed import shared
from renderers.lords.strips import BAR
from renderers.napoleonics import frame
from renderers.napoleonics.look import FIELD
from renderers.napoleonics.look import WIDTH as NAP_WIDTH

from . import given, lords_given, napoleonics_given

pytestmark = pytest.mark.slow

EMPIRE, REBELS = Side("empire"), Side("rebels")
AT_THE_TIP = (-48, -34)
"""Where a number stands beside a piece; one without a piece stands in the middle of the hex."""


def hoth(view, events=(), **options):
    return given.painter().image_of(view, events, given.say(), **options)


def napoleonics(view, events=(), **options):
    painter, say = napoleonics_given.painter(), napoleonics_given.say()
    return painter.compose(view, events, say, **options)[0]


def differ(first, second, box):
    """Whether two pictures of one palette differ in a box."""
    both = (first.crop(box).convert("RGB"), second.crop(box).convert("RGB"))
    return ImageChops.difference(*both).getbbox() is not None


def bars_changed(paint, view, other, boxes, turned):
    """Which of the upper and the lower bar differ between two views."""
    first, second = (paint(one, turned=turned) for one in (view, other))
    return [differ(first, second, box) for box in boxes]


@pytest.mark.parametrize(("side", "upper"), [(EMPIRE, True), (REBELS, False)])
def test_the_bar_of_a_side_of_hoth_is_at_its_edge_also_on_a_turned_board(side, upper):
    view = given.view_of("S07")
    sides = {**view.sides, side: given.side_view(side, 6, kills=2)}
    other = msgspec.structs.replace(view, sides=sides)
    boxes = [(0, 0, WIDTH, ABOVE), (0, HEIGHT - BELOW, WIDTH, HEIGHT)]

    assert bars_changed(hoth, view, other, boxes, False) == [upper, not upper]
    assert bars_changed(hoth, view, other, boxes, True) == [not upper, upper]


@pytest.mark.parametrize(("side", "upper"), [(TOP, True), (BOTTOM, False)])
def test_the_bar_of_a_side_of_napoleonics_is_at_its_edge_also_on_a_turned_board(side, upper):
    view = napoleonics_given.field()
    other = napoleonics_given.player(view, side, banners=(Banner("unit", "F-LN"),))
    boxes = [frame.UPPER, frame.LOWER]

    assert bars_changed(napoleonics, view, other, boxes, False) == [upper, not upper]
    assert bars_changed(napoleonics, view, other, boxes, True) == [not upper, upper]


@pytest.mark.parametrize("label", ["A5", "F5"])
def test_a_number_beside_a_piece_of_hoth_covers_neither_name_nor_strength(label):
    view = given.view_of("S01")
    placed = given.painter().laid_out(view, (), given.say(), marks=[("7", label)]).placed
    number = next(one.box for one in placed if one.what in ("number", "target"))
    for one in placed:
        if one.what in ("chip", "badge", "name"):
            assert shared(number, one.box) < 60
    x, _ = grid().centre(label)
    assert abs((number[0] + number[2]) / 2 - x) > 40


def test_a_number_on_an_empty_hex_stands_in_its_middle():
    plain, marked = hoth(given.view_of("S01")), hoth(given.view_of("S01"), marks=[("7", "D6")])
    x, y = (round(one) for one in grid().centre("D6"))

    assert differ(plain, marked, (x - 10, y - 2, x + 10, y + 18))
    assert not differ(plain, marked, (x - 74, y - 50, x - 40, y + 50))


@pytest.mark.parametrize("label", ["F4", "E4"])
def test_a_number_beside_a_piece_of_napoleonics_covers_neither_name_nor_strength(label):
    _, scene = napoleonics_given.painter().compose(
        napoleonics_given.field(), (), napoleonics_given.say(), marks=[("7", label)]
    )
    number = next(one.box for one in scene.placed if one.what in ("number", "target"))
    for one in scene.placed:
        if one.what in ("chip", "name"):
            assert shared(number, one.box) < 60
    x, y = KitGrid(FIELD, False).centre(label)
    assert abs((number[0] + number[2]) / 2 - x) < 60
    assert abs((number[1] + number[3]) / 2 - y) < 60


def test_a_shot_that_is_thrown_again_is_drawn_once():
    view, _ = given.fight()
    roll = given.rolled(origin="B4", target="E4", attacker_type="at_at")
    once, again, none = (hoth(view, [roll] * count) for count in (1, 2, 0))
    board = (0, ABOVE, WIDTH, HEIGHT - BELOW)

    assert differ(none, once, board)
    assert not differ(once, again, board)


def test_fire_that_is_rolled_again_is_drawn_once():
    view = napoleonics_given.field()
    shot = napoleonics_given.rolled(origin="G6", target="D6", why="fire")
    once, again, none = (napoleonics(view, [shot] * count) for count in (1, 2, 0))
    board = (0, FIELD.top, NAP_WIDTH, FIELD.bottom)

    assert differ(none, once, board)
    assert not differ(once, again, board)


def test_who_joins_a_melee_and_rolls_in_it_is_drawn_once():
    view = napoleonics_given.field()
    declared = nap.MeleeDeclared(
        attacker_type="B-LN", origin="F4", target="E4", target_type="F-LN", joined=("G6",)
    )
    alone, rolled = (
        napoleonics(view, [declared, *more]) for more in ((), (napoleonics_given.rolled(),))
    )
    board = (0, FIELD.top, NAP_WIDTH, FIELD.bottom)

    assert differ(napoleonics(view), alone, board)
    assert not differ(alone, rolled, board)


@pytest.mark.parametrize("side", [SOUTH, NORTH])
def test_the_bar_of_a_side_of_lords_is_at_its_edge_also_on_a_turned_mat(side):
    view = lords_given.duel().view(None)
    more = msgspec.structs.replace(view.sides[side], deck=view.sides[side].deck + 7)
    other = msgspec.structs.replace(view, sides={**view.sides, side: more})

    def where(turned):
        pictures = [
            lords_given.pixels(lords_given.board(one, turned=turned)) for one in (view, other)
        ]
        box = ImageChops.difference(*pictures).getbbox()
        assert box[3] - box[1] <= BAR
        return "above" if box[1] < pictures[0].height / 2 else "below"

    assert where(False) == ("below" if side == SOUTH else "above")
    assert where(True) == ("above" if side == SOUTH else "below")
