"""Plain rolls in the usual notation, and lots."""

from __future__ import annotations

from fractions import Fraction

from bot.engine.model import Text

from . import chances, evaluate, notation
from .budget import Budget
from .content import DiceContent, TableSystem
from .faults import fault, require
from .hand import Hand
from .outcome import ChanceBar, Chart, Line, Mark, RollOutcome, Row, Shown, number, plain
from .requests import Lots, Plain
from .spread import Spread, Value, times

MOST_REPEATS = 20
MOST_BARS, MOST_GROUPS = 21, 14
"""How many values a chart shows one by one, and how many groups of neighbours otherwise."""


def perform(request: Plain, _content: DiceContent, hand: Hand) -> RollOutcome:
    """Roll an expression, several times if asked."""
    require(request.repeat, 1, MOST_REPEATS, "repeat")
    node = notation.parse(request.expression)
    count = request.repeat * sum(dice.amount for dice in notation.dice_of(node))
    if count > notation.MOST_DICE:
        raise fault("dice-count", low=1, high=notation.MOST_DICE)
    left, budget = evaluate.MOST_THROWS, Budget()

    def throw(dice: int, faces: int) -> tuple[int, ...]:
        nonlocal left
        left -= dice
        if left < 0:
            raise fault("endless", high=evaluate.MOST_THROWS)
        return hand.roll(dice, faces, evaluate.RULE)

    totals = [evaluate.evaluate(node, throw, budget) for _ in range(request.repeat)]
    rows = [
        Row(_label(term, place if request.repeat > 1 else 0), tuple(map(_shown, term.dice)))
        for place, total in enumerate(totals, 1)
        for term in total.rows
    ]
    values = [total.value for total in totals]
    tens = any(dice.tens for dice in notation.dice_of(node))
    lines = (Line(Text("dice-line-tens")),) if tens else ()
    return RollOutcome(
        _heading(request), tuple(rows), lines, _result(values), score=sum(values, Fraction(0))
    )


def _heading(request: Plain) -> Text:
    args: dict[str, str | int | Text] = {"typed": request.expression, "count": request.repeat}
    return Text("dice-heading-plain" if request.repeat == 1 else "dice-heading-repeat", args)


def _label(term: evaluate.TermDice, place: int) -> Text:
    return plain(f"{place}. {term.name}" if place else term.name)


def _shown(die: evaluate.Rolled) -> Shown:
    mark: Mark = "plain" if die.kept else "dropped"
    return Shown(str(die.value), mark, tuple(str(face) for face in die.faces[:-1]))


def _result(values: list[Value]) -> Text:
    if len(values) == 1:
        return Text("dice-result-total", {"total": number(values[0])})
    told = " · ".join(number(value) for value in values)
    return Text("dice-result-totals", {"totals": told, "sum": number(sum(values, Fraction(0)))})


def score(request: Plain, budget: Budget) -> Spread:
    """Return the distribution of the sum of all repetitions; raises ``Refused`` without one."""
    one = chances.chances(notation.parse(request.expression), budget)
    return times(one, request.repeat, budget)


def chart(request: Plain, _content: DiceContent) -> Chart:
    """Return the exact chances of a single roll of the expression."""
    found = chances.chances(notation.parse(request.expression), Budget())
    heading = Text("dice-heading-plain", {"typed": request.expression, "count": 1})
    return Chart(heading, bars(found), mean=found.mean, rising=True)


def bars(found: Spread) -> tuple[ChanceBar, ...]:
    """Return a bar for every value, neighbours together where there are too many."""
    values = list(found.ways)
    step = 1 if len(values) <= MOST_BARS else -(-len(values) // MOST_GROUPS)
    groups = [values[start : start + step] for start in range(0, len(values), step)]
    return tuple(
        ChanceBar(
            plain(_span(group)),
            Fraction(sum(found.ways[value] for value in group), found.total),
        )
        for group in groups
    )


def _span(values: list[Value]) -> str:
    first, last = number(values[0]), number(values[-1])
    return first if len(values) == 1 else f"{first}\u2013{last}"


def draw_lots(request: Lots, content: DiceContent, hand: Hand) -> RollOutcome:
    """Draw which side of a system comes first."""
    system = _drawing(request, content)
    (value,) = hand.roll(1, len(system.lots), system.rule)
    side = Text(f"dice-side-{request.system}-{system.lots[value - 1]}")
    return RollOutcome(
        Text("dice-heading-lots", {"system": Text(f"dice-system-{request.system}")}),
        (Row(Text("dice-row-lot"), (Shown(str(value)),)),),
        (Line(Text("dice-line-lots"), (system.rule,)),),
        Text("dice-result-lots", {"side": side}),
    )


def _drawing(request: Lots, content: DiceContent) -> TableSystem:
    """Find a system whose sides draw lots; raises ``Refused``."""
    system = content.systems.get(request.system)
    if system is None or not system.lots:
        raise fault("no-lots", order=request.system)
    return system


def lots_chart(request: Lots, content: DiceContent) -> Chart:
    """Return the equal chances of the sides."""
    system = _drawing(request, content)
    share = Fraction(1, len(system.lots))
    return Chart(
        Text("dice-heading-lots", {"system": Text(f"dice-system-{request.system}")}),
        tuple(ChanceBar(Text(f"dice-side-{request.system}-{one}"), share) for one in system.lots),
        rules=(system.rule,),
    )
