"""Tiles and large cards of Lords of War: all that is printed on a card is on its picture."""

from itertools import combinations
from math import hypot

import pytest
from PIL import Image, ImageStat

from bot.engine.model import Seat, Text
from bot.games.lords.model.state import NORTH, SOUTH
from bot.games.lords.model.view import SideView
from renderers import ALT_LIMIT
from renderers.kit import theme
from renderers.kit.kept import KEPT
from renderers.lords import badges, cardface, cards, look, signs, tiles
from renderers.lords.portraits import paint
from tests.games.lords.given import given

from .lords_given import CONTENT, difference, painter, pixels, say

pytestmark = pytest.mark.slow

LOCALES = ("en", "cs", "pl")
KINDS = ("infantry", "cavalry", "spear", "shooter", "berserker")
PHONE = 400 / 1500
"""How much smaller a picture is on a phone."""
FAMILIES = (
    "orc_gonke_longtooth", "goblin_shanker_fl", "goblin_spider_rider", "orc_catapult",
    "dwarf_krod_klouthammer", "dwarf_dowager_f", "dwarf_sharpshooter", "dwarf_rock_hound_l",
    "ember_mirage_dancer", "ember_brass_scorpion_l", "ember_dune_lancer_r", "frost_bear_rider_l",
    "frost_wolfcoat_r", "frost_thrall_axeman_f", "frost_harpoon_cart", "lizard_quillshot",
)  # fmt: skip
"""One card of each way to be painted."""
HAND = ["orc_butcher", "orc_catapult", "goblin_spikeman_r", "orc_warhog_l", "orc_ravager_l"]


def face(card="orc_butcher", side=SOUTH, *, turned=False, locale="en", **changes):
    found = painter().facts.face(card, side, say(locale), turned=turned)
    return found._replace(**changes)


def small(image):
    """The picture as a phone shows it."""
    size = (round(image.width * PHONE), round(image.height * PHONE))
    return image.resize(size, Image.Resampling.LANCZOS)


def part(image, middle, reach):
    x, y = middle
    return image.crop((round(x - reach), round(y - reach), round(x + reach), round(y + reach)))


def test_cards_that_differ_in_play_have_different_tiles():
    shown = {}
    for card in CONTENT.cards:
        moves = painter().facts.moves(card)
        key = (moves.kind, moves.rank, moves.defence, moves.arrows[SOUTH], moves.grid[SOUTH],
               moves.strength, CONTENT.cards[card].name.en)  # fmt: skip
        shown.setdefault(key, set()).add(face(card)._replace(sitter=None))
    assert all(len(faces) == 1 for faces in shown.values())
    assert len(set.union(*shown.values())) == len(shown) > 100


@pytest.mark.parametrize(
    "change",
    [
        {"name": "Krod"}, {"kind": "spear"}, {"rank": "general"}, {"rank": "elite", "pips": 4},
        {"command": True}, {"defence": 6}, {"arrows": (3, 3, 0, 0, 0, 0, 0, 2)},
        {"strength": 4, "grid": ((0, 1),)}, {"side": "north"}, {"up": False},
    ],
    ids=str,
)  # fmt: skip
def test_each_fact_of_a_card_changes_its_tile(change):
    plain = face("orc_ravager_l")
    assert difference(tiles.tile(plain), tiles.tile(plain._replace(**change))) > 0.05


def test_every_name_has_a_face_of_its_people_and_variants_share_it():
    sitters = {card: face(card).sitter for card in CONTENT.cards}
    names = {card: CONTENT.cards[card].name.en for card in CONTENT.cards}
    assert len(set(sitters.values())) == len(set(names.values())) == 64
    for one, other in combinations(CONTENT.cards, 2):
        assert (sitters[one] == sitters[other]) == (names[one] == names[other])
    shown = [paint.portrait(sitters[card], 0.3).tobytes() for card in FAMILIES]
    assert len(set(shown)) == len(FAMILIES)


