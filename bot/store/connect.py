"""Engines, the set-up of each SQLite connection, and the migrations at start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, func, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.service.ports.store import StoreError

from . import onehop, statements
from .schema import HEAD

BUSY = 5000
"""How long SQLite waits for another process's lock, in milliseconds."""
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
SINGLE = "single_question"
"""An option of engines: each statement stands alone."""
MIGRATING = 0x4649454C444D4947
"""The number of the advisory lock under which tables are brought up to date."""
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    f"PRAGMA busy_timeout={BUSY}",
    "PRAGMA foreign_keys=ON",
    "PRAGMA secure_delete=ON",
)


def parsed(url: str) -> URL:
    """Read a database URL and name its asynchronous driver; raises ``StoreError``."""
    try:
        found = make_url(url)
    except ArgumentError as error:
        raise StoreError("database: the URL cannot be read") from error
    driver = DRIVERS.get(found.get_backend_name())
    if driver is None:
        raise StoreError(f"database: {found.get_backend_name()} is not supported")
    if found.get_backend_name() == "sqlite" and found.database in (None, "", ":memory:"):
        raise StoreError("database: SQLite needs a file")
    return found.set(drivername=driver)


def engines(url: URL, name: str) -> tuple[AsyncEngine, AsyncEngine]:
    """Make the writers' and the readers' engine; PostgreSQL is told the name of their owner.

    SQLite has one writing connection, so that writers wait for each other here in turn, and its
    transactions take the lock at once; readers never wait for it.
    """
    if url.get_backend_name() != "sqlite":
        told = {"server_settings": {"application_name": name}}
        both = create_async_engine(
            url,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args=told,
        )
        statements.watch(both)
        return both, both
    settings = {
        "connect_args": {"async_creator_fn": onehop.connect},
        "pool_timeout": 60,
        "hide_parameters": True,
    }
    writers = create_async_engine(url, pool_size=1, max_overflow=0, **settings)
    readers = create_async_engine(url, pool_size=4, max_overflow=4, **settings)
    _prepare(writers, "BEGIN IMMEDIATE")
    _prepare(readers, "BEGIN")
    return writers, readers


def asking(readers: AsyncEngine) -> AsyncEngine:
    """Return the readers' engine for single questions, which need no transaction of their own."""
    return readers.execution_options(**{SINGLE: True})


def _prepare(engine: AsyncEngine, begin: str) -> None:
    statements.watch(engine)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        if SINGLE not in connection.get_execution_options():
            connection.exec_driver_sql(begin)


async def require_sound(engine: AsyncEngine) -> None:
    """Raise ``StoreError`` for an SQLite file of which a page is damaged; reads all of it."""
    if engine.url.get_backend_name() != "sqlite":
        return
    async with engine.connect() as connection:
        found = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar_one()
    if found != "ok":
        raise StoreError(f"database: the file is damaged: restore a backup ({found.split()[0]})")


def migrate(connection: Connection) -> None:
    """Bring the tables up to date; raises ``StoreError`` for tables of a newer program.

    Of several processes that begin at once one does it, and the others wait.
    """
    found = version_of(connection)
    if found != HEAD and connection.dialect.name != "sqlite":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        found = version_of(connection)
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise StoreError(
            f"database: made by a newer Fieldpost (tables {found}, this one knows {HEAD}): update"
        )
    from alembic import command  # slow to import, and needed only after an update
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    command.upgrade(config, "head")


def version_of(connection: Connection) -> str | None:
    """Return the version of the tables; None where there are none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
