"""Berserkers advance into the cells of those they eliminated (advanced rules, lords.md 4.23)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.model import Seat, Side
from bot.games.lords.model.actions import Advance
from bot.games.lords.model.events import BerserkerAdvanced
from bot.games.lords.model.field import Field
from bot.games.lords.model.points import POINTS
from bot.games.lords.model.state import Due, TurnFrame, other
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules.elimination import Account
from bot.games.lords.rules.geometry import Cell, label
from bot.games.lords.rules.tables import Tables

from . import Flow, field_of


def owed(tables: Tables, before: Iterable[Due], account: Account) -> tuple[Due, ...]:
    """Return the moves that berserkers of both sides owe; newer cells replace older ones.

    Rules: LOW-BSK-01, LOW-BSK-03, LOW-BSK-04, LOW-BSK-06, LOW-RUL-29.
    """
    fresh: dict[int, list[Cell]] = {}
    for blow in account.dead:
        for strike in blow.strikes:
            if tables.cards[strike.card].kind == "berserker":
                fresh.setdefault(strike.unit, []).append(blow.unit.cell)
    due = {one.unit: one.cells for one in before}
    due.update({unit: tuple(cells) for unit, cells in fresh.items()})
    return tuple(Due(unit, due[unit]) for unit in sorted(due))


def moves(field: Field, due: Iterable[Due], side: Side) -> list[Advance]:
    """List the moves that berserkers of a side owe, as pairs of berserker and cell.

    Rules: LOW-BSK-03, LOW-BSK-04.
    """
    found = []
    for one in due:
        unit = field.by_id(one.unit)
        if unit is not None and unit.side == side:
            found += [Advance(unit.cell, cell) for cell in one.cells if field.is_free(cell)]
    return sorted(found, key=lambda move: (label(move.origin) + ">", label(move.target)))


def still_due(field: Field, due: Iterable[Due]) -> tuple[Due, ...]:
    """Keep the moves that are still owed: the berserker stands, is free, and has a cell.

    A cell that another berserker stands on is kept in mind, for it may be left again.

    Rules: LOW-BSK-01, LOW-BSK-04.
    """
    kept = []
    for one in due:
        unit = field.by_id(one.unit)
        has_cell = any(field.is_free(cell) for cell in one.cells)
        if unit is not None and has_cell and not field.is_engaged(unit):
            kept.append(one)
    return tuple(kept)


def advance_berserk(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Let the next berserker move, the active side's first; without any, refill.

    A sole pair of berserker and cell is carried out at once. Where the opponent must choose, the
    turn so far is public and cannot be taken back.

    Rules: LOW-BSK-01, LOW-BSK-04, LOW-BSK-05, LOW-BSK-06, LOW-RUL-28.
    """
    turn = t.state.turn
    field = field_of(t.state, tables)
    turn.due = still_due(field, turn.due)
    if not turn.due:
        f.step = "reinforce"
        return
    turn.phase = "berserk"
    for side in (turn.side, other(turn.side)):
        found = moves(field, turn.due, side)
        if len(found) == 1:
            advance(t, tables, found[0])
            return
        if found:
            POINTS.ask(t, "DP-BERSERK", Seat(side))
            if side != turn.side:
                t.reveal()
            return


def options_berserk(view: LordsView, tables: Tables) -> list[Advance]:
    """List the moves that the viewer's berserkers owe.  Rules: LOW-BSK-03."""
    field = Field(tables, view.units, borderless=view.terms.borderless)
    return moves(field, view.turn.due, Side(view.viewer or ""))


def advance(t: Flow, tables: Tables, action: Advance) -> None:
    """Move a berserker; then undeclared shooters may declare and all units attack again.

    Rules: LOW-BSK-01, LOW-BSK-02, LOW-BSK-09, LOW-BSK-10, LOW-GEO-02.
    """
    state, turn = t.state, t.state.turn
    unit = field_of(state, tables).units[action.origin]
    unit.cell = action.target
    turn.due = tuple(one for one in turn.due if one.unit != unit.id)
    t.tell(
        BerserkerAdvanced(
            unit=unit.id,
            card=unit.card,
            side=unit.side,
            origin=action.origin,
            target=action.target,
        )
    )
    frame = state.flow[-1]
    assert isinstance(frame, TurnFrame)
    frame.step = "declare"
