"""Which chapter lists the answers to a decision, and which one carries an action out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Decision
from bot.games.commands_colors.actions import Done, KeepCard, MoveUnit, NameSection, PlayCard
from bot.games.hoth.model.actions import (
    AttackHex,
    BoardTransport,
    BreakThrough,
    ClaimStall,
    DiscardCard,
    HothAction,
    OrderUnit,
    Recover,
    Reroll,
    Retreat,
    ReturnUnit,
)
from bot.games.hoth.model.campaign import PlaySupport
from bot.games.hoth.model.points import POINTS
from bot.games.hoth.model.scene import Scene, Tables
from bot.games.hoth.model.state import AttackFrame, TurnFrame
from bot.games.hoth.model.team import Delegate, ShowCard
from bot.games.hoth.model.view import HothView
from bot.games.hoth.rules.respawn import returns

from . import Flow, anytime, attacks, drawing, moves, orders, retreats, supports


def options(view: HothView, tables: Tables, decision: Decision) -> Sequence[HothAction]:
    """List the legal actions of a decision, support cards among them; none outside decisions."""
    found = _listed(view, tables, decision)
    joined = view.campaign is not None and POINTS.at(decision) is not None
    return supports.joined(view, tables, decision, found) if joined else found


def _listed(  # noqa: C901  (one case each)
    view: HothView, tables: Tables, decision: Decision
) -> Sequence[HothAction]:
    point = POINTS.at(decision)
    match point:
        case "DP-RETURN":
            return returns(Scene(tables, view), view.sides[view.turn.side].due)
        case "DP-PLAY":
            return orders.options_play(view)
        case "DP-SECTION":
            return orders.options_section()
        case "DP-ORDER":
            return orders.options_order(view, tables)
        case "DP-RECOVER":
            return orders.options_recover(view, tables)
        case "DP-MOVE" | "DP-POSTMOVE":
            return moves.options_move(view, tables, decision)
        case "DP-ATTACK" | "DP-BREAK-ATTACK":
            return attacks.options_attack(view, tables, decision)
        case "DP-REROLL":
            return attacks.options_reroll(view, tables)
        case "DP-RETREAT":
            return retreats.options_retreat(view, tables)
        case "DP-BREAK":
            return (BreakThrough(), Done())
        case "DP-SUPPORT":
            return (Done(),)
        case "DP-DRAW" | "DP-FLEET-MATE":
            return drawing.options_draw(view)
        case None:
            return ()
        case _:
            assert_never(point)


def apply(t: Flow, tables: Tables, decision: Decision, action: HothAction) -> None:
    """Carry out a legal action."""
    keep_sealed(t)
    match action:
        case PlayCard() | NameSection() | OrderUnit() | Recover() | ReturnUnit():
            orders.apply(t, tables, action)
        case MoveUnit():
            moves.apply_move(t, tables, decision, action)
        case AttackHex() | BoardTransport() | Reroll():
            attacks.apply(t, tables, decision, action)
        case Retreat() | BreakThrough():
            retreats.apply(t, tables, action)
        case KeepCard() | DiscardCard():
            drawing.apply(t, action)
        case Done():
            apply_done(t, tables, decision)
        case Resign() | OfferDraw() | ClaimStall() | ShowCard() | Delegate():
            anytime.apply(t, decision.seat, action)
        case PlaySupport():
            supports.apply(t, tables, action)
        case _:
            assert_never(action)


def keep_sealed(t: Flow) -> None:
    """Let no step be taken back after dice or a look at something hidden in its turn.

    Rules: HOTH-CARD-10.
    """
    if t.state.turn.rolled or t.state.turn.sealed:
        t.reveal()


def apply_done(t: Flow, tables: Tables, decision: Decision) -> None:
    """Carry out "enough" at the running procedure."""
    frame = t.state.flow[-1]
    if isinstance(frame, AttackFrame):
        if frame.step == "reroll":
            frame.step = "losses"
        elif frame.step == "failed":
            supports.withstood(t, tables, frame)
        else:
            t.pop()
        return
    assert isinstance(frame, TurnFrame)
    if frame.step in ("order", "recover"):
        orders.decline(t, decision, frame)
    elif frame.step in ("move", "post_move"):
        moves.decline(t, tables, decision, frame)
    elif frame.step == "attack":
        frame.step = "post_move"
    elif frame.step == "support":
        frame.step = "draw"
    else:
        drawing.apply_done(t, frame)


def advance_attack(t: Flow, tables: Tables, frame: AttackFrame) -> None:
    """Take an attack one step on.  Rules: HOTH-ATK-05, HOTH-RES-06."""
    match frame.step:
        case "roll":
            attacks.advance_roll(t, tables, frame)
        case "reroll":
            attacks.advance_reroll(t, tables, frame)
        case "losses":
            attacks.advance_losses(t, tables, frame)
        case "confirm":
            attacks.advance_confirm(t, tables, frame)
        case "failed":
            supports.advance_failed(t, tables, frame)
        case "retreat":
            retreats.advance_retreat(t, tables, frame)
        case "break":
            retreats.advance_break(t, tables, frame)
        case "break_attack":
            retreats.advance_break_attack(t, tables, frame)
        case _:
            assert_never(frame.step)
