"""What the processes on one PostgreSQL tell each other, by ``LISTEN`` and ``NOTIFY``.

A notice is ``<process> <news> <what>``. Who writes posts or what a person chose need not tell: the
database does, see the triggers of the migrations. A process leaves out what it told itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, get_args

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.service.ports.serving import News

from .claim import FAULTS, LOOK_S, PATIENCE_S
from .gate import APART

LOG = logging.getLogger(__name__)
CHANNEL = "fieldpost"
NEWS: tuple[News, ...] = get_args(News)
Heard = Callable[[News, str], None]


async def tell(engine: AsyncEngine, name: str, news: News, what: str) -> None:
    """Tell the other processes of something."""
    async with engine.begin() as connection:
        await connection.execute(select(func.pg_notify(CHANNEL, f"{name} {news} {what}")))


async def hear(engine: AsyncEngine, name: str, others: asyncio.Event, heard: Heard) -> None:
    """Hear what the other processes tell, until cancelled; ``others``: set when one came or went.

    What was told while the server did not answer is missed: then all is to be looked at anew.
    """
    while True:
        try:
            await _heard(engine, name, others, heard)
        except FAULTS as error:
            LOG.warning("the other processes are not heard: %s", type(error).__name__)
            await asyncio.sleep(LOOK_S)


async def _heard(engine: AsyncEngine, name: str, others: asyncio.Event, heard: Heard) -> None:
    async with engine.connect() as connection:
        try:
            await _listen(connection, name, heard)
            while True:
                others.clear()
                heard("others", "")
                while not others.is_set():
                    await _wait(connection, others)
        finally:
            await connection.invalidate()  # nobody else may hear by it


async def _listen(connection: AsyncConnection, name: str, heard: Heard) -> None:
    connection.info[APART] = True
    await connection.execution_options(isolation_level="AUTOCOMMIT")
    driver: Any = (await connection.get_raw_connection()).driver_connection

    def came(_connection: Any, _process: int, _channel: str, told: str) -> None:
        who, news, *what = told.split(" ", 2)
        if who != name and news in NEWS:
            heard(news, " ".join(what))

    await driver.add_listener(CHANNEL, came)


async def _wait(connection: AsyncConnection, others: asyncio.Event) -> None:
    """Wait for a moment, and see that the server is still there."""
    try:
        async with asyncio.timeout(LOOK_S):
            await others.wait()
    except TimeoutError:
        async with asyncio.timeout(PATIENCE_S):
            await connection.execute(select(1))
