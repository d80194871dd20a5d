"""What the others may do about a player whose time is over; each choice is looked at twice.

And what all players agree on while a match runs: a pause, or another pace.
"""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from typing import NamedTuple

from bot.chat.front import replies
from bot.chat.front.access import call_of
from bot.chat.front.call import Call, Handler
from bot.chat.front.front import Interaction
from bot.chat.front.notices import keep, notice
from bot.chat.match import completion as matches
from bot.chat.match import retaking
from bot.chat.match.pages.clocks import ABSENT, VETO
from bot.chat.threads import reopening
from bot.chat.wire import answers
from bot.chat.wire.components import button
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.locale import escape
from bot.chat.wire.tree import AnyCommand, CommandWords
from bot.engine.model import ANYTIME, Seat, Text
from bot.engine.refusal import Refused
from bot.service.clocks.pace import NO_PACE, PACE, PACES
from bot.service.model import MatchInfo
from bot.service.play.agreements import PAUSE
from bot.service.play.retaking import BACK, DECLINE, WAIVE
from bot.service.play.substitutes import ANYBODY
from bot.service.play.threads import HERE


class Chosen(NamedTuple):
    """A choice for the seats of an absent player."""

    what: str
    absent: int


def commands(words: CommandWords) -> list[AnyCommand]:
    """Build the commands of ``/game`` about what all players agree on."""
    running = {"game": matches.games}
    paces = [(f"pace-{one}", one) for one in (*PACES, NO_PACE)]
    return [
        words.command("game-pause", pause, suggest=running),
        words.command("game-pace", pace, suggest=running, choose={"pace": paces}),
    ]


async def pause(interaction: Interaction, game: str | None = None) -> None:
    """Propose that all clocks rest, agree to it, or let them run again."""
    await _propose(await call_of(interaction, game), PAUSE)


async def pace(interaction: Interaction, pace: str, game: str | None = None) -> None:
    """Propose another pace, or agree to it."""
    await _propose(await call_of(interaction, game), f"{PACE}={pace}")


async def consent(call: Call) -> None:
    """Agree to what somebody proposed."""
    what, _, channel = call.press.arg.partition("=")
    if what == HERE and channel.isdigit():
        await reopening.agree(call, int(channel))
    elif what in (BACK, WAIVE, DECLINE):
        await retaking.propose(call, call.press.arg)
    else:
        await _propose(call, call.press.arg)


async def _propose(call: Call, what: str) -> None:
    work = call.front.matches.agreements.propose(
        call.press.match, call.user, what, interaction=call.once()
    )
    await answers.journal_first(call.interaction, work, in_place=False)
    await replies.tell(call.interaction, call.voice.word("agreed"))


async def pressed(call: Call) -> None:
    """Say what the choice of a button means, and ask again."""
    await ask(call, _chosen(call))


async def ask(call: Call, chosen: Chosen) -> None:
    """Say what a choice means, and ask again."""
    info = (await call.front.matches.queries.table(call.press.match)).info
    if not info.seats_of(call.user):
        raise Refused(Text("refused-not-seated"))
    names = {entry.user: escape(entry.name) for entry in info.seats}
    words = call.voice.word(
        f"absent-{chosen.what}-sure", player=names.get(chosen.absent) or f"<@{chosen.absent}>"
    )
    press = PressId(call.press.match, ANYTIME, "absently", f"{chosen.what}.{chosen.absent}")
    sure = button(press, call.voice.word(f"absent-{chosen.what}"), "danger")
    await replies.answer(call.interaction, notice(words, keep(call.press.match, call.voice), sure))


async def choose(call: Call) -> None:
    """Do what was chosen."""
    await answers.journal_first(
        call.interaction, _work(call, _chosen(call)), in_place=call.in_place
    )
    await call.show(notice(call.voice.word("absent-done")))


def _chosen(call: Call) -> Chosen:
    """Read a choice from a button; raises ``Refused`` for what is none."""
    what, _, user = call.press.arg.partition(".")
    if what not in (*ABSENT, VETO) or not user.isdigit():
        raise Refused(Text("refused-stale"))
    return Chosen(what, int(user))


async def _work(call: Call, chosen: Chosen) -> MatchInfo:
    absence, match, key = call.front.matches.absence, call.press.match, call.once()
    work: Awaitable[MatchInfo]
    match chosen.what:
        case "extend24" | "extend72":
            hours = int(chosen.what.removeprefix("extend"))
            work = absence.extend(match, call.user, chosen.absent, hours, interaction=key)
        case "claim":
            work = absence.claim(match, call.user, chosen.absent, interaction=key)
        case "end":
            work = absence.end(match, call.user, chosen.absent, interaction=key)
        case "veto":
            veto = call.front.matches.substitutes.veto
            work = veto(match, call.user, chosen.absent, interaction=key)
        case _:
            return await _in_other_hands(call, chosen)
    return await work


async def _in_other_hands(call: Call, chosen: Chosen) -> MatchInfo:
    """Let the computer, or whoever comes first, play all seats of an absent player."""
    substitutes, match = call.front.matches.substitutes, call.press.match
    info = (await call.front.matches.queries.table(match)).info
    name = call.front.services.catalogue.say(Text("chat-computer"), info.locale)
    seats: tuple[Seat, ...] = info.seats_of(chosen.absent)
    if not seats:
        raise Refused(Text("refused-not-absent"))
    for seat in seats:
        key = call.once(f"{call.interaction.id}:{seat}")
        if chosen.what == "computer":
            info = await substitutes.hand_to_computer(match, call.user, seat, name, interaction=key)
        else:
            info = await substitutes.offer(match, call.user, seat, ANYBODY, interaction=key)
    return info


PRESSES: Mapping[Act, Handler] = {
    "absent": Handler(pressed, "anew"),
    "absently": Handler(choose),
    "consent": Handler(consent, "anew"),
}
