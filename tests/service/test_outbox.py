"""The outbox worker: order, faults, recovery."""

from __future__ import annotations

import asyncio
import contextlib
import time

import pytest

from bot.service.model import NewMatch, Person
from bot.service.ports.posts import Barred, Delivered, Permanent, Transient
from bot.service.ports.store import StoreError
from bot.service.posts.outbox import Outbox

from .coin import HEADS, TAILS, Place, Swap, Throw, Wait
from .table import ANNA, CHANNEL, PETR, Desk, Postman, press


async def test_posts_of_a_channel_leave_in_order(desk):
    for _ in range(3):
        await desk.round()
        await desk.drain()

    public = [post.id for post in desk.postman.posts if post.channel]
    assert public == sorted(public)


@pytest.mark.parametrize("reason", ["403 Missing Access", "404 Unknown Channel"])
async def test_a_post_that_can_never_arrive_is_put_aside_and_the_next_goes_out(desk, reason):
    await desk.drain()
    desk.postman.faults = [("board", Permanent(reason))]

    await desk.answer(Place(1))
    await desk.answer(Throw())
    posts = await desk.drain()

    assert "board" not in [post.kind for post in posts]
    await desk.answer((await desk.position()).options((await desk.asked())[0])[0])
    assert len(await desk.drain()) >= 1


async def test_closed_direct_messages_are_noted_and_block_nothing(desk):
    closed = Permanent("50007 Cannot send messages to this user", dm_closed=True)
    desk.postman.faults = [("hand", closed)]
    await desk.drain()

    info = (await desk.matches.queries.table(desk.id)).info
    assert [entry.dm_closed for entry in info.seats] in ([True, False], [False, True])
    await desk.round()
    assert (await desk.matches.queries.table(desk.id)).info.head >= 2


async def test_no_more_cards_are_sent_to_closed_direct_messages(desk):
    desk.postman.faults = [
        ("hand", Permanent("50007", dm_closed=True)),
        ("hand", Permanent("50007", dm_closed=True)),
    ]
    await desk.drain()

    await desk.answer(Swap())

    assert "hand" not in [post.kind for post in await desk.drain()]


async def test_direct_messages_can_be_tried_again(desk):
    desk.postman.faults = [("hand", Permanent("50007", dm_closed=True))] * 2
    await desk.drain()

    await desk.matches.play.try_direct_messages(desk.id, ANNA.id, interaction=press())
    posts = await desk.drain()

    entry = (await desk.matches.queries.table(desk.id)).info.entry(HEADS)
    assert [(post.kind, post.user) for post in posts] == [("hand", ANNA.id)]
    assert not entry.dm_closed


@pytest.mark.parametrize(
    "fault",
    [
        Transient("429 Too Many Requests", retry_after=7.0),
        Transient("503 Service Unavailable"),
        ConnectionResetError("cut"),
        TimeoutError(),
    ],
)
async def test_a_passing_fault_is_tried_again_later_and_those_behind_wait(desk, clock, fault):
    await desk.drain()
    desk.postman.faults = [("board", fault)]
    await desk.answer(Swap())

    first = await desk.drain()
    at_once = await desk.drain()
    clock.now += 10
    later = await desk.drain()

    assert [post.kind for post in first] == ["hand"]
    assert at_once == []
    assert [post.kind for post in later] == ["board"]


async def test_a_post_that_fails_for_unknown_reasons_is_given_up_after_eight_tries(
    desk, clock, store
):
    await desk.drain()
    desk.postman.faults = [("board", KeyError("broken"))] * 20
    await desk.answer(Swap())
    tries = len(desk.postman.attempts)
    for _ in range(20):
        await desk.drain()
        clock.now += 600

    attempts = desk.postman.attempts[tries:]
    assert sorted(attempts.count(one) for one in set(attempts)) == [1, 8]
    async with store.readers.connect() as connection:
        found = await connection.exec_driver_sql("SELECT reason FROM outbox WHERE state = 'dead'")
        assert [row[0] for row in found] == ["KeyError: 'broken'"]


