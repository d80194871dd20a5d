"""Answers that are put together of several picks: orders, reaction sheets, rallies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.model import Choice, Decision, Text, text
from bot.engine.parts.asking import Box
from bot.games.jours.model.actions import (
    Drop,
    End,
    FillSheet,
    GiveOrders,
    JdgAction,
    Rally,
    Rallying,
)
from bot.games.jours.model.field import Chief, Group
from bot.games.jours.model.view import JdgView
from bot.games.jours.rules import command, rally
from bot.games.jours.rules.land.ground import Tables

from . import menus, names

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
            options = tuple(
                Choice(one.id, names.unit(tables.content, view.field, one.id), place=one.at or "")
                for one in able
            )
            label = Choice(RALLY, Text("jours-box-rally"))
            return (Box(label, options, len(options), tuple(one.id for one in able)),)
        case "DP-SHEET":
            content, found = tables.content, view.asked.boxes if view.asked else ()
            return tuple(
                Box(
                    menus.boxed(content, view, one),
                    tuple(menus.said(content, view, line) for line in one.lines),
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
    most = min(len(able), sum(chief.orders for chief in chiefs))
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
