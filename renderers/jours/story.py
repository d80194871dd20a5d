"""What the lower plate of a map tells: the last roll, the last events or the briefing; signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image

from bot.engine.model import Event, Text, text
from bot.games.jours.model import events as ev
from bot.games.jours.model.view import JdgView
from bot.games.jours.words import names
from bot.games.jours.words.captions import summed
from renderers.kit.brush.colours import CREAM, INK
from renderers.kit.frame.legend import SIGN, WORDS, fit
from renderers.kit.frame.report import Report
from renderers.kit.kept import kept
from renderers.kit.lettering import sentence, width_of
from renderers.kit.signs.eye import eye
from renderers.kit.signs.losses import gain, loss
from renderers.kit.signs.sabres import sabres
from renderers.kit.signs.shots import volley
from renderers.kit.signs.trails import chevrons, ribbon
from renderers.kit.theme import DOT
from renderers.picture import Speaker

from . import look, overlays, signs
from .changes import Changes
from .facts import Facts, known_order, piles
from .text import event_lines, latest

MOST: Final = 8
"""So many signs are explained."""


def story(
    view: JdgView, changes: Changes, events: Sequence[Event], facts: Facts, say: Speaker
) -> Report:
    """Tell the last roll, or else the last events, or else the briefing."""
    roll, lines = changes.roll, event_lines(latest(events, facts), facts, say)
    if isinstance(roll, ev.Shot | ev.Fought | ev.Tried):
        before = [one for one in changes.rolls if one is not roll]
        earlier = tuple(_roll(one, say).thrown(_where(one)) for one in before)
        return _roll(roll, say)._replace(earlier=earlier)
    if isinstance(roll, ev.StrategicRolled) and lines:
        return Report(
            lines[-1], "", tuple(str(die) for die in roll.dice.values()), seed=view.field.turn
        )
    if lines:
        return Report(lines[-1], f" {DOT} ".join(lines[-3:-1]))
    return Report(say(Text(f"jours-scenario-{view.field.scenario}-briefing")))


def _where(roll: ev.Shot | ev.Fought | ev.Tried) -> str:
    """Return where a die fell: at whom was fired or gone, or for whom it was."""
    match roll:
        case ev.Shot():
            return roll.target
        case ev.Fought():
            return roll.targets[0]
        case ev.Tried():
            return roll.unit


def _roll(roll: ev.Shot | ev.Fought | ev.Tried, say: Speaker) -> Report:
    """Tell a die: what it was for, its sum with all reasons, and what came of it."""
    total = say(summed(roll.die, roll.sum))
    match roll:
        case ev.Shot():
            kind, who = Text(f"jours-fire-{roll.manner}"), " & ".join(roll.guns)
            head = text("jours-board-roll", kind=kind, unit=who, place=roll.target)
            result, good = say(Text(f"jours-result-{roll.result}")), roll.result != "none"
        case ev.Fought():
            kind, who = Text(f"jours-assault-{roll.kind}"), names.listed(roll.units)
            head = text("jours-board-roll", kind=kind, unit=who, place=", ".join(roll.targets))
            result = say(Text(f"jours-shock-{roll.result.replace('_', '-')}"))
            good = roll.result[0] == "d"
        case ev.Tried():
            kind = Text(f"jours-board-trial-{roll.what}")
            head = text("jours-board-tried", kind=kind, unit=roll.unit, needed=roll.needed)
            result = say(Text(f"jours-board-{'passed' if roll.passed else 'failed'}"))
            good = roll.passed
    headline = f"{sentence(say(head))}: {result}"
    seed, count = roll.die + 10 * len(total), "hit" if good else "miss"
    return Report(headline, total, (str(roll.die),), (count,), seed)


def entries(
    view: JdgView, changes: Changes, shade: overlays.Shade, say: Speaker
) -> list[tuple[Image.Image, str]]:
    """Return the signs of a picture with their words: those of choices and events first."""
    shown = _shown(view, changes, shade)
    told = [name for name in SIGNS if name in shown][:MOST]
    return [(SIGNS[name](), say(Text(f"jours-board-legend-{name}"))) for name in told]


def fitting(
    signed: Sequence[tuple[Image.Image, str]], room: float
) -> list[tuple[Image.Image, str]]:
    """Return the first of some signs whose words fit a width whole."""
    found: list[tuple[Image.Image, str]] = []
    for sign, words in signed:
        room -= fit(sign, SIGN).width + 28 + width_of(words, (WORDS, "semibold", INK))
        if room < 0:
            break
        found.append((sign, words))
    return found


def _shown(view: JdgView, changes: Changes, shade: overlays.Shade) -> set[str]:
    """Name the signs that are on a picture."""
    hows, levels = {track.how for track in changes.tracks}, changes.lost().values()
    units = [one for one in view.field.units if one.at is not None]
    orders = {found for one in units if (found := known_order(view, one)) is not None}
    tests = {
        "reach": bool(shade.reach), "zone": bool(shade.fronts or shade.rears),
        "cone": bool(shade.cone or shade.far), "blind": bool(shade.blind),
        "moved": "move" in hows, "charged": "charge" in hows, "retreated": "retreat" in hows,
        "fired": bool(changes.shots), "combat": bool(changes.combats),
        "lost": any(one > 0 for one in levels), "gained": any(one < 0 for one in levels),
        "disordered": any(one.level == "disordered" for one in units),
        "routed": any(one.level == "routed" for one in units),
        "square": any(one.square for one in units),
        "secret": any(secret for _, secret in orders),
        "orders": ("OR", False) in orders, "no-orders": ("NO", False) in orders,
        "stack": any(len(one) > 1 for one in piles(view.field).values()),
        "active": view.field.active is not None, "facing": True,
    }  # fmt: skip
    return {name for name, shows in tests.items() if shows}


@kept
def swatch(colour: tuple[int, int, int]) -> Image.Image:
    """Return a piece of shaded ground."""
    return Image.new("RGBA", (40, 26), (*colour, 255))


SIGNS: Final[dict[str, Callable[[], Image.Image]]] = {
    "reach": lambda: swatch(look.REACH),
    "zone": lambda: overlays.tint_of("front", 0.34),
    "cone": lambda: swatch(look.CONE),
    "blind": lambda: eye(0.6),
    "moved": lambda: ribbon([(0, 0), (58, 0)], look.livery("french").plate, CREAM, 0.6)[0],
    "charged": lambda: signs.charged(0.6),
    "retreated": lambda: chevrons([(0, 0), (58, 0)], look.livery("french").plate, CREAM, 0.6)[0],
    "fired": lambda: volley((0, 0), (54, 0), 2, k=0.7)[0],
    "combat": lambda: sabres(0.5),
    "lost": lambda: loss(1, 0.55),
    "gained": lambda: gain(1, 0.55),
    "disordered": lambda: signs.badge("D", look.DISORDERED, 1.3),
    "routed": lambda: signs.badge("R", look.ROUTED, 1.3),
    "square": lambda: signs.square(1.2),
    "secret": lambda: signs.flag("OR", look.ORDERS, 1.2),
    "orders": lambda: signs.badge("OR", look.ORDERS, 1.3),
    "no-orders": lambda: signs.badge("NO", look.NO_ORDERS, 1.3),
    "stack": lambda: signs.pile(2, 15, 1.3),
    "active": lambda: signs.edge(1.0),
    "facing": lambda: signs.prow("french", 0, 0.34).sprite,
}
"""What a legend may explain; the first of those that are on a picture are."""
