"""The pictures of Jours de Gloire: facing, stacks, levels of order, orders, choices, ways."""

import re
from io import BytesIO
from math import atan2, cos, degrees, hypot, radians

import msgspec
import pytest
from PIL import Image, ImageChops

import renderers
from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from bot.engine.chance.tally import Tally
from bot.engine.model import Text
from bot.games.jours.content import grid
from bot.games.jours.content.base import FACINGS
from bot.games.jours.model import events as ev
from bot.games.jours.rules.march import movement
from bot.games.jours.rules.march.reach import reach
from bot.games.jours.rules.march.survey import Survey
from bot.games.jours.words import names
from renderers.jours.changes import fight_hexes, read_changes, to_come
from renderers.jours.closeup import SIGNS_UP, Closeup, rows, title
from renderers.jours.facts import angle, known_order, piles
from renderers.jours.overlays import shade_of
from renderers.jours.pieces import put_pieces
from renderers.jours.tones import WOODS, palette
from renderers.kit.columns import ColumnGrid
from renderers.kit.frame.legend import SIGN
from renderers.kit.land.layout import MARGIN
from renderers.kit.scene.crop import EDGE, PLATE, SEEN
from renderers.kit.scene.encode import FEWER
from renderers.kit.scene.placed import shared
from renderers.kit.theme import DASH
from renderers.painter import CHOSEN
from tests.games.jours.given import GAME, TABLES, order, start, state
from tests.support.loaded import load_catalogue

from .scenes import started

PAINTER = renderers.for_game(GAME)
SAY = load_catalogue().speaker("en")
FOE = "1205/NNE z=I4/6/5/5 Y"


def seen(units, viewer=None, **note):
    """What a viewer sees of units on an empty field, in the movement segment of X."""
    return start([*units, FOE], **note).view(viewer)


def laid(view, events=(), **options):
    return PAINTER.laid_out(view, events, SAY, **options)


def boxes(scene, what, where=None):
    return [one.box for one in scene.placed if one.what == what and where in (None, one.where)]


def middle(box):
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def centre(view, label, turned=False):
    return ColumnGrid(PAINTER.facts.land(view, turned).field, turned).centre(label)


# Facing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("facing", FACINGS)
def test_the_prow_lies_at_the_corner_that_a_unit_faces(facing, turned):
    view = seen([f"0505/{facing} a=I6/6/5/5 X"])
    (box,) = boxes(laid(view, turned=turned), "prow", "0505")
    (x, y), here = middle(box), centre(view, "0505", turned)
    pointed = degrees(atan2(y - here.y, x - here.x)) % 360
    wished = (angle(facing) + (180 if turned else 0)) % 360
    assert cos(radians(pointed - wished)) > 0.98


def test_a_unit_in_a_village_has_bands_on_all_sides_of_its_hex():
    view = seen(["0505/NNE a=I6/6/5/5 X"], formation_map="drill_ground")
    (box,) = boxes(laid(view), "prow", "0505")
    field = PAINTER.facts.land(view, False).field
    assert box[2] - box[0] > 0.9 * field.hex_width
    assert hypot(*(a - b for a, b in zip(middle(box), centre(view, "0505"), strict=True))) < 3


def test_a_routed_unit_has_chevrons_to_where_it_runs_and_no_prow():
    view = seen(["0505 a=I6/6/5/5 X r"])
    for turned in (False, True):
        scene, here = laid(view, turned=turned), centre(view, "0505", turned)
        (box,) = boxes(scene, "flight", "0505")
        assert not boxes(scene, "prow", "0505")
        assert boxes(scene, "level", "0505")
        south = view.field.camps["blue"].rout == "S"
        assert (middle(box)[1] > here.y) == (south != turned)


# Stacks and levels -------------------------------------------------------------------------------


def test_a_stack_is_one_counter_with_number_and_strength_and_strips_from_close_up():
    view = seen(["0505/E a=I6/6/5/5 X | b=I5/6/5/5 X | c=Af3e3m4c6 X"])
    scene = laid(view)
    assert len(boxes(scene, "unit", "0505")) == len(boxes(scene, "pile", "0505")) == 1
    assert [one.id for one in piles(view.field)["0505"]] == ["c", "a", "b"]
    land = PAINTER.facts.land(view, False)
    stage = Closeup(land, ("0505",), PAINTER.facts).stage()
    put_pieces(stage, view, read_changes(()))
    assert len(boxes(stage.scene, "under", "0505")) == 2
    assert not boxes(stage.scene, "pile")


