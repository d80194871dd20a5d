"""The picture of a measurement: ruler, line of fire with its corridor, charge line, zones."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.model import text
from bot.engine.parts.insight import Sight
from bot.engine.refusal import Barred, Refused
from bot.games.fire_and_sword.geometry.fixed import XY, bearing
from bot.games.fire_and_sword.geometry.shapes import ref_point, strip
from bot.games.fire_and_sword.geometry.sight import Line
from bot.games.fire_and_sword.geometry.table import Body
from bot.games.fire_and_sword.insight import ends, measure
from bot.games.fire_and_sword.insight.forecast import element_name
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.words import lengths
from renderers.kit.brush.colours import LOSS
from renderers.picture import Speaker

from . import overlay
from .facts import Facts
from .pieces import Stage

ARC: int = 6
"""Inches of the lines that bound front zones."""


def put_measured(
    facts: Facts, view: FasView, asked: Sight, say: Speaker
) -> tuple[Callable[[Stage], None], list[XY]]:
    """Return what draws a measurement, and the points in inches that it must show."""
    scene = facts.scene(view)
    one, other = measure.thing(scene, asked.origin), measure.thing(scene, asked.target)
    ruler = measure.line(one, other)
    length = lengths.inches(float(one.shape.distance(other.shape)))

    def put(stage: Stage) -> None:
        for key in asked.blockers:
            overlay.put_area(stage, ("blocker", key), measure.thing(scene, key).shape, LOSS, 0.3)
        for thing in (one, other):
            if thing.body is not None and thing.facing is not None:
                overlay.put_arcs(stage, thing.body, ARC)
        if one.body is not None and other.body is not None and one.body.is_enemy(other.body):
            _put_lines(facts, view, stage, one.body, other.body, say)
        overlay.put_ruler(stage, ruler, say(length))

    points = [one.middle, other.middle, *ruler]
    return put, points


def put_obstacle(facts: Facts, view: FasView, key: str) -> tuple[Callable[[Stage], None], list[XY]]:
    """Return what shades the obstacle of an order, and the points in inches that it must show."""
    try:
        thing = measure.thing(facts.scene(view), key)
    except Refused:
        return (lambda stage: None), []

    def put(stage: Stage) -> None:
        overlay.put_area(stage, ("blocker", key), thing.shape, LOSS, 0.5)

    return put, [thing.middle] if thing.body is not None else []


def stopped(view: FasView, barred: Barred, say: Speaker) -> str:
    """Say who is in the way of an order; empty where nobody is."""
    found = next((one for one in view.elements if one.id == barred.obstacle), None)
    if found is None:
        return ""
    return say(text("fas-map-stopped", other=element_name(found)))


def _put_lines(
    facts: Facts, view: FasView, stage: Stage, one: Body, other: Body, say: Speaker
) -> None:  # fmt: skip
    """Put the line of fire of the first element with its corridor, and both charges."""
    found = measure.fire_line(stage.table, one, other)
    if isinstance(found, Line) and facts.shoots(view, one.id, found.length):
        sign = 1 if found.sides[0] == "right" else -1
        wide = stage.table.numbers.corridor
        sides = (0.0, wide) if sign > 0 else (wide, 0.0)
        (x, y), (ax, ay) = found.origin, found.aim
        corridor = strip(found.origin, bearing(ax - x, ay - y), (0.0, found.length), sides)
        words = say(lengths.inches(found.length))
        overlay.put_corridor(stage, one.id, (found.origin, found.aim), corridor, words)
    for charger, target in ((one, other), (other, one)):
        if charger.is_unit and not charger.structure and target.is_unit:
            offered = ends.strike(stage.table, facts.mover(view, charger.id), target)
            if offered is not None:
                origin = ref_point(charger.footprint, charger.place, 1)
                words = say(lengths.inches(offered.length))
                overlay.put_strike(stage, charger.id, (origin, offered.point), words)
