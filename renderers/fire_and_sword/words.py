"""The same view in words: a line for each element, and a short description."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.model import Text, text
from bot.games.fire_and_sword.insight.forecast import element_name
from bot.games.fire_and_sword.model.state import SIDES
from bot.games.fire_and_sword.model.view import ElementView, FasView
from renderers.picture import Speaker, clipped

from .table import head_words

COUNTERS = ("losses", "ammo", "melee_ammo", "lances", "cp")


def text_board(view: FasView, say: Speaker) -> str:
    """Return the table as lines: Round, then each side with its elements."""
    return "\n".join(_lines(view, say))


def alt(view: FasView, say: Speaker) -> str:
    """Return the description of the picture, at most as long as Discord takes."""
    return clipped("; ".join(line.strip("# -") for line in _lines(view, say)))


def _lines(view: FasView, say: Speaker) -> Iterator[str]:
    yield head_words(view, say)
    for side in SIDES:
        own = view.sides[side]
        name = Text(f"fire_and_sword-side-{side}")
        held = " ".join(sorted(key for key, holder in view.objectives.items() if holder == side))
        yield say(
            text(
                "fas-board-side" if held else "fas-board-side-bare", side=name,
                left=own.motivation, value=own.start, objectives=held,
            )
        )  # fmt: skip
        for row in view.elements:
            if row.side == side:
                yield f"- {_row(row, say)}"


def _row(row: ElementView, say: Speaker) -> str:
    name = say(element_name(row))
    if row.gone:
        return f"{name}: {say(Text('fas-board-gone'))}"
    state = Text(f"fas-state-{row.state}")
    parts = [say(text("fas-board-dp", state=state, count=row.dp, value=row.flight))]
    parts += [say(Text(f"fas-upgrade-{upgrade}")) for upgrade in row.upgrades]
    for kind in COUNTERS:
        value = getattr(row, kind)
        if value:
            parts.append(f"{say(Text(f'fas-marker-{kind}'))} {value}")
    if row.formation != "standard":
        parts.append(say(Text(f"fas-formation-{row.formation}")))
    if row.revealed is not None:
        parts.append(say(Text(f"fas-order-{row.revealed}")))
    elif row.activated:
        parts.append(say(Text("fas-board-active")))
    if row.hidden is not None:
        parts.append(say(text("fas-board-own", order=Text(f"fas-order-{row.hidden}"))))
    elif row.covered:
        parts.append(say(Text("fas-board-down")))
    return f"{name}: {', '.join(parts)}"
