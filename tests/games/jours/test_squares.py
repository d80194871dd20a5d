"""Squares by own decision, stacks, facings in a stack (digest 4.4, 4.5)."""

import pytest

from bot.games.jours.model import events
from bot.games.jours.rules import stacks
from bot.games.jours.rules.march import movement
from bot.games.jours.rules.march.survey import Survey
from bot.games.jours.rules.stacking import stacking_fault
from tests.games.jours.given import (
    CONTENT,
    TABLES,
    after,
    order,
    refused,
    start,
    state,
    told,
    unit,
    where,
)

FAR = "1515/NNE z=I4/6/5/5 Y"


# Squares -----------------------------------------------------------------------------------------


@pytest.mark.rule("JDG-4.2-a", "JDG-4.2-b", "JDG-4.2-c", "JDG-4.2-f", "JDG-4.2-g", "JDG-RUL-10")
def test_infantry_and_guns_of_a_hex_form_square_together():
    """EX-12."""
    rows = ["0808/NNE u=I6/6/5/5 X | a=Af3e3m4c6 X", "0810/NNE v=I2/6/5/5 X", FAR]
    position = start(rows)
    step = order(position, "square 0808")

    (formed,) = told(step, events.SquareChanged)
    assert (formed.at, formed.formed, set(formed.units)) == ("0808", True, {"u", "a"})
    assert unit(step.position, "u").square
    assert unit(step.position, "a").square
    assert len(stacks.front(TABLES.ground("blank15"), unit(step.position, "u"))) == 6
    assert refused(step.position, "mv u 0809") == "JDG-4.4.1-b", "it has cost the allowance"
    assert refused(step.position, "mv v 0809-0808") == "JDG-4.4.3-a"
    joined = after(position, "mv v 0809-0808")
    assert refused(joined, "square 0808") == "JDG-4.2-b"


@pytest.mark.rule("JDG-4.2-a", "JDG-4.2-c", "JDG-4.2-h", "JDG-RUL-11")
@pytest.mark.parametrize(
    ("rows", "cell", "rule"),
    [
        (["0808/NNE c=C3/6/6/8 X"], "0808", "JDG-4.2-c"),
        (["0808/NNE u=I6/6/5/5 X d"], "0808", "JDG-4.2-c"),
        (["0808/NNE u=I6/6/5/5 X | a=Af3e3m4c6 X d"], "0808", "JDG-4.2-c"),
        (["0808/NNE a=Af3e3m4c6 X"], "0808", "JDG-4.2-c"),
        (["0808/NNE u=I6/6/5/5 X | a=Af3e3m4c6 X NO fired"], "0808", "JDG-4.2-h"),
        (["0808/NNE u=I6/6/5/5 X | a=Af3e3m4c6 X fired"], "0808", ""),
        (["0808/NNE u=I6/6/5/5 X moved"], "0808", "JDG-4.2-b"),
    ],
)
def test_who_may_not_form_square(rows, cell, rule):
    assert refused(start([*rows, FAR]), f"square {cell}") == rule


@pytest.mark.rule("JDG-4.2-a")
def test_a_square_needs_clear_ground():
    position = start(["0505/NNE u=I6/6/5/5 X", "1201/SSW z=I4/6/5/5 Y"],
                     formation_map="drill_ground")  # fmt: skip

    assert refused(position, "square 0505") == "JDG-4.2-a"


@pytest.mark.rule("JDG-4.2-d")
def test_leaving_a_square_costs_two_points():
    """EX-13."""
    limited = start(["0808/NNE u=I6/6/5/5 X NO q", FAR])
    assert refused(limited, "unsquare 0808 0809/E") == ""
    assert refused(limited, "unsquare 0808 0809-0810") == "JDG-4.4.1-a"
    position = start(["0808/NNE u=I6/6/5/5 X q", "0812/NNE v=I2/6/5/5 X", FAR])
    assert refused(position, "mv u 0809") == "JDG-4.2-d"
    left = order(position, "unsquare 0808 0809-0810-0811/E")
    assert where(left.position, "u") == ("0811", "E", "good")
    assert not unit(left.position, "u").square
    stays = after(position, "unsquare 0808 stay/SSW")
    assert where(stays, "u") == ("0808", "SSW", "good")
    assert refused(stays, "mv u 0809") == "JDG-4.4.1-b"
    assert refused(position, "unsquare 0812 stay") == "JDG-4.2-d"


