"""Reporting a doubtful ruling: by one press where something was refused, or by a command.

The presser alone reads what was kept; the thread learns that a ruling is doubted.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.front import replies
from bot.chat.front.access import call_of
from bot.chat.front.call import Call, Handler
from bot.chat.front.front import Interaction, Reader
from bot.chat.wire import answers
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import MOST_ARG, Act, PressId
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.tree import AnyCommand, CommandWords
from bot.engine.model import ANYTIME, Seat
from bot.service.ports.doubts import Doubt

from . import completion, retaking
from .tables import table_of, viewer_of

BETWEEN = "|"
"""Stands between the rule and the order in what a button carries."""


def command(words: CommandWords) -> AnyCommand:
    """Build ``/rules report``."""
    return words.command(
        "rules-report",
        typed,
        suggest={"after": retaking.moments, "game": completion.all_games},
    )


def press(match: str, voice: Voice, rule: str = "", order: str = "") -> Press:
    """Make the button that reports what happened now; an order that is too long is cut off."""
    whole = f"{rule}{BETWEEN}{order}" if order else rule
    arg = " ".join(whole.split())[:MOST_ARG]
    return button(PressId(match, ANYTIME, "doubt", arg), voice.word("button-doubt"))


async def typed(
    interaction: Interaction, why: str, after: str | None = None, game: str | None = None
) -> None:
    """Report a ruling of the present moment, or of an earlier one."""
    call = await call_of(interaction, game)
    await _report(call, words=why.strip(), seq=None if after is None else retaking.number_of(after))


async def pressed(call: Call) -> None:
    """Report what was refused, or the present moment."""
    rule, _, order = call.press.arg.partition(BETWEEN)
    await _report(call, rule=rule, order=order)


async def _report(
    call: Call, *, rule: str = "", order: str = "", words: str = "", seq: int | None = None
) -> None:
    work = call.front.matches.doubting.report(
        call.press.match, call.user, seat=await _seat(call.reader), seq=seq, rule=rule,
        order=order, words=words, interaction=call.once(),
    )  # fmt: skip
    kept = await answers.journal_first(call.interaction, work, in_place=False)
    await replies.tell(call.interaction, _told(kept, call.voice))


async def _seat(reader: Reader) -> Seat | None:
    return viewer_of(reader, await table_of(reader))


def _told(kept: Doubt, voice: Voice) -> str:
    """Say what was kept, to the one who reported it."""
    lines = [voice.word("doubt-kept", number=kept.place, record=kept.seq)]
    about = " ".join(filter(None, (kept.rule, f"`{escape(kept.order)}`" if kept.order else "")))
    lines += [voice.word("doubt-about", about=about)] if about else []
    return "\n".join([*lines, voice.word("doubt-then")])


PRESSES: Mapping[Act, Handler] = {"doubt": Handler(pressed, "anew")}
