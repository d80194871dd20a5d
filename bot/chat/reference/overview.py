"""The scenarios of a game side by side: their set-ups as small pictures, painted once."""

from __future__ import annotations

from time import monotonic
from typing import Final

from bot.chat.front import replies
from bot.chat.front.front import Interaction
from bot.chat.front.names import game_text
from bot.chat.wire.locale import escape
from bot.engine.model import Text
from bot.engine.refusal import Refused
from renderers.kit.scene.thumbnails import Thumbnail

from . import pages

TELL_S: Final = 2.5
"""Seconds after which somebody who waits is told how far the painting is."""


async def show(interaction: Interaction, slug: str) -> None:
    """Show the scenarios of a game on one sheet; raises ``Refused`` for an unknown game.

    What was never painted takes seconds a scenario: meanwhile the list says how many are done.
    """
    front = interaction.client.front
    services, voice = front.services, await front.people.voice(interaction)
    if slug not in services.games:
        games = ", ".join(voice(game_text(one)) for one in services.games)
        raise Refused(Text("chat-unknown-system", {"system": escape(slug[:40]), "games": games}))
    scenarios = services.games[slug].scenarios()
    thumbnails: list[tuple[str, Thumbnail]] = []
    told = monotonic()
    for scenario in scenarios:
        small = await front.painting.make(services.scenarios.thumbnail, slug, scenario, voice)
        thumbnails.append((pages.title(slug, scenario, voice), small))
        if monotonic() - told > TELL_S and len(thumbnails) < len(scenarios):
            waiting = voice.word("scenarios-painted", done=len(thumbnails), all=len(scenarios))
            await replies.answer(interaction, pages.scenarios_of(services, slug, voice, waiting))
            told = monotonic()
    page = await front.painting.make(pages.contact_sheet, services, slug, voice, thumbnails)
    await replies.answer(interaction, page)
