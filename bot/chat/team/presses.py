"""What partners type and press: suggesting, adopting, showing a card."""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.front import posting, replies
from bot.chat.front.call import Call, Handler
from bot.chat.front.notices import notice
from bot.chat.match import orders, views
from bot.chat.match.typed import orders_in
from bot.chat.threads import rooms
from bot.chat.wire import answers
from bot.chat.wire.ids import Act
from bot.chat.wire.locale import Voice
from bot.engine.model import Seat, Text
from bot.engine.refusal import Refused, StaleDecision
from bot.service.match.seating import TALK
from bot.service.model import MatchInfo

from . import pages, suggesting


async def suggest(call: Call, words: str) -> None:
    """Post a suggestion in the team's room, or show its author first what all would read.

    Raises ``Refused``.

    Rules: HOTH-TEAM-15, HOTH-TEAM-16.
    """
    front = call.front
    table = await front.matches.queries.table(call.press.match)
    known = dict.fromkeys(suggesting.known_orders(table, call.user))
    words = front.services.content.vocabularies[table.info.system].canonical(words, known)
    said = suggesting.suggestion_of(table, call.user, words)
    room = await _room_of(call, said)
    if room is not None:
        await _post_suggestion(call, said, room)
        return
    _require_thread(table.info)
    painter = front.services.painter_of(table.info, front.people.theme_of(call.user))
    await replies.answer(
        call.interaction, await front.painting.make(pages.look, said, call.voice, painter)
    )


async def propose(call: Call) -> None:
    """Post the suggestion that its author has looked at for all to read; a message counts once.

    The question must still be the one for which it was made.

    Rules: HOTH-TEAM-15, HOTH-TEAM-16.
    """
    message = call.interaction.message
    words = orders_in(message)
    if words is None or message is None:
        raise StaleDecision(Text("refused-stale"))
    await call.acknowledge()
    table = await call.front.matches.queries.table(call.press.match)
    said = suggesting.suggestion_of(table, call.user, words)
    if said.decision.serial != call.press.serial:
        raise StaleDecision(Text("refused-stale"))
    _require_thread(table.info)
    await _post_suggestion(call, said, table.info.channel, nonce=f"look-{message.id}")


def _require_thread(info: MatchInfo) -> None:
    """Refuse to post where the thread was deleted."""
    if not info.has_thread:
        raise Refused(Text("chat-thread-lost", {"id": info.id}))


async def _room_of(call: Call, said: pages.Suggestion) -> int | None:
    """Return the room of the author's team: where they type, or the one that was opened."""
    client, info = call.interaction.client, said.info
    if rooms.match_of(call.interaction.channel, client) == info.id:
        return call.interaction.channel_id
    if info.options.get(TALK) != "private":
        return None
    voice = Voice(call.front.services.catalogue, info.locale)
    room = await rooms.found(
        client, info, rooms.name_of(info, said.game.side_of(said.author), voice)
    )
    return None if room is None else room.id


async def _post_suggestion(
    call: Call, said: pages.Suggestion, channel: int, nonce: str | None = None
) -> None:
    front = call.front
    voice = Voice(front.services.catalogue, said.info.locale)
    painter = front.services.painter_of(said.info)
    page = await front.painting.make(pages.suggestion, said, voice, painter)
    await posting.post(call, channel, page, [], nonce)
    await front.matches.suggestions.keep(
        said.info.id, call.user, said.decision.serial, said.orders,
        interaction=f"{call.interaction.id}-suggested",
    )  # fmt: skip
    await call.show(notice(call.voice.word("suggested", place=f"<#{channel}>")))


async def adopt(call: Call) -> None:
    """Carry out the orders of a suggestion as the active player's own.

    The question must still be the one for which they were suggested; the message counts once.

    Rules: HOTH-TEAM-16.
    """
    message = call.interaction.message
    words = orders_in(message)
    if words is None or message is None:
        raise StaleDecision(Text("refused-stale"))
    await orders.require_open(call)
    work = orders.typed(call, words, f"adopt-{message.id}")
    note = await answers.journal_first(call.interaction, work, in_place=False)
    await replies.answer(call.interaction, await views.now(call.reader, note))


async def share(call: Call) -> None:
    """Show the card that was picked to the teammate alone.

    The menu may be older than the hand, so it names the card: another one is never shown.

    Rules: HOTH-TEAM-14.
    """
    seat = Seat(call.press.arg)
    table = await call.front.matches.queries.table(call.press.match)
    if seat not in table.info.seats_of(call.user) or table.position is None:
        raise StaleDecision(Text("refused-stale"))
    actions = table.game.team.sharing(table.position.view(seat), seat)
    wanted = [one for one in actions if [table.game.write(one)] == call.values]
    if not wanted:
        raise StaleDecision(Text("refused-stale"))
    work = call.front.matches.play.anytime(
        call.press.match, call.user, wanted[0], interaction=call.once()
    )
    await answers.journal_first(call.interaction, work, in_place=False)
    await replies.tell(call.interaction, call.voice.word("shared"))


PRESSES: Mapping[Act, Handler] = {
    "adopt": Handler(adopt, "anew"),
    "propose": Handler(propose),
    "share": Handler(share, "anew"),
}
