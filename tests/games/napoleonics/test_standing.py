"""Standing orders answer what the digest lets them answer, and always with a legal option."""

import pytest

from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from bot.engine.plans.standing import ASK, StandingOrder, standing_answer
from tests.games.napoleonics.given import GAME, after, do, given

POINTS = GAME.policies.points
STAND = {"D-08-strike": "strike-never", "D-08-retire": "retire-never",
         "D-08-square": "square-never"}  # fmt: skip


def answer(position, policy):
    """Return the order that one policy gives at the open decision, which has one point."""
    decision = position.open[0]
    return reacts(position, {decision.point: policy})


def reacts(position, policies, usual=()):
    """Return the order that several policies of the deciding seat give; None: he is asked."""
    seat = position.open[0].seat
    held = [StandingOrder(seat, point, policy) for point, policy in policies.items()]
    found = standing_answer(position, held, usual)
    return None if found is None else GAME.write(found[1])


def attacked(hand=("rally", "elan", "forward"), order="F6xE6", **units):
    return after(given(cards={"top": {"hand": list(hand)}}, **units), order)


INFANTRY = {"bottom": ["B-LN F6 ordered"], "top": ["F-LN E6"]}
STRIKE = ("first_strike", "rally", "elan")


@pytest.mark.rule("NAP-PBP-06", "NAP-PBP-05", "NAP-FST-01")
@pytest.mark.parametrize(
    ("policy", "held", "not_held"),
    [
        ("strike-always", "react first strike", "react none"),
        ("strike-hits-2", "react first strike", "react none"),
        ("strike-hits-3", "react none", "react none"),
        ("strike-never", "react none", "react none"),
    ],
)
def test_first_strike_in_advance_answers_whether_or_not_the_card_is_there(policy, held, not_held):
    # five dice against infantry: 5 x 1/2 = 2.5 hits are expected
    assert reacts(attacked(STRIKE, **INFANTRY), {"D-08-strike": policy}) == held
    assert reacts(attacked(**INFANTRY), {"D-08-strike": policy}) == not_held


@pytest.mark.rule("NAP-PBP-06", "NAP-RR-01")
@pytest.mark.parametrize(
    ("policy", "attacker", "target", "order"),
    [
        ("retire-always", "B-LN F6 ordered", "F-LC E6", "react retire"),
        ("retire-never", "B-LN F6 ordered", "F-LC E6", "react none"),
        ("retire-blocks-2", "B-LN F6 ordered", "F-LC E6(2)", "react retire"),
        ("retire-blocks-2", "B-LN F6 ordered", "F-LC E6(3)", "react none"),
        ("retire-dice-4", "B-LN F6 ordered", "F-LC E6", "react retire"),
        ("retire-dice-4", "B-LN F6(3) ordered", "F-LC E6", "react none"),
        ("retire-dice-3", "B-LN F6(3) ordered", "F-LC E6", "react retire"),
    ],
)
def test_retiring_in_advance(policy, attacker, target, order):
    position = attacked(bottom=[attacker], top=[target])
    assert reacts(position, {**STAND, "D-08-retire": policy}) == order


@pytest.mark.rule("NAP-PBP-06", "NAP-SQ-01")
@pytest.mark.parametrize(
    ("policy", "blocks", "order"),
    [
        ("square-always", 1, "react square"),
        ("square-never", 3, "react none"),
        ("square-dice-3", 3, "react square"),
        ("square-dice-3", 2, "react none"),
    ],
)
def test_a_square_in_advance(policy, blocks, order):
    position = attacked(bottom=[f"B-LC F6({blocks}) ordered"], top=["F-LN E6"])
    assert reacts(position, {**STAND, "D-08-square": policy}) == order


@pytest.mark.rule("NAP-PBP-05", "NAP-PBP-06", "NAP-RUL-31")
def test_a_player_is_asked_while_one_of_the_open_reactions_is_not_settled():
    cavalry = {"bottom": ["B-LN F6 ordered"], "top": ["F-LC E6"]}
    for hand in (STRIKE, ("rally", "elan", "forward")):
        assert reacts(attacked(hand, **cavalry), {"D-08-strike": "strike-always"}) is None
        assert reacts(attacked(hand, **cavalry), {"D-08-retire": "retire-always"}) is None
        assert reacts(attacked(hand, **cavalry), {**STAND, "D-08-retire": ASK}) is None
        both = {"D-08-strike": "strike-always", "D-08-retire": "retire-always"}
        wanted = "react first strike" if hand == STRIKE else "react retire"
        assert reacts(attacked(hand, **cavalry), both) == wanted
    # what is not open need not be settled
    assert reacts(attacked(**INFANTRY), {"D-08-strike": "strike-never"}) == "react none"


