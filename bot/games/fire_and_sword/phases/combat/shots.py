"""Shooting, step by step (chapter 6): fire, target, dice, Resistance, Morale.

The players measure; the answers are used as if measured (FAS-LIVE-05).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from bot.engine.model import Seat, Term, term
from bot.games.fire_and_sword.content import RUINS
from bot.games.fire_and_sword.geometry.fixed import Spot
from bot.games.fire_and_sword.model.events import Tested, Told
from bot.games.fire_and_sword.model.keys import AnyKey, at
from bot.games.fire_and_sword.model.state import Element, Morale, Odds, Pick, Question, Shooting
from bot.games.fire_and_sword.phases.morale import losses
from bot.games.fire_and_sword.phases.questions import (
    OPEN,
    number,
    pick_element,
    picks,
    several,
    usual,
    yes_no,
)
from bot.games.fire_and_sword.phases.script import Script, other, owner, roll
from bot.games.fire_and_sword.rules import aiming, fires, ground, shooting
from bot.games.fire_and_sword.rules.checks import Pool, standard
from bot.games.fire_and_sword.rules.shooting import Shot
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from . import stands, structures
from .aiming import aim

HUNDREDTHS = 100
"""Of an inch, the unit of distances."""
FAR = 99
"""The largest distance in inches that is asked for."""
ORDINARY: dict[AnyKey, str] = {
    "stand": OPEN, at("near-{}", 1): "effective", at("zone-{}", 1): "front",
    at("terrain-{}", 1): OPEN, at("touching-{}-{}", 1, 1): "none", "entangled": "no",
}  # fmt: skip
"""The answers about most shots: in the open, at Effective range, in front, not in melee."""


def advance_shooting(s: Script, frame: Shooting, tables: Tables) -> None:
    """Carry out one fire; the result tells whether the last target withdrew or fled.

    Rules: FAS-LIVE-05, FAS-6-a, FAS-4.3.2-a.
    """
    element = s.element(frame.element)
    seat = owner(s.state, frame.element)
    s.ask(seat, partial(stands.place, frame, tables, element), "stand")
    usual(frame, "stand", ORDINARY)
    fire = s.ask(seat, partial(fire_question, frame, tables, element), "fire")
    if fire == "none":
        s.done()
        return
    stands.ask_conditions(s, frame, tables, fire)
    s.do("rule", partial(state_fire, s, frame, tables, fire))
    hurt = 0
    for place in range(1, split_count(s, frame, seat, fire) + 1):
        hurt = one_target(s, frame, tables, fire, place)
    s.do("reload", partial(reload, s, tables, element, fire))
    s.done(hurt)


# What is fired -----------------------------------------------------------------------------------


def fire_question(frame: Shooting, tables: Tables, element: Element) -> Question | str:
    """Ask which fire it is; those that the rules allow are listed, others may be typed.

    Rules: FAS-6-a, FAS-LIVE-12.
    """
    content, fighter = tables.content, tables.fighter(element)
    found = fires.options(content, fighter, stands.stand_of(frame))
    listed = [one.fire for one in found if one.bar is None] or [one.fire for one in found]
    if len(listed) < 2:
        return listed[0] if listed else "none"
    labels = [
        Pick(
            fire,
            term(
                "fas-pick-fire",
                fire=Term(f"fas-fire-{fire}"),
                distance=shooting.range_of(content, fighter, fire),
                ap=content.fires[fire].ap,
            ),
        )
        for fire in sorted(listed)
    ]
    return Question(
        point="D-08",
        prompt=term("fas-ask-fire", unit=names.element(element)),
        picks=tuple(labels),
        more=tuple(one.fire for one in found),
        default=listed[0],
    )


def state_fire(s: Script, frame: Shooting, tables: Tables, fire: str) -> None:
    """State the rule for a fire that it does not allow.  Rules: FAS-LIVE-12, FAS-6.6-a."""
    element = s.element(frame.element)
    content = tables.content
    fault = fires.why_not(
        content, tables.fighter(element), stands.stand_of(frame), content.fires[fire]
    )
    if fault is None:
        return
    unit, action = names.element(element), Term(f"fas-fire-{fire}")
    line = term("fas-told-rule", unit=unit, action=action, why=fault.reason)
    s.tell(Told(line=line, rule=fault.rule))


def split_count(s: Script, frame: Shooting, seat: Seat, fire: str) -> int:
    """Ask among how many targets Split Fire is divided (D-29).  Rules: FAS-12.1-ALL-b."""
    if fire != fires.SPLIT or frame.reaction is not None:
        return 1
    element = s.element(frame.element)
    most = len(s.state.on_table(other(element.side)))
    prompt = term("fas-ask-split", unit=names.element(element))
    return s.ask_number(seat, partial(number, "D-29", prompt, 1, max(1, most), 1), "split")


def pay(s: Script, tables: Tables, element: Element, fire: str) -> None:
    """Pay the loads of a fire.  Rules: FAS-4.3.2-a, FAS-6.6-a, FAS-6.7-a."""
    pocket, amount = fires.cost(tables.content, tables.fighter(element), fire)
    rule = tables.content.fires[fire].rule
    losses.spend(s.t, element.id, pocket, amount, Term(f"fas-fire-{fire}"), rule)


def reload(s: Script, tables: Tables, element: Element, fire: str) -> None:
    """Give back the load that some fires regain, never above the card.

    Rules: FAS-12.1-CAR, FAS-12.1-COU, FAS-12.1-RAN.
    """
    kind, pocket = tables.content.fires[fire], tables.pool(element)
    if kind.ammo_after and not element.gone:
        most, why = tables.full(element, pocket), Term(f"fas-fire-{fire}")
        losses.restore(s.t, element.id, pocket, kind.ammo_after, most, why, kind.rule)


# One target --------------------------------------------------------------------------------------


def one_target(s: Script, frame: Shooting, tables: Tables, fire: str, place: int) -> int:
    """Shoot at one target: answers, dice, Resistance, Morale; tell whether it was driven off.

    A garrison whose structure fell stands in the Ruins when it tests its Morale.

    Rules: FAS-6.2-a, FAS-6.3-a, FAS-6.3-b, FAS-6.4-a, FAS-RUL-75.
    """
    element, seat = s.element(frame.element), owner(s.state, frame.element)
    ask = partial(target_question, s, element)
    target = frame.target or s.ask(seat, ask, at("target-{}", place))
    if target == "none":
        return 0
    check_group(s, tables, element, target, place)
    shot = aim(s, frame, tables, (fire, target, place))
    touching = touching_units(s, frame, tables, target, place)
    confirm(s, seat, tables, shot, place)
    if place == 1:
        s.do("ammo", partial(pay, s, tables, element, fire))
    dice = s.do(at("dice-{}", place), lambda: shooting.pool(tables.content, shot).count)
    hits = s.do(at("hits-{}", place), partial(hit, s, tables, element, shot))
    if target == structures.STRUCTURE:
        structures.damage(s, tables, shot, element, (target, hits, place))
        return 0
    dp = s.do(at("resist-{}", place), partial(resist, s, tables, shot, target, hits))
    why = term("fas-why-shot", count=hits)
    s.do(at("dp-{}", place), partial(losses.gain, s.t, tables, target, dp, why, "FAS-6.3-a"))
    if structures.damage(s, tables, shot, element, (target, hits, place)):
        shot = msgspec.structs.replace(shot, target_terrain=RUINS)
    for unit in touching:
        threat = shooting.contact_threat(dice - hits)
        test = partial(Morale, element=unit, threat=threat, source=source_of(frame, place))
        s.call(at("morale-{}-{}", place, unit), test)
    if s.element(target).gone:
        return 1
    test = partial(target_morale, s, tables, shot, (target, dp), source_of(frame, place))
    return s.call(at("morale-{}", place), test)


def target_question(s: Script, element: Element) -> Question | str:
    """Ask for the target: an enemy element, or a bare structure.  Rules: FAS-6.1-b."""
    found = s.state.on_table(other(element.side))
    prompt = term("fas-ask-target", unit=names.element(element))
    return pick_element("D-08", prompt, found, structures.STRUCTURE)


def check_group(s: Script, tables: Tables, element: Element, target: str, place: int) -> None:
    """Ask whether a Group may be shot at, and state the rule if not.

    Rules: FAS-9.3-a, FAS-12.1-SNI, FAS-LIVE-12.
    """
    if target == structures.STRUCTURE or tables.is_unit(s.element(target)):
        return
    content, fighter = tables.content, tables.fighter(element)
    prompt = term("fas-ask-group", unit=names.element(s.element(target)))
    seat = owner(s.state, element.id)
    ask = partial(number, "D-NEAR", prompt, 0, FAR)
    distance = s.ask_number(seat, ask, at("group-{}", place))
    prompt = term("fas-ask-nearest", unit=names.element(s.element(target)))
    said = s.ask(seat, partial(yes_no, "D-NEAR", prompt, "yes"), at("group-{}-nearest", place))
    fault = fires.group_target_bar(content, fighter, said == "yes", distance * HUNDREDTHS)
    if fault is not None:
        unit, action = names.element(element), names.element(s.element(target))
        line = term("fas-told-rule", unit=unit, action=action, why=fault.reason)
        s.do(at("group-{}-told", place), partial(s.tell, Told(line=line, rule=fault.rule)))


def source_of(frame: Shooting, place: int) -> Spot | msgspec.UnsetType:
    """Return the firing REF, from which the Threat comes; unset where nobody measured it.

    Rules: FAS-RUL-47, FAS-8.1-d.
    """
    said = frame.said(at("origin-{}", place))
    return Spot(*map(int, said.split())) if said else msgspec.UNSET


def target_morale(
    s: Script,
    tables: Tables,
    shot: Shot,
    hurt: tuple[str, int],
    source: Spot | msgspec.UnsetType = msgspec.UNSET,
) -> Morale:
    """Return the target's Morale test; its Threat looks at the target as it is now.

    Rules: FAS-6.3-b, FAS-8.2.2-a, FAS-8.2.2-b.
    """
    target, dp = hurt
    now = msgspec.structs.replace(shot, target=tables.fighter(s.element(target)))
    threat = shooting.threat(tables.content, now, dp)
    return Morale(element=target, threat=threat, source=source)


def touching_units(
    s: Script, frame: Shooting, tables: Tables, target: str, place: int
) -> Sequence[str]:
    """Ask which Units touch a target in melee, friend or foe; the active side's come first.

    Rules: FAS-6.4-a, FAS-RUL-46.
    """
    if frame.reaction is not None or target == structures.STRUCTURE:
        return ()
    seat = owner(s.state, frame.element)
    aimed_at = names.element(s.element(target))
    found = several(
        s,
        seat,
        lambda count: at("touching-{}-{}", place, count),
        lambda: [one for one in tables.units(s.state) if one.id != target],
        lambda more: term(f"fas-ask-touching{'-more' if more else ''}", unit=aimed_at),
    )
    return sorted(found, key=lambda one: s.element(one).side != s.state.active)


# Dice --------------------------------------------------------------------------------------------


def confirm(s: Script, seat: Seat, tables: Tables, shot: Shot, place: int) -> None:
    """Show the dice with their reasons and chances before they fall."""
    odds = aiming.dice_of(tables, shot)
    s.ask(seat, partial(roll_question, odds.pool, odds), at("roll-{}", place))


def roll_question(pool: Pool, odds: Odds) -> Question:
    """Ask to let the dice fall; until then answers can be taken back."""
    return Question(
        point="D-ROLL",
        prompt=term("fas-ask-roll", count=pool.count, value=odds.target),
        picks=picks(("roll",), "fas-pick"),
        default="roll",
        odds=odds,
    )


def hit(s: Script, tables: Tables, element: Element, shot: Shot) -> int:
    """Roll the to-hit test and return the hits.  Rules: FAS-6.2-a, FAS-1.5.2.1-d."""
    content = tables.content
    check = standard(
        roll(s.t, "FAS-6.2-a"),
        shooting.pool(content, shot),
        shot.shooter.profile.training,
        shooting.rerolls(content, shot),
    )
    s.tell(Tested(what="hit", element=element.id, unit=names.element(element), check=check))
    return check.successes


def resist(s: Script, tables: Tables, shot: Shot, target: str, hits: int) -> int:
    """Roll the target's Resistance test and return its DP; some fires need no test.

    Rules: FAS-6.3-a, FAS-12.1-ART-d.
    """
    content, enemy = tables.content, s.element(target)
    if not hits or not shot.kind(content).resistance_test:
        return hits
    check = standard(
        roll(s.t, "FAS-6.3-a"),
        Pool(names.base_tally(hits, "FAS-6.3-a")),
        ground.resistance(content, shot.target_terrain, shot.target),
        shooting.resistance_rerolls(shooting.effectiveness(content, shot)),
    )
    s.tell(Tested(what="resistance", element=target, unit=names.element(enemy), check=check))
    return check.failures
