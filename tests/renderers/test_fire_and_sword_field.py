"""Virtual tables of By Fire and Sword as pictures and as text."""

import random
import re
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.engine.model import Moment, Seat, Side
from bot.games.fire_and_sword.geometry.fixed import Place, at
from bot.games.fire_and_sword.insight import ends, measure
from bot.games.fire_and_sword.model.events import Moved
from bot.games.fire_and_sword.model.field import Standing
from bot.games.fire_and_sword.rules.scene import seen
from bot.games.fire_and_sword.words import names
from renderers import ALT_LIMIT
from renderers.fire_and_sword.changes import Changes, read_changes
from renderers.fire_and_sword.field.choice import choice_of
from renderers.fire_and_sword.field.eye import size_of, whole
from renderers.fire_and_sword.field.facts import Facts
from renderers.fire_and_sword.field.measuring import put_measured
from renderers.fire_and_sword.field.printed import put_names
from renderers.fire_and_sword.field.tableau import Tableau, Told
from renderers.fire_and_sword.field.tags import Ends, put_facts
from renderers.fire_and_sword.painter import FireAndSwordPainter
from renderers.fire_and_sword.signs import tag
from renderers.fire_and_sword.story import entries
from renderers.fire_and_sword.words import is_of_second, markers
from renderers.kit.scene.encode import ROOM_BYTES
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.placed import shared
from renderers.painter import CHOSEN
from tests.games.fire_and_sword.virtual.board import skirmish
from tests.games.fire_and_sword.virtual.match import begun
from tests.games.fire_and_sword.virtual.test_teams import team
from tests.support.loaded import load_catalogue, load_games

pytestmark = pytest.mark.slow

GAME = load_games()["fire_and_sword"]
PAINTER, FACTS = FireAndSwordPainter(GAME.content), Facts(GAME.content)
LOCALES = ("en", "cs", "pl")
CATALOGUE = load_catalogue()
SPOT = r"(-?\d+(?:\.\d)?) (-?\d+(?:\.\d)?)"


def say(locale="en"):
    return CATALOGUE.speaker(locale)


def position(**more):
    """Three Units and a Group of Red against two Units of Blue, with terrain and a marker."""
    ground = {
        "T1": {"type": "hill", "polygon": [[40, 26], [50, 26], [50, 32], [40, 32]]},
        "T2": {"type": "wood", "polygon": [[10, 10], [20, 10], [20, 18], [10, 18]]},
        "W1": {"type": "light_buildings", "polygon": [[30, 22], [33, 22], [33, 25], [30, 25]]},
    }
    marks = {
        "r1": {"at": [30, 10, 0], "hidden": "manoeuvre"},
        "r2": {"at": [41, 12, 8], "hidden": "manoeuvre", "dp": 2},
        "r3": {"at": [50, 10, 350], "hidden": "advance"},
        "r4": {"at": [36, 4, 0]},
        "b1": {"at": [44, 36, 190], "hidden": "advance"},
        "b2": {"inside": "W1", "hidden": "defence"},
        **more,
    }
    red, blue = ("PLC-04", "PLC-02", "PLC-07", "PLC-C1"), ("SWE-01", "SWE-08")
    live = skirmish(red, blue, terrain=ground, markers={"O1": [36, 24]}, **marks)
    return live.position


@pytest.fixture(scope="module")
def table():
    return position()


def pixels(picture):
    return Image.open(BytesIO(picture.data)).convert("RGB")


