"""Positions for the rule tests, orders as players type them, and forced dice."""

from bot.engine import flow
from bot.engine.draws import ScriptedDraws, SeededDraws
from bot.engine.flow import Position, Transition
from bot.engine.model import Draw
from bot.engine.refusal import Refused
from bot.games.hoth import positions
from bot.games.hoth.scene import Scene
from bot.library import load_games

GAME = load_games()["hoth"]
VALUES = {"infantry": 1, "vehicle": 3, "explosion": 4, "retreat": 5, "miss": 6}
SHORT = {
    "snow": "snowtroopers",
    "at": "at_at",
    "droid": "probe_droids",
    "echo": "echo_troopers",
    "fly": "snowspeeders",
    "art": "rebel_artillery",
}


def given(side="rebels", phase="attack", card=None, *, empire=(), rebels=(), terrain=None, **more):
    """Build a settled position: units as ``echo F4(2) ordered 0``, terrain as ``rocks: D4 E5``.

    Without a card the side on turn has played one that only orders units.
    """
    usual = {"rebels": "R116", "empire": "E116"}[side]
    turn = {"side": side, "phase": phase, **more.pop("turn", {})}
    if phase not in ("play_card", "draw"):
        turn["card"] = card or usual
    raw = {
        "turn": turn,
        "empire": [long_name(line) for line in empire],
        "rebels": [long_name(line) for line in rebels],
        "terrain": {kind: labels.split() for kind, labels in (terrain or {}).items()},
        **more,
    }
    return settled(positions.read(GAME.content, raw))


def long_name(line):
    """Spell out the short name of a unit type."""
    word, _, rest = line.partition(" ")
    return f"{SHORT[word]} {rest}"


def settled(state):
    """Run the rules until somebody must choose, without any chance."""
    t = Transition(state, ScriptedDraws([]))
    while t.state.flow and not t.state.open:
        GAME.advance(t)
    return Position(GAME, t.state)


def generators(west="G3", east="G8"):
    """The two shield generators of S07, on hexes of choice."""
    kinds = {"west_generator": west, "east_generator": east}
    return [f"{name} shield_generator {label} rebels" for name, label in kinds.items()]


def roll(faces):
    """Force one roll, written as face names."""
    values = tuple(VALUES[face] for face in faces.split())
    return Draw("roll", len(values), 6, "", values)


def do(position, order, *rolls):
    """Give an order in notation at the open decision, with forced dice; shuffles are free."""
    decision = position.open[0]
    view = position.view(decision.seat)
    action = GAME.read(view, decision, order)
    draws = ScriptedDraws([roll(one) for one in rolls], SeededDraws(b"given", "rules"))
    if rolls:
        draws = ScriptedDraws([roll(one) for one in rolls])
    return flow.submit(position, decision.seat, decision.serial, action, draws)


def after(position, *orders):
    """Give several orders that need no dice, one after the other, and return the position."""
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
        return refused.rule, refused.reason.key.removeprefix("hoth-refused-")
    raise AssertionError(f"{order} was accepted")


def asked(position):
    """Return what is asked of whom, e.g. ``DP-MOVE rebels-1``."""
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


def medals(position, side):
    """Return the medals of a side as everybody sees them."""
    return position.view(None).sides[side].medals
