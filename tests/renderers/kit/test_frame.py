"""Frames: boards in them, plates, titles, tracks, reports, legends."""

from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageDraw

from renderers.kit.brush.colours import CREAM, GOLD, INK, PAPER, rgb
from renderers.kit.frame import legend, plates, report, stuff, titles, tracks
from renderers.kit.scene.placed import shared
from renderers.kit.signs import dice, losses, sabres

GREEN = (120, 140, 80)
TOLD = report.Report(
    "British line F3 fires at D3", "4 dice at 2 hexes: one block lost",
    ("foot", "saber", "flag"), ("hit", "miss", "flag"), 3,
)  # fmt: skip


def changed(image, colour=PAPER):
    """Return the box of what differs from a plain ground."""
    return ImageChops.difference(image, Image.new("RGB", image.size, colour)).getbbox()


@pytest.mark.parametrize("kind", [stuff.FIELD, stuff.ICE])
def test_a_board_lies_in_its_frame_darkened_only_at_the_edge(kind):
    image = stuff.framed(Image.new("RGB", (300, 120), GREEN), kind)
    assert image.size == (300, 120 + stuff.ABOVE + stuff.BELOW)
    assert image.getpixel((150, stuff.ABOVE + 60)) == GREEN
    assert sum(image.getpixel((1, stuff.ABOVE + 60))) < sum(GREEN)
    for y in (stuff.ABOVE - 2, stuff.ABOVE + 121):
        assert image.getpixel((150, y)) == kind.rule
    assert kind.rule not in {image.getpixel((150, y)) for y in range(stuff.ABOVE - 4)}


def test_grain_has_tones_of_one_colour_and_follows_from_its_seed():
    one, same, other = (stuff.grain((80, 60), PAPER, seed) for seed in (1, 1, 2))
    assert one.tobytes() == same.tobytes() != other.tobytes()
    assert 2 <= len(one.getcolors()) <= 30


def test_a_plate_stays_in_its_box_but_for_its_shadow():
    image = Image.new("RGB", (200, 100), GREEN)
    plates.plate(image, (20, 20, 150, 80), PAPER, GOLD)
    assert changed(image, GREEN) == (20, 20, 153, 84)
    assert image.getpixel((80, 21)) == GOLD
    assert image.getpixel((80, 26)) == GOLD
    bare = Image.new("RGB", (200, 100), GREEN)
    plates.plate(bare, (20, 20, 150, 80), PAPER, GOLD, inner=False)
    assert bare.getpixel((80, 26)) != GOLD


@pytest.mark.parametrize(
    "words", ["Talavera", "Bitwa o generatory pola ochronnego", "Wielki odwrót " * 6]
)
def test_a_title_fits_its_plate_around_its_middle(words):
    image = Image.new("RGB", (600, 60), PAPER)
    titles.spaced(ImageDraw.Draw(image), (300, 30), words, 480, INK)
    left, _, right, _ = changed(image)
    assert left >= 58
    assert right <= 542
    assert (left + right) / 2 == pytest.approx(300, abs=4)


def test_a_line_is_centred_and_shrinks_to_its_room():
    for words in ("Turn 7", "28 July 1809, in the afternoon, and very hot it was"):
        image = Image.new("RGB", (600, 60), PAPER)
        titles.centred(ImageDraw.Draw(image), (300, 30), words, 300, (24, "semibold"), INK)
        left, _, right, _ = changed(image)
        assert (left >= 148, right <= 452) == (True, True)


@pytest.mark.parametrize(("won", "goal"), [(0, 5), (2, 7), (4, 4), (6, 5), (9, 14)])
def test_a_track_shows_each_thing_won_then_sockets_inside_its_room(won, goal):
    image = Image.new("RGB", (400, 60), PAPER)
    medals = [dice.medal(True, 30, CREAM)] * won
    boxes = tracks.track(image, (20, 30), 340, medals, goal, INK)
    assert len(boxes) == max(won, goal)
    assert [box[2] - box[0] for box in boxes] == [30] * won + [18] * max(0, goal - won)
    assert changed(image)[2] <= 20 + 340 + 2


def test_a_report_keeps_words_and_dice_apart_and_leaves_room_for_the_legend():
    image = Image.new("RGB", (1000, 126), PAPER)
    boxes = report.report(image, (0, 0, 1000, 126), TOLD, stuff.FIELD, "bone")
    assert len(boxes) == 3
    for one, other in pairwise(boxes):
        assert shared(one, other) < 12 * (one[3] - one[1])  # at most their shadows
    words = image.crop((0, 0, boxes[0][0], 126))
    assert changed(words)[2] <= boxes[0][0] - 10
    assert changed(image)[3] <= 126 - 20
    for box in boxes:
        assert box[2] <= 1000


LONG = "Fire: Portuguese light infantry E12 at French line infantry C12"
SUM = "2 + 1 Portuguese light infantry + 1 Élan - 1 terrain of the target: hill = 3"
RESULT = " \u00b7 hits: 1, flags: 0"


