"""Films: how frames are shared out, held, and encoded within limits."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.engine.model import Moment
from renderers.kit.brush.noise import noise
from renderers.kit.scene.film import (
    END_MS,
    MOTION_MS,
    STILL_MS,
    WIDTH,
    Count,
    Frame,
    Limits,
    Part,
    film,
    joined,
    reduced,
    scenes,
    shared_out,
    slides,
)
from renderers.kit.signs.trails import gone

RED, GREEN, BLUE = (190, 40, 40), (40, 160, 70), (40, 70, 180)


def plain(colour, size=(960, 720)):
    return Image.new("RGB", size, colour)


def moving(share):
    """A board with a piece that has gone a share of its way."""
    image = plain(GREEN)
    image.paste(RED, (round(600 * share), 200, round(600 * share) + 90, 290))
    return image


def rough(seed, size=(640, 480)):
    """A picture that is heavy to encode."""
    field = noise(size, 3.0, seed, 3)
    return Image.fromarray(((field + 1) * 127).clip(0, 255).astype("uint8")).convert("RGB")


def read(data):
    """The frames of an encoded film with the milliseconds for which each is held."""
    with Image.open(BytesIO(data)) as image:
        frames = []
        for number in range(image.n_frames):
            image.seek(number)
            image.load()
            frames.append((image.convert("RGB"), image.info["duration"]))
    return frames


def apart(one, other):
    """The largest difference of a pixel between two pictures."""
    return max(high for _, high in ImageChops.difference(one, other).getextrema())


def test_a_turn_begins_still_moves_and_ends_with_its_still_picture_for_long():
    parts = [Part(moving, 3, lambda: moving(1))]
    frames = [*scenes(lambda: moving(0), parts, lambda: plain(BLUE))]
    assert [frame.ms for frame in frames] == [STILL_MS, *[MOTION_MS] * 3, STILL_MS, END_MS]
    for frame, share in zip(frames, (0, 0.25, 0.5, 0.75, 1), strict=False):
        assert frame.image.tobytes() == reduced(moving(share)).tobytes()
    assert frames[-1].image.tobytes() == reduced(plain(BLUE)).tobytes()
    assert frames[0].image.size == (WIDTH, 480)


def test_frames_are_shared_out_by_what_deeds_are_worth_and_never_exceed_the_room():
    fire, fall = Part(moving, 4), Part(moving, 8, plain)
    assert shared_out([fire, fall], 22) == [Count(4, False), Count(8, True)]
    assert shared_out([fire, fall], 7) == [Count(2, False), Count(4, True)]
    assert shared_out([fall] * 3, 3) == [Count(0, True)] * 3
    assert shared_out([fall] * 5, 3) == [*[Count(0, False)] * 2, *[Count(0, True)] * 3]
    assert shared_out([], 22) == []


@pytest.mark.parametrize("count", [1, 3, 12, 60])
def test_a_film_of_many_deeds_keeps_to_its_frames(count):
    parts = [Part(moving, 8, lambda: plain(RED))] * count
    assert len([*scenes(lambda: plain(GREEN), parts, lambda: plain(BLUE), 24)]) <= 24


def test_a_film_plays_for_ever_and_shows_every_frame_for_its_time():
    frames = [Frame(plain(colour), ms) for colour, ms in ((RED, 500), (GREEN, 70), (BLUE, 1800))]
    data = film(frames)
    shown = read(data)
    assert Image.open(BytesIO(data)).info["loop"] == 0
    assert [ms for _, ms in shown] == [500, 70, 1800]
    for (seen, _), frame in zip(shown, frames, strict=True):
        assert apart(seen, frame.image) <= 12
    assert film(frames) == data


def test_frames_that_are_alike_become_one():
    frames = [Frame(plain(RED), 500), Frame(plain(RED), 70), Frame(plain(BLUE), 100)]
    assert [ms for _, ms in read(film(frames))] == [570, 100]


@pytest.mark.slow
def test_what_is_too_heavy_is_encoded_less_well_and_then_with_fewer_frames():
    frames = [Frame(rough(seed), 100) for seed in range(6)]
    free, tight = film(frames), film(frames, Limits(24, 190_000))
    assert len(free) > 190_000 >= len(tight)
    shown = read(tight)
    assert len(shown) < 6
    assert sum(ms for _, ms in shown) == 600
    assert apart(shown[-1][0].reduce(40), frames[-1].image.reduce(40)) < 24
    assert len(read(film(frames, Limits(3, 500_000)))) <= 3


def test_slides_are_of_one_size_and_too_many_steps_are_joined():
    moments = [Moment(number, [f"event {number}"]) for number in range(10)]
    groups = joined(moments, 4)
    assert [one.view for one in groups] == [2, 5, 8, 9]
    assert groups[0].events == ["event 0", "event 1", "event 2"]
    assert joined(moments, 10) == moments

    def paint(one):
        return plain((20 * one.view, 90, 90), (960, 480 + 96 * one.view))

    shown = read(slides(moments, paint, Limits(4, 500_000)))
    assert [image.size for image, _ in shown] == [(WIDTH, 320 + 64 * 9)] * 4
    assert shown[-1][1] == END_MS


def test_a_share_of_a_way_is_cut_by_its_length():
    way = [(0, 0), (100, 0), (100, 300)]
    assert gone(way, 1) == way
    assert gone(way, 0.5) == [(0, 0), (100, 0), (100, 100)]
    assert gone(way, 0.125) == [(0, 0), (50, 0)]
    assert gone([(7, 7), (7, 7)], 0.5)[-1] == (7, 7)
