"""Both armies of a live table of By Fire and Sword as a picture."""

import random
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops

from bot import selfplay
from bot.engine import flow
from bot.engine.draws import SeededDraws
from bot.engine.model import Seat, Term
from bot.games.fire_and_sword.model.events import Marked
from renderers import ALT_LIMIT
from renderers.fire_and_sword import look, paint, rows, signs, table
from renderers.fire_and_sword.painter import FireAndSwordPainter
from renderers.kit.kept import KEPT
from tests.support.loaded import load_catalogue, load_games
from tests.support.twins import twin

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


def changed_rows(view, first, second):
    """The elements whose rows differ between two pictures of a view."""
    found = set()
    gap = ImageChops.difference(pixels(first), pixels(second))
    for place, side in enumerate(table.SIDES):
        own = [one for one in view.elements if one.side == side]
        for number, one in enumerate(own):
            left, top = place * 750 + 7, 84 + 92 + number * (rows.HEIGHT + 8)
            box = (left, top, left + rows.WIDTH, top + rows.HEIGHT)
            if gap.crop(box).getbbox():
                found.add(one.id)
    return found


def with_element(view, key, **changes):
    elements = tuple(
        msgspec.structs.replace(one, **changes) if one.id == key else one for one in view.elements
    )
    return msgspec.structs.replace(view, elements=elements)


def owner_of(view):
    """A seat with a face-down token, and that element."""
    return next((Seat(f"{one.side}-1"), one) for one in view.elements if one.covered)


def test_equal_views_give_equal_bytes_also_without_caches_and_in_threads(position):
    view = position.view(None)
    first = board(view)
    KEPT.clear()
    paint.palette.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        pictures = list(pool.map(lambda _: board(msgspec.structs.replace(view)), range(6)))
    assert all(picture == first for picture in pictures)


@pytest.mark.rule("FAS-3.1-a", "FAS-LIVE-10")
def test_the_face_of_a_hidden_token_is_in_its_owners_picture_alone(position):
    seat, covered = owner_of(position.view(None))
    own = position.view(seat)
    enemy = next(other for other in (Seat("red-1"), Seat("blue-1")) if other != seat)
    assert covered.id in changed_rows(own, board(own), board(position.view(None)))
    assert covered.id not in changed_rows(own, board(position.view(enemy)), board(
        msgspec.structs.replace(position.view(None), viewer=enemy)
    ))  # fmt: skip
    source = random.Random("tokens")
    for viewer in (None, enemy):
        for _ in range(4):
            other = twin(position, viewer, source)
            assert board(other.view(viewer)) == board(position.view(viewer))


def test_the_own_tokens_are_painted_for_their_owner_alone(position):
    seat, _ = owner_of(position.view(None))
    assert pixels(PAINTER.paint_hand(position.view(seat), seat, say())).width == table.WIDTH
    for viewer in (None, next(s for s in ("red-1", "blue-1") if s != seat)):
        with pytest.raises(ValueError, match="hidden"):
            PAINTER.paint_hand(position.view(viewer), seat, say())


def test_the_numbers_of_the_menu_stand_on_their_rows(position):
    view = position.view(None)
    keys = [view.elements[0].id, view.elements[-1].id]
    marks = [(str(number), key) for number, key in enumerate(keys, 1)]
    marked = board(view, marks=marks)
    assert changed_rows(view, board(view), marked) == set(keys)
    swapped = board(view, marks=[("2", keys[0]), ("1", keys[1])])
    assert changed_rows(view, marked, swapped) == set(keys)
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
        {"revealed": "advance", "covered": False, "hidden": None},
        {"gone": True},
    ],
    ids=str,
)
def test_every_marker_of_an_element_changes_its_row_alone(position, changes):
    view = position.view(None)
    key = next(one.id for one in view.elements if one.is_unit and not one.gone)
    other = with_element(view, key, **changes)
    assert changed_rows(view, board(view), board(other)) == {key}
    assert PAINTER.text_board(view, say()) != PAINTER.text_board(other, say())


def test_what_an_event_changed_is_framed(position):
    view = position.view(None)
    key = view.elements[1].id
    event = Marked(element=key, unit=Term("x"), what="dp", before=0, after=1)
    assert changed_rows(view, board(view), board(view, [event])) == {key}


def test_states_orders_and_sides_differ_without_colour():
    def grey(image):
        sheet = Image.new("RGB", image.size, look.CARD)
        sheet.paste(image, (0, 0), image)
        return sheet.convert("L").tobytes()

    for sprites in (
        [signs.state(state, 128, 38) for state in look.STATES],
        [signs.order(order) for order in look.ORDERS],
        [signs.badge(side, 88) for side in table.SIDES],
        [signs.pip(kind) for kind in ("empty", "dp", "loss")],
        [signs.load(kind) for kind in ("ammo", "melee_ammo", "lances", "cp")],
    ):
        shapes = {grey(sprite) for sprite in sprites}
        assert len(shapes) == len(sprites)


@pytest.mark.parametrize("locale", LOCALES)
def test_forty_elements_with_long_names_are_painted_and_described(position, locale):
    view = position.view(None)
    crowd = tuple(
        msgspec.structs.replace(one, id=f"{one.side[0]}{number}", name="Żółć 🏰 " + "W" * 40)
        for number, one in enumerate(view.elements * 2, 1)
    )
    picture = board(msgspec.structs.replace(view, elements=crowd), locale=locale)
    assert len(picture.data) <= 600 * 1024
    assert len(picture.alt) <= ALT_LIMIT
    assert pixels(picture).width == table.WIDTH
    assert "fas-" not in picture.alt


def test_the_ends_of_a_table_before_armies_and_after_it_are_painted(position):
    setup = selfplay.setup_of(GAME, GAME.scenarios()[0])
    first = flow.begin(GAME, setup, SeededDraws(b"empty", "table")).position.view(None)
    assert pixels(board(first)).width == table.WIDTH
    bare = msgspec.structs.replace(first, elements=())
    assert pixels(board(bare)).height < pixels(board(first)).height
