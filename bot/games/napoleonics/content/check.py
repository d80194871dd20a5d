"""Whether the content fits together: references, hexes, tables, cards and set-ups.

Problems are (field, id, path, message): the field of ``NapContent``, the entry's id, and the path
inside the entry.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from bot.games.commands_colors.check import (
    Found,
    check_board,
    check_hexes,
    check_sides,
    check_twice,
)

from .cards import Card, Effects, Kinds, SectionAll, SectionOrders, UnitOrders
from .root import NapContent
from .scenarios import Scenario, ScenarioSide
from .units import ArtilleryTable, UnitType
from .words import UnitClass

MOST_BANNERS = 18
HAND = (2, 10)
"""Limits of NAP-OPT-04, which hold for our battles as for any user's."""


def check(content: NapContent) -> Iterator[tuple[str, str, str, str]]:
    """Yield everything that does not fit together.  Rules: NAP-OPT-04."""
    yield from (("board", "", *found) for found in check_board(content.board))
    for key, unit_type in content.unit_types.items():
        yield from (("unit_types", key, *found) for found in _unit_type(content, unit_type))
    for key, table in content.artillery_tables.items():
        yield from (("artillery_tables", key, *found) for found in _table(table))
    for key, card in content.cards.items():
        yield from (("cards", key, *found) for found in _card(card))
    for key, scenario in content.scenarios.items():
        yield from (("scenarios", key, *found) for found in _scenario(content, key, scenario))


def _unit_type(content: NapContent, unit_type: UnitType) -> Iterator[Found]:
    if unit_type.nation not in content.nations:
        yield "nation", f"no nation {unit_type.nation}"
    if unit_type.blocks < 1:
        yield "blocks", "a unit has at least one block"
    if unit_type.move_and_battle > unit_type.move_max:
        yield "move_and_battle", "more than it may move at all"
    if (unit_type.unit_class == "infantry") != (unit_type.fire is not None):
        yield "fire", "infantry and nobody else has it"
    if (unit_type.unit_class == "artillery") != (unit_type.table is not None):
        yield "table", "artillery and nobody else names one"
    elif unit_type.table is not None:
        table = content.artillery_tables.get(unit_type.table)
        if table is None:
            yield "table", f"no table {unit_type.table}"
        elif len(table.melee) < unit_type.blocks:
            yield "table", f"{unit_type.table} has no dice for {unit_type.blocks} blocks"


def _table(table: ArtilleryTable) -> Iterator[Found]:
    if len(table.ranged) != len(table.melee):
        yield "ranged", "as many rows as melee has"
    if len({len(row) for row in table.ranged}) != 1:
        yield "ranged", "rows of one length"


def _card(card: Card) -> Iterator[Found]:
    if card.count < 1:
        yield "count", "at least one"
    match card.orders:
        case SectionOrders(sections=sections):
            for name, number in sections.items():
                if number != "command" and number < 1:
                    yield f"orders.sections.{name}", "at least 1, or command"
        case UnitOrders(max=most) if most < 1:
            yield "orders.max", "at least 1"
        case SectionAll(kinds=Kinds(classes=(), tags=())):
            yield "orders.kinds", "give classes or tags"
        case _:
            pass
    if (card.kind == "section") != isinstance(card.orders, SectionOrders):
        yield "orders", "a section card orders by sections, a tactic card does not"
    if card.effects != Effects() and not card.effects.rule:
        yield "effects.rule", "name the rule"


# Scenarios ------------------------------------------------------------------------------------


