"""Declarations, modifiers and rows of shock and charge, evasion, charge moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.games.jours.content.base import FACINGS, LEVELS
from bot.games.jours.model.actions import Shock
from bot.games.jours.model.field import Assault, Attackers, Field
from bot.games.jours.model.state import Combat as Frame
from bot.games.jours.phases.combat import results
from bot.games.jours.rules import stacks
from bot.games.jours.rules.combat import charge as theirs
from bot.games.jours.rules.combat import evasion, melee, shock
from bot.games.jours.rules.march.survey import Survey
from tests.games.jours.both import Bench, activated, ground, thrown
from tests.games.jours.given import CONTENT
from tests.games.jours.reading import charge, combat, grid, retreat
from tests.games.jours.reading.combat import CHARGE, SHOCK, Combat
from tests.games.jours.reading.position import LOST, Position

from . import Difference

DUTIES = {
    None: results.STANDS,
    "R": results.RETREATS,
    "ROUT": results.ROUTS,
    "FLIGHT": results.RUNS,
}


def able(position: Position, side: str) -> list[str]:
    """The hexes of a side with units that can attack."""
    return [
        hex_
        for hex_ in sorted(position.stacks)
        if any(combat.able(one) for one in position.own(side, hex_))
    ]


def units_of(position: Position, side: str, hex_: str) -> tuple[str, ...]:
    return tuple(one.id for one in position.own(side, hex_) if combat.able(one))


# Declarations ------------------------------------------------------------------------------------


def declarations(seed: str, count: int) -> Iterator[Difference]:
    """Random shocks of one side: each hex against one or two enemies beside it, or nobody."""
    random = Random(seed)
    for field, position in thrown(seed, count, spread=2):
        for side in field.camps:
            for _ in range(8):
                activated(field, side)
                aims = list(wishes(position, side, random))
                combats = joined(side, aims)
                mine = combat.lawful(position, side, combats, frozenset())
                if mine is not allowed(field, position, side, aims):
                    yield f"shocks {field.map} {combats}: {mine}"


def wishes(position: Position, side: str, random: Random) -> Iterator[tuple[str, tuple[str, ...]]]:
    for hex_ in able(position, side):
        near = [one for one in grid.around(hex_) if position.enemy(side, one)]
        size = random.choice((0, 1, 1, 2))
        if 0 < size <= len(near):
            yield hex_, tuple(sorted(random.sample(near, size)))


def joined(side: str, aims: list[tuple[str, tuple[str, ...]]]) -> list[Combat]:
    """One combat for all hexes that attack the same single hex."""
    by_target: dict[tuple[str, ...], dict[str, str]] = {}
    for hex_, targets in aims:
        by_target.setdefault(targets, {})[hex_] = SHOCK
    return [Combat(side, attackers, targets) for targets, attackers in by_target.items()]


def allowed(
    field: Field, position: Position, side: str, aims: list[tuple[str, tuple[str, ...]]]
) -> bool:
    for hex_, targets in aims:
        action = Shock(units_of(position, side, hex_), targets)
        if shock.shock_fault(field, ground(field), action) is not None:
            return False
        shock.declare(field, action)
    return shock.open_fault(field, ground(field)) is None


# Modifiers and rows ------------------------------------------------------------------------------


def fought(seed: str, count: int) -> Iterator[Difference]:
    """Random combats, whoever may declare them: what is added to the die, and a row."""
    random = Random(seed)
    for field, position in thrown(seed, count, spread=2):
        for side in field.camps:
            activated(field, side)
            for hex_ in able(position, side):
                one = against(position, side, hex_, random)
                if one is not None:
                    yield from weighed(field, position, one)
                    yield from struck(field, position, one, random)


def against(position: Position, side: str, hex_: str, random: Random) -> Combat | None:
    """A combat of one hex against one or two others, or of several against one."""
    near = [one for one in grid.around(hex_) if position.enemy(side, one)]
    near = [one for one in near if combat.enterable(position, side, "infantry", hex_, one)]
    if not near:
        return None
    targets = tuple(sorted(random.sample(near, random.choice((1, 1, min(2, len(near)))))))
    attackers = {hex_}
    if len(targets) == 1:
        beside = [one for one in able(position, side) if grid.distance(one, targets[0]) == 1]
        attackers |= set(random.sample(beside, random.randint(0, len(beside))))
    if not any(not one.gun for cell in targets for one in position.at(cell)):
        return None
    modes = {one: mode(position, side, one, random) for one in sorted(attackers)}
    charged = CHARGE in modes.values()
    return Combat(
        side,
        modes,
        targets,
        countered=charged and random.random() < 0.3,
        pursuit=random.randint(1, 4) if charged and random.random() < 0.3 else 0,
    )


def mode(position: Position, side: str, hex_: str, random: Random) -> str:
    horse = any(one.arm == "cavalry" for one in position.own(side, hex_))
    return random.choice((SHOCK, CHARGE)) if horse else SHOCK


def assault(position: Position, one: Combat) -> Assault:
    kind = "charge" if CHARGE in one.attackers.values() else "shock"
    return Assault(
        attackers=[
            Attackers(at=hex_, units=units_of(position, one.side, hex_), charging=how == CHARGE)
            for hex_, how in one.attackers.items()
        ],
        targets=list(one.targets),
        kind="pursuit" if one.pursuit else kind,
        number=max(1, one.pursuit),
    )


def weighed(field: Field, position: Position, one: Combat) -> Iterator[Difference]:
    sum_ = melee.modifiers(field, ground(field), assault(position, one), countered=one.countered)
    mine = combat.modifiers(position, one)
    if sum(mine.values()) != sum_.total:
        yield f"sum {field.map} {one}: {mine} {sum_}"


def struck(field: Field, position: Position, one: Combat, random: Random) -> Iterator[Difference]:
    """A random row with the same dice for both: levels, who must leave, lone artillery."""
    total = random.randint(-2, 15)
    code, row = combat.row(total), CONTENT.shock.result(total)
    dice = [random.randrange(10) for _ in range(12)]
    after = combat.apply(position, one, code, iter(dice))
    bench = Bench(field, dice)
    frame = Frame(key="combat", assault=0, side=one.side, row=row)
    hexes = (*sorted(one.attackers), *sorted(one.targets))
    frame.stood = {unit.id: hex_ for hex_ in hexes for unit in stacks.stack(bench.field, hex_)}
    frame.lone = tuple(
        unit.id
        for hex_ in one.targets
        for unit in position.at(hex_)
        if all(other.gun for other in position.at(hex_))
    )
    results.strike_all(bench, frame, assault(position, one))
    found = {
        key: (LEVELS.index(bench.field.unit(key).level), frame.leaving.get(key, results.STANDS))
        for key in after
    }
    mine = {key: (level, DUTIES[moves]) for key, (level, moves) in after.items()}
    gone = {
        key for key, what in combat.guns_after(position, one, code, after).items() if what == "LOST"
    }
    lost = {key for key in frame.lone if bench.field.unit(key).level == LEVELS[LOST]}
    if code.lower() != row or mine != found or gone != lost:
        yield f"row {field.map} {one} {total} {dice}: {mine} {gone} {found} {lost}"


# Evasion -----------------------------------------------------------------------------------------


def evasions(seed: str, count: int) -> Iterator[Difference]:
    """Who may retreat before a shock, on which paths, and the levels lost on them."""
    random = Random(seed)
    for field, position in thrown(seed, count, spread=2):
        for side in field.camps:
            activated(field, side)
            for hex_ in able(position, side):
                one = against(position, side, hex_, random)
                if one is not None:
                    yield from evaded(field, position, one)


def evaded(field: Field, position: Position, one: Combat) -> Iterator[Difference]:
    declared = assault(position, one)
    for unit in [unit for cell in one.targets for unit in position.at(cell)]:
        mine = combat.may_evade(position, unit, one)
        if bool(mine) is not evasion.may_evade(field, declared, field.unit(unit.id)):
            yield f"evasion {field.map} {unit} {one}: {mine}"
        elif mine:
            if evasion.is_tested(field, declared) is not (mine == "infantry"):
                yield f"evasion tested {field.map} {unit} {one}: {mine}"
            yield from evading(field, position, unit.id, sorted(one.attackers))


def evading(
    field: Field, position: Position, id_: str, provokers: list[str]
) -> Iterator[Difference]:
    """Paths without a loss are the same; those with one in the last hex are known to both."""
    unit, theirs_ = position.unit(id_), field.unit(id_)
    found = set()
    for path in evasion.ways(field, ground(field), theirs_, provokers):
        places = (unit.hex, *path)
        tolls = [
            evasion.losses(field, ground(field), theirs_, here, there)
            for here, there in zip(places, path, strict=False)
        ]
        if not any(tolls[:-1]):
            found.add((path, min(unit.level + len(tolls[-1]), LOST)))
    mine = {
        (path.hexes, path.level)
        for length in (1, 2)
        for path in retreat.evasions(position, unit, provokers, length)
        if len(path.hexes) == length and path.hexes[-1] != unit.hex
    }
    whole = {path for path in mine if path[1] == unit.level}
    if whole != {path for path in found if path[1] == unit.level} or not found <= mine:
        yield f"evasions {field.map} {position.weather} {unit} {provokers}: {mine ^ found}"


# Charges -----------------------------------------------------------------------------------------


def charges(seed: str, count: int) -> Iterator[Difference]:
    """Whom cavalry may charge, where it strikes, facing where; squares, recall, counter-charge."""
    random = Random(seed)
    for field, position in thrown(seed, count):
        for side in field.camps:
            survey = Survey(activated(field, side), ground(field), side)
            found: dict[tuple[str, ...], set] = {}
            for one in theirs.options(survey):
                target = field.unit(one.target).at
                strike = (target, one.path[-1], FACINGS.index(one.facing))
                found.setdefault(one.units, set()).add(strike)
            for hex_ in able(position, side):
                horse = charge.chargers(position, side, hex_)
                for units in [[one] for one in horse] + ([horse] if len(horse) > 1 else []):
                    mine = strikes(position, units)
                    other = found.get(tuple(one.id for one in units), set())
                    if mine != other:
                        yield f"charge {field.map} {units}: {sorted(mine ^ other)}"
            yield from answers(field, position, side, random)


def strikes(position: Position, horse: list) -> set[tuple[str, str, int]]:
    aims = {position.unit(one).hex for one in charge.aims(position, horse[0].side, horse[0].hex)}
    return {
        (aim, end.hex, facing)
        for aim in aims
        for end, facings in charge.contacts(position, horse, position.at(aim)[0])
        for facing in facings
    }


def answers(field: Field, position: Position, side: str, random: Random) -> Iterator[Difference]:
    land = ground(field)
    for hex_ in able(position, side):
        if charge.may_square(position, side, hex_):
            needs = theirs.square_needs(field, hex_)
            dice = [charge.squared(position, side, hex_, die) for die in range(10)]
            if dice != [die <= needs for die in range(10)]:
                yield f"square {field.map} {hex_}: {dice} {needs}"
        if charge.may_square(position, side, hex_) is not theirs.may_form_square(field, land, hex_):
            yield f"may square {field.map} {hex_}"
        yield from turned(field, position, side, hex_, random)


def turned(
    field: Field, position: Position, side: str, hex_: str, random: Random
) -> Iterator[Difference]:
    """Where cavalry of a hex goes back to, counter-charges."""
    here, land = position.own(side, hex_), ground(field)
    near = [one for one in grid.around(hex_) if position.enemy(side, one)]
    if not near or any(one.arm != "cavalry" or one.level for one in here):
        return
    targets = random.sample(near, 1)
    mine = charge.recalls(position, here, set(targets))
    units = [field.unit(one.id) for one in here]
    found = set(theirs.recall_ways(field, land, units, targets))
    if set(mine) != found:
        yield f"recall {field.map} {here} {targets}: {mine}"
    attack = Assault(attackers=[Attackers(at=near[0], units=(), charging=True)], targets=[hex_])
    countering = charge.may_counter(position, side, hex_, near[:1])
    other = theirs.counter_chargers(field, land, attack, hex_)
    if [one.id for one in countering] != [one.id for one in other]:
        yield f"counter {field.map} {hex_} {near}: {countering}"
