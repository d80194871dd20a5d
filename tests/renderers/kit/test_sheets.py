"""Sheets of many pictures, and pictures as other eyes see them."""

from io import BytesIO

import pytest
from PIL import Image

from renderers.kit import theme
from renderers.kit.scene.sheet import GAP, LINE, PHONE, narrow, sheet, sheets
from renderers.kit.scene.vision import MATRICES, seen_by

RED, GREEN = (200, 40, 30), (60, 130, 40)


def plain(colour, size=(8, 4)):
    return Image.new("RGB", size, colour)


def apart(eye, one, other):
    """How far two colours lie from each other for an eye, over all channels."""
    first, second = (seen_by(eye, plain(colour)).getpixel((0, 0)) for colour in (one, other))
    return sum(abs(a - b) for a, b in zip(first, second, strict=True))


@pytest.mark.parametrize("eye", MATRICES)
def test_white_and_black_stay_what_they_are(eye):
    for colour in ((255, 255, 255), (0, 0, 0)):
        seen = seen_by(eye, plain(colour)).getpixel((3, 2))
        assert seen == pytest.approx(colour, abs=1)


def test_grey_has_no_colour_and_keeps_lightness():
    red, green = (seen_by("grey", plain(one)).getpixel((0, 0)) for one in (RED, (0, 255, 0)))
    assert len(set(red)) == len(set(green)) == 1
    assert green[0] > red[0]


def test_red_and_green_come_together_for_eyes_without_red_or_green_cones_alone():
    plainly = sum(abs(a - b) for a, b in zip(RED, GREEN, strict=True))
    assert apart("deuteranopia", RED, GREEN) < plainly / 2
    assert apart("protanopia", RED, GREEN) < plainly / 1.5
    assert apart("tritanopia", RED, GREEN) > plainly / 1.5


def test_an_unknown_eye_is_refused():
    with pytest.raises(KeyError, match="hawk"):
        seen_by("hawk", plain(RED))


def test_a_picture_becomes_as_wide_as_a_telephone_shows_it():
    assert narrow(plain(RED, (1500, 750))).size == (PHONE, 200)
    assert narrow(plain(RED, (200, 100))).getpixel((5, 5)) == RED


def test_a_sheet_has_every_picture_in_rows_with_its_name_below():
    pictures = [(f"picture {n}", plain((n * 40, 0, 0), (PHONE, 60 + n))) for n in range(3)]
    whole = sheet(pictures, columns=2)
    rows = [GAP, GAP + 61 + LINE + GAP]
    assert whole.size == (GAP + 2 * (PHONE + GAP), GAP + 61 + 62 + 2 * (LINE + GAP))
    places = [(GAP, rows[0]), (GAP + PHONE + GAP, rows[0]), (GAP, rows[1])]
    for (_, image), (x, y) in zip(pictures, places, strict=True):
        found = whole.crop((x, y, x + PHONE, y + image.height))
        assert found.tobytes() == image.tobytes()
        below = whole.crop((x, y + image.height, x + PHONE, y + image.height + LINE))
        assert len(below.getcolors()) > 3
    assert whole.getpixel((GAP + PHONE + GAP + 5, rows[1] + 5)) == theme.PAPER


def test_encoded_pictures_become_one_sheet_for_each_eye():
    out = BytesIO()
    plain(RED, (800, 100)).save(out, "PNG")
    shown = {eye: Image.open(BytesIO(data)) for eye, data in sheets([("red", out.getvalue())])}
    assert list(shown) == ["400", *MATRICES]
    for eye, image in shown.items():
        expected = RED if eye == "400" else seen_by(eye, plain(RED)).getpixel((0, 0))
        assert image.getpixel((GAP + 50, GAP + 20)) == expected
