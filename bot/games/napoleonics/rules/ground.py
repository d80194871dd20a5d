"""Terrain and field works: who enters, where moves stop, and the dice that attacks lose."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.chance.tally import Part
from bot.engine.geometry.hexes import CORNERS, Hex
from bot.engine.model import Term
from bot.games.commands_colors.board import BoardMap
from bot.games.napoleonics.content import Direction, TerrainKind, UnitClass, taken
from bot.games.napoleonics.model.scene import CLEAR, Scene
from bot.games.napoleonics.model.state import Unit
from bot.games.napoleonics.words import names

DIRECTIONS: dict[Direction, Hex] = {
    "E": Hex(1, 0), "SE": Hex(0, 1), "SW": Hex(-1, 1),
    "W": Hex(-1, 0), "NW": Hex(0, -1), "NE": Hex(1, -1),
}  # fmt: skip
SIDES: tuple[Direction, ...] = ("NE", "E", "SE", "SW", "W", "NW")
"""The side between corner i of ``hexes.CORNERS`` and the next one."""
TERRAIN_RULES = {
    "forest": "NAP-TER-02", "hill": "NAP-TER-03", "town": "NAP-TER-06", "mill": "NAP-TER-06",
    "fordable": "NAP-TER-11", "sandpit": "NAP-TER-13",
}  # fmt: skip


# Entering ----------------------------------------------------------------------------------------


def bars(scene: Scene, label: str, unit_class: UnitClass | None) -> bool:
    """Tell whether the ground of a hex cannot be entered; no class means a leader.

    Rules: NAP-MOV-07, NAP-TER-05, NAP-TER-10, NAP-TER-12, NAP-TER-13, NAP-TER-14, NAP-LDR-05,
    NAP-RUL-04.
    """
    return scene.terrain.get(label, CLEAR) in scene.tables.barred[unit_class]


def stops(scene: Scene, here: str, there: str) -> bool:
    """Tell whether a step between adjacent hexes ends a move.

    Rules: NAP-MOV-07, NAP-TER-02, NAP-TER-06, NAP-TER-07, NAP-TER-11, NAP-TER-13.
    """
    stopped = scene.terrain.get(there, CLEAR) in scene.tables.stopping
    return stopped or crosses_works(scene, here, there)


def crosses_works(scene: Scene, here: str, there: str) -> bool:
    """Tell whether a step crosses a protected side, inwards or outwards.

    Rules: NAP-TER-07, NAP-GEO-07.
    """
    board, works = scene.tables.board, scene.works
    inwards = there in works and direction(board, there, here) in works[there]
    return inwards or (here in works and direction(board, here, there) in works[here])


def direction(board: BoardMap, here: str, there: str) -> Direction:
    """Return the direction from a hex to an adjacent one.  Rules: NAP-GEO-07."""
    a, b = board.cells[here], board.cells[there]
    step = Hex(b.q - a.q, b.r - a.r)
    return next(name for name, one in DIRECTIONS.items() if one == step)


def may_battle_after(terrain: TerrainKind, light: bool) -> bool:
    """Tell whether a unit may battle in the turn in which it moved onto a terrain.

    Rules: NAP-TER-02, NAP-TER-06, NAP-TER-11, NAP-TER-13.
    """
    allowed = terrain.battle_after_entering
    return allowed == "all" or (allowed == "light_types" and light)


# Field works -------------------------------------------------------------------------------------


def is_protected(scene: Scene, label: str, other: str) -> bool:
    """Tell whether an attack between two hexes passes the works of ``label`` on marked sides.

    At a corner both sides that meet there must be marked.

    Rules: NAP-TER-08, NAP-TER-09, NAP-RUL-40.
    """
    marked = scene.works.get(label)
    return bool(marked) and all(
        one in (marked or ()) for one in sides_towards(scene.tables.board, label, other)
    )


def sides_towards(board: BoardMap, label: str, other: str) -> tuple[Direction, ...]:
    """Return the side of a hex that the line to another leaves by; two where it is a corner.

    Rules: NAP-TER-09.
    """
    (x1, y1), (x2, y2) = board.cells[label].centre, board.cells[other].centre
    dx, dy = x2 - x1, y2 - y1
    facing = [3 * dx * cx + dy * cy > 0 for cx, cy in CORNERS]
    turns = [dx * cy - dy * cx for cx, cy in CORNERS]
    for index in range(6):
        after = (index + 1) % 6
        if turns[index] == 0 and facing[index]:
            return SIDES[index - 1], SIDES[index]
        if facing[index] and facing[after] and turns[index] * turns[after] < 0:
            return (SIDES[index],)
    raise AssertionError(f"no side of {label} faces {other}")


# Dice --------------------------------------------------------------------------------------------


def reductions(scene: Scene, unit: Unit, target: str, melee: bool) -> Iterator[Part]:
    """Yield the dice that an attack loses for the target's hex and its own.

    With ``terrain_stacking`` set to ``highest`` only the larger one counts.

    Rules: NAP-TER-01, NAP-CBT-06, NAP-RNG-13, NAP-RUL-12, NAP-RUL-58, NAP-OPT-02.
    """
    attacker = scene.kind(unit).unit_class
    parts = list(hex_parts(scene, unit.hex, target, attacker, melee))
    if scene.field.options.get("terrain_stacking") == "highest" and len(parts) > 1:
        parts = [min(parts, key=lambda part: part.amount)]
    yield from parts


def hex_parts(
    scene: Scene, origin: str, target: str, attacker: UnitClass, melee: bool
) -> Iterator[Part]:
    """Yield the reductions of both hexes, 0 left out.

    Through protected sides works take the place of the ground below, of their own hex alone. Two
    hills count together where no works protect either.

    Rules: NAP-TER-03, NAP-TER-04, NAP-TER-08, NAP-RUL-58.
    """
    works = scene.tables.content.field_works
    there, here = scene.terrain_at(target), scene.terrain_at(origin)
    inwards, outwards = is_protected(scene, target, origin), is_protected(scene, origin, target)
    between = there.between
    if between is not None and here.id == there.id and not (inwards or outwards):
        yield from _part(taken(between, attacker, melee), "between", there.id, "NAP-TER-04")
        return
    if inwards:
        yield from _part(taken(works.into, attacker, melee), "into-works", "", "NAP-TER-08")
    else:
        rule = TERRAIN_RULES.get(there.id, "NAP-TER-01")
        yield from _part(taken(there.into, attacker, melee), "into", there.id, rule)
    if outwards:
        yield from _part(taken(works.out_of, attacker, melee), "out-works", "", "NAP-TER-08")
    else:
        rule = TERRAIN_RULES.get(here.id, "NAP-TER-01")
        yield from _part(taken(here.out_of, attacker, melee), "out", here.id, rule)


def _part(amount: int, key: str, terrain: str, rule: str) -> Iterator[Part]:
    if amount:
        args: dict[str, str | int | Term] = {"terrain": names.terrain(terrain)} if terrain else {}
        yield Part(-amount, Term(f"napoleonics-dice-{key}", args), rule)
