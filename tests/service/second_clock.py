"""A second reading of the clocks, for the tests: counted minute by minute, as time goes by.

It shares nothing with ``bot/service/clocks`` but the numbers of the paces: whoever is waited for
loses the waking time that has gone by since the last look, by the hours they have at that moment.
"""

from __future__ import annotations

import dataclasses
from datetime import datetime, timedelta
from functools import cache
from itertools import accumulate
from zoneinfo import ZoneInfo

from bot.service.clocks.hours import Hours
from bot.service.clocks.pace import HOUR, Pace

MINUTE, DAY = 60, 24 * 3600
DAY_MINUTES = DAY // MINUTE
EXCUSES, TROUBLE, REDEEMED = 2, 3, 5
STRICT_S, REACTION_S = 12 * HOUR, 24 * HOUR
BY_HAND = ("player", "plan")
CLOSE_S = 0.5


@cache
def waking(hours: Hours, day: int) -> tuple[int, ...]:
    """How many of the first minutes of a day of UTC are waking ones, for 0 to all of them."""
    zone, found = ZoneInfo(hours.zone), [0]
    for number in range(DAY_MINUTES):
        local = datetime.fromtimestamp(day * DAY + number * MINUTE, zone)
        at, date = local.hour * 60 + local.minute, local.date()
        awake = hours.wakes <= at < hours.sleeps
        if hours.sleeps <= hours.wakes:
            awake = at >= hours.wakes or at < hours.sleeps
            if at < hours.sleeps:
                date -= timedelta(days=1)
        found.append(int(awake and date.isoweekday() not in hours.weekdays))
    return tuple(accumulate(found))


def shown(hours: Hours, start: float, end: float) -> float:
    """How many waking seconds a wall clock shows between two times."""
    return counted(hours, end) - counted(hours, start) + whole(hours, start, end)


