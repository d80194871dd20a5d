"""A process that does one thing with dice and is killed at a gap of it."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.dice.requests import Plain
from bot.service.dice.table import DiceTable
from bot.service.ports.posts import Delivered
from bot.service.posts.outbox import Outbox
from bot.store import open_store
from bot.store.dice import SqlDice
from tests.dice.given import CONTENT

HERE, ANNA, REFEREE = 10, 1001, 1003
GAPS = ("before commit", "after commit", "after delivery", "after answer")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class DeadlyDice(SqlDice):
    """Dies at the end of a transaction, before or after it is committed."""

    def __init__(self, store, gap):
        super().__init__(store)
        self.gap = gap

    @asynccontextmanager
    async def write(self):
        async with super().write() as tx:
            yield tx
            if self.gap == "before commit":
                die()
        if self.gap == "after commit":
            die()


class FilePostman:
    """A Discord in a file that shows each nonce once; its sender may die with the answer."""

    def __init__(self, path: Path, *, deadly: bool = False):
        self.path, self.deadly = path, deadly
        with closing(self._open()) as file:
            file.execute(
                "CREATE TABLE IF NOT EXISTS posted (nonce TEXT UNIQUE, user INT, roll INT)"
            )

    def _open(self):
        return sqlite3.connect(self.path, isolation_level=None, timeout=20)

    async def deliver(self, post, live_message):
        values = (post.nonce, post.user, post.number)
        with closing(self._open()) as file:
            file.execute("INSERT OR IGNORE INTO posted VALUES (?, ?, ?)", values)
        if self.deadly:
            die()
        return Delivered(1)

    def posted(self):
        with closing(self._open()) as file:
            return file.execute("SELECT user, roll FROM posted").fetchall()


async def do(table: DiceTable, what: str, interaction: str):
    """Do one thing; the session is open already, except for a start."""
    if what == "start":
        sides = ("Red", "Blue")
        return await table.start(
            HERE, ANNA, system="", sides=sides, goal=None, interaction=interaction
        )
    if what == "score":
        return await table.score(HERE, ANNA, "Red", 2, interaction=interaction)
    if what == "end":
        return await table.end(HERE, ANNA, interaction=interaction)
    viewer = {"roll": None, "secret": ANNA, "referee": REFEREE}[what]
    return await table.roll(
        HERE, ANNA, Plain("8d100"), viewer=viewer, locale="cs", interaction=interaction
    )


def live(folder: str, what: str, gap: str, pipe) -> None:
    """Do one thing until killed; what was answered is told."""
    asyncio.run(_live(Path(folder), what, gap, pipe))


async def _live(folder: Path, what: str, gap: str, pipe) -> None:
    store = await open_store(f"sqlite:///{folder / 'fieldpost.db'}")
    table = DiceTable(DeadlyDice(store, gap), CONTENT)
    made = await do(table, what, "the press")
    if gap == "after delivery":
        await Outbox(store, FilePostman(folder / "discord.db", deadly=True)).drain()
        die()  # nothing was to be delivered
    pipe.send(made)
    die()