def differ(one, other):
    return ImageChops.difference(pixels(one), pixels(other)).getbbox()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_table_is_rebuilt_from_its_text_to_a_tenth_of_an_inch(locale):
    dice = random.Random(locale)
    view = position().view(None)
    for key in ("r1", "r2", "r3", "b1"):
        x, y = dice.uniform(4, 68), dice.uniform(4, 44)
        view.field.places[key] = Standing(at(x, y, dice.uniform(0, 359)))

    words = PAINTER.text_board(view, say(locale))

    lines = {line[2:].split()[0]: line for line in words.splitlines() if line[:2] == "- "}
    for key, standing in view.field.places.items():
        line = lines[key]
        if standing.structure:
            assert standing.structure in line
            continue
        x, y = (float(one) for one in re.search(rf" [A-L][1-8] {SPOT}", line).groups())
        assert (x, y) == pytest.approx([v / 1000 for v in standing.place[:2]], abs=0.051)
        turn = re.search(r"(\d+)°", line)
        if key != "r4":  # a Group has no front
            off = abs(float(turn[1]) - standing.place.heading / 100)
            assert min(off, 360 - off) <= 0.51
    for ground in view.field.grounds:
        told = [float(one) for spot in re.findall(SPOT, lines[ground.id]) for one in spot]
        assert told == [axis / 1000 for corner in ground.corners for axis in corner]
    marker = re.search(SPOT, lines["O1"])
    assert [float(one) for one in marker.groups()] == [36, 24]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_element_lies_once_on_the_picture_and_is_told(table, locale):
    view = table.view(None)
    tableau = Tableau(FACTS, view, say(locale), turned=False)

    image, placed = tableau.whole((), lambda stage: None)

    trays = [one for one in placed if one.what == "tray"]
    standing = {one.id for one in FACTS.table(view).bodies}
    assert sorted(one.where for one in trays) == sorted(standing)
    for one in trays:
        left, top, right, low = one.box
        assert 0 <= left < right <= image.width
        assert 0 <= top < low <= image.height
    alt = PAINTER.paint_board(view, (), say(locale)).alt
    assert len(alt) <= ALT_LIMIT
    assert all(f"{key}:" in alt for key in standing)


def test_a_turned_table_has_the_same_elements_on_the_other_side(table):
    view = table.view(None)
    boxes = []
    for turned in (False, True):
        _, placed = Tableau(FACTS, view, say(), turned=turned).whole((), lambda stage: None)
        boxes.append({one.where: one.box for one in placed if one.what == "tray"})
    upper, lower = boxes
    assert upper["b1"][1] < upper["r2"][1]
    assert lower["b1"][1] > lower["r2"][1]
    assert not PAINTER.turned_for(view, Seat("red-1"))


def laid(position):
    return Tableau(FACTS, position.view(None), say(), turned=False).whole((), lambda stage: None)


def test_no_sign_of_a_table_hides_another(table):
    _, placed = laid(table)
    signs = [one for one in placed if one.what in ("tag", "token", "disorganised")]
    assert len(signs) == 12
    for number, one in enumerate(signs):
        hidden = [
            shared(one.box, other.box) for other in signs[:number] if other.where != one.where
        ]
        assert not any(hidden), one


@pytest.mark.rule("FAS-OPT-08")
def test_the_tags_of_what_the_second_player_leads_say_so():
    view = team().position.view(None)
    scene = Scene((600, 400))
    rows = {one.id: one for one in view.elements}
    for number, key in enumerate(("r1", "r2")):
        at = Ends((100 + 200 * number, 200), (170 + 200 * number, 206))
        put_facts(scene, rows[key], at, 1.0)
    wide = {one.where: one.box[2] - one.box[0] for one in scene.placed if one.what == "tag"}

    assert wide == {"r1": tag("r1", "steady").width, "r2": tag("r2 II", "steady").width}
    assert entries(view, say())[0][1] == "led by the second player"
    assert "led by the second player" in markers(rows["r2"], say(), brief=True)
    assert "led by the second player" not in markers(rows["r1"], say(), brief=True)


def test_a_side_of_one_has_no_tags_of_a_second_player(table):
    view = table.view(None)

    assert not any(is_of_second(one) for one in view.elements)
    assert "led by the second player" not in [line for _, line in entries(view, say())]


