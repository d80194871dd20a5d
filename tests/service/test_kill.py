"""kill -9 at any moment: nothing told is lost, nothing is posted twice, nothing is stuck."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import sqlite3
import tempfile
import time
from collections import Counter
from contextlib import closing
from multiprocessing import connection
from pathlib import Path
from typing import Any

import pytest

from bot.engine.journal import first_break, replay
from bot.engine.refusal import Refused
from bot.service.matches import Matches
from bot.service.ports.serving import Shards
from bot.store import open_store
from tests.support.own_postgres import is_there, own_postgres

from . import quiet_victim, shared_victim, victim
from .table import Desk, Postman, windows_of

KILLS = 25
FEW, MANY = 7, 100
"""How often the process that plays all games is killed, in every run of the tests and in bulk."""


class Lives:
    """Starts the victim again and again, and keeps what it has told."""

    def __init__(self, place: str, folder: str, target=victim.play) -> None:
        self.place = place
        self.folder = folder
        self.target = target
        self.acknowledged: dict[str, Any] = {}
        self.presses: dict[str, list] = {}
        self.left: list = []
        self.context = multiprocessing.get_context("forkserver")
        names = [one.__name__ for one in (victim, quiet_victim, shared_victim)]
        self.context.set_forkserver_preload(names)

    def live_and_die(self, life: int, receipts: int, extra: float) -> None:
        """Let a process live for some receipts and a moment more, then kill it."""
        ours, its = self.context.Pipe(duplex=False)
        process = self.context.Process(
            target=self.target, args=(self.place, self.folder, life, self.left, its)
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
        self.send(pipe.recv())
        return 0 if self.left else 1

    def send(self, told) -> None:
        """Take down a press or a receipt."""
        if told[0] == "press":
            self.left = told[1]
            self.presses[self.left[0]] = self.left
            return
        self.acknowledged[told[1]] = told[2]
        self.left = []


class Found:
    """What is stored of all matches and dice after the last death, and what was posted."""

    @classmethod
    async def of(cls, club, postman):
        found, store = cls(), club.store
        async with store.readers.connect() as connection:
            words = "SELECT nonce, kind, state, message FROM outbox"
            found.outbox = (await connection.exec_driver_sql(words)).all()
            words = "SELECT interaction, match, seq FROM journal WHERE interaction IS NOT NULL"
            stored = (await connection.exec_driver_sql(words)).all()
        found.planned = [one for one in stored if one.interaction.startswith("plan ")]
        found.stored = {
            one.interaction: one.match
            for one in stored
            if one.seq > 0 and not one.interaction.startswith("plan ")
        }
        found.matches, found.postman = [], postman
        async with store.read() as tx:
            for info in await tx.matches_of(victim.ANNA.id):
                rows = await tx.journal(info.id)
                found.matches.append((info, [one.record for one in rows]))
        found.rolls = [roll.number for roll, _ in await club.dice.history(victim.HERE, 10**6)]
        return found


def require_nothing_lost(lives: Lives, found: Found) -> None:
    """Every acknowledged order and roll is stored, once, and nothing that nobody asked for."""
    orders = {key for key, press in lives.presses.items() if press[1] != victim.DICE}
    rolls = {key for key, press in lives.presses.items() if press[1] == victim.DICE}
    assert lives.left == []
    assert set(lives.acknowledged) == orders | rolls
    assert set(found.stored) == orders
    assert all(found.stored[key] == lives.presses[key][1] for key in orders)
    assert sorted(lives.acknowledged[key] for key in rolls) == sorted(found.rolls)
    assert sorted(found.rolls) == list(range(1, len(rolls) + 1))
    for info, records in found.matches:
        if info.status != "lobby":
            assert [one.seq for one in records] == list(range(info.head + 1))
            assert first_break(records, info.header.digest()) is None
            replay(victim.GAMES[info.system], info.setup, records)
    assert {info.system for info, _ in found.matches} == set(victim.GAMES)


def require_posted_once(found: Found) -> None:
    """Every post left, and none was made twice; an edit is no post."""
    posted = Counter(found.postman.posted())
    assert {state for _, _, state, _ in found.outbox} == {"sent"}
    assert set(posted.values()) == {1}
    assert set(posted) <= {nonce for nonce, *_ in found.outbox}
    expected = {nonce for nonce, kind, *_ in found.outbox if kind not in victim.EDITS}
    assert expected <= set(posted)


async def kills(url: str, folder, seed: str, count: int) -> Lives:
    """Kill a process that plays all games again and again, then look at what is left."""
    chance, lives = random.Random(seed), Lives(url, str(folder))
    for life in range(count):
        lives.live_and_die(life, chance.randint(1, 6), chance.random() * 0.05)

    await require_whole(url, folder, lives, chance)
    assert len(lives.acknowledged) >= count
    return lives


async def require_whole(url: str, folder, lives: Lives, chance: random.Random) -> None:
    """Play on in every game after the last death, then look at what is left."""
    store, postman = await open_store(url), victim.FilePostman(folder / "discord.db")
    try:
        await store.claim()
        club = victim.Club(store, postman)
        if lives.left:
            await club.press(lives.left, lives)
        for number, what in enumerate([*victim.GAMES, victim.DICE]):  # nothing is stuck
            press = await club.next_press(f"after {number}", what, chance)
            await club.press(press, lives)
        await club.outbox.drain()
        found = await Found.of(club, postman)
    finally:
        await store.close()
    require_nothing_lost(lives, found)
    require_posted_once(found)
    assert found.planned, "plans acted between the kills"


async def test_kill_9_in_any_game_loses_doubles_and_holds_up_nothing(tmp_path):
    url = f"sqlite:///{tmp_path / 'fieldpost.db'}"

    await kills(url, tmp_path, "few", FEW)

    with closing(sqlite3.connect(tmp_path / "fieldpost.db")) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.soak
async def test_a_hundred_kills_lose_double_and_hold_up_nothing(url, tmp_path, soak_seed):
    await kills(url, tmp_path, soak_seed, MANY)


class Shared(Lives):
    """Several victims at a time, each with a shard; any of them is killed and comes back."""

    def __init__(self, place: str, folder: str, many: int) -> None:
        super().__init__(place, folder)
        self.many = many
        self.waiting: dict[int, list] = {}
        """What each has pressed and was not answered yet."""
        self.pipes: dict[int, Any] = {}
        self.processes: dict[int, Any] = {}
        self.served = 0

    def begin(self, shard: int, life: int) -> None:
        ours, its = self.context.Pipe(duplex=False)
        left, shards = self.waiting.get(shard, []), Shards((shard,), self.many)
        words = (self.place, self.folder, shards, life, left, its)
        process = self.context.Process(target=shared_victim.play, args=words)
        process.start()
        its.close()
        self.pipes[shard], self.processes[shard] = ours, process

    def hear(self, receipts: int) -> None:
        """Take down what all say until so many presses were answered."""
        wanted = len(self.acknowledged) + receipts
        self.hear_until(lambda: len(self.acknowledged) >= wanted)

    def hear_until(self, enough) -> None:
        """Take down what all say until that is enough."""
        end = time.monotonic() + 60
        while not enough():
            assert time.monotonic() < end, "nothing is answered any more"
            ready = connection.wait(list(self.pipes.values()), timeout=1)
            for shard, pipe in self.pipes.items():
                if pipe in ready:
                    self._told(shard, pipe.recv())

    def kill(self, shard: int) -> None:
        process, pipe = self.processes.pop(shard), self.pipes.pop(shard)
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        try:
            while True:
                self._told(shard, pipe.recv())
        except EOFError:
            pipe.close()

    def _told(self, shard: int, told) -> None:
        match told[0]:
            case "serves":
                self.served += 1
            case "press":
                self.waiting[shard] = told[1]
                self.presses[told[1][0]] = told[1]
            case "refused":
                del self.presses[told[1]], self.waiting[shard]
            case _:
                self.acknowledged[told[1]] = told[2]
                del self.waiting[shard]


async def shared_kills(url: str, folder, seed: str, count: int, many: int) -> None:
    """Kill one of several processes again and again while the others play on."""
    chance, lives = random.Random(seed), Shared(url, str(folder), many)
    for shard in range(many):
        lives.begin(shard, 0)
    for life in range(1, count + 1):
        lives.hear(chance.randint(1, 8))
        lives.kill(shard := chance.randrange(many))
        lives.begin(shard, life)
    await require_all_well(url, folder, lives, chance)


async def require_all_well(url: str, folder, lives: Shared, chance: random.Random) -> None:
    """Hear from all once more, end them, and look at what is left."""
    lives.hear(lives.many)
    for shard in range(lives.many):
        lives.kill(shard)
    assert lives.served >= lives.many
    left, lives.waiting = list(lives.waiting.values()), {}
    await once_more(url, folder, lives, left)
    await require_whole(url, folder, lives, chance)


async def once_more(url: str, folder, lives: Shared, left: list) -> None:
    """Make the presses that the last deaths left unanswered, as the people do who made them."""
    store = await open_store(url)
    try:
        await store.claim()
        club = victim.Club(store, victim.FilePostman(folder / "discord.db"))
        for press in left:
            try:
                await club.press(press, lives)
            except Refused:
                del lives.presses[press[0]]
    finally:
        await store.close()
    lives.left = []


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_kill_9_of_one_of_two_processes_loses_doubles_and_holds_up_nothing(url, tmp_path):
    await shared_kills(url, tmp_path, "two", FEW, 2)


async def restarts(folder, seed: str, count: int, many: int) -> None:
    """Stop and start the server again and again under processes that play on."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as place, own_postgres(Path(place)) as server:
        lives = Shared(server.url, str(folder), many)
        for shard in range(many):
            lives.begin(shard, 0)
        lives.hear_until(lambda: lives.served == many)
        for _ in range(count):
            lives.hear(chance.randint(many, 12))
            server.restart(chance.choice(["immediate", "fast"]))
        await require_all_well(server.url, folder, lives, chance)
        assert lives.served == many, "nobody has lost a shard by it"


NO_SERVER = pytest.mark.skipif(not is_there(), reason="needs PostgreSQL's programs, as root")


@NO_SERVER
async def test_a_server_that_is_restarted_under_play_loses_and_doubles_nothing(tmp_path):
    await restarts(tmp_path, "restarts", 2, 2)


@NO_SERVER
@pytest.mark.soak
@pytest.mark.parametrize("many", [2, 4])
async def test_twenty_restarts_of_the_server_lose_double_and_hold_up_nothing(
    tmp_path, soak_seed, many
):
    await restarts(tmp_path, soak_seed, 20, many)


@pytest.mark.soak
@pytest.mark.parametrize("many", [2, 4])
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_hundred_kills_of_several_processes(url, tmp_path, soak_seed, many):
    await shared_kills(url, tmp_path, soak_seed, MANY, many)


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
        await windows_of(Matches(store, quiet_victim.GAMES, clock=clock)).tick()
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
