"""The end of a turn: asked once with what is left, ended by one word, or always by itself."""

import re

import pytest

from bot.sandbox import buttons_of, selects_of, text_of
from tests.chat.people import acts, placed
from tests.chat.taps import Hand
from tests.chat.test_taps import FIELD

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
ORDERED = {
    **FIELD,
    "turn": {"side": "rebels", "phase": "move", "card": "R116"},
    "rebels": ["echo_troopers F4 ordered 0", "echo_troopers F5 ordered 0", "echo_troopers G1"],
}


async def asked(stage, match):
    table = await stage.matches.queries.table(match)
    return table.position.open[0]


async def own_turn(stage, match):
    """Whether the Rebels are still asked what to do with their units."""
    table = await stage.matches.queries.table(match)
    return table.position.open[0].point in table.game.asking.sheet_points


@CHEAP
async def test_a_turn_is_carried_out_and_ended_by_one_press(stage):
    alice, _, match = await placed(stage, "hoth", ORDERED)
    hand = Hand(alice)
    await hand.open()
    await hand.plan("F4", "G4")
    assert "cannot be taken back" in text_of(hand.panel)

    await hand.press("end the turn")

    table = await stage.matches.queries.table(match)
    assert "G4" in [unit.hex for unit in table.position.view(None).units]
    assert not await own_turn(stage, match)


@CHEAP
async def test_picks_stay_whatever_else_is_picked(stage):
    alice, _, match = await placed(stage, "hoth", ORDERED)
    hand = Hand(alice)
    await hand.open()
    await hand.plan("F4", "G4")
    await hand.plan("F5", "G5")

    for place in ("F4", "F5"):
        assert any(f"{place} · To G" in one["label"] for one in picked(hand.panel)), place
    await hand.press("end the turn")

    table = await stage.matches.queries.table(match)
    assert {"G4", "G5"} <= {unit.hex for unit in table.position.view(None).units}


def picked(panel):
    """The lines of menus that are picked."""
    return [one for menu in selects_of(panel) for one in menu["options"] if one.get("default")]


@CHEAP
async def test_ending_asks_once_and_names_who_could_still_do_something(stage):
    alice, _, match = await placed(stage, "hoth", ORDERED)
    hand = Hand(alice)
    await hand.open()
    await hand.press("End turn")

    said = text_of(hand.panel)
    assert "### Rebels · End the turn?" in said
    assert "Which unit moves" not in said, "one question is enough"
    assert "F4 Echo" in said
    assert "G1" not in said, "it was not ordered"
    assert await own_turn(stage, match)
    await hand.press("Back")
    assert acts(hand.panel, "plan")
    await hand.press("End turn")
    await hand.press("End turn")
    assert not await own_turn(stage, match)


@CHEAP
async def test_whose_turns_end_by_themselves_is_not_asked(stage):
    alice, _, match = await placed(stage, "hoth", ORDERED)
    hand = Hand(alice)
    await hand.open()
    await hand.press("End turn")
    panel = await alice.press(hand.panel, acts(hand.panel, "always")[0], ["by-itself"])
    writer = text_of(await alice.here.slash("standing"))
    assert "**End of my turn**: By itself" in writer

    hand.panel = panel
    await hand.press("End turn")

    assert not await own_turn(stage, match)
    await alice.here.slash("standing", question="end", policy="ask")
    assert "**End of my turn**: Ask me" in text_of(await alice.here.slash("standing"))


@CHEAP
@pytest.mark.parametrize("word", ["end", "konec tahu", "Koniec"])
async def test_typed_orders_may_close_with_the_end_in_any_language(stage, word):
    alice, _, match = await placed(stage, "hoth", ORDERED)

    answer = await alice.here.slash("order", text=f"F4>G4; {word}")

    assert "F4>G4; done" in text_of(answer)
    assert not await own_turn(stage, match)


@CHEAP
async def test_an_end_before_an_attack_ends_the_moves_alone(stage):
    alice, _, match = await placed(stage, "hoth", ORDERED)

    answer = await alice.here.slash("order", text="F4>E4; end; E4xD4")

    assert "F4>E4; done; E4xD4" in text_of(answer)
    assert (await asked(stage, match)).point != "DP-MOVE"


@CHEAP
async def test_the_end_waits_for_what_is_asked_besides_moves_and_attacks(stage):
    alice, _, match = await placed(stage, "hoth", FIELD)
    before = (await stage.matches.queries.table(match)).info.head

    answer = await alice.here.slash("order", text="end")

    assert "this is asked" in text_of(answer)
    assert "Which order card" in text_of(answer)
    assert any("Attack - Centre" in one["label"] for one in buttons_of(answer)), (
        "asked, not refused"
    )
    assert (await stage.matches.queries.table(match)).info.head == before


CHOOSING = {
    **ORDERED,
    "turn": {"side": "rebels", "phase": "order", "card": "R116"},
    "rebels": ["echo_troopers F4", "echo_troopers F5", "echo_troopers G1"],
}


@CHEAP
async def test_typed_orders_answer_nothing_to_what_is_asked_between_them(stage):
    """Nobody else is ordered or moved: ``done`` twice need not be typed."""
    alice, _, _ = await placed(stage, "hoth", CHOOSING)

    answer = await alice.here.slash("order", text="order F5; F5xD5")

    assert "`order F5; done; done; F5xD5`" in text_of(answer)


@CHEAP
async def test_a_single_typed_attack_leaves_out_no_order(stage):
    alice, _, match = await placed(stage, "hoth", CHOOSING)
    before = (await stage.matches.queries.table(match)).info.head

    await alice.here.slash("order", text="F5xD5")

    assert (await stage.matches.queries.table(match)).info.head == before


@CHEAP
async def test_who_waits_is_told_for_whom_in_which_game_and_turn(stage):
    _, bob, _ = await placed(stage, "hoth", FIELD)

    said = text_of(await bob.here.slash("order"))

    assert re.search(r"\*\*Battle of Hoth: [^*]+\*\* · Turn 1 · Rebels", said)
    assert "Alice" in said


@CHEAP
async def test_a_pick_that_nothing_makes_room_for_any_more_is_named(stage):
    """F5 goes where F4 leaves; then F4 is to stay."""
    alice, _, _ = await placed(stage, "hoth", ORDERED)
    hand = Hand(alice)
    await hand.open()
    await hand.plan("F4", "To E4, snow")
    await hand.plan("F5", "To F4, snow")
    (menu,) = [
        one
        for one in selects_of(hand.panel)
        if any(o.get("default") and "F4 · To E4" in o["label"] for o in one["options"])
    ]

    await hand.pick(menu["custom_id"], ["-"])

    assert "Left out, since it cannot be done now: `F5>F4`" in text_of(hand.panel)
