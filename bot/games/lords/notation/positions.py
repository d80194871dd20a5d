"""Positions as readable text, and back.

A unit is written ``orc_butcher d3``, in positions taken from games ``orc_butcher d3 #7`` with its
number. ``PositionText`` documents the rest; whatever is left out is the state of a battle without
it. ``read`` and ``write`` are inverse up to the counters of decisions and draws. Plain values
only: the caller reads and writes YAML.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.engine.ending.parley import Parley
from bot.engine.model import Setup, Side
from bot.engine.refusal import Refused
from bot.games.lords.model.state import (
    SIDES,
    ChallengeFrame,
    Force,
    LordsState,
    Turn,
    TurnFrame,
    Unit,
    other,
)
from bot.games.lords.phases import setup
from bot.games.lords.rules.geometry import label, parse
from bot.games.lords.rules.tables import Tables
from bot.games.notation import BadNotation, Count, converted, known, whole

from .check import check

CHALLENGE = "challenge"


class CardsText(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The cards of a side; the first card of ``deck`` is drawn next, ``pile`` holds enemy cards.

    Without ``hand`` the side holds the first unused cards of its army, without ``deck`` the deck
    is what is left of the army. Of the hand, ``recalled`` is known to all, ``seen`` to the enemy; a
    match without them remembers nothing.
    """

    army: str | None = None
    hand: list[str] | None = None
    deck: list[str] | None = None
    pile: list[str] = []
    extra_turns: Count = 0
    recalled: list[str] | msgspec.UnsetType = msgspec.UNSET
    seen: list[str] | msgspec.UnsetType = msgspec.UNSET


