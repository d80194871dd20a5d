"""Two matches while Discord's answers get lost: nothing false is told, nothing doubled, none hangs.

Every twentieth answer of Discord goes wrong, and of the first answers to interactions every
seventh, before or after its work: the connection is cut, or the answer is 500, 429, or says that
the interaction is answered already (40060) or unknown (10062).
"""

import random
import re

import pytest

from bot.sandbox import is_ephemeral, selects_of, text_of
from bot.sandbox.server.faults import InjectedFault
from tests.chat.people import acts, all_read, open_game, shown
from tests.chat.test_trouble import public, table_of

CALLBACK, OTHER = r"POST .*/callback", r"(PATCH|DELETE) /webhooks/|(POST|PATCH) /channels/"
ANYWHERE = (
    InjectedFault("", None),
    InjectedFault("", None, after=True),
    InjectedFault("", 500),
    InjectedFault("", 500, after=True),
    InjectedFault("", 429),
)
FIRST = (
    *ANYWHERE,
    InjectedFault("", 400, after=True, code=40060),
    InjectedFault("", 404, code=10062),
    InjectedFault("", 404, after=True, code=10062),
)
EACH_FIRST, EACH = 7, 20
LOADING = 1 << 7
DENIALS = ("Nothing was changed", "went wrong")
LATE = "from an earlier moment"
"""True of a panel into which the library has sent an older answer once more (500, 429)."""
TOLD = re.compile(r"✅ Saved \(receipt \d+\) · `([^`]+)`")
pytestmark = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


class Chaos:
    """Two people at two matches; whoever gets no answer asks again, as people do."""

    def __init__(self, stage, seed):
        self.stage = stage
        self.chance = random.Random(seed)
        self.unanswered = 0

    async def one_order(self, seats):
        """Let whoever is asked give an order, typed or pressed; checks what they are told of it."""
        table = await table_of(self.stage, seats[0])
        before = await self.records(table.info.id)
        decision = table.position.open[0]
        user = str(table.info.user_of(decision.seat))
        seat = next(one for one in seats if one.player.id == user)
        if self.chance.random() < 0.3:
            answer = await self.by_panel(seat)
        else:
            order = table.game.write(self.chance.choice(table.position.options(decision)))
            answer = await self.by_words(seat, order)

        after = await self.records(table.info.id)
        assert len(after) == len(before) + 1, (before[-3:], after[-3:])
        done = table.game.write(table.game.codec.action(after[-1].action))
        assert TOLD.findall(text_of(answer))[-1] == shown(done, table.game.slug)

    async def records(self, match):
        """What the players did in a match, as stored."""
        async with self.stage.services.store.read() as tx:
            rows = await tx.journal(match)
        return [one.record for one in rows if one.record.author == "player"]

    async def by_words(self, seat, order):
        answer = None
        while answer is None:
            answer = await self.answered(seat, seat.here.slash("order", text=order))
            if answer is not None and acts(answer, "surely"):
                answer = await self.pressed(seat, answer, acts(answer, "surely")[0])
        return answer

    async def by_panel(self, seat):
        """Press anything until something is told to be done: the first of all may go in a ring."""
        panel = None
        while panel is None or not TOLD.search(text_of(panel)):
            if panel is None:
                panel = await self.answered(seat, seat.here.slash("order"))
                continue
            open_to = acts(panel, "go") or acts(panel, "(many|menu|pick)") or acts(panel, "panel")
            panel = await self.pressed(seat, panel, self.chance.choice(open_to))
        return panel

    async def pressed(self, seat, panel, press):
        """Press; returns the panel as it is changed, or None where no answer came."""
        menus = [one for one in selects_of(panel) if one["custom_id"] == press]
        if menus:
            value = self.chance.choice(menus[0]["options"])["value"]
            sent = seat.here.select(panel, press, [value])
        else:
            sent = seat.here.click(panel, press)
        return await self.answered(seat, sent, panel)

    async def answered(self, seat, sent, panel=None):
        """Wait for an answer, or until the bot has given up; None then, and for an old panel."""

        def seen():
            """Tell whether this press is answered: an earlier answer may be edited in once more."""
            answered = sent.is_answered or sent.is_renewed
            return answered and (panel is None or seat.here.message(panel["id"]) != panel)

        await seat.here.until(lambda: seen() or self.given_up(sent), 30, "an answer")
        if seen():
            await all_read(self.stage, seat)
            stays = panel is not None and not sent.is_renewed
            kept = seat.here.message(panel["id"]) if stays else None
            answer = kept or sent.answer()
            words = text_of(answer)
            assert [one for one in DENIALS if one in words] == [], words
            assert panel is not None or LATE not in words, words
            return None if LATE in words else answer
        self.unanswered += 1
        return None

    def given_up(self, sent):
        exchanges = self.stage.sandbox.capture.exchanges
        return any(
            one.status == 404 and one.method == "PATCH" and sent.token in one.path
            for one in exchanges
        )

    async def end(self, seats):
        """Check what is on everybody's screen when all is posted; returns how many posts."""
        await self.stage.settled()
        for seat in seats:
            mine = [one for one in seat.here.messages(seat.thread) if is_ephemeral(one)]
            assert [one for one in mine if one["flags"] & LOADING] == []
            words = "\n".join(map(text_of, mine))
            assert [one for one in DENIALS if one in words] == [], words
        nonces = [one["nonce"] for one in public(seats[0]) if one.get("nonce")]
        assert len(set(nonces)) == len(nonces)
        return len(nonces)


async def play(stage, seed, enough):
    """Play two matches in turn while answers get lost, until it is enough or both are over."""
    matches = [await open_game(stage), await open_game(stage)]
    chaos = Chaos(stage, seed)
    faults = stage.sandbox.faults
    first = faults.every(EACH_FIRST, CALLBACK, FIRST)
    other = faults.every(EACH, OTHER, ANYWHERE)
    running = list(matches)
    while running and not enough(first, other):
        seats = running[chaos.chance.randrange(len(running))]
        await chaos.one_order(seats)
        if (await table_of(stage, seats[0])).info.status == "over":
            running.remove(seats)
    faults.series.clear()
    assert sum([await chaos.end(seats) for seats in matches]) > 8
    assert first.seen >= EACH_FIRST * len(FIRST), "each way to lose a first answer was used"
    assert other.seen >= EACH * len(ANYWHERE)
    assert chaos.unanswered > 0


async def test_two_matches_are_played_while_answers_get_lost(stage):
    await play(
        stage,
        "answers get lost",
        lambda first, other: (
            first.seen >= EACH_FIRST * len(FIRST) and other.seen >= EACH * len(ANYWHERE)
        ),
    )


@pytest.mark.soak
async def test_two_matches_are_played_to_their_ends_while_answers_get_lost(stage, soak_seed):
    await play(stage, soak_seed, lambda first, other: False)
