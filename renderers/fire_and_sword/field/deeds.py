"""What happened on a table: ways of elements, losses."""

from __future__ import annotations

from typing import Final

from renderers.fire_and_sword.changes import Changes, Way
from renderers.kit.scene.layers import Layer
from renderers.kit.signs import losses
from renderers.kit.signs.trails import gone

from .overlay import put_arrow, put_ghost
from .pieces import Stage

LOSS_AT: Final = ((34, -30), (-34, -30), (34, 34), (0, -48))
COVERED: Final = ("loss", "tag", "disorganised", "token", "target")


def put_deeds(stage: Stage, changes: Changes) -> None:
    """Put the ways that elements went with ghosts where they stood, and what they lost."""
    for way in changes.tracks:
        _way(stage, way, changes.share)
    for body in stage.table.bodies:
        count = changes.losses.get(body.id)
        if count:
            x, y = stage.eye.of(body.place)
            sprite = losses.loss(count, round(0.8 * stage.k, 3))
            spots = [(x + dx * stage.k, y + dy * stage.k) for dx, dy in LOSS_AT]
            spot = stage.scene.corner(spots, sprite.size, COVERED)
            stage.scene.put(Layer.EVENTS, ("loss", body.id), sprite, spot)


def _way(stage: Stage, way: Way, share: float) -> None:
    body = next((one for one in stage.table.bodies if one.id == way.element), None)
    if body is None:
        return
    put_ghost(stage, body, way.stops[0])
    points = [place.spot.inches for place in way.stops]
    put_arrow(stage, body, gone(points, share) if share < 1 else points)
