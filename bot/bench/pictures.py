"""Pictures: a board from view to bytes with cached layers, against the encoding alone."""

from __future__ import annotations

from collections.abc import Iterator

import renderers
from bot import selfplay
from bot.engine.draws import SeededDraws
from bot.engine.game import AnyGame
from bot.text import load_catalogue

from . import Row, median_ms, row

FACTOR = 1.4
TIMES = 40
MIDGAME = 120


def rows(game: AnyGame) -> Iterator[Row]:
    """Measure the board of a battle in progress."""
    painter = renderers.for_game(game)
    say = load_catalogue().speaker("en")
    draws, scenarios = SeededDraws(b"bench", "bench"), game.scenarios()
    line = selfplay.started(game, selfplay.setup_of(game, scenarios[len(scenarios) // 2]), draws)
    position = line.position
    for count, later in enumerate(selfplay.steps(line, draws, selfplay.random_chooser("bench"))):
        position = later if later.open else position
        if count == MIDGAME:
            break
    view = position.view(None)
    painter.paint_board(view, (), say)
    alone = median_ms(painter.encoding_of(view, (), say), TIMES)
    whole = median_ms(lambda: painter.paint_board(view, (), say), TIMES)
    yield row(f"{game.slug}: board picture, view to bytes", whole, FACTOR * alone)
