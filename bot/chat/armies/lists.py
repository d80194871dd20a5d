"""Army lists of a user's own: which one is meant, its form, its file."""

from __future__ import annotations

import discord

from bot.chat.front.front import Front, Interaction
from bot.chat.wire import forms
from bot.chat.wire.downloads import download
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice
from bot.engine.game import AnyGame
from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.service.people.armies import LENGTH

FIELD, MOST_TYPED = "army", 4000
UTF8_BYTES = 4


def form(system: str, name: str, text: str, voice: Voice) -> forms.Form:
    """Make the form for a list: a new one, or in place of the one called ``name``."""
    press = PressId("", 0, "army", f"{system}/{name}")
    field = forms.FormField(FIELD, voice.word("army-label"), text, most=MOST_TYPED)
    return forms.Form(press, voice.word("army-form"), [field])


def pattern(game: AnyGame, base: str | None) -> str:
    """Return the text with which a new list begins: that of a ready-made army, or nothing."""
    return next((one.text for one in game.preparation.armies() if one.name == base), "")


def having(
    front: Front, system: str | None, base: str | None = None, meant: str | None = None
) -> tuple[str, AnyGame]:
    """Return the game that is named, or the only one that has armies, or such a ready-made one.

    Where several have, it is the one that is probably meant. Raises ``Refused``.
    """
    games = with_armies(front)
    if system is None and base is not None:
        games = {slug: game for slug, game in games.items() if pattern(game, base)} or games
    if system is None and len(games) == 1:
        return next(iter(games.items()))
    system = system or meant
    if system not in games:
        raise Refused(Text("chat-army-which-game" if games else "refused-no-armies"))
    return system, games[system]


def with_armies(front: Front) -> dict[str, AnyGame]:
    """Return the games that have army lists."""
    return {slug: game for slug, game in front.services.games.items() if game.preparation.armies()}


async def meant(interaction: Interaction) -> str | None:
    """Name the game of the channel's match, or of the lobbies of the user if they are of one."""
    front = interaction.client.front
    user, games = interaction.user.id, with_armies(front)
    here = await front.matches.queries.in_channel(interaction.channel_id or 0, user, "lobby")
    if here is not None and here.system in games:
        return here.system
    own = await front.matches.queries.of_user(user)
    systems = {one.system for one in own if one.status == "lobby" and one.system in games}
    return systems.pop() if len(systems) == 1 else None


def named(front: Front, said: str) -> tuple[str, str]:
    """Read ``game/name`` as it is suggested, or a bare name; raises ``Refused``."""
    system, slash, name = said.partition("/")
    if slash and system in front.services.games:
        return system, name
    return having(front, None)[0], said


async def attached(client: discord.Client, file: discord.Attachment) -> str:
    """Read the text of an attached file; raises ``Refused``."""
    most = LENGTH * UTF8_BYTES
    data = None if file.size > most else await download(client, file.url, most)
    if data is None:
        raise Refused(Text("refused-army-too-long", {"most": LENGTH}))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(Text("chat-army-no-text")) from None
