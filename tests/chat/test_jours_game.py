"""Battles of Jours de Gloire from the lobby to the result: by the panel alone, and typed."""

import re
from collections import Counter

import pytest

from bot import selfplay
from bot.sandbox import buttons_of, is_ephemeral, labels_of, text_of
from tests.chat.people import Seat, acts, decides, first_pick, say, turn_of, written

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
BOLD = ("⚔", "faces ", "forward")
"""What the note of an end tells; it is preferred in this order."""
ASKED = re.compile(r"^### .+? · (?:G\d.*?: \S+ (?:\(\+\d\) )?(?=has ))?([^.?]*)", re.MULTILINE)
"""What a panel asks, without the group and its unit."""
MOST_PRESSES = 600
SEED = bytes(32)
"""With it batteries come to see somebody, however the generals play."""


class General:
    """Plays a side from its panel alone: fires, charges and goes at the enemy where it can.

    One piece of an activation moves, another each time.
    """

    def __init__(self, seat):
        self.seat, self.asked = seat, Counter()

    async def play(self):
        """Answer until it is another's turn."""
        panel = await self.seat.panel()
        while decides(panel):
            self.asked[ASKED.search(text_of(panel))[1]] += 1
            assert self.asked.total() < MOST_PRESSES, f"it does not end: {text_of(panel)}"
            wanted = boldest(panel)
            if wanted is None and (pieces := acts(panel, r"draft:p\d+")):
                wanted = pieces[self.asked.total() % len(pieces)]
            if wanted is None:
                panel = await first_pick(self.seat, panel)
            else:
                panel = await self.seat.press(panel, wanted)


def boldest(panel):
    """What is pressed rather than the first thing that a panel offers; None: nothing."""
    if ends := acts(panel, r"draft:e\d+\.\d+"):
        notes = re.findall(r"^\*\*(\d+)\*\* · (.*)", text_of(panel), re.MULTILINE)
        better = [int(number) for sign in BOLD for number, note in notes if sign in note]
        return ends[better[0] - 1 if better else 0]
    if acts(panel, "draft:x0"):
        return next(iter(acts(panel, "do:end")), None)
    wanted = re.compile(r"\d+ · (Try|End of)")
    return next((one["custom_id"] for one in buttons_of(panel) if wanted.match(one["label"])), None)


async def begun(stage):
    """Alice opens the drill battle as Blue, Bob joins as Red; their seats by side."""
    said = {"scenario": "jours/drill", "side": "blue"}
    await stage.alice.slash_with("game new", said)
    await stage.settled()
    thread = stage.alice.threads()[-1]
    alice, bob = Seat(stage.alice, thread), Seat(stage.bob, thread)
    lobby = alice.here.messages(thread)[0]
    await bob.here.click(lobby, acts(lobby, "join")[0])
    await stage.settled()
    match = (await stage.matches.queries.in_channel(int(thread["id"]))).id
    async with stage.services.store.write() as tx:
        row = await tx.match(match)
        row.seed = SEED
        await tx.save(row)
    return {"blue": alice, "red": bob}, match


async def told(stage, people, match):
    """Check the result that all see, and that a spectator saw no order and no private answer."""
    table = await stage.matches.queries.table(match)
    said = people["blue"].here.messages(people["blue"].thread)
    result = [one for one in said if not is_ephemeral(one)][-1]
    assert "The battle is over" in text_of(result)
    assert table.info.seed in text_of(result)
    assert "Rematch" in labels_of(result)
    assert table.info.outcome.rule.startswith("JDG-13")
    seen = stage.carol.at(people["blue"].thread).messages(people["blue"].thread)
    assert len(seen) > 10
    assert not [one for one in seen if is_ephemeral(one)]
    assert not [one for one in seen if "`orders " in text_of(one)]


@CHEAP
async def test_a_battle_is_played_by_the_panel_alone(stage):
    people, match = await begun(stage)
    generals = {side: General(seat) for side, seat in people.items()}

    while (table := await stage.matches.queries.table(match)).position.open:
        await stage.settled()
        await generals[table.position.open[0].seat].play()
    await stage.settled()

    await told(stage, people, match)
    both = generals["blue"].asked + generals["red"].asked
    assert {
        "Which groups get orders", "has no orders", "Artillery fire: which battery, at which hex",
        "Movement: who goes where", "Shocks: who attacks which hexes",
    } <= set(both), both  # fmt: skip
    assert both.total() <= 250


@CHEAP
async def test_a_battle_is_played_by_typed_orders(stage):
    people, match = await begun(stage)
    asked = set()

    while (table := await stage.matches.queries.table(match)).position.open:
        decision = table.position.open[0]
        asked.add(decision.point)
        await say(people[decision.seat], written(table, turn_of(table, selfplay.greedy_chooser())))
        await stage.settled()

    await told(stage, people, match)
    assert {"DP-A3", "DP-B2", "DP-M1"} <= asked
