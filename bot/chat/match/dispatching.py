"""Plans in the front end: laid out on a page, typed or built by menu, given and withdrawn.

The words of a plan that is not given yet stand on its page, nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.front.access import call_of
from bot.chat.front.call import Call, Handler
from bot.chat.front.front import Interaction, Reader
from bot.chat.wire import answers, forms, ids
from bot.chat.wire.forms import FIELD, Form, FormField
from bot.chat.wire.ids import Act
from bot.chat.wire.page import Page
from bot.engine.model import Text
from bot.engine.plans.carrying import asked
from bot.engine.plans.reading import plan_of
from bot.engine.refusal import Refused, StaleDecision
from bot.service.refusals import NotRunning

from . import menus, plan_words, views
from .pages import dispatch
from .pages.dispatch import Dispatch
from .tables import painter_of, seated
from .typed import orders_in

EXAMPLE = "if E6 free: E4>E6; else hold; E6xG7 if odds>=50; stop if lost"


async def command(
    interaction: Interaction, plan: str | None = None, game: str | None = None
) -> None:
    """Show the user's plan, or lay out the one that they typed; it is given by a button there."""
    call = await call_of(interaction, game)
    await (show(call) if plan is None else _lay_out(call, plan))


async def show(call: Call) -> None:
    """Show the user's plan."""
    await call.acknowledge()
    await call.show(await _page(call.reader))


async def _page(reader: Reader, text: str | None = None, note: str = "") -> Page:
    """Write the page of a plan: the stored one, or other words. Raises ``Refused``."""
    shown = await _shown(reader, text)
    return await _made(reader, shown._replace(note=note))


async def _made(reader: Reader, shown: Dispatch) -> Page:
    painter, voice = painter_of(reader, shown.table), reader.voice
    try:
        return await reader.front.painting.long(lambda: dispatch.page(shown, voice, painter))
    except menus.Lost:
        raise StaleDecision(Text("refused-stale")) from None


async def _shown(reader: Reader, text: str | None) -> Dispatch:
    table = await seated(reader)
    if table.position is None or table.info.status != "running":
        raise NotRunning(table.info.status)
    if table.shares_device(reader.user):
        raise Refused(Text("plan-refused-device"))
    mine, position = table.info.seats_of(reader.user), table.position
    found = await reader.front.matches.plans.of(reader.match, reader.user)
    first = next((one for one in mine if asked(position, one) is not None), mine[0])
    seat, kept = found or (first, None)
    if text is None:
        text = kept.text if kept is not None else ""
    return Dispatch(table, seat, text, kept)


async def _lay_out(call: Call, words: str) -> None:
    """Show typed words as a plan; nothing is given yet."""
    call.front.drafts.keep(_draft(call), call.user, words)
    text = await _canonical(call, words)
    plan_of(text)
    await call.acknowledge()
    await call.show(await _page(call.reader, text))


async def _canonical(call: Call, words: str) -> str:
    """Put typed words into those that the engine and the game read; raises ``Refused``."""
    table = await seated(call.reader)
    vocabulary = call.front.services.content.vocabularies[table.info.system]
    return plan_words.canonical(
        words.replace("`", "'"), call.voice.catalogue, lambda order: vocabulary.canonical(order, {})
    )


def _draft(call: Call) -> str:
    return f"{call.press.match} plan"


async def form(call: Call) -> None:
    """Open the form in which a plan is typed, filled with the one of the page."""
    await seated(call.reader)
    text = orders_in(call.interaction.message) if call.in_place else None
    voice = call.voice
    field = FormField(
        FIELD,
        voice.word("plan-form-label"),
        text or call.front.drafts.get(_draft(call), call.user),
        voice.word("plan-form-hint", example=EXAMPLE),
    )
    press = forms.press(call.press.match, "plan_typed")
    await forms.open_form(call.interaction, Form(press, voice.word("plan-title"), [field]))


async def typed(call: Call) -> None:
    """Lay out the plan of a form."""
    await _lay_out(call, forms.typed(call.interaction))


def _text(call: Call) -> str:
    return (orders_in(call.interaction.message) if call.in_place else None) or ""


async def add(call: Call) -> None:
    """Add the order that a menu of the page leads to."""
    before = ids.path_of(call.press.arg.partition("/")[0])
    picked = ids.path_of(".".join(call.values))
    shown = await _shown(call.reader, _text(call))
    position = shown.table.position
    if before is None or not picked or position is None or (
        position.state.serial != call.press.serial
    ):  # fmt: skip
        raise StaleDecision(Text("refused-stale"))
    shown = shown._replace(path=before + picked)
    await call.acknowledge()
    try:
        level = await call.front.painting.long(
            lambda: dispatch.level_of(shown, dispatch.looked(shown))
        )
    except menus.Lost:
        raise StaleDecision(Text("refused-stale")) from None
    if level is not None and level.action is not None:
        order = shown.table.game.write(level.action)
        shown = shown._replace(text=dispatch.with_order(shown.text, order), path=())
    await call.show(await _made(call.reader, shown))


async def more(call: Call) -> None:
    """Add a condition or a line to the plan of the page, or take its last line away."""
    how = call.values[0] if call.values else ""
    await call.acknowledge()
    await call.show(await _page(call.reader, dispatch.changed(_text(call), how)))


async def give(call: Call) -> None:
    """Give the plan of the page; in an own turn it acts at once."""
    work = call.front.matches.plans.give(
        call.press.match, call.user, _text(call), interaction=call.once()
    )
    await answers.journal_first(call.interaction, work, in_place=call.in_place)
    call.front.drafts.drop(_draft(call), call.user)
    await call.show(await _after(call.reader))


async def _after(reader: Reader) -> Page:
    """Show the plan that was given; a match that is over by it shows how things stand."""
    try:
        return await _page(reader, None, reader.voice.word("plan-given"))
    except NotRunning:
        return await views.now(reader, reader.voice.word("plan-given"))


async def drop(call: Call) -> None:
    """Withdraw the user's plan; its words stay on the page."""
    text = _text(call)
    work = call.front.matches.plans.withdraw(call.press.match, call.user, interaction=call.once())
    await answers.journal_first(call.interaction, work, in_place=call.in_place)
    await call.show(await _page(call.reader, text, call.voice.word("plan-dropped")))


PRESSES: Mapping[Act, Handler] = {
    "plans": Handler(show, "anew"),
    "plan_form": Handler(form, "by form"),
    "plan_typed": Handler(typed, "anew"),
    "plan_add": Handler(add),
    "plan_more": Handler(more),
    "plan_give": Handler(give),
    "plan_drop": Handler(drop),
}
