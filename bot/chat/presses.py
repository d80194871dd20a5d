"""What each press does: ``pressed`` is called for every button, menu and form.

The meaning is in the identifier alone; who may do it is decided by the service from the user id,
every time. Anything unknown, old or doubled is answered with how things stand now.
"""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord

from bot.engine.model import Seat
from bot.service.model import MatchInfo

from . import errors
from .armies import presses as armies
from .dice import rolling
from .front import replies
from .front.call import Call, Handler
from .front.front import Interaction
from .front.people import person
from .lobby import agreeing
from .match import standing, typed
from .match.pages import private
from .people import presses as privacy
from .seats import presses as seats
from .table import presses as table_presses
from .team import presses as team_presses
from .threads import reopening
from .wire import answers, forms, ids
from .wire.ids import PressId

NEW_MESSAGE = frozenset(
    ("hand", "odds", "text", "board", "log", "orders", "join", "random", "leave", "start",
     "computer", "options", "choices", "rematch", "export", "standing", "mydata", "adopt", "agree",
     "share", "free", "accept", "decline", "army", "dice_odds", "dmtest",
     "reopen")
)  # fmt: skip
"""Acts that are answered with a new message, wherever their button stands."""
FORMS = frozenset(("type", "numbers", "armyform"))
"""Acts that open a form, which cannot be acknowledged before."""
PUBLIC = frozenset(("dice_again", "dice_point"))
"""Acts that are answered for everybody, unless their button stands in a private message."""


def acknowledged(interaction: Interaction, act: str) -> asyncio.Task[None] | None:
    """Acknowledge a press whose work takes long; not where a form opens."""
    if act in FORMS:
        return None
    private = answers.may_replace(interaction)
    in_place = private and act not in NEW_MESSAGE | PUBLIC
    public = act in PUBLIC and not private
    return answers.acknowledge(interaction, in_place=in_place, public=public)


async def pressed(interaction: Interaction) -> None:
    """Carry out a press of a button, a menu or a form, once."""
    front = interaction.client.front
    if front.is_repeat(interaction):
        return
    data: Any = interaction.data or {}
    press = ids.parse(str(data.get("custom_id", ""))) or PressId("", 0, "unknown")
    interaction.extras["match"] = press.match
    acknowledging = acknowledged(interaction, press.act)
    try:
        await handle(Call(interaction, press, await front.people.voice(interaction)))
    except Exception as error:
        await errors.failed(interaction, error)
    finally:
        if acknowledging is not None and answers.answered(interaction):
            acknowledging.cancel()


async def handle(call: Call) -> None:
    """Carry out a press."""
    await HANDLERS.get(call.press.act, unknown)(call)


async def unknown(call: Call) -> None:
    """Answer a button that means nothing any more."""
    await call.acknowledge()
    note = call.voice.word("unknown-button")
    await call.show(await call.desk.now(call.press.match, call.user, call.voice, note))


# Looking -----------------------------------------------------------------------------------------


async def turn(call: Call) -> None:
    """Open the panel of the user's decision."""
    await call.acknowledge()
    await call.show(await call.desk.now(call.press.match, call.user, call.voice, call.warned()))


async def panel(call: Call) -> None:
    """Show the panel at a place of the menus."""
    path = ids.path_of(call.press.arg)
    await call.acknowledge()
    await call.show(await call.desk.panel(call.press, call.user, call.voice, path or ()))


def _looking(make: str) -> Handler:
    """Make a handler that answers with a new private page of the desk."""

    async def look(call: Call) -> None:
        await answers.defer(call.interaction, in_place=False)
        compose = getattr(call.desk, make)
        page = await compose(call.press.match, call.user, call.voice)
        await replies.answer(call.interaction, page)

    return look


async def dm_test(call: Call) -> None:
    """Send the user's cards by direct message once more, after that was found impossible."""
    sender = call.sender()
    work = call.front.matches.play.try_direct_messages(
        call.press.match, sender.user, interaction=sender.interaction
    )
    await answers.journal_first(call.interaction, work, in_place=False)
    await replies.tell(call.interaction, call.voice.word("dm-trying"))


# Deciding ----------------------------------------------------------------------------------------


async def pick(call: Call) -> None:
    """Take a pick of a button: go on to the next question, or carry the action out."""
    await _picked(call, ids.path_of(call.press.arg))


async def menu(call: Call) -> None:
    """Take the pick of a menu."""
    before = ids.path_of(call.press.arg.partition("/")[0])
    places = ids.path_of(".".join(call.values))
    if before is None or places is None or len(places) != 1:
        await unknown(call)
        return
    await _picked(call, before + places)


async def _picked(call: Call, path: tuple[int, ...] | None) -> None:
    if path is None:
        await unknown(call)
        return
    action = await call.desk.action_at(call.press, call.user, path)
    if action is None:
        await call.acknowledge()
        await call.show(await call.desk.panel(call.press, call.user, call.voice, path))
        return
    await _carry_out(call, [action])


async def go(call: Call) -> None:
    """Carry out the action whose forecast was shown."""
    path = ids.path_of(call.press.arg)
    action = await call.desk.action_at(call.press, call.user, path or (), consent=True)
    if action is None:
        await unknown(call)
        return
    await _carry_out(call, [action])


