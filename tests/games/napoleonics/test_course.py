"""The course of a match: what can be taken back, who sees what, how it ends."""

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import ANYTIME, Setup
from bot.engine.refusal import Refused
from bot.games.napoleonics.notation import positions
from tests.games.napoleonics.given import GAME, after, asked, do, given, orders, refusal, told, unit

pytestmark = pytest.mark.slow


@pytest.mark.rule("NAP-PBP-08")
def test_orders_and_moves_can_be_taken_back_until_something_was_shown():
    position = given(
        "bottom", "command", bottom=["B-LN G6", "B-LN G8"], top=["F-LN E6"],
        cards={"bottom": {"hand": ["attack_centre", "rally"]}},
    )  # fmt: skip
    step = do(position, "card attack_centre")
    assert step.barrier
    for order in ("order G6", "order G8", "G8>F8", "done"):
        step = do(step.position, order)
        assert not step.barrier
    step = do(step.position, "G6xE6", "A A A A A")
    assert step.barrier


@pytest.mark.rule("NAP-PBP-08", "NAP-CRD-09", "NAP-CRD-16")
@pytest.mark.parametrize(("card", "dice"), [("elan", "I I C"), ("rally", "I C C")])
def test_dice_for_orders_stay_and_orders_behind_them_can_be_changed(card, dice):
    position = given(
        "bottom", "command", bottom=["B-LN G6(3)", "B-LN G8"], top=["F-LN E6"],
        cards={"bottom": {"hand": [card, "forward", "scout_left"]}},
    )  # fmt: skip
    step = do(position, f"card {card}", dice)
    assert step.barrier
    assert unit(step.position, "G6").blocks == (4 if card == "rally" else 3)
    for order in ("order G6", "done", "G6>F6") if card == "elan" else ("order G6", "G6>F6"):
        step = do(step.position, order)
        assert not step.barrier
    assert do(step.position, "F6xE6").position.open[0].point == "D-08"


@pytest.mark.rule("NAP-PBP-08", "NAP-SQ-20")
def test_a_dissolved_square_stays_and_orders_behind_it_can_be_changed():
    position = given(
        "bottom", "order", bottom=["B-LN G6 square 1", "B-LN G8"], top=["F-LN E6"],
        turn={"command": 4}, cards={"bottom": {"hand": ["forward"], "track": {"1": "elan u01"}}},
    )  # fmt: skip
    step = do(position, "order G6")
    assert not step.barrier
    step = do(step.position, "dissolve G6")
    assert step.barrier
    assert position.view("bottom").players["bottom"].hand == ("forward",)
    assert step.position.view("bottom").players["bottom"].hand == ("elan", "forward")
    assert not do(step.position, "order G8").barrier


@pytest.mark.rule("NAP-PBP-08", "NAP-MEL-02")
def test_after_a_reaction_nothing_of_the_turn_is_taken_back():
    position = given(bottom=["B-LN F6 ordered", "B-LN F8 ordered"], top=["F-LN E6", "F-LN E9"])
    step = do(position, "F6xE6")
    assert told(step) == ["melee_declared"]
    assert not step.barrier
    step = do(step.position, "react none", "A A A A")
    assert step.barrier
    assert do(step.position, "done").barrier


@pytest.mark.rule("NAP-SQ-04", "NAP-PBP-01", "NAP-PBP-09")
def test_cards_on_the_track_are_read_by_their_owner_alone():
    position = given(
        "bottom", "command", bottom=["B-LN G6 square 2"], top=["F-LN E6"],
        cards={"bottom": {"hand": ["rally"], "track": {"2": "elan u01"}}},
    )  # fmt: skip
    own, other = position.view("bottom"), position.view("top")
    assert own.players["bottom"].track["2"].card == "elan"
    assert other.players["bottom"].track["2"].card is None
    assert position.view(None).players["bottom"].hand is None
    assert [line.key for line in GAME.words.secrets(own, "bottom")] == ["napoleonics-track"]
    assert list(GAME.words.secrets(other, "bottom")) == []
    assert [one.key for one in GAME.words.hand(own, "bottom")] == ["rally"]
    assert GAME.words.hand(other, "bottom") is None


