"""What stands on the map of Jours de Gloire, and the numbers of what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, radians, sin
from typing import Final, NamedTuple

from PIL import Image

from bot.games.jours.content.grid import neighbours
from bot.games.jours.model.field import Chief, Unit
from bot.games.jours.model.view import JdgView
from bot.games.jours.rules import stacks
from renderers.kit.brush.colours import INK, Colour
from renderers.kit.columns import ColumnGrid
from renderers.kit.cut import Cut
from renderers.kit.hexfield import Point
from renderers.kit.land.lines import NAME_AT
from renderers.kit.minis.busts import bust
from renderers.kit.minis.standards import standard
from renderers.kit.pen import XY
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.placed import Box, around, shared
from renderers.kit.scene.view import HexView
from renderers.kit.signs import targets
from renderers.kit.signs.lettering import name
from renderers.kit.signs.trails import gone
from renderers.painter import CHOSEN, Marks

from . import look, signs
from .changes import Changes
from .counters import counter, figures, tab
from .dress import FLAGS, face_of
from .facts import Facts, angle, bearing, known_order, piles, total

SIDE: Final = signs.SIDE
TILE: Final = (0.0, 7.0)
"""The middle of a counter in units from that of its hex."""
FANNED: Final = (0.0, -1.0)
FAN: Final = 0.8
"""Place and size of the counter of a stack from close up, over strips of the units beneath."""
TAB: Final = 13.0
"""Height of the strip of a unit that lies under others, from close up."""
CLOSE: Final = 1.1
"""From so many pixels a unit on all units of a stack are told, and commanders are named."""
LEVEL_AT: Final = ((-33, 34), (-33, 14), (33, 40))
ORDER_AT: Final = ((-30, -1), (-30, 17), (-30, 36), (29, 38))
PILE_AT: Final = ((14, 41), (-14, 41), (0, 41))
SQUARE_AT: Final = ((-32, 17), (-32, 38), (33, 40))
GOAL_AT: Final = ((48, -20), (-48, -20))
NAMED_AT: Final = ((0, 46), (36, 42), (-36, 42), (0, 30))
"""Where commanders are named from close up."""
CHIEF_AT: Final = ((46, -22), (-46, -22), (40, -16), (-40, -16), (40, 22), (-40, 22))
TARGET_AT: Final = (
    (-39, -10), (39, -10), (-39, 24), (39, 24), (0, 36), (-20, -30), (20, -30), (0, -4),
    (-44, 46), (44, 46), (58, 0), (-58, 0), (50, -36), (-50, -36), (-20, 36), (20, 36), (-20, 12),
    (20, 12), (0, 16), (-30, 38), (30, 38), (-44, 32), (44, 32), (-48, -24), (48, -24), (0, 46),
    (-50, 12), (50, 12), (-28, -16), (28, -16),
)  # fmt: skip
"""Where signs stand in a hex, in units from its middle, the best place first.

