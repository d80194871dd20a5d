"""Retreats: ways, blocked steps, trenches, and standing orders for them."""

import pytest

from bot.games.hoth.model.events import UnitHit, UnitRetreated
from bot.games.hoth.rules import retreat
from tests.games.hoth.given import (
    GAME,
    asked,
    do,
    generators,
    given,
    medals,
    orders,
    refusal,
    scene,
    told,
    unit,
)

FLEE = {1: "retreat miss miss", 2: "retreat retreat miss", 3: "retreat retreat retreat"}


def attacked(target="echo E5", others=(), terrain=None, attacker="snow D5 ordered 0", **more):
    return given(
        "empire",
        empire=[attacker, "snow A1"],
        rebels=[target, "echo G10", *others],
        terrain=terrain,
        **more,
    )


def flee(faces, **more):
    return do(attacked(**more), "D5xE5", FLEE[faces])


@pytest.mark.rule("HOTH-RET-01", "HOTH-RET-02", "HOTH-RET-03", "HOTH-RET-04", "HOTH-RUL-40",
                  "HOTH-TEAM-19")  # fmt: skip
def test_each_retreat_face_is_a_hex_and_the_owner_chooses():
    step = flee(2)

    assert asked(step.position) == ["DP-RETREAT rebels-1"]
    assert orders(step.position) == [
        "retreat F4>G4", "retreat F4>G5", "retreat F5>G5", "retreat F5>G6",
    ]  # fmt: skip
    done = do(step.position, "retreat f5>g6")
    assert done.events[0] == UnitRetreated(
        unit="u03", type="echo_troopers", side="rebels", path=("E5", "F5", "G6")
    )
    assert asked(done.position) == ["DP-PLAY rebels-1"]


@pytest.mark.rule("HOTH-RET-08", "HOTH-RET-06", "HOTH-RUL-15")
def test_the_only_full_path_is_taken_without_asking():
    step = flee(2, others=["echo F4", "echo G6"])

    assert told(step)[:2] == ["dice_rolled", "unit_retreated"]
    assert step.events[1].path == ("E5", "F5", "G5")


@pytest.mark.rule("HOTH-RET-07", "HOTH-RET-08", "HOTH-RES-07", "HOTH-RUL-15")
def test_missing_steps_cost_figures_after_the_longest_path():
    step = flee(2, others=["echo F5", "echo G4", "echo G5"])

    assert told(step)[:3] == ["dice_rolled", "unit_retreated", "unit_hit"]
    assert step.events[1].path == ("E5", "F4")
    assert step.events[2] == UnitHit(
        type="echo_troopers", side="rebels", hex="F4", losses=1, left=2, cause="blocked_retreat"
    )


@pytest.mark.rule("HOTH-RET-07", "HOTH-RET-02")
def test_steps_off_the_board_cost_figures_on_the_spot():
    position = given(rebels=["echo B4 ordered 0"], empire=["snow A4", "snow A9"])
    step = do(position, "B4xA4", "retreat retreat miss")

    assert unit(step.position, "A4").figures == 2
    assert told(step)[:2] == ["dice_rolled", "unit_hit"]


@pytest.mark.rule("HOTH-RES-07", "HOTH-RUL-28", "HOTH-VIC-01")
def test_a_unit_lost_by_a_blocked_retreat_pays_its_medal():
    position = given(rebels=["echo B4 ordered 0"], empire=["snow A4(1)", "snow A9"])
    step = do(position, "B4xA4", "retreat miss miss")

    assert unit(step.position, "A4") is None
    assert medals(step.position, "rebels") == 1


@pytest.mark.rule("HOTH-RET-09", "HOTH-TER-05", "HOTH-RUL-16")
def test_infantry_in_a_trench_may_ignore_one_symbol():
    trench = {"trench": "E5"}
    step = do(attacked(terrain=trench), "D5xE5", "retreat retreat")
    assert orders(step.position) == [
        "retreat F4 ignore 1", "retreat F4>G4", "retreat F4>G5",
        "retreat F5 ignore 1", "retreat F5>G5", "retreat F5>G6",
    ]  # fmt: skip
    assert refusal(step.position, "retreat stay ignore 2") == ("HOTH-RET-09", "ignore")

    one = do(attacked(terrain=trench), "D5xE5", "retreat miss").position
    stayed = do(one, "retreat stay ignore 1")
    assert stayed.events[0] == UnitRetreated(
        unit="u03", type="echo_troopers", side="rebels", path=("E5",), ignored=1
    )
    assert unit(stayed.position, "E5").figures == 3

    speeder = do(attacked("fly E5", terrain=trench), "D5xE5", "retreat miss miss")
    assert "ignore" not in "".join(orders(speeder.position))


@pytest.mark.rule("HOTH-RET-05", "HOTH-RET-06", "HOTH-RUL-17")
def test_stop_terrain_does_not_stop_a_retreat_but_impassable_hexes_do():
    rocks = flee(2, terrain={"rocks": "F4 F5"}).position
    assert len(orders(rocks)) == 4
    bars = {"serac": "F4", "crevasse": "F5"}
    assert unit(flee(1, terrain=bars).position, "E5").figures == 2
    flying = flee(1, target="fly E5", terrain=bars)
    assert flying.events[1].path == ("E5", "F5")


@pytest.mark.rule("HOTH-RET-06", "HOTH-FORT-02")
def test_a_fortification_bars_the_way_back():
    step = flee(
        1, scenario="S07", others=["echo F4"],
        forts=generators("F5"),
    )  # fmt: skip

    assert unit(step.position, "E5").figures == 2


