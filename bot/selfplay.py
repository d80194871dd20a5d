"""Games played by computer: for fuzzing, timing, the conformance suite and scenarios' balance.

A player sees only its seat's view and the listed options, as a person does.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from bot.computer.job import decided
from bot.computer.levels import Level
from bot.engine import flow, journal
from bot.engine.chance.draws import Draws, SeededDraws
from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.journal import Record, Timeline
from bot.engine.model import Decision, Outcome, Seat, Setup, Side
from bot.engine.worlds.unknown import masked

Chooser: TypeAlias = Callable[[Position, Decision, Sequence[Any]], Any]
"""Picks one of the listed actions of a decision."""


class Stuck(AssertionError):
    """A game that did not end within the bound."""


class Played(msgspec.Struct, frozen=True):
    """A finished game: its set-up, sealed journal and result."""

    setup: Setup
    records: tuple[Record, ...]
    outcome: Outcome
    position: Position


class PlayedMatch(msgspec.Struct, frozen=True):
    """All battles of a finished match; ``winner`` is the side that the winner had in the first."""

    battles: tuple[Played, ...]
    winner: Side | None


def random_chooser(seed: str) -> Chooser:
    """Return a player that picks evenly among the options."""
    source = random.Random(seed)
    return lambda position, decision, options: source.choice(options)


def greedy_chooser() -> Chooser:
    """Return a player that follows the game's own advice."""
    return lambda position, decision, options: position.game.computer.advise(
        position.view(decision.seat), decision, options
    )


def reply_chooser() -> Chooser:
    """Return a player that answers at once, as play-outs do."""

    def choose(position: Position, decision: Decision, options: Sequence[Any]) -> Any:
        view = position.view(decision.seat)
        return position.game.computer.reply(view, decision, options)

    return choose


def level_chooser(seed: str, level: Level) -> Chooser:
    """Return a computer of a level, which knows what its seat knows and has chance of its own."""
    numbers = itertools.count()

    def choose(position: Position, decision: Decision, options: Sequence[Any]) -> Any:
        mask = masked(position.game, position.state, decision.seat)
        name = f"{seed} {next(numbers)}"
        return decided(position.game, mask, decision, level, name).action

    return choose


PLAYERS: dict[str, Callable[[str], Chooser]] = {
    "random": random_chooser,
    "greedy": lambda seed: greedy_chooser(),
    "greedy-1": lambda seed: greedy_chooser(),
    "reply": lambda seed: reply_chooser(),
    "recruit": lambda seed: level_chooser(seed, "recruit"),
    "veteran": lambda seed: level_chooser(seed, "veteran"),
    "general": lambda seed: level_chooser(seed, "general"),
}
"""Kinds of players by name; each is made from a seed.

``greedy-1`` is the measure of all others and never plays otherwise (``tests/computer/test_arena``):
whoever betters a game's advice keeps the former one under this name.
"""


def each_side(game: AnyGame, choosers: Mapping[Side, Chooser]) -> Chooser:
    """Return a player that chooses for each side as that side's own player would."""
    return lambda position, decision, options: choosers[game.side_of(decision.seat)](
        position, decision, options
    )


def setup_of(
    game: AnyGame,
    scenario: str,
    options: dict[str, str] | None = None,
    seats: Collection[str] = (),
) -> Setup:
    """Return a set-up in which the required seats of a scenario are taken, and ``seats`` too."""
    taken = tuple(
        Seat(info.seat) for info in game.seats(scenario) if info.required or info.seat in seats
    )
    sealed = game.preparation.sealed(scenario)
    return Setup(scenario=scenario, seats=taken, options={**sealed, **(options or {})})


def steps(line: Timeline, draws: Draws, chooser: Chooser) -> Iterator[Position]:
    """Play on from a timeline, yielding the position after each step."""
    while line.position.open:
        position = line.position
        decision = position.open[0]
        action = chooser(position, decision, position.options(decision))
        step = flow.submit(position, decision.seat, decision.serial, action, draws)
        last = line.entries[-1][0]
        record = journal.act_record(last.seq + 1, decision.seat, decision.serial, action, step)
        line.add(journal.sealed(record, last.chain), step.position)
        yield step.position


def started(game: AnyGame, setup: Setup, draws: Draws) -> Timeline:
    """Begin a match and return its timeline."""
    line = Timeline(game, setup)
    step = flow.begin(game, setup, draws)
    line.add(journal.sealed(journal.begin_record(step), ""), step.position)
    return line


def play(
    game: AnyGame,
    setup: Setup,
    seed: str,
    *,
    chooser: Chooser | None = None,
    bound: int = 5000,
) -> Played:
    """Play one game to its end; raises ``Stuck`` after ``bound`` steps."""
    draws = SeededDraws(seed.encode(), "selfplay")
    line = started(game, setup, draws)
    for count, _ in enumerate(steps(line, draws, chooser or random_chooser(seed))):
        if count >= bound:
            raise Stuck(f"{game.slug} {setup.scenario} seed {seed}: no end after {bound} steps")
    outcome = line.position.outcome
    assert outcome is not None, "nothing is asked, but the game has no result"
    records = tuple(record for record, _ in line.entries)
    return Played(setup, records, outcome, line.position)


def contest(
    game: AnyGame, setup: Setup, seed: str, choosers: Mapping[Side, Chooser]
) -> PlayedMatch:
    """Play a match to its end, with the battles that follow.

    ``choosers`` are the players by the sides that they have in the first battle.
    """
    at_first = {game.side_of(seat): game.side_of(seat) for seat in setup.seats}
    battles: list[Played] = []
    while True:
        players = {side: choosers[first] for side, first in at_first.items()}
        number = f"+{len(battles)}" if battles else ""
        one = play(game, setup, f"{seed}{number}", chooser=each_side(game, players))
        battles.append(one)
        sequel = game.contest.sequel(one.position.view(None), setup)
        if sequel is None:
            winner = one.outcome.winner
            return PlayedMatch(tuple(battles), None if winner is None else at_first[winner])
        at_first = {
            game.side_of(there): at_first[game.side_of(here)]
            for here, there in sequel.places.items()
        }
        setup = sequel.setup
