"""What messages tell of clocks: who is waited for since when, and until when.

Times are Discord's own, so that everybody reads them in their zone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.chat.front.names import point_text, seat_text
from bot.chat.front.times import ago, moment
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.locale import Voice, escape
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Seat, Text
from bot.service.clocks.pace import HOUR, NO_PACE, PACE, PACES
from bot.service.model import MatchInfo
from bot.service.play.agreements import PAUSE
from bot.service.play.retaking import DECLINE, WAIVE
from bot.service.play.threads import HERE
from bot.service.ports.clocks import ClockNews, Used, Wait

ABSENT = ("extend24", "extend72", "computer", "substitute", "claim", "end")
"""What may be chosen for a player whose time is over, as a button names it."""
FORGOTTEN = "N. N."
"""Who had all about them removed."""
VETO = "veto"
"""What an opponent may choose while the computer plays for a player."""


def by_seat(info: MatchInfo, waits: Iterable[Wait]) -> dict[Seat, Wait]:
    """Sort by seats how long a match waits for their players."""
    found = {one.user: one for one in waits}
    return {entry.seat: found[entry.user] for entry in info.seats if entry.user in found}


def by_name(info: MatchInfo, used: Iterable[Used]) -> dict[str, Used]:
    """Sort by names how long the players of a match took, the slowest first."""
    names = {entry.user: entry.name for entry in info.seats}
    slow = sorted(used, key=lambda one: -one.seconds)
    return {names[one.user]: one for one in slow if one.user in names}


def used(found: Mapping[str, Used], voice: Voice) -> str:
    """Say how long each player took over their answers, in their own waking hours."""
    people = [
        voice.word(
            "clock-used-one",
            player=escape(name),
            hours=f"{one.seconds / HOUR:.1f}",
            answers=one.answers,
        )
        for name, one in found.items()
    ]
    return voice.word("clock-used", people="; ".join(people)) if people else ""


def waited(wait: Wait, voice: Voice) -> str:
    """Say since when somebody is waited for, and how long they have."""
    since = voice.word("clock-since", time=ago(wait.since))
    return f"{since} · {_end(wait, voice)}"


def _end(wait: Wait, voice: Voice) -> str:
    if wait.out is not None:
        return voice.word("clock-over", time=ago(wait.out))
    if wait.away is not None:
        return voice.word("clock-away", time=moment(wait.away))
    if wait.due is None:
        return voice.word("clock-rests")
    return voice.word("clock-due", time=ago(wait.due))


def due_line(system: str, wait: Wait, voice: Voice) -> str:
    """Say to somebody who is called until when they may answer, and what is taken then."""
    if wait.due is None or wait.out is not None:
        return ""
    words = voice.word("clock-until", time=moment(wait.due))
    if not wait.usual:
        return words
    taken = ", ".join(
        f"{voice(point_text(system, point))}: {voice(policy)}" for point, policy in wait.usual
    )
    return f"{words} {voice.word('clock-usual', usual=taken)}"


def news(game: AnyGame, info: MatchInfo, told: ClockNews, voice: Voice) -> str:
    """Say what a clock brought about for a player."""
    names = {entry.user: entry.name for entry in info.seats}
    unnamed = f"<@{told.user}>" if told.user else FORGOTTEN
    player = escape(names.get(told.user, "")) or unnamed
    seat = "" if told.seat is None else voice(seat_text(game, told.seat))
    until = "" if told.until is None else moment(told.until)
    pace = "" if not told.pace else pace_text(told.pace, voice)
    key = f"{told.what}-why" if told.what == "doubted" and told.why else told.what
    return voice.word(
        f"clock-{key}", player=player, until=until, left=told.left, pace=pace,
        where=f"<#{told.where}>", why=escape(told.why), bound="yes" if told.bound else "no",
        role=f"<@&{told.role}>" if told.role else "", match=info.id, seat=seat,
    )  # fmt: skip


def pace_text(pace: str, voice: Voice) -> str:
    """Name a pace; one that was typed stands for itself."""
    known = pace in PACES or pace == NO_PACE
    return voice(Text(f"service-pace-{pace}")) if known else pace


def presses(info: MatchInfo, told: ClockNews, voice: Voice) -> tuple[Press, ...]:
    """Make the buttons under what a clock brought about."""
    if told.what in ("ask-pause", "ask-pace", "ask-here"):
        what = f"{PACE}={told.pace}" if told.pace else PAUSE
        what = f"{HERE}={told.where}" if told.where else what
        return (button(_press(info, "consent", what), voice.word("button-consent"), "success"),)
    if told.what in ("ask-back", "ask-waive"):
        what = told.proposal or WAIVE
        return (
            button(_press(info, "consent", what), voice.word("button-consent"), "success"),
            button(_press(info, "consent", DECLINE), voice.word("button-decline"), "danger"),
        )
    if told.what == "back" and told.bound:
        return (button(_press(info, "consent", WAIVE), voice.word("button-waive")),)
    choices = {"out": ABSENT, "frozen": ABSENT, "warned": ABSENT, "ending": ("end",)}
    return tuple(
        button(_press(info, "absent", f"{one}.{told.user}"), voice.word(f"absent-{one}"))
        for one in choices.get(told.what, ())
        if not (told.barred and one == "computer")
    )


def veto(info: MatchInfo, absent: int, voice: Voice) -> Press:
    """Make the button by which an opponent refuses the computer for a player."""
    return button(_press(info, "absent", f"{VETO}.{absent}"), voice.word(f"absent-{VETO}"))


def _press(info: MatchInfo, act: Act, arg: str) -> PressId:
    return PressId(info.id, ANYTIME, act, arg)
