"""The whole board of Napoleonics as a picture."""

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.napoleonics.model import events as ev
from bot.games.napoleonics.model.state import BOTTOM, TOP, Banner, Leader, RollFrame
from bot.games.napoleonics.model.view import SlotView
from renderers.kit.hexfield import Cell, Grid
from renderers.kit.kept import KEPT
from renderers.napoleonics import counters, ground, land, paint, strips, water
from renderers.napoleonics.look import FIELD, WIDTH
from renderers.painter import CHOSEN

from .napoleonics_given import (
    CONTENT,
    SCENARIOS,
    around,
    board,
    changed,
    field,
    hit,
    moved,
    painter,
    pixels,
    player,
    replaced,
    retreated,
    rolled,
    say,
    view_of,
)

pytestmark = pytest.mark.slow

BOARD = (0, FIELD.top, WIDTH, FIELD.bottom)


def gap(first, second):
    """Mean difference of lightness of two sprites on one ground."""
    papers = []
    for sprite in (first, second):
        paper = Image.new("RGB", counters.SHEET, (225, 225, 200))
        paper.paste(sprite, (0, 0), sprite)
        papers.append(paper.convert("L"))
    return ImageStat.Stat(ImageChops.difference(*papers)).mean[0]


# The ground --------------------------------------------------------------------------------------


@pytest.mark.rule("NAP-GEO-01")
def test_labels_are_those_of_the_board_in_its_order():
    assert tuple(cell.label for cell in FIELD.cells() if not cell.is_half) == CONTENT.board.hexes


@pytest.mark.rule("NAP-GEO-06")
def test_sections_of_every_hex_are_those_of_the_content():
    for label in CONTENT.board.hexes:
        row, number = label[0], int(label[1:])
        sections = CONTENT.board.sections
        expected = tuple(
            name
            for name in ("west", "centre", "east")
            if sections[name][row][0] <= number <= sections[name][row][1]
        )
        assert FIELD.sections_of(label) == expected


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("turned", [False, True], ids=["plain", "turned"])
def test_every_scenario_is_painted_small_enough(scenario, turned):
    picture = board(view_of(scenario), turned=turned)
    assert pixels(picture).size == (WIDTH, strips.HEIGHT)
    assert len(picture.data) <= 300 * 1024
    assert 0 < len(picture.alt) <= 1024


def test_every_terrain_differs_from_the_others_also_without_colour():
    tiles = {kind: land.tile(kind) for kind in land.KINDS}
    for kind in water.KINDS:
        tile = land.tile(kind).copy()
        tile.alpha_composite(water.water(kind, ("W", "E")))
        tiles[kind] = tile
    assert set(tiles) == set(CONTENT.terrain)
    for first, second in combinations(tiles.values(), 2):
        assert gap(first, second) > 2


def test_rivers_run_to_their_neighbours_and_off_the_board():
    lands = {"D1": "river", "D2": "fordable", "D3": "river", "E4": "bridge"}
    assert ground.river_sides(FIELD.cell_of("D2"), lands) == ("E", "W")
    assert ground.river_sides(FIELD.cell_of("D1"), lands) == ("E", "W")
    assert ground.river_sides(FIELD.cell_of("D3"), lands) == ("SE", "W")
    assert ground.river_sides(FIELD.cell_of("E4"), lands) == ("NW",)
    assert ground.waters(Cell(0, 3, is_half=True), lands) == ("river", ("E", "W"))
    assert ground.waters(Cell(26, 3, is_half=True), lands)[0] == "clear"
    slanted = {"D12": "fordable", "E13": "fordable"}
    assert ground.waters(Cell(26, 5, is_half=True), slanted) == ("fordable", ("NW", "SE"))


