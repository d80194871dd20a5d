"""Pictures: cold and warm, their bytes, and the memory of a process that paints all games.

Times are those of the processor, as others may be busy on the machine. A ground may take 3 s and
the pieces of a position 0.6 s, both once; then a composition 5 ms, and its words 1.8 ms.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import renderers
from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from bot.engine.game import AnyGame
from bot.library import load_games
from bot.text import load_catalogue
from renderers.kit.kept import KEPT

from . import Row, cpu_ms, median_cpu_ms, row

FACTOR = 1.4
"""How many times the encoding of a picture its whole making may take, once all is kept."""
TIMES = 40
MIDGAME = 120
COLD_MS = 3600.0
COMPOSED_MS = 6.8
MOST_KB = 300.0
MOST_MB = 300.0
LINUX_PEAK = "VmHWM:"


def rows(game: AnyGame) -> Iterator[Row]:
    """Measure the board of a battle in progress: from nothing, with all kept, encoded."""
    painter, say = renderers.for_game(game), load_catalogue().speaker("en")
    view = midgame(game)
    KEPT.clear()
    cold = cpu_ms(lambda: painter.encoding_of(view, (), say))
    yield row(f"{game.slug}: board composed, nothing kept", cold, COLD_MS)
    composed = median_cpu_ms(lambda: painter.encoding_of(view, (), say), TIMES)
    yield row(f"{game.slug}: board composed, all kept", composed, COMPOSED_MS)
    encode = painter.encoding_of(view, (), say)
    yield row(f"{game.slug}: board picture", len(encode()) / 1000, MOST_KB, "kB")
    alone = median_cpu_ms(encode, TIMES)
    whole = median_cpu_ms(lambda: painter.paint_board(view, (), say).data, TIMES)
    yield row(f"{game.slug}: board picture, view to bytes", whole, FACTOR * alone)


def midgame(game: AnyGame) -> Any:
    """Return what everybody sees in the middle of a random battle of a scenario in the middle."""
    draws, scenarios = SeededDraws(b"bench", "bench"), game.scenarios()
    line = selfplay.started(game, selfplay.setup_of(game, scenarios[len(scenarios) // 2]), draws)
    position = line.position
    for count, later in enumerate(selfplay.steps(line, draws, selfplay.random_chooser("bench"))):
        position = later if later.open else position
        if count == MIDGAME:
            break
    return position.view(None)


def memory() -> Row:
    """Measure the most memory of a new process that paints some boards of every game."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        peak = pool.submit(painted_mb).result()
    return row("memory, a process that paints all games", peak, MOST_MB, "MB")


def painted_mb() -> float:
    """Paint the first, middle and last scenario of every game, from both edges.

    Returns the most resident memory that this process has had in megabytes (Linux).
    """
    say = load_catalogue().speaker("en")
    for game in load_games().values():
        painter, scenarios = renderers.for_game(game), game.scenarios()
        for scenario in {scenarios[0], scenarios[len(scenarios) // 2], scenarios[-1]}:
            draws = SeededDraws(b"bench", "bench")
            started = selfplay.started(game, selfplay.setup_of(game, scenario), draws)
            view = started.position.view(None)
            for turned in (False, True):
                assert painter.paint_board(view, (), say, turned=turned).data
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return int(next(one for one in lines if one.startswith(LINUX_PEAK)).split()[1]) / 1024