async def many(call: Call) -> None:
    """Carry out several picks of one menu, one after the other."""
    places = ids.path_of(".".join(call.values)) or ()
    actions = [
        action
        for place in places
        if (action := await call.desk.action_at(call.press, call.user, (place,))) is not None
    ]
    if not actions or len(actions) != len(places):
        await unknown(call)
        return
    await _carry_out(call, actions)


async def _carry_out(call: Call, actions: list[Any]) -> None:
    work = call.desk.submit(call.press, actions, call.sender(), call.voice)
    note = await answers.journal_first(call.interaction, work, in_place=call.in_place)
    note = call.warned(note)
    await call.show(await call.desk.now(call.press.match, call.user, call.voice, note))


async def undo(call: Call) -> None:
    """Take the user's last step back."""
    work = call.desk.undo(call.press.match, call.sender(), call.voice)
    note = await answers.journal_first(call.interaction, work, in_place=call.in_place)
    await call.show(await call.desk.now(call.press.match, call.user, call.voice, note))


async def type_orders(call: Call) -> None:
    """Open the form for typed orders; a form is never deferred."""
    form = await call.desk.form(call.press.match, call.user, call.voice)
    await forms.open_form(call.interaction, form)


async def orders(call: Call) -> None:
    """Carry out the orders typed in the form."""
    await typed.carry_out(call, forms.typed(call.interaction))


# The lobby ---------------------------------------------------------------------------------------


def _lobby(act: str) -> Handler:
    """Make a handler of a lobby button: do it, answer with one line and what is to be chosen."""

    async def act_in_lobby(call: Call) -> None:
        player = person(call.interaction, call.voice)
        seat = Seat(call.press.arg) if call.press.arg else None
        sender = call.sender().interaction
        work = call.desk.lobby_act(act, call.press.match, player, seat, sender)
        words = call.voice(await answers.journal_first(call.interaction, work, in_place=False))
        await _seated(call, (await call.front.matches.queries.table(call.press.match)).info, words)

    return act_in_lobby


async def sure(call: Call) -> None:
    """Carry out the dangerous act that was consented to."""
    work = call.desk.dangerous(call.press.arg, call.press.match, call.sender())
    words = await answers.journal_first(call.interaction, work, in_place=call.in_place)
    await call.show(private.notice(call.voice(words)))
    if words.key == "chat-proposed":
        await team_presses.call_mate(call, call.press.arg)


async def keep(call: Call) -> None:
    """Leave everything as it is."""
    await call.show(private.notice(call.voice.word("kept")))


async def rematch(call: Call) -> None:
    """Open a new game of the same scenario with the sides swapped; what was chosen is offered."""
    work = call.desk.rematch(call.press.match, call.sender())
    info = await answers.journal_first(call.interaction, work, in_place=False)
    await _seated(call, info, call.voice.word("rematch-open"))


async def _seated(call: Call, info: MatchInfo, words: str) -> None:
    """Answer with one line, and with what is to be chosen in the lobby."""
    page = await agreeing.choices_page(call, info, words) if info.status == "lobby" else None
    await replies.answer(call.interaction, page or private.notice(words))


async def export(call: Call) -> None:
    """Send a finished game as a file, in private."""
    await answers.defer(call.interaction, in_place=False)
    data = await call.desk.export(call.press.match)
    file = discord.File(io.BytesIO(data), f"fieldpost-{call.press.match}.json")
    words = call.voice.word("export-ready")
    await call.interaction.edit_original_response(content=words, attachments=[file])


HANDLERS: dict[str, Handler] = {
    "turn": turn,
    "panel": panel,
    "hand": _looking("hand"),
    "odds": _looking("odds"),
    "text": _looking("text"),
    "board": _looking("board"),
    "log": _looking("log"),
    "reopen": reopening.reopen,
    "dmtest": dm_test,
    "pick": pick,
    "menu": menu,
    "many": many,
    "go": go,
    "undo": undo,
    "takeback": undo,
    "type": type_orders,
    "orders": orders,
    "join": _lobby("join"),
    "random": _lobby("random"),
    "leave": _lobby("leave"),
    "start": _lobby("start"),
    "computer": _lobby("computer"),
    "options": agreeing.options,
    "option": agreeing.option,
    "numbers": agreeing.numbers,
    "numbered": agreeing.numbered,
    "choices": agreeing.choices,
    "choose": agreeing.choose,
    "as_before": agreeing.as_before,
    "free": agreeing.free,
    "army": armies.saved,
    "armyform": armies.again,
    "sure": sure,
    "surely": typed.surely,
    "keep": keep,
    "rematch": rematch,
    "export": export,
    "standing": standing.show,
    "policy": standing.change,
    "always": standing.always,
    "mydata": privacy.give,
    "forget": privacy.ask,
    "forgetme": privacy.forget,
    "adopt": team_presses.adopt,
    "propose": team_presses.propose,
    "agree": team_presses.agree,
    "share": team_presses.share,
    "accept": seats.accept,
    "decline": seats.decline,
    "fix": table_presses.fix,
    "fixed": table_presses.fixed,
    "refix": table_presses.revert,
    "dice_again": rolling.press_again,
    "dice_odds": rolling.press_odds,
    "dice_point": rolling.press_point,
}
