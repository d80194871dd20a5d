"""Exact odds as a chart of bars, and the same as a table in words."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from PIL import Image, ImageDraw

from bot.dice.outcome import Chart, number
from bot.engine.model import Text
from renderers.kit import theme as t
from renderers.kit.brush.colours import CREAM, GOLD, INK
from renderers.kit.flat import headed, png
from renderers.kit.lettering import fitted, write
from renderers.picture import Picture, Speaker, clipped

WIDTH, MARGIN, FOOT, PLOT, ROW = 800, 28, 66, 250, 84
LEAST = 26
"""Size in pixels below which words give way to fewer ones."""
WIDE = 60
"""Room in pixels from which on a percent sign stands beside a value."""
DECIMAL = Text("dice-decimal")
"""The decimal sign of the language."""


def paint_chart(chart: Chart, say: Speaker) -> Picture:
    """Paint the chances of every result; words that do not fit under a bar make it lie down."""
    return Picture(lambda: png(_sheet(chart, say)), "png", alt(chart, say))


def _sheet(chart: Chart, say: Speaker) -> Image.Image:
    labels = [say(bar.label) for bar in chart.bars]
    lying = not chart.rising
    mark = say(DECIMAL)
    body = ROW * len(labels) + 16 if lying else PLOT + 40 + FOOT
    image, top = headed(say(chart.heading), (WIDTH, MARGIN), body)
    draw = ImageDraw.Draw(image)
    if lying:
        _lying(draw, chart, labels, top, mark)
    else:
        _standing(draw, chart, labels, top, mark)
    return image


def _lying(draw: ImageDraw.ImageDraw, chart: Chart, labels: list[str], top: int, mark: str) -> None:
    """Draw bars from left to right, each under its words."""
    end = WIDTH - MARGIN - 120
    most = max(bar.chance for bar in chart.bars) or Fraction(1)
    for row, (bar, label) in enumerate(zip(chart.bars, labels, strict=True)):
        y = top + ROW * row
        write(draw, (MARGIN, y + 18, WIDTH - 2 * MARGIN), label, (28, "semibold", CREAM))
        right = MARGIN + max((end - MARGIN) * float(bar.chance / most), 2)
        draw.rectangle((MARGIN, y + 40, right, y + 72), fill=GOLD, outline=INK, width=2)
        words = percents(bar.chance, mark)
        write(draw, (right + 12, y + 56, 120), words, (30, "bold", CREAM))


def _standing(
    draw: ImageDraw.ImageDraw, chart: Chart, labels: list[str], top: int, mark: str
) -> None:
    """Draw bars side by side with values above and labels below.

    Where there is no room at each of many bars, they stand at every second, third, ... from the
    most likely one on.
    """
    count = len(chart.bars)
    step = (WIDTH - 2 * MARGIN) / count
    most = max(bar.chance for bar in chart.bars)
    base = top + 40 + PLOT
    draw.line((MARGIN, base, WIDTH - MARGIN, base), fill=CREAM, width=3)
    values = [_short(percents(bar.chance, mark), step) for bar in chart.bars]
    names = [label if _room(label) <= step else label.partition("\u2013")[0] for label in labels]
    peak = max(range(count), key=lambda place: chart.bars[place].chance)
    heights = [PLOT * float(bar.chance / most) for bar in chart.bars]
    for place, height in enumerate(heights):
        left = MARGIN + step * place
        gap = min(8.0, step * 0.12)
        sides = (left + gap, base - max(height, 2), left + step - gap, base)
        draw.rectangle(sides, fill=GOLD, outline=INK, width=2)
    tops = [base - height - 20 for height in heights]
    for size, written, ys in ((30, values, tops), (34, names, [base + 34] * count)):
        every = ceil(max(map(_room, written)) / step)
        for place in range(peak % every, count, every):
            at = (MARGIN + step * (place + 0.5), ys[place])
            _middle(draw, at, (step * every, size), written[place])


def _short(value: str, step: float) -> str:
    """Leave the percent sign out of a value where bars are narrow."""
    return value if step >= WIDE and _room(value) <= step else value.removesuffix(" %")


def _room(words: str) -> float:
    """Return how much room words need at least, so that they are read."""
    return t.font(LEAST, "semibold").getlength(words) + 8


def _middle(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], room: tuple[float, int], words: str
) -> None:
    """Write words into a width in the middle of a bar, over its neighbours."""
    words, size = fitted(words, room[0] - 8, room[1], "semibold")
    draw.text(at, words, CREAM, t.font(size, "semibold"), "mm", stroke_width=3, stroke_fill=INK)


def percents(chance: Fraction, mark: str = ".") -> str:
    """Write a chance: whole percents, small ones with a place, and never a false certainty.

    >>> percents(Fraction(1, 3)), percents(Fraction(1, 50)), percents(Fraction(1, 5000))
    ('33 %', '2.0 %', '<0.1 %')
    """
    tenths = round(chance * 1000)
    if chance in (0, 1):
        return "100 %" if chance else "0 %"
    if tenths < 1:
        return f"<0{mark}1 %"
    if tenths > 999:
        return f">99{mark}9 %"
    if tenths < 100 or tenths >= 990:
        return f"{tenths // 10}{mark}{tenths % 10} %"
    return f"{round(chance * 100)} %"


def table(chart: Chart, say: Speaker) -> str:
    """Write the chances one to a line; of ordered results also that of at least so much."""
    lines: list[str] = []
    mark, left = say(DECIMAL), Fraction(1)
    for bar in chart.bars:
        words = f"{say(bar.label)}: {percents(bar.chance, mark)}"
        lines.append(f"{words} (≥ {percents(left, mark)})" if chart.rising else words)
        left -= bar.chance
    return "\n".join(lines)


def alt(chart: Chart, say: Speaker) -> str:
    """Describe a chart in words: the table, then single chances."""
    facts = [f"{say(fact.label)}: {percents(fact.chance, say(DECIMAL))}" for fact in chart.facts]
    if chart.mean is not None:
        facts.insert(0, f"⌀ {number(chart.mean).replace('.', say(DECIMAL))}")
    told = " ".join(f"{fact}." for fact in facts)
    return clipped(f"{say(chart.heading)}. {told}\n{table(chart, say)}")
