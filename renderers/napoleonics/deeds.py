"""What happened on the board of Napoleonics: ways, fire, close combat, losses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from PIL import Image

from bot.engine.parts.insight import Sight
from bot.games.napoleonics.model.events import DiceRolled
from bot.games.napoleonics.model.state import OFF
from bot.games.napoleonics.model.view import NapView
from renderers.kit.land.lines import NAME_AT
from renderers.kit.minis.bases import EDGE, LOW_EDGE, ghost
from renderers.kit.minis.busts import bust
from renderers.kit.minis.standards import fallen_standard
from renderers.kit.minis.unit import WIDE
from renderers.kit.pen import XY
from renderers.kit.scene.layers import Layer
from renderers.kit.scene.placed import free_corner
from renderers.kit.signs import losses, shots, targets, trails
from renderers.kit.signs.aims import put_aims
from renderers.kit.signs.eye import eye, sightline
from renderers.kit.signs.sabres import sabres
from renderers.painter import Marks, aims

from . import look
from .changes import Blow, Changes, Fallen, Track
from .dress.leaders import BACKS, face_of
from .pieces import STAND, Stage, put_name

BODY: Final = 0.14
"""Where ways and shots begin and end, in sides below the middle of a hex."""
TRACERS: Final = 3
"""Of an attack whose dice are not known."""
SHORT: Final = 34
"""How many board pixels before the middle of its hex a way ends."""
NEAR: Final = 30
"""How near, in board pixels, a way passes a name that is written again."""
MEDALLION: Final = 0.7
SLIDES: Final = (0.0, -0.14, 0.14, -0.26, 0.26, -0.36, 0.36)
"""How far from the middle of a side sabres may lie, in distances of the hexes."""
BURSTS: Final = (
    (0.42, -0.2), (-0.42, -0.2), (0.42, 0.34), (-0.42, 0.34), (0.42, 0.06), (-0.42, 0.06),
    (0.0, -0.06), (0.62, -0.16), (-0.62, -0.16), (-0.5, -0.52), (0.5, -0.52),
)  # fmt: skip
"""Where bursts stand in a hex, the best place first."""
SIGNED: Final = ("chip", "square", "loss", "sabres", "leader")
"""What they do not cover."""


def put_deeds(stage: Stage, view: NapView, changes: Changes) -> None:
    """Put everything that happened, and write the names again that it crosses."""
    taken = {one.hex for one in view.units} | {label for _, label in stage.facts.leaders(view)}
    lines = [_track(stage, track, taken, changes.walked) for track in changes.tracks]
    beside = stage.facts.tables.board.neighbours
    clashes: dict[frozenset[str], list[str]] = {}
    for blow in changes.blows:
        if blow.target in beside[blow.origin]:
            clashes.setdefault(frozenset((blow.origin, blow.target)), []).append(blow.target)
        else:
            lines.append(_volley(stage, blow, changes))
    for pair, struck in clashes.items():
        _clash(stage, sorted(pair), struck, 1.5 - 0.5 * changes.fired)
    for fallen in changes.fallen:
        _fallen(stage, fallen)
    for counts, burst in ((changes.losses, losses.loss), (changes.gains, losses.gain)):
        for label, count in counts.items():
            _burst(stage, label, burst(count, stage.k))
    _names(stage, lines)


def _track(stage: Stage, track: Track, taken: set[str], walked: float) -> list[XY]:
    """Put as much of a way as was gone, and return its line.

    Where a unit left and none stands now, a faint base is put, too.
    """
    start = track.path[0]
    if track.type and start not in taken:
        base = ghost(stage.facts.troop(track.type).base, WIDE, stage.k)
        x, y = stage.at.at(start, 0, STAND)
        corner = (x - (WIDE / 2 + EDGE) * stage.k, y - LOW_EDGE * stage.k)
        stage.scene.put(Layer.MARKS, ("ghost", start), base, corner, (0, 0))
    points: list[XY] = [stage.at.at(label, 0, BODY) for label in track.path if label != OFF]
    if track.path[-1] == OFF:
        points.append(stage.at.moved(stage.at.grid.beyond(track.path[-2]), 0, BODY))
    else:
        points[-1] = _towards(points[-1], points[-2], SHORT * stage.k)
    points = trails.gone(points, walked)
    livery = look.livery(track.side)
    draw = trails.chevrons if track.how == "retreat" else trails.ribbon
    drawn = draw(points, livery.plate, livery.edge, stage.k)
    stage.scene.lay(Layer.TRAILS, (track.how, track.path[-1]), drawn)
    return points


def _towards(here: XY, there: XY, reach: float) -> XY:
    """Return the point so many pixels from one towards another."""
    share = reach / (hypot(there[0] - here[0], there[1] - here[1]) or 1.0)
    return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share


def _volley(stage: Stage, blow: Blow, changes: Changes) -> list[XY]:
    """Put as many tracers as dice, smoke at the muzzles and a star where they strike."""
    roll, k = changes.roll, stage.k
    known = isinstance(roll, DiceRolled) and (roll.origin, roll.target) == blow
    count = len(roll.dice) if known and roll is not None else TRACERS
    origin, target = stage.at.at(blow.origin, 0, -0.05), stage.at.at(blow.target, 0, 0.0)
    muzzle, struck = _towards(origin, target, 34 * k), _towards(target, origin, 14 * k)
    put = stage.scene.put
    tip = trails.gone((muzzle, struck), changes.fired)[-1]
    stage.scene.lay(Layer.SHOTS, ("volley", blow.origin), shots.volley(muzzle, tip, count, k=k))
    for number, (dx, dy) in enumerate(((-16, -4), (2, 8), (18, -6))):
        spot = (muzzle[0] + dx * k, muzzle[1] + dy * k)
        size = round((34 - 4 * number) * k)
        put(Layer.SHOTS, ("smoke", blow.origin), shots.smoke(size, number + 1), spot)
    put(Layer.SHOTS, ("flash", blow.origin), shots.flash(round(34 * k), 0.2), muzzle)
    if changes.fired == 1:
        star = shots.flash(round(54 * k), 0.1, shots.STRUCK)
        put(Layer.SHOTS, ("flash", blow.target), star, struck)
    return [muzzle, struck]


def _clash(stage: Stage, pair: Sequence[str], struck: Sequence[str], size: float) -> None:
    """Put crossed sabres, ``size`` times as large as usual, on the side between two hexes.

    They lie nearer to the one that alone was struck, and slide along the side to where they cover
    no number and no name.
    """
    (ax, ay), (bx, by) = (stage.at.at(label) for label in pair)
    middle: XY = ((ax + bx) / 2, (ay + by) / 2)
    if len(set(struck)) == 1:
        middle = _towards(middle, stage.at.at(struck[0]), 6 * stage.k)
    sprite = sabres(MEDALLION * stage.k * size)
    along = [(middle[0] + (by - ay) * share, middle[1] + (ax - bx) * share) for share in SLIDES]
    beside = stage.facts.tables.board.neighbours
    near = {*pair, *beside[pair[0]], *beside[pair[1]]}
    taken = [*stage.scene.boxes("chip", "square"), *stage.names(near)]
    spot = free_corner(along, sprite.size, taken)
    stage.scene.put(Layer.EVENTS, ("sabres", pair[0]), sprite, spot)


def _fallen(stage: Stage, fallen: Fallen) -> None:
    """Put what is left of a unit or a leader: base and standard, or portrait; with a cross."""
    if fallen.type:
        troop = stage.facts.troop(fallen.type)
        spot = stage.at.at(fallen.hex, 0, 0.3)
        stage.scene.put(Layer.MARKS, ("fallen", fallen.hex), ghost(troop.base, WIDE, stage.k), spot)
        if troop.flag is not None:
            flag = fallen_standard(troop.flag, 0.92 * stage.k)
            stage.scene.put(Layer.MARKS, ("fallen", fallen.hex), flag, spot)
    else:
        face = bust(face_of(fallen.name, fallen.side), BACKS[fallen.side], 0.8 * stage.k)
        spot = stage.at.at(fallen.hex, 0, 0.2)
        stage.scene.put(Layer.MARKS, ("fallen", fallen.hex), face, spot)
    _burst(stage, fallen.hex, losses.eliminated(stage.k))


def _burst(stage: Stage, label: str, sprite: Image.Image) -> None:
    """Put a burst where it covers no number and no face of its hex, within the picture."""
    half, wide = sprite.width / 2, stage.scene.size[0]
    spots = [
        (min(max(half, x), wide - half), y)
        for x, y in (stage.at.at(label, dx, dy) for dx, dy in BURSTS)
    ]
    near = (label, *stage.facts.tables.board.neighbours[label])
    spot = stage.scene.corner(spots, sprite.size, SIGNED, stage.names(near))
    stage.scene.put(Layer.EVENTS, ("loss", label), sprite, spot)


def put_sight(stage: Stage, sight: Sight) -> None:
    """Put the line between two hexes, and a closed eye on what blocks it."""
    centres = {cell.label: stage.at.grid.at(cell) for cell in look.FIELD.cells()}
    start, end = (stage.at.moved(centres[label], 0, BODY) for label in (sight.origin, sight.target))
    line = sightline(start, end, clear=not sight.blockers, k=stage.k)
    stage.scene.lay(Layer.EVENTS, ("sight", sight.target), line)
    for label in sight.blockers:
        spot = stage.at.moved(centres[label], 0, BODY)
        stage.scene.put(Layer.EVENTS, ("blocks", label), eye(stage.k), spot)
    for label in (sight.origin, sight.target):
        sprite = targets.chosen("", 0.8 * stage.k)
        spot = stage.at.moved(centres[label], 0, BODY)
        stage.scene.put(Layer.TARGETS, ("target", label), sprite, spot)
    _names(stage, [[start, end]])


def put_aimed(stage: Stage, marks: Marks) -> None:
    """Put arrows from who is about to attack to who is attacked."""
    pairs = aims(marks, look.FIELD.is_hex)
    put_aims(stage.scene, stage.at.at, pairs, stage.k)
    _names(stage, [[stage.at.at(one), stage.at.at(other)] for one, other in pairs])


def _names(stage: Stage, lines: Sequence[Sequence[XY]]) -> None:
    """Write the names of hexes again that ways or shots cross."""
    near = NEAR * stage.k
    for cell in look.FIELD.cells():
        if cell.is_half or not lines:
            continue
        spot = stage.at.at(cell.label, 0, NAME_AT)
        if any(_gap(spot, a, b) < near for line in lines for a, b in pairwise(line)):
            put_name(stage, cell.label)


def _gap(spot: XY, start: XY, end: XY) -> float:
    """Return the distance of a point from a line between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy or 1.0
    share = ((spot[0] - start[0]) * dx + (spot[1] - start[1]) * dy) / square
    share = min(max(share, 0.0), 1.0)
    return hypot(spot[0] - start[0] - dx * share, spot[1] - start[1] - dy * share)
