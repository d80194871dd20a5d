"""Names of units, groups and places, as messages."""

from __future__ import annotations

from bot.engine.model import Side, Text, text
from bot.games.jours.content import JdgContent, Scenario
from bot.games.jours.model.field import Field, Group
from bot.games.jours.rules.command import SPECIAL


def plain(words: str) -> Text:
    """Return literal text."""
    return Text("plain", {"text": words})


def side(one: Side) -> Text:
    """Name a side."""
    return Text(f"jours-side-{one}")


def unit(content: JdgContent, field: Field, key: str) -> Text:
    """Name a unit by its id and its name; one that no scenario knows by its id alone."""
    battle = content.scenarios[field.scenario]
    known = any(one.id == key for formation in battle.formations for one in formation.units)
    if not known:
        return plain(key)
    return Text(f"jours-unit-{battle.id}-{key}")


def formation(content: JdgContent, field: Field, key: str) -> Text:
    """Name a formation, or the special marker as what is activated."""
    if key == SPECIAL:
        return Text("jours-menu-special")
    battle = content.scenarios[field.scenario]
    if key not in _activated(battle):
        return plain(key)
    return Text(f"jours-formation-{battle.id}-{key}")


def _activated(battle: Scenario) -> set[str]:
    """Return the ids of all that a marker of a battle can activate."""
    return {one.id for one in battle.formations} | {one.id for one in battle.combined}


def marker(content: JdgContent, key: str) -> Text:
    """Name an activation marker by its formation, whatever the battle; an own one by its id.

    A formation or a commander of several battles has one name (``content.check``).
    """
    for battle in content.scenarios.values():
        if key in _activated(battle):
            return Text(f"jours-formation-{battle.id}-{key}")
    return plain(key)


def leader(content: JdgContent, key: str) -> Text:
    """Name a commander-in-chief, whatever the battle; an own one by the id."""
    for battle in content.scenarios.values():
        if any(one.id == key for one in battle.chiefs):
            return Text(f"jours-chief-{battle.id}-{key}")
    return plain(key)


def chief(content: JdgContent, field: Field, key: str) -> Text:
    """Name a commander-in-chief."""
    battle = content.scenarios[field.scenario]
    if not any(one.id == key for one in battle.chiefs):
        return plain(key)
    return Text(f"jours-chief-{battle.id}-{key}")


def group(content: JdgContent, field: Field, one: Group) -> Text:
    """Name a tactical group by its formation, its id and its first unit, and count the others."""
    named = formation(content, field, one.formation)
    first, more = one.units[0], len(one.units) - 1
    return text("jours-group", id=one.id, formation=named, unit=first, more=more)


def listed(words: tuple[str, ...]) -> str:
    """Put ids together as they are typed."""
    return "+".join(words)


def way(path: tuple[str, ...]) -> str:
    """Put the hexes of a path together as they are typed."""
    return "-".join(path)
