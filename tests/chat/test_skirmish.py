"""A skirmish of two people on a virtual table by the panel, from army lists to the result."""

from collections import Counter

from bot.sandbox import buttons_of, is_ephemeral, text_of
from tests.chat.people import Seat, acts, decides, first_pick
from tests.chat.test_agreeing import pick, pressed
from tests.chat.test_field_taps import CHEAP

MOST_PRESSES = 1500
BOLD = ("Charge ", "Shoot ", "Attack in melee")
"""What is preferred to the first useful end."""


class Captain:
    """Plays a seat from its panel alone: charges and shoots where it can, else goes ahead."""

    def __init__(self, seat):
        self.seat, self.did, self.presses = seat, Counter(), 0

    async def play(self, panel):
        """Answer until it is another's turn; returns the last panel."""
        while decides(panel):
            panel = await self._press(panel)
            if self.presses > MOST_PRESSES:
                raise AssertionError(f"it does not end: {text_of(panel)}")
        return panel

    async def _press(self, panel):
        bold = next((one for one in buttons_of(panel) if one["label"].startswith(BOLD)), None)
        self.presses += 1
        if bold is None or not acts(panel, "draft"):
            return await first_pick(self.seat, panel)
        self.did[bold["label"].split()[0]] += 1
        return await self.seat.press(panel, bold["custom_id"])


async def begun(stage):
    """Alice opens a skirmish, both choose ready armies; returns both people and the match."""
    said = {"scenario": "fire_and_sword/free_skirmish", "side": "red"}
    await stage.alice.slash_with("game new", said)
    await stage.settled()
    thread = stage.alice.threads()[-1]
    alice, bob = Seat(stage.alice, thread), Seat(stage.bob, thread)
    await pressed(bob, "join")
    await stage.settled()
    await pick(alice, await pressed(alice, "choices"), "army-red-1", "plc_skirmish")
    await stage.settled()
    await pick(bob, await pressed(bob, "choices"), "army-blue-1", "swe_skirmish")
    await stage.settled()
    match = (await stage.matches.queries.in_channel(int(thread["id"]))).id
    return alice, bob, match


@CHEAP
async def test_a_skirmish_is_played_by_panel_from_army_lists_to_its_result(stage):
    alice, bob, match = await begun(stage)
    captains = {"red-1": Captain(alice), "blue-1": Captain(bob)}

    while (table := await stage.matches.queries.table(match)).info.status != "over":
        captain = captains[table.position.open[0].seat]
        await stage.settled()
        await captain.play(await captain.seat.panel())
    await stage.settled()

    assert table.info.outcome is not None
    public = [one for one in alice.here.messages(alice.thread) if not is_ephemeral(one)]
    words = text_of(public[-1])
    assert "The battle is over" in words
    assert table.info.seed in words
    assert all(one.did["Charge"] + one.did["Shoot"] for one in captains.values())
    assert table.position.state.round > 1
