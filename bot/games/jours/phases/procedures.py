"""What runs each kind of procedure, and what an answer does to the running one."""

from __future__ import annotations

from typing import assert_never

from bot.engine.model import Seat
from bot.engine.script import Paused
from bot.games.jours.model.actions import End, JdgAction
from bot.games.jours.model.points import Point
from bot.games.jours.model.state import (
    Activation,
    Charge,
    Combat,
    CombatSegment,
    Entering,
    Evasion,
    FireSegment,
    Flight,
    Game,
    JdgFrame,
    March,
    MoveSegment,
    Pursuit,
    RallySegment,
    Retreat,
    RoutMove,
    RoutPhase,
    Shot,
)
from bot.games.jours.notation.lines import write
from bot.games.jours.rules.land.ground import Tables

from . import retreats
from .combat import assaults, charges, combats, entries, fires, pursuits
from .march import flights, marches, moves
from .script import Flow, Script
from .turn import activations, rallies, turns


def advance(t: Flow, tables: Tables) -> None:
    """Run the procedure on top until it needs an answer."""
    frame = t.state.flow[-1]
    try:
        run(Script(t, frame, tables), frame)
    except Paused:
        return


def run(s: Script, frame: JdgFrame) -> None:  # noqa: C901  (one case each)
    """Run a procedure from the top; raises ``Paused`` where it must wait."""
    match frame:
        case Game():
            turns.advance_game(s, frame)
        case Activation():
            activations.advance_activation(s)
        case FireSegment():
            fires.advance_fires(s, frame)
        case Shot():
            fires.advance_shot(s, frame)
        case MoveSegment():
            moves.advance_moves(s, frame)
        case March():
            marches.advance_march(s, frame)
        case Flight():
            flights.advance_flight(s, frame)
        case RallySegment():
            rallies.advance_rallies(s, frame)
        case Charge():
            charges.advance_charge(s, frame)
        case CombatSegment():
            assaults.advance_combats(s, frame)
        case Combat():
            combats.advance_combat(s, frame)
        case Entering():
            entries.advance_entering(s, frame)
        case Evasion():
            entries.advance_evasion(s, frame)
        case Pursuit():
            pursuits.advance_pursuit(s, frame)
        case Retreat():
            retreats.advance_retreat(s, frame)
        case RoutMove():
            retreats.advance_rout_move(s, frame)
        case RoutPhase():
            retreats.advance_rout_phase(s, frame)
        case _:
            assert_never(frame)


def take_answer(t: Flow, tables: Tables, seat: Seat, action: JdgAction) -> None:
    """Keep an answer where the procedure looks for it; a secret one unseen by anybody else.

    Rules: JDG-PBP-b.
    """
    frame = t.state.flow[-1]
    s = Script(t, frame, tables)
    if not may_be_taken_back(s.questions[seat].point, action):
        t.reveal()
    if isinstance(frame, Game) and frame.step in ("markers", "orders"):
        turns.answer_sealed(s, frame, seat, write(action))
    else:
        s.take(seat, write(action))


def may_be_taken_back(point: Point, action: JdgAction) -> bool:
    """Tell whether an answer may be undone as long as nothing else forbids it.

    That is so in the movement segment, which begins with the end of fire, and while shocks are
    still being listed.

    Rules: JDG-PBP-b.
    """
    if isinstance(action, End):
        return action.what in ("fire", "move")
    return point in ("DP-M1", "DP-C1")
