"""The whole board as a picture."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.engine.model import Seat, Side
from bot.games.hoth.model import events as ev
from renderers.hoth import encode
from renderers.hoth.layout import HEIGHT, HEX_SIDE, WIDTH, Grid
from renderers.kit.kept import KEPT

from . import given

pytestmark = pytest.mark.slow

SCENARIOS = tuple(f"S{number:02}" for number in range(1, 13))
EMPIRE, REBELS = Side("empire"), Side("rebels")


def pixels(picture):
    return Image.open(BytesIO(picture.data)).convert("RGB")


def around(image, label, reach=72, turned=False):
    x, y = Grid(turned).centre(label)
    return image.crop((round(x - reach), round(y - reach), round(x + reach), round(y + reach)))


def changed_hexes(first, second):
    """Labels of the hexes whose middle differs between two pictures."""
    return {
        label
        for label in given.content().board.hexes
        if ImageChops.difference(around(first, label, 40), around(second, label, 40)).getbbox()
    }


def board(view, events=(), locale="en", **options):
    return given.painter().paint_board(view, events, given.say(locale), **options)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("turned", [False, True], ids=["plain", "turned"])
def test_every_scenario_is_painted_small_enough(scenario, turned):
    picture = board(given.view_of(scenario), turned=turned)
    assert pixels(picture).size == (WIDTH, HEIGHT)
    assert len(picture.data) <= 300 * 1024
    assert picture.suffix == "png"
    assert 0 < len(picture.alt) <= 1024


def test_equal_views_and_events_give_equal_bytes_also_without_caches():
    view, events = given.fight()
    first = board(view, events)
    KEPT.clear()
    encode.palette.cache_clear()
    assert board(msgspec.structs.replace(view), list(events)) == first


def test_threads_paint_the_same_bytes():
    view, events = given.fight()
    with ThreadPoolExecutor(4) as pool:
        pictures = list(pool.map(lambda _: board(view, events), range(8)))
    assert all(picture == pictures[0] for picture in pictures)


def test_mapping_only_the_changed_boxes_equals_mapping_everything():
    view, events = given.fight()
    canvas = given.painter().compose(view, events, given.say(), marks=[("1", "E6")], turned=False)
    top, bottom = 172, 1150
    part = (0, top, WIDTH, bottom)
    assert (
        canvas.indexed().crop(part).tobytes() == encode.indexed(canvas.image.crop(part)).tobytes()
    )


def test_a_view_that_differs_in_one_unit_differs_on_its_hex_alone():
    view = given.view_of("S01")
    hurt = tuple(
        msgspec.structs.replace(unit, figures=1) if unit.hex == "A5" else unit
        for unit in view.units
    )
    other = msgspec.structs.replace(view, units=hurt)
    assert changed_hexes(pixels(board(view)), pixels(board(other))) == {"A5"}


def test_hands_and_deck_orders_leave_no_trace():
    view = given.view_of("S07")
    seat = Seat("empire-1")
    hidden = msgspec.structs.replace(view.cards[seat], hand=None)
    other = msgspec.structs.replace(view, cards={**view.cards, seat: hidden})
    assert board(view).data == board(other).data


def test_marks_show_their_numbers_on_their_hexes():
    view = given.view_of("S01")
    plain = pixels(board(view))
    marked = pixels(board(view, marks=[("1", "D4"), ("2", "D6"), ("3", "F2")]))
    assert changed_hexes(plain, marked) == {"D4", "D6", "F2"}
    swapped = pixels(board(view, marks=[("2", "D4"), ("1", "D6"), ("3", "F2")]))
    assert changed_hexes(marked, swapped) == {"D4", "D6"}


def test_two_marks_of_one_hex_stand_side_by_side():
    view = given.view_of("S01")
    one = board(view, marks=[("1", "D4")])
    two = board(view, marks=[("1", "D4"), ("2", "D4")])
    assert one.data != two.data


@pytest.mark.parametrize("label", ["C2", "D8", "G1", "G9", "B5"])
def test_a_turned_board_keeps_labels_upright(label):
    view = given.view_of("S01")
    crops = []
    for turned in (False, True):
        x, y = Grid(turned).centre(label)
        image = pixels(board(view, turned=turned))
        middle = round(x), round(y - HEX_SIDE + 28)
        crops.append(image.crop((middle[0] - 18, middle[1] - 10, middle[0] + 18, middle[1] + 10)))
    assert not crops[0].getcolors(1)
    gap = ImageChops.difference(crops[0].convert("L"), crops[1].convert("L"))
    assert sum(gap.histogram()[64:]) < 60


def test_a_move_leaves_a_ghost_and_an_arrow():
    view = given.view_of("S01")
    moved = tuple(
        msgspec.structs.replace(unit, hex="C5") if unit.hex == "A5" else unit for unit in view.units
    )
    view = msgspec.structs.replace(view, units=moved)
    event = ev.UnitMoved(unit="u02", type="snowtroopers", side=EMPIRE, path=("A5", "B5", "C5"))
    assert changed_hexes(pixels(board(view)), pixels(board(view, [event]))) >= {"A5", "B5"}


def test_losses_blasts_and_shots_are_drawn():
    view, events = given.fight()
    quiet, loud = pixels(board(view)), pixels(board(view, events))
    assert changed_hexes(quiet, loud) >= {"D4", "E4", "E5", "F5"}


def test_losses_go_with_a_unit_that_retreats():
    view, events = given.fight()
    without = [event for event in events if not (isinstance(event, ev.UnitHit) and event.left)]
    first, second = (pixels(board(view, some)) for some in (events, without))
    assert around(first, "F5").tobytes() != around(second, "F5").tobytes()
    assert around(first, "E5", 30).tobytes() == around(second, "E5", 30).tobytes()


def test_the_roll_of_an_attack_in_progress_is_shown_without_events():
    view, events = given.fight()
    roll = next(event for event in events if isinstance(event, ev.DiceRolled))
    attacker = next(unit for unit in view.units if unit.hex == roll.origin)
    target = next(unit for unit in view.units if unit.hex == "E6")
    attack = given.attack_view(roll, attacker.id, target.id, "E6")
    shown = board(msgspec.structs.replace(view, attack=attack))
    assert shown.data != board(view).data


def test_phase_card_medals_and_end_change_the_strips_alone():
    view = given.view_of("S07")
    turn = msgspec.structs.replace(view.turn, phase="move", card="E108")
    shown = [
        board(view),
        board(msgspec.structs.replace(view, turn=turn)),
        board(
            msgspec.structs.replace(
                view, sides={**view.sides, REBELS: given.side_view("rebels", 5, kills=1)}
            )
        ),
        board(msgspec.structs.replace(view, over="medals", winner=REBELS)),
        board(msgspec.structs.replace(view, over="agreed")),
    ]
    assert len({picture.data for picture in shown}) == 5
    for picture in shown[1:]:
        assert changed_hexes(pixels(shown[0]), pixels(picture)) == set()


def test_countdowns_and_waiting_units_are_shown():
    view = given.view_of("S08")
    later = msgspec.structs.replace(view, countdowns={"salvo": 5})
    assert board(view).data != board(later).data
    sides = {**view.sides, EMPIRE: given.side_view("empire", 5, waiting=("snowtroopers",))}
    assert board(view).data != board(msgspec.structs.replace(view, sides=sides)).data


def test_a_unit_that_left_the_board_has_an_arrow_over_the_edge():
    view = given.view_of("S09")
    event = ev.UnitMoved(unit="u", type="snowtroopers", side=EMPIRE, path=("F4", "G5", "off"))
    board(view, [event], turned=True)
    assert changed_hexes(pixels(board(view)), pixels(board(view, [event]))) >= {"F4"}


def test_the_crop_shows_the_fight_and_is_smaller_than_the_board():
    view, events = given.fight()
    painter = given.painter()
    crop = pixels(painter.paint_crop(view, events, given.say()))
    assert crop.width < WIDTH * 0.7
    assert crop.height < HEIGHT * 0.7
    one = pixels(painter.paint_crop(view, events, given.say(), ["A1"]))
    assert one.width < crop.width


def test_without_events_there_is_nothing_to_see_from_close_up():
    assert given.painter().paint_crop(given.view_of("S01"), [], given.say()) is None


def test_the_crop_holds_the_same_pixels_as_the_board():
    view, events = given.fight()
    painter = given.painter()
    whole = pixels(painter.paint_board(view, events, given.say()))
    crop = pixels(painter.paint_crop(view, events, given.say(), ["D4", "E5"]))
    x, y = (round(v) for v in Grid().centre("D4"))
    tile = whole.crop((x - 60, y - 60, x + 60, y + 60)).tobytes()
    spots = [
        (left, top)
        for left in range(crop.width - 120)
        for top in (round(1.4 * 166) - 60 - 1, round(1.4 * 166) - 60, round(1.4 * 166) - 59)
        if crop.crop((left, top, left + 120, top + 120)).tobytes() == tile
    ]
    assert len(spots) == 1


@pytest.mark.parametrize("colours", ["contrast", "dusk", "grey"])
def test_other_colours_keep_the_drawing(colours):
    view, events = given.fight()
    plain, other = board(view, events), board(view, events, colours=colours)
    assert other.alt == plain.alt
    assert other.data != plain.data
    first, second = (Image.open(BytesIO(picture.data)) for picture in (plain, other))
    assert first.tobytes() == second.tobytes()


def test_grey_has_no_hue_and_still_tells_the_sides_apart():
    image = pixels(board(given.view_of("S01"), colours="grey"))
    assert all(red == green == blue for _, (red, green, blue) in image.getcolors(1 << 20))
    grid = Grid()
    levels = []
    for label in ("A5", "F5"):
        x, y = grid.centre(label)
        levels.append(image.getpixel((round(x) - 48, round(y) - 20))[0])
    assert levels[1] - levels[0] > 60