@pytest.mark.rule("HOTH-RET-10")
def test_artillery_ignores_retreats():
    step = do(attacked("art E5"), "D5xE5", "retreat retreat retreat")

    assert told(step)[:2] == ["dice_rolled", "attack_missed"]


@pytest.mark.rule("HOTH-RET-11", "HOTH-CARD-07")
def test_the_multiplier_doubles_what_is_not_ignored():
    position = attacked(card="E117", terrain={"trench": "E5"})
    step = do(position, "D5xE5", "retreat retreat")

    found = orders(step.position)
    assert "retreat F4>G4 ignore 1" in found
    assert all(order.count(">") == 1 for order in found)
    two = retreat.steps_of(2, 1, 2)
    assert two == 2


@pytest.mark.rule("HOTH-RET-12")
def test_a_retreat_does_not_change_the_own_turn():
    step = do(flee(1).position, "retreat F5")
    mover = unit(step.position, "F5")

    assert (mover.moved, mover.hexes_moved, mover.entered_stop) == (False, 0, False)


@pytest.mark.rule("HOTH-RET-02", "HOTH-RET-06", "HOTH-RET-08", "HOTH-RET-01", "HOTH-RET-03")
@pytest.mark.parametrize(
    ("order", "rule", "key"),
    [
        ("retreat E4", "HOTH-RET-02", "retreat-direction"),
        ("retreat D5", "HOTH-RET-02", "retreat-direction"),
        ("retreat F4", "HOTH-RET-06", "retreat-blocked"),
        ("retreat stay", "HOTH-RET-08", "retreat-short"),
        ("retreat F5>G5>G6", "HOTH-RET-02", "retreat-direction"),
        ("done", "HOTH-RET-08", "compulsory"),
        ("retreat F5 ignore 1", "HOTH-RET-09", "ignore"),
    ],
)
def test_refused_retreats_name_their_rule(order, rule, key):
    position = flee(2, others=["echo F4"]).position
    assert orders(position) == ["retreat F5>G5", "retreat F5>G6"]

    assert refusal(position, order) == (rule, key)


def test_a_shortened_retreat_is_completed():
    position = flee(2).position

    assert unit(do(position, "retreat G6").position, "G6") is not None
    too_long = flee(1).position
    assert refusal(too_long, "retreat F4>G4") == ("HOTH-RET-01", "retreat-long")


@pytest.mark.rule("HOTH-RET-13", "HOTH-RUL-30")
def test_a_unit_that_retreats_onto_a_medal_takes_it():
    position = attacked(objectives=["pass permanent F5 rebels 1"])
    step = do(do(position, "D5xE5", FLEE[1]).position, "retreat F5")

    assert told(step)[:2] == ["unit_retreated", "objective_taken"]
    assert medals(step.position, "rebels") == 1


@pytest.mark.rule("HOTH-RET-03", "HOTH-RET-09")
@pytest.mark.parametrize(
    ("policy", "terrain", "expected"),
    [
        ("cover", {"rocks": "F5"}, "retreat F5"),
        ("cover", {"hill": "F4"}, "retreat F4"),
        ("far", {"rocks": "F5"}, "retreat F5"),
        ("to:G9,F4", {"rocks": "F5"}, "retreat F4"),
        ("to:G9", {"rocks": "F5"}, "retreat F5"),
        ("cover", {"trench": "E5", "hill": "F4"}, "retreat stay ignore 1"),
        ("cover-keep", {"trench": "E5", "hill": "F4"}, "retreat F4"),
        ("cover", {}, "retreat F4"),
        ("nonsense", {}, None),
    ],
)
def test_standing_orders_for_retreats(policy, terrain, expected):
    faces = "retreat miss" if "trench" in terrain else FLEE[1]
    position = do(attacked(terrain=terrain), "D5xE5", faces).position
    decision = position.open[0]
    action = GAME.policies.answer(position.view(decision.seat), decision, policy)

    assert (GAME.write(action) if action else None) == expected
    assert action is None or action in position.options(decision)


def test_far_prefers_distance_to_cover():
    position = given(
        "empire",
        empire=["snow D5 ordered 0", "snow F3"],
        rebels=["echo E5", "echo G10"],
        terrain={"rocks": "F4"},
    )
    position = do(position, "D5xE5", FLEE[1]).position
    decision = position.open[0]
    view = position.view(decision.seat)

    assert GAME.write(GAME.policies.answer(view, decision, "far")) == "retreat F5"
    assert GAME.write(GAME.policies.answer(view, decision, "cover")) == "retreat F4"
    assert [choice.key for choice in GAME.policies.listed("DP-RETREAT")][:2] == [
        "cover",
        "far",
    ]
    assert GAME.policies.listed("DP-MOVE") == ()


def test_no_path_is_one_empty_path():
    position = attacked("echo G5")
    here = scene(position)

    assert retreat.paths(here, here.units["G5"], 2) == [()]


@pytest.mark.rule("HOTH-RET-03", "HOTH-RET-09")
def test_how_many_symbols_to_ignore_is_asked_only_where_any_may_be():
    def picks(position):
        (decision,) = position.open
        view = position.view(decision.seat)
        menus = [GAME.words.menu(view, decision, one) for one in position.options(decision)]
        return [[one.key for one in menu] for menu in menus]

    in_the_open = do(attacked(), "D5xE5", "retreat miss miss").position
    assert picks(in_the_open) == [["F4"], ["F5"]]
    trench = do(attacked(terrain={"trench": "E5"}), "D5xE5", "retreat miss").position
    assert picks(trench) == [["ignore-0", "F4"], ["ignore-0", "F5"], ["ignore-1", "stay"]]