def test_signs_of_elements_that_stand_close_move_aside_together(table):
    scene = Scene((600, 400))
    rows = [one for one in table.view(None).elements if not one.gone][:4]
    for number, one in enumerate(rows):
        put_facts(scene, one, Ends((200 + 45 * number, 200), (270 + 45 * number, 206)), 1.0)

    signs = [one for one in scene.placed if one.what in ("tag", "token", "disorganised")]

    assert {one.where for one in signs} == {one.id for one in rows}
    for number, one in enumerate(signs):
        others = [other for other in signs[:number] if other.where != one.where]
        assert not any(shared(one.box, other.box) for other in others), one


def test_names_of_terrain_and_objectives_hide_no_element_and_none_of_each_other(table):
    _, placed = laid(table)
    names = [one for one in placed if one.what in ("plot", "objective")]
    assert {one.where for one in names if one.what == "objective"} == {"O1"}
    assert len(names) == 1 + len(FACTS.print(table.view(None), say()).plots)
    kept = [one for one in placed if one.what in ("tray", "tag", "token", "disorganised")]
    for number, one in enumerate(names):
        assert not any(shared(one.box, other.box) for other in [*kept, *names[:number]]), one


def test_a_marker_that_changes_shows_at_its_element_alone(table):
    """The number of its disorganisation beside its tag; not a pixel elsewhere."""
    first, before = laid(table)
    second, after = laid(position(r2={"at": [41, 12, 8], "hidden": "manoeuvre", "dp": 1}))
    assert {one.where for one in {*before} ^ {*after}} <= {"r2"}
    gap = ImageChops.difference(first.convert("RGB"), second.convert("RGB"))
    assert gap.getbbox() is not None
    for one in before:
        if one.where == "r2":
            gap.paste(0, one.box)
    assert gap.getbbox() is None


def test_pictures_stay_small(table):
    view = table.view(None)
    for picture in (
        PAINTER.paint_board(view, (), say()),
        PAINTER.paint_board(view, (), say(), turned=True),
        PAINTER.paint_choice(view, (), say(), marks(view)),
    ):
        assert len(picture.data) <= ROOM_BYTES


def marks(view, key="r2"):
    """The numbered ends of an element, as pages mark them."""
    query = ends.query(GAME.tables, view, key, ("move", "double_move"))
    found = ends.useful(query)
    places = [ends.written(key, one.place) for one in found]
    return [("", key), *((str(n), place) for n, place in enumerate(places, 1))]


def test_ends_are_ghosts_with_numbers_within_the_shaded_reach(table):
    view = table.view(Seat("red-1"))
    choice = choice_of(FACTS, view, marks(view))
    tableau = Tableau(FACTS, view, say(), turned=False)

    _, placed = tableau.part(choice.points, Changes(), choice.put, choice.told(say()))

    whats = [one.what for one in placed]
    numbers = [one.where for one in placed if one.what == "target"]
    assert sorted(numbers, key=int) == [number for number, _ in marks(view)[1:]]
    assert whats.count("reach") == 2
    assert whats.count("ghost") == 2 * len(numbers), "each with its horn"
    (way,) = choice_of(FACTS, view, marks(view)[:2]).ends
    assert way[1].key == "r2"


def test_where_a_unit_must_go_back_is_shown_from_close_up_without_its_reach():
    """A question about one element needs no piece picked before."""
    view, alone = position().view(Seat("red-1")), [("1", "r2@41000,6000,800")]
    asked = choice_of(FACTS, view, alone)
    planned = choice_of(FACTS, view, [(CHOSEN, "r2"), *alone])

    assert (asked.chosen, asked.is_planned) == ("r2", False)
    assert len(asked.signs(say())) < len(planned.signs(say()))
    assert differ(
        PAINTER.paint_choice(view, (), say(), alone), PAINTER.paint_board(view, (), say())
    )
    assert planned.is_planned


