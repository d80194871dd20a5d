"""Advances after a melee: taking ground, breakthrough, bonus melee."""

from __future__ import annotations

from bot.games.commands_colors.actions import Done
from bot.games.commands_colors.retreat import Path
from bot.games.napoleonics.model.actions import Advance, NapAction
from bot.games.napoleonics.model.events import UnitMoved
from bot.games.napoleonics.model.points import POINTS
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import CombatFrame, Unit, seat_of
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.rules import ground, melee, movement

from . import Flow, ending


def advances(scene: Scene, f: CombatFrame) -> list[Path]:
    """List the ways in which the attacker may advance, start hex left out.

    Rules: NAP-TG-01, NAP-TG-02, NAP-TG-03, NAP-BT-01, NAP-BT-02, NAP-BT-03, NAP-BON-05,
    NAP-CA-08, NAP-SQ-05, NAP-LDR-09, NAP-FST-07.
    """
    unit = scene.unit(f.attacker)
    if unit is None or unit.hex != f.origin or unit.square is not None:
        return []
    kind = scene.kind(unit)
    if kind.unit_class == "artillery" or ground.bars(scene, f.target_hex, kind.unit_class):
        return []
    first = (f.target_hex,)
    if kind.unit_class == "infantry" or f.bonus:
        return [first]
    return [first, *((f.target_hex, there) for there in second_hexes(scene, unit, f.target_hex))]


def second_hexes(scene: Scene, unit: Unit, here: str) -> list[str]:
    """List the hexes to which cavalry may go on from the hex that it took.

    Rules: NAP-BT-01, NAP-BT-02, NAP-BT-03.
    """
    if ground.stops(scene, unit.hex, here):
        return []
    led = scene.leader_of(unit) is not None
    return [
        there
        for there in scene.tables.board.neighbours[here]
        if movement.step_fault(scene, unit, here, there, led) is None
    ]


def options_advance(view: NapView, tables: Tables) -> list[NapAction]:
    """List the advances, and to stay.  Rules: NAP-TG-02, NAP-BT-01."""
    assert view.combat is not None
    found = sorted(advances(Scene(tables, view), view.combat), key=">".join)
    return [*map(Advance, found), Done()]


def advance_advance(t: Flow, tables: Tables, f: CombatFrame) -> None:
    """Ask whether the attacker advances, if it may.  Rules: NAP-TG-01, NAP-TG-02, NAP-BT-01."""
    if advances(Scene(tables, t.state), f):
        POINTS.ask(t, "D-14", seat_of(t.state.turn.side))
    else:
        f.step = "end"


def apply_advance(t: Flow, tables: Tables, action: Advance) -> None:
    """Take ground, or break through; only cavalry may fight again, and once.

    Rules: NAP-TG-01, NAP-BT-01, NAP-BT-02, NAP-BON-01, NAP-BON-02, NAP-BON-03,
    NAP-BON-05, NAP-LDR-11.
    """
    frame = t.state.flow[-1]
    assert isinstance(frame, CombatFrame)
    scene = Scene(tables, t.state)
    unit = scene.unit(frame.attacker)
    assert unit is not None
    cavalry = scene.kind(unit).unit_class == "cavalry"
    ended = scene.terrain_at(action.path[-1])
    unit.entered = not ground.may_battle_after(ended, light=False)
    t.tell(
        UnitMoved(
            unit=unit.id,
            type=unit.type,
            side=unit.side,
            path=(unit.hex, *action.path),
            how="breakthrough" if cavalry else "take_ground",
        )
    )
    frame.step = "bonus" if cavalry and not frame.bonus else "end"
    ending.march(t, tables, unit, action.path[-1])


def advance_bonus(t: Flow, tables: Tables, f: CombatFrame) -> None:
    """Offer cavalry that broke through a second melee.

    Rules: NAP-BON-01, NAP-BON-03, NAP-RUL-57.
    """
    scene = Scene(tables, t.state)
    unit = scene.unit(f.attacker)
    if unit is None or unit.entered or next(melee.targets(scene, unit), None) is None:
        f.step = "end"
    else:
        POINTS.ask(t, "D-15", seat_of(t.state.turn.side))
