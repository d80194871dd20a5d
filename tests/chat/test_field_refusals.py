"""A refused order of a virtual table: where it was stopped, and what is legal instead."""

import pytest

from bot.sandbox import pictures_of, text_of
from tests.chat.people import acts, placed
from tests.chat.test_field_taps import CHEAP, position, table

pytestmark = CHEAP


async def facing(stage):
    """A Red Unit with a Blue one 7 in before it, so that a Move ends at its control zone."""
    return await placed(
        stage,
        "fire_and_sword",
        table(
            {"r7": {"at": [41, 12, 0], "hidden": "manoeuvre"}},
            {"b4": {"at": [41, 20, 180], "hidden": "defence"}},
        ),
    )


@pytest.mark.rule("FAS-1.1.1-b", "FAS-GEO-21")
async def test_a_move_that_goes_too_far_is_shown_where_it_stops_and_done_by_one_press(stage):
    alice, _, match = await facing(stage)

    refused = await alice.here.slash("order", text="r7 move 0 7")

    assert "r7 move 0 5" in text_of(refused)
    (picture,) = pictures_of(refused)
    assert "stopped by b4" in picture["alt"]
    assert (await position(stage, match)).state.element("r7").revealed is None, "nothing is done"
    await alice.press(refused, acts(refused, "surely")[0])
    assert (await position(stage, match)).state.field.places["r7"].place.y == 17_000


@pytest.mark.rule("FAS-7.2.2-b")
async def test_a_charge_that_is_refused_shows_its_line_and_offers_nothing(stage):
    alice, _, _ = await facing(stage)

    refused = await alice.here.slash("order", text="r7 charge b4 at 0.5")

    assert pictures_of(refused)
    assert not acts(refused, "surely")


async def test_words_that_are_no_order_have_no_picture(stage):
    alice, _, _ = await facing(stage)

    assert not pictures_of(await alice.here.slash("order", text="r7 fly 3"))
