"""Positions as readable text, and back.

A unit is written ``snowtroopers C3(2) badge e_web moved``: type, hex, figures where they are not
the full number, and its marks. ``PositionText`` documents the rest; whatever is left out is the
state of a battle without it. ``read`` and ``write`` are inverse up to the counters of decisions
and draws. Plain values only: the caller reads and writes YAML.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.ending.parley import Parley
from bot.engine.model import Seat, Side
from bot.games.commands_colors.notation import plain, read_terrain, words
from bot.games.hoth.content import HothContent
from bot.games.hoth.model.state import (
    EMPIRE,
    REBELS,
    AttackFrame,
    Fort,
    Gone,
    HothState,
    Objective,
    Player,
    SideState,
    Turn,
    TurnFrame,
    Unit,
    Waiting,
)
from bot.games.notation import BadNotation, Count, converted, known, once, whole

from .campaign import read_campaign, write_campaign
from .check import check
from .units import read_unit, write_unit

__all__ = ["BadNotation", "CardsText", "MedalsText", "PositionText", "read", "write"]

STEPS = {
    "play_card": "play",
    "order": "order",
    "move": "move",
    "attack": "attack",
    "post_move": "post_move",
    "draw": "draw",
}
"""The step of the turn with which a phase begins."""


class CardsText(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The cards of a seat; the first card of ``deck`` is drawn next, the last discard is on top.

    Without ``hand`` the first unused cards of the standard deck are held; without ``deck`` it
    holds what is left of the standard deck.
    """

    hand: list[str] | None = None
    deck: list[str] | None = None
    discard: list[str] = []


