"""Refusals name their rule and say what is wrong, and change nothing."""

import pytest

from bot.engine.refusal import Ambiguous, IllegalAction, Unreadable
from tests.games.napoleonics.given import GAME, after, do, given, refusal
from tests.support.loaded import load_catalogue

CATALOGUE = load_catalogue()


def said(position, order):
    with pytest.raises(IllegalAction) as refused:
        do(position, order)
    return CATALOGUE.say(refused.value.reason, "en")


def moving(**more):
    return given(
        phase="move", bottom=["B-LN G6 ordered", "B-LN G8", "B-LC H9 ordered walked 1"],
        top=["F-LN A13"], leaders={"bottom": ["Hill I5 ordered", "Picton I9", "Cole I1"]}, **more,
    )  # fmt: skip


@pytest.mark.rule("NAP-GEN-06", "NAP-GEN-01", "NAP-MOV-01", "NAP-MOV-02", "NAP-LDR-01")
@pytest.mark.parametrize(
    ("order", "rule", "key"),
    [
        ("G8>F8", "NAP-GEN-01", "not-ordered"),
        ("A13>A12", "NAP-GEN-01", "no-own-unit"),
        ("H9>H10", "NAP-MOV-01", "moved"),
        ("G6>E9", "NAP-MOV-08", "too-far"),
        ("G6>G6", "NAP-MOV-02", "not-adjacent"),
        ("G6>G14", "NAP-MOV-06", "no-hex"),
        ("leader I9>I10", "NAP-GEN-01", "not-ordered"),
        ("leader G8>F8", "NAP-GEN-01", "no-own-leader"),
        ("leader I5>H5>G5>F4>E4", "NAP-LDR-01", "too-far"),
        ("leader I5>A7", "NAP-LDR-01", "too-far"),
        ("order G8", "NAP-ORD-01", "wrong-step"),
        ("G6xF6", "NAP-SEQ-01", "wrong-step"),
        ("react square", "NAP-MEL-02", "wrong-step"),
        ("keep rally", "NAP-CRD-02", "wrong-step"),
    ],
)
def test_moves_and_orders_out_of_place(order, rule, key):
    assert refusal(moving(), order) == (rule, key)


@pytest.mark.rule("NAP-MOV-01", "NAP-LDR-01")
def test_a_leader_moves_once():
    position = after(moving(), "leader I5>H5")

    assert refusal(position, "leader H5>H6") == ("NAP-MOV-01", "moved")
    assert said(position, "leader H5>H6").startswith("Moved already: Hill on H5.")
    assert refusal(position, "leader I5>I6") == ("NAP-GEN-01", "no-own-leader")


@pytest.mark.rule("NAP-GEN-06", "NAP-CBT-01", "NAP-BON-01")
def test_attacks_out_of_place():
    position = given(
        bottom=["B-HC F6 ordered", "B-LN F8 ordered"], top=["F-LN E6(1)", "F-LN E7", "F-LN E8"]
    )
    assert refusal(position, "F6xE14") == ("NAP-MOV-06", "no-hex")
    assert refusal(position, "F8xE8 with F6 F6") == ("NAP-CA-01", "joined-twice")
    position = do(after(position, "F6xE6"), "react none", "I A A A").position
    assert refusal(position, "advance B1") == ("NAP-TG-02", "advance")
    position = after(position, "advance E6")
    assert refusal(position, "F8xE8") == ("NAP-BON-01", "bonus-first")
    assert refusal(position, "E6xE8") == ("NAP-BON-01", "bonus-melee")


@pytest.mark.rule("NAP-GEN-06", "NAP-MOR-01", "NAP-LRT-04", "NAP-RET-03")
def test_answers_in_a_combat():
    position = given("top", bottom=["B-GG F6"], top=["F-LN D6(2) ordered"])
    flagged = do(position, "D6xF6", "F F").position
    assert refusal(flagged, "ignore 3") == ("NAP-MOR-01", "ignore")
    assert refusal(flagged, "done") == ("NAP-MOR-01", "compulsory")
    retreating = after(flagged, "ignore 0")
    assert refusal(retreating, "retreat E6") == ("NAP-RET-03", "retreat")
    lone = given("top", bottom=["B-LN I12"], top=["F-LN E6(1) ordered"],
                 leaders={"bottom": ["Hill F6"]})  # fmt: skip
    falling = do(lone, "E6xF6", "I").position
    assert refusal(falling, "step F7") == ("NAP-LRT-04", "step")


