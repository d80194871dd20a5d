"""Whole Turns at a live table, every number reckoned by hand from the rules."""

import pytest

from .live import BLUE, RED, duel

RIDERS = ["PLC-C1", "PLC-02"]
FOOT = ["SWE-C1", "SWE-07"]
CALM = {"r1": {"cp": 0}, "b1": {"cp": 0}}


# Two against one ----------------------------------------------------------------------------------


def two_on_one(**marks):
    """Pancerni r2 in front and hussars r3 on the left of enlisted foot, all revealed as given."""
    live = duel(["PLC-C1", "PLC-02", "PLC-01"], ["SWE-C1", "SWE-07", "SWE-01"], **CALM,
                r2={"hidden": "reorganise"}, r3={"hidden": "manoeuvre"},
                **{"b2": {"hidden": "defence"}, **marks})  # fmt: skip
    live.answer("r2", "melee", "b2-r2", "front", "front")
    assert {"b3-r2", "b2-r3", "r3-b2", "none"} & set(live.options()) == {"b3-r2", "r3-b2", "none"}
    return live.answer("r3-b2", "left", "front", "none", "none")


@pytest.mark.rule("FAS-7.4-b", "FAS-7.4.1-b", "FAS-7.4.4-b", "FAS-7.4.5-a", "FAS-LIVE-06")
def test_two_units_fight_one_and_count_size_flank_and_discipline():
    """Red: 2 DP done, sizes 2 + 2, a side edge 1, Discipline 1 = 8. Blue: 1 DP, size 2 = 3.

    Foot has 3 dice for two enemies: the odd one goes to the hussars. It loses by 5 and keeps its
    Defence.
    """
    live = two_on_one()
    assert live.asked == "D-UP blue-1"
    live.answer("up")
    assert live.asked == "D-13 blue-1"
    live.answer("r3")
    assert live.asked == "D-ROLL red-1"
    live.answer("roll", dice=(
        "1 10 10 10 10, 10, 10,"  # Pancerni 4 + 1, one failure again: one hit, 1 DP
        "1 1, 1 1, 10 1, 10,"  # foot 2 at r3 over its own flank, hits again: 1 DP; 1 at r2
        "1 10 10 10 10, 10"  # hussars 4 + 1, no lances without a charge: one hit, 1 DP
    ))  # fmt: skip
    assert live.asked == "D-14 blue-1"
    live.answer("defence", dice="1 1 1 1 1")

    totals = [one.line.args["count"] for one in live.told("told") if one.rule == "FAS-7.4.4-b"]
    assert totals == [3, 8]
    assert live.element("b2").revealed == "defence"
    assert (live.element("b2").dp, live.element("r3").dp, live.element("r2").dp) == (2, 1, 0)
    assert [live.element(one).revealed for one in ("r2", "r3")] == ["reorganise", "reorganise"]


@pytest.mark.rule("FAS-12.2-KOP-a")
def test_a_lance_set_is_lost_in_any_melee_and_the_pistols_are_fired():
    live = two_on_one().answer("up", "r2")

    live.answer("roll", dice="10 10 10 10 10, 10, 10 10, 10, 10 10 10 10 10")

    hussars = live.element("r3")
    assert (hussars.lances, hussars.melee_ammo) == (0, 0)


# Steps 5 to 7 -------------------------------------------------------------------------------------


def charge(**marks):
    """Pancerni charge foot in front; b2 does not react."""
    live = duel(RIDERS, FOOT, **CALM, **{
        "r2": {"hidden": "advance"}, "b2": {"hidden": "reorganise"}, **marks,
    })  # fmt: skip
    live.answer("r2", "charge", "b2", "front", "no", "open", "open", "none", "none")
    return live.answer("up") if live.asked.startswith("D-UP") else live


@pytest.mark.rule("FAS-7.4.5-f", "FAS-RUL-07")
def test_a_winner_that_pursues_has_a_revealed_advance():
    """4 + Impetus 2 + pistol 1 = 7 dice, Effectiveness 1 by the pole weapon."""
    live = charge(b2={"hidden": "reorganise", "dp": 4})

    live.answer("roll", dice="1 1 1 10 10 10 10, 10, 10 10 10, 10 10")
    assert live.element("b2").gone
    live.answer("pursue")

    assert live.element("r2").revealed == "advance"


@pytest.mark.rule("FAS-7.4.5-a", "FAS-7.4.5-f", "FAS-10.3-a")
def test_a_winner_that_holds_keeps_its_reorganise():
    live = charge(b2={"hidden": "reorganise", "dp": 4})

    live.answer("roll", dice="1 1 1 10 10 10 10, 10, 10 10 10, 10 10").answer("hold")

    assert live.element("r2").revealed == "reorganise"


