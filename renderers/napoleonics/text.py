"""Views of Napoleonics in words: alternative text of pictures, and the board as a list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Event, Side, Text, text, worded
from bot.games.napoleonics.model.events import BannerGained, BannerLost, LeaderLost, UnitHit
from bot.games.napoleonics.model.state import Leader, Unit
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.words import names
from bot.games.napoleonics.words.captions import caption
from renderers.kit.hexfield import ROWS
from renderers.kit.lettering import gathered, sentence
from renderers.kit.theme import DOT, ELLIPSIS
from renderers.picture import ALT_LIMIT, Speaker, latest_within

from .facts import Facts
from .frame import ending

SECTIONS = ("left", "centre", "right")
_Namer: TypeAlias = Callable[[Unit], Text]


def event_lines(events: Sequence[Event], say: Speaker) -> list[str]:
    """Return the log line of each event that has one."""
    lines = map(caption, events)
    return [sentence(say(line)).rstrip(".") for line in lines if line is not None]


# Alternative text --------------------------------------------------------------------------------


def alt_board(view: NapView, events: Sequence[Event], facts: Facts, say: Speaker) -> str:
    """Describe a board in at most 1,024 characters: first what changed, then where things stand.

    What does not fit is given up in this order: older changes, the types of units in favour of
    their classes, then terrain.
    """
    changed = event_lines(events, say)
    heading = " ".join(_sentences(heading_lines(view, say)))

    def by_type(unit: Unit) -> Text:
        return worded(names.unit(unit.type))

    def by_class(unit: Unit) -> Text:
        return worded(names.unit_class(facts.kind(unit.type).unit_class))

    full, land = "", terrain_lines(view, say)
    for namer, ground in ((by_type, land), (by_class, land), (by_class, [])):
        forces = " ".join(_sentences([*_forces(view, facts, say, namer), *ground]))
        for keep in (len(changed), (len(changed) + 1) // 2, 3, 1):
            recent = " ".join(_sentences(changed[-keep:])) if keep else ""
            full = f"{recent} {heading} {forces}".strip()
            if len(full) <= ALT_LIMIT:
                return full
    return full[: ALT_LIMIT - 1] + ELLIPSIS


def _sentences(lines: Iterable[str]) -> list[str]:
    return [line if line.endswith((".", "!", "?")) else f"{line}." for line in lines]


def heading_lines(view: NapView, say: Speaker) -> list[str]:
    """Write turn and phase or the end, the card in play, the banners, and which battle it is."""
    turn = view.turn
    battle = f"napoleonics-scenario-{view.scenario}"
    title = f"{say(Text(battle))}, {say(Text(f'{battle}-date'))}"
    where = text(
        "napoleonics-board-alt-turn",
        number=turn.number,
        side=names.side(turn.side),
        phase=names.message(f"phase-{turn.phase}"),
    )
    lines = [say(where)]
    if view.over is not None:
        lines = [sentence(say(ending(view)))]
    elif turn.card is not None:
        lines.append(say(text("napoleonics-board-card", card=names.card(turn.card))))
    return [*lines, banners_line(view, say), title]


def banners_line(view: NapView, say: Speaker) -> str:
    """Write the banners of both sides with their goals."""
    scores = ", ".join(
        f"{say(names.side(side))} {len(player.banners)}/{player.needed}"
        for side, player in view.players.items()
    )
    return f"{say(Text('napoleonics-board-banners'))}: {scores}"


def state_line(view: NapView, say: Speaker) -> str:
    """Write turn and side, or how the battle ended."""
    if view.over is not None:
        return sentence(say(ending(view)))
    turn = say(text("napoleonics-board-turn", number=view.turn.number))
    return f"{turn} {DOT} {sentence(say(names.side(view.turn.side)))}"


def alt_history(view: NapView, events: Sequence[Event], say: Speaker) -> str:
    """Describe a whole match in at most 1,024 characters: who fell, and how it stands.

    The oldest are left out where all do not fit.
    """
    worth = [event for event in events if _is_turning(event)]
    return latest_within(event_lines(worth, say), " ".join(_sentences(heading_lines(view, say))))


def _is_turning(event: Event) -> bool:
    match event:
        case UnitHit():
            return event.left == 0
        case LeaderLost() | BannerGained() | BannerLost() | BattleEnded():
            return True
        case _:
            return False


def _forces(view: NapView, facts: Facts, say: Speaker, namer: _Namer) -> list[str]:
    """Write a sentence for each side: its units by name, then its leaders."""
    lines = []
    for side in view.players:
        groups: dict[str, list[str]] = {}
        for unit in _ordered(view, side):
            words = unit.hex
            if unit.blocks != unit.start_blocks:
                words += f" {unit.blocks}/{unit.start_blocks}"
            if unit.square is not None:
                words += f" {say(text('napoleonics-board-square', number=unit.square))}"
            groups.setdefault(say(namer(unit)), []).append(words)
        found = [f"{name} {', '.join(all_)}" for name, all_ in groups.items()]
        if leaders := [
            f"{say(names.leader(one.name))} {label}" for one, label in _leaders(view, side, facts)
        ]:
            found.append(f"{say(Text('napoleonics-board-leaders'))} {', '.join(leaders)}")
        lines.append(f"{say(names.side(side))}: {'; '.join(found) or '-'}")
    return lines


def terrain_lines(view: NapView, say: Speaker) -> list[str]:
    """Write which hexes have which terrain and works, in one line; all others are clear."""
    land = sorted(view.terrain.items(), key=lambda one: place_of(one[0]))
    places = [(say(names.terrain(kind)), label) for label, kind in land]
    for label in sorted(view.works, key=place_of):
        sides = "/".join(say(names.message(f"direction-{one}")) for one in view.works[label])
        places.append((say(names.message("field-works")), f"{label} {sides}"))
    found = "; ".join(gathered(places))
    return [f"{say(Text('board-terrain'))}: {found}"] if found else []


def _ordered(view: NapView, side: Side) -> list[Unit]:
    units = [unit for unit in view.units if unit.side == side]
    return sorted(units, key=lambda unit: place_of(unit.hex))


def _leaders(view: NapView, side: Side, facts: Facts) -> list[tuple[Leader, str]]:
    found = [(one, label) for one, label in facts.leaders(view) if one.side == side]
    return sorted(found, key=lambda one: place_of(one[1]))


def place_of(label: str) -> tuple[int, int]:
    """Return row and number of a hex, to sort by."""
    return ROWS.index(label[0]), int(label[1:])


# The board as a list -----------------------------------------------------------------------------


def text_board(view: NapView, facts: Facts, say: Speaker) -> str:
    """Write the view as a list by side and section, with leaders, objectives and threats.

    A unit on a section line is listed with its flank. Threats are the enemy units next to it, or
    with it in reach and in sight.
    """
    blocks = [f"**{' '.join(_sentences(heading_lines(view, say)))}**"]
    for side in view.players:
        blocks.append(f"**{say(names.side(side))}**")
        units, leaders = _ordered(view, side), _lone(view, side, facts)
        for section in SECTIONS:
            lines = [_unit_line(view, one, facts, say) for one in units]
            homes = [_home(one.hex, side, facts) for one in units]
            here = [line for line, home in zip(lines, homes, strict=True) if home == section]
            here += [
                f"{label} {say(names.message('leader'))} {say(names.leader(one.name))}"
                for one, label in leaders
                if _home(label, side, facts) == section
            ]
            blocks.append(f"__{say(names.section(section))}__")
            blocks += [f"- {line}" for line in here or [say(Text("napoleonics-board-none"))]]
    blocks += _goal_lines(view, facts, say)
    blocks += terrain_lines(view, say)
    return "\n".join(blocks)


def _goal_lines(view: NapView, facts: Facts, say: Speaker) -> list[str]:
    goals = facts.goals(view)
    if not goals:
        return []
    lines = [f"**{say(Text('napoleonics-board-legend-goal'))}**"]
    for goal in goals:
        held = f" ({say(Text('napoleonics-board-held'))})" if goal.held else ""
        lines.append(f"- {goal.hex}: {say(names.side(goal.side))}{held}")
    return lines


def _lone(view: NapView, side: Side, facts: Facts) -> list[tuple[Leader, str]]:
    own = {unit.hex for unit in view.units if unit.side == side}
    return [(one, label) for one, label in _leaders(view, side, facts) if label not in own]


def _unit_line(view: NapView, unit: Unit, facts: Facts, say: Speaker) -> str:
    """Write a unit: hex, type, blocks, leader, square, terrain, orders, who can reach it."""
    words = [unit.hex, say(names.unit(unit.type)), f"{unit.blocks}/{unit.start_blocks}"]
    words += [f"+ {say(names.leader(one.name))}" for one in view.leaders if one.hex == unit.hex]
    if unit.square is not None:
        words.append(f"[{say(text('napoleonics-board-square', number=unit.square))}]")
    if (land := view.terrain.get(unit.hex)) is not None:
        words.append(say(names.terrain(land)))
    if unit.hex in view.works:
        words.append(say(names.message("field-works")))
    if unit.ordered:
        key = "battled" if unit.battled else "ordered"
        words.append(f"* {say(Text(f'napoleonics-board-legend-{key}'))}")
    if len(facts.tables.board.sections[unit.side][unit.hex]) > 1:
        words.append(f"(+ {say(names.section('centre'))})")
    if foes := facts.threats(view, unit):
        words.append(f"- {say(text('napoleonics-board-threats', hexes=', '.join(foes)))}")
    return " ".join(words)


def _home(label: str, side: Side, facts: Facts) -> str:
    """Return the section that a piece is listed in, as its side calls it."""
    sections = facts.tables.board.sections[side][label]
    return next((name for name in ("left", "right") if name in sections), "centre")