def test_day_lies_behind_the_south_and_night_behind_the_north():
    south, north = (
        ImageStat.Stat(paint.vista((90, 100), side, 1).convert("L")) for side in (SOUTH, NORTH)
    )
    assert south.mean[0] > north.mean[0] + 80


@pytest.mark.rule("LOW-CRD-05")
def test_kinds_can_be_told_apart_without_colour():
    shown = [signs.sign(kind, 60, theme.INK) for kind in KINDS]
    sheets = [Image.new("RGB", sign.size, look.SOUTH) for sign in shown]
    for sheet, sign in zip(sheets, shown, strict=True):
        sheet.paste(sign, (0, 0), sign)
    for first, second in combinations(sheets, 2):
        assert difference(first, second) > 8


@pytest.mark.rule("LOW-CRD-06")
def test_every_rank_looks_different_and_command_units_have_a_gold_shield():
    ranks = [(rank.id, rank.pips, rank.command) for rank in CONTENT.ranks.values()]
    shown = [
        tiles.tile(face(rank=rank, pips=pips, command=command)) for rank, pips, command in ranks
    ]
    for first, second in combinations(shown, 2):
        assert difference(first, second) > 0.1
    steel, gold = (tiles.tile(face(command=command)) for command in (False, True))
    middle = tiles.shield_spot(face())
    red, _, blue = (
        [
            band[k]
            for band in (ImageStat.Stat(part(image, middle, 22)).mean for image in (steel, gold))
        ]
        for k in range(3)
    )
    assert red[1] - blue[1] > 60 + red[0] - blue[0]


def test_sides_differ_in_lightness_in_corner_and_in_edge():
    south, north = tiles.tile(face()), tiles.tile(face(side=NORTH, turned=True))
    corner = (tiles.LEFT + 2, tiles.BOTTOM - 3)
    assert south.getpixel(corner) != look.SOUTH_EDGE
    assert north.getpixel(corner) in (look.NORTH_EDGE, look.NORTH_BAND)
    edge = [north.getpixel((x, tiles.BOTTOM - 3)) for x in range(tiles.LEFT + 6, tiles.RIGHT - 6)]
    assert {look.NORTH_EDGE, look.NORTH_BAND} <= set(edge)
    assert sum(look.SOUTH) > 2 * sum(look.NORTH)


@pytest.mark.rule("LOW-GEO-03")
@pytest.mark.parametrize("side", [SOUTH, NORTH])
@pytest.mark.parametrize("turned", [False, True], ids=["plain", "turned"])
def test_each_arrow_is_drawn_where_it_points_and_nowhere_else(side, turned):
    whole = face("ember_mirage_dancer", side, turned=turned)
    none = tiles.tile(whole._replace(arrows=(0,) * 8))
    for way in range(8):
        one = [0] * 8
        one[way] = 3
        image = tiles.tile(whole._replace(arrows=tuple(one)))
        for other in range(8):
            spot = tiles.spot(other, up=whole.up)
            gap = difference(part(none, spot, 12), part(image, spot, 12))
            assert (gap > 5) == (other == way)


@pytest.mark.rule("LOW-CRD-03")
def test_the_stronger_an_arrow_the_darker_it_is():
    lights = [sum(fill) for fill, _ in look.ARROWS[1:]]
    assert lights == sorted(lights, reverse=True)
    assert len(set(lights)) == 5


@pytest.mark.rule("LOW-RNG-01", "LOW-GEO-04")
def test_shooters_show_their_strength_and_their_own_grid():
    shooters = {card.shot: card.id for card in CONTENT.cards.values() if card.shot}
    grids = {card: face(card).grid for card in shooters.values()}
    assert len(set(grids.values())) == len(CONTENT.grids) == 9
    plain = face("orc_catapult", name="x", arrows=(0,) * 8)
    shown = {tiles.tile(plain._replace(grid=grid)).tobytes() for grid in grids.values()}
    assert len(shown) == 9
    weak, strong = (tiles.tile(plain._replace(strength=strength)) for strength in (2, 5))
    assert difference(weak, strong) > 0.05


