"""Cases are read strictly, and a case that does not hold says what is different."""

import re
import textwrap

import pytest

from bot import cases
from bot.cases import CaseError, load_case, position_case, run_case
from bot.engine import flow
from bot.engine.draws import SeededDraws
from bot.engine.model import Setup
from tests.support.loaded import load_games

GOOD = """
id: demo
title: A demonstration
system: hoth
position:
  turn: {side: rebels, phase: attack, card: R108}
  terrain: {rocks: [D4]}
  rebels: [echo_troopers E4(2) ordered]
  empire: [snowtroopers D4]
  cards: {rebels: {hand: [R101]}}
steps:
  - do: E4xD4
    draws: [[miss, explosion]]
    expect:
      units: {D4: snowtroopers (3), E4: echo_troopers (2)}
      unseen: {empire: [R101], spectator: [R101]}
      seen: {rebels: [R101]}
      winner: none
"""


@pytest.fixture
def case(tmp_path):
    """Write a case, changed by replacing a text."""

    def write(old="", new="", text=GOOD):
        path = tmp_path / "demo.yaml"
        path.write_text(text.replace(old, new) if old else text, encoding="utf-8")
        return path

    return write


def test_a_case_that_holds_has_no_failures(case):
    assert run_case(case()) == []


DIFFERENT = {
    "units": (
        "snowtroopers (3)",
        "snowtroopers (2)",
        "step 1 (E4xD4): D4: snowtroopers D4(3), expected snowtroopers D4(2)",
    ),
    "refusal expected": (
        "      winner: none",
        "      refused: any",
        "step 1 (E4xD4): accepted, expected a refusal by any",
    ),
    "refused": (
        "do: E4xD4\n    draws: [[miss, explosion]]",
        "do: E4xC4",
        "step 1 (E4xC4): refused: HOTH-ATK-09 hoth-refused-no-enemy (hex C4)",
    ),
    "seen": (
        "seen: {rebels: [R101]}",
        "seen: {empire: [R101]}",
        "step 1 (E4xD4): empire does not see R101",
    ),
    "unseen": (
        "unseen: {empire: [R101], spectator: [R101]}",
        "unseen: {rebels: [R101]}",
        "step 1 (E4xD4): rebels sees R101",
    ),
    "winner": (
        "winner: none",
        "winner: rebels",
        "step 1 (E4xD4): winner none, expected rebels",
    ),
    "decision": (
        "winner: none",
        "decision: DP-MOVE rebels",
        "step 1 (E4xD4): decision DP-PLAY empire-1, expected DP-MOVE rebels",
    ),
    "another number of dice": (
        "[[miss, explosion]]",
        "[[miss]]",
        "step 1 (E4xD4): scripted Draw(kind='roll', count=1, bound=6, rule='', result=(6,)), "
        "but the rules ask a roll of 2 (bound 6) for HOTH-RES-01",
    ),
    "draws left over": (
        "[[miss, explosion]]",
        "[[miss, explosion], [miss]]",
        "step 1 (E4xD4): 1 draws of the case were not used",
    ),
}


@pytest.mark.parametrize("name", DIFFERENT)
def test_a_case_that_does_not_hold_says_what_is_different(case, name):
    old, new, line = DIFFERENT[name]

    assert line in run_case(case(old, new))


BROKEN = {
    "unknown system": ("system: hoth", "system: chess", "no system chess"),
    "unknown field": ("title:", "titel:", "unknown field `titel`"),
    "unknown fact": ("      winner: none", "      weather: fine", "unknown field `weather`"),
    "bad unit": ("snowtroopers D4]", "snowtroopers Z9]", "Z9 is not on the board"),
    "unknown die": ("[[miss, explosion]]", "[[miss, boom]]", "no die shows 'boom'"),
    "yaml trap": ("winner: none", "winner: no", "put no in quotation marks"),
    "neither position nor scenario": ("position:", "options:", "demo.yaml"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_case_is_refused_with_its_file_and_reason(case, name):
    old, new, reason = BROKEN[name]

    with pytest.raises(CaseError) as caught:
        run_case(case(old, new))

    assert "demo.yaml" in str(caught.value)
    assert reason in str(caught.value)


def test_a_position_in_play_can_be_written_as_a_case(tmp_path):
    game = load_games()["hoth"]
    setup = Setup(scenario="S08", seats=tuple(info.seat for info in game.seats("S08")))
    draws = SeededDraws(b"seed", "m1")
    position = flow.begin(game, setup, draws).position
    path = tmp_path / "moment.yaml"

    path.write_text(position_case(position, "moment", "As it stands"), encoding="utf-8")

    assert run_case(path) == []
    assert load_case(path).expect == {"decision": "DP-PLAY empire-1"}


def test_the_case_in_the_description_of_the_format_holds(tmp_path):
    text = textwrap.dedent(re.search(r"A whole one::\n\n(.*?)\n\nFields", cases.__doc__, re.S)[1])
    path = tmp_path / "described.yaml"
    path.write_text(text, encoding="utf-8")

    assert run_case(path) == []
