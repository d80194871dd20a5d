"""What is agreed before a match: lines of the lobby card, and the private pages with menus."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.chat.front.names import seat_text
from bot.chat.wire.components import MOST, Option, button, select
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import Seat, Text
from bot.engine.refusal import Refused
from bot.engine.setup.options import Army, MatchOption, SeatOption
from bot.service.lobby.choices import SeatChoice, asked, host_options
from bot.service.lobby.options import OWN
from bot.service.model import COMPUTER, MatchInfo

from . import teams

PLAIN = "plain"
"""The message that says its argument ``text`` and nothing else."""
MOST_UNREAD = 40
"""Characters shown of an army list that cannot be read."""


class Chosen(NamedTuple):
    """A choice of a seat as everybody reads it; ``value`` is None while it is open.

    ``lines`` tell what is in an army list that is public. ``seen``: the set-up on the
    card depends on it.
    """

    seat: Seat
    label: Text
    value: Text | None
    lines: tuple[Text, ...] = ()
    seen: bool = False


def value_text(option: MatchOption, value: str) -> Text:
    """Name the value of a host's option."""
    named = (one.label for one in option.choices if one.key == value)
    return next(named, Text(PLAIN, {"text": value}))


def chosen_text(game: AnyGame, option: SeatOption, value: str) -> Text:
    """Name what a seat chose: one of the choices, or an army by its name and what it is made of."""
    named = [one.label for one in option.choices if one.key == value]
    if named:
        return named[0]
    army = own_army(game, option, value)
    name = Text(PLAIN, {"text": escape(value[:MOST_UNREAD] if army is None else army.name)})
    if army is None or army.base is None:
        return name
    return Text("chat-army-of", {"name": name, "base": army.base})


def own_army(game: AnyGame, option: SeatOption, value: str | None) -> Army | None:
    """Return the own list that a player chose; None for a choice, and for what is none."""
    if value is None or any(one.key == value for one in option.choices):
        return None
    try:
        return game.preparation.read_army(value)
    except Refused:  # chosen under older rules
        return None


def told_lines(game: AnyGame, one: SeatChoice) -> tuple[Text, ...]:
    """Return what everybody reads of a list of one's own."""
    army = own_army(game, one.option, one.value) if one.option.told else None
    return () if army is None else army.lines


def chosen(game: AnyGame, info: MatchInfo) -> tuple[Chosen, ...]:
    """List what the seats choose; the computer's is told when the match begins."""
    return tuple(
        Chosen(
            one.seat,
            one.option.label,
            None if one.value is None else chosen_text(game, one.option, one.value),
            told_lines(game, one),
            one.option.seen,
        )
        for one in asked(game, info)
        if info.user_of(one.seat) != COMPUTER or one.value is not None
    )


def agreed(
    game: AnyGame, scenario: str, options: Mapping[str, str], voice: Voice, *, joining: bool
) -> str:
    """Write what the host set otherwise than usual, and how teams talk.

    Members of teams play for each other, so who may be ``joining`` one reads everything to which
    they agree by that.
    """
    talk = teams.agreed(options, voice)
    parts = []
    for one in host_options(game, scenario):
        value = options.get(one.key, one.default)
        if (talk and joining) or value != one.default:
            parts.append(f"{voice(one.label)}: **{voice(value_text(one, value))}**")
    return "\n".join(filter(None, [" · ".join(parts), talk]))


def option_pairs(game: AnyGame, scenario: str, voice: Voice) -> Iterator[tuple[str, str]]:
    """List (``key=value``, words) of what a host may set; of a number its bounds."""
    for option in host_options(game, scenario):
        values = [one.key for one in option.choices] or [str(one) for one in option.numbers or ()]
        for value in values:
            words = f"{voice(option.label)}: {voice(value_text(option, value))}"
            yield f"{option.key}={value}", words


def options_page(game: AnyGame, info: MatchInfo, voice: Voice, note: str = "") -> Page:
    """Write the host's page: how each option stands, a menu for each, one form for all numbers."""
    writer, found = PageWriter().text(note), host_options(game, info.scenario)
    lines = [f"### {voice.word('options-title')}"]
    for option in found:
        value = voice(value_text(option, info.options.get(option.key, option.default)))
        lines.append(f"{voice(option.label)}: **{value}**")
    writer.text("\n".join(lines))
    for option in found:
        if option.choices:
            choices = [Option(one.key, voice(one.label)) for one in option.choices]
            hint = voice.word("options-change", option=voice(option.label))
            writer.row(select(_press(info, "option", option.key), hint, choices))
    if any(option.numbers is not None for option in found):
        writer.row(button(_press(info, "numbers"), voice.word("button-numbers")))
    return writer.text(f"-# {voice.word('lobby-fair')}").page()


class Choosing(NamedTuple):
    """What a player chooses for their seats; ``armies`` are the names of their lists."""

    game: AnyGame
    info: MatchInfo
    mine: Sequence[SeatChoice]
    armies: Sequence[str]
    before: Mapping[str, str]
    """By option key what they chose in the match of which this is the rematch."""


def choices_page(scene: Choosing, voice: Voice, note: str = "") -> Page:
    """Write a player's page: a menu for each choice of their seats, and the choices of before."""
    game, info, mine, armies, _ = scene
    writer = PageWriter().text(note).text(f"### {voice.word('choices-title')}")
    for one in mine:
        value = _value_words(game, one, voice)
        words = f"{voice(seat_text(game, one.seat))} · {voice(one.option.label)}: **{value}**"
        lines = [Option(choice.key, voice(choice.label), _note(choice.note, voice))
                 for choice in one.option.choices]  # fmt: skip
        if one.option.armies:
            own = voice.word("choices-own")
            lines += [Option(OWN + name, name, own) for name in armies][: MOST - len(lines)]
        writer.text(words)
        hint = voice.word("choices-pick", option=voice(one.option.label))
        writer.row(select(_press(info, "choose", one.option.key), hint, lines))
    if any(one.option.armies for one in mine):
        writer.text("-# " + voice.word("choices-armies"))
    chosen = [
        voice(chosen_text(game, one.option, scene.before[one.option.key]))
        for one in mine
        if one.option.key in scene.before
    ]
    if chosen:
        words = voice.word("choices-before", choices=", ".join(chosen))
        writer.row(button(_press(info, "as_before"), words, "success"))
    return writer.page()


def _value_words(game: AnyGame, one: SeatChoice, voice: Voice) -> str:
    if one.value is None:
        return voice.word("choices-open")
    return voice(chosen_text(game, one.option, one.value))


def _note(note: Text | None, voice: Voice) -> str:
    return voice(note) if note is not None else ""


def _press(info: MatchInfo, act: Act, arg: str = "") -> PressId:
    return PressId(info.id, 0, act, arg)
