"""The process that thinks: one job after the other, from bytes to bytes.

It gives way to all others, ends with the bot, however that ends, and leaves interrupts to it.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing import parent_process
from multiprocessing.connection import wait
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

import msgspec

from bot.engine.codec import know_all_structs
from bot.engine.game import AnyGame
from bot.library import load_games

from .job import Job, answered
from .study import Study, studied

NICE: Final = 10
"""How far the process stands back behind those that answer people and paint."""
LIMIT_S: Final = 5.0
"""How much of the processor a job may take, in seconds; a level takes a fifth of it at the most.

Time of the processor, not of the wall: on a busy machine an answer comes later, not worse."""


@cache
def games(data: Path | None) -> dict[str, AnyGame]:
    """Return the games of a data folder; loaded once."""
    found = load_games(data)
    know_all_structs()
    return found


def begin(data: Path | None) -> None:
    """Prepare a worker: stand back, watch the bot, load all games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGPROF"):
        signal.signal(signal.SIGPROF, _too_long)
    os.nice(NICE)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    games(data)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def answer(data: Path | None, packed: bytes) -> bytes:
    """Think about a packed job; returns the packed answer. Raises ``TimeoutError``."""
    job = msgspec.json.decode(packed, type=Job)
    with _limited():
        return msgspec.json.encode(answered(games(data)[job.system], job))


def study(data: Path | None, packed: bytes) -> bytes:
    """Judge a packed decision; returns what came of it, packed. Raises ``TimeoutError``."""
    found = msgspec.json.decode(packed, type=Study)
    with _limited():
        return msgspec.json.encode(studied(games(data)[found.system], found))


@contextmanager
def _limited() -> Iterator[None]:
    """Let what is done take ``LIMIT_S`` of the processor, where the system can count that.

    Only a worker has the handler of its signal; elsewhere nothing is limited.
    """
    if not (hasattr(signal, "SIGPROF") and signal.getsignal(signal.SIGPROF) is _too_long):
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, LIMIT_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _too_long(_number: int, _frame: FrameType | None) -> NoReturn:
    raise TimeoutError
