"""Tests of elements with Interventions (1.5, 10.3), and Morale with its withdrawals (8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from bot.engine.model import Term, term
from bot.games.fire_and_sword.model.events import Tested
from bot.games.fire_and_sword.model.keys import AnyKey, at
from bot.games.fire_and_sword.model.state import (
    Activation,
    Element,
    Pick,
    Question,
    Test,
)
from bot.games.fire_and_sword.phases.questions import by_key
from bot.games.fire_and_sword.phases.script import Script, owner, roll
from bot.games.fire_and_sword.phases.survey import survey
from bot.games.fire_and_sword.rules.checks import Pool, highest, intervene, standard
from bot.games.fire_and_sword.rules.fighter import dice_by_size
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from . import losses


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
    able = [
        one
        for one in s.state.on_table(side)
        if one.cp and one.id not in running and one.id != frame.excluded
    ]
    return survey(tables, s.state).in_intervention(able, s.element(frame.element))


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
