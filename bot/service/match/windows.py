"""Reaction windows: an answer that might betray a hand stays hidden until its window ends.

How soon somebody answers tells something: a standing order at once, a person after a thought. So a
question at one of a game's ``quiet_points`` opens a window, as long as the host wants. What its
player answers meanwhile is kept and told to them alone; their standing orders are not asked
before the end. Then the answer takes effect, at the same time whoever gave it and how (N03).

Whether there is a window depends on public facts alone: the question, who sits where, the option.
For a computer player there is one as for anybody; there is none where no other person plays against
whoever is asked. Who plays alone against the computer need not wait: unless they chose otherwise,
its answers come in their slots (``bot/service/play/thinking.py``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from bot.engine.flow import Position, encode
from bot.engine.game import AnyGame
from bot.engine.model import Action, Choice, Decision, Text
from bot.engine.setup.options import MatchOption
from bot.service.model import COMPUTER, MatchInfo, change
from bot.service.ports.posts import NewPost
from bot.service.ports.store import Reading, Writing
from bot.service.ports.windows import Window

from .live import Live
from .moves import SentOrders

WAIT = "reaction-wait"
"""Option of the host: how long a window is open."""
WAITS = {"at-once": 0.0, "1-minute": 60.0, "10-minutes": 600.0, "1-hour": 3600.0}
"""Its values in seconds."""


def options(game: AnyGame) -> tuple[MatchOption, ...]:
    """List the option of the wait, for a game that has questions with windows."""
    if not game.insight.quiet_points:
        return ()
    choices = tuple(Choice(value, Text(f"service-{WAIT}-{value}")) for value in WAITS)
    return (MatchOption(WAIT, Text(f"service-{WAIT}"), game.insight.quiet_wait, choices),)


def opens(game: AnyGame, info: MatchInfo, decision: Decision) -> bool:
    """Tell whether a decision gets a window when it is asked."""
    asked = info.entry(decision.seat)
    nobody = (None, COMPUTER, asked.user)
    against = any(one.side != asked.side and one.user not in nobody for one in info.seats)
    quiet = decision.point in game.insight.quiet_points
    return quiet and asked.user is not None and against and _wait(game, info) > 0


def hastened(game: AnyGame, info: MatchInfo) -> MatchInfo:
    """Return the info of a match against the computer: no windows, unless its host wants some."""
    if not options(game) or WAIT in info.options:
        return info
    return change(info, options={**info.options, WAIT: "at-once"})


def _wait(game: AnyGame, info: MatchInfo) -> float:
    usual = game.insight.quiet_wait
    return WAITS.get(info.options.get(WAIT, usual), WAITS[usual])


async def stored(tx: Reading, match: str, position: Position) -> dict[int, Window]:
    """Return the windows of a position's questions by serial; mostly nothing is looked up."""
    if not any(one.point in position.game.insight.quiet_points for one in position.open):
        return {}
    return {one.serial: one for one in await tx.windows(match)}


# While a match is changed -------------------------------------------------------------------------


def waiting(live: Live, now: float) -> frozenset[int]:
    """List the serials of the questions whose windows are open; new questions get theirs."""
    info, found = live.row.info, set()
    for decision in live.position.open:
        serial = decision.serial
        if serial not in live.windows and opens(live.line.game, info, decision):
            due = now + _wait(live.line.game, info)
            live.windows[serial] = Window(match=info.id, serial=serial, due=due)
        window = live.windows.get(serial)
        if window is not None and window.due is not None and window.due > now:
            found.add(serial)
    return frozenset(found)


def keep(live: Live, serial: int, action: Action, sent: SentOrders) -> Window:
    """Keep an answer in its window."""
    kept = msgspec.structs.replace(
        live.windows[serial], user=sent.user, action=encode(action), interaction=sent.interaction
    )
    live.windows[serial] = kept
    return kept


def ended(live: Live, now: float) -> list[tuple[Decision, Window]]:
    """Close the windows that have ended; returns the questions still open with what was kept.

    What another player kept, who has handed the seat over since, is left out.
    """
    found = []
    for decision in live.position.open:
        window = live.windows.get(decision.serial)
        if window is None or window.due is None or window.due > now:
            continue
        live.windows[decision.serial] = Window(match=window.match, serial=window.serial, due=None)
        if window.user is not None and window.user == live.row.info.user_of(decision.seat):
            found.append((decision, window))
    return found


def renumber(live: Live, before: Sequence[Decision]) -> None:
    """Move windows on to the new serials of questions that stay open when a step is undone.

    ``before`` are the open questions before that step, with the serials they had.
    """
    for old, new in zip(before, live.position.open, strict=True):
        if old.serial in live.windows:
            window = live.windows.pop(old.serial)
            live.windows[new.serial] = msgspec.structs.replace(window, serial=new.serial)


async def save(tx: Writing, live: Live) -> None:
    """Store the windows of what is asked now; those of other questions go."""
    if live.windows:
        asked = {decision.serial for decision in live.position.open}
        live.windows = {serial: one for serial, one in live.windows.items() if serial in asked}
        await tx.set_windows(live.row.info.id, list(live.windows.values()))


def dated(posts: Sequence[NewPost], live: Live) -> list[NewPost]:
    """Say in the posts until when what is answered now stays hidden."""
    until = hidden_until(live.windows.values())
    if until is None:
        return list(posts)
    replace = msgspec.structs.replace
    return [replace(one, body=replace(one.body, hidden_until=until)) for one in posts]


def hidden_until(windows: Iterable[Window]) -> float | None:
    """Return when the first open window ends; None: none is open."""
    return min((one.due for one in windows if one.due is not None), default=None)
