"""Whether a written position can be: every name exists, every thing is there once, on its side.

Raises ``BadNotation`` for the first thing that cannot be so. Whether such a position can come
about in a battle is left open: cases put down what they are about.
"""

from __future__ import annotations

from bot.engine.model import Side
from bot.engine.refusal import Refused
from bot.games.commands_colors.notation import on_board
from bot.games.napoleonics.content import NapContent
from bot.games.napoleonics.content.check import MOST_BANNERS
from bot.games.napoleonics.model.state import (
    BOTTOM,
    TOP,
    Banner,
    CombatFrame,
    Leader,
    LeaderFrame,
    NapState,
    Player,
    RollFrame,
    TurnFrame,
    Unit,
)
from bot.games.napoleonics.phases import contest, setup
from bot.games.notation import BadNotation, between, known, once

SIDES = (BOTTOM, TOP)
MANY = 1000
"""More than any number of a position."""
BEFORE = ("react", "form", "first", "attack", "roll")
"""Steps of a combat and a roll at which all who take part still stand."""


def check(content: NapContent, state: NapState) -> None:
    """Check a position as a whole; raises ``BadNotation``."""
    _options(state)
    for unit in state.units:
        _unit(content, state, unit)
    for leader in state.leaders:
        _leader(content, state, leader)
    _pieces(state)
    _works(content, state)
    for side, player in state.players.items():
        _player(content, state, side, player)
    _turn(content, state)
    for frame in state.flow:
        _frame(content, state, frame)


def _options(state: NapState) -> None:
    listed = {one.key: one for one in setup.match_options()}
    for key, value in state.options.items():
        known(key, [*listed, contest.CARRIED], "option", "options")
        if key in listed and not listed[key].accepts(value):
            raise BadNotation(f"options.{key}: {value} is not among its values")
    try:
        contest.carried(state.options)
    except Refused as error:
        raise BadNotation(f"options.{contest.CARRIED}: no banners such as 5:3") from error
    if state.parley.offer is not None:
        known(state.parley.offer, SIDES, "side", "parley")
    for proposal in state.parley.proposals:
        known(proposal.seat, SIDES, "seat", "parley")


def _unit(content: NapContent, state: NapState, unit: Unit) -> None:
    where = f"{unit.side}: {unit.type} on {unit.hex}"
    ground = state.terrain.get(unit.hex, "clear")
    if content.terrain[ground].bars(content.unit_types[unit.type].unit_class):
        raise BadNotation(f"{where}: it cannot stand on {ground}")
    if unit.ordered and unit.side != state.turn.side:
        raise BadNotation(f"{where}: ordered, but it is the turn of {state.turn.side}")
    if unit.square is not None:
        between(unit.square, 1, content.match.square_slots, f"{where}: square")
    between(unit.hexes_moved, 0, len(content.board.hexes), f"{where}: hexes walked")


def _leader(content: NapContent, state: NapState, leader: Leader) -> None:
    if leader.hex is None:
        return
    where = f"{leader.side}: {leader.name} on {leader.hex}"
    ground = state.terrain.get(leader.hex, "clear")
    if content.terrain[ground].bars(None):
        raise BadNotation(f"{where}: nobody can stand on {ground}")
    if any(unit.hex == leader.hex and unit.side != leader.side for unit in state.units):
        raise BadNotation(f"{where}: an enemy unit stands there")
    if leader.ordered and leader.side != state.turn.side:
        raise BadNotation(f"{where}: ordered, but it is the turn of {state.turn.side}")


def _pieces(state: NapState) -> None:
    once((unit.id for unit in state.units), "units", "the id")
    once((leader.id for leader in state.leaders), "leaders", "the id")
    once((unit.hex for unit in state.units), "units", "a unit on")
    once((leader.name for leader in state.leaders), "leaders")
    once((leader.hex for leader in state.leaders if leader.hex), "leaders", "a leader on")
    nations = [{unit.type[0] for unit in state.units if unit.side == side} for side in SIDES]
    for letter in sorted(set.intersection(*nations)):
        raise BadNotation(f"units: {letter}- on both sides")


