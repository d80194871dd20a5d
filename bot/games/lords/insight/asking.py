"""Who threatens a cell, and which cards of the asker's hand can be placed on it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.engine.model import Side, Text, text
from bot.engine.parts.insight import Found, Topic
from bot.engine.refusal import Refused
from bot.games.lords.model.field import Field
from bot.games.lords.model.state import SIDES, Unit
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules.geometry import LABEL, Cell, direction, label, parse
from bot.games.lords.rules.placement import placements, situation
from bot.games.lords.rules.tables import Tables
from bot.games.lords.words import names

LABEL_OF = re.compile(LABEL)


def about(
    tables: Tables, view: LordsView, viewer: Side | None, topic: Topic, place: str
) -> Sequence[Found]:
    """Answer a question; raises ``Refused``.

    A cell is threatened by the enemies of who stands there, else of the viewer, whose arrows or
    target grid reach it. It is reached by cards of the viewer's own hand that may be placed there.

    Rules: LOW-CMB-03, LOW-RNG-01, LOW-PLA-02, LOW-INF-01.
    """
    if topic == "section":
        raise Refused(Text("ask-refused-nothing"))
    field = Field(tables, view.units, borderless=view.terms.borderless)
    cell = _cell(field, place)
    if topic == "reach":
        return _placed(field, view, viewer, cell)
    held = field.units.get(cell)
    harmed = held.side if held is not None else viewer
    foes = [unit for unit in view.units if unit.side != harmed and _strikes(field, unit, cell)]
    named = [
        (unit.side, (label(unit.cell), names.card(unit.card))) for unit in sorted(foes, key=_at)
    ]
    found = [Found(side, tuple(one for owner, one in named if owner == side)) for side in SIDES]
    return [one for one in found if one.pieces]


def _at(unit: Unit) -> Cell:
    return unit.cell


def _cell(field: Field, place: str) -> Cell:
    typed = place.strip().lower()
    cell = parse(typed) if LABEL_OF.fullmatch(typed) else None
    if cell is None or not field.is_on_mat(cell):
        raise Refused(text("ask-refused-place", place=place[:20]))
    return cell


def _strikes(field: Field, unit: Unit, cell: Cell) -> bool:
    facts = field.facts(unit)
    way = direction(unit.cell, cell)
    return (way is not None and facts.arrows[unit.side][way] > 0) or cell in field.target_cells(
        unit
    )


def _placed(field: Field, view: LordsView, viewer: Side | None, cell: Cell) -> list[Found]:
    hand = view.sides[viewer].hand if viewer is not None else None
    if viewer is None or hand is None:
        raise Refused(Text("ask-refused-side"))
    possible = placements(field, situation(field, viewer), viewer, hand)
    cards = [card for card, cells in possible.items() if cell in cells]
    return (
        [Found(viewer, tuple((label(cell), names.card(card)) for card in cards))] if cards else []
    )
