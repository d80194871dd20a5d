"""Where a refused order was stopped: its picture, and the press of the order that comes nearest."""

from __future__ import annotations

from bot.chat.front.front import Reader
from bot.chat.wire.ids import PressId
from bot.engine.refusal import Barred
from renderers.picture import Picture

from .tables import painter_of, table_of


async def seen(reader: Reader, barred: Barred) -> tuple[Picture | None, PressId | None]:
    """Return the picture of a refused order, and what carries out its offer; raises ``Refused``.

    None where there is none, or where the user is not asked any more.
    """
    table = await table_of(reader)
    decision = table.decision_for(reader.user)
    if decision is None or table.position is None:
        return None, None
    view, painter = table.position.view(decision.seat), painter_of(reader, table)
    turned = painter.turned_for(view, decision.seat)
    make = reader.front.painting.make
    picture = await make(painter.paint_barred, view, barred, reader.voice, turned=turned)
    press = PressId(reader.match, decision.serial, "surely") if barred.offer else None
    return picture, press
