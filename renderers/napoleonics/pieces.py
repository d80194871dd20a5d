"""What stands on the board of Napoleonics and what happened there."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.napoleonics.model.state import OFF, Leader, Unit
from bot.games.napoleonics.model.view import NapView
from renderers.kit import arrows, tokens
from renderers.kit import theme as t
from renderers.kit.canvas import Canvas
from renderers.kit.marks import rim
from renderers.kit.pen import XY
from renderers.painter import CHOSEN, Marks

from . import counters, land, look
from .changes import Changes, Track
from .counters import Standing, Strength
from .facts import Facts, Goal
from .ground import coordinate, coordinate_spot
from .look import FIELD
from .signs import sign

_HALF: XY = (counters.COUNTER[0] / 2 + 3, counters.COUNTER[1] / 2 + 3)
"""Half the size of a counter with its rim, where arrows end."""


def draw_pieces(
    canvas: Canvas, view: NapView, changes: Changes, facts: Facts, marks: Marks
) -> None:
    """Draw everything on the board, from the ground up, but the numbers of the marks."""
    leaders = facts.leaders(view)
    taken = {unit.hex for unit in view.units} | {label for _, label in leaders}
    goals = facts.goals(view)
    _goals(canvas, [one for one in goals if one.hex not in taken], covered=False)
    _ghosts(canvas, changes, taken, facts)
    _tracks(canvas, changes)
    _units(canvas, view.units, facts)
    _chosen(canvas, marks, facts)
    _hats(canvas, leaders, view.units)
    _squares(canvas, view)
    _goals(canvas, [one for one in goals if one.hex in taken], covered=True)
    _fights(canvas, changes, facts)
    _plates(canvas, leaders)


def _ghosts(canvas: Canvas, changes: Changes, taken: set[str], facts: Facts) -> None:
    """Draw a faint counter where a unit left and none stands now."""
    for track in changes.tracks:
        if track.type and track.path[0] not in taken:
            canvas.place(counters.ghost(facts.kind(track.type)), canvas.spot(track.path[0]))


def _tracks(canvas: Canvas, changes: Changes) -> None:
    """Draw an arrow along the way of whoever moved or retreated."""
    for track in changes.tracks:
        points = _way(canvas, track)
        off = track.path[-1] == OFF
        reach = 0 if off else arrows.box_distance(points[-1], points[-2], _HALF)
        line = arrows.shortened(points, 8, reach + 3)
        retreats = track.how == "retreat"
        colour = t.MARK if retreats else look.track(track.side)
        canvas.arrow(line, "retreat" if retreats else "move", colour)


def _way(canvas: Canvas, track: Track) -> list[XY]:
    points: list[XY] = [canvas.spot(label) for label in track.path if label != OFF]
    if track.path[-1] == OFF:
        points.append(canvas.grid.beyond(track.path[-2]))
    return points


def _units(canvas: Canvas, units: Iterable[Unit], facts: Facts) -> None:
    for unit in units:
        standing = Standing(unit.ordered, unit.battled, unit.square is not None)
        strength = Strength(unit.blocks, unit.start_blocks)
        middle = canvas.spot(unit.hex)
        canvas.place(counters.counter(facts.kind(unit.type), strength, standing), middle)
        if standing != counters.PLAIN:
            _labels(canvas, unit.hex, facts)


def _labels(canvas: Canvas, label: str, facts: Facts) -> None:
    """Draw again the names of the hexes that the ring of a unit reaches into."""
    here = canvas.grid.centre(label)
    for other in (label, *facts.tables.board.neighbours[label]):
        centre = canvas.grid.centre(other)
        if other == label or centre.y > here.y:
            canvas.place(coordinate(other), coordinate_spot(centre))


def _chosen(canvas: Canvas, marks: Marks, facts: Facts) -> None:
    """Draw a rim around each hex that was picked on the way to the numbered targets."""
    for number, label in marks:
        if number == CHOSEN and FIELD.is_hex(label):
            canvas.place(rim(FIELD, t.MARK), canvas.grid.centre(label))
            _labels(canvas, label, facts)


def _squares(canvas: Canvas, view: NapView) -> None:
    """Draw the slot numbers of squares, and the terrain that their bayonets hide."""
    for unit in view.units:
        if unit.square is not None:
            x, y = canvas.spot(unit.hex)
            canvas.place(counters.square_sign(unit.square, 30), (x + 51, y + 18))
            if (kind := view.terrain.get(unit.hex)) in land.KINDS:
                canvas.place(land.badge(kind, 28), (x - 50, y - 17))


def _hats(canvas: Canvas, leaders: Iterable[tuple[Leader, str]], units: Iterable[Unit]) -> None:
    """Draw a hat for each leader who is not attached."""
    sides = {unit.hex: unit.side for unit in units}
    for leader, label in leaders:
        x, y = canvas.spot(label)
        if sides.get(label) != leader.side:
            among = label in sides
            hat = counters.hat(leader.side, leader.ordered)
            canvas.place(hat, (x + 34, y + 16) if among else (x, y))


def _plates(canvas: Canvas, leaders: Iterable[tuple[Leader, str]]) -> None:
    """Draw the names of leaders, over the signs of fights beside them."""
    for leader, label in leaders:
        x, y = canvas.spot(label)
        plate = counters.leader_plate(leader.name, leader.side, leader.ordered)
        canvas.place(plate, (x, y + 42))


def _goals(canvas: Canvas, goals: Iterable[Goal], covered: bool) -> None:
    """Draw objectives: large on an empty hex, small at the edge of a piece."""
    for goal in goals:
        x, y = canvas.grid.centre(goal.hex)
        if covered:
            canvas.place(counters.flag(goal.side, 30, goal.held), (x - 53, y + 4))
        else:
            canvas.place(counters.flag(goal.side, 52, goal.held), (x, y + 4))


def _fights(canvas: Canvas, changes: Changes, facts: Facts) -> None:
    """Draw attacks, who fell, and blocks lost or regained."""
    for blow in changes.blows:
        if blow.target not in facts.tables.board.neighbours[blow.origin]:
            a, b = canvas.spot(blow.origin), canvas.spot(blow.target)
            ends = (arrows.box_distance(a, b, _HALF), arrows.box_distance(b, a, _HALF))
            canvas.arrow(arrows.shortened([a, b], ends[0] - 14, ends[1] - 14), "shot", t.FIRE)
    _clashes(canvas, changes, facts)
    for fallen in changes.fallen:
        middle = canvas.spot(fallen.hex)
        canvas.place(tokens.blast(92), middle)
        name = facts.kind(fallen.type).unit_class if fallen.type else "leader"
        canvas.place(sign(name, 38, look.track(fallen.side)), middle)
    for counts, mark, colour in (
        (changes.losses, t.MINUS, t.BLAST),
        (changes.gains, "+", look.FOREST_DARK),
    ):
        for label, count in counts.items():
            x, y = canvas.spot(label)
            canvas.place(tokens.roundel(f"{mark}{count}", 36, colour, t.PAPER), (x + 50, y - 34))


def _clashes(canvas: Canvas, changes: Changes, facts: Facts) -> None:
    """Draw melees on the side between two hexes, with a tip towards whoever was struck."""
    struck: dict[frozenset[str], list[str]] = {}
    for blow in changes.blows:
        if blow.target in facts.tables.board.neighbours[blow.origin]:
            struck.setdefault(frozenset((blow.origin, blow.target)), []).append(blow.target)
    for pair, targets in struck.items():
        (ax, ay), (bx, by) = (canvas.spot(label) for label in sorted(pair))
        middle = ((ax + bx) / 2, (ay + by) / 2)
        reach = FIELD.hex_width / 2
        tips = [canvas.spot(label) for label in sorted(targets)]
        points = tuple(
            (round((x - middle[0]) / reach, 2), round((y - middle[1]) / reach, 2)) for x, y in tips
        )
        canvas.place(counters.clash(points), middle)
