"""Whether the content fits together: references, cards, and what rules and upgrades grant.

Problems are (field, id, path, message): the field of the content, the entry's id, and the path
inside the entry.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import TypeAlias

from bot.games.fire_and_sword.geometry import battlefield
from bot.games.fire_and_sword.rules.checks import FACES

from .base import FORMATIONS, ORDERS, REACTIONS, SIZES, STATES
from .flaws import profile_flaws
from .root import FireAndSwordContent
from .rules import Upgrade
from .scenarios import Scenario, ScenarioSide
from .tables import ReadyArmy
from .terrain import RUINS, Terrain

Found: TypeAlias = tuple[str, str]
"""Path inside an entry, and message."""
FIXED = {
    "orders": ORDERS,
    "formations": FORMATIONS,
    "states": STATES,
    "reactions": REACTIONS,
    "trays": SIZES,
}
"""Files whose ids are fixed by the code."""


def check(content: FireAndSwordContent) -> Iterator[tuple[str, str, str, str]]:
    """Yield everything that does not fit together."""
    yield from _numbers(content)
    yield from _fixed(content)
    yield from _rules(content)
    for key, terrain in content.terrain.items():
        yield from (("terrain", key, *found) for found in _terrain(content, terrain))
    for key, upgrade in content.upgrades.items():
        yield from (("upgrades", key, *found) for found in _upgrade(content, upgrade))
    for key, card in content.cards.items():
        if card.faction not in content.factions:
            yield "cards", key, "faction", f"no faction {card.faction}"
        for flaw in profile_flaws(content, card):
            yield "cards", key, flaw.path, f"{flaw.reason.key} {flaw.reason.args} ({flaw.rule})"
    for key, army in content.armies.items():
        yield from (("armies", key, *found) for found in _army(content, army))
    yield from _building(content)
    for key, scenario in content.scenarios.items():
        found = list(_scenario(content, scenario)) or battlefield.faults(content, scenario)
        yield from (("scenarios", key, *one) for one in found)


def _numbers(content: FireAndSwordContent) -> Iterator[tuple[str, str, str, str]]:
    if content.dice.faces != FACES:
        yield "dice", "", "faces", f"the game's die has {FACES} faces"
    for field, span, default in (
        ("rounds_default", content.table.rounds, content.table.rounds_default),
        ("objectives_default", content.table.objectives, content.table.objectives_default),
    ):
        if not span.holds(default):
            yield "table", "", field, f"not from {span.least} to {span.most}"
    faces = [
        face
        for row in content.command.successor
        for face in range(row.faces.least, row.faces.most + 1)
    ]
    if faces != list(range(1, FACES + 1)):
        yield "command", "", "successor", "give every face of the die once, in order"


def _fixed(content: FireAndSwordContent) -> Iterator[tuple[str, str, str, str]]:
    for field, wanted in FIXED.items():
        found = tuple(getattr(content, field))
        if found != wanted:
            yield field, "", "entries", f"give exactly {', '.join(wanted)}"
    if RUINS not in content.terrain:
        yield "terrain", "", "entries", f"there must be {RUINS}, which structures become"


def _rules(content: FireAndSwordContent) -> Iterator[tuple[str, str, str, str]]:
    for key, rule in content.special_rules.items():
        yield from _known("special_rules", key, "fires", rule.fires, content.fires)
        yield from _known("special_rules", key, "forbids", rule.forbids, content.actions)
    for key, weapon in content.weapon_rules.items():
        yield from _known("weapon_rules", key, "fires", weapon.fires, content.fires)
        if weapon.lance != (weapon.effectiveness is not None):
            yield "weapon_rules", key, "effectiveness", "goes together with lance"
    for key, reaction in content.reactions.items():
        rules = content.special_rules
        yield from _known("reactions", key, "needs_rule", reaction.needs_rule, rules)
    for key, fire in content.fires.items():
        if fire.times < 1 or fire.over < 1 or fire.ammo < 0:
            yield "fires", key, "times", "factors are at least 1, the cost at least 0"


def _known(
    field: str, key: str, path: str, names: Iterable[str], known: Container[str]
) -> Iterator[tuple[str, str, str, str]]:
    for name in names:
        if name not in known:
            yield field, key, path, f"no {name}"


def _terrain(content: FireAndSwordContent, terrain: Terrain) -> Iterator[Found]:
    for place, one in enumerate(terrain.traits):
        kind = content.traits.get(one.trait)
        if kind is None:
            yield f"traits[{place}].trait", f"no trait {one.trait}"
        elif kind.has_value != (one.value is not None):
            yield f"traits[{place}].value", "goes together with has_value of the trait"
        elif (one.value == "half") and one.trait != "slowing":
            yield f"traits[{place}].value", "only slowing can be half"


def _upgrade(content: FireAndSwordContent, upgrade: Upgrade) -> Iterator[Found]:
    grants, allowed = upgrade.grants, upgrade.allowed
    rule = content.special_rules.get(grants.rule or "")
    if grants.rule is not None and rule is None:
        yield "grants.rule", f"no special rule {grants.rule}"
    if rule is not None and (rule.has_value != (grants.value is not None) or not grants.states):
        yield "grants", "a special rule needs its value and its states"
    if grants.weapon_rule is not None and grants.weapon_rule not in content.weapon_rules:
        yield "grants.weapon_rule", f"no weapon rule {grants.weapon_rule}"
    if grants.fire is not None and grants.fire not in content.fires:
        yield "grants.fire", f"no fire {grants.fire}"
    for path, names, known in (
        ("allowed.factions", allowed.factions, content.factions),
        ("allowed.any_rule", allowed.any_rule, content.special_rules),
        ("allowed.any_weapon", allowed.any_weapon, content.weapon_rules),
    ):
        yield from ((path, f"no {name}") for name in names if name not in known)


def _army(content: FireAndSwordContent, army: ReadyArmy) -> Iterator[Found]:
    chiefs = 0
    for place, element in enumerate(army.elements):
        card = content.cards.get(element.card)
        if card is None:
            yield f"elements[{place}].card", f"no card {element.card}"
            continue
        chiefs += card.command is not None and card.command.commander_in_chief
        if card.faction != army.faction:
            yield f"elements[{place}].card", f"{card.id} belongs to {card.faction}"
        if (card.kind == "unit") != (element.order is not None):
            yield f"elements[{place}].order", "Units have a preset order, Groups none"
    cards = [content.cards.get(element.card) for element in army.elements]
    if not any(card is not None and card.kind == "unit" for card in cards):
        yield "elements", "an army has at least one Unit"
    if chiefs != 1:
        yield "elements", "an army has exactly one commander-in-chief"


def _building(content: FireAndSwordContent) -> Iterator[tuple[str, str, str, str]]:
    """Yield what army building and deployment name and is not there."""
    for faction, one in content.army_rules.lists.items():
        if faction not in content.factions:
            yield "army_rules", "", f"lists.{faction}", f"no faction {faction}"
        named = [one.chief, *(card for limit in one.limits for card in limit.cards)]
        named += [card for need in one.needs for card in (need.card, *need.cards)]
        for card in named:
            if card not in content.cards:
                yield "army_rules", "", f"lists.{faction}", f"no card {card}"
    for key, template in content.deployment.templates.items():
        for card in template.front_cards:
            if card not in content.cards:
                yield "deployment", "", f"templates.{key}", f"no card {card}"


def _scenario(content: FireAndSwordContent, scenario: Scenario) -> Iterator[Found]:
    """Yield what a scenario names and is not there."""
    structures = set()
    for place, one in enumerate(scenario.terrain):
        kind = content.terrain.get(one.type)
        if kind is None:
            yield f"terrain[{place}].type", f"no terrain {one.type}"
        elif kind.kind == "structure":
            structures.add(one.id)
    for place, objective in enumerate(scenario.objectives):
        for name in objective.structures:
            if name not in structures:
                yield f"objectives[{place}].structures", f"no structure {name}"
    for key, side in scenario.sides.items():
        yield from (
            (f"sides.{key}.{path}", what) for path, what in _side(content, side, structures)
        )


def _side(
    content: FireAndSwordContent, side: ScenarioSide, structures: Container[str]
) -> Iterator[Found]:
    army = content.armies.get(side.army)
    if army is None:
        yield "army", f"no army {side.army}"
    elif len(army.elements) != len(side.places):
        yield "places", f"give {len(army.elements)}, one for each element"
    for place, post in enumerate(side.places):
        if post.structure and post.structure not in structures:
            yield f"places[{place}]", f"no structure {post.structure}"