async def test_those_behind_a_post_that_was_given_up_go_out(desk, clock):
    await desk.drain()
    desk.postman.faults = [("board", KeyError("broken"))] * 8
    await desk.answer(Swap())
    await desk.answer(Wait())
    for _ in range(9):
        await desk.drain()
        clock.now += 600

    assert desk.postman.kinds()[-1] == "ping"


async def test_where_the_bot_may_not_write_posts_wait_and_come_at_once_with_the_right(desk, clock):
    await desk.drain()
    desk.postman.faults = [("board", Barred("403"))] * 9
    await desk.answer(Swap())
    await desk.drain()
    due = []
    for _ in range(8):
        due.append(desk.matches.sessions.outbox.pause())
        clock.now += due[-1]
        await desk.drain()
    assert due == [30.0, 60.0, 120.0, 240.0, 480.0, 960.0, 1920.0, 3600.0]
    assert desk.postman.kinds().count("board") == 1

    desk.matches.threads.hasten(CHANNEL)

    assert [post.kind for post in await desk.drain()] == ["board"]


async def test_a_server_that_names_a_pause_is_not_asked_before(desk, clock):
    await desk.drain()
    desk.postman.faults = [("board", Transient("429", retry_after=7.0))]
    await desk.answer(Swap())
    await desk.drain()

    clock.now += 6
    early = await desk.drain()
    clock.now += 1
    due = await desk.drain()

    assert (early, [post.kind for post in due]) == ([], ["board"])


async def test_pauses_grow(desk, clock):
    await desk.drain()
    desk.postman.faults = [("board", Transient("500", 0.0))] * 4
    await desk.answer(Swap())
    pauses = []
    for _ in range(4):
        await desk.drain()
        pauses.append(desk.matches.sessions.outbox.pause())
        clock.now += pauses[-1]

    assert pauses == [0.5, 1.0, 2.0, 4.0]
    assert [post.kind for post in await desk.drain()] == ["board"]


async def test_a_named_pause_is_an_hour_at_most(desk, clock):
    await desk.drain()
    desk.postman.faults = [("board", Transient("429", retry_after=90_000.0))]
    await desk.answer(Swap())
    await desk.drain()

    clock.now += 3600

    assert [post.kind for post in await desk.drain()] == ["board"]


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_wrong_time_of_day_delays_no_post_once_discord_is_back(
    matches, store, monkeypatch, restarted
):
    """The clock is two hours ahead while Discord fails, and is then put right."""
    right, postman = time.time, Postman()
    desk = await Desk.started(matches, postman)
    monkeypatch.setattr(time, "time", lambda: right() + 7200)
    outbox = Outbox(store, postman)
    await outbox.drain()
    postman.faults = [("board", Transient("503", 0.0))]
    await desk.answer(Swap())
    await outbox.drain()
    known = postman.kinds().count("board")
    monkeypatch.setattr(time, "time", right)

    running = asyncio.create_task((Outbox(store, postman) if restarted else outbox).run())
    async with asyncio.timeout(20):
        while await store.pending():
            await asyncio.sleep(0.01)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)

    assert postman.kinds().count("board") == known + 1


async def test_an_attempt_is_marked_before_the_request_leaves(matches, store):
    """A process dies while it posts; whoever comes next is told after what to look."""
    await Desk.started(matches, Postman())
    seen = []

    class Deadly:
        async def deliver(self, post, live):
            seen.append((post.kind, post.after))
            if post.kind == "board":
                raise KeyboardInterrupt
            return Delivered(4000 + post.id)

    class Dead(Outbox):
        async def _deliver(self, due):
            with contextlib.suppress(KeyboardInterrupt):
                return await super()._deliver(due)
            self._rests[due.post.lane] = float("inf")
            return None

    await Dead(store, Deadly()).drain()
    lobby = await store.live_message((await store.pending())[0].match)
    assert ("board", None) in seen
    del seen[:]

    await Dead(store, Deadly()).drain()

    assert lobby is not None
    assert seen == [("board", lobby)]


