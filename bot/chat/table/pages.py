"""The private pages on which the markers of a live table are put right by hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.chat.wire.components import MOST, Option, Press, button, select
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.engine.model import ANYTIME, Choice
from bot.engine.parts.markers import Adjustment

STEPS = ("+1", "-1", "on", "off")
"""Values that are buttons; other words are picked from a menu."""
ROW = 5


def targets(
    match: str,
    found: Sequence[Adjustment],
    voice: Voice,
    note: str = "",
    together: Collection[str] = (),
) -> Page:
    """Write the menus of what can be put right: elements, sides, objectives.

    Markers that are set ``together`` have menus of their own, of all that may have them.
    """
    writer = PageWriter().text(note).text(f"### {voice.word('table-title')}")
    listed = list({one.target.key: one.target for one in found}.values())
    for start in range(0, len(listed), MOST):
        part = listed[start : start + MOST]
        hint = voice.word("table-pick", first=part[0].label, last=part[-1].label)
        lines = [Option(one.key, voice(one.label)) for one in part]
        writer.row(select(PressId(match, ANYTIME, "fix", str(start)), hint, lines))
    for marker in sorted(together):
        _together(writer, match, [one for one in found if one.marker.key == marker], voice)
    back = button(PressId(match, ANYTIME, "turn"), voice.word("button-back"))
    return writer.row(back, _revert(match, voice)).page()


def _together(writer: PageWriter, match: str, found: Sequence[Adjustment], voice: Voice) -> None:
    """Write the menus that set a marker for several targets; those that have it are picked."""
    for start in range(0, len(found), MOST):
        part = found[start : start + MOST]
        lines = [
            Option(one.target.key, voice(one.target.label), picked=one.value.key == "off")
            for one in part
        ]
        press = PressId(match, ANYTIME, "fixall", f"{part[0].marker.key} {start}")
        hint = voice.word("table-together", marker=part[0].marker.label)
        writer.row(select(press, hint, lines, most=len(lines), least=0))


def markers(
    match: str, target: Choice, found: Sequence[Adjustment], voice: Voice, note: str = ""
) -> Page:
    """Write the buttons and menus of one target: plus and minus, and words to pick."""
    writer = PageWriter().text(note).text(f"### {voice(target.label)}")
    steps = [one for one in found if one.value.key in STEPS]
    buttons = [
        button(_press(match, one, one.value.key), f"{voice(one.marker.label)} {_sign(one, voice)}")
        for one in steps
    ]
    for start in range(0, len(buttons), ROW):
        writer.row(*buttons[start : start + ROW])
    words = words_of(found)
    for marker in {one.marker.key: one.marker for one in words}.values():
        lines = [
            Option(str(place), voice(one.value.label))
            for place, one in enumerate(words)
            if one.marker.key == marker.key
        ]
        press = PressId(match, ANYTIME, "fixed", f"{target.key} {marker.key}")
        writer.row(select(press, voice(marker.label), lines))
    back = button(PressId(match, ANYTIME, "fix"), voice.word("button-back"))
    return writer.row(back, _revert(match, voice)).page()


def words_of(found: Sequence[Adjustment]) -> list[Adjustment]:
    """Return what is picked from menus, in the order of their places."""
    return [one for one in found if one.value.key not in STEPS]


def _sign(one: Adjustment, voice: Voice) -> str:
    """Write a step: ``+1``, or whether the marker is set."""
    return voice(one.value.label).lower()


def _press(match: str, one: Adjustment, value: str) -> PressId:
    return PressId(match, ANYTIME, "fixed", f"{one.target.key} {one.marker.key} {value}")


def _revert(match: str, voice: Voice) -> Press:
    return button(PressId(match, ANYTIME, "refix"), voice.word("table-revert"))
