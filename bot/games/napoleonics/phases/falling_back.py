"""Flags: ignoring them, retreating for the rest, and retiring cavalry."""

from __future__ import annotations

from bot.games.commands_colors.retreat import Path
from bot.games.napoleonics.model.actions import IgnoreFlags, NapAction, Retreat
from bot.games.napoleonics.model.events import FlagsIgnored, UnitRetreated
from bot.games.napoleonics.model.points import POINTS
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import RollFrame, Unit, seat_of
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.rules import morale, retreat

from . import Flow, ending

# Flags -------------------------------------------------------------------------------------------


def ignorable(scene: Scene, f: RollFrame) -> int:
    """Return how many of the flags the unit may ignore.

    Rules: NAP-MOR-01, NAP-MOR-07, NAP-SQ-08, NAP-SQ-13.
    """
    unit, roller = scene.units[f.target_hex], scene.unit(f.roller)
    by_square = roller is not None and roller.square is not None
    bounced = by_square and scene.kind(unit).unit_class == "cavalry"
    return min(f.flags, morale.ignorable(scene, unit, f.origin, bounced=bounced).total)


def advance_flags(t: Flow, tables: Tables, f: RollFrame) -> None:
    """Ask how many flags are ignored if any may be; retiring cavalry knows none.

    Rules: NAP-MOR-01, NAP-MOR-08, NAP-RR-04, NAP-RNG-11.
    """
    scene = Scene(tables, t.state)
    if f.why == "retire":
        f.owed = tables.content.match.retire
        f.step = "retreat"
    elif ignorable(scene, f):
        POINTS.ask(t, "D-11", seat_of(scene.units[f.target_hex].side))
    else:
        face_flags(scene, f)


def options_ignore(view: NapView, tables: Tables) -> list[NapAction]:
    """List the numbers of flags that may be ignored.  Rules: NAP-MOR-01."""
    assert view.roll is not None
    most = ignorable(Scene(tables, view), view.roll)
    return [IgnoreFlags(count) for count in range(most + 1)]


def apply_ignore(t: Flow, tables: Tables, action: IgnoreFlags) -> None:
    """Ignore flags; those left send the unit back.  Rules: NAP-MOR-01, NAP-RET-01."""
    frame = t.state.flow[-1]
    assert isinstance(frame, RollFrame)
    scene = Scene(tables, t.state)
    unit = scene.units[frame.target_hex]
    frame.flags -= action.count
    if action.count:
        t.tell(FlagsIgnored(type=unit.type, side=unit.side, hex=unit.hex, count=action.count))
    face_flags(scene, frame)


def face_flags(scene: Scene, f: RollFrame) -> None:
    """Turn the flags that are left into hexes to retreat.  Rules: NAP-RET-01, NAP-RUL-61."""
    f.owed = f.flags * scene.kind(scene.units[f.target_hex]).retreat_per_flag
    f.step = "retreat"


# Retreating --------------------------------------------------------------------------------------


def ways(scene: Scene, f: RollFrame) -> list[Path]:
    """List the ways back of the unit.  Rules: NAP-RET-03, NAP-RR-04."""
    unit = scene.units[f.target_hex]
    if f.why == "retire":
        return retreat.retirements(scene, unit)
    return retreat.paths(scene, unit, f.owed)


def options_retreat(view: NapView, tables: Tables) -> list[NapAction]:
    """List the ways back.  Rules: NAP-RET-02, NAP-RET-03, NAP-RR-04."""
    assert view.roll is not None
    found = sorted(ways(Scene(tables, view), view.roll), key=">".join)
    return [Retreat(path) for path in found]


def advance_retreat(t: Flow, tables: Tables, f: RollFrame) -> None:
    """Ask for the way back; a sole one is taken at once, since everybody can see that it is.

    A square stands and loses blocks instead.

    Rules: NAP-RET-03, NAP-RET-06, NAP-SQ-15, NAP-RUL-61.
    """
    scene = Scene(tables, t.state)
    unit = scene.units[f.target_hex]
    if not f.owed:
        f.step = "end"
    elif unit.square is not None:
        f.step = "blocked"
        ending.lose_blocks(t, tables, unit, f.owed, "square")
    else:
        found = ways(scene, f)
        if len(found) == 1:
            apply_retreat(t, tables, Retreat(found[0]))
        else:
            POINTS.ask(t, "D-12", seat_of(unit.side))


def apply_retreat(t: Flow, tables: Tables, action: Retreat) -> None:
    """Retreat or retire; each hex that could not be made costs a block.

    Rules: NAP-RET-01, NAP-RET-05, NAP-RET-06, NAP-RET-07, NAP-LDR-11, NAP-RR-04.
    """
    frame = t.state.flow[-1]
    assert isinstance(frame, RollFrame)
    scene = Scene(tables, t.state)
    unit = scene.units[frame.target_hex]
    missing = frame.owed - len(action.path)
    if retreat.is_forgiven(scene, action.path):
        missing = 0
    go_back(t, tables, frame, unit, action.path)
    frame.step = "end"
    if missing and t.state.over is None:
        frame.step = "blocked"
        ending.lose_blocks(t, tables, unit, missing, "retreat")


def go_back(t: Flow, tables: Tables, f: RollFrame, unit: Unit, path: Path) -> None:
    """Move a unit along its way back; the roll follows it."""
    if not path:
        return
    t.tell(
        UnitRetreated(
            unit=unit.id,
            type=unit.type,
            side=unit.side,
            path=(unit.hex, *path),
            how="retire" if f.why == "retire" else "retreat",
        )
    )
    f.target_hex = path[-1]
    ending.march(t, tables, unit, path[-1])
