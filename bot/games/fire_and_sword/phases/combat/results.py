"""What follows a melee, in the eight steps of the rule (7.4.5, 7.4.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from bot.engine.chance.tally import Tally
from bot.engine.model import Side, term
from bot.games.fire_and_sword.content import ORDERS, Order
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import Element, Melee, Morale, Question
from bot.games.fire_and_sword.phases.actions import orders
from bot.games.fire_and_sword.phases.morale import losses
from bot.games.fire_and_sword.phases.morale.paying import ask_payer, payers
from bot.games.fire_and_sword.phases.questions import picks, yes_no
from bot.games.fire_and_sword.phases.script import Script, owner
from bot.games.fire_and_sword.phases.virtual import groups, rooms
from bot.games.fire_and_sword.phases.virtual.combat import aftermath
from bot.games.fire_and_sword.rules import morale, settlement
from bot.games.fire_and_sword.rules.melee import Combatant
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

Field = Mapping[str, Combatant]


def settle(
    s: Script, frame: Melee, tables: Tables, field: Field, points: Mapping[Side, Tally]
) -> None:
    """Go through the steps of the result.  Rules: FAS-7.4.5-a to FAS-7.4.5-g."""
    won, difference = settlement.winner(points)
    lost = [one for one in field.values() if won is not None and one.side != won]
    winners = [one for one in field.values() if one.side == won]
    lay_orders(s, tables, field)
    away: list[str] = []
    through: list[str] = []
    if won is not None:
        through = break_through(s, frame, tables, (field, winners, difference))
        if not through:
            away = test_losers(s, tables, lost, difference)
        fled = [one.id for one in lost if is_beaten(s, tables, one.id)]
        relieve(s, tables, winners, beaten=bool(away or fled))
    s.do("step-5", partial(remove_fled, s, tables, field, won))
    finish(s, frame, tables, field, (won, [*away, *through]))


def lay_orders(s: Script, tables: Tables, field: Field) -> None:
    """Step 1: every Unit gets a revealed Reorganise; one with Defence may keep it (D-14).

    Rules: FAS-7.4.5-a, FAS-RUL-06.
    """
    for one in field.values():
        ways = settlement.orders_after(one.fighter)
        element = s.element(one.id)
        ask = partial(order_question, element, ways)
        said = s.ask(owner(s.state, one.id), ask, at("order-{}", one.id), ORDERS)
        become = partial(orders.become, s.t, element, said, "FAS-7.4.5-a")
        s.do(at("order-{}-laid", one.id), become)


def order_question(element: Element, ways: Sequence[Order]) -> Question | str:
    """Ask whether a Unit keeps its Defence; settled for every other."""
    if len(ways) < 2:
        return ways[0]
    prompt = term("fas-ask-keep-defence", unit=names.element(element))
    found = picks(ways, "fas-order")
    return Question(point="D-14", prompt=prompt, picks=found, default=ways[0])


# Step 3: Break Through, or the losers' Morale ----------------------------------------------------


def break_through(
    s: Script, frame: Melee, tables: Tables, won: tuple[Field, Sequence[Combatant], int]
) -> list[str]:
    """Let winning lancers Break Through, or stay to Regroup (D-20); returns those who did.

    Then no loser tests Morale, and the charged Unit gets DP by the difference.

    Rules: FAS-12.1-BRK-a, FAS-12.1-BRK-b, FAS-12.2-KOP-a, FAS-RUL-24.
    """
    field, winners, difference = won
    found: list[str] = []
    for one in winners:
        if settlement.breakthrough_bar(tables.content, field, one, True) is not None:
            continue
        element = s.element(one.id)
        target = next(touch.enemy for touch in one.touches)
        ask = partial(break_question, s, tables, element, target)
        said = s.ask(owner(s.state, one.id), ask, at("break-{}", one.id))
        if said != "break_through":
            continue
        dp = settlement.breakthrough_dp(tables.content, difference)
        ride = partial(ride_through, s, tables, element, (target, dp))
        s.do(at("break-{}-done", one.id), ride)
        if s.state.field:
            groups.set_aside(s, tables, element)
        found.append(one.id)
    return found


def break_question(s: Script, tables: Tables, element: Element, target: str) -> Question | str:
    """Ask whether lancers ride through the beaten enemy; without room they must Regroup.

    Rules: FAS-12.1-BRK-a, FAS-12.1-BRK-b.
    """
    if s.state.field and aftermath.place_beyond(s, tables, element, target) is None:
        return "regroup"
    prompt = term("fas-ask-break", unit=names.element(element))
    found = picks(("break_through", "regroup"), "fas-pick")
    return Question(point="D-20", prompt=prompt, picks=found, default="break_through")


def ride_through(s: Script, tables: Tables, element: Element, blow: tuple[str, int]) -> None:
    """Ride through: DP for the target, a revealed Advance for the lancers.

    Rules: FAS-12.1-BRK-b, FAS-RUL-07, FAS-RUL-24.
    """
    target, dp = blow
    rule = "FAS-12.1-BRK-b"
    if s.state.field:
        aftermath.ride_on(s, tables, element, target)
    else:
        line = term("fas-told-break", unit=names.element(element))
        s.tell(Told(line=line, rule=rule))
    why = term("fas-why-break")
    losses.gain(s.t, tables, target, dp, why, rule, fighting=True)
    orders.become(s.t, element, "advance", rule)


def test_losers(s: Script, tables: Tables, lost: Sequence[Combatant], difference: int) -> list[str]:
    """Step 3: every loser not at its flight threshold tests Morale; returns who withdrew.

    Rules: FAS-7.4.5-c, FAS-8.2.1-a, FAS-RUL-09.
    """
    away: list[str] = []
    for one in lost:
        element = s.element(one.id)
        must = s.do(at("morale-{}-must", one.id), partial(must_test, tables, element))
        test = partial(loser_morale, tables, element, difference)
        if must and s.call(at("morale-{}", one.id), test):
            away.append(one.id)
    return away


def must_test(tables: Tables, element: Element) -> int:
    """Tell whether a loser tests its Morale."""
    return int(settlement.must_test(tables.fighter(element)))


def loser_morale(tables: Tables, element: Element, difference: int) -> Morale:
    """Return the Morale test of a loser: its Threat is the difference in edge points."""
    threat = morale.lost_melee(tables.content, tables.fighter(element), difference)
    return Morale(element=element.id, threat=threat)


# Steps 4 and 5 -----------------------------------------------------------------------------------


def is_beaten(s: Script, tables: Tables, key: str) -> bool:
    """Tell whether a loser fled or is at its flight threshold."""
    element = s.element(key)
    return element.gone or tables.flees(element)


def relieve(s: Script, tables: Tables, winners: Sequence[Combatant], *, beaten: bool) -> None:
    """Step 4: every winner removes a DP if a loser withdrew or is to flee.

    Rules: FAS-7.4.5-d, FAS-12.1-LOO.
    """

    def all_of_them() -> None:
        for one in winners:
            element = s.element(one.id)
            amount = settlement.winner_removes(tables.content, tables.fighter(element), beaten)
            why = term("fas-why-won")
            losses.lower(s.t, tables, one.id, why, "FAS-7.4.5-d", amount)

    s.do("step-4", all_of_them)


def remove_fled(s: Script, tables: Tables, field: Field, won: Side | None) -> None:
    """Step 5: losers at their threshold flee; others stay with their DP cut down to it.

    Rules: FAS-7.4.5-e, FAS-7.4.4-a, FAS-RUL-09, FAS-RUL-68.
    """
    for one in field.values():
        element = s.element(one.id)
        if element.gone:
            continue
        lost = won is not None and one.side != won
        after = settlement.dp_after(tables.fighter(element), lost)
        if after is None:
            losses.remove(s.t, tables, one.id, "FAS-7.4.5-e")
        elif after < element.dp:
            why, less = term("fas-why-stays"), element.dp - after
            losses.lower(s.t, tables, one.id, why, "FAS-7.4.5-e", less)


# Steps 6 to 8 ------------------------------------------------------------------------------------


def finish(
    s: Script,
    frame: Melee,
    tables: Tables,
    field: Field,
    result: tuple[Side | None, Sequence[str]],
) -> None:
    """Steps 6 and 7: winners free of contact Pursue or Hold, cavalry still bound may Regroup.

    Who Regroups leaves its enemies free of it.

    ``result``: the winner, and who left the melee by withdrawing or riding through.

    Rules: FAS-7.4.5-f, FAS-7.4.5-g, FAS-7.4.6-a, FAS-7.4.6-b, FAS-RUL-49.
    """
    won, away = result[0], list(result[1])
    for one in ordered(s, field, won):
        element = s.element(one.id)
        if element.gone or one.id in away:
            continue
        if not touches_any(s, tables, one, away):
            charger = followed(s, one, away)
            if one.side == won and charger:
                follow(s, tables, element, charger)
            elif one.side == won:
                pursue_or_hold(s, frame, tables, one)
        elif regroups(s, frame, tables, one, won=one.side == won):
            away.append(one.id)


def touches_any(s: Script, tables: Tables, one: Combatant, away: Sequence[str]) -> bool:
    """Tell whether a Unit is still bound: on a virtual table that is measured when its turn comes.

    Rules: FAS-7.1-a, FAS-7.4.5-f.
    """
    if s.state.field:
        return bool(s.do(at("bound-{}", one.id), partial(aftermath.is_bound, s, tables, one.id)))
    enemies = [touch.enemy for touch in one.touches]
    return any(not s.element(key).gone and key not in away for key in enemies)


def regroups(s: Script, frame: Melee, tables: Tables, one: Combatant, *, won: bool) -> bool:
    """Step 7 for a Unit still bound: tell whether it may Regroup, or must, and did.

    Rules: FAS-7.4.5-g, FAS-12.1-BRK-a.
    """
    compelled = frame.said(at("break-{}", one.id)) == "regroup"
    barred = settlement.regroup_bar(tables.content, one, won, True)
    if barred is not None and not compelled:
        return False
    return regroup(s, tables, one, won=won, compelled=compelled)


def followed(s: Script, one: Combatant, away: Sequence[str]) -> str:
    """Return the charger that a counter-charger must follow, as it withdrew; else nothing.

    Rules: FAS-7.3.2.3-b.
    """
    enemies = (touch.enemy for touch in one.touches if one.charge == "counter_charge")
    return next((key for key in enemies if key in away and not s.element(key).gone), "")


def follow(s: Script, tables: Tables, element: Element, charger: str) -> None:
    """Let a counter-charger follow; its order stays, it neither Pursues nor Holds.

    Rules: FAS-7.3.2.3-b, FAS-RUL-50.
    """
    if s.state.field:
        aftermath.follow(s, tables, element, charger)
        return
    line = term("fas-told-follow", unit=names.element(element))
    told = Told(line=line, rule="FAS-7.3.2.3-b")
    s.do(at("follow-{}", element.id), partial(s.tell, told))


def ordered(s: Script, field: Field, won: Side | None) -> list[Combatant]:
    """Return the Units in the order in which they decide: winners, on a tie the active side.

    Rules: FAS-7.4.6-b.
    """
    first = won or s.state.active
    return sorted(field.values(), key=lambda one: one.side != first)


def go_free(s: Script, frame: Melee, tables: Tables, field: Field) -> None:
    """Let a side without enemies go straight to step 6.  Rules: FAS-7.4.5-h."""
    for one in field.values():
        if not s.element(one.id).gone:
            pursue_or_hold(s, frame, tables, one)


def pursue_or_hold(s: Script, frame: Melee, tables: Tables, one: Combatant) -> None:
    """Step 6: Pursue or Hold, or occupy an emptied structure (D-16); cavalry pays to Hold.

    Rules: FAS-7.4.5-f, FAS-10.3-a, FAS-RUL-07.
    """
    element, cost = s.element(one.id), tables.content.command.hold_cp

    def which() -> Question:
        rich = bool(payers(s.state, tables, element, cost))
        structure = not s.state.field or bool(aftermath.emptied(s, frame, one))
        found = settlement.free_choices(tables.content, one.fighter, rich, structure)
        prompt = term("fas-ask-free", unit=names.element(element))
        return Question(
            point="D-16", prompt=prompt, picks=picks(found, "fas-pick"),
            more=() if s.state.field else ("hold",), default="pursue",
        )  # fmt: skip

    said = s.ask(owner(s.state, one.id), which, at("free-{}", one.id))
    payer = ""
    if said == "hold" and one.fighter.type == "cavalry":
        payer = ask_payer(s, tables, element, at("free-{}-payer", one.id), cost)
    s.do(at("free-{}-done", one.id), partial(go, s, one, said, (payer, cost)))
    if s.state.field and said == "occupy":
        rooms.move_in(s, tables, element, partial(aftermath.emptied, s, frame, one))
    elif s.state.field:
        aftermath.turn(s, tables, one, said)


def go(s: Script, one: Combatant, said: str, price: tuple[str, int]) -> None:
    """Carry out the choice of a free winner; ``price``: which Commander pays how many CP.

    Rules: FAS-7.4.5-f, FAS-10.3-a.
    """
    payer, cost = price
    element = s.element(one.id)
    rule = "FAS-7.4.5-f"
    s.tell(Told(line=term(f"fas-told-free-{said}", unit=names.element(element)), rule=rule))
    if said == "pursue":
        orders.become(s.t, element, "advance", rule)
    elif said == "occupy":
        orders.become(s.t, element, "reorganise", rule)
    elif payer:
        losses.spend(s.t, payer, "cp", cost, term("fas-why-hold"), "FAS-10.3-a")


def regroup(
    s: Script, tables: Tables, one: Combatant, *, won: bool, compelled: bool
) -> bool:  # fmt: skip
    """Step 7: ride back out of the melee, and perhaps take Advance (D-17); tell whether it did.

    ``compelled``: lancers that did not Break Through must.

    Rules: FAS-7.4.5-g, FAS-7.4.6-a, FAS-7.4.6-b, FAS-12.1-BRK-a, FAS-RUL-07.
    """
    element, seat = s.element(one.id), owner(s.state, one.id)
    how = fall_back(s, tables, one, compelled=compelled)
    if how == "no" or element.gone:
        return False

    def which() -> Question | str:
        prompt = term("fas-ask-regroup-advance", unit=names.element(element))
        return "yes" if how == "advance" else yes_no("D-17", prompt)

    advance = s.ask(seat, which, at("regroup-{}-advance", one.id)) == "yes"

    def ride() -> None:
        rule = "FAS-7.4.6-a"
        if not s.state.field:
            s.tell(Told(line=term("fas-told-regroup", unit=names.element(element)), rule=rule))
        if advance:
            orders.become(s.t, element, "advance", rule)
        less = settlement.regroup_removes(tables.content, tables.fighter(element), won, advance)
        why = term("fas-why-regroup")
        losses.lower(s.t, tables, one.id, why, "FAS-7.4.6-b", less)

    s.do(at("regroup-{}-advance-done", one.id), ride)
    return True


def fall_back(s: Script, tables: Tables, one: Combatant, *, compelled: bool) -> str:
    """Ask whether a Unit Regroups: ``no``, ``yes``, or ``advance`` with its new order.

    On a virtual table it rides back at once.
    """
    if s.state.field:
        return aftermath.regroup(s, tables, one, compelled=compelled)
    if compelled:
        return "yes"
    prompt = term("fas-ask-regroup", unit=names.element(s.element(one.id)))
    return s.ask(owner(s.state, one.id), partial(yes_no, "D-17", prompt), at("regroup-{}", one.id))
