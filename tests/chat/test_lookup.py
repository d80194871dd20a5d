from functools import cache

import pytest

from bot import rulebook, selfplay
from bot.chat.front.rule_book import Rule, RuleBook, families
from bot.chat.match import menus, nearest
from bot.chat.match.pages.question import Question
from bot.chat.reference import pages
from bot.chat.wire.locale import Voice
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Text
from bot.engine.refusal import IllegalAction
from bot.service.refusals import OrderRefused
from tests.chat.test_compose import game, questions  # noqa: F401
from tests.support.loaded import load_catalogue, load_games

VOICE = Voice(load_catalogue(), "en")


@pytest.fixture(scope="module")
def book():
    return book_of("hoth")


@cache
def book_of(slug):
    return RuleBook([Rule(number, slug) for number in rulebook.load(slug)], load_catalogue())


@pytest.mark.parametrize(
    ("words", "family"),
    [("line of sight", "LOS"), ("dohled", "LOS"), ("dohledu", "LOS"), ("linia widoczności", "LOS"),
     ("linii widocznosci", "LOS"), ("ústup", "RET"), ("odwrót", "RET"), ("retreat", "RET"),
     ("okop", "TER"), ("zákop", "TER"), ("karta wsparcia", "SUP"), ("los-07", "LOS")],
)  # fmt: skip
def test_rules_are_found_by_the_terms_of_the_rulebook_in_every_language(book, words, family):
    found = [rule.id for rule in book.search(words, "en")]
    assert any(number.startswith(f"HOTH-{family}-") for number in found[:8]), found


def test_rules_that_hold_the_words_themselves_come_first(book):
    found = book.search("retreat trench", "en")
    assert found[0].id == "HOTH-RET-09"
    assert book.search("no such thing whatever", "pl") == []


@pytest.mark.parametrize("slug", ["fire_and_sword", "hoth", "lords", "napoleonics"])
def test_every_rule_has_terms_of_its_family_in_every_language(slug):
    catalogue = load_catalogue()
    lacking = {
        (number, locale)
        for number in rulebook.load(slug)
        if "-EX-" not in number
        for locale in catalogue.locales
        if not any(catalogue.has(f"{slug}-glossary-{one}", locale) for one in families(number))
    }
    assert lacking == set()


@pytest.mark.parametrize(
    ("slug", "words", "start"),
    [("lords", "berserkři", "LOW-BSK"), ("lords", "odwołanie", "LOW-RNF"),
     ("lords", "vynucené umístění", "LOW-FRC"), ("lords", "mercenaries", "LOW-OPM"),
     ("fire_and_sword", "karakola", "FAS-12.1-CAR"), ("fire_and_sword", "zteč", "FAS-7.2"),
     ("fire_and_sword", "Pościg", "FAS-7.4"), ("fire_and_sword", "Szarża", "FAS-7.2"),
     ("fire_and_sword", "posádka", "FAS-13.3")],
)  # fmt: skip
def test_rules_of_every_game_are_found_by_its_terms(slug, words, start):
    found = [rule.id for rule in book_of(slug).search(words, "en")]
    assert any(number.startswith(start) for number in found[:8]), found[:12]


def moving(game):  # noqa: F811
    """A question in which units can be moved."""
    return next(q for q in questions(game, "S01", 80) if q.decision.point == "DP-MOVE")


def test_the_nearest_legal_orders_are_of_the_same_unit_and_lead_to_their_action(game):  # noqa: F811
    question: Question = moving(game)
    order = next(o for a in question.options if ">" in (o := game.write(a)))
    start = order.split(">")[0]

    found = nearest.nearest(question, f"{start}>A9", IllegalAction(Text("refused-illegal")), VOICE)

    assert 1 <= len(found) <= nearest.MOST
    for press in found:
        said = press.item
        assert said.label.startswith(start)
        place = tuple(int(part) for part in said.custom_id.split(":")[4].split("."))
        action = menus.walk(question.ways(), place).action
        assert game.write(action) == said.label


def test_an_order_unlike_any_legal_one_finds_those_of_its_unit(game):  # noqa: F811
    question = moving(game)
    orders = [o for a in question.options if ">" in (o := game.write(a))]
    start = orders[-1].split(">")[0]
    typed = f"please let my brave {start} fly far over all the mountains"
    assert max(nearest.likeness(typed, one) for one in orders) < nearest.CUTOFF

    found = nearest.nearest(question, typed, IllegalAction(Text("refused-illegal")), VOICE)

    own = [one for one in orders if one.startswith(f"{start}>")]
    assert {press.item.label for press in found} <= set(own)
    assert len(found) == min(len(own), nearest.MOST)


def test_an_order_of_the_same_unit_is_nearer_than_one_of_another_that_is_spelt_as_like():
    typed = "E5>E7"
    assert nearest.likeness(typed, "E5>E6", "E5") == pytest.approx(0.9)
    assert nearest.likeness(typed, "D5>E7", "D5") == pytest.approx(0.8)
    assert nearest.likeness(typed, "E5>E7", "E5") == 1


def test_part_of_the_name_of_a_card_finds_the_card_in_the_hand():
    hoth = load_games()["hoth"]
    line = selfplay.started(hoth, selfplay.setup_of(hoth, "S01"), SeededDraws(b"5", "cards"))
    (decision,) = line.position.open
    view, options = line.position.view(decision.seat), line.position.options(decision)
    question = Question(hoth, "m", view, decision, options)
    for option in options:
        name = VOICE(hoth.words.menu(view, decision, option)[0].label)
        typed = f"card {name.split(' - ')[0].lower()}"

        found = nearest.nearest(question, typed, IllegalAction(Text("refused-illegal")), VOICE)

        assert f"card {name}" in [press.item.label for press in found]


def test_nothing_is_near_nonsense_or_a_later_order(game):  # noqa: F811
    question = moving(game)
    order = game.write(question.options[0])
    fault = IllegalAction(Text("refused-illegal"))
    assert nearest.nearest(question, "qqqqq", fault, VOICE) == []
    assert (
        nearest.nearest(question, f"{order}; {order}", OrderRefused(2, order, fault), VOICE) == []
    )


def test_rules_are_shown_and_found_in_the_readers_language(book):
    for locale in ("en", "cs", "pl"):
        voice = Voice(load_catalogue(), locale)
        own = voice(rulebook.words("HOTH-RET-09"))
        assert book.rule("hoth-ret-09", locale).words == own
        assert book.search(own, locale)[0].id == "HOTH-RET-09"
        assert own in pages.why(book, "HOTH-RET-09", voice)
