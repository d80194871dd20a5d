"""Lords of War in words: descriptions, the mat as a list, lines in the foot, and their glyphs."""

import re

import msgspec
import pytest
from PIL import ImageFont

from bot.engine.ending.parley import DrawOffered
from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Text
from bot.games.lords.model import events as ev
from bot.games.lords.model.state import NORTH, SOUTH
from bot.games.lords.rules.geometry import Cell
from bot.games.lords.words.captions import caption
from renderers import ALT_LIMIT
from renderers.kit import theme
from renderers.lords import cardface, cards, text
from tests.games.lords.given import GAME, act, given

from . import lords_given as lords
from .lords_given import CONTENT, board, painter, pixels, say

LOCALES = ("en", "cs", "pl")
CARD = "orc_ravager_r"
HIT = {"unit": 3, "card": CARD, "side": SOUTH, "cell": Cell(3, 3), "defence": 3}
STRIKE = ev.Strike(4, "dwarf_marauder_r", Cell(4, 4), 2)
EVERY_EVENT = [
    ev.BattleBegan(scenario="basic", armies={SOUTH: "orcs", NORTH: "dwarves"}),
    ev.TurnBegan(number=4, side=SOUTH),
    ev.TurnBegan(number=5, side=SOUTH, extra=True),
    *(
        ev.UnitPlaced(unit=3, card=CARD, side=SOUTH, cell=Cell(3, 3), manner=manner)
        for manner in ("challenge", "attack", "support", "free", "forced", "fallback")
    ),
    ev.HandProved(side=SOUTH),
    ev.HandShown(side=SOUTH, cards=(CARD, "orc_butcher")),
    ev.PlacementSkipped(side=NORTH),
    ev.ShooterDeclared(card="orc_catapult", side=SOUTH, cell=Cell(2, 2)),
    ev.ShooterDeclared(
        card="orc_catapult", side=SOUTH, cell=Cell(2, 2), target_card=CARD, target=Cell(4, 4)
    ),
    ev.UnitHit(**HIT, total=2, strikes=(STRIKE,), eliminated=False),
    ev.UnitHit(**HIT, total=4, strikes=(STRIKE, STRIKE), eliminated=True),
    ev.ExtraTurnEarned(side=SOUTH, card="dwarf_krod_klouthammer"),
    ev.BerserkerAdvanced(
        unit=2, card="orc_deathbringer_f", side=SOUTH, origin=Cell(1, 1), target=Cell(1, 2)
    ),
    ev.CardDrawn(side=SOUTH),
    ev.CardSeen(side=SOUTH, cards=(CARD,)),
    ev.UnitRecalled(unit=3, card=CARD, side=SOUTH, cell=Cell(3, 3)),
    DrawOffered(side=NORTH),
    BattleEnded(winner=SOUTH, reason="commands", rule="LOW-VIC-02"),
    BattleEnded(winner=None, reason="stalled", rule="LOW-DCK-05"),
]


def lines(events, locale="en"):
    return text.event_lines(events, painter().facts, say(locale))


