"""The reaction sheet: all that combats may ask of the defender, answered at once (JDG-PBP-h)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from bot.engine.model import Seat, Side
from bot.games.jours.model.actions import FillSheet
from bot.games.jours.model.field import Assault, Field
from bot.games.jours.model.state import Box, Question
from bot.games.jours.notation.lines import parse, write
from bot.games.jours.phases.script import Script
from bot.games.jours.rules import reactions

Scene: TypeAlias = tuple[Field, Sequence[Assault]]
"""The field as the combats will find it, and the combats."""


def ask(s: Script, side: Side, scene: Callable[[], Scene], *, contact: bool = False) -> None:
    """Ask the defender for its reactions, if any may come up that it has not been asked for.

    What is left empty, is asked when it comes up.

    Rules: JDG-PBP-h, JDG-OPT-13.
    """
    if not s.field.terms.sheet:
        return

    def open_boxes() -> tuple[Box, ...]:
        field, assaults = scene()
        known = {
            (one.point, one.subject)
            for one in s.state.secrets[side].sheet
            if reactions.still_holds(s.field, one)
        }
        found = reactions.boxes(field, s.ground, assaults, contact=contact)
        return tuple(one for one in found if (one.point, one.subject) not in known)

    def question() -> Question | str:
        found = open_boxes()
        return Question(point="DP-SHEET", boxes=found) if found else write(FillSheet())

    action = parse(s.ask(Seat(side), question, "sheet"))
    assert isinstance(action, FillSheet)
    s.do("noted", partial(note, s, side, open_boxes, scene, action))


def note(
    s: Script,
    side: Side,
    open_boxes: Callable[[], tuple[Box, ...]],
    scene: Callable[[], Scene],
    action: FillSheet,
) -> None:
    """Keep the sheet until the activation ends; a box that is asked again replaces the old one.

    Rules: JDG-PBP-h.
    """
    field, assaults = scene()
    fresh = {
        (box.point, box.subject): reactions.foreseen(
            field, box, next((one for one in action.lines if one in box.lines), ""), assaults
        )
        for box in open_boxes()
    }
    secret = s.state.secrets[side]
    kept = [one for one in secret.sheet if (one.point, one.subject) not in fresh]
    secret.sheet = (*kept, *fresh.values())
