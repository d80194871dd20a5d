"""Tests of elements with Interventions (1.5, 10.3), and Morale with its withdrawals (8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

import msgspec

from bot.engine.model import Term, term
from bot.games.fire_and_sword.content import Order
from bot.games.fire_and_sword.model.events import Tested, Told
from bot.games.fire_and_sword.model.keys import AnyKey, at
from bot.games.fire_and_sword.model.state import (
    UNKNOWN,
    Activation,
    Element,
    Morale,
    Pick,
    Question,
    Test,
)
from bot.games.fire_and_sword.rules import morale
from bot.games.fire_and_sword.rules.checks import Pool, highest, intervene, standard
from bot.games.fire_and_sword.rules.fighter import dice_by_size, speed_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from . import losses, orders
from .questions import by_key, picks, yes_no
from .script import Script, owner, roll


def advance_test(s: Script, frame: Test, tables: Tables) -> None:
    """Roll a test, let Commanders intervene one after another, and return the failures.

    Each of them may once; the rulebook limits the dice of an Intervention, not who helps.

    Rules: FAS-1.5.2.1-e, FAS-1.5.3-d, FAS-10.3-a, FAS-10.3-b.
    """
    if frame.check is None:
        dice = roll(s.t, frame.rule)
        frame.check = standard(dice, frame.pool, frame.target, frame.rerolls)
        tell_test(s, frame, frame.what)
    used: list[str] = []
    while frame.element:
        place = len(used) + 1
        rich = [one.id for one in commanders(s, tables, frame) if one.id not in used]
        seat = owner(s.state, frame.element)
        ask = partial(intervention, s, frame, tables, rich)
        said = s.ask(seat, ask, at("intervene-{}", place))
        if said == "no":
            break
        commander, _, count = said.partition("x")
        used.append(commander)
        again = partial(roll_again, s, frame, tables, commander, int(count))
        s.do(at("intervene-{}-rolled", place), again)
    s.done(frame.check.failures)


def tell_test(s: Script, frame: Test, what: str) -> None:
    """Tell the dice of a test."""
    assert frame.check is not None
    unit = names.element(s.element(frame.element)) if frame.element else Term("fas-typed")
    s.tell(Tested(what=what, element=frame.element, unit=unit, check=frame.check))


def commanders(s: Script, tables: Tables, frame: Test) -> Sequence[Element]:
    """Return who may intervene: with CP, on the table, not in its own activation.

    Rules: FAS-10.3-a, FAS-RUL-64.
    """
    side = s.element(frame.element).side
    running = {one.element for one in s.state.flow if isinstance(one, Activation)}
    return [
        one
        for one in s.state.on_table(side)
        if one.cp and one.id not in running and one.id != frame.excluded
    ]


def intervention(s: Script, frame: Test, tables: Tables, rich: Sequence[str]) -> Question | str:
    """Ask which Commander within range re-rolls how many failures, at 1 CP a die (D-12).

    Rules: FAS-10.3-a, FAS-10.3-b, FAS-12.1-INT.
    """
    assert frame.check is not None
    most = len(frame.check.open_dice("failures"))
    found = [pick for one in rich for pick in rerolls_of(tables, s.element(one), most)]
    if not found:
        return "no"
    unit = names.element(s.element(frame.element))
    return Question(
        point="D-12",
        prompt=term(
            "fas-ask-intervene", unit=unit, test=names.test(frame.what),
            count=frame.check.failures,
        ),
        picks=by_key((*found, Pick("no", names.pick("no")))),
        default="no",
    )  # fmt: skip


def rerolls_of(tables: Tables, commander: Element, most: int) -> Sequence[Pick]:
    """List how many failures a Commander can pay to re-roll.  Rules: FAS-10.3-a, FAS-12.1-INT."""
    name, distance = names.element(commander), tables.value(commander, "intervention")
    return [
        Pick(
            f"{commander.id}x{count}",
            term("fas-pick-intervene", unit=name, count=count, distance=distance),
        )
        for count in range(1, min(most, commander.cp // tables.content.command.reroll_cp) + 1)
    ]


def roll_again(s: Script, frame: Test, tables: Tables, commander: str, count: int) -> None:
    """Pay an Intervention and re-roll so many failures, the highest first.

    Rules: FAS-10.3-a, FAS-10.3-b.
    """
    assert frame.check is not None
    cost = count * tables.content.command.reroll_cp
    losses.spend(s.t, commander, "cp", cost, term("fas-why-intervention"), "FAS-10.3-a")
    places = highest(frame.check, "failures", count)
    frame.check = intervene(frame.check, roll(s.t, "FAS-10.3-a"), places)
    tell_test(s, frame, "intervention")


def control(
    tables: Tables, element: Element, what: str, pool: Pool, rule: str, *, excluded: str = ""
) -> Test:
    """Return a Training test of an element with a fixed number of dice.

    Rules: FAS-1.5.2.1-e, FAS-RUL-03.
    """
    return Test(
        element=element.id,
        what=what,
        pool=pool,
        target=tables.profile(element).training,
        rule=rule,
        excluded=excluded,
    )


def fixed(count: int, rule: str) -> Pool:
    """Return a pool of so many dice."""
    return Pool(names.base_tally(count, rule))


TerrainKeys: TypeAlias = tuple[AnyKey, AnyKey, AnyKey]
"""The keys of a test for Disorganising terrain: the mark that it was made, the test, its DP."""
TERRAIN: TerrainKeys = ("marked", "test", "dp")


def disorganising(
    s: Script, tables: Tables, element: Element, keys: TerrainKeys = TERRAIN
) -> None:  # fmt: skip
    """Test an element for Disorganising terrain, with dice by its size; each failure is a DP.

    Rules: FAS-13.1-DEZ.
    """
    rule = "FAS-13.1-DEZ"
    pool = fixed(dice_by_size(tables.content, tables.fighter(element)), rule)
    marked, test, dp = keys
    s.do(marked, partial(setattr, element, "tested", True))
    failed = s.call(test, partial(control, tables, element, "terrain", pool, rule))
    why = term("fas-why-terrain", count=failed)
    s.do(dp, partial(losses.gain, s.t, tables, element.id, failed, why, rule))


UP = orders.CallKeys("withdraw-up-first", "withdraw-up-{}", "withdraw-up-{}-called")


# Morale ------------------------------------------------------------------------------------------


def advance_morale(s: Script, frame: Morale, tables: Tables) -> None:
    """Test an element's Morale: a DP for a failure, for two a Unit withdraws besides.

    The result tells whether it left its place; a Crush without any move and a DP instead do not.

    Rules: FAS-8.1-a, FAS-8.1-b, FAS-8.1-c, FAS-LIVE-04.
    """
    element = s.element(frame.element)
    pool = morale.pool(frame.threat)
    if pool is None or (element.gone and not frame.is_done("test")):
        if not element.gone:
            line = term("fas-told-no-threat", unit=names.element(element))
            s.tell(Told(line=line, rule="FAS-8.1-b"))
        s.done(int(element.gone))
        return
    ask_attitude(s, tables, element)
    failures = s.call("test", partial(morale_test, tables, element, pool))
    result = morale.outcome(tables.content, tables.fighter(element), failures)
    why = term("fas-why-morale", count=failures)
    s.do("dp", partial(losses.gain, s.t, tables, element.id, result.dp, why, "FAS-8.1-c"))
    if result.withdraws and not element.gone:
        withdraw(s, tables, element)
    stays = frame.said("withdraw") in morale.STAYING
    s.done(int(element.gone or (result.withdraws and not stays)))


def ask_attitude(s: Script, tables: Tables, element: Element) -> None:
    """Ask whether a token on the table is the one whose order gives a re-roll.

    Rules: FAS-12.1-DEF, FAS-3.1-c, FAS-OPT-06.
    """
    now = tables.fighter(element)
    then = msgspec.structs.replace(now, order="defence")
    helps = morale.rerolls(tables.content, then) != morale.rerolls(tables.content, now)
    if element.hidden != UNKNOWN or element.revealed or not helps:
        return
    prompt = term("fas-ask-attitude", unit=names.element(element))
    said = s.ask(owner(s.state, element.id), partial(yes_no, "D-TOKEN", prompt), "attitude")
    if said == "yes":
        s.do("attitude", partial(setattr, element, "hidden", "defence"))


def morale_test(tables: Tables, element: Element, pool: Pool) -> Test:
    """Return the test of a Threat against Morale.  Rules: FAS-8.1-a, FAS-RUL-57."""
    return Test(
        element=element.id,
        what="morale",
        pool=pool,
        target=tables.profile(element).morale,
        rerolls=morale.rerolls(tables.content, tables.fighter(element)),
        rule="FAS-8.1-a",
    )


def withdraw(s: Script, tables: Tables, element: Element, order: Order = "reorganise") -> None:
    """Make a Unit's forced withdrawal: activation, a revealed order, perhaps a Crush.

    Rules: FAS-8.1-c, FAS-8.1-d, FAS-2.3.3-a, FAS-5.4-a.
    """
    orders.call_out(s, tables, UP, [element.id])
    if element.gone:
        return
    become = partial(orders.become, s.t, element, order, "FAS-8.1-c")
    s.do("withdraw-order", become)
    how = s.ask(owner(s.state, element.id), partial(how_question, tables, element), "withdraw")
    s.do("withdrawn", partial(settle_withdrawal, s, tables, element, how))


def how_question(tables: Tables, element: Element) -> Question | str:
    """Ask how the withdrawal ended on the table, and whether a garrison stays instead (D-15, D-21).

    Artillery is always Crushed where it stands.
    """
    ways = {
        way
        for garrison in (False, True)
        for way in morale.withdrawals(tables.fighter(element), garrison)
    }
    if ways == {"stuck"}:
        return "stuck"
    return Question(
        point="D-15",
        prompt=term(
            "fas-ask-withdraw",
            unit=names.element(element),
            speed=speed_of(tables.content, tables.fighter(element)),
            distance=tables.content.morale.crush_below,
        ),
        picks=picks(sorted(ways | {"crush", "stuck"}), "fas-withdraw"),
        default="withdraw",
    )


def settle_withdrawal(s: Script, tables: Tables, element: Element, how: str) -> None:
    """Say how the withdrawal ended; a Crush, and staying, costs a DP.

    Rules: FAS-5.4-a, FAS-8.1-d, FAS-12.1-LAS-b.
    """
    s.tell(
        Told(line=term(f"fas-told-withdraw-{how}", unit=names.element(element)), rule="FAS-8.1-d")
    )
    rules = tables.content.morale
    if how in ("crush", "stuck"):
        why = term("fas-why-crush")
        losses.gain(s.t, tables, element.id, rules.crush_dp, why, "FAS-5.4-a")
    elif how == "dp":
        why = term("fas-why-last-man")
        losses.gain(s.t, tables, element.id, rules.dp, why, "FAS-12.1-LAS-b")
