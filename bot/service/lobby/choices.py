"""What is still to be agreed before a match: options of the host, choices of the seats.

Pure: from a game's offers and a match's public facts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.engine.game import AnyGame
from bot.engine.model import Choice, Seat, Text
from bot.engine.refusal import Refused
from bot.engine.setup import agreement
from bot.engine.setup.options import MatchOption, SeatOption
from bot.service.clocks.pace import NO_PACE, PACE, PACES, is_pace
from bot.service.ladder.results import RATED
from bot.service.match import coaching, computers, seating, turns, windows
from bot.service.match.timing import WEEKENDS
from bot.service.model import (
    COMPUTER,
    LESSON,
    REMIND,
    REMIND_BOUNDS,
    SOLO,
    THEME,
    THEMES,
    MatchInfo,
    change,
    is_reminder,
)
from bot.service.refusals import LobbyRefused

from . import absent

SERVICE = frozenset(
    (seating.OPENED, seating.TALK, seating.REMATCH_OF, seating.REMATCH_AS, SOLO, REMIND, LESSON)
)
"""Options that mean the same in every game."""
TALKS = ("open", "private")
REMINDERS = "off|{}-{}".format(*REMIND_BOUNDS)
EMPTY: Mapping[str, str] = MappingProxyType({})
KNOWN = 800
"""Most characters of a list of known options."""
INNER = frozenset((seating.REMATCH_OF, seating.REMATCH_AS, SOLO, LESSON))
"""Those of them that the service alone sets."""


class SeatChoice(NamedTuple):
    """A choice of a seat and what was chosen; ``value`` is None before."""

    seat: Seat
    option: SeatOption
    value: str | None


def asked(game: AnyGame, info: MatchInfo, user: int | None = None) -> list[SeatChoice]:
    """List what the taken seats choose, those of one user where one is named."""
    return [
        SeatChoice(entry.seat, option, info.options.get(option.key))
        for entry in info.seats
        if entry.user is not None and user in (None, entry.user)
        for option in game.preparation.seat_options(info.setup, entry.seat)
    ]


def missing(game: AnyGame, info: MatchInfo) -> list[SeatChoice]:
    """List the choices that people have to make before the match can start."""
    return [
        one
        for one in asked(game, info)
        if one.option.required and one.value is None and info.user_of(one.seat) != COMPUTER
    ]


def with_defaults(game: AnyGame, info: MatchInfo) -> MatchInfo:
    """Return the info with the default where nothing was chosen, seat by seat."""
    return change(info, options=agreement.with_defaults(game, info.setup).options)


def host_options(game: AnyGame, scenario: str) -> list[MatchOption]:
    """List what the host may set.

    Those are the game's options, how reactions wait, how computers play, when the coach speaks,
    clocks, whether it counts on the ladder, what a post tells, the colours of pictures.
    """
    own = game.preparation.match_options(scenario)
    served = (
        *windows.options(game),
        *computers.options(game),
        *coaching.options(game, scenario),
        *clock_options(),
    )
    return [*own, *served, rated(), turns.option(), theme()]


def clock_options() -> tuple[MatchOption, ...]:
    """Return the options of the clocks; a pace may also be typed, such as ``72h+36h``."""
    paces = tuple(Choice(one, Text(f"service-{PACE}-{one}")) for one in (*PACES, NO_PACE))
    days = tuple(Choice(one, Text(f"service-{WEEKENDS}-{one}")) for one in ("count", "off"))
    return (
        MatchOption(PACE, Text(f"service-{PACE}"), NO_PACE, paces),
        MatchOption(WEEKENDS, Text(f"service-{WEEKENDS}"), "count", days),
        absent.option(),
    )


def rated() -> MatchOption:
    """Return the option whether a match counts on the ladder of its server and game."""
    values = tuple(Choice(one, Text(f"service-{RATED}-{one}")) for one in ("on", "off"))
    return MatchOption(RATED, Text(f"service-{RATED}"), "off", values)


def theme() -> MatchOption:
    """Return the option of the colours of a match's pictures."""
    colours = tuple(Choice(one, Text(f"service-{THEME}-{one}")) for one in THEMES)
    return MatchOption(THEME, Text(f"service-{THEME}"), THEMES[0], colours)


