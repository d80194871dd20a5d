"""One decision to be thought about, as it goes to another process, and the answer that comes back.

A job says all on which its answer depends: equal jobs have equal answers, on every machine and
however often they are thought about. What its seat may not know is not in it.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable

import msgspec

from bot.engine.flow import Position, encode
from bot.engine.game import AnyGame
from bot.engine.model import Decision
from bot.engine.unknown import masked

from .levels import BUDGETS, Level
from .search import think
from .sources import SeededSource


class Job(msgspec.Struct, frozen=True):
    """A decision of a seat in a game.

    ``known`` is what the seat knows: where ``is_mask`` the state without the rest, in JSON, else
    the seat's view. ``seed`` is the chance of the thinker, in hexadecimal, never that of the match.
    """

    system: str
    decision: Decision
    level: Level
    seed: str
    known: bytes
    is_mask: bool


class Answer(msgspec.Struct, frozen=True):
    """What was decided: the action in JSON, how it was found, and in how many advised steps.

    ``level`` is that of the job, or ``regular`` where there was no time for it.
    """

    action: bytes
    level: Level
    units: int = 0


def seeded(seed: bytes, match: str, nonces: Iterable[str], decision: Decision, level: Level) -> str:
    """Return the chance with which a computer thinks about a decision of a match, in hexadecimal.

    It follows from the match's own seed, to which all were committed before the first turn, so that
    anybody can think again once the seed is told; of the dice it tells nothing.
    """
    message = "|".join([f"thoughts of {match}", *nonces]).encode()
    key = hmac.digest(seed, message, "sha256")
    asked = f"{decision.seat}|{decision.serial}|{level}".encode()
    return hmac.digest(key, asked, "sha256").hex()


def job_of(position: Position, decision: Decision, level: Level, seed: str) -> Job:
    """Make the job of an open decision.

    A level that thinks ahead falls back to ``regular`` in a game that does not say what is hidden.
    """
    game, seat = position.game, decision.seat
    thinks = level in BUDGETS and game.computer.hidden(position.state, seat) is not None
    if thinks:
        mask = Position(game, masked(game, position.state, seat))
        return Job(game.slug, decision, level, seed, mask.encode(), is_mask=True)
    known = msgspec.json.encode(position.view(seat))
    return Job(game.slug, decision, "regular", seed, known, is_mask=False)


def answered(game: AnyGame, job: Job) -> Answer:
    """Think about a job; raises ``msgspec.MsgspecError`` for bytes that are none of its game."""
    if not job.is_mask:
        return advised(game, job)
    mask, budget = game.codec.state(job.known), BUDGETS[job.level]
    found = think(game, mask, job.decision, lambda name: SeededSource(f"{job.seed} {name}"), budget)
    return Answer(encode(found.action), job.level, found.units)


def advised(game: AnyGame, job: Job) -> Answer:
    """Answer a job at once, as the game itself advises."""
    if job.is_mask:
        view = game.view(game.codec.state(job.known), job.decision.seat)
    else:
        view = game.codec.view(job.known)
    options = game.options(view, job.decision)
    return Answer(encode(game.computer.advise(view, job.decision, options)), "regular")
