"""The reaction sheet: what is said beforehand, when it counts, and when it is asked again."""

import pytest

from bot.engine.plans import standing as orders
from bot.engine.plans.standing import StandingOrder
from bot.games.jours.model import events
from bot.games.jours.phases.turn import setup
from bot.games.jours.rules import reactions
from tests.games.jours.given import GAME, after, asked, order, refused, start, told, where
from tests.support.loaded import load_catalogue

ON = {"sheet": "on"}
CHARGE = ["0811/NNE h=HC4/7/7/8 X", "0807/SSE d=I5/6/5/5 Y", "0807/SSE g=Af3e3m4c6 Y",
          "0908/W c=C3/6/6/8 Y"]  # fmt: skip
"""Heavy cavalry, an infantry stack with a battery, and hussars who look at the charger's hex."""
LINE = "charge h x d 0810-0809-0808/NNE"
SHOCK = ["0808/NNE a=I4/6/5/5 X", "0807/SSE d=I4/6/5/5 Y"]


def boxes(position, seat="red"):
    """The open sheet of a seat: each box with its answers."""
    return {f"{one.point} {one.subject}": one.lines for one in position.state.asked[seat].boxes}


def charged():
    return order(start(CHARGE, options=ON), LINE).position


@pytest.mark.rule("JDG-PBP-h", "JDG-PBP-g")
def test_a_charge_asks_on_one_sheet_for_all_that_qualify_and_nobody_else():
    position = charged()

    assert asked(position) == [("DP-SHEET", "red")]
    assert boxes(position) == {
        "DP-C5 0908": ("counter yes 0908", "counter no 0908"),
        "DP-C6 g": ("react g no", "react g x 0808"),
        "DP-C8 0807": ("ca 0807 no", "ca 0807 stay", "ca 0807 go"),
        "DP-C8 0908": ("ca 0908 no", "ca 0908 stay", "ca 0908 go"),
        "DP-M4 0807": ("square yes 0807", "square no 0807"),
    }
    assert where(position, "h")[0] == "0811", "the ride begins when the sheet is back"


@pytest.mark.rule("JDG-PBP-h")
def test_for_who_is_silent_the_orders_that_their_sheet_asks_for_answer_and_no_others():
    def silent(position):
        return set(GAME.policies.silence(position.view(None), "DP-SHEET"))

    assert silent(charged()) == {
        "SO-SQUARE", "SO-COUNTERCHARGE", "SO-REACTION", "SO-COUNTERATTACK", "SO-DEF-PURSUIT",
    }  # fmt: skip
    rows = ["0808/NNE a=I4/6/5/5 X", "0807/SSE c=C3/6/6/8 Y"]
    shocked = after(start(rows, stage="combat", options=ON), "shock a x 0807", "declare")
    assert asked(shocked) == [("DP-SHEET", "red")]
    assert silent(shocked) == {"SO-RETREAT-BEFORE", "SO-COUNTERATTACK", "SO-DEF-PURSUIT"}


@pytest.mark.rule("JDG-PBP-h")
def test_what_is_filled_in_answers_at_once_and_what_is_left_empty_is_asked():
    position = order(charged(), "sheet square no 0807, counter no 0908, react g no").position
    assert asked(position) == [("DP-M1", "blue")], "no square was asked for"

    step = order(position, "mv end", 9)
    (fought,) = told(step, events.Fought)
    assert (fought.die, fought.targets) == (9, ("0807", "0908"))
    assert asked(step.position) == [("DP-R", "red")], "no counter-charge, no fire was asked"


@pytest.mark.rule("JDG-PBP-h", "JDG-OPT-13")
def test_an_empty_sheet_asks_as_if_there_were_none_and_so_does_a_match_without():
    empty = order(charged(), "sheet none").position
    assert asked(empty) == [("DP-M4", "red")]

    off = order(start(CHARGE, options={"sheet": "off"}), LINE).position
    assert asked(off) == [("DP-M4", "red")]
    option = next(one for one in setup.match_options() if one.key == "sheet")
    assert (option.default, [one.key for one in option.choices]) == ("on", ["off", "on"])


@pytest.mark.rule("JDG-PBP-h")
def test_a_unit_that_has_lost_a_level_is_asked_again():
    """The square fails, d is disordered: what was said of its counter-attack holds no more."""
    said = "sheet square yes 0807, ca 0807 go, react g no, counter no 0908"
    step = order(charged(), said, 9)
    (trial,) = told(step, events.Tried)

    assert (trial.what, trial.passed) == ("square", False)
    assert where(step.position, "d") == ("0807", "SSE", "disordered")
    field, sheet = step.position.state.field, step.position.state.secrets["red"].sheet
    holds = {f"{one.point} {one.subject}": reactions.still_holds(field, one) for one in sheet}
    assert holds == {
        "DP-M4 0807": False, "DP-C6 g": True, "DP-C8 0807": False, "DP-C5 0908": True,
        "DP-C8 0908": True,
    }  # fmt: skip


