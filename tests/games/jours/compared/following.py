"""Advance, breakthrough, counter-attack and pursuit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from unittest.mock import patch

from bot.engine.model import Side
from bot.games.jours.content.base import FACINGS
from bot.games.jours.model.field import Field
from bot.games.jours.model.state import Combat as Frame
from bot.games.jours.model.state import JdgState, Pursuit, Secret
from bot.games.jours.phases.combat import aftermath, pursuits
from bot.games.jours.rules.combat import advance
from tests.games.jours.battle import Play
from tests.games.jours.both import Bench, activated, copied, ground, laid, thrown
from tests.games.jours.reading import charge, combat, follow, grid
from tests.games.jours.reading.combat import Combat
from tests.games.jours.reading.position import GOOD, LOST, Position, Unit

from . import Difference
from .fights import able, against, assault


def advances(seed: str, count: int) -> Iterator[Difference]:
    """Random combats whose target hexes fell empty: who enters, who pursues."""
    random = Random(seed)
    for field, position in thrown(seed, count, spread=2):
        for side in field.camps:
            for hex_ in able(position, side):
                one = against(position, side, hex_, random)
                if one is not None:
                    yield from entered(activated(field, side), position, one, random)


def entered(field: Field, position: Position, one: Combat, random: Random) -> Iterator[Difference]:
    declared = assault(position, one)
    fought = {key for attackers in declared.attackers for key in attackers.units}
    held = {unit.id for cell in one.targets for unit in position.at(cell)}
    shaken = {key: random.choice((0, 0, 0, 1, 2)) for key in sorted(fought)}
    units = [
        replace(unit, level=shaken.get(unit.id, unit.level))
        for unit in position.units
        if unit.id not in held
    ]
    after = replace(position, units=tuple(units))
    idle = frozenset(
        unit.id for cell in one.attackers for unit in after.at(cell) if unit.id not in fought
    )
    one = replace(one, idle=idle)
    now = activated(laid(field, after), Side(one.side))
    frame = Frame(
        key="combat", assault=0, side=Side(one.side), emptied=one.targets,
        stood={key: position.unit(key).hex for key in sorted(held)},
        origins=tuple(sorted(one.attackers)),
    )  # fmt: skip
    for cell in one.targets:
        whole = len(one.attackers) > 1
        found = advance.heirs(now, ground(now), declared, cell, whole=whole)
        theirs = {frozenset(unit.id for unit in group) for group in found}
        if follow.first_in(after, one, cell) != theirs:
            yield f"heirs {now.map} {one} {cell}: {follow.first_in(after, one, cell)} {theirs}"
    riders = {
        (frozenset(action.units), position.unit(action.prey).hex)
        for action in aftermath.pursuits(Bench(now), frame, declared)
    }
    mine = {(who, cell) for cell in one.targets for who in follow.riders(after, one, cell)}
    if mine != riders:
        yield f"riders {now.map} {after.weather} {one} {shaken}: {mine} {riders}"


def strikes(seed: str, count: int) -> Iterator[Difference]:
    """What a stack may break through against, and how it may strike back."""
    random = Random(seed)
    for field, position in thrown(seed, count, spread=2):
        for side in field.camps:
            for hex_ in able(position, side):
                ready = [unit for unit in position.own(side, hex_) if combat.able(unit)]
                units = [field.unit(unit.id) for unit in ready]
                mine = follow.before(position, ready, hex_, ready[0].facing)
                theirs = advance.ahead_of(field, ground(field), units)
                if mine != set(theirs):
                    yield f"breakthrough {field.map} {ready}: {mine} {theirs}"
                empty = [one for one in grid.around(hex_) if not position.at(one)]
                empty = [one for one in empty if position.ground.has(one)]
                left = set(random.sample(empty, random.randint(0, len(empty))))
                backs = follow.strikes_back(position, ready, left)
                found = set(advance.counters(field, ground(field), units, sorted(left)))
                if backs != found:
                    yield f"counter {field.map} {ready} {left}: {backs} {found}"


# Pursuits ----------------------------------------------------------------------------------------


def chases(seed: str, count: int) -> Iterator[Difference]:
    """Where pursuits come to a stop, whatever turns their owner chooses."""
    random = Random(seed)
    for field, position in thrown(seed, count, spread=3):
        for side in field.camps:
            for hex_ in able(position, side):
                horse = [u for u in position.own(side, hex_) if u.arm == "cavalry" and able_(u)]
                fled = flight(position, horse[0], random) if horse else None
                if fled is not None and position.weather == "day":
                    yield from chased(activated(field, side), position, horse, *fled)


def able_(unit: Unit) -> bool:
    return unit.level == GOOD and not unit.square


def flight(position: Position, unit: Unit, random: Random) -> tuple[list[str], str] | None:
    """A hex before a unit that fell empty, and how an enemy fled from it to where it is."""
    near = [one for one in grid.front(unit.hex, unit.facing) if position.ground.has(one)]
    near = [
        one for one in near if not position.at(one) and charge.chargeable(position, unit.hex, one)
    ]
    foes = [one for one in position.foes(unit.side) if one.level < LOST]
    if not near or not foes:
        return None
    path, prey = [random.choice(near)], random.choice(foes)
    if random.random() < 0.2:
        return path, ""
    while path[-1] != prey.hex:
        closer = [
            one
            for one in grid.around(path[-1])
            if grid.distance(one, prey.hex) < grid.distance(path[-1], prey.hex)
            and not position.own(unit.side, one)
        ]
        if not closer or len(path) > 4:
            return None
        path.append(random.choice(closer))
    return path, prey.id


def chased(
    field: Field, position: Position, horse: list[Unit], path: list[str], prey: str
) -> Iterator[Difference]:
    gone = prey or next(one.id for one in field.units if one.side != horse[0].side)
    if not prey:
        position = position.without({gone})
        field = activated(laid(field, position), Side(horse[0].side))
    mine = follow.rides(position, horse, path, prey)
    with patch.object(pursuits, "strike"):
        found = set(stops(field, horse, tuple(path), gone))
    if mine != found:
        yield f"chase {field.map} {horse} {path} {prey}: {sorted(mine ^ found)}"


def stops(
    field: Field, horse: list[Unit], path: tuple[str, ...], prey: str
) -> Iterator[tuple[str, int]]:
    """Ride with all turns that may be chosen."""
    todo: list[tuple[str, ...]] = [()]
    while todo:
        said = todo.pop()
        state = JdgState(
            flow=[], field=copied(field), secrets={side: Secret() for side in field.camps}
        )
        state.field.units.sort(key=lambda one: one.is_gun, reverse=True)
        frame = Pursuit(key="chase", units=tuple(one.id for one in horse), prey=prey, path=path)
        play = Play(state, frame)
        for line in said:
            play.say(line)
        if play.asked:
            (lines,) = play.asked.values()
            todo += [(*said, line) for line in lines]
        else:
            unit = state.field.unit(horse[0].id)
            yield unit.at, FACINGS.index(unit.facing)
