"""From settings to a running bot; what ``fieldpost run`` and ``fieldpost sandbox`` call."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import sys
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import discord

import renderers
from bot import lessons, rulebook
from bot.chat.front.rule_book import Rule, RuleBook
from bot.chat.front.scenarios import Scenarios
from bot.chat.front.services import Content, Services
from bot.chat.front.vocabulary import Vocabulary
from bot.chat.pictures.painter import distant
from bot.chat.pictures.processes import PaintingProcesses, spare_cores
from bot.chat.wire import rest
from bot.chat.wire.meters import Meters
from bot.computer.pool import ThinkingProcesses
from bot.engine.codec import know_all_structs
from bot.engine.model import Text
from bot.library import games_of, load_contents, load_dice
from bot.service.dice.table import DiceTable
from bot.service.matches import Matches
from bot.service.ports.serving import ALL, Shards
from bot.store import open_store
from bot.store.dice import SqlDice
from bot.text import catalogue_of

from .client import FieldpostClient
from .health import told

COMPUTER = Text("chat-computer")
SWITCH_S = 0.0005
"""How long a painting thread keeps the interpreter when the event loop wants it."""


def load(folder: Path | None = None, processes: PaintingProcesses | None = None) -> Content:
    """Read the data folder; raises ``bot.library.ContentError``.

    ``processes`` are to paint; None: the painting threads do.
    """
    contents = load_contents(folder)
    games, catalogue = games_of(contents), catalogue_of(contents, folder)
    rules = [Rule(number, slug) for slug in games for number in rulebook.load(slug, folder)]
    painters = {slug: renderers.for_game(game) for slug, game in games.items()}
    if processes is not None:
        painters = {slug: distant(slug, one, processes) for slug, one in painters.items()}
    content = Content(
        games=games,
        catalogue=catalogue,
        painters=painters,
        scenarios=Scenarios(games, painters),
        rule_book=RuleBook(rules, catalogue),
        vocabularies={slug: Vocabulary(game, catalogue) for slug, game in games.items()},
        dice=load_dice(folder),
        lessons=lessons.load(games, folder),
        workers=0 if processes is None else processes.width,
    )
    know_all_structs()
    return content


async def build(
    database: str,
    content: Content,
    thinkers: ThinkingProcesses | None = None,
    shards: Shards | None = None,
    meters: Meters | None = None,
    *,
    standby: bool = False,
) -> Services:
    """Open the database to serve some shards (None: all), which one process may.

    Who is to stand by waits for them as long as it takes; for None until a process dies, whose
    shards it serves then.
    ``thinkers`` think for the computer players; None: this process does, and answers at once.
    Raises ``bot.service.ports.store.StoreError``. ``Services.close`` closes the database.
    """
    store = await open_store(database)
    try:
        if standby:
            await store.stand_by(shards)
        else:
            await store.claim(shards or ALL)
    except BaseException:
        await store.close()
        raise
    return Services(
        matches=Matches(
            store,
            content.games,
            computer=partial(content.catalogue.say, COMPUTER),
            thinkers=thinkers,
        ),
        store=store,
        dice=DiceTable(SqlDice(store), content.dice),
        content=content,
        meters=meters or Meters(),
    )


def make_prompt() -> None:
    """Let this process answer people at once, whatever else it does; call it once, after ``build``.

    What is loaded stays for good, so no collection of garbage looks through it again, which took
    longer than an answer may. An order changes threads some twenty times, and at each change it
    may wait for the threads that paint.
    """
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(SWITCH_S)


async def run_bot(
    token: str,
    services: Services,
    *,
    tree_file: Path | None = None,
    health: tuple[str, int] | None = None,
    **options: Any,
) -> None:
    """Serve Discord until cancelled or closed; ``options`` go to the client (``shards=``).

    ``health`` as in ``health.told``. The services stay open. Raises ``discord.LoginFailure`` for a
    wrong token and ``bot.service.ports.store.StoreError`` where another process has taken the
    database over.
    """
    client = FieldpostClient(services, tree_file=tree_file, **options)
    async with client, told(health, client.reached, services.store, services.meters):
        work = [asyncio.create_task(one) for one in (client.start(token), services.store.guard())]
        try:
            done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            for one in done:
                one.result()
        finally:
            for one in work:
                one.cancel()
            await asyncio.gather(*work, return_exceptions=True)


async def serve(
    token: str,
    database: str,
    data: Path | None,
    home: Path,
    *,
    shards: Shards | None = None,
    standby: bool = False,
    api: str | None = None,
    health: tuple[str, int] | None = None,
) -> None:
    """Serve Discord from a database until cancelled or asked to end (SIGTERM).

    ``data`` is the folder of the rules content (None: the usual one); ``home`` is where notes and
    grounds are kept; ``shards`` and ``standby`` as in ``build``, ``api`` as in ``rest.through``,
    ``health`` as in ``health.told``.
    Raises what ``load``, ``build`` and ``run_bot`` raise.
    """
    serving = asyncio.current_task()
    assert serving is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, serving.cancel)
    cores = spare_cores()
    meters = measuring(health)
    grounds = home / "grounds"
    processes = PaintingProcesses(cores, data, grounds, meters.painted) if cores else None
    try:
        content = load(data, processes)
        thinkers = ThinkingProcesses(max(1, cores), content.games, data)
        services = await build(database, content, thinkers, shards, meters, standby=standby)
        if services.store.shards != ALL:
            shards = services.store.shards
        make_prompt()
        try:
            with rest.through(api):
                tree_file = home / "commands.hash"
                await run_bot(token, services, tree_file=tree_file, health=health, shards=shards)
        finally:
            thinkers.close()
            await services.close()
    finally:
        if processes is not None:
            await asyncio.to_thread(processes.close)


def measuring(health: tuple[str, int] | None) -> Meters:
    """Return what measures a bot, if anybody is to be told."""
    if health is None:
        return Meters()
    from .metrics import Metrics  # not needed by most, and before the first answer by nobody

    return Metrics()


def login_fault(error: BaseException) -> str | None:
    """Say in one line why the bot could not begin to serve; None for any other error."""
    match error:
        case discord.LoginFailure():
            return "Discord refuses the token: copy it again from the developer portal"
        case discord.PrivilegedIntentsRequired():
            return "Discord refuses the intents asked for; the bot needs no privileged one"
        case discord.GatewayNotFound() | aiohttp.ClientConnectorError():
            return "Discord cannot be reached: check the network"
        case OSError() if error.errno == errno.EADDRINUSE:
            return "another program has the port of FIELDPOST_HEALTH: name another one"
    return None
