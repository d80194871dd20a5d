"""Standing orders: answers given in advance, named as in the digest (SO-*)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

from bot.engine.model import Choice, Text
from bot.engine.plans.standing import ASK
from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell
from bot.games.jours.model.actions import (
    Advance,
    AnswerSquare,
    Back,
    Breakthrough,
    Counter,
    CounterAttack,
    CounterBattery,
    FillSheet,
    Follow,
    GiveOrders,
    JdgAction,
    Move,
    MoveChief,
    Rally,
    React,
    Recall,
    RoutNext,
    Stand,
    Withdraw,
)
from bot.games.jours.model.field import Field, Unit
from bot.games.jours.model.view import JdgView
from bot.games.jours.notation.lines import write
from bot.games.jours.rules import retreat, stacks
from bot.games.jours.rules.combat import fire
from bot.games.jours.rules.land.ground import Ground, Tables

A = TypeVar("A")


# What can be agreed ------------------------------------------------------------------------------


def topics(tables: Tables, point: str) -> list[str]:
    """List the standing orders that together answer a decision point.

    A reaction sheet is answered by all those of reactions.
    """
    orders = tables.content.standing_orders.items()
    if point == "DP-SHEET":
        return [key for key, one in orders if SHEET.intersection(one.points)]
    return [key for key, one in orders if point in one.points]


SHEET = frozenset({"DP-M4", "DP-C3", "DP-C5", "DP-C6", "DP-C8"})
"""The reactions that a sheet asks for."""


def listed(tables: Tables, topic: str) -> Sequence[Choice]:
    """List what a standing order may say."""
    found = tables.content.standing_orders.get(topic)
    if found is None:
        return ()
    return tuple(Choice(key, words(key)) for key in found.offers if key != ASK)


def words(policy: str) -> Text:
    """Name what a standing order says."""
    return Text(f"jours-policy-{policy}")


def usual(tables: Tables) -> Mapping[str, str]:
    """Return what holds until a player says otherwise; where they are asked, nothing does."""
    orders = tables.content.standing_orders.items()
    return {key: one.usual for key, one in orders if one.usual != ASK}


def silent(tables: Tables) -> Mapping[str, str]:
    """Return what is taken for who is silent where no usual answer holds."""
    orders = tables.content.standing_orders.items()
    return {key: one.silent for key, one in orders if one.silent is not None}


# Answers -----------------------------------------------------------------------------------------


def answer_by(
    tables: Tables, view: JdgView, point: str, options: Sequence[JdgAction], held: Mapping[str, str]
) -> tuple[str, JdgAction] | None:
    """Answer a decision by all standing orders that a seat holds; None: ask.

    Where two of them are about one decision, both must be held. A sheet is left empty where they
    answer all that it asks.

    Rules: JDG-PBP-h.
    """
    if point == "DP-SHEET":
        return _empty_sheet(tables, view, held)
    needed = topics(tables, point)
    if not needed or not options or any(key not in held for key in needed):
        return None
    ground = tables.ground(view.field.map)
    place = view.asked.place if view.asked is not None else ""
    found = answer(view.field, ground, point, options, held[needed[0]], place)
    return None if found is None or found not in options else (needed[0], found)


def _empty_sheet(
    tables: Tables, view: JdgView, held: Mapping[str, str]
) -> tuple[str, JdgAction] | None:
    boxes = view.asked.boxes if view.asked else ()
    needed = [key for box in boxes for key in topics(tables, box.point)]
    return (needed[0], FillSheet()) if needed and all(key in held for key in needed) else None


def answer(  # noqa: C901  (one case each)
    field: Field,
    ground: Ground,
    point: str,
    options: Sequence[JdgAction],
    policy: str,
    place: Cell,
) -> JdgAction | None:
    """Pick the option that a policy asks for; None: ask.  ``place``: where it is asked about."""
    match point:
        case "DP-A3":
            return nearest_groups(field, options)
        case "DP-M4":
            return by_square(field, options, policy)
        case "DP-M5":
            return by_recall(options, policy)
        case "DP-C3":
            return by_evasion(field, options, policy)
        case "DP-C5":
            return only(options, Counter, lambda one: one.attempt == (policy == "always"))
        case "DP-C6":
            return by_reaction(field, options, policy)
        case "DP-C7":
            return by_advance(options)
        case "DP-C8":
            return only(options, CounterAttack, lambda one: not one.units)
        case "DP-D4":
            return max(_of(options, Rally), key=lambda one: len(one.units), default=None)
        case "DP-E1":
            return by_rout(field, ground, options)
        case "DP-F2":
            return by_counter_battery(field, ground, options, policy, place)
        case "DP-M2":
            return by_flight(field, options)
        case "DP-R":
            return safest(field, ground, options)
        case _:
            return None


def _of(options: Iterable[JdgAction], kind: type[A]) -> list[A]:
    return [one for one in options if isinstance(one, kind)]


def only(options: Iterable[JdgAction], kind: type[A], fits: Callable[[A], bool]) -> A | None:
    """Return the first option of a kind that fits."""
    return next((one for one in _of(options, kind) if fits(one)), None)


def nearest_enemy(field: Field, unit: Unit) -> int:
    """Return the distance to the nearest enemy combat unit; 99 without any."""
    if unit.at is None:
        return 99
    enemies = (one.at for one in field.on_map(field.enemy(unit.side)))
    return min((grid.distance(unit.at, one) for one in enemies if one), default=99)


def nearest_groups(field: Field, options: Sequence[JdgAction]) -> GiveOrders | None:
    """Give as many orders as there are, to the groups nearest to the enemy first."""

    def worth(action: GiveOrders) -> tuple[int, int, tuple[str, ...]]:
        near = [
            min(nearest_enemy(field, field.unit(key)) for key in field.group(one).units)
            for one in action.groups
        ]
        return -len(action.groups), sum(near), action.groups

    return min(_of(options, GiveOrders), key=worth, default=None)


def by_square(field: Field, options: Sequence[JdgAction], policy: str) -> AnswerSquare | None:
    """Form square always, never, or against heavy cavalry alone."""
    first = next(iter(_of(options, AnswerSquare)), None)
    if first is None:
        return None
    attempt = policy == "always" or (policy == "heavy" and is_heavy(field, first.cell))
    return only(options, AnswerSquare, lambda one: one.attempt == attempt)


def is_heavy(field: Field, cell: Cell) -> bool:
    """Tell whether heavy cavalry charges a hex."""
    active = field.active
    assaults = active.assaults if active is not None else []
    return any(
        field.unit(key).kind.heavy
        for assault in assaults
        if cell in assault.targets and not assault.over
        for attackers in assault.attackers
        if attackers.charging
        for key in attackers.units
    )


def by_recall(options: Sequence[JdgAction], policy: str) -> JdgAction | None:
    """Recall a charge on a square, and go straight back, the facing kept."""
    if moves := _of(options, Move):
        return next((one for one in moves if one.facing is None), moves[0])
    return only(options, Recall, lambda one: one.attempt == (policy == "always"))


def by_evasion(field: Field, options: Sequence[JdgAction], policy: str) -> JdgAction | None:
    """Stand, or go back one or two hexes towards the edge of the side."""
    length = {"one": 1, "two": 2}.get(policy, 0)
    ways = [one for one in _of(options, Back) if len(one.path) == length and one.facing is None]

    def worth(action: Back) -> tuple[int, tuple[Cell, ...]]:
        unit = field.unit(action.unit)
        rout = grid.compass(field.camps[unit.side].rout)
        assert unit.at is not None
        steps = pairwise((unit.at, *action.path))
        return sum(turned(rout, grid.direction(*step)) for step in steps), action.path

    return min(ways, key=worth, default=None) or next(iter(_of(options, Stand)), None)


def turned(direction: int, other: int) -> int:
    """Return by how much two of the six directions differ, 0..3."""
    apart = (direction - other) % 6
    return min(apart, 6 - apart)


def by_reaction(field: Field, options: Sequence[JdgAction], policy: str) -> React | None:
    """Fire at the attacker with the lowest cohesion, at the strongest, or at nobody."""
    shots = [one for one in _of(options, React) if one.target]
    if policy == "never" or not shots:
        return only(options, React, lambda one: not one.target)

    def worth(action: React) -> tuple[bool, int, Cell]:
        unit = stacks.stack(field, action.target)[1 if action.under else 0]
        value = unit.values.cohesion if policy == "weakest" else -unit.values.sp
        return unit.is_gun, value, action.target

    return min(shots, key=worth)


def by_advance(options: Sequence[JdgAction]) -> JdgAction | None:
    """Advance into the first hex without turning, and do not break through."""
    plain = [one for one in _of(options, Advance) if one.facing is None]
    found = min(plain, key=write, default=None)
    return found or only(options, Breakthrough, lambda one: not one.attempt)


def by_counter_battery(
    field: Field, ground: Ground, options: Sequence[JdgAction], policy: str, place: Cell
) -> CounterBattery | None:
    """Answer fire always, never, where it can do harm, or where no attack is near."""
    shot = only(options, CounterBattery, lambda one: bool(one.gun))
    quiet = only(options, CounterBattery, lambda one: not one.gun)
    if shot is None or policy == "never":
        return quiet
    gun = field.unit(shot.gun)
    if policy == "always":
        return shot
    near = stacks.fighters(field.on_map(field.enemy(gun.side)))
    if policy == "keep" and any(
        one.at and gun.at and grid.distance(one.at, gun.at) <= KEPT for one in near
    ):
        return quiet
    total = fire.modifiers(field, ground, [gun], place, "counter").total
    best = ground.content.fire.result(total + ground.content.limits.die - 1)
    return quiet if best == "none" else shot


KEPT = 3
"""How near an enemy makes a battery keep its fire for a reaction."""


def by_flight(field: Field, options: Sequence[JdgAction]) -> MoveChief | None:
    """Stay with the unit; a commander who must go, goes to the nearest own unit."""
    moves = _of(options, MoveChief)

    def worth(action: MoveChief) -> tuple[int, int, tuple[Cell, ...]]:
        if not action.path:
            return -1, 0, ()
        side = field.chief(action.chief).side
        own = (one.at for one in field.on_map(side) if one.at is not None)
        near = min((grid.distance(action.path[-1], one) for one in own), default=0)
        return near, -len(action.path), action.path

    return min(moves, key=worth, default=None)


def by_rout(field: Field, ground: Ground, options: Sequence[JdgAction]) -> JdgAction | None:
    """Run straight, around what is in the way by the fewest lanes; stop in a built-up hex."""
    if paths := _of(options, Withdraw):

        def worth(action: Withdraw) -> tuple[bool, int, int, tuple[Cell, ...]]:
            unit = field.unit(action.unit)
            end = action.path[-1] if action.path else unit.at or ""
            shelter = end in ground.cells and ground.terrain(end).built_up
            straight = grid.compass(field.camps[unit.side].rout)
            here, lanes = unit.at or "", 0
            for cell in action.path:
                lanes += grid.direction(here, cell) != straight
                here = cell
            return not shelter, lanes, -len(action.path), action.path

        return min(paths, key=worth)
    runs = _of(options, RoutNext)
    return min(runs, key=lambda one: field.unit(one.unit).at or "", default=None)


def safest(field: Field, ground: Ground, options: Sequence[JdgAction]) -> JdgAction | None:
    """Take the path with the fewest levels lost, then the fewest passed, then towards the edge."""
    paths = _of(options, Withdraw)
    if not paths:
        return next(iter(_of(options, Follow)), None)
    if field.unit(paths[0].unit).is_routed and field.phase == "rout":
        return by_rout(field, ground, options)

    def worth(action: Withdraw) -> tuple[int, int, int, tuple[Cell, ...]]:
        unit = field.unit(action.unit)
        here, lost, passed = unit.at or "", 0, 0
        first = grid.direction(here, action.path[0])
        for cell in action.path:
            if cell in ground.cells:
                lost += len(retreat.toll(field, ground, unit, here, cell))
                passed += len(stacks.stack(field, cell))
            here = cell
        rout = grid.compass(field.camps[unit.side].rout)
        return lost, passed, turned(rout, first), action.path

    return min(paths, key=worth)