def require_known(game: AnyGame, scenario: str, options: Mapping[str, str]) -> None:
    """Raise ``LobbyRefused`` for an option or a value that no match of the scenario has."""
    talk = options.get(seating.TALK, "open")
    if talk not in TALKS:
        raise _unknown(seating.TALK, talk, {seating.TALK: "|".join(TALKS)})
    remind = options.get(REMIND, "off")
    if not is_reminder(remind):
        raise _unknown(REMIND, remind, {REMIND: REMINDERS})
    named = {key: value for key, value in options.items() if key not in SERVICE}
    require_offered(game, scenario, named, {REMIND: REMINDERS})


def require_offered(
    game: AnyGame, scenario: str, options: Mapping[str, str], more: Mapping[str, str] = EMPTY
) -> None:
    """Raise ``LobbyRefused``, which names what there is, for what no host may set in a lobby.

    ``more`` is what there is besides, as it is told.
    """
    offered = {one.key: one for one in host_options(game, scenario)}
    for key, value in options.items():
        if key not in offered:
            known = {one.key: _values(one) for one in offered.values()}
            raise _unknown(key, value, {**known, **more})
        typed = key == PACE and is_pace(value)
        if not typed and not offered[key].accepts(value):
            raise _unknown(key, value, {key: _values(offered[key])})


def _values(option: MatchOption) -> str:
    if option.numbers is not None:
        return "{}-{}".format(*option.numbers)
    return "|".join(one.key for one in option.choices)


def _unknown(key: str, value: str, known: Mapping[str, str]) -> LobbyRefused:
    """Refuse an option or its value, and name what there is."""
    offered = "; ".join(f"{name}={values}" for name, values in known.items())
    said = Text(
        "refused-unknown-option", {"option": f"{key}={value}"[:60], "known": offered[:KNOWN]}
    )
    return LobbyRefused(said)


def no_option(key: str, value: str) -> LobbyRefused:
    """Refuse an option or its value."""
    return LobbyRefused(Text("refused-no-option", {"option": f"{key}: {value}"[:60]}))


def require_fitting(game: AnyGame, info: MatchInfo, option: SeatOption, value: str) -> None:
    """Raise ``Refused`` unless a seat may choose a value; a list is read as if it was chosen."""
    if any(one.key == value for one in option.choices):
        return
    if not option.armies:
        raise LobbyRefused(Text("refused-no-option", {"option": value[:60]}))
    chosen = change(info, options={**info.options, option.key: value})
    game.preparation.read_army(value, chosen.setup)


def of_rematch(
    game: AnyGame, info: MatchInfo, places: Mapping[Seat, Seat], again: seating.Again
) -> dict[str, str]:
    """Return the options of a rematch: those of the host, while seats choose anew."""
    agreed = SERVICE - {seating.REMATCH_AS, LESSON} | {
        one.key for one in host_options(game, info.scenario)
    }
    options = {key: value for key, value in info.options.items() if key in agreed}
    how = {} if again == "turned" else {seating.REMATCH_AS: again}
    return {**seating.exchanged(options, places), **how, seating.REMATCH_OF: info.id}


def tidied(game: AnyGame, old: MatchInfo, new: MatchInfo) -> MatchInfo:
    """Return the new info without choices that were open before and do not stand any more."""
    before = {one.option.key for one in asked(game, old)}
    kept = set(_standing(game, new))
    options = {k: v for k, v in new.options.items() if k not in before or k in kept}
    return change(new, options=options)


def _standing(game: AnyGame, info: MatchInfo) -> Iterator[str]:
    for one in asked(game, info):
        if one.value is None:
            continue
        try:
            require_fitting(game, info, one.option, one.value)
        except Refused:
            continue
        yield one.option.key
