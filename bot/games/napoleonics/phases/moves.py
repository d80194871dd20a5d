"""The Movement phase: units and leaders move, one after the other."""

from __future__ import annotations

from bot.games.commands_colors.actions import Done, MoveUnit
from bot.games.commands_colors.retreat import Path
from bot.games.napoleonics.model.actions import MoveLeader, NapAction
from bot.games.napoleonics.model.events import LeaderMoved, UnitMoved
from bot.games.napoleonics.model.points import POINTS
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import TurnFrame, Unit, seat_of
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.rules import ground, movement
from bot.games.napoleonics.words.faults import Fault, fault

from . import Flow, ending


def options_move(view: NapView, tables: Tables) -> list[NapAction]:
    """List one path per piece and end, and the end of moving.  Rules: NAP-MOV-01, NAP-LDR-01."""
    by_units: list[Path] = []
    by_leaders: list[Path] = []
    for piece, paths in movement.movers(Scene(tables, view)):
        found = by_units if isinstance(piece, Unit) else by_leaders
        found.extend(paths)
    by_units.sort(key=">".join)
    by_leaders.sort(key=">".join)
    return [*map(MoveUnit, by_units), Done(), *map(MoveLeader, by_leaders)]


def move_fault(scene: Scene, action: MoveUnit | MoveLeader) -> Fault | None:
    """Say what is wrong with a move; None when it is legal.

    Accepts any legal path, also those that ``options_move`` does not list.

    Rules: NAP-MOV-01, NAP-MOV-02, NAP-LDR-01.
    """
    start = action.path[0] if action.path else ""
    if isinstance(action, MoveUnit):
        unit = scene.units.get(start)
        if unit is None or unit.side != scene.turn.side:
            return fault("NAP-GEN-01", "no-own-unit", hex=start)
        return movement.path_fault(scene, unit, action.path)
    leader = scene.leaders.get(start)
    if leader is None or leader.side != scene.turn.side:
        return fault("NAP-GEN-01", "no-own-leader", hex=start)
    return movement.leader_path_fault(scene, leader, action.path)


def advance_move(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask for one move after the other; the phase ends when nobody can move.

    Rules: NAP-MOV-01, NAP-SEQ-01.
    """
    if movement.can_move(Scene(tables, t.state)):
        POINTS.ask(t, "D-06", seat_of(t.state.turn.side))
    else:
        end_moving(t, f)


def end_moving(t: Flow, f: TurnFrame) -> None:
    """Go on to the combats.  Rules: NAP-SEQ-01."""
    f.step = "combat"
    t.state.turn.phase = "combat"


def apply_move(t: Flow, tables: Tables, action: MoveUnit) -> None:
    """Move a unit with the leader who goes with it.

    Rules: NAP-MOV-01, NAP-MOV-04, NAP-MOV-13, NAP-LDR-08, NAP-LDR-10, NAP-LDR-11.
    """
    scene = Scene(tables, t.state)
    unit = scene.units[action.path[0]]
    led = movement.companion(scene, unit) is not None
    end = action.path[-1]
    unit.moved, unit.led = True, led
    unit.hexes_moved = len(action.path) - 1
    light = "light_type" in scene.kind(unit).tags
    unit.entered = not ground.may_battle_after(scene.terrain_at(end), light)
    t.tell(UnitMoved(unit=unit.id, type=unit.type, side=unit.side, path=action.path))
    ending.march(t, tables, unit, end, led=led)


def apply_move_leader(t: Flow, tables: Tables, action: MoveLeader) -> None:
    """Move a leader by himself; a unit that he joins moves no more.

    Rules: NAP-LDR-01, NAP-LDR-03, NAP-LDR-07, NAP-LDR-09.
    """
    scene = Scene(tables, t.state)
    leader = scene.leaders[action.path[0]]
    leader.hex = action.path[-1]
    leader.moved = True
    unit = scene.units.get(leader.hex)
    if unit is not None:
        unit.joined = True
    t.tell(LeaderMoved(leader=leader.id, name=leader.name, side=leader.side, path=action.path))
