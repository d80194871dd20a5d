"""Every position of a battle can be written as text and read back."""

import random

import msgspec
import pytest

from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.games.hoth.notation import positions
from bot.games.hoth.notation.units import BadNotation, read_unit, write_unit
from bot.selfplay import setup_of
from tests.support.loaded import load_content, load_games

CONTENT = load_content("hoth")
GAME = load_games()["hoth"]


def comparable(state):
    """Return a state without what its text leaves out: counters, open decisions, unit order."""
    plain = msgspec.to_builtins(state)
    for counter in ("open", "serial", "draws"):
        plain.pop(counter)
    plain["units"].sort(key=lambda unit: unit["id"])
    return plain


@pytest.mark.parametrize("scenario", sorted(CONTENT.scenarios))
def test_every_position_of_a_random_battle_survives_the_round_trip(scenario):
    source = random.Random(scenario)
    draws = SeededDraws(scenario.encode(), "round-trip")
    position = flow.begin(GAME, setup_of(GAME, scenario), draws).position
    for _ in range(150):
        text = positions.write(CONTENT, position.state)
        again = positions.read(CONTENT, msgspec.json.decode(msgspec.json.encode(text)))
        assert comparable(again) == comparable(position.state)
        if not position.open:
            break
        decision = position.open[0]
        action = source.choice(position.options(decision))
        position = flow.submit(position, decision.seat, decision.serial, action, draws).position


UNITS = [
    "snowtroopers C3",
    "snowtroopers C3(2) badge e_web moved",
    "snowtroopers C3(2/3) badge assault_squad ordered 1 walked 2 stopped",
    "u7=snowtroopers C3 fallback attacked 1 broke post",
]


@pytest.mark.parametrize("line", UNITS)
def test_a_unit_is_written_as_it_was_read(line):
    unit = read_unit(CONTENT, "empire", line, "u01")

    assert write_unit(CONTENT, unit, "u01") == line


WRONG = {
    "snowtroopers": "at least 2 words",
    "snowspeeders C3": "no unit type of empire snowspeeders; did you mean snowtroopers",
    "snowtroopers c3": "c3 is no hex with figures",
    "snowtroopers C3(0)": "1 to 4 figures",
    "snowtroopers C3(4/90)": "1 to 4 figures",
    "snowtroopers C3 walked 9999999": "'9999999' is no number",
    "snowtroopers C11": "C11 is not on the board",
    "snowtroopers C3(5)": "1 to 4 figures",
    "snowtroopers C3 badge sheriff": "Invalid enum value 'sheriff'",
    "snowtroopers C3 dancing": "what is 'dancing'",
}


@pytest.mark.parametrize("line", WRONG)
def test_a_unit_that_cannot_be_read_says_why(line):
    with pytest.raises(BadNotation, match=WRONG[line]):
        read_unit(CONTENT, "empire", line, "u01")
