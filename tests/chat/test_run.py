"""``fieldpost run`` as real processes: two on one PostgreSQL, and one that stands by."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import sys
from collections import Counter
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest

from bot.sandbox import Sandbox, text_of
from bot.store import claim
from tests.chat.people import Seat, acts
from tests.service.table import fresh_postgres

PG = os.environ.get("FIELDPOST_TEST_PG")
ROOT = Path(__file__).parents[2]
START_S = 120
LEASE_S = 3


class Run:
    """A process that was started by words on the command line, and what it logs."""

    def __init__(self, process, log, health):
        self.process, self.log, self.health = process, log, health

    @classmethod
    async def start(cls, name, environment, sandbox, *words):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            health = free.getsockname()[1]
        log = Path(environment["FIELDPOST_HOME"]) / f"{name}.log"
        with log.open("wb") as file:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.support.run", sandbox.server.gateway_url,
                str(LEASE_S), "run", *words, cwd=ROOT, stderr=file, start_new_session=True,
                env={**environment, "FIELDPOST_HEALTH": str(health)},
            )  # fmt: skip
        return cls(process, log, health)

    def told(self):
        lines = self.log.read_text().splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    async def asked(self, path):
        def ask():
            with urlopen(f"http://127.0.0.1:{self.health}{path}", timeout=10) as answer:
                return answer.read().decode()

        return await asyncio.to_thread(ask)

    async def ended(self, sent):
        """Send a signal, and return how the process ended."""
        self.process.send_signal(sent)
        async with asyncio.timeout(START_S):
            return await self.process.wait()


class Runs:
    """The processes of one bot."""

    def __init__(self, environment, sandbox):
        self.environment, self.sandbox = environment, sandbox
        number = int(sandbox.guild["id"]) >> 22
        self.total = next(n for n in (2, 3, 5, 7, 11) if number % n)
        self.club = number % self.total
        self.all = []

    async def start(self, *words):
        name = f"run-{len(self.all)}"
        self.all.append(await Run.start(name, self.environment, self.sandbox, *words))
        return self.all[-1]

    async def serving(self, shard, *words):
        run = await self.start("--shards", str(shard), "--of", str(self.total), *words)
        await self.until(lambda: shard in self.online(), run)
        return run

    def online(self):
        """The shards that are connected, each as often as it is."""
        sessions = self.sandbox.gateway.sessions.values()
        return sorted(one.shard[0] for one in sessions if one.wire is not None)

    async def until(self, what, *runs):
        async with asyncio.timeout(START_S):
            while not what():
                for one in runs:
                    assert one.process.returncode is None, one.log.read_text()
                await asyncio.sleep(0.05)

    async def stop(self):
        for one in self.all:
            if one.process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    one.process.kill()
                await one.process.wait()


async def looked_at(*runs):
    """Return what ``fieldpost top`` shows of some processes."""
    words = (
        "-W",
        "ignore",
        "-m",
        "bot",
        "top",
        "--once",
        "--json",
        *(str(one.health) for one in runs),
    )
    looking = await asyncio.create_subprocess_exec(
        sys.executable, *words, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    return json.loads((await looking.communicate())[0])


async def rolled(runs, old):
    """Put another process in the place of one, as a rolling restart does."""
    words = ("--shards", str(runs.club), "--of", str(runs.total), "--standby")
    new = await runs.start(*words)
    await runs.until(lambda: any("standing by" in one["message"] for one in new.told()), new, old)
    assert await old.ended(signal.SIGTERM) == 0
    await runs.until(lambda: runs.club in runs.online(), new)


@pytest.fixture
async def runs(tmp_path, session_folder):
    if not PG:
        pytest.skip("set FIELDPOST_TEST_PG to the URL of a PostgreSQL server to run this")
    (session_folder / "grounds").mkdir(exist_ok=True)
    (tmp_path / "grounds").symlink_to(session_folder / "grounds")
    async with fresh_postgres(PG) as url, await Sandbox.start() as sandbox:
        api = urlsplit(sandbox.server.api_url)
        environment = {
            **os.environ,
            "FIELDPOST_TOKEN": sandbox.token,
            "FIELDPOST_DATABASE": url,
            "FIELDPOST_HOME": str(tmp_path),
            "FIELDPOST_API": f"{api.scheme}://{api.netloc}{api.path}",
            "FIELDPOST_LOG_FORMAT": "json",
        }
        found = Runs(environment, sandbox)
        try:
            yield found
        finally:
            await found.stop()
        assert sandbox.capture.unknown == []


async def test_a_process_that_is_killed_is_followed_by_one_that_stands_by(runs):
    """README, "Several processes": shards, metrics, a clean end; a second one is refused."""
    sandbox = runs.sandbox
    spare = await runs.start("--standby")
    first, club = await asyncio.gather(runs.serving(0), runs.serving(runs.club))
    second = await runs.start("--shards", "0", "--of", str(runs.total))
    alice, bob = sandbox.player("alice"), sandbox.player("bob")
    await alice.slash("game new", scenario="S01", side="rebels")
    await runs.until(alice.threads, club)
    seat = Seat(alice, alice.threads()[-1])
    there = bob.at(seat.thread)
    await runs.until(lambda: there.messages(seat.thread), club)
    await there.click(there.messages(seat.thread)[0], "Join: Empire")
    await runs.until(lambda: bob.at(bob.dm).messages(bob.dm), first, club)

    assert await club.ended(signal.SIGKILL) == -signal.SIGKILL
    assert runs.online() == [0]
    await runs.until(lambda: runs.club in runs.online(), spare)

    assert text_of(await there.slash("game status"))
    await there.click(await there.slash("game resign"), "Yes, do it")
    await runs.until(lambda: any(acts(m, "rematch") for m in there.messages(seat.thread)), spare)
    assert text_of(await bob.at(bob.dm).slash("hand"))
    metrics = await first.asked("/metrics")
    assert 'fieldpost_matches{game="hoth",status="over"} 1.0' in metrics
    assert json.loads(await spare.asked("/healthz")) == {"discord": True, "database": True}
    told = await looked_at(first, spare)
    assert [one["discord"] for one in told] == ["yes", "yes"]
    assert all(one["statements/s"] > 0 and one["MB"] > 0 for one in told)
    assert told[1]["answer 99%"] > 0
    assert runs.online() == sorted([0, runs.club])
    async with asyncio.timeout(START_S):
        assert await second.process.wait() == 2
    assert second.log.read_text() == f"fieldpost run: {claim.BUSY}\n"
    assert await first.ended(signal.SIGTERM) == 0
    await rolled(runs, spare)
    assert text_of(await there.slash("game status"))
    assert await runs.all[-1].ended(signal.SIGTERM) == 0
    nonces = Counter(
        one["nonce"] for one in sandbox.world.ledger.messages.values() if one.get("nonce")
    )
    assert set(nonces.values()) == {1}
    for run in runs.all:
        assert all(one["level"] == "INFO" for one in run.told()), run.log.read_text()