@pytest.mark.rule("FAS-7.4.6-a", "FAS-7.4.6-b")
@pytest.mark.parametrize(
    ("said", "dp", "order"),
    [
        (["no"], 2, "reorganise"),
        (["yes", "no"], 1, "reorganise"),
        (["yes", "yes"], 2, "advance"),
    ],
)
def test_a_charger_still_bound_regroups_or_not(said, dp, order):
    live = charge(r2={"hidden": "advance", "dp": 2})

    live.answer("roll", dice="1 1 1 10 10 10 10, 10, 10 10 10, 10 10 10, 1 1 1")
    assert live.asked == "D-17 red-1"
    live.answer(*said)

    assert (live.element("r2").dp, live.element("r2").revealed) == (dp, order)
    assert live.asked.startswith("D-05")


@pytest.mark.rule("FAS-7.4.5-h", "FAS-2.3.3-a", "FAS-2.3.3-d")
def test_an_enemy_that_flees_when_it_is_called_out_leaves_the_charger_free():
    live = charge(b2={"revealed": "reorganise", "dp": 6})

    assert live.element("b2").gone
    assert live.asked == "D-16 red-1"
    live.answer("pursue")

    assert live.element("r2").revealed == "advance"
    assert live.motivation() == {"red": 9, "blue": 8}


# Squares ------------------------------------------------------------------------------------------


@pytest.mark.rule("FAS-4.3.7.1-b", "FAS-1.3-b")
@pytest.mark.parametrize(("dp", "formation"), [(1, "square"), (2, "standard")])
def test_a_square_holds_until_it_is_shaken(dp, formation):
    live = duel(FOOT, RIDERS, **CALM, r2={"hidden": "manoeuvre", "formation": "square", "dp": dp})

    live.answer("r2", "terrain", dice="10 1")

    assert live.element("r2").formation == formation


# Who is on the table ------------------------------------------------------------------------------


@pytest.mark.rule("FAS-6.1-b", "FAS-6.4-a", "FAS-10.2.2-a")
def test_elements_that_are_gone_are_no_answers():
    live = duel(["SWE-C1", "SWE-07", "SWE-01"], ["PLC-C1", "PLC-02", "PLC-01"],
                r2={"hidden": "defence"}, r3={"gone": True}, b3={"gone": True})  # fmt: skip

    live.answer("r2", "shoot", "open", "standard_fire")
    assert live.options() == ["b1", "b2", "none", "structure"]
    live.answer("b2", "effective", "front", "open")

    assert live.options() == ["none", "r2"]


@pytest.mark.rule("FAS-10.2.2-a", "FAS-1.3-f")
def test_only_own_units_with_dp_that_can_be_removed_are_collected():
    live = duel(["PLC-C1", "PLC-02", "PLC-01", "PLC-07"], FOOT, r2={"dp": 1},
                r3={"dp": 1, "losses": 1})  # fmt: skip

    live.answer("r1", "command", "collect")
    assert live.options() == ["none", "r2"]
    live.answer("r2")

    assert (live.element("r2").dp, live.element("r1").cp) == (0, 3)


@pytest.mark.rule("FAS-9.3-d")
def test_only_enemy_groups_are_overrun():
    live = duel(["PLC-C1", "PLC-02", "PLC-G1"], ["COS-C1", "COS-G1", "COS-01"],
                r2={"hidden": "manoeuvre"})  # fmt: skip

    live.answer("r2", "overrun")

    assert live.options() == ["b1", "b2", "none"]


# Secret answers -----------------------------------------------------------------------------------


@pytest.mark.rule("FAS-SET-07", "FAS-3.1-a")
def test_a_side_goes_on_with_its_orders_without_waiting_for_the_other():
    live = duel(["PLC-C1", "PLC-02", "PLC-01"], FOOT, step="orders", round=1)

    live.answer("advance", seat=RED).answer("defence", seat=RED)

    assert live.position.decision_of(RED) is None
    assert live.position.decision_of(BLUE) is not None
    assert live.element("r2").hidden is None, "nothing lies there before both have chosen"


# Counter-charges ----------------------------------------------------------------------------------


@pytest.mark.rule("FAS-13.1-POZ", "FAS-7.3.2.3-a", "FAS-7.4.1-a")
@pytest.mark.parametrize(("ground", "dice"), [("open", 7), ("stream", 5)])
def test_ground_takes_the_impetus_of_a_counter_charge_too(ground, dice):
    """Reiters: 4 dice and a pistol, Impetus 2 unless they ride out of a stream."""
    live = duel(RIDERS, ["SWE-C1", "SWE-01"], **CALM, r2={"hidden": "advance"},
                b2={"hidden": "advance"})  # fmt: skip

    live.answer("r2", "charge", "b2", "front", "no", "open", "open", "counter_charge")
    assert live.asked == "D-GROUND blue-1"
    live.answer(ground, "none")
    riders = "10 10 10 10 10 10 10, 10"
    live.answer("roll", dice=f"{riders}, {' '.join(['10'] * dice)}, 10")

    assert len(live.told("tested")[1].check.dice) == dice


