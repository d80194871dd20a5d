"""From any game to the next one by one tap, and the games of a server."""

import pytest

from bot.sandbox import is_ephemeral, labels_of, text_of
from tests.chat.people import acts, open_game

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


def decider(stage, table):
    """The seat in the thread of a match of who is asked."""
    user = table.deciders[0]
    return next(one for one in (stage.alice, stage.bob) if int(one.id) == user)


@CHEAP
async def test_who_waits_in_one_game_gets_to_the_next_by_a_tap(stage):
    first, _ = await open_game(stage)
    second, _ = await open_game(stage, "S02")
    tables = [
        await stage.matches.queries.table(
            (await stage.matches.queries.in_channel(int(one.thread["id"]))).id
        )
        for one in (first, second)
    ]
    asked = decider(stage, tables[1])
    other = decider(stage, tables[0])
    waiter = stage.bob if other is stage.alice else stage.alice

    here = waiter.at(first.thread)
    page = await here.click(first.live(), acts(first.live(), "turn")[0])
    if asked is waiter:
        assert "Next game (1)" in labels_of(page)
        opened = await here.click(page, "Next game (1)")
        assert is_ephemeral(opened)
        assert f"<#{second.thread['id']}>" in text_of(opened)
    else:
        assert not acts(page, "next")
    told = await waiter.slash("game next")
    wanted = f"<#{second.thread['id']}>" if asked is waiter else "No game waits for you"
    assert wanted in text_of(told)


@CHEAP
async def test_the_most_urgent_game_comes_first(stage):
    await open_game(stage, options="pace=slow")
    await open_game(stage, "S02")
    user = int(stage.alice.id)
    urgent = await stage.matches.queries.urgent(user)

    dues = [one.waits[0].due for one in urgent if one.waits]
    assert dues == sorted(dues)
    assert all(one.decision_for(user) is not None for one in urgent)


@CHEAP
async def test_the_games_of_a_server_are_listed_and_joined(stage):
    alice, _ = await open_game(stage)
    await stage.alice.slash_with("game new", {"scenario": "S02", "side": "rebels"})
    lobby = stage.alice.threads()[-1]
    await stage.settled()

    page = await stage.carol.slash("game list")
    running = await stage.carol.slash_with("game list", {"only": "running"})
    joined = await stage.carol.click(page, labels_of(page)[0])
    await stage.settled()

    assert f"<#{lobby['id']}>" in text_of(page).splitlines()[1]
    assert f"<#{alice.thread['id']}>" in text_of(page)
    assert f"<#{lobby['id']}>" not in text_of(running)
    assert labels_of(running) == []
    assert is_ephemeral(joined)
    info = await stage.matches.queries.in_channel(int(lobby["id"]))
    assert info.seats_of(int(stage.carol.id))


@CHEAP
async def test_where_nobody_plays_there_is_nothing(stage):
    assert "There is none" in text_of(await stage.carol.slash("game list"))
    assert "No game waits" in text_of(await stage.carol.slash("game next"))
