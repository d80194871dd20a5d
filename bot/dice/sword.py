"""Tests of By Fire and Sword with ten-sided dice, by the procedures of its rules package."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bot.engine.model import Term, Text, chain
from bot.games.fire_and_sword.insight import chances
from bot.games.fire_and_sword.rules import checks

from .content import DiceContent
from .faults import fault, require
from .hand import Hand
from .modifiers import read
from .outcome import ChanceBar, Chart, Line, Mark, RollOutcome, Row, Shown, plain
from .requests import Opposed, Standard
from .spread import Spread, of_chances

MOST_DICE, MOST_TARGET, MOST_REROLLS = 40, 10, 40
BASIC, COUNT, AGAIN, CANCEL = "FAS-1.5.2.1-a", "FAS-1.5.2.1-c", "FAS-1.5.3-b", "FAS-1.5.3-c"
OPPOSED = ("FAS-1.5.2.2-a", "FAS-1.5.2.2-b")
WHICH: tuple[checks.Which, ...] = ("successes", "failures")


def pool_of(request: Standard) -> checks.Pool:
    """Return the number of dice with its reasons: sums first, then factors, then rounding up.

    Rules: FAS-1.5.2.1-b, FAS-1.5.2.1-c.
    """
    require(request.dice, 1, MOST_DICE, "battle-dice")
    pool = checks.dice(request.dice, Term("dice-reason-base"))
    for part in read(request.modifiers, {}, factors=True):
        if part.factor is None:
            pool = pool.plus(part.amount, part.reason, COUNT)
        else:
            times, over = part.factor.as_integer_ratio()
            pool = pool.scaled(times, over, part.reason, COUNT)
    if pool.count > MOST_DICE:
        raise fault("battle-dice", low=1, high=MOST_DICE)
    return pool


def rerolls_of(request: Standard) -> tuple[checks.Reroll, ...]:
    """Read the re-rolls of both outcomes; those of one outcome add up.

    Rules: FAS-1.5.3-b.
    """
    reason = Term("dice-reason-reroll")
    return tuple(
        checks.Reroll(which, count, reason, AGAIN)
        for which in WHICH
        for count in _counts(request.successes if which == "successes" else request.failures)
    )


def _counts(text: str) -> list[int]:
    """Read ``1+1``, ``2`` or ``all``; an empty text is none."""
    counts: list[int] = []
    for part in filter(None, text.lower().replace(" ", "").split("+")):
        if part == "all":
            counts.append(checks.ALL)
        elif part.isascii() and part.isdigit() and 0 < int(part[:3]) <= MOST_REROLLS:
            counts.append(int(part[:3]))
        else:
            raise fault("rerolls", order=text[:40], high=MOST_REROLLS)
    if len(counts) > MOST_DICE:
        raise fault("rerolls", order=text[:40], high=MOST_REROLLS)
    return counts


def perform(request: Standard, _content: DiceContent, hand: Hand) -> RollOutcome:
    """Make a standard test with its re-rolls.

    Rules: FAS-1.5.1-a, FAS-1.5.2.1-a, FAS-1.5.2.1-c, FAS-1.5.3-a, FAS-1.5.3-b, FAS-1.5.3-c,
    FAS-1.5.3-d, FAS-LIVE-01, FAS-LIVE-10.
    """
    require(request.target, 1, MOST_TARGET, "target-number")
    pool, rerolls = pool_of(request), rerolls_of(request)
    check = checks.standard(_roll(hand, BASIC), pool, request.target, rerolls)
    lines = [Line(Text("dice-line-target", {"target": request.target}), (BASIC,))]
    lines += _pool_lines(pool) + _reroll_lines(check)
    return RollOutcome(
        Text("dice-heading-standard", {"count": pool.count, "target": request.target}),
        (Row(Text("dice-row-test"), _dice(check)),),
        tuple(lines),
        Text("dice-result-standard", {"successes": check.successes, "failures": check.failures}),
        check.successes,
    )


def _roll(hand: Hand, rule: str) -> checks.Roll:
    return lambda count: hand.roll(count, checks.FACES, rule)


def _dice(check: checks.Check) -> tuple[Shown, ...]:
    return tuple(
        Shown(
            str(die.face),
            "hit" if die.face <= check.target else "miss",
            () if die.again is None else (str(die.first),),
        )
        for die in check.dice
    )


def _pool_lines(pool: checks.Pool) -> list[Line]:
    """Say how the number of dice came about, in the order of the rules.  Rules: FAS-1.5.2.1-c."""
    first, *others = pool.tally.parts
    if not others and not pool.factors:
        return []
    words = str(first.amount)
    for part in others:
        words += f" {'+' if part.amount > 0 else chr(0x2212)} {abs(part.amount)}"
    exact = Fraction(pool.tally.total)
    if pool.factors:
        words = f"({words})" if others else words
    for factor in pool.factors:
        share = Fraction(factor.times, factor.over)
        exact *= share
        words += f" \u00d7 {_factor(share)}"
    reasons = [part.reason for part in others] + [factor.reason for factor in pool.factors]
    line = Text(
        "dice-line-pool",
        {"sum": f"{words} = {_factor(exact)}", "count": pool.count, "reasons": _joined(reasons)},
    )
    return [Line(line, (COUNT,))]


def _factor(share: Fraction) -> str:
    if share.denominator in (1, 2, 4, 5, 10):
        return f"{float(share):g}"
    return f"{share.numerator}/{share.denominator}"


def _joined(reasons: Sequence[Term]) -> Text:
    return chain("dice-list", reasons)


def _reroll_lines(check: checks.Check) -> list[Line]:
    """Say which re-rolls there were and how they cancelled.  Rules: FAS-1.5.3-b, FAS-1.5.3-c."""
    if not check.rerolls:
        return []
    plan = check.plan
    args: dict[str, str | int | Text] = {
        "successes": plan.successes,
        "failures": plan.failures,
        "count": plan.count,
    }
    if plan.successes and plan.failures:
        key = f"dice-line-cancel-{plan.which if plan.count else 'all'}"
        return [Line(Text(key, args), (AGAIN, CANCEL))]
    key = f"dice-line-again-{plan.which}" if plan.count else "dice-line-again-none"
    return [Line(Text(key, args), (AGAIN,))]


# Opposed tests ------------------------------------------------------------------------------------


def contest(request: Opposed, _content: DiceContent, hand: Hand) -> RollOutcome:
    """Make an opposed test and tell its cascade step by step.

    Rules: FAS-1.5.2.2-a, FAS-1.5.2.2-b, FAS-LIVE-02, FAS-LIVE-10.
    """
    _require_sides(request)
    a, b = (checks.dice(count, Term("dice-reason-base")) for count in (request.a, request.b))
    test = checks.opposed(_roll(hand, OPPOSED[1]), a, b)
    rows: list[Row] = []
    lines: list[Line] = []
    for bout in test.bouts:
        decided = bout.steps[-1].face if bout.winner else 0
        rows += [_side("a", bout.a, decided), _side("b", bout.b, decided)]
        lines += [Line(_step(step), OPPOSED[1:]) for step in bout.steps]
        if bout.winner is None:
            lines.append(Line(Text("dice-line-bout-again"), OPPOSED[1:]))
    heading = Text("dice-heading-opposed", {"first": request.a, "second": request.b})
    result = Text("dice-result-opposed", {"side": plain(test.winner.upper())})
    return RollOutcome(heading, tuple(rows), tuple(lines), result)


def _side(name: str, dice: Sequence[checks.Die], decided: int) -> Row:
    def mark(face: int) -> Mark:
        if decided and face > decided:
            return "plain"
        return "hit" if face == decided else "dropped"

    shown = tuple(Shown(str(die.face), mark(die.face)) for die in sorted_dice(dice))
    return Row(Text("dice-row-side", {"side": plain(name.upper())}), shown)


def sorted_dice(dice: Sequence[checks.Die]) -> list[checks.Die]:
    """Return dice from the lowest face to the highest, as the cascade compares them."""
    return sorted(dice, key=lambda die: die.face)


def _step(step: checks.Step) -> Text:
    args: dict[str, str | int | Text] = {"face": step.face, "first": step.a, "second": step.b}
    if step.winner is None:
        return Text("dice-line-step-cancel", args)
    return Text("dice-line-step-wins", {**args, "side": plain(step.winner.upper())})


def _require_sides(request: Opposed) -> None:
    for count in (request.a, request.b):
        require(count, 1, MOST_DICE, "battle-dice")


# Odds ---------------------------------------------------------------------------------------------


def score(request: Standard, _content: DiceContent) -> Spread:
    """Return the distribution of successes."""
    require(request.target, 1, MOST_TARGET, "target-number")
    pool, rerolls = pool_of(request), rerolls_of(request)
    good, bad = (checks.offered(rerolls, which) for which in WHICH)
    dice = pool.count
    return of_chances(chances.successes(dice, request.target, min(good, dice), min(bad, dice)))


def chart(request: Standard, content: DiceContent) -> Chart:
    """Return the exact chances of each number of successes."""
    found, dice = score(request, content), pool_of(request).count
    return Chart(
        Text("dice-heading-standard", {"count": dice, "target": request.target}),
        tuple(ChanceBar(plain(str(k)), found.chance(k)) for k in range(dice + 1)),
        (
            ChanceBar(Text("dice-fact-success"), found.at_least(1)),
            ChanceBar(Text("dice-fact-no-failure"), found.chance(dice)),
        ),
        mean=found.mean,
        rising=True,
        rules=(BASIC, COUNT),
    )


def contest_chart(request: Opposed, _content: DiceContent) -> Chart:
    """Return the exact chances of both sides; equal rolls are repeated."""
    _require_sides(request)
    if request.a + request.b > MOST_DICE:
        raise fault("too-much")
    first, second = chances.opposed(request.a, request.b)
    return Chart(
        Text("dice-heading-opposed", {"first": request.a, "second": request.b}),
        (
            ChanceBar(Text("dice-bar-side", {"side": plain("A")}), first),
            ChanceBar(Text("dice-bar-side", {"side": plain("B")}), second),
        ),
        rules=OPPOSED,
    )
