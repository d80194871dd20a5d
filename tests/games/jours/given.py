"""What the tests of Jours de Gloire read once, and how they set up and play a position."""

from __future__ import annotations

from bot.engine import flow
from bot.engine.chance.draws import ScriptedDraws
from bot.engine.flow import Position, Step, Transition
from bot.engine.model import Draw
from bot.games.jours.notation.case import JdgPositions
from bot.games.jours.phases import choices
from tests.support.loaded import load_content, load_games

CONTENT = load_content("jours")
GAME = load_games()["jours"]
TABLES = GAME.tables
POSITIONS = JdgPositions(CONTENT)


def dice(*faces):
    """Force dice of faces 0 to 9; a pair (value, sides) is a draw of another die."""
    rolls = [one if isinstance(one, tuple) else (one or 10, 10) for one in faces]
    return ScriptedDraws([Draw("roll", 1, sides, "", (value,)) for value, sides in rolls])


def state(units=(), *, active="X", stage="move", formation_map="blank15", **note):
    """Read a position: an activation of X at a segment, or whatever is named.

    A commander far off keeps the movement segment open. Reactions are asked one by one.
    """
    note.setdefault("options", {"sheet": "off"})
    note.setdefault("chiefs", ["0115 *CC drm1 cap2 rng5 blue"])
    if formation_map != "blank15" and note["chiefs"] == ["0115 *CC drm1 cap2 rng5 blue"]:
        note["chiefs"] = ["0110 *CC drm1 cap2 rng5 blue"]
    if active is not None:
        note["active"] = {"formation": active, "stage": stage, **note.pop("marker", {})}
    note.setdefault("map", formation_map)
    return POSITIONS.read({"units": list(units), **note})


def settled(made, *faces):
    """Run a state until somebody must decide; returns the step."""
    return flow._settled(GAME, Transition(made, dice(*faces)))


def start(units=(), *faces, **note):
    """Set up a position and run it until somebody must decide."""
    return settled(state(units, **note), *faces).position


def order(position, line, *faces, seat=None) -> Step:
    """Let whoever must decide (or a seat) give an order, with forced dice: all are used."""
    open_ = position.open[0] if seat is None else position.decision_of(seat)
    action = GAME.read(position.view(open_.seat), open_, line)
    draws = dice(*faces)
    step = flow.submit(position, open_.seat, open_.serial, action, draws)
    assert draws.left == 0, f"{draws.left} dice were not rolled"
    return step


def after(position, *lines) -> Position:
    """Give orders one after the other; a pair is an order with its dice."""
    for one in lines:
        line, *faces = one if isinstance(one, tuple) else (one,)
        position = order(position, line, *faces).position
    return position


def refused(position, line):
    """Return the rule for which an order is refused; empty: it is legal."""
    open_ = position.open[0]
    view = position.view(open_.seat)
    action = GAME.read(view, open_, line)
    found = choices.wrong(view, TABLES, open_, action)
    return "" if found is None else found.rule


def unit(position, key):
    """Return a unit of a position."""
    return position.state.field.unit(key)


def where(position, key):
    """Return hex, facing and level of a unit."""
    one = unit(position, key)
    return one.at, one.facing, one.level


def asked(position):
    """Return the decision points that are open, with their seats."""
    return [(one.point, one.seat) for one in position.open]


def told(step, kind):
    """Return the events of a kind."""
    return [one for one in step.events if isinstance(one, kind)]
