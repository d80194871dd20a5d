"""Positions for the rule tests, orders as players type them, and forced dice."""

from bot.games.hoth.model.scene import Scene
from bot.games.hoth.notation import positions
from tests.games.commands_colors.given import Hand
from tests.support.loaded import load_catalogue, load_games

CATALOGUE = load_catalogue()
GAME = load_games()["hoth"]
HAND = Hand(GAME, {"infantry": 1, "vehicle": 3, "explosion": 4, "retreat": 5, "miss": 6})
settled, roll, do, after = HAND.settled, HAND.roll, HAND.do, HAND.after
refusal, orders, asked, told, unit = HAND.refusal, HAND.orders, HAND.asked, HAND.told, HAND.unit
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


def generators(west="G3", east="G8"):
    """The two shield generators of S07, on hexes of choice."""
    kinds = {"west_generator": west, "east_generator": east}
    return [f"{name} shield_generator {label} rebels" for name, label in kinds.items()]


def scene(position):
    """Return the look-ups for the pure chapters."""
    return Scene(GAME.tables, position.state)


def medals(position, side):
    """Return the medals of a side as everybody sees them."""
    return position.view(None).sides[side].medals


def said(position, order):
    """Return the refusal of an order at the open decision, in English."""
    decision = position.open[0]
    view = position.view(decision.seat)
    refused = GAME.words.refusal(view, decision, GAME.read(view, decision, order))
    return CATALOGUE.say(refused.reason, "en")