@pytest.mark.parametrize(("mark", "badges"), [("", 0), (" d", 1), (" r", 1)])
def test_levels_of_order_bear_a_badge(mark, badges):
    facing = "" if mark == " r" else "/E"
    scene = laid(seen([f"0505{facing} a=I6/6/5/5 X{mark}"]))
    assert len(boxes(scene, "level", "0505")) == badges


def test_each_level_of_order_paints_another_counter():
    views = [seen([f"0505{at} a=I6/6/5/5 X{mark}"])
             for at, mark in (("/E", ""), ("/E", " d"), ("", " r"))]  # fmt: skip
    painted = [image_of(view).tobytes() for view in views]
    assert len(set(painted)) == 3


def image_of(view, **options):
    image, _ = PAINTER.compose(view, (), SAY, **options)
    return image


# Orders ------------------------------------------------------------------------------------------


def ordered(*groups):
    """A field whose groups of Blue were given orders, face down, before the first marker."""
    made = state(["0505/E a=I6/6/5/5 X", "0510/E b=I6/6/5/5 X", FOE], active=None)
    made.field.phase = "cup"
    for group in made.field.groups:
        group.order = None
    made.secrets["blue"] = msgspec.structs.replace(made.secrets["blue"], ordered=groups)
    return made


def signed(view):
    """The hexes with a sign of orders."""
    return {one.where for one in laid(view).placed if one.what == "order"}


@pytest.mark.rule("JDG-2.3.2-b")
def test_orders_that_lie_face_down_are_flags_for_their_owner_and_nothing_for_others():
    first, second = ordered("G1"), ordered("G2")
    keys = {one.units: one.id for one in first.field.groups}
    assert set(keys.values()) >= {"G1", "G2"}
    own = {"0505", "0510"}
    assert own <= signed(GAME.view(first, "blue"))
    for viewer in ("red", None):
        views = [GAME.view(one, viewer) for one in (first, second)]
        assert not any(own & signed(view) for view in views)
        one, other = (image_of(view) for view in views)
        assert ImageChops.difference(one, other).getbbox() is None
    one, other = (image_of(GAME.view(made, "blue")) for made in (first, second))
    assert ImageChops.difference(one, other).getbbox() is not None


@pytest.mark.rule("JDG-2.4.3-a")
@pytest.mark.parametrize(("standing", "told"), [("ordered", "OR"), ("limited", "NO")])
def test_who_acts_as_with_orders_in_this_activation_bears_their_sign(standing, told):
    made = state(["0505/E a=I6/6/5/5 X", FOE])
    (own,) = [one for one in made.field.groups if one.units == ("a",)]
    own.order = "NO"
    made.field.active.standing[own.id] = standing
    view = GAME.view(made, "red")
    assert known_order(view, view.field.unit("a")) == (told, False)


def test_the_page_of_own_orders_is_refused_to_others():
    view = GAME.view(ordered("G1"), "red")
    with pytest.raises(ValueError, match="hidden"):
        PAINTER.paint_hand(view, "blue", SAY)


# Choices -----------------------------------------------------------------------------------------


def test_where_a_chosen_unit_may_go_is_shaded_for_its_player_alone():
    units = ["0505/E a=I6/6/5/5 X", "0808/W e=I4/6/5/5 Y"]
    view, marks = seen(units, "blue"), [(CHOSEN, "0505"), ("1", "0605")]
    shade = shade_of(view, PAINTER.facts, marks)
    survey = Survey(view.field, TABLES.ground(view.field.map), "blue")
    mover = movement.mover(survey, [view.field.unit("a")], "normal")
    assert shade.reach == reach(survey, mover).keys()
    assert shade.fronts == {"0708", "0709"}
    assert not shade.cone
    for viewer in ("red", None):
        assert not shade_of(seen(units, viewer), PAINTER.facts, marks).cells
    assert not shade_of(view, PAINTER.facts, [("1", "0505")]).cells


def test_the_field_of_fire_of_chosen_guns_is_shaded_to_their_range():
    units = ["0505/E a=Af3e2m4c6 X", "0705/W e=I4/6/5/5 Y"]
    view = seen(units, "blue", stage="fire")
    shade = shade_of(view, PAINTER.facts, [(CHOSEN, "0505")])
    reached = [one for one in TABLES.ground("blank15").cells if grid.in_cone("0505", "E", one)]
    assert shade.cone == {one for one in reached if grid.distance("0505", one) <= 2}
    assert shade.far == {one for one in reached if 3 <= grid.distance("0505", one) <= 4}
    scene = laid(view, marks=[(CHOSEN, "0505"), ("1", "0705")])
    assert {one.where for one in scene.placed if one.what == "cone"} == shade.cone
    assert len(boxes(scene, "target")) == 2


