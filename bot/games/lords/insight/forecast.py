"""What surely follows from an action, from the seat's own view (lords.md section 10).

Everything up to the draw is deterministic, and of what is hidden it needs only the card that the
seat places; so an action can be worked out in full unless a shooter still has a choice.
"""

from __future__ import annotations

import msgspec

from bot.engine.model import Event, Side, Text, text
from bot.engine.parts.insight import Forecast
from bot.games.lords.computer import volley
from bot.games.lords.model.actions import Advance, Fight, LordsAction, Place, Shoot, Skip
from bot.games.lords.model.events import BerserkerAdvanced, UnitPlaced
from bot.games.lords.model.field import Field
from bot.games.lords.model.state import Declaration, Turn, Unit, other
from bot.games.lords.model.view import LordsView, SideView
from bot.games.lords.phases import berserk, place
from bot.games.lords.rules import elimination, placement, shooting
from bot.games.lords.rules.elimination import Account
from bot.games.lords.rules.tables import Tables
from bot.games.lords.words import captions


class Outlook(msgspec.Struct):
    """The moment before the units attack: the mat and the turn as they would be."""

    units: list[Unit]
    turn: Turn
    lines: list[Text]
    events: list[Event]


def forecast(tables: Tables, view: LordsView, action: LordsAction) -> Forecast[LordsView] | None:
    """Work out whom an action eliminates; None where nobody attacks after it."""
    outlook = prepared(tables, view, action)
    if outlook is None:
        return None
    field = Field(tables, outlook.units, borderless=view.terms.borderless)
    waiting: list[Unit] = []
    declared = list(outlook.turn.declared)
    for unit, choices in list(shooting.undeclared(field, outlook.turn)):
        if len(choices) > 1:
            waiting.append(unit)
        else:
            declared += choices
    account = elimination.resolve(field, (*declared, *volley.without(waiting)))
    hits = [blow.event for blow in account.blows]
    lines = outlook.lines + [captions.hit(hit, view.turn.side) for hit in hits]
    if waiting:
        lines.insert(0, text("lords-forecast-shooters", count=len(waiting)))
    elif view.terms.advanced and advances(tables, field, outlook.turn, account):
        lines.append(Text("lords-forecast-berserker"))
    if not hits:
        lines.append(Text("lords-forecast-nothing"))
    dead = () if waiting else tuple(blow.unit for blow in account.dead)
    then = seen_after(tables, view, outlook, dead)
    chosen = not isinstance(action, Skip)
    return Forecast(tuple(lines), then, (*outlook.events, *hits), consent=chosen)


def prepared(tables: Tables, view: LordsView, action: LordsAction) -> Outlook | None:
    """Return the mat just before the units attack; None where the action leads to no attack."""
    outlook = Outlook(list(view.units), msgspec.structs.replace(view.turn), [], [])
    match action:
        case Place() if view.turn.phase == "place":
            lay(tables, view, outlook, action)
        case Skip():
            pass
        case Shoot() | Fight():
            units = {unit.cell: unit.id for unit in outlook.units}
            target = units.get(action.target) if isinstance(action, Shoot) else None
            said = Declaration(units[action.shooter], target)
            outlook.turn.declared = (*outlook.turn.declared, said)
        case Advance():
            advance(outlook, action)
        case _:
            return None
    return outlook


def lay(tables: Tables, view: LordsView, outlook: Outlook, action: Place) -> None:
    """Lay a card on the mat."""
    side = view.turn.side
    number = view.placed + 1
    unit = Unit(id=number, card=action.card, side=side, cell=action.cell)
    field = Field(tables, view.units, borderless=view.terms.borderless)
    found = placement.placements(field, view.turn.situation, side, view.hand_of(side))
    manner = found[action.card][action.cell]
    outlook.units.append(unit)
    outlook.turn.placed = number
    outlook.events.append(
        UnitPlaced(unit=number, card=unit.card, side=side, cell=unit.cell, manner=manner)
    )
    if manner in place.SHOWN:
        outlook.lines.append(Text("lords-forecast-shown"))


def advance(outlook: Outlook, action: Advance) -> None:
    """Move a berserker."""
    unit = next(one for one in outlook.units if one.cell == action.origin)
    moved = msgspec.structs.replace(unit, cell=action.target)
    outlook.units[outlook.units.index(unit)] = moved
    outlook.turn.due = tuple(one for one in outlook.turn.due if one.unit != unit.id)
    outlook.events.append(
        BerserkerAdvanced(
            unit=unit.id,
            card=unit.card,
            side=unit.side,
            origin=action.origin,
            target=action.target,
        )
    )


def advances(tables: Tables, field: Field, turn: Turn, account: Account) -> bool:
    """Tell whether a berserker moves after a resolution."""
    dead = {blow.unit.id for blow in account.dead}
    left = [unit for unit in field.units.values() if unit.id not in dead]
    after = Field(tables, left, borderless=field.borderless)
    return bool(berserk.still_due(after, berserk.owed(tables, turn.due, account)))


def without_card(own: SideView, card: str) -> SideView:
    """Return what is seen of a side whose card has left the hand."""
    hand = list(own.hand or ())
    hand.remove(card)
    return msgspec.structs.replace(own, hand=tuple(hand), hand_size=own.hand_size - 1)


def seen_after(
    tables: Tables, view: LordsView, outlook: Outlook, dead: tuple[Unit, ...]
) -> LordsView:
    """Return the view with the eliminated units in the piles."""
    gone = {unit.id for unit in dead}
    sides = dict(view.sides)
    for event in outlook.events:
        if isinstance(event, UnitPlaced):
            sides[event.side] = without_card(sides[event.side], event.card)
    for unit in dead:
        winner = Side(other(unit.side))
        own = sides[winner]
        sides[winner] = msgspec.structs.replace(
            own,
            pile=(*own.pile, unit.card),
            units=own.units + 1,
            commands=own.commands + tables.cards[unit.card].command,
        )
    return msgspec.structs.replace(
        view,
        units=tuple(unit for unit in outlook.units if unit.id not in gone),
        turn=outlook.turn,
        sides=sides,
    )