def _works(content: NapContent, state: NapState) -> None:
    for label, sides in state.works.items():
        where = f"works: {label}"
        on_board(content.board, label, "works")
        if len(set(sides)) != content.field_works.sides or len(sides) != len(set(sides)):
            raise BadNotation(f"{where}: exactly {content.field_works.sides} different sides")
        if state.terrain.get(label, "clear") not in ("clear", "hill"):
            raise BadNotation(f"{where}: field works lie on clear or hill hexes")


def _player(content: NapContent, state: NapState, side: Side, player: Player) -> None:
    where = f"cards of {side}"
    own = {unit.id: unit for unit in state.units if unit.side == side}
    for number, slot in player.track.items():
        slots = [str(one) for one in range(1, content.match.square_slots + 1)]
        known(number, slots, "slot", f"{where}: track")
        known(slot.unit, own, "own unit", f"{where}: track {number}")
        if str(own[slot.unit].square) != number:
            raise BadNotation(f"{where}: {slot.unit} is not in square {number}")
    if player.last is not None:
        known(player.last.card, content.cards, "card", f"{where}: last")
    between(len(player.banners), 0, MOST_BANNERS, f"banners of {side}")
    for banner in player.banners:
        _banner(content, side, banner)


def _banner(content: NapContent, side: Side, banner: Banner) -> None:
    where = f"banners of {side}"
    if banner.kind == "unit":
        known(banner.what, content.unit_types, "unit type", where)
    elif banner.kind == "objective":
        for label in banner.what.split("+"):
            on_board(content.board, label, where)
    elif not banner.what:
        raise BadNotation(f"{where}: a leader has a name")


def _turn(content: NapContent, state: NapState) -> None:
    turn = state.turn
    between(turn.number, 1, MANY, "turn: number")
    between(turn.command, 0, MANY, "turn: command")
    known(turn.side, SIDES, "side", "turn")
    for card in (turn.card, turn.text):
        if card is not None:
            known(card, content.cards, "card", "turn")
    for unit in turn.regained:
        known(unit, [one.id for one in state.units], "unit", "turn: regained")
    if state.winner is not None:
        known(state.winner, SIDES, "side", "over")


def _frame(content: NapContent, state: NapState, frame: object) -> None:
    match frame:
        case TurnFrame(drawn=drawn):
            for card in drawn:
                known(card, content.cards, "card", "frame: drawn")
        case CombatFrame():
            _places(content, "combat", frame.origin, frame.target_hex)
            if frame is state.flow[-1] and frame.step in BEFORE:
                _ids(state, "combat", frame.attacker, frame.target, *frame.joined)
            _led(state, "combat", frame.leader)
        case RollFrame():
            _places(content, "roll", frame.origin, frame.target_hex)
            if frame is state.flow[-1] and frame.step in BEFORE:
                _ids(state, "roll", frame.roller, frame.target, *frame.joined)
            _led(state, "roll", frame.leader)
            for what in ("hits", "flags", "owed"):
                between(getattr(frame, what), 0, MANY, f"roll: {what}")
        case LeaderFrame():
            _places(content, "leader", frame.at)
            _led(state, "leader", frame.leader)
            between(frame.steps, 0, MANY, "leader: steps")


def _places(content: NapContent, where: str, *labels: str) -> None:
    for label in labels:
        on_board(content.board, label, where)


def _ids(state: NapState, where: str, *units: str | None) -> None:
    for unit in units:
        if unit is not None:
            known(unit, [one.id for one in state.units], "unit", where)


def _led(state: NapState, where: str, leader: str | None) -> None:
    if leader is not None:
        known(leader, [one.id for one in state.leaders], "leader", where)