def _scenario(content: NapContent, key: str, scenario: Scenario) -> Iterator[Found]:
    if scenario.id != key:
        yield "id", f"the file is named {key}"
    yield from check_sides(content.board, "sides", scenario.sides)
    if scenario.first not in content.board.baseline:
        yield "first", f"no side {scenario.first}"
    if not 1 <= scenario.banners <= MOST_BANNERS:
        yield "banners", f"1 to {MOST_BANNERS}"
    yield from _ground(content, scenario)
    for side, army in scenario.sides.items():
        yield from _army(content, scenario, f"sides.{side}", army)
    yield from _pieces(scenario)
    for number, objective in enumerate(scenario.objectives):
        yield from check_hexes(content.board, f"objectives[{number}].hexes", objective.hexes)
        for label in objective.hexes:
            terrain = content.terrain.get(_terrain_of(scenario).get(label, "clear"))
            if terrain is not None and all(map(terrain.bars, get_args(UnitClass))):
                yield f"objectives[{number}].hexes", f"nobody can hold {label} ({terrain.id})"
        if objective.side not in content.board.baseline:
            yield f"objectives[{number}].side", f"no side {objective.side}"
    yield from check_twice("objectives", (one.id for one in scenario.objectives), "id")


def _ground(content: NapContent, scenario: Scenario) -> Iterator[Found]:
    for kind, hexes in scenario.terrain.items():
        if kind not in content.terrain:
            yield f"terrain.{kind}", f"no terrain {kind}"
        yield from check_hexes(content.board, f"terrain.{kind}", hexes)
    everything = [label for hexes in scenario.terrain.values() for label in hexes]
    yield from check_twice("terrain", everything, "hex")
    for number, works in enumerate(scenario.field_works):
        path = f"field_works[{number}]"
        yield from check_hexes(content.board, f"{path}.hex", (works.hex,))
        if len(set(works.sides)) != content.field_works.sides:
            yield f"{path}.sides", f"exactly {content.field_works.sides} different sides"
        if _terrain_of(scenario).get(works.hex, "clear") not in ("clear", "hill"):
            yield f"{path}.hex", "field works lie on clear or hill hexes"


def _terrain_of(scenario: Scenario) -> dict[str, str]:
    return {label: kind for kind, hexes in scenario.terrain.items() for label in hexes}


def _army(
    content: NapContent, scenario: Scenario, path: str, army: ScenarioSide
) -> Iterator[Found]:
    if not HAND[0] <= army.hand <= HAND[1]:
        yield f"{path}.hand", f"{HAND[0]} to {HAND[1]} cards"
    if not army.units:
        yield f"{path}.units", "an army has at least one unit"
    ground = _terrain_of(scenario)
    for number, unit in enumerate(army.units):
        yield from check_hexes(content.board, f"{path}.units[{number}].hex", (unit.hex,))
        kind = content.unit_types.get(unit.type)
        terrain = content.terrain.get(ground.get(unit.hex, "clear"))
        if kind is None:
            yield f"{path}.units[{number}].type", f"no unit type {unit.type}"
        elif terrain is None or terrain.bars(kind.unit_class):
            yield f"{path}.units[{number}].hex", f"{unit.type} cannot stand on {unit.hex}"
    for number, lone in enumerate(army.leaders):
        yield from check_hexes(content.board, f"{path}.leaders[{number}].hex", (lone.hex,))
        terrain = content.terrain.get(ground.get(lone.hex, "clear"))
        if terrain is None or terrain.bars(None):
            yield f"{path}.leaders[{number}].hex", f"nobody can stand on {lone.hex}"


def _pieces(scenario: Scenario) -> Iterator[Found]:
    """Find hexes and leaders used twice, and a nation on both sides."""
    units = [unit for army in scenario.sides.values() for unit in army.units]
    lone = [one for army in scenario.sides.values() for one in army.leaders]
    yield from check_twice("sides", [*(u.hex for u in units), *(o.hex for o in lone)], "a piece on")
    names = [*(unit.leader for unit in units if unit.leader), *(one.leader for one in lone)]
    yield from check_twice("sides", names, "leader")
    nations = [{unit.type[0] for unit in army.units} for army in scenario.sides.values()]
    for letter in sorted(set.intersection(*nations)) if nations else ():
        yield "sides", f"units {letter}- on both sides"
