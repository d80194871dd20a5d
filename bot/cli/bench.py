"""``fieldpost bench``: the budgets, measured in one run.

The engine's budget is the time of boardgame.io's bare reducer per move. With ``--reducer FOLDER``
(a folder in which ``npm install boardgame.io`` was run) it is measured beside ours; otherwise
0.10 ms, where it was measured first, stands for it.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bot import selfplay
from bot.cli.output import CommandError, show
from bot.engine import flow
from bot.engine.draws import SeededDraws
from bot.engine.flow import Position
from bot.engine.game import Game
from bot.library import load_games

REDUCER_MS = 0.10
REDUCER = """
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const game = {
  setup: () => ({ count: 0, cells: Array(67).fill(0) }),
  moves: { tick: ({ G }, i) => { G.count++; G.cells[i % 67]++; } },
  turn: { minMoves: 1, maxMoves: 1 },
};
const reducer = CreateGameReducer({ game });
let state = InitializeGame({ game, numPlayers: 2 });
const times = [];
for (let i = 0; i < 20000; i++) {
  if (i % 200 === 0) state = InitializeGame({ game, numPlayers: 2 });
  const payload = { type: 'tick', args: [i], playerID: state.ctx.currentPlayer };
  const start = process.hrtime.bigint();
  state = reducer(state, { type: 'MAKE_MOVE', payload });
  times.push(Number(process.hrtime.bigint() - start) / 1e6);
}
times.sort((a, b) => a - b);
console.log(times[times.length >> 1]);
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--steps", type=int, default=4000, help="engine steps to time")
    parser.add_argument("--reducer", type=Path, help="folder with boardgame.io installed by npm")


def run(args: argparse.Namespace) -> int:
    """Measure and print; exit 1 if a budget is missed."""
    reducer = _reducer(args.reducer) if args.reducer else REDUCER_MS
    rows = [row for game in load_games().values() for row in _engine(game, args.steps, reducer)]
    show(args, rows)
    return 0 if all(row["within"] for row in rows) else 1


def row(what: str, value: float, budget: float, unit: str = "ms") -> dict[str, Any]:
    """Build one line of the table."""
    return {
        "what": what,
        "measured": value,
        "budget": budget,
        "unit": unit,
        "ratio": value / budget,
        "within": value <= budget,
    }


def _engine(game: Game[Any, Any, Any], steps: int, reducer: float) -> Iterator[dict[str, Any]]:
    times: list[float] = []
    for number, scenario in enumerate(_cycle(game.scenarios())):
        if len(times) >= steps:
            break
        times += _timed_game(game, scenario, f"bench-{number}")
    yield row(f"{game.slug}: options + submit, median", statistics.median(times), reducer)


def _cycle(names: Any) -> Iterator[str]:
    while True:
        yield from names


def _timed_game(game: Game[Any, Any, Any], scenario: str, seed: str) -> list[float]:
    draws = SeededDraws(seed.encode(), "bench")
    choose = selfplay.random_chooser(seed)
    position = flow.begin(game, selfplay.setup_of(game, scenario), draws).position
    times = []
    while position.open:
        fresh = Position(game, position.state)
        decision = fresh.open[0]
        start = time.perf_counter()
        options = fresh.options(decision)
        listed = time.perf_counter()
        action = choose(fresh, decision, options)
        chosen = time.perf_counter()
        position = flow.submit(fresh, decision.seat, decision.serial, action, draws).position
        times.append(1000 * (time.perf_counter() - chosen + listed - start))
    return times


def _reducer(folder: Path) -> float:
    node = shutil.which("node")
    if node is None or not (folder / "node_modules" / "boardgame.io").is_dir():
        raise CommandError(f"needs node, and `npm install boardgame.io` in {folder}")
    done = subprocess.run(
        [node, "-e", REDUCER], cwd=folder, capture_output=True, text=True, check=True, timeout=120
    )
    return float(json.loads(done.stdout))


def timed(work: Callable[[], object], times: int) -> float:
    """Return the median time of ``work`` in milliseconds."""
    samples = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        samples.append(1000 * (time.perf_counter() - start))
    return statistics.median(samples)
