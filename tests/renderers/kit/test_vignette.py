"""Landscapes of cards: sky over ridges over ground, and figures from the back to the front."""

from __future__ import annotations

import numpy as np
from PIL import Image

from renderers.kit.scene.vignette import HORIZON, Mood, landscape, peopled

MOOD = Mood((60, 90, 160), (230, 210, 180), ((150, 160, 180),) * 3, (80, 120, 60), (60, 90, 40))
SIZE = (200, 120)


def test_the_sky_lies_over_the_ground_and_pales_towards_the_horizon():
    seen = np.asarray(landscape(SIZE, MOOD, 3), np.float32)
    rows = seen.mean(axis=1)
    line = int(HORIZON * SIZE[1])
    assert rows[2, 2] > rows[2, 0] + 40
    assert rows[line // 2].sum() > rows[2].sum() + 40
    assert np.abs(rows[line + 20] - MOOD.ground).max() < 40


def test_a_landscape_follows_from_its_seed():
    first = landscape.__wrapped__(SIZE, MOOD, 3).tobytes()
    assert first == landscape.__wrapped__(SIZE, MOOD, 3).tobytes()
    assert first != landscape.__wrapped__(SIZE, MOOD, 4).tobytes()


def test_figures_stand_on_their_feet_and_the_nearer_hide_the_farther():
    ground = Image.new("RGB", (100, 100))
    far, near = (Image.new("RGBA", (20, 20), (*ink, 255)) for ink in ((255, 0, 0), (0, 0, 255)))
    image = peopled(ground, [(near, (0.5, 0.9)), (far, (0.5, 0.8))])
    assert image.getpixel((50, 89)) == (0, 0, 255)
    assert image.getpixel((50, 72)) == (0, 0, 255)
    assert image.getpixel((50, 62)) == (255, 0, 0)
    assert image.getpixel((50, 91)) == (0, 0, 0)
    assert ground.getpixel((50, 72)) == (0, 0, 0)
