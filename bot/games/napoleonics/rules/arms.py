"""Combined arms: artillery that adds its dice to a melee."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import term
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import Unit
from bot.games.napoleonics.words.faults import Fault, fault

from . import combat, firing, melee

MOST_LISTED = 3
"""With more artillery than this, menus list single units and all together only."""


def join_fault(scene: Scene, main: Unit, target: str, label: str) -> Fault | None:
    """Say why the unit on a hex cannot add its dice to a melee.

    Rules: NAP-CA-01, NAP-CA-02, NAP-CA-03, NAP-CA-09, NAP-CA-10, NAP-BON-04, NAP-RUL-27,
    NAP-RUL-28, NAP-RUL-29.
    """
    gun = scene.units.get(label)
    if gun is None or gun.side != main.side or scene.kind(gun).unit_class != "artillery":
        return fault("NAP-CA-01", "no-artillery", hex=label)
    if scene.kind(main).unit_class == "artillery":
        return fault("NAP-CA-01", "artillery-leads", hex=main.hex)
    if target not in scene.units:
        return fault("NAP-CA-09", "combined-leader", hex=target)
    wrong = combat.battle_fault(scene, gun)
    if wrong is not None:
        return wrong
    if target in scene.tables.board.neighbours[gun.hex]:
        return combat.mode_fault(scene, gun, melee=True)
    return firing.shooter_fault(scene, gun) or firing.reach_fault(scene, gun, target, alone=False)


def joinable(scene: Scene, main: Unit, target: str) -> list[str]:
    """List the hexes of the artillery that could join a melee.  Rules: NAP-CA-01, NAP-CA-02."""
    guns = (unit for unit in scene.field.units if unit.ordered and unit.id != main.id)
    return sorted(gun.hex for gun in guns if join_fault(scene, main, target, gun.hex) is None)


def groups(hexes: list[str]) -> Iterator[tuple[str, ...]]:
    """Yield the sets of joining artillery that menus list, the empty one first."""
    yield ()
    sizes = range(1, len(hexes) + 1) if len(hexes) <= MOST_LISTED else (1, len(hexes))
    for size in sizes:
        yield from combinations(hexes, size)


def tally(
    scene: Scene, main: Unit, target: str, guns: Iterable[Unit], *, bonus: bool = False
) -> Tally:
    """Return the dice of a melee with the artillery that joins it; each unit at least 0.

    Rules: NAP-CA-04, NAP-BON-06, NAP-SQ-10, NAP-SQ-16, NAP-RUL-69.
    """
    found = combat.floored(melee.tally(scene, main, target, bonus=bonus))
    parts = tuple(_gun_part(scene, gun, target, bonus) for gun in guns)
    return Tally((*found.parts, *parts))


def _gun_part(scene: Scene, gun: Unit, target: str, bonus: bool) -> Part:
    adjacent = target in scene.tables.board.neighbours[gun.hex]
    if adjacent:
        own = melee.tally(scene, gun, target, bonus=bonus)
    else:
        own = firing.tally(scene, gun, target)
    return Part(own.floored, term("napoleonics-dice-joined", hex=gun.hex), "NAP-CA-04")


def sabers_hit(scene: Scene, main: Unit) -> bool:
    """Tell whether sabers hit for all dice of a melee.

    Rules: NAP-CA-05, NAP-MEL-09, NAP-RUL-63, NAP-RUL-65.
    """
    return scene.kind(main).saber_hits
