"""The combat segment: shocks are declared, then they and the charges are fought (digest 4.8)."""

from __future__ import annotations

from functools import partial

from bot.engine.model import Seat
from bot.games.jours.content.base import Cell
from bot.games.jours.model.actions import End, Fight, Shock, TakeOver
from bot.games.jours.model.events import AssaultDeclared, Turned
from bot.games.jours.model.field import Active, Assault
from bot.games.jours.model.keys import at
from bot.games.jours.model.state import Combat, CombatSegment, Question
from bot.games.jours.notation.lines import parse
from bot.games.jours.phases.script import Script
from bot.games.jours.rules import stacks
from bot.games.jours.rules.combat import charge, melee, shock

from . import sheets


def advance_combats(s: Script, frame: CombatSegment) -> None:
    """Let the active side declare its shocks, then fight all combats one after the other.

    Rules: JDG-8.3.1-a, JDG-1-f, JDG-1-g.
    """
    active = s.field.active
    assert active is not None
    if frame.declared:
        fight_all(s, frame, active)
    else:
        declare_next(s, frame, active)


# Declarations ------------------------------------------------------------------------------------


def declare_next(s: Script, frame: CombatSegment, active: Active) -> None:
    """Take one line of the declaration, or its end.

    Rules: JDG-8.3.1-a, JDG-8.3.1-b, JDG-FL-d.
    """

    def question() -> Question | str:
        able = any(shock.options(s.field, s.ground, active.side))
        return Question(point="DP-C1") if able else "declare"

    action = parse(s.ask(Seat(active.side), question, "order"))
    if isinstance(action, End):
        close(s)
        frame.declared = True
    else:
        assert isinstance(action, Shock)
        shock.declare(s.field, action)
    frame.forget()


def close(s: Script) -> None:
    """Close the declaration: charges leave what others attack, stacks turn to their targets.

    Rules: JDG-8.3.1-a, JDG-9.2-a, JDG-6.1.2-d.
    """
    shock.release(s.field)
    joined = [assault for assault, _ in shock.shocks(s.field)]
    for assault in (one for one in shock.declared(s.field) if one in joined):
        turn_to(s, assault)
        announce(s, assault)


def turn_to(s: Script, assault: Assault) -> None:
    """Let stacks with six front hexes turn to the hexes that they attack.  Rules: JDG-6.1.2-d."""
    for attackers in assault.attackers:
        units = [s.field.unit(key) for key in attackers.units]
        near = [one for one in assault.targets if one in s.ground.neighbours(attackers.at)]
        facing, _ = shock.facing_to(s.field, s.ground, units, near)
        if attackers.charging or facing is None or facing == units[0].facing:
            continue
        there = stacks.fighters(stacks.stack(s.field, attackers.at))
        for one in there:
            one.facing = facing
        s.tell(Turned(units=tuple(one.id for one in there), at=attackers.at, facing=facing))


def announce(s: Script, assault: Assault) -> None:
    """Tell who attacks whom."""
    s.tell(
        AssaultDeclared(
            kind=assault.kind,
            origins=tuple(one.at for one in assault.attackers),
            units=tuple(key for one in assault.attackers for key in one.units),
            targets=tuple(assault.targets),
        )
    )


# The order of combats ----------------------------------------------------------------------------


def fight_all(s: Script, frame: CombatSegment, active: Active) -> None:
    """Fight the declared combats in the order that the active side likes.

    Rules: JDG-8.3.1-a, JDG-PBP-h.
    """
    sheets.ask(s, s.field.enemy(active.side), lambda: (s.field, shock.declared(s.field)))
    number = 1
    while frame.is_done(at("assault-{}", number)) or shock.declared(s.field):
        index = next_combat(s, active, number)
        s.call(at("combat-{}", number), partial(Combat, assault=index))
        number += 1
    s.done()


def next_combat(s: Script, active: Active, number: int) -> int:
    """Return the place of the combat that the active side fights next."""

    def options() -> list[Fight]:
        return [Fight(min(one.targets)) for one in shock.declared(s.field)]

    action = s.choose(active.side, "DP-C2", at("fight-{}", number), options)
    assert isinstance(action, Fight)

    def place() -> int:
        chosen = shock.combat_against(s.field, action.target)
        return next(n for n, one in enumerate(active.assaults) if one is chosen)

    return s.do(at("assault-{}", number), place)


# A hex without attacker --------------------------------------------------------------------------


def hand_over(s: Script, cell: Cell) -> None:
    """Let another attacker who faces a hex that is left without one attack it as well.

    Rules: JDG-8.3.2-b, JDG-RUL-26.
    """
    active = s.field.active
    assert active is not None
    if not s.do(at("heirs-{}", cell), lambda: len(heirs(s, cell))):
        return
    action = s.choose(active.side, "DP-C2", at("take-{}", cell), lambda: heirs(s, cell))
    assert isinstance(action, TakeOver)
    s.do(at("taken-{}", cell), partial(take_over, s, action))


def heirs(s: Script, cell: Cell) -> list[TakeOver]:
    """List the attackers of combats still to be fought who can attack a hex as well.

    Rules: JDG-8.3.2-b.
    """
    found = []
    for assault in shock.declared(s.field):
        for attackers in assault.attackers:
            units = melee.strikers(s.field, attackers)
            if cell in assault.targets or not units or units[0].facing is None:
                continue
            facing = units[0].facing
            if attackers.charging:
                near = charge.chargeable(s.field, s.ground, units[0], facing, attackers.at)
            else:
                near = shock.reachable(s.field, s.ground, units, shock.ahead(units[0]))
            if cell in near:
                found.append(TakeOver(attackers.at, cell))
    return found


def take_over(s: Script, action: TakeOver) -> None:
    """Put a hex under the attack of another stack's combat.  Rules: JDG-8.3.2-b."""
    chosen = next(
        one
        for one in shock.declared(s.field)
        if any(own.at == action.attacker for own in one.attackers)
    )
    chosen.targets.append(action.target)
    announce(s, chosen)