def test_the_plate_of_a_player_lies_on_their_own_edge(table):
    """Blue sits in the north: on a turned picture below."""
    low = {
        turned: {
            one.where: one.box[1]
            for one in Tableau(FACTS, table.view(None), say(), turned=turned).whole(
                (), lambda _: None
            )[1]
            if one.what == "motivation"
        }
        for turned in (False, True)
    }

    assert low[False]["blue"] < low[False]["red"]
    assert low[True]["red"] < low[True]["blue"]


def test_a_picked_end_has_its_way_and_the_charges_on_it():
    view = position(b1={"at": [42, 33, 185], "hidden": "advance"}).view(Seat("red-1"))
    choice = choice_of(FACTS, view, marks(view)[:2])
    tableau = Tableau(FACTS, view, say(), turned=False)

    _, placed = tableau.part(choice.points, Changes(), choice.put, choice.told(say()))

    whats = {(one.what, one.where) for one in placed}
    assert {("way", "r2"), ("strip", "r2"), ("strike", "b1"), ("sabres", "b1")} <= whats


def test_nothing_secret_is_on_any_picture_of_a_table():
    """Twins that differ in face-down orders look alike to everybody but their owner."""
    one = position()
    other = position(b1={"at": [44, 36, 190], "hidden": "manoeuvre"}, r3={
        "at": [50, 10, 350], "hidden": "defence"})  # fmt: skip
    blue = other.view(Seat("blue-1"))
    for seat in (None, Seat("red-1")):
        views = [twin.view(seat) for twin in (one, position(b1={
            "at": [44, 36, 190], "hidden": "manoeuvre"}))]  # fmt: skip
        said = [PAINTER.text_board(view, say()) for view in views]
        assert said[0] == said[1]
        for paint in (
            lambda view: PAINTER.paint_board(view, (), say()),
            lambda view: PAINTER.paint_choice(view, (), say(), marks(view)),
            lambda view: PAINTER.paint_sight(
                view, measure.measured(seen(GAME.tables, view), "r2", "b1"), say()
            ),
        ):
            first, second = (paint(view) for view in views)
            assert first.alt == second.alt
            assert differ(first, second) is None
    own = [PAINTER.paint_board(v, (), say()) for v in (one.view(Seat("blue-1")), blue)]
    assert differ(*own) is not None, "their owner sees them"


def test_a_hand_is_shown_to_its_owner_alone(table):
    with pytest.raises(ValueError, match="hidden"):
        PAINTER.paint_hand(table.view(Seat("red-1")), Seat("blue-1"), say())
    assert PAINTER.paint_hand(table.view(Seat("red-1")), Seat("red-1"), say()).alt


def moved(view, key, *, to):
    """The event of a movement, as everybody is told."""
    element = next(one for one in seen(GAME.tables, view).elements if one.id == key)
    before, after = view.field.places[key], Standing(to)
    view.field.places[key] = after
    line = names.element(element)
    return Moved(element=key, unit=line, before=before, after=after, line=line, rule="FAS-4.3.4-a")


def test_what_moved_leaves_a_ghost_and_an_arrow():
    view = position().view(None)
    event = moved(view, "r2", to=Place(41_500, 19_000, 800))

    changes = read_changes([event])
    _, placed = Tableau(FACTS, view, say(), turned=False).whole([event], lambda stage: None)

    assert changes.kind == "walk"
    assert {("ghost", "r2"), ("way", "r2")} <= {(one.what, one.where) for one in placed}


def test_a_turn_is_a_film_and_a_match_too():
    before, view = position().view(None), position().view(None)
    event = moved(view, "r2", to=Place(41_500, 19_000, 800))

    for film in (
        PAINTER.paint_film(before, [Moment(view, (event,))], say()),
        PAINTER.paint_history([Moment(before, ()), Moment(view, (event,))], say()),
    ):
        assert film.suffix == "webp"
        assert Image.open(BytesIO(film.data)).n_frames > 1


