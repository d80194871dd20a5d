"""Which chapter lists the answers to a decision, and which one carries an action out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from bot.engine.model import Decision
from bot.engine.parley import OfferDraw, Resign
from bot.games.hoth.model.actions import (
    AttackHex,
    BoardTransport,
    BreakThrough,
    ClaimStall,
    DiscardCard,
    Done,
    HothAction,
    KeepCard,
    MoveUnit,
    NameSection,
    OrderUnit,
    PlayCard,
    Recover,
    Reroll,
    Retreat,
    ReturnUnit,
)
from bot.games.hoth.model.campaign import PlaySupport
from bot.games.hoth.model.scene import Scene, Tables
from bot.games.hoth.model.state import AttackFrame, TurnFrame
from bot.games.hoth.model.team import Delegate, ShowCard
from bot.games.hoth.model.view import HothView
from bot.games.hoth.rules.respawn import returns

from . import Flow, anytime, attacks, drawing, moves, orders, retreats, supports

OPTIONS: dict[str, Callable[[HothView, Tables, Decision], Sequence[HothAction]]] = {
    "DP-RETURN": lambda view, tables, _: returns(
        Scene(tables, view), view.sides[view.turn.side].due
    ),
    "DP-PLAY": lambda view, tables, _: orders.options_play(view),
    "DP-SECTION": lambda view, tables, _: orders.options_section(),
    "DP-ORDER": lambda view, tables, _: orders.options_order(view, tables),
    "DP-RECOVER": lambda view, tables, _: orders.options_recover(view, tables),
    "DP-MOVE": moves.options_move,
    "DP-ATTACK": attacks.options_attack,
    "DP-REROLL": lambda view, tables, _: attacks.options_reroll(view, tables),
    "DP-RETREAT": lambda view, tables, _: retreats.options_retreat(view, tables),
    "DP-BREAK": lambda view, tables, _: (BreakThrough(), Done()),
    "DP-BREAK-ATTACK": attacks.options_attack,
    "DP-POSTMOVE": moves.options_move,
    "DP-SUPPORT": lambda view, tables, _: (Done(),),
    "DP-DRAW": lambda view, tables, _: drawing.options_draw(view),
    "DP-FLEET-MATE": lambda view, tables, _: drawing.options_draw(view),
}
"""The legal actions of each decision point of the rules digest."""


def options(view: HothView, tables: Tables, decision: Decision) -> Sequence[HothAction]:
    """List the legal actions of a decision, support cards among them."""
    found = OPTIONS[decision.point](view, tables, decision)
    return supports.joined(view, tables, decision, found) if view.campaign else found


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
