"""``/game next`` and ``/game list``: the user's most urgent game, and those of the server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from bot.chat.front import replies
from bot.chat.front.access import sees_home
from bot.chat.front.call import Call, Handler
from bot.chat.front.front import Interaction, Reader
from bot.chat.front.names import match_words
from bot.chat.reference import completion as reference
from bot.chat.wire import answers
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.locale import Voice, clip, escape
from bot.chat.wire.page import Page, PageWriter
from bot.chat.wire.tree import AnyCommand, CommandWords
from bot.engine.model import ANYTIME
from bot.service.model import MatchInfo, Table

from . import views
from .pages import clocks

LISTED, JOINED = 20, 5
"""How many games a list tells of, and how many of them can be joined or watched from it."""
NAME = 60
"""Most characters of a game's name on a button."""


def commands(words: CommandWords) -> list[AnyCommand]:
    """Build the commands of ``/game`` that find games."""
    only = [("list-lobby", "lobby"), ("list-running", "running")]
    return [
        words.command("game-next", following),
        words.command(
            "game-list", listing, choose={"only": only}, suggest={"system": reference.games}
        ),
    ]


async def following(interaction: Interaction) -> None:
    """Open the user's most urgent decision of all their games."""
    voice = await interaction.client.front.people.voice(interaction)
    await go_on(Call(interaction, PressId("", ANYTIME, "next"), voice))


async def go_on(call: Call) -> None:
    """Open the user's most urgent decision in another game than that of the button, if any."""
    await answers.defer(call.interaction, in_place=False)
    found = await call.front.matches.queries.urgent(call.user)
    wanted = [one for one in found if one.info.id != call.press.match] or list(found)
    if not wanted:
        await replies.tell(call.interaction, call.voice.word("next-none"))
        return
    first = wanted[0]
    call.interaction.extras["match"] = first.info.id
    reader = Reader(call.front, first.info.id, call.user, call.voice)
    await replies.answer(call.interaction, await views.now(reader, _place(first, call.voice), None))


def _place(table: Table, voice: Voice) -> str:
    """Name a game that opens, and its thread."""
    info = table.info
    name = match_words(info.system, info.scenario, voice)
    words = f"**{name}** · <#{info.channel}>" if info.has_thread else f"**{name}** · `{info.id}`"
    mine = [f" · {clocks.waited(one, voice)}" for one in table.waits[:1]]
    return words + "".join(mine)


async def listing(
    interaction: Interaction, only: str | None = None, system: str | None = None
) -> None:
    """List the open lobbies and the running games of this server, those of one game if named."""
    await answers.defer(interaction, in_place=False)
    front = interaction.client.front
    voice = await front.people.voice(interaction)
    found = await front.matches.queries.of_guild(interaction.guild_id or 0)
    seen = [one for one in found if sees_home(interaction, one)]
    wanted = [one for one in seen if only in (None, one.status) and system in (None, one.system)]
    shown = wanted[:LISTED]
    await replies.answer(interaction, page(shown, voice))


def page(shown: Sequence[MatchInfo], voice: Voice) -> Page:
    """Write a list of games with their threads, with buttons to join or to watch the first."""
    writer = PageWriter().text(f"### {voice.word('list-title')}")
    lines = [_line(info, voice) for info in shown]
    writer.text("\n".join(lines) or voice.word("list-none"))
    open_ones = [info for info in shown if info.status == "lobby" and _free(info)]
    joins = [_button(info, "join", voice) for info in open_ones]
    watched = [_button(info, "watch", voice) for info in shown if info.status == "running"]
    return writer.row(*joins[:JOINED]).row(*watched[:JOINED]).page()


def _line(info: MatchInfo, voice: Voice) -> str:
    name = match_words(info.system, info.scenario, voice)
    names = ", ".join(dict.fromkeys(escape(one.name) for one in info.seats if one.name))
    pace = clocks.pace_text(info.options.get("pace", "none"), voice)
    key = "list-open" if info.status == "lobby" else "list-plays"
    return "- " + voice.word(
        key, thread=f"<#{info.channel}>", game=name, players=names, pace=pace, free=_free(info)
    )


def _free(info: MatchInfo) -> int:
    return sum(one.user is None for one in info.seats)


def _button(info: MatchInfo, what: Literal["join", "watch"], voice: Voice) -> Press:
    """Make the button that takes any free seat, or shows the board in private."""
    name = clip(match_words(info.system, info.scenario, voice), NAME)
    if what == "join":
        return button(PressId(info.id, 0, "random"), voice.word("list-join", game=name), "primary")
    return button(PressId(info.id, ANYTIME, "board"), voice.word("list-watch", game=name))


PRESSES: Mapping[Act, Handler] = {"next": Handler(go_on, "anew")}
