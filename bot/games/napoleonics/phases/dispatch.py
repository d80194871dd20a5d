"""Which chapter lists the answers to a decision, and which one carries an answer out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from bot.engine.model import Decision
from bot.games.napoleonics.model.actions import (
    Advance,
    Attack,
    BattleBack,
    ChooseMode,
    DetachLeader,
    Dissolve,
    Done,
    IgnoreFlags,
    KeepCard,
    MoveLeader,
    MoveUnit,
    NameSection,
    NapAction,
    NapAnswer,
    OrderPiece,
    PlayCard,
    React,
    RegainBlock,
    Resupply,
    Retreat,
    StepBack,
)
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

OPTIONS: dict[str, Callable[[NapView, Tables], Sequence[NapAction]]] = {
    "D-02": lambda view, tables: command.options_play(view),
    "D-03": command.options_choose,
    "D-04": command.options_regain,
    "D-05": orders.options_order,
    "D-06": moves.options_move,
    "D-07": combats.options_combat,
    "D-08": reacting.options_react,
    "D-11": falling_back.options_ignore,
    "D-12": falling_back.options_retreat,
    "D-13": leaders.options_leader,
    "D-14": advances.options_advance,
    "D-15": combats.options_combat,
    "D-16": lambda view, tables: (BattleBack(), Done()),
    "D-19": lambda view, tables: drawing.options_keep(view),
}
"""The legal actions of each decision point of the rules digest."""


def options(view: NapView, tables: Tables, decision: Decision) -> Sequence[NapAction]:
    """List the legal actions of a decision."""
    return OPTIONS[decision.point](view, tables)


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
