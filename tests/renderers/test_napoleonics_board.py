"""The whole board of Napoleonics as a picture."""

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import msgspec
import numpy as np
import pytest
from PIL import Image, ImageChops

from bot.games.napoleonics.model import events as ev
from bot.games.napoleonics.model.state import BOTTOM, TOP, Banner, Leader, RollFrame
from bot.games.napoleonics.model.view import SlotView
from renderers.kit.frame.stuff import ABOVE, BELOW
from renderers.kit.hexfield import Grid
from renderers.kit.kept import KEPT
from renderers.kit.land.lines import NAME_AT
from renderers.kit.scene import crop
from renderers.kit.scene.layers import Scene
from renderers.kit.scene.placed import around as box_around
from renderers.kit.scene.placed import shared
from renderers.kit.scene.view import HexView, View
from renderers.napoleonics import ground, story, tones
from renderers.napoleonics.changes import Changes, changes_of
from renderers.napoleonics.look import FIELD, HEIGHT, WIDTH
from renderers.napoleonics.pieces import Stage, put_pieces
from renderers.painter import CHOSEN, aim

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

BOARD = (0, ABOVE, WIDTH, HEIGHT - BELOW)
EVENTS = (moved("F3", "F4"), rolled(), hit("E4", 1, 3))


def composed(view, events=(), **options):
    return painter().compose(view, events, say(), **options)


def scene_of(view, events=(), **options):
    return composed(view, events, **options)[1]


def boxes(scene, *whats):
    return {(one.what, one.where): one.box for one in scene.placed if one.what in whats}


def name_box(label, turned=False):
    x, y = Grid(FIELD, turned).centre(label)
    return box_around((x, y + NAME_AT * FIELD.side), (30, 18))


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


@pytest.mark.parametrize(
    ("scenario", "turned"),
    [("S08", False), ("S05", True)]
    + [pytest.param(one, t, marks=pytest.mark.soak) for one in SCENARIOS for t in (False, True)],
)
def test_a_scenario_is_painted_small_enough(scenario, turned):
    picture = board(view_of(scenario), turned=turned)
    assert pixels(picture).size == (WIDTH, HEIGHT)
    assert len(picture.data) <= 300_000
    assert 0 < len(picture.alt) <= 1024


TERRAINS = {
    "clear": "B2", "forest": "B4", "hill": "B6", "steep": "B8", "town": "B10", "mill": "D2",
    "river": "D4", "fordable": "D8", "bridge": "F4", "sandpit": "D11",
}  # fmt: skip


@pytest.fixture(scope="module")
def every_land():
    """A land with every terrain, and one whose field works alone differ."""
    known = tuple(sorted((label, kind) for kind, label in TERRAINS.items() if kind != "clear"))
    return ground.bare(ground.Land(known, (("F8", ("W", "NE")),), False))


def middle_of(image, label):
    part = around(image, label, 44).convert("L")
    return np.asarray(part, np.float32)


def test_the_middle_of_each_hex_tells_its_terrain_also_without_colour(every_land):
    assert set(TERRAINS) == set(CONTENT.terrain)
    parts = [middle_of(every_land, label) for label in TERRAINS.values()]
    for first, second in combinations(parts, 2):
        assert np.abs(first - second).mean() > 5


def test_works_stand_on_their_sides_alone(every_land):
    x, y = (round(one) for one in Grid(FIELD).centre("F8"))
    west, east = ((x - 56, y - 12, x - 36, y + 12), (x + 36, y - 12, x + 56, y + 12))
    spread = [np.asarray(every_land.crop(box).convert("L")).std() for box in (west, east)]
    assert spread[0] > 2 * spread[1]


@pytest.mark.parametrize("label", ["C2", "D9", "I1", "I13", "B4"])
def test_a_turned_board_keeps_labels_upright(label):
    crops = [
        composed(field(), turned=turned)[0].crop(name_box(label, turned))
        for turned in (False, True)
    ]
    inks = [np.asarray(one.convert("L")) < 70 for one in crops]
    assert inks[0].sum() > 20
    assert (inks[0] != inks[1]).sum() < 0.5 * inks[0].sum()


