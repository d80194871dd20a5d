"""Cases are read strictly, and a case that does not hold says what is different."""

import re
import textwrap

import pytest

from bot import cases
from bot.cases import CaseError, load_case, position_case, run_case
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
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
    "position that can be": (
        "steps:",
        "expect: {fault: serac}\nsteps:",
        "beginning: the position can be, expected serac",
    ),
    "lacking mark": (
        "E4: echo_troopers (2)}",
        "E4: echo_troopers (2), E5: echo_troopers not ordered}",
        "step 1 (E4xD4): E5: empty, expected echo_troopers E5 not ordered",
    ),
    "log": (
        "winner: none",
        "log: {spectator: [surrenders]}",
        re.compile(r"step 1 \(E4xD4\): the log of spectator lacks 'surrenders': \['"),
    ),
    "unlogged": (
        "winner: none",
        "unlogged: {spectator: [D4]}",
        re.compile(r"step 1 \(E4xD4\): the log of spectator says '.*D4"),
    ),
    "events": (
        "winner: none",
        "events: [battle_ended]",
        re.compile(r"step 1 \(E4xD4\): no event battle_ended among \['"),
    ),
    "fields of an event": (
        "winner: none",
        "events: [{dice_rolled: {dice: [miss, miss]}}]",
        re.compile(
            r"step 1 \(E4xD4\): no event {'dice_rolled': {'dice': \['miss', 'miss'\]}} among"
        ),
    ),
    "total": (
        "steps:",
        "expect: {totals: {E4xD4: 3}}\nsteps:",
        re.compile(r"beginning: total of E4xD4: 2 .*, expected 3"),
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

    found = run_case(case(old, new))

    if isinstance(line, re.Pattern):
        assert [one for one in found if line.match(one)], found
    else:
        assert line in found


BROKEN = {
    "unknown system": ("system: hoth", "system: chess", "no system chess"),
    "unknown field": ("title:", "titel:", "unknown field `titel`"),
    "unknown fact": ("      winner: none", "      weather: fine", "unknown field `weather`"),
    "bad unit": ("snowtroopers D4]", "snowtroopers Z9]", "Z9 is not on the board"),
    "unknown die": ("[[miss, explosion]]", "[[miss, boom]]", "no die shows 'boom'"),
    "yaml trap": ("winner: none", "winner: no", "put no in quotation marks"),
    "neither position nor scenario": ("position:", "options:", "demo.yaml"),
    "hex off the board": (
        "E4: echo_troopers (2)}",
        "F55: empty}",
        "units: F55 is not on the board",
    ),
    "unknown unit": ("E4: echo_troopers (2)}", "E4: echo_trooper}", "did you mean echo_troopers?"),
    "unknown mark": ("echo_troopers (2)}", "echo_troopers not orderd}", "did you mean ordered?"),
    "lacks what is no order": (
        "      winner: none",
        "      lacks: [fly to the moon]",
        "fly to the moon: no order at DP-PLAY",
    ),
    "offers what is no order": (
        "      winner: none",
        "      offers: [fly to the moon]",
        "no order at DP-PLAY",
    ),
    "unseen card that is nowhere": (
        "spectator: [R101]",
        "spectator: [R1O1]",
        "unseen: R1O1 is nowhere in the position",
    ),
    "unknown seat": ("unseen: {empire", "unseen: {empir", "no seat empir; did you mean empire"),
    "unknown winner": ("winner: none", "winner: rebel", "no side rebel; did you mean rebels?"),
    "unknown field of the turn": (
        "      winner: none",
        "      turn: {crad: null}",
        "no turn crad; did you mean card?",
    ),
    "no countdown": ("      winner: none", "      countdowns: {a: 1}", "no countdowns a"),
    "no campaign": ("      winner: none", "      support: {rebels: 0}", "this is no campaign"),
    "unknown event": ("      winner: none", "      events: [dice_roled]", "mean dice_rolled?"),
    "unknown field of an event": (
        "      winner: none",
        "      events: [{dice_rolled: {face: 1}}]",
        "no field of dice_rolled face",
    ),
    "words of no refusal": ("      winner: none", "      says: {hex: D4}", "give refused too"),
    "fault of a step": ("      winner: none", "      fault: serac", "only the position"),
    "total of no order": ("      winner: none", "      totals: {x: 1}", "odds of x: no order"),
    "unknown policy point": (
        "steps:",
        "standing: {empire: {DP-RETREET: x}}\nsteps:",
        "no policy point DP-RETREET",
    ),
    "unknown standing order": (
        "steps:",
        "standing: {empire: {DP-RETREAT: x}}\nsteps:",
        "standing: empire: no",
    ),
    "order without words": ("do: E4xD4", "do: []", "do names an order"),
    "shuffle that is none": (
        "[[miss, explosion]]",
        "[{order: [0, 0]}]",
        "[0, 0] is no order of 0 to 1",
    ),
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


def test_a_refused_setup_and_a_refused_position_are_compared(case):
    text = (
        "id: s\ntitle: t\nsystem: hoth\nscenario: S01\noptions: {commanders: 'on'}\n"
        "expect: {refused: HOTH-CMD-02}\n"
    )
    assert run_case(case(text=text)) == []
    assert run_case(case("HOTH-CMD-02", "HOTH-CMD-01", text)) == [
        "beginning: refused by HOTH-CMD-02 hoth-refused-commander (seat rebels-1), "
        "expected HOTH-CMD-01"
    ]
    assert run_case(case("options: {commanders: 'on'}\n", "", text)) == [
        "beginning: accepted, expected a refusal by HOTH-CMD-02"
    ]
    with pytest.raises(CaseError, match="no option comanders; did you mean commanders"):
        run_case(case("commanders:", "comanders:", text))
    serac = (
        "id: s\ntitle: t\nsystem: hoth\nposition: {terrain: {serac: [D4]}, empire: [at_at D4]}\n"
    )
    assert run_case(case(text=serac + "expect: {fault: cannot stand on serac}\n")) == []
    assert run_case(case(text=serac + "expect: {fault: twice}\n")) == [
        "beginning: the position is refused by units: at_at on D4: it cannot stand on serac, "
        "expected twice"
    ]


def test_rules_that_fail_are_a_result_of_the_case(case, monkeypatch):
    def broken(*_):
        raise KeyError("u99")

    monkeypatch.setattr(type(load_games()["hoth"]), "apply", broken)

    assert run_case(case()) == ["step 1 (E4xD4): the rules fail with KeyError: 'u99'"]
