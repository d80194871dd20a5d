"""Every message exists in every language, with the same arguments and within Discord's limits."""

import ast
import logging
import re
from pathlib import Path

import pytest

from bot import rulebook, text
from bot.engine.model import Text
from bot.library import data_folder
from tests.support.loaded import load_catalogue, load_content, load_games, messages

ROOT = Path(__file__).parent.parent
SOURCES = text.read_sources(data_folder())
CATALOGUE = load_catalogue()
GAMES = load_games()
DICE = tuple(f"dice-{part}-" for part in ("heading", "row", "line", "result", "fact", "refused"))
PREFIXES = (
    "hoth-",
    "lords-",
    "napoleonics-",
    "refused-",
    "chat-",
    "board-",
    "parley-",
    "ask-",
    "typed-",
    "sight-",
    *DICE,
    "fas-",
    "fire_and_sword-",
    "jours-",
)
NAME_LIMIT = 100
TEXT_LIMIT = 1000


BUILDERS = {"Text": (0, ""), "text": (0, ""), "Term": (0, ""), "term": (0, ""), "chain": (0, ""),
            "phrase": (0, ""), "fault": (1, "{}-refused-"),
            "_card_fault": (1, "{}-refused-"), "message": (0, "{}-"), "reason": (0, "{}-"),
            "word": (0, "chat-")}  # fmt: skip
"""Functions that take a message key: which argument it is, and what they put before it.

``{}`` stands for the game in whose folder the function is called.
"""


@pytest.fixture(autouse=True)
def without_arguments(monkeypatch):
    """Messages are looked at here without what they are about."""
    monkeypatch.setattr(logging.getLogger("bot.text"), "disabled", True)


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
                key = prefix.format(folder_of(file)) + argument.value
                if key.startswith(PREFIXES):
                    found.setdefault(key, f"{file.relative_to(ROOT)}:{node.lineno}")
    return found


def folder_of(file):
    """Return the folder below ``bot/games`` in which a source file lies; empty for others."""
    parts = file.relative_to(ROOT).parts
    return parts[2] if parts[:2] == ("bot", "games") else ""


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


def test_every_rule_has_words_and_all_words_of_rules_have_one():
    rules = [rule_id for slug in rulebook.slugs() for rule_id in rulebook.load(slug)]
    keys = [one.key for one in messages("en")]

    assert rulebook.faults(rules, keys) == []


