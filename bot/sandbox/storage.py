"""Where the sandbox's world is kept: nowhere, or in one SQLite file with the pictures beside it.

A change is written in one transaction before anybody hears of it, so that a killed process
leaves a world that is whole: every id that was ever told to the bot or to a player is valid.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

Row = tuple[str, str, str | None]
"""Kind, key and JSON text of a record; None instead of the text removes it."""


class MemoryStorage:
    """Keeps files in memory and forgets records, for tests."""

    def __init__(self) -> None:
        self._files: dict[str, bytes] = {}

    def load(self) -> list[tuple[str, str, str]]:
        """Give all records: none."""
        return []

    def write(self, rows: list[Row]) -> None:
        """Do nothing: the world itself is the only copy."""

    def put_file(self, name: str, content: bytes) -> None:
        """Keep a file under a name that is used once."""
        self._files[name] = content

    def get_file(self, name: str) -> bytes | None:
        """Give a file's content, or None."""
        return self._files.get(name)

    def close(self) -> None:
        """Nothing to close."""


class FolderStorage:
    """Keeps records in `world.sqlite3` and files in `files/` of one folder.

    Survives a kill of the process at any point (write-ahead log, one transaction per change); a
    power cut may lose the last changes but never leaves half of one. One process has the folder
    for itself; the lock goes with the process.

    Raises:
        BlockingIOError: Another process has the folder.
    """

    def __init__(self, folder: Path) -> None:
        self._files = folder / "files"
        self._files.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(folder / "world.sqlite3", isolation_level=None, timeout=1)
        try:
            self._open()
        except sqlite3.OperationalError as error:
            self._db.close()
            raise BlockingIOError(f"another sandbox is using {folder}: {error}") from error

    def _open(self) -> None:
        self._db.execute("PRAGMA locking_mode=EXCLUSIVE")
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=NORMAL")
        self._db.execute("BEGIN IMMEDIATE")
        self._db.execute(
            "CREATE TABLE IF NOT EXISTS records "
            "(kind TEXT, key TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID"
        )
        self._db.execute("COMMIT")

    def load(self) -> list[tuple[str, str, str]]:
        """Give all records as (kind, key, JSON text)."""
        return list(self._db.execute("SELECT kind, key, body FROM records"))

    def write(self, rows: list[Row]) -> None:
        """Write or remove records, all or none of them."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            for kind, key, body in rows:
                if body is None:
                    self._db.execute("DELETE FROM records WHERE kind=? AND key=?", (kind, key))
                else:
                    self._db.execute("REPLACE INTO records VALUES (?, ?, ?)", (kind, key, body))
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    def put_file(self, name: str, content: bytes) -> None:
        """Keep a file under a name that is used once; it appears whole or not at all."""
        part = self._files / f"{name}.part"
        part.write_bytes(content)
        os.replace(part, self._files / name)

    def get_file(self, name: str) -> bytes | None:
        """Give a file's content, or None."""
        try:
            return (self._files / name).read_bytes()
        except FileNotFoundError:
            return None

    def close(self) -> None:
        """Close the database."""
        self._db.close()
