"""The whole content of Jours de Gloire, and the names in it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.games.facts import Localised, by_language

from .places import Hexside, Map, Road, Terrain, Weather
from .scenarios import Name, Scenario
from .tables import FireTable, Limits, ShockTable, StandingOrder


class JdgContent(msgspec.Struct, frozen=True, kw_only=True):
    """All content of the game, by id.

    Each field is a file of ``data/jours``, or a folder with one file per entry.
    """

    limits: Limits
    fire: FireTable
    shock: ShockTable
    terrain: dict[str, Terrain]
    hexsides: dict[str, Hexside]
    ways: dict[str, Road]
    weather: dict[str, Weather]
    standing_orders: dict[str, StandingOrder]
    maps: dict[str, Map]
    scenarios: dict[str, Scenario]


def texts(content: JdgContent) -> dict[str, dict[str, str]]:
    """Return the names of the content by language and message key."""
    return by_language((key, _localised(name)) for key, name in _names(content))


def _localised(name: Name) -> Localised:
    return Localised(en=name, cs=name, pl=name) if isinstance(name, str) else name


def _labelled(key: str, name: Localised) -> Localised:
    """Name a unit by its id and its name; a name that begins with the id needs no other."""
    said = {
        language: words if words.startswith(f"{key} ") else f"{key} {words}"
        for language, words in msgspec.structs.asdict(name).items()
    }
    return Localised(**said)


def _names(content: JdgContent) -> Iterator[tuple[str, Name]]:
    for ground in content.maps.values():
        for place in ground.places:
            for at in place.at:
                yield f"jours-place-{ground.id}-{at.replace('|', '-')}", place.name
    for battle in content.scenarios.values():
        key = f"jours-scenario-{battle.id}"
        yield key, battle.name
        yield f"{key}-briefing", battle.briefing
        for side, one in battle.sides.items():
            yield f"{key}-{side}", one.name
        for number, note in enumerate(battle.notes, 1):
            yield f"{key}-rule-{number}", note
        yield from _army(battle)


def _army(battle: Scenario) -> Iterator[tuple[str, Name]]:
    for formation in battle.formations:
        yield f"jours-formation-{battle.id}-{formation.id}", formation.name
        for unit in formation.units:
            yield f"jours-unit-{battle.id}-{unit.id}", _labelled(unit.id, _localised(unit.name))
    for marker in battle.combined:
        yield f"jours-formation-{battle.id}-{marker.id}", marker.name
    for chief in battle.chiefs:
        yield f"jours-chief-{battle.id}-{chief.id}", chief.name
