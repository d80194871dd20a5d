"""Positions as the game keeps them and as the second reading does, each made of the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import count
from random import Random

import msgspec

from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Event, Setup
from bot.games.jours.content.base import COMPASS, FACINGS, LEVELS
from bot.games.jours.model.field import Active, Chit, Deeds, Field, Group
from bot.games.jours.model.state import Entering, Evasion, Leaving, March
from bot.games.jours.phases.turn.setup import new_state
from bot.games.jours.rules.land.ground import Ground

from .given import GAME, TABLES
from .reading import content
from .reading.command import Chief
from .reading.position import ROUTED, Position, Unit
from .reading.scatter import WEATHERS, ordered, scatter

UNDER_WAY = (March, Leaving, Entering, Evasion)


def ground(field: Field) -> Ground:
    return TABLES.ground(field.map)


def start(scenario: str) -> Field:
    return new_state(TABLES, Setup(scenario=scenario, seats=())).field


def plain(field: Field) -> Position:
    """What the second reading is told of a field: everything but orders, deeds and commanders."""
    units = [
        Unit(
            one.id,
            one.side,
            one.formation,
            one.arm,
            one.at,
            FACINGS.index(one.facing) if one.facing else 0,
            LEVELS.index(one.level),
            heavy=one.kind.heavy,
            strength=one.kind.fire if one.is_gun else one.kind.good.sp,
            cohesion=one.kind.good.cohesion,
            engagement=one.kind.engagement,
            mp=one.kind.good.mp,
            weak=msgspec.structs.astuple(one.kind.disordered),
            range=one.kind.effective,
            reach=one.kind.maximum,
            square=one.square,
        )
        for one in field.units
        if one.at is not None
    ]
    return Position(
        content.ground(field.map),
        ordered(units),
        field.weather,
        {side: COMPASS.index(camp.rout) for side, camp in field.camps.items()},
        demoralised=frozenset(one.id for one in field.formations if one.demoralised),
    )


def laid(field: Field, position: Position) -> Field:
    """A field with exactly these units on the map, before anybody has acted."""
    found = copied(field)
    on_map = {one.id: one for one in position.units}
    found.units.sort(key=lambda one: list(on_map).index(one.id) if one.id in on_map else -1)
    for unit in found.units:
        one = on_map.get(unit.id)
        unit.at = one.hex if one else None
        unit.level = LEVELS[one.level] if one else "eliminated"
        unit.facing = None if one is None or one.level == ROUTED else FACINGS[one.facing]
        unit.square = bool(one and one.square)
        unit.deeds = Deeds(start=unit.at)
    for formation in found.formations:
        formation.demoralised = formation.id in position.demoralised
    for chief in found.chiefs:
        chief.at = None
    found.weather, found.arrivals = position.weather, []
    return found


def leaders(field: Field) -> list[Chief]:
    """What the second reading is told of the commanders-in-chief."""
    return [
        Chief(one.id, one.side, one.drm, one.orders, one.range, one.at, one.commands, one.strategic)
        for one in field.chiefs
    ]


class Bench:
    """A run of a procedure without a match: a copy of a field, and the dice that will fall.

    It offers what ``phases.script.Script`` offers to steps that ask nobody.
    """

    def __init__(self, field: Field, dice: Iterable[int] = ()) -> None:
        self.field = copied(field)
        self.tables, self.ground = TABLES, ground(field)
        self.dice = iter(dice)

    def die(self, rule: str) -> int:
        return next(self.dice)

    def tell(self, event: Event) -> None:
        """Nobody listens."""


def copied(field: Field) -> Field:
    return msgspec.convert(msgspec.to_builtins(field), Field)


def thrown(seed: str, number: int, spread: int = 4) -> Iterator[tuple[Field, Position]]:
    """Random positions of all scenarios in turn; every fifth comes out of random play."""
    random = Random(seed)
    names = content.scenarios()
    fields = {name: start(name) for name in names}
    reached = played(seed)
    for turn in range(number):
        if turn % 5 == 4:
            name, place = next(reached)
        else:
            name = names[turn % len(names)]
            place = scatter(content.scenario(name), random, spread)
            shaken = {one.formation for one in place.units if random.random() < 0.03}
            weather = random.choice(WEATHERS)
            place = replace(place, weather=weather, demoralised=frozenset(shaken))
        yield laid(fields[name], place), place


def played(seed: str) -> Iterator[tuple[str, Position]]:
    """Positions out of random battles without end, while nobody is on the way through a hex."""
    for number in count():
        name = content.scenarios()[number % len(content.scenarios())]
        draws = SeededDraws(f"{seed}-{number}".encode(), "random")
        line = selfplay.started(GAME, selfplay.setup_of(GAME, name, {}), draws)
        chooser = selfplay.random_chooser(f"{seed}-{number}")
        for place, position in enumerate(selfplay.steps(line, draws, chooser)):
            under_way = any(isinstance(one, UNDER_WAY) for one in position.state.flow)
            if place % 11 == 0 and not under_way:
                yield name, plain(position.state.field)


def activated(field: Field, side: str, how: str = "ordered") -> Field:
    """Let all formations of a side be active at once, all of its groups acting alike."""
    ours = [one.id for one in field.formations if one.side == side]
    field.groups = [
        Group(
            id=f"G{one}",
            side=side,
            formation=one,
            units=tuple(unit.id for unit in field.units if unit.formation == one),
        )
        for one in ours
    ]
    field.active = Active(
        chit=Chit(ours[0], side, 5),
        side=side,
        formations=tuple(ours),
        standing={one.id: how for one in field.groups},
    )
    return field
