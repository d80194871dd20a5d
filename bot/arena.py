"""Two kinds of players against each other in pairs: one deal, played with both seatings.

What was played can be kept in a file and gone on with. The file tells the seed, so every pair can
be played again, and how both kinds play, so that it is seen when it no longer speaks of them.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final

import msgspec

from bot import selfplay
from bot.computer.levels import THINKING
from bot.computer.pairs import EVEN, Score, Verdict
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.model import Setup
from bot.engine.setup import agreement

STRONGER: Final = 0.6
"""The share of points by which a player counts as stronger."""
LEAST: Final = 20
"""Pairs that are played before anything is concluded: small runs mislead."""
LENGTH: Final = 200
"""Steps of a battle that tell how somebody plays."""
ASKED: Final = 6
"""How many of its decisions are asked of who thinks ahead."""
EVERY: Final = 5
"""Every which of them."""


class Comparison(msgspec.Struct, forbid_unknown_fields=True):
    """What one kind of player scored against another in a game.

    ``pairs`` are the points of the first, 0 to 2, in the order in which they were played, which
    goes round the scenarios. The test asks whether its share of the points is the higher or
    the lower one of ``shares``. ``moves`` tell how each of them plays (see ``moves``), ``seconds``
    what all took in process time. ``options`` stand besides the usual ones, such as those of a
    version of the game that was played then.
    """

    game: str
    players: tuple[str, str]
    seed: str
    scenarios: tuple[str, ...]
    moves: dict[str, str]
    shares: tuple[float, float] = (EVEN, STRONGER)
    pairs: list[float] = []
    seconds: float = 0.0
    options: dict[str, str] = {}

    @property
    def score(self) -> Score:
        """The score in all scenarios."""
        return Score(self.pairs)

    @property
    def verdict(self) -> Verdict:
        """Whether the first is stronger by ``shares``, as far as is known.

        A test is over once it has decided: pairs that are played on make its share more precise.
        """
        for count in range(LEAST, len(self.pairs) + 1):
            found = Score(self.pairs[:count]).verdict(*self.shares)
            if found != "undecided":
                return found
        return "undecided"

    def scored(self) -> Iterator[tuple[str, Score]]:
        """Yield the scenarios and the score in each."""
        for place, name in enumerate(self.scenarios):
            yield name, Score(self.pairs[place :: len(self.scenarios)])


def begun(
    game: AnyGame,
    players: tuple[str, str],
    scenarios: tuple[str, ...],
    seed: str,
    shares: tuple[float, float] = (EVEN, STRONGER),
) -> Comparison:
    """Return a comparison of which nothing is played yet."""
    told = {kind: moves(game, kind) for kind in players}
    return Comparison(game.slug, players, seed, scenarios, told, shares)


def go_on(game: AnyGame, comparison: Comparison, setups: Mapping[str, Setup]) -> None:
    """Play one more pair, in the next scenario by its set-up."""
    number, start = len(comparison.pairs), time.process_time()
    setup = setups[comparison.scenarios[number % len(comparison.scenarios)]]
    options = {**setup.options, **comparison.options}
    setup = msgspec.structs.replace(setup, options=options)
    found = points(game, setup, f"{comparison.seed}-{number}", comparison.players)
    comparison.pairs.append(found)
    comparison.seconds = round(comparison.seconds + time.process_time() - start, 1)


def points(game: AnyGame, setup: Setup, seed: str, players: tuple[str, str]) -> float:
    """Play one deal with both seatings; return the points of the first player, 0 to 2.

    Raises ``ValueError`` for a scenario that has not two sides.
    """
    sides = sorted({game.side_of(seat) for seat in setup.seats})
    if len(sides) != 2:
        raise ValueError(f"{setup.scenario} has {len(sides)} sides, and pairs need two")
    total = 0.0
    for own, other in (sides, sides[::-1]):
        kinds = dict(zip((own, other), players, strict=True))
        choosers = {
            side: selfplay.PLAYERS[kind](f"{seed} {'ab'[sides.index(side)]}")
            for side, kind in kinds.items()
        }
        winner = selfplay.contest(game, setup, seed, choosers).winner
        total += EVEN if winner is None else float(winner == own)
    return total


def usual(game: AnyGame, scenario: str) -> Setup:
    """Return the set-up of a scenario with its required seats and usual options."""
    return agreement.with_defaults(game, selfplay.setup_of(game, scenario))


def moves(game: AnyGame, kind: str) -> str:
    """Return a digest of what a kind of player decides in a battle that the advice plays.

    Who thinks ahead is asked few questions of those that are thought about; others all of them.
    """
    setup, draws = usual(game, game.scenarios()[0]), SeededDraws(b"moves", "arena")
    advice, player = selfplay.greedy_chooser(), selfplay.PLAYERS[kind]("moves")
    asked = islice(selfplay.steps(selfplay.started(game, setup, draws), draws, advice), LENGTH)
    if kind in THINKING:
        asked = islice(filter(_is_deep, asked), 0, EVERY * ASKED, EVERY)
    digest = hashlib.sha256()
    for position in asked:
        for decision in position.open[:1]:
            answer = player(position, decision, position.options(decision))
            digest.update(f"{game.write(answer)}\n".encode())
    return digest.hexdigest()[:16]


def _is_deep(position: Position) -> bool:
    """Tell whether somebody has a choice about which it pays to think ahead."""
    if not position.open or position.open[0].point not in position.game.computer.deep_points:
        return False
    return len(position.options(position.open[0])) > 1
