"""Names and numbers as the messages write them."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Final

from bot.chat.wire.locale import Voice
from bot.engine.game import AnyGame
from bot.engine.model import Choice, Decision, Seat, Side, Text
from bot.engine.parts.insight import Course, Odds, OddsRow

NEXT: Final = " \N{BLACK RIGHT-POINTING SMALL TRIANGLE} "
"""Between the picks that lead to an action."""


def picks_words(picks: Iterable[Choice], voice: Voice) -> str:
    """Write picks in their order, e.g. who, then at whom."""
    return NEXT.join(voice(one.label) for one in picks)


def action_words(game: AnyGame, view: Any, decision: Decision, action: Any, voice: Voice) -> str:
    """Write an action as the menus of its seat name it."""
    return picks_words(game.words.menu(view, decision, action), voice)


def seat_text(game: AnyGame, seat: Seat) -> Text:
    """Name a seat."""
    return Text(f"{game.slug}-seat-{seat}")


def turn_words(game: AnyGame, course: Course, voice: Voice) -> str:
    """Name a turn and whose it is, as its game calls turns."""
    side = seat_text(game, course.seat)
    if course.words is not None:
        return voice.word("board-turn-named", turn=course.words, side=side)
    return voice.word("board-turn", turn=course.turn, side=side)


def side_text(slug: str, side: str) -> Text:
    """Name a side."""
    return Text(f"{slug}-side-{side}")


def team_text(game: AnyGame, side: Side, seats: Iterable[Seat]) -> Text:
    """Name a side by the seats of a match: as its one seat is named, or as all of it."""
    own = [seat for seat in seats if game.side_of(seat) == side]
    return seat_text(game, own[0]) if len(own) == 1 else side_text(game.slug, side)


def scenario_text(slug: str, scenario: str) -> Text:
    """Name a scenario."""
    return Text(f"{slug}-scenario-{scenario}")


def game_text(slug: str) -> Text:
    """Name a game system."""
    return Text(f"chat-system-{slug}")


def match_words(slug: str, scenario: str, voice: Voice) -> str:
    """Name a match by game and scenario."""
    return voice.word("lobby-title", game=game_text(slug), scenario=scenario_text(slug, scenario))


def percent(chance: Fraction) -> str:
    """Write an exact chance in whole percent, never rounding to a certainty.

    >>> percent(Fraction(1, 3)), percent(Fraction(999, 1000)), percent(Fraction(1))
    ('33 %', '>99 %', '100 %')
    """
    whole = round(chance * 100)
    if whole == 100 and chance < 1:
        return ">99 %"
    if whole == 0 and chance > 0:
        return "<1 %"
    return f"{whole} %"


def dice_words(odds: Odds, voice: Voice) -> list[str]:
    """Write the number of dice, or what is added to a single one; nothing where nothing is."""
    if not odds.added:
        return [voice.word("panel-dice", count=odds.tally.floored)]
    if not odds.tally.parts:
        return []
    return [voice.word("panel-added", sum=_signed(odds.tally.total))]


def _signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "\N{MINUS SIGN}")


def odds_words(odds: Odds, voice: Voice) -> str:
    """Write odds in one line: number of dice, then the chances."""
    rows = (f"{voice(row.label)} {_value(row, voice)}" for row in odds.rows)
    return " · ".join([*dice_words(odds, voice), *rows])


def odds_brief(odds: Odds, voice: Voice) -> str:
    """Write the number of dice and the chances summed up, for the line of a menu."""
    rows = odds.brief or [row for row in odds.rows if not _is_mean(row)][:2]
    said = (f"{voice(row.label)} {percent(row.chance)}" for row in rows)
    return " · ".join([*dice_words(odds, voice), *said])


def odds_short(odds: Odds, voice: Voice) -> str:
    """Write the number of dice and the last mean number, for a button."""
    means = [f"{voice(row.label)} {_value(row, voice)}" for row in odds.rows if _is_mean(row)]
    return " · ".join([*dice_words(odds, voice), *means[-1:]])


def _is_mean(row: OddsRow) -> bool:
    """Tell whether a row is a mean number, such as the expected hits, and no chance."""
    return row.label.key.endswith("-expected")


def _value(row: OddsRow, voice: Voice) -> str:
    if not _is_mean(row):
        return percent(row.chance)
    tenths = f"{round(row.chance * 10) / 10:.1f}"
    return tenths if voice.locale == "en" else tenths.replace(".", ",")


def reasons(odds: Odds, voice: Voice) -> str:
    """Write the sum of dice with its reasons and rules, then the notes."""
    parts = [
        f"{_signed(part.amount)} {voice(part.reason)}" + (f" ({part.rule})" if part.rule else "")
        for part in odds.tally.parts
    ]
    return ", ".join([*parts, *map(voice, odds.notes)])


def reason_line(odds: Odds, voice: Voice) -> str:
    """Write the reasons of dice as a small line of a page; empty where there are none."""
    why = reasons(odds, voice)
    return f"-# {why}" if why else ""


def point_text(slug: str, point: str) -> Text:
    """Name a decision point that takes standing orders."""
    return Text(f"{slug}-point-{point}")
