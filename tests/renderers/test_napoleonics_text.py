"""Napoleonics in words, and its cards and dice as pictures of their own."""

import msgspec
import pytest

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Event, Seat, Term, Text
from bot.games.napoleonics.model import events as ev
from bot.games.napoleonics.model.state import BOTTOM, TOP, Leader, LeaderFrame, Slot
from bot.games.napoleonics.model.view import SlotView
from bot.games.napoleonics.words import names
from renderers import ALT_LIMIT
from renderers.commands_colors import ordercards
from renderers.kit.lettering import block
from renderers.napoleonics import cards, dice
from renderers.napoleonics.text import event_lines

from .napoleonics_given import (
    CONTENT,
    board,
    field,
    hit,
    moved,
    painter,
    pixels,
    player,
    replaced,
    rolled,
    say,
    started,
    view_of,
)

LOCALES = ("en", "cs", "pl")
CARDS = tuple(CONTENT.cards)


def hand_width(columns):
    wide = round(ordercards.LARGE[0] * ordercards.SMALL)
    return ordercards.GAP + columns * (wide + ordercards.GAP)


# Descriptions ------------------------------------------------------------------------------------


def test_the_description_tells_changes_then_turn_then_pieces():
    view = replaced(field(), "E4", blocks=3, square=1)
    view = msgspec.structs.replace(
        view,
        terrain={"D6": "hill"},
        leaders=(Leader(id="l1", name="Ney", side=TOP, hex="C6"),),
    )
    assert board(view, [hit("E4", 1, 3)]).alt == (
        "French line infantry E4, lost: 1 block; left: 3. Turn 1, Allies, combat. "
        "Card: Attack - Centre. Banners: Allies 0/3, French 0/3. "
        "Outpost at Óbidos (training), 15 August 1808. "
        "Allies: British line infantry F4 2/4; British heavy cavalry G6. "
        "French: French grenadiers C6; French foot artillery D6; "
        "French line infantry E4 3/4 square 1; leaders Ney C6. Terrain: hill D6."
    )


def test_the_end_is_told_instead_of_the_turn():
    won = msgspec.structs.replace(field(), over="banners", winner=TOP)
    assert board(won).alt.startswith("Victory, French: enough banners. ")
    drawn = msgspec.structs.replace(field(), over="agreed")
    assert board(drawn).alt.startswith("A draw: agreement. ")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_long_description_gives_up_types_before_places_and_keeps_the_last_change(locale):
    view = view_of("S11")
    events = [moved("F4", "F5")] * 30 + [hit("E4", 1, 3)]
    alt = board(view, events, locale).alt
    assert len(alt) <= ALT_LIMIT
    assert event_lines(events, say(locale))[-1] in alt
    assert all(unit.hex in alt for unit in view.units)
    assert all(f"{say(locale)(names.leader(one.name))} {one.hex}" in alt for one in view.leaders)


def test_events_of_other_games_have_no_line():
    assert event_lines([Event()], say()) == []


def test_the_board_as_a_list_names_sections_leaders_states_and_threats():
    view = replaced(field(), "F4", battled=True)
    leaders = (
        Leader(id="l1", name="Ney", side=TOP, hex="E4"),
        Leader(id="l2", name="Hill", side=BOTTOM, hex="I6"),
    )
    view = msgspec.structs.replace(
        view, terrain={"F4": "forest"}, works={"E4": ["SE"]}, leaders=leaders
    )
    words = painter().text_board(view, say()).splitlines()
    assert (
        "- F4 British line infantry 2/4 forest * has battled (+ centre) - threatened from D6, E4"
        in (words)
    )
    assert "- E4 French line infantry 4/4 + Ney field works - threatened from F4" in words
    assert "- I6 leader Hill" in words
    allies, french = words.index("**Allies**"), words.index("**French**")
    assert words.index("__left flank__") < words.index("- I6 leader Hill") < french
    assert words[french:].index("__right flank__") < words[french:].index(
        "- E4 French line infantry 4/4 + Ney field works - threatened from F4"
    )
    assert allies < french


def test_objectives_are_listed_with_their_holder():
    words = painter().text_board(view_of("S01"), say())
    assert "\n**objective**\n- A3: Allies\n- A11: Allies\nTerrain: " in words


