"""SQLite does not wait for the disk in tests: no machine loses power, kill -9 takes no page away.

Waiting took most of the time of tests with a database. Imported by every process of a test; what
the product says of it stays in ``PRAGMAS``.
"""

from __future__ import annotations

from bot.store import connect

PRAGMAS = connect.PRAGMAS
SYNCED, UNSYNCED = "PRAGMA synchronous=FULL", "PRAGMA synchronous=OFF"

connect.PRAGMAS = tuple(UNSYNCED if one == SYNCED else one for one in PRAGMAS)
