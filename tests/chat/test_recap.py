"""What happened since a player's last decision, and the whole report in pages."""

import re

import pytest

from bot.chat.match.pages.log import paged
from bot.sandbox import buttons_of, pictures_of, text_of
from tests.chat.people import open_game, placed, play_until
from tests.chat.test_taps import FIELD

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
MOVES = {
    **FIELD,
    "turn": {"side": "rebels", "phase": "move", "card": "R116"},
    "rebels": ["echo_troopers F4 ordered 0", "echo_troopers F5 ordered 0", "echo_troopers G1"],
    "cards": {"empire-1": {"hand": ["E101", "E104", "E110"]}},
}


async def finish(stage, match, seat, person):
    """Answer whatever a seat is still asked in its turn."""
    while (table := await stage.matches.queries.table(match)).position.open[0].seat == seat:
        decision = table.position.open[0]
        action = table.position.options(decision)[0]
        await stage.matches.play.act(
            match, int(person.player.id), decision.serial, [action], interaction=f"{decision}"
        )


@CHEAP
async def test_take_turn_tells_all_since_the_own_last_decision(stage):
    alice, bob, match = await placed(stage, "hoth", MOVES)
    await alice.here.slash("order", text="F4>G4; end")
    await finish(stage, match, "rebels-1", alice)
    await bob.here.slash("order", text="card E101; end")
    await finish(stage, match, "empire-1", bob)
    await stage.settled()

    panel = await alice.panel()

    said = text_of(panel)
    assert "F4-G4" not in said, "what she saw happen is not told again"
    assert "Empire: card" in said
    assert len(pictures_of(panel)) == 1, "nobody fought"


@CHEAP
async def test_the_report_has_pages(stage):
    alice, _ = await open_game(stage, "S01")
    info = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    await play_until(stage, info.id, lambda *_: False)
    last = await alice.here.slash("game log")
    assert re.search(r"Page (\d+) of \1", text_of(last))
    labels = {one["label"]: one for one in buttons_of(last)}
    assert labels["Later"]["disabled"]

    before = await alice.press(last, labels["Earlier"]["custom_id"])

    count = int(re.search(r"of (\d+)", text_of(last))[1])
    assert f"Page {count - 1} of {count}" in text_of(before)
    assert text_of(before) != text_of(last)
    assert not {one["label"]: one for one in buttons_of(before)}["Later"]["disabled"]


def test_pages_hold_all_lines_in_their_order():
    lines = [f"line {number}" for number in range(40)]
    pages = paged(lines, 60)
    assert [one for page in reversed(pages) for one in page] == lines
    assert all(len("\n".join(page)) <= 60 for page in pages)
    assert paged([]) == [[]]
    assert paged(["x" * 99], 60) == [["x" * 99]]
