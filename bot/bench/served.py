"""The real bot in a process of its own, which tells on demand what it has spent."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections import defaultdict
from contextlib import suppress
from functools import partial, reduce
from multiprocessing import active_children, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TypeVar

import msgspec

from bot.sandbox import Sandbox, hooks
from bot.service.ports.serving import ALL, Shards
from bot.store import statements

from . import process

LOOP, TOOLS = "event loop", "tools of measuring"
KINDS = {"MainThread": LOOP, "asyncio": "threads that compose", "Thread": "database"}
"""What threads do, by the beginnings of their names."""
PATIENCE_S = 30.0
T = TypeVar("T", int, float)


class Spent(msgspec.Struct):
    """What a bot has spent since its start: the processor's ms, statements; its memory now.

    ``threads`` are by what they do, ``workers`` by the numbers of their processes, ``statements``
    by what they do with which table.
    """

    threads: dict[str, float]
    workers: dict[str, float]
    statements: dict[str, int]
    memory_mb: float
    workers_mb: float

    @property
    def total(self) -> float:
        """All of it but what measuring took."""
        own = sum(ms for kind, ms in self.threads.items() if kind != TOOLS)
        return own + sum(self.workers.values())

    def plus(self, other: Spent) -> Spent:
        """Return what two bots have spent together."""
        return Spent(
            threads=_sum(self.threads, other.threads),
            workers=self.workers | other.workers,
            statements=_sum(self.statements, other.statements),
            memory_mb=self.memory_mb + other.memory_mb,
            workers_mb=self.workers_mb + other.workers_mb,
        )

    def since(self, before: Spent) -> Spent:
        """Return what was spent since an earlier moment; the memory as it is now."""
        threads = {one: ms - before.threads.get(one, 0.0) for one, ms in self.threads.items()}
        workers = {one: ms - before.workers.get(one, 0.0) for one, ms in self.workers.items()}
        sent = {one: n - before.statements.get(one, 0) for one, n in self.statements.items()}
        return msgspec.structs.replace(self, threads=threads, workers=workers, statements=sent)


def _sum(one: dict[str, T], other: dict[str, T]) -> dict[str, T]:
    return {name: one.get(name, 0) + other.get(name, 0) for name in one | other}


class Addresses(msgspec.Struct, frozen=True):
    """Where a look-alike of Discord is found."""

    api: str
    gateway: str
    files: str
    token: str

    @classmethod
    def of(cls, sandbox: Sandbox) -> Addresses:
        """Return those of a sandbox."""
        server = sandbox.server
        return cls(server.api_url, server.gateway_url, server.url, sandbox.token)


class Served:
    """A bot that serves a sandbox of this process from another one."""

    def __init__(self, sandbox: Sandbox, database: str, home: Path, shards: Shards = ALL):
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        words = (Addresses.of(sandbox), database, str(home), shards, theirs)
        self.process: BaseProcess = context.Process(target=serve, args=words)
        self.process.start()
        theirs.close()

    async def spent(self) -> Spent:
        """Ask what the bot has spent; raises ``EOFError`` where it has ended."""

        def ask() -> Spent:
            self._pipe.send(b"")
            if not self._pipe.poll(PATIENCE_S):
                raise TimeoutError("the bot does not say what it spent")
            found: Spent = self._pipe.recv()
            return found

        return await asyncio.to_thread(ask)

    async def stop(self) -> None:
        """End the bot as a service manager does."""
        self.process.terminate()
        await asyncio.to_thread(self.process.join, PATIENCE_S)
        if self.process.is_alive():
            self.process.kill()
        self._pipe.close()


class Fleet:
    """Bots on one database, each with a shard; one that is killed is started again."""

    def __init__(self, sandbox: Sandbox, database: str, home: Path, processes: int):
        self._begin = partial(Served, sandbox, database, home)
        self._total = processes
        self._bots = [self._begun(shard) for shard in range(processes)]

    def _begun(self, shard: int) -> Served:
        return self._begin(Shards((shard,), self._total))

    async def kill(self, shard: int) -> None:
        """End a bot at once, as a fault of its machine does, and start another one."""
        process = self._bots[shard].process
        process.kill()
        await asyncio.to_thread(process.join)
        self._bots[shard] = self._begun(shard)

    async def spent(self) -> Spent:
        """Ask what all of them have spent; raises ``EOFError`` where one has ended."""
        first, *others = [await one.spent() for one in self._bots]
        return reduce(Spent.plus, others, first)

    async def stop(self) -> None:
        """End all, one after the other."""
        for one in self._bots:
            await one.stop()


def serve(where: Addresses, database: str, home: str, shards: Shards, pipe: Connection) -> None:
    """Serve until terminated, or until the other end of the pipe is gone.

    Each message of the pipe is answered with what was spent.
    """
    from bot.chat.app import start
    from renderers.kit.kept import SHELF

    SHELF.settle(Path(home) / "grounds")
    threading.Thread(target=_tell, args=(pipe,), name=TOOLS, daemon=True).start()
    with hooks.plain(where.api, where.gateway, where.files), suppress(asyncio.CancelledError):
        named = None if shards == ALL else shards
        asyncio.run(start.serve(where.token, database, None, Path(home), shards=named))


def _tell(pipe: Connection) -> None:
    while True:
        try:
            pipe.recv()
        except EOFError:  # whoever measured has ended
            os.kill(os.getpid(), signal.SIGTERM)
            return
        pipe.send(spent())


def spent() -> Spent:
    """Return what this process and its children have spent since their starts."""
    threads: defaultdict[str, float] = defaultdict(float)
    for one in threading.enumerate():
        kinds = [kind for begin, kind in KINDS.items() if one.name.startswith(begin)]
        threads[kinds[0] if kinds else one.name] += process.thread_ms(one.native_id or 0)
    children = [one.pid for one in active_children() if one.pid is not None]
    return Spent(
        threads=dict(threads),
        workers={str(pid): process.process_ms(pid) for pid in children},
        statements=dict(statements.kinds()),
        memory_mb=process.resident_mb(),
        workers_mb=sum(map(process.resident_mb, children)),
    )
