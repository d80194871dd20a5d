"""What the other side may answer to a declared melee: First Strike, retiring, a square."""

from __future__ import annotations

from bot.games.napoleonics.model.actions import NapAction, React
from bot.games.napoleonics.model.events import Reacted, SquareChecked, SquareFormed, TrackSeen
from bot.games.napoleonics.model.points import POINTS
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import CombatFrame, Reaction, Slot, Unit, other_side, seat_of
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.rules import reactions

from . import Flow, roll, seal


def advance_react(t: Flow, tables: Tables, f: CombatFrame) -> None:
    """Ask for a reaction where public facts leave one open.

    Rules: NAP-FST-01, NAP-RR-01, NAP-SQ-01, NAP-PBP-05.
    """
    side = other_side(t.state.turn.side)
    if reactions.is_asked(Scene(tables, t.state), f, t.state.players[side]):
        POINTS.ask(t, "D-08", seat_of(side))
    else:
        f.step = "answered"


def options_react(view: NapView, tables: Tables) -> list[NapAction]:
    """List the reactions of the viewer; First Strike only with the card in hand.

    Rules: NAP-FST-01, NAP-FST-04, NAP-RUL-31, NAP-RR-01, NAP-SQ-01.
    """
    assert view.combat is not None
    scene = Scene(tables, view)
    own = view.players[other_side(view.turn.side)]
    found: list[Reaction] = ["none", *reactions.open_to(scene, view.combat, own)]
    if reactions.strike_is_open(scene, view.combat) and striking_card(tables, own.hand or ()):
        found.append("first_strike")
    return [React(how) for how in sorted(found)]


def striking_card(tables: Tables, hand: tuple[str, ...]) -> str | None:
    """Return a First Strike card of a hand.  Rules: NAP-CRD-11."""
    return next((one for one in hand if reactions.is_first_strike(tables.cards[one])), None)


def apply_react(t: Flow, tables: Tables, action: React) -> None:
    """Note the reaction; it can no longer be taken back.

    Rules: NAP-FST-01, NAP-FST-05, NAP-FST-06, NAP-FST-08, NAP-RUL-31, NAP-PBP-08.
    """
    frame = t.state.flow[-1]
    assert isinstance(frame, CombatFrame)
    side = other_side(t.state.turn.side)
    unit = Scene(tables, t.state).units[frame.target_hex]
    frame.reaction = action.how
    seal(t)
    if action.how != "none":
        t.tell(Reacted(side=side, how=action.how, type=unit.type, hex=unit.hex))
    match action.how:
        case "first_strike":
            player = t.state.players[side]
            card = striking_card(tables, tuple(player.hand))
            assert card is not None
            player.hand.remove(card)
            player.struck.append(card)
            frame.step = "first"
        case "square":
            frame.step = "form"
        case "retire":
            frame.step = "attack"
        case "none":
            frame.step = "answered"


def advance_form(t: Flow, tables: Tables, f: CombatFrame) -> None:
    """Form square, after its check where the match has one; a failed one uses up the reaction.

    Rules: NAP-SQ-03, NAP-SQ-19, NAP-OPT-01, NAP-RUL-60.
    """
    scene = Scene(tables, t.state)
    unit, attacker = scene.units[f.target_hex], scene.unit(f.attacker)
    assert attacker is not None
    if t.state.options.get("square_check") == "on" and not is_checked(t, tables, unit, attacker):
        f.step = "attack"
        return
    form_square(t, tables, unit)
    f.step = "first"


def is_checked(t: Flow, tables: Tables, unit: Unit, attacker: Unit) -> bool:
    """Roll the optional die; tells whether the square is formed.  Rules: NAP-OPT-01."""
    (face,) = roll(t, tables, 1, "NAP-OPT-01")
    formed = not reactions.fails_check(attacker, Scene(tables, t.state), face)
    t.tell(SquareChecked(type=unit.type, hex=unit.hex, face=face, formed=formed))
    return formed


def form_square(t: Flow, tables: Tables, unit: Unit) -> None:
    """Lay a random card of the owner's hand on the lowest free slot.

    Only they learn which card it is.

    Rules: NAP-SQ-03, NAP-SQ-04, NAP-GEN-06.
    """
    player = t.state.players[unit.side]
    slot = reactions.lowest_slot(Scene(tables, t.state), player.track)
    card = player.hand.pop(t.order(len(player.hand), "NAP-SQ-03")[0])
    player.track[str(slot)] = Slot(card, unit.id)
    unit.square = slot
    t.tell(SquareFormed(type=unit.type, side=unit.side, hex=unit.hex, slot=slot))
    t.tell(TrackSeen(card=card, slot=slot, audience=(seat_of(unit.side),)))