def whole(hours: Hours, start: float, end: float) -> float:
    """The waking seconds of the days of UTC from that of one time to before that of another."""
    return sum(waking(hours, day)[-1] for day in range(int(start // DAY), int(end // DAY))) * MINUTE


def counted(hours: Hours, now: float) -> float:
    """The waking seconds of a day of UTC up to a time."""
    minutes = waking(hours, int(now // DAY))
    place, rest = divmod(now % DAY, MINUTE)
    at = int(place)
    return minutes[at] * MINUTE + (minutes[at + 1] - minutes[at]) * rest


@dataclasses.dataclass
class Sitter:
    """What one person has left in a match, and on what they use it up now."""

    bank: float
    reaction: float | None = None
    cap: float | None = None
    runs: bool = False
    since: float = 0.0
    excused: int = 0
    late: int = 0
    kept: int = 0
    strict: bool = False
    out: bool = False
    awake: bool = False
    """Whether they were awake since they were asked: nobody's time is over while they sleep."""

    @property
    def left(self) -> float:
        if self.reaction is not None:
            return self.reaction
        return self.bank if self.cap is None else min(self.bank, self.cap)

    def use(self, seconds: float) -> None:
        self.awake = self.awake or seconds > 0
        if self.reaction is not None:
            self.reaction -= seconds
            return
        self.bank -= seconds
        if self.cap is not None:
            self.cap -= seconds

    def start(self, since: float, reaction: float | None) -> None:
        self.runs, self.since, self.reaction, self.awake = True, since, reaction, False
        self.cap = STRICT_S if self.strict else None

    def miss(self) -> None:
        self.late += 1
        if self.late >= TROUBLE:
            self.strict, self.kept = True, 0

    def stop(self, *, answered: bool) -> None:
        self.runs, self.reaction, self.cap = False, None, None
        self.bank = max(0.0, self.bank)
        if answered and not self.out:
            self.late = 0
            self.kept += self.strict
            self.strict = self.strict and self.kept < REDEEMED
        self.out = False

    def back(self, now: float, seconds: float) -> None:
        """They are here again after their time was over, or are given more."""
        self.out, self.bank, self.since = False, seconds, now
        self.cap = STRICT_S if self.strict else None


class SecondClock:
    """The clocks of one match as a second reading has them."""

    def __init__(self, pace: Pace):
        self.pace = pace
        self.sitters: dict[int, Sitter] = {}
        self.rests, self.head, self.turn = False, -1, None
        self.excused: list[int] = []
        """Who had a new time when the clocks were last due."""

    def pass_time(self, start: float, end: float, hours_of, gaps_of) -> None:
        """Let time go by; ``gaps_of`` lists in order when a person's clock stood in it."""
        for user, one in self.sitters.items():
            if not one.runs or one.out or self.rests:
                continue
            at, used = max(start, one.since), 0.0
            for begun, ended in [*gaps_of(user, start, end), (end, end)]:
                if begun > at:
                    used += shown(hours_of(user), at, begun)
                at = max(at, ended)
            one.use(used)

    def look(self, row, position, windows, records, now: float, due: bool) -> None:
        """Note what became of a match by orders (``records``) or, if ``due``, by its clocks."""
        keeping, info = row.keeping, row.info
        by_hand = [one for one in records if one.author.partition(":")[0] in BY_HAND]
        acted = {info.user_of(one.seat) for one in by_hand if one.seat is not None}
        late = {
            info.user_of(one.seat)
            for one in records
            if one.seat is not None and one.author.partition(":")[0] == "overdue"
        }
        if due:
            self._over(late, now)
        back = {user for user in acted & set(self.sitters) if self.sitters[user].out}
        for user in back:
            self.sitters[user].back(now, self.pace.increment)
        ran = any(one.runs for one in self.sitters.values())
        asked = self._asked(info, position, windows, now)
        over = self._over_now(info, position)
        self._stop(asked, back, over)
        if ran or asked:
            self._credit(over)
        self._start(asked)
        self.rests = keeping.frozen is not None or keeping.paused is not None

    def _over(self, late: set[int], now: float) -> None:
        """Times that are over: answered as usual, excused, or over for good."""
        self.excused = []
        for user, one in self.sitters.items():
            if not one.runs or one.out or self.rests or one.left > CLOSE_S or not one.awake:
                continue
            one.miss()
            if user in late:
                one.stop(answered=False)
            elif one.excused < EXCUSES:
                one.excused += 1
                self.excused.append(user)
                one.reaction = None
                one.back(now, self.pace.increment)
            else:
                one.out, one.bank = True, 0.0

    def _asked(self, info, position, windows, now: float):
        """Who is waited for, whether for a reaction alone, and since when that costs time."""
        people = {one.user for one in info.seats if one.user and one.user > 0}
        if info.status != "running" or len(people) < 2:
            return {}
        game, found = position.game, {}
        course = game.insight.course(position.view(None))
        for decision in position.open:
            user = info.user_of(decision.seat)
            if user not in people or user in found:
                continue
            other = course is None or game.side_of(course.seat) != game.side_of(decision.seat)
            policies = game.policies
            usual = policies.silence(position.view(None), decision.point) is not None
            reaction = usual and other and decision.point not in policies.together
            window = windows.get(decision.serial)
            since = now if window is None or window.due is None else max(now, window.due)
            found[user] = (reaction, since)
        return found

    def _over_now(self, info, position) -> int | None:
        """Whose turn has ended, if one has."""
        course = position.game.insight.course(position.view(None))
        before, self.turn = self.turn, None if course is None else (course.turn, course.seat)
        if before in (None, self.turn) or position.outcome is not None:
            return None
        return info.user_of(before[1])

    def _stop(self, asked, back: set[int], over: int | None) -> None:
        self.stopped = [
            user
            for user, one in self.sitters.items()
            if one.runs
            and (
                user not in asked
                or asked[user][0] != (one.reaction is not None)
                or (user == over and not one.out)
            )
        ]
        self.banked = [
            user
            for user in self.stopped
            if self.sitters[user].reaction is None and not self.sitters[user].out
        ]
        for user in self.stopped:
            self.sitters[user].stop(answered=user not in back)

    def _start(self, asked) -> None:
        for user, (reaction, since) in asked.items():
            one = self.sitters.setdefault(user, Sitter(self.pace.start))
            if not one.runs:
                one.start(since, min(REACTION_S, self.pace.start) if reaction else None)

    def _credit(self, over: int | None) -> None:
        """Add the increment: for a whole turn, or for each answer while there is no turn."""
        between = self.banked if self.turn is None else []
        for user in between if over is None else [over]:
            if user in self.sitters:
                one = self.sitters[user]
                one.bank = min(self.pace.most, one.bank + self.pace.increment)
