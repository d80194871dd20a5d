"""The Command phase: playing a card, and what it asks before orders are given."""

from __future__ import annotations

from collections import Counter

from bot.games.commands_colors.actions import NameSection, PlayCard
from bot.games.napoleonics.content import Card, Regain, Reposition, RolledOrders, SectionAll
from bot.games.napoleonics.model.actions import ChooseMode, NapAction, RegainBlock, Resupply
from bot.games.napoleonics.model.events import (
    BlockRegained,
    CardPlayed,
    ChoiceMade,
    SymbolsRolled,
    UnitResupplied,
)
from bot.games.napoleonics.model.points import POINTS
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import TurnFrame, Unit, other_side, seat_of
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.rules import cards, ground

from . import Flow, ending, orders, roll

# Playing a card ----------------------------------------------------------------------------------


def advance_play(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask for a card; a hand is never empty, but if it were the turn is an empty one.

    Rules: NAP-CMD-01, NAP-SEQ-02.
    """
    side = t.state.turn.side
    if t.state.players[side].hand:
        POINTS.ask(t, "D-02", seat_of(side))
    else:
        f.step = "draw"


def options_play(view: NapView) -> list[NapAction]:
    """List the different cards in the viewer's hand.  Rules: NAP-CMD-01, NAP-RUL-18."""
    hand = view.players[view.turn.side].hand or ()
    return [PlayCard(card) for card in sorted(set(hand))]


def apply_play(t: Flow, tables: Tables, action: PlayCard) -> None:
    """Lay a card face up; the Command is fixed now.

    Rules: NAP-CMD-01, NAP-CMD-03, NAP-CMD-05, NAP-CRD-08, NAP-RUL-18, NAP-RUL-19, NAP-RUL-21.
    """
    state, turn = t.state, t.state.turn
    player = state.players[turn.side]
    turn.command = len(player.hand)
    player.hand.remove(action.card)
    turn.card = action.card
    last = state.players[other_side(turn.side)].last
    played = cards.in_effect(tables.cards[action.card], last)
    player.last = played
    turn.text = None if played is None else played.card
    turn.mirrored = played is not None and played.mirrored
    turn.phase = "order"
    scene = Scene(tables, state)
    card = scene.card()
    if card is not None and cards.needs_fallback(scene, card):
        turn.mode = "fallback"
    t.reveal()
    t.tell(
        CardPlayed(
            side=turn.side,
            card=action.card,
            text=turn.text,
            mirrored=turn.mirrored,
            command=turn.command,
        )
    )
    turn_frame(t).step = "choose"


def turn_frame(t: Flow) -> TurnFrame:
    """Return the frame of the running turn."""
    frame = t.state.flow[0]
    assert isinstance(frame, TurnFrame)
    return frame


# Parameters --------------------------------------------------------------------------------------


def advance_choose(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask what the card needs to know, or go on to dice or orders.

    Rules: NAP-CMD-02, NAP-CRD-09, NAP-CRD-12, NAP-CRD-15, NAP-CRD-16, NAP-CRD-17.
    """
    scene = Scene(tables, t.state)
    card = scene.card()
    if asks(scene, card):
        POINTS.ask(t, "D-03", seat_of(t.state.turn.side))
    elif card is not None and isinstance(card.orders, RolledOrders | Regain):
        f.step = "roll"
    elif card is None or isinstance(card.orders, Reposition):
        f.step = "draw"
    else:
        orders.begin(t, tables, f)


def asks(scene: Scene, card: Card | None) -> bool:
    """Tell whether the player must choose something about the card before orders."""
    if card is None or scene.turn.mode == "fallback":
        return False
    if isinstance(card.orders, Reposition):
        return next(iter(resupplies(scene)), None) is not None
    return card.single_order or isinstance(card.orders, SectionAll)


def options_choose(view: NapView, tables: Tables) -> list[NapAction]:
    """List sections, ways to use the card, or units to put back.

    Rules: NAP-CRD-12, NAP-CRD-15, NAP-CRD-17.
    """
    scene = Scene(tables, view)
    card = scene.card()
    assert card is not None
    if card.single_order:
        return [ChooseMode("card"), ChooseMode("single")]
    if isinstance(card.orders, SectionAll):
        return [NameSection(section) for section in cards.SECTIONS]
    return [*sorted(resupplies(scene), key=lambda one: f"{one.hex} {one.to}")]


def apply_section(t: Flow, tables: Tables, action: NameSection) -> None:
    """Name the section of the card.  Rules: NAP-CRD-12, NAP-ORD-04."""
    t.state.turn.section = action.section
    t.tell(ChoiceMade(section=action.section))
    orders.begin(t, tables, turn_frame(t))


def apply_mode(t: Flow, tables: Tables, action: ChooseMode) -> None:
    """Use the card by its text, or for one plain order.  Rules: NAP-CRD-15."""
    t.state.turn.mode = action.mode
    t.tell(ChoiceMade(mode=action.mode))
    orders.begin(t, tables, turn_frame(t))


# Short Supply ------------------------------------------------------------------------------------


def resupplies(scene: Scene) -> list[Resupply]:
    """List the units of both sides that can be put back, and where to.

    Rules: NAP-CRD-17, NAP-RUL-30, NAP-SQ-05.
    """
    units = [unit for unit in scene.field.units if unit.square is None]
    return [Resupply(unit.hex, there) for unit in units for there in rear_hexes(scene, unit)]


def rear_hexes(scene: Scene, unit: Unit) -> list[str]:
    """List the free hexes of a unit's baseline in its sections, or those of the next row.

    Rules: NAP-CRD-17, NAP-RUL-30, NAP-GEO-05.
    """
    board, side = scene.tables.board, unit.side
    rows = list(scene.tables.content.board.rows)
    home = rows.index(scene.tables.content.board.baseline[side])
    sections = board.sections[side][unit.hex]
    unit_class = scene.kind(unit).unit_class
    for row in (rows[home], rows[home + (1 if home == 0 else -1)]):
        found = [
            label
            for label in board.labels
            if label[0] == row
            and board.sections[side][label] & sections
            and label not in scene.units
            and label not in scene.leaders
            and not ground.bars(scene, label, unit_class)
        ]
        if found:
            return found
    return []


def apply_resupply(t: Flow, tables: Tables, action: Resupply) -> None:
    """Put a unit back with its leader; nobody is ordered this turn.

    Rules: NAP-CRD-17, NAP-LDR-11.
    """
    unit = Scene(tables, t.state).units[action.hex]
    turn_frame(t).step = "draw"
    t.tell(UnitResupplied(type=unit.type, side=unit.side, origin=unit.hex, hex=action.to))
    ending.march(t, tables, unit, action.to)


# Dice for orders and blocks ----------------------------------------------------------------------


def advance_roll(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Roll as many dice as the Command.  Rules: NAP-CRD-09, NAP-CRD-16, NAP-CMD-03."""
    turn = t.state.turn
    card = Scene(tables, t.state).card()
    assert card is not None
    rule = "NAP-CRD-09" if isinstance(card.orders, RolledOrders) else "NAP-CRD-16"
    turn.symbols = roll(t, tables, turn.command, rule)
    t.tell(SymbolsRolled(card=card.id, dice=tuple(turn.symbols)))
    if isinstance(card.orders, Regain):
        f.step = "regain"
    else:
        orders.begin(t, tables, f)


def regainable(scene: Scene) -> list[Unit]:
    """List the own units to which a rolled symbol can still give a block.

    Rules: NAP-CRD-16, NAP-RUL-26.
    """
    left = Counter(scene.turn.symbols)
    return [
        unit
        for unit in scene.own_units(scene.turn.side)
        if unit.blocks < unit.start_blocks and left[scene.kind(unit).unit_class]
    ]


def options_regain(view: NapView, tables: Tables) -> list[NapAction]:
    """List the units that may get a block back.  Rules: NAP-CRD-16."""
    labels = sorted(unit.hex for unit in regainable(Scene(tables, view)))
    return [RegainBlock(label) for label in labels]


def advance_regain(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask for one unit after the other while symbols are left that help anybody.

    Rules: NAP-CRD-16.
    """
    units = regainable(Scene(tables, t.state))
    if not units:
        orders.begin(t, tables, f)
    elif len(units) == 1:
        apply_regain(t, tables, RegainBlock(units[0].hex))
    else:
        POINTS.ask(t, "D-04", seat_of(t.state.turn.side))


def apply_regain(t: Flow, tables: Tables, action: RegainBlock) -> None:
    """Give a block back for a symbol of the unit's class.  Rules: NAP-CRD-16, NAP-RUL-26."""
    scene, turn = Scene(tables, t.state), t.state.turn
    unit = scene.units[action.hex]
    turn.symbols.remove(scene.kind(unit).unit_class)
    unit.blocks += 1
    if unit.id not in turn.regained:
        turn.regained.append(unit.id)
    t.tell(BlockRegained(type=unit.type, hex=unit.hex, blocks=unit.blocks))