def test_names_of_the_sections_are_those_of_the_side_below_in_every_language():
    land = painter()._land(field(), False)
    specs = [painter()._base(field(), land, say(locale)) for locale in ("en", "cs", "pl")]
    assert specs[0].sections == ("left flank", "centre", "right flank")
    assert len({spec.sections for spec in specs}) == 3
    assert (specs[0].plates.upper.side, specs[0].plates.lower.side) == (TOP, BOTTOM)
    turned = painter()._base(field(), land._replace(turned=True), say())
    assert (turned.plates.upper.side, turned.plates.lower.side) == (BOTTOM, TOP)


# Pieces ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turned", [False, True], ids=["plain", "turned"])
def test_each_unit_and_leader_stands_once_on_its_hex_with_its_strength(turned):
    view = view_of("S05")
    placed = scene_of(view, turned=turned).placed
    for what in ("unit", "chip"):
        assert sorted(one.where for one in placed if one.what == what) == sorted(
            unit.hex for unit in view.units
        )
    assert sorted(one.where for one in placed if one.what == "leader") == sorted(
        one.hex for one in view.leaders if one.hex
    )
    for one in placed:
        x, y = Grid(FIELD, turned).centre(one.where)
        assert abs((one.box[0] + one.box[2]) / 2 - x) < 0.5 * FIELD.hex_width
        assert abs((one.box[1] + one.box[3]) / 2 - y) < 0.7 * FIELD.side


def test_strengths_cover_no_name_of_a_hex_and_no_other_strength():
    chips = boxes(scene_of(view_of("S05")), "chip")
    names = [name_box(label) for label in CONTENT.board.hexes]
    for box in chips.values():
        assert not any(shared(box, other) > 60 for other in names)
    for first, second in combinations(chips.values(), 2):
        assert not shared(first, second)


def test_a_view_that_differs_in_one_unit_differs_on_its_hex_alone():
    view = view_of("S05")
    assert changed(composed(view)[0], composed(replaced(view, "D7", blocks=1))[0]) <= {"C8", "D7"}
    assert changed(composed(view)[0], composed(replaced(view, "F5", blocks=1))[0]) == {"F5"}


@pytest.mark.rule("NAP-PBP-10")
@pytest.mark.parametrize(
    "fields",
    [{"ordered": True}, {"ordered": True, "battled": True}, {"square": 2}, {"square": 3}],
    ids=str,
)
def test_how_a_unit_stands_is_seen_on_it_and_names_of_hexes_stay_free(fields):
    view = field()
    plain, other = composed(view)[0], composed(replaced(view, "E4", **fields))[0]
    assert ImageChops.difference(around(plain, "E4", 50), around(other, "E4", 50)).getbbox()
    for label in ("E4", "F3", "F4"):
        inks = [np.asarray(one.crop(name_box(label)).convert("L")) < 60 for one in (plain, other)]
        assert inks[0].sum() > 20
        assert (inks[0] & ~inks[1]).sum() == 0


def test_the_number_of_a_square_is_read_on_the_board():
    first, second = (composed(replaced(field(), "E4", square=n))[0] for n in (1, 4))
    assert changed(first, second) == {"E4"}
    assert boxes(scene_of(replaced(field(), "E4", square=1)), "square")


def test_a_lone_leader_is_larger_than_an_attached_one_and_a_lost_one_is_gone():
    view, wide = field(), []
    for where in ("E4", "G2", None):
        leader = Leader(id="l1", name="Ney", side=TOP, hex=where)
        found = boxes(scene_of(msgspec.structs.replace(view, leaders=(leader,))), "leader")
        wide.append([box[2] - box[0] for box in found.values()])
    assert wide[0][0] < wide[1][0]
    assert wide[2] == []


def test_two_leaders_of_a_side_look_different():
    view = field()
    first, second = (
        composed(
            msgspec.structs.replace(view, leaders=(Leader(id="l", name=who, side=TOP, hex="G2"),))
        )[0]
        for who in ("Ney", "Soult")
    )
    assert changed(first, second) == {"G2"}


def test_objectives_show_whose_they_are_and_whether_they_are_held():
    view = field()
    goals = {goal.hex: goal.held for goal in painter().facts.goals(view)}
    held = player(view, BOTTOM, banners=(Banner("objective", "D9"),))
    assert goals == {"D9": False}
    assert {goal.hex: goal.held for goal in painter().facts.goals(held)} == {"D9": True}
    assert changed(composed(view)[0], composed(held)[0]) == {"D9"}
    covered = replaced(view, "E4", hex="D9")
    small, large = (boxes(scene_of(one), "goal")["goal", "D9"] for one in (covered, view))
    assert small[2] - small[0] < large[2] - large[0]


