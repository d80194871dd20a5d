"""Two battles with sides exchanged: what is carried on, and who wins by both (NAP-OPT-03)."""

import pytest

from bot import selfplay
from bot.engine import flow, journal
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import ANYTIME, Setup
from bot.engine.refusal import Refused
from tests.games.napoleonics.given import GAME, do, given, told
from tests.support.loaded import load_catalogue

SEATS = ("bottom", "top")
CATALOGUE = load_catalogue()
TWO = {"games": "two"}
FIVE = ["unit F-LN", "unit F-LN", "unit F-LT", "unit F-LC", "leader Hill"]


def last_shot(own=4, other=2, **options):
    """One shot before the end: the bottom side has four of the 5 banners that win S01."""
    return given(
        bottom=["B-LN G6 ordered", "B-LN H2"], top=["F-LN E6(1)", "F-LN A1"], options=options,
        scenario="S01", banners={"bottom": FIVE[:own], "top": ["unit B-LN"] * other},
    )  # fmt: skip


def ended(own=4, other=2, **options):
    """The battle that ends with the last shot."""
    return do(last_shot(own, other, **options), "G6xE6", "I I I I I")


def anytime(position, seat, order):
    decision = flow.Decision(ANYTIME, "", seat)
    action = GAME.read(position.view(seat), decision, order)
    return flow.submit(position, seat, ANYTIME, action, SeededDraws(b"contest", "x")).position


def sequel(position, **options):
    return GAME.contest.sequel(
        position.view(None), Setup(scenario="S01", seats=SEATS, options=options)
    )


def said(text, locale="en"):
    return CATALOGUE.say(text, locale)


# The first battle ---------------------------------------------------------------------------------


@pytest.mark.rule("NAP-OPT-03")
def test_after_the_first_battle_a_second_follows_with_sides_exchanged_and_the_banners():
    position = ended(**TWO).position
    found = sequel(position, **TWO, square_check="on")

    assert position.outcome.winner == "bottom"
    assert position.outcome.rule == "NAP-VIC-03"
    # who had the lower side and 5 banners has the upper side now
    assert found.places == {"bottom": "top", "top": "bottom"}
    assert found.setup == Setup(
        scenario="S01", seats=SEATS,
        options={"games": "two", "square_check": "on", "first_battle": "2:5"},
    )  # fmt: skip


@pytest.mark.rule("NAP-OPT-03")
def test_no_battle_follows_where_one_is_agreed_one_runs_or_two_were_played():
    assert sequel(ended().position) is None
    assert sequel(ended(games="one").position, games="one") is None
    assert sequel(last_shot(**TWO), **TWO) is None
    second = {**TWO, "first_battle": "2:5"}
    assert sequel(ended(**second).position, **second) is None


@pytest.mark.rule("NAP-OPT-03")
@pytest.mark.parametrize(("who", "carried"), [("top", "2:5"), ("bottom", "5:4")])
def test_who_gives_up_the_first_battle_leaves_his_enemy_the_banners_that_win(who, carried):
    position = anytime(last_shot(4, 2, **TWO), who, "resign")

    assert position.outcome.winner != who
    assert sequel(position, **TWO).setup.options["first_battle"] == carried


@pytest.mark.rule("NAP-OPT-03")
def test_a_draw_in_the_first_battle_leaves_both_their_banners():
    position = anytime(anytime(last_shot(**TWO), "top", "draw"), "bottom", "draw")

    assert position.outcome.winner is None
    assert sequel(position, **TWO).setup.options["first_battle"] == "2:4"


# The second battle --------------------------------------------------------------------------------


@pytest.mark.rule("NAP-OPT-03")
@pytest.mark.parametrize(
    ("first", "winner", "score"),
    [("3:1", "bottom", (8, 3)), ("1:5", "top", (6, 7)), ("0:3", None, (5, 5))],
)
def test_the_banners_of_both_battles_decide_when_the_second_ends(first, winner, score):
    step = ended(**TWO, first_battle=first)

    outcome = step.position.outcome
    assert told(step)[-2:] == ["battle_ended", "contest_ended"]
    assert (step.events[-1].bottom, step.events[-1].top) == score
    assert (outcome.winner, outcome.rule) == (winner, "NAP-OPT-03")
    assert said(outcome.reason) == f"banners of both battles: Allies {score[0]}, French {score[1]}"
    assert said(GAME.words.caption(step.events[-1])) == (
        f"Both battles together: Allies {score[0]}, French {score[1]} (NAP-OPT-03)."
    )


