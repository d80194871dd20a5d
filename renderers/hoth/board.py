"""What stands on the board and what happened there, laid out in layers."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Final

from PIL import Image

from bot.games.hoth.model.state import EMPIRE, OFF, Unit
from bot.games.hoth.model.view import HothView
from renderers.kit.cut import Cut
from renderers.kit.hexfield import Grid, Point
from renderers.kit.land.layout import MARGIN
from renderers.kit.land.lines import SectionName
from renderers.kit.minis.busts import Mark
from renderers.kit.minis.looks import Pose
from renderers.kit.pen import XY
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.placed import Box, around, shared
from renderers.kit.scene.view import HexView
from renderers.kit.signs import chips, lettering, losses, shots, steps, targets, trails
from renderers.kit.signs.aims import put_aims
from renderers.painter import CHOSEN, Marks, aims

from . import look, tokens, units
from .changes import Changes, Shot, Track
from .ground import NAME
from .layout import FIELD
from .units import Standing

FOOT: Final = 0.64
"""How far below the middle of a hex, in sides, the base of a unit ends."""
NAME_AT: Final = -0.68
MUZZLE: Final = 0.4
"""How far from the middle of a hex, in hex widths, the tracers of figures begin."""
CLEAR: Final = ("chip", "loss", "gone", "number", "badge", "name", "medal")
"""What losses and numbers do not cover."""


class Board:
    """Lays out a view and its changes on a scene, as a part of the board is seen."""

    def __init__(self, scene: Scene, seen: HexView[Grid], name_size: int = NAME) -> None:
        self.scene = scene
        self.seen = seen
        self._name_size = name_size
        self._under_way: dict[str, XY] = {}
        """How far units still are from where they go, in pixels, by the hexes where they go."""

    def lay_out(self, view: HothView, changes: Changes, marks: Marks = ()) -> None:
        """Put everything that a view and its changes show."""
        self._under_way = self._distances(changes)
        self._left(view, changes)
        self._trails(changes)
        self._units(view, changes)
        self._forts(view)
        self._objectives(view)
        self._shots(view, changes)
        put_aims(self.scene, self.seen.at, aims(marks, self.seen.grid.field.is_hex), self.seen.k)
        self._names()
        self._losses(changes)
        self._targets(marks, {unit.hex for unit in view.units} | _forts(view))
        names = [self._name(label)[1] for way in changes.begun for label in way]
        steps.put_steps(self.scene, self.seen.at, changes.begun, CLEAR, names, self.seen.k)

    def name_sections(self, names: Iterable[SectionName]) -> None:
        """Write the names of sections again that tall pieces at the edges of the board touch."""
        tall = self.scene.boxes("unit", "wreck", "smoke")
        for one in names:
            spot = (one.spot[0], one.spot[1] + FIELD.top - MARGIN)
            box = around(spot, one.sprite.size)
            if any(shared(box, other) for other in tall):
                self.scene.put(Layer.FACTS, ("section", one.words), one.sprite, spot)

    def _cut(self, layer: Layer, name: tuple[str, str], cut: Cut, spot: XY) -> Box:
        return self.scene.put(layer, name, cut.sprite, spot, cut.anchor)

    def _left(self, view: HothView, changes: Changes) -> None:
        """Show where units stood, and what is left of those that are gone."""
        k, taken = self.seen.k, {unit.hex for unit in view.units}
        for track in changes.tracks:
            if track.path[0] not in taken:
                spot = self.seen.at(track.path[0], 0, FOOT)
                self._cut(
                    Layer.MARKS, ("ghost", track.path[0]), units.left_behind(track.side, k), spot
                )
        for label, type_, side in changes.blasts:
            crater = shots.crater(round(104 * k))
            self.scene.put(Layer.MARKS, ("crater", label), crater, self.seen.at(label, 0, 0.42))
            if type_ == "at_at":
                cut, low = units.wreck(k), 0.7
            else:
                cut, low = units.left_behind(side, k), FOOT
            if label not in taken:
                self._cut(Layer.MARKS, ("wreck", label), cut, self.seen.at(label, 0, low))

    def _trails(self, changes: Changes) -> None:
        for track in changes.tracks:
            camp = look.CAMPS[track.side]
            draw = trails.chevrons if track.how == "retreat" else trails.ribbon
            way = trails.gone(self._way(track), changes.walked)
            drawn = draw(way, camp.trail, camp.trail_edge, self.seen.k)
            self.scene.lay(Layer.TRAILS, ("trail", track.path[-1]), drawn)

    def _way(self, track: Track) -> list[XY]:
        """Return a way in picture pixels; it ends before the base of the unit."""
        points: list[XY] = [self.seen.at(label, 0, 0.3) for label in track.path if label != OFF]
        if track.path[-1] == OFF:
            beyond = self.seen.grid.beyond(track.path[-2])
            return [*points, self.seen.view.at(beyond)]
        (ax, ay), (bx, by) = points[-2:]
        share = 1 - 0.4 * self.seen.grid.field.hex_width * self.seen.k / (
            hypot(bx - ax, by - ay) or 1
        )
        return [*points[:-1], (ax + (bx - ax) * share, ay + (by - ay) * share)]

    def _distances(self, changes: Changes) -> dict[str, XY]:
        """Return how far units have still to go, in pixels, by the hexes where they go."""
        if changes.walked == 1:
            return {}
        found: dict[str, XY] = {}
        for track in changes.tracks:
            if track.path[-1] != OFF:
                way: list[XY] = [self.seen.at(label) for label in track.path]
                (ax, ay), (bx, by) = trails.gone(way, changes.walked)[-1], way[-1]
                found[track.path[-1]] = (ax - bx, ay - by)
        return found

    def _is_ahead(self, one: str, other: str) -> bool:
        """Tell whether a hex lies farther to the right than another."""
        return self.seen.at(other).x > self.seen.at(one).x

    def _on(self, label: str, dx: float, dy: float) -> Point:
        """Return a point of the unit on a hex, or on its way there."""
        x, y = self.seen.at(label, dx, dy)
        ahead, down = self._under_way.get(label, (0.0, 0.0))
        return Point(x + ahead, y + down)

    def _units(self, view: HothView, changes: Changes) -> None:
        firing = {shot.origin: shot.target for shot in changes.shots}
        for unit in view.units:
            about = unit.hex in firing and self._is_ahead(unit.hex, firing[unit.hex])
            pose: Pose = "aim" if unit.hex in firing else "stand"
            mark: Mark = ("done" if unit.attacks_made else "ordered") if unit.ordered else ""
            standing = Standing(
                unit.figures, unit.start_figures, pose, mark, changes.losses.get(unit.hex, 0),
                unit.type == "at_at" and about,
            )  # fmt: skip
            cut = units.piece(unit.type, unit.side, standing, self.seen.k)
            self._cut(Layer.PIECES, ("unit", unit.hex), cut, self._on(unit.hex, 0, FOOT))
            self._facts(unit)

    def _facts(self, unit: Unit) -> None:
        """Put the strength at the front end of the base, and the badge at its rear."""
        k, front = self.seen.k, -1 if unit.side == EMPIRE else 1
        if unit.start_figures > 1:
            chip = chips.chip(unit.figures, unit.start_figures, "", k)
            spot = self._on(unit.hex, 0.32 * front, 0.54)
            self.scene.put(Layer.FACTS, ("chip", unit.hex), chip, spot)
        if unit.badge:
            badge = tokens.badge(unit.badge, k, unit.web or "")
            spot = self._on(unit.hex, -0.34 * front, 0.48)
            self.scene.put(Layer.FACTS, ("badge", unit.hex), badge, spot)

    def _forts(self, view: HothView) -> None:
        for fort in view.forts:
            if fort.standing:
                cut = units.fort(fort.kind, fort.owner, self.seen.k)
                spot = self.seen.at(fort.hex, 0, 0.72)
                self._cut(Layer.PIECES, ("fort", fort.hex), cut, spot)

    def _objectives(self, view: HothView) -> None:
        """Put medals: large on an empty hex, small at its lower tip under a piece."""
        occupied, k = {unit.hex for unit in view.units} | _forts(view), self.seen.k
        for one in view.objectives:
            covered = one.hex in occupied
            size = self.seen.view.px(34 if covered else 40 if one.taken else 62)
            sprite = tokens.medal(one.kind, one.sides, size, one.taken or "")
            spot = self.seen.at(one.hex, 0, 0.82 if covered else 0.12)
            layer = Layer.FACTS if covered else Layer.MARKS
            self.scene.put(layer, ("medal", one.hex), sprite, spot)
            if one.medals > 1:
                side = Point(spot.x + size * 0.62, spot.y + size * 0.3)
                self.scene.put(layer, ("count", one.hex), tokens.count(one.medals, k), side)

    def _shots(self, view: HothView, changes: Changes) -> None:
        k, sides = self.seen.k, {unit.hex: unit.side for unit in view.units}
        for shot in changes.shots:
            camp = look.CAMPS[shot.side]
            start, end = self._muzzle(view, shot), self.seen.at(shot.target, 0, 0.02)
            tip = trails.gone((start, end), changes.fired)[-1]
            drawn = shots.volley(start, tip, max(1, shot.dice), camp.beam, k)
            self.scene.lay(Layer.SHOTS, ("shot", shot.target), drawn)
            if changes.fired < 1:
                continue
            size = self.seen.view.px(50)
            self.scene.put(
                Layer.SHOTS, ("flash", shot.target), shots.flash(size, 0.4, camp.struck), end
            )
        for label, type_, _ in changes.blasts:
            if label not in sides:
                smoke = shots.smoke(self.seen.view.px(84), 4, shots.DARK_SMOKE)
                spot = self.seen.at(label, 0.2, -0.12 if type_ in units.UNITS else -0.3)
                self.scene.put(Layer.SHOTS, ("smoke", label), smoke, spot)

    def _muzzle(self, view: HothView, shot: Shot) -> Point:
        """Return where tracers begin: at the head of a walker, or before figures."""
        start, end = self.seen.at(shot.origin, 0, 0.02), self.seen.at(shot.target, 0, 0.02)
        if _is_walker(view, shot.origin):
            return self.seen.at(shot.origin, 0.4 if end.x > start.x else -0.4, -0.55)
        reach = MUZZLE * self.seen.grid.field.hex_width * self.seen.k
        share = min(0.5, reach / (hypot(end.x - start.x, end.y - start.y) or 1))
        return Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)

    def _names(self) -> None:
        """Write the names again that pieces, trails or shots touch."""
        drawn = self.scene.boxes(
            "unit", "fort", "trail", "shot", "aim", "flash", "smoke", "wreck", "medal"
        )
        for label in _labels(self.seen):
            sprite, box = self._name(label)
            if any(shared(box, one) for one in drawn):
                self.scene.lay(Layer.FACTS, ("name", label), (sprite, box[:2]))

    def _name(self, label: str) -> tuple[Image.Image, Box]:
        """Return the name of a hex, and where it stands."""
        sprite = lettering.name(label, self._name_size, look.NAME_INK, look.NAME_HALO)
        return sprite, around(self.seen.at(label, 0, NAME_AT), sprite.size)

    def _losses(self, changes: Changes) -> None:
        k = self.seen.k
        for label, number in changes.losses.items():
            self._event(("loss", label), losses.loss(number, k), label, changes)
        for label, _, _ in changes.blasts:
            self._event(("gone", label), losses.eliminated(k), label, changes)

    def _event(
        self, name: tuple[str, str], sprite: Image.Image, label: str, changes: Changes
    ) -> None:
        """Put what happened to a unit at a corner within the picture, that under fire last."""
        spots: list[XY] = [self.seen.at(label, dx, dy) for dx, dy in _CORNERS]
        fire = [self.seen.at(one.origin) for one in changes.shots if one.target == label]
        if fire:
            x, y = self.seen.at(label)
            (ax, ay), wide = fire[-1], self.seen.grid.field.hex_width * self.seen.k
            far = hypot(ax - x, ay - y) or 1
            spots.sort(
                key=lambda at: ((at[0] - x) * (ax - x) + (at[1] - y) * (ay - y)) / far > 0.2 * wide
            )
        half, wide = sprite.width / 2, self.scene.size[0]
        held = [(min(max(half, x), wide - half), y) for x, y in spots]
        spot = self.scene.corner(held, sprite.size, CLEAR)
        self.scene.put(Layer.EVENTS, name, sprite, spot)

    def _targets(self, marks: Marks, occupied: Iterable[str]) -> None:
        """Number what may be chosen: in the middle of an empty hex, else at a free corner."""
        field, k, taken = self.seen.grid.field, self.seen.k, set(occupied)
        for number, label in marks:
            if not field.is_hex(label):
                continue
            sign = targets.chosen("", k) if number == CHOSEN else targets.lozenge(number, k)
            middles = _CORNERS[::-1] if label in taken else ((0, 0.1), (-0.3, 0.1), (0.3, 0.1))
            spots = [self.seen.at(label, dx, dy) for dx, dy in (*middles, *_CORNERS)]
            spot = self.scene.corner(spots, sign.size, CLEAR)
            self.scene.put(Layer.TARGETS, ("number", label), sign, spot)


_CORNERS: Final = ((0.42, -0.24), (0.42, 0.1), (-0.42, 0.1), (-0.42, -0.24))
"""Where signs of events stand on a hex, the best place first; numbers go the other way round."""


def _forts(view: HothView) -> set[str]:
    return {fort.hex for fort in view.forts if fort.standing}


def _is_walker(view: HothView, label: str) -> bool:
    return any(unit.hex == label and unit.type == "at_at" for unit in view.units)


def _labels(seen: HexView[Grid]) -> list[str]:
    return [cell.label for cell in seen.grid.field.cells() if not cell.is_half]
