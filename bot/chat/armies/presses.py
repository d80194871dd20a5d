"""What is typed in the form of an army list: checked, kept, shown."""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.front import replies
from bot.chat.front.call import Call, Handler
from bot.chat.reference import pages as reference
from bot.chat.wire import forms
from bot.chat.wire.ids import Act, PressId
from bot.engine.refusal import Refused
from bot.engine.setup.options import Army

from . import pages
from .lists import FIELD, form


async def saved(call: Call) -> None:
    """Keep the list that was typed in the form."""
    system, _, name = call.press.arg.partition("/")
    text = forms.values(call.interaction).get(FIELD, "")
    await save(call, system, name or None, text)


async def save(call: Call, system: str, instead_of: str | None, text: str) -> None:
    """Check a list and keep it; what is wrong is told with the text at hand to mend."""
    key = f"{system}/{instead_of or ''}"
    try:
        army: Army = await call.front.matches.armies.save(
            call.user, system, text, instead_of=instead_of
        )
    except Refused as refusal:
        call.front.drafts.keep(key, call.user, text)
        book = call.front.services.content.rule_book
        why = reference.why(book, refusal.rule, call.voice) if refusal.rule else ""
        press = PressId("", 0, "armyform", key)
        page = pages.faulty(refusal, press, why, call.voice)
        await replies.answer(call.interaction, page)
        return
    call.front.drafts.drop(key, call.user)
    game = call.front.services.games[system]
    page = pages.shown(game, army, call.voice, call.voice.word("army-kept"))
    await replies.answer(call.interaction, page)


async def again(call: Call) -> None:
    """Open the form with the list that was refused last, or as it is kept."""
    system, _, name = call.press.arg.partition("/")
    text = call.front.drafts.get(call.press.arg, call.user)
    if not text and name:
        text = (await call.front.matches.armies.get(call.user, system, name)).text
    await forms.open_form(call.interaction, form(system, name, text, call.voice))


PRESSES: Mapping[Act, Handler] = {
    "army": Handler(saved, "anew"),
    "armyform": Handler(again, "by form"),
}
