"""Orders of movement and shock that are planned together (JDG-PBP-f)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.model import Choice, Decision, Text, text
from bot.engine.parts.planning import End, Planning
from bot.games.jours.content import FACINGS
from bot.games.jours.content.base import Facing
from bot.games.jours.model import actions
from bot.games.jours.model.actions import JdgAction, Move, Shock, Turn
from bot.games.jours.model.field import Field, Unit
from bot.games.jours.model.view import JdgView
from bot.games.jours.rules import moves, shock
from bot.games.jours.rules.ground import Tables
from bot.games.jours.rules.movement import mover, walk
from bot.games.jours.rules.survey import Survey
from bot.games.jours.words import names

from . import odds
from .ends import Useful, useful

MOST_PIECES, MOST_TOGGLES = 15, 12
MOVES, SHOCKS = "DP-M1", "DP-C1"


class JdgPlanning(Planning[JdgAction, JdgView]):
    """Moves to useful ends, and shocks by one tap.  Rules: JDG-PBP-f."""

    points = frozenset({MOVES, SHOCKS})

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def pieces(self, view: JdgView, decision: Decision) -> Sequence[Choice]:
        """List the stacks that may march, from west to east."""
        if decision.point != MOVES:
            return ()
        survey = self._survey(view)
        found = [_movable(survey, one) for one in sorted(survey.own)]
        return [_piece(units) for units in found if units][:MOST_PIECES]

    def ends(self, view: JdgView, decision: Decision, piece: str) -> Sequence[End]:
        """List the useful ends of a stack."""
        survey, units = self._survey(view), _units(view.field, piece)
        return [self._end(view, one) for one in useful(survey, units)] if units else ()

    def toggles(self, view: JdgView, decision: Decision) -> Sequence[End]:
        """List the shocks that may be declared, the most promising first."""
        if decision.point != SHOCKS or view.side is None:
            return ()
        ground = self._tables.ground(view.field.map)
        found = [one for one in shock.options(view.field, ground, view.side) if one.targets]
        found.sort(key=lambda one: (-self._sum(view, one), one.units, one.targets))
        return [_attack(one) for one in found[:MOST_TOGGLES]]

    def piece_of(self, action: JdgAction) -> str:
        """Return the stack that an order is for."""
        return "+".join(action.units) if isinstance(action, Move | Turn) else ""

    def changed(
        self, view: JdgView, decision: Decision, piece: str, action: JdgAction | None
    ) -> Sequence[End]:
        """List the other facings at the end of a move, or in the hex."""
        units = _units(view.field, piece)
        if not units or not (action is None or isinstance(action, Move)):
            return ()
        return list(self._turned(view, units, action))

    def onward(
        self, view: JdgView, decision: Decision, piece: str, action: JdgAction | None
    ) -> Sequence[End]:
        """List the hexes that a move may enter next, by its path, with their costs."""
        units, ground = _units(view.field, piece), self._tables.ground(view.field.map)
        before = action if isinstance(action, Move) else None
        path = before.path if before is not None else ()
        here = path[-1] if path else units[0].at if units else None
        found = []
        for cell in ground.neighbours(here) if here is not None else ():
            ids = tuple(one.id for one in units)
            longer = Move(ids, (*path, cell), None, before is not None and before.forced)
            cost = self._cost(view, units, longer)
            if cost is not None:
                words = text("jours-end-step", place=cell, cost=cost)
                found.append(End(longer, words, None, cell))
        return found

    def closing(self, view: JdgView, decision: Decision) -> End | None:
        """Return the end of the movement, or of the declaration if it may end so."""
        if decision.point == MOVES:
            return End(actions.End("move"), Text("jours-menu-mv-end"))
        ground = self._tables.ground(view.field.map)
        if shock.open_fault(view.field, ground) is not None:
            return None
        declared = any(one.kind == "shock" for one in shock.declared(view.field))
        key = "jours-plan-declare" if declared else "jours-menu-declare"
        return End(actions.End("shock"), Text(key))

    def _survey(self, view: JdgView) -> Survey:
        assert view.side is not None
        return Survey(view.field, self._tables.ground(view.field.map), view.side)

    def _sum(self, view: JdgView, action: Shock) -> int:
        found = odds.odds(self._tables, view, action)
        return found.tally.total if found is not None else 0

    def _cost(self, view: JdgView, units: Sequence[Unit], action: Move) -> int | None:
        """Return what a path costs so far; None: it is barred, though it may go on from there."""
        who = mover(self._survey(view), units, "forced" if action.forced else "normal")
        legs = walk(self._survey(view), who, action.path)
        return sum(one.cost for one in legs) if isinstance(legs, list) else None

    def _turned(self, view: JdgView, units: Sequence[Unit], action: Move | None) -> Iterator[End]:
        survey, ids = self._survey(view), tuple(one.id for one in units)
        now = units[0].facing if action is None or action.facing is None else action.facing
        for facing in FACINGS:
            if facing == now:
                continue
            other = (
                Turn(ids, facing) if action is None
                else Move(ids, action.path, facing, action.forced)
            )  # fmt: skip
            fault = (
                moves.turn_fault(survey, other) if isinstance(other, Turn)
                else moves.move_fault(survey, other)
            )  # fmt: skip
            if fault is None:
                yield End(other, _facing(facing))

    def _end(self, view: JdgView, one: Useful) -> End:
        """Say where a move ends, how it faces, what it costs and why it is offered."""
        cell, move = one.move.path[-1], one.move
        facing = move.facing or view.field.unit(move.units[0]).facing
        where = text("jours-end", place=cell, facing=_facing(facing) if facing else "")
        why: list[Text] = []
        for reason in one.reasons:
            if reason == "attack" and one.faced:
                why += [self._faced(view, key) for key in one.faced]
            elif reason != "attack":
                why.append(Text(f"jours-end-{reason}"))
        if one.losses:
            why.append(Text("jours-end-loss"))
        key = "jours-end-forced" if move.forced else "jours-end-cost"
        note = text(key, cost=one.cost)
        for words in why:
            note = text("jours-end-why", note=note, why=words)
        return End(move, where, note, cell)

    def _faced(self, view: JdgView, key: str) -> Text:
        name = names.unit(self._tables.content, view.field, key)
        return text("jours-end-attack", unit=name)


def _movable(survey: Survey, cell: str) -> list[Unit]:
    """Return the units of a hex that may march together; none if they may not."""
    there = [one for one in survey.own[cell] if moves.idle_fault(survey.field, one) is None]
    if not there or moves.march_fault(survey.field, there, "normal", survey) is not None:
        return []
    return there


def _piece(units: Sequence[Unit]) -> Choice:
    """Name a stack by what it is, where it stands and how it faces."""
    ids, first = tuple(one.id for one in units), units[0]
    words = text(
        "jours-piece", units=names.listed(ids), place=first.at or "",
        facing=_facing(first.facing) if first.facing else "",
    )  # fmt: skip
    return Choice(names.listed(ids), words, place=first.at or "")


def _units(field: Field, piece: str) -> list[Unit]:
    keys = piece.split("+")
    there = {one.id: one for one in field.units}
    return [there[key] for key in keys] if all(key in there for key in keys) else []


def _facing(facing: Facing) -> Text:
    return Text(f"jours-facing-{facing.lower()}")


def _attack(action: Shock) -> End:
    words = text(
        "jours-plan-shock", units=names.listed(action.units), targets=", ".join(action.targets)
    )
    return End(action, words, None, action.targets[0])
