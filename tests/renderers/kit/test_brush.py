"""The tools of painting: chance that stays, light from the upper left, flat touches."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from renderers.kit.brush import colours, fields
from renderers.kit.brush.gouache import gouache
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.noise import jitter, noise
from renderers.kit.brush.shadows import dropped, put, shadowed

GREY = (120, 120, 120)


def rgb_at(image, x, y):
    return image.convert("RGBA").getpixel((x, y))[:3]


def test_a_colour_code_names_its_three_parts():
    assert colours.rgb("#0a80ff") == (10, 128, 255)
    with pytest.raises(ValueError, match="no colour"):
        colours.rgb("red")


def test_jitter_spreads_over_the_unit_and_follows_from_its_numbers_alone():
    shares = [jitter(1, x, y) for x in range(20) for y in range(20)]
    assert len({round(share * 10 - 0.5) for share in shares}) == 10
    assert 0 <= min(shares) < max(shares) < 1
    assert abs(np.mean(shares) - 0.5) < 0.05
    assert [round(jitter(7, 1, 2), 6), round(jitter(-3), 6)] == JITTERS


JITTERS = [0.833403, 0.348871]


def test_noise_is_smooth_lies_around_zero_and_follows_from_its_seed():
    field = noise((200, 90), 40, 5)
    assert field.shape == (90, 200)
    assert field.dtype == np.float32
    assert -1.5 < field.min() < -0.2 < 0.2 < field.max() < 1.5
    assert abs(field.mean()) < 0.25
    assert np.abs(np.diff(field, axis=1)).max() < 0.35
    assert np.array_equal(field, noise((200, 90), 40, 5))
    assert not np.array_equal(field, noise((200, 90), 40, 6))


def test_stretched_noise_changes_less_from_left_to_right():
    flat = noise((300, 300), 30, 5, 2, stretch=4)
    assert np.abs(np.diff(flat, axis=1)).mean() < 0.5 * np.abs(np.diff(flat, axis=0)).mean()


def test_turned_noise_is_smooth_and_differs_from_plain_noise():
    plain, turned = (noise((400, 400), 80, 5, turn=angle) for angle in (0.0, 45.0))
    assert -1.5 < turned.min() < -0.2 < 0.2 < turned.max() < 1.5
    assert np.abs(np.diff(turned, axis=1)).max() < 0.35
    assert np.array_equal(turned, noise((400, 400), 80, 5, turn=45.0))
    assert not np.allclose(turned, plain)


def test_relief_lights_what_faces_the_upper_left():
    y, x = np.mgrid[0:40, 0:40].astype(np.float32)
    dome = 20 - np.hypot(x - 20, y - 20)
    light = fields.relief(dome)
    assert light[10, 10] > 0.5 > -0.5 > light[30, 30]
    assert np.all(fields.relief(np.zeros((5, 5), np.float32)) == 0)


def test_steps_and_soft_steps():
    ramp = np.linspace(-1, 2, 31, dtype=np.float32)
    assert fields.smooth(ramp, 0, 1)[[0, 10, 15, 20, 30]].tolist() == [0, 0, 0.5, 1, 1]
    assert len(np.unique(fields.steps(ramp, 4))) == 13


def test_a_canvas_takes_colours_by_shares():
    canvas = fields.canvas_of((4, 3), (0, 0, 0))
    fields.tint(canvas, (200, 100, 50), 0.5)
    share = np.zeros((3, 4), np.float32)
    share[0, 1] = 1
    fields.tint(canvas, (255, 255, 255), share)
    painted = fields.picture(canvas)
    assert (painted.size, painted.mode) == ((4, 3), "RGB")
    assert [painted.getpixel(at) for at in ((0, 0), (1, 0))] == [(100, 50, 25), (255, 255, 255)]


def test_a_blurred_field_keeps_its_mean_and_loses_its_edges():
    mask = fields.mask_of(
        (64, 64), lambda pen, k: pen.rectangle((0, 0, 32 * k - 1, 64 * k), 255), 2
    )
    assert mask[:, :32].min() == 1 > mask[:, 32:].max() == 0
    soft = fields.blur(mask, 8)
    assert soft.mean() == pytest.approx(0.5, abs=0.02)
    assert np.abs(np.diff(soft, axis=1)).max() < 0.2


def test_a_curve_goes_through_its_points():
    points = [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0)]
    line = fields.curve(points, each=4)
    assert len(line) == 9
    assert line[::4] == points
    ring = fields.curve(points, closed=True, each=4)
    assert len(ring) == 12
    assert ring[::4] == points


def test_gouache_leaves_few_tones_and_no_lone_pixel():
    image = fields.picture(120 + 100 * np.repeat(noise((90, 90), 30, 2)[..., None], 3, axis=2))
    image.putpixel((40, 40), (255, 0, 0))
    flat = gouache(image, 8)
    assert flat.size == image.size
    assert len(flat.getcolors() or ()) <= 8
    assert rgb_at(flat, 40, 40) in {rgb_at(flat, 38, 40), rgb_at(flat, 42, 40)}


def parts(mini):
    mini.poly(GREY, (2, 2), (18, 2), (18, 18), (2, 18), depth=3)
    return mini


def test_a_part_is_lit_at_the_upper_left_and_dark_at_the_lower_right():
    sprite = parts(Mini(20, 20)).done(0)
    assert rgb_at(sprite, 3, 3)[0] > GREY[0] + 20 > GREY[0] - 20 > rgb_at(sprite, 16, 16)[0]
    assert rgb_at(sprite, 10, 10) == pytest.approx(GREY, abs=5)
    assert sprite.getpixel((0, 0))[3] == 0


@pytest.mark.parametrize("scale", [0.5, 1.0, 1.5])
def test_a_miniature_scales_with_its_parts(scale):
    sprite = parts(Mini(20, 24, scale, up=4)).done(0)
    assert sprite.size == (round(20 * scale), round(24 * scale))
    box = (2 * scale, 6 * scale, 18 * scale, 22 * scale)
    assert sprite.getbbox() == pytest.approx(box, abs=1)


@pytest.mark.parametrize(
    "draw",
    [
        lambda mini: mini.line(GREY, (10, 20), (30, 20), width=10),
        lambda mini: mini.disc(GREY, 20, 20, 15, 5),
        lambda mini: mini.box(GREY, 5, 15, 35, 25, radius=3),
        lambda mini: mini.poly(GREY, (5, 15), (35, 15), (35, 25), (5, 25)),
    ],
    ids=["line", "disc", "box", "poly"],
)
def test_every_kind_of_part_fills_its_place(draw):
    mini = Mini(40, 40)
    draw(mini)
    assert mini.done(0).getbbox() == pytest.approx((5, 15, 35, 25), abs=1)


def test_an_outline_surrounds_all_parts():
    plain, lined = parts(Mini(20, 20)).done(0), parts(Mini(20, 20)).done(1, (9, 9, 9))
    assert rgb_at(lined, 1, 10) == (9, 9, 9)
    assert plain.getpixel((1, 10))[3] == 0


def test_a_part_outside_the_sprite_is_not_drawn():
    mini = Mini(10, 10)
    mini.disc(GREY, 50, 50, 4)
    assert mini.done(0).getbbox() is None


def darkness(image, box):
    return image.crop(box).getchannel("A").resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))


def test_a_standing_figure_casts_its_shadow_to_the_right_of_its_feet():
    pole = Image.new("RGBA", (20, 100))
    pole.paste((*GREY, 255), (8, 0, 12, 100))
    cast = shadowed(pole)
    assert cast.size == (65, 116)
    assert cast.getpixel((10, 50)) == (*GREY, 255)
    assert darkness(cast, (20, 100, 65, 116)) > 4 * darkness(cast, (20, 0, 65, 80))
    assert darkness(cast, (0, 100, 9, 116)) < 40


def test_a_flat_thing_lies_above_its_soft_shadow():
    plate = Image.new("RGBA", (30, 20), (*GREY, 255))
    laid = dropped(plate, 4, 5, 2, 1.0, (1, 2, 3))
    assert laid.size == (38, 29)
    assert laid.crop((0, 0, 30, 20)).tobytes() == plate.tobytes()
    assert laid.getpixel((31, 21))[:3] == (1, 2, 3)
    assert laid.getpixel((31, 21))[3] > laid.getpixel((37, 28))[3]


def test_a_sprite_is_put_by_its_anchor():
    image = Image.new("RGB", (50, 50))
    box = put(image, Image.new("RGBA", (10, 6), (255, 0, 0, 255)), 20, 30, (0.5, 1.0))
    assert box == (15, 24, 25, 30)
    assert image.getbbox() == box