@pytest.mark.rule("NAP-PBP-06", "NAP-MOR-01", "NAP-RUL-49")
def test_flags_and_battle_back_in_advance():
    position = given("top", bottom=["B-GG F6"], top=["F-LN D6(2) ordered"])
    flagged = do(position, "D6xF6", "F F").position
    assert (answer(flagged, "max"), answer(flagged, "none")) == ("ignore 2", "ignore 0")
    back = do(after(given(**INFANTRY), "F6xE6"), "react none", "A A A A").position
    assert (answer(back, "always"), answer(back, "never")) == ("battle back", "done")


@pytest.mark.rule("NAP-PBP-06", "NAP-RET-03", "NAP-MOR-03")
@pytest.mark.parametrize(
    ("policy", "order"),
    [("keep-support", "retreat G7"), ("cover", "retreat G6"), ("leader", "retreat G7")],
)
def test_a_retreat_keeps_support_or_takes_cover_or_goes_to_a_leader(policy, order):
    position = given(
        "top", bottom=["B-LN F6", "B-LN H7", "B-LN G8"], top=["F-LN D6(1) ordered"],
        terrain={"forest": ["G6"]}, leaders={"bottom": ["Hill H8"]},
    )  # fmt: skip
    assert answer(do(position, "D6xF6", "F").position, policy) == order


@pytest.mark.rule("NAP-PBP-06", "NAP-RET-05", "NAP-RET-06", "NAP-RUL-42")
@pytest.mark.parametrize("policy", ["keep-support", "cover"])
@pytest.mark.parametrize(
    ("river", "order"),
    [(["I6", "I7"], "retreat H7"), (["I6"], "retreat H6>I7"), ([], "retreat H6>I6")],
)
def test_a_retreat_that_a_lone_leader_ends_loses_no_block(policy, river, order):
    # two hexes are owed; by H6 the second one is lost where the river blocks both hexes behind it
    position = given(
        "top", bottom=["B-LN G7", "B-LN I12"], top=["F-LN E7(2) ordered"],
        leaders={"bottom": ["Hill H7"]}, terrain={"river": river},
    )  # fmt: skip
    flagged = do(position, "E7xG7", "F F").position

    assert answer(flagged, policy) == order


@pytest.mark.rule("NAP-PBP-06", "NAP-RR-04")
def test_cavalry_retires_by_the_same_policy():
    position = given(
        bottom=["B-LN F6(1) ordered"], top=["F-LC E6", "F-LN A13"], terrain={"hill": ["C7"]},
        cards={"top": {"hand": ["rally"]}},
    )  # fmt: skip
    retiring = do(after(position, "F6xE6"), "react retire", "A").position
    assert answer(retiring, "cover") == "retreat D6>C7"


@pytest.mark.rule("NAP-PBP-06", "NAP-LRT-01", "NAP-ESC-04")
def test_a_leader_goes_to_a_friend_and_never_through_an_enemy_by_choice():
    units = {"bottom": ["B-LN H6", "B-LN I12"], "top": ["F-LN E6(1) ordered", "F-LN G7"]}
    position = given("top", leaders={"bottom": ["Hill F6"]}, **units)
    position = do(position, "E6xF6", "I").position
    for policy in ("nearest-friend", "furthest", "off-board"):
        assert answer(position, policy) == "step G6"
    position = after(position, "step G6")
    assert answer(position, "nearest-friend") == "step H6"
    there = after(position, "step H6")
    assert answer(there, "nearest-friend") == "done"
    assert after(there, "done").state.leaders[0].hex == "H6"
    assert answer(there, "furthest").startswith("step I")


