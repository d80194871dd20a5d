"""Standing orders: answers given in advance, with the defaults of the rules digest (3.3)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Choice, Decision, Text
from bot.games.commands_colors.actions import Done
from bot.games.commands_colors.board import BoardMap
from bot.games.hoth.model.actions import HothAction, Retreat, ReturnUnit
from bot.games.hoth.model.points import POINTS, Point
from bot.games.hoth.model.scene import Scene, Tables, other_side
from bot.games.hoth.model.state import Unit
from bot.games.hoth.model.view import HothView
from bot.games.hoth.rules.movement import open_medals

COVER_RANK = {
    "trench": 1,
    "building": 2,
    "wreck": 2,
    "rocks": 2,
    "hill": 3,
    "crevasse": 4,
}
"""Terrain from best to worst for a retreating unit; snow comes last."""
LIST = "to:"
KEEP = "-keep"
POLICIES: dict[Point, tuple[str, ...]] = {
    "DP-RETREAT": ("cover", "far", "cover-keep", "far-keep"),
    "DP-RETURN": ("centre",),
    "DP-FLEET-MATE": ("keep-all",),
    "DP-SUPPORT": ("no-support",),
}
OVERDUE: dict[str, str] = {
    "DP-RETREAT": "cover",
    "DP-RETURN": "centre",
    "DP-FLEET-MATE": "keep-all",
    "DP-SUPPORT": "no-support",
}
"""What is taken for who does not answer in the agreed time (digest 3.3)."""
LISTS: tuple[Point, ...] = ("DP-RETREAT", "DP-RETURN")
"""The decision points where a list of hexes is a policy."""


def policies(point: str) -> Sequence[Choice]:
    """List the standing orders that a decision point offers.

    The policies that end in ``keep`` ignore no retreat symbol, the others ignore all they may.
    Besides those listed, ``read`` knows lists of hexes in order of preference.
    """
    named = POINTS.named(point)
    listed = () if named is None else POLICIES.get(named, ())
    return tuple(Choice(policy, words(policy)) for policy in listed)


def read(board: BoardMap, point: str, said: str) -> Choice | None:
    """Read a list of hexes: ``to:G4,G5``, for retreats also ``to:G4,G5-keep``.

    None if it is no such list, a hex is not on the board or named twice, or the decision point
    knows no lists.
    """
    plain = "".join(said.lower().split())
    keep = KEEP if plain.endswith(KEEP) and point == "DP-RETREAT" else ""
    labels = plain.removeprefix(LIST).removesuffix(keep).upper().split(",")
    if point not in LISTS or not plain.startswith(LIST) or len(set(labels)) < len(labels):
        return None
    if any(label not in board.distances for label in labels):
        return None
    policy = f"{LIST}{','.join(labels)}{keep}"
    return Choice(policy, words(policy))


def words(policy: str) -> Text:
    """Name a policy."""
    hexes = listed_hexes(policy)
    if not hexes:
        return Text(f"hoth-policy-{policy}")
    ending = KEEP if policy.endswith(KEEP) else ""
    return Text(f"hoth-policy-list{ending}", {"hexes": ", ".join(hexes)})


def answer(
    view: HothView, tables: Tables, options: Sequence[HothAction], decision: Decision, policy: str
) -> HothAction | None:
    """Answer a decision by a standing order; None means: ask.

    Rules: HOTH-RET-03, HOTH-RET-09, HOTH-SCN-09, HOTH-TEAM-17.
    """
    wanted, point = listed_hexes(policy), POINTS.at(decision)
    if point is None or not (wanted or policy in POLICIES.get(point, ())):
        return None
    if point == "DP-RETREAT":
        retreats = [one for one in options if isinstance(one, Retreat)]
        return best_retreat(view, tables, retreats, policy)
    if point == "DP-RETURN":
        returns = [one for one in options if isinstance(one, ReturnUnit)]
        listed = [one for label in wanted for one in returns if one.hex == label]
        return listed[0] if listed else min(returns, key=_from_centre, default=None)
    if point in ("DP-FLEET-MATE", "DP-SUPPORT") and not wanted:
        return Done()
    return None


def _from_centre(action: ReturnUnit) -> tuple[int, int, str]:
    column = int(action.hex[1:])
    return abs(column - 5), column, action.unit


def listed_hexes(policy: str) -> tuple[str, ...]:
    """Return the hexes that a policy names in order of preference."""
    if not policy.startswith(LIST):
        return ()
    return tuple(policy.removeprefix(LIST).removesuffix(KEEP).split(","))


def best_retreat(
    view: HothView, tables: Tables, options: Sequence[Retreat], policy: str
) -> Retreat | None:
    """Choose a retreat: first how many symbols to ignore, then the end, then the way."""
    if not options or view.attack is None:
        return None
    keep = policy.endswith(KEEP)
    ignored = (min if keep else max)(one.ignored for one in options)
    left = [one for one in options if one.ignored == ignored]
    if not left[0].path:
        return left[0]
    listed = [one for label in listed_hexes(policy) for one in left if one.path[-1] == label]
    if listed:
        left = [one for one in left if one.path[-1] == listed[0].path[-1]]
    scene = Scene(tables, view)
    unit = scene.units[view.attack.target_hex]
    rank = far_rank if policy.startswith("far") else cover_rank
    return min(left, key=lambda one: (*rank(scene, unit, one.path[-1]), *way(scene, unit, one)))


def cover_rank(scene: Scene, unit: Unit, label: str) -> tuple[int, ...]:
    """Rank an end hex by cover, then distance to the enemy, then column; low is good."""
    return cover(scene, unit, label), -enemy_distance(scene, unit, label), int(label[1:])


def far_rank(scene: Scene, unit: Unit, label: str) -> tuple[int, ...]:
    """Rank an end hex by distance to the enemy, then as ``cover_rank``."""
    return -enemy_distance(scene, unit, label), cover(scene, unit, label), int(label[1:])


def cover(scene: Scene, unit: Unit, label: str) -> int:
    """Rank the terrain of a hex for a unit; an own medal is best."""
    for one in scene.field.objectives:
        if one.hex == label and unit.side in one.sides and one.taken is None:
            return 0
    terrain = scene.terrain_at(label).id
    if terrain == "trench" and scene.kind(unit).unit_class != "infantry":
        terrain = "snow"
    return COVER_RANK.get(terrain, 5)


def enemy_distance(scene: Scene, unit: Unit, label: str) -> int:
    """Return the distance to the nearest enemy unit."""
    away = scene.tables.board.distances[label]
    return min((away[one.hex] for one in scene.own_units(other_side(unit.side))), default=0)


def way(scene: Scene, unit: Unit, action: Retreat) -> tuple[int, ...]:
    """Rank ways to the same end: one that takes a medal first, then by the first column."""
    takes = bool(open_medals(scene, unit.side) & set(action.path))
    return (not takes, *(int(label[1:]) for label in action.path))
