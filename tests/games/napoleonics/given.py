"""Positions for the rule tests, orders as players type them, and forced dice."""

from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.notation import positions
from tests.games.commands_colors.given import Hand
from tests.games.napoleonics.system import SYSTEM, load

GAME = SYSTEM.game(load())
HAND = Hand(GAME, {"I": 1, "C": 3, "A": 4, "F": 5, "S": 6})
settled, do, after = HAND.settled, HAND.do, HAND.after
refusal, orders, asked, told, unit = HAND.refusal, HAND.orders, HAND.asked, HAND.told, HAND.unit


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


def scene(position):
    """Return the look-ups for the pure chapters."""
    return Scene(GAME.tables, position.state)


def keys_of(text):
    """Yield the message keys of a text and of its arguments."""
    yield text.key
    for value in text.args.values():
        if hasattr(value, "key"):
            yield from keys_of(value)
