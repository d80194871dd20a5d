"""A process that plays a match as fast as it can, to be killed at any moment."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path

from bot.service.matches import Matches
from bot.service.outbox import Outbox
from bot.service.ports import Delivered, Post
from bot.store import open_store

from .coin import Endless

GAMES = {"coin": Endless()}


class FilePostman:
    """A Discord in a file: it shows each nonce once, whatever process sends it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with closing(self._open()) as file:
            file.execute(
                "CREATE TABLE IF NOT EXISTS posted (id INTEGER PRIMARY KEY, nonce TEXT UNIQUE,"
                " seq INTEGER, kind TEXT, user INTEGER)"
            )

    def _open(self) -> sqlite3.Connection:
        file = sqlite3.connect(self.path, isolation_level=None, timeout=20)
        file.execute("PRAGMA synchronous=OFF")  # Discord does not lose power
        return file

    async def deliver(self, post: Post, live_message: int | None) -> Delivered:
        with closing(self._open()) as file:
            file.execute(
                "INSERT OR IGNORE INTO posted (nonce, seq, kind, user) VALUES (?, ?, ?, ?)",
                (post.nonce, post.seq, post.kind, post.user),
            )
            found = file.execute("SELECT id FROM posted WHERE nonce = ?", (post.nonce,))
            return Delivered(found.fetchone()[0])

    def posted(self) -> list[tuple[int, str, int | None]]:
        with closing(self._open()) as file:
            return file.execute("SELECT seq, kind, user FROM posted ORDER BY id").fetchall()


def play(folder: str, match: str, life: int, left: list, pipe: Connection) -> None:
    """Play until killed; tells each press before it is made, and each receipt.

    ``left`` is the press that the previous process left unanswered: it is made again first.
    """
    asyncio.run(_play(Path(folder), match, life, left, pipe))


async def _play(folder: Path, match: str, life: int, left: list, pipe: Connection) -> None:
    store = await open_store(f"sqlite:///{folder / 'fieldpost.db'}")
    matches = Matches(store, GAMES)
    matches.outbox = outbox = Outbox(store, FilePostman(folder / "discord.db"))
    worker = asyncio.create_task(outbox.run())
    if left:
        await _press(matches, match, left, pipe)
    for number in itertools.count():
        table = await matches.table(match)
        decision = table.position.open[0]
        options = table.position.options(decision)
        text = table.game.write(options[number % len(options)])
        user = table.info.user_of(decision.seat)
        await _press(matches, match, [f"{life}-{number}", user, decision.serial, text], pipe)
        assert not worker.done()


async def _press(matches: Matches, match: str, press: list, pipe: Connection) -> None:
    interaction, user, serial, text = press
    table = await matches.table(match)
    decision = next((d for d in table.position.open if d.serial == serial), None)
    action = table.game.read(None, decision, text)
    pipe.send(("press", press))
    receipt = await matches.act(match, user, serial, [action], interaction=interaction)
    pipe.send(("receipt", interaction, receipt.seq))
