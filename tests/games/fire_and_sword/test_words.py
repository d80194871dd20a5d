"""Every reason that the rules give is said in every language."""

import ast
from pathlib import Path

import pytest

from bot import text
from bot.engine.model import term, worded
from bot.games.fire_and_sword.geometry.fixed import Place, Spot
from bot.games.fire_and_sword.geometry.turning import Wheel
from bot.games.fire_and_sword.notation.replies import Out
from bot.games.fire_and_sword.rules import fighter
from bot.games.fire_and_sword.words import places
from tests.support.loaded import load_catalogue

FOLDER = Path(fighter.__file__).parent.parent
CATALOGUE = load_catalogue()
BUILDERS = {
    "Text": (0, ""),
    "text": (0, ""),
    "Term": (0, ""),
    "term": (0, ""),
    "bar": (1, "fas-bar-"),
    "flaw": (2, "fas-flaw-"),
    "Fault": (1, "fas-fault-"),
}
"""Functions that take a message key: which argument it is, and what they put before it."""


def keys():
    """Return every message key that stands in the sources as a plain string."""
    found = set()
    for file in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                place, prefix = BUILDERS.get(name, (99, ""))
                argument = node.args[place] if len(node.args) > place else None
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.add(prefix + argument.value)
    return found


@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_no_reason_lacks_its_words(locale):
    missing = [key for key in sorted(keys() - {text.PLAIN}) if not CATALOGUE.has(key, locale)]

    assert missing == []
    assert {"fas-bar-poles", "fas-flaw-thresholds", "fas-part-cover"} <= keys()


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (places.at(Place(20_500, 18_000, 9_000)), "at 20.5, 18, heading 90°"),
        (places.turn(Wheel(-9_000, "FR")), "Turn left 90° about the front right corner"),
        (places.turn(Wheel(18_000)), "Turn about"),
        (places.shift(300, -400), "Make room: 0.5″, bearing 143°"),
        (places.out(Out(Spot(30_000, 23_000), 3, 0)), "30, 23, heading 0°, rear to the structure"),
        (places.out(Out(Spot(30_000, 23_000), 1, 0)), "30, 23, heading 0°, front to the structure"),
        (term("fas-told-turn", unit="r3", side="left", angle="90"), "r3 Turns by 90° to the left."),
        (term("fas-told-turn", unit="r3", side="about", angle="180"), "r3 Turns by 180°."),
        (places.aim(5_000), "at the middle of the edge"),
        (places.aim(2_500), "25 % of the edge right of its middle"),
        (places.aim(8_500), "35 % of the edge left of its middle"),
        (places.aim(0), "at the right corner of the edge"),
        (places.aim(Spot(30_000, 20_000)), "at 30, 20"),
    ],
)
def test_places_and_ways_are_said_in_words(said, words):
    assert CATALOGUE.say(worded(said), "en") == words
