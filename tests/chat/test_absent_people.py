"""Who is away, and what becomes of their seat: pressed and typed, in each language.

Each has its line in the thread and in the log, in the same order.
"""

import asyncio
import re

import pytest

from bot.sandbox import buttons_of, is_ephemeral, text_of
from tests.chat.people import PATIENCE_S, Seat, acts, open_game
from tests.chat.test_clocks import later

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
TIME = r"<t:\d+:f> \(<t:\d+:R>\)"
ALICE, CAROL = r"\*\*(Alice|<@\d+>)\*\*", r"\*\*(Carol|<@\d+>)\*\*"
LANGUAGES = {"en": "English", "cs": "čeština", "pl": "polski"}
LINES = {
    "en": (
        rf"{ALICE} is on vacation until {TIME}\. Their clock stands",
        rf"{ALICE} is back from vacation, and their clock runs again",
        r"All agree: the game pauses, and no clock runs",
        rf"{ALICE} has ended the pause: the clocks run again",
        rf"The time of {ALICE} was over\. That is excused",
        rf"The time of {ALICE} is over, and nothing more is excused",
        rf"{ALICE} has more time: until {TIME}",
        r"The computer plays \*\*Rebels\*\*",
        rf"The computer may not play for {ALICE}: an opponent objects",
        r"(Another player is sought for \*\*Rebels\*\*|offers you the seat \*\*Rebels\*\*)",
        rf"({CAROL} plays|<@\d+> takes the seat) \*\*Rebels\*\*",
        rf"The game is claimed from {CAROL}, who got a last message.*{TIME}",
        rf"The time of {CAROL} was over and they did not come back, so their side gives",
    ),
    "cs": (
        rf"{ALICE} má dovolenou do {TIME}\. Čas mu stojí",
        rf"Dovolená skončila \({ALICE}\) a čas zase běží",
        r"Všichni souhlasí: hra má přestávku a hodiny stojí",
        rf"Přestávka skončila \({ALICE}\): hodiny zase běží",
        rf"Hráči {ALICE} vypršel čas\. Je to omluveno",
        rf"Hráči {ALICE} vypršel čas a další omluva už není",
        rf"{ALICE} má víc času: do {TIME}",
        r"Na místě \*\*\w+\*\* hraje( od této chvíle)? počítač",
        rf"Za hráče {ALICE} počítač hrát nesmí, soupeř je proti",
        r"(Na místo \*\*\w+\*\* se hledá jiný hráč|vám nabízí místo \*\*\w+\*\*)",
        rf"(Na místě \*\*\w+\*\* hraje od této chvíle {CAROL}|<@\d+> od této chvíle hraje)",
        rf"O výhru nad hráčem {CAROL} se někdo hlásí.*{TIME}",
        rf"Hráči {CAROL} vypršel čas a nevrátil se, jeho strana proto hru vzdává",
    ),
    "pl": (
        rf"{ALICE} ma urlop do {TIME}\. Zegar stoi",
        rf"Urlop się skończył \({ALICE}\) i zegar znów biegnie",
        r"Wszyscy się zgadzają: gra ma przerwę, a zegary stoją",
        rf"{ALICE} kończy przerwę: zegary znów biegną",
        rf"Graczowi {ALICE} minął czas\. Jest to usprawiedliwione",
        rf"Graczowi {ALICE} minął czas i nie ma już usprawiedliwień",
        rf"{ALICE} ma więcej czasu: do {TIME}",
        r"Na miejscu \*\*\w+\*\* gra( odtąd)? komputer",
        rf"Komputer nie może grać za gracza {ALICE}: przeciwnik się sprzeciwia",
        r"(Na miejsce \*\*\w+\*\* szukany jest inny gracz|oferuje ci miejsce \*\*\w+\*\*)",
        rf"(Na miejscu \*\*\w+\*\* gra odtąd {CAROL}|<@\d+> gra odtąd na miejscu)",
        rf"Ktoś zgłasza wygraną z graczem {CAROL}.*{TIME}",
        rf"Graczowi {CAROL} minął czas i nie ma go z powrotem, więc jego strona poddaje",
    ),
}


