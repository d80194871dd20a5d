"""From any game to the next one by one tap, and the games of a server."""

import pytest

from bot import selfplay
from bot.sandbox import is_ephemeral, labels_of, text_of
from tests.chat.people import acts, open_game, say, straight, turn_of, written

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
    assert [one.split()[0] for one in labels_of(running)] == ["Watch"]
    assert is_ephemeral(joined)
    info = await stage.matches.queries.in_channel(int(lobby["id"]))
    assert info.seats_of(int(stage.carol.id))


@CHEAP
async def test_where_nobody_plays_there_is_nothing(stage):
    assert "There is none" in text_of(await stage.carol.slash("game list"))
    assert "No game waits" in text_of(await stage.carol.slash("game next"))


async def wait_for(stage, people, matches, person):
    """Let all others play on until every match waits for one person."""
    for match in matches:
        for _ in range(60):
            table = await stage.matches.queries.table(match)
            seat = people[table.position.open[0].seat]
            if seat.player is person:
                break
            await straight(stage, match, seat, turn_of(table, selfplay.greedy_chooser()))
        assert table.decision_for(int(person.id)) is not None
    await stage.settled()


@CHEAP
async def test_from_any_of_three_games_a_tap_leads_to_the_next(stage):
    """Whoever takes the next decision of three matches needs one tap from each to the next."""
    opened = [await open_game(stage, scenario) for scenario in ("S01", "S02", "S03")]
    threads = [one.thread["id"] for one, _ in opened]
    matches = [(await stage.matches.queries.in_channel(int(one))).id for one in threads]
    info = (await stage.matches.queries.table(matches[0])).info
    people = {entry.seat: opened[0][entry.user == int(stage.bob.id)] for entry in info.seats}
    await wait_for(stage, people, matches, stage.alice)

    seen = [threads[0]]
    for left in (2, 1):
        place = threads.index(seen[-1])
        here, match = opened[place][0], matches[place]
        table = await stage.matches.queries.table(match)
        while table.decision_for(int(stage.alice.id)) is not None:  # her turn, to its end
            steps = turn_of(table, selfplay.greedy_chooser())
            page = await say(here, written(table, steps))
            table = await stage.matches.queries.table(match)
        assert f"Next game ({left})" in labels_of(page)
        page = await here.here.click(page, acts(page, "next")[0])
        (found,) = [one for one in threads if f"<#{one}>" in text_of(page)]
        assert found not in seen
        assert acts(page, "pick") or acts(page, "menu") or acts(page, "plan"), labels_of(page)
        seen.append(found)
        assert len(await stage.matches.queries.urgent(int(stage.alice.id))) == left
    assert sorted(seen) == sorted(threads)


@CHEAP
async def test_the_list_is_filtered_by_game_and_a_running_game_is_watched(stage):
    alice, _ = await open_game(stage)
    none = await stage.carol.slash_with("game list", {"system": "lords"})
    assert "There is none" in text_of(none)

    page = await stage.carol.slash_with("game list", {"system": "hoth"})
    assert f"<#{alice.thread['id']}>" in text_of(page)
    (watch,) = [one for one in labels_of(page) if one.startswith("Watch")]
    board = await stage.carol.click(page, watch)
    assert is_ephemeral(board)
    assert "Battle of Hoth" in text_of(board) or acts(board, "text") or board["attachments"]


@CHEAP
async def test_who_is_challenged_is_called_and_takes_it_up_by_a_tap(stage):
    await stage.alice.slash_with(
        "game new", {"scenario": "S01", "side": "rebels", "opponent": stage.bob.id}
    )
    thread = stage.alice.threads()[-1]
    await stage.settled()
    card, *_, call = stage.alice.at(thread).messages(thread)
    assert f"kept for <@{stage.bob.id}>" in text_of(card)
    assert text_of(call).startswith(f"<@{stage.bob.id}>")

    refused = await stage.carol.at(thread).click(card, acts(card, "join")[0])
    assert "kept" in text_of(refused)
    other = await stage.carol.at(thread).click(call, acts(call, "decline")[0])
    assert is_ephemeral(other)
    taken = await stage.bob.at(thread).click(call, acts(call, "accept")[0])
    await stage.settled()

    assert "taken up the challenge" in text_of(taken)
    info = await stage.matches.queries.in_channel(int(thread["id"]))
    assert info.status == "running"


@CHEAP
async def test_a_challenge_is_declined_by_a_typed_command(stage):
    await stage.alice.slash_with("game new", {"scenario": "S01", "opponent": stage.bob.id})
    thread = stage.alice.threads()[-1]
    await stage.settled()
    told = await stage.bob.at(thread).slash("game leave")
    await stage.settled()

    assert "declined the challenge" in text_of(told)
    info = await stage.matches.queries.in_channel(int(thread["id"]))
    assert await stage.matches.challenges.waiting(info.id, int(stage.bob.id)) is None
    assert info.seats_of(int(stage.alice.id))
