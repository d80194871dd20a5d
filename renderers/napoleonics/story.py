"""What the lower plate of a board tells: the last roll, the last events or the briefing; signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image

from bot.engine.model import Side, Text, worded
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.words import names
from renderers.kit.brush.colours import CREAM
from renderers.kit.frame.report import Report
from renderers.kit.frame.stuff import ABOVE
from renderers.kit.kept import kept
from renderers.kit.land.layout import Layout
from renderers.kit.minis.bases import base
from renderers.kit.minis.busts import Mark
from renderers.kit.signs.losses import loss
from renderers.kit.signs.sabres import sabres
from renderers.kit.signs.shots import volley
from renderers.kit.signs.trails import chevrons, ribbon
from renderers.kit.theme import DOT
from renderers.picture import Speaker

from . import look
from .changes import Changes
from .dice import roll_of, thrown
from .dress.troops import ALLIED_BASE, FRENCH_BASE
from .facts import Facts
from .frame import goal_sign, slot
from .ground import Land, bare

MOST: Final = 6
"""So many signs are explained."""
TERRAINS: Final = (
    "fordable", "sandpit", "steep", "field-works", "river", "bridge", "mill", "hill", "town",
    "forest",
)  # fmt: skip
"""Kinds of land, those first that need a word most."""
SWATCH: Final = (58, 34)


def story(
    view: NapView, changes: Changes, lines: Sequence[str], facts: Facts, say: Speaker
) -> Report:
    """Tell the last roll, or else the last events, or else the briefing."""
    if changes.roll is not None:
        told = roll_of(changes.roll, facts, say)
        before = [thrown(one, facts) for one in changes.rolls if one is not changes.roll]
        return told.behind(say(Text("board-before")), before)
    if lines:
        return Report(lines[-1], f" {DOT} ".join(lines[-3:-1]))
    return Report(say(Text(f"napoleonics-scenario-{view.scenario}-briefing")))


def entries(
    view: NapView, changes: Changes, land: Land, facts: Facts, say: Speaker
) -> list[tuple[Image.Image, str]]:
    """Return the signs of a picture with their words: those of events first, then of the land."""
    found = [
        (draw(_side_of(name, view, changes)), say(names.message(f"board-legend-{name}")))
        for name, draw in SIGNS.items()
        if _shows(name, view, changes, facts)
    ]
    layout = Layout(look.FIELD, land.turned)
    off_lines = sorted(land.terrain, key=lambda one: -len(look.FIELD.sections_of(one[0])))
    spots = {kind: layout.at(label) for label, kind in off_lines}
    for label, sides in land.works:
        spots["field-works"] = layout.middle_of(label, sides[0])
    for kind in TERRAINS:
        if kind in spots:
            words = names.message(kind) if kind == "field-works" else worded(names.terrain(kind))
            x, y = spots[kind]
            found.append((_swatch(land, (round(x), round(y))), say(words)))
    return found[:MOST]


def _shows(name: str, view: NapView, changes: Changes, facts: Facts) -> bool:
    beside = facts.tables.board.neighbours
    close = [blow.target in beside[blow.origin] for blow in changes.blows]
    shown = {
        "moved": any(track.how == "move" for track in changes.tracks),
        "retreated": any(track.how == "retreat" for track in changes.tracks),
        "fired": not all(close),
        "melee": any(close),
        "lost": bool(changes.losses),
        "ordered": any(unit.ordered and not unit.battled for unit in view.units),
        "battled": any(unit.battled for unit in view.units),
        "square": any(unit.square is not None for unit in view.units),
        "goal": bool(facts.goals(view)),
    }
    return shown[name]


def _side_of(name: str, view: NapView, changes: Changes) -> Side:
    """Return the side whose sign explains a word: who went that way, else who is in turn."""
    went = [track.side for track in changes.tracks if (track.how == "move") == (name == "moved")]
    return Side(went[0]) if name in ("moved", "retreated") and went else view.turn.side


def _base(side: Side, mark: Mark) -> Image.Image:
    return base(FRENCH_BASE if side == "top" else ALLIED_BASE, 70, 0.7, mark)


SIGNS: Final[dict[str, Callable[[Side], Image.Image]]] = {
    "moved": lambda side: ribbon([(0, 0), (58, 0)], look.livery(side).plate, CREAM, 0.6)[0],
    "retreated": lambda side: chevrons([(0, 0), (58, 0)], look.livery(side).plate, CREAM, 0.6)[0],
    "fired": lambda _: volley((0, 0), (54, 0), 3, k=0.7)[0],
    "melee": lambda _: sabres(0.5),
    "lost": lambda _: loss(1, 0.55),
    "ordered": lambda side: _base(side, "ordered"),
    "battled": lambda side: _base(side, "done"),
    "square": lambda _: slot("1"),
    "goal": lambda _: goal_sign("bottom", 34, False),
}
"""What a legend may explain besides the land."""


@kept
def _swatch(land: Land, spot: tuple[int, int]) -> Image.Image:
    """Return a piece of the painted land around a spot."""
    x, y = spot[0], spot[1] + ABOVE
    wide, high = SWATCH[0] * 3 // 4, SWATCH[1] * 3 // 4
    part = bare(land).crop((x - wide, y - high, x + wide, y + high))
    return part.resize(SWATCH, Image.Resampling.LANCZOS).convert("RGBA")
