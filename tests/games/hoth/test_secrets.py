"""What stays hidden, and what can be taken back."""

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.games.commands_colors.actions import KeepCard, MoveUnit
from bot.games.hoth.model.actions import (
    AttackHex,
    BoardTransport,
    BreakThrough,
    ClaimStall,
    OrderUnit,
    Recover,
    Reroll,
)
from bot.games.hoth.model.events import HandSeen
from tests.games.hoth.given import GAME, do, given
from tests.support.twins import encoded


def begun():
    return flow.begin(GAME, selfplay.setup_of(GAME, "S01"), SeededDraws(b"secret", "m")).position


@pytest.mark.rule("HOTH-SET-08", "HOTH-CARD-01", "HOTH-TEAM-14")
def test_a_hand_is_in_its_owners_view_alone_and_a_deck_in_none():
    position = begun()
    for seat, player in position.state.players.items():
        for viewer in (None, "empire-1", "rebels-1"):
            data = encoded(position.view(viewer)).decode()
            assert all((f'"{card}"' in data) == (viewer == seat) for card in player.hand)
            assert not any(f'"{card}"' in data for card in player.deck)


MOMENTS = {
    "cards": {"phase": "play_card", "cards": {"rebels-1": {"hand": ["R105"]}}},
    "orders": {"phase": "order"},
    "moves": {"phase": "move"},
    "attacks": {"phase": "attack"},
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_asking_and_refusing_changes_nothing(moment):
    position = given(
        rebels=["echo F4 ordered 0 badge e_web", "echo F6"], empire=["snow E4", "at A1"],
        objectives=["post temporary E4 empire 1"], terrain={"rocks": "E4"}, **MOMENTS[moment],
    )  # fmt: skip
    before = position.encode()
    decision = position.open[0]
    for viewer in (None, "empire-1", "rebels-1"):
        view = position.view(viewer)
        seen = encoded(view)
        GAME.words.prompt(view, decision)
        GAME.anytime(view, decision.seat)
        for action in position.options(decision):
            GAME.words.menu(view, decision, action)
            GAME.insight.odds(view, action)
        for action in UNFIT:
            assert GAME.words.refusal(view, decision, action).rule
        assert encoded(view) == seen

    assert position.encode() == before


UNFIT = [
    OrderUnit("A1"), MoveUnit(("F4", "G9")), AttackHex("F4", "A1"), BoardTransport("F4"),
    Recover("F4"), Reroll("card"), KeepCard("R999"), BreakThrough(), ClaimStall(),
]  # fmt: skip


@pytest.mark.rule("HOTH-DRAW-03")
def test_cards_to_choose_from_are_seen_by_their_owner_alone():
    position = given(
        "rebels", "move", "R101", rebels=["echo F2 ordered 0"], empire=["snow A5"],
        cards={"rebels-1": {"hand": ["R104"], "deck": ["R105", "R106"]}},
    )  # fmt: skip
    step = do(position, "done")

    assert "R105" in encoded(step.position.view("rebels-1")).decode()
    for viewer in (None, "empire-1"):
        assert "R105" not in encoded(step.position.view(viewer)).decode()
    private = [event for event in step.events if event.audience is not None]
    assert [(type(event), event.audience) for event in private] == [(HandSeen, ("rebels-1",))]


def test_orders_and_moves_are_no_barrier_but_cards_dice_and_draws_are():
    position = given(
        phase="play_card", rebels=["echo F4", "echo F6"], empire=["snow E4", "snow A1"],
        cards={"rebels-1": {"hand": ["R105", "R101"]}},
    )  # fmt: skip
    barriers = []
    for order, *rolls in (
        ["card R105"], ["order F4"], ["order F6"], ["F6>E6"], ["done"],
        ["F4xE4", "infantry infantry miss"], ["done"],
    ):  # fmt: skip
        step = do(position, order, *rolls)
        barriers.append(step.barrier)
        position = step.position
        if position.state.turn.side == "empire":
            break

    assert barriers == [True, False, False, False, False, True, True]
    assert position.state.turn.side == "empire"