@pytest.mark.rule("JDG-4.2-d", "JDG-4.2-c")
def test_a_square_is_left_without_the_battery_of_another_formation():
    rows = ["0808/NNE u=I6/6/5/5 X q | g=Af3e3m4c6 W q", FAR]
    position = start(rows, formations={"W": "blue"})

    left = order(position, "unsquare 0808 0809-0810-0811/E").position
    assert where(left, "u") == ("0811", "E", "good")
    assert where(left, "g") == ("0808", "NNE", "good")
    assert not unit(left, "u").square
    assert not unit(left, "g").square
    assert not unit(left, "g").deeds.moved


# Stacks ------------------------------------------------------------------------------------------


def fault(*lines):
    """Return the rule against some units in one hex."""
    made = state(["0808/NNE " + " | ".join(lines)], active=None, formations={"W": "blue"})
    found = stacking_fault(CONTENT, made.field.units)
    return "" if found is None else found.rule


@pytest.mark.rule("JDG-5.1.1-a", "JDG-5.1.1-b", "JDG-5.1.1-c", "JDG-4.2-f", "JDG-RUL-15")
@pytest.mark.parametrize(
    ("lines", "rule"),
    [
        (("a=I6/6/5/5 X", "b=I6/6/5/5 X"), ""),
        (("a=C6/6/5/5 X", "b=HC6/6/5/5 X"), ""),
        (("a=I6/6/5/5 X", "b=I6/6/5/5 W"), "JDG-5.1.1-a"),
        (("a=I6/6/5/5 X", "b=C6/6/5/5 X"), "JDG-5.1.1-c"),
        (("a=I2/6/5/5 X", "b=I2/6/5/5 X", "c=I2/6/5/5 X"), ""),
        (("a=I2/6/5/5 X", "b=I2/6/5/5 X", "c=I3/6/5/5 X"), "JDG-5.1.1-b"),
        (("a=I1/6/5/5 X", "b=I1/6/5/5 X", "c=I1/6/5/5 X", "d=I1/6/5/5 X"), "JDG-5.1.1-b"),
        (("a=I3/6/5/5 X d", "b=I3/6/5/5 X d", "c=I3/6/5/5 X d"), ""),
        (("g=Af3e3m4c6 X", "h=AHf3e3m4c6 W"), ""),
        (("g=Af3e3m4c6 X", "h=Af3e3m4c6 W", "k=Af3e3m4c6 W"), "JDG-5.1.1-a"),
        (("g=Af3e3m4c6 X", "a=I6/6/5/5 W", "b=I6/6/5/5 W"), ""),
        (("g=Af3e3m4c6 X", "a=I2/6/5/5 W", "b=I2/6/5/5 W", "c=I2/6/5/5 W"), ""),
        (("g=Af3e3m4c6 X", "h=Af3e3m4c6 X", "a=I6/6/5/5 W"), "JDG-5.1.1-a"),
        (("g=Af3e3m4c6 X", "a=C6/6/5/5 W"), ""),
        (("g=Af3e3m4c6 X", "a=C1/6/5/5 W", "b=C1/6/5/5 W"), "JDG-5.1.1-a"),
        (("a=I6/6/5/5 X r", "b=I6/6/5/5 W r"), ""),
        (("a=I6/6/5/5 X r", "b=I6/6/5/5 X"), "JDG-5.1.1-c"),
        (("a=I6/6/5/5 X q", "b=I6/6/5/5 X"), "JDG-5.1.1-c"),
    ],
)
def test_who_may_share_a_hex(lines, rule):
    """EX-15."""
    assert fault(*lines) == rule


