"""Two bots share Discord and a PostgreSQL: each serves its shards, both serve all games."""

from __future__ import annotations

import asyncio
import os
from collections import Counter

import pytest

from bot import config
from bot.chat.app.client import FieldpostClient
from bot.chat.app.start import build
from bot.sandbox import Sandbox, text_of
from bot.service.matches import Matches
from bot.service.ports.serving import Shards
from bot.store import open_store
from tests.chat.people import Seat, acts
from tests.service.table import fresh_postgres

PG = os.environ.get("FIELDPOST_TEST_PG")
START_S = 60


class Bot:
    """A bot that serves one shard."""

    def __init__(self, services, client, task):
        self.services, self.client, self._task = services, client, task

    @classmethod
    async def start(cls, url, content, token, shards):
        services = await build(url, content, shards=shards)
        client = FieldpostClient(services, shards=shards, guild_ready_timeout=0.05)
        task = asyncio.create_task(client.start(token))
        async with asyncio.timeout(START_S):
            while not client.is_ready():
                await asyncio.sleep(0.01)
        return cls(services, client, task)

    async def stop(self):
        await self.client.close()
        await asyncio.gather(self._task, return_exceptions=True)
        await self.services.close()


class Pair:
    """The bot of direct messages, that of the club's server, and what stands between them."""

    def __init__(self, url, content, sandbox):
        self.url, self.content, self.sandbox = url, content, sandbox
        self.total = next(n for n in (2, 3, 5, 7, 11) if (int(sandbox.guild["id"]) >> 22) % n)
        self.club = (int(sandbox.guild["id"]) >> 22) % self.total
        self.bots = {}

    async def start(self, shard):
        shards = Shards((shard,), self.total)
        self.bots[shard] = await Bot.start(self.url, self.content, self.sandbox.token, shards)

    async def settled(self):
        """Wait until nothing is left to be posted."""
        async with asyncio.timeout(START_S):
            while await next(iter(self.bots.values())).services.store.pending():
                await asyncio.sleep(0.02)

    def served(self):
        """Count the interactions that each shard was sent."""
        sent = Counter()
        for one in self.sandbox.gateway.sessions.values():
            sent[one.shard[0]] += sum(name == "INTERACTION_CREATE" for _, name, _ in one.log)
        return sent


@pytest.fixture
async def pair(content, _painted_in_threads, _nothing_in_advance):
    if not PG:
        pytest.skip("set FIELDPOST_TEST_PG to the URL of a PostgreSQL server to run this")
    async with fresh_postgres(PG) as url, await Sandbox.start() as sandbox:
        with sandbox.hooks():
            found = Pair(url, content, sandbox)
            for shard in (0, found.club):
                await found.start(shard)
            yield found
            for bot in found.bots.values():
                await bot.stop()
        assert sandbox.capture.unknown == []


async def test_direct_messages_are_answered_by_shard_0_whoever_serves_the_game(pair):
    alice, bob = pair.sandbox.player("alice"), pair.sandbox.player("bob")
    await alice.slash("game new", scenario="S01", side="rebels")
    await pair.settled()
    thread = alice.threads()[-1]
    seat = Seat(alice, thread)
    await bob.at(thread).click(seat.here.messages(thread)[0], "Join: Empire")
    await pair.settled()
    assert pair.served() == {pair.club: 2, 0: 0}

    alone = bob.at(bob.dm)
    hand = await alone.slash("hand")
    info = await pair.bots[0].services.matches.queries.in_channel(int(thread["id"]))
    assert info.status == "running"
    dealt = [one for one in alone.messages(bob.dm) if acts(one, "turn")]
    assert dealt, "the hand came by direct message"
    assert text_of(hand)
    assert pair.served() == {pair.club: 2, 0: 1}

    # what is chosen in one process holds in the other; a restart of one stops nobody else
    english = text_of(await bob.at(thread).slash("game status"))
    await alone.slash("fieldpost language", language="polski")
    async with asyncio.timeout(START_S):
        while text_of(await bob.at(thread).slash("game status")) == english:
            await asyncio.sleep(0.05)
    await pair.bots.pop(pair.club).stop()
    assert text_of(await alone.slash("hand"))
    await pair.start(pair.club)
    assert text_of(await bob.at(thread).slash("game status")) != english


async def test_posts_and_boards_go_out_once_whoever_takes_them(pair):
    alice, bob = pair.sandbox.player("alice"), pair.sandbox.player("bob")
    await alice.slash("game new", scenario="S01", side="rebels")
    await pair.settled()
    thread = alice.threads()[-1]
    await bob.at(thread).click(alice.at(thread).messages(thread)[0], "Join: Empire")
    await pair.settled()
    await bob.at(thread).click(await bob.at(thread).slash("game resign"), "Yes, do it")
    await pair.settled()

    messages = pair.sandbox.world.ledger.messages.values()
    nonces = Counter(one["nonce"] for one in messages if one.get("nonce"))
    assert set(nonces.values()) == {1}
    store = await open_store(pair.url)
    info = await Matches(store, pair.content.games).queries.in_channel(int(thread["id"]))
    await store.close()
    assert info.status == "over"


@pytest.mark.parametrize(
    ("named", "shards"),
    [
        ("", None),
        ("0-3/16", Shards((0, 1, 2, 3), 16)),
        (" 5 / 16 ", Shards((5,), 16)),
        ("0/1", Shards((0,), 1)),
    ],
)
def test_shards_are_named_by_the_first_the_last_and_their_number(named, shards):
    assert config.load({"FIELDPOST_SHARDS": named}).shards == shards


@pytest.mark.parametrize("named", ["3", "4-3/16", "0-16/16", "-1/4", "a-b/c", "0-3/0"])
def test_what_names_no_shards_is_refused_in_one_line(named):
    with pytest.raises(config.ConfigError, match="they should look like 0-3/16"):
        config.load({"FIELDPOST_SHARDS": named})
