"""kill -9 at any moment: no acknowledged order is lost, nothing is posted twice."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
from collections import Counter
from typing import Any

from bot.engine.journal import first_break, replay
from bot.service.matches import Matches
from bot.service.outbox import Outbox
from bot.service.windows import Windows
from bot.store import open_store

from . import quiet_victim, victim
from .table import Desk, Postman

KILLS = 25


class Lives:
    """Starts the victim again and again, and keeps what it has told."""

    def __init__(self, folder: str, match: str, target=victim.play) -> None:
        self.folder = folder
        self.match = match
        self.target = target
        self.acknowledged: dict[str, Any] = {}
        self.presses: list[str] = []
        self.left: list = []
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload([victim.__name__, quiet_victim.__name__])

    def live_and_die(self, life: int, receipts: int, extra: float) -> None:
        """Let a process live for some receipts and a moment more, then kill it."""
        ours, its = self.context.Pipe(duplex=False)
        process = self.context.Process(
            target=self.target, args=(self.folder, self.match, life, self.left, its)
        )
        process.start()
        its.close()
        while receipts:
            receipts -= self._hear(ours)
        ours.poll(extra)
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        try:
            while True:
                self._hear(ours)
        except EOFError:
            ours.close()

    def _hear(self, pipe) -> int:
        told = pipe.recv()
        if told[0] == "press":
            self.left = told[1]
            self.presses.append(self.left[0])
            return 0
        self.acknowledged[told[1]] = told[2]
        self.left = []
        return 1


async def test_kill_9_loses_no_acknowledged_order_and_posts_nothing_twice(tmp_path):
    url = f"sqlite:///{tmp_path / 'fieldpost.db'}"
    store = await open_store(url)
    desk = await Desk.started(Matches(store, victim.GAMES), Postman())
    await store.close()
    lives, chance = Lives(str(tmp_path), desk.id), random.Random(9)

    for life in range(KILLS):
        lives.live_and_die(life, chance.randint(1, 6), chance.random() * 0.01)

    store = await open_store(url)
    try:
        postman = victim.FilePostman(tmp_path / "discord.db")
        await Outbox(store, postman).drain()
        async with store.read() as tx:
            row = await tx.match(desk.id)
            rows = await tx.journal(desk.id)
        async with store.readers.connect() as connection:
            found = await connection.exec_driver_sql(
                "SELECT interaction, seq FROM journal WHERE seq > 0"
            )
            stored = dict(found.all())
            integrity = (await connection.exec_driver_sql("PRAGMA integrity_check")).scalar()
    finally:
        await store.close()

    records = [one.record for one in rows]
    assert integrity == "ok"
    assert len(lives.acknowledged) >= KILLS
    assert lives.acknowledged.items() <= stored.items()
    assert set(stored) <= set(lives.presses)
    assert [record.seq for record in records] == list(range(row.info.head + 1))
    assert first_break(records, row.info.header.digest()) is None
    assert replay(victim.GAMES["coin"], row.info.setup, records).state.flow
    posted = Counter(post for post in postman.posted() if post[1] in ("board", "hand"))
    boards = {seq for seq, kind, _ in posted if kind == "board"}
    assert set(posted.values()) == {1}
    assert boards == {record.seq for record in records if record.barrier}


async def test_kill_9_loses_and_doubles_no_answer_that_was_kept(tmp_path):
    url = f"sqlite:///{tmp_path / 'fieldpost.db'}"
    store = await open_store(url)
    desk = await Desk.started(Matches(store, quiet_victim.GAMES), Postman())
    await store.close()
    lives = Lives(str(tmp_path), desk.id, quiet_victim.play)
    chance = random.Random(10)

    for life in range(KILLS):
        lives.live_and_die(life, chance.randint(2, 8), chance.random() * 0.01)

    clock = quiet_victim.Hurried(KILLS)
    store = await open_store(url, clock=clock)
    try:
        await Windows(Matches(store, quiet_victim.GAMES, clock=clock)).tick()
        async with store.read() as tx:
            row = await tx.match(desk.id)
            records = [one.record for one in await tx.journal(desk.id)]
    finally:
        await store.close()
    done = Counter(record.serial for record in records if record.kind == "act")
    written = {one.serial: read_order(one) for one in records if one.kind == "act"}
    kept = {told[0]: told[1] for told in lives.acknowledged.values() if told[2]}
    others = {told[0]: told[1] for told in lives.acknowledged.values() if not told[2]}
    assert len(kept) >= KILLS // 2
    assert set(done.values()) == {1}
    assert others.items() <= written.items()
    assert kept.items() <= written.items()
    assert first_break(records, row.info.header.digest()) is None
    assert replay(quiet_victim.GAMES["coin"], row.info.setup, records).state.flow


def read_order(record) -> str:
    """Write the action of a record as it was typed."""
    game = quiet_victim.GAMES["coin"]
    return game.write(game.codec.action(record.action))
