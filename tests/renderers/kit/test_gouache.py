"""Touches of paint: the tone that is found most often around each pixel."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageFilter

from renderers.kit.brush.fields import BAND
from renderers.kit.brush.gouache import OUTSIDE, touches


@pytest.mark.parametrize("width", [3, 5, 7])
@pytest.mark.parametrize("count", [2, 12, OUTSIDE])
@pytest.mark.parametrize("size", [(1, 1), (4, 9), (BAND, 30), (BAND + 1, 31)])
def test_touches_are_those_of_the_mode_filter(size, count, width):
    tones = np.random.default_rng(count).integers(0, count, size, dtype=np.uint8)
    # and one whose touches are larger than a pixel
    for one in (tones, np.repeat(np.repeat(tones, 3, 0), 2, 1)):
        expected = Image.fromarray(one).filter(ImageFilter.ModeFilter(width))
        assert np.array_equal(touches(one, width), np.asarray(expected))
