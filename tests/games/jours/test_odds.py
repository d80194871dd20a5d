"""Exact odds before the dice, standing orders, and the player who follows them."""

from fractions import Fraction

import pytest
from msgspec import structs

from bot.engine.model import Seat
from bot.games.jours.computer import standing
from bot.games.jours.insight.odds import odds
from bot.games.jours.model.actions import DeclareCharge, Fire, Shock, Stand, Withdraw
from bot.games.jours.model.field import Assault, Attackers
from bot.games.jours.model.state import Charge, Combat, CombatSegment, Retreat
from bot.games.jours.model.view import build_view
from bot.games.jours.notation.lines import parse
from tests.games.jours.battle import BLUE, RED, Play, battle, contact, red, unit
from tests.games.jours.given import TABLES


def told(state, action, side=BLUE):
    """Return the sum and the chances in tenths, as a player of a side is told them."""
    found = odds(TABLES, build_view(state, Seat(side)), action)
    rows = {
        one.label.key.removeprefix("jours-"): int(one.chance * Fraction(10)) for one in found.rows
    }
    return found.tally.total, rows


@pytest.mark.rule("JDG-PBP-d")
def test_the_odds_of_a_shock_are_those_of_its_rows():
    """EX-30: +3."""
    state = battle(unit("a", "I 4/6", "0809 NNE"), red("d", "I 4/6", "0808 NNE"))
    before = build_view(state, Seat(BLUE)).field.active.assaults

    assert told(state, Shock(("a",), ("0808",))) == (
        3,
        {"shock-a-ctdr": 1, "shock-b-ctd": 1, "shock-d-ctdr": 3, "shock-d-d-ctr": 2,
         "shock-d-d-r": 3},
    )  # fmt: skip
    assert before == []  # Looking changes nothing.


def test_a_line_of_a_list_tells_who_suffers_in_a_shock():
    state = battle(unit("a", "I 4/6", "0809 NNE"), red("d", "I 4/6", "0808 NNE"), limited=True)
    found = odds(TABLES, build_view(state, Seat(BLUE)), Shock(("a",), ("0808",)))

    assert [(one.label.key, one.chance) for one in found.brief] == [
        ("jours-odds-attacker", Fraction(1, 10)),
        ("jours-odds-both", Fraction(1, 10)),
        ("jours-odds-defender", Fraction(8, 10)),
        ("jours-odds-engages", Fraction(6, 10)),
    ]


def test_the_odds_of_a_joint_shock_and_of_a_test_before_it():
    state = battle(
        unit("a", "I 4/6/5/5", "0808 NNE"), unit("b", "I 4/6/5/5", "0708 NNE"),
        red("d", "I 4/6", "0807 SSW"), limited=True,
    )  # fmt: skip
    play = Play(state, CombatSegment()).say("shock a x 0807")
    sum_, rows = told(play.t.state, Shock(("b",), ("0807",)))

    assert sum_ == 3  # 8 to 4, clear ground.
    assert rows["odds-engages"] == 6


def test_the_odds_of_fire():
    """EX-23: 3 + 1 against two units at range 3."""
    state = battle(
        unit("g", "A f3 e3 m4 c6", "0808 NNE"),
        red("d", "I 4/6", "0805 SSE"), red("e", "I 4/6", "0805 SSE"),
    )  # fmt: skip
    assert told(state, Fire(("g",), "0805")) == (
        4, {"result-none": 5, "result-test": 4, "result-disorder": 1}
    )  # fmt: skip


def test_the_odds_of_a_charge_are_those_at_contact():
    """EX-43."""
    state = battle(unit("h", "HC 4/7/7/8", "0810 NNE"), red("d", "I 4/6", "0807 SSE"))
    sum_, rows = told(state, DeclareCharge(("h",), "d", ("0809", "0808"), "NNE"))

    assert sum_ == 5
    assert rows == {
        "shock-d-ctdr": 3, "shock-d-d-ctr": 2, "shock-d-d-r": 3, "shock-d-d-r-bt": 2,
        "odds-squares": 7,
    }  # fmt: skip
    assert state.field.unit("h").at == "0810"


@pytest.mark.rule("JDG-9.1-b")
@pytest.mark.parametrize(("limited", "faces"), [(True, 8), (False, None)])
def test_the_odds_of_a_charge_without_orders_tell_the_test_before_it(limited, faces):
    """Engagement 7 passes on 0 to 7."""
    state = battle(
        unit("h", "HC 4/7/7/8", "0810 NNE"), red("d", "I 4/6", "0807 SSE"), limited=limited
    )
    sum_, rows = told(state, DeclareCharge(("h",), "d", ("0809", "0808"), "NNE"))

    assert sum_ == 5
    assert rows.get("odds-engages") == faces


@pytest.mark.rule("JDG-9.4-a", "JDG-9.3.1-b")
@pytest.mark.parametrize(("rider", "faces"), [("HC 4/7/7/8", 5), ("C 4/7/7/8", 7)])
def test_the_odds_of_a_charge_tell_who_may_form_square_and_who_may_counter_charge(rider, faces):
    """Hussars with engagement 6 add 2 to their die against heavy cavalry."""
    state = battle(
        unit("h", rider, "0810 NNE"), red("d", "I 4/5", "0807 SSE"),
        red("c", "C 3/6/6/8", "0908 W"),
    )  # fmt: skip
    _, rows = told(state, DeclareCharge(("h",), "d", ("0809", "0808"), "NNE"))
    assert (rows["odds-squares"], rows["odds-counters"]) == (6, faces)
    state.field.unit("c").facing = "E"
    _, rows = told(state, DeclareCharge(("h",), "d", ("0809", "0808"), "NNE"))
    assert "odds-counters" not in rows


