"""Sprites: each kind draws, differs from the others, and draws the same every time."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers.commands_colors.sections import Order, section_map
from renderers.hoth import counters, shapes, terrain
from renderers.kit import figures, theme
from renderers.kit.kept import KEPT

SIDES = {
    "snowtroopers": "empire",
    "at_at": "empire",
    "probe_droids": "empire",
    "echo_troopers": "rebels",
    "snowspeeders": "rebels",
    "rebel_artillery": "rebels",
}


def flat(sprite, colour=theme.SNOW):
    sheet = Image.new("RGB", sprite.size, colour)
    sheet.paste(sprite, (0, 0), sprite)
    return sheet


def difference(first, second):
    """Mean absolute difference of lightness, 0 to 255."""
    gap = ImageChops.difference(flat(first).convert("L"), flat(second).convert("L"))
    return ImageStat.Stat(gap).mean[0]


def counter(type_, figures_=(2, 2), badge=None, ordered=False, web=""):
    return counters.counter(type_, SIDES[type_], figures_, badge, (ordered, web))


def test_unit_types_can_be_told_apart_without_colour():
    for first, second in combinations(SIDES, 2):
        assert difference(counter(first, (1, 1)), counter(second, (1, 1))) > 1.5


@pytest.mark.parametrize("type_", SIDES)
def test_a_lost_figure_leaves_a_gap(type_):
    assert difference(counter(type_, (1, 2)), counter(type_, (2, 2))) > 0.5


def test_every_strength_looks_different():
    shown = [counter("snowtroopers", (left, 4)).tobytes() for left in (1, 2, 3, 4)]
    assert len(set(shown)) == 4


def test_every_badge_looks_different_and_differs_from_none():
    shown = [counter("echo_troopers", badge=badge) for badge in (None, *shapes.BADGES)]
    for first, second in combinations(shown, 2):
        assert difference(first, second) > 0.2


def test_the_two_sides_of_an_e_web_differ():
    installed = counter("echo_troopers", badge="e_web", web="installed")
    moved = counter("echo_troopers", badge="e_web", web="moved")
    assert difference(installed, moved) > 0.5


def test_an_ordered_unit_has_a_ring_outside_its_counter():
    plain, ringed = counter("at_at"), counter("at_at", ordered=True)
    spot = (8, plain.height // 2)
    assert plain.getpixel(spot)[3] < 60
    assert ringed.getpixel((12, plain.height // 2))[:3] == theme.ORDER


def test_sides_differ_in_lightness_and_in_the_corner():
    empire, rebels = counter("at_at"), counter("rebel_artillery")
    corner = (20, 20)
    assert empire.getpixel(corner)[3] == 255
    assert rebels.getpixel(corner)[3] < 255
    dark, light = (sum(theme.plate(side)) for side in ("empire", "rebels"))
    assert light > 2 * dark


def test_terrain_can_be_told_apart_without_colour():
    for first, second in combinations(terrain.KINDS, 2):
        assert difference(terrain.tile(first), terrain.tile(second)) > 4


def test_terrain_can_be_told_apart_around_a_counter():
    shown = {}
    for kind in terrain.KINDS:
        tile = terrain.tile(kind).copy()
        middle = (tile.width // 2 - 59, tile.height // 2 - 38)
        tile.paste(Image.new("RGBA", (118, 94), (*theme.EMPIRE, 255)), middle)
        shown[kind] = tile
    for first, second in combinations(terrain.KINDS, 2):
        assert difference(shown[first], shown[second]) > 1.5


def test_die_faces_differ():
    for first, second in combinations(figures.FACES, 2):
        assert difference(counters.die(first), counters.die(second)) > 2


def test_medals_differ_by_kind_side_and_taking():
    shown = [
        counters.medal(kind, sides, 56, taken).tobytes()
        for kind in ("temporary", "permanent")
        for sides, taken in (
            (("empire",), ""),
            (("rebels",), ""),
            (("empire", "rebels"), ""),
            (("empire", "rebels"), "rebels"),
        )
    ]
    assert len(set(shown)) == 8


def test_fortifications_differ():
    shown = [counters.fortification(kind, "rebels") for kind in ("shield_generator", "ion_cannon")]
    assert difference(*shown) > 4


@pytest.mark.parametrize(
    ("orders", "named"),
    [
        ((Order("left", 1),), ""),
        ((Order("right", 1),), ""),
        ((Order("left", 2),), ""),
        ((Order("any", 0),), ""),
        ((Order("one", 3),), ""),
        ((Order("one", 3),), "right"),
        ((Order("any", 0), Order("any", 2)), ""),
    ],
    ids=str,
)
def test_the_map_of_a_card_shows_its_orders(orders, named):
    plain = section_map((Order("centre", 1),), "", 150, 56)
    assert section_map(orders, named, 150, 56).tobytes() != plain.tobytes()


def test_sprites_are_drawn_the_same_again():
    def draw():
        return [
            *(counter(type_, (1, 3), "scouts", True).tobytes() for type_ in SIDES),
            *(terrain.tile(kind, 3).tobytes() for kind in terrain.KINDS),
            *(counters.die(face).tobytes() for face in figures.FACES),
        ]

    first = draw()
    KEPT.clear()
    assert draw() == first
