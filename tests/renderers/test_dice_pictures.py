"""Pictures of dice and odds: what they show, in words too, in every language and size."""

from io import BytesIO

import pytest
from PIL import Image, ImageFont

from bot.dice.hand import seeded
from bot.dice.perform import chart, perform
from bot.dice.requests import Battle, Check, Opposed, Plain, Standard
from bot.library import data_folder
from bot.text import messages, read_sources
from renderers.dice.chart import paint_chart, table
from renderers.dice.rows import paint_rows
from renderers.kit import theme
from renderers.kit.signs import dice as cubes
from renderers.kit.signs.dice import FACES
from tests.dice.given import CONTENT, rolled, symbols
from tests.support.loaded import load_catalogue

pytestmark = pytest.mark.slow

CATALOGUE = load_catalogue()
REQUESTS = (
    Plain("4d6kh3"), Plain("10d10"), Plain("1d1000"), Battle("hoth", 40, "at_at"),
    Battle("napoleonics", 7, "infantry", "melee"), Check("fire", 3, "long"), Check("shock", 1),
    Check("initiative", 1), Standard(40, 5, "", "all", "1"), Opposed(20, 20),
)  # fmt: skip


def say(locale="en"):
    return CATALOGUE.speaker(locale)


def opened(picture):
    return Image.open(BytesIO(picture.data)).convert("RGB")


@pytest.mark.parametrize("locale", CATALOGUE.locales)
@pytest.mark.parametrize("request_", REQUESTS, ids=str)
def test_every_roll_and_its_odds_are_painted_the_same_each_time(request_, locale):
    outcome = perform(request_, CONTENT, seeded(b"seed", "s", 1))
    for paint, thing in ((paint_rows, outcome), (paint_chart, chart(request_, CONTENT))):
        picture = paint(thing, say(locale))
        assert picture == paint(thing, say(locale))
        assert len(picture.data) < 200_000
        assert opened(picture).width == 800
        assert 10 < len(picture.alt) <= 1024
        assert "dice-" not in picture.alt


def test_the_words_of_a_roll_tell_every_die_and_how_it_counted():
    dice = symbols("napoleonics", "foot", "saber", "flag", "artillery")
    picture = paint_rows(rolled(Battle("napoleonics", 4, "infantry", "melee"), *dice), say())
    assert "infantry (counts), saber (counts), flag (retreat), artillery" in picture.alt
    again = paint_rows(rolled(Standard(3, 6, "", "1"), 2, 7, 9, 10), say())
    assert "2 → 10, 7, 9" in again.alt


def test_the_table_tells_each_chance_and_that_of_at_least_so_much():
    lines = table(chart(Plain("2d6"), CONTENT), say()).splitlines()
    assert lines[0] == "2: 2.8 % (≥ 100 %)"
    assert lines[5] == "7: 17 % (≥ 58 %)"
    assert lines[10] == "12: 2.8 % (≥ 2.8 %)"
    assert len(lines) == 11


def test_many_values_share_bars_and_lose_no_chance():
    found = chart(Plain("10d10"), CONTENT)
    assert len(found.bars) <= 14
    assert sum(bar.chance for bar in found.bars) == 1
    assert found.bars[0].label.args["text"] == "10\u201316"


def test_every_face_of_every_die_has_a_symbol_and_a_name():
    for die in CONTENT.battle.values():
        for face in die.faces:
            assert face in FACES
            assert all(CATALOGUE.has(f"dice-face-{face}", one) for one in CATALOGUE.locales)
    assert len({cubes.die(face, 84, "plain").tobytes() for face in FACES}) == len(FACES)


def test_typed_signs_without_a_glyph_are_left_out_of_the_picture():
    plain, odd = (
        paint_chart(chart(Plain(f"2d6[{one}]"), CONTENT), say()) for one in ("", "\u2605")
    )
    assert odd.data == plain.data


def keys_of_content():
    """List the keys that the code builds from ids of the data."""
    for die in CONTENT.battle.values():
        yield from (f"dice-target-{one}" for one in die.targets)
        yield from (f"chat-choice-target-{one}" for one in die.targets)
        yield from (f"dice-mode-{one}" for one in die.modes)
        yield from (f"chat-choice-attack-{one}" for one in die.modes)
    for name, test in CONTENT.jours.tests.items():
        yield from (f"dice-test-{name}", f"chat-choice-test-{name}")
        yield from (f"dice-band-{name}-{row.result}" for row in test.rows)
    for names in CONTENT.jours.modifiers.values():
        yield from (f"dice-modifier-{one}" for one in names)
    for name, system in CONTENT.systems.items():
        yield from (f"dice-system-{name}", f"chat-choice-system-{name}")
        yield from (f"dice-side-{name}-{side}" for side in system.sides)
    families = ("plain", "hoth", "napoleonics", "jours", "jours_table", "fire_and_sword")
    yield from (f"dice-family-{one}" for one in families)


@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_every_name_of_the_data_is_said_in_every_language(locale):
    assert [key for key in keys_of_content() if not CATALOGUE.has(key, locale)] == []


@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_every_character_of_the_dice_has_a_glyph(locale):
    font = ImageFont.truetype(theme.font_file("semibold"), 40)
    nothing = bytes(font.getmask("\uffff"))
    (source,) = [text for text in read_sources(data_folder())[locale] if "\ndice-decimal" in text]
    assert messages(source)
    shown = {c for c in source if c.isprintable() and c not in " {}*"} | set(
        "\u2265\u2013\u2192\u2212\u00d7\u2300\u2026"
    )
    missing = {c for c in shown if bytes(font.getmask(c)) == nothing}
    assert missing <= {"\u2300", "\u2265", "\u2192"}  # only in words, never painted
