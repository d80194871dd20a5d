"""Questions that stand on one page: what is asked together, and where that ends."""

import pytest

from bot.engine.tries.run import lay

from .live import BLUE, RED, duel, game

RIDERS, FOOT = ["PLC-C1", "PLC-02"], ["SWE-C1", "SWE-07"]
CALM = {"r1": {"cp": 0}, "b1": {"cp": 0}}


def laid(live, seat, **said):
    """Lay out a seat's questions with answers in words, by the keys of the questions."""
    asking, places = game().asking, {}
    while True:
        run = lay(live.position, seat, places, asking.usual)
        new = {key.replace("_", "-"): word for key, word in said.items()}
        asked = {one.name.key: one for one in run.fields}
        if run.end is not None:
            view = run.position.view(seat)
            options = asking.offered(view, run.end, run.position.options(run.end))
            key = asking.field(view, run.end).key
            if key in new and key not in places:
                places[key] = [game().write(one) for one in options].index(new[key])
                continue
        found = {
            key: [game().write(one) for one in asked[key].options].index(word)
            for key, word in new.items() if key in asked
        }  # fmt: skip
        if found.items() <= places.items():
            return run
        places |= found


def answers(run):
    return {one.name.key: game().write(one.chosen) for one in run.fields}


def ready(order="defence"):
    live = duel(FOOT, RIDERS, **CALM, r2={"hidden": order}, b2={"hidden": "defence"})
    return live.answer("r2")


@pytest.mark.rule("FAS-LIVE-05")
def test_a_shot_is_asked_on_one_page_up_to_its_dice():
    live = ready()
    before = live.position.encode()

    run = laid(live, RED, action_1="shoot", target_1="b2", zone_1="flank")

    assert answers(run) == {
        "action-1": "shoot", "stand": "open", "fire": "standard_fire", "target-1": "b2",
        "near-1": "effective", "zone-1": "flank", "terrain-1": "open", "touching-1-1": "none",
    }  # fmt: skip
    assert run.end.point == "D-ROLL"
    assert live.position.encode() == before, "all of it happened on copies"
    live.answer(*(game().write(one) for one in run.actions))
    assert live.asked == "D-ROLL red-1"


@pytest.mark.rule("FAS-LIVE-06", "FAS-LIVE-07")
def test_a_charge_is_asked_on_one_page_up_to_the_reaction_of_the_enemy():
    live = duel(RIDERS, FOOT, **CALM, r2={"hidden": "advance"}, b2={"hidden": "defence"})
    live.answer("r2")

    usual = laid(live, RED, action_1="charge", target="b2")
    other = laid(live, RED, action_1="charge", target="b2", zone="left")

    assert answers(usual) == {"action-1": "charge", "target": "b2", "zone": "as-usual"}
    assert set(answers(other)) == {"action-1", "target", "zone", "bound", "crossed-r2", "terrain"}
    assert (usual.end, other.end) == (None, None)


@pytest.mark.rule("FAS-SET-07")
def test_orders_in_secret_stand_on_a_page_for_each_side():
    live = duel(["PLC-C1", "PLC-02", "PLC-01"], FOOT, step="orders", round=1)

    run = laid(live, RED, r3="defence")

    assert answers(run) == {"r2": "manoeuvre", "r3": "defence"}
    assert answers(laid(live, BLUE)) == {"b2": "defence"}


def test_what_was_said_to_a_question_that_is_gone_or_has_no_such_answer_is_left_out():
    live = ready()
    shoot = laid(live, RED, action_1="shoot").fields[0].place

    run = lay(
        live.position, RED, {"action-1": shoot, "target-1": 99, "zone-1": 1, "nothing": 0},
        game().asking.usual,
    )  # fmt: skip

    assert answers(run)["target-1"] == "none"
    assert "zone-1" not in answers(run)


def test_a_question_that_is_put_again_on_a_page_is_numbered():
    live = duel(
        RIDERS, [*FOOT, "SWE-07"], **CALM, r2={"hidden": "advance"},
        b2={"hidden": "defence"}, b3={"hidden": "defence"},
    )  # fmt: skip
    live.answer("r2")

    run = laid(live, RED, action_1="melee", contact_1="b2-r2", contact_2="b3-r2")

    named = [(one.name.label.key, one.name.label.args.get("place")) for one in run.fields]
    assert ("fas-field-contact", None) in named
    assert named.count(("fas-field-again", "2")) == 3, "the second contact and both its edges"
    assert len({str(one.name.label) for one in run.fields}) == len(run.fields)