def test_a_forecast_says_that_nothing_is_done_yet(table):
    picture = PAINTER.paint_forecast(table.view(None), (), say())
    assert picture.alt.startswith("not done yet")
    assert picture.data


@pytest.mark.parametrize("locale", LOCALES)
def test_a_measurement_has_its_ruler_and_its_words(table, locale):
    view = table.view(None)
    asked = measure.measured(seen(GAME.tables, view), "r2", "b1")
    picture = PAINTER.paint_sight(view, asked, say(locale))
    assert picture.data
    assert "r2" in picture.alt
    assert "b1" in picture.alt


@pytest.mark.rule("FAS-1.4-a")
def test_lengths_of_lines_that_lie_side_by_side_cover_none_of_each_other():
    # Given a ruler, a line of fire and a charge between the same two Units
    units = {"r1": {"at": [30, 20, 15]}, "b1": {"at": [25, 26, 180]}}
    view = skirmish(["PLC-02"], ["SWE-07"], **units).position.view(None)
    put, points = put_measured(
        FACTS, view, measure.measured(seen(GAME.tables, view), "b1", "r1"), say()
    )
    boxes = []

    def act(stage):
        put(stage)
        boxes.extend(stage.scene.boxes("inches"))

    Tableau(FACTS, view, say(), turned=False).part(points, Changes(), act, Told(""))

    assert len(boxes) == 4
    assert [shared(one, other) for one, other in combinations(boxes, 2)] == [0] * 6


def test_the_crop_shows_where_something_happened(table):
    view = table.view(None)
    assert PAINTER.paint_crop(view, (), say()) is None
    assert PAINTER.paint_crop(view, (), say(), ("r2", "b1")).data


def test_sides_have_their_colours():
    assert PAINTER.accent(Side("red")) != PAINTER.accent(Side("blue"))


# What is printed ---------------------------------------------------------------------------------


def test_a_name_lies_at_its_ground_or_has_a_line_to_it(table):
    """Around a house that is beset by signs no place is free; the nearest one is taken."""
    tableau = Tableau(FACTS, table.view(None), say(), turned=False)
    eye, spec = whole(tableau.land), FACTS.print(table.view(None), say())
    (house,) = [plot for plot in spec.plots if plot.words.startswith("W1")]
    x, y = eye.at((31.5, 23.5))
    found = {}
    for beset in (False, True):
        scene = Scene(size_of(tableau.land))
        if beset:
            scene.put(Layer.MARKS, ("target", "1"), Image.new("RGBA", (160, 160)), (x, y))
        put_names(scene, eye, spec)
        found[beset] = {one.what: one.box for one in scene.placed if one.where == house.words}
    assert found[False].keys() == {"plot"}
    assert found[True].keys() == {"plot", "lead"}
    far, line = found[True]["plot"], found[True]["lead"]
    assert shared(line, far)
    assert min(abs(far[1] - y), abs(far[3] - y)) < 160


def test_numbers_of_slots_can_be_read_on_a_telephone():
    """Eleven pixels where the table is 400 wide."""
    live = begun("SC-4", "3, 9", deployment="free").answer("ADV-01", "ADV-06", "ADV-01")
    decision = live.position.open[0]
    view = live.position.view(decision.seat)
    picks = [GAME.words.menu(view, decision, one) for one in live.position.options(decision)]
    places = [one[-1].place for one in picks if ends.place_of(one[-1].place)]
    marks = [(str(number), place) for number, place in enumerate(dict.fromkeys(places), 1)]
    choice = choice_of(FACTS, view, marks)
    image, placed = Tableau(FACTS, view, say(), turned=False).whole((), choice.put)

    slots = [one for one in placed if one.what == "target"]
    assert {one.where for one in slots} == {number for number, _ in marks}
    assert len(slots) > 5
    for number, one in enumerate(slots):
        assert (one.box[3] - one.box[1]) * 400 / image.width >= 11
        assert not any(shared(one.box, other.box) for other in slots[:number])