class OverText(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How a battle ended; without a winner it is a draw."""

    reason: str
    winner: Side | None = None
    rule: str = ""


class PositionText(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position of Lords of War.

    ``options`` are those of the match. ``turn`` has the fields of the running turn and ``step``
    the step it is at: ``start`` (before the mat is looked at), ``challenge``, or any other.
    """

    scenario: str = "basic"
    options: dict[str, str] = {}
    turn: dict[str, Any] = {}
    step: str = "start"
    south: list[str] = []
    north: list[str] = []
    cards: dict[Side, CardsText] = {}
    stall_count: Count = 0
    skip_count: Count = 0
    parley: Parley = Parley()
    over: dict[str, Any] = {}


# Reading -----------------------------------------------------------------------------------------


def read(tables: Tables, raw: Any) -> LordsState:
    """Build the state of a position; no decision is open yet.

    Raises ``BadNotation``.
    """
    return _state(tables, converted(raw, PositionText))


def _state(tables: Tables, text: PositionText) -> LordsState:
    _check_options(tables, text)
    armies = {
        setup.army_key(side): cards.army
        for side, cards in text.cards.items()
        if cards.army is not None
    }
    match_setup = Setup(scenario=text.scenario, seats=(), options={**text.options, **armies})
    try:
        state = setup.new_state(tables, match_setup)
    except Refused as error:
        raise BadNotation(f"cards: no army of this match ({error.reason.key})") from error
    turn = {"number": 1, "side": "south", "phase": "place", **text.turn}
    state.turn = converted(turn, Turn, "turn")
    for side, lines in zip(SIDES, (text.south, text.north), strict=True):
        for line in lines:
            state.units.append(_unit(tables, side, line, len(state.units) + 1))
    state.placed = max((unit.id for unit in state.units), default=0)
    for side, force in state.forces.items():
        away = [unit.card for unit in state.units if unit.side == side]
        away += text.cards.get(other(side), CardsText()).pile
        _deal(tables, text.cards.get(side, CardsText()), force, away)
    state.stall_count, state.skip_count = text.stall_count, text.skip_count
    state.parley = text.parley
    state.flow = [_frame(text.step)]
    if text.over:
        over = converted(text.over, OverText, "over")
        state.over, state.winner, state.over_rule = over.reason, over.winner, over.rule
        state.flow = []
    check(tables, state, [side for side, cards in text.cards.items() if cards.army is not None])
    return state


def _check_options(tables: Tables, text: PositionText) -> None:
    """Raise ``BadNotation`` for a battle, side, army or option that there is not."""
    content = tables.content
    known(text.scenario, content.scenarios, "scenario")
    for side, cards in text.cards.items():
        known(side, SIDES, "side", "cards")
        if cards.army is not None and "\n" not in cards.army:
            known(cards.army, content.armies, "army", f"cards of {side}")
    listed = content.options.by_id()
    for key, said in text.options.items():
        option = listed[known(key, listed, "option", "options")]
        if not option.allows(setup.value_of(option, said)):
            raise BadNotation(f"options.{key}: {said} is not among its values")


def _frame(step: str) -> ChallengeFrame | TurnFrame:
    if step == CHALLENGE:
        return ChallengeFrame()
    return converted({"step": step}, TurnFrame)


def _unit(tables: Tables, side: Side, line: str, number: int) -> Unit:
    """Read ``orc_butcher d3`` or ``orc_butcher d3 #7``."""
    words = line.split()
    if not 2 <= len(words) <= 3:
        raise BadNotation(f"{line!r}: a card, a cell and perhaps a number are needed")
    known(words[0], tables.cards, "card", f"{line!r}")
    if len(words) == 3:
        number = whole(words[2].removeprefix("#"), f"{line!r}")
    try:
        return Unit(id=number, card=words[0], side=side, cell=parse(words[1]))
    except ValueError as error:
        raise BadNotation(f"{line!r}: {error}") from error


def _deal(tables: Tables, text: CardsText, force: Force, away: Sequence[str]) -> None:
    """Give a side its cards, known ones as written, the others from what its army has left.

    Units on the mat and in the enemy's pile are ``away``.
    """
    used = Counter([*(text.hand or []), *(text.deck or []), *away])
    left = list((Counter(tables.army(force.army)) - used).elements())
    size = tables.content.course.hand
    force.pile = list(text.pile)
    force.extra_turns = text.extra_turns
    if text.recalled is not msgspec.UNSET or text.seen is not msgspec.UNSET:
        force.recalled, force.seen = list(text.recalled or ()), list(text.seen or ())
    force.hand = left[:size] if text.hand is None else list(text.hand)
    rest = left[size:] if text.hand is None else left
    force.deck = list(reversed(rest if text.deck is None else text.deck))


# Writing -----------------------------------------------------------------------------------------


def write(tables: Tables, state: LordsState) -> dict[str, Any]:
    """Write a state as plain values."""
    frame = state.flow[-1] if state.flow else None
    text = PositionText(
        scenario=state.scenario,
        options={key: setup.written(value) for key, value in _terms(state)},
        turn=msgspec.to_builtins(state.turn),
        step=frame.step if isinstance(frame, TurnFrame) else CHALLENGE,
        south=_lines(state.units, SIDES[0]),
        north=_lines(state.units, SIDES[1]),
        cards={side: _cards(force) for side, force in state.forces.items()},
        stall_count=state.stall_count,
        skip_count=state.skip_count,
        parley=state.parley,
        over=_over(state),
    )
    plain: dict[str, Any] = msgspec.to_builtins(text)
    return plain


def _terms(state: LordsState) -> Iterator[tuple[str, bool | int | str]]:
    return ((key, getattr(state.terms, key)) for key in state.terms.__struct_fields__)


def _lines(units: Sequence[Unit], side: Side) -> list[str]:
    return [
        f"{unit.card} {label(unit.cell).replace(' ', '')} #{unit.id}"
        for unit in units
        if unit.side == side
    ]


def _cards(force: Force) -> CardsText:
    return CardsText(
        army=force.army,
        hand=list(force.hand),
        deck=list(reversed(force.deck)),
        pile=list(force.pile),
        extra_turns=force.extra_turns,
        recalled=force.recalled,
        seen=force.seen,
    )


def _over(state: LordsState) -> dict[str, Any]:
    if state.over is None:
        return {}
    return {"reason": state.over, "winner": state.winner, "rule": state.over_rule}
