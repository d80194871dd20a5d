"""Both armies of a live table of By Fire and Sword as a picture."""

import random
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Seat, Term
from bot.games.fire_and_sword.content import FORMATIONS, ORDERS, STATES, TypedCard
from bot.games.fire_and_sword.model import events as ev
from bot.games.fire_and_sword.model.state import SIDES
from renderers import ALT_LIMIT
from renderers.fire_and_sword import board as boards
from renderers.fire_and_sword import elements, frame, layout, signs, story, tones, words
from renderers.fire_and_sword.changes import Changes
from renderers.fire_and_sword.models.wardrobe import DRESS
from renderers.fire_and_sword.painter import FireAndSwordPainter
from renderers.fire_and_sword.stand import Stand, anchor, places, stand
from renderers.fire_and_sword.tray import Tray, horn, tray
from renderers.kit.brush.colours import CREAM
from renderers.kit.kept import KEPT
from renderers.kit.scene.encode import ROOM_BYTES
from renderers.kit.scene.placed import shared
from tests.support.loaded import load_catalogue, load_games
from tests.support.twins import twin

pytestmark = pytest.mark.slow

GAME = load_games()["fire_and_sword"]
PAINTER = FireAndSwordPainter(GAME.content)
LOCALES = ("en", "cs", "pl")
CATALOGUE = load_catalogue()


def say(locale="en"):
    return CATALOGUE.speaker(locale)


@pytest.fixture(scope="module")
def position():
    """A table in play with face-down tokens of both sides."""
    draws = SeededDraws(b"table", "pictures")
    line = selfplay.started(GAME, selfplay.setup_of(GAME, GAME.scenarios()[0]), draws)
    found = line.position
    for later in selfplay.steps(line, draws, selfplay.random_chooser("tokens")):
        found = later
        if sum(one.hidden is not None for one in found.state.elements) >= 8:
            break
    return found


def pixels(picture):
    return Image.open(BytesIO(picture.data)).convert("RGB")


def board(view, events=(), locale="en", **options):
    return PAINTER.paint_board(view, events, say(locale), **options)


def box_at(corner):
    """The box of a slot by its corner."""
    return (*corner, corner[0] + layout.SLOT[0], corner[1] + layout.SLOT[1])


def slots(view):
    """The box of the slot of each element."""
    armies = [[one.id for one in view.elements if one.side == side] for side in SIDES]
    places = layout.layout_of([len(army) for army in armies])
    return {
        key: box_at(places.corner(number, place))
        for number, army in enumerate(armies)
        for place, key in enumerate(army)
    }


def changed_slots(view, first, second):
    """The elements whose slots differ between two pictures of a view; nothing else may differ.

    What the report and the plates of the sides tell lies in the frame.
    """
    gap = ImageChops.difference(pixels(first), pixels(second))
    found = {key for key, box in slots(view).items() if gap.crop(box).getbbox()}
    for key in found:
        gap.paste(0, slots(view)[key])
    low = layout.layout_of([sum(one.side == side for one in view.elements) for side in SIDES]).low
    gap.paste(0, frame.telling(low))
    assert gap.getbbox() is None
    return found


def with_element(view, key, **changes):
    elements = tuple(
        msgspec.structs.replace(one, **changes) if one.id == key else one for one in view.elements
    )
    return msgspec.structs.replace(view, elements=elements)


def owner_of(view):
    """A seat with a face-down token, and that element."""
    return next((Seat(f"{one.side}-1"), one) for one in view.elements if one.covered)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_title_names_the_battle(position, locale):
    plates = []
    for scenario in ("table", "SC-2", "SC-3"):
        view = msgspec.structs.replace(position.view(None), scenario=scenario)
        image = Image.new("RGB", (layout.WIDTH, 400))
        assert "title" in {one.what for one in frame.tell(image, view, say(locale), 200)}
        plates.append(image)
    gaps = [ImageChops.difference(plates[0], other).getbbox() for other in plates[1:]]
    for left, top, right, low in gaps:
        assert shared((left, top, right, low), frame.TITLE) == (right - left) * (low - top)
    name, year = words.battle(view, say(locale))
    assert (bool(name), year) == (True, "1673")
    assert name in words.alt(view, (), say(locale))


def test_equal_views_give_equal_bytes_also_without_caches_and_in_threads(position):
    view = position.view(None)
    first = board(view)
    KEPT.clear()
    tones.palette.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        pictures = list(pool.map(lambda _: board(msgspec.structs.replace(view)), range(6)))
    assert all(picture == first for picture in pictures)


@pytest.mark.rule("FAS-3.1-a", "FAS-LIVE-10")
def test_the_face_of_a_hidden_token_is_in_its_owners_picture_alone(position):
    seat, covered = owner_of(position.view(None))
    own = position.view(seat)
    enemy = next(other for other in (Seat("red-1"), Seat("blue-1")) if other != seat)
    assert covered.id in changed_slots(own, board(own), board(position.view(None)))
    assert covered.id not in changed_slots(own, board(position.view(enemy)), board(
        msgspec.structs.replace(position.view(None), viewer=enemy)
    ))  # fmt: skip
    source = random.Random("tokens")
    for viewer in (None, enemy):
        for _ in range(4):
            other = twin(position, viewer, source)
            assert board(other.view(viewer)) == board(position.view(viewer))


