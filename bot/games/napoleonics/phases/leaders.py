"""The retreat of a leader who is alone: step by step, past friends and through enemies."""

from __future__ import annotations

from bot.games.commands_colors.actions import Done
from bot.games.napoleonics.model.actions import NapAction, StepBack
from bot.games.napoleonics.model.events import LeaderChecked, LeaderRetreated
from bot.games.napoleonics.model.points import POINTS
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import OFF, Leader, LeaderFrame, Unit, seat_of
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.rules import combat, melee, retreat

from . import Flow, ending, roll


def choices(scene: Scene, f: LeaderFrame) -> list[NapAction]:
    """List where a leader may go next, and whether he may stay.

    Rules: NAP-LRT-01, NAP-LRT-03, NAP-LRT-04, NAP-LRT-06, NAP-ESC-03, NAP-ESC-04.
    """
    leader = scene.leader(f.leader)
    steps = retreat.leader_steps(scene, leader, f.at, f.steps)
    stay: list[NapAction] = [Done()] if retreat.may_stop(scene, leader, f.at, f.steps) else []
    return [*stay, *(StepBack(there) for there in sorted(steps))]


def options_leader(view: NapView, tables: Tables) -> list[NapAction]:
    """List the steps of the leader who falls back.  Rules: NAP-LRT-01."""
    assert view.falling_back is not None
    return choices(Scene(tables, view), view.falling_back)


def advance_leader(t: Flow, tables: Tables, f: LeaderFrame) -> None:
    """Ask for the next step; a sole choice is made at once, and without any he is killed.

    Rules: NAP-LRT-05, NAP-LRT-06, NAP-LRT-07, NAP-ESC-03.
    """
    scene = Scene(tables, t.state)
    leader, found = scene.leader(f.leader), choices(scene, f)
    if not found:
        t.pop()
        ending.lose_leader(t, tables, leader, f.at, "trapped")
    elif len(found) > 1:
        POINTS.ask(t, "D-13", seat_of(leader.side))
    elif isinstance(found[0], StepBack):
        apply_step(t, tables, found[0])
    else:
        stop(t, tables)


def stop(t: Flow, tables: Tables) -> None:
    """Let the leader stay where he is, with a unit there.  Rules: NAP-LRT-03."""
    frame = t.state.flow[-1]
    assert isinstance(frame, LeaderFrame)
    Scene(tables, t.state).leader(frame.leader).hex = frame.at
    t.pop()


def apply_step(t: Flow, tables: Tables, action: StepBack) -> None:
    """Take the leader one hex back, off the board, or into an enemy's hex.

    Rules: NAP-LRT-01, NAP-LRT-06, NAP-ESC-01.
    """
    frame = t.state.flow[-1]
    assert isinstance(frame, LeaderFrame)
    scene = Scene(tables, t.state)
    leader = scene.leader(frame.leader)
    if action.hex == OFF:
        t.pop()
        ending.lose_leader(t, tables, leader, frame.at, "left")
        return
    t.tell(LeaderRetreated(name=leader.name, side=leader.side, origin=frame.at, hex=action.hex))
    frame.at = action.hex
    frame.steps += 1
    unit = scene.units.get(frame.at)
    if unit is not None and unit.side != leader.side and choices(scene, frame):
        escape(t, tables, frame, leader, unit)


def escape(t: Flow, tables: Tables, f: LeaderFrame, leader: Leader, enemy: Unit) -> None:
    """Roll the enemy's dice against a leader slipping through; a saber kills him.

    Rules: NAP-ESC-01, NAP-ESC-02, NAP-ESC-03, NAP-RUL-45.
    """
    scene = Scene(tables, t.state)
    count = melee.escape_tally(scene, enemy).floored
    dice = roll(t, tables, count, "NAP-ESC-01")
    killed = combat.SABER in dice
    t.tell(
        LeaderChecked(
            name=leader.name,
            side=leader.side,
            hex=f.at,
            why="escape",
            dice=tuple(dice),
            killed=killed,
            rule="NAP-ESC-02",
        )
    )
    if killed:
        t.pop()
        ending.lose_leader(t, tables, leader, f.at, "killed")