def test_a_choice_near_what_was_chosen_is_painted_from_close_up():
    view = seen(["0505/E a=I6/6/5/5 X"], "blue")
    near = PAINTER.paint_choice(view, (), SAY, [(CHOSEN, "0505"), ("1", "0606")])
    far = PAINTER.paint_choice(view, (), SAY, [("1", "0505"), ("2", "1205")])
    wide = [Image.open(BytesIO(one.data)).width for one in (near, far)]
    assert wide == [960, 1500]
    assert near.alt == far.alt


def test_what_may_be_attacked_is_painted_from_close_up_before_anything_is_chosen():
    rows = ["0808/NNE a=I4/6/5/5 X", "0909/NNE b=I4/6/5/5 X", "0807/SSE d=I4/6/5/5 Y",
            "0908/SSE e=I4/6/5/5 Y"]  # fmt: skip
    view = start(rows, stage="combat").view("blue")
    near = PAINTER.paint_choice(view, (), SAY, [("1", "0807"), ("2", "0908")])
    wide = Image.open(BytesIO(near.data)).width
    assert wide == 960


def pixels_of(picture):
    return Image.open(BytesIO(picture.data)).convert("RGB").tobytes()


def asked_of(position):
    """The view of whoever decides."""
    return position.view(position.open[0].seat)


HUSSARS = ["0811/NNE h=HC4/7/7/8 X", "0807/SSE d=I5/6/5/5 Y", "0908/W c=C3/6/6/8 Y"]
CHARGE = "charge h x d 0810-0809-0808/NNE"


def test_what_is_asked_about_is_painted_from_close_up_with_the_attacks_on_it():
    """A square is asked for in the movement segment, with nothing to choose on the map."""
    contact = order(start([*HUSSARS, FOE]), CHARGE).position
    assert contact.open[0].point == "DP-M4"
    active = contact.state.field.active
    assert to_come(active, read_changes(())) == [("0808", "0807"), ("0808", "0908")]

    near = PAINTER.paint_choice(asked_of(contact), (), SAY, ())
    moving = PAINTER.paint_choice(start([*HUSSARS, FOE]).view("blue"), (), SAY, ())
    assert [Image.open(BytesIO(one.data)).width for one in (near, moving)] == [960, 1500]


def test_who_answers_an_attack_sees_it_from_close_up_once():
    """The choice shows way and attacks; everybody else sees the same as what happened."""
    step = order(start([*HUSSARS, FOE]), CHARGE)
    view, told = asked_of(step.position), [one for one in step.events if one.audience is None]
    assert read_changes(told).tracks

    assert PAINTER.paint_crop(view, told, SAY) is None
    assert PAINTER.paint_crop(step.position.view(None), told, SAY) is not None
    assert PAINTER.paint_crop(view, told, SAY, ("0808",)) is not None
    with_way, without = (PAINTER.paint_choice(view, one, SAY, ()) for one in (told, ()))
    assert pixels_of(with_way) != pixels_of(without)


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("B-H Hussars, 0310", 1),
        ("Blue 1st Brigade 6: shocks and charges", 1),
        ("28e Ligne 1303, 22e Ligne 1303: combat and the way of those who flee", 2),
    ],
)
def test_the_words_under_a_close_up_stand_above_its_signs(words, count):
    height, room = PLATE - 2 * EDGE, SEEN[0] - 2 * EDGE - 48
    size, lines = title(words, room)
    assert " ".join(lines) == words
    assert len(lines) == count
    assert rows(size, count)[-1] + size / 2 <= height - SIGNS_UP - SIGN[1] / 2


def test_a_charge_that_is_declared_is_an_arrow_until_it_has_ridden():
    step = order(start([*HUSSARS, FOE], options={"sheet": "on"}), CHARGE)
    assert step.position.open[0].point == "DP-SHEET"
    assert read_changes(step.events).charges == [("0811", "0807")]
    assert boxes(laid(asked_of(step.position), step.events), "aim", "0807")

    ridden = order(step.position, "sheet square no 0807")
    changes = read_changes((*step.events, *ridden.events))
    assert changes.charges == []
    assert not boxes(laid(asked_of(ridden.position), (*step.events, *ridden.events)), "aim")


