"""A melee from who takes part to the edge points (7.4 to 7.4.4); what follows is in ``results``.

The players say who touches whom with which edge; the bot counts dice and edge points
(FAS-LIVE-06).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from bot.engine.chance.tally import Tally
from bot.engine.model import Seat, Side, term
from bot.games.fire_and_sword.content import EDGES
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import (
    SIDES,
    Contact,
    Element,
    Melee,
    Odds,
    Pick,
    Question,
)
from bot.games.fire_and_sword.phases.actions import orders
from bot.games.fire_and_sword.phases.morale import losses
from bot.games.fire_and_sword.phases.morale.checking import TerrainKeys, disorganising
from bot.games.fire_and_sword.phases.questions import (
    OPEN,
    by_key,
    picks,
    several,
    terrain_of,
    terrain_question,
)
from bot.games.fire_and_sword.phases.script import Script, other, owner
from bot.games.fire_and_sword.rules import fights, ground, melee, settlement
from bot.games.fire_and_sword.rules.melee import Attack, Combatant, Touch
from bot.games.fire_and_sword.rules.scene import scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import captions, names

from . import results
from .approaches import edge_question
from .attacks import strike

UP = orders.CallKeys("up-first", "up-{}", "up-{}-called")


def advance_melee(s: Script, frame: Melee, tables: Tables) -> None:
    """Resolve a melee; the result is 0 if there was none after all.

    Rules: FAS-7.4-a, FAS-7.4-b, FAS-LIVE-06.
    """
    if s.state.field:
        s.do("contacts", partial(measure, s, frame, tables))
    else:
        ask_contacts(s, frame, tables)
    if not frame.contacts:
        s.done()
        return
    if not s.state.field:
        ask_grounds(s, frame, tables)
    everybody = units_of(frame)
    orders.call_out(s, tables, UP, everybody)
    disorganise(s, frame, tables, everybody)
    s.do("before", partial(keep_before, s, frame, everybody))
    field = field_of(frame, tables)
    if len(settlement.sides_left(field)) < 2:
        results.go_free(s, frame, tables, field)
        s.done(1)
        return
    fight(s, frame, tables, field)
    points = {side: edge_points(frame, tables, field, side) for side in SIDES}
    s.do("told", partial(tell_points, s, points))
    results.settle(s, frame, tables, field, points)
    s.done(1)


# Who fights --------------------------------------------------------------------------------------


def measure(s: Script, frame: Melee, tables: Tables) -> None:
    """Find on a virtual table who touches whom and on what ground each stands; a charge knows whom.

    Rules: FAS-7.1-a, FAS-7.4-b, FAS-RUL-19, FAS-RUL-45, FAS-13.1-c.
    """
    scene = scene_of(tables, s.state)
    if not frame.contacts:
        frame.contacts = [Contact(*pair) for pair in fights.contacts(scene, frame.element)]
    places = scene.field.places
    inside = {one: places[one].structure for one in units_of(frame) if places[one].structure}
    frame.held = inside or msgspec.UNSET
    for one in units_of(frame):
        frame.grounds[one] = fights.terrain_under(scene, s.element(one)) or OPEN


def ask_contacts(s: Script, frame: Melee, tables: Tables) -> None:
    """Ask one by one who touches whom with which edge, until there is nobody else.

    Contacts that are kept are not read again.

    Rules: FAS-7.1-a, FAS-7.4-b, FAS-RUL-19.
    """
    seat = owner(s.state, frame.element)
    count = len(frame.contacts)
    while True:
        count += 1
        ask = partial(contact_question, s, frame, tables)
        said = s.ask(seat, ask, at("contact-{}", count))
        if said == "none":
            return
        enemy, _, unit = said.partition("-")
        edge = partial(own_edge, s, unit, enemy)
        own = s.ask(seat, edge, at("contact-{}-own", count), EDGES)
        edge = partial(own_edge, s, enemy, unit)
        other = s.ask(seat, edge, at("contact-{}-enemy", count), EDGES)
        contact = Contact(unit=unit, edge=own, enemy=enemy, other=other)
        s.do(at("contact-{}-kept", count), partial(frame.contacts.append, contact))


def contact_question(s: Script, frame: Melee, tables: Tables) -> Question | str:
    """Ask for one more contact: a pair of an enemy and a Unit that fights already."""
    known = {(one.unit, one.enemy) for one in frame.contacts}
    pairs = [
        (one, with_)
        for with_ in map(s.element, units_of(frame))
        for one in tables.units(s.state, other(with_.side))
        if (one.id, with_.id) not in known and (with_.id, one.id) not in known
    ]
    if not pairs:
        return "none"
    listed = [
        Pick(
            f"{one.id}-{with_.id}",
            term("fas-pick-contact", unit=names.element(one), target=names.element(with_)),
        )
        for one, with_ in pairs
    ]
    listed.append(Pick("none", names.pick("none")))
    prompt = term(
        "fas-ask-contact-more" if frame.contacts else "fas-ask-contact",
        unit=names.element(s.element(frame.element)),
    )
    return Question(point="D-TOUCH", prompt=prompt, picks=by_key(listed), default="none")


def own_edge(s: Script, unit: str, enemy: str) -> Question:
    """Ask with which of its edges a Unit touches another."""
    prompt = term(
        "fas-ask-edge", unit=names.element(s.element(unit)), target=names.element(s.element(enemy))
    )
    return edge_question(prompt)


def units_of(frame: Melee) -> Sequence[str]:
    """Return the Units that take part, the active one first.  Rules: FAS-7.4-b, FAS-RUL-19."""
    pairs = [(one.unit, one.enemy) for one in frame.contacts]
    return melee.participants(frame.element, pairs)


def is_settled(frame: Melee) -> bool:
    """Tell whether those whom the melee puts to flight have left.  Rules: FAS-7.4.5-e."""
    return frame.is_done("step-5")


def ask_grounds(s: Script, frame: Melee, tables: Tables) -> None:
    """Ask which Units fight in terrain that matters, and in which.

    Rules: FAS-13.1-DEF, FAS-13.1-NKO, FAS-13.1-DEZ, FAS-13.1-c, FAS-12.1-HIG.
    """
    seat = owner(s.state, frame.element)
    everybody = [s.element(one) for one in units_of(frame)]
    named = [one for one in everybody if one.id not in frame.grounds]
    found = several(
        s,
        seat,
        lambda count: at("ground-{}", count),
        lambda: named,
        lambda more: term(f"fas-ask-grounds{'-more' if more else ''}"),
    )
    for one in found:
        element = s.element(one)
        prompt = term("fas-ask-terrain", unit=names.element(element))
        ask = partial(terrain_question, tables, element, (), prompt, fights=True)
        frame.grounds[one] = s.ask(seat, ask, at("terrain-{}", one))


def disorganise(s: Script, frame: Melee, tables: Tables, everybody: Sequence[str]) -> None:
    """Test the Units that are activated in Disorganising terrain, once a Round, before their dice.

    Rules: FAS-13.1-DEZ, FAS-7.4-a.
    """
    for element in map(s.element, everybody):
        terrain = terrain_of(frame.grounds.get(element.id, OPEN))
        if not ground.disorganises(tables.content, terrain, tables.fighter(element)):
            continue
        if s.do(at("ground-{}-due", element.id), partial(is_untested, element)):
            rows: TerrainKeys = (
                at("ground-{}-marked", element.id),
                at("ground-{}-test", element.id),
                at("ground-{}-dp", element.id),
            )
            disorganising(s, tables, element, rows)


def is_untested(element: Element) -> bool:
    """Tell whether a Unit is there and was not tested in this Round.  Rules: FAS-13.1-DEZ."""
    return not (element.tested or element.gone)


def keep_before(s: Script, frame: Melee, everybody: Sequence[str]) -> None:
    """Keep what the Units are before the fight, after the DP of their activations.

    Rules: FAS-7.4-a, FAS-7.4-b, FAS-7.4.5-h.
    """
    frame.before = [msgspec.structs.replace(s.element(one)) for one in everybody]


def field_of(frame: Melee, tables: Tables) -> dict[str, Combatant]:
    """Return the Units as they were before the fight; those that fled are not there.

    Rules: FAS-7.4-a.
    """
    there = [one for one in frame.before if not one.gone]
    ids = {one.id for one in there}
    return melee.field([combatant(frame, tables, one, ids) for one in there])


def combatant(frame: Melee, tables: Tables, element: Element, ids: set[str]) -> Combatant:
    """Return a Unit with its contacts, charge and ground."""
    touches = [
        Touch(one.edge, one.enemy, one.other) for one in frame.contacts if one.unit == element.id
    ]
    touches += [
        Touch(one.other, one.unit, one.edge) for one in frame.contacts if one.enemy == element.id
    ]
    crossed = frame.crossed.get(element.id)
    return Combatant(
        id=element.id,
        side=element.side,
        fighter=tables.fighter(element),
        touches=tuple(one for one in touches if one.enemy in ids),
        charge=frame.chargers.get(element.id),
        crossed=(crossed,) if crossed else (),
        terrain=terrain_of(frame.grounds.get(element.id, OPEN)),
    )


# The fight ---------------------------------------------------------------------------------------


def fight(s: Script, frame: Melee, tables: Tables, field: dict[str, Combatant]) -> None:
    """Carry out all attacks at once, then give the DP and take the loads spent.

    Rules: FAS-7.4-a, FAS-7.4.1-b, FAS-7.4.4-a, FAS-RUL-68.
    """
    planned = [
        attack
        for one in field.values()
        if one.touches
        for attack in melee.attacks(tables.content, field, one, aims(s, tables, field, one))
    ]
    confirm(s, frame, planned)
    s.do("struck", partial(strike_all, s, frame, planned))
    s.do("hurt", partial(hurt_all, s, frame, tables, field))


def aims(s: Script, tables: Tables, field: dict[str, Combatant], one: Combatant) -> Sequence[str]:
    """Ask which enemies get the odd dice where there are several (D-13); they come first.

    Every odd die is placed by the Unit's owner, each on another enemy.

    Rules: FAS-7.4.1-b, FAS-RUL-61.
    """
    enemies = sorted({touch.enemy for touch in one.touches})
    odd = melee.pool(tables.content, field, one).count % max(1, len(enemies))
    seat, first = owner(s.state, one.id), list[str]()
    for place in range(1, odd + 1):
        left = [enemy for enemy in enemies if enemy not in first]
        ask = partial(odd_question, s, one.id, left, odd - place + 1)
        key = at("odd-{}", one.id) if place == 1 else at("odd-{}-{}", one.id, place)
        first.append(s.ask(seat, ask, key))
    return [*first, *(enemy for enemy in enemies if enemy not in first)]


def odd_question(s: Script, unit: str, enemies: Sequence[str], odd: int) -> Question:
    """Ask which enemy gets the next of so many odd dice of a Unit."""
    found = tuple(Pick(key, names.element(s.element(key))) for key in enemies)
    prompt = term("fas-ask-odd", unit=names.element(s.element(unit)), count=odd)
    return Question(point="D-13", prompt=prompt, picks=found, default=enemies[0])


def confirm(s: Script, frame: Melee, planned: Sequence[Attack]) -> None:
    """Show the first attack's dice and chances before all of them fall.

    On a virtual table they fall at once: nothing could be put right any more.
    """
    seat: Seat = owner(s.state, frame.element)
    own = next((one for one in planned if one.attacker == frame.element), None)
    odds = None
    if own is not None:
        odds = Odds(own.pool, own.training, own.rerolls, own.resistance, own.effectiveness)
    prompt = term("fas-ask-fight", count=len(planned))

    def roll() -> Question | str:
        if s.state.field:
            return "roll"
        return Question(
            point="D-ROLL", prompt=prompt, picks=picks(("roll",), "fas-pick"), default="roll",
            odds=odds,
        )  # fmt: skip

    s.ask(seat, roll, "roll")


def strike_all(s: Script, frame: Melee, planned: Sequence[Attack]) -> None:
    """Roll every attack; the DP wait until all are done.  Rules: FAS-7.4.4-a, FAS-RUL-68."""
    for attack in planned:
        attacker, target = s.element(attack.attacker), s.element(attack.target)
        dp = strike(s, attack, attacker, target, "FAS-7.4.2-a")
        frame.dealt[target.id] = frame.dealt.get(target.id, 0) + dp


def hurt_all(s: Script, frame: Melee, tables: Tables, field: dict[str, Combatant]) -> None:
    """Give the DP of the melee, nobody flees yet; take pistol loads and lance sets.

    Rules: FAS-7.4.4-a, FAS-12.2-KOP-a, FAS-7.4.1-a.
    """
    rule = "FAS-7.4.4-a"
    for one in field.values():
        why = term("fas-why-melee")
        losses.gain(s.t, tables, one.id, frame.dealt.get(one.id, 0), why, rule, fighting=True)
    for one in field.values():
        element = s.element(one.id)
        pistols = element.melee_ammo - settlement.pistols_after(tables.content, one)
        lances = element.lances - settlement.lances_after(one.fighter)
        why = term("fas-why-spent")
        losses.spend(s.t, one.id, "melee_ammo", pistols, why, "FAS-7.4.1-a")
        losses.spend(s.t, one.id, "lances", lances, why, "FAS-12.2-KOP-a")


# Edge points -------------------------------------------------------------------------------------


def edge_points(frame: Melee, tables: Tables, field: dict[str, Combatant], side: Side) -> Tally:
    """Return the edge points of a side with each item.  Rules: FAS-7.4.4-b, FAS-LIVE-06."""
    return settlement.edge_points(tables.content, field, side, frame.dealt)


def tell_points(s: Script, points: dict[Side, Tally]) -> None:
    """Tell both sums item by item, and who won.  Rules: FAS-7.4.4-b, FAS-7.4.4-c, FAS-LIVE-06."""
    for side, tally in points.items():
        line = term(
            "fas-told-points-of",
            side=names.side(side),
            count=tally.total,
            reasons=captions.tally_text(tally),
        )
        s.tell(Told(line=line, rule="FAS-7.4.4-b"))
    won, difference = settlement.winner(points)
    if won is None:
        s.tell(Told(line=term("fas-told-tie"), rule="FAS-7.4.5-b"))
        return
    line = term("fas-told-won", side=names.side(won), count=difference)
    s.tell(Told(line=line, rule="FAS-7.4.4-c"))
