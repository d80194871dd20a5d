"""Hands and dice as pictures of their own."""

from io import BytesIO

import msgspec
import pytest
from PIL import Image

from bot.engine.model import Seat, Text
from renderers import ALT_LIMIT, Picture
from renderers.commands_colors import ordercards as cards
from renderers.hoth import vignettes
from renderers.hoth.vignettes import Subject, vignette
from renderers.kit import lettering
from tests.support.loaded import load_games

from . import given

DICE = ("infantry", "vehicle", "explosion", "retreat", "miss")
LOCALES = ("en", "cs", "pl")


def hand_of(*hand):
    view = given.view_of("S01")
    seat = Seat("empire-1")
    held = msgspec.structs.replace(view.cards[seat], hand=hand, hand_size=len(hand))
    return msgspec.structs.replace(view, cards={**view.cards, seat: held})


def size(picture: Picture):
    return Image.open(BytesIO(picture.data)).size


@pytest.mark.parametrize(
    ("count", "columns", "rows"),
    [(0, 1, 1), (1, 1, 1), (3, 3, 1), (4, 2, 2), (5, 3, 2), (7, 4, 2)],
)
def test_a_hand_lies_in_few_columns(count, columns, rows):
    hand = [f"E{number}" for number in range(101, 101 + count)]
    picture = given.painter().paint_hand(hand_of(*hand), Seat("empire-1"), given.say())
    width, height = (round(one * cards.SMALL) for one in cards.LARGE)
    gap = cards.GAP
    assert size(picture) == (gap + columns * (width + gap), gap + rows * (height + gap))


def test_a_hidden_hand_is_not_painted():
    view = hand_of()
    seat = Seat("empire-1")
    hidden = msgspec.structs.replace(view.cards[seat], hand=None)
    view = msgspec.structs.replace(view, cards={seat: hidden})
    with pytest.raises(ValueError, match="hidden"):
        given.painter().paint_hand(view, seat, given.say())


@pytest.mark.slow
def test_every_card_is_painted_differently():
    ids = given.painter().facts.cards
    picture = given.painter().paint_hand(hand_of(*ids), Seat("empire-1"), given.say())
    image = Image.open(BytesIO(picture.data))
    wide, high = (round(one * cards.SMALL) for one in cards.LARGE)
    shown = set()
    for number in range(len(ids)):
        left = cards.GAP + number % 4 * (wide + cards.GAP)
        top = cards.GAP + number // 4 * (high + cards.GAP)
        shown.add(image.crop((left + 40, top + 40, left + wide, top + high - 40)).tobytes())
    assert len(shown) == len(ids) == 50


def test_a_card_on_its_own_is_large_and_has_its_text_as_description():
    painter, say = given.painter(), given.say()
    picture = painter.paint_card("E108", say)
    assert size(picture) == tuple(one + 2 * cards.GAP for one in cards.LARGE)
    assert say(Text("hoth-card-E108-text")) in picture.alt
    assert picture.data != painter.paint_card("R108", say).data


def test_every_deed_belongs_to_a_card_and_has_a_scene():
    content = load_games()["hoth"].content
    assert vignettes.DEEDS.keys() <= content.cards.keys() | content.support_cards.keys()
    assert {*vignettes.DEEDS.values()} == vignettes._DEEDS.keys()
    assert {one.deed for one in vignettes.samples()} <= {*vignettes.DEEDS.values()}
    plain = set(content.cards) - vignettes.DEEDS.keys()
    assert all(given.painter().facts.orders(card) for card in plain)


def test_vignettes_differ_by_side_deed_and_plan():
    one, two = (("left", 1),), (("left", 1), ("right", 1))
    shown = [
        *(Subject("empire", deed) for deed in ("column", "barrage", "probes", "storm")),
        *(Subject("rebels", deed) for deed in ("trench", "run", "cable", "odds")),
        *(Subject(side, "", plan) for side in ("empire", "rebels") for plan in (one, two)),
        *(Subject(side, "captain") for side in ("empire", "rebels")),
        Subject("rebels", "", (("right", 1),)),
    ]
    assert len({vignette(one).tobytes() for one in shown}) == len(shown)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_of_every_card_fit_on_it(locale):
    say = given.say(locale)
    for card in given.painter().facts.cards:
        words = say(Text(f"hoth-card-{card}-text"))
        size_, lines = cards.body_lines(words)
        assert len(lines) * size_ * 1.2 <= cards.BODY[1]
        assert size_ >= 22
        assert " ".join(lines) == " ".join(words.split())


@pytest.mark.parametrize("locale", LOCALES)
def test_a_large_hand_is_described_by_names_when_texts_are_too_long(locale):
    short = given.painter().paint_hand(hand_of("E108"), Seat("empire-1"), given.say(locale))
    assert given.say(locale)(Text("hoth-card-E108-text")) in short.alt
    hand = [f"E{number}" for number in range(112, 123)]
    picture = given.painter().paint_hand(hand_of(*hand), Seat("empire-1"), given.say(locale))
    assert len(picture.alt) <= ALT_LIMIT
    for card in hand:
        assert given.say(locale)(Text(f"hoth-card-{card}")) in picture.alt


@pytest.mark.slow
def test_dice_in_the_foot_differ_by_face_and_kind_of_roll():
    painter, say, view = given.painter(), given.say(), given.view_of("S01")
    rolls = [given.rolled(dice=(face,)) for face in DICE]
    rolls += [given.rolled(why="reroll"), given.rolled(why="confirmation")]
    rolls += [given.rolled(dice=("miss",) * 9)]
    shown = {painter.paint_board(view, [roll], say).data for roll in rolls}
    assert len(shown) == len(rolls)


def test_words_too_long_for_their_room_are_made_smaller_then_cut():
    assert lettering.fitted("Attack", 500, 30) == ("Attack", 30)
    words, size_ = lettering.fitted("Attack", 80, 30)
    assert words == "Attack"
    assert 18 <= size_ < 30
    words, size_ = lettering.fitted("Attack " * 20, 80, 30)
    assert words.endswith("\u2026")
    assert size_ == 18


@pytest.mark.parametrize("locale", LOCALES)
def test_no_word_of_a_card_name_is_lost(locale):
    say = given.say(locale)
    for card in given.painter().facts.cards:
        name = say(Text(f"hoth-card-{card}"))
        size_, lines = lettering.block(name, (446, 2), (40, "black"))
        assert " ".join(lines) == name
        assert len(lines) <= 2
        assert size_ >= 26


def test_a_no_break_space_keeps_words_on_one_line():
    words = "one two\u00a03"
    room = lettering.width_of("one two", (30, "bold", (0, 0, 0))) + 1
    assert lettering.wrapped(words, room, 30, "bold") == ["one", "two\u00a03"]


def test_a_block_that_never_fits_keeps_its_words_in_the_last_line():
    size_, lines = lettering.block("one two three four five six", (60, 2), (30, "bold"))
    assert len(lines) == 2
    assert " ".join(lines) == "one two three four five six"
    assert size_ == 16