@pytest.mark.rule("JDG-5.1.2-a")
def test_who_enters_goes_to_the_bottom_and_guns_lie_on_top():
    rows = ["0808/NNE a=I2/6/5/5 X", "0809/NNE g=Af3e3m4c6 X | b=I2/6/5/5 X", FAR]
    position = start(rows)
    moved = after(position, "mv b 0808", "mv g 0808")

    assert [one.id for one in stacks.stack(moved.state.field, "0808")] == ["g", "a", "b"]
    made = start(["0808/NNE a=I2/6/5/5 X | b=I2/6/5/5 X", FAR])
    assert refused(made, "top 0808 a") == "JDG-5.1.2-a"
    turned = after(made, "top 0808 b")
    assert [one.id for one in stacks.stack(turned.state.field, "0808")] == ["b", "a"]
    assert refused(moved, "top 0808 a") == "JDG-4.4.1-b"


@pytest.mark.rule("JDG-5.1.2-b")
def test_limits_are_checked_where_a_move_ends_and_in_every_hex_of_a_forced_march():
    rows = ["0808/NNE a=I2/6/5/5 X | b=I2/6/5/5 X", "0809/NNE c=I6/6/5/5 X", FAR]
    position = start(rows)

    assert refused(position, "mv c 0808") == "JDG-5.1.1-b"
    assert refused(position, "mv c 0808-0807") == ""
    assert refused(position, "fm c 0808-0807") == "JDG-4.1.3-d"


@pytest.mark.rule("JDG-4.4.1-b", "JDG-RUL-14")
def test_a_stack_pays_the_highest_cost_with_the_smallest_allowance():
    position = start(["0808/NNE u=I6/6/5/4 X | g=Af3e3m4c6 X", "0101/SSE v=I6/6/5/4 X", FAR])

    assert refused(position, "mv u+g 0809-0810") == ""
    assert refused(position, "mv u+g 0809-0810-0811") == "JDG-4.4.1-a"
    assert refused(position, "mv u+v 0809") == "JDG-4.4.1-b"
    moved = after(position, "mv g+u 0809-0810/E")
    assert (where(moved, "u"), where(moved, "g")) == (
        ("0810", "E", "good"), ("0810", "E", "good"),
    )  # fmt: skip


@pytest.mark.rule("JDG-6.1.1-b")
def test_who_joins_others_faces_as_they_do():
    rows = ["0808/NNE a=I2/6/5/5 X", "0809/SSW b=I2/6/5/5 X | g=Af3e3m4c6 X", FAR]
    position = start(rows)

    assert refused(position, "mv b 0808/SSW") == "JDG-6.1.1-b"
    assert where(after(position, "mv b 0808"), "b") == ("0808", "NNE", "good")
    assert where(after(position, "mv g 0808/SSW"), "g") == ("0808", "SSW", "good"), "another kind"
    both = start(["0808/NNE a=I2/6/5/5 X | b=I2/6/5/5 X", FAR])
    assert refused(both, "face a/E") == "JDG-6.1.1-b"
    assert where(after(both, "face a+b/E"), "b") == ("0808", "E", "good")


@pytest.mark.rule("JDG-5.1.3-a")
def test_guns_fire_from_a_stack():
    rows = ["0808/NNE u=I6/6/5/5 X | a=Af3e3m4c6 X", "0805/SSE e=I4/6/5/5 Y"]

    assert refused(start(rows, stage="fire"), "fire a 0805") == ""


@pytest.mark.rule("JDG-10.1-c", "JDG-10.2-c")
def test_a_routed_unit_does_not_move_by_order():
    position = start(["0808 u=I6/6/5/5 X r", "0101/SSE v=I6/6/5/4 X", FAR])
    survey = Survey(position.state.field, TABLES.ground("blank15"), "blue")

    assert refused(position, "mv u 0809") == "JDG-10.2-c"
    assert movement.allowance(survey.field, survey.ground, unit(position, "v"), "normal") == 4