def test_a_march_is_previewed_as_not_done_yet():
    position = start(["0505/E a=I6/6/5/5 X", FOE])
    view = position.view("blue")
    action = GAME.read(view, position.open[0], "mv a 0605-0705/E")
    ahead = GAME.insight.forecast(view, action)
    assert ahead is not None
    assert ahead.view is not None
    picture = PAINTER.paint_forecast(ahead.view, ahead.events, SAY)
    assert picture.alt.startswith(SAY(Text("jours-board-preview")))
    scene = laid(ahead.view, ahead.events)
    assert boxes(scene, "move", "0705")
    assert boxes(scene, "ghost", "0505")
    assert boxes(scene, "unit", "0705")


# What happened -----------------------------------------------------------------------------------


def moved(path, gait="march", **changes):
    fields = {"units": ("a",), "side": "blue", "origin": "0505", "path": path, "facing": "E"}
    return ev.Moved(**{**fields, "gait": gait, **changes})


@pytest.mark.parametrize(
    ("gait", "trail"),
    [("march", "move"), ("charge", "charge"), ("retreat", "retreat"), ("rout", "retreat"),
     ("evade", "retreat"), ("advance", "move"), ("pursuit", "charge")],
)  # fmt: skip
def test_each_gait_has_its_way_and_a_ghost_where_the_unit_stood(gait, trail):
    scene = laid(seen(["0705/E a=I6/6/5/5 X"]), [moved(("0605", "0705"), gait)])
    assert boxes(scene, trail, "0705")
    assert boxes(scene, "ghost", "0505")


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("at", ["0501", "0512", "0106", "1206"])
@pytest.mark.parametrize("gait", ["rout", "march"])
def test_a_way_off_the_map_ends_on_the_land_beside_its_last_hex(gait, at, turned):
    view = seen(["0808/E b=I6/6/5/5 X"])
    scene = laid(view, [moved((), gait, origin=at)], turned=turned)
    field = PAINTER.facts.land(view, turned).field
    (box,) = boxes(scene, "retreat" if gait == "rout" else "move", at)
    land = (0, field.top - MARGIN, field.width, field.bottom + MARGIN)
    image = scene.painted(Image.new("RGB", scene.size))
    image.paste(0, land)
    assert shared(box, land)
    assert image.getbbox() is None, "nothing of it lies on the frame"


def test_what_happened_is_numbered_in_its_order_and_a_way_told_in_parts_once():
    fled = [moved((end,), "rout", origin=at) for at, end in (("0705", "0706"), ("0706", "0707"))]
    shot = ev.Shot(
        guns=("g",),
        origin="0303",
        target="0305",
        manner="normal",
        die=3,
        sum=Tally(),
        result="none",
    )
    events = [moved(("0605",), units=("b",)), *fled, shot]
    scene = laid(seen(["0707 a=I6/6/5/5 X r", "0605/E b=I6/6/5/5 X"]), events)

    assert [one.where for one in scene.placed if one.what == "step"] == ["0505", "0705", "0303"]
    alone = laid(seen(["0707 a=I6/6/5/5 X r"]), fled)
    assert [one for one in alone.placed if one.what == "step"] == [], "one alone has no number"


def test_who_enters_comes_from_beside_the_map_and_who_leaves_goes_there():
    view = seen(["0105/E a=I6/6/5/5 X"])
    entered = laid(view, [moved(("0105",), "enter", origin=None)])
    left = laid(view, [moved((), "exit", origin="0107")])
    for scene, label in ((entered, "0105"), (left, "0107")):
        (box,) = boxes(scene, "move", label)
        assert box[0] < centre(view, label).x - 60


def test_levels_lost_follow_the_unit_and_the_fallen_are_crossed():
    change = {"unit": "a", "side": "blue", "rule": "JDG-10.1-a"}
    lost = ev.LevelChanged(**change, at="0505", before="good", after="disordered")
    gone = ev.LevelChanged(**change, at="0705", before="routed", after="eliminated")
    view = seen(["0705/E a=I6/6/5/5 X d"])
    scene = laid(view, [lost, moved(("0605", "0705"), "retreat")])
    assert [one.where for one in scene.placed if one.what == "loss"] == ["0705"]
    assert read_changes([lost, gone]).levels == {}
    assert boxes(laid(view, [lost, gone]), "fallen", "0705")


def test_a_close_up_shows_the_last_fight_and_what_is_near_it_alone():
    far = ev.AssaultDeclared(kind="shock", origins=("1313",), units=("z",), targets=("1312",))
    near = ev.AssaultDeclared(kind="shock", origins=("0505",), units=("a",), targets=("0605",))
    events = [far, moved(("0604",), origin="0504"), near]
    assert set(fight_hexes(read_changes(events))) == {"0505", "0605", "0504", "0604"}
    assert fight_hexes(read_changes([moved(("0605",))])) == ()