# What happened -----------------------------------------------------------------------------------


def test_a_move_leaves_a_ghost_and_a_ribbon_a_retreat_chevrons():
    view = replaced(field(), "F4", hex="F5")
    walked = boxes(scene_of(view, [moved("F4", "F5")]), "ghost", "move", "retreat")
    fled = boxes(scene_of(view, [retreated("E4", "D4")]), "ghost", "move", "retreat")
    assert set(walked) == {("ghost", "F4"), ("move", "F5")}
    assert set(fled) == {("retreat", "D4")}  # another unit stands in E4


def test_a_melee_clashes_on_the_side_and_fire_flies_to_its_target():
    view = field()
    melee = scene_of(view, [rolled()])
    fire = scene_of(view, [rolled(origin="G6", target="D6", why="fire")])
    assert [one.what for one in melee.placed].count("sabres") == 1
    assert not boxes(melee, "volley")
    volley = boxes(fire, "volley")["volley", "G6"]
    assert not boxes(fire, "sabres")
    for label in ("E6", "F6"):
        x, y = Grid(FIELD).centre(label)
        assert volley[0] - 40 < x < volley[2] + 40
        assert volley[1] < y < volley[3]
    once, back = (
        boxes(scene_of(view, [rolled(), *more]), "sabres")
        for more in ((), [rolled(origin="E4", target="F4", why="battle_back")])
    )
    assert once != back


def test_tracers_are_as_many_as_dice():
    shots = [
        composed(field(), [rolled(origin="G6", target="D6", why="fire", dice=("flag",) * count)])[0]
        for count in (2, 4)
    ]
    assert changed(*shots) & {"E6", "F6"}


def test_names_that_ways_cross_are_written_again_on_top():
    view = field()
    placed = scene_of(view, [moved("C9", "B9", "A9")]).placed
    names = [one.where for one in placed if one.what == "name"]
    assert {"B9", "C6"} <= set(names)  # of a hex on the way, and of one with a unit
    assert "A1" not in names
    assert placed.index(next(one for one in placed if one.what == "move")) < min(
        placed.index(one) for one in placed if one.what == "name"
    )


def test_losses_go_with_a_unit_that_retreats():
    view = replaced(field(), "E4", hex="D4", blocks=3)
    found = boxes(scene_of(view, [hit("E4", 1, 3), retreated("E4", "D4")]), "loss")
    assert set(found) == {("loss", "D4")}


@pytest.mark.parametrize("label", ["E4", "F4"])
def test_losses_and_sabres_cover_no_strength(label):
    for events in ([rolled(), hit(label, 1, 3)], [hit(label, 2, 2)]):
        scene = scene_of(field(), events)
        for one in boxes(scene, "loss", "sabres").values():
            for other in boxes(scene, "chip").values():
                assert shared(one, other) <= 110


def test_losses_cover_no_leader_beside_the_unit():
    for _, label in boxes(scene_of(field()), "leader"):
        scene = scene_of(replaced(field(), "E4", hex=label), [hit(label, 1, 3)])
        found = boxes(scene, "loss", "leader")
        assert not shared(found["loss", label], found["leader", label])


def test_the_fallen_blocks_regained_and_leaders_on_their_way_are_drawn():
    view = field()
    leader = {"name": "Ney", "side": TOP}
    cases = [
        (hit("B2", 2, 0), ("fallen", "B2")),
        (ev.LeaderLost(name="Ney", side=TOP, hex="C3", how="killed"), ("fallen", "C3")),
        (ev.LeaderMoved(**leader, leader="l1", path=("H7", "I8")), ("move", "I8")),
        (ev.LeaderRetreated(**leader, origin="I4", hex="off"), ("retreat", "off")),
        (ev.UnitResupplied(type="F-LN", side=TOP, origin="B9", hex="A9"), ("retreat", "A9")),
        (ev.BlockRegained(type="F-LN", hex="E4", blocks=4), ("loss", "E4")),
    ]
    for event, expected in cases:
        scene = scene_of(view, [event])
        assert expected in boxes(scene, expected[0]), event