def test_a_river_runs_round_by_a_hex_that_only_two_neighbours_reach():
    # The ford of Corunna: three hexes that all touch are still one line.
    lands = dict.fromkeys(("D3", "E4", "F4", "E5", "D5"), "fordable")

    sides = {label: set(ground.river_sides(FIELD.cell_of(label), lands)) for label in lands}

    assert sides == {
        "D3": {"SE"}, "E4": {"NW", "SE"}, "F4": {"NW", "NE"}, "E5": {"SW", "NE"}, "D5": {"SW"},
    }  # fmt: skip


def test_a_turned_river_and_works_show_their_sides_turned():
    assert ground.turned_sides(("W", "NE"), turned=True) == ("E", "SW")
    assert ground.turned_sides(("W", "NE"), turned=False) == ("W", "NE")
    open_ground = view_of("S02")
    walled = msgspec.structs.replace(open_ground, works={"E6": ["W", "NW", "NE"]})
    x, y = Grid(FIELD).centre("E6")
    plain, works = pixels(board(open_ground)), pixels(board(walled))
    left = (round(x - 52), round(y - 10), round(x - 38), round(y + 10))
    right = (round(x + 38), round(y - 10), round(x + 52), round(y + 10))
    assert ImageChops.difference(plain.crop(left), works.crop(left)).getbbox()
    assert not ImageChops.difference(plain.crop(right), works.crop(right)).getbbox()
    turned = [pixels(board(view, turned=True)) for view in (open_ground, walled)]
    x, y = Grid(FIELD, turned=True).centre("E6")
    right = (round(x + 38), round(y - 10), round(x + 52), round(y + 10))
    assert ImageChops.difference(turned[0].crop(right), turned[1].crop(right)).getbbox()


@pytest.mark.parametrize("label", ["C2", "D9", "I1", "I13", "B4"])
def test_a_turned_board_keeps_labels_upright(label):
    view = msgspec.structs.replace(view_of("S00"), terrain={}, works={}, units=(), leaders=())
    crops = []
    for turned in (False, True):
        spot = ground.coordinate_spot(Grid(FIELD, turned).centre(label))
        box = (round(spot.x - 17), round(spot.y - 8), round(spot.x + 17), round(spot.y + 8))
        crops.append(pixels(board(view, turned=turned)).crop(box))
    assert not crops[0].getcolors(1)
    both = ImageChops.difference(*(crop.convert("L") for crop in crops))
    assert sum(both.histogram()[64:]) < 60


# Pieces ------------------------------------------------------------------------------------------


def test_every_type_of_unit_has_its_own_counter_also_without_colour():
    kinds = [painter().facts.kind(type_) for type_ in CONTENT.unit_types]
    sprites = [counters.counter(kind, counters.Strength(3, 4)) for kind in kinds]
    assert len({sprite.tobytes() for sprite in sprites}) == len(sprites)
    for first, second in combinations(sprites, 2):
        assert gap(first, second) > 0.2


def test_nations_differ_strongly_in_lightness_or_shape():
    lines = [painter().facts.kind(type_) for type_ in ("F-LN", "B-LN", "P-LN")]
    sprites = [counters.counter(kind, counters.Strength(4, 4)) for kind in lines]
    for first, second in combinations(sprites, 2):
        assert gap(first, second) > 3


def test_the_signs_of_a_unit_come_from_its_tags():
    signs = {type_: painter().facts.kind(type_).signs for type_ in CONTENT.unit_types}
    assert signs["F-LN"] == ()
    assert signs["F-YG"] == ("guard", "light_type")
    assert signs["B-RL"] == ("rifle",)
    assert signs["B-GG"] == ("guard", "grenadier")
    assert signs["F-CU"] == ("cuirassier",)
    assert signs["F-GHA"] == ("guard", "horse_artillery")
    assert signs["P-MI"] == ("militia",)


def test_a_view_that_differs_in_one_unit_differs_on_its_hex_alone():
    view = view_of("S01")
    hurt = replaced(view, "C6", blocks=1)
    assert changed(pixels(board(view)), pixels(board(hurt))) == {"C6"}