def test_the_own_tokens_are_painted_for_their_owner_alone(position):
    seat, _ = owner_of(position.view(None))
    assert pixels(PAINTER.paint_hand(position.view(seat), seat, say())).width == layout.WIDTH
    for viewer in (None, next(s for s in ("red-1", "blue-1") if s != seat)):
        with pytest.raises(ValueError, match="hidden"):
            PAINTER.paint_hand(position.view(viewer), seat, say())


def test_the_numbers_of_the_menu_stand_on_their_elements(position):
    view = position.view(None)
    keys = [view.elements[0].id, view.elements[-1].id]
    marks = [(str(number), key) for number, key in enumerate(keys, 1)]
    marked = board(view, marks=marks)
    assert changed_slots(view, board(view), marked) == set(keys)
    swapped = board(view, marks=[("2", keys[0]), ("1", keys[1])])
    assert changed_slots(view, marked, swapped) == set(keys)
    assert board(view, marks=[("1", "done")]) == board(view)


@pytest.mark.parametrize(
    "changes",
    [
        {"dp": 2},
        {"dp": 2, "losses": 1},
        {"state": "shaken"},
        {"state": "broken"},
        {"ammo": 7},
        {"melee_ammo": 7},
        {"lances": 3},
        {"cp": 6, "full_cp": 6},
        {"formation": "square"},
        {"mode": "infantry"},
        {"revealed": "advance", "covered": False, "hidden": None},
        {"gone": True},
        {"led": True},
    ],
    ids=str,
)
def test_every_marker_of_an_element_changes_its_slot_alone(position, changes):
    view = position.view(None)
    key = next(one.id for one in view.elements if one.is_unit and not one.gone)
    other = with_element(view, key, **changes)
    assert changed_slots(view, board(view), board(other)) == {key}
    assert PAINTER.text_board(view, say()) != PAINTER.text_board(other, say())


def test_what_an_event_changed_has_a_lit_tray_and_its_losses(position):
    view = position.view(None)
    key = view.elements[1].id
    event = ev.Marked(element=key, unit=Term("x"), what="dp", before=0, after=1)
    assert changed_slots(view, board(view), board(view, [event])) == {key}
    lost = ev.Marked(element=key, unit=Term("x"), what="losses", before=0, after=2)
    gone = ev.Gone(element=key, unit=Term("x"), side=view.elements[1].side, rule="FAS-1.3-c")
    for events, what in (([lost], "loss"), ([lost, gone], "gone")):
        _, placed = boards.compose(GAME.content, view, events, say())
        assert [one.where for one in placed if one.what in ("loss", "gone")] == [key]
        assert any(one.what == what for one in placed)


def test_the_last_roll_is_told_with_its_dice(position):
    rolls = rolled()
    view = position.view(None)
    for kind in (ev.Tested, ev.Contested):
        roll = next(one for one in rolls if isinstance(one, kind))
        told = story.story(view, Changes(roll=roll), [], say())
        last = roll.check.dice if kind is ev.Tested else roll.contest.bouts[-1]
        dice = last if kind is ev.Tested else (*last.a, *last.b)
        assert told.dice == tuple(str(die.face) for die in dice)
        if kind is ev.Tested:
            hits = [die.face <= roll.check.target for die in dice]
            assert [mark == "hit" for mark in told.counts] == hits
        _, placed = boards.compose(GAME.content, view, [roll], say())
        assert sum(one.what == "die" for one in placed) == len(dice)


def rolled():
    """The events of a random game with both kinds of rolls."""
    draws, choose = SeededDraws(b"rolls", "pictures"), selfplay.random_chooser("rolls")
    setup = selfplay.setup_of(GAME, GAME.scenarios()[0])
    step = flow.begin(GAME, setup, draws)
    found = list(step.events)
    while step.position.open and not {ev.Tested, ev.Contested} <= {type(one) for one in found}:
        decision = step.position.open[0]
        action = choose(step.position, decision, step.position.options(decision))
        step = flow.submit(step.position, decision.seat, decision.serial, action, draws)
        found += step.events
    return found


@pytest.mark.parametrize("burdened", [False, True])
def test_every_element_and_marker_lies_inside_its_slot_and_covers_no_sign(position, burdened):
    view = position.view(owner_of(position.view(None))[0])
    if burdened:
        burden = {"cp": 2, "lances": 1, "melee_ammo": 2, "ammo": 3, "dp": 4, "losses": 1}
        burdened_ones = [
            msgspec.structs.replace(one, id=f"{one.id[0]}{number}", revealed="advance", **burden)
            for number, one in enumerate(view.elements, 10)
        ]
        view = msgspec.structs.replace(view, elements=tuple(burdened_ones))
    _, placed = boards.compose(GAME.content, view, (), say("pl"))
    boxes = slots(view)
    marked = [one for one in placed if one.where in boxes and one.what not in ("plate", "tray")]
    trays = [one.where for one in placed if one.what in ("tray", "ghost")]
    assert sorted(trays) == sorted(boxes)
    for one in marked:
        inside = shared(one.box, boxes[one.where])
        assert inside == (one.box[2] - one.box[0]) * (one.box[3] - one.box[1]), one
    for number, one in enumerate(marked):
        for other in marked[number + 1 :]:
            pair = {one.what, other.what}
            if "ghost" not in pair and pair not in ({"token"}, {"tag", "disorganised"}):
                assert not shared(one.box, other.box), (one, other)