def test_dice_in_progress_are_shown_without_events():
    view = field()
    attacker = next(unit for unit in view.units if unit.hex == "F4")
    target = next(unit for unit in view.units if unit.hex == "E4")
    roll = RollFrame(
        why="melee", roller=attacker.id, origin="F4", target=target.id, leader=None,
        target_hex="E4", tally=rolled().tally, dice=["infantry", "flag"], hits=1, flags=1,
    )  # fmt: skip
    in_progress = msgspec.structs.replace(view, roll=roll)
    assert board(in_progress).data == board(view, [rolled()]).data != board(view).data


# The frame ---------------------------------------------------------------------------------------


def test_phase_card_banners_track_and_end_change_the_frame_alone():
    view = field()
    turn = msgspec.structs.replace(view.turn, phase="move")
    copied = msgspec.structs.replace(view.turn, card="counter_attack", text="attack_left")
    slots = {"1": SlotView("u03"), "3": SlotView("u04")}
    won = (Banner("unit", "F-LN"), Banner("leader", "Ney"))
    shown = [
        view,
        msgspec.structs.replace(view, turn=turn),
        msgspec.structs.replace(view, turn=copied),
        player(view, BOTTOM, banners=won),
        player(view, BOTTOM, banners=won[::-1]),
        player(view, TOP, track=slots),
        player(view, TOP, hand_size=2),
        msgspec.structs.replace(view, deck=view.deck - 1),
        msgspec.structs.replace(view, over="banners", winner=TOP),
        msgspec.structs.replace(view, over="agreed"),
    ]
    images = [composed(one)[0] for one in shown]
    assert len({image.tobytes() for image in images}) == len(shown)
    for image in images[1:]:
        assert image.crop(BOARD).tobytes() == images[0].crop(BOARD).tobytes()


def test_a_mirrored_card_shows_the_sections_of_its_player():
    facts = painter().facts
    assert [one.section for one in facts.orders("attack_left", 5)] == ["left"]
    assert [one.section for one in facts.orders("attack_left", 5, mirrored=True)] == ["right"]
    assert [one.limit for one in facts.orders("assault_centre", 5)] == [5]


def told(view, events=(), lines=()):
    return story.story(view, changes_of(view, events), lines, painter().facts, say())


def test_the_plate_tells_the_last_roll_or_the_last_events_or_the_briefing():
    view = field()
    assert told(view, [rolled()], ["a"]).dice == ("foot", "flag")
    lines = told(view, (), ["one", "two", "three", "four"])
    assert (lines.headline, lines.numbers) == ("four", "two \u00b7 three")
    assert told(view).headline.startswith("French pickets hold a windmill")


def explained(view, events=(), locale="en"):
    land = painter()._land(view, False)
    found = story.entries(view, changes_of(view, events), land, painter().facts, say(locale))
    assert all(sprite.mode == "RGBA" for sprite, _ in found)
    return [words for _, words in found]


def test_the_legend_explains_what_is_on_the_picture():
    view = replaced(field(), "G6", ordered=False)
    assert explained(view) == ["ordered", "objective"]
    fired = rolled(origin="G6", target="D6", why="fire")
    assert explained(view, [moved("F3", "F4"), fired, hit("E4", 1, 3)]) == [
        "moved", "fired", "lost block", "ordered", "objective"
    ]  # fmt: skip
    assert explained(view_of("S08"))[:5] == ["objective", "ford", "steep slope", "river", "bridge"]
    assert len(explained(view, [moved("F3", "F4"), retreated("E4", "D4"), fired, rolled()])) == 6


def test_a_sign_of_the_legend_has_the_colours_of_whom_it_shows():
    view, land = replaced(field(), "G6", ordered=False), painter()._land(field(), False)

    def signs(events, side):
        turned = msgspec.structs.replace(view, turn=msgspec.structs.replace(view.turn, side=side))
        found = story.entries(turned, changes_of(turned, events), land, painter().facts, say("en"))
        return {words: sprite.tobytes() for sprite, words in found}

    allied, french = signs([moved("F3", "F4")], BOTTOM), signs([moved("E3", "E4", side=TOP)], TOP)
    assert allied["moved"] != french["moved"]
    assert allied["ordered"] != french["ordered"]
    assert allied["objective"] == french["objective"]


# Marks, crops, forecasts -------------------------------------------------------------------------


def test_marks_show_their_numbers_on_their_hexes():
    view = field()
    plain, marks = composed(view)[0], [("1", "F4"), ("2", "H8"), ("3", "attack_left")]
    marked = composed(view, marks=marks)[0]
    assert changed(plain, marked) == {"F4", "H8"}
    swapped = composed(view, marks=[("2", "F4"), ("1", "H8")])[0]
    assert changed(marked, swapped) == {"F4", "H8"}


