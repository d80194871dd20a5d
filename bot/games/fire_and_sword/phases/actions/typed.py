"""Procedures with values typed by hand, for any army: tests, a volley, a clash (LIVE-11)."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias, assert_never

from bot.engine.model import Seat, Term, term
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.model.events import Contested, Told
from bot.games.fire_and_sword.model.keys import AnyKey, NumberKey, Row, at
from bot.games.fire_and_sword.model.state import FreeTask, Morale, Task, Test
from bot.games.fire_and_sword.phases.morale.checking import fixed
from bot.games.fire_and_sword.phases.questions import number, pick_element
from bot.games.fire_and_sword.phases.script import Script, owner, roll, seat_of
from bot.games.fire_and_sword.rules import shooting
from bot.games.fire_and_sword.rules.checks import Reroll, dice, opposed
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names


def carry_out(s: Script, frame: Task, tables: Tables, what: FreeTask) -> None:
    """Run the procedure with typed values that a task names."""
    match what:
        case "test-fire":
            volley(s, frame, tables)
        case "test-melee":
            clash(s, frame, tables)
        case "test-morale":
            morale_test(s, frame, tables)
        case "test-opposed":
            duel(s, frame, tables)
        case "test-standard":
            standard_test(s, frame, tables)
        case _:
            assert_never(what)


def seat(s: Script, frame: Task) -> Seat:
    """Return who answers: the owner, without an element the active player."""
    if frame.element:
        return owner(s.state, frame.element)
    assert s.state.active is not None
    return seat_of(s.state, s.state.active)


Pool: TypeAlias = Literal["a", "b"]
POOLS: tuple[Pool, ...] = ("a", "b")
"""The two whose values are typed one after the other."""
BOTH: dict[NumberKey, Row] = {
    "dice": "dice-{}", "effectiveness": "effectiveness-{}", "points": "points-{}",
    "resistance": "resistance-{}", "target": "target-{}",
}  # fmt: skip
"""The numbers that are asked for each of two."""


def ask_number(
    s: Script, frame: Task, key: NumberKey, span: tuple[int, int], who: Pool | None = None
) -> int:
    """Ask for a number of a typed procedure; ``who``: the first or second of two.

    Rules: FAS-LIVE-11.
    """
    prompt = Term(f"fas-ask-number-{key}")
    place: AnyKey = key
    if who is not None:
        prompt = term("fas-ask-number-of", pool=Term(f"fas-pool-{who}"), question=prompt)
        place = at(BOTH[key], who)
    return s.ask_number(seat(s, frame), partial(number, "D-NUM", prompt, *span), place)


def statistic(content: FireAndSwordContent) -> tuple[int, int]:
    """Return the range of target numbers."""
    return content.limits.statistic.least, content.limits.statistic.most


# Tests -------------------------------------------------------------------------------------------


def standard_test(s: Script, frame: Task, tables: Tables) -> None:
    """Roll a standard test with typed values.  Rules: FAS-LIVE-01, FAS-LIVE-11."""
    content = tables.content
    count = ask_number(s, frame, "dice", (1, content.limits.dice.most))
    target = ask_number(s, frame, "target", statistic(content))
    good = ask_number(s, frame, "successes", (0, count))
    bad = ask_number(s, frame, "failures", (0, count))
    s.call("test", partial(typed_test, "standard", (count, target), good, bad))


def typed_test(what: str, values: tuple[int, int], good: int = 0, bad: int = 0) -> Test:
    """Return a test of ``values`` (dice, target number) with so many re-rolls of each outcome."""
    count, target = values
    why = term("fas-why-typed")
    again = [Reroll("successes", good, why), Reroll("failures", bad, why)]
    rerolls = tuple(one for one in again if one.count)
    rule = "FAS-LIVE-01"
    return Test(
        element="", what=what, pool=fixed(count, rule), target=target, rerolls=rerolls, rule=rule
    )


def duel(s: Script, frame: Task, tables: Tables) -> None:
    """Roll an opposed test with typed numbers of dice.  Rules: FAS-LIVE-02, FAS-LIVE-11."""
    span = (1, tables.content.limits.dice.most)
    count = [ask_number(s, frame, "dice", span, who) for who in POOLS]

    def contest() -> None:
        why = term("fas-why-typed")
        pools = [dice(one, why, "FAS-LIVE-02") for one in count]
        result = opposed(roll(s.t, "FAS-LIVE-02"), pools[0], pools[1])
        s.tell(Contested(what="typed", contest=result))

    s.do("roll", contest)


def morale_test(s: Script, frame: Task, tables: Tables) -> None:
    """Make a Morale test of an element, or of typed values.  Rules: FAS-LIVE-04, FAS-LIVE-11."""
    ask = partial(pick_element, "D-WHO", term("fas-ask-morale"), s.state.on_table())
    key = s.ask(seat(s, frame), ask, "who")
    threat = ask_number(s, frame, "threat", (0, tables.content.limits.dice.most))
    if key == "none":
        typed_morale(s, frame, tables, threat)
        return
    tally = names.base_tally(threat, "FAS-LIVE-04")
    s.call("morale", partial(Morale, element=key, threat=tally))


def typed_morale(s: Script, frame: Task, tables: Tables, threat: int) -> None:
    """Test typed Morale against a Threat, and say what follows.

    Rules: FAS-LIVE-04, FAS-8.1-b, FAS-8.1-c.
    """
    if threat <= 0:
        s.do("told", partial(s.tell, Told(line=term("fas-told-zero"), rule="FAS-8.1-b")))
        return
    target = ask_number(s, frame, "morale", statistic(tables.content))
    failed = s.call("test", partial(typed_test, "morale", (threat, target)))
    key = "withdraw" if failed >= tables.content.morale.withdraw_failures else "dp"
    line = term(f"fas-told-morale-{key if failed else 'none'}", count=failed)
    s.do("told", partial(s.tell, Told(line=line, rule="FAS-LIVE-04")))


# A volley and a clash ----------------------------------------------------------------------------


def volley(s: Script, frame: Task, tables: Tables) -> None:
    """Shoot with typed values: hits, Resistance, Morale.  Rules: FAS-LIVE-05, FAS-LIVE-11."""
    limits = tables.content.limits
    dp = exchange(s, frame, tables)
    extra = ask_number(s, frame, "extra", (0, limits.dice.most))
    line = term("fas-told-dp", count=dp)
    s.do("dp-told", partial(s.tell, Told(line=line, rule="FAS-6.3-a")))
    typed_morale(s, frame, tables, dp + extra)


def exchange(s: Script, frame: Task, tables: Tables, who: Pool | None = None) -> int:
    """Ask for the values of one attack and roll it; returns the DP.

    Rules: FAS-6.2-a, FAS-6.3-a, FAS-7.4.2-a, FAS-7.4.3-a, FAS-LIVE-11.
    """
    content = tables.content
    most = content.limits.dice.most
    count = ask_number(s, frame, "dice", (1, most), who)
    target = ask_number(s, frame, "target", statistic(content), who)
    resistance = ask_number(s, frame, "resistance", statistic(content), who)
    effect = ask_number(s, frame, "effectiveness", (0, most), who)
    what = "melee" if who else "hit"
    missed = s.call(at("hit-{}", who or ""), partial(typed_test, what, (count, target)))
    hits = count - missed
    if not hits:
        return 0
    again = shooting.resistance_rerolls(effect)
    good = sum(one.count for one in again)
    test = partial(typed_test, "resistance", (hits, resistance), good)
    return s.call(at("resist-{}", who or ""), test)


def clash(s: Script, frame: Task, tables: Tables) -> None:
    """Fight a melee with typed values: both attacks, edge points, the loser's Morale.

    Rules: FAS-LIVE-06, FAS-LIVE-11, FAS-7.4.4-b, FAS-7.4.4-c.
    """
    most = tables.content.limits.dice.most
    dp = {who: exchange(s, frame, tables, who) for who in POOLS}
    each = tables.content.melee.edge_points_per_dp
    points = {who: dp[who] * each + ask_number(s, frame, "points", (0, most), who) for who in POOLS}
    line = term("fas-told-clash", a=points["a"], b=points["b"])
    s.do("points", partial(s.tell, Told(line=line, rule="FAS-7.4.4-b")))
    difference = abs(points["a"] - points["b"])
    if not difference:
        s.do("told", partial(s.tell, Told(line=term("fas-told-tie"), rule="FAS-7.4.5-b")))
        return
    typed_morale(s, frame, tables, difference)
