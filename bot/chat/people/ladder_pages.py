"""What is told of strength and of finished games: the ladder, a person's record, scenarios."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.chat.front.names import game_text, scenario_text, side_text
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME
from bot.service.ladder.rating import points
from bot.service.ladder.records import Length, PersonRecord, ScenarioRecord, Share
from bot.service.play.fortune import Fortune
from bot.service.ports.ladder import RatedPlayer, Rating

TOP, OTHERS = 15, 3
"""How many players a ladder tells of, and how many other games have a button."""
HOUR, DAY = 3600.0, 24 * 3600.0


def ladder(
    game: AnyGame, standing: Sequence[Rating], user: int, games: Sequence[str], voice: Voice
) -> Page:
    """Write a ladder, the strongest first; the reader's own place always."""
    writer = PageWriter().text(f"### {voice.word('ladder-title', game=game_text(game.slug))}")
    places = list(enumerate(standing, 1))
    shown = [(place, one) for place, one in places if place <= TOP or one.user == user]
    lines = [_place(place, one, user, voice) for place, one in shown]
    writer.text("\n".join(lines) or voice.word("ladder-none"))
    writer.text("-# " + voice.word("ladder-how"))
    others = [one for one in games if one != game.slug][:OTHERS]
    writer.row(
        button(_press("person"), voice.word("button-record")),
        button(_press(f"scenarios.{game.slug}"), voice.word("button-scenarios")),
        *(button(_press(f"top.{one}"), voice(game_text(one))) for one in others),
    )
    return writer.page()


def _place(place: int, one: Rating, user: int, voice: Voice) -> str:
    words = voice.word(
        "ladder-place",
        place=place,
        player=f"<@{one.user}>",
        points=points(one.strength),
        won=one.won,
        drawn=one.drawn,
        lost=one.lost,
    )
    return f"**{words}**" if one.user == user else words


def person(
    user: int, found: Sequence[PersonRecord], lucky: Sequence[Fortune], voice: Voice
) -> Page:
    """Write how somebody fared, and what their dice did."""
    writer = PageWriter().text(f"### {voice.word('record-title', player=f'<@{user}>')}")
    lines = [_game(one, voice) for one in found]
    writer.text("\n".join(lines) or voice.word("record-none"))
    writer.text("\n".join(_luck(one, voice) for one in lucky))
    return writer.row(button(_press("top"), voice.word("button-ladder"))).page()


def _luck(one: Fortune, voice: Voice) -> str:
    return "- " + voice.word(
        "record-luck", game=game_text(one.system), matches=one.matches, dice=one.luck.dice,
        good=one.luck.good, expected=f"{float(one.luck.expected):.1f}",
        percent=one.luck.percentile,
    )  # fmt: skip


def _game(one: PersonRecord, voice: Voice) -> str:
    words = voice.word(
        "record-game", game=game_text(one.system), won=one.won, drawn=one.drawn, lost=one.lost
    )
    parts = [words]
    if one.against_computer:
        parts.append(voice.word("record-computer", count=one.against_computer))
    return "- " + " · ".join([*parts, length(one.length, voice)])


def length(one: Length, voice: Voice) -> str:
    """Say how long matches took, in the middle."""
    if one.seconds >= DAY:
        return voice.word("length-days", count=round(one.seconds / DAY), orders=one.orders)
    hours = max(1, round(one.seconds / HOUR))
    return voice.word("length-hours", count=hours, orders=one.orders)


def scenarios(game: AnyGame, found: Sequence[ScenarioRecord], voice: Voice) -> Page:
    """Write how scenarios went."""
    writer = PageWriter().text(f"### {voice.word('ladder-scenarios', game=game_text(game.slug))}")
    lines = [_scenario(game, one, voice) for one in found]
    writer.text("\n".join(lines) or voice.word("scenarios-none"))
    writer.text("-# " + voice.word("scenarios-how") if found else "")
    top = button(_press(f"top.{game.slug}"), voice.word("button-ladder"))
    return writer.row(top).page()


def _scenario(game: AnyGame, one: ScenarioRecord, voice: Voice) -> str:
    words = voice.word(
        "scenarios-one", scenario=scenario_text(game.slug, one.scenario), count=one.length.matches
    )
    sides = [
        f"{voice(side_text(game.slug, side))} {_percent(share)}" for side, share in one.won.items()
    ]
    drawn = [voice.word("scenarios-drawn", count=one.drawn)] if one.drawn else []
    return "- " + " · ".join([words, *sides, *drawn, length(one.length, voice)])


def _percent(share: Share) -> str:
    low, high = round(100 * share.low), round(100 * share.high)
    return f"{round(100 * share.cases / share.of)} % ({low}\u2013{high} %)"


def changed(players: Sequence[RatedPlayer], names: Mapping[int, str], voice: Voice) -> str:
    """Say what a finished match changed on its ladder; empty where it does not count."""
    told = []
    for one in players:
        gain = points(one.after) - points(one.before)
        name = escape(names[one.user]) if one.user in names else f"<@{one.user}>"
        told.append(f"{name} **{points(one.after)}** ({gain:+d})")
    return voice.word("ladder-changed", players=" · ".join(told)) if told else ""


def press(system: str, voice: Voice) -> Press:
    """Make the button that shows the ladder of a game."""
    return button(_press(f"top.{system}"), voice.word("button-ladder"))


def _press(arg: str) -> PressId:
    return PressId("", ANYTIME, "ladder", arg)
