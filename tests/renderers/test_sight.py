"""The picture of a line of sight, in the games that have them."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

import renderers
from renderers import ALT_LIMIT
from renderers.hoth import layout
from tests.support.loaded import load_games

from . import given, napoleonics_given
from .scenes import started

pytestmark = pytest.mark.slow
GAMES = load_games()
VIEWS = {
    "hoth": given.view_of("S01"),
    "jours": started("jours", "maida").view,
    "napoleonics": napoleonics_given.field(),
}
LINES = [
    ("hoth", "A1", "A3"),  # blocked
    ("hoth", "A1", "A2"),  # neighbours
    ("napoleonics", "D4", "F4"),
    ("napoleonics", "A1", "C1"),  # beside the half-hexes
    ("jours", "0804", "0808"),
    ("jours", "0706", "0808"),
]


def seen(slug, a, b):
    return GAMES[slug].insight.sight(VIEWS[slug], a, b)


def picture_of(slug, sight, *, turned=False, locale="en"):
    painter = renderers.for_game(GAMES[slug])
    return painter.paint_sight(VIEWS[slug], sight, given.say(locale), turned=turned)


@pytest.mark.parametrize(("slug", "a", "b"), LINES)
@pytest.mark.parametrize("locale", ["en", "cs", "pl"])
def test_a_line_is_painted_small_and_described_by_its_words(slug, a, b, locale):
    sight = seen(slug, a, b)
    picture = picture_of(slug, sight, locale=locale)
    assert picture == picture_of(slug, sight, locale=locale)
    assert len(picture.data) <= 300_000
    assert len(picture.alt) <= ALT_LIMIT
    assert picture.alt.startswith(given.say(locale)(sight.lines[0]))
    assert "sight-" not in picture.alt
    image = Image.open(BytesIO(picture.data))
    assert image.mode == "P"
    assert image.width < layout.WIDTH


@pytest.mark.parametrize("turned", [False, True])
def test_what_blocks_has_a_rim_of_its_own(turned):
    blocked = seen("hoth", "A1", "A3")
    assert blocked.blockers
    free = type(blocked)("A1", "A3", (), blocked.lines)
    first, second = (
        Image.open(BytesIO(picture_of("hoth", one, turned=turned).data)).convert("RGB")
        for one in (blocked, free)
    )
    assert ImageChops.difference(first, second).getbbox()


def test_half_hexes_that_block_can_be_drawn():
    clear = seen("napoleonics", "A1", "C1")
    blocked = type(clear)("A1", "C1", ("B0",), clear.lines)
    free = type(clear)("A1", "C1", (), clear.lines)
    first, second = (
        Image.open(BytesIO(picture_of("napoleonics", one).data)).convert("RGB")
        for one in (blocked, free)
    )
    assert ImageChops.difference(first, second).getbbox()