@pytest.mark.rule("NAP-GEN-01", "NAP-LDR-06")
def test_only_ordered_units_attack_and_leaders_never_do():
    position = given(
        bottom=["B-LN F6 ordered", "B-LN F8"], top=["F-LN E6", "F-LN E8", "F-LN G4"],
        leaders={"bottom": ["Hill G5"]},
    )  # fmt: skip
    assert orders(position) == ["F6xE6", "done"]
    assert refusal(position, "F8xE8") == ("NAP-GEN-01", "not-ordered")
    assert refusal(position, "G5xG4") == ("NAP-GEN-01", "no-own-unit")
    assert refusal(position, "E6xF6") == ("NAP-GEN-01", "no-own-unit")


@pytest.mark.rule("NAP-VIC-05", "NAP-VIC-06")
def test_banners_for_pieces_stay_when_objectives_are_lost():
    position = given(
        "top", top=["F-LN C9(1) ordered"], bottom=["B-LN D9(1)", "B-LN I12"],
        terrain={"mill": ["D9"]},
        banners={"bottom": ["unit F-LN", "objective D9"]},
    )  # fmt: skip
    step = do(after(position, "C9xD9"), "react none")
    banners = [f"{one.kind} {one.what}" for one in step.position.state.players["bottom"].banners]
    assert banners == ["unit F-LN", "objective D9"]
    step = do(step.position, "battle back", "A")
    assert asked(step.position) == ["D-02 bottom"]


@pytest.mark.rule("NAP-SEQ-02")
def test_resigning_and_agreeing_on_a_draw_end_a_battle():
    position = given("bottom", "command", bottom=["B-LN G6"], top=["F-LN E6"])

    def anytime(position, seat, word):
        decision = position.open[0]
        action = GAME.read(position.view(seat), decision, word)
        return flow.submit(position, seat, ANYTIME, action, SeededDraws(b"x", "y")).position

    assert anytime(position, "top", "resign").outcome.winner == "bottom"
    offered = anytime(position, "top", "draw")
    assert offered.outcome is None
    with pytest.raises(Refused):
        anytime(offered, "top", "draw")
    agreed = anytime(offered, "bottom", "draw")
    assert agreed.outcome.winner is None
    assert agreed.outcome.reason.key == "napoleonics-over-agreed"
    assert anytime(position, "bottom", "resign").outcome.winner == "top"


@pytest.mark.rule("NAP-SET-01")
def test_set_ups_that_do_not_fit_are_refused():
    for setup in (
        Setup(scenario="S99", seats=("bottom", "top")),
        Setup(scenario="S01", seats=("bottom",)),
    ):
        with pytest.raises(Refused) as refused:
            flow.begin(GAME, setup, SeededDraws(b"x", "y"))
        assert refused.value.rule == "NAP-SET-01"


@pytest.mark.rule("NAP-OPT-01", "NAP-OPT-02", "NAP-OPT-05")
def test_the_host_sets_optional_rules():
    found = {one.key: one for one in GAME.preparation.match_options("S01")}

    assert found["square_check"].accepts("on")
    assert found["terrain_stacking"].default == "sum"
    assert found["turn_limit"].accepts("12")
    assert not found["turn_limit"].accepts("-1")


@pytest.mark.parametrize("scenario", ["S03", "S05", "S09"])
def test_positions_in_the_middle_of_anything_are_written_and_read_back(scenario):
    draws = SeededDraws(b"positions", "x")
    line = selfplay.started(GAME, selfplay.setup_of(GAME, scenario), draws)
    for position in selfplay.steps(line, draws, selfplay.random_chooser("positions")):
        state = position.state
        again = positions.read(GAME.content, positions.write(GAME.content, state))
        for name in ("turn", "players", "deck", "discard", "flow", "terrain", "works", "over"):
            assert getattr(again, name) == getattr(state, name)
        for name in ("units", "leaders"):
            found, kept = getattr(again, name), getattr(state, name)
            assert sorted(found, key=lambda one: one.id) == sorted(kept, key=lambda one: one.id)
    assert line.position.outcome is not None
