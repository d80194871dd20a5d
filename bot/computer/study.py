"""A decision of a finished match judged by play-outs, from what its seat knew when it was taken.

What was done and what a search prefers are played on in worlds that had no part in that choice,
each with the same luck for both, so whether the dice were kind in the match does not count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec

from bot.engine.flow import Position, encode
from bot.engine.game import AnyGame
from bot.engine.model import Decision
from bot.engine.worlds.unknown import masked

from .levels import budget
from .pairs import NORMAL
from .search import think
from .sources import SeededSource
from .worlds import Worlds


class Study(msgspec.Struct, frozen=True):
    """A decision to be judged.

    ``known`` is the state without what its seat does not know, ``done`` what it did, both in JSON;
    ``pairs`` is how many worlds are looked at. ``better`` is what it is compared with, in JSON;
    None: that is searched for.
    """

    system: str
    decision: Decision
    known: bytes
    done: bytes
    pairs: int
    better: bytes | None = None


class Studied(msgspec.Struct, frozen=True):
    """What came of a study: what else could have been done, and in how many worlds it was better.

    ``gain`` is by how much it raised the chance of winning on average, 0 to 1, ``error`` half of
    its 95 % interval. ``term`` is the caption of what tipped it. ``better`` is what was done where
    nothing else is preferred; then nothing was played.
    """

    better: bytes
    pairs: int = 0
    wins: int = 0
    losses: int = 0
    gain: float = 0.0
    error: float = 0.0
    term: str = ""

    @property
    def sure(self) -> float:
        """The lower end of the interval of the gain."""
        return self.gain - self.error


def can_study(game: AnyGame, decision: Decision) -> bool:
    """Tell whether a decision can be judged by play-outs."""
    return bool(game.computer.clear) and decision.point in game.computer.deep_points


def study_of(position: Position, decision: Decision, done: Any, pairs: int) -> Study:
    """Make the study of a decision."""
    game = position.game
    mask = Position(game, masked(game, position.state, decision.seat))
    return Study(game.slug, decision, mask.encode(), encode(done), pairs)


def studied(game: AnyGame, study: Study) -> Studied:
    """Judge a decision; equal studies give the same everywhere."""
    mask, decision = game.codec.state(study.known), study.decision

    def source(name: str) -> SeededSource:
        return SeededSource(f"study of {decision.serial} {name}")

    better = study.better
    if better is None:
        thought = think(game, mask, decision, source, budget(game, "veteran"))
        better = encode(thought.action)
    if better == study.done:
        return Studied(better)
    return _compared(game, Worlds(game, mask, decision, source, game.computer.reply), study, better)


def _compared(game: AnyGame, worlds: Worlds, study: Study, better: bytes) -> Studied:
    """Play both on in worlds that the search has not seen."""
    side = game.side_of(study.decision.seat)
    starts = [worlds.started(game.codec.action(one)) for one in (better, study.done)]
    tipped: Counter[str] = Counter()
    worths, gains = list[int](), list[float]()
    for world in range(study.pairs):
        terms, others = (
            Counter(game.computer.terms(worlds.end(one, f"fresh {study.pairs}-{world}"), side))
            for one in starts
        )
        tipped.update(terms)
        tipped.subtract(others)
        worths.append(terms.total() - others.total())
        gains.append(chance(game, terms.total()) - chance(game, others.total()))
    return Studied(
        better,
        study.pairs,
        sum(one > 0 for one in worths),
        sum(one < 0 for one in worths),
        *_mean(gains),
        max(sorted(tipped), key=tipped.__getitem__, default=""),
    )


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of two values or more, and half of its 95 % interval."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((one - mean) ** 2 for one in values) / (count - 1)
    return mean, NORMAL * sqrt(spread / count)


def chance(game: AnyGame, worth: int) -> float:
    """Return the chance of winning from a position of a worth, 0 to 1.

    An even one wins half of its games, one that is ``clear`` three of four.
    """
    return 0.5 + worth / (2 * (abs(worth) + game.computer.clear))
