"""The Discord client: wiring, the one place where errors are told, and ``/game new``.

It asks for the guilds intent only, mentions nobody by default, and keeps nothing in memory that
matters: after a restart every button works as before.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import aiohttp
import discord

from bot.engine.model import Seat, Text
from bot.engine.refusal import Refused, StaleDecision
from bot.service.model import NewMatch, Person

from . import answers, ids, presses, rights, threads, validator
from .answers import AnyInteraction
from .commands import all_commands
from .components import Press
from .compose import private
from .desk import Desk
from .ids import PressId
from .messenger import DiscordMessenger
from .presses import Call
from .receipts import Receipts
from .services import Services
from .sheet import Page
from .shelf import Shelf
from .studio import Studio
from .tree import CatalogueTranslator, FieldpostTree, Words, fingerprint, payloads
from .voice import Voice, locale_of, quoted

LOG = logging.getLogger(__name__)
READY_S = 0.5
LANGUAGES = SEEN = 5000


class FieldpostClient(discord.AutoShardedClient):
    """The bot.

    ``workers`` are run beside it (the outbox, the clocks). ``tree_file`` remembers which command
    tree was synchronised last, so that a start costs no registration.
    """

    def __init__(
        self, services: Services, *, tree_file: Path | None = None, **options: Any
    ) -> None:
        options.setdefault("guild_ready_timeout", READY_S)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice here
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **options,
        )
        self.services = services
        self.matches = services.matches
        self.studio = Studio()
        self.desk = Desk(services, self.studio)
        self.receipts = Receipts(services)
        self.shelf = Shelf(services, self.studio)
        self.messenger = DiscordMessenger(self, services, self.studio, self.shelf)
        self.tree = FieldpostTree(self)
        for command in all_commands(Words(services.catalogue)):
            self.tree.add_command(command)
        self._tree_file = tree_file
        self._languages: OrderedDict[int, str] = OrderedDict()
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._warmed = False
        self._workers: list[asyncio.Task[Any]] = []

    # Life -------------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        """Register buttons and commands, and start the workers."""
        self.add_dynamic_items(Press)
        await self.tree.set_translator(CatalogueTranslator(self.services.catalogue))
        await self._sync()
        for work in self.services.workers(self.messenger):
            self._workers.append(asyncio.create_task(work))

    async def _sync(self) -> None:
        """Register the commands if they changed; a failure leaves the old ones in force."""
        assert self.tree.translator is not None
        told = await payloads(self.tree, self.tree.translator)
        validator.require(validator.check_commands(told))
        mark = f"{self.application_id} {fingerprint(told)}"
        file = self._tree_file
        if file is not None and file.exists() and file.read_text(encoding="utf-8") == mark:
            return
        try:
            await self.tree.sync()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            LOG.error("the commands could not be registered: %s", error)
            return
        if file is not None:
            file.write_text(mark, encoding="utf-8")

    async def on_ready(self) -> None:
        """Warm the painters up beside the first orders; a new session does not do it again."""
        if not self._warmed:
            self._warmed = True
            self._workers.append(asyncio.create_task(self._warm_up()))

    async def _warm_up(self) -> None:
        """Paint a board of each game while nobody waits for a picture."""
        voice = Voice(self.services.catalogue, "en")
        for slug in self.services.games:
            try:
                await self.studio.spare(self.shelf.warm_up, slug, voice)
            except Exception:
                LOG.exception("the painter of %s could not be warmed up", slug)

    async def close(self) -> None:
        """Stop the workers, then leave Discord. What is not posted yet stays in the outbox."""
        for task in self._workers:
            task.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        self._workers.clear()
        await self.messenger.close()
        await super().close()
        await self.receipts.close()

    # People -----------------------------------------------------------------------------------

    async def voice(self, interaction: AnyInteraction) -> Voice:
        """Speak the viewer's language: the one he chose, else that of his Discord."""
        user = interaction.user.id
        if user not in self._languages:
            self._languages[user] = await self.matches.language(user) or ""
            while len(self._languages) > LANGUAGES:
                self._languages.popitem(last=False)
        chosen = self._languages[user] or locale_of(interaction.locale)
        return Voice(self.services.catalogue, chosen)

    def forget_language(self, user: int) -> None:
        """Ask for a user's language anew."""
        self._languages.pop(user, None)

    def forget(self, user: int) -> None:
        """Drop what is kept in memory of a user."""
        self.forget_language(user)
        self.desk.drafts.forget(user)

    def person(self, interaction: AnyInteraction, voice: Voice) -> Person:
        """Say who acts."""
        user = interaction.user
        return Person(user.id, user.display_name, voice.locale)

    # Presses and errors -----------------------------------------------------------------------

    def is_repeat(self, interaction: AnyInteraction) -> bool:
        """Tell whether an interaction came before: a gateway that resumes may send it again."""
        if interaction.id in self._seen:
            LOG.debug("interaction %s came once more", interaction.id)
            return True
        self._seen[interaction.id] = None
        while len(self._seen) > SEEN:
            self._seen.popitem(last=False)
        return False

    async def pressed(self, interaction: AnyInteraction) -> None:
        """Carry out a press of a button, a menu or a form."""
        if self.is_repeat(interaction):
            return
        data: Any = interaction.data or {}
        press = ids.parse(str(data.get("custom_id", ""))) or PressId("", 0, "unknown")
        interaction.extras["match"] = press.match
        acknowledging = presses.acknowledged(interaction, press.act)
        try:
            voice = await self.voice(interaction)
            await presses.handle(Call(self, interaction, press, voice))
        except Exception as error:
            await self.failed(interaction, error)
        finally:
            if acknowledging is not None and answers.answered(interaction):
                acknowledging.cancel()

    async def on_interaction(self, interaction: AnyInteraction) -> None:
        """Serve forms, which discord.py knows only while this process has opened them.

        Any interaction shows as well whether the bot may write again where it could not.
        """
        channel = interaction.channel_id or 0
        if channel in self.messenger.barred and rights.can_write(interaction):
            self.messenger.barred.discard(channel)
            self.matches.hasten(channel)
        if interaction.type is discord.InteractionType.modal_submit:
            await self.pressed(interaction)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Note that a thread is gone; where this goes amiss the next post to it finds out."""
        await self.matches.thread_lost(payload.thread_id, payload.parent_id)

    async def failed(self, interaction: AnyInteraction, error: BaseException) -> None:
        """Tell the user why nothing was done; an unexpected error is logged under an id."""
        try:
            await self._excused(interaction, error)
        finally:
            self.receipts.release(interaction.id)

    async def _excused(self, interaction: AnyInteraction, error: BaseException) -> None:
        if answers.is_late(error):
            LOG.warning("an interaction was answered too late")
            return
        if interaction.type is discord.InteractionType.autocomplete:
            LOG.error("autocomplete failed", exc_info=error)
            return
        try:
            page = await self._excuse(interaction, error)
            if answers.may_replace(interaction):
                await answers.update(interaction, page)
            else:
                await answers.answer(interaction, page)
        except (discord.NotFound, *answers.LOST) as lost:
            LOG.warning("an excuse could not be told: %s", type(lost).__name__)
        except Exception as worse:
            await self._failed_twice(interaction, worse)

    async def _failed_twice(self, interaction: AnyInteraction, error: Exception) -> None:
        """Answer plainly where not even the excuse could be made: nobody waits in vain."""
        number = secrets.token_hex(4)
        LOG.error("error %s while telling another", number, exc_info=error)
        try:
            voice = Voice(self.services.catalogue, locale_of(interaction.locale))
            await answers.plainly(interaction, voice.word("error", id=number))
        except Exception as lost:
            LOG.warning("an excuse could not be told: %s", type(lost).__name__)

    async def _excuse(self, interaction: AnyInteraction, error: BaseException) -> Any:
        voice = await self.voice(interaction)
        match = str(interaction.extras.get("match", ""))
        if isinstance(error, StaleDecision) and match:
            try:
                return await self.desk.now(match, interaction.user.id, voice, voice.word("stale"))
            except Refused as fault:  # a forged press may name a match that does not exist
                error = fault
        if isinstance(error, Refused):
            return await self._refused(interaction, error, match, voice)
        stored = any(one.own for one in await self.receipts.news(interaction))
        if isinstance(error, answers.LOST):
            LOG.warning("an answer in match %s was cut off: %r", match or "-", error)
            if stored:
                return await self.desk.now(match, interaction.user.id, voice)
        number = secrets.token_hex(4)
        LOG.error("error %s in match %s", number, match or "-", exc_info=error)
        return private.notice(voice.word("error-after" if stored else "error", id=number))

    async def _refused(
        self, interaction: AnyInteraction, refusal: Refused, match: str, voice: Voice
    ) -> Page:
        """Write a refusal with what its rule says and with what may have been meant."""
        user = interaction.user.id
        why = self.shelf.why(refusal.rule, voice) if refusal.rule else ""
        typed = str(interaction.extras.get("typed", ""))
        near = await self.desk.near(match, user, typed, refusal) if typed else []
        helps = await self.desk.helps(match, user, voice) if match else []
        told = Refused(quoted(refusal.reason), refusal.rule)
        return private.refused(told, voice, why=why, near=near, helps=helps)

    # New games --------------------------------------------------------------------------------

    async def open_game(
        self,
        interaction: AnyInteraction,
        scenario: str,
        side: str | None,
        *,
        language: str | None = None,
        options: dict[str, str] | None = None,
        choices: Mapping[str, str] | None = None,
    ) -> str:
        """Open a lobby in a thread; returns what to tell the user. Raises ``Refused``.

        ``choices`` are made for the host's seat, by their keys without the seat.
        """
        voice = await self.voice(interaction)
        system, game, scenario = self.shelf.find(scenario)
        await self._require_empty(interaction.channel)
        lacking = rights.lacking(interaction)
        if set(lacking) - set(rights.THREADS):
            return rights.sentence(interaction, lacking, voice)
        public = language or await self.public_language(interaction)
        host = self.person(interaction, voice)
        info = await self.matches.create(
            NewMatch(
                system=system,
                scenario=scenario,
                host=host,
                channel=interaction.channel_id or 0,
                guild=interaction.guild_id,
                locale=public,
                options=options or {},
            ),
            interaction=f"{interaction.id}-new",
        )
        name = threads.name_of(
            system, scenario, [host.name], Voice(self.services.catalogue, public)
        )
        thread = None if lacking else await self._thread(interaction, name)
        await self.matches.move_to(info.id, thread.id if thread else info.channel)
        wanted = [i.seat for i in game.seats(scenario) if side in (i.side, i.seat)]
        if wanted:
            await self._take(info.id, host, wanted, str(interaction.id))
            for key, value in (choices or {}).items():
                mark = f"{interaction.id}-{key}"
                choice = f"{key}-{wanted[0]}"
                await self.matches.choose(info.id, host.id, choice, value, interaction=mark)
        if thread is None:
            return voice.word("thread-none")
        return voice.word("thread-open", thread=thread.mention)

    async def public_language(self, interaction: AnyInteraction) -> str:
        """Return the language of public posts here: the one chosen, else that of the server."""
        chosen = await self.matches.guild_language(interaction.guild_id or 0)
        return chosen or locale_of(interaction.guild_locale or interaction.locale)

    async def _require_empty(self, channel: object) -> None:
        """Refuse a second game in the thread of an unfinished one: both would be mistaken."""
        if isinstance(channel, discord.Thread):
            info = await self.matches.in_channel(channel.id)
            if info is not None and info.status != "over":
                raise Refused(Text("chat-thread-taken"))

    async def _take(self, match: str, host: Person, seats: Sequence[Seat], key: str) -> None:
        await self.matches.join(match, host, seats[0], interaction=f"{key}-join")

    async def _thread(self, interaction: AnyInteraction, name: str) -> discord.Thread | None:
        """Open the thread and put the host into it; None where threads are not possible."""
        try:
            thread = await threads.open_thread(interaction.channel, name)
            if thread is not None:
                await thread.add_user(interaction.user)
        except (discord.Forbidden, discord.NotFound):
            return None
        return thread
