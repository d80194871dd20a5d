"""Positions as readable text, and back.

Whatever is left out is the state of a battle without it. ``read`` and ``write`` are inverse up to
the counters of decisions and draws, to the marks ``=`` of ids, and to pieces that are off the
board. Plain values only: the caller reads and writes YAML.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import msgspec

from bot.engine.ending.parley import Parley
from bot.engine.model import Side
from bot.games.commands_colors.notation import plain, read_terrain, words
from bot.games.napoleonics.content import Direction, NapContent
from bot.games.napoleonics.model.state import (
    BOTTOM,
    TOP,
    Banner,
    CombatFrame,
    Leader,
    LeaderFrame,
    NapState,
    Played,
    Player,
    RollFrame,
    Slot,
    Turn,
    TurnFrame,
    Unit,
)
from bot.games.notation import BadNotation, converted, known

from .check import check
from .units import read_leader, read_unit, write_leader, write_unit

STEPS = {
    "command": "play", "order": "order", "move": "move", "combat": "combat", "draw": "draw",
}  # fmt: skip
"""The step of the turn with which a phase begins."""


class CardsText(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The cards of a side; ``track`` maps slots to ``<card> <unit id>``.

    Without ``hand`` it holds as many cards as the scenario gives, of those named nowhere.
    ``last`` is the card in effect that it last played, with ``mirrored`` after it or not.
    """

    hand: list[str] | None = None
    track: dict[str, str] = {}
    last: str | None = None
    struck: list[str] = []