class MedalsText(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Medals that a side has for good; temporary ones are counted on the board."""

    kills: Count = 0
    permanent: Count = 0
    bonus: Count = 0


class OverText(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How a battle ended; without a winner it is a draw."""

    reason: str
    winner: Side | None = None
    rule: str = ""


class PositionText(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position of Battle of Hoth.

    ``turn`` has the fields of the running turn (number, side, phase, card, section, fallback,
    rolled). ``forts`` reads ``cannon ion_cannon G5 rebels destroyed``, ``objectives`` reads ``pass
    permanent D5 empire+rebels 1 taken rebels``, ``waiting`` reads ``u3 snowtroopers due 4`` and
    ``gone`` reads ``u3 snowtroopers empire exited``. A team has its ``seats`` and the index of its
    ``next_player`` named by side. ``frame`` and ``attack`` are a turn step and an attack in
    progress, for moments in the middle of one. ``campaign`` has the fields of a campaign's state,
    its support cards written like others.
    """

    scenario: str = "S01"
    options: dict[str, str] = {}
    campaign: dict[str, Any] = {}
    turn: dict[str, Any] = {}
    terrain: dict[str, list[str]] = {}
    empire: list[str] = []
    rebels: list[str] = []
    forts: list[str] = []
    objectives: list[str] = []
    cards: dict[str, CardsText] = {}
    medals: dict[str, MedalsText] = {}
    seats: dict[str, list[str]] = {}
    next_player: dict[str, Count] = {}
    own_turns: dict[str, Count] = {}
    waiting: dict[str, list[str]] = {}
    gone: list[str] = []
    countdowns: dict[str, Count] = {}
    idle_turns: Count = 0
    parley: Parley = Parley()
    delegating: list[Seat] = []
    frame: dict[str, Any] = {}
    attack: dict[str, Any] = {}
    over: dict[str, Any] = {}


def read(content: HothContent, raw: Any) -> HothState:
    """Build the state of a position; no decision is open yet.

    Raises ``BadNotation``.
    """
    text = converted(raw, PositionText)
    state = _state(content, text)
    state.flow.extend(_frames(text, state))
    check(content, state)
    return state


def _state(content: HothContent, text: PositionText) -> HothState:
    known(text.scenario, content.scenarios, "scenario")
    seats = {side: _seats(text, side) for side in (EMPIRE, REBELS)}
    _check_keys(text, seats)
    turn = _turn(text, seats)
    over = converted(text.over, OverText, "over") if text.over else None
    units: list[Unit] = []
    for side, lines in ((EMPIRE, text.empire), (REBELS, text.rebels)):
        for line in lines:
            units.append(read_unit(content, side, line, f"u{len(units) + 1:02}"))
    return HothState(
        flow=[],
        scenario=text.scenario,
        options=text.options,
        campaign=read_campaign(content, text.campaign),
        turn=turn,
        terrain=read_terrain(content.board, content.terrain, text.terrain),
        units=units,
        gone=[_gone(line) for line in text.gone],
        forts=[_fort(line) for line in text.forts],
        objectives=[_objective(line) for line in text.objectives],
        sides={side: _side(text, side, seats[side], turn) for side in seats},
        players={
            seat: player
            for side in seats
            for seat, player in _players(content, text, side, seats[side], turn).items()
        },
        countdowns=text.countdowns,
        idle_turns=text.idle_turns,
        parley=text.parley,
        delegating=list(text.delegating),
        winner=over.winner if over else None,
        over=over.reason if over else None,
        over_rule=over.rule if over else "",
    )


def _check_keys(text: PositionText, seats: dict[Side, list[Seat]]) -> None:
    """Raise ``BadNotation`` for a side or seat that there is not."""
    for what in ("medals", "seats", "next_player", "own_turns", "waiting"):
        for side in getattr(text, what):
            known(side, seats, "side", what)
    places = [*seats, *(seat for own in seats.values() for seat in own)]
    for place in text.cards:
        known(place, places, "seat or side", "cards")
    for side, own in seats.items():
        texts = [text.cards[one] for one in (*own, side) if one in text.cards]
        if side in text.cards and len(own) > 1:
            raise BadNotation(f"cards: {side} has several seats, name the cards of each")
        named = [card for one in texts for card in _named(one)]
        once(named, f"cards of {side}")


def _named(cards: CardsText) -> list[str]:
    return [*(cards.hand or []), *(cards.deck or []), *cards.discard]


def _seats(text: PositionText, side: Side) -> list[Seat]:
    return [Seat(seat) for seat in text.seats.get(side) or [f"{side}-1"]]


def _turn(text: PositionText, seats: dict[Side, list[Seat]]) -> Turn:
    side = Side(known(text.turn.get("side", REBELS), seats, "side", "turn"))
    given = {"number": 1, "side": side, "seat": seats[side][0], **text.turn}
    if text.over:
        given["phase"] = "over"
    return converted(given, Turn, "turn")


def _side(text: PositionText, side: Side, seats: list[Seat], turn: Turn) -> SideState:
    medals = text.medals.get(side, MedalsText())
    played = (turn.number + 1) // 2 if side == turn.side else turn.number // 2
    return SideState(
        seats=seats,
        next_player=text.next_player.get(side, 0),
        medals_kills=medals.kills,
        medals_permanent=medals.permanent,
        medals_bonus=medals.bonus,
        own_turns=text.own_turns.get(side, played),
        waiting=[_waiting(line) for line in text.waiting.get(side, [])],
    )


def _players(
    content: HothContent, text: PositionText, side: Side, seats: list[Seat], turn: Turn
) -> dict[Seat, Player]:
    """Give the seats of a side the cards that are named, and what is left of its standard deck."""
    given = {seat: text.cards.get(seat) or text.cards.get(side) or CardsText() for seat in seats}
    named = [card for cards in given.values() for card in _named(cards)]
    for card in named:
        known(card, content.cards, "card", f"cards of {side}")
    out = {*named, turn.card}
    standard = (one for one in content.cards.values() if one.side == side and not one.commander)
    rest = [card.id for card in standard if card.id not in out]
    size = content.scenarios[text.scenario].sides[side].hand
    players = {}
    for seat, cards in given.items():
        hand = cards.hand
        if hand is None:
            hand, rest = rest[:size], rest[size:]
        deck = cards.deck or []
        players[seat] = Player(seat, deck=deck[::-1], hand=list(hand), discard=cards.discard)
    undealt = [seat for seat, cards in given.items() if cards.deck is None]
    for place, seat in enumerate(undealt):
        players[seat].deck = rest[place :: len(undealt)][::-1]
    return players


def _frames(text: PositionText, state: HothState) -> list[Any]:
    if text.over:
        return []
    step = {"step": STEPS[state.turn.phase], **text.frame}
    frames: list[Any] = [converted(step, TurnFrame, "frame")]
    if text.attack:
        frames.append(converted(_with_ids(text.attack, state), AttackFrame, "attack"))
    return frames


def _with_ids(attack: dict[str, Any], state: HothState) -> dict[str, Any]:
    """Add the ids of attacker and target from the hexes where the text leaves them out."""
    on = {unit.hex: unit.id for unit in state.units}
    forts = {fort.hex: fort.id for fort in state.forts if fort.standing}
    full = {"tally": {"parts": []}, **attack}
    origin = attack.get("origin", "")
    if "attacker" not in full and origin not in on:
        raise BadNotation(f"attack: there is no unit on {origin}")
    full.setdefault("attacker", on.get(origin))
    full.setdefault("target", on.get(attack.get("target_hex", "")))
    full.setdefault("fort", forts.get(attack.get("target_hex", "")))
    return full


# Lines -------------------------------------------------------------------------------------------


def _fort(line: str) -> Fort:
    one, kind, label, owner, *mark = words(line, 4)
    if mark not in ([], ["destroyed"]):
        raise BadNotation(f"{line!r}: after the owner only the word destroyed may stand")
    return Fort(one, kind, label, Side(owner), standing=not mark)


def _objective(line: str) -> Objective:
    one, kind, label, sides, medals, *rest = words(line, 5)
    if rest[:1] not in ([], ["taken"]) or len(rest) == 1:
        raise BadNotation(f"{line!r}: after the medals only taken and a side may stand")
    fields = {
        "id": one,
        "kind": kind,
        "hex": label,
        "sides": sides.split("+"),
        "medals": whole(medals, f"{line!r}"),
        "taken": rest[1] if rest else None,
    }
    return converted(fields, Objective, f"{line!r}")


def _waiting(line: str) -> Waiting:
    one, kind, word, due = words(line, 4, most=4)
    if word != "due":
        raise BadNotation(f"{line!r}: before the turn stands due")
    return Waiting(one, kind, whole(due, f"{line!r}"))


def _gone(line: str) -> Gone:
    one, kind, side, how = words(line, 4, most=4)
    fields = {"id": one, "type": kind, "side": side, "how": how}
    return converted(fields, Gone, f"{line!r}")


# Writing -----------------------------------------------------------------------------------------


def write(content: HothContent, state: HothState) -> dict[str, Any]:
    """Write a state as plain values, as ``read`` takes them; defaults are left out."""
    terrain: dict[str, list[str]] = {}
    for label, kind in sorted(state.terrain.items()):
        terrain.setdefault(kind, []).append(label)
    text = PositionText(
        scenario=state.scenario,
        options=state.options,
        campaign=write_campaign(state.campaign),
        turn=plain(state.turn, keep=("number", "side", "seat", "phase")),
        terrain=terrain,
        forts=[_fort_line(fort) for fort in state.forts],
        objectives=[_objective_line(one) for one in state.objectives],
        cards={
            seat: CardsText(player.hand, player.deck[::-1], player.discard)
            for seat, player in state.players.items()
        },
        medals={side: _medals(own) for side, own in state.sides.items() if _has_medals(own)},
        seats={s: list(own.seats) for s, own in state.sides.items() if own.seats != [f"{s}-1"]},
        next_player={s: own.next_player for s, own in state.sides.items() if own.next_player},
        own_turns={side: own.own_turns for side, own in state.sides.items()},
        waiting={
            side: [f"{one.id} {one.type} due {one.due}" for one in own.waiting]
            for side, own in state.sides.items()
            if own.waiting
        },
        gone=[f"{one.id} {one.type} {one.side} {one.how}" for one in state.gone],
        countdowns=state.countdowns,
        idle_turns=state.idle_turns,
        parley=state.parley,
        delegating=state.delegating,
    )
    for number, unit in enumerate(_in_order(state), 1):
        lines = text.empire if unit.side == EMPIRE else text.rebels
        lines.append(write_unit(content, unit, f"u{number:02}"))
    if state.over is not None:
        text.over = {"winner": state.winner, "reason": state.over, "rule": state.over_rule}
    for frame in state.flow:
        setattr(text, "attack" if isinstance(frame, AttackFrame) else "frame", plain(frame))
    found: dict[str, Any] = msgspec.to_builtins(text)
    return found


def _in_order(state: HothState) -> list[Unit]:
    return sorted(state.units, key=lambda unit: unit.side != EMPIRE)


def _has_medals(own: SideState) -> bool:
    return bool(own.medals_kills or own.medals_permanent or own.medals_bonus)


def _medals(own: SideState) -> MedalsText:
    return MedalsText(own.medals_kills, own.medals_permanent, own.medals_bonus)


def _fort_line(fort: Fort) -> str:
    line = f"{fort.id} {fort.kind} {fort.hex} {fort.owner}"
    return line if fort.standing else f"{line} destroyed"


def _objective_line(one: Objective) -> str:
    line = f"{one.id} {one.kind} {one.hex} {'+'.join(one.sides)} {one.medals}"
    return line if one.taken is None else f"{line} taken {one.taken}"
