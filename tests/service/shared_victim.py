"""One of several processes that play every game on one PostgreSQL, to be killed at any moment."""

from __future__ import annotations

import asyncio
import itertools
import random
from multiprocessing.connection import Connection
from pathlib import Path

from bot.engine.refusal import Refused
from bot.service.play.elsewhere import Elsewhere
from bot.service.ports.serving import Shards
from bot.service.ports.store import StoreError
from bot.store import claim, open_store

from .victim import DICE, GAMES, Club, FilePostman

LEASE_S, LOOK_S = 1.0, 0.1


def play(url: str, folder: str, shards: Shards, life: int, left: list, pipe: Connection) -> None:
    """Play until killed. ``left`` is the press that the previous process left unanswered."""
    claim.LEASE_S, claim.LOOK_S = LEASE_S, LOOK_S  # of a process of its own
    asyncio.run(_play(url, Path(folder), shards, life, left, pipe))


async def _play(
    url: str, folder: Path, shards: Shards, life: int, left: list, pipe: Connection
) -> None:
    store = await open_store(url)
    await store.claim(shards)
    club = Club(store, FilePostman(folder / "discord.db"))
    elsewhere = Elsewhere(club.matches.sessions, club.outbox, lambda _: None)
    workers = [asyncio.create_task(one) for one in (club.outbox.run(), elsewhere.run())]
    workers.append(asyncio.create_task(store.guard()))
    pipe.send(("serves", shards))
    chance, turns = random.Random(f"{life} {shards}"), [*GAMES, DICE]
    if left:
        await _pressed(club, left, pipe)
    for number in itertools.count(life):
        name = f"{shards.ids[0]}-{life}-{number}"
        try:
            press = await club.next_press(name, turns[number % len(turns)], chance)
            await _pressed(club, press, pipe)
        except Refused:  # the other one took the seat or gave the order
            continue
        except StoreError as fault:
            await _later(fault)
        assert not any(one.done() for one in workers)


async def _pressed(club: Club, press: list, pipe: Connection) -> None:
    """Make a press again and again until it is answered, as people do; a refusal is an answer."""
    while True:
        try:
            await club.press(press, pipe)
            return
        except Refused:
            pipe.send(("refused", press[0]))
            return
        except StoreError as fault:
            await _later(fault)


async def _later(fault: StoreError) -> None:
    """Wait a moment where the server does not answer; raise what is no such fault."""
    if claim.LOST in str(fault):
        raise fault
    await asyncio.sleep(0.05)
