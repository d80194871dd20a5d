"""A process that answers reactions in windows as fast as it can, to be killed at any moment."""

from __future__ import annotations

import asyncio
import itertools
from multiprocessing.connection import Connection
from pathlib import Path

from bot.engine.parts.insight import Insight
from bot.service.matches import Matches
from bot.service.play.window_clock import Windows
from bot.store import open_store

from .coin import Endless

MINUTE = 60.0
LIFE = 1e6
"""How much later each process begins, on its own clock."""


class Quiets(Insight):
    quiet_points = frozenset({"DP-REACT"})


class QuietEndless(Endless):
    insight = Quiets()


GAMES = {"coin": QuietEndless()}


class Hurried:
    """A clock that goes on when it is told to, and with every new process."""

    def __init__(self, life: int) -> None:
        self.now = 1_800_000_000.0 + life * LIFE

    def __call__(self) -> float:
        return self.now


def play(folder: str, match: str, life: int, left: list, pipe: Connection) -> None:
    """Play until killed: tell each press before it is made, and its receipt.

    After each answer that was kept the clock goes on, so that it is shown.
    """
    asyncio.run(_play(Path(folder), match, life, pipe))


async def _play(folder: Path, match: str, life: int, pipe: Connection) -> None:
    clock = Hurried(life)
    store = await open_store(f"sqlite:///{folder / 'fieldpost.db'}", clock=clock)
    matches = Matches(store, GAMES, clock=clock)
    for number in itertools.count():
        await Windows(matches.sessions, matches.play).tick()
        table = await matches.queries.table(match)
        decision = table.position.open[0]
        options = table.position.options(decision)
        action = options[number // 2 % len(options)]
        press = [f"{life}-{number}", decision.serial, table.game.write(action)]
        pipe.send(("press", press))
        user = table.info.user_of(decision.seat)
        receipt = await matches.play.act(
            match, user, decision.serial, [action], interaction=press[0]
        )
        kept = receipt.hidden_until is not None
        pipe.send(("receipt", press[0], [*press[1:], kept]))
        clock.now += MINUTE if kept else 0