# Sides and words ---------------------------------------------------------------------------------

UPPER = {"drill": "red", "maida": "french", "montebello": "french", "saalfeld": "allied",
         "schongrabern": "russian"}  # fmt: skip
"""Whose routed units run to the upper edge, by battle."""


def begun(scenario, steps=0):
    """What everybody sees at the start of a random battle, or some steps later."""
    draws = SeededDraws(b"jours", scenario)
    line = selfplay.started(GAME, selfplay.setup_of(GAME, scenario), draws)
    later = selfplay.steps(line, draws, selfplay.random_chooser(scenario))
    position = line.position
    for _ in range(steps):
        position = next(later)
    return position.view(None)


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_pictures_are_turned_for_the_side_that_runs_to_the_upper_edge(scenario):
    view = begun(scenario)
    turned = {side for side in view.field.camps if PAINTER.turned_for(view, side)}
    assert turned == {UPPER[scenario]}
    assert not PAINTER.turned_for(view, None)


@pytest.mark.parametrize("locale", load_catalogue().locales)
def test_a_battle_is_rebuilt_from_its_text(locale):
    say = load_catalogue().speaker(locale)
    levels = {say(Text(f"jours-level-{one}")): one for one in ("good", "disordered", "routed")}
    for steps in (0, 60):
        view = begun("montebello", steps)
        words = PAINTER.text_board(view, say)
        found = {}
        for line in words.splitlines():
            read = re.match(r"- (\d{4}) (\S+) .*?, ((?:[NS]\w\w|[EW]), )?(\d+)-", line)
            if read:
                level = next(key for name, key in levels.items() if f", {name}" in line)
                facing = read[3].removesuffix(", ") if read[3] else None
                found[read[2]] = (read[1], facing, int(read[4]), level)
        chiefs = {
            (one.at, say(names.chief(TABLES.content, view.field, one.id)))
            for one in view.field.chiefs if one.at is not None
        }  # fmt: skip
        told = set(re.findall(r"^- (\d{4}) ([^,:]+), [^,]+$", words, re.M))
        assert told == chiefs
        holders = {say(names.side(side)): side for side in view.field.camps} | {DASH: None}
        goals = re.findall(r"^- (\d{4}): (.+)$", words, re.M)
        assert {cell: holders[side] for cell, side in goals} == view.field.control
        assert found == {
            one.id: (one.at, None if one.is_routed else one.facing,
                     one.kind.fire if one.is_gun else one.values.sp, one.level)
            for one in view.field.on_map()
        }  # fmt: skip
        for cells in TABLES.content.maps["montebello"].terrain.values():
            assert all(cell in words for cell in cells)


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_few_woods_are_as_green_as_many(scenario):
    view = begun(scenario)
    tones = palette(PAINTER.facts.land(view, False), tuple(view.field.camps))
    assert len(tones._exact) <= FEWER - 8
    assert set(WOODS) <= set(tones._exact)


@pytest.mark.soak
@pytest.mark.parametrize("scenario", GAME.scenarios())
@pytest.mark.parametrize("turned", [False, True])
def test_every_battle_keeps_to_its_bytes(scenario, turned):
    view = begun(scenario, 90)
    assert len(PAINTER.paint_board(view, (), SAY, turned=turned).data) <= 300_000


# Names of places ---------------------------------------------------------------------------------


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_names_of_places_lie_beside_counters_and_signs(scenario, turned):
    view = started("jours", scenario).view
    scene = laid(view, turned=turned)
    named = scene.boxes("place")
    taken = scene.boxes("unit", "chief", "level", "order", "prow", "pile", "name")
    assert len(named) == len(PAINTER.facts.content.maps[view.field.map].places)
    for one in named:
        size = (one[2] - one[0]) * (one[3] - one[1])
        assert sum(shared(one, other) for other in taken) <= size / 8


def test_the_name_of_a_place_gives_way_to_a_counter_on_it():
    view = started("jours", "maida").view
    (place, *_) = PAINTER.facts.content.maps[view.field.map].places
    alone = [one for one in view.field.units if one.at is not None][:1]

    def at(label):
        units = tuple(msgspec.structs.replace(one, at=label) for one in alone)
        field = msgspec.structs.replace(view.field, units=units, chiefs=())
        return laid(msgspec.structs.replace(view, field=field))

    before, scene = at("0109"), at(place.at[0])
    (free, *_), (after, *_) = boxes(before, "place"), boxes(scene, "place")
    (unit,) = boxes(scene, "unit", place.at[0])
    assert shared(free, unit) > 0
    assert shared(after, unit) == 0
