"""The database: transactions, faults told in one line, timers, backup, migrations."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.engine.journal import Record
from bot.engine.model import Seat, Side
from bot.engine.plans.standing import StandingOrder
from bot.service.model import MatchInfo, SeatEntry
from bot.service.ports.matches import JournalRow, MatchRow, Timer
from bot.service.ports.posts import Body, NewPost, Sent
from bot.service.ports.store import Conflict, StoreError
from bot.service.ports.windows import Window
from bot.store import connect, migrations, open_store, statements
from bot.store.schema import HEAD, metadata
from tests.support import unsynced
from tests.support.loaded import load_games


def row(match: str = "m1", **changes) -> MatchRow:
    seats = (
        SeatEntry(Seat("a-1"), Side("a"), user=1, name="Anna", locale="cs", nonce="n1"),
        SeatEntry(Seat("b-1"), Side("b"), required=False),
    )
    fields = {
        "id": match, "system": "coin", "scenario": "duel", "options": {"solo": "on"},
        "status": "running", "host": 2**60, "guild": None, "channel": 2**61, "locale": "cs",
        "seats": seats, "head": 0, "commitment": "c" * 64, "version": "1+abc",
        "live_message": None, "created": 10.0, "updated": 11.0,
    }  # fmt: skip
    return MatchRow(
        info=MatchInfo(**{**fields, **changes}),
        seed=b"\x00secret",
        chain="x",
        barrier=0,
        barrier_state=b"{}",
    )


def record(seq: int) -> JournalRow:
    return JournalRow(Record(seq=seq, kind="act", chain=str(seq)), b"[]")


def new_post(kind: str = "board", nonce: str = "n", channel: int | None = 5, user=None) -> NewPost:
    return NewPost(
        match="m1", seq=0, kind=kind, nonce=nonce, channel=channel, user=user, locale="en",
        body=Body(info=row().info),
    )  # fmt: skip


@pytest.fixture
async def filled(store):
    async with store.write() as tx:
        await tx.save(row())
    return store


async def test_a_match_comes_back_as_it_was_stored(filled):
    async with filled.read() as tx:
        assert await tx.match("m1") == row()
        assert await tx.match("m2") is None


async def test_the_seed_becomes_a_public_fact_only_when_the_match_is_over(filled):
    async with filled.read() as tx:
        running = (await tx.match("m1")).info.seed
    async with filled.write() as tx:
        stored = await tx.match("m1")
        stored.info = row(status="over").info
        await tx.save(stored)
    async with filled.read() as tx:
        over = (await tx.match("m1")).info.seed

    assert (running, over) == (None, b"\x00secret".hex())


async def test_saving_again_leaves_the_live_message_and_closed_messages_alone(filled):
    async with filled.write() as tx:
        await tx.post([new_post("board", "n1")])
        await tx.post([new_post("hand", "n2", None, 1)])
    for post in await filled.pending():
        if post.kind == "board":
            await filled.sent([Sent(post, 4242)])
        else:
            await filled.failed(post, "50007", dm_closed=True)

    async with filled.write() as tx:
        stored = await tx.match("m1")
        stored.info = row(head=1, seats=stored.info.seats).info
        await tx.save(stored)
    async with filled.read() as tx:
        info = (await tx.match("m1")).info

    assert (info.head, info.live_message) == (1, 4242)
    assert [seat.dm_closed for seat in info.seats] == [True, False]


async def test_a_refusal_inside_a_transaction_undoes_all_of_it(filled):
    async def refused() -> None:
        async with filled.write() as tx:
            await tx.match("m1")
            await tx.append("m1", [record(1)], "i1")
            await tx.keep_receipt("i1", "m1", b"1")
            raise KeyError

    with pytest.raises(KeyError):
        await refused()

    async with filled.read() as tx:
        assert await tx.journal("m1") == []
        assert await tx.receipt("i1") is None


async def test_a_second_record_of_the_same_number_is_a_conflict(filled):
    async with filled.write() as tx:
        await tx.append("m1", [record(1), record(2)], "i1")

    with pytest.raises(Conflict):
        async with filled.write() as tx:
            await tx.append("m1", [record(2)], "i2")


async def test_a_second_record_of_the_same_interaction_is_a_conflict(filled):
    async with filled.write() as tx:
        await tx.append("m1", [record(1)], "i1")

    with pytest.raises(Conflict):
        async with filled.write() as tx:
            await tx.append("m1", [record(2)], "i1")


async def test_the_journal_is_read_from_a_number_on(filled):
    async with filled.write() as tx:
        await tx.append("m1", [record(seq) for seq in range(1, 6)], "i1")

    async with filled.read() as tx:
        assert [one.record.seq for one in await tx.journal("m1", 4)] == [4, 5]


async def test_writers_take_turns_and_readers_do_not_wait(filled):
    async with filled.write() as tx:
        await tx.append("m1", [record(1)], "i1")
        async with filled.read() as reading:
            assert await reading.journal("m1") == []

    async def add(seq: int) -> None:
        async with filled.write() as writing:
            await writing.match("m1")
            found = await writing.journal("m1")
            await writing.append("m1", [record(found[-1].record.seq + 1)], f"i{seq}")

    await asyncio.gather(*(add(seq) for seq in range(2, 22)))
    async with filled.read() as tx:
        assert [one.record.seq for one in await tx.journal("m1")] == list(range(1, 22))


async def test_a_nonce_is_unique(filled):
    with pytest.raises(Conflict):
        async with filled.write() as tx:
            await tx.post([new_post(nonce="same"), new_post(nonce="same")])


async def test_only_the_head_of_each_lane_is_due(filled):
    async with filled.write() as tx:
        await tx.post([new_post(nonce=n, channel=c) for n, c in (("a", 5), ("b", 5), ("c", 6))])
        await tx.post([new_post("hand", "d", None, 1)])

    first = await filled.pending()
    others = await filled.pending(skip=["channel 5"], limit=1)

    assert [post.nonce for post in first] == ["a", "c", "d"]
    assert [post.nonce for post in others] == ["c"]
    await filled.delayed(first[0])
    (again, *_) = await filled.pending()
    assert (again.nonce, again.tries) == ("a", 1)


async def test_of_many_lanes_no_more_are_taken_than_asked_for(filled):
    async with filled.write() as tx:
        await tx.post([new_post(nonce=f"n{n}", channel=n) for n in range(1, 41)])

    first = await filled.due(limit=3)
    second = await filled.due(skip=[one.post.lane for one in first], limit=5)

    assert [one.post.nonce for one in first] == ["n1", "n2", "n3"]
    assert [one.post.nonce for one in second] == ["n4", "n5", "n6", "n7", "n8"]


async def test_what_is_due_comes_with_all_that_its_delivery_needs(filled):
    async with filled.write() as tx:
        kinds = ("board", "ping", "update", "update", "result")
        await tx.post([new_post(kind, f"n{n}") for n, kind in enumerate(kinds)])
    before = statements.sent().total()
    for message, kind, standing, after, superseded in (
        (70, "board", None, None, False),
        (71, "ping", None, None, False),
        (None, "update", 70, None, True),
        (70, "update", 70, None, False),
        (72, "result", 70, None, False),
    ):
        [due] = await filled.due()
        found = (due.post.kind, due.standing, due.post.after, due.superseded)
        assert found == (kind, standing, after, superseded)
        await filled.sent([Sent(due.post, message)])
    assert await filled.live_message("m1") == 72
    assert statements.sent().total() - before - 1 <= 5 * 4


async def test_an_attempt_that_was_begun_is_found_behind_the_last_message_known(filled):
    async with filled.write() as tx:
        await tx.post([new_post("board", "n1"), new_post("ping", "n2"), new_post("answered", "n3")])
    [first] = await filled.due()
    [again] = await filled.due()
    assert (first.post.after, again.post.after) == (None, 0)
    await filled.sent([Sent(first.post, 70)])
    [ping], [repeated] = await filled.due(), await filled.due()
    assert (ping.post.after, repeated.post.after) == (None, 70)
    await filled.sent([Sent(ping.post, 71)])
    [answered] = await filled.due()
    assert answered.standing == 71
    assert await filled.due(skip=[answered.post.lane]) == []


async def test_old_posts_and_receipts_are_pruned_and_waiting_posts_stay(filled, clock):
    async with filled.write() as tx:
        await tx.post([new_post(nonce="a"), new_post(nonce="b"), new_post(nonce="c")])
        await tx.keep_receipt("old", "m1", b"1")
    sent, *_ = await filled.pending()
    await filled.sent([Sent(sent, 1)])
    failed, *_ = await filled.pending()
    await filled.failed(failed, "404")
    clock.now += 10
    async with filled.write() as tx:
        await tx.keep_receipt("new", "m1", b"1")

    gone = await filled.prune(clock.now - 5)

    async with filled.read() as tx:
        kept = [await tx.receipt(one) is not None for one in ("old", "new")]
    assert gone == 3
    assert kept == [False, True]
    assert [post.nonce for post in await filled.pending()] == ["c"]


async def test_a_standing_order_may_list_every_hex_of_a_board(filled):
    hoth = load_games()["hoth"]
    hexes = [f"{column}{row}" for row in range(1, 10) for column in "ABCDEFGHIJKLM"]
    known = [one for one in hexes if hoth.policies.read("DP-RETREAT", f"to:{one}") is not None]
    policy = hoth.policies.read("DP-RETREAT", f"to:{','.join(known)}")
    order = StandingOrder(Seat("a-1"), "DP-RETREAT", policy.key)
    async with filled.write() as tx:
        await tx.set_standing("m1", order, on=True)
    async with filled.read() as tx:
        assert len(known) == 63
        assert await tx.standing("m1") == [order]


async def test_standing_orders_are_kept_per_seat_and_point(filled):
    order = StandingOrder(Seat("a-1"), "DP-X", "take")
    async with filled.write() as tx:
        await tx.set_standing("m1", order, on=True)
        await tx.set_standing("m1", StandingOrder(Seat("a-1"), "DP-X", "dodge"), on=True)
        await tx.set_standing("m1", StandingOrder(Seat("b-1"), "DP-X", "take"), on=True)
        await tx.set_standing("m1", StandingOrder(Seat("b-1"), "DP-X", ""), on=False)

    async with filled.read() as tx:
        assert await tx.standing("m1") == [StandingOrder(Seat("a-1"), "DP-X", "dodge")]


async def test_closed_direct_messages_are_noted_in_the_match_of_the_post_alone(filled):
    async with filled.write() as tx:
        for other in ("m0", "m2"):
            await tx.save(row(other, channel=7))
        await tx.post([new_post("hand", channel=None, user=1)])
    (post,) = await filled.pending()

    await filled.failed(post, "50007", dm_closed=True)

    async with filled.read() as tx:
        found = {one: (await tx.match(one)).info.seats[0].dm_closed for one in ("m0", "m1", "m2")}
    assert found == {"m0": False, "m1": True, "m2": False}


async def test_windows_are_kept_per_match_and_told_when_they_end(filled):
    ended = Window(match="m1", serial=3, due=None)
    kept = Window(match="m1", serial=4, due=100.0, user=7, action=b"{}", interaction="i")
    async with filled.write() as tx:
        await tx.set_windows("m1", [Window(match="m1", serial=2, due=5.0)])
        await tx.set_windows("m1", [kept, ended])

    async with filled.read() as tx:
        assert await tx.windows("m1") == [ended, kept]
        assert await tx.windows("m0") == await tx.windows("m2") == []
    assert await filled.due_windows(99.0) == []
    assert await filled.due_windows(100.0) == ["m1"]
    assert await filled.next_window(99.0) == 100.0
    assert await filled.next_window(100.0) is None
    async with filled.write() as tx:
        await tx.set_windows("m1", [])
    assert await filled.due_windows(1e12) == []


async def test_a_due_timer_is_claimed_once_and_a_lost_claim_ends(filled):
    timer = Timer(match="m1", kind="remind", serial=3, due=100.0)
    async with filled.write() as tx:
        await tx.set_timer(Timer(match="m1", kind="remind", serial=1, due=50.0))
        await tx.set_timer(timer)

    assert await filled.due_timers(99.0) == []
    assert await filled.due_timers(100.0) == [timer]
    assert await filled.due_timers(101.0) == []
    assert await filled.due_timers(161.0) == [timer]
    await filled.timer_done(timer)
    assert await filled.due_timers(1000.0) == []


async def test_a_claim_made_while_the_clock_was_ahead_holds_nothing_up(filled):
    timer = Timer(match="m1", kind="remind", serial=1, due=50.0)
    async with filled.write() as tx:
        await tx.set_timer(timer)
    assert await filled.due_timers(7300.0) == [timer]

    assert await filled.due_timers(100.0) == [timer]
    assert await filled.due_timers(101.0) == []


async def test_a_timer_that_was_set_anew_outlives_the_old_one_s_end(filled):
    old = Timer(match="m1", kind="remind", serial=1, due=50.0)
    new = Timer(match="m1", kind="remind", serial=1, due=90.0)
    async with filled.write() as tx:
        await tx.set_timer(old)
    await filled.due_timers(60.0)
    async with filled.write() as tx:
        await tx.set_timer(new)

    await filled.timer_done(old)

    assert await filled.due_timers(200.0) == [new]


def test_the_migrations_stand_in_one_line_to_the_newest():
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    script = ScriptDirectory.from_config(config)

    found = [one.revision for one in script.walk_revisions()]

    assert found == [f"{number:04}" for number in range(int(HEAD), 0, -1)]


async def test_the_migrations_make_the_tables_of_the_schema(store):
    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with store.readers.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_database_of_an_older_program_opens_and_its_posts_leave(filled, url):
    def older(connection):
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        command.downgrade(config, "0008")

    async with filled.write() as tx:
        await tx.post([new_post(nonce="waiting")])
    async with filled.writers.begin() as connection:
        await connection.run_sync(older)
        await connection.exec_driver_sql("UPDATE outbox SET due = 3e9, tries = 5")
    filled.known.clear()

    opened = await open_store(url)
    try:
        (post,) = await opened.pending()
        async with opened.read() as tx:
            assert await tx.match("m1") == row()
        await opened.sent([Sent(post, 7)])
        assert (post.nonce, post.tries, post.after) == ("waiting", 5, None)
        assert await opened.live_message("m1") == 7
    finally:
        await opened.close()


async def test_tables_of_a_newer_program_are_refused(store, url):
    async with store.writers.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(StoreError, match="newer Fieldpost"):
        await open_store(url)


async def test_the_writers_connection_is_durable(tmp_path, monkeypatch):
    monkeypatch.setattr(connect, "PRAGMAS", unsynced.PRAGMAS)
    store = await open_store(f"sqlite:///{tmp_path / 'a.db'}")
    async with store.writers.connect() as connection:
        found = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    await store.close()

    assert found == ["wal", 2, 1, 5000]


async def one_line(url: str) -> str:
    with pytest.raises(StoreError) as fault:
        await open_store(url)
    words = str(fault.value)
    assert "\n" not in words
    return words


async def test_a_damaged_file_is_told_in_one_line(tmp_path):
    (tmp_path / "a.db").write_bytes(b"no database at all " * 500)

    assert "restore a backup" in await one_line(f"sqlite:///{tmp_path / 'a.db'}")


async def test_a_missing_folder_is_told_in_one_line(tmp_path):
    words = await one_line(f"sqlite:///{tmp_path / 'none' / 'a.db'}")

    assert "cannot be opened" in words


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://host/x", "mysql is not supported"),
        ("no url", "URL"),
        ("sqlite://", "needs a file"),
        ("postgresql://nobody@127.0.0.1:1/x", "does not answer"),
    ],
)
async def test_an_unusable_url_is_told_in_one_line(url, words):
    assert words in await one_line(url)


async def test_a_file_held_by_another_program_is_told_in_one_line(tmp_path):
    path = tmp_path / "a.db"
    await (await open_store(f"sqlite:///{path}")).close()
    store = await open_store(f"sqlite:///{path}")
    try:
        async with store.writers.connect() as connection:
            await connection.exec_driver_sql("PRAGMA busy_timeout=1")
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="another program holds it"):
                async with store.write() as tx:
                    await tx.save(row())
            other.execute("ROLLBACK")
        async with store.write() as tx:
            await tx.save(row())
    finally:
        await store.close()


async def test_a_full_disk_loses_nothing_and_is_told_in_one_line(tmp_path):
    store = await open_store(f"sqlite:///{tmp_path / 'a.db'}")
    try:
        async with store.write() as tx:
            await tx.save(row())
        async with store.writers.connect() as connection:
            pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar()
            await connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        big = [JournalRow(record(seq).record, b"x" * 9000) for seq in range(1, 50)]
        with pytest.raises(StoreError, match="disk is full"):
            async with store.write() as tx:
                await tx.append("m1", big, "i1")
        async with store.read() as tx:
            assert await tx.journal("m1") == []
            assert await tx.match("m1") == row()
    finally:
        await store.close()


async def test_a_backup_made_in_use_can_be_opened_and_holds_everything(tmp_path):
    store = await open_store(f"sqlite:///{tmp_path / 'a.db'}")
    try:
        async with store.write() as tx:
            await tx.save(row())
            await tx.append("m1", [record(1)], "i1")
        async with store.write() as tx:
            await tx.match("m1")
            await tx.append("m1", [record(2)], "i2")
            await store.backup(str(tmp_path / "b.db"))
        with pytest.raises(StoreError, match="exists already"):
            await store.backup(str(tmp_path / "b.db"))
    finally:
        await store.close()

    copy = await open_store(f"sqlite:///{tmp_path / 'b.db'}")
    try:
        async with copy.read() as tx:
            assert await tx.match("m1") == row()
            assert [one.record.seq for one in await tx.journal("m1")] == [1]
    finally:
        await copy.close()


async def test_what_others_answered_in_their_windows_outlives_who_is_forgotten(filled):
    theirs, others = (
        Window(match="m1", serial=number, due=5.0, user=user, action=b"{}", interaction="i")
        for number, user in ((3, 1), (4, 7))
    )
    async with filled.write() as tx:
        await tx.set_windows("m1", [theirs, others])
    async with filled.write() as tx:
        await tx.forget(1, 0)

    async with filled.read() as tx:
        assert await tx.windows("m1") == [
            Window(match="m1", serial=3, due=5.0, user=None, action=b"", interaction=""),
            others,
        ]
