import asyncio
import contextlib
import shutil
import warnings
from pathlib import Path

import msgspec
import pytest

with warnings.catch_warnings():  # discord.py imports audioop, which Python 3.11 deprecates
    warnings.simplefilter("ignore", DeprecationWarning)
    import discord

from bot.chat.app import client
from bot.chat.app.client import FieldpostClient
from bot.chat.app.commands import all_commands, command_payloads
from bot.chat.app.start import build, load
from bot.chat.front.rule_book import RuleBook
from bot.chat.front.scenarios import Scenarios
from bot.chat.wire.tree import CommandWords, fingerprint
from bot.engine.chance.draws import ScriptedDraws
from bot.sandbox import Sandbox
from bot.service.match.live import Live
from bot.service.play import heartbeat
from renderers.picture import Picture
from tests.games.fire_and_sword.live import rolled
from tests.support.pictures import TellingPainter

assert discord.version_info >= (2, 7)
OPENAPI = Path(__file__).parents[3] / "shared" / "discord-openapi.json"
START_S = 30
LOOK_EVERY_S = 0.2
"""How often it is looked for posts that went otherwise than by the outbox."""
ANSWER_S = 60
"""How long a first answer is waited for: whether a busy machine keeps Discord's three seconds says
nothing about what is answered. That they are kept to is tested by the clock in tests/sandbox."""


class Stage:
    """The real bot on the loopback Discord, with a database file; it can be restarted."""

    def __init__(self, sandbox, content, database):
        self.sandbox = sandbox
        self.content = content
        self.database = database
        self.alice, self.bob, self.carol = map(sandbox.player, ("alice", "bob", "carol"))
        self.services = None
        self.client = None
        self.tree_file = None
        self.meters = None
        self._task = None
        self._left = asyncio.Event()
        """Set when a post has left."""

    async def start(self):
        database = f"sqlite+aiosqlite:///{self.database}"
        self.services = await build(database, self.content, meters=self.meters)
        self._hear_of_posts()
        self.client = FieldpostClient(
            self.services, tree_file=self.tree_file, guild_ready_timeout=0.05
        )
        self._task = asyncio.create_task(self.client.start(self.sandbox.token))
        async with asyncio.timeout(START_S):
            while not self.client.is_ready() and not self._task.done():
                await asyncio.sleep(0.005)
        if self._task.done():
            await self._task

    async def stop(self):
        await self.client.close()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self.services.close()

    async def restart(self):
        await self.stop()
        await self.start()

    @property
    def matches(self):
        return self.services.matches

    async def settled(self):
        """Wait until no computer is asked any more, and nothing is left to be posted."""
        self._left.clear()
        while self.matches.thinking.busy or await self.services.store.pending():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._left.wait(), LOOK_EVERY_S)
            self._left.clear()

    def _hear_of_posts(self):
        """Notice when the outbox is through with a post."""
        store = self.services.store

        def heard(ended):
            async def then(*args, **options):
                result = await ended(*args, **options)
                self._left.set()
                return result

            return then

        store.due, store.sent, store.failed = map(heard, (store.due, store.sent, store.failed))


@pytest.fixture(scope="session")
def painted():
    """The games with their words and painters, read once: no bot changes them."""
    return load()


@pytest.fixture(scope="session")
def content(painted):
    """The same with pictures that are told but not painted, for tests of words and buttons."""
    content = painted
    painters = {slug: TellingPainter(slug, one) for slug, one in content.painters.items()}
    scenarios = Scenarios(content.games, painters)
    return msgspec.structs.replace(content, painters=painters, scenarios=scenarios)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory, content):
    """A database with its tables, copied by each test."""
    file = tmp_path_factory.mktemp("store") / "empty.db"

    async def make():
        services = await build(f"sqlite+aiosqlite:///{file}", content)
        await services.close()

    asyncio.run(make())
    return file


class Tree:
    """The commands of the bot, and what Discord is told of them: alike at each start, made once."""

    def __init__(self, catalogue):
        self.commands = [*all_commands(CommandWords(catalogue))]
        self.told = asyncio.run(command_payloads(catalogue))
        self._known = []

    async def payloads(self, *_):
        return self.told

    def register(self, world, file):
        """Let a world have the commands already, as a file tells a bot that starts there."""
        bot = world.bot["id"]
        with world.ledger.change():
            if not self._known:
                self._known = world.commands.replace("", self.told)
            for one in self._known:
                world.ledger.commands[one["id"]] = {**one, "application_id": bot}
        file.write_text(f"{bot} {fingerprint(self.told)}", encoding="utf-8")


@pytest.fixture(scope="session")
def tree(content):
    return Tree(content.catalogue)


@pytest.fixture
def _registered(monkeypatch, tree):
    """Let a bot start with the commands that were made once."""
    monkeypatch.setattr(client, "all_commands", lambda _: tree.commands)
    monkeypatch.setattr(client, "payloads", tree.payloads)


@pytest.fixture
def _nothing_in_advance(monkeypatch):
    """Paint no board and say no rule in advance, which takes several seconds of the processor."""
    for one in (Scenarios, RuleBook):
        monkeypatch.setattr(one, "warm_up", lambda *_: None)


@pytest.fixture
def _painted_in_threads(monkeypatch):
    """Fail whatever paints in the thread of the event loop, where everybody would wait for it."""
    painted = Picture.painted

    def elsewhere(picture):
        with contextlib.suppress(RuntimeError):
            asyncio.get_running_loop()
            raise AssertionError("a picture is painted in the thread of the event loop")
        return painted(picture)

    monkeypatch.setattr(Picture, "painted", elsewhere)


@pytest.fixture
async def stage(
    request,
    tmp_path,
    monkeypatch,
    content,
    empty_database,
    tree,
    _painted_in_threads,
    _nothing_in_advance,
    _registered,
):
    """A running bot; every request is checked against Discord's description where it is there.

    Marked ``unchecked`` the check is left out, since it takes most of the time. Pictures are
    painted where the test is marked so; else they are told alone. No outage is seen where a test
    moves its clock.
    """
    monkeypatch.setattr(heartbeat, "BEAT_S", 1e6)
    if request.node.get_closest_marker("painted") is not None:
        content = request.getfixturevalue("painted")
    database = tmp_path / "fieldpost.db"
    shutil.copy(empty_database, database)
    checked = OPENAPI.exists() and getattr(request, "param", None) != "unchecked"
    async with await Sandbox.start(strict=OPENAPI if checked else None) as sandbox:
        sandbox.world.interactions.ack_limit_s = ANSWER_S
        with sandbox.hooks():
            opened = Stage(sandbox, content, database)
            opened.tree_file = tmp_path / "commands.hash"
            tree.register(sandbox.world, opened.tree_file)
            await opened.start()
            yield opened
            await opened.stop()
        assert sandbox.capture.unknown == []


@pytest.fixture
def dice(monkeypatch):
    """Let the dice of By Fire and Sword fall as said, whatever the seed."""

    def fall(words):
        draws = ScriptedDraws(rolled(words))
        monkeypatch.setattr(Live, "draws", lambda live, seat, action: draws)
        return draws

    return fall
