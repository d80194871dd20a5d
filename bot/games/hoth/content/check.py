"""Whether the content fits together: references, hexes, badges and victory conditions.

Problems are (field, id, path, message): the field of ``HothContent``, the entry's id, and the
path inside the entry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.commands_colors.check import (
    Found,
    check_board,
    check_hexes,
    check_sides,
    check_twice,
)

from .cards import Card
from .check_campaigns import check_campaign
from .root import HothContent
from .scenarios import (
    AllDestroyed,
    Boarding,
    Countdown,
    CountdownReaches,
    Exit,
    KillMedals,
    Respawn,
    Scenario,
    ScenarioRule,
    SuddenDeath,
    UnitsOnRows,
)
from .units import BadgeKind, UnitType


def check(content: HothContent) -> Iterator[tuple[str, str, str, str]]:
    """Yield everything that does not fit together."""
    yield from (("board", "", *found) for found in check_board(content.board))
    for key, unit_type in content.unit_types.items():
        yield from (("unit_types", key, *found) for found in _unit_type(unit_type))
    for key, badge in content.badges.items():
        yield from (("badges", key, *found) for found in _badge(content, badge))
    for key, card in content.cards.items():
        yield from (("cards", key, *found) for found in _card(content, card))
    for key, scenario in content.scenarios.items():
        yield from (("scenarios", key, *found) for found in _scenario(content, key, scenario))
    for key, campaign in content.campaigns.items():
        yield from (("campaigns", key, *found) for found in check_campaign(content, campaign))


def _unit_type(unit_type: UnitType) -> Iterator[Found]:
    if unit_type.figures < 1:
        yield "figures", "a unit has at least one figure"
    if not unit_type.attack or min(unit_type.attack) < 1:
        yield "attack", "give the dice for each distance, at least 1"
    if ("confirm_roll" in unit_type.traits) != bool(unit_type.confirm_faces):
        yield "confirm_faces", "goes together with the trait confirm_roll"


def _badge(content: HothContent, badge: BadgeKind) -> Iterator[Found]:
    for type_id in badge.allowed:
        yield from _type(content, "allowed", type_id)


def _card(content: HothContent, card: Card) -> Iterator[Found]:
    if card.side not in content.board.baseline:
        yield "side", f"no side {card.side}"
    if card.commander is not None:
        commander = content.commanders.get(card.commander)
        if commander is None:
            yield "commander", f"no commander {card.commander}"
        elif commander.side != card.side:
            yield "commander", f"{card.commander} belongs to the other side"
    for number, clause in enumerate(card.orders):
        if clause.max != "all" and clause.max < 1:
            yield f"orders[{number}].max", "at least 1, or all"


# Scenarios ------------------------------------------------------------------------------------


def _scenario(content: HothContent, key: str, scenario: Scenario) -> Iterator[Found]:
    if scenario.id != key:
        yield "id", f"the file is named {key}"
    for field, value in (("sides", scenario.sides), ("units", scenario.units)):
        yield from check_sides(content.board, field, value)
    if scenario.first not in content.board.baseline:
        yield "first", f"no side {scenario.first}"
    yield from _places(content, scenario)
    yield from _units(content, scenario)
    yield from _medals(scenario)
    for number, rule in enumerate(scenario.special_rules):
        for path, message in _rule(content, scenario, rule):
            yield f"special_rules[{number}]{path}", message
    yield from _victory(scenario)


def _places(content: HothContent, scenario: Scenario) -> Iterator[Found]:
    for kind, hexes in scenario.terrain.items():
        if kind not in content.terrain:
            yield f"terrain.{kind}", f"no terrain {kind}"
        yield from check_hexes(content.board, f"terrain.{kind}", hexes)
    yield from check_twice(
        "terrain", (h for hexes in scenario.terrain.values() for h in hexes), "hex"
    )
    for number, fort in enumerate(scenario.fortifications):
        path = f"fortifications[{number}]"
        yield from check_hexes(content.board, f"{path}.hex", (fort.hex,))
        if fort.kind not in content.fortifications:
            yield f"{path}.kind", f"no fortification {fort.kind}"
        if fort.owner not in content.board.baseline:
            yield f"{path}.owner", f"no side {fort.owner}"
    yield from check_twice("fortifications", (fort.id for fort in scenario.fortifications), "id")
    kinds = _ground(scenario)
    for number, objective in enumerate(scenario.objectives):
        ground = kinds.get(objective.hex, "snow")
        yield from check_hexes(content.board, f"objectives[{number}].hex", (objective.hex,))
        if not any(may_stand(content, one, ground) for one in content.unit_types.values()):
            yield f"objectives[{number}].hex", f"nobody can hold {objective.hex} ({ground})"
        for side in objective.sides:
            if side not in content.board.baseline:
                yield f"objectives[{number}].sides", f"no side {side}"
    yield from check_twice("objectives", (one.id for one in scenario.objectives), "id")


def _ground(scenario: Scenario) -> dict[str, str]:
    return {label: kind for kind, hexes in scenario.terrain.items() for label in hexes}


def _units(content: HothContent, scenario: Scenario) -> Iterator[Found]:
    ground = _ground(scenario)
    forts = {fort.hex for fort in scenario.fortifications}
    taken: list[str] = []
    for side, groups in scenario.units.items():
        if not any(group.hexes for group in groups):
            yield f"units.{side}", "an army has at least one unit"
        for number, group in enumerate(groups):
            path = f"units.{side}[{number}]"
            unit_type = content.unit_types.get(group.type)
            if unit_type is None:
                yield f"{path}.type", f"no unit type {group.type}"
                continue
            if unit_type.side != side:
                yield f"{path}.type", f"{group.type} belongs to the other side"
            if group.badge and not may_wear(content.badges.get(group.badge), unit_type):
                yield f"{path}.badge", f"{group.type} cannot have the badge {group.badge}"
            yield from check_hexes(content.board, f"{path}.hexes", group.hexes)
            for label in group.hexes:
                if label in forts:
                    yield f"{path}.hexes", f"a fortification stands on {label}"
                elif not may_stand(content, unit_type, ground.get(label, "snow")):
                    yield f"{path}.hexes", f"{group.type} cannot stand on {label} ({ground[label]})"
            taken += group.hexes
    yield from check_twice("units", taken, "a unit on")
    yield from _badges(content, scenario)


def _badges(content: HothContent, scenario: Scenario) -> Iterator[Found]:
    worn: Counter[str] = Counter()
    for group in (group for groups in scenario.units.values() for group in groups):
        unit_type = content.unit_types.get(group.type)
        if group.badge and unit_type and may_wear(content.badges.get(group.badge), unit_type):
            worn[group.badge] += len(group.hexes)
    for badge, count in worn.items():
        if count > content.badges[badge].pieces:
            yield "units", f"{count} badges {badge}, but there are {content.badges[badge].pieces}"


def may_wear(badge: BadgeKind | None, unit_type: UnitType) -> bool:
    """Tell whether units of a type may have a badge."""
    return badge is not None and (
        unit_type.id in badge.allowed or unit_type.unit_class == badge.allowed_class
    )


def may_stand(content: HothContent, unit_type: UnitType, kind: str) -> bool:
    """Tell whether units of a type may stand on a kind of terrain."""
    if kind not in content.terrain:
        return True
    match content.terrain[kind].enter:
        case "all":
            return True
        case "all_but_no_hills":
            return "no_hills" not in unit_type.traits
        case "flying_only":
            return "flying" in unit_type.traits
        case "none":
            return False


def _medals(scenario: Scenario) -> Iterator[Found]:
    for side, setup in scenario.sides.items():
        if setup.hand < 1:
            yield f"sides.{side}.hand", "at least 1 card"
        if setup.victory.medals is None and setup.victory.sudden_death is None:
            yield f"sides.{side}.victory", "the side has no way to win"


def _rule(content: HothContent, scenario: Scenario, rule: ScenarioRule) -> Iterator[Found]:
    if rule.side not in content.board.baseline:
        yield ".side", f"no side {rule.side}"
    match rule:
        case SuddenDeath():
            yield from _condition(content, scenario, rule)
        case KillMedals():
            yield from _type(content, ".unit_type", rule.unit_type)
        case Exit() | Boarding() | Respawn():
            yield from check_hexes(content.board, ".hexes", rule.hexes)
        case Countdown():
            yield from _fort(
                scenario, ".step_when.fortification_stands", rule.step_when.fortification_stands
            )
        case _:
            pass


def _condition(content: HothContent, scenario: Scenario, rule: SuddenDeath) -> Iterator[Found]:
    match rule.condition:
        case AllDestroyed(forts=forts):
            for fort in forts:
                yield from _fort(scenario, ".condition.forts", fort)
        case CountdownReaches(countdown=name):
            tracks = {r.id for r in scenario.special_rules if isinstance(r, Countdown)}
            if name not in tracks:
                yield ".condition.countdown", f"no countdown {name} in this scenario"
        case UnitsOnRows(unit_type=type_id, rows=rows):
            yield from _type(content, ".condition.unit_type", type_id)
            for row in rows:
                if row not in content.board.rows:
                    yield ".condition.rows", f"no row {row}"


def _type(content: HothContent, path: str, type_id: str) -> Iterator[Found]:
    if type_id not in content.unit_types:
        yield path, f"no unit type {type_id}"


def _fort(scenario: Scenario, path: str, fort: str) -> Iterator[Found]:
    if fort not in {one.id for one in scenario.fortifications}:
        yield path, f"no fortification {fort} in this scenario"


def _victory(scenario: Scenario) -> Iterator[Found]:
    rules = {r.id: r.side for r in scenario.special_rules if isinstance(r, SuddenDeath)}
    named = set()
    for side, setup in scenario.sides.items():
        wanted = setup.victory.sudden_death
        if wanted is None:
            continue
        named.add(wanted)
        if rules.get(wanted) != side:
            yield f"sides.{side}.victory.sudden_death", f"no sudden death {wanted} of this side"
    for unused in sorted(set(rules) - named):
        yield "special_rules", f"no side's victory names the sudden death {unused}"
