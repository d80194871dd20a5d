"""What is pressed in the lobby to agree how to play: options of the host, choices of the seats."""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.front import replies
from bot.chat.front.call import Call, Handler
from bot.chat.front.names import seat_text
from bot.chat.front.notices import notice
from bot.chat.wire import answers, forms
from bot.chat.wire.components import button
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.page import Page
from bot.engine.model import ANYTIME, Seat, Text
from bot.engine.refusal import NotYourDecision, Refused
from bot.service.lobby.choices import asked, host_options
from bot.service.model import MatchInfo
from bot.service.refusals import LobbyRefused

from . import choice_pages


async def _info(call: Call) -> MatchInfo:
    info: MatchInfo = (await call.front.matches.queries.table(call.press.match)).info
    if info.status != "lobby":
        raise LobbyRefused(Text("refused-status-started"))
    return info


# Options of the host -----------------------------------------------------------------------------


async def options(call: Call) -> None:
    """Show the host what they may set; anybody else is refused."""
    await replies.answer(call.interaction, _options_page(call, await _hosted(call)))


async def option(call: Call) -> None:
    """Set an option that was picked, and show the page again."""
    value = call.values[0] if call.values else ""
    await call.show(_options_page(call, await _set(call, call.press.arg, value)))


async def numbers(call: Call) -> None:
    """Open the form with the options that are numbers; a form is never deferred."""
    info = await _hosted(call)
    game = call.front.services.games[info.system]
    fields = [
        forms.FormField(
            one.key,
            f"{call.voice(one.label)} ({one.numbers[0]}-{one.numbers[1]})",
            info.options.get(one.key, one.default),
            short=True,
        )
        for one in host_options(game, info.scenario)
        if one.numbers is not None
    ]
    title = call.voice.word("options-title")
    form = forms.Form(forms.press(info.id, "numbered"), title, fields[: forms.MOST_FIELDS])
    await forms.open_form(call.interaction, form)


async def numbered(call: Call) -> None:
    """Set the numbers of the form, those that changed."""
    info = await _hosted(call)
    game = call.front.services.games[info.system]
    usual = {one.key: one.default for one in host_options(game, info.scenario)}
    for key, value in forms.values(call.interaction).items():
        if key in usual and value.strip() != info.options.get(key, usual[key]):
            info = await _set(call, key, value.strip())
    await call.show(_options_page(call, info))


async def _hosted(call: Call) -> MatchInfo:
    info = await _info(call)
    if info.host != call.user:
        raise LobbyRefused(Text("refused-not-host"))
    return info


async def _set(call: Call, key: str, value: str) -> MatchInfo:
    interaction = f"{call.once()}:{key}"
    work = call.front.matches.options.set(
        call.press.match, call.user, key, value, interaction=interaction
    )
    info: MatchInfo = await answers.journal_first(call.interaction, work, in_place=call.in_place)
    return info


def _options_page(call: Call, info: MatchInfo) -> Page:
    if info.status != "lobby":
        return notice(call.voice.word("started"))
    game = call.front.services.games[info.system]
    return choice_pages.options_page(game, info, call.voice)


# Choices of the seats ----------------------------------------------------------------------------


async def choices(call: Call) -> None:
    """Show a player what they may choose for their seats."""
    info = await _info(call)
    if not info.seats_of(call.user):
        raise NotYourDecision(Text("chat-not-a-player"))
    page = await choices_page(call, info)
    if page is None:
        raise Refused(Text("chat-choices-none"))
    await replies.answer(call.interaction, page)


async def choose(call: Call) -> None:
    """Take a pick for one of the user's seats; the last one begins the match."""
    value = call.values[0] if call.values else ""
    work = call.front.matches.options.choose(
        call.press.match, call.user, call.press.arg, value, interaction=call.once()
    )
    info = await answers.journal_first(call.interaction, work, in_place=call.in_place)
    await _show_chosen(call, info)


async def as_before(call: Call) -> None:
    """Choose what the player chose in the match before."""
    work = call.front.matches.options.choose_as_before(
        call.press.match, call.user, interaction=call.once()
    )
    await _show_chosen(
        call, await answers.journal_first(call.interaction, work, in_place=call.in_place)
    )


async def _show_chosen(call: Call, info: MatchInfo) -> None:
    page = await choices_page(call, info) if info.status == "lobby" else None
    await call.show(page or next_page(call, info, call.voice.word("started")))


async def free(call: Call) -> None:
    """Free a seat as host whose player lets the match wait."""
    seat = Seat(call.press.arg)
    work = call.front.matches.lobby.free_seat(
        call.press.match, call.user, seat, interaction=call.once()
    )
    info = await answers.journal_first(call.interaction, work, in_place=False)
    game = call.front.services.games[info.system]
    await replies.tell(call.interaction, call.voice.word("freed", seat=seat_text(game, seat)))


def next_page(call: Call, info: MatchInfo, words: str) -> Page:
    """Write one line, with the button of the first turn where the match has begun."""
    if info.status != "running" or not info.seats_of(call.user):
        return notice(words)
    press = PressId(info.id, ANYTIME, "turn")
    return notice(words, button(press, call.voice.word("button-turn"), "primary"))


async def choices_page(call: Call, info: MatchInfo, note: str = "") -> Page | None:
    """Write the page of a user's choices; None where their seats choose nothing."""
    game = call.front.services.games[info.system]
    mine = asked(game, info, call.user)
    if not mine:
        return None
    own = await call.front.matches.armies.of_user(call.user, info.system)
    names = [one.name for one in own]
    before = await call.front.matches.options.presets(info, call.user)
    scene = choice_pages.Choosing(game, info, mine, names, before)
    return choice_pages.choices_page(scene, call.voice, note)


PRESSES: Mapping[Act, Handler] = {
    "options": Handler(options, "anew"),
    "option": Handler(option),
    "numbers": Handler(numbers, "by form"),
    "numbered": Handler(numbered),
    "choices": Handler(choices, "anew"),
    "choose": Handler(choose),
    "as_before": Handler(as_before),
    "free": Handler(free, "anew"),
}
