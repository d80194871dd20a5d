"""The turns of teams: who comes next, whose cards are played, drawn and exchanged."""

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.plans.standing import StandingOrder, standing_answer
from bot.engine.refusal import NotYourDecision
from bot.games.commands_colors.actions import PlayCard
from bot.games.hoth.model.events import CardsDrawn, HandSeen
from tests.games.hoth.given import GAME, after, asked, do, given, orders, refusal

TEAMS = {"empire": ["empire-1", "empire-2"], "rebels": ["rebels-1", "rebels-2"]}


def first_turns(scenario, seats, count=8):
    """The seats of the first turns of a random battle, and who was announced before each."""
    draws = SeededDraws(b"turns", "m")
    line = selfplay.started(GAME, selfplay.setup_of(GAME, scenario, seats=seats), draws)
    found = {1: (line.position.state.turn.seat, line.position.view(None).upcoming)}
    for position in selfplay.steps(line, draws, selfplay.random_chooser("turns")):
        turn = position.state.turn
        found[turn.number] = (turn.seat, position.view(None).upcoming)
        if turn.number > count:
            break
    return [found[number] for number in range(1, count + 1)]


@pytest.mark.rule("HOTH-TEAM-08", "HOTH-TEAM-09", "HOTH-TEAM-10", "HOTH-GEN-02")
@pytest.mark.parametrize(
    ("scenario", "seats", "expected"),
    [
        ("S01", ("rebels-2",), "R1 E1 R2 E1 R1 E1 R2 E1"),
        ("S01", ("empire-2",), "R1 E1 R1 E2 R1 E1 R1 E2"),
        ("S01", ("empire-2", "rebels-2"), "R1 E1 R2 E2 R1 E1 R2 E2"),
        ("S07", ("empire-2", "rebels-2"), "E1 R1 E2 R2 E1 R1 E2 R2"),
    ],
)
def test_sides_alternate_and_members_take_turns_within_a_team(scenario, seats, expected):
    short = {"R1": "rebels-1", "R2": "rebels-2", "E1": "empire-1", "E2": "empire-2"}
    order = [short[name] for name in expected.split()]
    turns = first_turns(scenario, seats)

    assert [seat for seat, _ in turns] == order
    assert [coming for _, coming in turns[:5]] == [tuple(order[i : i + 3]) for i in range(1, 6)]


def rebel_turn(seat="rebels-2", phase="play_card", card=None, **more):
    """The second Rebel player's turn, both sides being teams."""
    fields = {
        "seats": TEAMS,
        "next_player": {"rebels": TEAMS["rebels"].index(seat)},
        "turn": {"seat": seat, "number": 3},
        "rebels": ["echo F4", "echo F6", "fly G9"],
        "empire": ["snow A1", "snow A2"],
        "cards": {
            "rebels-1": {"hand": ["R101"], "deck": ["R102"], "discard": ["R103"]},
            "rebels-2": {"hand": ["R105", "R108"], "deck": ["R106"], "discard": ["R107"]},
        },
        **more,
    }
    return given("rebels", phase, card, **fields)


@pytest.mark.rule("HOTH-TEAM-11")
def test_the_active_player_plays_only_cards_of_the_own_hand():
    position = rebel_turn()

    assert asked(position) == ["DP-PLAY rebels-2"]
    assert orders(position) == ["card R105", "card R108"]
    assert refusal(position, "card R101") == ("HOTH-CARD-01", "no-such-card")


@pytest.mark.rule("HOTH-TEAM-16")
def test_the_teammate_cannot_answer_for_the_active_player():
    position = rebel_turn()
    decision = position.open[0]

    with pytest.raises(NotYourDecision):
        flow.submit(
            position, "rebels-1", decision.serial, PlayCard("R105"), SeededDraws(b"no", "m")
        )


@pytest.mark.rule("HOTH-TEAM-12")
def test_the_active_player_commands_all_units_of_the_side():
    position = rebel_turn(phase="order", card="R116")

    ordered = {one.removeprefix("order ") for one in orders(position)} - {"done"}
    assert ordered <= {"F4", "F6", "G9"}
    assert ordered
    first, second = rebel_turn("rebels-1", "order", "R116"), rebel_turn("rebels-2", "order", "R116")
    assert orders(first) == orders(second)


@pytest.mark.rule("HOTH-TEAM-13")
def test_the_active_player_discards_and_draws_on_the_own_piles():
    position = rebel_turn(phase="order", card="R116")
    step = do(position, "done")

    mine, other = (step.position.state.players[seat] for seat in ("rebels-2", "rebels-1"))
    assert (mine.hand, mine.deck, mine.discard) == (["R105", "R106", "R108"], [], ["R107", "R116"])
    assert (other.hand, other.deck, other.discard) == (["R101"], ["R102"], ["R103"])
    drawn = [e for e in step.events if isinstance(e, CardsDrawn | HandSeen)]
    assert [(e.seat, e.audience) for e in drawn] == [
        ("rebels-2", None),
        ("rebels-2", ("rebels-2",)),
    ]


