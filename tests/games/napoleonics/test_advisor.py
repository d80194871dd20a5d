"""The computer player beats chance, and is the same for the same view."""

import pytest

from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from tests.games.napoleonics.given import GAME, after, asked, do, given


def winner(scenario, greedy, seed):
    """Play a battle of a greedy side against a random one; returns who won."""
    draws, chance = SeededDraws(seed.encode(), "duel"), selfplay.random_chooser(seed)

    def choose(position, decision, options):
        if decision.seat != greedy:
            return chance(position, decision, options)
        view = position.view(decision.seat)
        found = GAME.computer.advise(view, decision, options)
        assert found in options
        assert GAME.computer.advise(view, decision, options) == found
        return found

    line = selfplay.started(GAME, selfplay.setup_of(GAME, scenario), draws)
    for _ in selfplay.steps(line, draws, choose):
        pass
    return line.position.state.winner


@pytest.mark.parametrize("scenario", ["S00", "S01", "S06"])
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_it_beats_chance(scenario, side):
    wins = [winner(scenario, side, f"{scenario}-{side}-{number}") for number in range(3)]

    assert wins.count(side) >= 2


def advised(position):
    decision = position.open[0]
    view, options = position.view(decision.seat), position.options(decision)
    return GAME.write(GAME.computer.advise(view, decision, options))


def test_it_takes_the_surer_banner():
    position = given(bottom=["B-LN F6 ordered"], top=["F-LN E6", "F-LN E7(1)"])
    assert advised(position) == "F6xE7"


def test_it_plays_the_card_that_orders_most_of_those_in_touch():
    position = given(
        "bottom", "command", bottom=["B-LN F6", "B-LN F8", "B-LN F7"], top=["F-LN E6", "F-LN E8"],
        cards={"bottom": {"hand": ["probe_right", "attack_centre", "scout_left"]}},
    )  # fmt: skip
    assert advised(position) == "card attack_centre"


def played(card, hand=("forward",), dice=(), **pieces):
    """Return the position after Bottom has played a card, at the question of the card."""
    position = given(
        "bottom", "command", card=None, cards={"bottom": {"hand": [card, *hand]}}, **pieces
    )
    return do(position, f"card {card}", *dice).position


@pytest.mark.rule("NAP-CRD-17")
@pytest.mark.parametrize(
    ("bottom", "top", "sent"),
    [
        # its own last block next to the enemy goes home before any enemy is sent
        (["B-LN F6(1)", "B-LN F8"], ["F-LN E6", "F-LN E9"], ("F6", "I")),
        # a whole unit stays; of the enemies the strongest that came farthest goes
        (["B-LN H6"], ["F-LN G6", "F-LN B9", "F-LN D6(1)"], ("G6", "A")),
        (["B-LN F8(1)"], ["F-LN C3(1)", "F-LN D6"], ("D6", "A")),
    ],
)
def test_short_supply_saves_a_dying_unit_or_sends_the_boldest_enemy_home(bottom, top, sent):
    position = played("short_supply", bottom=bottom, top=top)
    assert asked(position) == ["D-03 bottom"]

    word, origin, to = advised(position).split()

    assert (word, origin, to[0]) == ("supply", *sent)


@pytest.mark.rule("NAP-CRD-12")
@pytest.mark.parametrize(
    ("bottom", "top", "section"),
    [
        (["B-LN F6", "B-LN F8", "B-LN G2"], ["F-LN E6", "F-LN E8"], "centre"),
        (["B-LN F2", "B-LN G2", "B-LN H8"], ["F-LN E2", "F-LN B8"], "left"),
    ],
)
def test_force_march_is_for_the_section_whose_infantry_can_do_most(bottom, top, section):
    position = played("force_march", bottom=bottom, top=top)

    assert advised(position) == f"section {section}"


@pytest.mark.rule("NAP-CRD-15", "NAP-CRD-16", "NAP-MOR-01")
def test_a_card_is_used_as_it_reads_and_the_weakest_is_helped_and_no_flag_is_wasted():
    manoeuvre = played("la_grande_manoeuvre", bottom=["F-LN F6", "F-LN G8"], top=["B-LN E6"])
    rally = played(
        "rally", dice=["I I"], bottom=["B-LN G6(2)", "B-LN G8(1)", "B-LN G4(3)"], top=["F-LN A13"]
    )
    guards = given("top", bottom=["B-GG F6"], top=["F-LN D6(2) ordered"])
    flagged = do(guards, "D6xF6", "F F").position

    assert advised(manoeuvre) == "use card"
    assert advised(rally) == "regain G8"
    assert (asked(flagged), advised(flagged)) == (["D-11 bottom"], "ignore 2")


@pytest.mark.rule("NAP-SQ-01", "NAP-RR-01", "NAP-FST-01")
@pytest.mark.parametrize(
    ("attacker", "attacked", "hand", "reaction"),
    [
        ("B-LC", "F-LN", ["rally", "elan", "forward"], "square"),
        ("B-LC F6(1)", "F-LN", ["rally", "elan", "forward"], "none"),  # two dice: not worth a card
        ("B-LN", "F-LC", ["elan"], "retire"),
        ("B-LN F6(1)", "F-LC", ["elan"], "none"),
        ("B-LN F6(1)", "F-LN", ["first_strike"], "first strike"),
        ("B-LN", "F-LN E6(1)", ["first_strike"], "none"),
    ],
)
def test_it_reacts_as_the_dice_that_come_deserve(attacker, attacked, hand, reaction):
    attacker = attacker if "F6" in attacker else f"{attacker} F6"
    attacked = attacked if "E6" in attacked else f"{attacked} E6"
    position = given(bottom=[f"{attacker} ordered"], top=[attacked], cards={"top": {"hand": hand}})
    position = after(position, "F6xE6")
    assert asked(position) == ["D-08 top"]

    assert advised(position) == f"react {reaction}"


@pytest.mark.rule("NAP-LDR-01", "NAP-TG-02")
def test_a_leader_joins_who_fights_and_cavalry_advances_to_the_next_victim():
    leading = given(
        phase="move", bottom=["B-LN F6", "B-LN G8"], top=["F-LN E6"],
        leaders={"bottom": ["Hill H6 ordered"]},
    )  # fmt: skip
    charge = given(bottom=["B-HC F6 ordered"], top=["F-LN E6(1)", "F-LN D6(1)", "F-LN E7"])
    through = do(after(charge, "F6xE6"), "react none", "I A A A").position

    assert advised(leading) == "leader H6>G6>F6"
    assert asked(through) == ["D-14 bottom"]
    assert advised(through) == "advance E6>D5"
    assert advised(after(through, "advance E6>D5")) == "D5xD6"
