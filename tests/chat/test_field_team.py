"""Two people of a side on a virtual table by the panel: from the lobby to a teammate's move."""

import pytest

from bot.sandbox import text_of
from tests.chat.people import Seat, acts, decides, first_pick
from tests.chat.taps import Hand
from tests.chat.test_agreeing import pick, pressed
from tests.chat.test_field_taps import CHEAP

CAROL = "red-2"


async def joined(stage):
    """Alice opens SC-4 for two against one; returns everybody by seat, and the match."""
    said = {"scenario": "fire_and_sword/SC-4", "side": "red", "players": CAROL}
    await stage.alice.slash_with("game new", said)
    await stage.settled()
    thread = stage.alice.threads()[-1]
    people = {
        "red-1": Seat(stage.alice, thread), CAROL: Seat(stage.carol, thread),
        "blue-1": Seat(stage.bob, thread),
    }  # fmt: skip
    for seat in (CAROL, "blue-1"):
        lobby = people[seat].here.messages(thread)[0]
        if seat == "blue-1":  # with the last seat the battle begins, so what is led is said before
            await pick(
                people[CAROL], await pressed(people[CAROL], "choices"), "share-red-2", "foot"
            )
            await stage.settled()
        join = next(one for one in acts(lobby, "join") if one.endswith(seat))
        await people[seat].here.click(lobby, join)
        await stage.settled()
    match = (await stage.matches.queries.in_channel(int(thread["id"]))).id
    return people, match


async def until(stage, people, match, point, side):
    """Let everybody take what their panel offers first until a side is asked at a point."""
    while True:
        asked = (await table(stage, match)).open[0]
        if asked.point == point and asked.seat.startswith(side):
            return
        seat = people[asked.seat]
        panel = await seat.panel()
        while decides(panel):
            panel = await first_pick(seat, panel)
        await stage.settled()


async def table(stage, match):
    return (await stage.matches.queries.table(match)).position


@pytest.mark.rule("FAS-OPT-08", "FAS-RUL-114")
@CHEAP
async def test_the_first_player_activates_a_unit_and_the_teammate_moves_it(stage):
    people, match = await joined(stage)
    state = (await table(stage, match)).state
    assert {key for key, seat in state.allotted.items() if seat == CAROL} == {"r2", "r3"}

    await until(stage, people, match, "D-05", "red")
    alice, carol = Hand(people["red-1"]), people[CAROL]
    await alice.open()
    await alice.press("r3")
    await alice.press("Activate it; your teammate says what it does")
    await alice.act("do")
    await stage.settled()
    position = await table(stage, match)
    assert [(one.point, one.seat) for one in position.open] == [("D-06", CAROL)]

    panel = await carol.panel()
    assert "Red, second player · r3 Registered Cossacks" in text_of(panel)
    while decides(panel):
        panel = await first_pick(carol, panel)
    await stage.settled()
    moved = await table(stage, match)
    assert [(one.point, one.seat) for one in moved.open] == [("D-05", "blue-1")]
    assert moved.state.field.places["r3"] != position.state.field.places["r3"]
