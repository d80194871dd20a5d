"""The coach in Discord: to whom it speaks and when."""

import pytest

from bot.computer import coach
from bot.sandbox import is_ephemeral, labels_of, text_of
from bot.service.match import history
from tests.chat.people import open_game

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


async def heard(person):
    """Ask the coach; return what it says."""
    message = await person.here.slash("coach")
    assert is_ephemeral(message)
    while "Looking at" in text_of(message):
        message = await person.changed(message)
    return text_of(message)


async def peaceful(stage, match, steps):
    """Let both players follow the advice, but for attacks: they leave them all out."""
    for _ in range(steps):
        table = await stage.matches.queries.table(match)
        game, decision = table.game, table.position.open[0]
        options = table.position.options(decision)
        orders = {game.write(one): one for one in options}
        action = game.computer.advise(table.position.view(decision.seat), decision, options)
        if any("x" in order for order in orders):
            action = orders["done"]
        await stage.matches.play.act(
            match, table.info.user_of(decision.seat), decision.serial, [action],
            interaction=f"{decision}",
        )  # fmt: skip
    await stage.settled()


@CHEAP
async def test_between_people_the_coach_speaks_after_the_match(stage):
    alice, bob = await open_game(stage, "S01")
    match = (await stage.matches.queries.in_channel(int(alice.thread["id"]))).id
    assert "after the match" in await heard(alice)
    await peaceful(stage, match, 10)
    assert "Coach" not in labels_of(await alice.panel())

    await alice.here.click(await alice.here.slash("game resign"), "Yes, do it")
    await stage.settled()

    past = await stage.matches.queries.past(match, None)
    for person, seat in ((alice, "rebels-1"), (bob, "empire-1")):
        told = await heard(person)
        answers = history.answers(past, [seat])
        assert answers
        for one in coach.remarks(answers):
            assert f"`{one.answered.position.game.write(one.better)}`" in told
    assert "never tried" in await heard(alice)


@CHEAP
async def test_where_it_was_agreed_the_coach_speaks_to_each_of_their_own_turn(stage):
    alice, bob = await open_game(stage, "S01", options="coach=own-turn")
    match = (await stage.matches.queries.in_channel(int(alice.thread["id"]))).id
    assert "You have not decided anything yet" in await heard(alice)
    await peaceful(stage, match, 10)

    assert "Turn 1: you gave `done` and never tried" in await heard(alice)
    assert "Nothing in your turn 2" in await heard(bob)