@pytest.mark.rule("HOTH-TEAM-13", "HOTH-DRAW-02")
def test_an_empty_half_deck_is_made_anew_from_the_own_discards_only():
    cards = {
        "rebels-1": {"hand": ["R101"], "deck": ["R102"], "discard": ["R103", "R104"]},
        "rebels-2": {"hand": ["R105"], "deck": [], "discard": ["R107"]},
    }
    step = do(rebel_turn(phase="order", card="R116", cards=cards), "done")

    mine, other = (step.position.state.players[seat] for seat in ("rebels-2", "rebels-1"))
    assert sorted([*mine.hand, *mine.deck]) == ["R105", "R107", "R116"]
    assert mine.discard == []
    assert (other.deck, other.discard) == (["R102"], ["R103", "R104"])


# Fleet, Attack! ----------------------------------------------------------------------------------


def fleet(mate_hand=("E107", "E108"), seats=None, hand=("E101",)):
    """The first Imperial player has attacked under Fleet, Attack! and holds one more card."""
    seats = TEAMS if seats is None else seats
    cards = {
        "empire-1": {"hand": list(hand), "deck": ["E102", "E103", "E104"]},
        "empire-2": {"hand": list(mate_hand), "deck": ["E110", "E111", "E112"]},
    }
    return given(
        "empire", "order", "E123", seats=seats,
        turn={"seat": "empire-1", "number": 2}, empire=["snow A2"], rebels=["echo G3"],
        cards={seat: cards[seat] for seat in seats["empire"]},
    )  # fmt: skip


@pytest.mark.rule("HOTH-TEAM-17", "HOTH-RUL-35")
def test_fleet_lets_the_teammate_exchange_cards_after_the_active_player():
    position = after(fleet(), "done", "discard E101")
    assert asked(position) == ["DP-FLEET-MATE empire-2"]
    assert orders(position) == ["discard E107", "discard E108", "done"]
    assert position.state.players["empire-1"].hand == ["E102", "E103"]

    step = do(after(position, "discard E108"), "done")

    mate = step.position.state.players["empire-2"]
    assert (mate.hand, mate.discard) == (["E107", "E110"], ["E108"])
    assert asked(step.position) == ["DP-PLAY rebels-1"]
    assert step.position.state.players["empire-1"].discard == ["E123", "E101"]


@pytest.mark.rule("HOTH-TEAM-17")
def test_the_teammate_may_keep_all_cards_and_then_draws_none():
    step = do(after(fleet(), "done", "done"), "done")

    assert step.position.state.players["empire-2"].hand == ["E107", "E108"]
    assert len(step.position.state.players["empire-2"].deck) == 3
    assert asked(step.position) == ["DP-PLAY rebels-1"]


@pytest.mark.rule("HOTH-TEAM-17")
def test_the_teammate_discards_three_cards_at_most_and_is_not_asked_without_cards():
    hand = ("E105", "E106", "E107", "E108")
    position = after(fleet(hand), "done", "done", "discard E105", "discard E106", "discard E107")
    assert asked(position) == ["DP-PLAY rebels-1"]
    assert position.state.players["empire-2"].hand == ["E108", "E110", "E111", "E112"]

    assert asked(after(fleet(()), "done", "done")) == ["DP-PLAY rebels-1"]
    alone = fleet(seats={"empire": ["empire-1"], "rebels": TEAMS["rebels"]})
    assert asked(after(alone, "done", "done")) == ["DP-PLAY rebels-1"]


@pytest.mark.rule("HOTH-TEAM-17")
def test_a_standing_order_keeps_all_cards():
    position = after(fleet(), "done", "done")
    order = StandingOrder("empire-2", "DP-FLEET-MATE", "keep-all")

    decision, action, _ = standing_answer(position, [order])

    assert [choice.key for choice in GAME.policies.listed("DP-FLEET-MATE")] == ["keep-all"]
    assert (decision.seat, GAME.write(action)) == ("empire-2", "done")


@pytest.mark.rule("HOTH-TEAM-16", "HOTH-TEAM-17")
def test_the_active_player_cannot_choose_the_teammates_discards():
    position = after(fleet(), "done", "done")

    with pytest.raises(NotYourDecision):
        flow.submit(
            position, "empire-1", position.open[0].serial,
            GAME.read(position.view("empire-1"), position.open[0], "done"), SeededDraws(b"", "m"),
        )  # fmt: skip


@pytest.mark.rule("HOTH-RUL-51", "HOTH-CARD-10")
def test_intercepted_signals_shows_the_hand_of_the_rebel_who_moves_next_to_the_player_alone():
    position = given(
        "empire", "play_card", seats=TEAMS, next_player={"rebels": 1},
        turn={"seat": "empire-1", "number": 2}, empire=["snow A2"], rebels=["echo G3"],
        cards={
            "empire-1": {"hand": ["E124"]}, "empire-2": {"hand": ["E101"]},
            "rebels-1": {"hand": ["R101"]}, "rebels-2": {"hand": ["R113"]},
        },
    )  # fmt: skip
    step = do(position, "card E124")

    seen = [event for event in step.events if isinstance(event, HandSeen)]
    assert [(e.seat, e.cards, e.audience) for e in seen] == [("rebels-2", ("R113",), ("empire-1",))]
