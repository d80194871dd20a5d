"""Views of Jours de Gloire in words: alternative text of pictures, and the map as a list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Event, Text, text
from bot.games.jours.model.events import ChiefLost, ControlChanged, Demoralised, LevelChanged
from bot.games.jours.model.field import Formation, Unit
from bot.games.jours.model.view import JdgView
from bot.games.jours.rules.stacks import stack
from bot.games.jours.words import names
from bot.games.jours.words.captions import caption
from renderers.kit.lettering import gathered, sentence
from renderers.kit.theme import DASH, DOT, ELLIPSIS
from renderers.picture import ALT_LIMIT, Speaker, latest_within

from .facts import Facts, known_order, share_of, strength, values
from .frame import status_lines, subtitle

DEEDS = ("moved", "fired", "fought", "evaded", "reacted")
"""What the list tells of the running activation, as the notation of positions does."""


def event_lines(events: Sequence[Event], facts: Facts, say: Speaker) -> list[str]:
    """Return the log line of each event that has one."""
    lines = (caption(facts.content, event) for event in events)
    return [sentence(say(line)).rstrip(".") for line in lines if line is not None]


def latest(events: Sequence[Event], facts: Facts) -> list[Event]:
    """Return the last three events that have a log line; no picture tells more of them."""
    found = (event for event in reversed(events) if caption(facts.content, event) is not None)
    return [*islice(found, 3)][::-1]


def state_line(view: JdgView, facts: Facts, say: Speaker) -> str:
    """Write turn, time and weather, or how the battle ended."""
    return subtitle(view, facts, say)


def points_line(view: JdgView, facts: Facts, say: Speaker) -> str:
    """Write the victory points of both sides as they would count now."""
    return f" {DOT} ".join(
        f"{say(names.side(side))}: {count}" for side, count in facts.points(view).items()
    )


def heading_lines(view: JdgView, facts: Facts, say: Speaker) -> list[str]:
    """Write the turn or the end, who acts, the markers in the cup, and the points."""
    points = ", ".join(
        f"{say(names.side(side))} {count}" for side, count in facts.points(view).items()
    )
    head = [state_line(view, facts, say)]
    if view.over is None:
        head += status_lines(view, facts, say)
    return [*head, say(text("jours-board-points", count=points))]


# Alternative text --------------------------------------------------------------------------------


def alt_board(view: JdgView, events: Sequence[Event], facts: Facts, say: Speaker) -> str:
    """Describe a map in at most 1,024 characters: first what changed, then where units stand.

    What does not fit is given up in this order: older changes, facings and values, commanders.
    """
    changed = event_lines(events, facts, say)
    heading = " ".join(_sentences(heading_lines(view, facts, say)))
    lead, full = _chiefs(view, facts, say), ""
    for detail, rest in ((True, lead), (False, lead), (False, "")):
        forces = " ".join(_sentences(_forces(view, say, detail=detail)))
        for keep in (len(changed), (len(changed) + 1) // 2, 3, 1):
            recent = " ".join(_sentences(changed[-keep:])) if keep else ""
            full = " ".join(filter(None, (recent, heading, forces, rest)))
            if len(full) <= ALT_LIMIT:
                return full
    return full[: ALT_LIMIT - 1] + ELLIPSIS


def _sentences(lines: Iterable[str]) -> list[str]:
    return [line if line.endswith((".", "!", "?")) else f"{line}." for line in lines]


def _forces(view: JdgView, say: Speaker, *, detail: bool) -> Iterator[str]:
    """Write a sentence for each side: its units by their ids."""
    for side in view.field.camps:
        units = sorted(view.field.on_map(side), key=lambda one: (one.at or "", one.id))
        found = ", ".join(_brief(one, say, detail=detail) for one in units)
        yield f"{say(names.side(side))}: {found or DASH}"


def _brief(unit: Unit, say: Speaker, *, detail: bool) -> str:
    words = f"{unit.id} {unit.at}"
    if detail:
        facing = f" {unit.facing}" if unit.facing is not None and not unit.is_routed else ""
        words += f"{facing} {strength(unit)}-{'-'.join(values(unit))}"
    if not unit.is_good:
        words += f" {say(Text(f'jours-level-{unit.level}'))}"
    if unit.square:
        words += f" {say(Text('jours-board-legend-square'))}"
    return words


def _chiefs(view: JdgView, facts: Facts, say: Speaker) -> str:
    found = [
        f"{say(names.chief(facts.content, view.field, one.id))} {one.at}"
        for one in view.field.chiefs
        if one.at is not None
    ]
    return f"{say(Text('jours-board-chiefs'))}: {', '.join(found)}." if found else ""


def alt_history(view: JdgView, events: Sequence[Event], facts: Facts, say: Speaker) -> str:
    """Describe a whole match in at most 1,024 characters: who fell, and how it stands."""
    worth = [event for event in events if _is_turning(event)]
    heading = " ".join(_sentences(heading_lines(view, facts, say)))
    return latest_within(event_lines(worth, facts, say), heading)


def _is_turning(event: Event) -> bool:
    match event:
        case LevelChanged():
            return event.after in ("routed", "eliminated")
        case Demoralised() | ChiefLost() | ControlChanged() | BattleEnded():
            return True
        case _:
            return False


# The map as a list -------------------------------------------------------------------------------


def text_board(view: JdgView, facts: Facts, say: Speaker) -> str:
    """Write the view as a list: units by side and formation, commanders, objectives, the ground."""
    blocks = [f"**{' '.join(_sentences(heading_lines(view, facts, say)))}**"]
    for side in view.field.camps:
        blocks.append(f"**{say(names.side(side))}**")
        for one in view.field.formations:
            if one.side == side:
                blocks += _formation_lines(view, one, facts, say)
    blocks += _combat_lines(view, say)
    blocks += _lead_lines(view, facts, say)
    blocks += _goal_lines(view, say)
    blocks += ground_lines(view, facts, say)
    return "\n".join(blocks)


def _formation_lines(view: JdgView, one: Formation, facts: Facts, say: Speaker) -> Iterator[str]:
    """Write a formation with its markers and losses, then its units."""
    share = share_of(view.field, one)
    name = say(names.formation(facts.content, view.field, one.id))
    markers = ", ".join(map(str, one.markers))
    lost = say(text("jours-board-broken", broken=share.broken, counted=share.counted))
    shaken = f" {DOT} {say(Text('jours-board-shaken'))}" if one.demoralised else ""
    yield f"__{name}__ ({markers}) {DOT} {lost}{shaken}"
    for unit in sorted(share.units, key=lambda one: (one.at is None, one.at or "", one.id)):
        yield f"- {_unit_line(view, unit, facts, say)}"


def _unit_line(view: JdgView, unit: Unit, facts: Facts, say: Speaker) -> str:
    """Write a unit: hex, name, arm, facing, values, level of order, and what else holds for it."""
    words = [say(names.unit(facts.content, view.field, unit.id)), say(arm_of(unit))]
    if unit.facing is not None and not unit.is_routed:
        words.append(unit.facing)
    words.append(f"{strength(unit)}-{'-'.join(values(unit))}-{unit.values.mp}")
    words.append(say(Text(f"jours-level-{unit.level}")))
    if unit.square:
        words.append(say(Text("jours-board-legend-square")))
    if unit.renfort:
        words.append(say(Text("jours-board-renfort")))
    if (known := known_order(view, unit)) is not None:
        words.append(say(Text(f"jours-order-{known[0].lower()}")))
    words += [say(Text(f"jours-board-has-{deed}")) for deed in _deeds(view, unit)]
    if unit.at is None:
        return ", ".join([_whereabouts(view, unit, say), *words])
    pile = stack(view.field, unit.at)
    above = pile[pile.index(unit) - 1] if pile[0] is not unit else None
    if above is not None:
        words.append(say(text("jours-board-beneath", unit=above.id)))
    return f"{unit.at} {', '.join(words)}"


def _deeds(view: JdgView, unit: Unit) -> Iterator[str]:
    """Yield what a unit has done in the running activation that bars it from doing it again."""
    if view.field.active is not None:
        yield from (one for one in DEEDS if getattr(unit.deeds, one))


def _combat_lines(view: JdgView, say: Speaker) -> Iterator[str]:
    """Write the combats that are declared and not yet fought: who attacks which hexes."""
    active = view.field.active
    left = [one for one in active.assaults if not one.over] if active is not None else []
    if left:
        yield f"**{sentence(say(Text('jours-board-segment-combat'))).rstrip('.')}**"
    for one in left:
        who = ", ".join(f"{'+'.join(own.units)} {own.at}" for own in one.attackers)
        yield f"- {say(Text(f'jours-assault-{one.kind}'))}: {who} x {' '.join(one.targets)}"


def _whereabouts(view: JdgView, unit: Unit, say: Speaker) -> str:
    """Say where a unit is that is not on the map."""
    if unit.exited:
        return say(Text("jours-board-left-map"))
    for one in view.field.arrivals:
        if any(unit.id in pile for pile in one.stacks):
            return say(text("jours-board-comes", turn=one.turn, place=one.entry))
    return DASH


def arm_of(unit: Unit) -> Text:
    """Name the arm of a unit, with what sets it apart within it."""
    kind = "heavy" if unit.kind.heavy else "horse" if unit.kind.horse else unit.arm
    return Text(f"jours-arm-{kind}")


def _lead_lines(view: JdgView, facts: Facts, say: Speaker) -> Iterator[str]:
    yield f"**{say(Text('jours-board-chiefs'))}**"
    for one in view.field.chiefs:
        name = say(names.chief(facts.content, view.field, one.id))
        where = one.at or (say(Text("jours-level-eliminated")) if one.eliminated else DASH)
        yield f"- {where} {name}, {say(names.side(one.side))}"


def _goal_lines(view: JdgView, say: Speaker) -> Iterator[str]:
    if not view.field.control:
        return
    yield f"**{say(Text('jours-board-goals'))}**"
    for label, side in sorted(view.field.control.items()):
        holder = DASH if side is None else say(names.side(side))
        yield f"- {label}: {holder}"


def ground_lines(view: JdgView, facts: Facts, say: Speaker) -> Iterator[str]:
    """Write places, terrain, heights, hexsides, roads; all else is clear and of level 0."""
    ground = facts.content.maps[view.field.map]
    places = [
        (say(Text(f"jours-place-{ground.id}-{at.replace('|', '-')}")), at)
        for one in ground.places
        for at in one.at
    ]
    kinds = [
        (say(Text(f"jours-terrain-{kind}")), cell)
        for kind, cells in ground.terrain.items()
        for cell in sorted(cells)
    ]
    heights = [
        (say(text("jours-board-level", level=level)), cell)
        for level, cells in ground.levels.items()
        for cell in sorted(cells)
    ]
    sides = [
        (say(Text(f"jours-hexside-{kind}")), side)
        for kind, found in ground.hexsides.items()
        for side in sorted(found)
    ]
    ways = [
        (say(Text(f"jours-board-{kind}")), names.way(line))
        for kind, lines in (("road", ground.roads), ("track", ground.tracks))
        for line in lines
    ]
    for lines in (places, kinds, heights, ways, sides):
        if lines:
            yield f"{say(Text('board-terrain'))}: {'; '.join(gathered(lines))}"
