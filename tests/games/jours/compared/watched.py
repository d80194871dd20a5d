"""Whole rout phases, which the second reading watches as a spectator."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Transition, settle
from bot.engine.model import Event, Setup
from bot.games.jours.model import events
from bot.games.jours.model.field import Field
from bot.games.jours.model.state import JdgState, RoutPhase
from bot.games.jours.phases.turn.setup import new_state
from tests.games.jours.both import thrown
from tests.games.jours.given import GAME, TABLES
from tests.games.jours.reading.position import ROUTED, Position
from tests.games.jours.reading.watch import Told, Watch

from . import Difference

ROUTS = ("rout", "rout_retreat")


def phases(seed: str, count: int) -> Iterator[Difference]:
    """Routed units run, some of them out of shelter, with commanders in their hexes."""
    random = Random(seed)
    for number, (field, position) in enumerate(thrown(seed, count)):
        routed = [one for one in position.units if one.level == ROUTED]
        for chief in field.chiefs:
            beside = [one.hex for one in routed if one.side == chief.side]
            chief.at = random.choice(beside) if beside else None
        built = [one.id for one in routed if position.ground.row(one.hex)["six_front"]]
        sheltered = frozenset(one for one in built if random.random() < 0.5)
        for unit in field.units:
            unit.sheltered = unit.id in sheltered
        field.holder = random.choice((*field.camps, None))
        watch = watching(field, position, sheltered)
        told = list(read(run(field, f"{seed}-{number}", random, after := [])))
        yield from (f"rout phase {field.map}: {one}" for one in watch.read(told))
        left = {one.id for one in after[0].units if one.at and one.is_routed and one.sheltered}
        if left != {one for one in watch.shelter() if after[0].unit(one).is_routed}:
            yield f"shelter {field.map} {position}: {left} {watch.shelter()}"


def watching(field: Field, position: Position, sheltered: frozenset[str]) -> Watch:
    sides = {one.id: one.side for one in (*field.units, *field.chiefs)}
    chiefs = {one.id: one.at for one in field.chiefs if one.at}
    last = field.holder or field.enemy(field.first)
    return Watch(position, chiefs, sides, sheltered, last)


def run(field: Field, seed: str, random: Random, after: list[Field]) -> Iterable[Event]:
    """Play the rout phase of a field, with random answers; returns what is told."""
    state: JdgState = new_state(TABLES, Setup(scenario=field.scenario, seats=()))
    field.phase = "rout"
    state.field, state.flow, state.open = field, [RoutPhase(key="routs")], []
    t = Transition(state, SeededDraws(seed.encode(), "routs"))
    settle(GAME, t)
    while state.open:
        decision = state.open.pop(0)
        view = GAME.view(state, decision.seat)
        GAME.apply(t, decision, random.choice(GAME.options(view, decision)))
        settle(GAME, t)
    after.append(state.field)
    return t.events


def read(told: Iterable[Event]) -> Iterator[Told]:
    for one in told:
        match one:
            case events.Moved(units=(unit,), gait=gait) if gait in ROUTS:
                yield Told("left", unit, one.path)
            case events.ChiefMoved():
                yield Told("chief", one.chief, one.path)
            case events.ChiefLost():
                yield Told("lost", one.chief)
            case events.LevelChanged(after="eliminated"):
                yield Told("eliminated", one.unit)