@pytest.mark.rule("NAP-OPT-03", "NAP-OPT-05")
def test_a_turn_limit_ends_the_second_battle_and_the_sum_decides():
    position = given(
        phase="command", card=None, turn={"number": 4}, bottom=["B-LN G2"], top=["F-LN F6"],
        cards={"bottom": {"hand": ["first_strike"]}}, banners={"bottom": FIVE[:1]},
        options={"turn_limit": "2", **TWO, "first_battle": "1:3"},
    )  # fmt: skip
    outcome = do(position, "card first_strike").position.outcome

    assert (outcome.winner, outcome.rule) == ("top", "NAP-OPT-03")


@pytest.mark.rule("NAP-OPT-03")
def test_giving_up_or_a_draw_in_the_second_battle_ends_the_match():
    second = last_shot(**TWO, first_battle="5:0")

    resigned = anytime(second, "bottom", "resign").outcome
    drawn = anytime(anytime(second, "top", "draw"), "bottom", "draw").outcome
    assert resigned.winner == "top"
    assert said(resigned.reason) == "surrender"
    assert drawn.winner is None
    assert said(drawn.reason) == "agreement"


# Words --------------------------------------------------------------------------------------------


@pytest.mark.rule("NAP-OPT-03")
@pytest.mark.parametrize(
    ("position", "words"),
    [
        (last_shot(**TWO), "First of two battles, sides are exchanged after it (NAP-OPT-03)"),
        (ended(**TWO).position, "First battle: Allies 5, French 2. The second battle follows, "
         "sides exchanged (NAP-OPT-03)."),
        (last_shot(**TWO, first_battle="3:5"), "Second of two battles · first battle: Allies 3, "
         "French 5 · together: Allies 7, French 7 (NAP-OPT-03)"),
    ],
)  # fmt: skip
def test_the_headline_says_how_both_battles_stand(position, words):
    headline = said(GAME.contest.headline(position.view(None)))
    assert headline.startswith("Banners: Allies ")
    assert headline.endswith(words)


@pytest.mark.rule("NAP-OPT-03")
def test_before_giving_up_the_first_battle_the_player_reads_what_it_costs():
    words = said(GAME.contest.parting(last_shot(**TWO).view("top")), "cs")
    assert "nejméně 5 zástav" in words
    assert "(NAP-OPT-03)" in words
    assert GAME.contest.parting(last_shot(**TWO, first_battle="3:5").view("top")) is None
    assert GAME.contest.parting(last_shot().view("top")) is None
    assert said(GAME.contest.headline(last_shot().view(None))) == "Banners: Allies 4/5, French 2/5."


# Whole matches ------------------------------------------------------------------------------------


@pytest.mark.rule("NAP-OPT-03")
@pytest.mark.parametrize("score", ["", "5", "5:3:1", "-1:2", "a:b", "5:", "1000:1"])
def test_a_battle_refuses_banners_that_are_none(score):
    setup = Setup(scenario="S01", seats=SEATS, options={**TWO, "first_battle": score})
    with pytest.raises(Refused) as refused:
        flow.begin(GAME, setup, SeededDraws(b"contest", "x"))
    assert refused.value.rule == "NAP-OPT-03"


@pytest.mark.rule("NAP-OPT-03")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.slow
def test_computers_play_both_battles_and_each_is_replayed_by_itself(seed):
    setup = selfplay.setup_of(GAME, "S00", TWO)
    players = {side: selfplay.random_chooser(f"{seed} {side}") for side in SEATS}
    contest = selfplay.contest(GAME, setup, seed, players)

    first, second = contest.battles
    won = [{side: len(player.banners) for side, player in one.position.state.players.items()}
           for one in contest.battles]  # fmt: skip
    assert second.setup.options["first_battle"] == f"{won[0]['top']}:{won[0]['bottom']}"
    for one in contest.battles:
        again = journal.replay(GAME, one.setup, one.records)
        assert again.outcome == one.outcome
    # the side that a player has at first is the one that the result names
    totals = {"bottom": won[0]["bottom"] + won[1]["top"], "top": won[0]["top"] + won[1]["bottom"]}
    best = [side for side in SEATS if totals[side] == max(totals.values())]
    assert contest.winner == (best[0] if len(best) == 1 else None)
    assert (first.outcome.rule, second.outcome.rule) == ("NAP-VIC-03", "NAP-OPT-03")


def test_a_match_of_one_battle_is_played_as_before():
    setup = selfplay.setup_of(GAME, "S00")
    players = {side: selfplay.greedy_chooser() for side in SEATS}
    (one,) = selfplay.contest(GAME, setup, "alone", players).battles
    played = selfplay.play(GAME, setup, "alone", chooser=selfplay.greedy_chooser())
    assert one.records == played.records
