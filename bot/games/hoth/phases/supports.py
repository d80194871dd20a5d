"""Playing support cards, at the moments that a turn gives.

Rules: HOTH-SUP-03, HOTH-SUP-06.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Decision
from bot.games.commands_colors.actions import Done
from bot.games.hoth.model.actions import AttackHex, HothAction
from bot.games.hoth.model.campaign import PlaySupport
from bot.games.hoth.model.events import AttackMissed
from bot.games.hoth.model.points import POINTS
from bot.games.hoth.model.scene import Scene, Tables
from bot.games.hoth.model.state import AttackFrame, TurnFrame
from bot.games.hoth.model.view import HothView
from bot.games.hoth.notation import orders as notation
from bot.games.hoth.rules import combat, support

from . import Flow, attacks, orders, rewards


def joined(
    view: HothView, tables: Tables, decision: Decision, found: Sequence[HothAction]
) -> Sequence[HothAction]:
    """Add to the legal actions of a decision those with support cards from the own hand.

    After a failed confirmation roll nothing but a support card can roll again.

    Rules: HOTH-SUP-03, HOTH-SUP-06, HOTH-AAT-07.
    """
    if view.attack is not None and view.attack.step == "failed":
        found = (Done(),)
    more: list[HothAction] = list(support.offered(tables, view, POINTS.at(decision)))
    scene = Scene(tables, view)
    if POINTS.at(decision) in ("DP-ATTACK", attacks.AGAIN) and support.own_hand(view):
        more += [
            AttackHex(action.origin, action.target, card)
            for action in found
            if isinstance(action, AttackHex)
            for card in support.with_attack(scene, view, scene.units[action.origin])
        ]
    return sorted([*found, *more], key=notation.write) if more else found


def advance_draw_window(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask for a support card before the draw.  Rules: HOTH-SUP-06, HOTH-RUL-43."""
    t.state.turn.phase = "draw"
    if support.asks(tables, t.state, "draw_step"):
        POINTS.ask(t, "DP-SUPPORT", t.state.turn.seat)
    else:
        f.step = "draw"


def advance_failed(t: Flow, tables: Tables, f: AttackFrame) -> None:
    """Ask for a support card after a failed confirmation roll, or go on.

    Rules: HOTH-SUP-06, HOTH-AAT-02, HOTH-AAT-07.
    """
    if support.asks(tables, t.state, "after_failed_confirmation"):
        POINTS.ask(t, "DP-REROLL", t.state.turn.seat)
    else:
        withstood(t, tables, f)


def withstood(t: Flow, tables: Tables, f: AttackFrame) -> None:
    """End a confirmation roll that failed for good.  Rules: HOTH-AAT-02."""
    target = Scene(tables, t.state).units[f.target_hex]
    t.tell(AttackMissed(target_type=target.type, target=target.hex, saved=True))
    f.step = "retreat"


def apply(t: Flow, tables: Tables, action: PlaySupport) -> None:
    """Play a support card; it is used up, and no other can be played this turn.

    Rules: HOTH-SUP-03, HOTH-SUP-04, HOTH-SUP-06, HOTH-CARD-09, HOTH-RUL-59.
    """
    rewards.lay_down(t, action)
    effect = tables.content.support_cards[action.card].effect
    frame = t.state.flow[-1]
    if isinstance(frame, AttackFrame):
        if effect.reroll_any:
            reroll_some(t, tables, frame, action)
        else:
            confirm_again(t, tables, frame)
        return
    if action.hex is None:
        return
    unit = Scene(tables, t.state).units[action.hex]
    t.state.turn.support_unit = unit.id
    if effect.recover is not None:
        assert isinstance(frame, TurnFrame)
        orders.regain(t, frame, unit, effect.recover.figures)


def reroll_some(t: Flow, tables: Tables, f: AttackFrame, action: PlaySupport) -> None:
    """Roll the dice with the named faces again.  Rules: HOTH-RES-06, HOTH-SUP-06."""
    kept = list(f.dice)
    for face in action.dice:
        kept.remove(face)
    again = attacks.rolled(t, tables, len(action.dice), "HOTH-SUP-06")
    f.dice = [*kept, *again]
    attacks.tell_dice(t, tables, f, f.dice, "reroll")


def confirm_again(t: Flow, tables: Tables, f: AttackFrame) -> None:
    """Roll the confirmation dice once more.  Rules: HOTH-SUP-06, HOTH-AAT-02, HOTH-AAT-07."""
    scene = Scene(tables, t.state)
    target = scene.units[f.target_hex]
    f.dice = attacks.rolled(t, tables, len(f.dice), "HOTH-SUP-06")
    attacks.tell_dice(t, tables, f, f.dice, "confirmation")
    modifiers = scene.modifiers(scene.unit(f.attacker), f.melee)
    if combat.is_confirmed(f.dice, scene.kind(target), modifiers):
        f.step = "retreat"
        attacks.lose(t, tables, f, target, target.figures)
