"""Whether a written position can be: every name exists, every thing is there once, on its side.

Raises ``BadNotation`` for the first thing that cannot be so. Whether such a position can come
about in a battle is left open: cases put down what they are about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.engine.model import Seat, Side
from bot.games.commands_colors.notation import on_board
from bot.games.hoth.content import Countdown, HothContent
from bot.games.hoth.content.check import may_stand, may_wear
from bot.games.hoth.model.state import EMPIRE, REBELS, AttackFrame, HothState, TurnFrame, Unit
from bot.games.hoth.phases import options
from bot.games.notation import BadNotation, between, known, once

SIDES = (EMPIRE, REBELS)
MANY = 1000
"""More than any number of a position."""


def check(content: HothContent, state: HothState) -> None:
    """Check a position as a whole; raises ``BadNotation``."""
    _options(content, state)
    _forts(content, state)
    _objectives(content, state)
    for unit in state.units:
        _unit(content, state, unit)
    once((unit.hex for unit in state.units), "units", "a unit on")
    _badges(content, state)
    _ids(content, state)
    _players(content, state)
    _sides(content, state)
    _turn(content, state)
    _frames(content, state)


def _options(content: HothContent, state: HothState) -> None:
    listed = {one.key: one for one in options.of_match(is_campaign=False)}
    commanders = {options.commander_key(seat): seat for seat in state.players}
    for key, value in state.options.items():
        known(key, [*listed, *commanders], "option", "options")
        if key in commanders:
            known(value, content.commanders, "commander", f"options.{key}")
        elif not listed[key].accepts(value):
            raise BadNotation(f"options.{key}: {value} is not among its values")


def _forts(content: HothContent, state: HothState) -> None:
    once((fort.id for fort in state.forts), "forts")
    once((fort.hex for fort in state.forts), "forts", "a fortification on")
    for fort in state.forts:
        known(fort.kind, content.fortifications, "fortification", "forts")
        known(fort.owner, SIDES, "side", f"forts: {fort.id}")
        on_board(content.board, fort.hex, f"forts: {fort.id}")


def _objectives(content: HothContent, state: HothState) -> None:
    once((one.id for one in state.objectives), "objectives")
    for one in state.objectives:
        where = f"objectives: {one.id}"
        on_board(content.board, one.hex, where)
        for side in one.sides:
            known(side, SIDES, "side", where)
        between(one.medals, 1, MANY, f"{where}: medals")
        if one.taken is not None:
            known(one.taken, one.sides, "side that may take it", where)
            if one.kind == "temporary":
                raise BadNotation(f"{where}: a temporary medal is held, not taken")


def _unit(content: HothContent, state: HothState, unit: Unit) -> None:
    where = f"units: {unit.type} on {unit.hex}"
    kind = content.unit_types[unit.type]
    ground = state.terrain.get(unit.hex, "snow")
    if any(fort.hex == unit.hex and fort.standing for fort in state.forts):
        raise BadNotation(f"{where}: a fortification stands there")
    if not may_stand(content, kind, ground):
        raise BadNotation(f"{where}: it cannot stand on {ground}")
    if unit.badge and not may_wear(content.badges.get(unit.badge), kind):
        raise BadNotation(f"{where}: it cannot have the badge {unit.badge}")
    if unit.ordered and unit.side != state.turn.side:
        raise BadNotation(f"{where}: ordered, but it is the turn of {state.turn.side}")
    card = content.cards.get(state.turn.card or "")
    if unit.ordered and unit.clause is not None and card is not None:
        between(unit.clause, 0, len(card.orders) - 1, f"{where}: clause of {card.id}")
    between(unit.hexes_moved, 0, len(content.board.hexes), f"{where}: hexes moved")
    between(unit.attacks_made, 0, MANY, f"{where}: attacks")


def _badges(content: HothContent, state: HothState) -> None:
    for badge, count in Counter(unit.badge for unit in state.units if unit.badge).items():
        pieces = content.badges[badge].pieces
        if count > pieces:
            raise BadNotation(f"units: {count} badges {badge}, but there are {pieces}")


def _ids(content: HothContent, state: HothState) -> None:
    waiting = [(side, one) for side, own in state.sides.items() for one in own.waiting]
    once(_units(state), "units", "the id")
    once((one.id for _, one in waiting), "waiting", "the id")
    for side, one in waiting:
        where = f"waiting: {one.id}"
        known(one.type, content.unit_types, "unit type", where)
        _own(content.unit_types[one.type].side, side, f"{where} {one.type}")
        between(one.due, 0, MANY, where)
        if any(unit.id == one.id for unit in state.units):
            raise BadNotation(f"{where} is on the board")
    for gone in state.gone:
        known(gone.type, content.unit_types, "unit type", f"gone: {gone.id}")
        _own(content.unit_types[gone.type].side, gone.side, f"gone: {gone.type}")


def _own(side: Side, wanted: Side, where: str) -> None:
    if side != wanted:
        raise BadNotation(f"{where} belongs to {side}, not to {wanted}")


def _cards(content: HothContent, cards: Iterable[str], side: Side, where: str) -> None:
    for card in cards:
        known(card, content.cards, "card", where)
        _own(content.cards[card].side, side, f"{where}: {card}")


def _players(content: HothContent, state: HothState) -> None:
    for side, own in state.sides.items():
        known_seats = [Seat(f"{side}-{number}") for number in (1, 2)]
        for seat in own.seats:
            known(seat, known_seats, "seat", f"seats of {side}")
        once(own.seats, f"seats of {side}")
        for seat in own.seats:
            player = state.players[seat]
            played = [state.turn.card] if state.turn.card and state.turn.seat == seat else []
            every = [*player.hand, *player.deck, *player.discard]
            _cards(content, every, side, f"cards of {seat}")
            lying = every if state.turn.phase == "draw" else [*every, *played]
            once(lying, f"cards of {seat}")
    for seat in state.delegating:
        known(seat, state.players, "seat", "delegating")
    if state.parley.offer is not None:
        known(state.parley.offer, SIDES, "side", "parley")
    for proposal in state.parley.proposals:
        known(proposal.seat, state.players, "seat", "parley")


def _sides(content: HothContent, state: HothState) -> None:
    rules = content.scenarios[state.scenario].special_rules
    tracks = {rule.id: rule.target for rule in rules if isinstance(rule, Countdown)}
    for side, own in state.sides.items():
        between(own.next_player, 0, len(own.seats) - 1, f"next_player of {side}")
        for what in ("medals_kills", "medals_permanent", "medals_bonus", "own_turns"):
            between(getattr(own, what), 0, MANY, f"{what} of {side}")
    for key, steps in state.countdowns.items():
        known(key, tracks, f"countdown of {state.scenario}", "countdowns")
        between(steps, 0, tracks[key], f"countdowns: {key}")
    between(state.idle_turns, 0, MANY, "idle_turns")


def _turn(content: HothContent, state: HothState) -> None:
    turn = state.turn
    between(turn.number, 1, MANY, "turn: number")
    between(turn.eliminated, 0, MANY, "turn: eliminated")
    known(turn.seat, state.sides[turn.side].seats, f"seat of {turn.side}", "turn")
    if turn.card is not None:
        _cards(content, [turn.card], turn.side, "turn")
    if turn.support is not None:
        known(turn.support, content.support_cards, "support card", "turn")
        _own(content.support_cards[turn.support].side, turn.side, f"turn: {turn.support}")
    if turn.support_unit is not None:
        known(turn.support_unit, _units(state), "unit", "turn")
    if state.winner is not None:
        known(state.winner, SIDES, "side", "over")


def _units(state: HothState) -> list[str]:
    return [*(unit.id for unit in state.units), *(one.id for one in state.gone)]


def _frames(content: HothContent, state: HothState) -> None:
    for frame in state.flow:
        if isinstance(frame, TurnFrame):
            _turn_frame(content, state, frame)
        elif isinstance(frame, AttackFrame):
            _attack(content, state, frame)


def _turn_frame(content: HothContent, state: HothState, frame: TurnFrame) -> None:
    player = state.players[state.turn.seat]
    _cards(content, frame.drawn, state.turn.side, "frame: drawn")
    once([*frame.drawn, *player.deck, *player.discard, *player.hand], "frame: drawn")
    for what in ("keep", "discarded", "may_discard", "plus"):
        between(getattr(frame, what), 0, MANY, f"frame: {what}")
    for what in ("mate_may_discard", "mate_discarded", "mate_plus"):
        between(getattr(frame, what), 0, MANY, f"frame: {what}")
    for unit in frame.recovered:
        known(unit, _units(state), "unit", "frame: recovered")


def _attack(content: HothContent, state: HothState, frame: AttackFrame) -> None:
    for label in (frame.origin, frame.target_hex):
        on_board(content.board, label, "attack")
    known(frame.attacker, _units(state), "unit", "attack: attacker")
    if frame.target is not None:
        known(frame.target, _units(state), "unit", "attack: target")
    if frame.fort is not None:
        known(frame.fort, [fort.id for fort in state.forts], "fortification", "attack")
    if frame.target is None and frame.fort is None:
        raise BadNotation(f"attack: there is nothing on {frame.target_hex}")
    between(frame.retreats, 0, MANY, "attack: retreats")
