"""A game against the computer, opened with a button of the lobby."""

import pytest

from bot.sandbox import is_ephemeral, labels_of, text_of
from bot.service.model import COMPUTER
from tests.chat.people import Seat, acts, decides, one_answer


async def against_computer(stage, side):
    """Alice opens a game and asks the computer to play; returns her seat and her lobby card."""
    await stage.alice.slash_with("game new", {"scenario": "S01", "side": side})
    thread = stage.alice.threads()[-1]
    alice = Seat(stage.alice, thread)
    await stage.settled()
    card = alice.here.messages(thread)[0]
    assert "Play against the computer" in labels_of(card)
    answer = await alice.here.click(card, "Play against the computer")
    await stage.settled()
    assert is_ephemeral(answer)
    return alice, alice.here.messages(thread)[0]


@pytest.mark.parametrize("side", ["rebels", "empire"])
async def test_the_computer_plays_its_turns_and_the_user_is_asked_next(stage, side):
    # Given a lobby of Alice alone, in which she presses the button
    alice, card = await against_computer(stage, side)

    # Then the battle begins, the card names the computer, and only Alice is asked
    assert "**Computer**" in text_of(card)
    info = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    other = "empire-1" if side == "rebels" else "rebels-1"
    assert info.user_of(other) == COMPUTER

    # When she answers from her panel through a few turns
    for _ in range(200):
        await stage.settled()
        table = await stage.matches.queries.table(info.id)
        if table.info.status == "over" or table.position.state.turn.number > 4:
            break
        seat = table.position.open[0].seat
        assert table.info.user_of(seat) != COMPUTER
        panel = await alice.panel()
        assert decides(panel)
        await one_answer(alice, panel)

    # Then the computer has had its turns, and nobody but Alice was called
    assert table.info.status == "over" or table.position.state.turn.number > 4
    await stage.settled()
    words = [text_of(message) for message in alice.here.messages(alice.thread)]
    assert not [one for one in words if f"<@{COMPUTER}>" in one]
    assert acts(alice.live(), "turn") or table.info.status == "over"


async def test_the_answer_to_a_new_game_seats_its_host_and_two_presses_lead_to_the_turn(stage):
    opened = await stage.alice.slash("game new", scenario="S01")
    await stage.settled()
    info = await stage.matches.queries.in_channel(int(stage.alice.threads()[-1]["id"]))
    assert len(info.seats_of(int(stage.alice.id))) == 1
    assert "Chance gave you this seat" in text_of(opened)
    assert labels_of(opened) == ["Play against the computer"]

    begun = await stage.alice.click(opened, "Play against the computer")
    await stage.settled()
    assert labels_of(begun) == ["Take turn"]
    assert is_ephemeral(await stage.alice.click(begun, "Take turn"))

    info = await stage.matches.queries.in_channel(int(stage.alice.threads()[-1]["id"]))
    assert (info.status, info.options["rated"]) == ("running", "off")


async def test_a_side_that_is_none_is_refused_and_nothing_is_opened(stage):
    refused = await stage.alice.slash("game new", scenario="S01", side="romans")

    assert "romans" in text_of(refused)
    assert stage.alice.threads() == []


async def test_only_the_host_may_ask_the_computer(stage):
    await stage.alice.slash_with("game new", {"scenario": "S01", "side": "rebels"})
    thread = stage.alice.threads()[-1]
    await stage.settled()
    bob = Seat(stage.bob, thread)

    answer = await bob.here.click(bob.here.messages(thread)[0], "Play against the computer")

    assert is_ephemeral(answer)
    info = await stage.matches.queries.in_channel(int(thread["id"]))
    assert info.status == "lobby"