@pytest.mark.rule("LOW-CMB-03", "LOW-INF-03")
def test_the_description_tells_what_changed_then_how_things_stand():
    step = act(lords.duel(), "ravager_r c3")
    assert board(step.position.view(None), step.events).alt == (
        "South places Ravager on c3. "
        "c3 Ravager 2 \u2264 3, stays (Marauder 2) "
        "d3 Shanker 1 \u2264 3, stays (Marauder 1) "
        "d4 Marauder 9 > 4, eliminated (Ravager 5, Shanker 4) "
        "Turn 1, South, Refill. "
        "South: 1/20 units, 0/4 command units, hand 3, deck 31. "
        "North: 0/20 units, 0/4 command units, hand 0, deck 34. "
        "South: c3 Orc Ravager \u2197, d3 Goblin Shanker \u2196. North: a6 Dwarf Slugger \u2191."
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_description_fits_and_keeps_whole_units(locale):
    view = lords.duel().view(None)
    cells = [Cell(col, row) for col in range(-9, 3) for row in range(-9, -3)]
    alt = board(lords.crowd(view, cells, borderless=True), EVERY_EVENT * 3, locale).alt
    assert ALT_LIMIT - 40 < len(alt) <= ALT_LIMIT
    assert re.search(r"\([-\d]+,-\d\) [\w\u2190-\u21ff ]+\u2026$", alt)


@pytest.mark.rule("LOW-GEO-03", "LOW-GEO-04")
def test_the_text_board_lists_units_with_arrows_as_on_the_mat_targets_and_threats():
    position = given(
        south=["orc_ravager_l d3", "orc_catapult a1"],
        north=["orc_ravager_l d4", "dwarf_axethrower_b g5"],
        cards={"south": {"pile": ["dwarf_marauder_r", "dwarf_slugger_f"]}},
        hand=["orc_butcher"],
    )
    words = painter().text_board(position.view(None), say())
    assert words.splitlines() == [
        "Turn 1, South, Place a card.",
        "**South: 2/20 units, 0/4 command units, hand 1, deck 33**",
        "- a1 Orc Catapult \u00b7 Shooters, defence 4 \u00b7 \u21921 \u21901 \u00b7 "
        "shot 4 at a2, b2, a3, b3, a4, b4",
        "- d3 Orc Ravager \u00b7 Infantry, defence 3 \u00b7 \u21913 \u21972 \u21921 \u21965 \u00b7 "
        "threatened by 3",
        "- Eliminated: Marauder, Slugger",
        "**North: 0/20 units, 0/4 command units, hand 0, deck 33**",
        "- d4 Orc Ravager \u00b7 Infantry, defence 3 \u00b7 \u21985 \u21933 \u21992 \u21901 \u00b7 "
        "threatened by 3",
        "- g5 Dwarf Axethrower \u00b7 Shooters, defence 4 \u00b7 \u21913 \u21973 \u21963 \u00b7 "
        "shot 3 at g6, f6",
    ]


@pytest.mark.parametrize(
    ("winner", "words"),
    [
        (NORTH, "Victory! North: enough command units eliminated."),
        (None, "The battle is a draw: enough command units eliminated."),
    ],
)
def test_the_end_is_told_instead_of_the_turn(winner, words):
    view = msgspec.structs.replace(lords.duel().view(None), over="commands", winner=winner)
    assert board(view).alt.startswith(words)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("event", EVERY_EVENT, ids=lambda event: type(event).__name__)
def test_the_line_of_an_event_is_said_with_short_names_in_every_language(event, locale):
    for line in lines([event], locale):
        assert "lords-" not in line
        assert "{" not in line
        assert not set(line) & set(text.ARROWS)


def test_the_foot_keeps_the_lines_that_matter_most_in_their_order():
    step = act(lords.duel(), "ravager_r c3")
    drawn = act(step.position, "draw")
    events = [event for one in (step, drawn) for event in one.events if event.audience is None]
    assert text.main_lines(events, painter().facts, say(), 3) == [
        "South places Ravager on c3.",
        "d3 Shanker 1 \u2264 3, stays (Marauder 1)",
        "d4 Marauder 9 > 4, eliminated (Ravager 5, Shanker 4)",
    ]


@pytest.mark.rule("LOW-INF-01")
def test_the_cards_of_a_hand_are_described_to_their_owner():
    position = given(south=["orc_butcher a1"], north=["dwarf_slugger_f b2"], hand=[
        "orc_ravager_l", "orc_catapult",
    ])  # fmt: skip
    alt = painter().paint_hand(position.view("south"), "south", say()).alt
    assert alt == (
        "Hand: 1. Orc Catapult: Shooters, Veteran, defence 4, arrows \u21921 \u21901, "
        "shot 4 on 9 cells. "
        "2. Orc Ravager \u2196: Infantry, Veteran, defence 3, "
        "arrows \u21913 \u21972 \u21921 \u21965."
    )


@pytest.mark.rule("LOW-INF-01")
def test_equal_cards_of_a_hand_share_a_number_as_they_share_a_line_of_the_menu():
    hand = ["orc_ravager_l", "orc_catapult", "orc_butcher", "orc_ravager_l"]
    position = given(south=["orc_butcher a1"], north=["dwarf_slugger_f b2"], hand=hand)
    view, decision = position.view("south"), position.open[0]
    picks = (GAME.words.menu(view, decision, action)[0] for action in position.options(decision))

    menu = list(dict.fromkeys(pick.key for pick in picks))
    alt = text.alt_hand(view.sides["south"].hand, painter().facts, say())
    picture = painter().paint_hand(view, "south", say())

    assert list(text.numbered(view.sides["south"].hand)) == menu
    assert re.findall(r"(\d)\. [A-Z]", alt) == ["1", "2", "3"]
    assert alt.count(" \u00d72") == 1
    (width, height), gap = cardface.CARD, cards.GAP
    image = pixels(picture)
    third, fourth = (
        image.crop((left + 30, gap * 2 + height + 30, left + width - 30, (gap + height) * 2 - 30))
        for left in (gap, gap * 2 + width)
    )
    assert third.tobytes() == fourth.tobytes()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_too_long_to_describe_is_described_by_names(locale):
    hand = ["dwarf_rock_hound_l", "ember_mirage_dancer", "lizard_quillshot"] * 5
    alt = text.alt_hand(hand, painter().facts, say(locale))
    assert len(alt) <= ALT_LIMIT
    for card in hand:
        assert say(locale)(Text(f"lords-card-{card}")) in alt


# Glyphs ----------------------------------------------------------------------------------------


def characters(locale):
    """All characters of the words on the pictures."""
    speak = say(locale)
    keys = [f"lords-board-phase-{name}" for name in
            ("challenge", "place", "declare", "berserk", "reinforce", "over")]  # fmt: skip
    keys += [f"lords-board-legend-{name}" for name in ("command", "danger", "threat")]
    keys += [f"lords-board-{name}" for name in
             ("won", "drawn", "preview", "extra", "units", "commands")]  # fmt: skip
    rules = ("support", "general", "command", "shooter", "cavalry", "berserker", "spear")
    keys += [f"lords-board-rule-{name}" for name in rules]
    for card in CONTENT.cards:
        keys += [f"lords-name-{card}", f"lords-short-{card}", f"lords-card-{card}-text"]
    for kind, things in (("kind", CONTENT.kinds), ("rank", CONTENT.ranks), ("army", CONTENT.armies),
                         ("side", CONTENT.mat.sides), ("scenario", CONTENT.scenarios)):  # fmt: skip
        keys += [f"lords-{kind}-{name}" for name in things]
    keys += [f"lords-scenario-{name}-briefing" for name in CONTENT.scenarios]
    words = [speak(Text(key)) for key in keys]
    assert not [said for key, said in zip(keys, words, strict=True) if said == key]
    return set("".join([*words, *lines(EVERY_EVENT, locale)])) | set(theme.AT_MOST + "0123456789>/")


@pytest.mark.parametrize("weight", ["regular", "semibold", "bold", "black"])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_character_has_a_glyph(weight, locale):
    font = ImageFont.truetype(theme.font_file(weight), 40)
    nothing = bytes(font.getmask("\uffff"))
    missing = {c for c in characters(locale) if c != " " and bytes(font.getmask(c)) == nothing}
    assert missing == set()


def test_armies_are_named_by_their_sides_in_whatever_order_they_were_stored():
    event = ev.BattleBegan(scenario="basic", armies={NORTH: "dwarves", SOUTH: "orcs"})
    words = say()(caption(CONTENT, event))
    assert words == "Basic battle begins. South: Orc and Goblin Horde. North: Dwarf Clans."