@pytest.mark.parametrize("locale", ["cs", "pl"])
def test_no_rule_is_left_in_english(locale):
    english = {
        line
        for file in sorted((data_folder() / "locale/en").glob("*-rules.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith(rulebook.SPOKEN)
    }
    said = "\n".join(
        file.read_text(encoding="utf-8")
        for file in sorted((data_folder() / "locale" / locale).glob("*-rules.ftl"))
    )

    assert sorted(english & set(said.splitlines())) == []


def test_the_three_languages_are_there():
    assert CATALOGUE.locales == ("en", "cs", "pl")


@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_every_name_of_the_content_is_said_in_every_language(locale):
    missing = [key for key in hoth_keys() if not CATALOGUE.has(key, locale)]

    assert missing == []


@pytest.mark.parametrize("locale", CATALOGUE.locales)
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_game_is_named_in_every_language_with_all_that_a_lobby_says(slug, locale):
    game = GAMES[slug]
    needed = [f"chat-system-{slug}"]
    for scenario in game.scenarios():
        name = f"{slug}-scenario-{scenario}"
        needed += [name, f"{name}-briefing"]
        for info in game.seats(scenario):
            needed += [f"{slug}-seat-{info.seat}", f"{slug}-side-{info.side}"]

    assert [key for key in needed if not CATALOGUE.has(key, locale)] == []


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
        for message in messages(locale)
        if len(CATALOGUE.say(Text(message.key, dict.fromkeys(message.arguments, 0)), locale))
        > TEXT_LIMIT
    ]

    assert long == []


@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_no_message_holds_an_invisible_isolation_mark(locale):
    for message in messages(locale):
        said = CATALOGUE.say(Text(message.key, dict.fromkeys(message.arguments, "x")), locale)
        assert not re.search("[\u2066-\u2069]", said), message.key


HOTH_KEYS = set(hoth_keys())
NUMBERS = (0, 1, 2, 5, 22)
BUTTON_LIMIT = 80
DESCRIPTION_LIMIT = 100
FORM_LIMIT = 45
NAMED = {
    **dict.fromkeys(("unit", "attacker", "target"), ("hoth-unit-", "hoth-fort-")),
    "fort": ("hoth-fort-",),
    "card": ("hoth-card-",),
    "terrain": ("hoth-terrain-",),
    "side": ("hoth-side-", "hoth-seat-"),
    "seat": ("hoth-seat-",),
    "section": ("hoth-section-",),
    "step": ("hoth-phase-",),
    "reason": ("hoth-over-",),
    "scenario": ("hoth-scenario-",),
    "campaign": ("hoth-scenario-",),
    "commander": ("hoth-commander-",),
}
"""Arguments that are names: the prefixes of the keys that can stand there."""
NUMERIC = {"count", "free", "number", "turn", "value", "losses", "left", "medals", "done", "wanted"}
BUTTONS = ("chat-button-", "hoth-menu-done-", "hoth-menu-delegate-", "hoth-menu-reroll-")


def longest(prefixes, locale):
    """Return the longest name in a language under some prefixes, descriptions left out."""
    keys = {one.key for one in messages(locale)} | HOTH_KEYS
    names = [key for key in keys if key.startswith(prefixes)]
    ends = ("-text", "-briefing", "-campaign")
    return max(
        (Text(key) for key in names if not key.endswith(ends)),
        key=lambda name: (len(CATALOGUE.say(name, locale)), name.key),
    )


def renderings(locale):
    """Yield every message of a language with each sample number and the longest names."""
    names = {argument: longest(prefixes, locale) for argument, prefixes in NAMED.items()}
    for message in messages(locale):
        for number in NUMBERS if message.arguments & NUMERIC else NUMBERS[:1]:
            args = {
                name: number if name in NUMERIC else names.get(name, "E5")
                for name in message.arguments
            }
            yield message.key, CATALOGUE.say(Text(message.key, args), locale)


def limit_of(key):
    """Return how long a message may be where it is shown."""
    if key.startswith(BUTTONS):
        return BUTTON_LIMIT
    if key in ("chat-form-title", "chat-form-label"):
        return FORM_LIMIT
    if key.startswith("chat-") and key.endswith("-help"):
        return DESCRIPTION_LIMIT
    return NAME_LIMIT if key.startswith("hoth-menu-") else TEXT_LIMIT


@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_every_message_is_whole_with_any_number_and_the_longest_names(locale):
    known = {one.key for one in messages(locale)}
    wrong = [
        (key, said)
        for key, said in renderings(locale)
        if re.search(r"[{}]|(?<=\S)  | [.,;:!?](?:\s|$)|\.\.|^\s|\s$|NUMBER\(|None", said)
        or known & set(re.findall(r"[a-z]+(?:-[A-Za-z0-9_]+)+", said))
        or len(said) > limit_of(key)
    ]

    assert wrong == []


@pytest.mark.parametrize(
    ("locale", "count", "end"),
    [
        ("en", 1, "1 hex"), ("en", 2, "2 hexes"), ("en", 22, "22 hexes"),
        ("cs", 1, "1 hex"), ("cs", 2, "2 hexy"), ("cs", 5, "5 hexů"), ("cs", 22, "22 hexů"),
        ("pl", 1, "1 heks"), ("pl", 2, "2 heksy"), ("pl", 5, "5 heksów"), ("pl", 22, "22 heksy"),
    ],
)  # fmt: skip
def test_numbers_of_hexes_agree_in_every_language(locale, count, end):
    said = CATALOGUE.say(
        Text("hoth-refused-too-far", {"count": count, "unit": Text("hoth-unit-at_at")}), locale
    )

    assert re.search(rf"\b{end}\b(?! *\d)", said.split(":")[0])


@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_commands_named_in_messages_are_those_of_the_language(locale):
    words = {
        CATALOGUE.say(Text(one.key), locale)
        for one in messages(locale)
        if one.key.startswith("chat-cmd-") and not one.key.endswith("-help")
    }
    named = {
        (key, word)
        for key, said in renderings(locale)
        for command in re.findall(r"`/([^`]+)`", said)
        for word in command.split()
        if ":" not in word
    }

    assert {(key, word) for key, word in named if word not in words} == set()


@pytest.mark.parametrize(
    ("locale", "symbol", "flag"),
    [
        ("en", "ignore no symbol", "ignore no flag"),
        ("cs", "neignorovat žádný symbol", "neignorovat žádný prapor"),
        ("pl", "nie ignoruj żadnego symbolu", "nie ignoruj żadnej flagi"),
    ],
)
def test_ignoring_nothing_is_said_without_a_number(locale, symbol, flag):
    say = CATALOGUE.say
    for game, words in (("hoth", symbol), ("napoleonics", flag)):
        assert say(Text(f"{game}-menu-ignore", {"count": 0}), locale) == words
        assert "2" in say(Text(f"{game}-menu-ignore", {"count": 2}), locale)
