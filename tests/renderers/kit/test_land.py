"""Ground of hex fields: terrain stays in its hexes, is lit from the upper left, tells its kind."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageChops, ImageStat

from renderers.kit.brush.fields import canvas_of, picture
from renderers.kit.hexfield import HexField
from renderers.kit.land import (
    channels,
    chasms,
    hills,
    ice,
    lines,
    masses,
    meadow,
    snow,
    trenches,
    villages,
    water,
)
from renderers.kit.land.layout import MARGIN, Layout
from renderers.kit.land.woods import woods
from renderers.kit.signs.lettering import name

FIELD = HexField(rows=3, columns=8, lines=(2, 6), hex_width=112, width=480, top=126, drop=2)
LAY, TURNED = Layout(FIELD), Layout(FIELD, turned=True)
SIZE = LAY.size
GREY = (128, 128, 128)


def plain():
    return Image.new("RGB", SIZE, GREY)


def changed(image):
    return ImageChops.difference(image, plain()).getbbox()


def box_of(label, lay=LAY, share=1.0):
    xs, ys = zip(*lay.outline(label, (share - 1) * lay.side), strict=True)
    return tuple(round(one) for one in (min(xs), min(ys), max(xs), max(ys)))


def within(inner, outer, slack=0):
    return (
        inner[0] >= outer[0] - slack
        and inner[1] >= outer[1] - slack
        and inner[2] <= outer[2] + slack
        and inner[3] <= outer[3] + slack
    )


def cover(image, label, lay=LAY):
    """Return the share of the middle of a hex that differs from plain grey."""
    part = ImageChops.difference(image, plain()).crop(box_of(label, lay, 0.6)).convert("L")
    return np.mean(np.asarray(part) > 0)


def test_the_ground_holds_the_field_and_a_margin():
    assert (480, FIELD.bottom - FIELD.top + 2 * MARGIN) == SIZE
    assert min(y for _, y in LAY.outline("A1")) == pytest.approx(MARGIN)
    assert max(y for _, y in LAY.outline("C4")) == pytest.approx(SIZE[1] - MARGIN, abs=1)
    assert LAY.at("B2", 0.5, 1) == pytest.approx((240 + 56, SIZE[1] / 2 + LAY.side), abs=1)
    assert LAY.labels == ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "C1", "C2", "C3", "C4")


def test_a_turned_ground_has_each_place_opposite():
    for label in LAY.labels:
        (x, y), (u, v) = LAY.at(label), TURNED.at(label)
        assert (x + u, y + v) == pytest.approx((SIZE[0], SIZE[1]), abs=1)
    assert TURNED.middle_of("B2", "E")[0] < TURNED.at("B2")[0]


def test_neighbours_share_the_middle_of_a_side():
    assert LAY.neighbours("B1") == {
        "E": "B2", "SE": "C2", "SW": "C1", "NW": "A1", "NE": "A2"
    }  # fmt: skip
    assert LAY.neighbour("A1", "W") is None
    for lay in (LAY, TURNED):
        assert lay.middle_of("B1", "NE") == pytest.approx(lay.middle_of("A2", "SW"))


def test_a_mass_fills_its_hexes_and_leaves_them_by_an_eighth_at_most():
    inside = masses.mass(LAY, ["B1", "B2"], 3) > 0.5
    for label in ("B1", "B2"):
        left, top, right, bottom = box_of(label, share=0.6)
        assert inside[top:bottom, left:right].mean() > 0.97
    rows, columns = np.nonzero(inside)
    reach = round(0.12 * FIELD.hex_width)
    whole = (*box_of("B1")[:2], *box_of("B2")[2:])
    assert within((columns.min(), rows.min(), columns.max(), rows.max()), whole, reach)


def test_a_stroke_follows_its_points_in_its_width():
    line = masses.stroke((100, 60), [(10, 30), (90, 30)], 12)
    assert line[30, 10:90].min() > 0.9
    assert line[:20].max() == line[40:].max() == 0
    rough = masses.stroke((100, 60), [(10, 30), (90, 30)], 12, 1, 0.6)
    assert rough[:16].max() == rough[44:].max() == 0
    assert not np.array_equal(rough, line)


def mean(canvas):
    return ImageStat.Stat(picture(canvas)).mean


def test_open_ground_keeps_to_the_middle_of_lightness_and_follows_its_seed():
    canvas = meadow.meadow(SIZE, 1)
    assert all(100 < part < 215 for part in mean(canvas))
    assert picture(canvas).tobytes() == picture(meadow.meadow(SIZE, 1)).tobytes()
    assert picture(canvas).tobytes() != picture(meadow.meadow(SIZE, 2)).tobytes()
    assert np.abs(meadow.rolling(SIZE, 1)).max() < 50


def test_fields_are_tilled_only_near_villages():
    canvas = canvas_of(SIZE, GREY)
    near = np.zeros(SIZE[::-1], np.float32)
    near[:, :200] = 1
    meadow.tilled(canvas, near, 5)
    assert np.all(canvas[:, 200:] == 128)
    assert len(picture(canvas[:, :200]).getcolors(SIZE[0] * SIZE[1])) >= 8


def brightness(image, x, y, reach=6):
    part = image.crop(tuple(round(v) for v in (x - reach, y - reach, x + reach, y + reach)))
    return sum(ImageStat.Stat(part).mean)


@pytest.mark.parametrize("lay", [LAY, TURNED], ids=["upright", "turned"])
def test_a_hill_is_lit_at_its_upper_left_on_either_side_up(lay):
    canvas = canvas_of(SIZE, GREY)
    height = hills.hill(canvas, hills.dome(lay, ["B2"], 3))
    meadow.lit(canvas, height)
    image, (x, y) = picture(canvas), lay.at("B2")
    assert brightness(image, x - 40, y - 34) > brightness(image, x + 40, y + 34) + 60
    assert cover(image, "B2", lay) > 0.95


def test_hachures_run_down_slopes_alone():
    height = hills.hill(canvas_of(SIZE, GREY), hills.dome(LAY, ["B2"], 3))
    where = np.ones_like(height)
    ink = np.asarray(hills.hachures(height, where, 1).getchannel("A"))
    left, top, right, bottom = box_of("B2", share=0.3)
    assert ink.max() > 100
    assert ink[top:bottom, left:right].mean() < 0.2 * ink[ink > 0].mean()
    assert ink[:20].max() == 0
    assert hills.hachures(height, where * 0, 1).getbbox() is None


def test_crags_and_bare_ground_fill_a_steep_hex():
    canvas = canvas_of(SIZE, GREY)
    hills.bare(canvas, masses.mass(LAY, ["B2"], 6))
    image = picture(canvas)
    assert cover(image, "B2") > 0.95
    assert cover(image, "B3") == 0
    image = plain()
    hills.cliffs(image, LAY, ["B2"], 3)
    assert cover(image, "B2") > 0.7
    assert within(changed(image), box_of("B2"), 14)


def test_a_sandpit_lies_below_the_ground_in_its_hex():
    canvas = canvas_of(SIZE, GREY)
    height = hills.sandpit(canvas, LAY, ["B2"], 3)
    x, y = (round(one) for one in LAY.at("B2"))
    assert height[y, x] < -20
    assert height[0, 0] == height.max() == 0
    foot = round(y + 0.8 * LAY.side)  # below the base of whoever stands there
    for spot in (canvas[y, x], canvas[foot, x]):
        assert spot[0] > 200 > spot[2]
    assert within(changed(picture(canvas)), box_of("B2"), 4)


def test_crags_repeat_from_no_hex_to_the_next():
    image = plain()
    hills.cliffs(image, LAY, ["B2", "B3"], 3)
    first, second = (image.crop(box_of(label, share=0.6)) for label in ("B2", "B3"))
    other = ImageChops.difference(first, second.resize(first.size)).convert("L")
    assert np.mean(np.asarray(other) > 12) > 0.4


def test_a_village_shows_below_whoever_stands_in_it():
    canvas = canvas_of(SIZE, GREY)
    villages.yards(canvas, LAY, ["B2"], 3)
    x, foot = (round(one) for one in LAY.at("B2", 0, 0.8))
    assert canvas[foot, x, 0] > canvas[foot, x, 2] + 20
    assert within(changed(picture(canvas)), box_of("B2"), 12)
    image = plain()
    villages.walls(image, LAY, ["B2"])
    left, top, right, bottom = changed(image)
    assert top > LAY.at("B2")[1]
    assert bottom > foot
    assert left < x < right
    assert within((left, top, right, bottom), box_of("B2"), 8)
    image = plain()
    villages.walls(image, LAY, ["B2", "C2", "C3"])  # its neighbours below have the walls
    assert changed(image)[1] > LAY.at("C2")[1]


def test_a_wood_fills_its_hexes_with_dark_trees():
    image = plain()
    woods(image, LAY, ["B2"], 31)
    assert cover(image, "B2") > 0.95
    assert within(changed(image), box_of("B2"), 24)
    assert brightness(image, *LAY.at("B2"), 30) < 3 * 110


def run(*labels, deep=(), lay=LAY):
    return channels.channels(lay, labels, 4)


def test_water_runs_through_the_middle_of_its_hexes_and_off_the_board():
    wet = ("A1", "B1", "C2")
    assert channels.sides_of(LAY, "B1", wet) == ("SE", "NW")
    assert "SE" in channels.sides_of(LAY, "A1", wet)
    assert len(channels.sides_of(LAY, "A1", wet)) == 2
    found = run(*wet)
    assert [one.label for one in found] == list(wet)
    for one in found:
        assert np.hypot(*np.subtract(one.middle, LAY.at(one.label))) < 8
        assert min(np.hypot(*np.subtract(p, one.middle)) for p in one.lines[0]) < 1
    (chain,) = channels.joined(line for one in found for line in one.lines)
    assert len(chain) > 40
    assert not 0 < chain[0][1] < SIZE[1] or not 0 < chain[0][0] < SIZE[0]


def test_a_lone_pool_and_a_fork_have_lines_of_their_own():
    (pool,) = run("B2")
    assert len(pool.lines) == 1
    assert max(x for x, _ in pool.lines[0]) - min(x for x, _ in pool.lines[0]) < 80
    fork = next(one for one in run("A2", "B1", "B2", "B3", "C3") if one.label == "B2")
    assert len(fork.lines) >= 1


def poured(deep):
    canvas, wet = canvas_of(SIZE, GREY), run("B1", "B2", "B3")
    found = water.pour(canvas, LAY, wet, deep, 7)
    return canvas, found, wet


def test_a_river_is_wider_and_darker_than_a_brook():
    (brook, thin, _), (river, wide, _) = poured(()), poured(("B1", "B2", "B3"))
    assert wide.bed.sum() > 1.25 * thin.bed.sum()
    assert river[wide.bed > 0.9].mean() < brook[thin.bed > 0.9].mean() - 15
    image = picture(river)
    water.glints(image, wide)
    assert sum(ImageStat.Stat(image).mean) > sum(ImageStat.Stat(picture(river)).mean)
    valley = water.valley(LAY, run("B1", "B2", "B3"))
    assert valley.max() < 1  # blurred bicubically
    assert valley[SIZE[1] // 2, SIZE[0] // 2] < -8


def test_water_seeps_away_where_it_ends_and_runs_off_the_board_in_full():
    wet = run("A1", "B1", "B2")
    ends = channels.ends(wet)
    ((tip, way),) = [one for one in ends if 0 < one[0][0] < SIZE[0] and 0 < one[0][1] < SIZE[1]]
    assert 20 < np.hypot(*np.subtract(tip, LAY.at("B2"))) < 60
    bed = water.pour(canvas_of(SIZE, GREY), LAY, wet, (), 7).bed
    for behind in range(0, 28, 4):
        x, y = np.subtract(tip, np.multiply(way, behind))
        assert bed[round(y), round(x)] < 0.1
    for one in wet:
        assert bed[round(one.middle[1]), round(one.middle[0])] > 0.85


def test_water_does_not_end_where_it_flows_into_other_water():
    river = channels.Channel(
        "r", (((0.0, 100.0), (60.0, 100.0), (120.0, 100.0)),), (60, 100), (1, 0)
    )
    stream = channels.Channel("s", (((60.0, 100.0), (60.0, 150.0)),), (60, 150), (0, 1))
    assert sorted(channels.ends((river, stream))) == [
        ((0, 100), (1, 0)), ((60, 150), (0, -1)), ((120, 100), (-1, 0)),
    ]  # fmt: skip
    bed = water.pour(canvas_of(SIZE, GREY), LAY, (river, stream), (), 7).bed
    assert bed[100, 48:72].min() > 0.85
    assert bed[112, 60] > 0.85


@pytest.mark.parametrize("cross", [water.bridge, lambda *most: water.ford(*most, 5)])
def test_a_crossing_lies_in_the_middle_of_its_hex(cross):
    for one in run("B1", "B2", "B3"):
        image = plain()
        cross(image, LAY, one)
        assert within(changed(image), box_of(one.label), 4)
        assert cover(image, one.label) > 0.1


@pytest.mark.parametrize(
    ("build", "least"),
    [
        (lambda image, lay, label: villages.village(image, lay, label, 3), 0.5),
        (villages.mill, 0.3),
        (lambda image, lay, label: ice.rocks(image, lay, label, 3), 0.5),
        (lambda image, lay, label: ice.spires(image, lay, label, 3), 0.5),
        (ice.building, 0.7),
        (ice.wreckage, 0.6),
    ],
    ids=["village", "mill", "rocks", "spires", "building", "wreck"],
)
def test_what_stands_in_a_hex_fills_its_middle_and_stays_near_it(build, least):
    image, again = plain(), plain()
    build(image, LAY, "B2")
    build(again, LAY, "B2")
    assert cover(image, "B2") > least
    assert within(changed(image), box_of("B2"), 18)
    assert image.tobytes() == again.tobytes()


@pytest.mark.parametrize("lay", [LAY, TURNED], ids=["upright", "turned"])
def test_works_stand_on_their_sides_of_the_hex(lay):
    for side in ("W", "NE", "SE"):
        image = plain()
        villages.works(image, lay, "B2", (side,))
        mx, my = lay.middle_of("B2", side)
        cx, cy = lay.at("B2")
        assert brightness(image, mx * 0.8 + cx * 0.2, my * 0.8 + cy * 0.2, 2) != 3 * 128
        assert cover(image, "B2", lay) < 0.35
        assert within(changed(image), box_of("B2", lay), 8)


def test_snow_is_light_and_its_hills_warm_and_lit_at_the_upper_left():
    canvas, height = snow.snowfield(SIZE, 1)
    assert all(part > 200 for part in mean(canvas))
    dome = snow.snow_dome(LAY, ["B2"], 4)
    snow.lit_snow(canvas, height + snow.snow_hill(dome), dome)
    image, (x, y) = picture(canvas), LAY.at("B2")
    assert brightness(image, x - 38, y - 34) > brightness(image, x + 44, y + 38) + 60
    red, _, blue = ImageStat.Stat(image.crop(box_of("B2", share=0.4))).mean
    other = ImageStat.Stat(image.crop(box_of("C4", share=0.4))).mean
    assert red - blue > other[0] - other[2] + 8


def test_a_hill_of_snow_is_no_hexagon_and_leaves_its_hex_by_an_eighth_at_most():
    dome = snow.snow_dome(LAY, ["B2"], 4)
    x, y = (round(one) for one in LAY.at("B2"))
    risen = dome > 0.05
    reach = round(0.62 * LAY.field.hex_width)
    assert risen[y - 8 : y + 9, x - 20 : x + 21].all()
    assert not risen[:, : x - reach].any()
    assert not risen[:, x + reach :].any()
    assert len({int(row.sum()) for row in risen[y - 30 : y + 31]}) > 15, (
        "its sides are not straight"
    )
    joined = snow.snow_dome(LAY, ["B2", "B3"], 4)
    edge = LAY.middle_of("B2", "E")
    assert joined[round(edge[1]), round(edge[0])] > 0.5 > dome[round(edge[1]), round(edge[0])]


def test_a_trench_crosses_its_hexes_in_heaps_of_snow_and_has_sandbags_below():
    canvas = canvas_of(SIZE, (180, 190, 200))
    trenches.berm(canvas, LAY, ["B1", "B2"], 30)
    assert canvas[round(LAY.at("B2", 0, -0.02)[1]), round(LAY.at("B2")[0])].mean() > 230
    image = picture(canvas)
    trenches.trench(image, LAY, ["B1", "B2"], 30)
    edge = LAY.middle_of("B1", "E")
    for x, y in (LAY.at("B1", 0, 0.2), LAY.at("B2", 0, 0.2), (edge[0], edge[1] + 18)):
        assert brightness(image, x, y, 2) < 3 * 130
    assert brightness(image, edge[0], edge[1] + 6, 2) < brightness(image, edge[0], edge[1] + 28, 2)
    image = plain()
    trenches.sandbags(image, LAY, "B2")
    box = changed(image)
    assert within(box, box_of("B2"), 10)
    assert box[1] > LAY.at("B2")[1] + 0.4 * LAY.side


@pytest.mark.parametrize("labels", [("B2",), ("B1", "B2"), ("A1", "B1", "C2")])
def test_a_chasm_is_dark_in_the_middle_of_each_of_its_hexes(labels):
    image = plain()
    chasms.chasm(image, LAY, labels, 11)
    for label in labels:
        part = image.crop(box_of(label, share=0.4)).convert("L")
        assert part.getextrema()[0] < 40
        assert cover(image, label) > 0.25
    assert cover(image, "C4") == 0


def test_the_names_stand_at_the_upper_tips_and_the_grid_lies_thin():
    image = plain()
    lines.grid(image, LAY, (0, 0, 0), 0.33)
    assert image.convert("L").getextrema()[0] > 75
    assert cover(image, "B2") == 0
    names = plain()
    lines.names(names, LAY, 24, (0, 0, 0), (255, 255, 255))
    sprite = name("B2", 24, (0, 0, 0), (255, 255, 255))
    x, y = lines.name_spot(LAY, "B2")
    box = tuple(round(v) for v in (x - sprite.width / 2, y - sprite.height / 2))
    part = names.crop((*box, box[0] + sprite.width, box[1] + sprite.height))
    assert part.convert("L").getextrema() == (0, 255)
    assert y == pytest.approx(LAY.at("B2")[1] - 0.68 * LAY.side)


def test_sections_are_parted_by_dots_on_their_lines_and_named_between_them():
    for lay in (LAY, TURNED):
        image = plain()
        lines.sections(image, lay, (255, 255, 255))
        columns = np.nonzero((np.asarray(image) != 128).any(axis=(0, 2)))[0]
        assert {round((c - FIELD.left) / 112, 1) for c in columns} == {1.0, 3.0}
    image = plain()
    lower = ("d", "a very long name", "f")
    named = lines.section_names(LAY, ("a", "b", "c"), lower, 20, GREY, (9, 9, 9))
    lines.lay_section_names(image, named)
    rows = np.nonzero((np.asarray(image) != 128).any(axis=(1, 2)))[0]
    assert rows.min() >= 0
    assert not [row for row in rows if 40 < row < SIZE[1] - 40]
