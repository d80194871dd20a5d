"""What is pressed to put the markers of a live table right, and to take the last change back.

A value that is private (an order face down) is named by its place, never in an identifier.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.chat.front import replies
from bot.chat.front.call import Call, Handler
from bot.chat.front.notices import notice
from bot.chat.front.receipts import receipt_line
from bot.chat.match import orders
from bot.chat.wire import answers
from bot.chat.wire.components import MOST
from bot.chat.wire.ids import Act
from bot.chat.wire.page import Page
from bot.engine.model import Text
from bot.engine.parts.markers import Adjustment
from bot.engine.refusal import NotYourDecision, Refused, StaleDecision

from . import pages


async def fix(call: Call) -> None:
    """Show what can be put right, or the markers of what was picked."""
    key = call.values[0] if call.values else ""
    await call.show(await page_of(call, key))


async def page_of(call: Call, key: str = "", note: str = "") -> Page:
    """Return the page of a target; of all of them where none is named. Raises ``Refused``."""
    found = await _adjustments(call)
    if not found:
        raise Refused(Text("chat-table-nothing"))
    match, voice = call.press.match, call.voice
    mine = [one for one in found if one.target.key == key]
    if not mine:
        together = (await call.front.matches.queries.table(match)).game.markers.together
        return pages.targets(match, found, voice, note, together)
    return pages.markers(match, mine[0].target, mine, voice, note)


async def _adjustments(call: Call) -> Sequence[Adjustment]:
    """Return what the user may put right; raises ``NotYourDecision``."""
    table = await call.front.matches.queries.table(call.press.match)
    seat = table.viewer(call.user)
    if seat is None:
        raise NotYourDecision(Text("chat-not-a-player"))
    if table.position is None:
        raise Refused(Text("chat-not-started"))
    return table.game.markers.adjustments(table.position.view(seat), seat)


async def fixed(call: Call) -> None:
    """Make the correction of a button or a menu, and show the target again."""
    found = await _adjustments(call)
    key, _, rest = call.press.arg.partition(" ")
    action = _meant([one for one in found if one.target.key == key], rest, call.values)
    await _make(call, key, action)


def _meant(found: Sequence[Adjustment], rest: str, values: Sequence[str]) -> Any:
    """Return the action that a press means; raises ``StaleDecision`` where it is gone."""
    if values:
        words = pages.words_of(found)
        place = int(values[0]) if values[0].isdecimal() else len(words)
        listed = words[place : place + 1]
    else:
        listed = [one for one in found if f"{one.marker.key} {one.value.key}" == rest]
    if not listed:
        raise StaleDecision(Text("refused-stale"))
    return listed[0].action


async def fix_all(call: Call) -> None:
    """Set a marker for all that are picked in a menu, and take it from the others."""
    marker, _, start = call.press.arg.partition(" ")
    found = [one for one in await _adjustments(call) if one.marker.key == marker]
    first = int(start) if start.isdecimal() else len(found)
    changed = [
        one for one in found[first : first + MOST]
        if (one.value.key == "on") == (one.target.key in call.values)
    ]  # fmt: skip
    if not changed:
        await call.show(await page_of(call))
        return
    game = (await call.front.matches.queries.table(call.press.match)).game
    work = orders.typed(call, "; ".join(game.write(one.action) for one in changed))
    note = await answers.journal_first(call.interaction, work, in_place=call.in_place)
    await call.show(await page_of(call, note=note))


async def revert(call: Call) -> None:
    """Take the last correction back that the user may know of."""
    work = orders.typed(call, "revert")
    note = await answers.journal_first(call.interaction, work, in_place=call.in_place)
    await call.show(await page_of(call, note=note))


async def _make(call: Call, key: str, action: Any) -> None:
    work = call.front.matches.play.anytime(
        call.press.match, call.user, action, interaction=call.once()
    )
    receipt = await answers.journal_first(call.interaction, work, in_place=call.in_place)
    done = call.voice.word("table-done")
    said = receipt_line(receipt, call.front.services.games, call.voice)
    note = call.warned(f"{said}\n{done}")
    await call.show(await page_of(call, key, note))


async def correct(call: Call, words: str) -> None:
    """Make a typed correction, and say so."""
    work = orders.typed(call, words)
    note = await answers.journal_first(call.interaction, work, in_place=False)
    await replies.answer(call.interaction, notice(note))


PRESSES: Mapping[Act, Handler] = {
    "fix": Handler(fix),
    "fixed": Handler(fixed),
    "fixall": Handler(fix_all),
    "refix": Handler(revert),
}
