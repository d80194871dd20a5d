"""Lines of sight, targets, modifiers and results of fire."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.games.jours.content.base import FACINGS, LEVELS
from bot.games.jours.model.field import Field
from bot.games.jours.model.state import Shot
from bot.games.jours.phases.combat import fires
from bot.games.jours.rules.combat import fire as theirs
from bot.games.jours.rules.land.sight import Outlook, entered_through
from tests.games.jours.both import Bench, activated, ground, start, thrown
from tests.games.jours.given import CONTENT
from tests.games.jours.reading import content, fire, grid, sight
from tests.games.jours.reading.position import GOOD, Position, Unit

from . import Difference

CODES = {"NONE": "none", "CT": "test", "D": "disorder", "D_R": "retreat", "ROUT": "rout"}
DUTIES = {None: fires.STANDS, "R": fires.RETREATS, "ROUT": fires.ROUTS, "FLIGHT": fires.RUNS}


def lines(seed: str, count: int) -> Iterator[Difference]:
    """Lines between hexes of all maps without units; as many of each map as counted."""
    random = Random(seed)
    for name in content.maps():
        field = start("drill")
        field.map = name
        hexes = content.ground(name).hexes
        pairs = [(one, two) for place, one in enumerate(hexes) for two in hexes[:place]]
        yield from seen(field, random.sample(pairs, min(count, len(pairs))))


def seen(field: Field, pairs: list[tuple[str, str]]) -> Iterator[Difference]:
    for unit in field.units:
        unit.at = None
    outlook, position = Outlook(field, ground(field)), Position(content.ground(field.map), ())
    for one, two in pairs:
        for here, there in ((one, two), (two, one)):
            mine = sight.visible(position, here, there)
            if mine is not outlook.sees(here, there):
                yield f"sight {field.map} {here} {there}: {mine}"
            mine_value = fire.entry_value(position, here, there)
            if mine_value != least(field, here, there):
                yield f"entry {field.map} {here} {there}: {mine_value}"


def least(field: Field, here: str, there: str) -> int:
    land = ground(field)
    found = entered_through(land, here, there)
    return min(land.passage(one, there).fire for one in found) if found else 0


def shots(seed: str, count: int) -> Iterator[Difference]:
    """What every battery may fire at, turned or not, and what is added to the die."""
    random = Random(seed)
    for field, position in thrown(seed, count):
        for side in field.camps:
            activated(field, side)
            legal = {
                (one.guns, one.target, one.facing)
                for one in theirs.options(field, ground(field), side)
            }
            for gun in position.units:
                if gun.gun and gun.side == side:
                    yield from targets(field, position, gun, legal)
                    yield from answers(field, position, gun, random)
            yield from sums(field, position, legal, random)


def targets(field: Field, position: Position, gun: Unit, legal: set) -> Iterator[Difference]:
    built = gun.square or position.ground.row(gun.hex)["six_front"]
    for turn in (0,) if built else (-1, 0, 1):
        facing = (gun.facing + turn) % 6
        word = FACINGS[facing] if turn else None
        found = {cell for guns, cell, now in legal if guns == (gun.id,) and now == word}
        mine = fire.targets(position, gun, facing)
        if mine != found:
            yield f"targets {field.map} {position.weather} {gun} {word}: {mine} {found}"


def answers(field: Field, position: Position, gun: Unit, random: Random) -> Iterator[Difference]:
    for firer in position.foes(gun.side):
        if firer.gun:
            mine = fire.answers(position, gun, firer)
            one, other = field.unit(gun.id), field.unit(firer.id)
            if mine is not theirs.may_answer(field, ground(field), one, other):
                yield f"answer {field.map} {gun} {firer}: {mine}"
            elif mine:
                yield from added(field, position, [gun], firer.hex, ("counter", [firer]))


def sums(field: Field, position: Position, legal: set, random: Random) -> Iterator[Difference]:
    """Normal fire, combined or not, with its result; reaction fire at what is adjacent."""
    for guns, cell, _ in sorted(legal, key=str):
        firing = [position.unit(one) for one in guns]
        yield from added(field, position, firing, cell, ("normal", position.at(cell)))
        yield from effects(field, position, cell, random)
    for gun in position.units:
        for cell in grid.around(gun.hex) if gun.gun and gun.level == GOOD else ():
            if position.enemy(gun.side, cell):
                hit = random.choice(position.at(cell))
                yield from added(field, position, [gun], cell, ("reaction", [hit]))


def added(
    field: Field, position: Position, guns: list[Unit], cell: str, what: tuple
) -> Iterator[Difference]:
    how, hit = what
    only = "" if how == "normal" else hit[0].id
    units = [field.unit(one.id) for one in guns]
    found = theirs.modifiers(field, ground(field), units, cell, how, only)
    mine = fire.total(position, guns, cell, how, hit)
    if mine != found.total:
        yield f"sum {field.map} {guns} {cell} {how}: {mine} {found}"


def effects(field: Field, position: Position, cell: str, random: Random) -> Iterator[Difference]:
    """A random total at all units of a hex, with the same dice for both."""
    total = random.randint(0, 20)
    code, result = fire.row(total), CONTENT.fire.result(total)
    hit = position.at(cell)
    dice = [random.randrange(10) for _ in hit]
    mine = fire.results(position, hit, code, iter(dice))
    bench = Bench(field, dice)
    frame = Shot(key="shot", guns=(), target=cell)
    frame.outcome = result
    duties = {one.id: fires.hit(bench, frame, bench.field.unit(one.id)) for one in hit}
    found = {key: (LEVELS.index(bench.field.unit(key).level), duty) for key, duty in duties.items()}
    plain = {key: (level, DUTIES[moves]) for key, (level, moves) in mine.items()}
    if CODES[code] != result or plain != found:
        yield f"result {field.map} {total} {dice} {hit}: {mine} {found}"
