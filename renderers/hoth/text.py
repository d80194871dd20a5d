"""The same view in words: alternative text of pictures, and the board as a list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Event, Text, text
from bot.games.hoth.model import events as ev
from bot.games.hoth.model import state as m
from bot.games.hoth.model.campaign_view import CampaignView
from bot.games.hoth.model.state import Unit
from bot.games.hoth.model.view import HothView
from renderers.kit.lettering import gathered, sentence
from renderers.kit.theme import DOT, ELLIPSIS
from renderers.picture import ALT_LIMIT, Speaker, latest_within

from .dice import target_name
from .facts import Facts, mover_name
from .layout import ROWS, sections_of

_OWN = {
    "rebels": {"west": "left", "centre": "centre", "east": "right"},
    "empire": {"west": "right", "centre": "centre", "east": "left"},
}


# Events ------------------------------------------------------------------------------------------


def event_lines(events: Sequence[Event], say: Speaker) -> list[str]:
    """Return one short line for each event worth a line on a picture or in its description."""
    lines = [_event(event) for event in events]
    return [sentence(say(line)) for line in lines if line is not None]


def _event(event: Event) -> Text | None:
    """Return the line of an event, or None."""
    match event:
        case ev.UnitMoved() | ev.UnitRetreated():
            return _moved(event)
        case ev.DiceRolled():
            return text(
                f"board-roll-{event.why}", unit=unit_name(event.attacker_type), hex=event.origin,
                target=target_name(event.target_type), at=event.target,
            )  # fmt: skip
        case ev.UnitHit():
            key = "board-event-lost" if event.left else "board-event-eliminated"
            return text(
                key, unit=unit_name(event.type), hex=event.hex, count=event.losses, left=event.left
            )
        case ev.AttackMissed():
            return text(
                "board-event-missed", target=target_name(event.target_type), hex=event.target
            )
        case ev.FortDestroyed():
            return text("board-event-destroyed", target=target_name(event.kind), hex=event.hex)
        case BattleEnded():
            return (
                Text("board-drawn")
                if event.winner is None
                else text("board-event-won", side=side_name(event.winner))
            )
        case _:
            return _small_event(event)


def _small_event(event: Event) -> Text | None:
    match event:
        case ev.CardPlayed():
            return text("board-event-card", card=Text(f"hoth-card-{event.card}"))
        case ev.UnitsOrdered():
            return (
                text("board-event-ordered", hexes=", ".join(event.hexes))
                if event.hexes
                else Text("board-event-no-orders")
            )
        case ev.ObjectiveTaken():
            return text("board-event-objective", side=side_name(event.side), hex=event.hex)
        case ev.UnitBoarded():
            return text("board-event-boarded", unit=unit_name(event.type), hex=event.hex)
        case ev.UnitReturned():
            return text("board-event-returned", unit=unit_name(event.type), hex=event.hex)
        case ev.FiguresRegained():
            return text(
                "board-event-regained",
                unit=unit_name(event.type),
                hex=event.hex,
                count=event.figures,
            )
        case ev.TurnBegan():
            return text("board-event-turn", number=event.number, side=side_name(event.side))
        case _:
            return None


def _moved(event: ev.UnitMoved | ev.UnitRetreated) -> Text | None:
    if len(event.path) < 2:
        return None
    kind = "retreated" if isinstance(event, ev.UnitRetreated) else "moved"
    if event.path[-1] == m.OFF:
        return text("board-event-left", unit=unit_name(event.type), hex=event.path[-2])
    return text(
        f"board-event-{kind}", unit=unit_name(event.type), hex=event.path[0], to=event.path[-1]
    )


def unit_name(type_: str) -> Text:
    """Return the name of a unit type."""
    return Text(f"hoth-unit-{type_}")


def side_name(side: str) -> Text:
    """Return the name of a side."""
    return Text(f"hoth-side-{side}")


# Alternative text --------------------------------------------------------------------------------


def alt_board(view: HothView, events: Sequence[Event], say: Speaker, facts: Facts) -> str:
    """Describe a board in at most 1,024 characters: first what changed, then where things stand.

    What does not fit is given up in this order: older changes, strengths, terrain.
    """
    changed = event_lines(events, say)
    heading, full = _heading(view, say, facts), ""
    land = [f"{line}." for line in terrain_lines(view, say)]
    for strengths, ground in ((True, land), (False, land), (False, [])):
        rest = " ".join([*heading, *_forces(view, say, strengths=strengths), *ground])
        for keep in (len(changed), (len(changed) + 1) // 2, 4, 1):
            full = f"{_sentences(changed[-keep:] if keep else [])} {rest}".strip()
            if len(full) <= ALT_LIMIT:
                return full
    return full[: ALT_LIMIT - 1] + ELLIPSIS


def alt_history(view: HothView, events: Sequence[Event], say: Speaker, facts: Facts) -> str:
    """Describe a whole match in at most 1,024 characters: what fell and was won, and the end.

    The oldest are left out where all do not fit.
    """
    worth = [event for event in events if _is_turning(event)]
    return latest_within(event_lines(worth, say), " ".join(_heading(view, say, facts)))


def _is_turning(event: Event) -> bool:
    match event:
        case ev.UnitHit():
            return event.left == 0
        case ev.FortDestroyed() | ev.ObjectiveTaken() | ev.UnitBoarded() | BattleEnded():
            return True
        case _:
            return False


def _sentences(lines: Iterable[str]) -> str:
    return " ".join(line if line.endswith((".", "!", "?")) else f"{line}." for line in lines)


def _heading(view: HothView, say: Speaker, facts: Facts) -> list[str]:
    lines = [
        say(
            text(
                "board-alt-turn",
                number=view.turn.number,
                side=mover_name(view),
                phase=Text(f"board-phase-{view.turn.phase}"),
            )
        )
    ]
    if view.over is not None:
        lines = [_ending(view, say)]
    if view.campaign is not None:
        lines.insert(0, campaign_line(view.campaign, say))
    lines.append(medals_line(view, say))
    for name, value in sorted(view.countdowns.items()):
        target = facts.countdown_target(view.scenario, name)
        lines.append(f"{say(Text(f'board-countdown-{name}'))} {value}/{target}")
    lines.append(f"{view.scenario} {say(Text(f'hoth-scenario-{view.scenario}'))}")
    return [_sentences(lines)]


def state_line(view: HothView, say: Speaker) -> str:
    """Write turn and side, or how the battle ended."""
    if view.over is None:
        return f"{say(text('board-turn', number=view.turn.number))} {DOT} {say(mover_name(view))}"
    return _ending(view, say)


def _ending(view: HothView, say: Speaker) -> str:
    if view.winner is None:
        return say(Text("board-drawn"))
    return say(text("board-event-won", side=side_name(view.winner)))


def campaign_line(campaign: CampaignView, say: Speaker) -> str:
    """Write which battle of which campaign it is, and who has won how many."""
    won = [battle.winner for battle in campaign.history]
    scores = [f"{say(side_name(side))} {won.count(side)}" for side in campaign.support]
    words = text(
        "board-campaign",
        campaign=Text(f"hoth-scenario-{campaign.id}"),
        number=len(campaign.history) + 1,
        won=", ".join(scores),
    )
    return say(words)


def medals_line(view: HothView, say: Speaker) -> str:
    """Write the medals of both sides with their goals."""
    scores = [
        f"{say(side_name(side.side))} {side.medals}/{side.needed or '-'}"
        for side in view.sides.values()
    ]
    return f"{say(Text('board-medals'))}: {', '.join(scores)}"


def _forces(view: HothView, say: Speaker, *, strengths: bool) -> list[str]:
    """Return a sentence for each side, for fortifications and for objectives."""
    lines = []
    for side in view.sides:
        groups: dict[str, list[str]] = {}
        for unit in sorted(view.units, key=lambda unit: _order(unit.hex)):
            if unit.side == side:
                words = unit.hex + (f" {unit.figures}/{unit.start_figures}" if strengths else "")
                groups.setdefault(unit.type, []).append(words)
        units = "; ".join(
            f"{say(unit_name(type_))} {', '.join(all_)}" for type_, all_ in groups.items()
        )
        lines.append(f"{say(side_name(side))}: {units or '-'}.")
    lines += [f"{line}." for line in (*fort_lines(view, say), *objective_lines(view, say))]
    return lines


def fort_lines(view: HothView, say: Speaker) -> list[str]:
    """Write the standing fortifications."""
    return [f"{say(target_name(fort.kind))} {fort.hex}" for fort in view.forts if fort.standing]


def objective_lines(view: HothView, say: Speaker) -> list[str]:
    """Write the medals on the board, with the side that took a permanent one."""
    lines = []
    for objective in view.objectives:
        words = f"{say(Text(f'hoth-objective-{objective.kind}'))} {objective.hex}"
        if objective.taken:
            words += f" ({say(side_name(objective.taken))})"
        lines.append(words)
    return lines


def terrain_lines(view: HothView, say: Speaker) -> list[str]:
    """Write which hexes have which terrain, in one line; all others are snow."""
    places = [
        (say(Text(f"hoth-terrain-{kind}")), label)
        for label, kind in sorted(view.terrain.items(), key=lambda one: _order(one[0]))
        if kind != "snow"
    ]
    found = "; ".join(gathered(places))
    return [f"{say(Text('board-terrain'))}: {found}"] if found else []


def alt_hand(hand: Sequence[str], say: Speaker) -> str:
    """Describe a hand: names with texts, or names alone if that is too long."""
    names = [f"{n}. {say(Text(f'hoth-card-{card}'))}" for n, card in enumerate(hand, 1)]
    texts = [say(Text(f"hoth-card-{card}-text")) for card in hand]
    head = say(Text("board-hand"))
    full = f"{head}: " + " ".join(f"{a}: {b}" for a, b in zip(names, texts, strict=True))
    return full if len(full) <= ALT_LIMIT else f"{head}: {'; '.join(names)}"[:ALT_LIMIT]


# The board as a list -----------------------------------------------------------------------------


def text_board(view: HothView, say: Speaker, facts: Facts) -> str:
    """Write the view as a list by side and section, with objectives, medals, terrain and threats.

    A unit on a section line is listed with its flank. Threats are the enemy units that have it in
    range and in sight.
    """
    blocks = [f"**{_heading(view, say, facts)[0]}**"]
    for side in view.sides:
        blocks.append(f"**{say(side_name(side))}**")
        for section in ("left", "centre", "right"):
            units = [unit for unit in view.units if unit.side == side and _home(unit) == section]
            units.sort(key=lambda unit: _order(unit.hex))
            lines = [f"- {unit_line(view, unit, say, facts)}" for unit in units]
            blocks.append(f"__{say(Text(f'hoth-section-{section}'))}__")
            blocks += lines or [f"- {say(Text('board-none'))}"]
    places = [*fort_lines(view, say), *objective_lines(view, say), *terrain_lines(view, say)]
    if places:
        blocks.append(f"**{say(Text('board-places'))}**")
        blocks += [f"- {line}" for line in places]
    return "\n".join(blocks)


def unit_line(view: HothView, unit: Unit, say: Speaker, facts: Facts) -> str:
    """Write a unit: hex, type, figures, badge, terrain, ordered, and who can reach it."""
    words = [unit.hex, say(unit_name(unit.type)), f"{unit.figures}/{unit.start_figures}"]
    if unit.badge:
        words.append(f"[{say(Text(f'hoth-badge-{unit.badge}'))}]")
    if unit.web:
        words.append(f"({say(Text(f'hoth-web-{unit.web}'))})")
    land = view.terrain.get(unit.hex, "snow")
    if land != "snow":
        words.append(say(Text(f"hoth-terrain-{land}")))
    if unit.ordered:
        words.append(f"* {say(Text('board-legend-ordered'))}")
    if len(sections_of(unit.hex)) > 1:
        words.append(f"(+ {say(Text('hoth-section-centre'))})")
    if foes := facts.threats(view, unit):
        words.append(f"- {say(text('board-threats', hexes=', '.join(foes)))}")
    return " ".join(words)


def _order(label: str) -> tuple[int, int]:
    return ROWS.index(label[0]), int(label[1:])


def _home(unit: Unit) -> str:
    """Return the section that a unit is listed in, as its side calls it."""
    flanks = [name for name in sections_of(unit.hex) if name != "centre"]
    return _OWN[unit.side][flanks[0] if flanks else "centre"]