def test_fire_out_of_sight_or_from_next_to_an_enemy_is_no_threat():
    facts, view = painter().facts, field()

    def threats(seen):
        return {unit.hex: facts.threats(seen, unit) for unit in seen.units}

    assert threats(view)["F4"] == ["D6", "E4"]
    assert threats(view)["E4"] == ["F4"]
    assert "E4" not in threats(view)["G6"]
    wooded = msgspec.structs.replace(view, terrain={"D5": "forest", "E5": "forest", "F5": "forest"})
    assert threats(wooded)["F4"] == ["E4"]


# Hidden cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, BOTTOM], ids=str)
@pytest.mark.slow
def test_hidden_cards_never_change_a_picture(viewer):
    position = started("S01")
    shown = set()
    for card in ("rally", "elan"):
        state = position.state
        track = {"1": Slot(card, state.units[-1].id)}
        other = msgspec.structs.replace(state.players[TOP], hand=[card] * 5, track=track)
        players = {**state.players, TOP: other}
        new = msgspec.structs.replace(state, players=players, deck=[card] * len(state.deck))
        view = position.game.view(new, viewer)
        shown.add((board(view).data, board(view).alt, painter().text_board(view, say())))
    assert len(shown) == 1


def test_a_hidden_hand_is_not_painted():
    with pytest.raises(ValueError, match="hidden"):
        painter().paint_hand(view_of("S01", BOTTOM), Seat("top"), say())


# Cards -------------------------------------------------------------------------------------------


def hand_of(*hand, track=None):
    view = view_of("S01", BOTTOM)
    return player(view, BOTTOM, hand=hand, hand_size=len(hand), track=track or {})


@pytest.mark.slow
def test_every_card_is_painted_differently():
    hand = cards.held(CARDS, ())
    image = cards.hand_image(hand, BOTTOM, 3, painter().facts, say())
    wide, high = (round(one * ordercards.SMALL) for one in ordercards.LARGE)
    shown = set()
    for number in range(len(CARDS)):
        left = ordercards.GAP + number % 4 * (wide + ordercards.GAP)
        top = ordercards.GAP + number // 4 * (high + ordercards.GAP)
        shown.add(image.crop((left + 40, top + 40, left + wide, top + high)).tobytes())
    assert len(shown) == len(CARDS)


def test_a_card_on_its_own_is_large_and_described():
    picture = painter().paint_card("bombard", say())
    assert pixels(picture).size == tuple(one + 2 * ordercards.GAP for one in ordercards.LARGE)
    assert picture.alt == cards.alt_cards((cards.Held("bombard"),), say())


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_is_described_by_name_and_text(locale):
    for card in CARDS:
        alt = cards.alt_cards((cards.Held(card),), say(locale))
        assert say(locale)(Text(f"napoleonics-card-{card}")) in alt
        assert say(locale)(Text(f"napoleonics-card-{card}-text")) in alt


def test_vignettes_show_the_troops_of_a_side_and_of_the_card():
    classes = ("infantry", "cavalry", "artillery", "unit", "leader")
    shown = {
        cards.vignette(kind, side, sign, 0).tobytes()
        for kind, side in (("section", TOP), ("tactic", TOP), ("section", BOTTOM))
        for sign in classes
    }
    assert len(shown) == 3 * len(classes)
    assert {painter().facts.sign_of(card) for card in CARDS} <= set(classes)


@pytest.mark.parametrize("locale", LOCALES)
def test_title_and_words_of_every_card_fit_on_it(locale):
    facts = painter().facts
    for card in CARDS:
        words = say(locale)(Text(f"napoleonics-card-{card}-text"))
        has_plan = bool(facts.orders(card, 3))
        size, lines = ordercards.body_lines(words, has_plan)
        room = ordercards.BODY[1] + (0 if has_plan else ordercards.PLAN)
        assert len(lines) * size * 1.2 <= room
        assert size >= 18
        name = say(locale)(Text(f"napoleonics-card-{card}"))
        size, lines = block(name, (446, 2), (40, "black"))
        assert " ".join(lines) == name
        assert len(lines) <= 2
        assert size >= 20


@pytest.mark.parametrize(
    ("card", "limits"),
    [
        ("assault_centre", (3,)),
        ("elan", (3,)),
        ("forward", (2, 2, 2)),
        ("leadership", (0,)),
        ("force_march", ("?",)),
        ("counter_attack", ("?",)),
        ("first_strike", ()),
        ("short_supply", ()),
    ],
)
def test_a_card_shows_how_many_it_orders_with_this_command(card, limits):
    orders = painter().facts.orders(card, 3)
    assert tuple(one.limit for one in orders) == limits


