"""The ladder and the records of a server: by command, by button, on the card of a result."""

import re

import pytest

from bot.sandbox import is_ephemeral, labels_of, text_of
from tests.chat.people import acts, open_game
from tests.chat.test_recap import exchanged, ready

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


async def lost_by(stage, person):
    """Let somebody resign; returns the card of the result."""
    await person.here.click(await person.here.slash("game resign"), "Yes, do it")
    await stage.settled()
    cards = [one for one in person.here.messages(person.thread) if acts(one, "rematch")]
    return cards[-1]


@CHEAP
async def test_a_finished_game_is_told_on_its_card_and_leads_to_the_ladder(stage):
    _, bob = await open_game(stage)
    card = await lost_by(stage, bob)

    assert "Ladder: " in text_of(card)
    assert "(+" in text_of(card)
    page = await stage.carol.at(bob.thread).click(card, "Ladder")
    assert is_ephemeral(page)
    lines = text_of(page).splitlines()
    assert lines[0] == "### Ladder: Battle of Hoth"
    assert f"1. <@{stage.alice.id}>" in lines[1]
    assert "won 1, drawn 0, lost 0" in lines[1]
    assert f"2. <@{stage.bob.id}>" in lines[2]

    mine = await stage.bob.at(bob.thread).click(await stage.bob.slash("ladder show"), "My games")
    assert "Battle of Hoth: won 0, drawn 0, lost 1" in text_of(mine)
    went = await stage.bob.slash_with("ladder scenarios", {"system": "hoth"})
    assert "(one game)" in text_of(went)
    assert "100 % (21" in text_of(went)


@CHEAP
async def test_how_somebody_else_fared_and_where_nobody_has_played(stage):
    other = await stage.alice.slash_with("ladder record", {"player": stage.bob.id})
    assert f"<@{stage.bob.id}>" in text_of(other)
    assert "No game has come to an end yet" in text_of(other)
    assert "Nobody has finished a game" in text_of(await stage.alice.slash("ladder show"))
    unknown = await stage.alice.slash_with("ladder show", {"system": "chess"})
    assert "chess" in text_of(unknown)


@CHEAP
async def test_an_unrated_game_says_nothing_of_a_ladder(stage):
    _, bob = await open_game(stage, options="rated=off")
    card = await lost_by(stage, bob)

    assert "Ladder" not in text_of(card)
    assert "Ladder" not in labels_of(card)


@CHEAP
async def test_a_record_tells_the_luck_of_finished_games(stage):
    alice, bob = await exchanged(stage)
    running = await stage.alice.at(alice.thread).slash("ladder record")
    card = await lost_by(stage, bob)
    chronicle = text_of(await ready(alice.here, await alice.here.click(card, "Chronicle")))

    told = text_of(await stage.alice.at(alice.thread).slash("ladder record"))

    good, dice, mean = re.search(
        r"Rebels: (\d+) of (\d+) dice; (\d+\.\d) were to be expected", chronicle
    ).groups()
    assert "Luck" not in text_of(running)
    assert f"Luck in Battle of Hoth, last match: {good} of {dice} dice" in told
    assert f"{mean} were to be expected" in told