@pytest.mark.rule("JDG-9.5.2-l", "JDG-9.5.2-i", "JDG-PBP-d")
@pytest.mark.parametrize(("number", "sum_"), [(None, 5), (1, 4)])
def test_the_odds_of_the_next_charge_of_a_pursuit_are_told_before_it(number, sum_):
    """+1 clear ground, +3 charge, +1 cohesion; -1 for the second charge of the same pursuit."""
    state = battle(
        unit("h", "HC 4/7/7/8", "0808 NNE"), red("d", "I 4/6", "0807", level="routed"),
        red("e", "I 4/6", "0806 SSE"),
    )  # fmt: skip
    contact(state, "h", at="0808", targets=("0807",))
    play = Play(state, Combat(assault=0), 5, 0)
    play.say("turn keep")
    assert play.asked == {"DP-C9": ["halt", "turn keep"]}
    now = play.t.state
    if number is not None:
        now.field.active.assaults[-1] = structs.replace(
            now.field.active.assaults[-1], kind="pursuit", number=number
        )
    told_sum, rows = told(now, parse("turn keep"))

    assert told_sum == sum_
    assert rows["odds-squares"] == 7
    assert sum(count for row, count in rows.items() if row.startswith("shock-")) == 10
    view = build_view(now, Seat(BLUE))
    assert odds(TABLES, view, parse("halt")) is None


@pytest.mark.rule("JDG-8.5-d", "JDG-8.3.3-a")
@pytest.mark.parametrize(
    ("facing", "rows"),
    [("NNW", {"odds-overrun": 10}), ("SSE", {"odds-overrun-after": 10, "odds-shot": 4})],
)
def test_a_lone_battery_is_overrun_without_a_die_after_its_fire_at_who_stands_in_front(
    facing, rows
):
    """EX-36: a die of 5 and +3 does nothing, one of 6 does."""
    state = battle(unit("a", "I 4/6", "0808 NNE"), red("g", "A f3 e3 m4 c6", f"0807 {facing}"))
    assert told(state, Shock(("a",), ("0807",))) == (0, rows)


@pytest.mark.rule("JDG-9.3.1-b")
def test_the_odds_of_a_single_die():
    state = battle(
        unit("h", "HC 4/7/7/8", "0810 NNE"), red("d", "I 5/6", "0807 SSE"),
        red("e", "I 4/5", "0807 SSE"),
    )  # fmt: skip
    play = Play(state, Charge(units=("h",), target="d", path=("0809", "0808"), facing="NNE"))
    assert told(play.t.state, parse("square yes 0807"), RED) == (0, {"odds-passes": 6})


# Standing orders ---------------------------------------------------------------------------------


def answered(play, side, **held):
    """Return the line with which standing orders answer the open question; none: it is asked."""
    (question,) = play.t.state.asked.values()
    options = [parse(one) for one in question.orders]
    orders = {key.replace("_", "-"): value for key, value in held.items()}
    view = build_view(play.t.state, Seat(side))
    return standing.answer_by(TABLES, view, question.point, options, orders)


def test_usual_orders_are_those_of_the_rules_and_who_wants_it_is_asked():
    usual = standing.usual(TABLES)
    assert usual["SO-SQUARE"] == "always"
    assert "SO-ORDERS" not in usual
    assert standing.topics(TABLES, "DP-C8") == ["SO-COUNTERATTACK", "SO-DEF-PURSUIT"]


@pytest.mark.parametrize(
    ("policy", "attempt"), [("always", True), ("never", False), ("heavy", True)]
)
def test_the_order_to_form_square(policy, attempt):
    state = battle(unit("h", "HC 4/7/7/8", "0810 NNE"), red("d", "I 5/6", "0807 SSE"))
    play = Play(state, Charge(units=("h",), target="d", path=("0809", "0808"), facing="NNE"))

    topic, action = answered(play, RED, SO_SQUARE=policy)
    assert (topic, action.attempt) == ("SO-SQUARE", attempt)
    assert answered(play, RED) is None


def test_cavalry_stands_or_goes_back_as_ordered():
    state = battle(unit("a", "I 4/6", "0809 NNE"), red("c", "C 3/6/6/8", "0808 SSE"))
    state.field.active.assaults.append(
        Assault(attackers=[Attackers(at="0809", units=("a",))], targets=["0808"])
    )
    play = Play(state, Combat(assault=0))

    assert answered(play, RED, SO_RETREAT_BEFORE="stand")[1] == Stand("c")
    assert answered(play, RED, SO_RETREAT_BEFORE="two")[1].path == ("0807", "0806")


def test_the_safest_path_costs_no_level_and_leads_to_the_edge():
    state = battle(
        red("d", "I 4/6", "0808 NNE"), unit("a", "I 4/6", "0809 NNE"), unit("e", "I 4/6", "1008 W")
    )
    play = Play(state, Retreat(unit="d", away=("0809",)))

    assert answered(play, RED, SO_RETREAT_PATH="safest")[1] == Withdraw("d", ("0807",))


def test_both_orders_about_striking_back_are_needed():
    state = battle(unit("A", "I 3/5", "0809 NNE"), red("D", "I 6/6", "0808 SSE"))
    state.field.active.assaults.append(
        Assault(attackers=[Attackers(at="0809", units=("A",))], targets=["0808"])
    )
    play = Play(state, Combat(assault=0), 1, 3)

    assert answered(play, RED, SO_COUNTERATTACK="never") is None
    held = {"SO_COUNTERATTACK": "never", "SO_DEF_PURSUIT": "never"}
    assert answered(play, RED, **held)[1] == parse("ca no")
