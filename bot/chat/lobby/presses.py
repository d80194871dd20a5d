"""What is pressed while a match waits for players: taking seats, starting, playing again."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping

from bot.chat.front import replies
from bot.chat.front.call import Call, Handler
from bot.chat.front.names import seat_text
from bot.chat.front.people import person
from bot.chat.wire import answers
from bot.chat.wire.ids import Act
from bot.chat.wire.locale import escape
from bot.engine.model import Seat, Text
from bot.engine.refusal import Refused
from bot.service.match.seating import Again
from bot.service.model import MatchInfo

from . import choices, news


async def join(call: Call) -> None:
    """Take the seat that is named."""
    try:
        await _answered(call, _joined(call, "chat-joined"))
    finally:
        call.front.beside(news.renew(call))


async def random(call: Call) -> None:
    """Take any free seat."""
    await _answered(call, _joined(call, "chat-joined-random"))


async def leave(call: Call) -> None:
    """Give the seat up before the start."""
    await _answered(call, _left(call))


async def start(call: Call) -> None:
    """Start now, with the free seats for the one who starts."""
    await _answered(call, _started(call))


async def computer(call: Call) -> None:
    """Start against the computer."""
    await _answered(call, _against_computer(call))


async def _joined(call: Call, key: str) -> Text:
    player, seat = person(call.interaction, call.voice), Seat(call.press.arg)
    matches, match, once = call.front.matches, call.press.match, call.once()
    offered = await matches.substitutes.offered(match, call.user, seat or None)
    if offered is not None:
        return await _taken_over(call, offered)
    info = await matches.lobby.join(match, player, seat or None, interaction=once)
    game = call.front.services.games[info.system]
    taken = seat or info.seats_of(call.user)[-1]
    begun = "chat-joined-begun" if info.status == "running" else key
    return Text(begun, {"seat": seat_text(game, taken), "held": game.words.held})


async def _taken_over(call: Call, seat: Seat) -> Text:
    """Take over a seat of a running match that is offered."""
    player, matches = person(call.interaction, call.voice), call.front.matches
    info = await matches.substitutes.accept(call.press.match, player, seat, interaction=call.once())
    name = escape(call.interaction.user.display_name)
    taken = seat_text(call.front.services.games[info.system], seat)
    return Text("chat-seat-accepted", {"seat": taken, "player": name})


async def _left(call: Call) -> Text:
    match, once = call.press.match, call.once()
    info = (await call.front.matches.queries.table(match)).info
    if info.status == "running" and info.seats_of(call.user):
        raise Refused(Text("chat-leave-running"))
    challenges = call.front.matches.challenges
    kept = await challenges.waiting(match, call.user) if info.status == "lobby" else None
    if kept is not None:
        await challenges.decline(match, call.user, kept, interaction=once)
        return Text("chat-challenge-left")
    await call.front.matches.lobby.leave(match, call.user, interaction=once)
    return Text("chat-left")


async def _started(call: Call) -> Text:
    player = person(call.interaction, call.voice)
    info = await call.front.matches.lobby.start(call.press.match, player, interaction=call.once())
    return _begun(info)


async def _against_computer(call: Call) -> Text:
    front, match, once = call.front, call.press.match, call.once()
    info = (await front.matches.queries.table(match)).info
    name = front.services.catalogue.say(Text("chat-computer"), info.locale)
    player = person(call.interaction, call.voice)
    return _begun(await front.matches.lobby.against_computer(match, player, name, interaction=once))


def _begun(info: MatchInfo) -> Text:
    return Text("chat-started" if info.status == "running" else "chat-choose-first")


async def _answered(call: Call, work: Awaitable[Text]) -> None:
    """Do the work, answer with one line and what is to be chosen."""
    words = call.voice(await answers.journal_first(call.interaction, work, in_place=False))
    info = (await call.front.matches.queries.table(call.press.match)).info
    await _seated(call, info, words)


async def rematch(call: Call) -> None:
    """Open a new game after one, with the sides swapped, as before, or of the next scenario.

    What was chosen is offered.
    """
    kinds: dict[str, Again] = {"same": "same", "next": "next"}
    again = kinds.get(call.press.arg, "turned")
    match, once = call.press.match, call.once()
    work = call.front.matches.rematches.open(match, call.user, again, interaction=once)
    info = await answers.journal_first(call.interaction, work, in_place=False)
    await _seated(call, info, call.voice.word("rematch-open"))


async def _seated(call: Call, info: MatchInfo, words: str) -> None:
    """Answer with one line, and with what is to be chosen in the lobby."""
    page = await choices.choices_page(call, info, words) if info.status == "lobby" else None
    await replies.answer(call.interaction, page or choices.next_page(call, info, words))


PRESSES: Mapping[Act, Handler] = {
    "join": Handler(join, "anew"),
    "random": Handler(random, "anew"),
    "leave": Handler(leave, "anew"),
    "start": Handler(start, "anew"),
    "computer": Handler(computer, "anew"),
    "rematch": Handler(rematch, "anew"),
    **choices.PRESSES,
}