class People:
    """Alice, who is away, Bob, who waits for her, and Carol, who helps; ``typed`` or pressed."""

    def __init__(self, stage, typed, alice, bob):
        self.stage, self.typed, self.alice, self.bob = stage, typed, alice, bob
        self.carol = Seat(stage.carol, bob.thread)
        self.offers = []
        """What was offered, before an answer took its place."""

    async def does(self, way):
        """Let Bob choose what becomes of the seat of who is away."""
        if not self.typed:
            called = self.last("absent")
            choice = next(one for one in acts(called, "absent") if f":{way}." in one)
            look = await self.bob.here.click(called, choice)
        else:
            look = await self.bob.here.slash("game substitute", seat="rebels-1", way=way)
        await self.bob.press(look, acts(look, "absently")[0])
        await self.stage.settled()

    def last(self, act):
        """Return the newest public message with a button."""
        found = [one for one in self.public() if acts(one, act)]
        return found[-1]

    def public(self):
        return [m for m in self.bob.here.messages(self.bob.thread) if not is_ephemeral(m)]

    async def goes_on_vacation_and_returns(self):
        if self.typed:
            await self.stage.alice.slash_with("fieldpost vacation", {"days": 2})
            await self.stage.alice.slash_with("fieldpost vacation", {"back": True})
            return
        told = await self.alice.here.slash("game status")
        begun = await self.alice.here.click(told, acts(told, "away")[0])
        assert acts(begun, "away") == ["fp1::0:away:back"]
        again = await self.alice.here.slash("game status")
        assert acts(again, "away") == acts(begun, "away")
        ended = await self.alice.here.click(begun, acts(begun, "away")[0])
        assert acts(ended, "away") == acts(told, "away")

    async def pauses(self):
        if self.typed:
            await self.alice.here.slash("game pause")
        else:
            told = await self.alice.here.slash("game status")
            await self.alice.here.click(told, acts(told, "consent")[0])
        await self.stage.settled()
        if self.typed:
            await self.bob.here.slash("game pause")
        else:
            asked = self.last("consent")
            await self.bob.here.click(asked, acts(asked, "consent")[0])
        await self.stage.settled()
        await self.alice.here.slash("game pause")

    async def refuses_the_computer(self):
        if self.typed:
            look = await self.bob.here.slash("game substitute", seat="rebels-1", way="veto")
        else:
            told = self.last("accept")
            look = await self.bob.here.click(told, acts(told, "absent")[0])
        await self.bob.press(look, acts(look, "absently")[0])
        await self.stage.settled()

    async def takes(self, seat):
        """Let somebody take the seat that is on offer."""
        self.offers.append(text_of(self.last("accept")))
        if self.typed:
            await seat.here.slash("game join")
        else:
            offer = self.last("accept")
            await seat.here.click(offer, acts(offer, "accept")[0])
        await self.stage.settled()

    async def until_asked(self):
        """Let Bob play until it is the turn of who is away, who is asked in it."""
        matches = self.stage.matches
        match = (await matches.queries.in_channel(int(self.bob.thread["id"]))).id
        while True:
            position = (await matches.queries.table(match)).position
            decision, course = position.open[0], position.game.insight.course(position.view(None))
            if decision.seat == course.seat == "rebels-1":
                break
            options = position.options(decision)
            action = position.game.computer.advise(position.view(decision.seat), decision, options)
            user = (await matches.queries.table(match)).info.user_of(decision.seat)
            key = f"played {decision.serial} {decision.seat}"
            await matches.play.act(match, user, decision.serial, [action], interaction=key)
        await self.stage.settled()

    async def is_over(self):
        """Wait for the end of the match, and until all is told of it."""
        channel = int(self.bob.thread["id"])
        async with asyncio.timeout(PATIENCE_S):
            while not await self.is_told_over(channel):
                await asyncio.sleep(0.05)
        await self.stage.settled()

    async def is_told_over(self, channel):
        info = await self.stage.matches.queries.in_channel(channel, None, "over")
        return info.status == "over"

    async def log(self):
        """Read the whole log, whose last page is shown first."""
        page, found = await self.bob.here.slash("game log"), []
        while True:
            found.insert(0, text_of(page))
            pages = [one["custom_id"] for one in buttons_of(page) if not one.get("disabled")]
            older = [one for one in pages if one.endswith(f":log:{len(found)}")]
            if not older:
                return "\n".join(found)
            page = await self.bob.press(page, older[0])

    async def holder(self):
        info = await self.stage.matches.queries.in_channel(int(self.bob.thread["id"]))
        return info.user_of("rebels-1")


@CHEAP
@pytest.mark.parametrize("typed", [False, True], ids=["pressed", "typed"])
@pytest.mark.parametrize("locale", list(LINES))
async def test_all_that_becomes_of_who_is_away_is_told_and_logged(stage, locale, typed):
    alice, bob = await open_game(stage, options="pace=1h+1h", language=LANGUAGES[locale])
    here = People(stage, typed, alice, bob)
    stage.bob.locale = locale

    await here.goes_on_vacation_and_returns()
    await here.pauses()
    await later(stage, 4)
    await here.does("extend24")
    await later(stage, 3)
    await here.does("computer")
    await here.takes(alice)
    assert await here.holder() == int(stage.alice.id)
    await here.until_asked()
    await later(stage, 4)
    await here.does("computer")
    await here.refuses_the_computer()
    await here.until_asked()
    await later(stage, 4)
    await here.does("substitute")
    await here.takes(here.carol)
    assert await here.holder() == int(stage.carol.id)
    await here.until_asked()
    await later(stage, 6)
    await here.does("claim")
    await later(stage, 2)
    await here.does("claim")
    await here.is_over()

    thread = "\n".join([*here.offers, *map(text_of, here.public())])
    log = await here.log()
    at = 0
    for line in LINES[locale]:
        assert re.search(line, thread), line
        found = re.compile(line).search(log, at)
        assert found, (line, log)
        at = found.end()
