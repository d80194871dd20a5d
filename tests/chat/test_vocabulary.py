"""Orders typed in Czech and Polish, with and without accents, are those of the notation."""

import random
import re
from functools import cache
from itertools import islice

import pytest

from bot import selfplay
from bot.chat.front.spoken import refusal
from bot.chat.front.spoken import spoken as named
from bot.chat.front.vocabulary import Vocabulary, phrase_of
from bot.chat.wire.locale import Voice, plain
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.service.refusals import OrderRefused
from tests.support.loaded import load_catalogue, load_games

GAMES = load_games()
CATALOGUE = load_catalogue()
BOTH_SIDES = re.compile(r"[ER]1\d\d")
"""Cards of Hoth of which both sides have one by the same name."""
SHARED = {
    ("napoleonics", ("first", "strike")), ("napoleonics", ("prvni", "uder")),
    ("napoleonics", ("pierwszy", "cios")), ("napoleonics", ("kontratak",)),
}  # fmt: skip
"""Names of cards that are words for an order too: what is legal tells which is meant."""


@cache
def vocabulary(slug):
    return Vocabulary(GAMES[slug], CATALOGUE)


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_word_that_may_be_typed_is_said_in_every_language(slug):
    for choice in GAMES[slug].words.typed():
        for locale in CATALOGUE.locales:
            assert CATALOGUE.has(choice.label.key, locale), choice.label.key


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_no_phrase_means_two_things(slug):
    for choice in GAMES[slug].words.typed():
        for locale in CATALOGUE.locales:
            for phrase in CATALOGUE.say(choice.label, locale).split(";"):
                meanings = vocabulary(slug).meanings(phrase)
                pair = all(BOTH_SIDES.fullmatch(one) for one in meanings)
                shared = (slug, phrase_of(phrase)) in SHARED
                shared |= choice.label.key.startswith("lords-short-")
                assert len(meanings) == 1 or pair or shared, (phrase, meanings)


def spoken(slug, locale, order):
    """Say an order in a language: each word of the notation that has a name, longest first."""
    said = order
    for choice in sorted(GAMES[slug].words.typed(), key=lambda one: -len(one.key)):
        name = CATALOGUE.say(choice.label, locale).split(";")[0].strip()
        pattern = rf"(?<![\w{{])({re.escape(choice.key)})(?![\w}}])"
        said = re.sub(pattern, f"{{{name}}}", said, count=1, flags=re.IGNORECASE)
    return re.sub(r"[{}]", "", said)


def questions(slug, seed):
    """Yield (view, decision, options) of a random battle of a game."""
    game = GAMES[slug]
    draws = SeededDraws(seed.encode(), "vocabulary")
    scenario = next(iter(game.scenarios()))
    line = selfplay.started(game, selfplay.setup_of(game, scenario), draws)
    for position in islice(selfplay.steps(line, draws, selfplay.random_chooser(seed)), 60):
        for decision in position.open:
            yield position.view(decision.seat), decision, position.options(decision)


@pytest.mark.parametrize("locale", ["cs", "pl"])
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_what_is_said_in_a_language_is_read_as_what_is_written(slug, locale):
    game, source, heard = GAMES[slug], random.Random(slug), 0
    for view, decision, options in questions(slug, "words"):
        legal = dict.fromkeys(map(game.write, options))
        for action in source.sample(list(options), min(4, len(options))):
            written = game.write(action)
            said = spoken(slug, locale, written)
            heard += said != written
            for typed in (said, plain(said), said.upper()):
                order = vocabulary(slug).canonical(typed, legal)
                assert game.read(view, decision, order) == action, (typed, order)
    assert heard > 5


@pytest.mark.parametrize("locale", CATALOGUE.locales)
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_what_a_receipt_says_has_no_identifiers_and_can_be_typed_again(slug, locale):
    game, voice = GAMES[slug], Voice(CATALOGUE, locale)
    for view, decision, options in questions(slug, "receipts"):
        legal = dict.fromkeys(map(game.write, options))
        for action in options[:4]:
            said = named(game, game.write(action), voice)
            assert not re.search(r"\b[ER]1\d\d\b|\w_\w", said), said
            assert game.read(view, decision, vocabulary(slug).canonical(said, legal)) == action


@pytest.mark.parametrize(
    ("slug", "order", "locale", "said"),
    [
        ("hoth", "reroll e_web", "en", "reroll E-Web blaster"),
        ("hoth", "reroll e_web", "pl", "przerzuć blaster E-Web"),
        ("hoth", "retreat stay", "cs", "ústup zůstat"),
        ("napoleonics", "use card", "pl", "według karty"),
        ("lords", "offer draw", "cs", "remíza"),
        ("jours", "mv Ott 1203", "pl", "ruch Ott 1203"),
        ("jours", "mv Ott 1203", "en", "mv Ott 1203"),
        ("fire_and_sword", "test-melee", "pl", "test-melee"),
        ("fire_and_sword", "turn fl left", "cs", "obrat fl vlevo"),
        ("fire_and_sword", "break_through", "en", "Break Through"),
        ("fire_and_sword", "break_through", "cs", "Prolomit se"),
    ],
)
def test_an_order_is_said_in_the_language_of_its_reader_and_read_again(slug, order, locale, said):
    assert named(GAMES[slug], order, Voice(CATALOGUE, locale)) == said
    assert vocabulary(slug).canonical(said, {order: None}) == order


def test_a_refusal_names_the_card_that_was_typed():
    fault = OrderRefused(1, "card E107", Refused(Text("refused-illegal", {"order": "card E107"})))
    told = refusal(GAMES["hoth"], fault, Voice(CATALOGUE, "en"))

    said = CATALOGUE.say(told.reason, "en")
    assert said.count("card Attack - Left") == 2
    assert "E107" not in said


def test_several_orders_in_one_text_and_all_else_stay_as_they_are():
    hoth = vocabulary("hoth")
    legal = {"card R104": None, "order B3": None}
    typed = "Karta Nájezd - vlevo;  rozkaz B3\nodwrót stój zignoruj 1"
    assert hoth.canonical(typed, legal) == "card R104;  order B3\nretreat stay ignore 1"
    assert hoth.canonical("F4>E5>E6; 😀 what?", legal) == "F4>E5>E6; 😀 what?"


def test_words_of_a_menu_stand_for_its_order_unless_two_are_called_so():
    table = vocabulary("fire_and_sword")
    called = {
        "receive_with_fire": "reaction-receive_with_fire",
        "x1": "do-formation",
        "x2": "do-formation",
    }
    legal = {order: Text(f"fas-{key}") for order, key in called.items()}
    assert table.canonical("Přivítání palbou", legal) == "receive_with_fire"
    assert table.canonical("PRZYJECIE OGNIEM", legal) == "receive_with_fire"
    assert table.canonical("Zmiana szyku", legal) == "Zmiana szyku"


def test_a_name_of_two_legal_cards_is_asked_about():
    with pytest.raises(Refused):
        vocabulary("hoth").canonical("karta Útok - střed", {"card E108": None, "card R108": None})


def test_a_mark_that_tells_two_cards_apart_may_be_left_out_where_one_is_legal():
    lords = vocabulary("lords")
    assert lords.canonical("Orčí ničitel ↖ c3", {}) == "ravager_l c3"
    assert lords.canonical("ničitel c3", {"ravager_rear_l c3": None}) == "ravager_rear_l c3"