def test_states_orders_sides_and_formations_differ_without_colour():
    def grey(image):
        sheet = Image.new("RGB", image.size, CREAM)
        sheet.paste(image, (0, 0), image)
        return sheet.convert("L").tobytes()

    hussars = DRESS["PLC-01"]
    for sprites in (
        [signs.tag("r1", state) for state in STATES],
        [signs.token("open", "red", order) for order in ORDERS],
        [signs.token(kind, "red", "advance") for kind in ("own", "open", "active")],
        [tray(Tray(side, "M")) for side in SIDES],
        [signs.pip(kind) for kind in ("empty", "dp", "loss")],
        [signs.load(kind) for kind in signs.LOADS],
        [stand(Stand(Tray("red", "M"), hussars, formation)) for formation in FORMATIONS],
    ):
        shapes = {grey(sprite) for sprite in sprites}
        assert len(shapes) == len(sprites)


def test_every_card_has_a_dress_and_its_models_stand_on_the_tray():
    assert DRESS.keys() == GAME.content.cards.keys()
    for key, dress in DRESS.items():
        lying = Tray("blue", GAME.content.cards[key].size)
        for formation in FORMATIONS:
            for x, y in places(Stand(lying, dress, formation)):
                assert abs(x) <= lying.half[0], (key, formation)
                assert abs(y) <= lying.half[1], (key, formation)


@pytest.mark.parametrize("heading", [0, 45, 90, 200, 315])
def test_a_tray_turns_its_horn_lies_at_its_front_and_the_models_stay_upright(heading):
    lying = Tray("red", "M", heading)
    x, y = lying.at(0, lying.half[1] + 6)
    mark = horn(lying, 2.0)
    assert mark.getchannel("A").getpixel(
        (round((lying.reach + x) * 2), round((lying.reach + y) * 2))
    )
    assert not horn(Tray("red", "G1", heading)).getbbox()
    left = Stand(lying, DRESS["PLC-07"]).looks_left
    assert left == (heading in (200, 315))
    sheet = stand(Stand(lying, DRESS["PLC-07"]), 1.0)
    share = anchor(lying)
    assert sheet.getpixel((round(sheet.width * share[0]), round(sheet.height * share[1])))[3]


def test_cards_that_players_wrote_have_models_of_their_type(position):
    one = next(one for one in position.view(None).elements if one.is_unit)
    profile = elements.profile_of(one, GAME.content)
    for kind, body in (("infantry", "foot"), ("cavalry", "horse"), ("artillery", "gun")):
        values = {
            key: getattr(profile, key) for key in TypedCard.__struct_fields__ if key != "name"
        }
        own = TypedCard(**{**values, "type": kind, "size": "XL", "name": "Own"})
        typed = msgspec.structs.replace(one, card="", custom=own)
        standing = elements.stand_of(typed, GAME.content)
        assert standing.dress.body == body
        assert standing.tray.size == "XL"


@pytest.mark.parametrize("locale", LOCALES)
def test_forty_burdened_oneswith_long_names_are_painted_and_described(position, locale):
    view = position.view(None)
    crowd = tuple(
        msgspec.structs.replace(one, id=f"{one.side[0]}{number}", name="Żółć 🏰 " + "W" * 40)
        for number, one in enumerate(view.elements * 2, 1)
    )
    picture = board(msgspec.structs.replace(view, elements=crowd), locale=locale)
    assert len(picture.data) <= 1.5 * ROOM_BYTES
    assert len(picture.alt) <= ALT_LIMIT
    assert pixels(picture).width == layout.WIDTH
    assert "fas-" not in picture.alt


def test_the_ends_of_a_table_before_armies_and_after_it_are_painted(position):
    setup = selfplay.setup_of(GAME, GAME.scenarios()[0])
    first = flow.begin(GAME, setup, SeededDraws(b"empty", "table")).position.view(None)
    assert pixels(board(first)).width == layout.WIDTH
    bare = msgspec.structs.replace(first, elements=())
    assert pixels(board(bare)).height <= pixels(board(first)).height


def test_the_description_names_every_element_and_what_changed(position):
    for locale in LOCALES:
        event = ev.Marked(
            element="r3", unit=Term("plain", {"text": "r3"}), what="losses", before=0, after=1
        )
        view = position.view(None)
        alt = board(view, [event], locale).alt
        said = alt.replace(":", " ").replace(";", " ").split()
        assert all(one.id in said for one in view.elements)
        assert len(alt) <= ALT_LIMIT
        assert alt.startswith(words.event_lines([event], say(locale))[0][:-1])
