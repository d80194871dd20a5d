"""Staff work of teams: suggestions of a partner, and what needs the word of both members.

Suggestions never change a game by themselves: the active player adopts one, and then it is their
order like any other (HOTH-TEAM-16). They go to the team's room; where there is none their author
sees first what the other side would read.
"""

from __future__ import annotations

from typing import Any, NoReturn

from bot.engine import flow
from bot.engine.flow import Position
from bot.engine.model import Decision, Seat, Text
from bot.engine.refusal import NotYourDecision, Refused
from bot.service.match.moves import order_lines
from bot.service.model import Table

from .pages import Suggestion

MOST, LENGTH = 20, 600


class Unforeseen(Exception):
    """Dice or cards decide from here on."""


class NoChance:
    """Draws that only say that there would be some."""

    def roll(self, *_: object) -> NoReturn:
        """Raise ``Unforeseen``."""
        raise Unforeseen

    order = roll


def suggestion_of(table: Table, user: int, words: str) -> Suggestion:
    """Read a user's suggestion for the decision that their teammate has to make.

    The orders are read with the user's own eyes, so that nothing of the teammate's hidden cards
    can be learnt. Raises ``Refused``.

    Rules: HOTH-TEAM-14, HOTH-TEAM-16.
    """
    mine = table.info.seats_of(user)
    if not mine:
        raise NotYourDecision(Text("chat-not-a-player"))
    decision, author = _of_mate(table, mine)
    assert table.position is not None
    position, game = table.position, table.game
    lines = order_lines(words)
    if not lines or len(lines) > MOST or len(words) > LENGTH:
        raise game.words.unreadable(words)
    view = position.view(author)
    actions = [game.read(view, decision, line) for line in lines]
    if any(action in game.anytime(view, author) for action in actions):
        raise Refused(Text("chat-suggest-orders-only"))
    seen, events, ends = _foreseen(position, author, decision, actions)
    written = tuple(game.write(action) for action in actions)
    wait = next((w for w in table.waits if w.user == table.info.user_of(decision.seat)), None)
    timed = wait is not None and not wait.usual
    return Suggestion(
        game, table.info, decision, author, written, seen.view(None), events, ends, timed
    )


def _of_mate(table: Table, mine: tuple[Seat, ...]) -> tuple[Decision, Seat]:
    """Return the open decision of a teammate, and the seat of the user on that side."""
    side_of = table.game.side_of
    for decision in table.position.open if table.position else ():
        own = [seat for seat in mine if side_of(seat) == side_of(decision.seat)]
        if own and decision.seat not in mine:
            return decision, own[0]
    raise Refused(Text("chat-suggest-not-now"))


def _foreseen(
    position: Position, author: Seat, decision: Decision, actions: list[Any]
) -> tuple[Position, list[Any], list[str]]:
    """Play the orders in thought as far as neither chance nor hidden cards come in.

    Returns where that leads, what happens on the way, and where the orders end that are seen to be
    legal. Where what is legal looks different to the author they do not know it, and it is left
    alone.
    """
    events: list[Any] = []
    ends: list[str] = []
    asked: Decision | None = decision
    for action in actions:
        if asked is None or not _is_known(position, author, asked):
            break
        if not _is_legal(position, author, asked, action):
            break
        ends.append(_end(position, author, asked, action))
        try:
            step = flow.submit(position, asked.seat, asked.serial, action, NoChance())
        except Unforeseen:
            break
        events += [event for event in step.events if event.audience is None]
        position = step.position
        asked = position.decision_of(decision.seat)
    return position, events, ends


def _end(position: Position, author: Seat, asked: Decision, action: Any) -> str:
    """Return the last place that an order points at; empty where it points at none."""
    picks = position.game.words.menu(position.view(author), asked, action)
    return next((one.place for one in reversed(picks) if one.place), "")


def _is_legal(position: Position, author: Seat, asked: Decision, action: Any) -> bool:
    view = position.view(author)
    options = position.options(asked)
    return action in options or position.game.check(view, asked, action)


def _is_known(position: Position, author: Seat, asked: Decision) -> bool:
    """Tell whether the author can see what is legal."""
    seen = position.game.options(position.view(author), asked)
    return list(seen) == list(position.options(asked))


def known_orders(table: Table, user: int) -> list[str]:
    """List the legal orders of a teammate's decision as far as the user sees what is legal.

    Raises ``Refused`` where no teammate decides.
    """
    decision, author = _of_mate(table, table.info.seats_of(user))
    assert table.position is not None
    if not _is_known(table.position, author, decision):
        return []
    return [table.game.write(action) for action in table.position.options(decision)]
