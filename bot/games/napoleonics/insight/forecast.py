"""What surely follows from a move: where the piece stands then, and whether it can still battle."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from bot.engine.parts.insight import Forecast
from bot.games.commands_colors.actions import MoveUnit
from bot.games.napoleonics.model.actions import MoveLeader, NapAction
from bot.games.napoleonics.model.events import LeaderMoved, UnitMoved
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import Leader, Unit
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.phases import combats
from bot.games.napoleonics.rules import ground, movement
from bot.games.napoleonics.words import captions, names

Piece = TypeVar("Piece", Unit, Leader)


def forecast(tables: Tables, view: NapView, action: NapAction) -> Forecast[NapView] | None:
    """Preview a move; None for other orders, whose odds or labels serve.

    Rules: NAP-PBP-03, NAP-MOV-13, NAP-CBT-05.
    """
    scene = Scene(tables, view)
    match action:
        case MoveUnit(path) if path and path[0] in scene.units:
            return unit_forecast(tables, view, scene, action)
        case MoveLeader(path) if path and path[0] in scene.leaders:
            return leader_forecast(view, scene, action)
        case _:
            return None


def unit_forecast(
    tables: Tables, view: NapView, scene: Scene, action: MoveUnit
) -> Forecast[NapView]:
    """Preview the move of a unit with the leader who goes with it.

    A look before the move is asked for only where the unit gives up a combat by it.
    """
    unit, end = scene.units[action.path[0]], action.path[-1]
    leader = movement.companion(scene, unit)
    there = moved(scene, unit, action.path)
    leaders = view.leaders
    if leader is not None:
        leaders = _with(leaders, msgspec.structs.replace(leader, hex=end))
    then = msgspec.structs.replace(view, units=_with(view.units, there), leaders=leaders)
    told = UnitMoved(unit=unit.id, type=unit.type, side=unit.side, path=action.path)
    line = captions.caption(told)
    ready = combats.can_attack(Scene(tables, then), there)
    after = names.message("forecast-battles") if ready else names.message("forecast-no-battle")
    gives_up = not ready and combats.can_attack(scene, unit)
    lines = (after, *([line] if line is not None else []))
    return Forecast(lines, then, (told,), consent=gives_up)


def leader_forecast(view: NapView, scene: Scene, action: MoveLeader) -> Forecast[NapView]:
    """Preview the move of a leader by himself.  Rules: NAP-LDR-03, NAP-LDR-09."""
    leader, end = scene.leaders[action.path[0]], action.path[-1]
    units, unit = view.units, scene.units.get(end)
    if unit is not None:
        units = _with(units, msgspec.structs.replace(unit, joined=True))
    there = msgspec.structs.replace(leader, hex=end, moved=True)
    then = msgspec.structs.replace(view, units=units, leaders=_with(view.leaders, there))
    told = LeaderMoved(leader=leader.id, name=leader.name, side=leader.side, path=action.path)
    line = captions.caption(told)
    return Forecast((line,) if line is not None else (), then, (told,), consent=False)


def moved(scene: Scene, unit: Unit, path: tuple[str, ...]) -> Unit:
    """Return a copy of a unit as it is after a move.

    Rules: NAP-MOV-13, NAP-TER-02, NAP-RUL-54.
    """
    light = "light_type" in scene.kind(unit).tags
    terrain = scene.terrain_at(path[-1])
    return msgspec.structs.replace(
        unit,
        hex=path[-1],
        moved=True,
        hexes_moved=len(path) - 1,
        led=movement.companion(scene, unit) is not None,
        entered=len(path) > 1 and not ground.may_battle_after(terrain, light),
    )


def _with(pieces: tuple[Piece, ...], changed: Piece) -> tuple[Piece, ...]:
    return tuple(changed if one.id == changed.id else one for one in pieces)
