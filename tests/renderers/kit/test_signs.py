"""Printed signs: what they say, how large they are, and that they can be told apart."""

from itertools import combinations, pairwise

import numpy as np
import pytest
from PIL import Image, ImageChops

from renderers.kit.brush.colours import CREAM, INK, LOSS, ORDER, ORDER_LINE, TARGET, WHITE, rgb
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.scene.placed import shared
from renderers.kit.signs import chips, dice, eye, losses, orders, sabres, shots, targets, trails
from renderers.kit.signs.lettering import name, numeral
from renderers.kit.signs.steps import put_steps

BLUE = rgb("#2b4a9c")
RIM = rgb("#fff3d6")


def colours(image):
    """Return how many opaque pixels each colour has."""
    flat = image.convert("RGBA")
    return {c[:3]: n for n, c in flat.getcolors(flat.width * flat.height) if c[3] == 255}


def alike(one, other):
    """Tell whether two sprites show the same on the same ground."""
    if one.size != other.size:
        return False
    ground = Image.new("RGBA", one.size, (120, 120, 120, 255))
    pair = [Image.alpha_composite(ground, image).convert("RGB") for image in (one, other)]
    return ImageChops.difference(*pair).getbbox() is None


def inked(image):
    """Return the box of what is opaque."""
    return image.getchannel("A").point([0] * 128 + [255] * 128).getbbox()


SIGNS = {
    "chip": lambda k: chips.chip(3, 4, "LN", k),
    "loss": lambda k: losses.loss(1, k),
    "gain": lambda k: losses.gain(1, k),
    "gone": losses.eliminated,
    "target": lambda k: targets.lozenge("1", k),
    "chosen": lambda k: targets.chosen("1", k),
    "sabres": sabres.sabres,
    "closed": eye.eye,
    "open": lambda k: eye.eye(k, closed=False),
}


@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_grows_with_the_view_and_is_the_same_each_time(sign):
    paint = SIGNS[sign]
    small, large = inked(paint(1.0)), inked(paint(1.5))
    for axis in (2, 3):
        assert large[axis] == pytest.approx(1.5 * small[axis], abs=2)
    assert paint(1.0).tobytes() == paint(1.0).tobytes()


def test_no_two_signs_look_alike():
    shown = [paint(1.0) for paint in SIGNS.values()]
    shown += [losses.loss(2), losses.loss(12), targets.lozenge("2"), targets.chosen("")]
    shown += [chips.chip(4, 4, "LN"), chips.chip(3, 4, "FA"), chips.chip(3, 4), chips.chip(2, 4)]
    assert [pair for pair in combinations(range(len(shown)), 2)
            if alike(shown[pair[0]], shown[pair[1]])] == []  # fmt: skip


def test_a_hurt_unit_has_white_on_dark_and_a_whole_one_dark_on_cream():
    whole, hurt = colours(chips.chip(4, 4)), colours(chips.chip(3, 4))
    assert whole.get(CREAM, 0) > 100 < hurt.get(ORDER_LINE, 0)
    assert hurt.get(WHITE, 0) > 20 > whole.get(WHITE, 0)
    assert whole.get(INK, 0) > 20
    assert chips.chip(12, 12).width > chips.chip(2, 2).width


def test_signs_hold_their_exact_colours():
    assert colours(losses.loss(1)).get(LOSS, 0) > 100
    assert colours(targets.lozenge("1")).get(TARGET, 0) > 300
    assert colours(targets.chosen("1")).get(WHITE, 0) > colours(targets.lozenge("1"))[WHITE]


def test_an_ordered_unit_has_a_strong_edge_and_one_that_has_battled_a_grey_one():
    assert orders.TONES["ordered"] == ORDER
    red, green, blue = orders.TONES["done"]
    assert max(red, green, blue) - min(red, green, blue) < 20


def test_a_name_has_a_hard_halo():
    shown = colours(name("E3", 24, INK, CREAM))
    assert shown[CREAM] > 100 < shown[INK]
    assert name("E3", 52, INK, CREAM).height > 1.9 * name("E3", 24, INK, CREAM).height


def test_a_numeral_stands_around_its_point():
    image = Image.new("RGB", (100, 60))
    numeral(image, (50, 30), "8", 40, WHITE)
    left, top, right, bottom = image.getbbox()
    assert (left + right) / 2 == pytest.approx(50, abs=2)
    assert (top + bottom) / 2 == pytest.approx(30, abs=3)


WAY = [(100, 100), (160, 140), (160, 240)]


@pytest.mark.parametrize("paint", [trails.ribbon, trails.chevrons])
def test_a_way_lies_where_it_leads_and_costs_nothing_again_elsewhere(paint):
    sprite, (left, top) = paint(WAY, BLUE, RIM)
    box = inked(sprite)
    assert left + box[0] >= 100 - 20
    assert left + box[2] <= 160 + 30
    assert top + box[3] == pytest.approx(240, abs=8)
    moved, corner = paint([(x + 300, y + 50) for x, y in WAY], BLUE, RIM)
    assert moved is sprite
    assert corner == (left + 300, top + 50)
    shown = colours(sprite)
    assert shown[BLUE] > 500 < shown[RIM] + 400