@pytest.mark.rule("NAP-PBP-10")
@pytest.mark.parametrize(
    "fields",
    [{"ordered": True}, {"ordered": True, "battled": True}, {"square": 2}, {"square": 3}],
    ids=str,
)
def test_how_a_unit_stands_is_seen_on_it_and_names_of_hexes_stay_free(fields):
    view = field()
    plain, other = pixels(board(view)), pixels(board(replaced(view, "E4", **fields)))
    assert around(plain, "E4", 60).tobytes() != around(other, "E4", 60).tobytes()
    for label in ("E4", "F3", "F4"):
        spot = ground.coordinate_spot(Grid(FIELD).centre(label))
        box = (round(spot.x - 15), round(spot.y - 8), round(spot.x + 15), round(spot.y + 8))
        assert plain.crop(box).tobytes() == other.crop(box).tobytes()


def test_the_number_of_a_square_is_read_on_the_board():
    view = field()
    first, second = (pixels(board(replaced(view, "E4", square=n))) for n in (1, 4))
    assert ImageChops.difference(first.crop(BOARD), second.crop(BOARD)).getbbox()


@pytest.mark.parametrize("name", ["Sebastiani", "Kellermann", "Wellington", "King Joseph"])
def test_the_plate_of_a_leader_leaves_the_names_of_hexes_beside_it_free(name):
    plate = counters.leader_plate(name, "top", ordered=True)
    assert plate.width <= counters.LEADER[0] + 6
    width = FIELD.hex_width
    assert (width - plate.width) / 2 >= 12


def test_a_lone_leader_differs_from_an_attached_one_and_from_a_lost_one():
    view = field()
    shown = [board(view).data]
    for where in ("E4", "G2", None):
        leader = Leader(id="l1", name="Ney", side=TOP, hex=where)
        shown.append(board(msgspec.structs.replace(view, leaders=(leader,))).data)
    assert shown[0] == shown[3]
    assert len(set(shown)) == 3


def test_the_terrain_under_a_square_is_shown_on_its_bayonets():
    view = replaced(field(), "E4", square=2)
    plain, *others = (
        pixels(board(msgspec.structs.replace(view, terrain=land_)))
        for land_ in ({}, {"E4": "hill"}, {"E4": "forest"})
    )
    x, y = Grid(FIELD).centre("E4")
    box = (round(x) - 62, round(y) - 24, round(x) - 42, round(y) + 8)
    assert len({one.crop(box).tobytes() for one in (plain, *others)}) == 3


def test_the_name_of_a_leader_stands_over_the_sign_of_a_fight():
    leader = Leader(id="l1", name="Ney", side=TOP, hex="E4")
    view = msgspec.structs.replace(field(), leaders=(leader,))
    quiet, melee = pixels(board(view)), pixels(board(view, [rolled()]))
    x, y = Grid(FIELD).centre("E4")
    y += FIELD.drop + 42
    box = (round(x) - 12, round(y) - 6, round(x) + 12, round(y) + 6)
    assert quiet.crop(box).tobytes() == melee.crop(box).tobytes()


def test_objectives_show_whose_they_are_and_whether_they_are_held():
    view = view_of("S01")
    held = player(view, BOTTOM, banners=(Banner("objective", "A3"),))
    assert changed(pixels(board(view)), pixels(board(held))) == {"A3"}
    assert {goal.hex: goal.held for goal in painter().facts.goals(held)} == {
        "A3": True,
        "A11": False,
    }


# What happened -----------------------------------------------------------------------------------


def test_a_move_leaves_a_ghost_and_an_arrow():
    view = replaced(field(), "F4", hex="F5")
    quiet, loud = (pixels(board(view, events)) for events in ((), [moved("F4", "F5")]))
    assert changed(quiet, loud) >= {"F4"}


