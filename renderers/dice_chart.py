"""Exact odds as a chart of bars, and the same as a table in words."""

from __future__ import annotations

from fractions import Fraction

from PIL import Image, ImageDraw

from bot.dice.outcome import Chart, number

from . import theme as t
from .flat import png
from .lettering import block, fitted, sentence, write
from .picture import ALT_LIMIT, Picture, Speaker

WIDTH, MARGIN, FOOT, PLOT = 800, 28, 66, 250


def paint_chart(chart: Chart, say: Speaker) -> Picture:
    """Paint the chances of every result; words that do not fit under a bar make it lie down."""
    size, heading = block(sentence(say(chart.heading)), (WIDTH - 2 * MARGIN, 2), (34, "semibold"))
    top = 30 + 42 * len(heading)
    labels = [say(bar.label) for bar in chart.bars]
    lying = not chart.rising
    body = 62 * len(labels) + 20 if lying else PLOT + 40 + FOOT
    image = Image.new("RGB", (WIDTH, top + body), t.FRAME)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(heading):
        write(draw, (MARGIN, 36 + 42 * row, WIDTH - 2 * MARGIN), line, (size, "semibold", t.SNOW))
    if lying:
        _lying(draw, chart, labels, top)
    else:
        _standing(draw, chart, labels, top)
    return Picture(png(image), "png", alt(chart, say))


def _lying(draw: ImageDraw.ImageDraw, chart: Chart, labels: list[str], top: int) -> None:
    """Draw bars from left to right, each with its words before it."""
    room, end = 300, WIDTH - MARGIN - 110
    most = max(bar.chance for bar in chart.bars) or Fraction(1)
    for row, (bar, label) in enumerate(zip(chart.bars, labels, strict=True)):
        y = top + 62 * row + 31
        write(draw, (MARGIN, y, room - 20), label, (28, "semibold", t.SNOW))
        left = MARGIN + room
        right = left + (end - left) * float(bar.chance / most)
        draw.rectangle((left, y - 20, max(right, left + 2), y + 20), fill=t.GOLD)
        write(
            draw, (max(right, left + 2) + 12, y, 110), percents(bar.chance), (28, "bold", t.PAPER)
        )


def _standing(draw: ImageDraw.ImageDraw, chart: Chart, labels: list[str], top: int) -> None:
    """Draw bars side by side with values above and labels below; a mark shows the mean."""
    count = len(chart.bars)
    step = (WIDTH - 2 * MARGIN) / count
    most = max(bar.chance for bar in chart.bars)
    base = top + 40 + PLOT
    draw.line((MARGIN, base, WIDTH - MARGIN, base), fill=t.GRID, width=3)
    for place, (bar, label) in enumerate(zip(chart.bars, labels, strict=True)):
        left = MARGIN + step * place
        height = PLOT * float(bar.chance / most)
        gap = min(8.0, step * 0.12)
        draw.rectangle((left + gap, base - max(height, 2), left + step - gap, base), fill=t.GOLD)
        value = percents(bar.chance) if step >= 60 else percents(bar.chance).removesuffix(" %")
        _middle(draw, (left + step / 2, base - height - 20), step, value, 30, t.PAPER)
        _middle(draw, (left + step / 2, base + 34), step, label, 34, t.SNOW)


def _middle(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    step: float,
    words: str,
    size: int,
    colour: t.Colour,
) -> None:
    """Write words in the middle over a bar, smaller where bars are narrow."""
    shown, smaller = fitted(words, max(step - 4, 24), size, "semibold")
    draw.text(at, shown, colour, t.font(smaller, "semibold"), "mm")


def percents(chance: Fraction) -> str:
    """Write a chance: whole percents, small ones with a place, and never a false certainty.

    >>> percents(Fraction(1, 3)), percents(Fraction(1, 50)), percents(Fraction(1, 5000))
    ('33 %', '2.0 %', '<0.1 %')
    """
    tenths = round(chance * 1000)
    if chance in (0, 1):
        return "100 %" if chance else "0 %"
    if tenths < 1:
        return "<0.1 %"
    if tenths > 999:
        return ">99.9 %"
    if tenths < 100 or tenths >= 990:
        return f"{tenths // 10}.{tenths % 10} %"
    return f"{round(chance * 100)} %"


def table(chart: Chart, say: Speaker) -> str:
    """Write the chances one to a line; of ordered results also that of at least so much."""
    lines: list[str] = []
    left = Fraction(1)
    for bar in chart.bars:
        words = f"{say(bar.label)}: {percents(bar.chance)}"
        lines.append(f"{words} (≥ {percents(left)})" if chart.rising else words)
        left -= bar.chance
    return "\n".join(lines)


def alt(chart: Chart, say: Speaker) -> str:
    """Describe a chart in words: the table, then single chances."""
    facts = [f"{say(fact.label)}: {percents(fact.chance)}" for fact in chart.facts]
    if chart.mean is not None:
        facts.insert(0, f"⌀ {number(chart.mean)}")
    words = f"{say(chart.heading)}. {' '.join(f'{fact}.' for fact in facts)}\n{table(chart, say)}"
    return words if len(words) <= ALT_LIMIT else words[: ALT_LIMIT - 1] + t.ELLIPSIS
