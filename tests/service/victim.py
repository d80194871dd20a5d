"""A process that plays every game and rolls dice as fast as it can, to be killed at any moment."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import sqlite3
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from bot.dice.requests import Plain
from bot.engine.refusal import Refused
from bot.library import load_games
from bot.service.dice.table import DiceTable
from bot.service.lobby import choices
from bot.service.matches import Matches
from bot.service.model import NewMatch, Person
from bot.service.ports.posts import AnyPost, Delivered
from bot.service.posts.outbox import Outbox
from bot.store import open_store
from bot.store.dice import SqlDice
from tests.dice.given import CONTENT

GAMES = load_games()
OPTIONS = {"napoleonics": {"reaction-wait": "at-once"}}
ANNA, PETR = Person(1, "Anna"), Person(2, "Petr")
HERE, REFEREE = 10, 1003
DICE = "dice"
PLANNED = 0.3
"""How often somebody gives a plan before they press."""
EDITS = ("update", "lobby_edit", "answered")


class FilePostman:
    """A Discord in a file that knows no nonce: whoever repeats a post has to look for it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with closing(self._open()) as file:
            file.execute("CREATE TABLE IF NOT EXISTS posted (id INTEGER PRIMARY KEY, nonce TEXT)")

    def _open(self) -> sqlite3.Connection:
        file = sqlite3.connect(self.path, isolation_level=None, timeout=20)
        file.execute("PRAGMA synchronous=OFF")  # Discord does not lose power
        return file

    async def deliver(self, post: AnyPost, live_message: int | None) -> Delivered:
        if post.kind == "answered" or (post.kind in EDITS and live_message is not None):
            return Delivered(live_message)
        with closing(self._open()) as file:
            found = None
            if post.after is not None:
                seek = "SELECT id FROM posted WHERE nonce = ? AND id > ?"
                found = file.execute(seek, (post.nonce, post.after)).fetchone()
            if found is not None:
                return Delivered(found[0])
            done = file.execute("INSERT INTO posted (nonce) VALUES (?)", (post.nonce,))
            return Delivered(done.lastrowid)

    def posted(self) -> list[str]:
        with closing(self._open()) as file:
            return [nonce for (nonce,) in file.execute("SELECT nonce FROM posted ORDER BY id")]


class Club:
    """All games at one table, and dice beside them."""

    def __init__(self, store, postman) -> None:
        self.store = store
        self.matches = Matches(store, GAMES)
        self.dice = DiceTable(SqlDice(store), CONTENT)
        self.outbox = self.matches.sessions.outbox = self.dice.outbox = Outbox(store, postman)

    async def running(self, system: str, key: str) -> str:
        """Return the match of a game that is being played; where there is none, begin one.

        What a killed process left in the lobby is gone on with.
        """
        matches, game = self.matches, GAMES[system]
        mine = [one for one in await matches.queries.of_user(ANNA.id) if one.system == system]
        if mine and mine[0].status == "running":
            return mine[0].id
        if not mine or mine[0].status == "over":
            new = NewMatch(
                system=system, scenario=game.scenarios()[0], host=ANNA, locale="en",
                channel=100 + list(GAMES).index(system), options=OPTIONS.get(system, {}),
            )  # fmt: skip
            info = await matches.lobby.create(new, interaction=f"new {key}")
            await matches.lobby.move_to(info.id, info.channel)
        else:
            info = mine[0]
        for entry in [one for one in info.seats if one.required and one.user is None]:
            person = PETR if info.seats_of(ANNA.id) else ANNA
            word = f"join {entry.seat} {key}"
            info = await matches.lobby.join(info.id, person, entry.seat, interaction=word)
        for one in choices.missing(game, info):
            user, option = info.user_of(one.seat), one.option
            word = f"choose {option.key} {key}"
            await matches.options.choose(
                info.id, user, option.key, option.default, interaction=word
            )
        return info.id

    async def press(self, press: list, pipe: Connection) -> None:
        """Make a press, told before it is made and after it was answered."""
        interaction, match, user, serial, written = press
        pipe.send(("press", press))
        if match == DICE:
            made = await self.dice.roll(
                HERE, user, Plain("2d6"), label=interaction, viewer=REFEREE, locale="en",
                interaction=interaction,
            )  # fmt: skip
            pipe.send(("receipt", interaction, made.number))
            return
        system = (await self.matches.queries.table(match)).info.system
        action = GAMES[system].codec.action(written)
        receipt = await self.matches.play.act(
            match, user, serial, [action], interaction=interaction
        )
        pipe.send(("receipt", interaction, receipt.seq))

    async def next_press(self, interaction: str, what: str, chance: random.Random) -> list:
        """Choose what is done next with a game or with dice."""
        if what == DICE:
            return [interaction, DICE, ANNA.id, 0, b""]
        match = await self.running(what, interaction)
        if chance.random() < PLANNED:
            await self.plan(match, f"plan {interaction}", chance)
            match = await self.running(what, interaction)
        table = await self.matches.queries.table(match)
        decision = chance.choice(table.position.open)
        action = chance.choice(table.position.options(decision))
        user = table.info.user_of(decision.seat)
        return [interaction, match, user, decision.serial, msgspec.json.encode(action)]

    async def plan(self, match: str, interaction: str, chance: random.Random) -> None:
        """Give a plan for whoever is asked, of what they may order now; it acts at once or stops.

        It is no press of which anything is told, so a kill may also fall into it.
        """
        table = await self.matches.queries.table(match)
        decision = chance.choice(table.position.open)
        options = table.position.options(decision)
        orders = [table.game.write(chance.choice(options)) for _ in range(2)]
        user = table.info.user_of(decision.seat)
        with contextlib.suppress(Refused):
            await self.matches.plans.give(match, user, "; ".join(orders), interaction=interaction)


def play(url: str, folder: str, life: int, left: list, pipe: Connection) -> None:
    """Play until killed. ``left`` is the press that the previous process left unanswered."""
    asyncio.run(_play(url, Path(folder), life, left, pipe))


async def _play(url: str, folder: Path, life: int, left: list, pipe: Connection) -> None:
    store = await open_store(url)
    await store.claim()
    club = Club(store, FilePostman(folder / "discord.db"))
    worker = asyncio.create_task(club.outbox.run())
    if left:
        await club.press(left, pipe)
    chance, turns = random.Random(life), [*GAMES, DICE]
    for number in itertools.count(life):
        what = turns[number % len(turns)]
        await club.press(await club.next_press(f"{life}-{number}", what, chance), pipe)
        assert not worker.done()
