"""Checks of Jours de Gloire with the ten-sided die whose 0 is zero."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from bot.engine.model import Text, text

from .content import Band, DiceContent, JoursDie, JoursTest
from .faults import fault, require
from .hand import Hand
from .modifiers import Part, read
from .outcome import ChanceBar, Chart, Line, RollOutcome, Row, Shown, number
from .requests import Check
from .spread import Spread, spread

MOST_VALUE = 30


class Plan(NamedTuple):
    """A check made ready: its test, its modifiers and their sum."""

    die: JoursDie
    test: JoursTest
    parts: tuple[Part, ...]
    sum: int


def plan_of(request: Check, content: DiceContent) -> Plan:
    """Find the test and read its modifiers; raises ``Refused``."""
    die = content.jours
    test = die.tests.get(request.test)
    if test is None:
        raise fault("test", order=request.test)
    require(request.value, -MOST_VALUE, MOST_VALUE, "value")
    require(request.against, -MOST_VALUE, MOST_VALUE, "value")
    parts = read(request.modifiers, die.modifiers.get(request.test, {}))
    return Plan(die, test, parts, sum(part.amount for part in parts))


def perform(request: Check, content: DiceContent, hand: Hand) -> RollOutcome:
    """Make a check.

    Rules: JDG-0.4-a, JDG-0.4-b, JDG-0.4-c, JDG-2.4.3-a, JDG-3-a, JDG-7.5-a, JDG-8.5-a,
    JDG-9.3.1-b, JDG-11.1-b, JDG-T-FIRE, JDG-T-SHOCK.
    """
    plan = plan_of(request, content)
    rolled = hand.roll(2 if plan.test.kind == "higher" else 1, len(plan.die.faces), "JDG-0.4-a")
    faces = [plan.die.faces[value - 1] for value in rolled]
    if plan.test.kind == "under":
        return _under(request, plan, faces[0])
    if plan.test.kind == "table":
        return _table(request, plan, faces[0])
    return _higher(request, plan, faces[0], faces[1])


def _under(request: Check, plan: Plan, face: int) -> RollOutcome:
    total = face + plan.sum
    passed = total <= request.value
    line = Text(
        "dice-line-under" if passed else "dice-line-over",
        {"sum": _sum(face, plan.parts), "value": request.value},
    )
    row = Row(Text("dice-row-die"), (Shown(str(face), "hit" if passed else "miss"),))
    return RollOutcome(
        _heading(request),
        (row,),
        (*_part_lines(plan.parts), Line(line, (*plan.die.rules, *plan.test.rules))),
        Text("dice-result-passed" if passed else "dice-result-failed"),
        int(passed),
    )


def _table(request: Check, plan: Plan, face: int) -> RollOutcome:
    total = face + request.value + plan.sum
    band = band_of(plan.test.rows, total)
    line = Text("dice-line-table", {"sum": _sum(face, plan.parts, request.value)})
    return RollOutcome(
        _heading(request),
        (Row(Text("dice-row-die"), (Shown(str(face)),)),),
        (*_part_lines(plan.parts), Line(line, (*plan.die.rules, *plan.test.rules))),
        Text("dice-result-band", {"result": Text(f"dice-band-{request.test}-{band.result}")}),
        face,
    )


def _higher(request: Check, plan: Plan, face: int, other: int) -> RollOutcome:
    mine, theirs = face + request.value + plan.sum, other + request.against
    key = "tie" if mine == theirs else "first" if mine > theirs else "second"
    line = Text(
        "dice-line-higher",
        {
            "first": _sum(face, plan.parts, request.value),
            "second": _sum(other, (), request.against),
        },
    )
    rows = (
        Row(Text("dice-row-first"), (Shown(str(face), "hit" if key == "first" else "plain"),)),
        Row(Text("dice-row-second"), (Shown(str(other), "hit" if key == "second" else "plain"),)),
    )
    lines = (*_part_lines(plan.parts), Line(line, (*plan.die.rules, *plan.test.rules)))
    return RollOutcome(_heading(request), rows, lines, Text(f"dice-result-higher-{key}"))


def band_of(rows: Sequence[Band], total: int) -> Band:
    """Return the row of a table in which a sum falls.

    Rules: JDG-T-FIRE, JDG-T-SHOCK.
    """
    return next(row for row in rows if row.most is None or total <= row.most)


def _sum(face: int, parts: Sequence[Part], base: int = 0) -> str:
    """Write a sum such as ``7 + 2 = 9``."""
    amounts = [*((base,) if base else ()), *(part.amount for part in parts if part.amount)]
    if not amounts:
        return str(face)
    words = str(face) + "".join(f" {'+' if n > 0 else chr(0x2212)} {abs(n)}" for n in amounts)
    return f"{words} = {number(face + sum(amounts))}"


def _part_lines(parts: Sequence[Part]) -> list[Line]:
    return [
        Line(
            text("dice-line-modifier", amount=f"{part.amount:+d}", reason=part.reason),
            (part.rule,) if part.rule else (),
        )
        for part in parts
    ]


def _heading(request: Check) -> Text:
    args: dict[str, str | int | Text] = {
        "test": Text(f"dice-test-{request.test}"),
        "value": request.value,
    }
    if request.test != "initiative":
        return Text("dice-heading-check", args)
    return Text("dice-heading-check-sides", {**args, "against": request.against})


# Odds ---------------------------------------------------------------------------------------------


def score(request: Check, content: DiceContent) -> Spread | None:
    """Return the distribution of what the ledger counts: passing, or the die itself."""
    plan = plan_of(request, content)
    if plan.test.kind == "higher":
        return None
    if plan.test.kind == "table":
        return spread((face, 1) for face in plan.die.faces)
    return spread((int(face + plan.sum <= request.value), 1) for face in plan.die.faces)


def chart(request: Check, content: DiceContent) -> Chart:
    """Return the exact chances of a check."""
    plan = plan_of(request, content)
    rules = (*plan.die.rules, *plan.test.rules)
    faces = plan.die.faces
    share = Fraction(1, len(faces))
    if plan.test.kind == "under":
        good = share * sum(face + plan.sum <= request.value for face in faces)
        bars = [
            ChanceBar(Text("dice-bar-passed"), good),
            ChanceBar(Text("dice-bar-failed"), 1 - good),
        ]
    elif plan.test.kind == "table":
        results = [
            band_of(plan.test.rows, face + request.value + plan.sum).result for face in faces
        ]
        bars = [
            ChanceBar(
                Text(f"dice-band-{request.test}-{row.result}"), share * results.count(row.result)
            )
            for row in plan.test.rows
        ]
    else:
        lead = request.value + plan.sum - request.against
        ahead = share**2 * sum(one + lead > other for one in faces for other in faces)
        tied = share**2 * sum(one + lead == other for one in faces for other in faces)
        bars = [
            ChanceBar(Text("dice-bar-first"), ahead),
            ChanceBar(Text("dice-bar-second"), 1 - ahead - tied),
            ChanceBar(Text("dice-bar-tie"), tied),
        ]
    return Chart(_heading(request), tuple(bars), rules=rules)
