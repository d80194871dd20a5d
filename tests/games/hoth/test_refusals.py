"""Refusals in awkward moments: the rule that fits, and what can be done instead."""

import pytest

from bot.engine.model import ANYTIME, Decision
from bot.games.hoth.model.actions import ClaimStall
from tests.games.hoth.given import GAME, asked, do, given, refusal, said


def reason(position, order):
    """Return the arguments of the refusal of an order."""
    decision = position.open[0]
    view = position.view(decision.seat)
    action = GAME.read(view, decision, order)
    return GAME.words.refusal(view, decision, action).reason.args


def playing(card, side="rebels", **more):
    cards = {f"{side}-1": {"hand": [card, "R101" if side == "rebels" else "E101"]}}
    return do(given(side, "play_card", cards=cards, **more), f"card {card}").position


@pytest.mark.rule("HOTH-CARD-03")
def test_the_section_is_named_before_units_are_ordered():
    position = playing("E122", "empire", empire=["snow A2", "snow A9"], rebels=["echo G1"])

    assert asked(position) == ["DP-SECTION empire-1"]
    assert refusal(position, "order A2") == ("HOTH-CARD-03", "section-first")
    assert refusal(position, "A2>A3") == ("HOTH-TURN-01", "open-question")


@pytest.mark.rule("HOTH-DRAW-03")
def test_a_card_is_kept_and_none_discarded_where_one_is_kept():
    position = given(
        "rebels", "move", "R101", rebels=["echo F2 ordered 0"], empire=["snow A5"],
        cards={"rebels-1": {"hand": ["R104"], "deck": ["R105", "R106"]}},
    )  # fmt: skip
    position = do(position, "done").position

    for order in ("discard R104", "discard R105"):
        assert refusal(position, order) == ("HOTH-DRAW-03", "keep-one")
        assert reason(position, order)["cards"] == "R105, R106"
    assert refusal(position, "keep R104") == ("HOTH-DRAW-03", "no-such-card")
    assert refusal(position, "keep R999") == ("HOTH-DRAW-03", "unknown-card")


@pytest.mark.rule("HOTH-DRAW-04")
def test_cards_are_discarded_and_none_kept_where_cards_are_exchanged():
    position = given(
        "empire", "draw", empire=["snow A1"], rebels=["echo G1"],
        cards={"empire-1": {"hand": ["E101", "E102"]}},
        frame={"step": "discard", "may_discard": 3, "plus": 1},
    )  # fmt: skip

    assert refusal(position, "keep E101") == ("HOTH-DRAW-04", "discard-or-done")
    assert refusal(position, "discard E105") == ("HOTH-DRAW-04", "no-such-card")
    assert refusal(position, "discard E999") == ("HOTH-DRAW-04", "unknown-card")


@pytest.mark.rule("HOTH-CARD-01")
def test_a_card_that_does_not_exist_is_named_by_its_number():
    position = given(phase="play_card", rebels=["echo F2"], empire=["snow A5"])

    assert refusal(position, "card R999") == ("HOTH-CARD-01", "unknown-card")
    assert reason(position, "card R999") == {"id": "R999"}


def fight(order, dice, rebels, **more):
    empire = more.pop("empire", ["snow E4", "snow G9", "snow A1"])
    return do(given(rebels=[*rebels, "echo G8 ordered 0"], empire=empire, **more), order, dice)


@pytest.mark.rule("HOTH-RET-03", "HOTH-RES-06", "HOTH-BDG-03", "HOTH-ATK-01")
@pytest.mark.parametrize(
    ("rebels", "empire", "dice", "point", "rule"),
    [
        (["echo F4 ordered 0"], ["snow E4"], "miss miss retreat", "DP-RETREAT", "HOTH-RET-03"),
        (["echo F4 badge e_web installed ordered 0"], ["snow E4"], "miss infantry miss",
         "DP-REROLL", "HOTH-RES-06"),
        (["echo F4 badge assault_squad ordered 0"], ["snow E4(1)"], "infantry miss miss",
         "DP-BREAK", "HOTH-BDG-03"),
    ],
)  # fmt: skip
def test_in_the_middle_of_an_attack_the_open_question_is_named(rebels, empire, dice, point, rule):
    position = fight("F4xE4", dice, rebels, empire=[*empire, "snow G9", "snow A1"]).position
    assert asked(position)[0].split()[0] == point

    for order in ("G8xG9", "F4>E4", "order F4", "card R101"):
        assert refusal(position, order) == (rule, "open-question")
    said = reason(position, "G8xG9")
    assert said["question"].key == f"hoth-ask-{point}"
    assert (
        said["how"]
        == {
            "DP-RETREAT": "retreat D3",
            "DP-REROLL": "reroll e_web",
            "DP-BREAK": "advance",
        }[point]
    )


@pytest.mark.rule("HOTH-TURN-01")
def test_orders_outside_their_step_name_the_order_of_the_steps():
    cards = {"rebels-1": {"hand": ["R108", "R101"]}}
    units = {"rebels": ["echo F5"], "empire": ["snow A5"]}
    playing_ = given(phase="play_card", cards=cards, **units)
    ordering = do(playing_, "card R108").position
    for position in (playing_, ordering):
        assert refusal(position, "F5>E5") == ("HOTH-TURN-01", "wrong-step")
        assert refusal(position, "F5xE5") == ("HOTH-TURN-01", "wrong-step")
    attacking = given(rebels=["echo E5 ordered 0", "echo E4"], empire=["snow D4"])
    assert refusal(attacking, "order E4") == ("HOTH-TURN-01", "wrong-step")
    assert refusal(attacking, "E5>E6") == ("HOTH-TURN-02", "wrong-step")


