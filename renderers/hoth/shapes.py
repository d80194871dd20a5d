"""Which silhouettes the units and badges of Battle of Hoth have."""

from __future__ import annotations

from renderers.kit.figures import (
    binoculars,
    breakthrough,
    chevrons,
    dish,
    droid,
    echo_trooper,
    snowtrooper,
    speeder,
    swift,
    tripod_gun,
    walker,
)
from renderers.kit.pen import Silhouette

UNITS: dict[str, tuple[Silhouette, float, float]] = {
    "snowtroopers": (snowtrooper, 0.56, 50),
    "at_at": (walker, 1.62, 52),
    "probe_droids": (droid, 0.62, 52),
    "echo_troopers": (echo_trooper, 0.60, 50),
    "snowspeeders": (speeder, 0.80, 48),
    "rebel_artillery": (dish, 1.10, 52),
}
"""Silhouette, its width in units of its height, and its height on a counter in pixels."""

BADGES: dict[str, Silhouette] = {
    "elite_squadron": chevrons,
    "assault_squad": breakthrough,
    "e_web": tripod_gun,
    "scouts": binoculars,
    "elite_squad": swift,
}
