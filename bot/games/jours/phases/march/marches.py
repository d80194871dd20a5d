"""Moves of units and stacks, hex by hex, and what they meet on the way (digest 4.4, 4.5)."""

from __future__ import annotations

from functools import partial

import msgspec

from bot.games.jours.content.base import Cell
from bot.games.jours.model.events import Gait, Moved, OrdersShown, RenfortDropped
from bot.games.jours.model.field import Active, Group, Unit
from bot.games.jours.model.keys import at
from bot.games.jours.model.state import March, Retreat
from bot.games.jours.phases import levels, steps
from bot.games.jours.phases.script import Script
from bot.games.jours.rules import stacks
from bot.games.jours.rules.land.costs import price

GAITS: dict[str, Gait] = {
    "normal": "march",
    "forced": "forced",
    "enter": "enter",
    "enter_normal": "enter",
    "charge": "charge",
    "evade": "evade",
}
"""What is told of each manner of moving."""


def advance_march(s: Script, frame: March) -> None:
    """Move along a path; whoever is routed by the ground on the way leaves the others.

    Rules: JDG-4.4.1-a, JDG-4.4.1-b, JDG-4.3.2-b, JDG-2.5.2-a, JDG-2.5.2-e.
    """
    s.do("begin", lambda: begin(s, frame))
    side = s.field.unit(frame.units[0]).side
    entered = 0
    for number, cell in enumerate(frame.path, 1):
        if frame.stopped and not frame.is_done(at("step-{}", number)):
            break
        steps.clear_way(s, side, cell, number)
        routed = s.do(at("step-{}", number), partial(take_step, s, frame, cell))
        steps.abandon(s, side, number)
        steps.alarm(s, side, cell, number)
        for place, key in enumerate(frame.units):
            if routed >> place & 1:
                s.call(at("rout-{}-{}", number, key), partial(Retreat, unit=key, routed=True))
        entered = number
    s.do("end", lambda: end(s, frame))
    s.done(entered)


def begin(s: Script, frame: March) -> None:
    """Note where the units start and that they have moved now.  Rules: JDG-4.4.1-b."""
    units = [s.field.unit(key) for key in frame.units]
    frame.here = frame.origin = units[0].at
    for unit in units:
        unit.note(moved=True)


def marching(s: Script, frame: March) -> list[Unit]:
    """Return the units that are still on the way, from top to bottom."""
    found = [s.field.unit(key) for key in frame.units]
    there = [one for one in found if one.at == frame.here and one.level != "eliminated"]
    able = [one for one in there if not one.is_routed]
    if len(able) < 2:
        return able
    order = {one.id: place for place, one in enumerate(s.field.units)}
    return sorted(able, key=lambda one: order[one.id])


def take_step(s: Script, frame: March, cell: Cell) -> int:
    """Put the units into the next hex; returns which of them were routed by the ground, as bits.

    Rules: JDG-5.1.2-a, JDG-4.3.2-b, JDG-13-c.
    """
    units = marching(s, frame)
    here = frame.here
    harmed = [] if here is None else [one for one in units if harms(s, one, here, cell)]
    for unit in units:
        unit.at = cell
        stacks.to_bottom(s.field, unit)
        if here is None:
            arrive(s, frame, unit)
    if here is None:
        count_entry(s, frame, cell)
    steps.take_control(s, units, cell)
    frame.here = cell
    frame.way = (*frame.way, cell)
    if harmed:
        tell(s, frame, units)
    for unit in harmed:
        levels.lose_level(s, unit, "JDG-4.3.2-b")
    routed = [one.id for one in harmed if one.is_routed]
    frame.stopped = not marching(s, frame)
    return sum(1 << place for place, key in enumerate(frame.units) if key in routed)


def harms(s: Script, unit: Unit, here: Cell, there: Cell) -> bool:
    """Tell whether the next hex takes a level off a unit.  Rules: JDG-4.3.2-b."""
    found = price(s.ground, unit.arm, here, there, beside=False)  # the enemy changes points alone
    return found is not None and found.disorders


def tell(s: Script, frame: March, units: list[Unit]) -> None:
    """Tell the part of the way that was not told yet."""
    if not frame.way or not units:
        return
    s.tell(
        Moved(
            units=tuple(one.id for one in units),
            side=units[0].side,
            origin=frame.origin,
            path=frame.way,
            facing=units[0].facing,
            gait=GAITS[frame.manner],
        )
    )
    frame.origin, frame.way = frame.here, ()


def end(s: Script, frame: March) -> None:
    """Set the facing at the end and tell the way; Renfort markers go where the enemy is near.

    Units that join others of their kind face as these do.

    Rules: JDG-6.1.1-b, JDG-6.1.2-a, JDG-5.2.1-e, JDG-RUL-16.
    """
    units = marching(s, frame)
    if not units or frame.here is None:
        return
    for unit in units:
        joined = [
            one
            for one in stacks.stack(s.field, frame.here)
            if one not in units and one.is_gun == unit.is_gun
        ]
        unit.facing = joined[0].facing if joined else frame.facing or unit.facing
    tell(s, frame, units)
    steps.end_near(s, units[0].side, frame.here)
    drop_near(s, units)


def drop_near(s: Script, units: list[Unit]) -> None:
    """Take the Renfort markers off units that have come near the enemy.  Rules: JDG-5.2.1-e."""
    distance = s.tables.content.limits.forced_march.distance
    lost = [
        one
        for one in units
        if one.renfort and stacks.enemies_within(s.field, one.side, one.at or "", distance)
    ]
    for unit in lost:
        unit.renfort = False
    if lost:
        s.tell(RenfortDropped(units=tuple(one.id for one in lost), rule="JDG-5.2.1-e"))


# Entering the map --------------------------------------------------------------------------------


def arrive(s: Script, frame: March, unit: Unit) -> None:
    """Let a unit arrive: with its Renfort marker, or after a normal march without.

    Rules: JDG-5.2.1-d, JDG-5.2.1-g, JDG-5.2.1-h.
    """
    active = s.field.active
    assert active is not None
    arrival = next(one for one in s.field.arrivals if any(unit.id in stack for stack in one.stacks))
    unit.facing = frame.facing or arrival.facing
    unit.renfort = frame.manner == "enter" and not active.near
    unit.note(start=None)


def count_entry(s: Script, frame: March, cell: Cell) -> None:
    """Count the stack that has entered and take it off the list of those due.

    Near the enemy its units have orders for this turn, as a group of their own.

    Rules: JDG-5.2.2-a, JDG-5.2.1-h.
    """
    active = s.field.active
    assert active is not None
    active.entered[cell] = active.entered.get(cell, 0) + 1
    left = []
    for one in s.field.arrivals:
        stacks_ = tuple(
            rest
            for stack in one.stacks
            if (rest := tuple(unit for unit in stack if unit not in frame.units))
        )
        if stacks_:
            left.append(msgspec.structs.replace(one, stacks=stacks_))
    s.field.arrivals = left
    if active.near:
        give_orders(s, active, frame.units)


def give_orders(s: Script, active: Active, units: tuple[str, ...]) -> None:
    """Put units into a group of their own that has orders.  Rules: JDG-5.2.1-h."""
    group = Group(
        id=f"G{len(s.field.groups) + 1}",
        side=active.side,
        formation=s.field.unit(units[0]).formation,
        units=units,
        order="OR",
    )
    s.field.groups.append(group)
    active.standing[group.id] = "ordered"
    s.tell(OrdersShown(group=group.id, formation=group.formation, units=units, order="OR"))
