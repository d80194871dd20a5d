"""What stands on the board and what happened there."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.hoth.model.state import EMPIRE, OFF, Fort, Objective, Unit
from renderers.kit import arrows, tokens
from renderers.kit import theme as t
from renderers.kit.canvas import Canvas
from renderers.kit.pen import XY

from . import counters
from .changes import Changes, Track
from .layout import Point
from .shapes import UNITS

_HALF: XY = (counters.COUNTER[0] / 2 + 3, counters.COUNTER[1] / 2 + 3)
"""Half the size of a counter with its rim, where arrows end."""


def draw_ghosts(canvas: Canvas, changes: Changes, units: Iterable[Unit]) -> None:
    """Draw a faint counter where a unit left and none stands now."""
    taken = {unit.hex for unit in units}
    for track in changes.tracks:
        if track.path[0] not in taken:
            canvas.place(counters.ghost(track.type, track.side), canvas.spot(track.path[0]))


def draw_tracks(canvas: Canvas, changes: Changes) -> None:
    """Draw an arrow along the way of every unit that moved or retreated."""
    for track in changes.tracks:
        points = _way(canvas, track)
        reach = arrows.box_distance(points[-1], points[-2], _HALF) if track.path[-1] != OFF else 0
        line = arrows.shortened(points, 8, reach + 3)
        retreats = track.how == "retreat"
        colour = t.MARK if retreats else t.track(track.side)
        canvas.arrow(line, "retreat" if retreats else "move", colour)


def _way(canvas: Canvas, track: Track) -> list[XY]:
    points: list[XY] = [canvas.spot(label) for label in track.path if label != OFF]
    if track.path[-1] == OFF:
        points.append(canvas.grid.beyond(track.path[-2]))
    return points


def draw_units(canvas: Canvas, units: Iterable[Unit]) -> None:
    """Draw all counters."""
    for unit in units:
        flags = (unit.ordered, unit.web or "")
        strength = (unit.figures, unit.start_figures)
        sprite = counters.counter(unit.type, unit.side, strength, unit.badge, flags)
        canvas.place(sprite, canvas.spot(unit.hex))


def draw_forts(canvas: Canvas, forts: Iterable[Fort]) -> None:
    """Draw the fortifications that stand."""
    for fort in forts:
        if fort.standing:
            canvas.place(counters.fortification(fort.kind, fort.owner), canvas.spot(fort.hex))


def draw_objectives(canvas: Canvas, objectives: Iterable[Objective], units: Iterable[Unit]) -> None:
    """Draw medals: large on an empty hex, small at the lower tip under a unit."""
    occupied = {unit.hex for unit in units}
    for objective in objectives:
        centre = canvas.grid.centre(objective.hex)
        covered = objective.hex in occupied
        small = covered or objective.taken is not None
        sprite = counters.medal(
            objective.kind, objective.sides, 40 if small else 64, objective.taken or ""
        )
        canvas.place(sprite, (centre.x + (50 if covered else 0), centre.y + (46 if covered else 8)))
        if objective.medals > 1:
            count = tokens.roundel(f"{t.TIMES}{objective.medals}", 26, t.INK, t.PAPER)
            canvas.place(count, (centre.x + 26, centre.y + 66))


def draw_fights(canvas: Canvas, changes: Changes) -> None:
    """Draw shots, losses and explosions."""
    for shot in changes.shots:
        a, b = canvas.spot(shot.origin), canvas.spot(shot.target)
        ends = (arrows.box_distance(a, b, _HALF), arrows.box_distance(b, a, _HALF))
        line = arrows.shortened([a, b], ends[0] - 1, ends[1] - 15)
        canvas.arrow(line, "shot", t.FIRE)
    for label, type_, side in changes.blasts:
        middle = canvas.spot(label)
        middle = Point(middle.x, middle.y + 4)
        canvas.place(tokens.blast(112), middle)
        if type_ in UNITS:
            ink = t.EMPIRE if side == EMPIRE else t.REBELS_EDGE
            canvas.place(counters.sign(type_, 46, ink), middle)
    for label, count in changes.losses.items():
        middle = canvas.spot(label)
        sprite = tokens.roundel(f"{t.MINUS}{count}", 44, t.BLAST, t.PAPER)
        canvas.place(sprite, (middle.x + 52, middle.y - 38))
