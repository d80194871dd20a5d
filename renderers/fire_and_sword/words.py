"""The same view in words: a line for each element, and a short description."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.model import Event, Side, Text, text
from bot.games.fire_and_sword.insight.forecast import element_name
from bot.games.fire_and_sword.model.state import SIDES
from bot.games.fire_and_sword.model.view import ElementView, FasView
from bot.games.fire_and_sword.words.captions import caption
from renderers.kit.theme import DOT
from renderers.picture import ALT_LIMIT, Speaker, clipped

COUNTERS = ("losses", "ammo", "melee_ammo", "lances", "cp")


def event_lines(events: Sequence[Event], say: Speaker) -> list[str]:
    """Return the log line of each event that has one, without its marks of stress."""
    lines = map(caption, events)
    return [say(line).replace("**", "") for line in lines if line is not None]


def text_board(view: FasView, say: Speaker) -> str:
    """Return the table as lines: Round, then each side with its elements."""
    return "\n".join(_lines(view, say, named=True, brief=False))


def alt(view: FasView, events: Sequence[Event], say: Speaker) -> str:
    """Describe the picture in at most 1,024 characters: what changed, then all that is shown.

    What does not fit is given up in this order: what steady elements without DP have in common,
    older changes, the names of elements in favour of their ids.
    """
    changed, full = event_lines(events, say), ""
    for named, brief, keep in (
        (True, False, 4),
        (True, True, 4),
        (True, True, 1),
        (False, True, 1),
    ):
        lines = [*changed[-keep:], *_lines(view, say, named=named, brief=brief)]
        full = "; ".join(line.strip("# -.") for line in lines)
        if len(full) <= ALT_LIMIT:
            return full
    return clipped(full)


def head_words(view: FasView, say: Speaker) -> str:
    """Say Round, phase and whose Turn it is."""
    phase = Text(f"fas-phase-{view.phase}")
    parts = [say(text("fas-board-round", number=view.round, phase=phase))]
    if view.over is not None:
        parts.append(say(Text(f"fire_and_sword-over-{view.over}")))
    if view.initiative is not None:
        side = Text(f"fire_and_sword-side-{view.initiative}")
        parts.append(say(text("fas-board-initiative", side=side)))
    if view.active is not None:
        parts.append(say(text("fas-board-acts", side=Text(f"fire_and_sword-side-{view.active}"))))
    return f" {DOT} ".join(parts)


def _lines(view: FasView, say: Speaker, *, named: bool, brief: bool) -> Iterator[str]:
    yield head_words(view, say)
    for side in SIDES:
        yield motivation_line(view, side, say)
        for row in view.elements:
            if row.side == side:
                yield f"- {_row(row, say, named=named, brief=brief)}"


def motivation_line(view: FasView, side: Side, say: Speaker) -> str:
    """Write what is left of the motivation of a side, and the objectives that it holds."""
    own, name = view.sides[side], Text(f"fire_and_sword-side-{side}")
    held = " ".join(sorted(key for key, holder in view.objectives.items() if holder == side))
    return say(
        text(
            "fas-board-side" if held else "fas-board-side-bare", side=name,
            left=own.motivation, value=own.start, objectives=held,
        )
    )  # fmt: skip


def _row(row: ElementView, say: Speaker, *, named: bool, brief: bool) -> str:
    """Describe an element; ``brief`` leaves out Steady without DP."""
    name = say(element_name(row)) if named else row.id
    if row.gone:
        return f"{name}: {say(Text('fas-board-gone'))}"
    parts = []
    if not brief or row.dp or row.state != "steady":
        state = Text(f"fas-state-{row.state}")
        parts.append(say(text("fas-board-dp", state=state, count=row.dp, value=row.flight)))
    parts += [say(Text(f"fas-upgrade-{upgrade}")) for upgrade in row.upgrades if not brief]
    for kind in COUNTERS:
        value = getattr(row, kind)
        if value:
            parts.append(f"{say(Text(f'fas-marker-{kind}'))} {value}")
    if row.formation != "standard":
        parts.append(say(Text(f"fas-formation-{row.formation}")))
    if row.mode is not None:
        parts.append(say(Text(f"fas-formation-{row.mode}")))
    if row.led:
        parts.append(say(Text("fas-marker-led")))
    parts += orders(row, say)
    return f"{name}: {', '.join(parts)}" if parts else name


def orders(row: ElementView, say: Speaker) -> list[str]:
    """Say the order that lies face up, and what a viewer knows of one that is face down."""
    found = []
    if row.revealed is not None:
        found.append(say(Text(f"fas-order-{row.revealed}")))
    elif row.activated:
        found.append(say(Text("fas-board-active")))
    if row.hidden is not None:
        found.append(say(text("fas-board-own", order=Text(f"fas-order-{row.hidden}"))))
    elif row.covered:
        found.append(say(Text("fas-board-down")))
    return found