async def test_a_cut_after_delivery_shows_the_post_once(desk, clock):
    """The message went out, but the answer was lost: the repeat carries the same nonce."""
    await desk.drain()
    postman = desk.postman
    real, cut = postman.deliver, []

    async def deliver(post, live):
        delivered = await real(post, live)
        if post.kind == "board" and not cut:
            cut.append(post.nonce)
            raise ConnectionResetError("cut")
        return delivered

    postman.deliver = deliver
    await desk.answer(Swap())
    await desk.drain()
    clock.now += 60
    await desk.drain()

    assert postman.attempts.count(cut[0]) == 2
    assert [post.nonce for post in postman.posts].count(cut[0]) == 1


async def test_an_update_that_a_newer_one_replaces_is_skipped(desk):
    await desk.drain()
    await desk.answer(Place(1))
    await desk.matches.play.undo(desk.id, ANNA.id, interaction=press())
    await desk.answer(Place(3))

    posts = await desk.drain()

    assert [post.kind for post in posts] == ["update"]
    assert posts[0].seq == 3


async def test_the_live_board_is_the_latest_board(desk, store):
    await desk.drain()
    first = await store.live_message(desk.id)
    await desk.answer(Swap())
    await desk.drain()

    second = await store.live_message(desk.id)
    assert first is not None
    assert second > first
    assert (await desk.matches.queries.table(desk.id)).info.live_message == second


async def test_what_a_crash_left_behind_goes_out_at_the_next_start(desk, store, clock):
    await desk.round()
    waiting = Postman()
    restarted = Outbox(store, waiting, clock=clock)

    await restarted.drain()

    assert next(post.kind for post in waiting.posts if post.channel) == "lobby"
    assert "board" in waiting.kinds()
    assert await store.pending() == []


async def test_a_slow_channel_holds_up_no_other(matches, clock, store):
    gate, out = asyncio.Event(), []

    class Slow:
        async def deliver(self, post, live):
            if post.kind == "board":
                await gate.wait()
            out.append(post.kind)
            return Delivered(1)

    desk = await Desk.started(matches, Postman())
    outbox = Outbox(store, Slow(), clock=clock)
    task = asyncio.create_task(outbox.run())
    while out.count("hand") < 2:
        await asyncio.sleep(0)

    await desk.answer(Place(1))
    outbox.wake()
    for _ in range(100):
        await asyncio.sleep(0)
    assert "update" not in out
    gate.set()
    while "update" not in out:
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert out.index("board") < out.index("update")


async def test_a_slow_channel_delays_no_retry_of_another_lane(matches, clock, store):
    gate, out, faults = asyncio.Event(), [], [Transient("503", 0.0)]

    class Slow:
        async def deliver(self, post, live):
            if post.channel is not None:
                await gate.wait()
            elif faults:
                raise faults.pop()
            out.append((post.kind, post.user))
            return Delivered(1)

    await Desk.started(matches, Postman())
    task = asyncio.create_task(Outbox(store, Slow(), clock=clock).run())
    while faults:
        await asyncio.sleep(0)
    clock.now += 1
    while len(out) < 2:
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)

    assert sorted(out) == [("hand", ANNA.id), ("hand", PETR.id)]


async def test_who_waits_for_a_lane_goes_on_once_it_is_out_and_not_before(matches, store, clock):
    gate, out = asyncio.Event(), []

    class Slow:
        async def deliver(self, post, live):
            if post.channel is not None:
                await gate.wait()
                out.append(post.kind)
            return Delivered(1)

    await Desk.started(matches, Postman())
    outbox = Outbox(store, Slow(), clock=clock)
    waiting = asyncio.create_task(outbox.out(f"channel {CHANNEL}", 20))
    running = asyncio.create_task(outbox.run())
    while not outbox._busy:
        await asyncio.sleep(0)
    for _ in range(100):
        await asyncio.sleep(0)
    assert not waiting.done()

    gate.set()
    await waiting
    assert out == ["lobby", "lobby_edit", "board"]
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_the_worker_hears_of_new_posts_without_looking_for_them(desk, store):
    await desk.drain()
    outbox, known = desk.matches.sessions.outbox, len(desk.postman.posts)
    task = asyncio.create_task(outbox.run())
    await asyncio.sleep(0)

    await desk.answer(Place(1))
    await desk.answer(Wait())
    while "ping" not in desk.postman.kinds()[known:]:
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)

    assert desk.postman.of("ping")[-1].body.users == (PETR.id,)


