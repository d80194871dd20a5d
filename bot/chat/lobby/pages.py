"""The lobby card: scenario, set-up, seats, the commitment to the dice, and buttons to join."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.chat.front.names import (
    game_text,
    match_words,
    scenario_text,
    seat_text,
    team_text,
)
from bot.chat.front.times import moment
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.locale import Voice, clip, escape, visible
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import Seat, Side, Text
from bot.service.lobby.choices import host_options
from bot.service.ports.posts import Reserved
from renderers.kit.frame.poster import Announcement, Host
from renderers.kit.theme import DASH
from renderers.painter import Painter

from . import choice_pages
from .choice_pages import Chosen

BRIEFING, LIST = 1200, 900


class LobbyCard(NamedTuple):
    """A match before its battle: ``view`` is the set-up as anybody may see it."""

    game: AnyGame
    match: str
    scenario: str
    view: Any
    seats: Sequence[Seat]
    players: Mapping[Seat, str]
    """Names of the players by seat; a free seat is missing."""
    commitment: str
    open: bool = True
    """Whether one can still join."""
    solo: bool = False
    """Whether the host may start alone, with all free seats or against the computer."""
    early: bool = False
    """Whether the host may start without the seats that are still free."""
    options: Mapping[str, str] = {}
    chosen: Sequence[Chosen] = ()
    """What the taken seats choose."""
    late: Sequence[Seat] = ()
    """Seats of others than the host for whose choices a full lobby waits."""
    reserved: Mapping[Seat, Reserved] = {}
    """The free seats that wait for somebody."""
    length: str = ""
    """How long the scenario usually takes, in words; empty where nobody knows."""


def lobby(scene: LobbyCard, voice: Voice, painter: Painter) -> Page:
    """Write the lobby card."""
    name = scenario_text(scene.game.slug, scene.scenario)
    writer = PageWriter()
    writer.text(f"## {match_words(scene.game.slug, scene.scenario, voice)}")
    writer.text(clip(voice(Text(f"{name.key}-briefing")), BRIEFING))
    writer.picture(painter.paint_poster(scene.view, _announced(scene, voice), voice))
    writer.text(_seats(scene, voice))
    writer.text(
        choice_pages.agreed(scene.game, scene.scenario, scene.options, voice, joining=scene.open)
    )
    writer.text(voice.word("lobby-length", length=scene.length) if scene.length else "")
    writer.text(
        "-# " + voice.word("lobby-commitment", held=scene.game.words.held, hash=scene.commitment)
    )
    if scene.open:
        writer.text("-# " + voice.word("lobby-rules", held=scene.game.words.held))
        writer.line().row(*_buttons(scene, voice))
    return writer.page()


def _announced(scene: LobbyCard, voice: Voice) -> Announcement:
    """Say what the poster of the match tells besides the board."""
    game, sides = scene.game, dict[Side, list[str]]()
    for seat in scene.seats:
        player = scene.players.get(seat)
        names = sides.setdefault(game.side_of(seat), [])
        names += [] if player is None else [visible(player)]
    hosts = [
        Host(
            side,
            voice.line(team_text(scene.game, side, scene.seats)),
            ", ".join(dict.fromkeys(names)) or DASH,
            open=_open(scene, side, voice),
        )
        for side, names in sides.items()
    ]
    title = voice(scenario_text(game.slug, scene.scenario))
    news = f" {DASH} ".join(host.name for host in hosts)
    return Announcement(title, voice(game_text(game.slug)), news, hosts)


def _open(scene: LobbyCard, side: Side, voice: Voice) -> str:
    """Say that an army of a side is still to be chosen; empty where the poster may show it."""
    armies = {one.seat: one for one in scene.chosen if one.seen}
    seats = [seat for seat in scene.seats if scene.game.side_of(seat) == side]
    free = any(seat not in scene.players for seat in seats)
    waits = any(seat in armies and armies[seat].value is None for seat in seats)
    if not waits and not (armies and free):
        return ""
    label = voice(next(iter(armies.values())).label)
    return f"{label}: {voice.word('choices-open')}"


def _seats(scene: LobbyCard, voice: Voice) -> str:
    lines = [f"**{voice.word('lobby-seats')}**"]
    for seat in scene.seats:
        name = seat_text(scene.game, seat)
        if seat in scene.players:
            player = escape(scene.players[seat])
            words = voice.word("lobby-seat-taken", seat=name, player=player)
            lines.append("- " + " · ".join([words, *_choices(scene, seat, voice)]))
            lines += _lists(scene, seat, voice)
        else:
            lines.append("- " + _free(scene.reserved.get(seat), name, voice))
    free = len(scene.seats) - len(scene.players)
    if free and not scene.open:
        lines.append(voice.word("lobby-closed"))
    elif free:
        lines.append(voice.word("lobby-waiting", free=free))
    else:
        lines.append(voice.word("lobby-choosing" if scene.open else "lobby-full"))
    return "\n".join(lines)


def _free(kept: Reserved | None, name: Text, voice: Voice) -> str:
    """Write that a seat is free, or for whom it is kept until when."""
    if kept is None:
        return voice.word("lobby-seat-free", seat=name)
    user, until = f"<@{kept.user}>", moment(kept.until)
    return voice.word("lobby-seat-kept", seat=name, user=user, until=until)


def _choices(scene: LobbyCard, seat: Seat, voice: Voice) -> list[str]:
    """Write what a seat chose, or that it has to."""
    return [
        f"{voice(one.label)}: "
        + (voice.word("choices-open") if one.value is None else f"**{voice(one.value)}**")
        for one in scene.chosen
        if one.seat == seat
    ]


def _lists(scene: LobbyCard, seat: Seat, voice: Voice) -> list[str]:
    """Write what is in the public lists of a seat, each in one line."""
    lists = [one.lines for one in scene.chosen if one.seat == seat and one.lines]
    return [f"  - {clip(' · '.join(map(voice, lines)), LIST)}" for lines in lists]


def _buttons(scene: LobbyCard, voice: Voice) -> list[Press]:
    def press(act: Act, arg: str = "") -> PressId:
        return PressId(scene.match, 0, act, arg)

    free = [seat for seat in scene.seats if seat not in scene.players]
    buttons = [
        button(
            press("join", seat),
            voice.word("lobby-join", seat=seat_text(scene.game, seat)),
            "primary",
        )
        for seat in free
    ]
    if len(free) > 1:
        buttons.append(button(press("random"), voice.word("lobby-random")))
    if scene.solo and free:
        buttons.append(button(press("computer"), voice.word("lobby-computer"), "success"))
        buttons.append(button(press("start"), voice.word("lobby-start")))
    if scene.early:
        buttons.append(button(press("start"), voice.word("lobby-early"), "success"))
    if scene.chosen:
        buttons.append(button(press("choices"), voice.word("lobby-choices"), "primary"))
    buttons += [
        button(press("free", seat), voice.word("lobby-free", seat=seat_text(scene.game, seat)))
        for seat in scene.late
    ]
    if host_options(scene.game, scene.scenario):
        buttons.append(button(press("options"), voice.word("lobby-options")))
    buttons.append(button(press("leave"), voice.word("lobby-leave")))
    return buttons
