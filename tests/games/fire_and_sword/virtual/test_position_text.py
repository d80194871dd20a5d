"""Positions of the virtual table as text, and results in lines (section 12)."""

import random
import textwrap

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import ScriptedDraws, SeededDraws
from bot.engine.model import Draw
from bot.games.notation import BadNotation
from tests.games.fire_and_sword.live import game, positions

SAMPLE = textwrap.dedent("""\
    scenario SC-2
    table 72 48
    round 2 action turn red initiative blue
    side red PLC edge south motivation 9 advantages ADV-01:1 ADV-06
    side blue OTT edge north motivation 8
    r1 PLC-C1 at 33.5 4 0 cp 3 activated
    r3 PLC-01 at 30 8 0 dp 1 melee_ammo 0 lances 0 hidden advance
    r4 PLC-02 at 18 8.125 350.25 formation dispersed revealed manoeuvre upgrades UPG-01 first
    r8 PLC-05 at 49 8 0 mode infantry hidden manoeuvre disorganised
    b1 OTT-C1 at 36 44 180 cp 3 cp_full 2
    b3 OTT-05 in W2 dp 2 losses 1 hidden defence
    b5 COS-08 reserve
    b9 SWE-08 gone
    T1 wood 6 20 14 18 17 23 13 28 7 27
    W2 rampart 20 31 26 31 26 33 20 33 points 2 multi rampart
    O1 at 40 20 control red
    O2 at 23 32 structure W2
    """)


def reading(text):
    """Return the position that a text stands for, with its first question put."""
    t = flow.Transition(positions().read(text), SeededDraws(b"text", "m"))
    return flow._settled(game(), t).position


def written(position):
    return positions().write(position.state)


@pytest.mark.rule("FAS-NOT-01", "FAS-NOT-02", "FAS-RUL-113")
def test_a_written_position_is_read_and_written_again_the_same():
    position = reading(SAMPLE + "\n  # a remark\n")

    assert written(position) == SAMPLE
    state = position.state
    assert position.open[0].point == "D-05"
    assert position.open[0].seat == "red-1"
    assert state.field.places["r4"].place == (18000, 8125, 35025)
    assert state.element("r4").upgrades == ("UPG-01",)
    assert state.element("r8").mode == "infantry"
    assert state.element("b9").gone
    assert [one.id for one in state.reserves("blue")] == ["b5"]
    assert state.sides["red"].spent == ("ADV-01",)
    assert state.sides["blue"].units == 3  # who is gone is counted
    assert state.element("b1").full_cp == 2
    assert {one.id: one.points for one in state.field.grounds} == {"T1": 0, "W2": 2}
    assert state.field.markers["O2"].structures == ("W2",)


@pytest.mark.rule("FAS-NOT-01", "FAS-NOT-02")
def test_numbers_are_rounded_and_ids_read_without_regard_to_case():
    loose = SAMPLE.replace("at 18 8.125 350.25", "AT 18.0001 8.12499 -9.75").replace("r4", "R4")
    loose = loose.replace("in W2", "IN w2").replace("UPG-01", "upg-01").replace("O2 at", "o2 at")

    assert written(reading(loose)) == SAMPLE


FAULTS = [
    ("table 72 48", "", "no line table"),
    ("round 2 action", "round 2 dance", "no phase dance"),
    ("round 2 action", "round 99 action", "99 is not from"),
    ("scenario SC-2", "scenario SC-99", "no scenario SC-99"),
    ("side red PLC", "side red XYZ", "no faction XYZ"),
    ("r3 PLC-01", "r3 PLC-77", "no card PLC-77"),
    ("r3 PLC-01", "r4 PLC-01", "line r4 stands here twice"),
    ("at 30 8 0", "at 30 8", "is no number"),
    ("at 30 8 0", "", "say where it is"),
    ("in W2", "in W9", "no terrain W9"),
    ("dp 1", "dp 99", "r3 dp: 99 is not from"),
    ("dp 1", "dp", "'melee_ammo' is no number"),
    ("lances 0", "lances 0 wings 2", "no word wings"),
    ("hidden advance", "hidden surprise", "Invalid enum value 'surprise'"),
    ("T1 wood", "T1 jungle", "no terrain jungle"),
    ("7 27", "7", "a corner is an x and a y"),
    ("control red", "control nobody", "Invalid enum value 'nobody'"),
    ("ADV-06", "ADV-66", "no Advantage ADV-66"),
    ("upgrades UPG-01", "upgrades UPG-99", "no upgrade UPG-99"),
    ("at 30 8 0", "at 33.5 5 0", "r3"),
    ("at 30 8 0", "at 0.5 8 0", "r3"),
]