def test_a_ribbon_is_one_piece_and_swells_and_a_retreat_is_many():
    def gaps(drawn):
        """Count the changes between fill and ground along the last leg of the way."""
        sprite, (left, top) = drawn
        column = [sprite.getpixel((160 - left, y - top))[:3] == BLUE for y in range(170, 238)]
        return sum(a != b for a, b in pairwise(column))

    assert gaps(trails.ribbon(WAY, BLUE, RIM)) == 0
    assert gaps(trails.chevrons(WAY, BLUE, RIM)) >= 2
    sprite, (_, top) = trails.ribbon([(0, 0), (0, 300)], BLUE, RIM)
    alpha = np.asarray(sprite.getchannel("A"))
    near, far = (int((alpha[y - top] > 128).sum()) for y in (20, 240))
    assert far > near + 3


@pytest.mark.parametrize("shots_", [1, 3, 8, 12])
def test_there_are_as_many_tracers_as_dice(shots_):
    sprite, (left, top) = shots.volley((0, 0), (0, 400), shots_)
    assert (left < 0, top < 0) == (True, True)
    lit = np.zeros(sprite.width, bool)
    pixels = np.asarray(sprite).astype(int)
    core = (np.abs(pixels[..., :3] - shots.POWDER.core).sum(-1) < 120) & (pixels[..., 3] > 200)
    lit = core.any(axis=0)
    runs = int((lit[1:] & ~lit[:-1]).sum())
    assert runs == shots_


def test_beams_differ_by_side_and_flashes_by_kind():
    beams = [shots.volley((0, 0), (90, 60), 2, fire)[0]
             for fire in (shots.POWDER, shots.RED_BEAM, shots.GREEN_BEAM)]  # fmt: skip
    stars = [shots.flash(44, 0.2, one) for one in (shots.MUZZLE, shots.STRUCK, shots.GREEN_STRUCK)]
    assert not any(alike(a, b) for a, b in (*combinations(beams, 2), *combinations(stars, 2)))


@pytest.mark.parametrize("size", [40, 92])
def test_smoke_and_craters_fade_before_their_edge(size):
    for image, high in ((shots.smoke(size, 3), size), (shots.crater(size, 3), size // 2)):
        assert image.size == (size, high)
        alpha = np.asarray(image.getchannel("A"))
        edge = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
        assert int(edge.max()) < 40
        assert int(alpha.max()) > 100
    assert not alike(shots.smoke(size, 3), shots.smoke(size, 4))


def test_a_clear_line_is_whole_and_a_blocked_one_broken():
    for clear, ink, broken in ((True, TARGET, False), (False, LOSS, True)):
        sprite, (left, top) = eye.sightline((0, 0), (200, 0), clear=clear)
        row = [sprite.getpixel((x - left, -top))[:3] == ink for x in range(4, 180)]
        assert any(row)
        assert all(row) is not broken


def test_every_face_and_every_way_of_counting_look_different():
    faces = [dice.die(face, 60) for face in (*dice.FACES, "7", "10")]
    marks = [dice.die("foot", 60, mark) for mark in ("", "hit", "flag", "miss", "dropped")]
    stuffs = [dice.die("foot", 60), dice.die("foot", 60, stuff="ice")]
    for group in (faces, marks, stuffs):
        assert not any(alike(a, b) for a, b in combinations(group, 2))
    assert colours(dice.die("foot", 60, "hit"))[dice.RIMS["hit"]] > 30


def test_dice_are_turned_a_little_and_by_the_roll_alone():
    turns = [dice.turn_of(5, place) for place in range(40)]
    assert turns == [dice.turn_of(5, place) for place in range(40)]
    assert len(set(turns)) > 6
    assert max(map(abs, turns)) <= dice.MOST_TURN
    assert turns != [dice.turn_of(6, place) for place in range(40)]


def test_a_medal_won_is_not_an_empty_socket():
    assert not alike(dice.medal(True, 30, RIM), dice.medal(False, 30, RIM))


def test_numbers_of_steps_keep_off_the_figures_and_near_their_way():
    scene = Scene((400, 300))
    spots = {"A": (140.0, 120.0), "B": (230.0, 120.0), "C": (140.0, 230.0)}
    piece = Image.new("RGBA", (90, 70), (0, 0, 0, 255))
    units = [scene.put(Layer.PIECES, ("unit", one), piece, spot) for one, spot in spots.items()]
    put_steps(scene, spots.__getitem__, [("A", "B"), ("C", "A")], ())
    first, second = scene.boxes("step")
    assert not shared(first, second)
    for (left, top, right, bottom), (ax, ay) in ((first, spots["A"]), (second, spots["C"])):
        middle = ((left + right) / 2, (top + bottom) / 2)
        assert max(abs(middle[0] - ax), abs(middle[1] - ay)) < 80
        for unit in units:
            inner = (unit[0] + 12, unit[1] + 15, unit[2] - 12, unit[3] - 15)
            assert not shared((left, top, right, bottom), inner)


def test_numbers_of_steps_keep_off_the_names_of_hexes():
    spots = {"A": (100.0, 100.0), "B": (300.0, 100.0)}
    ways = [("A", "B"), ("B", "A")]
    free = Scene((400, 300))
    put_steps(free, spots.__getitem__, ways, ())
    names = free.boxes("step")
    scene = Scene((400, 300))
    put_steps(scene, spots.__getitem__, ways, (), names)
    assert len(scene.boxes("step")) == 2
    assert not any(shared(one, name) for one in scene.boxes("step") for name in names)
