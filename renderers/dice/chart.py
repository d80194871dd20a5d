"""Exact odds as a chart of bars, and the same as a table in words."""

from __future__ import annotations

from fractions import Fraction

from PIL import Image, ImageDraw

from bot.dice.outcome import Chart, number
from bot.engine.model import Text
from renderers.kit import theme as t
from renderers.kit.brush.colours import CREAM, GOLD, INK
from renderers.kit.flat import headed, png
from renderers.kit.lettering import Look, fitted, write
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
    """Draw bars side by side with values above and labels below; a mark shows the mean."""
    count = len(chart.bars)
    step = (WIDTH - 2 * MARGIN) / count
    most = max(bar.chance for bar in chart.bars)
    base = top + 40 + PLOT
    draw.line((MARGIN, base, WIDTH - MARGIN, base), fill=CREAM, width=3)
    for place, (bar, label) in enumerate(zip(chart.bars, labels, strict=True)):
        left = MARGIN + step * place
        height = PLOT * float(bar.chance / most)
        gap = min(8.0, step * 0.12)
        draw.rectangle(
            (left + gap, base - max(height, 2), left + step - gap, base),
            fill=GOLD,
            outline=INK,
            width=2,
        )
        value = percents(bar.chance, mark)
        bare = value.removesuffix(" %")
        values = (value, bare) if step >= WIDE else (bare,)
        _middle(draw, (left + step / 2, base - height - 20), step, values, (30, "semibold", CREAM))
        labelled = (label, label.partition("\u2013")[0])
        _middle(draw, (left + step / 2, base + 34), step, labelled, (34, "semibold", CREAM))


def _middle(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    step: float,
    ways: tuple[str, ...],
    look: Look,
) -> None:
    """Write words in the middle of a bar's room: the first of several ways that is readable."""
    readable = t.font(LEAST, look[1])
    fitting = [one for one in ways if readable.getlength(one) <= step - 6]
    words, size = fitted(fitting[0] if fitting else ways[-1], step - 2, look[0], look[1])
    draw.text(at, words, look[2], t.font(size, look[1]), "mm")


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
