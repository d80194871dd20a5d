"""Positions for the rule tests, orders as players type them, and all that an order tells."""

from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position, Transition
from bot.engine.model import ANYTIME, Decision
from bot.engine.refusal import Refused
from bot.games.lords.model.events import UnitHit
from bot.games.lords.model.field import Field
from bot.games.lords.notation import positions
from bot.games.lords.rules.geometry import label
from tests.support.loaded import load_games

GAME = load_games()["lords"]
TABLES = GAME.tables
DRAWS = SeededDraws(b"lords", "tests")
FILL = ["goblin_shanker_fr"] * 5
"""Five cards that make a hand of one card a full one."""


def given(south=(), north=(), *, hand=(), to_move="south", other=(), cards=None, **more):
    """Build a settled position: units as ``orc_butcher d3``, the hand of the side to move.

    ``other`` is the opponent's hand; ``cards`` adds decks, piles and armies by side, ``more`` any
    field of the position's notation.
    """
    opponent = "north" if to_move == "south" else "south"
    hands = {to_move: list(hand), opponent: list(other)}
    raw = {
        "turn": {"side": to_move, **more.pop("turn", {})},
        "south": list(south),
        "north": list(north),
        "cards": {side: {"hand": hands[side], **(cards or {}).get(side, {})} for side in hands},
        **more,
    }
    return settled(positions.read(TABLES, raw))


def settled(state):
    """Let a state go on to its first question."""
    t = Transition(state, DRAWS)
    while t.state.flow and not t.state.open:
        GAME.advance(t)
    return Position(GAME, t.state)


def legal(position):
    """Return the legal orders of the open decision, as written."""
    return {GAME.write(action) for action in position.options(position.open[0])}


def cells(position, short):
    """Return the cells where a card may be placed."""
    return {order.split()[1] for order in legal(position) if order.split()[0] == short}


def act(position, order, seat=None):
    """Give an order, by default for the seat that is asked; return the step."""
    seat = seat or position.open[0].seat
    decision = position.decision_of(seat) or Decision(ANYTIME, "", seat)
    view = position.view(seat)
    action = GAME.read(view, decision, order)
    serial = ANYTIME if action in GAME.anytime(view, seat) else decision.serial
    return flow.submit(position, seat, serial, action, DRAWS)


def after(position, *orders):
    """Give several orders and return the position after the last."""
    for order in orders:
        position = act(position, order).position
    return position


def refused(position, order, seat=None):
    """Return the refusal of an order, which changes nothing."""
    before = position.encode()
    try:
        act(position, order, seat)
    except Refused as refusal:
        assert position.encode() == before
        return refusal
    raise AssertionError(f"{order} was accepted")


def totals(step):
    """Return what every unit that was hit took, by cell; ``!`` marks the eliminated."""
    return {
        label(event.cell): f"{event.total}{'!' if event.eliminated else ''}"
        for event in step.events
        if isinstance(event, UnitHit)
    }


def asked(position):
    """Return the open question: its point and seat."""
    return " ".join((position.open[0].point, position.open[0].seat)) if position.open else "none"


def where(position):
    """Return the units on the mat by cell: side and card."""
    return {label(one.cell): f"{one.side} {one.card}" for one in position.state.units}


def force(position, side):
    """Return the cards of a side."""
    return position.state.forces[side]


def field(position):
    """Return the mat."""
    state = position.state
    return Field(TABLES, state.units, borderless=state.terms.borderless)


def told(step, kind):
    """Return the events of a kind."""
    return [event for event in step.events if isinstance(event, kind)]
