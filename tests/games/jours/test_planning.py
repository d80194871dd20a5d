"""What the page of movement offers: ends without loss, charges at all they strike, rides."""

import pytest

from bot.games.jours.model.actions import Move, MoveChief
from tests.games.jours.given import GAME, start
from tests.support.loaded import load_catalogue

SAY = load_catalogue().speaker("en")


def ends(position, piece):
    """The ends of a piece: what is done, with its words."""
    decision = position.open[0]
    found = GAME.planning.ends(position.view(decision.seat), decision, piece)
    return {
        GAME.write(one.action): f"{SAY(one.label)}: {SAY(one.note)}" if one.note else SAY(one.label)
        for one in found
    }


@pytest.mark.rule("JDG-4.3.2-b", "JDG-4.4.3-a")
def test_nobody_is_led_up_a_slope_where_there_is_a_way_round_it():
    """To 0606 cavalry has 7 points by the slopes, losing a level, and 8 round them."""
    rows = ["0310/NNE h=C3/6/6/8 X", "0410/NNE c=HC4/7/7/7 X", "0509/NNE a=I6/6/6/5 X",
            "0609/NNE b=I5/6/5/5 X", "0604/SSE z=I5/6/5/4 Y"]  # fmt: skip
    position = start(rows, formation_map="drill_ground")
    decision = position.open[0]
    view = position.view(decision.seat)
    cheap = GAME.read(view, decision, "mv h >0606")
    assert isinstance(cheap, Move)
    assert [one.key for one in GAME.insight.forecast(view, cheap).lines][
        1
    ] == "jours-forecast-level"

    (line,) = [one for one in ends(position, "h").values() if one.startswith("0606")]
    assert line == "0606 NNE: 8 MP · forward"


@pytest.mark.rule("JDG-9.2-a", "JDG-9.1-a")
def test_a_charge_names_all_that_it_strikes_once():
    rows = ["0811/NNE h=HC4/7/7/8 X", "0807/SSE d=I5/6/5/5 Y | g=Af3e3m4c6 Y",
            "0908/W c=C3/6/6/8 Y"]  # fmt: skip
    found = [one for one in ends(start(rows), "h").values() if one.startswith("⚔")]
    assert found == [
        "⚔ 0807 from 0808: charge at g+d", "⚔ 0807, 0908 from 0808: charge at g+d, c",
        "⚔ 0908 from 0808: charge at c",
    ]  # fmt: skip


@pytest.mark.rule("JDG-2.5.1-b", "JDG-2.3.2-a")
def test_a_commander_is_the_last_piece_and_rides_to_units_with_most_groups_in_range():
    chiefs = ["0812 *CC drm1 cap2 rng1 blue"]
    rows = ["0808/NNE a=I4/6/5/5 X", "0811/NNE b=I4/6/5/5 X", "1501/SSE z=I4/6/5/5 Y"]
    position = start(rows, chiefs=chiefs)
    decision = position.open[0]
    pieces = GAME.planning.pieces(position.view(decision.seat), decision)
    assert [SAY(one.label) for one in pieces] == ["a · 0808 NNE", "b · 0811 NNE", "CC · 0812"]

    found = ends(position, "CC")
    assert len(found) == 8
    assert found["cic CC 0811"] == "0811: one group in range · joins own units"
    assert found["cic CC 0811-0810-0809-0808"] == "0808: one group in range · joins own units"
    assert all("one group in range" in one for one in found.values()), "others reach none"
    assert GAME.planning.piece_of(MoveChief("CC", ("0811",))) == "CC"