def test_a_melee_clashes_on_the_side_and_fire_flies_as_an_arrow():
    view = field()
    quiet = pixels(board(view))
    melee = pixels(board(view, [rolled()]))
    fire = pixels(board(view, [rolled(origin="G6", target="D6", why="fire")]))
    assert changed(quiet, fire) >= {"E6", "F6"} - changed(quiet, melee)
    assert not changed(quiet, melee) & {"E6", "F6"}
    back = pixels(board(view, [rolled(), rolled(origin="E4", target="F4", why="battle_back")]))
    assert ImageChops.difference(melee.crop(BOARD), back.crop(BOARD)).getbbox()


def test_losses_go_with_a_unit_that_retreats():
    view = replaced(field(), "E4", hex="D4", blocks=3)
    with_loss = pixels(board(view, [hit("E4", 1, 3), retreated("E4", "D4")]))
    without = pixels(board(view, [retreated("E4", "D4")]))
    assert around(with_loss, "D4", 57).tobytes() != around(without, "D4", 57).tobytes()
    assert around(with_loss, "E4", 30).tobytes() == around(without, "E4", 30).tobytes()


def test_the_fallen_blocks_regained_and_leaders_on_their_way_are_drawn():
    view = field()
    quiet = pixels(board(view))
    leader = {"name": "Ney", "side": TOP}
    cases = {
        "B2": hit("B2", 2, 0),
        "C3": ev.LeaderLost(name="Ney", side=TOP, hex="C3", how="killed"),
        "H7": ev.LeaderMoved(**leader, leader="l1", path=("H7", "I8")),
        "I4": ev.LeaderRetreated(**leader, origin="I4", hex="off"),
        "B9": ev.UnitResupplied(type="F-LN", side=TOP, origin="B9", hex="A9"),
    }
    for label, event in cases.items():
        assert label in changed(quiet, pixels(board(view, [event]))), event
    gained = pixels(board(view, [ev.BlockRegained(type="F-LN", hex="E4", blocks=4)]))
    assert around(gained, "E4", 57).tobytes() != around(quiet, "E4", 57).tobytes()


def test_dice_in_progress_are_shown_without_events():
    view = field()
    attacker = next(unit for unit in view.units if unit.hex == "F4")
    target = next(unit for unit in view.units if unit.hex == "E4")
    frame = RollFrame(
        why="melee", roller=attacker.id, origin="F4", target=target.id, leader=None,
        target_hex="E4", tally=rolled().tally, dice=["infantry", "flag"], hits=1, flags=1,
    )  # fmt: skip
    in_progress = msgspec.structs.replace(view, roll=frame)
    assert board(in_progress).data == board(view, [rolled()]).data != board(view).data


# Strips ------------------------------------------------------------------------------------------


def test_phase_card_banners_track_and_end_change_the_strips_alone():
    view = field()
    turn = msgspec.structs.replace(view.turn, phase="move")
    copied = msgspec.structs.replace(view.turn, card="counter_attack", text="attack_left")
    slots = {"1": SlotView("u03"), "3": SlotView("u04")}
    shown = [
        view,
        msgspec.structs.replace(view, turn=turn),
        msgspec.structs.replace(view, turn=copied),
        player(view, BOTTOM, banners=(Banner("unit", "F-LN"), Banner("leader", "Ney"))),
        player(view, TOP, track=slots),
        player(view, TOP, hand_size=2),
        msgspec.structs.replace(view, over="banners", winner=TOP),
        msgspec.structs.replace(view, over="agreed"),
    ]
    pictures = [board(one) for one in shown]
    assert len({picture.data for picture in pictures}) == len(shown)
    for picture in pictures[1:]:
        assert changed(pixels(pictures[0]), pixels(picture)) == set()


def test_a_mirrored_card_shows_the_sections_of_its_player():
    facts = painter().facts
    assert [one.section for one in facts.orders("attack_left", 5)] == ["left"]
    assert [one.section for one in facts.orders("attack_left", 5, mirrored=True)] == ["right"]
    assert [one.limit for one in facts.orders("assault_centre", 5)] == [5]


