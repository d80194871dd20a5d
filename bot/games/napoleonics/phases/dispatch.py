"""Which chapter lists the answers to a decision, and which one carries an answer out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.model import Decision
from bot.games.commands_colors.actions import Done, KeepCard, MoveUnit, NameSection, PlayCard
from bot.games.napoleonics.model.actions import (
    Advance,
    Attack,
    BattleBack,
    ChooseMode,
    DetachLeader,
    Dissolve,
    IgnoreFlags,
    MoveLeader,
    NapAction,
    NapAnswer,
    OrderPiece,
    React,
    RegainBlock,
    Resupply,
    Retreat,
    StepBack,
)
from bot.games.napoleonics.model.points import POINTS
from bot.games.napoleonics.model.scene import Tables
from bot.games.napoleonics.model.state import CombatFrame, LeaderFrame, RollFrame, TurnFrame
from bot.games.napoleonics.model.view import NapView

from . import (
    Flow,
    advances,
    combats,
    command,
    drawing,
    falling_back,
    leaders,
    moves,
    orders,
    reacting,
)


def options(  # noqa: C901  (one case each)
    view: NapView, tables: Tables, decision: Decision
) -> Sequence[NapAction]:
    """List the legal actions of a decision; none outside decisions."""
    point = POINTS.at(decision)
    match point:
        case "D-02":
            return command.options_play(view)
        case "D-03":
            return command.options_choose(view, tables)
        case "D-04":
            return command.options_regain(view, tables)
        case "D-05":
            return orders.options_order(view, tables)
        case "D-06":
            return moves.options_move(view, tables)
        case "D-07" | "D-15":
            return combats.options_combat(view, tables)
        case "D-08":
            return reacting.options_react(view, tables)
        case "D-11":
            return falling_back.options_ignore(view, tables)
        case "D-12":
            return falling_back.options_retreat(view, tables)
        case "D-13":
            return leaders.options_leader(view, tables)
        case "D-14":
            return advances.options_advance(view, tables)
        case "D-16":
            return (BattleBack(), Done())
        case "D-19":
            return drawing.options_keep(view)
        case None:
            return ()
        case _:
            assert_never(point)


def apply(t: Flow, tables: Tables, action: NapAnswer) -> None:  # noqa: C901  (one case each)
    """Carry out an answer to a decision."""
    match action:
        case PlayCard():
            command.apply_play(t, tables, action)
        case NameSection():
            command.apply_section(t, tables, action)
        case ChooseMode():
            command.apply_mode(t, tables, action)
        case Resupply():
            command.apply_resupply(t, tables, action)
        case RegainBlock():
            command.apply_regain(t, tables, action)
        case OrderPiece():
            orders.apply_order(t, tables, action)
        case DetachLeader():
            orders.apply_detach(t, tables, action)
        case Dissolve():
            orders.apply_dissolve(t, tables, action)
        case MoveUnit():
            moves.apply_move(t, tables, action)
        case MoveLeader():
            moves.apply_move_leader(t, tables, action)
        case Attack():
            combats.apply_attack(t, tables, action)
        case React():
            reacting.apply_react(t, tables, action)
        case IgnoreFlags():
            falling_back.apply_ignore(t, tables, action)
        case Retreat():
            falling_back.apply_retreat(t, tables, action)
        case StepBack():
            leaders.apply_step(t, tables, action)
        case Advance():
            advances.apply_advance(t, tables, action)
        case BattleBack():
            combats.apply_battle_back(t, tables)
        case KeepCard():
            drawing.apply_keep(t, action)
        case Done():
            apply_done(t, tables)
        case _:
            assert_never(action)


def apply_done(t: Flow, tables: Tables) -> None:
    """Carry out "enough" or "no" at the running procedure.

    Rules: NAP-CBT-02, NAP-CRD-18, NAP-TG-02, NAP-BON-01, NAP-BB-01, NAP-LRT-01.
    """
    frame = t.state.flow[-1]
    match frame:
        case TurnFrame(step="order"):
            orders.end_ordering(t, tables, frame)
        case TurnFrame(step="move"):
            moves.end_moving(t, frame)
        case TurnFrame():
            frame.step = "draw"
        case CombatFrame():
            frame.step = "end"
        case LeaderFrame():
            leaders.stop(t, tables)
        case RollFrame():
            raise AssertionError("a roll asks for nothing that can be left out")
        case _:
            assert_never(frame)
