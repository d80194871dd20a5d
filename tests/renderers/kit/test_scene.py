"""Compositions: views, placed things, layers, palettes, and the crop for telephones."""

from io import BytesIO

import pytest
from PIL import Image

from renderers.kit.hexfield import Grid, HexField
from renderers.kit.kept import Shelf
from renderers.kit.land.layout import MARGIN
from renderers.kit.scene import strips
from renderers.kit.scene.crop import SEEN, Part, crop_part, seen
from renderers.kit.scene.encode import FEWER, TONES, Palette, encoded
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.placed import Placed, around, free_corner, shared
from renderers.kit.scene.view import HexView, View

FIELD = HexField(9, 26, (8, 18), 112, 1500, 134, 0)
RED, BLUE = (200, 16, 46), (43, 74, 156)


def sprite(colour, size=(10, 10)):
    return Image.new("RGBA", size, (*colour, 255))


def test_a_view_moves_and_scales_points_and_knows_what_it_shows():
    view = View(100, 50, 1.5)
    assert view.at((140, 70)) == (60, 30)
    assert (view.px(10), view.px(0.1)) == (15, 1)
    assert view.box((300, 150)) == (100, 50, 300, 150)


def test_points_of_a_hex_are_counted_in_widths_and_sides_and_do_not_turn():
    grid = Grid(FIELD)
    middle = grid.centre("C4")
    seen_ = HexView(grid, View(10, 20, 2))
    expected = ((middle.x + 56 - 10) * 2, (middle.y - FIELD.side - 20) * 2)
    assert seen_.at("C4", 0.5, -1) == pytest.approx(expected)
    turned = Grid(FIELD, turned=True)
    centre = turned.centre("C4")
    assert HexView(turned).at("C4", 0.5, -1) == (centre.x + 56, centre.y - FIELD.side)
    with pytest.raises(ValueError, match="substring not found"):
        HexView(grid).at("Z9")


def test_a_box_lies_around_its_anchor():
    assert around((50, 50), (20, 10)) == (40, 45, 60, 55)
    assert around((50, 50), (20, 10), (0.5, 1.0)) == (40, 40, 60, 50)
    assert shared((0, 0, 10, 10), (5, 8, 20, 20)) == 10
    assert shared((0, 0, 10, 10), (10, 0, 20, 10)) == 0


def test_the_first_free_corner_is_taken_and_else_the_one_that_covers_least():
    spots = [(20, 20), (60, 20), (20, 60)]
    assert free_corner(spots, (10, 10), []) == (20, 20)
    assert free_corner(spots, (10, 10), [(0, 0, 40, 40)]) == (60, 20)
    crowded = [(0, 0, 40, 40), (50, 10, 58, 30), (0, 50, 40, 80)]
    assert free_corner(spots, (10, 10), crowded) == (60, 20)


def test_layers_lie_over_each_other_whatever_was_put_first():
    scene = Scene((40, 40))
    assert scene.put(Layer.EVENTS, ("loss", "A1"), sprite(RED), (20, 20)) == (15, 15, 25, 25)
    scene.put(Layer.PIECES, ("unit", "A1"), sprite(BLUE), (20, 22), (0.5, 1.0))
    scene.put(Layer.PIECES, ("unit", "A2"), sprite((0, 0, 0)), (14, 14), (0.5, 1.0))
    assert scene.placed == [
        Placed("unit", "A2", (9, 4, 19, 14)),
        Placed("unit", "A1", (15, 12, 25, 22)),
        Placed("loss", "A1", (15, 15, 25, 25)),
    ]
    image = scene.painted(Image.new("RGB", (40, 40), (255, 255, 255)))
    assert image.getpixel((20, 13)) == BLUE
    assert image.getpixel((16, 13)) == BLUE  # the piece in front covers the one behind
    assert image.getpixel((10, 10)) == (0, 0, 0)
    assert image.getpixel((20, 18)) == RED
    assert image.getpixel((30, 30)) == (255, 255, 255)


def test_what_lies_outside_is_left_out_and_a_base_stays_as_it_was():
    scene = Scene((40, 40))
    scene.put(Layer.PIECES, ("unit", "A1"), sprite(RED), (60, 20))
    scene.lay(Layer.TRAILS, ("trail", "A1"), (sprite(BLUE), (35, 0)))
    assert scene.placed == [Placed("trail", "A1", (35, 0, 45, 10))]
    assert scene.boxes("trail", "unit") == [(35, 0, 45, 10)]
    base = Image.new("RGB", (40, 40))
    scene.painted(base)
    assert base.getcolors() == [(1600, (0, 0, 0))]


def test_a_corner_avoids_the_kinds_that_are_named_and_the_edge_of_the_picture():
    scene = Scene((100, 100))
    scene.put(Layer.FACTS, ("chip", "A1"), sprite(RED, (30, 30)), (50, 20))
    spots = [(50, 20), (98, 50), (20, 50)]
    assert scene.corner(spots, (10, 10), ("chip",)) == (20, 50)
    assert scene.corner(spots, (10, 10), ("number",)) == (50, 20)


