"""Log lines of events, as messages of the language catalogues.

A test is told with every die, every re-roll and why (FAS-LIVE-01); nothing secret stands in a
public line.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees

from bot.engine.chance.tally import Tally
from bot.engine.ending import parley
from bot.engine.ending.parley import DrawOffered, Proposed
from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Event, Term, Text, term, worded
from bot.games.fire_and_sword.content import ORDERS, STATES
from bot.games.fire_and_sword.geometry.fixed import DEGREE
from bot.games.fire_and_sword.model.events import (
    Contested,
    Corrected,
    Gone,
    Marked,
    MotivationLost,
    Moved,
    OrderGiven,
    OrderTurned,
    Tested,
    Told,
)
from bot.games.fire_and_sword.rules.checks import Check, Die, Pool, Reroll

from . import lengths, names


def caption(event: Event) -> Text | None:
    """Return the log line of an event.  Rules: FAS-LIVE-10."""
    if isinstance(event, DrawOffered | Proposed):
        return parley.caption("fire_and_sword", event)
    line = event_line(event)
    return None if line is None else worded(line)


def event_line(event: Event) -> Term | None:
    """Return what an event of the table tells, before it is put into words."""
    match event:
        case Told():
            return with_rule(event.line, event.rule)
        case Moved():
            return with_rule(_headed(event), event.rule)
        case Tested():
            return tested(event)
        case Contested():
            return contested(event)
        case BattleEnded():
            reason = Term(f"fire_and_sword-over-{event.reason}")
            if event.winner is None:
                return term("fas-event-drawn", reason=reason)
            return term("fas-event-won", side=names.side(event.winner), reason=reason)
        case _:
            return marker_caption(event)


def marker_caption(event: Event) -> Term | None:
    """Return the log line of a changed marker."""
    match event:
        case Marked():
            return marked(event)
        case Gone():
            return with_rule(term("fas-event-gone", unit=event.unit), event.rule)
        case MotivationLost():
            line = term(
                "fas-event-motivation", side=names.side(event.side), losses=event.amount,
                left=event.left, reason=event.why,
            )  # fmt: skip
            return with_rule(line, event.rule)
        case OrderTurned():
            line = term("fas-event-order", unit=event.unit, order=names.order(event.order))
            return with_rule(line, event.rule)
        case OrderGiven():
            if not event.order:
                return term("fas-event-order-given", unit=event.unit)
            order = names.order(event.order)
            return term("fas-event-order-seen", unit=event.unit, order=order)
        case Corrected():
            return corrected(event)
        case _:
            return None


def _headed(event: Moved) -> Term:
    """Say by words where a movement goes that was noted by its angle off a REF."""
    line = event.line
    if line.key != "fas-told-go":
        return lengths.headed(line)
    angle = float(str(line.args["angle"]))
    heading = lengths.heading(angle + 90 * _quarters(event, angle))
    return Term(line.key, {**line.args, "heading": heading})


def _quarters(event: Moved, angle: float) -> int:
    """Return how many quarters right of the front the REF looks by which an element went.

    Who withdraws goes by its back, who disengages by any side (FAS-4.3.5-a, FAS-4.4.4-a).
    """
    action, before = event.line.args["action"], event.before
    if action == Term("fas-act-withdraw"):
        return 2
    if action != Term("fas-act-disengage") or before is None:
        return 0
    start, end = before.place, event.after.place
    course = degrees(atan2(end.x - start.x, end.y - start.y)) - start.heading / DEGREE
    return round((course - angle) / 90)


def with_rule(line: Term, rule: str) -> Term:
    """Put the rule's id after a line."""
    return term("fas-event-rule", line=line, rule=rule) if rule else line


# Markers -----------------------------------------------------------------------------------------


def marked(event: Marked) -> Term:
    """Tell a changed marker with its reason, and for DP the state."""
    reason = event.why or Term("fas-why-none")
    if event.what == "dp":
        ending = "more" if event.after > event.before else "less"
        line = term(
            f"fas-event-dp-{ending}", unit=event.unit, value=abs(event.after - event.before),
            count=event.after, state=state(event.state), reason=reason,
        )  # fmt: skip
    else:
        line = term(
            "fas-event-marked", unit=event.unit, marker=Term(f"fas-marker-{event.what}"),
            value=event.before, count=event.after, reason=reason,
        )  # fmt: skip
    return with_rule(line, event.rule)


