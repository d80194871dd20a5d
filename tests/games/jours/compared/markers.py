"""Whole turns by their markers: in the cup, drawn, left; the secret of a combined one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position
from bot.engine.model import Setup, Side
from bot.games.jours.model import events
from bot.games.jours.model.actions import End, Initiative, JdgAction, UseMarker
from bot.games.jours.model.field import Chit
from bot.games.jours.model.state import JdgState
from bot.games.jours.phases.turn.setup import new_state
from tests.games.jours.given import CONTENT, TABLES, settled
from tests.games.jours.reading import command as reading
from tests.games.jours.reading import content
from tests.games.jours.reading.course import Combined, Turn

from . import Difference

SCENARIO = "saalfeld"


def turns(seed: str, count: int) -> Iterator[Difference]:
    """Turns in which everybody passes, from random states of the only battle with such a marker."""
    random = Random(seed)
    for number in range(count):
        state = mixed(random)
        read = known(state)
        position = settled(state).position
        for line in played(read, position, random, f"{seed}-{number}"):
            yield f"turn {state.field.turn} {read.used!r}: {line}"


def mixed(random: Random) -> JdgState:
    """The battle before some turn, with units lost, formations shaken and markers used up."""
    state: JdgState = new_state(TABLES, Setup(scenario=SCENARIO, seats=()))
    field = state.field
    field.turn = random.randrange(len(CONTENT.scenarios[SCENARIO].turns))
    cells = sorted(TABLES.ground(field.map).cells)
    for one in list(field.arrivals):
        if one.turn <= field.turn and random.random() < 0.8:
            field.arrivals.remove(one)
            for key in (key for stack in one.stacks for key in stack):
                field.unit(key).at, field.unit(key).facing = random.choice(cells), one.facing
    held: dict[str, str] = {}
    for unit in field.on_map():
        lost = random.random() < 0.2 or held.setdefault(unit.at or "", unit.side) != unit.side
        if lost:
            unit.at, unit.level, unit.facing = None, "eliminated", None
    for formation in field.formations:
        formation.demoralised = random.random() < 0.2
        formation.delayed = random.random() < 0.2 and any(
            one.formation == formation.id and one.turn <= field.turn for one in field.arrivals
        )
    for side, camp in field.camps.items():
        camp.uses = {key: random.randint(0, 2) for key in camp.uses}
        state.secrets[side].uses = dict(camp.uses)
    return state


def known(state: JdgState) -> Turn:
    """What the second reading is told of the turn that begins."""
    field, entries = state.field, content.read(f"scenarios/{SCENARIO}")
    turn, values = field.turn + 1, {}
    for one in field.formations:
        most = [
            limit["most"]
            for limit in entries.get("marker_limits", ())
            if turn in limit["turns"] and one.side in limit["sides"]
        ]
        coming = [arrival.turn for arrival in field.arrivals if arrival.formation == one.id]
        values[one.id] = reading.in_cup(
            one.markers,
            present=any(unit.formation == one.id for unit in field.on_map()),
            due=any(due <= turn for due in coming),
            late=one.delayed,
            shaken=one.demoralised,
            most=min(most, default=9),
        )
    combined = {
        raw["id"]: Combined(
            raw["side"],
            raw["initiative"],
            tuple(raw["formations"]),
            field.camps[Side(raw["side"])].uses[raw["id"]],
        )
        for raw in entries["combined"]
    }
    return Turn(values, combined)


def played(read: Turn, position: Position, random: Random, seed: str) -> Iterator[str]:
    """Play a turn without a move, and let the second reading look at each step of it."""
    draws, turn = SeededDraws(seed.encode(), "turns"), position.state.field.turn
    asked: set[str] = set()
    aside: list[Chit] = []
    while position.open and position.state.field.turn == turn:
        decision = position.open[0]
        action = quick(random, position.options(decision))
        for one in position.options(decision):
            asked |= {one.marker} if isinstance(one, UseMarker) and one.marker else set()
        if isinstance(action, UseMarker):
            read.used = action.marker
        step = flow.submit(position, decision.seat, decision.serial, action, draws)
        position = step.position
        for one in step.events:
            if isinstance(one, events.ChitDrawn):
                chit = (one.chit.id, one.chit.initiative)
                yield from read.draw(chit, one.formations, opening=one.opening)
        aside += [one.chit for one in step.events if isinstance(one, events.ChitLeft)]
        over = any(isinstance(one, events.TurnBegan) for one in step.events) or not position.open
        uses = {key: one for camp in position.view(None).field.camps.values()
                for key, one in camp.uses.items()}  # fmt: skip
        yield from read.shown(uses, over=over or position.state.field.phase == "rout")
    yield from read.end([(one.id, one.initiative) for one in aside])
    if asked != {name for name in read.combined if read.may_use(name)}:
        yield f"may be used: {asked} of {read.values}"


def quick(random: Random, options: list[JdgAction]) -> JdgAction:
    """Pass where one may; choose at random where one may not."""
    ends = [one for one in options if isinstance(one, End)]
    limited = [one for one in options if isinstance(one, Initiative) and not one.attempt]
    return random.choice(ends or limited or options)
