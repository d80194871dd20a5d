"""The bot dies between Discord's making a post and its own note of it, and is away for long.

Discord has then forgotten the nonce, so only a look into the channel tells that the post is out.
"""

from __future__ import annotations

import asyncio
from collections import Counter

import discord
import pytest
from discord import ui

from bot.chat.wire.repeats import mark_of, marked
from bot.sandbox import is_ephemeral, text_of
from bot.service.ports.store import StoreError
from bot.service.posts.outbox import Outbox
from tests.chat.people import Seat, acts
from tests.chat.test_teams import FOUR, team_game


class Deaths:
    """The bot's memory stops right after the first post of each kind, before that is noted."""

    def __init__(self, stage, monkeypatch):
        self.stage = stage
        self.met = []
        self.dead = False
        self.worker = None
        for name in ("due", "sent", "failed"):
            store = stage.services.store
            monkeypatch.setattr(store, name, self._deadly(getattr(store, name), name))

    def _deadly(self, real, name):
        async def noted(*told, **options):
            if self.dead:
                raise StoreError("dead")
            done = options.get("done", ()) if name == "due" else told[0]
            kinds = [f"{done.kind} {name}"] if name == "failed" else [o.post.kind for o in done]
            fresh = [kind for kind in dict.fromkeys(kinds) if kind not in self.met]
            if fresh:
                self.met += fresh
                self.dead = True
                await asyncio.Event().wait()
            return await real(*told, **options)

        return noted

    async def settled(self):
        """Wait until all is posted; after each death Discord forgets all nonces."""
        while await self.stage.services.store.pending():
            if self.dead:
                await self._again()
            await asyncio.sleep(0.01)

    async def _again(self):
        """Let another worker, which knows nothing of what was done, take over after long."""
        stage = self.stage
        self.worker = self.worker or stage.client._workers[0]
        self.worker.cancel()
        await asyncio.gather(self.worker, return_exceptions=True)
        self.dead = False
        stage.sandbox.forget_nonces()
        outbox = Outbox(stage.services.store, stage.client.messenger)
        stage.matches.sessions.outbox = stage.services.dice.outbox = outbox
        self.worker = asyncio.create_task(outbox.run())


def posts(stage):
    """Count the messages that came through the outbox, in every place, by their nonces."""
    messages = stage.sandbox.world.ledger.messages.values()
    return Counter(one["nonce"] for one in messages if one.get("nonce"))


@pytest.fixture
async def deaths(stage, monkeypatch):
    found = Deaths(stage, monkeypatch)
    yield found
    if found.worker is not None:
        found.worker.cancel()
        await asyncio.gather(found.worker, return_exceptions=True)


def with_button(seat, act):
    (found,) = [m for m in seat.here.messages(seat.thread) if acts(m, act) and not is_ephemeral(m)]
    return found


async def opened(stage, deaths):
    """Alice opens a game and Bob joins; returns them."""
    await stage.alice.slash("game new", scenario="S01", side="rebels")
    await deaths.settled()
    thread = stage.alice.threads()[-1]
    alice, bob = Seat(stage.alice, thread), Seat(stage.bob, thread)
    await bob.here.click(alice.here.messages(thread)[0], "Join: Empire")
    await deaths.settled()
    return alice, bob


async def test_no_post_of_a_game_is_made_twice_when_discord_has_forgotten_its_nonce(stage, deaths):
    alice, bob = await opened(stage, deaths)
    info = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    assert info.live_message == int(with_button(alice, "odds")["id"])
    # people talk while the bot is dead; what it seeks follows the last message that it knows
    await alice.here.slash("game substitute", seat="rebels-1", player=stage.carol)
    for number in range(400):
        alice.here.say(f"word {number}")
    await deaths.settled()
    await stage.carol.at(alice.thread).click(with_button(alice, "accept"), "Accept the seat")
    await deaths.settled()
    await bob.here.click(await bob.here.slash("game resign"), "Yes, do it")
    await deaths.settled()

    kinds = {"lobby", "board", "ping", "hand", "offer", "seat", "result"}
    assert kinds <= set(deaths.met)
    assert set(posts(stage).values()) == {1}


async def test_closed_direct_messages_are_told_once_whoever_dies(stage, deaths):
    stage.bob.accepts_dms = False
    alice, _ = await opened(stage, deaths)

    assert "hand failed" in deaths.met
    told = [text_of(one) for one in alice.here.messages(alice.thread)]
    assert sum("Direct messages to one player are closed" in one for one in told) == 1


async def test_no_room_of_a_team_is_told_twice(stage, deaths):
    stage.settled = deaths.settled
    await team_game(stage, FOUR, talk="private")

    assert "room" in deaths.met
    assert set(posts(stage).values()) == {1}


async def test_no_secret_roll_is_told_twice(stage, deaths):
    await stage.alice.slash("dice roll", expression="9d89", referee=stage.carol.id)
    await deaths.settled()

    assert deaths.met == ["roll"]
    assert set(posts(stage).values()) == {1}


def test_marks_differ_fit_discord_and_stand_above_its_own_numbers():
    marks = {mark_of(f"m-{number}") for number in range(1000)}
    assert len(marks) == 1000
    assert min(marks) >= 2**30
    assert max(marks) < 2**31


def test_a_mark_stands_on_the_first_component():
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.Container(ui.TextDisplay("x")))
    view = ui.View(timeout=None)
    view.add_item(ui.Button(custom_id="a", label="a", style=discord.ButtonStyle.primary))
    for one in (layout, view):
        marked(one, "n")
    assert layout.to_components()[0]["id"] == mark_of("n")
    assert view.to_components()[0]["components"][0]["id"] == mark_of("n")