# One answer for a usual shot or charge ------------------------------------------------------------


@pytest.mark.rule("FAS-LIVE-05")
def test_a_usual_shot_is_five_answers_and_the_same_as_asked_one_by_one():
    def volley(*said):
        live = duel(FOOT, RIDERS, **CALM, r2={"hidden": "defence"}, b2={"hidden": "defence"})
        live.answer("r2", "shoot", *said)
        assert live.asked == "D-ROLL red-1"
        return live.answer("roll", dice="1 1 10 10, 10 10, 10 1")

    short = volley("all-open", "standard_fire", "b2")
    long = volley("open", "standard_fire", "b2", "effective", "front", "open", "none")

    assert short.events == long.events
    assert short.element("b2").dp == 3


@pytest.mark.rule("FAS-LIVE-06", "FAS-LIVE-07")
@pytest.mark.parametrize("reaction", ["none", "counter_charge", "receive_with_fire"])
def test_a_usual_charge_asks_for_the_reaction_and_the_dice_only(reaction):
    token = "advance" if reaction == "counter_charge" else "defence"

    def charge(*said):
        live = duel(RIDERS, ["SWE-C1", "SWE-01"], **CALM, r2={"hidden": "advance"},
                    b2={"hidden": token})  # fmt: skip
        return live.answer("r2", "charge", "b2", *said)

    short = charge("all-open", reaction)
    long = charge("front", "no", "open", "open", reaction)
    if reaction == "none":
        long.answer("none", "up")
    elif reaction == "counter_charge":
        long.answer("open", "none")
    else:
        long.answer("open")

    assert short.asked == long.asked
    assert short.asked.startswith("D-ROLL")
    odds = [one.position.view(one.position.open[0].seat).asked.odds for one in (short, long)]
    assert odds[0] == odds[1]


@pytest.mark.rule("FAS-7.3.2.3-a", "FAS-RUL-50")
@pytest.mark.parametrize(("how", "order"), [("withdraw", "reorganise"), ("stuck", "reorganise")])
def test_a_counter_charger_follows_a_beaten_charger_and_keeps_its_order(how, order):
    """Reiters win by 3 and the Pancerni fail two dice: no Pursuit, no Hold."""
    live = duel(RIDERS, ["SWE-C1", "SWE-01"], **CALM, r2={"hidden": "advance"},
                b2={"hidden": "advance"})  # fmt: skip
    live.answer("r2", "charge", "b2", "all-open", "counter_charge")
    live.answer("roll", dice="10 10 10 10 10 10 10, 10, 1 1 1 10 10 10 10, 10, 10 10 10, 10 10 1")
    assert live.asked == "D-15 red-1"

    live.answer(how)
    if how == "stuck":
        assert live.asked == "D-17 red-1", "Pancerni are Excellent Riders and still bound"
        live.answer("no")

    assert live.element("b2").revealed == order
    assert ("FAS-7.3.2.3-b" in live.rules()) == (how == "withdraw")
    assert live.asked.startswith("D-05")


@pytest.mark.rule("FAS-7.4.1-b", "FAS-RUL-61")
def test_the_owner_places_both_odd_dice():
    """Pancerni have 4 dice and a pistol for three enemies: 1 each, 2 odd ones, to b2 and b4."""
    enemies = ["SWE-C1", "SWE-07", "SWE-07", "SWE-07"]
    live = duel(RIDERS, enemies, r1={"cp": 0}, b1={"cp": 0}, r2={"hidden": "reorganise"})
    live.answer("r2", "melee", "b2-r2", "front", "front", "b3-r2", "front", "left")
    live.answer("b4-r2", "front", "right", "none")

    assert (live.asked, live.options()) == ("D-13 red-1", ["b2", "b3", "b4"])
    live.answer("b4")
    assert (live.asked, live.options()) == ("D-13 red-1", ["b2", "b3"])
    live.answer("b2")

    assert live.asked == "D-ROLL red-1"
    live.answer("roll", dice="10 10, 10, 10 10, 10, 10, 10, 10 10 10, 10 10 10, 10 10 10, 1 1")
    red = [one.check for one in live.told("tested") if one.element == "r2" and one.what == "melee"]
    assert [len(one.dice) for one in red] == [2, 2, 1]


@pytest.mark.rule("FAS-LIVE-06", "FAS-7.4-b")
@pytest.mark.parametrize(("said", "asked"), [("as-usual", "D-ROLL"), ("all-open", "D-TOUCH")])
def test_a_usual_charge_among_others_asks_for_no_other_contact(said, asked):
    """Who said it in the words of an earlier version is still asked for the second contact."""
    live = duel(["PLC-C1", "PLC-02", "PLC-01"], ["SWE-C1", "SWE-01", "SWE-07"], **CALM,
                r2={"hidden": "advance"}, b2={"hidden": "defence"})  # fmt: skip

    live.answer("r2", "charge", "b2", said, "none")

    assert live.asked == f"{asked} red-1"
