"""The same view in words: a line for each element, and a short description."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.model import Event, Side, Text, text
from bot.games.fire_and_sword.insight.forecast import element_name
from bot.games.fire_and_sword.model.state import SIDES
from bot.games.fire_and_sword.model.view import ElementView, FasView
from bot.games.fire_and_sword.rules import teams
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


def round_text(view: FasView) -> Text:
    """Say Round and phase; before the first Round the phase alone."""
    phase = Text(f"fas-phase-{view.phase}")
    return text("fas-board-round", number=view.round, phase=phase) if view.round else phase


def battle(view: FasView, say: Speaker) -> tuple[str, str]:
    """Name the battle, and say its year if it has one."""
    name, _, year = say(Text(f"fire_and_sword-scenario-{view.scenario}")).partition(", ")
    return name, year


def opening(view: FasView, say: Speaker) -> str:
    """Say battle, Round, phase and whose Turn it is."""
    return f" {DOT} ".join((*filter(None, battle(view, say)), head_words(view, say)))


def head_words(view: FasView, say: Speaker) -> str:
    """Say Round, phase and whose Turn it is."""
    parts = [say(round_text(view))]
    if view.over is not None:
        parts.append(say(Text(f"fire_and_sword-over-{view.over}")))
    if view.initiative is not None:
        side = Text(f"fire_and_sword-side-{view.initiative}")
        parts.append(say(text("fas-board-initiative", side=side)))
    if view.active is not None:
        parts.append(say(text("fas-board-acts", side=Text(f"fire_and_sword-side-{view.active}"))))
    return f" {DOT} ".join(parts)


def _lines(view: FasView, say: Speaker, *, named: bool, brief: bool) -> Iterator[str]:
    yield opening(view, say)
    for side in SIDES:
        yield motivation_line(view, side, say)
        for one in view.elements:
            if one.side == side:
                yield f"- {row(one, say, named=named, brief=brief)}"


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


def row(one: ElementView, say: Speaker, *, named: bool, brief: bool) -> str:
    """Describe an element; ``brief`` leaves out Steady without DP."""
    name, parts = name_of(one, say, named=named), markers(one, say, brief=brief)
    return f"{name}: {', '.join(parts)}" if parts else name


def name_of(one: ElementView, say: Speaker, *, named: bool) -> str:
    """Name an element, or (not ``named``) write its id alone."""
    return say(element_name(one)) if named else one.id


def markers(one: ElementView, say: Speaker, *, brief: bool) -> list[str]:
    """Say state, loads, formation and orders of an element, or that it is gone."""
    if one.gone:
        return [say(Text("fas-board-gone"))]
    parts = []
    if not brief or one.dp or one.state != "steady":
        state = Text(f"fas-state-{one.state}")
        parts.append(say(text("fas-board-dp", state=state, count=one.dp, value=one.flight)))
    parts += [say(Text(f"fas-upgrade-{upgrade}")) for upgrade in one.upgrades if not brief]
    for kind in COUNTERS:
        value = getattr(one, kind)
        if value:
            parts.append(f"{say(Text(f'fas-marker-{kind}'))} {value}")
    if one.formation != "standard":
        parts.append(say(Text(f"fas-formation-{one.formation}")))
    if one.mode is not None:
        parts.append(say(Text(f"fas-formation-{one.mode}")))
    if is_of_second(one):
        parts.append(say(Text("fas-marker-second")))
    if one.led:
        parts.append(say(Text("fas-marker-led")))
    return parts + orders(one, say)


def is_of_second(one: ElementView) -> bool:
    """Tell whether the second player of its side leads an element.  Rules: FAS-OPT-08."""
    return one.player is not None and not teams.is_required(one.player)


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