@pytest.mark.rule("NAP-PBP-06", "NAP-LRT-06")
def test_a_leader_without_a_friend_near_stops_or_leaves_the_board_as_agreed():
    position = given(
        "top", bottom=["B-LN A1"], top=["F-LN G7(1) ordered"], leaders={"bottom": ["Hill H6"]}
    )
    position = do(position, "G7xH6", "I").position
    stopping = after(position, answer(position, "nearest-friend"))
    assert answer(stopping, "nearest-friend") == "done"
    leaving = after(position, answer(position, "off-board"))
    assert answer(leaving, "off-board") == "step off"
    assert after(leaving, "step off").state.leaders[0].status == "withdrawn"


# What is usual ------------------------------------------------------------------------------------


@pytest.mark.rule("NAP-PBP-06")
def test_usual_policies_hold_for_people_until_they_set_others_or_want_to_be_asked():
    assert GAME.policies.usual == {"D-11": "max", "D-12": "keep-support", "D-13": "nearest-friend",
                          "D-16": "always"}  # fmt: skip
    back = do(after(given(**INFANTRY), "F6xE6"), "react none", "A A A A").position
    assert reacts(back, {}, usual=["top"]) == "battle back"
    assert reacts(back, {}, usual=["bottom"]) is None
    assert reacts(back, {"D-16": "never"}, usual=["top"]) == "done"
    assert reacts(back, {"D-16": ASK}, usual=["top"]) is None
    # a reaction is a real choice: nothing is usual there
    assert reacts(attacked(**INFANTRY), {}, usual=["top"]) is None


@pytest.mark.rule("NAP-PBP-06")
@pytest.mark.parametrize("scenario", ["S01", "S09"])
def test_whole_battles_are_defended_by_standing_orders_alone(scenario):
    draws = SeededDraws(scenario.encode(), "standing")
    line = selfplay.started(GAME, selfplay.setup_of(GAME, scenario), draws)
    chooser, used = selfplay.random_chooser(scenario), set()

    def choose(position, decision, options):
        if not GAME.policies.topics(decision.point):
            return chooser(position, decision, options)
        held = []
        for point in GAME.policies.topics(decision.point):
            listed = GAME.policies.listed(point)
            policy = listed[decision.serial % len(listed)].key
            held.append(StandingOrder(decision.seat, point, policy))
        found = standing_answer(position, held)
        assert found is not None
        assert found[1] in options
        used.add(decision.point)
        return found[1]

    for _ in selfplay.steps(line, draws, choose):
        pass
    assert line.position.outcome is not None
    assert used == {"D-08", "D-11", "D-12", "D-13", "D-16"}


# How they are said --------------------------------------------------------------------------------


@pytest.mark.rule("NAP-PBP-06")
@pytest.mark.parametrize(
    ("point", "said", "policy"),
    [
        ("D-08-strike", "Strike always", "strike-always"),
        ("D-08-strike", "hits 3", "strike-hits-3"),
        ("D-08-strike", "strike-hits-3", "strike-hits-3"),
        ("D-08-retire", "dice 5", "retire-dice-5"),
        ("D-08-retire", "blocks 1", "retire-blocks-1"),
        ("D-08-square", " Dice  2 ", "square-dice-2"),
        ("D-12", "Keep support", "keep-support"),
        ("D-16", "never", "never"),
        ("D-08-strike", "dice 3", None),
        ("D-08-strike", "hits 0", None),
        ("D-08-square", "retire-dice-3", None),
        ("D-08", "strike-always", None),
        ("D-12", "never", None),
        ("D-12", "strike-hits-3", None),
        ("D-02", "always", None),
    ],
)
def test_standing_orders_are_read_in_any_case_and_spacing(point, said, policy):
    found = GAME.policies.read(point, said)

    assert (found.key if found else None) == policy


def test_every_policy_that_is_offered_can_be_set_and_named():
    for point in POINTS:
        assert GAME.policies.listed(point)
        for choice in GAME.policies.listed(point):
            assert GAME.policies.read(point, choice.key) == choice
            assert GAME.policies.text(choice.key) == choice.label
        assert GAME.policies.usual.get(point) in (
            None,
            *(one.key for one in GAME.policies.listed(point)),
        )
    assert GAME.policies.topics("D-08") == ["D-08-strike", "D-08-retire", "D-08-square"]
    assert [GAME.policies.topics(point) for point in ("D-02", "D-07")] == [[], []]
    assert GAME.policies.listed("D-02") == ()
