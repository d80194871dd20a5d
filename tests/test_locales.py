"""Every message exists in every language, with the same arguments and within Discord's limits."""

import ast
import re
from pathlib import Path

import pytest

from bot import text
from bot.engine.model import Text
from bot.library import data_folder, load_content

ROOT = Path(__file__).parent.parent
SOURCES = text.read_sources(data_folder())
CATALOGUE = text.load_catalogue()
PREFIXES = ("hoth-", "refused-", "chat-", "board-")
NAME_LIMIT = 100
TEXT_LIMIT = 1000


BUILDERS = {"Text": (0, ""), "text": (0, ""), "phrase": (0, ""), "fault": (1, "hoth-refused-"),
            "word": (0, "chat-")}  # fmt: skip
"""Functions that take a message key: which argument it is, and what they put before it."""


def keys_in_code():
    """Find every message key that stands in the sources as a plain string."""
    found = {}
    for file in sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "renderers").rglob("*.py")]):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            place, prefix = BUILDERS.get(name, (99, ""))
            argument = node.args[place] if len(node.args) > place else None
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                key = prefix + argument.value
                if key.startswith(PREFIXES):
                    found.setdefault(key, f"{file.relative_to(ROOT)}:{node.lineno}")
    return found


def hoth_keys():
    """List the keys that the code builds from ids of the content."""
    content = load_content("hoth")
    for kind, names in (
        ("unit", content.unit_types),
        ("badge", content.badges),
        ("terrain", content.terrain),
        ("fort", content.fortifications),
        ("commander", content.commanders),
        ("card", content.cards),
        ("card", content.support_cards),
        ("face", content.dice.faces),
        ("side", content.board.baseline),
    ):
        yield from (f"hoth-{kind}-{name}" for name in names)
    yield from (f"hoth-card-{card}-text" for card in (*content.cards, *content.support_cards))
    for scenario in content.scenarios:
        yield from (f"hoth-scenario-{scenario}", f"hoth-scenario-{scenario}-briefing")


def test_no_language_lacks_a_message_or_an_argument():
    assert text.faults(SOURCES) == []


def test_the_three_languages_are_there():
    assert CATALOGUE.locales == ("en", "cs", "pl")


@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_every_name_of_the_content_is_said_in_every_language(locale):
    missing = [key for key in hoth_keys() if not CATALOGUE.has(key, locale)]

    assert missing == []


def test_every_key_that_the_code_names_exists():
    missing = {key: place for key, place in keys_in_code().items() if not CATALOGUE.has(key)}

    assert missing == {}


@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_names_fit_a_menu_and_texts_an_embed(locale):
    too_long = [
        key
        for key in hoth_keys()
        if len(CATALOGUE.say(Text(key), locale))
        > (TEXT_LIMIT if key.endswith(("-text", "-briefing")) else NAME_LIMIT)
    ]

    assert too_long == []


@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_no_message_is_longer_than_a_message_may_be(locale):
    long = [
        message.key
        for source in SOURCES[locale]
        for message in text.messages(source)
        if len(CATALOGUE.say(Text(message.key, dict.fromkeys(message.arguments, 0)), locale))
        > TEXT_LIMIT
    ]

    assert long == []


@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_no_message_holds_an_invisible_isolation_mark(locale):
    for source in SOURCES[locale]:
        for message in text.messages(source):
            said = CATALOGUE.say(Text(message.key, dict.fromkeys(message.arguments, "x")), locale)
            assert not re.search("[\u2066-\u2069]", said), message.key
