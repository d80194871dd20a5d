"""The Discord client: it starts and stops what runs, and hands events to their handlers.

It asks for the guilds intent only, mentions nobody by default, and keeps nothing in memory that
matters: after a restart every button works as before.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import aiohttp
import discord

from bot.chat.front.front import Front, FrontClient, Interaction
from bot.chat.front.services import Services
from bot.chat.posts.messenger import DiscordMessenger
from bot.chat.wire import rights, validator
from bot.chat.wire.components import Press
from bot.chat.wire.locale import Voice
from bot.chat.wire.tree import CatalogueTranslator, CommandWords, fingerprint, payloads
from bot.service.ports.serving import Shards

from . import presses
from .commands import FieldpostTree, all_commands
from .watchdog import Watchdog

LOG = logging.getLogger(__name__)
READY_S = 0.5


class FieldpostClient(FrontClient):
    """The bot.

    ``workers`` are run beside it (the outbox, the clocks). ``tree_file`` remembers which command
    tree was synchronised last, so that a start costs no registration. ``shards`` are those that it
    serves; None: all, by as many as Discord advises.
    """

    def __init__(
        self,
        services: Services,
        *,
        tree_file: Path | None = None,
        shards: Shards | None = None,
        **options: Any,
    ) -> None:
        if shards is not None:
            options |= {"shard_ids": list(shards.ids), "shard_count": shards.total}
        options.setdefault("guild_ready_timeout", READY_S)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice here
        front = Front(services)
        super().__init__(
            front,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **options,
        )
        self.messenger = DiscordMessenger(self, front)
        self.watchdog = Watchdog(front, self, self._new_sessions)
        self.tree = FieldpostTree(self)
        for command in all_commands(CommandWords(services.catalogue)):
            self.tree.add_command(command)
        self._tree_file = tree_file
        self._warmed = False
        self._workers: list[asyncio.Task[Any]] = []

    # Life -------------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        """Register buttons and commands, and start the workers."""
        self.add_dynamic_items(Press)
        await self.tree.set_translator(CatalogueTranslator(self.front.services.catalogue))
        if not self.shard_ids or 0 in self.shard_ids:  # one process for all
            await self._sync()
        forget = self.front.people.forget
        beside = self.front.services.workers(
            self.messenger, self.reached, self.watchdog.silent_since, forget
        )
        for work in (*beside, self.watchdog.run()):
            self._workers.append(asyncio.create_task(work))

    def reached(self) -> bool:
        """Tell whether Discord sends what people press: all shards are connected and heard."""
        closed = any(one.is_closed() for one in self.shards.values())
        return self.is_ready() and not closed and self.watchdog.silent_since() is None

    async def _new_sessions(self) -> None:
        """Connect all shards anew, one after the other, as Discord wants it."""
        for one in self.shards.values():
            await one.reconnect()

    async def _sync(self) -> None:
        """Register the commands if they changed; a failure leaves the old ones in force."""
        assert self.tree.translator is not None
        assert self.application_id is not None
        told = await payloads(self.tree, self.tree.translator)
        validator.require(validator.check_commands(told))
        mark = f"{self.application_id} {fingerprint(told)}"
        file = self._tree_file
        if file is not None and file.exists() and file.read_text(encoding="utf-8") == mark:
            return
        try:
            await self.http.bulk_upsert_global_commands(self.application_id, payload=told)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            LOG.error("the commands could not be registered: %s", error)
            return
        if file is not None:
            file.write_text(mark, encoding="utf-8")

    async def on_ready(self) -> None:
        """Warm up beside the first orders; a new session does not do it again."""
        if not self._warmed:
            self._warmed = True
            self._workers.append(asyncio.create_task(self._warm_up()))

    async def _warm_up(self) -> None:
        """Paint a board of each game, and say all rules, while nobody waits for a picture."""
        voice = Voice(self.front.services.catalogue, "en")
        for slug in self.front.services.games:
            try:
                await self.front.painting.spare(self.front.services.scenarios.warm_up, slug, voice)
            except Exception:
                LOG.exception("the painter of %s could not be warmed up", slug)
        await self.front.painting.spare(self.front.services.content.rule_book.warm_up)

    async def close(self) -> None:
        """Take nothing new, finish what was pressed, stop the workers, then leave Discord.

        What is not posted yet stays in the outbox.
        """
        if not self.is_closed():
            await self._take_nothing_new()
        for task in self._workers:
            task.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        self._workers.clear()
        await self.messenger.close()
        await super().close()
        await self.front.receipts.close()

    async def _take_nothing_new(self) -> None:
        """Leave the gateway, so that people press to the next process, and finish the rest."""
        shards = [one.disconnect() for one in self.shards.values() if not one.is_closed()]
        await asyncio.gather(*shards, return_exceptions=True)
        await self.front.finish()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Serve forms, which discord.py knows only while this process has opened them.

        Any interaction shows as well whether the bot may write again where it could not.
        """
        self.watchdog.heard()
        channel = interaction.channel_id or 0
        if channel in self.messenger.barred and rights.can_write(interaction):
            self.messenger.barred.discard(channel)
            self.front.matches.threads.hasten(channel)
        if interaction.type is discord.InteractionType.modal_submit:
            await presses.pressed(interaction)

    async def on_fieldpost_press(self, interaction: Interaction) -> None:
        """Carry out the press of a button or a menu."""
        await presses.pressed(interaction)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Note that a thread is gone; where this goes amiss the next post to it finds out."""
        await self.front.matches.threads.lost(payload.thread_id, payload.parent_id)
