"""The engine: options and submit together, against boardgame.io's bare reducer per move.

A game may have a budget of its own (``BUDGETS_MS``).
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

from bot import selfplay
from bot.computer.sources import SeededSource
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.tries.copying import copied
from bot.engine.worlds.playout import ChanceDraws, Playout

from . import Row, row

REDUCER_MS = 0.10
"""Where boardgame.io's reducer was measured first; used when it is not installed here."""
PLAYOUT_US = 100.0
"""10,000 steps a second of play in place, for computers that think ahead."""
BUDGETS_MS = {"fire_and_sword": 2}
"""How long listing options and taking a step may last in games of many steps in one."""
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


def rows(game: AnyGame, steps: int, reducer: float) -> Iterator[Row]:
    """Measure random play over all scenarios against the game's budget, else the reducer's."""
    budget = BUDGETS_MS.get(game.slug, reducer)
    times: list[float] = []
    for number, scenario in enumerate(cycle(game.scenarios())):
        if len(times) >= steps:
            break
        times += _timed_game(game, scenario, f"bench-{number}")
    yield row(f"{game.slug}: options + submit, median", statistics.median(times), budget)
    yield row(f"{game.slug}: step of a random play-out", _playout_us(game, steps), PLAYOUT_US, "us")


def _playout_us(game: AnyGame, steps: int) -> float:
    """Return the processor's microseconds a step of play in place, over all scenarios."""
    luck, spent, done = SeededSource("bench"), 0.0, 0
    for number, scenario in enumerate(cycle(game.scenarios())):
        if done >= steps:
            break
        draws = SeededDraws(f"playout-{number}".encode(), "bench")
        begun = flow.begin(game, selfplay.setup_of(game, scenario), draws).position
        playout = Playout(game, copied(begun.state), ChanceDraws(luck))
        before = time.process_time()
        while playout.open and done < steps:
            playout.step(lambda view, decision, options: options[luck.below(len(options))])
            done += 1
        spent += time.process_time() - before
    return 1e6 * spent / done


def _timed_game(game: AnyGame, scenario: str, seed: str) -> list[float]:
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


def reducer_ms(folder: Path) -> float:
    """Measure boardgame.io's reducer in a folder where npm installed it; raises ``OSError``."""
    node = shutil.which("node")
    if node is None or not (folder / "node_modules" / "boardgame.io").is_dir():
        raise FileNotFoundError(f"needs node, and `npm install boardgame.io` in {folder}")
    done = subprocess.run(
        [node, "-e", REDUCER], cwd=folder, capture_output=True, text=True, check=True, timeout=120
    )
    return float(json.loads(done.stdout))
