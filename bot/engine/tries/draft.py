"""Orders laid out on a copy of a position, before any of them is carried out.

Only steps that neither chance nor hidden things decide are tried, so a draft tells its seat nothing
that it could not find out by ordering and taking back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.flow import Position
from bot.engine.model import Event, Seat
from bot.engine.refusal import Refused

from .points import tried


class Draft(NamedTuple):
    """Where a seat's orders lead.

    ``before`` is the position that the last order began from; ``orders`` went, as they are written;
    ``risky`` is the order behind them that chance decides, where it is the last one; ``left`` did
    not go: they are no orders any more, or stand behind such a one.
    """

    before: Position
    position: Position
    events: tuple[Event, ...] = ()
    orders: tuple[str, ...] = ()
    risky: str = ""
    left: tuple[str, ...] = ()


def lay(position: Position, seat: Seat, lines: Sequence[str]) -> Draft:
    """Carry orders out one by one on copies, leaving out those that do not go."""
    draft = Draft(position, position)
    for line in lines:
        draft = _with(draft, seat, line)
    return draft


def _with(draft: Draft, seat: Seat, line: str) -> Draft:
    position = draft.position
    decision = position.decision_of(seat)
    if decision is None or draft.risky:
        return draft._replace(left=(*draft.left, line))
    view = position.view(seat)
    try:
        action = position.game.read(view, decision, line)
    except Refused:
        return draft._replace(left=(*draft.left, line))
    step = tried(position, seat, action)
    if step is None and position.allows(decision, action):
        return draft._replace(risky=position.game.write(action))
    if step is None:
        return draft._replace(left=(*draft.left, line))
    return draft._replace(
        before=position,
        position=step.position,
        events=(*draft.events, *step.events),
        orders=(*draft.orders, position.game.write(action)),
    )