@pytest.mark.rule("NAP-GEN-06", "NAP-CRD-16", "NAP-CRD-17")
def test_parameters_of_cards():
    rally = given(
        "bottom", "command", bottom=["B-LN G6(2)", "B-LN G8(2)"], top=["F-LN A13"],
        cards={"bottom": {"hand": ["rally"]}},
    )  # fmt: skip
    assert refusal(rally, "card no-such") == ("NAP-CMD-01", "unknown-card")
    assert refusal(do(rally, "card rally", "I").position, "regain A13") == (
        "NAP-CRD-16",
        "regain",
    )
    supply = given(
        "bottom", "command", bottom=["B-LN G6"], top=["F-LN E6"],
        cards={"bottom": {"hand": ["short_supply"]}},
    )  # fmt: skip
    assert refusal(after(supply, "card short_supply"), "supply E6 C6") == ("NAP-CRD-17", "supply")


@pytest.mark.rule("NAP-VIC-03", "NAP-GEN-06")
def test_nothing_is_done_after_the_end():
    position = given(
        "top", bottom=["B-LN F6(1)"], top=["F-LN D6 ordered"],
        banners={"top": ["unit B-LN", "unit B-LT"]},
    )  # fmt: skip
    over = do(position, "D6xF6", "I A A A").position
    assert over.open == []
    view = over.view("bottom")
    found = GAME.words.refusal(view, position.open[0], GAME.read(view, position.open[0], "done"))
    assert (found.rule, found.reason.key) == ("NAP-VIC-03", "napoleonics-refused-over")
    assert GAME.anytime(view, "bottom") == ()


def test_what_is_no_order_or_more_than_one_is_said():
    position = given(phase="move", bottom=["B-LC G6 ordered"], top=["F-LN A13"])
    view, decision = position.view("bottom"), position.open[0]
    for text in ("hello", "order", "ignore x", "supply G6", "G6>", "card !"):
        with pytest.raises(Unreadable):
            GAME.read(view, decision, text)
    two = given("top", bottom=["B-LN F6"], top=["F-LN D6(2) ordered"])
    two = do(two, "D6xF6", "F F").position
    with pytest.raises(Ambiguous):
        GAME.read(two.view("bottom"), two.open[0], "retreat H6")
    assert GAME.write(GAME.read(two.view("bottom"), two.open[0], "retreat H5")) == "retreat G6>H5"


@pytest.mark.rule("NAP-GEN-06", "NAP-MOV-02", "NAP-MOV-10")
def test_a_hex_that_no_way_leads_to_is_told_apart_from_one_too_far():
    position = given(
        phase="move", bottom=["B-LC I2 ordered", "B-LN I7"], top=["F-LN H1", "F-LN H2"],
    )  # fmt: skip
    assert refusal(position, "I2>G2") == ("NAP-MOV-02", "no-way")
    assert refusal(position, "I2>E2") == ("NAP-MOV-10", "too-far")


@pytest.mark.rule("NAP-GEN-06", "NAP-SEQ-01", "NAP-MEL-02")
def test_a_refusal_out_of_place_says_how_to_go_on():
    ordering = given(phase="order", bottom=["B-LN H6", "B-LN H7"], top=["F-LN A1"])
    assert said(ordering, "H6>G6").endswith("Write “done” to go on.")
    assert said(ordering, "detach H6") == "You have no leader on H6. Name a hex with one."
    asked = after(
        given(bottom=["B-HC F6 ordered"], top=["F-LN E6"],
              cards={"top": {"hand": ["first_strike", "rally", "elan"]}}), "F6xE6",
    )  # fmt: skip
    assert said(asked, "done") == (
        "This cannot be left out. Write one of these: react first strike, react none, react square."
    )
    assert not said(asked, "F6xE6").endswith("to go on.")


@pytest.mark.rule("NAP-MOV-04", "NAP-MOV-07")
def test_a_move_past_a_lone_leader_ends_where_he_joins():
    position = given(
        phase="move", bottom=["B-LC G6 ordered", "B-LC G9 ordered"], top=["F-LN A13"],
        leaders={"bottom": ["Hill F6"]}, terrain={"forest": ["F9"]},
    )  # fmt: skip
    assert refusal(position, "G6>F6>E6") == ("NAP-MOV-04", "joins")
    assert said(position, "G6>F6>E6").startswith("F6 holds a lone leader, who joins the unit")
    assert refusal(position, "G9>F9>E9") == ("NAP-MOV-07", "stops")
    joined = after(position, "G6>F6").state
    assert [one.hex for one in (*joined.units[:1], *joined.leaders)] == ["F6", "F6"]