@pytest.mark.rule("HOTH-ORD-07")
def test_a_unit_that_misses_a_neighbour_fails_the_filter():
    line = ["at B2", "snow A2", "snow A9"]
    position = playing("E120", "empire", empire=line, rebels=["echo G1"])
    assert refusal(position, "order A9") == ("HOTH-ORD-07", "card-filter")

    raid = playing("R115", rebels=["echo E5", "echo G1"], empire=["snow D5"])
    assert refusal(raid, "order G1") == ("HOTH-ORD-07", "card-filter")


@pytest.mark.rule("HOTH-CARD-05", "HOTH-RUL-05")
def test_a_closed_fallback_names_the_unit_that_closes_it():
    position = playing("E113", "empire", empire=["snow A2", "at B1", "at B5"], rebels=["echo G1"])

    assert refusal(position, "order A2") == ("HOTH-CARD-05", "no-fallback")
    said = reason(position, "order A2")
    assert (said["other"].key, said["hexes"]) == ("hoth-unit-at_at", "B1, B5")


@pytest.mark.rule("HOTH-END-04", "HOTH-RUL-33")
def test_a_claim_too_early_tells_the_turns_that_are_missing():
    position = given(phase="move", rebels=["echo F4 ordered 0"], empire=["snow A5"], idle_turns=13)
    view = position.view("rebels-1")
    refused = GAME.words.refusal(view, Decision(ANYTIME, "", "rebels-1"), ClaimStall())

    assert (refused.rule, refused.reason.key) == ("HOTH-END-04", "hoth-refused-not-stalled")
    assert refused.reason.args == {"count": 7}


def trench(dice):
    position = given(
        "empire", empire=["snow D5 ordered 0", "snow A1"], rebels=["echo E5", "echo G10"],
        terrain={"trench": "E5"},
    )  # fmt: skip
    return do(position, "D5xE5", dice).position


@pytest.mark.rule("HOTH-RET-08", "HOTH-RET-09")
def test_staying_in_a_trench_needs_the_symbol_to_be_ignored():
    one = trench("retreat miss")
    assert refusal(one, "retreat stay") == ("HOTH-RET-08", "retreat-short-ignore")
    assert reason(one, "retreat stay")["ignore"] == 1
    assert refusal(one, "retreat F4 ignore 1") == ("HOTH-RET-09", "retreat-ignored")
    assert reason(one, "retreat F4 ignore 1") == {"order": "retreat stay ignore 1"}

    two = trench("retreat retreat")
    assert refusal(two, "retreat stay ignore 1") == ("HOTH-RET-08", "retreat-short")
    assert refusal(two, "retreat F4>G4 ignore 1") == ("HOTH-RET-01", "retreat-long")


@pytest.mark.rule("HOTH-RET-11")
def test_the_question_for_a_doubled_retreat_tells_the_hexes():
    position = given(
        "empire", card="E117", empire=["snow C5 ordered 0", "snow A1"],
        rebels=["echo D5", "echo G10"],
    )  # fmt: skip
    position = do(position, "C5xD5", "retreat miss miss").position
    said = GAME.words.prompt(position.view("rebels-1"), position.open[0])

    assert said.key == "hoth-ask-DP-RETREAT-doubled"
    assert (said.args["count"], said.args["steps"]) == (1, 2)


@pytest.mark.rule("HOTH-MOVE-07")
def test_no_attack_after_entering_names_the_terrain():
    position = given(
        rebels=["echo E5 ordered 0 walked 1 stopped", "echo C4 ordered 0"], empire=["snow D5"],
        terrain={"rocks": "E5"},
    )  # fmt: skip

    assert refusal(position, "E5xD5") == ("HOTH-MOVE-07", "entered-stop")
    assert reason(position, "E5xD5")["terrain"].key == "hoth-terrain-rocks"


@pytest.mark.rule("HOTH-MOVE-02", "HOTH-MOVE-04", "HOTH-MOVE-06", "HOTH-MOVE-09")
@pytest.mark.parametrize(
    ("order", "terrain", "rule", "way"),
    [
        ("F4>F6", {}, "HOTH-MOVE-04", "F5 Echo Base troopers (HOTH-MOVE-04)"),
        ("F4>D3", {"serac": "E4"}, "HOTH-MOVE-09", "E4 serac (HOTH-MOVE-09)"),
        ("F4>F2", {"rocks": "F3"}, "HOTH-MOVE-06", "F3 rocks (HOTH-MOVE-06)"),
        ("F4>D4", {"serac": "E4"}, "HOTH-MOVE-09",
         "E4 serac (HOTH-MOVE-09), E5 Echo Base troopers (HOTH-MOVE-04)"),
    ],
)  # fmt: skip
def test_where_no_way_leads_what_is_in_the_way_is_told(order, terrain, rule, way):
    position = given(
        "empire", "move", empire=["snow F4 ordered", "snow A1"], rebels=["echo F5", "echo E5"],
        terrain=terrain,
    )  # fmt: skip
    start, _, end = order.partition(">")
    assert refusal(position, order) == (rule, "no-way")
    assert said(position, order) == (
        f"No way of at most 2 hexes leads from {start} to {end} for snowtroopers; "
        f"in the way: {way}. Choose another hex."
    )
    assert refusal(position, "F4>C4") == ("HOTH-MOVE-02", "too-far")
    assert refusal(position, "F4>F5>F6") == ("HOTH-MOVE-04", "occupied")
