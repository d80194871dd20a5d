"""What people tell of themselves: ``/fieldpost hours``, ``reminders``, ``vacation`` and others."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import date, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from bot.chat.front import completion, replies
from bot.chat.front.front import Interaction
from bot.chat.front.times import moment
from bot.chat.wire.locale import LOCALES, Catalogue, Voice, plain
from bot.chat.wire.tree import AnyCommand, CommandWords
from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.service.clocks.habits import Habits, Hands, Reminders, Way, days_left
from bot.service.clocks.hours import DAY_MINUTES, Hours
from bot.service.matches import Matches
from bot.service.model import THEMES

REMINDERS: Mapping[str, Reminders] = {
    one: one for one in ("usual", "daily", "digest", "last", "none")
}
WAYS: Mapping[str, Way] = {one: one for one in ("thread", "dm", "both")}
HANDS: Mapping[str, Hands] = {one: one for one in ("turn", "always", "never")}
AS_MATCH = "match"
"""The choice of the colours that the host of each match chose."""
MOST_DATES = 60
"""How many free dates somebody may name."""
_TIME = re.compile(r"(\d{1,2})(?:[:.h](\d{2}))?")
_DATE = r"(\d{4}-\d{2}-\d{2})"
_DATES = re.compile(rf"{_DATE}(?:/{_DATE})?")


def commands(words: CommandWords) -> list[AnyCommand]:
    """Build the commands of ``/fieldpost`` about a user's own clock and pictures."""
    return [
        words.command("fieldpost-hours", hours, suggest={"zone": zones}),
        words.command(
            "fieldpost-reminders",
            reminders,
            choose={
                "remind": _choices("remind", REMINDERS),
                "by": _choices("by", WAYS),
                "hand": _choices("hand", HANDS),
            },
        ),
        words.command("fieldpost-vacation", vacation),
        words.command(
            "fieldpost-colours",
            colours,
            choose={"colours": [("theme-match", AS_MATCH), *_choices("theme", THEMES)]},
        ),
    ]


def _choices(name: str, values: Iterable[str]) -> list[tuple[str, str]]:
    return [(f"{name}-{value}", value) for value in values]


async def hours(
    interaction: Interaction,
    zone: str | None = None,
    wakes: str | None = None,
    sleeps: str | None = None,
    free: str | None = None,
) -> None:
    """Tell when one is awake; what is not named stays as it is, without any it is shown."""
    front = interaction.client.front
    voice, user = await front.people.voice(interaction), interaction.user.id
    told = await front.matches.habits.of(user)
    if any(one is not None for one in (zone, wakes, sleeps, free)):
        old = told.hours or Hours()
        days = (old.weekdays, old.dates) if free is None else free_days(voice.catalogue, free)
        chosen = Hours(
            zone_named(zone) if zone is not None else old.zone,
            _minutes(wakes) % DAY_MINUTES if wakes is not None else old.wakes,
            _minutes(sleeps) % DAY_MINUTES if sleeps is not None else old.sleeps,
            *days,
        )
        told = await front.matches.habits.set_hours(user, chosen)
    await replies.tell(interaction, hours_text(told, voice))


def hours_text(told: Habits, voice: Voice) -> str:
    """Say when somebody is awake."""
    if told.hours is None:
        return voice.word("hours-unknown")
    hours = told.hours
    names = voice.word("weekdays").split()
    free = [names[day - 1] for day in hours.weekdays] + [one.isoformat() for one in hours.dates]
    words = {"zone": hours.zone, "wakes": _clock(hours.wakes), "sleeps": _clock(hours.sleeps)}
    return voice.word("hours-told", **words, free=", ".join(free) or "-")


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


async def reminders(
    interaction: Interaction,
    remind: str | None = None,
    by: str | None = None,
    hand: str | None = None,
) -> None:
    """Say when and where one is reminded, and when hidden cards come by direct message."""
    front = interaction.client.front
    voice, user = await front.people.voice(interaction), interaction.user.id
    told = await front.matches.habits.of(user)
    if remind is not None or by is not None:
        when, way = REMINDERS[remind or told.remind], WAYS[by or told.by]
        told = await front.matches.habits.set_reminders(user, when, way)
    if hand is not None:
        told = await front.matches.habits.set_hand(user, HANDS[hand])
    chosen = [f"remind-{told.remind}", f"by-{told.by}", f"hand-{told.hand}"]
    words = voice.word(
        "reminders-told", **{one.partition("-")[0]: voice.word(one) for one in chosen}
    )
    await replies.tell(interaction, words)


