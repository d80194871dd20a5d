"""Small pictures that are painted once, and many of them on a sheet."""

from io import BytesIO

import pytest
from PIL import Image

from renderers.kit import kept
from renderers.kit.scene import thumbnails
from renderers.kit.scene.sheet import PHONE
from renderers.picture import Picture


@pytest.fixture
def shelf(monkeypatch, tmp_path):
    made = kept.Shelf()
    made.settle(tmp_path)
    monkeypatch.setattr(thumbnails, "SHELF", made)


def board(colour):
    out = BytesIO()
    Image.new("RGB", (1200, 900), colour).save(out, "PNG")
    return Picture(out.getvalue, "png", "a board")


def test_a_thumbnail_is_found_again_by_its_name_alone(shelf):
    assert thumbnails.found("S01") is None

    made = thumbnails.made("S01", board((200, 0, 0)))

    assert made.size == (PHONE, 300)
    assert thumbnails.found("S01").tobytes() == made.tobytes()
    assert thumbnails.found("S02") is None


def test_a_contact_sheet_shows_all_in_rows_of_four_and_names_them(shelf):
    small = thumbnails.made("S01", board((200, 0, 0)))

    one = thumbnails.contact_sheet([("S01 · Dawn", small)])
    five = thumbnails.contact_sheet([(f"S0{number} · Dawn", small) for number in range(5)])

    wide, high = Image.open(BytesIO(one.data)).size
    assert Image.open(BytesIO(five.data)).height > 1.5 * high
    assert Image.open(BytesIO(five.data)).width > 3.5 * wide
    assert five.alt.split("; ") == [f"S0{number} · Dawn" for number in range(5)]
