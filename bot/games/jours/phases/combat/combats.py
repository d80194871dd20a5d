"""One combat: what comes before the die, the die, and its row (digest 4.8, 4.9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.engine.chance.tally import Tally
from bot.engine.model import Side, term
from bot.games.jours.content.base import FACINGS, Cell
from bot.games.jours.model.actions import Back, Counter, JdgAction, React, Stand
from bot.games.jours.model.events import AssaultOff, Fought
from bot.games.jours.model.field import Active, Assault, Attackers, Unit
from bot.games.jours.model.keys import at
from bot.games.jours.model.state import Combat, Evasion, Shot
from bot.games.jours.phases import levels
from bot.games.jours.phases.script import Script
from bot.games.jours.rules import reactions, stacks
from bot.games.jours.rules.combat import charge, evasion, melee

from . import aftermath, assaults, results


def advance_combat(s: Script, frame: Combat) -> None:
    """Fight one combat to its last advance; charging cavalry is tested at the end of it all.

    Rules: JDG-8.5-a, JDG-8.5-b, JDG-9-a, JDG-8.7.2-c.
    """
    active = s.field.active
    assert active is not None
    assault = active.assaults[frame.assault]
    if is_joined(s, frame, assault):
        if s.do("guns", partial(results.overrun, s, frame, assault)):
            aftermath.follow_up(s, frame, assault)
        else:
            s.do("roll", partial(roll, s, frame, assault))
            results.carry_out(s, frame, assault)
            aftermath.follow_up(s, frame, assault)
    s.do("over", partial(end, assault))
    if not frame.nested:
        aftermath.end_charge(s, frame, active)
    s.done()


def end(assault: Assault) -> None:
    """Note that a combat has been fought, or does not take place."""
    assault.over = True


def attacking_side(s: Script, assault: Assault) -> Side:
    """Return the side that attacks."""
    return s.field.unit(assault.attackers[0].units[0]).side


def is_joined(s: Script, frame: Combat, assault: Assault) -> bool:
    """Do all that comes before the die; tell whether anybody is left to attack, and somebody to be.

    Rules: JDG-8.3.2-a, JDG-8.3.3-a, JDG-8.8.1-a, JDG-9.4-a, JDG-RUL-40.
    """
    if not s.do("begin", partial(begin, s, frame, assault)):
        return False
    evade(s, frame, assault)
    if not s.do("held", partial(keep_held, s, frame, assault)):
        aftermath.occupy(s, frame, assault)
        return False
    left = s.do("tests", partial(take_tests, s, frame, assault))
    for cell in frame.refused:
        assaults.hand_over(s, cell)
    if not left:
        return False
    counter_charge(s, frame, assault)
    react(s, frame, assault)
    left = s.do("struck", partial(thin_out, s, frame, assault))
    for cell in frame.stopped:
        assaults.hand_over(s, cell)
    return bool(left)


def begin(s: Script, frame: Combat, assault: Assault) -> bool:
    """Note who still attacks whom; without anybody the combat does not take place.

    Rules: JDG-RUL-40, JDG-8.2-e, JDG-8.3.3-c.
    """
    frame.side = attacking_side(s, assault)
    frame.origins = tuple(one.at for one in assault.attackers)
    assault.attackers = [one for one in assault.attackers if melee.strikers(s.field, one)]
    assault.targets = [one for one in assault.targets if melee.fresh(s.field, assault, one)]
    if not assault.attackers or not assault.targets:
        call_off(s, assault.targets, "JDG-RUL-40" if assault.kind == "charge" else "JDG-8.2-e")
        return False
    frame.before = {
        unit.id: cell for cell in sorted(assault.targets) for unit in stacks.stack(s.field, cell)
    }
    return True


def call_off(s: Script, targets: Sequence[Cell], rule: str) -> None:
    """Tell that a combat does not take place."""
    s.tell(AssaultOff(targets=tuple(targets), rule=rule))


# Retreat before shock ----------------------------------------------------------------------------


def evade(s: Script, frame: Combat, assault: Assault) -> None:
    """Let cavalry retreat before the shock, unit by unit.

    Rules: JDG-8.8.1-a, JDG-8.8.1-g, JDG-8.8.2-a, JDG-9-b.
    """
    for key, cell in frame.before.items():
        unit = s.field.unit(key)
        if not s.do(at("may_evade-{}", key), partial(may_evade, s, frame, assault, unit)):
            continue
        action = s.choose(
            unit.side, "DP-C3", at("evade-{}", key), partial(evasions, s, frame, unit),
            subject=key, place=cell,
        )  # fmt: skip
        if isinstance(action, Back):
            make = partial(
                Evasion, unit=key, path=action.path, facing=action.facing, away=frame.origins,
                tested=evasion.is_tested(s.field, assault),
            )  # fmt: skip
            s.call(at("evasion-{}", key), make)


def may_evade(s: Script, frame: Combat, assault: Assault, unit: Unit) -> bool:
    """Tell whether a unit may retreat before the shock, and has where to go."""
    if not evasion.may_evade(s.field, assault, unit):
        return False
    return bool(evasion.ways(s.field, s.ground, unit, frame.origins))


def evasions(s: Script, frame: Combat, unit: Unit) -> list[JdgAction]:
    """List the answers of cavalry that may retreat before a shock; it may face as it likes."""
    paths = evasion.ways(s.field, s.ground, unit, frame.origins)
    return [
        Stand(unit.id),
        *(Back(unit.id, path, facing) for path in paths for facing in (None, *FACINGS)),
    ]


def keep_held(s: Script, frame: Combat, assault: Assault) -> int:
    """Leave out the targets that were vacated before the shock; returns how many are left.

    Rules: JDG-8.8.1-i.
    """
    kept = [one for one in assault.targets if melee.fresh(s.field, assault, one)]
    frame.vacated = tuple(one for one in assault.targets if one not in kept)
    if frame.vacated:
        call_off(s, frame.vacated, "JDG-8.8.1-i")
    assault.targets = kept
    return len(kept)


# Engagement tests --------------------------------------------------------------------------------


def take_tests(s: Script, frame: Combat, assault: Assault) -> int:
    """Test each attacking stack without orders; returns how many are left.

    Rules: JDG-8.3.2-a, JDG-5.1.3-d, JDG-8.4.1-a, JDG-RUL-27.
    """
    kept = []
    for attackers in assault.attackers:
        top = melee.strikers(s.field, attackers)[0]
        if not attackers.needs_test or levels.engagement_test(s, top, "JDG-8.3.2-a"):
            kept.append(attackers)
    frame.refused = keep_only(s, assault, kept)
    return len(kept)


def keep_only(s: Script, assault: Assault, kept: list[Attackers]) -> tuple[Cell, ...]:
    """Keep some of the attackers; returns the targets that none of them is beside any more.

    Rules: JDG-8.3.2-b, JDG-8.4.1-a.
    """
    assault.attackers = kept
    held = {cell for one in kept for cell in s.ground.neighbours(one.at)}
    lost = tuple(one for one in assault.targets if one not in held)
    if lost:
        call_off(s, lost, "JDG-8.3.2-b")
    assault.targets = [one for one in assault.targets if one in held]
    return lost


# Counter-charge ----------------------------------------------------------------------------------


def counter_charge(s: Script, frame: Combat, assault: Assault) -> None:
    """Let cavalry that is charged through a front hex try to counter-charge.

    Rules: JDG-9.4-a, JDG-9.4-b, JDG-9.4-d.
    """
    for cell in dict.fromkeys(frame.before.values()):
        able = partial(charge.counter_chargers, s.field, s.ground, assault, cell)
        if not s.holds(at("may_counter-{}", cell), able):
            continue
        action = s.choose(
            s.field.enemy(frame.side), "DP-C5", at("counter-{}", cell),
            partial(both_ways, cell), place=cell,
            needed=partial(charge.counter_needs, s.field, s.ground, assault, cell),
        )  # fmt: skip
        if isinstance(action, Counter) and action.attempt:
            s.do(at("countered-{}", cell), partial(try_counter, s, frame, assault, cell))


def both_ways(cell: Cell) -> list[Counter]:
    """List the answers of cavalry that may counter-charge."""
    return [Counter(cell, True), Counter(cell, False)]


def try_counter(s: Script, frame: Combat, assault: Assault, cell: Cell) -> None:
    """Test the top unit of a stack that counter-charges, for all of it.

    Rules: JDG-9.4-a, JDG-9.4-b, JDG-RUL-39, JDG-RUL-41.
    """
    units = charge.counter_chargers(s.field, s.ground, assault, cell)
    extra = charge.counter_penalty(s.field, s.ground, assault, units[0])
    added = Tally().plus(extra, term("jours-why-heavy"), "JDG-9.4-a")
    if levels.engagement_test(s, units[0], "JDG-9.4-a", added):
        frame.countered = (*frame.countered, *(one.id for one in units))


# Reaction fire -----------------------------------------------------------------------------------


def react(s: Script, frame: Combat, assault: Assault) -> None:
    """Let artillery under attack fire at an attacker in front of it, each battery for itself.

    Rules: JDG-8.3.3-a, JDG-8.3.3-b, JDG-8.3.3-d, JDG-7.1-c, JDG-7.1-d, JDG-9.5.2-k.
    """
    for key, cell in frame.before.items():
        gun = s.field.unit(key)
        if not gun.is_gun:
            continue
        options = partial(reactions.reactions, s.field, s.ground, assault, gun)
        if not s.holds(at("may_react-{}", key), partial(may_react, s, assault, gun)):
            continue
        action = s.choose(gun.side, "DP-C6", at("react-{}", key), options, subject=key, place=cell)
        if isinstance(action, React) and action.target:
            s.call(at("reaction-{}", key), partial(reaction, s, action))


def may_react(s: Script, assault: Assault, gun: Unit) -> bool:
    """Tell whether a battery has an attacker to fire at."""
    return len(reactions.reactions(s.field, s.ground, assault, gun)) > 1


def reaction(s: Script, action: React) -> Shot:
    """Return the reaction fire of a battery at one unit of a hex.  Rules: JDG-5.1.3-f."""
    there = stacks.stack(s.field, action.target)
    unit = there[1] if action.under else there[0]
    return Shot(guns=(action.gun,), target=action.target, manner="reaction", only=unit.id)


def thin_out(s: Script, frame: Combat, assault: Assault) -> int:
    """Leave out attackers that reaction fire has stopped; returns how many hexes are left.

    Rules: JDG-8.3.3-c.
    """
    kept = [one for one in assault.attackers if melee.strikers(s.field, one)]
    frame.stopped = keep_only(s, assault, kept)
    return len(kept)


# The die -----------------------------------------------------------------------------------------


def roll(s: Script, frame: Combat, assault: Assault) -> None:
    """Roll for a combat and look its row up.

    Rules: JDG-8.5-a, JDG-8.2-d, JDG-T-SHOCK, JDG-9.2-b, JDG-RUL-41, JDG-RUL-54.
    """
    active = s.field.active
    assert active is not None
    countered = bool(frame.countered)
    sum_ = melee.modifiers(s.field, s.ground, assault, countered=countered)
    die = s.die("JDG-8.5-a")
    frame.row = s.tables.content.shock.result(die + sum_.total)
    note_engaged(s, frame, assault, active)
    s.tell(
        Fought(
            kind=assault.kind,
            origins=tuple(one.at for one in assault.attackers),
            units=tuple(one.id for one in melee.all_strikers(s.field, assault)),
            targets=tuple(assault.targets),
            die=die,
            sum=sum_,
            result=frame.row,
        )
    )


def note_engaged(s: Script, frame: Combat, assault: Assault, active: Active) -> None:
    """Note who takes part in a combat, and where they stand.

    Rules: JDG-8.2-d, JDG-5.1.3-e, JDG-9.2-d, JDG-RUL-41.
    """
    charging = [one.id for one in melee.chargers(s.field, assault)]
    results.note_riders(active, (*charging, *frame.countered))
    frame.origins = tuple(sorted({one.at for one in assault.attackers}))
    frame.stood = {}
    for cell in (*frame.origins, *sorted(assault.targets)):
        for unit in stacks.stack(s.field, cell):
            frame.stood[unit.id] = cell
            unit.note(fled=(), fought=True)
    frame.lone = tuple(
        one.id
        for cell in assault.targets
        if melee.is_lone_guns(s.field, assault, cell)
        for one in melee.fresh(s.field, assault, cell)
    )
    if assault.kind in ("shock", "charge"):
        active.attacked += [
            one.id for cell in assault.targets for one in melee.fresh(s.field, assault, cell)
        ]
