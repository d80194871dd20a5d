"""A hand that plays by the panel, and counts what it touches."""

import asyncio
import re

from bot.sandbox import buttons_of, is_ephemeral, selects_of, text_of
from tests.chat.people import acts

FOLLOWED_S, LOOK_S = 20.0, 0.05


class Hand:
    """A hand that plays by the panel, and counts what it touches.

    A press of a button is one tap. A menu takes a tap to open it and one for each pick, and where
    it takes several picks one more to close it. ``rounds`` are answers that are waited for.
    """

    def __init__(self, person):
        self.person = person
        self.taps = self.rounds = 0
        self.touched = []
        self.panel = None

    async def open(self):
        self.panel = await self.person.panel()
        self.taps += 1
        self.rounds += 1

    async def called(self):
        """Read the call in the thread; what it offers to all is pressed there."""
        await self._seen(lambda one: acts(one, "open"))

    async def followed(self, words):
        """Wait until the panel goes on by itself, to a page with these words."""
        await self._seen(lambda one: is_ephemeral(one) and words in text_of(one))

    async def _seen(self, wanted):
        async with asyncio.timeout(FOLLOWED_S):
            while True:
                shown = self.person.here.messages(self.person.thread)
                found = [one for one in shown if wanted(one)]
                if found:
                    self.panel = found[-1]
                    return
                await asyncio.sleep(LOOK_S)

    async def press(self, word):
        """Press the button, or pick the menu's line, that has a word in its label or its line."""
        for one in buttons_of(self.panel):
            if re.search(rf"\b{word}\b", one["label"]):
                self.taps += 1
                return await self._answer(one["custom_id"])
        lines = rf"^\*\*(\d+)\*\* · .*?\b{word}\b"
        numbers = re.findall(lines, text_of(self.panel), re.MULTILINE)
        for one in buttons_of(self.panel):
            if numbers and one["label"].removeprefix("✓ ") == numbers[0]:
                self.taps += 1
                return await self._answer(one["custom_id"])
        for menu in selects_of(self.panel):
            for option in menu["options"]:
                if (
                    re.search(rf"\b{word}\b", option["label"])
                    and ":policy:" not in menu["custom_id"]
                ):
                    self.taps += 2
                    return await self._answer(menu["custom_id"], [option["value"]])
        raise AssertionError(f"no {word} in {text_of(self.panel)}")

    async def act(self, act):
        """Press the first button of an act."""
        self.taps += 1
        await self._answer(acts(self.panel, act)[0])

    async def first(self):
        """Answer by the first thing that is offered."""
        for act in ("go", "pick"):
            if acts(self.panel, act):
                return await self.act(act)
        menu = next(one for one in selects_of(self.panel) if ":menu:" in one["custom_id"])
        self.taps += 2
        return await self._answer(menu["custom_id"], [menu["options"][0]["value"]])

    async def agree(self):
        await self.act("go")

    async def plan(self, piece, *words):
        """Pick on the sheet of a whole turn what a piece does: the line that has all words."""
        (menu,) = [
            one
            for one in selects_of(self.panel)
            if ":plan:" in one["custom_id"] and re.search(rf"· {piece}\b", one["placeholder"])
        ]
        lines = [one for one in menu["options"] if all(word in one["label"] for word in words)]
        assert lines, [one["label"] for one in menu["options"]]
        self.taps += 2
        await self._answer(menu["custom_id"], [lines[0]["value"]])

    async def several(self, *words):
        menu = next(one for one in selects_of(self.panel) if ":many:" in one["custom_id"])
        values = [
            option["value"]
            for word in words
            for option in menu["options"]
            if re.search(rf"\b{word}\b", option["label"])
        ]
        assert len(values) == len(words)
        self.taps += 2 + len(words)
        await self._answer(menu["custom_id"], values)

    async def pick(self, custom_id, values):
        """Pick in a menu."""
        await self._answer(custom_id, values)

    async def _answer(self, custom_id, values=None):
        self.rounds += 1
        self.touched.append((custom_id.split(":", 3)[-1], values))
        self.panel = await self.person.press(self.panel, custom_id, values)


def boards(person, thread):
    """The public messages of a thread that show a board."""
    return [
        one
        for one in person.messages(thread)
        if not is_ephemeral(one) and any(part.get("type") == 12 for part in parts(one))
    ]


def parts(part):
    """All components of a message, nested ones too."""
    found = []
    for child in part.get("components") or ():
        found += [child, *parts(child)]
    return found