Levels, orders, piles and squares stand where those of no other hex reach.
"""
FLIGHT: Final = 47.0
"""How far from the middle of its hex the chevrons of a routed unit stand."""
DOWN: Final = (60, 120)
"""The angles of prows that touch the name of the hex below."""
FREE_AT: Final = (
    (0, 4), (-24, 4), (24, 4), (0, -16), (0, 28), (-24, -16), (24, -16), (-24, 28),
    (-6, -8), (6, -8),
)  # fmt: skip
"""Where numbers stand in a hex without a counter."""
WORDS: Final = ("strength", "values", "level", "order", "pile", "square", "name")
"""What facts of a hex do not cover."""
BADGES: Final = (*WORDS, "prow")
"""What badges do not cover."""
NUMBERED: Final = (*WORDS, "target", "loss", "sabres", "chief", "aim")
"""What numbers do not cover."""


class Stage(NamedTuple):
    """What pieces are put on: the picture in the making, what of the map it shows, the facts."""

    scene: Scene
    at: HexView[ColumnGrid]
    grid: ColumnGrid
    facts: Facts
    letters: int
    """Size of the names of hexes in picture pixels."""
    levels: Mapping[str, int]
    """Heights of hexes above the lowest ground."""
    under_way: Mapping[str, XY] = {}
    """How far units still are from where they go, in pixels, by the hexes where they go."""

    @property
    def k(self) -> float:
        """Picture pixels a unit (a hundredth of the height of a hex)."""
        return round(self.at.k * look.unit_of(self.grid.field), 4)

    @property
    def is_close(self) -> bool:
        """Tell whether there is room for all that counters have to say."""
        return self.k >= CLOSE

    def of(self, label: str, x: float, y: float) -> Point:
        """Return a point so many units to the right of and below the middle of a hex."""
        middle = self.at.at(label)
        ahead, down = self.under_way.get(label, (0.0, 0.0))
        k = self.k
        return Point(middle.x + x * k + ahead, middle.y + y * k + down)

    def degrees(self, of_map: int) -> int:
        """Return an angle of the map as it lies on the picture."""
        return (of_map + (180 if self.grid.turned else 0)) % 360

    def put_free(
        self, layer: Layer, what: str, label: str, sprite: Image.Image,
        spots: Sequence[tuple[float, float]], avoid: Sequence[str] = BADGES,
    ) -> None:  # fmt: skip
        """Put a sign at the first of some places of a hex where it covers nothing else, nor names.

        The names of the hex and of its neighbours are meant, written again or not.
        """
        middles = [self.of(label, x, y) for x, y in spots]
        spot = self.scene.corner(middles, sprite.size, avoid, self.names_near(label))
        self.scene.put(layer, (what, label), sprite, spot)

    def put_own(
        self, what: str, label: str, sprite: Image.Image, spots: Sequence[tuple[float, float]]
    ) -> None:
        """Put a fact of a hex where it covers none of the hex and no name, rather its prow.

        Whatever is told of other hexes does not move it, and all names count as written, for a way
        may yet cross them.
        """
        words = [*self.scene.boxes_at(label, *WORDS), *self.names_near(label)]
        middles = [self.of(label, x, y) for x, y in spots]
        clear = [
            one
            for one in middles
            if not any(shared(around(one, sprite.size), box) for box in words)
        ]
        prows = self.scene.boxes_at(label, "prow")
        spot = self.scene.corner(clear or middles, sprite.size, (), prows if clear else words)
        self.scene.put(Layer.FACTS, (what, label), sprite, spot)

    def below(self, label: str) -> str:
        """Return the name of the hex below one on the picture; it may be off the map."""
        column, row = int(label[:2]), int(label[2:])
        return f"{column:02}{row + (-1 if self.grid.turned else 1):02}"

    def names_near(self, label: str) -> list[Box]:
        """Return where the names of a hex and of its neighbours stand, written or not."""
        near = (label, *neighbours(label))
        return [self.name_box(one) for one in near if self.grid.field.is_hex(one)]

    def name_box(self, label: str) -> Box:
        """Return where the name of a hex stands."""
        cut = signs.named(label, self.levels.get(label, 0), self.letters)
        return around(self.at.at(label, 0, NAME_AT), cut.sprite.size, cut.anchor)


def put_pieces(stage: Stage, view: JdgView, changes: Changes) -> None:
    """Put objectives, counters with all their signs, and commanders on the map."""
    stage = stage._replace(under_way=_under_way(stage, changes))
    held = piles(view.field)
    for label, units in held.items():
        _counter(stage, view, label, units)
    for label, units in held.items():
        _signs(stage, view, label, units)
    for label, side in sorted(view.field.control.items()):
        _goal(stage, label, side, taken=label in held)
    for chief in view.field.chiefs:
        if chief.at is not None:
            _chief(stage, chief, chief.at, taken=chief.at in held)


def _under_way(stage: Stage, changes: Changes) -> dict[str, XY]:
    """Return how far units have still to go, in pixels, by the hexes where they go."""
    found: dict[str, XY] = {}
    for path in changes.ways if changes.walked < 1 else ():
        if len(path) > 1:
            way: list[XY] = [stage.at.at(label) for label in path]
            (ax, ay), (bx, by) = gone(way, changes.walked)[-1], way[-1]
            found[path[-1]] = (ax - bx, ay - by)
    return found


def _counter(stage: Stage, view: JdgView, label: str, units: Sequence[Unit]) -> None:
    """Put the counter of the top unit; from close up strips of those beneath it, too."""
    field, active = view.field, view.field.active
    acts = active is not None and any(one.formation in active.formations for one in units)
    top, fanned = stage.facts.printed(field, units[0]), stage.is_close and len(units) > 1
    size = round(stage.k * (FAN if fanned else 1.0), 4)
    spot = stage.of(label, *(FANNED if fanned else TILE))
    cut = counter(
        top, size, under=0 if fanned else len(units) - 1, active=acts, moves=stage.is_close
    )
    stage.scene.put(Layer.PIECES, ("unit", label), cut.sprite, spot, cut.anchor)
    for what, sprite, (x, y) in figures(top, size):
        stage.scene.put(Layer.FACTS, (what, label), sprite, (spot.x + x, spot.y + y))
    for number, unit in enumerate(units[1:] if fanned else ()):
        strip = tab(stage.facts.printed(field, unit), size)
        low = stage.of(label, 0, 38 * FAN + (number + 0.5) * TAB)
        stage.scene.put(Layer.FACTS, ("under", label), strip, low)


def _signs(stage: Stage, view: JdgView, label: str, units: Sequence[Unit]) -> None:
    """Put the facing of a stack, its levels of order, its orders, and how many units it has."""
    top, k = units[0], stage.k
    _facing(stage, view, label, units)
    put_name(stage, label)
    if top.level != "good":
        word, tones = ("D", look.DISORDERED) if top.level == "disordered" else ("R", look.ROUTED)
        sprite = signs.badge(word, tones, k)
        stage.put_own("level", label, sprite, LEVEL_AT)
    if any(one.square for one in units):
        stage.put_own("square", label, signs.square(round(0.85 * k, 4)), SQUARE_AT)
    if len(units) > 1 and not stage.is_close:
        sprite = signs.pile(len(units), total(units), k)
        stage.put_own("pile", label, sprite, PILE_AT)
    orders = dict.fromkeys(filter(None, (known_order(view, one) for one in units)))
    for order, secret in orders:
        tones = look.ORDERS if order == "OR" else look.NO_ORDERS
        sprite = signs.flag(order, tones, k) if secret else signs.badge(order, tones, k)
        stage.put_own("order", label, sprite, ORDER_AT)


def _facing(stage: Stage, view: JdgView, label: str, units: Sequence[Unit]) -> None:
    """Put the prow of each facing in a hex, bands all round, or where routed units run."""
    ground, k = stage.facts.ground(view), stage.k
    routed = next((one for one in units if one.is_routed), None)
    if routed is not None:
        degrees = stage.degrees(bearing(view.field.camps[routed.side].rout))
        turn = radians(degrees)
        spot = stage.of(label, FLIGHT * cos(turn), FLIGHT * sin(turn))
        stage.scene.put(Layer.LEADERS, ("flight", label), signs.flight(degrees, k), spot)
    cuts: dict[int | None, Cut] = {}
    for unit in units:
        if unit.facing is None or unit.is_routed:
            continue
        if stacks.has_six_fronts(ground, unit):
            cuts[None] = signs.ring(unit.side, k)
        else:
            degrees = stage.degrees(angle(unit.facing))
            cuts[degrees] = signs.prow(unit.side, degrees, k)
            if degrees in DOWN:
                put_name(stage, stage.below(label))
    for cut in cuts.values():
        spot = stage.of(label, 0, 0)
        stage.scene.put(Layer.LEADERS, ("prow", label), cut.sprite, spot, cut.anchor)


def put_name(stage: Stage, label: str) -> None:
    """Write the name of a hex again, over prows and ways; once."""
    if stage.scene.has("name", label) or not stage.grid.field.is_hex(label):
        return
    sprite, anchor = signs.named(label, stage.levels.get(label, 0), stage.letters)
    spot = stage.at.at(label, 0, NAME_AT)
    stage.scene.put(Layer.FACTS, ("name", label), sprite, spot, anchor)


def _goal(stage: Stage, label: str, side: str | None, *, taken: bool) -> None:
    """Put the standard of whoever holds an objective on it, or an empty staff."""
    if side is None:
        return
    flag = standard(FLAGS[side], round((0.5 if taken else 0.7) * stage.k, 4))
    if taken:
        stage.put_own("goal", label, flag, GOAL_AT)
    else:
        stage.scene.put(Layer.MARKS, ("goal", label), flag, stage.of(label, 34, -8))


def _chief(stage: Stage, chief: Chief, label: str, *, taken: bool) -> None:
    """Put the portrait of a commander: small beside a counter, large where none stands."""
    livery = look.livery(chief.side)
    back: Colour = livery.face if livery.round else livery.dark
    size = round((0.55 if taken else 0.95) * stage.k, 4)
    sprite = bust(face_of(chief.id, chief.side), back, size)
    spots = CHIEF_AT if taken else ((0.0, 8.0),)
    stage.put_free(Layer.LEADERS, "chief", label, sprite, spots, (*WORDS, "chief"))
    if stage.is_close:
        words = name(chief.id, round(15 * stage.k), INK, look.HALO)
        stage.put_free(Layer.FACTS, "chief's name", label, words, NAMED_AT, ("name", "level"))


def put_marks(stage: Stage, view: JdgView, marks: Marks) -> None:
    """Put numbered lozenges on the hexes that may be chosen, a white one where one was."""
    taken = piles(view.field)
    for number, label in marks:
        if not stage.grid.field.is_hex(label):
            continue
        chosen = number == CHOSEN
        size = round(max(0.48, (0.6 if label in taken else 0.9) * stage.k), 4)
        sprite = targets.chosen("", size) if chosen else targets.lozenge(number, size)
        spots = TARGET_AT if label in taken else FREE_AT
        stage.put_free(Layer.TARGETS, "target", label, sprite, spots, NUMBERED)