# Marks, crops, forecasts -------------------------------------------------------------------------


def test_marks_show_their_numbers_on_their_hexes():
    view = field()
    plain = pixels(board(view))
    marked = pixels(board(view, marks=[("1", "F4"), ("2", "H8"), ("3", "attack_left")]))
    assert changed(plain, marked) == {"F4", "H8"}
    swapped = pixels(board(view, marks=[("2", "F4"), ("1", "H8")]))
    assert changed(marked, swapped) == {"F4", "H8"}


def test_what_was_chosen_has_a_rim_and_no_number():
    view = field()
    plain = pixels(board(view))
    chosen = pixels(board(view, marks=[(CHOSEN, "H8"), (CHOSEN, "done")]))
    assert changed(plain, chosen) == {"H8"}
    assert around(plain, "H8", 24).tobytes() == around(chosen, "H8", 24).tobytes()


def test_the_crop_shows_the_fight_and_is_part_of_the_board():
    view, events = field(), [rolled()]
    crop = pixels(painter().paint_crop(view, events, say()))
    whole = pixels(board(view, events)).crop(Grid(FIELD).around(["F4", "E4"]))
    assert crop.tobytes() == whole.tobytes()
    assert crop.width < WIDTH / 2
    assert pixels(painter().paint_crop(view, events, say(), ["A1"])).width < crop.width


def test_without_a_roll_there_is_nothing_to_see_from_close_up():
    assert painter().paint_crop(field(), [moved("F4", "F5")], say()) is None


def test_a_forecast_is_the_board_to_come_marked_as_a_preview():
    view, events = replaced(field(), "F4", hex="F5"), [moved("F4", "F5")]
    preview = painter().paint_forecast(view, events, say())
    done = board(view, events)
    assert preview.alt.startswith("Preview, not done yet. ")
    assert pixels(preview).crop(BOARD).tobytes() == pixels(done).crop(BOARD).tobytes()
    assert preview.data != done.data


# Bytes -------------------------------------------------------------------------------------------

EVENTS = (moved("F3", "F4"), rolled(), hit("E4", 1, 3))


def test_equal_views_and_events_give_equal_bytes_also_without_caches():
    view = field()
    first = board(view, EVENTS)
    KEPT.clear()
    paint.palette.cache_clear()
    assert board(msgspec.structs.replace(view), list(EVENTS)) == first


def test_threads_paint_the_same_bytes():
    view = field()
    with ThreadPoolExecutor(4) as pool:
        pictures = list(pool.map(lambda _: board(view, EVENTS), range(8)))
    assert all(picture == pictures[0] for picture in pictures)


def test_mapping_only_the_changed_boxes_equals_mapping_everything():
    canvas = painter().compose(field(), EVENTS, say(), marks=[("1", "E6")])
    whole = paint.indexed(canvas.image.crop(BOARD))
    assert canvas.indexed().crop(BOARD).tobytes() == whole.tobytes()


@pytest.mark.parametrize("colours", ["contrast", "dusk", "grey"])
def test_other_colours_keep_the_drawing(colours):
    plain, other = board(field(), EVENTS), board(field(), EVENTS, colours=colours)
    assert other.alt == plain.alt
    assert other.data != plain.data


@pytest.mark.parametrize("locale", ["en", "cs", "pl"])
def test_the_most_crowded_board_keeps_to_the_limits(locale):
    view = view_of("S11")
    units = tuple(
        msgspec.structs.replace(unit, ordered=True, battled=number % 2 == 0, blocks=1)
        for number, unit in enumerate(view.units)
    )
    view = msgspec.structs.replace(view, units=units)
    marks = [(str(number), label) for number, label in enumerate(CONTENT.board.hexes, 1)]
    events = [*EVENTS * 12, rolled(dice=("saber",) * 12, hits=12)]
    picture = board(view, events, locale, marks=marks)
    assert len(picture.data) <= 400 * 1024
    assert 0 < len(picture.alt) <= 1024
