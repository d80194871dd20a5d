"""The same view in words: lines of what happened, descriptions, and the mat as a list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.engine.ending.parley import DrawOffered
from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Event, Side, Text, text
from bot.games.lords.model import events as ev
from bot.games.lords.model.field import Field
from bot.games.lords.model.state import SIDES, Unit
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules.geometry import Cell, label
from bot.games.lords.words.captions import caption
from renderers.kit.theme import DOT, ELLIPSIS
from renderers.picture import ALT_LIMIT, Speaker, latest_within

from .facts import Facts

CARD, SHORT = "lords-card-", "lords-short-"
ARROWS = ("\u2191", "\u2197", "\u2192", "\u2198", "\u2193", "\u2199", "\u2190", "\u2196")
"""Directions of the mat in text, north first."""


def shortened(line: Text) -> Text:
    """Return a line with its cards named in one word each."""
    if line.key.startswith(CARD):
        return Text(SHORT + line.key.removeprefix(CARD))
    args = {
        name: shortened(value) if isinstance(value, Text) else value
        for name, value in line.args.items()
    }
    return Text(line.key, args)


def event_lines(events: Sequence[Event], facts: Facts, say: Speaker) -> list[str]:
    """Return one short line for each event worth a line, without the turn that begins."""
    told = [event for event in events if not isinstance(event, ev.TurnBegan | ev.BattleBegan)]
    lines = [caption(facts.content, event) for event in told]
    return [say(shortened(line)) for line in lines if line is not None]


def main_lines(events: Sequence[Event], facts: Facts, say: Speaker, most: int) -> list[str]:
    """Return the lines that matter most, in the order of the events."""
    worth = sorted(
        range(len(events)), key=lambda number: (_worth(events[number]), number), reverse=True
    )
    kept = sorted(worth[:most])
    return event_lines([events[number] for number in kept if _worth(events[number])], facts, say)


def _worth(event: Event) -> int:
    match event:
        case BattleEnded():
            return 5
        case ev.UnitHit():
            return 4 if event.eliminated else 2
        case ev.UnitPlaced() | ev.ExtraTurnEarned():
            return 3
        case ev.BerserkerAdvanced() | ev.UnitRecalled() | ev.HandProved() | DrawOffered():
            return 2
        case ev.PlacementSkipped() | ev.CardDrawn():
            return 1
        case _:
            return 0


# Descriptions ------------------------------------------------------------------------------------


def alt_board(view: LordsView, events: Sequence[Event], facts: Facts, say: Speaker) -> str:
    """Describe a board: last events, state, then every unit by its cell and the name of its card.

    Where all does not fit, lines of events are left out, then cards are named in one word, then
    the last units are left out.
    """
    head = f"{_state(view, say)} {_sides(view, say)}"
    words = f"{head} {_positions(view, CARD, say)}"
    if len(words) > ALT_LIMIT:
        words = f"{head} {_positions(view, SHORT, say)}"
    if len(words) > ALT_LIMIT:
        whole = words[: ALT_LIMIT - 1].rpartition(", ")[0]
        return whole + ELLIPSIS
    for line in reversed(event_lines(events, facts, say)):
        if len(line) + 1 + len(words) > ALT_LIMIT:
            break
        words = f"{line} {words}"
    return words


def turn_line(view: LordsView, say: Speaker) -> str:
    """Write turn and side, or how the battle ended."""
    if view.over is not None:
        return _state(view, say)
    name = say(Text(f"lords-side-{view.turn.side}"))
    return say(text("lords-board-turn", number=view.turn.number, side=name))


def units_line(view: LordsView, say: Speaker) -> str:
    """Write the units that both sides have eliminated, with their goals."""
    return f" {DOT} ".join(
        f"{say(Text(f'lords-side-{side}'))} {view.sides[side].units}/{view.terms.victory_units}"
        for side in SIDES
    )


def alt_history(view: LordsView, events: Sequence[Event], facts: Facts, say: Speaker) -> str:
    """Describe a whole match in at most 1,024 characters: who fell, and how it stands.

    The oldest are left out where all do not fit.
    """
    worth = [event for event in events if _worth(event) > 3]
    return latest_within(event_lines(worth, facts, say), f"{_state(view, say)} {_sides(view, say)}")


def _state(view: LordsView, say: Speaker) -> str:
    if view.over is not None:
        key = "lords-board-won" if view.winner else "lords-board-drawn"
        won = f" {say(Text(f'lords-side-{view.winner}'))}" if view.winner else ""
        return f"{say(Text(key))}{won}: {say(Text(f'lords-over-{view.over}'))}."
    side = Text(f"lords-side-{view.turn.side}")
    phase = Text(f"lords-board-phase-{view.turn.phase}")
    return say(text("lords-board-alt-turn", number=view.turn.number, side=side, phase=phase)) + "."


def _sides(view: LordsView, say: Speaker) -> str:
    told = (
        "; ".join(filter(None, (_side(view, side, say), _known(view, side, SHORT, say))))
        for side in SIDES
    )
    return " ".join(f"{one}." for one in told)


def _known(view: LordsView, side: Side, naming: str, say: Speaker) -> str:
    """Write which cards of a hand others know; nothing where they know none."""
    cards = [say(Text(naming + card)) for card in view.sides[side].known]
    return say(text("lords-board-known", cards=", ".join(cards))) if cards else ""


def _side(view: LordsView, side: Side, say: Speaker) -> str:
    force = view.sides[side]
    return say(
        text(
            "lords-board-alt-side",
            side=Text(f"lords-side-{side}"),
            units=force.units,
            goal=view.terms.victory_units,
            commands=force.commands,
            most=view.terms.victory_commands,
            hand=force.hand_size,
            deck=force.deck,
        )
    )


def _positions(view: LordsView, naming: str, say: Speaker) -> str:
    """Write where every unit of each side stands; ``naming`` is the prefix of the names' keys."""
    parts = []
    for side in SIDES:
        units = sorted((unit.cell, unit.card) for unit in view.units if unit.side == side)
        listed = ", ".join(f"{label(cell)} {say(Text(naming + card))}" for cell, card in units)
        name = say(Text(f"lords-side-{side}"))
        parts.append(f"{name}: {listed or say(Text('lords-board-none'))}.")
    return " ".join(parts)