# On a phone ------------------------------------------------------------------------------------


def test_defence_can_be_read_on_a_phone():
    x, y = tiles.shield_spot(face())
    middle = (x * PHONE, (y - 2) * PHONE)
    shown = [part(small(tiles.tile(face(defence=value))), middle, 8) for value in range(1, 8)]
    for first, second in combinations(shown, 2):
        assert difference(first, second) > 8


@pytest.mark.parametrize("ground", [look.SOUTH, look.NORTH])
def test_attack_values_can_be_read_on_a_phone(ground):
    for way in range(8):
        shown = []
        for value in range(1, 6):
            sprite = tiles.arrow(way, value)
            image = Image.new("RGB", sprite.size, ground)
            image.paste(sprite, (0, 0), sprite)
            middle = image.width * PHONE / 2
            shown.append(part(small(image), (middle, middle), 6))
        for first, second in combinations(shown, 2):
            assert difference(first, second) > 6


@pytest.mark.parametrize("locale", LOCALES)
def test_short_names_are_written_large_enough_for_a_phone(locale):
    from renderers.kit.lettering import fitted

    room = tiles.NAMED[1] - tiles.NAMED[0]
    for card in CONTENT.cards:
        words = say(locale)(Text(f"lords-short-{card}"))
        shown, size = fitted(words, room, 31, "bold")
        assert shown == words
        assert size * PHONE >= 6.5


# Large cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "columns", "rows"), [(0, 1, 1), (1, 1, 1), (2, 2, 1), (4, 2, 2), (5, 3, 2)]
)
def test_a_hand_lies_in_few_columns(count, columns, rows):
    position = given(south=["orc_butcher a1"], north=["dwarf_slugger_f b2"], hand=HAND[:1] * count)
    picture = painter().paint_hand(position.view("south"), Seat("south"), say())
    (width, height), gap = cardface.CARD, cards.GAP
    assert pixels(picture).size == (
        gap + columns * (width + gap),
        gap + rows * (height + gap),
    )


@pytest.mark.rule("LOW-INF-01")
def test_a_hidden_hand_is_not_painted():
    view = given(south=["orc_butcher a1"], north=["dwarf_slugger_f b2"], hand=HAND).view("north")
    with pytest.raises(ValueError, match="hidden"):
        painter().paint_hand(view, Seat("south"), say())


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_is_described_with_all_its_rules_in_words(locale):
    speak = say(locale)
    for card in CONTENT.cards:
        alt = cards.alt_card(card, painter().facts, speak)
        assert len(alt) <= ALT_LIMIT
        assert speak(Text(f"lords-card-{card}")) in alt
        assert speak(Text(f"lords-card-{card}-text")) in alt
        for key in cards.rule_keys(card, painter().facts, cards.NOBODY):
            assert speak(Text(key)) in alt
            assert key not in alt


def test_large_cards_differ():
    facts = painter().facts
    shown = {
        cardface.face(cards.printed(card, "", cards.NOBODY, facts, say()), 0.4).tobytes()
        for card in FAMILIES
    }
    assert len(shown) == len(FAMILIES)


def test_a_single_card_is_painted_large_and_described():
    picture = painter().paint_card("orc_catapult", say("cs"))
    assert pixels(picture).width > 1.5 * cardface.CARD[0]
    assert picture.alt == cards.alt_card("orc_catapult", painter().facts, say("cs"))


def test_an_unknown_card_has_no_picture():
    assert painter().paint_card("orc_cook", say()) is None


