"""What the log tells of movements, in words."""

import pytest

from bot.engine.model import Term, term
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.words import captions
from tests.support.loaded import load_catalogue

CATALOGUE = load_catalogue()


@pytest.mark.parametrize(
    ("angle", "way"),
    [
        ("0", "straight ahead"),
        ("30", "30° to the right"),
        ("-12.5", "12° to the left"),
        ("180", "straight back"),
        ("-135", "back, 45° to the left"),
    ],
)
def test_a_movement_is_told_by_the_way_it_goes(angle, way):
    unit, action = Term("plain", {"text": "r3"}), Term("fas-act-double_move")
    line = term("fas-told-go", unit=unit, action=action, angle=angle, distance="14")

    told = captions.caption(Told(line=line, rule="FAS-4.4.2-a"))

    assert CATALOGUE.say(told, "en") == f"r3, Double Move: 14 in {way}. (FAS-4.4.2-a)"