def alt_hand(cards: Sequence[str], facts: Facts, say: Speaker) -> str:
    """Describe cards in full, or by their names if that is too long; equal cards are counted."""
    head, numbers = say(Text("lords-board-alt-hand")), numbered(cards)
    times = {card: f" \u00d7{count}" if count > 1 else "" for card, count in Counter(cards).items()}
    full = f"{head}: " + " ".join(
        f"{number}. {card_line(card, facts, say)}{times[card]}." for card, number in numbers.items()
    )
    if len(full) <= ALT_LIMIT:
        return full
    names = "; ".join(f"{n}. {say(Text(CARD + card))}{times[card]}" for card, n in numbers.items())
    return f"{head}: {names}"[:ALT_LIMIT]


def numbered(hand: Sequence[str]) -> dict[str, int]:
    """Number the cards of a hand from 1 as its menu does, which names equal cards once.

    >>> numbered(["orc_butcher", "orc_ravager", "orc_ravager", "orc_shaman"])
    {'orc_butcher': 1, 'orc_ravager': 2, 'orc_shaman': 3}
    """
    return {card: number for number, card in enumerate(dict.fromkeys(hand), 1)}


def card_line(card: str, facts: Facts, say: Speaker) -> str:
    """Write all values of a card in one line, arrows as their owner sees them."""
    data = facts.card(card)
    shot = data.shot
    return say(
        text(
            "lords-board-alt-card-shot" if shot else "lords-board-alt-card",
            card=Text(CARD + card),
            kind=Text(f"lords-kind-{data.kind}"),
            rank=Text(f"lords-rank-{data.rank}"),
            defence=data.defence,
            arrows=_arrows(data.arrows, say),
            strength=shot.strength if shot else 0,
            cells=len(facts.content.target_cells(card)),
        )
    )


# The mat as a list -------------------------------------------------------------------------------


def text_board(view: LordsView, facts: Facts, say: Speaker) -> str:
    """Write the view as text: state, then each side with its units, arrows as on the mat."""
    field = facts.field(view)
    blocks = [_state(view, say)]
    for side in SIDES:
        blocks.append(f"**{_side(view, side, say)}**")
        threats = facts.threats(field, side)
        units = sorted(field.of_side(side), key=lambda one: one.cell)
        blocks += [f"- {_unit_line(field, unit, threats, say)}" for unit in units]
        if view.sides[side].pile:
            names = ", ".join(say(Text(f"lords-short-{card}")) for card in view.sides[side].pile)
            blocks.append(f"- {say(Text('lords-board-text-pile'))}: {names}")
        if view.sides[side].known:
            blocks.append(f"- {_known(view, side, 'lords-name-', say)}")
    return "\n".join(blocks)


def _unit_line(field: Field, unit: Unit, threats: dict[Cell, int], say: Speaker) -> str:
    """Write a unit with its arrows as on the mat, its target cells, and what threatens it."""
    moves = field.facts(unit)
    parts = [
        say(
            text(
                "lords-board-text-unit",
                cell=label(unit.cell),
                card=Text(f"lords-name-{unit.card}"),
                kind=Text(f"lords-kind-{moves.kind}"),
                defence=moves.defence,
                arrows=_arrows(moves.arrows[unit.side], say),
            )
        )
    ]
    if moves.strength:
        cells = ", ".join(label(cell) for cell in field.target_cells(unit))
        cells = cells or say(Text("lords-board-none"))
        parts.append(say(text("lords-board-text-shot", strength=moves.strength, cells=cells)))
    if unit.cell in threats:
        parts.append(say(text("lords-board-text-threat", total=threats[unit.cell])))
    return " · ".join(parts)


def _arrows(values: Sequence[int], say: Speaker) -> str:
    """Write arrows with their values, clockwise from the north or from straight ahead."""
    shown = [f"{sign}{value}" for sign, value in zip(ARROWS, values, strict=True) if value]
    return " ".join(shown) or say(Text("lords-board-none"))
