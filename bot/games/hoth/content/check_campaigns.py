"""Whether the campaigns fit together: nodes, scenarios, cards, hexes and objectives.

Problems are (path inside the campaign, message).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.commands_colors.check import Found

from .campaigns import (
    AdjacentToFort,
    BoardedFrom,
    BoardedWhileAlive,
    Campaign,
    CampaignNode,
    CountdownAtLeast,
    DestroyFort,
    EliminateBadge,
    EliminateType,
    EliminateWith,
    End,
    ExitCount,
    KeepAlive,
    Occupy,
    Onward,
    Result,
    Secondary,
    TakeObjective,
)
from .root import HothContent
from .scenarios import Boarding, Countdown, Exit, Scenario


def check_campaign(content: HothContent, campaign: Campaign) -> Iterator[Found]:
    """Yield what does not fit in a campaign."""
    if campaign.id in content.scenarios:
        yield "id", f"a scenario is called {campaign.id} too"
    if campaign.start not in campaign.nodes:
        yield "start", f"no node {campaign.start}"
    for node_id, node in campaign.nodes.items():
        for path, message in _node(content, campaign, node):
            yield f"nodes.{node_id}.{path}", message
    for node_id in sorted(set(campaign.nodes) - _reachable(campaign)):
        yield f"nodes.{node_id}", "no result leads here"
    ids = Counter(
        mission.secondary.id
        for node in campaign.nodes.values()
        for mission in node.missions.values()
    )
    for twice in sorted(one for one, count in ids.items() if count > 1):
        yield "nodes", f"two secondary objectives are called {twice}"


def _reachable(campaign: Campaign) -> set[str]:
    found: set[str] = set()
    new = {campaign.start} & set(campaign.nodes)
    while new:
        found |= new
        after = {
            result.node
            for one in new
            for result in campaign.nodes[one].results.values()
            if isinstance(result, Onward)
        }
        new = (after & set(campaign.nodes)) - found
    return found


def _node(content: HothContent, campaign: Campaign, node: CampaignNode) -> Iterator[Found]:
    sides = set(content.board.baseline)
    for field, value in (("missions", node.missions), ("results", node.results)):
        if set(value) != sides:
            yield field, f"give both sides: {' and '.join(sorted(sides))}"
    for winner, result in node.results.items():
        for path, message in _result(content, campaign, node, result):
            yield f"results.{winner}{path}", message
        if isinstance(result, End) and result.winner != winner:
            yield f"results.{winner}.winner", f"{winner} won this battle"
    scenario = content.scenarios.get(node.scenario)
    if scenario is None:
        yield "scenario", f"no scenario {node.scenario}"
        return
    for side, mission in node.missions.items():
        if mission.support < 1:
            yield f"missions.{side}.support", "at least 1 card"
        for path, message in _secondary(content, scenario, side, mission.secondary):
            yield f"missions.{side}.secondary.{path}", message


def _result(
    content: HothContent, campaign: Campaign, node: CampaignNode, result: Result
) -> Iterator[Found]:
    if node.final != isinstance(result, End):
        yield "", "exactly the results of a final node end the campaign"
    if not isinstance(result, Onward):
        return
    if result.node not in campaign.nodes:
        yield ".node", f"no node {result.node}"
        return
    for side in {*result.support, *result.commander_cards} - set(content.board.baseline):
        yield "", f"no side {side}"
    for side, cards in result.commander_cards.items():
        for name in cards:
            card = content.cards.get(name)
            if card is None or card.commander is None or card.side != side:
                yield f".commander_cards.{side}", f"no commander card {name} of this side"
    there = content.scenarios.get(campaign.nodes[result.node].scenario)
    for number, change in enumerate(result.changes):
        if there is not None and change.hex not in _units(there, change.side):
            yield f".changes[{number}]", f"no unit of {change.side} begins on {change.hex}"


def _units(scenario: Scenario, side: str) -> set[str]:
    groups = {str(key): value for key, value in scenario.units.items()}.get(side, ())
    return {label for group in groups for label in group.hexes}


def _secondary(
    content: HothContent, scenario: Scenario, side: str, rule: Secondary
) -> Iterator[Found]:
    for path, kind in _types_named(rule):
        if kind not in content.unit_types:
            yield path, f"no unit type {kind}"
    if isinstance(rule, EliminateBadge) and rule.badge not in content.badges:
        yield "badge", f"no badge {rule.badge}"
    if isinstance(rule, Occupy | BoardedFrom):
        for label in sorted(set(rule.hexes) - set(content.board.hexes)):
            yield "hexes", f"{label} is not on the board"
    forts = {None, *(one.id for one in scenario.fortifications)}
    if isinstance(rule, AdjacentToFort | DestroyFort) and rule.fort not in forts:
        yield "fort", f"no fortification {rule.fort} in this scenario"
    medals = {one.id for one in scenario.objectives}
    if isinstance(rule, TakeObjective) and rule.objective not in medals:
        yield "objective", f"no objective {rule.objective} in this scenario"
    yield from _needed_rules(scenario, side, rule)


def _needed_rules(scenario: Scenario, side: str, rule: Secondary) -> Iterator[Found]:
    rules = [one for one in scenario.special_rules if one.side == side]
    if isinstance(rule, ExitCount) and not any(isinstance(one, Exit) for one in rules):
        yield "type", "the side cannot leave the board in this scenario"
    boards = any(isinstance(one, Boarding) for one in rules)
    if isinstance(rule, BoardedFrom | BoardedWhileAlive) and not boards:
        yield "type", "the side cannot board in this scenario"
    tracks = {one.id for one in rules if isinstance(one, Countdown)}
    if isinstance(rule, CountdownAtLeast) and rule.countdown not in tracks:
        yield "countdown", f"no countdown {rule.countdown} of this side"


def _types_named(rule: Secondary) -> Iterator[tuple[str, str]]:
    match rule:
        case EliminateType() | KeepAlive():
            yield "unit_type", rule.unit_type
        case ExitCount() if rule.unit_type != "any":
            yield "unit_type", rule.unit_type
        case EliminateWith():
            yield "killer_type", rule.killer_type
            if rule.victim_type is not None:
                yield "victim_type", rule.victim_type
        case BoardedWhileAlive():
            yield "keep_type", rule.keep_type
        case _:
            pass