def state(which: str) -> Term:
    """Name a state, or the flight."""
    return names.state(which) if which in STATES else Term("fas-state-flight")


def corrected(event: Corrected) -> Term:
    """Tell a correction, or that one was taken back.  Rules: FAS-LIVE-08."""
    key = "fas-event-reverted" if event.reverted else "fas-event-corrected"
    return term(
        key, side=names.side(event.by), marker=Term(f"fas-marker-{event.what}"),
        target=event.target, before=value(event.before), after=value(event.after),
    )  # fmt: skip


def value(word: str) -> Term:
    """Name what a marker showed or what is done to it: a number, a step, or a word."""
    if word.isdigit() or word[0] in "+-":
        return Term("plain", {"text": word})
    if word in ("blue", "red"):
        return names.side(word)
    if word in ORDERS:
        return names.order(word)
    if word in ("on", "off", "none"):
        return Term(f"fas-pick-{word}")
    return names.formation(word)


# Tests -------------------------------------------------------------------------------------------


def tested(event: Tested) -> Term:
    """Tell a standard test: dice with reasons, faces, re-rolls with reasons, result.

    Rules: FAS-LIVE-01, FAS-LIVE-10.
    """
    check = event.check
    line = term(
        "fas-event-tested",
        unit=event.unit,
        test=names.test(event.what),
        number=len(check.dice),
        value=check.target,
        faces=faces(check.dice),
        count=check.successes,
        left=check.failures,
    )
    return term("fas-event-because", line=line, reasons=reasons(check))


def faces(dice: Sequence[Die]) -> str:
    """Write dice in the order rolled; a re-rolled one as ``9>4``."""
    return " ".join(
        str(die.first) if die.again is None else f"{die.first}>{die.again}" for die in dice
    )


def reasons(check: Check) -> Term:
    """List why so many dice were rolled, and which re-rolls there were."""
    return names.listed([*pool_parts(check.pool), *map(reroll, check.rerolls)])


def reroll(one: Reroll) -> Term:
    """Say which outcome is rolled again, and why."""
    return term(f"fas-reroll-{one.which}", reason=one.reason)


def pool_parts(pool: Pool) -> list[Term]:
    """List the summands and factors of a pool."""
    found = tally_parts(pool.tally)
    for factor in pool.factors:
        amount = f"x{factor.times}" if factor.over == 1 else f"x{factor.times}/{factor.over}"
        found.append(term("fas-part", amount=amount, reason=factor.reason))
    return found


def tally_parts(tally: Tally) -> list[Term]:
    """List the summands of a sum with their signs."""
    return [
        term("fas-part", amount=f"{part.amount:+d}", reason=part.reason) for part in tally.parts
    ]


def tally_text(tally: Tally) -> Term:
    """Write a sum item by item.  Rules: FAS-LIVE-06."""
    return names.listed(tally_parts(tally))


def contested(event: Contested) -> Term:
    """Tell an opposed test with its cascade step by step.  Rules: FAS-LIVE-02, FAS-LIVE-10."""
    contest, typed = event.contest, event.what == "typed"
    first, second = (party_text(party, typed=typed) for party in ("a", "b"))
    bouts = [
        term(
            "fas-event-bout", first=first, second=second, a=faces(bout.a), b=faces(bout.b),
            steps=names.listed(steps),
        )
        for bout in contest.bouts
        if (steps := [step_text(step.face, step.a, step.b) for step in bout.steps])
    ]  # fmt: skip
    key = "fas-event-contested-typed" if typed else "fas-event-contested"
    line = term(
        key, test=names.test(event.what), bouts=names.listed(bouts),
        side=party_text(contest.winner, typed=typed),
    )  # fmt: skip
    pools = [
        term(
            "fas-event-pool", side=party_text(party, typed=typed),
            reasons=names.listed(pool_parts(pool)),
        )
        for party, pool in (("a", contest.a), ("b", contest.b))
    ]  # fmt: skip
    return term("fas-event-because", line=line, reasons=names.listed(pools))


def step_text(face: int, a: int, b: int) -> Term:
    """Tell a step of the cascade: which face, and how many dice of each side show it."""
    key = "fas-event-step-equal" if a == b else "fas-event-step"
    return term(key, value=face, a=a, b=b)


def party_text(party: str, *, typed: bool) -> Term:
    """Name a party of an opposed test: a side, or the first or second pool."""
    if typed:
        return Term(f"fas-pool-{party}")
    return names.side("blue" if party == "a" else "red")
