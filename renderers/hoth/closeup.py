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
from renderers.kit.land.layout import MARGIN
from renderers.kit.scene.crop import SEEN, SIZE, crop_view
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.view import HexView, View
from renderers.kit.signs import eye, lettering
from renderers.picture import Speaker

from . import look
from .board import NAME_AT, Board
from .changes import Changes
from .dice import report_of
from .ground import Ground, bare
from .layout import FIELD, grid
from .text import event_lines

NAME: Final = 34
"""Size of the names of hexes in board pixels, larger than on the whole board."""


def told_of(changes: Changes, events: Sequence[Event], say: Speaker) -> Report:
    """Return what the plate under a crop says: the roll, else the last event."""
    if changes.roll:
        return report_of(changes.roll, say)
    lines = event_lines(events, say)
    return Report(lines[-1] if lines else "")


def crop(
    spec: Ground, view: HothView, changes: Changes, labels: Sequence[str], told: Report
) -> Image.Image:
    """Return the hexes of an action and those around them over a plate of words."""
    seen = HexView(grid(spec.turned), crop_view(grid(spec.turned), labels))
    scene = Scene(SEEN)
    Board(scene, seen, seen.view.px(NAME)).lay_out(view, changes)
    return _over_plate(scene.painted(_ground(spec, seen)), told)


def sight(spec: Ground, view: HothView, one: Sight, lines: Sequence[str]) -> Image.Image:
    """Return the line between two hexes, with a closed eye on each hex that blocks it."""
    field = grid(spec.turned)
    seen = HexView(field, crop_view(field, (one.origin, one.target)))
    scene = Scene(SEEN)
    Board(scene, seen, seen.view.px(NAME)).lay_out(view, Changes())
    centres = {cell.label: field.at(cell) for cell in FIELD.cells()}
    start, end = (seen.view.at(centres[label]) for label in (one.origin, one.target))
    drawn = eye.sightline(start, end, clear=not one.blockers, k=seen.k)
    scene.lay(Layer.SHOTS, ("sight", one.target), drawn)
    for label in one.blockers:
        scene.put(Layer.EVENTS, ("eye", label), eye.eye(seen.k), seen.view.at(centres[label]))
    told = Report(lines[0] if lines else "", " ".join(lines[1:2]))
    return _over_plate(scene.painted(_ground(spec, seen)), told)


def _ground(spec: Ground, seen: HexView) -> Image.Image:
    """Return the ground that is seen, enlarged, with the names of its hexes."""
    whole, view = bare(spec), seen.view
    moved = View(view.x, view.y - FIELD.top + MARGIN, view.k)
    left, top, right, bottom = moved.box(SEEN)
    sheet = Image.new("RGB", (right - left, bottom - top), ICE.body)
    sheet.paste(whole, (-left, -top))
    part = sheet.resize(SEEN, Image.Resampling.LANCZOS)
    for label in spec.layout.labels:
        sprite = lettering.name(label, view.px(NAME), look.NAME_INK, look.NAME_HALO)
        x, y = seen.at(label, 0, NAME_AT)
        part.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)
    return part


def _over_plate(part: Image.Image, told: Report) -> Image.Image:
    """Return a picture of a board over the plate with what happened."""
    image = grain(SIZE, ICE.body, 3, 24, 18, 0.34).copy()
    image.paste(part, (0, 0))
    crop_plate(image, (12, SEEN[1] + 12, SIZE[0] - 12, SIZE[1] - 12), told, ICE, "ice")
    return image
