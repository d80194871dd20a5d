"""A part of the board from close up: the last fight, or a line of sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.engine.model import Event
from bot.engine.parts.insight import Sight
from bot.games.hoth.model.view import HothView
from renderers.kit.frame.report import Report, crop_plate
from renderers.kit.frame.stuff import ICE, grain
from renderers.kit.hexfield import Grid
from renderers.kit.land.layout import MARGIN
from renderers.kit.scene.crop import Part, crop_part, put_name
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.view import HexView, View
from renderers.kit.signs import eye, lettering
from renderers.picture import Speaker

from . import look
from .board import NAME_AT, Board
from .changes import Changes
from .dice import report_of
from .facts import Facts
from .ground import Ground, bare
from .layout import FIELD, grid
from .text import event_lines

NAME: Final = 34
"""Size of the names of hexes in board pixels, larger than on the whole board."""


def told_of(changes: Changes, events: Sequence[Event], facts: Facts, say: Speaker) -> Report:
    """Return what the plate under a crop says: the roll, else the last event.

    Of dice that are still on their way it says only who attacks whom.
    """
    if changes.roll:
        told = report_of(changes.roll, facts, say)
        return told if changes.fired == 1 else Report(told.headline)
    lines = event_lines(events, say)
    return Report(lines[-1] if lines else "")


class Closeup:
    """Some hexes and those around them over a plate of words, for one picture or several."""

    def __init__(self, spec: Ground, labels: Sequence[str]) -> None:
        field = grid(spec.turned)
        self._part = crop_part(field, labels)
        self._seen = HexView(field, self._part.view)
        self._base = _ground(spec, self._seen, self._part)

    def action(self, view: HothView, changes: Changes, told: Report) -> Image.Image:
        """Return what stands there and what was done."""
        scene = Scene(self._part.size)
        Board(scene, self._seen, self._seen.view.px(NAME)).lay_out(view, changes)
        return self._over_plate(scene, told)

    def sight(self, view: HothView, one: Sight, lines: Sequence[str]) -> Image.Image:
        """Return the line between two hexes, with a closed eye on each hex that blocks it."""
        seen, scene = self._seen, Scene(self._part.size)
        Board(scene, seen, seen.view.px(NAME)).lay_out(view, Changes())
        centres = {cell.label: seen.grid.at(cell) for cell in FIELD.cells()}
        start, end = (seen.view.at(centres[label]) for label in (one.origin, one.target))
        drawn = eye.sightline(start, end, clear=not one.blockers, k=seen.k)
        scene.lay(Layer.SHOTS, ("sight", one.target), drawn)
        for label in one.blockers:
            scene.put(Layer.EVENTS, ("eye", label), eye.eye(seen.k), seen.view.at(centres[label]))
        told = Report(lines[0] if lines else "", " ".join(lines[1:2]))
        return self._over_plate(scene, told)

    def _over_plate(self, scene: Scene, told: Report) -> Image.Image:
        """Return the picture of a scene over the plate with what happened."""
        image = grain(self._part.picture, ICE.body, 3, 24, 18, 0.34).copy()
        image.paste(scene.painted(self._base), (0, 0))
        crop_plate(image, self._part.plate, told, ICE, "ice")
        return image


def _ground(spec: Ground, seen: HexView[Grid], of: Part) -> Image.Image:
    """Return the ground that is seen, enlarged, with the names of its hexes."""
    whole, view = bare(spec), seen.view
    moved = View(view.x, view.y - FIELD.top + MARGIN, view.k)
    left, top, right, bottom = moved.box(of.size)
    sheet = Image.new("RGB", (right - left, bottom - top), ICE.body)
    sheet.paste(whole, (-left, -top))
    part = sheet.resize(of.size, Image.Resampling.LANCZOS)
    for label in spec.layout.labels:
        sprite = lettering.name(label, view.px(NAME), look.NAME_INK, look.NAME_HALO)
        put_name(part, of, sprite, seen.at(label, 0, NAME_AT))
    return part