def test_the_hand_shows_the_cards_on_the_own_track_without_a_number():
    track = {"2": SlotView("u01", "rally")}
    picture = painter().paint_hand(hand_of("bombard", track=track), Seat("bottom"), say())
    assert picture.alt.startswith("Hand: 1. Bombard: ")
    assert "On square track: 2: Rally" in picture.alt
    alone = painter().paint_hand(hand_of("bombard"), Seat("bottom"), say())
    assert pixels(alone).width < pixels(picture).width


def test_a_long_hand_is_described_by_names():
    hand = ("bombard", "cavalry_charge", "counter_attack", "elan", "force_march", "rally")
    picture = painter().paint_hand(hand_of(*hand), Seat("bottom"), say("cs"))
    assert len(picture.alt) <= ALT_LIMIT
    assert pixels(picture).width == hand_width(3)
    held = cards.held(hand * 2, ())
    assert all(
        say()(Text(f"napoleonics-card-{card}")) in cards.alt_cards(held, say()) for card in hand
    )


# Dice --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faces", "hits", "flags", "marks"),
    [
        (("infantry", "cavalry", "flag"), 1, 1, ("hit", "miss", "flag")),
        (("saber", "infantry"), 2, 0, ("hit", "hit")),
        (("saber", "infantry"), 1, 0, ("miss", "hit")),
        (("saber", "flag"), 0, 0, ("miss", "miss")),
    ],
    ids=str,
)
def test_each_die_shows_how_it_counts(faces, hits, flags, marks):
    event = rolled(dice=faces, hits=hits, flags=flags)
    assert dice.counts(event, painter().facts) == marks


def test_a_roll_tells_sum_faces_and_result():
    parts = (Part(4, Term("napoleonics-dice-blocks")), Part(-1, Term("napoleonics-terrain-hill")))
    event = rolled(tally=Tally(parts), dice=("infantry", "infantry", "flag"), hits=2)
    roll = dice.roll_of(event, painter().facts, say())
    assert roll.headline == "Melee: British line infantry F4 against French line infantry E4"
    assert roll.numbers == "4 \u2212 1 hill = 3 \u00b7 hits:\u00a02, flags:\u00a01"
    assert roll.dice == ("foot", "foot", "flag")
    assert roll.counts == ("hit", "hit", "flag")
    lone = rolled(target_type="Ney", dice=(), hits=0, flags=0)
    assert dice.roll_of(lone, painter().facts, say()).headline.endswith("against Ney E4")


def test_dice_for_orders_are_shown_in_the_foot():
    event = ev.SymbolsRolled(card="elan", dice=("flag", "cavalry"))
    other = ev.SymbolsRolled(card="elan", dice=("flag", "infantry"))
    assert board(field(), [event]).data != board(field(), [other]).data


def test_dice_still_to_be_used_are_shown_without_events():
    view = field()
    turn = msgspec.structs.replace(view.turn, card="rally", text="rally", symbols=["cavalry"])
    waiting = msgspec.structs.replace(view, turn=turn)
    event = ev.SymbolsRolled(card="rally", dice=("cavalry",))
    assert board(waiting).data == board(waiting, [event]).data


# Leaders on their way, cards looked at -----------------------------------------------------------


def test_a_leader_who_falls_back_is_shown_where_he_is():
    view = field()
    leader = Leader(id="l1", name="Ney", side=TOP, hex=None)
    gone = msgspec.structs.replace(view, leaders=(leader,))
    frame = LeaderFrame(leader="l1", at="F4")
    fleeing = msgspec.structs.replace(gone, falling_back=frame)
    assert "Ney F4" in board(fleeing).alt
    assert "Ney" not in board(gone).alt
    assert board(fleeing).data != board(gone).data
    assert "- F4 leader Ney" in painter().text_board(fleeing, say())


def test_cards_looked_at_are_shown_with_the_hand_to_their_player_alone():
    view = msgspec.structs.replace(hand_of("bombard"), choosing=("rally", "elan"))
    picture = painter().paint_hand(view, Seat("bottom"), say())
    assert "To choose from: Rally" in picture.alt
    assert pixels(picture).width == hand_width(3)