async def colours(interaction: Interaction, colours: str | None = None) -> None:
    """Choose the colours of pictures for oneself alone; without a choice tell which they are."""
    front = interaction.client.front
    voice, user = await front.people.voice(interaction), interaction.user.id
    if colours is not None:
        chosen = colours if colours in THEMES else ""
        await front.matches.habits.set_theme(user, chosen)
        front.people.forget(user)
        voice = await front.people.voice(interaction)
    theme = front.people.theme_of(user) or AS_MATCH
    await replies.tell(interaction, voice.word("colours-told", theme=voice.word(f"theme-{theme}")))


async def vacation(interaction: Interaction, days: int | None = None, back: bool = False) -> None:
    """Stop all of one's clocks for some days, or let them run again."""
    front = interaction.client.front
    voice, user = await front.people.voice(interaction), interaction.user.id
    words = vacation_over if back else vacation_begun
    await replies.tell(interaction, await words(front.matches, user, voice, days))


async def vacation_begun(matches: Matches, user: int, voice: Voice, days: int | None) -> str:
    """Stop all clocks of a user for some days, all that are left if none are named; tell it."""
    told, now = await matches.habits.begin_vacation(user, days), matches.sessions.clock()
    away = told.vacation_at(now)
    until = moment(away.end) if away is not None else ""
    return voice.word("vacation-begun", until=until, left=days_left(told, now))


async def vacation_over(matches: Matches, user: int, voice: Voice, _: int | None = None) -> str:
    """Let all clocks of a user run again; tell it."""
    told = await matches.habits.end_vacation(user)
    return voice.word("vacation-over", left=days_left(told, matches.sessions.clock()))


async def zones(interaction: Interaction, typed: str) -> completion.Found:
    """Suggest time zones."""
    return completion.matching(typed, ((one, one) for one in known_zones()))


@lru_cache(1)
def known_zones() -> tuple[str, ...]:
    """List the time zones by name, those of continents first."""
    named = [one for one in available_timezones() if "/" in one]
    return tuple(sorted(named, key=lambda one: (one.startswith("Etc/"), one)))


def zone_named(typed: str) -> str:
    """Read a time zone in any case; raises ``Refused``."""
    wanted = typed.strip().lower().replace(" ", "_")
    found = next((one for one in known_zones() if one.lower() == wanted), None)
    if found is None:
        raise Refused(Text("refused-zone", {"typed": typed[:40]}))
    return ZoneInfo(found).key


def _minutes(typed: str) -> int:
    """Read a time of the day, such as ``8`` or ``22:30``; raises ``Refused``."""
    found = _TIME.fullmatch(typed.strip().lower())
    minutes = int(found[1]) * 60 + int(found[2] or 0) if found else -1
    if not 0 <= minutes <= DAY_MINUTES or (found and int(found[2] or 0) > 59):
        raise Refused(Text("refused-time", {"typed": typed[:40]}))
    return minutes


def free_days(catalogue: Catalogue, typed: str) -> tuple[tuple[int, ...], tuple[date, ...]]:
    """Read free days: weekdays in any language, dates and ranges of dates, or ``-`` for none.

    Raises ``Refused`` for anything else, and where no day of the week would be left.
    """
    names = {
        plain(name): number
        for locale in LOCALES
        for number, name in enumerate(catalogue.say(Text("chat-weekdays"), locale).split(), 1)
    }
    weekdays, dates = set[int](), set[date]()
    for part in re.split(r"[,;\s]+", typed.strip()):
        if plain(part) in names:
            weekdays.add(names[plain(part)])
        elif part not in ("", "-"):
            dates.update(_dates(part))
    if len(weekdays) > 6 or len(dates) > MOST_DATES:
        raise Refused(Text("refused-free-days", {"most": MOST_DATES}))
    return tuple(sorted(weekdays)), tuple(sorted(dates))


def _dates(typed: str) -> Iterator[date]:
    found = _DATES.fullmatch(typed)
    fault = Refused(Text("refused-date", {"typed": typed[:40]}))
    if found is None:
        raise fault
    try:
        first, last = date.fromisoformat(found[1]), date.fromisoformat(found[2] or found[1])
    except ValueError:
        raise fault from None
    for number in range(min((last - first).days, MOST_DATES) + 1):
        yield first + timedelta(days=number)