@pytest.mark.rule("LOW-SUP-01", "LOW-ARM-03", "LOW-GEN-06", "LOW-ADV-01")
@pytest.mark.parametrize(
    ("card", "basic", "advanced"),
    [
        ("orc_butcher", [], []),
        ("orc_catapult", ["support", "shooter"], ["support", "shooter"]),
        ("goblin_spikeman_r", ["support"], ["support", "spear"]),
        ("orc_warhog_l", [], ["cavalry"]),
        ("orc_deathbringer_f", [], ["berserker"]),
        ("orc_gonke_longtooth", ["general", "command"], ["general", "command"]),
        ("frost_halla_winterborn", ["command"], ["command", "cavalry"]),
    ],
)
def test_a_card_says_the_rules_of_the_battle_that_apply_to_it(card, basic, advanced):
    for rules, holder in ((basic, cards.Holder(SOUTH, False)), (advanced, cards.NOBODY)):
        keys = [f"lords-board-rule-{key}" for key in rules]
        assert cards.rule_keys(card, painter().facts, holder) == keys


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_of_every_card_fit_on_it(locale):
    for card in CONTENT.cards:
        printed = cards.printed(card, "1", cards.NOBODY, painter().facts, say(locale))
        size, blocks = cardface.body_blocks(printed, 1.0)
        lines = sum(len(block) for block in blocks)
        assert size >= 17
        assert lines * size * 1.12 + (len(blocks) - 1) * size * 0.3 <= cardface.WORDS[3]
        words = [" ".join(block) for block in blocks]
        assert words == [*printed.rules, printed.text]


def test_sprites_are_drawn_the_same_again():
    def draw():
        return [
            *(tiles.tile(face(card)).tobytes() for card in HAND[:2]),
            painter().paint_card(HAND[0], say()).data,
        ]

    first = draw()
    KEPT.clear()
    assert draw() == first


def test_the_close_up_of_a_name_of_ones_own_leaves_out_what_fonts_lack():
    side = own_army("Horda \u2196\U0001f3f0 žluť")
    assert painter().facts.army(side, say()) == "Horda  žluť"
    assert painter().facts.race(side) == "banner"


def test_a_list_of_ones_own_bears_its_name_and_that_of_its_base_army():
    side = own_army("My horde", "orcs")
    assert painter().facts.army(side, say()) == "My horde (Orc and Goblin Horde)"


def own_army(title, base=""):
    """A side whose army is a list of its player's own."""
    return SideView("south", title, 30, 6, None, (), 0, 0, 0, None, base)


def box(place, width, height):
    (x, y) = place
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def meet(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def touches(middle, radius, other):
    """Tell whether a disc lies on a box."""
    (x, y), (left, top, right, bottom) = middle, other
    return hypot(x - min(max(x, left), right), y - min(max(y, top), bottom)) < radius


def values_of(face):
    """Yield the boxes of the digits of a tile: attack values, defence and shot."""
    for way, value in enumerate(face.arrows):
        if value:
            yield box(tiles.spot(way, up=face.up), 22, 27)
    x, y = tiles.shield_spot(face)
    yield box((x, y - 2), 30, 38)
    if face.strength:
        yield box(tiles.spot(tiles.grid_way(face), up=face.up), *tiles.GRID)


@pytest.mark.parametrize("side", ["south", "north"])
@pytest.mark.parametrize("turned", [False, True])
def test_badges_hide_no_value_of_any_card_nor_each_other(side, turned):
    facts = painter().facts
    for card in CONTENT.cards:
        face = facts.face(card, side, say(), turned=turned)
        number = tiles.free_spot(face)
        badge = box(tiles.free_spot(face, 1), tiles.BADGE, 42)
        assert not touches(number, 30, badge), card
        for value in values_of(face):
            assert not touches(number, 30, value), card
            assert not meet(badge, value), card


def test_no_badge_is_wider_than_its_place():
    for total in range(19):
        for defence in range(1, 10):
            assert badges.threat(total, defence).width <= tiles.BADGE
            assert badges.verdict(total, defence).width <= tiles.BADGE