@pytest.mark.parametrize(
    ("headline", "numbers"),
    [("Fire", SUM), (LONG, SUM + RESULT), (f"{LONG}, French light infantry D11", SUM)],
)
def test_no_word_of_a_report_is_small_where_three_lines_hold_it(headline, numbers):
    dice_ = tuple(["foot"] * 3)
    image = Image.new("RGB", (1000, 150), PAPER)
    told = report.Report(headline, numbers, dice_)
    box = (0, 0, 1000, 126)

    head, below = report._words(told, 760)
    report.report(image, box, told, stuff.FIELD, "bone")

    assert min(head[0], below[0]) >= 22
    assert " ".join(head[1]) == headline
    assert " ".join(below[1]) == numbers
    left, top, _, bottom = changed(image.crop((0, 0, 780, 126)))
    assert (left >= 16, top >= 6, bottom <= 92) == (True, True, True), "the legend stays free"


@pytest.mark.parametrize(("before", "shown"), [(2, 2), (5, 5), (30, 4)])
def test_all_dice_of_a_turn_lie_in_its_report_the_last_ones_largest(before, shown):
    told = TOLD._replace(earlier=tuple(TOLD.thrown(f"D{n}") for n in range(before)))
    image = Image.new("RGB", (1000, 126), PAPER)
    boxes = report.report(image, (0, 0, 1000, 126), told, stuff.FIELD, "bone")
    assert len(boxes) == 3 + 3 * shown
    assert min(box[2] - box[0] for box in boxes[:3]) > max(box[2] - box[0] for box in boxes[3:])
    for one, other in pairwise(boxes):
        assert shared(one, other) < 12 * (one[3] - one[1])  # at most their shadows
    left = min(box[0] for box in boxes)
    assert left >= 1000 * (1 - report.EARLIER_ROOM) - 24
    assert max(box[2] for box in boxes) <= 1000
    assert (min(box[1] for box in boxes) >= 0, changed(image)[3] <= 126 - 20) == (True, True)


def test_a_word_tells_dice_that_fell_before_from_the_last():
    before = [TOLD.thrown("D1"), TOLD.thrown("D2")]
    assert [one.at for one in TOLD.behind("before:", before).earlier] == ["before: D1", "D2"]
    assert TOLD.behind("before:", []) == TOLD


def test_a_report_without_numbers_or_dice_uses_the_whole_plate():
    long = report.Report("The Guard advances, " * 5)
    image = Image.new("RGB", (1000, 126), PAPER)
    assert report.report(image, (0, 0, 1000, 126), long, stuff.FIELD, "bone") == []
    assert 800 < changed(image)[2] <= 990


def test_the_plate_of_a_crop_has_large_words_and_dice_inside_it():
    image = Image.new("RGB", (960, 250), GREEN)
    boxes = report.crop_plate(image, (10, 10, 950, 240), TOLD, stuff.FIELD, "bone")
    assert len(boxes) == 3
    for box in boxes:
        assert box[0] > 500
        assert box[2] <= 950
        assert (box[1] > 10, box[3] < 240) == (True, True)


def test_the_numbers_of_a_crop_are_smaller_than_its_headline():
    long = TOLD._replace(
        headline="Francouzské pěší dělostřelectvo na D6 střílí na britskou pěchotu"
    )
    image = Image.new("RGB", (960, 250), GREEN)
    sizes = []

    def write(draw, place, line, look):
        sizes.append(look[0])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(report, "write", write)
        report.crop_plate(image, (10, 10, 950, 240), long, stuff.FIELD, "bone")
    assert sizes[0] == max(sizes) > sizes[-1]


def test_a_legend_shows_every_sign_and_shortens_words_that_have_no_room():
    entries = [(sabres.sabres(), "close combat"), (losses.loss(1), "blocks lost")] * 3
    for room in (1200, 600):
        image = Image.new("RGB", (1300, 40), PAPER)
        boxes = legend.legend(image, (10, 20), room, entries, INK)
        assert len(boxes) == 6
        assert boxes == sorted(boxes)
        assert changed(image)[2] <= 10 + room + 4
    assert legend.legend(Image.new("RGB", (10, 10)), (0, 0), 100, [], INK) == []


def test_a_sign_is_reduced_to_its_room_and_never_enlarged():
    wide = Image.new("RGBA", (200, 50))
    assert legend.fit(wide, (58, 34)).size == (58, 14)
    assert legend.fit(wide.crop((0, 0, 20, 20)), (58, 34)).size == (20, 20)


def test_plates_are_readable():
    def light(colour):
        parts = [v / 255 for v in colour]
        linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for kind in (stuff.FIELD, stuff.ICE):
        pairs = ((kind.ink, kind.paper), (kind.muted, kind.paper), (kind.bright, kind.dark))
        for ink, paper in pairs:
            low, high = sorted((light(ink), light(paper)))
            assert (high + 0.05) / (low + 0.05) >= 4.5
    assert rgb("#efe2c0") == stuff.FIELD.paper
