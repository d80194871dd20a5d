"""One decision to be thought about, as it goes to another process, and the answer that comes back.

A job says all on which its answer depends: equal jobs have equal answers, on every machine and
however often they are thought about. What its seat may not know is not in it.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.engine.flow import Position, encode
from bot.engine.game import AnyGame
from bot.engine.model import Decision
from bot.engine.worlds.unknown import masked

from .levels import THINKING, USUAL, Level, budget
from .recruit import recruited
from .search import Thought, think
from .sources import SeededSource


class Job(msgspec.Struct, frozen=True):
    """A decision of a seat in a game.

    ``known`` is what the seat knows: where ``is_mask`` the state without the rest, in JSON, else
    the seat's view. ``seed`` is the chance of the thinker, in hexadecimal, never that of the match.
    ``share``: of what the level may think, one part in so many is left, since others wait as well.
    """

    system: str
    decision: Decision
    level: Level
    seed: str
    known: bytes
    is_mask: bool
    share: int = 1


class Answer(msgspec.Struct, frozen=True):
    """What was decided: the action in JSON, how it was found, and in how many steps.

    ``level`` and ``share`` are those of the job, or ``regular`` where there was no time for it.
    """

    action: bytes
    level: Level
    units: int = 0
    share: int = 1


def seeded(seed: bytes, match: str, nonces: Iterable[str], decision: Decision, level: Level) -> str:
    """Return the chance with which a computer thinks about a decision of a match, in hexadecimal.

    It follows from the match's own seed, to which all were committed before the first turn, so that
    anybody can think again once the seed is told; of the dice it tells nothing.
    """
    message = "|".join([f"thoughts of {match}", *nonces]).encode()
    key = hmac.digest(seed, message, "sha256")
    asked = f"{decision.seat}|{decision.serial}|{level}".encode()
    return hmac.digest(key, asked, "sha256").hex()


def job_of(position: Position, decision: Decision, level: Level, seed: str, share: int = 1) -> Job:
    """Make the job of an open decision.

    Every other level falls back to ``regular`` in a game that does not say what is hidden.
    """
    game, seat = position.game, decision.seat
    if level != USUAL and game.computer.hidden(position.state, seat) is not None:
        mask = Position(game, masked(game, position.state, seat))
        return Job(game.slug, decision, level, seed, mask.encode(), is_mask=True, share=share)
    known = msgspec.json.encode(position.view(seat))
    return Job(game.slug, decision, USUAL, seed, known, is_mask=False)


def answered(game: AnyGame, job: Job) -> Answer:
    """Think about a job; raises ``msgspec.MsgspecError`` for bytes that are none of its game."""
    if not job.is_mask:
        return advised(game, job)
    mask = game.codec.state(job.known)
    found = decided(game, mask, job.decision, job.level, job.seed, job.share)
    return Answer(encode(found.action), job.level, found.units, job.share)


def decided(
    game: AnyGame, mask: Any, decision: Decision, level: Level, seed: str, share: int = 1
) -> Thought:
    """Decide from what a seat knows, with chance from a seed; ``regular`` is no such level."""

    def source(name: str) -> SeededSource:
        return SeededSource(f"{seed} {name}")

    if level in THINKING:
        return think(game, mask, decision, source, budget(game, level, share))
    return Thought(recruited(game, mask, decision, source("slips")))


def advised(game: AnyGame, job: Job) -> Answer:
    """Answer a job at once, as the game itself advises."""
    if job.is_mask:
        view = game.view(game.codec.state(job.known), job.decision.seat)
    else:
        view = game.codec.view(job.known)
    options = game.options(view, job.decision)
    return Answer(encode(game.computer.advise(view, job.decision, options)), USUAL)