def paint():
    """Return a picture with many tones and a few pixels of a sign."""
    image = Image.merge("RGB", [Image.radial_gradient("L"), Image.linear_gradient("L"),
                                Image.new("L", (256, 256), 90)])  # fmt: skip
    image.paste(RED, (100, 100, 103, 102))
    return image


def test_rare_colours_of_signs_stay_exact_in_few_tones():
    palette = Palette([RED, BLUE, RED], paint)
    for fewer, most in ((False, TONES), (True, FEWER)):
        image = palette.indexed(paint(), fewer=fewer)
        assert image.convert("RGB").getpixel((101, 101)) == RED
        assert FEWER - 20 < len(image.getcolors()) <= most
    assert palette.png(paint()) == Palette([RED, BLUE], paint).png(paint())


def test_tones_with_a_name_are_chosen_once_for_all_processes(tmp_path, monkeypatch):
    shelf = Shelf()
    shelf.settle(tmp_path)
    monkeypatch.setattr("renderers.kit.scene.encode.SHELF", shelf)
    first = Palette([RED], paint, "test").png(paint())

    def no_sheet():
        raise AssertionError("the tones are known")

    assert Palette([RED], no_sheet, "test").png(paint()) == first
    assert Palette([RED], paint).png(paint()) == first
    for other in (Palette([RED], no_sheet, "another"), Palette([BLUE], no_sheet, "test")):
        with pytest.raises(AssertionError, match="known"):
            other.png(paint())


def test_a_heavy_picture_is_encoded_with_fewer_tones(monkeypatch):
    palette = Palette([RED], paint)
    whole = palette.png(paint())
    monkeypatch.setattr("renderers.kit.scene.encode.ROOM_BYTES", len(whole) - 1)
    assert palette.png(paint()) == encoded(palette.indexed(paint(), fewer=True))
    assert len(palette.png(paint())) < len(whole)


def test_a_picture_that_is_heavy_in_fewer_tones_too_is_packed_harder(monkeypatch):
    palette = Palette([RED], paint)
    light = palette.indexed(paint(), fewer=True)
    monkeypatch.setattr("renderers.kit.scene.encode.ROOM_BYTES", len(encoded(light)) - 1)
    assert palette.png(paint()) == encoded(light, level=strips.HARDEST)
    assert len(palette.png(paint())) < len(encoded(light))


def tones_of(data):
    image = Image.open(BytesIO(data)).convert("RGB")
    return [image.getpixel((x, 0)) for x in range(image.width)]


def test_themes_change_tones_alone():
    image = Image.new("RGB", (4, 1))
    for x, colour in enumerate([(180, 173, 114), RED, (255, 255, 255), (200, 190, 120)]):
        image.putpixel((x, 0), colour)
    flat = image.quantize(16)
    exact = ((200, 190, 120),)
    day, grey, dusk, winter, contrast = (
        tones_of(encoded(flat, theme, exact))
        for theme in ("day", "grey", "dusk", "winter", "contrast")
    )
    assert day == [(180, 173, 114), RED, (255, 255, 255), (200, 190, 120)]
    assert all(r == g == b for r, g, b in grey)
    assert dusk[3] == day[3]  # what is held exactly
    assert max(dusk[0]) < 0.8 * max(day[0])  # grass sinks
    assert dusk[2] == (153, 153, 183)
    assert winter[1:] == day[1:]  # signs, white, and what is held exactly
    assert winter[0][2] > winter[0][0] > day[0][0]  # grass under snow
    assert sum(contrast[1]) < sum(RED)
    assert sum(contrast[0]) > sum(day[0])


def test_the_crop_shows_the_hexes_with_room_around_them_inside_the_board():
    grid = Grid(FIELD)
    view, size = crop_part(grid, ["D3", "F3"])
    assert (view.k, size) == (1.5, SEEN)
    for label in ("D3", "F3"):
        x, y = HexView(grid, view).at(label)
        assert 150 < x < SEEN[0] - 150
        assert 150 < y < SEEN[1] - 150
    corner, _ = crop_part(grid, ["A1"])
    assert (corner.x, corner.y) == (0, FIELD.top - MARGIN)
    whole = crop_part(grid, ["A1", "I13"])
    assert whole.view.k == 0.64
    assert whole.size == (SEEN[0], round((FIELD.bottom - FIELD.top + 2 * MARGIN) * 0.64))
    assert whole.plate == (12, whole.size[1] + 12, 948, whole.picture[1] - 12)
    with pytest.raises(ValueError, match="no hex"):
        crop_part(grid, ["A14"])


def test_the_ground_of_a_crop_is_enlarged():
    base = Image.new("RGB", (1500, 1200), BLUE)
    base.paste(RED, (100, 200, 740, 760))
    part = seen(base, Part(View(100, 200, 1.5), SEEN))
    assert part.size == SEEN
    assert part.getpixel((480, 420)) == RED
    assert part.getpixel((0, 0)) == RED
