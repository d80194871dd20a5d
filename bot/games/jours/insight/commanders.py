"""Where a commander-in-chief may ride to some use: to own units, with many groups in range."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bot.engine.model import Choice, Text, text
from bot.engine.parts.planning import End
from bot.games.jours.content.base import Cell
from bot.games.jours.model.actions import MoveChief
from bot.games.jours.model.field import Chief
from bot.games.jours.rules import chiefs, command
from bot.games.jours.rules.march.survey import Survey
from bot.games.jours.words import names

MOST = 8


def pieces(survey: Survey) -> Sequence[Choice]:
    """List the commanders-in-chief who may ride now.  Rules: JDG-2.5.1-b."""
    return [
        Choice(one.id, _where(survey, one), place=one.at or "")
        for one in survey.field.chiefs
        if chiefs.may_move_fault(survey, one) is None
    ]


def ends(survey: Survey, key: str) -> Iterator[End]:
    """Yield the useful ends of a commander's ride, from west to east; nothing for anybody else.

    Hexes with own units where most groups are in range come first: alone one must flee.

    Rules: JDG-2.5.1-b, JDG-2.5.1-c, JDG-2.5.2-a.
    """
    chief = next((one for one in survey.field.chiefs if one.id == key), None)
    if chief is None or chiefs.may_move_fault(survey, chief) is not None:
        return
    ways = chiefs.reach(survey, chief)
    reached = {cell: _in_range(survey, chief, cell) for cell in ways}

    def rank(cell: Cell) -> tuple[bool, int, int, Cell]:
        return cell not in survey.own, -reached[cell], len(ways[cell]), cell

    for cell in sorted(sorted(ways, key=rank)[:MOST]):
        note = text("jours-end-reaches", count=reached[cell])
        if cell in survey.own:
            note = text("jours-end-why", note=note, why=text("jours-end-join"))
        yield End(MoveChief(chief.id, ways[cell]), names.plain(cell), note, cell)


def _in_range(survey: Survey, chief: Chief, cell: Cell) -> int:
    """Count the groups that would be in a commander's range from a hex.  Rules: JDG-2.3.2-a."""
    there = msgspec.structs.replace(chief, at=cell)
    field = survey.field
    ours = (one for one in field.groups if one.side == chief.side)
    return sum(command.in_range(field, there, one) for one in ours)


def _where(survey: Survey, chief: Chief) -> Text:
    name = names.chief(survey.ground.content, survey.field, chief.id)
    return text("jours-piece-chief", unit=name, place=chief.at) if chief.at is not None else name
