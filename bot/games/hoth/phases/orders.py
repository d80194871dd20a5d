"""Playing a card, ordering units, and what comes before the first move.

Rules: HOTH-TURN-01, HOTH-TURN-03.
"""

from __future__ import annotations

from typing import assert_never

from bot.engine.model import Decision
from bot.games.commands_colors.actions import Done, NameSection, PlayCard
from bot.games.commands_colors.content import Section
from bot.games.hoth.content import Recovery
from bot.games.hoth.model.actions import HothAction, OrderUnit, Recover, ReturnUnit
from bot.games.hoth.model.events import (
    CardPlayed,
    FiguresRegained,
    HandSeen,
    SectionNamed,
    UnitReturned,
    UnitsOrdered,
)
from bot.games.hoth.model.points import POINTS
from bot.games.hoth.model.scene import Scene, Tables, other_side
from bot.games.hoth.model.state import TurnFrame, Unit
from bot.games.hoth.model.view import HothView
from bot.games.hoth.rules import cards, respawn, support

from . import Flow, ending, next_seat

SECTIONS: tuple[Section, ...] = ("left", "centre", "right")


# Returning units ---------------------------------------------------------------------------------


def advance_return(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Bring back due units; one that finds no free hex waits on.

    Rules: HOTH-SCN-09, HOTH-RUL-30, HOTH-RUL-54.
    """
    state = t.state
    due = respawn.due_types(state.sides[state.turn.side])
    legal = respawn.returns(Scene(tables, state), due)
    if not legal:
        f.step = "play"
    elif len(legal) == 1:
        apply_return(t, tables, legal[0])
    else:
        POINTS.ask(t, "DP-RETURN", state.turn.seat)


def apply_return(t: Flow, tables: Tables, action: ReturnUnit) -> None:
    """Put a returning unit on a hex at full strength.  Rules: HOTH-SCN-09."""
    state = t.state
    own = state.sides[state.turn.side]
    waiting = next(
        one for one in own.waiting if one.type == action.unit and one.due <= own.own_turns
    )
    own.waiting.remove(waiting)
    figures = tables.types[action.unit].figures
    unit = Unit(
        id=waiting.id,
        type=action.unit,
        side=state.turn.side,
        hex=action.hex,
        figures=figures,
        start_figures=figures,
    )
    state.units.append(unit)
    t.tell(UnitReturned(type=unit.type, side=unit.side, hex=unit.hex))
    before = ending.taken_objectives(t)
    ending.walk(t, tables, unit, (unit.hex,))
    ending.tell_taken(t, before)
    ending.is_over(t, tables)


# Playing a card ----------------------------------------------------------------------------------


def advance_play(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask for an order card; a hand is never empty, but if it were the turn is an empty one.

    Rules: HOTH-CARD-01, HOTH-TURN-03, HOTH-RUL-37, HOTH-TEAM-11.
    """
    if t.state.players[t.state.turn.seat].hand:
        POINTS.ask(t, "DP-PLAY", t.state.turn.seat)
    else:
        f.step = "end"


def apply_play(t: Flow, tables: Tables, action: PlayCard) -> None:
    """Lay an order card face up and show what it lets its player see.

    Rules: HOTH-CARD-01, HOTH-CARD-04, HOTH-CARD-10, HOTH-RUL-51.
    """
    state, turn = t.state, t.state.turn
    card = tables.content.cards[action.card]
    state.players[turn.seat].hand.remove(action.card)
    turn.card = action.card
    turn.fallback = cards.needs_fallback(Scene(tables, state), card)
    t.reveal()
    t.tell(CardPlayed(seat=turn.seat, card=action.card))
    if card.modifiers.look_at_hand:
        seat = next_seat(state)
        hand = tuple(state.players[seat].hand)
        turn.sealed = True
        t.tell(HandSeen(seat=seat, cards=hand, audience=(turn.seat,)))
    frame = state.flow[-1]
    assert isinstance(frame, TurnFrame)
    asks = cards.names_section(card) and not turn.fallback
    frame.step = "section" if asks else "order"
    turn.phase = "order"


def options_play(view: HothView) -> list[HothAction]:
    """List the cards in the viewer's hand.  Rules: HOTH-CARD-01, HOTH-TEAM-11."""
    assert view.viewer is not None
    return [PlayCard(card) for card in sorted(view.cards[view.viewer].hand or ())]


def options_section() -> list[HothAction]:
    """List the sections."""
    return [NameSection(section) for section in sorted(SECTIONS)]


def advance_section(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask which section the card is for."""
    POINTS.ask(t, "DP-SECTION", t.state.turn.seat)


def apply_section(t: Flow, action: NameSection) -> None:
    """Name the section of the card.  Rules: HOTH-CARD-03."""
    t.state.turn.section = action.section
    t.tell(SectionNamed(section=action.section))
    frame = t.state.flow[-1]
    assert isinstance(frame, TurnFrame)
    frame.step = "order"


# Ordering ----------------------------------------------------------------------------------------


def options_order(view: HothView, tables: Tables) -> list[HothAction]:
    """List the units that can be ordered next, and the end of ordering.

    Rules: HOTH-ORD-01, HOTH-ORD-05, HOTH-ORD-06, HOTH-RUL-03.
    """
    labels = sorted(unit.hex for unit in cards.orderable(Scene(tables, view)))
    return [Done(), *(OrderUnit(label) for label in labels)]


def advance_order(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask for one unit after the other until no further one can be ordered.

    Rules: HOTH-ORD-01, HOTH-ORD-04.
    """
    more = next(cards.orderable(Scene(tables, t.state)), None) is not None
    if more or support.asks(tables, t.state, "during_orders"):
        POINTS.ask(t, "DP-ORDER", t.state.turn.seat)
    else:
        end_ordering(t, f)


def apply_order(t: Flow, tables: Tables, action: OrderUnit) -> None:
    """Order a unit and find out anew which clause orders which unit.

    Rules: HOTH-ORD-02, HOTH-ORD-05, HOTH-CARD-06.
    """
    scene = Scene(tables, t.state)
    scene.units[action.hex].ordered = True
    if scene.turn.fallback or scene.turn.card is None:
        return
    ordered = cards.ordered_units(scene)
    card = tables.content.cards[scene.turn.card]
    clauses = cards.assignment(scene, card, ordered)
    assert clauses is not None, "a unit was ordered that no clause can take"
    for unit in ordered:
        index = clauses[unit.id]
        unit.clause = index if index < len(card.orders) else None


def end_ordering(t: Flow, f: TurnFrame) -> None:
    """Announce the ordered units.  Rules: HOTH-ORD-01."""
    hexes = tuple(unit.hex for unit in t.state.units if unit.ordered)
    t.tell(UnitsOrdered(hexes=hexes, fallback=t.state.turn.fallback))
    f.step = "recover"


# Regaining figures -------------------------------------------------------------------------------


def recovery(scene: Scene) -> Recovery | None:
    """Return what the card lets ordered units regain, if anything."""
    card = scene.turn.card
    return None if card is None else scene.tables.content.cards[card].modifiers.recover


def recoverable(scene: Scene, done: tuple[str, ...]) -> list[Unit]:
    """List the ordered units that could regain figures and have not.

    Rules: HOTH-CARD-09, HOTH-RUL-38.
    """
    rule = recovery(scene)
    if rule is None or (rule.units != "all" and len(done) >= rule.units):
        return []
    return [
        unit
        for unit in scene.field.units
        if unit.clause is not None
        and unit.id not in done
        and unit.figures < unit.start_figures
        and rule.unit_class in (None, scene.kind(unit).unit_class)
        and not (rule.not_adjacent_to_enemy and scene.has_adjacent(unit.hex, other_side(unit.side)))
    ]


def options_recover(view: HothView, tables: Tables) -> list[HothAction]:
    """List the units that may regain figures, and to leave it.  Rules: HOTH-CARD-09."""
    units = recoverable(Scene(tables, view), view.recovered)
    return [Done(), *(Recover(label) for label in sorted(unit.hex for unit in units))]


def advance_recover(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Let units regain figures: all that qualify, or those that the player chooses.

    Rules: HOTH-CARD-09.
    """
    scene = Scene(tables, t.state)
    units = recoverable(scene, tuple(f.recovered))
    rule = recovery(scene)
    if rule is None or not units:
        f.step = "move"
        t.state.turn.phase = "move"
    elif rule.units == "all":
        for unit in units:
            regain(t, f, unit, rule.figures)
    else:
        POINTS.ask(t, "DP-RECOVER", t.state.turn.seat)


def apply_recover(t: Flow, tables: Tables, action: Recover) -> None:
    """Let the chosen unit regain figures.  Rules: HOTH-CARD-09."""
    scene = Scene(tables, t.state)
    rule, frame = recovery(scene), t.state.flow[-1]
    assert rule is not None
    assert isinstance(frame, TurnFrame)
    regain(t, frame, scene.units[action.hex], rule.figures)


def regain(t: Flow, f: TurnFrame, unit: Unit, figures: int) -> None:
    """Give figures back, never above those at the start.  Rules: HOTH-CARD-09, HOTH-RUL-38."""
    gained = min(figures, unit.start_figures - unit.figures)
    unit.figures += gained
    f.recovered.append(unit.id)
    t.tell(FiguresRegained(type=unit.type, hex=unit.hex, figures=gained))


def decline(t: Flow, decision: Decision, f: TurnFrame) -> None:
    """End ordering or regaining.  Rules: HOTH-ORD-06."""
    if POINTS.at(decision) == "DP-ORDER":
        end_ordering(t, f)
    else:
        f.step = "move"
        t.state.turn.phase = "move"


def apply(
    t: Flow, tables: Tables,
    action: PlayCard | NameSection | OrderUnit | Recover | ReturnUnit,
) -> None:  # fmt: skip
    """Carry out an action of this chapter."""
    match action:
        case PlayCard():
            apply_play(t, tables, action)
        case NameSection():
            apply_section(t, action)
        case OrderUnit():
            apply_order(t, tables, action)
        case Recover():
            apply_recover(t, tables, action)
        case ReturnUnit():
            apply_return(t, tables, action)
        case _:
            assert_never(action)
