"""A match of the virtual table from its first question on."""

from __future__ import annotations

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import ScriptedDraws
from tests.games.fire_and_sword.live import Live, game, rolled


def begun(scenario: str, dice: str = "", **options: str) -> Live:
    """Begin a match; options of seats have an underscore for each dash."""
    setup = selfplay.setup_of(
        game(), scenario, {k.replace("_", "-"): v for k, v in options.items()}
    )
    step = flow.begin(game(), setup, ScriptedDraws(rolled(dice)))
    live = Live.__new__(Live)
    live.position, live.events = step.position, list(step.events)
    return live


def usual(live: Live, point: str, **more: str) -> Live:
    """Answer a question as a silent player does, as long as it is asked."""
    while live.position.open and live.position.open[0].point == point:
        decision = live.position.open[0]
        live.answer(live.position.view(decision.seat).asked.default, seat=decision.seat, **more)
    return live


def stands(live: Live, key: str) -> tuple[float, float, float] | str | None:
    """Return where an element stands: inches and degrees, its structure, or nowhere."""
    where = live.position.state.field.places.get(key)
    if where is None:
        return None
    x, y, heading = where.place
    return where.structure or (x / 1000, y / 1000, heading / 100)
