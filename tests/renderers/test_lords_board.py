"""The whole mat of Lords of War as a picture."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import msgspec
import numpy as np
import pytest
from PIL import Image

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Text
from bot.games.lords.model.state import NORTH, SOUTH
from bot.games.lords.rules.geometry import Cell, label
from renderers.kit.kept import KEPT
from renderers.kit.scene.crop import PLATE, SEEN
from renderers.kit.scene.encode import ROOM_BYTES
from renderers.kit.scene.placed import shared
from renderers.lords import foot, look, mat, paint, strips, tiles
from renderers.lords.closeup import told
from renderers.lords.subject import Subject
from renderers.lords.text import main_lines
from renderers.painter import CHOSEN
from tests.games.lords.given import GAME, act, after, given

from . import lords_given as lords
from .lords_given import around, board, changed, pixels

pytestmark = pytest.mark.slow

HEIGHT = lords.TOP + 2 * mat.BAND + 6 * tiles.CELL[1] + strips.BAR + foot.FOOT
LINE = ["goblin_shanker_fr", "goblin_shanker_bl"]


def public(position):
    return position.view(None)


@pytest.mark.parametrize("scenario", GAME.scenarios())
@pytest.mark.parametrize("turned", [False, True], ids=["plain", "turned"])
def test_every_battle_is_painted_small_enough(scenario, turned):
    setup = selfplay.setup_of(GAME, scenario)
    view = flow.begin(GAME, setup, SeededDraws(b"lords", "picture")).position.view(None)
    picture = board(view, turned=turned)
    assert pixels(picture).size == (mat.WIDTH, HEIGHT)
    assert len(picture.data) <= 300 * 1024
    assert 0 < len(picture.alt) <= 1024


def test_equal_views_and_events_give_equal_bytes_also_without_caches():
    position = lords.duel()
    step = act(position, "ravager_r c3")
    view = public(step.position)
    first = board(view, step.events)
    KEPT.clear()
    paint.palette.cache_clear()
    assert board(msgspec.structs.replace(view), list(step.events)) == first


def test_threads_paint_the_same_bytes():
    view = lords.duel().view("south")
    with ThreadPoolExecutor(4) as pool:
        pictures = list(pool.map(lambda _: board(view, marks=[("1", "c3")]), range(8)))
    assert all(picture == pictures[0] for picture in pictures)


def test_a_view_that_differs_in_one_unit_differs_on_its_cell_alone():
    view = public(lords.duel())
    units = tuple(
        msgspec.structs.replace(unit, card="dwarf_marauder_l")
        if unit.card == "dwarf_marauder_r"
        else unit
        for unit in view.units
    )
    other = msgspec.structs.replace(view, units=units)
    assert changed(pixels(board(view)), pixels(board(other))) == {"d4"}


@pytest.mark.rule("LOW-INF-01", "LOW-INF-02")
def test_hidden_cards_leave_no_trace():
    pictures = []
    for hand, deck in ((LINE, ["orc_butcher"]), (LINE[::-1], ["orc_catapult"])):
        position = given(**lords.DUEL, hand=hand, cards={"south": {"deck": deck}})
        views = (public(position), position.view("north"))
        pictures.append([board(view) for view in views])
        pictures[-1] += [lords.painter().text_board(view, lords.say()) for view in views]
    assert pictures[0] == pictures[1]


def test_a_players_own_hand_is_in_the_own_picture_alone():
    position = lords.duel()
    own, other, everybody = (position.view(seat) for seat in ("south", "north", None))
    tall = strips.tall(tiles.CELL[1] + 24, mat.WIDTH)
    assert pixels(board(own)).height == HEIGHT + tall
    assert pixels(board(everybody)).height == HEIGHT
    assert board(own).data != board(other).data


def test_the_numbers_of_the_menu_stand_on_their_cells_and_units():
    view = public(lords.duel())
    plain = pixels(board(view))
    marked = pixels(board(view, marks=[("1", "c3"), ("2", "d4"), ("3", "f1")]))
    assert changed(plain, marked) == {"c3", "d4", "f1"}
    swapped = pixels(board(view, marks=[("3", "c3"), ("2", "d4"), ("1", "f1")]))
    assert changed(marked, swapped) == {"c3", "f1"}


def test_the_numbers_of_the_menu_are_those_of_its_cells():
    position = lords.duel()
    decision = position.open[0]
    view = position.view("south")
    picks = [GAME.words.menu(view, decision, action) for action in position.options(decision)]
    cells = [pick[1].place or pick[1].key for pick in picks if pick[0].key == "orc_ravager_r"]
    marks = [(str(number), cell) for number, cell in enumerate(cells, 1)]
    shown = changed(pixels(board(view)), pixels(board(view, marks=marks)))
    assert shown == set(cells) != set()


def test_cards_of_the_hand_are_numbered_and_the_chosen_one_has_a_ring():
    view = lords.duel().view("south")
    plain = board(view).data
    numbered = board(view, marks=[("1", "orc_ravager_r")]).data
    chosen = board(view, marks=[(CHOSEN, "orc_ravager_r"), ("1", "c3")]).data
    assert len({plain, numbered, chosen, board(view, marks=[("1", "c3")]).data}) == 4


def test_a_hand_has_the_order_of_its_menu_everywhere():
    hand = ["orc_ravager_r", "goblin_spikeman_r", "orc_catapult", "orc_butcher"]
    position = given(**lords.DUEL, hand=hand)
    view, decision = position.view("south"), position.open[0]
    picks = (GAME.words.menu(view, decision, action)[0] for action in position.options(decision))
    menu = list(dict.fromkeys(pick.key for pick in picks))

    assert menu == ["orc_butcher", "orc_catapult", "orc_ravager_r", "goblin_spikeman_r"]
    assert [card.key for card in GAME.words.hand(view, "south")] == menu
    sorted_view = given(**lords.DUEL, hand=menu).view("south")
    assert board(view) == board(sorted_view)
    painted = [lords.painter().paint_hand(one, "south", lords.say()) for one in (view, sorted_view)]
    assert painted[0] == painted[1]


def test_marks_of_what_is_not_on_the_picture_are_left_out():
    view = public(lords.duel())
    marks = [("1", "draw"), ("2", "h9"), ("3", "orc_butcher"), (CHOSEN, "c3")]
    assert board(view, marks=marks) == board(view)


def lettered(cell):
    """The spots of the name of a cell."""
    band = cell.crop((20, 8, cell.width - 20, round(0.28 * cell.height)))
    found = np.argwhere((np.asarray(band) == look.LABEL).all(axis=2))
    return {(int(y), int(x)) for y, x in found}


@pytest.mark.parametrize("name", ["a1", "d4", "g6"])
def test_a_turned_picture_turns_the_mat_and_no_word(name):
    view = lords.crowd(public(lords.duel()), [])
    plain, turned = pixels(board(view)), pixels(board(view, turned=True))
    first, second = lettered(around(plain, name)), lettered(around(turned, name, turned=True))
    assert len(first) > 60
    assert len(first & second) > 0.9 * len(first | second), "upright, at the top of its cell"


@pytest.mark.rule("LOW-GEO-02")
def test_a_card_faces_its_owners_front_from_either_side():
    mine = given(south=["orc_ravager_l d4"], north=["dwarf_slugger_f a6"], hand=LINE)
    theirs = given(south=["orc_butcher a1"], north=["orc_ravager_l d4"], hand=LINE)
    faces = {}
    for position, side in ((mine, SOUTH), (theirs, NORTH)):
        for turned in (False, True):
            face = lords.painter().facts.face("orc_ravager_l", side, lords.say(), turned=turned)
            faces[side, turned] = face.arrows, face.up
            board(public(position), turned=turned)
    front = (3, 2, 1, 0, 0, 0, 0, 5)
    assert faces[SOUTH, False] == faces[NORTH, True] == (front, True)
    assert faces[SOUTH, True] == faces[NORTH, False] == ((*front[4:], *front[:4]), False)


# What happened ---------------------------------------------------------------------------------


def test_a_placement_shows_the_card_the_blows_and_who_fell():
    position = lords.duel()
    step = act(position, "ravager_r c3")
    after_it = public(step.position)
    shown = changed(pixels(board(after_it)), pixels(board(after_it, step.events)))
    assert {"c3", "d3", "d4"} <= shown <= {"c3", "d3", "d4", "c4"}


def test_a_total_that_is_not_enough_looks_different_from_one_that_is():
    position = given(**lords.DUEL, hand=["orc_butcher", "orc_ravager_r"])
    view = public(position)
    shown = []
    for order in ("butcher c3", "ravager_r c3"):
        step = act(position, order)
        hits = [event for event in step.events if hasattr(event, "strikes")]
        shown.append(pixels(board(view, hits)))
    assert changed(*shown) >= {"d4"}


def test_a_shot_is_drawn_from_the_shooter_to_its_target():
    position = given(
        south=["goblin_shanker_fl d3"], north=["dwarf_slugger_f e4", "dwarf_slugger_r a6"],
        hand=["orc_catapult", *LINE],
    )  # fmt: skip
    step = act(position, "catapult d2")
    view = public(step.position)
    assert changed(pixels(board(view)), pixels(board(view, step.events))) >= {"d2", "e3", "e4"}


def test_a_recall_leaves_a_ghost():
    position = given(
        south=["goblin_spikeman_r b2", "goblin_shanker_fl d3"], north=["dwarf_marauder_r d4"],
        hand=["orc_ravager_r", *LINE * 2, "orc_butcher"],
    )  # fmt: skip
    position = after(position, "ravager_r c3")
    step = act(position, "recall b2")
    view = public(step.position)
    events = [event for event in step.events if type(event).__name__ == "UnitRecalled"]
    assert len(events) == 1
    assert changed(pixels(board(view)), pixels(board(view, events))) == {"b2"}


@pytest.mark.rule("LOW-BSK-01")
def test_the_advance_of_a_berserker_is_an_arrow_to_where_it_stands():
    position = given(
        north=["dwarf_dowager_b d4", "dwarf_slugger_f a6"], hand=["orc_deathbringer_f", *LINE],
        options={"advanced": "on"},
    )  # fmt: skip
    step = act(position, "deathbringer_f d3")
    view = public(step.position)
    assert {label(unit.cell) for unit in view.units if unit.side == SOUTH} == {"d4"}
    shown = changed(pixels(board(view)), pixels(board(view, step.events)))
    assert shown >= {"d3", "d4"}


@pytest.mark.rule("LOW-BSK-02")
def test_a_blow_against_the_mover_hides_not_that_its_victim_fell():
    position = given(
        north=["dwarf_dowager_b d4", "dwarf_slugger_r e5", "dwarf_impaler_bl a6"],
        hand=["orc_deathbringer_f", *LINE], options={"advanced": "on"},
    )  # fmt: skip
    step = act(position, "deathbringer_f d3")
    hits = [event for event in step.events if hasattr(event, "strikes")]
    victims = [event for event in hits if event.eliminated and label(event.cell) == "d4"]
    view = public(step.position)
    without = [event for event in step.events if event not in victims]
    assert len(victims) == 1
    assert "d4" in changed(pixels(board(view, step.events)), pixels(board(view, without)))


def test_only_the_last_turn_with_anything_to_show_is_shown():
    position = lords.duel()
    first = act(position, "ravager_r c3")
    second = act(first.position, "draw")
    view = public(second.position)
    both = [*first.events, *second.events]
    assert board(view, both).data == board(view, [*first.events, *second.events[:-1]]).data


def test_a_forecast_says_that_nothing_is_done_and_shows_what_would_be():
    position = lords.duel()
    view, decision = position.view("south"), position.open[0]
    action = GAME.read(view, decision, "ravager_r c3")
    forecast = GAME.insight.forecast(view, action)
    shown = lords.painter().paint_forecast(forecast.view, forecast.events, lords.say())
    same = board(forecast.view, forecast.events)
    assert shown.data != same.data
    assert shown.alt == f"Preview: nothing is done yet. {same.alt}"
    assert changed(pixels(shown), pixels(same)) == set()
    assert changed(pixels(board(view)), pixels(shown)) >= {"c3", "d4"}


def test_the_end_is_told_in_the_strip_with_its_reason():
    view = public(lords.duel())
    shown = [
        board(view),
        board(msgspec.structs.replace(view, over="commands", winner=NORTH)),
        board(msgspec.structs.replace(view, over="units", winner=NORTH)),
        board(msgspec.structs.replace(view, over="agreed")),
    ]
    assert len({picture.data for picture in shown}) == 4
    for picture in shown[1:]:
        assert changed(pixels(shown[0]), pixels(picture)) == set()


def test_piles_hands_extra_turns_and_a_stall_change_the_strips_alone():
    view = public(lords.duel())
    south = view.sides[SOUTH]
    pile = msgspec.structs.replace(south, units=7, commands=2, deck=3, hand_size=5)
    owed = msgspec.structs.replace(south, extra_turns=1)
    shown = [
        board(view),
        board(msgspec.structs.replace(view, sides={**view.sides, SOUTH: pile})),
        board(msgspec.structs.replace(view, sides={**view.sides, SOUTH: owed})),
        board(msgspec.structs.replace(view, stall_count=40)),
        board(msgspec.structs.replace(view, turn=msgspec.structs.replace(view.turn, extra=True))),
    ]
    assert len({picture.data for picture in shown}) == 5
    assert board(msgspec.structs.replace(view, stall_count=39)) == shown[0]
    for picture in shown[1:]:
        assert changed(pixels(shown[0]), pixels(picture)) == set()


# The player's own layer ------------------------------------------------------------------------


def test_a_player_who_places_sees_the_enemy_arrows_on_each_cell():
    position = lords.duel()
    facts = lords.painter().facts
    field = facts.field(position.view("south"))
    danger = facts.danger(field, SOUTH, lords.mat().cells)
    assert {label(cell): value for cell, value in danger.items()} == {"c3": 2, "c4": 4, "a5": 3}
    turned_away = msgspec.structs.replace(position.view("south"), viewer=None)
    own, everybody = pixels(board(position.view("south"))), pixels(board(turned_away))
    assert changed(own, everybody) == {"c3", "c4", "a5", "d3"}


@pytest.mark.parametrize(
    ("south", "north", "threats"),
    [
        (["goblin_shanker_fl d3"], ["dwarf_marauder_r d4", "dwarf_slugger_f a6"], {"d3": 1}),
        (["orc_butcher d3"], ["dwarf_krod_klouthammer d4", "dwarf_marauder_r e4"], {"d3": 7}),
        (["orc_butcher d2"], ["dwarf_sharpshooter d4"], {"d2": 5}),
        (["orc_butcher d3"], ["dwarf_sharpshooter d4"], {}),
        (["orc_butcher d2"], ["dwarf_slugger_f d4"], {}),
        (["orc_butcher d3"], ["dwarf_deadeye_jones d4"], {"d3": 4}),
        (["orc_butcher d2"], ["dwarf_deadeye_jones d4"], {"d2": 5}),
    ],
    ids=["arrow", "sum", "shot", "held shooter", "out of reach", "engaged", "free shooter"],
)
def test_a_players_units_show_what_can_be_brought_to_bear_on_them(south, north, threats):
    position = given(south=south, north=north, hand=LINE)
    facts = lords.painter().facts
    field = facts.field(position.view("south"))
    found = facts.threats(field, SOUTH)
    assert {label(cell): total for cell, total in found.items()} == threats


# What lies where -------------------------------------------------------------------------------


def test_every_unit_lies_on_its_cell_once_and_all_is_told_where_it_lies():
    step = act(lords.duel(), "ravager_r c3")
    view = public(step.position)
    subject = Subject(view, step.events, lords.say())
    image, placed = lords.painter().compose(subject).draw()
    units = [one for one in placed if one.what == "unit"]
    assert sorted(one.where for one in units) == sorted(label(unit.cell) for unit in view.units)
    for one in units:
        place = lords.mat().corner(Cell("abcdefg".index(one.where[0]) + 1, int(one.where[1:])))
        assert one.box[:2] == (place[0], place[1] + lords.TOP)
    assert {"turn", "side", "foot", "total", "ghost"} <= {one.what for one in placed}
    for one in placed:
        assert shared(one.box, (0, 0, *image.size))


# Worst cases -----------------------------------------------------------------------------------


def test_a_full_mat_is_painted_and_every_unit_described():
    view = lords.crowd(public(lords.duel()), lords.mat().cells)
    picture = board(view)
    assert len(picture.data) <= ROOM_BYTES
    assert len(picture.alt) <= 1024
    for unit in view.units:
        named = (lords.say()(Text(f"lords-{name}-{unit.card}")) for name in ("card", "short"))
        assert any(f"{label(unit.cell)} {name}" in picture.alt for name in named)


@pytest.mark.rule("LOW-OPB-01")
def test_a_field_of_twenty_by_twenty_is_painted_whole():
    cells = [
        Cell(col, row) for col in range(-8, 8) for row in range(-3, 13) if (col + row) % 5 == 0
    ]
    view = lords.crowd(public(lords.duel()), cells, borderless=True)
    picture = board(view)
    image = pixels(picture)
    assert (image.width, image.height) < (mat.MOST[0] + 1, 3200)
    assert len(picture.alt) <= 1024
    assert len(picture.data) <= 900 * 1024


@pytest.mark.rule("LOW-OPB-02")
@pytest.mark.parametrize(
    ("cells", "west", "south", "columns", "rows"),
    [
        ([(3, 3), (5, 4)], 1, 1, 7, 6),
        ([(1, 0), (1, 1), (7, 6)], -1, -2, 11, 11),
        ([(10, 3), (11, 4)], 7, 1, 7, 6),
        ([], 1, 1, 7, 6),
    ],
    ids=["on the mat", "beyond the corner", "far away", "empty"],
)
def test_without_borders_the_picture_shows_two_cells_around(cells, west, south, columns, rows):
    tables = lords.painter().facts.tables
    used = {Cell(*cell) for cell in cells}
    frame = mat.framed(tables.mat, used, (), borderless=True, turned=False)
    assert (frame.west, frame.south, frame.columns, frame.rows) == (west, south, columns, rows)


def test_the_close_up_shows_the_fight_alone():
    step = act(lords.duel(), "ravager_r c3")
    view = public(step.position)
    crop = lords.painter().paint_crop(view, step.events, lords.say())
    assert pixels(crop).width == SEEN[0]
    assert 0.75 * SEEN[1] < pixels(crop).height - PLATE <= SEEN[1]  # whole squares, no halves
    one = lords.painter().paint_crop(view, step.events, lords.say(), ["a1"])
    assert pixels(one).width == SEEN[0]
    assert one.data != crop.data
    composed = lords.painter().compose(Subject(view, step.events, lords.say()))
    wide, tall = composed.mat.cell
    near, far = (composed.around(one) for one in ([Cell(1, 1)], [Cell(1, 1), Cell(4, 4)]))
    assert (near[2] - near[0] < far[2] - far[0], near[3] - near[1] < far[3] - far[1]) == (True,) * 2
    for cell in composed.mat.cells:
        left, top, right, bottom = composed.around([cell])
        x, y = composed.mat.corner(cell)
        y += composed.top
        assert left <= x < x + wide <= right
        assert top <= y < y + tall <= bottom
        assert (x - left) % wide in (0, mat.MARGIN)
        assert (right - x) % wide in (0, mat.MARGIN)
        assert (y - top) % tall in (0, mat.BAND)
    assert told(composed).headline in main_lines(step.events, composed.facts, lords.say(), 3)
    assert lords.painter().paint_crop(view, [], lords.say()) is None


def test_grey_still_tells_the_sides_apart():
    image = pixels(board(public(lords.duel()), theme="grey"))
    assert all(red == green == blue for _, (red, green, blue) in image.getcolors(1 << 20))
    south, north = (around(image, name).getpixel((12, 114))[0] for name in ("d3", "a6"))
    assert south - north > 100


@pytest.mark.parametrize("theme", ["contrast", "dusk", "grey"])
def test_other_themes_keep_the_drawing(theme):
    view = public(lords.duel())
    plain, other = board(view), board(view, theme=theme)
    assert other.data != plain.data
    first, second = (Image.open(BytesIO(picture.data)) for picture in (plain, other))
    assert first.tobytes() == second.tobytes()


@pytest.mark.parametrize(("side", "colour"), [(SOUTH, 0xF5CB68), (NORTH, 0x263660)])
def test_messages_of_a_side_bear_its_colour(side, colour):
    assert lords.painter().accent(side) == colour
    assert lords.painter().accent(None) != colour


def test_north_sees_its_own_pictures_turned():
    view = public(given({}))
    turned = {seat: lords.painter().turned_for(view, seat) for seat in ("south", "north", None)}
    assert turned == {"south": False, "north": True, None: False}
