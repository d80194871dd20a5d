"""Every character that pictures may show has a glyph in every font used."""

from functools import cache
from pathlib import Path

import pytest
from PIL import ImageFont

from bot.engine.model import Text
from bot.text import messages, read_sources
from renderers.kit import theme
from tests.games.napoleonics.system import load

from . import given

pytestmark = pytest.mark.slow

WEIGHTS = ("regular", "semibold", "bold", "black")
LOCALES = ("en", "cs", "pl")
ROOT = Path(__file__).resolve().parents[2]
SHOWN = ("board", "hoth", "napoleonics")


@cache
def characters():
    """All characters of the messages that pictures use, with the signs of the code."""
    found = set("0123456789/?+()=, " + theme.MINUS + theme.TIMES + theme.ELLIPSIS)
    for locale, sources in read_sources(ROOT / "data").items():
        say = given.say(locale)
        for source in sources:
            for message in messages(source):
                if message.key.startswith(SHOWN) and not message.arguments:
                    found |= set(say(Text(message.key)))
                elif message.key.startswith(SHOWN):
                    found |= set(source)
        for scenario in given.content().scenarios:
            found |= set(say(Text(f"hoth-scenario-{scenario}")))
            found |= set(say(Text(f"hoth-scenario-{scenario}-briefing")))
    for battle in load().scenarios.values():
        names = [unit.leader for army in battle.sides.values() for unit in army.units]
        words = [battle.name, battle.briefing]
        found |= {c for one in words for locale in LOCALES for c in getattr(one, locale)}
        found |= {character for name in names if name for character in name}
    return {character for character in found if character.isprintable()}


def missing(weight):
    font = ImageFont.truetype(theme.font_file(weight), 40)
    nothing = bytes(font.getmask("\uffff"))
    return {c for c in characters() if c != " " and bytes(font.getmask(c)) == nothing}


@pytest.mark.parametrize("weight", WEIGHTS)
def test_every_character_has_a_glyph(weight):
    assert missing(weight) == set()


def test_a_missing_glyph_would_be_found():
    font = ImageFont.truetype(theme.font_file("bold"), 40)
    nothing = bytes(font.getmask("\uffff"))
    assert bytes(font.getmask("\u2605")) == nothing
    assert {"ř", "ł", "Ž", theme.MINUS} <= characters()
