"""One device for two players: what one of them alone may see waits until they hold it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.chat.front.names import seat_text
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.engine.model import ANYTIME, Decision, Seat
from bot.service.model import Table


def must_pass(table: Table, user: int, decision: Decision, before: Seat | None) -> bool:
    """Tell whether the device changes hands first; ``before``: the seat that answered last."""
    if decision.seat == before or table.position is None or not table.shares_device(user):
        return False
    return table.game.asking.is_private(table.position.view(decision.seat), decision)


def page(table: Table, decision: Decision, voice: Voice) -> Page:
    """Ask to hand the device over, and show nothing yet."""
    seat = seat_text(table.game, decision.seat)
    press = PressId(table.info.id, decision.serial, "panel")
    writer = PageWriter().text(voice.word("pass-device", seat=seat))
    here = button(press, voice.word("button-here", seat=seat), "primary")
    return writer.row(here, *_open(table, decision, voice)).page()


def _open(table: Table, decision: Decision, voice: Voice) -> Iterable[Press]:
    """Make the buttons of the answers that both players may read."""
    assert table.position is not None
    lines = table.game.asking.open_lines(table.position.view(None), decision)
    for place, line in enumerate(lines):
        press = PressId(table.info.id, decision.serial, "open", str(place))
        yield button(press, voice(line.choice.label))


def hands(table: Table, seats: Iterable[Seat], voice: Voice) -> Page:
    """Ask who holds the device before something hidden is shown."""
    held = table.game.words.held
    buttons = [
        button(
            PressId(table.info.id, ANYTIME, "hand", seat),
            voice.word("button-here", seat=seat_text(table.game, seat)),
        )
        for seat in seats
    ]
    return PageWriter().text(voice.word("pass-hand", held=held)).row(*buttons).page()


def opener(match: str, voice: Voice) -> Press:
    """Make the button that opens the corrections of a live table."""
    return button(PressId(match, ANYTIME, "fix"), voice.word("table-open"))
