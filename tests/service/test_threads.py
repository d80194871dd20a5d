"""A match whose thread was deleted: told once, nothing lost, and it goes on in another."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import msgspec
import pytest

from bot.engine.model import Seat
from bot.service.matches import Matches
from bot.service.play.threads import ThreadPlace
from bot.service.posts.outbox import Outbox
from bot.service.refusals import NotSeated, StillPlaying

from .coin import TAILS, Coin, Dodge, Resign, Throw
from .coin import Place as Stake
from .table import ANNA, CHANNEL, EVA, PETR, Desk, events, press

HOME, OTHER = 70, 78


def opening(log: list[str]):
    async def opened(info):
        log.append(info.id)
        await asyncio.sleep(0)
        return ThreadPlace(OTHER, HOME)

    return opened


async def told(desk) -> list[tuple]:
    """Deliver all; return kind, channel, user and language of what went out."""
    return [(one.kind, one.channel, one.user, one.locale) for one in await desk.drain()]


async def info(desk):
    return (await desk.matches.queries.table(desk.id)).info


LOST = [("lost", None, ANNA.id, "cs"), ("lost", None, PETR.id, "pl"), ("lost", HOME, None, "en")]


async def test_a_lost_thread_is_told_once_to_each_player_and_where_it_hung(desk):
    await desk.drain()

    await asyncio.gather(*(desk.matches.threads.lost(CHANNEL, HOME) for _ in range(3)))
    assert sorted(await told(desk), key=str) == sorted(LOST, key=str)

    await desk.matches.threads.lost(CHANNEL)
    assert await told(desk) == []
    assert (await info(desk)).channel == 0
    assert (await info(desk)).home == HOME
    assert (await info(desk)).live_message is None


async def test_a_match_that_has_moved_meanwhile_keeps_its_new_thread(desk, monkeypatch):
    await desk.drain()
    sessions = desk.matches.sessions
    queue = sessions.queue

    @asynccontextmanager
    async def moved_first(match):
        async with queue(match):
            async with sessions.store.write() as tx:
                row = await tx.match(match)
                row.info = msgspec.structs.replace(row.info, channel=OTHER)
                await tx.save(row)
            yield

    monkeypatch.setattr(sessions, "queue", moved_first)

    await desk.matches.threads.lost(CHANNEL, HOME)

    assert (await info(desk)).channel == OTHER
    assert await told(desk) == []


async def test_where_it_hung_is_known_from_the_start_without_being_named(matches, postman):
    desk = await Desk.started(matches, postman)
    async with matches.sessions.store.write() as tx:
        row = await tx.match(desk.id)
        row.info = msgspec.structs.replace(row.info, home=HOME)
        await tx.save(row)
    await desk.drain()

    await matches.threads.lost(CHANNEL)

    assert sorted(await told(desk), key=str) == sorted(LOST, key=str)


async def test_a_match_played_in_the_channel_itself_has_nowhere_else_to_be_told(desk):
    await desk.drain()
    assert (await info(desk)).home == CHANNEL

    await desk.matches.threads.lost(CHANNEL)

    assert sorted(await told(desk), key=str) == sorted(LOST[:2], key=str)


async def test_what_waits_for_a_lost_thread_neither_leaves_nor_blocks(desk, store):
    await desk.drain()
    await desk.answer(Stake(2))
    await desk.answer(Throw())
    head = (await info(desk)).head

    waiting = [one for one in await store.pending(limit=99) if one.channel == CHANNEL]
    assert waiting

    await desk.matches.threads.lost(CHANNEL, HOME)
    reacts = (await desk.asked())[0].point == "DP-REACT"
    await desk.answer(Dodge() if reacts else Stake(1))

    assert not [one for one in await store.pending(limit=99) if one.channel == CHANNEL]
    assert not [one for one in await told(desk) if one[0] != "lost" and one[1] is not None]
    assert [record.seq for record in await desk.journal()] == list(range(head + 2))


async def test_a_match_goes_on_in_a_new_thread_that_only_the_first_who_asks_opens(desk):
    await desk.drain()
    await desk.answer(Stake(2))
    await desk.matches.threads.lost(CHANNEL, HOME)
    await desk.drain()
    log: list[str] = []

    both = [desk.matches.threads.reopen(desk.id, user.id, opening(log)) for user in (ANNA, PETR)]
    found = await asyncio.gather(*both)

    assert log == [desk.id]
    assert [one.channel for one in found] == [OTHER, OTHER]
    posts = await desk.drain()
    assert [(one.kind, one.channel) for one in posts] == [("board", OTHER)]
    assert [one["event"] for one in events(posts[0])] == ["placed"]
    assert posts[0].body.undoable
    await desk.answer(Throw())
    assert {one[1] for one in await told(desk) if one[0] == "board"} == {OTHER}


async def test_only_players_open_a_new_thread(desk):
    await desk.matches.threads.lost(CHANNEL, HOME)
    log: list[str] = []

    with pytest.raises(NotSeated):
        await desk.matches.threads.reopen(desk.id, EVA.id, opening(log))

    assert log == []
    assert not (await info(desk)).has_thread


async def test_a_thread_that_could_not_be_opened_leaves_the_match_without_one(desk):
    await desk.matches.threads.lost(CHANNEL, HOME)

    async def never(info):
        raise RuntimeError("no")

    with pytest.raises(RuntimeError):
        await desk.matches.threads.reopen(desk.id, ANNA.id, never)

    assert not (await info(desk)).has_thread


async def test_a_lobby_without_a_thread_gets_its_card_in_the_new_one(matches, postman):
    desk = await Desk.lobby(matches, postman)
    await matches.lobby.join(desk.id, ANNA, interaction=press())
    await matches.threads.lost(CHANNEL, HOME)
    await desk.drain()

    await matches.threads.reopen(desk.id, ANNA.id, opening([]))

    assert await told(desk) == [("lobby", OTHER, None, "en")]


async def test_of_a_finished_match_nobody_is_told_and_its_result_is_posted_anew(desk):
    await desk.matches.play.anytime(desk.id, ANNA.id, Resign(), interaction=press())
    await desk.drain()
    await desk.matches.threads.lost(CHANNEL, HOME)
    assert await told(desk) == []

    await desk.matches.threads.reopen(desk.id, PETR.id, opening([]))

    assert await told(desk) == [("result", OTHER, None, "en")]


async def test_after_a_restart_the_loss_is_still_told_and_not_told_again(desk, store, clock):
    await desk.drain()
    await desk.matches.threads.lost(CHANNEL, HOME)

    again = Matches(store, {"coin": Coin()}, clock=clock)
    again.sessions.outbox = Outbox(store, desk.postman, clock=clock)
    desk.matches = again
    await again.threads.lost(CHANNEL, HOME)

    assert sorted(await told(desk), key=str) == sorted(LOST, key=str)


async def test_an_open_offer_of_a_seat_is_made_again_in_the_new_thread(desk):
    seat = (await info(desk)).seats_of(ANNA.id)[0]
    await desk.matches.substitutes.offer(desk.id, ANNA.id, Seat(seat), EVA.id, interaction=press())
    await desk.drain()
    await desk.matches.threads.lost(CHANNEL, HOME)
    await desk.drain()

    await desk.matches.threads.reopen(desk.id, PETR.id, opening([]))

    posts = await desk.drain()
    assert [one.kind for one in posts] == ["board", "offer"]
    assert (posts[1].channel, posts[1].body.users) == (OTHER, (EVA.id, ANNA.id))


async def test_that_the_computer_plays_a_seat_is_told_again_in_the_new_thread(desk):
    hand_to_computer = desk.matches.substitutes.hand_to_computer
    await hand_to_computer(desk.id, PETR.id, TAILS, "Computer", interaction=press())
    await desk.matches.threads.lost(CHANNEL, HOME)
    await desk.drain()

    await desk.matches.threads.reopen(desk.id, ANNA.id, opening([]))

    posts = await desk.drain()
    assert [(one.kind, one.channel) for one in posts] == [("board", OTHER), ("seat", OTHER)]
    told = posts[1].body
    assert (told.viewer, told.users) == (TAILS, (PETR.id,))


async def test_who_still_plays_a_match_without_a_thread_reads_its_id(desk):
    await desk.matches.threads.lost(CHANNEL, HOME)

    with pytest.raises(StillPlaying) as caught:
        await desk.matches.privacy.forget(ANNA.id, interaction=press())

    assert caught.value.reason.args["places"] == f"`{desk.id}`"


# Another place by consent ------------------------------------------------------------------------


async def moved(desk, user, *, channel=HOME, moderator=False):
    opened: list[str] = []
    await desk.matches.threads.move(desk.id, user, channel, opening(opened), moderator=moderator)
    return opened


async def test_a_match_goes_elsewhere_once_all_its_players_say_so(desk):
    await desk.drain()
    assert await moved(desk, ANNA.id) == []
    assert await moved(desk, ANNA.id) == []
    asked = await desk.drain()
    assert await moved(desk, PETR.id) == [desk.id]
    posts = await desk.drain()

    assert [(one.kind, one.body.clock.what, one.body.clock.where) for one in asked] == [
        ("clock", "ask-here", HOME)
    ]
    assert ((await info(desk)).channel, (await info(desk)).home) == (OTHER, HOME)
    places = {one.kind: one.channel for one in posts}  # two lanes: neither waits for the other
    assert places == {"clock": CHANNEL, "board": OTHER}
    (moved_to,) = [one.body.clock for one in posts if one.kind == "clock"]
    assert (moved_to.what, moved_to.where) == ("moved", OTHER)


async def test_another_channel_needs_all_consents_anew(desk):
    await moved(desk, ANNA.id)
    assert await moved(desk, PETR.id, channel=HOME + 1) == []
    assert (await info(desk)).channel == CHANNEL


async def test_a_moderator_moves_a_match_alone_and_a_stranger_never(desk):
    with pytest.raises(NotSeated):
        await moved(desk, EVA.id)
    assert await moved(desk, EVA.id, moderator=True) == [desk.id]
    assert (await info(desk)).channel == OTHER


async def test_what_a_move_posts_goes_out_without_waiting_for_something_else(desk, monkeypatch):
    woken = []
    monkeypatch.setattr(type(desk.matches.sessions), "wake", lambda self: woken.append(desk.id))

    await moved(desk, EVA.id, moderator=True)

    assert woken == [desk.id]
