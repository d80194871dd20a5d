"""What happened on the map of Jours de Gloire: ways, fire, combats, levels lost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from math import hypot
from typing import Final

from bot.engine.parts.insight import Sight
from bot.games.jours.content import grid
from renderers.kit.brush.colours import CREAM
from renderers.kit.land.layout import MARGIN
from renderers.kit.land.lines import NAME_AT
from renderers.kit.pen import XY
from renderers.kit.scene.layers import Layer
from renderers.kit.signs import losses, shots, targets, trails
from renderers.kit.signs.aims import put_aims
from renderers.kit.signs.eye import eye, sightline
from renderers.kit.signs.sabres import sabres
from renderers.kit.signs.steps import put_steps

from . import look
from .changes import OUT, Blow, Changes, Track
from .counters import ghost
from .pieces import WORDS, Stage, put_name

BODY: Final = 6.0
"""Where ways and shots begin and end, in units below the middle of a hex."""
SHORT: Final = 40.0
"""How many units before the middle of its hex a way ends."""
OFF, HEAD = 90.0, 14.0
"""How far a way leads that leaves the map, and how far from the edge of the land it stays."""
NEAR: Final = 26.0
"""How near, in units, a way passes a name that is written again."""
WIDTH: Final = 0.8
"""Of ribbons and tracers, against those of the kit, at one pixel a unit."""
LOSS_AT: Final = (
    (44, -26), (-44, -26), (45, 47), (-45, 47), (-30, 4), (-34, -14), (-26, 30), (50, -36),
    (-50, -36), (50, 38), (-50, 38), (58, 0), (-58, 0), (56, -18), (-56, -18), (56, 18),
    (-56, 18), (-22, 10), (28, -24), (0, -22), (30, 38), (40, 2),
)  # fmt: skip
"""Where losses stand, the best place first; the last are half in the next hexes or on a counter."""
COVERED: Final = (*WORDS, "loss", "sabres")


def put_deeds(stage: Stage, changes: Changes) -> None:
    """Put everything that happened, and write the names again that ways and shots cross."""
    taken = {where for what, where, _ in stage.scene.placed if what == "unit"}
    ways = [_track(stage, track, taken, changes.walked) for track in changes.tracks]
    ways += [_volley(stage, blow, changes.fired) for blow in changes.shots]
    put_names(stage, ways)
    for blow in changes.combats:
        _clash(stage, blow, 1.5 - 0.5 * changes.fired)
    put_attacks(stage, changes.charges)
    for fallen in changes.fallen:
        cut = ghost(fallen.side, stage.k)
        spot = stage.of(fallen.hex, 0, BODY)
        stage.scene.put(Layer.MARKS, ("fallen", fallen.hex), cut.sprite, spot, cut.anchor)
        burst = losses.eliminated(_size(stage))
        stage.put_free(Layer.EVENTS, "loss", fallen.hex, burst, LOSS_AT, COVERED)
    for label, levels in changes.lost().items():
        burst = (losses.loss if levels > 0 else losses.gain)(abs(levels), _size(stage))
        stage.put_free(Layer.EVENTS, "loss", label, burst, LOSS_AT, COVERED)
    names = [box for way in changes.begun for one in way for box in stage.names_near(one)]
    put_steps(stage.scene, partial(_spot, stage), changes.begun, COVERED, names, stage.k)


def _size(stage: Stage) -> float:
    return round(0.66 * stage.k, 4)


def _spot(stage: Stage, label: str) -> XY:
    return stage.of(label, 0, BODY)


def _outside(stage: Stage, label: str) -> XY:
    """Return the point at the edge of the land beside a hex of the outer rows or columns."""
    x, y = _spot(stage, label)
    field = stage.grid.field
    place = field.cell_of(label)
    across = (place.column == field.columns) - (place.column == 1)
    down = (place.row == field.rows) - (place.row == 1)
    way = -1 if stage.grid.turned else 1
    reach, rim = OFF * stage.k * way, HEAD * stage.k
    left, top = stage.at.view.at((0, field.top - MARGIN))
    right, low = stage.at.view.at((field.width, field.bottom + MARGIN))
    return (
        min(max(x + reach * across, left + rim), right - rim),
        min(max(y + reach * down * (not across), top + rim), low - rim),
    )


def _track(stage: Stage, track: Track, taken: set[str], walked: float) -> list[XY]:
    """Put as much of a way as was gone, with a ghost where a unit stood; return its line."""
    path, on_map = track.path, [label for label in track.path if label != OUT]
    points = [_spot(stage, label) for label in on_map]
    if path[0] == OUT:
        points.insert(0, _outside(stage, on_map[0]))
    elif track.units and path[0] not in taken:
        cut = ghost(track.side, stage.k)
        stage.scene.put(Layer.MARKS, ("ghost", path[0]), cut.sprite, points[0], cut.anchor)
    if path[-1] == OUT:
        points.append(_outside(stage, on_map[-1]))
    elif len(points) > 1:
        points[-1] = _towards(points[-1], points[-2], SHORT * stage.k)
    if len(points) < 2:
        return points
    points = trails.gone(points, walked)
    colour, size = look.livery(track.side).plate, round(WIDTH * stage.k, 4)
    draw = trails.chevrons if track.how == "retreat" else trails.ribbon
    where = on_map[-1]
    stage.scene.lay(Layer.TRAILS, (track.how, where), draw(points, colour, CREAM, size))
    if track.how == "charge":
        star = shots.flash(round(34 * stage.k), 0.1, shots.STRUCK)
        stage.scene.put(Layer.SHOTS, ("charge", where), star, points[-1])
    return points


def _towards(here: XY, there: XY, reach: float) -> XY:
    """Return the point so many pixels from one towards another."""
    share = reach / (hypot(there[0] - here[0], there[1] - here[1]) or 1.0)
    return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share


def _volley(stage: Stage, blow: Blow, fired: float) -> list[XY]:
    """Put a tracer more than batteries, smoke at the muzzles and a star where they strike."""
    k, put = stage.k, stage.scene.put
    origin, target = _spot(stage, blow.origin), _spot(stage, blow.target)
    muzzle, struck = _towards(origin, target, 40 * k), _towards(target, origin, 16 * k)
    tip = trails.gone((muzzle, struck), fired)[-1]
    drawn = shots.volley(muzzle, tip, blow.guns + 1, k=round(WIDTH * k, 4))
    stage.scene.lay(Layer.SHOTS, ("volley", blow.origin), drawn)
    for number, (dx, dy) in enumerate(((-12, -4), (4, 6), (14, -6))):
        spot = (muzzle[0] + dx * k, muzzle[1] + dy * k)
        puff = shots.smoke(round((26 - 4 * number) * k), number + 1)
        put(Layer.SHOTS, ("smoke", blow.origin), puff, spot)
    if fired == 1:
        star = shots.flash(round(34 * k), 0.1, shots.STRUCK)
        put(Layer.SHOTS, ("flash", blow.target), star, struck)
    return [muzzle, struck]


def put_attacks(stage: Stage, attacks: Sequence[tuple[str, str]]) -> None:
    """Put an arrow for each attack that is declared, from hex to hex."""
    put_aims(stage.scene, partial(_spot, stage), attacks, stage.k)


def _clash(stage: Stage, blow: Blow, size: float) -> None:
    """Put crossed sabres, ``size`` times as large as usual, on the side between two hexes."""
    if grid.distance(blow.origin, blow.target) > 1:
        return
    (ax, ay), (bx, by) = stage.of(blow.origin, 0, 0), stage.of(blow.target, 0, 0)
    sprite = sabres(round(0.6 * stage.k * size, 4))
    (mx, my), (dx, dy) = ((ax + bx) / 2, (ay + by) / 2), (bx - ax, by - ay)
    spots = [
        (mx + dy * along + dx * ahead, my - dx * along + dy * ahead)
        for ahead in (0.0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3)
        for along in (0.0, -0.16, 0.16, -0.28, 0.28, -0.4, 0.4)
    ]
    names = [*stage.names_near(blow.origin), *stage.names_near(blow.target)]
    spot = stage.scene.corner(spots, sprite.size, COVERED, names)
    stage.scene.put(Layer.EVENTS, ("sabres", blow.target), sprite, spot)


def put_sight(stage: Stage, sight: Sight) -> None:
    """Put the line between two hexes, and a closed eye on what blocks it."""
    k = round(0.8 * stage.k, 4)
    start, end = _spot(stage, sight.origin), _spot(stage, sight.target)
    line = sightline(start, end, clear=not sight.blockers, k=k)
    stage.scene.lay(Layer.EVENTS, ("sight", sight.target), line)
    for label in sight.blockers:
        stage.scene.put(Layer.EVENTS, ("blocks", label), eye(k), _spot(stage, label))
    for label, spot in ((sight.origin, start), (sight.target, end)):
        stage.scene.put(Layer.TARGETS, ("target", label), targets.chosen("", k), spot)
    put_names(stage, [[start, end]])


def put_names(stage: Stage, lines: Sequence[Sequence[XY]]) -> None:
    """Write the names of hexes again that ways or shots cross."""
    near, legs = NEAR * stage.k, [leg for line in lines for leg in pairwise(line)]
    if not legs:
        return
    xs, ys = zip(*(spot for leg in legs for spot in leg), strict=True)
    for label in stage.grid.field.labels:
        x, y = stage.at.at(label, 0, NAME_AT)
        beside = min(xs) - near < x < max(xs) + near and min(ys) - near < y < max(ys) + near
        if beside and any(_gap((x, y), a, b) < near for a, b in legs):
            put_name(stage, label)


def _gap(spot: XY, start: XY, end: XY) -> float:
    """Return the distance of a point from a line between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy or 1.0
    share = ((spot[0] - start[0]) * dx + (spot[1] - start[1]) * dy) / square
    share = min(max(share, 0.0), 1.0)
    return hypot(spot[0] - start[0] - dx * share, spot[1] - start[1] - dy * share)
