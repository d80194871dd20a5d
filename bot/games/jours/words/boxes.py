"""Answers that are put together of several picks: orders, reaction sheets, rallies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.engine.model import Choice, Decision, Text, text
from bot.engine.parts.asking import Box
from bot.games.jours.content import JdgContent
from bot.games.jours.content.base import Cell
from bot.games.jours.model import state
from bot.games.jours.model.actions import (
    AnswerSquare,
    Back,
    Counter,
    Drop,
    End,
    FillSheet,
    GiveOrders,
    JdgAction,
    Rally,
    Rallying,
    React,
)
from bot.games.jours.model.field import Chief, Field, Group, Unit
from bot.games.jours.model.view import JdgView
from bot.games.jours.notation.lines import parse
from bot.games.jours.rules import command, rally, stacks
from bot.games.jours.rules.combat import charge, evasion, fire, shock
from bot.games.jours.rules.land.ground import Ground, Tables

from . import menus, names, questions

ORDERS, RENFORT, RALLY = "orders", "renfort", "rally"


def boxes(tables: Tables, view: JdgView, decision: Decision) -> Sequence[Box]:
    """List the boxes of a question.  Rules: JDG-2.3.2-a, JDG-5.2.1-e, JDG-11.1-a, JDG-PBP-h."""
    match decision.point:
        case "DP-A2":
            return _renfort(tables, view)
        case "DP-A3":
            return _orders(tables, view)
        case "DP-D4":
            able = rally.able(view.field, tables.content)
            options = tuple(_rallying(tables.content, view.field, one) for one in able)
            label = Choice(RALLY, Text("jours-box-rally"))
            return (Box(label, options, len(options), tuple(one.id for one in able)),)
        case "DP-SHEET":
            content, found = tables.content, view.asked.boxes if view.asked else ()
            return tuple(
                Box(
                    menus.boxed(content, view, one),
                    tuple(_said(tables, view, one, line) for line in one.lines),
                )
                for one in found
            )
        case _:
            return ()


def _orders(tables: Tables, view: JdgView) -> Sequence[Box]:
    """Return the groups that commanders may give orders to, with who reaches them."""
    field, side = view.field, view.side
    assert side is not None
    chiefs = command.present(field, side)
    reached = {
        one.id: [chief for chief in chiefs if command.in_range(field, chief, one)]
        for one in field.groups
        if one.side == side
    }
    able = [one for one in field.groups if reached.get(one.id)]
    most = command.most_orders(field, side)
    options = tuple(_group(tables, view, one, reached[one.id]) for one in able)
    label = Choice(ORDERS, text("jours-box-orders", count=most))
    return (Box(label, options, most),) if able else ()


def _renfort(tables: Tables, view: JdgView) -> Sequence[Box]:
    """Return the units that may drop their Renfort markers.  Rules: JDG-5.2.1-e."""
    own = [one for one in view.field.on_map(view.side) if one.renfort]
    options = tuple(
        Choice(one.id, names.unit(tables.content, view.field, one.id), place=one.at or "")
        for one in own
    )
    return (Box(Choice(RENFORT, Text("jours-box-renfort")), options, len(options)),)


def _group(tables: Tables, view: JdgView, group: Group, chiefs: Sequence[Chief]) -> Choice:
    content, field = tables.content, view.field
    places = ", ".join(sorted({one.at for one in command.units_of(field, group) if one.at}))
    by = names.chief(content, field, chiefs[0].id)
    note = text("jours-box-group", places=places, chief=by)
    return Choice(group.id, names.group(content, field, group), note, place=places[:4])


def _rallying(content: JdgContent, field: Field, unit: Unit) -> Choice:
    """Return the pick of a unit that may rally, with its chance.  Rules: JDG-11.1-b."""
    note = _need("rally", rally.needs(field, content, unit))
    return Choice(unit.id, names.unit(content, field, unit.id), note, place=unit.at or "")


def _said(tables: Tables, view: JdgView, box: state.Box, line: str) -> Choice:
    """Return a line of a reaction sheet, with the chance of what it tries."""
    choice = menus.said(tables.content, view, box, line)
    tries = menus.CONDITION.fullmatch(line) is None
    note = _chance(view.field, tables.ground(view.field.map), parse(line)) if tries else None
    return choice if note is None else msgspec.structs.replace(choice, note=note)


def _chance(field: Field, ground: Ground, action: JdgAction) -> Text | None:
    """Say how likely it is that a reaction succeeds, as far as that is known beforehand.

    Rules: JDG-9.3.1-b, JDG-9.4-a, JDG-8.8.1-b, JDG-7.5-a.
    """
    match action:
        case AnswerSquare() if action.attempt:
            return _need("square", charge.square_needs(field, action.cell))
        case Counter() if action.attempt:
            return _countering(field, ground, action.cell)
        case Back():
            unit = field.unit(action.unit)
            fights = shock.combat_against(field, unit.at or "")
            if fights is None or not evasion.is_tested(field, fights):
                return None
            return _need("back", evasion.needs(field, ground, unit, len(action.path)))
        case React() if action.target and (there := stacks.stack(field, action.target)):
            gun, only = field.unit(action.gun), there[1 if action.under else 0].id
            sum_ = fire.modifiers(field, ground, [gun], action.target, "reaction", only)
            faces = range(ground.content.limits.die)
            hits = [one for one in faces if ground.content.fire.result(sum_.total + one) != "none"]
            return text("jours-need-fire", chance=100 * len(hits) // len(faces))
        case _:
            return None


def _countering(field: Field, ground: Ground, cell: Cell) -> Text:
    """Say how likely a counter-charge is, before heavy cavalry too where that makes it harder."""
    (top, *_) = (one for one in stacks.stack(field, cell) if one.arm == "cavalry" and one.is_good)
    needed = top.kind.engagement
    if top.kind.heavy:
        return _need("counter", needed)
    heavy = needed - ground.content.limits.counter_charge_against_heavy
    return text(
        "jours-need-counter-heavy", needed=needed, chance=questions.chance(needed), heavy=heavy,
        less=questions.chance(heavy),
    )  # fmt: skip


def _need(what: str, needed: int) -> Text:
    return text(f"jours-need-{what}", needed=needed, chance=questions.chance(needed))


def filled(decision: Decision, picks: Mapping[str, Sequence[str]]) -> JdgAction:
    """Return the answer that picks make."""
    match decision.point:
        case "DP-A2":
            return Drop(tuple(picks.get(RENFORT, ())))
        case "DP-A3":
            return GiveOrders(tuple(picks.get(ORDERS, ())))
        case "DP-D4":
            units = tuple(Rallying(one) for one in picks.get(RALLY, ()))
            return Rally(units) if units else End("rally")
        case _:
            return FillSheet(tuple(line for lines in picks.values() for line in lines))
