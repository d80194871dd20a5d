import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.dice import evaluate, notation
from bot.dice.budget import Budget
from bot.dice.chances import chances
from bot.dice.hand import seeded
from bot.dice.perform import perform
from bot.dice.requests import Plain
from bot.engine.model import Text
from bot.engine.refusal import Refused
from tests.dice.given import CONTENT, rolled
from tests.support.loaded import load_catalogue

CATALOGUE = load_catalogue()


def total(expression, *values):
    return rolled(Plain(expression), *values).score


@pytest.mark.parametrize(
    ("expression", "values", "result"),
    [
        ("2d6+3", (2, 5), 10),
        ("2k6+3", (2, 5), 10),
        ("2K6", (2, 5), 7),
        ("d20", (17,), 17),
        ("d%", (10,), 90),
        ("d%", (1,), 0),
        ("4d6kh3", (1, 6, 3, 3), 12),
        ("4k6k6", (1, 6, 6, 3), 12),
        ("4d6pl1", (1, 6, 3, 3), 12),
        ("2d20kl1", (12, 4), 4),
        ("3d6ro1", (1, 1, 5, 2, 1), 8),
        ("2d6rr<3", (1, 4, 2, 6), 10),
        ("2d6e6", (6, 2, 6, 1), 15),
        ("2d6ra6", (6, 6, 1), 13),
        ("3d6mi3", (1, 2, 5), 11),
        ("3d6ma3", (1, 2, 5), 6),
        ("3d6k>3", (1, 4, 5), 9),
        ("(1d6,1d8)kh1", (3, 7), 7),
        ("(2d6)kh1", (3, 5), 5),
        ("-d6 + 10", (4,), 6),
        ("2*(1d4+1)", (3,), 8),
        ("1d10//3", (8,), 2),
        ("1d10%3", (8,), 2),
        ("3d6>=10", (4, 4, 2), 1),
        ("1d6[fire] + 1d4[cold]", (2, 3), 5),
        ("2d6\u22121", (2, 5), 6),
        ("2d6\u20131", (2, 5), 6),
        ("2d6\u00d72", (2, 5), 14),
        ("2d6 x 2", (2, 5), 14),
        ("(1d6+1)x2", (2,), 6),
        ("1d10\u00f75", (5,), 1),
        ("4d6dl1", (1, 6, 3, 3), 12),
        ("4k6dh1", (1, 6, 3, 3), 7),
    ],
)
def test_an_expression_means_what_players_mean(expression, values, result):
    assert total(expression, *values) == result


@pytest.mark.parametrize(
    ("expression", "key"),
    [
        ("1000000000d6", "dice-count"),
        ("1d1000000000", "faces"),
        ("1d0", "faces"),
        ("0d6", "dice-count"),
        ("150d6+150d6", "dice-count"),
        ("(" * 60 + "1d6" + ")" * 60, "too-deep"),
        ("-" * 60 + "1d6", "too-deep"),
        ("1d6+" * 100 + "1", "too-long"),
        ("9" * 30 + "+1d6", "number"),
        ("1d6/0", "zero"),
        ("1d6//(1d1-1)", "zero"),
        ("1d6e<7", "endless"),
        ("1d1rr1", "endless"),
        ("1+1", "no-dice"),
        ("", "syntax"),
        ("2d", "syntax"),
        ("hello", "syntax"),
        ("1d6mi>3", "bound-selector"),
        ("٣d6", "syntax"),
        ("1d6 ; drop table", "syntax"),
    ],
)
def test_hostile_or_broken_notation_is_refused_in_one_sentence(expression, key):
    with pytest.raises(Refused) as refused:
        perform(Plain(expression), CONTENT, seeded(b"", "s", 1))

    assert refused.value.reason.key == f"dice-refused-{key}"
    for locale in CATALOGUE.locales:
        said = CATALOGUE.say(refused.value.reason, locale)
        assert "\n" not in said
        assert not said.startswith("dice-")


@pytest.mark.parametrize(
    ("expression", "key", "better"),
    [
        ("3d6!", "hint-explode", "3d6e6"),
        ("2k10!+1", "hint-explode", "2d10e10+1"),
        ("4d6r1", "hint-again", "4d6ro1"),
        ("4d6r<3", "hint-again", "4d6ro<3"),
        ("2d6+3 fire", "hint-words", "2d6+3 [fire]"),
        ("2d6 wild charge", "hint-words", "2d6 [wild charge]"),
    ],
)
def test_the_spelling_of_other_tools_is_refused_with_the_right_one(expression, key, better):
    with pytest.raises(Refused) as refused:
        perform(Plain(expression), CONTENT, seeded(b"", "s", 1))

    reason = refused.value.reason
    assert reason.key == f"dice-refused-{key}"
    assert reason.args == {"order": expression, "better": better}
    assert perform(Plain(better), CONTENT, seeded(b"", "s", 1)).score
    for locale in CATALOGUE.locales:
        assert better in CATALOGUE.say(reason, locale)


def test_a_roll_of_tens_says_that_a_die_of_1_to_100_is_another():
    assert [line.text.key for line in rolled(Plain("d%"), 10).lines] == ["dice-line-tens"]
    assert rolled(Plain("d100"), 10).lines == ()


@pytest.mark.parametrize("repeat", [0, 21, -1])
def test_a_roll_is_repeated_1_to_20_times(repeat):
    with pytest.raises(Refused):
        perform(Plain("1d6", repeat), CONTENT, seeded(b"", "s", 1))


def test_repeats_share_one_limit_of_dice():
    with pytest.raises(Refused) as refused:
        perform(Plain("20d6", 11), CONTENT, seeded(b"", "s", 1))
    assert refused.value.reason.key == "dice-refused-dice-count"


SCRAPS = st.sampled_from(
    ["d", "k", "1d6", "4d6", "kh", "kl", "p", "rr", "ro", "ra", "e", "mi", "ma", "<", ">", "(", ")",
     ",", "+", "-", "*", "/", "//", "%", "[", "]", ".", "=", "!=", " ", "\n", "9999999", "0", "6",
     "d%", "d1000", "é", "\u0663", "\x00", "@everyone", "**"]
)  # fmt: skip


@settings(max_examples=400, deadline=None)
@given(st.one_of(st.lists(SCRAPS, max_size=40).map("".join), st.text(max_size=250)))
def test_any_text_is_rolled_within_limits_or_refused(text):
    hand = seeded(b"seed", "s", 1)
    refused = refusal(lambda: perform(Plain(text), CONTENT, hand))
    if refused is None:
        assert 0 < sum(draw.count for draw in hand.made) <= evaluate.MOST_THROWS
        refused = refusal(lambda: chances(notation.parse(text), Budget()))
    if refused is not None:
        assert refused.reason.key.startswith("dice-refused-")
        assert CATALOGUE.has(refused.reason.key)


def refusal(work):
    """Return the refusal that some work ends with, None where it is done."""
    try:
        work()
    except Refused as refused:
        return refused
    return None


def test_typed_words_stay_an_argument_of_the_message():
    outcome = perform(Plain("1d6 [@everyone]"), CONTENT, seeded(b"", "s", 1))
    assert outcome.heading == Text("dice-heading-plain", {"typed": "1d6 [@everyone]", "count": 1})