class OverText(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How a battle ended; without a winner it is a draw."""

    reason: str
    winner: Side | None = None
    rule: str = ""


class PositionText(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position of Napoleonics.

    ``turn`` has the fields of the running turn; with a ``card`` alone its text is in effect. The
    first card of ``deck`` is drawn next, the last discard is on top. ``works`` reads ``C5 SW SE
    W``, ``banners`` lists ``unit F-LN``, ``leader Hill`` or ``objective E7``. Leaders without a
    unit, or with orders of their own, stand under ``leaders``. ``frame``, ``combat``, ``roll`` and
    ``leader`` are procedures in progress, for moments in the middle of one.
    """

    scenario: str = "S00"
    options: dict[str, str] = {}
    turn: dict[str, Any] = {}
    terrain: dict[str, list[str]] = {}
    works: list[str] = []
    bottom: list[str] = []
    top: list[str] = []
    leaders: dict[str, list[str]] = {}
    cards: dict[str, CardsText] = {}
    banners: dict[str, list[str]] = {}
    deck: list[str] | None = None
    discard: list[str] = []
    parley: Parley = Parley()
    frame: dict[str, Any] = {}
    combat: dict[str, Any] = {}
    roll: dict[str, Any] = {}
    leader: dict[str, Any] = {}
    over: dict[str, Any] = {}


def read(content: NapContent, raw: Any) -> NapState:
    """Build the state of a position; no decision is open yet.  Raises ``BadNotation``."""
    text = converted(raw, PositionText)
    state = _state(content, text)
    state.flow.extend(_frames(text, state))
    check(content, state)
    return state


def _state(content: NapContent, text: PositionText) -> NapState:
    known(text.scenario, content.scenarios, "scenario")
    for what in ("leaders", "cards", "banners"):
        for side in getattr(text, what):
            known(side, (BOTTOM, TOP), "side", what)
    over = converted(text.over, OverText, "over") if text.over else None
    units: list[Unit] = []
    leaders: list[Leader] = []
    for side, lines in ((BOTTOM, text.bottom), (TOP, text.top)):
        for line in lines:
            unit, led = read_unit(content, side, line, f"u{len(units) + 1:02}")
            units.append(unit)
            if led is not None:
                number = f"l{len(leaders) + 1}"
                leaders.append(Leader(id=number, name=led, side=side, hex=unit.hex))
        for line in text.leaders.get(side, []):
            leaders.append(read_leader(content, side, line, f"l{len(leaders) + 1}"))
    turn = _turn(text)
    players = {side: _player(text, side) for side in (BOTTOM, TOP)}
    deck = _deal(content, text, players, turn)
    return NapState(
        flow=[],
        scenario=text.scenario,
        options=text.options,
        turn=turn,
        terrain=read_terrain(content.board, content.terrain, text.terrain),
        works=_works(text.works),
        units=units,
        leaders=leaders,
        players=players,
        deck=deck,
        discard=text.discard,
        parley=text.parley,
        winner=over.winner if over else None,
        over=over.reason if over else None,
        over_rule=over.rule if over else "",
    )


def _turn(text: PositionText) -> Turn:
    given = {"number": 1, "side": BOTTOM, "text": text.turn.get("card"), **text.turn}
    if text.over:
        given["phase"] = "over"
    return converted(given, Turn, "turn")


def _player(text: PositionText, side: Side) -> Player:
    cards = text.cards.get(side, CardsText())
    track = {}
    for number, line in cards.track.items():
        card, unit = words(line, 2, most=2)
        track[number] = Slot(card, unit)
    last = None
    if cards.last is not None:
        name, *mark = words(cards.last, 1, most=2)
        for word in mark:
            known(word, ["mirrored"], "mark of a card", f"{cards.last!r}")
        last = Played(name, mirrored=mark == ["mirrored"])
    banners = [_banner(line) for line in text.banners.get(side, [])]
    return Player(side, list(cards.hand or []), track, banners, last, list(cards.struck))


def _banner(line: str) -> Banner:
    kind, _, what = line.partition(" ")
    return converted({"kind": kind, "what": what}, Banner, f"{line!r}")


def _works(lines: list[str]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for line in lines:
        label, *sides = words(line, 2)
        for side in sides:
            known(side, get_args(Direction), "direction", f"{line!r}")
        if label in found:
            raise BadNotation(f"works: {label} stands here twice")
        found[label] = sides
    return found


def _deal(
    content: NapContent, text: PositionText, players: dict[Side, Player], turn: Turn
) -> list[str]:
    """Fill hands that the text leaves out, and return the deck, its next card last."""
    _check_cards(content, text, players, turn)
    rest = Counter(content.deck())
    for player in players.values():
        rest.subtract([*player.hand, *player.struck, *(one.card for one in player.track.values())])
    rest.subtract([*(text.deck or []), *text.discard, *([turn.card] if turn.card else [])])
    wrong = sorted(card for card, count in rest.items() if count < 0)
    if wrong:
        raise BadNotation(f"more cards than the deck has: {', '.join(wrong)}")
    left = sorted(rest.elements())
    for side, player in players.items():
        if text.cards.get(side, CardsText()).hand is None:
            size = content.scenarios[text.scenario].sides[side].hand
            player.hand, left = left[:size], left[size:]
        player.hand.sort()
    return left if text.deck is None else text.deck[::-1]


def _check_cards(
    content: NapContent, text: PositionText, players: dict[Side, Player], turn: Turn
) -> None:
    """Raise ``BadNotation`` for a card that there is not."""
    for side, player in players.items():
        slots = [one.card for one in player.track.values()]
        for card in (*player.hand, *player.struck, *slots):
            known(card, content.cards, "card", f"cards of {side}")
    for card in (*(text.deck or []), *text.discard, *([turn.card] if turn.card else [])):
        known(card, content.cards, "card", "cards")


def _frames(text: PositionText, state: NapState) -> list[Any]:
    if text.over:
        return []
    step = {"step": STEPS[state.turn.phase], **text.frame}
    frames: list[Any] = [converted(step, TurnFrame, "frame")]
    kinds: dict[str, type[msgspec.Struct]] = {
        "combat": CombatFrame,
        "roll": RollFrame,
        "leader": LeaderFrame,
    }
    for name, kind in kinds.items():
        if given := getattr(text, name):
            frames.append(converted(given, kind, name))
    return frames


# Writing -----------------------------------------------------------------------------------------


def write(content: NapContent, state: NapState) -> dict[str, Any]:
    """Write a state as plain values, as ``read`` takes them; defaults are left out."""
    terrain: dict[str, list[str]] = {}
    for label, kind in sorted(state.terrain.items()):
        terrain.setdefault(kind, []).append(label)
    text = PositionText(
        scenario=state.scenario,
        options=state.options,
        turn=plain(state.turn, keep=("number", "side", "phase", "text")),
        terrain=terrain,
        works=[" ".join([label, *sides]) for label, sides in state.works.items()],
        cards={side: _cards_text(player) for side, player in state.players.items()},
        banners={
            side: [f"{one.kind} {one.what}" for one in player.banners]
            for side, player in state.players.items()
            if player.banners
        },
        deck=state.deck[::-1],
        discard=state.discard,
        parley=state.parley,
    )
    _write_pieces(content, state, text)
    if state.over is not None:
        text.over = {"winner": state.winner, "reason": state.over, "rule": state.over_rule}
    names = {TurnFrame: "frame", CombatFrame: "combat", RollFrame: "roll", LeaderFrame: "leader"}
    for frame in state.flow:
        setattr(text, names[type(frame)], plain(frame))
    found: dict[str, Any] = msgspec.to_builtins(text)
    return found


def _cards_text(player: Player) -> CardsText:
    last = None
    if player.last is not None:
        last = f"{player.last.card} mirrored" if player.last.mirrored else player.last.card
    track = {number: f"{slot.card} {slot.unit}" for number, slot in player.track.items()}
    return CardsText(list(player.hand), track, last, list(player.struck))


def _write_pieces(content: NapContent, state: NapState, text: PositionText) -> None:
    """Write units and leaders; ids are left out where reading gives the same."""
    units = leaders = 0
    for side in (BOTTOM, TOP):
        lines = text.bottom if side == BOTTOM else text.top
        left = [one for one in state.leaders if one.side == side]
        for unit in [one for one in state.units if one.side == side]:
            units += 1
            number = f"l{leaders + 1}"
            led = next((one for one in left if one.id == number and _goes_with(one, unit)), None)
            if led is not None:
                leaders += 1
                left.remove(led)
            lines.append(write_unit(content, unit, led, f"u{units:02}"))
        for leader in left:
            leaders += 1
            text.leaders.setdefault(side, []).append(write_leader(leader, f"l{leaders}"))


def _goes_with(leader: Leader, unit: Unit) -> bool:
    return leader.hex == unit.hex and not leader.ordered
