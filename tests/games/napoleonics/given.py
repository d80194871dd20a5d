"""Positions for the rule tests, orders as players type them, and forced dice."""

from bot.engine import flow
from bot.engine.draws import ScriptedDraws, SeededDraws
from bot.engine.flow import Position, Transition
from bot.engine.model import Draw
from bot.engine.refusal import Refused
from bot.games.napoleonics import positions
from bot.games.napoleonics.scene import Scene
from tests.games.napoleonics.system import SYSTEM, load

GAME = SYSTEM.game(load())
FACES = {"I": 1, "C": 3, "A": 4, "F": 5, "S": 6}


def given(*args, **more):
    """Build a settled position; see ``laid``."""
    return settled(laid(*args, **more))


def ground(*args, **more):
    """Return the look-ups for a position as it is laid out, whoever could decide what."""
    return Scene(GAME.tables, laid(*args, **more))


def laid(side="bottom", phase="combat", card="attack_centre", *, bottom=(), top=(), **more):
    """Build a state: units as ``B-LN F4(2) ordered``."""
    turn = {"side": side, "phase": phase, **more.pop("turn", {})}
    if phase != "command":
        turn["card"] = card
    raw = {"turn": turn, "bottom": list(bottom), "top": list(top), **more}
    return positions.read(GAME.content, raw)


def settled(state):
    """Run the rules until somebody must choose, without any dice."""
    t = Transition(state, ScriptedDraws([], SeededDraws(b"given", "rules")))
    while t.state.flow and not t.state.open:
        GAME.advance(t)
    return Position(GAME, t.state)


def do(position, order, *rolls):
    """Give an order in notation at the open decision, with dice as ``I S F``."""
    decision = position.open[0]
    action = GAME.read(position.view(decision.seat), decision, order)
    draws = []
    for one in rolls:
        values = tuple(FACES[face] for face in one.split())
        draws.append(Draw("roll", len(values), 6, "", values))
    source = ScriptedDraws(draws) if draws else ScriptedDraws([], SeededDraws(b"given", "rules"))
    return flow.submit(position, decision.seat, decision.serial, action, source)


def after(position, *orders):
    """Give several orders, one after the other, and return the position."""
    for order in orders:
        position = do(position, order).position
    return position


def refusal(position, order):
    """Return (rule id, message key) of the refusal of an order, which must change nothing."""
    before = position.encode()
    try:
        do(position, order)
    except Refused as refused:
        assert position.encode() == before
        return refused.rule, refused.reason.key.removeprefix("napoleonics-refused-")
    raise AssertionError(f"{order} was accepted")


def asked(position):
    """Return what is asked of whom, e.g. ``D-06 bottom``."""
    return [f"{decision.point} {decision.seat}" for decision in position.open]


def orders(position):
    """Return all legal orders of the open decision, as they are written."""
    return [GAME.write(action) for action in position.options(position.open[0])]


def told(step):
    """Return the kinds of the events in their order."""
    return [event.__struct_config__.tag for event in step.events]


def unit(position, label):
    """Return the unit on a hex, or None."""
    return next((one for one in position.state.units if one.hex == label), None)


def scene(position):
    """Return the look-ups for the pure chapters."""
    return Scene(GAME.tables, position.state)


def keys_of(text):
    """Yield the message keys of a text and of its arguments."""
    yield text.key
    for value in text.args.values():
        if hasattr(value, "key"):
            yield from keys_of(value)