@pytest.mark.rule("FAS-NOT-01", "FAS-NOT-02")
@pytest.mark.parametrize(("old", "new", "words"), FAULTS, ids=[one for _, one, _ in FAULTS])
def test_what_cannot_be_is_named(old, new, words):
    assert old in SAMPLE

    with pytest.raises(BadNotation) as caught:
        positions().read(SAMPLE.replace(old, new, 1))

    assert words in str(caught.value)


class Logged(SeededDraws):
    """Draws that write down what they gave."""

    def __init__(self, seed):
        super().__init__(seed, "m")
        self.log = []

    def roll(self, index, count, faces, rule):
        found = super().roll(index, count, faces, rule)
        self.log.append(Draw("roll", count, faces, rule, found))
        return found


def replayed(text, lines, dice):
    """Return what is written after some lines, given from a written position."""
    position, draws = reading(text), ScriptedDraws(dice)
    for seat, line in lines:
        decision = position.decision_of(seat)
        action = game().read(position.view(seat), decision, line)
        position = flow.submit(position, seat, decision.serial, action, draws).position
    return written(position)


STEPS = {"SC-2": 40, "free_skirmish": 70}


@pytest.mark.slow
@pytest.mark.rule("FAS-NOT-02")
@pytest.mark.parametrize(
    ("scenario", "points"),
    [("SC-2", {"D-S5", "D-03", "D-05"}), ("free_skirmish", {"D-S4", "D-S5", "D-03", "D-05"})],
)
def test_what_follows_a_written_position_is_the_same_as_in_the_game(scenario, points):
    """At every moment at which a position can be written it is, and played on from."""
    picking, draws = random.Random(scenario), Logged(scenario.encode())
    position = flow.begin(game(), selfplay.setup_of(game(), scenario, {}), draws).position
    text, lines, seen = "", [], set()
    for _ in range(STEPS[scenario]):
        now = written(position)
        if isinstance(now, str):
            assert written(reading(now)) == now
            if text:
                assert replayed(text, lines, draws.log) == now
            seen.add(position.open[0].point)
            text, lines, draws.log = now, [], []
        decision = position.open[0]
        action = picking.choice(position.options(decision))
        lines.append((decision.seat, game().write(action)))
        position = flow.submit(position, decision.seat, decision.serial, action, draws).position
    assert points <= seen


RESULTS = [
    ("at r3 30.01 8 0.05", True), ("at r3 30.02 8 0", False), ("at r3 30 8 0.06", False),
    ("at b3 30 8 0", False), ("dp r3 1", True), ("dp r3 2", False), ("state r3 steady", True),
    ("state r3 broken", False), ("token r4 revealed manoeuvre", True),
    ("token r4 hidden none", True), ("token r3 hidden defence", False), ("in b3 w2", True),
    ("in b3 T1", False), ("gone b9", True), ("gone r3", False), ("contact r3 none b3", True),
    ("contact r3 front b3 front", False), ("passed r3", True), ("passed r3 r4", False),
    ("crush r3", False), ("motivation red 9", True), ("motivation blue 7", False),
    ("angles r3 10..45 at 4", False),
]  # fmt: skip


@pytest.mark.rule("FAS-NOT-04")
@pytest.mark.parametrize(("line", "holds"), RESULTS)
def test_a_line_of_results_holds_or_says_what_differs(line, holds):
    found = positions().differences(reading(SAMPLE).state, {"results": [line]})

    assert (not found) is holds


@pytest.mark.rule("FAS-NOT-04")
@pytest.mark.parametrize(
    "line", ["dance r3", "at r3 1", "dp r77 1", "dp r3 x", "token r3 seen advance", ""]
)
def test_a_line_of_results_that_cannot_be_is_a_fault_of_the_case(line):
    with pytest.raises(BadNotation):
        positions().differences(reading(SAMPLE).state, {"results": [line]})