@pytest.mark.rule("JDG-PBP-h")
def test_shocks_ask_who_goes_back_who_fires_and_who_strikes_back():
    rows = ["0808/NNE a=I4/6/5/5 X", "0807/SSE c=C3/6/6/8 Y", "0807/SSE g=Af3e3m4c6 Y"]
    position = start(rows, stage="combat", options=ON)
    position = after(position, "shock a x 0807", "declare")

    assert asked(position) == [("DP-SHEET", "red")]
    found = boxes(position)
    assert set(found) == {"DP-C3 c", "DP-C6 g", "DP-C8 0807"}
    assert found["DP-C3 c"][0] == "stand c"
    assert "back c 0806" in found["DP-C3 c"]
    position = order(position, "sheet back c 0806", 5).position
    assert where(position, "c") == ("0806", "SSE", "good"), "5 + 1 is within 6"


@pytest.mark.rule("JDG-PBP-h", "JDG-9.3.1-b", "JDG-9.4-a", "JDG-8.8.1-b", "JDG-8.3.3-b")
def test_each_line_names_what_it_is_about_and_its_chance():
    found = lines(charged())
    assert found["Form square in 0807"] == "on 6 or less: 70 %"
    assert found["Counter-charge from 0908"] == (
        "on 6 or less: 70 %; at heavy cavalry on 4 or less: 50 %"
    )
    assert found["g: at the top unit in 0808"] is None, "who charges is not there yet"
    assert found["0807: Do not form square"] is None
    assert found["0807: no counter-attack"] is None

    rows = ["0808/NNE a=I4/6/5/5 X", "0807/SSE c=C3/6/6/8 Y", "0807/SSE g=Af3e3m4c6 Y"]
    found = lines(after(start(rows, stage="combat", options=ON), "shock a x 0807", "declare"))
    assert found["c: Stand"] is None
    assert found["c: Retreat to 0806"] == "keeps its level on 5 or less: 60 %"
    assert found["c: Retreat to 0806-0805"] == "keeps its level on 8 or less: 90 %"
    assert found["g: at the top unit in 0808"] == "some effect: 40 %"


def lines(position):
    """What the lines of the open sheet say, each with its chance."""
    (decision,) = position.open
    found = GAME.asking.boxes(position.view(decision.seat), decision)
    say = load_catalogue().speaker("en")
    return {
        say(one.label): None if one.note is None else say(one.note)
        for box in found
        for one in box.options
    }


@pytest.mark.rule("JDG-PBP-h", "JDG-8.7.2-b", "JDG-RUL-76")
@pytest.mark.parametrize("how", ["no", "stay", "go"])
def test_a_condition_says_whether_defenders_strike_back(how):
    """EX-32: -2, die 1: the lowest row; a passes its test and stays before d."""
    rows = ["0809/NNE a=I3/5/5/5 X", "0808/SSE d=I6/6/5/5 Y", "1010/NNE k=I4/6/5/5 X d"]
    position = after(start(rows, stage="combat", options=ON), "shock a x 0808", "declare")
    step = order(position, f"sheet ca 0808 {how}", 1, 3, *([] if how == "no" else [5]))

    fights = [one.kind for one in told(step, events.Fought)]
    assert fights == (["shock"] if how == "no" else ["shock", "counter"])


@pytest.mark.rule("JDG-PBP-h")
def test_another_attacker_brings_the_sheet_again():
    rows = ["0811/NNE h=HC4/7/7/8 X", "0907/W a=I4/6/5/5 X", "0807/SSE d=I5/6/5/5 Y"]
    position = order(start(rows, options=ON), LINE).position
    position = order(position, "sheet square no 0807, ca 0807 no").position
    position = after(position, "mv end")
    assert asked(position) == [("DP-C1", "blue")]
    position = after(position, "shock a x 0807", "declare")

    assert asked(position) == [("DP-SHEET", "red")]
    assert set(boxes(position)) == {"DP-C8 0807"}


@pytest.mark.rule("JDG-PBP-h", "JDG-PBP-e")
def test_a_sheet_answers_only_what_it_asks_and_each_once():
    position = charged()

    assert refused(position, "sheet square yes 0908") == "JDG-PBP-h"
    assert refused(position, "sheet square yes 0807, square no 0807") == "JDG-PBP-h"
    assert refused(position, "sheet square yes 0807, react g no") == ""
    line = "sheet square yes 0807, ca 0807 stay"
    open_ = position.open[0]
    assert GAME.write(GAME.read(position.view("red"), open_, line.upper())) == line


@pytest.mark.rule("JDG-PBP-h", "JDG-PBP-a")
def test_a_sheet_is_its_owners_alone_and_ends_with_the_activation():
    position = charged()
    other = order(position, "sheet none").position
    filled = order(position, "sheet counter no 0908").position

    for viewer in ("blue", None):
        assert filled.view(viewer) == other.view(viewer)
    assert filled.state.secrets["red"].sheet


@pytest.mark.rule("JDG-PBP-h")
def test_standing_orders_for_all_that_is_asked_leave_the_sheet_empty():
    position = charged()
    held = GAME.policies.usual
    found = orders.standing_answer(position, [], usual=["red"])
    assert GAME.write(found[1]) == "sheet none"
    assert set(held) >= {"SO-SQUARE", "SO-REACTION", "SO-COUNTERATTACK"}
    asks = [StandingOrder("red", "SO-SQUARE", "ask")]
    assert orders.standing_answer(position, asks, usual=["red"]) is None
