"""The Move step, and moves after the attacks."""

from __future__ import annotations

from typing import Literal

from bot.engine.model import Decision
from bot.games.commands_colors.actions import Done, MoveUnit
from bot.games.hoth.content import Exit
from bot.games.hoth.model.actions import HothAction
from bot.games.hoth.model.events import UnitMoved
from bot.games.hoth.model.points import POINTS, Point
from bot.games.hoth.model.scene import Scene, Tables
from bot.games.hoth.model.state import OFF, Gone, TurnFrame, Unit
from bot.games.hoth.model.view import HothView
from bot.games.hoth.rules import movement, support, victory
from bot.games.hoth.words.faults import Fault, fault

from . import Flow, ending

POST: Point = "DP-POSTMOVE"
NOWHERE: frozenset[str] = frozenset()


def movers(scene: Scene, post: bool) -> list[tuple[Unit, int, frozenset[str]]]:
    """List the units that may still move, each with its hexes and its ways off the board.

    Nobody leaves the board in a move after the attacks.

    Rules: HOTH-MOVE-01, HOTH-ORD-01, HOTH-CARD-11, HOTH-SCN-06.
    """
    exits = NOWHERE if post else movement.exit_hexes(scene, scene.turn.side)
    found: list[tuple[Unit, int, frozenset[str]]] = []
    for unit in scene.field.units:
        if not unit.ordered or (unit.moved and not post):
            continue
        limit = movement.post_allowance(scene, unit) if post else movement.allowance(scene, unit)
        if movement.has_move(scene, unit, limit, exits):
            found.append((unit, limit, exits))
    return found


def options_move(view: HothView, tables: Tables, decision: Decision) -> list[HothAction]:
    """List one path per unit and reachable end, and the end of moving.

    Rules: HOTH-MOVE-01, HOTH-MOVE-04, HOTH-CARD-11.
    """
    scene = Scene(tables, view)
    paths = [
        path
        for unit, limit, exits in movers(scene, POINTS.at(decision) == POST)
        for path in movement.reach(scene, unit, limit, exits)
    ]
    paths.sort(key=">".join)
    return [*map(MoveUnit, paths), Done()]


def move_fault(scene: Scene, action: MoveUnit, post: bool) -> Fault | None:
    """Say what is wrong with a move; None when it is legal.

    Accepts any legal path, also those that ``options_move`` does not list.
    """
    for unit, limit, exits in movers(scene, post):
        if action.path and unit.hex == action.path[0]:
            return movement.path_fault(scene, unit, action.path, limit, exits)
    return fault("HOTH-MOVE-01", "cannot-move")


def advance_move(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask for one move after the other; the step ends when nobody can move.

    Rules: HOTH-MOVE-01, HOTH-TURN-01.
    """
    can_move = movers(Scene(tables, t.state), post=False)
    if can_move or support.asks(tables, t.state, "after_orders"):
        POINTS.ask(t, "DP-MOVE", t.state.turn.seat)
    else:
        end_moving(t, tables, f)


def advance_post_move(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask for the moves that a card allows after all attacks.  Rules: HOTH-CARD-11."""
    t.state.turn.phase = "post_move"
    if movers(Scene(tables, t.state), post=True):
        t.ask(POST, t.state.turn.seat)
    else:
        f.step = "end"


def end_moving(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Turn the E-Webs of ordered units and go on to the attacks.

    Rules: HOTH-TURN-02, HOTH-BDG-09, HOTH-BDG-11, HOTH-RUL-24.
    """
    for unit in t.state.units:
        if unit.web is not None and unit.ordered:
            unit.web = "moved" if unit.hexes_moved else "installed"
    f.step = "attack"
    t.state.turn.phase = "attack"


def apply_move(t: Flow, tables: Tables, decision: Decision, action: MoveUnit) -> None:
    """Move a unit along its path, or off the board.

    Rules: HOTH-MOVE-01, HOTH-MOVE-07, HOTH-MOVE-08, HOTH-CARD-11, HOTH-OBJ-04, HOTH-RUL-24.
    """
    scene = Scene(tables, t.state)
    unit = scene.units[action.path[0]]
    leaves = action.path[-1] == OFF
    before = ending.taken_objectives(t)
    walked = ending.walk(t, tables, unit, action.path[1 : -1 if leaves else None])
    post = POINTS.at(decision) == POST
    if post:
        unit.post_moved = True
        unit.web = "moved" if unit.web else None
    else:
        t.state.turn.moving = True
        unit.moved = True
        unit.hexes_moved = len(action.path) - 1
        unit.entered_stop = scene.terrain_at(unit.hex).no_attack_after_entering
    leaves = leaves and len(walked) == len(action.path) - 1
    leaves = leaves and victory.verdict(tables, t.state, moving=unit.id) is None
    path = (*walked, OFF) if leaves else walked
    how: Literal["post_move", "move"] = "post_move" if post else "move"
    t.tell(UnitMoved(unit=unit.id, type=unit.type, side=unit.side, path=path, how=how))
    ending.tell_taken(t, before)
    if leaves:
        leave(t, tables, unit)
    ending.is_over(t, tables)


def leave(t: Flow, tables: Tables, unit: Unit) -> None:
    """Take a unit that left the board out of the battle, for medals of its own side.

    Rules: HOTH-SCN-06.
    """
    state = t.state
    state.units.remove(unit)
    state.gone.append(Gone(unit.id, unit.type, unit.side, "exited"))
    for rule in tables.specials(state.scenario, unit.side):
        if isinstance(rule, Exit):
            state.sides[unit.side].medals_bonus += rule.medals


def decline(t: Flow, tables: Tables, decision: Decision, f: TurnFrame) -> None:
    """End the Move step or the moves after the attacks.  Rules: HOTH-MOVE-01."""
    if POINTS.at(decision) == POST:
        f.step = "end"
    else:
        end_moving(t, tables, f)
