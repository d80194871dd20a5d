"""Orders of fire, movement and shock that are planned on one page (JDG-PBP-f)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.engine.model import Choice, Decision, Text, text
from bot.engine.parts.planning import End, Planning
from bot.engine.refusal import Fault
from bot.games.jours.content import FACINGS, JdgContent
from bot.games.jours.model import actions
from bot.games.jours.model.actions import (
    DeclareCharge,
    Fire,
    JdgAction,
    Move,
    MoveChief,
    Shock,
    Square,
    Top,
    Turn,
)
from bot.games.jours.model.field import Field, Unit
from bot.games.jours.model.view import JdgView
from bot.games.jours.rules import stacks
from bot.games.jours.rules.combat import shock
from bot.games.jours.rules.land.ground import Ground, Tables
from bot.games.jours.rules.march import moves, squares
from bot.games.jours.rules.march.movement import mover, walk
from bot.games.jours.rules.march.survey import Survey
from bot.games.jours.words import names

from . import aims, commanders, odds
from .ends import MOST, Useful, useful

MOST_PIECES, MOST_TOGGLES = 15, 12
CROWDED = 6
"""How many ends are offered to who may do more than march: charge, split, change its order."""
PASSED = re.compile(r"\b\d{4}-(?:\d{4}-)*(?=\d{4}\b)")
"""The hexes of a path before its last."""
FIRES, MOVES, SHOCKS = "DP-F1", "DP-M1", "DP-C1"


class JdgPlanning(Planning[JdgAction, JdgView]):
    """Shots at targets, moves to useful ends, and shocks by one tap.  Rules: JDG-PBP-f."""

    points = frozenset({FIRES, MOVES, SHOCKS})

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def pieces(self, view: JdgView, decision: Decision) -> Sequence[Choice]:
        """List the batteries that may fire, or the stacks that may march, from west to east.

        Commanders-in-chief who may ride come last.
        """
        if decision.point == FIRES:
            return [_piece(self._tables.content, view.field, key) for key in self._shots(view)][
                :MOST_PIECES
            ]
        if decision.point != MOVES:
            return ()
        survey = self._survey(view)
        found = [_movable(survey, one) for one in sorted(survey.own)]
        keys = [_key(units) for units in found if units]
        chiefs = commanders.pieces(survey)
        pieces = [_piece(self._tables.content, view.field, key) for key in keys]
        return [*pieces[: MOST_PIECES - len(chiefs)], *chiefs]

    def parts(self, view: JdgView, decision: Decision, piece: str) -> Sequence[Choice]:
        """List the units of a stack that may march alone.  Rules: JDG-5.1.3-a."""
        units = _units(view.field, piece) if decision.point == MOVES else []
        return (
            [_piece(self._tables.content, view.field, one.id) for one in units]
            if len(units) > 1
            else ()
        )

    def ends(self, view: JdgView, decision: Decision, piece: str) -> Sequence[End]:
        """List the targets of a battery, or the useful ends and the charges of a stack."""
        if decision.point == FIRES:
            ground = self._tables.ground(view.field.map)
            return [*aims.targets(view, ground, self._shots(view).get(piece, ()))][:MOST]
        survey, units = self._survey(view), _units(view.field, piece)
        if not units:
            return [*commanders.ends(survey, piece)]
        charges = [*aims.charges(view, survey, units)][: MOST - CROWDED]
        most = CROWDED if charges or len(units) > 1 else MOST
        return [*(self._end(view, one) for one in useful(survey, units, most)), *charges]

    def toggles(self, view: JdgView, decision: Decision) -> Sequence[End]:
        """List the shocks that may be declared, the most promising first.

        What others would have to join, though nobody can, is left out.  Rules: JDG-8.2-c.
        """
        if decision.point != SHOCKS or view.side is None:
            return ()
        field, ground = view.field, self._tables.ground(view.field.map)
        all_ = [one for one in shock.options(field, ground, view.side) if one.targets]
        found = [one for one in all_ if not shock.unattended(field, ground, one, all_)]
        found.sort(key=lambda one: (-self._sum(view, one), one.units, one.targets))
        return [_attack(field, ground, one) for one in found[:MOST_TOGGLES]]

    def piece_of(self, action: JdgAction) -> str:
        """Return the stack that an order is for."""
        match action:
            case Move() | Turn() | DeclareCharge():
                return names.listed(action.units)
            case Fire():
                return aims.TOGETHER.join(action.guns)
            case Shock():
                return names.listed(action.units)
            case MoveChief():
                return action.chief
            case _:
                return ""

    def brief(self, written: str) -> str:
        """Leave out the hexes that a move passes."""
        return PASSED.sub("", written)

    def changed(
        self, view: JdgView, decision: Decision, piece: str, action: JdgAction | None
    ) -> Sequence[End]:
        """List the other facings at the end of a move or in the hex, or before a shot.

        In its hex a stack may also change its order, or form square.
        """
        if isinstance(action, Fire):
            return [*aims.pivots(self._shots(view).get(piece, ()), action)]
        units = _units(view.field, piece) if decision.point == MOVES else []
        if not units or not (action is None or isinstance(action, Move)):
            return ()
        stays = self._staying(view, units) if action is None else ()
        return [*self._turned(view, units, action), *stays]

    def onward(
        self, view: JdgView, decision: Decision, piece: str, action: JdgAction | None
    ) -> Sequence[End]:
        """List the hexes that a move may enter next, by its path, with their costs."""
        if decision.point != MOVES:
            return ()
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

    def closing(
        self, view: JdgView, decision: Decision, after: JdgAction | None = None
    ) -> End | None:
        """Return the end of fire or movement, or of the declaration if it may end so."""
        if after is not None:
            return None
        if decision.point == FIRES:
            return End(actions.End("fire"), Text("jours-menu-fire-end"))
        if decision.point == MOVES:
            return End(actions.End("move"), Text("jours-menu-mv-end"))
        if self.owed(view, decision) is not None:
            return None
        declared = any(one.kind == "shock" for one in shock.declared(view.field))
        key = "jours-plan-declare" if declared else "jours-menu-declare"
        return End(actions.End("shock"), Text(key))

    def owed(self, view: JdgView, decision: Decision) -> Fault | None:
        """Say which enemy in front of who shocks is attacked by nobody.  Rules: JDG-8.2-c."""
        ground = self._tables.ground(view.field.map)
        return shock.open_fault(view.field, ground) if decision.point == SHOCKS else None

    def _survey(self, view: JdgView) -> Survey:
        assert view.side is not None
        return Survey(view.field, self._tables.ground(view.field.map), view.side)

    def _shots(self, view: JdgView) -> dict[str, list[Fire]]:
        assert view.side is not None
        return aims.batteries(view.field, self._tables.ground(view.field.map), view.side)

    def _staying(self, view: JdgView, units: Sequence[Unit]) -> Iterator[End]:
        """Yield what a whole hex may do besides turning.  Rules: JDG-5.1.2-a, JDG-4.2-a."""
        survey, cell = self._survey(view), units[0].at or ""
        if len(units) < len(stacks.stack(view.field, cell)):
            return
        for one in units:
            if moves.top_fault(survey, Top(cell, one.id)) is None:
                yield End(Top(cell, one.id), text("jours-end-top", unit=one.id))
        if squares.square_fault(survey, cell) is None:
            yield End(Square(cell), Text("jours-end-square"))

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
        key = "jours-end-stays" if action is None else "jours-end-faces"
        note = text(key, unit=names.listed(ids))
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
                yield End(other, text("jours-end-face", facing=facing), note)

    def _end(self, view: JdgView, one: Useful) -> End:
        """Say where a move ends, how it faces, what it costs and why it is offered."""
        cell, move = one.move.path[-1], one.move
        facing = move.facing or view.field.unit(move.units[0]).facing
        where = text("jours-end", place=cell, facing=facing or "")
        why: list[Text] = []
        for reason in one.reasons:
            if reason == "attack" and one.faced:
                why.append(text("jours-end-attack", unit=", ".join(one.faced)))
            elif reason != "attack":
                why.append(Text(f"jours-end-{reason}"))
        if one.losses:
            why.append(Text("jours-end-loss"))
        key = "jours-end-forced" if move.forced else "jours-end-cost"
        note = text(key, cost=one.cost)
        for words in why:
            note = text("jours-end-why", note=note, why=words)
        return End(move, where, note, cell)


def _movable(survey: Survey, cell: str) -> list[Unit]:
    """Return the units of a hex that may march together; none if they may not."""
    there = [one for one in survey.own[cell] if moves.idle_fault(survey.field, one) is None]
    if not there or moves.march_fault(survey.field, there, "normal", survey) is not None:
        return []
    return there


def _key(units: Sequence[Unit]) -> str:
    return names.listed(tuple(one.id for one in units))


def _piece(content: JdgContent, field: Field, key: str) -> Choice:
    """Name a stack or batteries by what they are, where they stand and how they face."""
    units = _units(field, key)
    first, ids = units[0], names.plain(key)
    named = names.unit(content, field, first.id) if len(units) == 1 else ids
    words = text("jours-piece", units=named, place=first.at or "", facing=first.facing or "")
    return Choice(key, words, place=first.at or "")


def _units(field: Field, piece: str) -> list[Unit]:
    """Return the units of a piece, in its order; none if one of them is not there."""
    keys = piece.replace(aims.TOGETHER, "+").split("+")
    there = {one.id: one for one in field.units}
    return [there[key] for key in keys] if all(key in there for key in keys) else []


def _attack(field: Field, ground: Ground, action: Shock) -> End:
    """Name a shock by its units, those in the hexes that they attack, and how they turn for it."""
    held = {cell: [one.id for one in stacks.stack(field, cell)] for cell in action.targets}
    targets = ", ".join(f"{names.listed(tuple(ids))} {cell}" for cell, ids in held.items())
    words = text("jours-plan-shock", units=names.listed(action.units), targets=targets)
    units = [field.unit(key) for key in action.units]
    facing, _ = shock.facing_to(field, ground, units, action.targets)
    if facing is not None and facing != units[0].facing:
        words = text("jours-plan-shock-turned", attack=words, facing=facing)
    return End(action, words, None, action.targets[0])
