import pytest

from bot import rulebook
from bot.chat import menus, near
from bot.chat.compose.panel import Question
from bot.chat.lookup import RuleBook
from bot.chat.services import RuleWords
from bot.engine.model import Text
from bot.engine.refusal import IllegalAction
from bot.service.refusals import OrderRefused
from bot.text import load_catalogue
from tests.chat.test_compose import game, questions  # noqa: F401


@pytest.fixture(scope="module")
def book():
    rules = [RuleWords(number, one.text, "hoth") for number, one in rulebook.load("hoth").items()]
    return RuleBook(rules, load_catalogue())


@pytest.mark.parametrize(
    ("words", "family"),
    [("line of sight", "LOS"), ("dohled", "LOS"), ("dohledu", "LOS"), ("linia widoczności", "LOS"),
     ("linii widocznosci", "LOS"), ("ústup", "RET"), ("odwrót", "RET"), ("retreat", "RET"),
     ("okop", "TER"), ("zákop", "TER"), ("karta wsparcia", "SUP"), ("los-07", "LOS")],
)  # fmt: skip
def test_rules_are_found_by_the_terms_of_the_rulebook_in_every_language(book, words, family):
    found = [rule.id for rule in book.search(words)]
    assert any(number.startswith(f"HOTH-{family}-") for number in found[:8]), found


def test_rules_that_hold_the_words_themselves_come_first(book):
    found = book.search("retreat trench")
    assert found[0].id == "HOTH-RET-09"
    assert book.search("no such thing whatever") == []


def test_every_family_of_rules_has_its_terms(book):
    catalogue = load_catalogue()
    families = {number.split("-")[1] for number in rulebook.load("hoth")} - {"EX"}
    lacking = [
        (family, locale)
        for family in families
        for locale in catalogue.locales
        if not catalogue.has(f"hoth-glossary-{family}", locale)
    ]
    assert lacking == []


def moving(game):  # noqa: F811
    """A question in which units can be moved."""
    return next(q for q in questions(game, "S01", 80) if q.decision.point == "DP-MOVE")


def test_the_nearest_legal_orders_are_of_the_same_unit_and_lead_to_their_action(game):  # noqa: F811
    question: Question = moving(game)
    order = next(o for a in question.options if ">" in (o := game.write(a)))
    start = order.split(">")[0]

    found = near.near(question, f"{start}>A9", IllegalAction(Text("refused-illegal")))

    assert 1 <= len(found) <= near.MOST
    for press in found:
        said = press.item
        assert said.label.startswith(start)
        place = tuple(int(part) for part in said.custom_id.split(":")[4].split("."))
        action = menus.walk(question.ways(), place).action
        assert game.write(action) == said.label


def test_nothing_is_near_nonsense_or_a_later_order(game):  # noqa: F811
    question = moving(game)
    order = game.write(question.options[0])
    fault = IllegalAction(Text("refused-illegal"))
    assert near.near(question, "qqqqq", fault) == []
    assert near.near(question, f"{order}; {order}", OrderRefused(2, order, fault)) == []