@pytest.mark.rule("NAP-CRD-06", "NAP-CRD-12", "NAP-CBT-05", "NAP-MOV-08")
@pytest.mark.parametrize(
    ("card", "unit", "walked", "rule", "words"),
    [
        ("bombard", "B-FA", 1, "NAP-CRD-06",
         "“Bombard” lets British foot artillery on F6 battle only without moving."),
        ("bombard", "B-HA", 1, "NAP-CRD-06",
         "“Bombard” lets British horse artillery on F6 battle only without moving."),
        ("force_march", "B-LN", 2, "NAP-CRD-12",
         "“Force March” lets British line infantry on F6 battle"
         " only after a move of at most 1 hex."),
        ("attack_centre", "B-FA", 1, "NAP-MOV-11",
         "British foot artillery on F6 cannot battle after moving."),
    ],
)  # fmt: skip
def test_a_unit_that_moved_by_its_card_hears_the_rule_of_the_card(card, unit, walked, rule, words):
    position = given(
        card=card, bottom=[f"{unit} F6 ordered walked {walked}", "B-LC F3 ordered"],
        top=["F-LN D6", "F-LN E3"],
    )  # fmt: skip
    order = "F6xD6"
    assert refusal(position, order)[0] == rule
    assert said(position, order) == words


@pytest.mark.rule("NAP-CRD-06", "NAP-CRD-15", "NAP-CRD-10", "NAP-MOV-11")
@pytest.mark.parametrize(
    ("card", "order", "found"),
    [
        ("bombard", "G6>C6", ("NAP-CRD-06", "too-far")),
        ("la_grande_manoeuvre", "G6>B6", ("NAP-CRD-15", "too-far")),
        ("fire_and_hold", "G6>F6", ("NAP-CRD-10", "card-no-move")),
        ("attack_centre", "G6>E6", ("NAP-MOV-11", "too-far")),
    ],
)
def test_how_far_a_card_lets_units_move_is_told_with_its_rule(card, order, found):
    position = given(
        phase="move", card=card, bottom=["B-FA G6 ordered"], top=["F-LN A13"],
        leaders={"bottom": ["Hill I1 ordered"]},
    )  # fmt: skip
    assert refusal(position, order) == found


SQUARE = {"bottom": ["B-LC F6 ordered"], "top": ["F-LN E6"]}
CHARGED = ("rally", "elan", "forward")


@pytest.mark.rule("NAP-SQ-01", "NAP-SQ-02", "NAP-RR-01", "NAP-RR-02", "NAP-FST-01", "NAP-GEN-06")
@pytest.mark.parametrize(
    ("more", "hand", "order", "rule", "words"),
    [
        ({}, CHARGED[:2], "square", "NAP-SQ-02",
         "A square needs 3 cards in hand, and you have 2."),
        ({"terrain": {"fordable": ["E6"]}}, CHARGED, "square", "NAP-SQ-02",
         "No square is formed on E6 (ford)."),
        ({"terrain": {"town": ["E6"]}}, CHARGED, "square", "NAP-SQ-02",
         "No square is formed on E6 (town)."),
        ({"works": ["E6 SW SE W"]}, CHARGED, "square", "NAP-SQ-02",
         "There are field works on E6, where no square is formed."),
        ({"bottom": ["B-LN F6 ordered"]}, CHARGED, "square", "NAP-SQ-01",
         "Only infantry that cavalry attacks in melee forms a square."),
        ({}, CHARGED, "retire", "NAP-RR-01",
         "Only cavalry that infantry attacks in melee retires."),
        ({"bottom": ["B-LN F6 ordered"], "top": ["F-LC E6", "F-LN D5", "F-LN D6"]}, CHARGED,
         "retire", "NAP-RR-02", "No free way of 2 hexes leads from E6 towards your own side."),
        ({}, CHARGED, "first strike", "NAP-FST-01", "You have no First Strike in hand."),
    ],
)  # fmt: skip
def test_a_reaction_that_is_not_open_is_refused_with_its_reason(more, hand, order, rule, words):
    position = after(given(cards={"top": {"hand": list(hand)}}, **{**SQUARE, **more}), "F6xE6")

    assert refusal(position, f"react {order}")[0] == rule
    assert said(position, f"react {order}") == f"{words} Choose one of the reactions offered."


@pytest.mark.rule("NAP-GEO-01", "NAP-LOS-01", "NAP-LOS-04")
def test_a_half_hex_in_the_way_is_called_by_its_neighbour():
    position = given(
        bottom=["B-LN G1 ordered", "B-LN I1 ordered", "B-LC I9 ordered"],
        top=["F-LN E1", "F-LN H9"], terrain={"forest": ["F1"]},
    )  # fmt: skip
    assert refusal(position, "G1xE1") == ("NAP-LOS-01", "no-sight")
    assert said(position, "G1xE1") == (
        "E1 is not in sight; in the way: half hex at the edge beside F1, F1. Choose another target."
    )
