"""Army lists of a user's own: what is in them, and what is wrong with a list."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.front.names import game_text
from bot.chat.wire.components import button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, clip, escape
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.refusal import Refused
from bot.engine.setup.options import Army
from bot.service.ports.people import ArmyRow

LINES, FAULTS = 3200, 3500


def listed(rows: Sequence[ArmyRow], voice: Voice) -> Page:
    """Write which lists a user keeps."""
    writer = PageWriter().text(f"### {voice.word('armies-title')}")
    lines = [f"- {voice(game_text(one.game))}: **{escape(one.name)}**" for one in rows]
    return writer.text("\n".join(lines) or voice.word("armies-none")).page()


def shown(game: AnyGame, army: Army, voice: Voice, note: str = "") -> Page:
    """Write what is in a list, and its text to copy."""
    writer = (
        PageWriter().text(note).text(f"### {escape(army.name)} · {voice(game_text(game.slug))}")
    )
    writer.text(clip("\n".join(f"- {voice(line)}" for line in army.lines), LINES))
    return writer.text(f"```\n{army.text}\n```" if "```" not in army.text else "").page()


def faulty(refusal: Refused, again: PressId, why: str, voice: Voice) -> Page:
    """Write every fault of a list, with a button to mend it where it was typed."""
    writer = PageWriter(0xB3261E)
    writer.text(clip(voice.word("army-refused", reason=refusal.reason), FAULTS))
    writer.text(f"-# {why}" if why else "")
    return writer.row(button(again, voice.word("button-edit"), "primary")).page()