def test_an_arrow_leads_from_who_is_about_to_attack_to_who_is_attacked():
    view = field()
    plain, aimed = composed(view)[0], composed(view, marks=[aim("F4", "F7")])[0]
    assert {"F5", "F6"} <= changed(plain, aimed) <= {"F4", "F5", "F6", "F7"}
    assert changed(aimed, composed(view, marks=[aim("F7", "F4")])[0])
    assert not changed(plain, composed(view, marks=[aim("F4", "done")])[0])


def test_what_was_chosen_has_a_sign_without_a_number():
    view = field()
    plain = composed(view)[0]
    chosen = composed(view, marks=[(CHOSEN, "H8"), (CHOSEN, "done")])[0]
    assert changed(plain, chosen) == {"H8"}
    numbered = composed(view, marks=[("1", "H8")])[0]
    assert changed(numbered, chosen) == {"H8"}


def test_the_crop_shows_the_fight_larger_over_a_plate_of_words():
    view = field()
    near = painter().paint_crop(view, [rolled()], say())
    assert pixels(near).size == (crop.SEEN[0], crop.SEEN[1] + crop.PLATE)
    assert near.alt == board(view, [rolled()]).alt
    assert len(near.data) <= 300_000
    places = [painter().paint_crop(view, (), say(), [label]) for label in ("A1", "E4")]
    assert places[0].data != places[1].data
    turned = painter().paint_crop(view, [rolled()], say(), turned=True)
    assert turned.data != near.data


def test_a_leader_is_named_from_close_up():
    leaders = [Leader(id="l1", name=name, side=TOP, hex="E4") for name in ("Nobody", "Noboby")]
    first, second = (
        pixels(
            painter().paint_crop(
                msgspec.structs.replace(field(), leaders=(one,)), (), say(), ["E4"]
            )
        )
        for one in leaders
    )
    assert ImageChops.difference(first, second).getbbox()


def test_from_close_up_strengths_and_leaders_cover_no_name_of_a_hex():
    view, at = view_of("S05"), HexView(Grid(FIELD), View(0, 0, 1.5))
    stage = Stage(Scene((WIDTH * 2, HEIGHT * 2)), at, painter().facts, 45)
    put_pieces(stage, view, Changes())
    names = [box_around(at.at(label, 0, NAME_AT), (58, 32)) for label in CONTENT.board.hexes]
    shown = boxes(stage.scene, "chip", "leader's name")
    assert len(shown) > 30
    for box in shown.values():
        assert max(shared(box, other) for other in names) <= 60


def test_without_a_roll_there_is_nothing_to_see_from_close_up():
    assert painter().paint_crop(field(), [moved("F4", "F5")], say()) is None


def test_a_forecast_is_the_board_to_come_marked_as_a_preview():
    view, events = replaced(field(), "F4", hex="F5"), [moved("F4", "F5")]
    preview, done = composed(view, events, preview=True)[0], composed(view, events)[0]
    assert ImageChops.difference(preview, done).getbbox()[3] <= ABOVE
    picture = painter().paint_forecast(view, events, say())
    assert picture.alt.startswith("Preview, not done yet. ")
    assert picture.data != board(view, events).data


# Bytes -------------------------------------------------------------------------------------------


def test_equal_views_and_events_give_equal_bytes_also_without_caches():
    view = field()
    first = board(view, EVENTS)
    KEPT.clear()
    tones.palette.cache_clear()
    assert board(msgspec.structs.replace(view), list(EVENTS)) == first


def test_threads_paint_the_same_bytes():
    view = field()
    with ThreadPoolExecutor(4) as pool:
        pictures = list(pool.map(lambda _: board(view, EVENTS), range(6)))
    assert all(picture == pictures[0] for picture in pictures)


@pytest.mark.parametrize("theme", ["contrast", "dusk", "winter", "grey"])
def test_other_themes_keep_the_drawing(theme):
    plain, other = board(field(), EVENTS), board(field(), EVENTS, theme=theme)
    assert other.alt == plain.alt
    assert other.data != plain.data
    assert Image.Image.getbbox(ImageChops.difference(pixels(plain), pixels(other)))


@pytest.mark.parametrize("locale", ["en", "cs", "pl"])
def test_the_most_crowded_board_keeps_to_the_limits(locale):
    view = view_of("S05")
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