async def test_a_sent_post_leaves_no_hidden_card_behind(desk, store, url):
    await desk.drain()

    async with store.readers.connect() as connection:
        found = await connection.exec_driver_sql("SELECT body FROM outbox WHERE state = 'sent'")
        bodies = [bytes(row[0]) for row in found]
    assert bodies
    assert set(bodies) == {b""}


async def test_nor_does_a_post_that_can_never_arrive(desk, store):
    desk.postman.faults = [("hand", Permanent("50007", dm_closed=True))] * 2
    await desk.drain()

    async with store.readers.connect() as connection:
        dead = "SELECT kind, body, reason FROM outbox WHERE state = 'dead'"
        found = (await connection.exec_driver_sql(dead)).all()
    assert [(kind, bytes(body), why) for kind, body, why in found] == [("hand", b"", "50007")] * 2


async def test_posts_to_channels_and_users_with_ids_as_long_as_discords(matches, postman):
    longest = 2**63 - 1
    host, other = Person(longest, "Anna"), Person(longest - 1, "Petr")
    new = NewMatch(
        system="coin", scenario="duel", host=host, channel=longest, locale="en", options={}
    )
    info = await matches.lobby.create(new, interaction="1" * 19)
    await matches.lobby.move_to(info.id, longest)
    await matches.lobby.join(info.id, host, HEADS, interaction="2" * 19)
    await matches.lobby.join(info.id, other, TAILS, interaction="3" * 19)

    await matches.sessions.outbox.drain()

    assert {post.channel for post in postman.posts} == {longest, None}
    assert {post.user for post in postman.posts} == {longest, longest - 1, None}


async def test_what_is_out_is_noted_together_and_with_what_is_taken_next(desk, store, monkeypatch):
    await desk.round()
    noted, take = [], store.due

    async def due(*, done=(), **asked):
        noted.append(len(done))
        return await take(done=done, **asked)

    monkeypatch.setattr(store, "due", due)
    await desk.drain()

    assert await store.pending() == []
    assert max(noted) > 1, "several in one transaction"


async def test_a_delivery_that_cannot_be_noted_is_noted_later_and_not_repeated(
    desk, store, monkeypatch
):
    await desk.drain()
    take, faults = store.due, [StoreError("the disk is full")]

    async def due(*, done=(), **asked):
        if done and faults:
            raise faults.pop()
        return await take(done=done, **asked)

    monkeypatch.setattr(store, "due", due)
    await desk.answer(Swap())
    with pytest.raises(StoreError):
        await desk.drain()
    await desk.drain()

    assert await store.pending() == []
    assert len(set(desk.postman.attempts)) == len(desk.postman.attempts)


async def test_a_worker_that_stops_notes_what_is_out(desk, store):
    await desk.drain()
    outbox, held = desk.matches.sessions.outbox, asyncio.Event()
    deliver = desk.postman.deliver

    async def slowly(post, live):
        delivered = await deliver(post, live)
        if post.channel is None:
            held.set()
            await asyncio.Event().wait()
        return delivered

    desk.postman.deliver = slowly
    await desk.answer(Swap())  # a board, and a card for one of them
    running = asyncio.create_task(outbox.run())
    async with asyncio.timeout(20):
        await held.wait()
        while outbox._done == {}:
            await asyncio.sleep(0)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)

    assert [post.channel for post in await store.pending()] == [None]
