"""Control, points, automatic victory."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.games.jours.content.base import LEVELS
from bot.games.jours.model.events import JdgEvent, LevelChanged, Moved
from bot.games.jours.model.field import Field
from bot.games.jours.rules import victory as theirs
from tests.games.jours.both import thrown
from tests.games.jours.given import CONTENT, GAME
from tests.games.jours.reading import content, victory
from tests.games.jours.reading.position import ROUTED, Position, Unit

from . import Difference


def counts(seed: str, count: int) -> Iterator[Difference]:
    """Points and automatic victory in random positions with random losses and control."""
    random = Random(seed)
    for field, position in thrown(seed, count):
        for cell in field.control:
            field.control[cell] = random.choice((*field.camps, None))
        rules = content.read(f"scenarios/{field.scenario}")
        field.turn = random.randint(1, len(rules["turns"]))
        for unit in field.units:
            unit.exited = unit.at is None and random.random() < 0.2
            unit.level = unit.level if unit.at else random.choice(("good", "eliminated"))
            if unit.exited:
                unit.level = "good"
        found = ledger(field, position)
        battle = CONTENT.scenarios[field.scenario]
        if victory.points(found, rules["points"]) != theirs.points(field, battle):
            yield f"points {field.scenario}: {victory.points(found, rules['points'])}"
        mine = victory.automatic(found, rules["automatic"], field.turn)
        if mine != set(theirs.automatic(field, battle)):
            yield f"automatic {field.scenario} {field.turn}: {mine}"


def ledger(field: Field, position: Position) -> victory.Ledger:
    """What the second reading is told when points are counted."""
    listed = {one.id: one for one in (*content.scenario(field.scenario).units, *position.units)}
    units = [
        Unit(one.id, one.side, one.formation, one.arm, one.at or "", level=LEVELS.index(one.level))
        for one in field.units
        if one.id in listed
    ]
    broken: dict[str, set[str]] = {}
    for one in field.formations:
        if one.demoralised:
            broken.setdefault(one.side, set()).add(one.id)
    one, other = field.camps
    return victory.Ledger(
        units,
        dict(field.control),
        (one, other),
        demoralised=broken,
        exited={unit.id for unit in field.units if unit.exited},
        away={unit.id for unit in field.units if unit.is_waiting},
    )


def controls(seed: str, count: int) -> Iterator[Difference]:
    """Who holds the objectives in random battles, by what everybody was told."""
    names = content.scenarios()
    for number in range(count):
        name = names[number % len(names)]
        draws = SeededDraws(f"{seed}-{number}".encode(), "control")
        choose = selfplay.random_chooser(f"{seed}-{number}")
        step = flow.begin(GAME, selfplay.setup_of(GAME, name), draws)
        control = dict(step.position.state.field.control)
        while step.position.open:
            position, decision = step.position, step.position.open[0]
            action = choose(position, decision, position.options(decision))
            step = flow.submit(position, decision.seat, decision.serial, action, draws)
            field = step.position.state.field
            told(control, field, step.events)
            if control != field.control:
                yield f"control {name} {field.turn}: {control} {field.control}"
                control = dict(field.control)


def told(control: dict, field: Field, events: tuple[JdgEvent, ...]) -> None:
    """Follow what was told: hexes entered, and units that rallied where they stood."""
    levels: dict[str, int] = {}
    for event in reversed(events):
        if isinstance(event, LevelChanged):
            levels[event.unit] = LEVELS.index(event.before)
    for event in events:
        if isinstance(event, LevelChanged):
            levels[event.unit] = LEVELS.index(event.after)
            if levels[event.unit] < ROUTED:
                victory.taken(control, event.at, [now(field, event.unit, levels)])
        elif isinstance(event, Moved):
            units = [now(field, key, levels) for key in event.units]
            for cell in event.path:
                victory.taken(control, cell, units)


def now(field: Field, key: str, levels: dict[str, int]) -> Unit:
    one = field.unit(key)
    level = levels.get(key, LEVELS.index(one.level))
    return Unit(key, one.side, one.formation, one.arm, "", level=level)
