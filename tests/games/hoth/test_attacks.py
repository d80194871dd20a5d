"""Attacks: who, what, how many dice, and what the dice do."""

import pytest

from bot.games.hoth.model.events import AttackMissed, DiceRolled, UnitHit
from bot.games.hoth.rules import combat
from tests.games.hoth.given import (
    GAME,
    after,
    asked,
    do,
    given,
    medals,
    orders,
    refusal,
    said,
    scene,
    told,
    unit,
)


def dice(position, origin, target):
    here = scene(position)
    return combat.tally(here, here.units[origin], target)


def worked():
    """EX-15 and EX-16."""
    return given(
        card="R108",
        rebels=["echo E4(2) ordered 0 walked 1", "fly C6 ordered 0 walked 3"],
        empire=["snow D4", "snow B6", "snow A1"],
        terrain={"rocks": "D4"},
    )


@pytest.mark.rule("HOTH-ATK-03", "HOTH-ATK-05", "HOTH-ATK-06", "HOTH-RES-04", "HOTH-TER-03")
def test_losses_do_not_reduce_the_dice_but_rocks_do():
    step = do(worked(), "E4xD4", "miss explosion")

    rolled, hit = step.events
    assert isinstance(rolled, DiceRolled)
    assert rolled.dice == ("miss", "explosion")
    assert [(part.amount, part.rule) for part in rolled.tally.parts] == [
        (3, "HOTH-UNIT-01"),
        (-1, "HOTH-TER-03"),
    ]
    assert hit == UnitHit(type="snowtroopers", side="empire", hex="D4", losses=1, left=3)
    assert step.barrier
    assert asked(step.position) == ["DP-ATTACK rebels-1"]


@pytest.mark.rule("HOTH-RES-02", "HOTH-RES-06", "HOTH-RET-03", "HOTH-ATK-01")
def test_hits_come_before_the_retreat_that_the_owner_chooses():
    position = do(worked(), "C6xB6", "vehicle infantry infantry retreat").position

    assert unit(position, "B6").figures == 2
    assert asked(position) == ["DP-RETREAT empire-1"]
    assert orders(position) == ["retreat A6", "retreat A7"]
    done = do(position, "retreat A7")
    assert told(done) == ["unit_retreated"]
    assert asked(done.position) == ["DP-ATTACK rebels-1"]


@pytest.mark.rule("HOTH-ATK-02", "HOTH-RUL-50", "HOTH-CARD-07", "HOTH-RUL-59")
def test_one_attack_each_unless_a_card_gives_two():
    once = do(worked(), "E4xD4", "miss miss").position
    assert refusal(once, "E4xD4") == ("HOTH-ATK-02", "attacked")

    twice = given(
        card="R114", rebels=["art F5 ordered 0", "echo E5 ordered 1"], empire=["snow D5", "snow A1"]
    )
    twice = do(twice, "F5xD5", "miss miss miss").position
    assert orders(twice) == ["E5xD5", "F5xD5", "done"]
    twice = do(twice, "E5xD5", "miss miss miss").position
    assert orders(twice) == ["F5xD5", "done"]
    walked = given(
        "empire", card="E121", empire=["snow D5 ordered 0 walked 2", "snow C1 ordered 0"],
        rebels=["echo E5", "echo D1"],
    )  # fmt: skip
    assert refusal(walked, "D5xE5") == ("HOTH-MOVE-03", "moved-too-far")


@pytest.mark.rule("HOTH-ATK-04", "HOTH-ATK-08", "HOTH-ATK-09", "HOTH-RUL-09", "HOTH-UNIT-01")
@pytest.mark.parametrize(
    ("order", "rule", "key"),
    [
        ("E5xE9", "HOTH-UNIT-01", "out-of-range"),
        ("E5xE4", "HOTH-ATK-09", "no-enemy"),
        ("E5xF5", "HOTH-ATK-09", "no-enemy"),
        ("E4xD4", "HOTH-ORD-01", "not-ordered"),
        ("G1xD4", "HOTH-ORD-01", "no-own-unit"),
        ("E5xD10", "HOTH-BRD-06", "no-hex"),
        ("E5>D5", "HOTH-TURN-02", "wrong-step"),
        ("order E4", "HOTH-TURN-01", "wrong-step"),
        ("retreat F4", "HOTH-RET-03", "wrong-step"),
        ("advance", "HOTH-BDG-03", "wrong-step"),
        ("card R101", "HOTH-CARD-01", "wrong-step"),
        ("board E5", "HOTH-SCN-07", "no-boarding"),
    ],
)
def test_refused_attacks_name_their_rule(order, rule, key):
    position = given(
        rebels=["echo E5 ordered 0", "echo E4"], empire=["snow D4", "snow E9", "snow C5"]
    )
    assert orders(position) == ["E5xC5", "E5xD4", "done"]

    assert refusal(position, order) == (rule, key)


@pytest.mark.rule("HOTH-ATK-06", "HOTH-RUL-07", "HOTH-RUL-11", "HOTH-AAT-06", "HOTH-TER-04")
def test_no_dice_left_is_no_attack_and_a_bonus_is_in_the_same_sum():
    terrain = {"building": "D3", "rocks": "D5"}
    units = {"empire": ["at D3 ordered 0", "snow C3 ordered 0"], "rebels": ["echo D5", "echo B3"]}
    assert refusal(given("empire", terrain=terrain, **units), "D3xD5") == (
        "HOTH-RUL-07",
        "no-dice",
    )
    assert said(given("empire", terrain=terrain, **units), "D3xD5") == (
        "No dice are left for an attack on D5: +3 base at distance 2 (HOTH-UNIT-01), "
        "-2 terrain of the target: rocks (HOTH-TER-03), -2 terrain of the attacker: building "
        "(HOTH-TER-04). Choose another target."
    )

    for card, rebels, expected in (
        ("R123", ["fly D3 ordered 0", "echo D4 ordered 0"], 0),
        ("R123", ["echo D3 ordered 0", "echo D4 ordered 0"], 3),
    ):
        bonus = given(card=card, rebels=rebels, empire=["snow D5", "snow A1"], terrain={**terrain})
        assert dice(bonus, "D3", "D5").total == expected


@pytest.mark.rule("HOTH-ATK-07", "HOTH-RUL-08", "HOTH-CMD-04")
def test_there_is_no_upper_limit_on_dice():
    position = given(
        card="R123",
        rebels=["fly D5 ordered 0", "echo A5 badge scouts"],
        empire=["snow C5", "snow A1"],
        terrain={"hill": "A5"},
    )

    assert dice(position, "D5", "C5").total == 7


@pytest.mark.rule("HOTH-UNIT-01", "HOTH-UNIT-05")
@pytest.mark.parametrize(
    ("side", "attacker", "row"),
    [
        ("empire", "snow A1", [3, 2, 1]),
        ("empire", "at A1", [3, 3, 3]),
        ("empire", "droid A1", [2, 1]),
        ("rebels", "echo A1", [3, 2, 1]),
        ("rebels", "fly A1", [4, 2]),
        ("rebels", "art A1", [3, 3, 2, 2, 1]),
    ],
)
def test_dice_by_distance(side, attacker, row):
    found = []
    for away in range(1, 8):
        enemy = {"empire": "rebels", "rebels": "empire"}[side]
        target = {"empire": "snow", "rebels": "echo"}[enemy]
        position = given(side, **{
            side: [f"{attacker} ordered 0", f"{attacker.split()[0]} G10 ordered 0"],
            enemy: [f"{target} A{1 + away}", f"{target} F9"],
        })  # fmt: skip
        if f"A1xA{1 + away}" in orders(position):
            found.append(dice(position, "A1", f"A{1 + away}").total)

    assert found == row


@pytest.mark.rule("HOTH-TER-01", "HOTH-TER-02", "HOTH-TER-03", "HOTH-TER-05", "HOTH-TER-08",
                  "HOTH-RUL-48", "HOTH-TER-09")  # fmt: skip
@pytest.mark.parametrize(
    ("attacker", "terrain", "taken"),
    [
        ("snow", "hill", 1), ("at", "hill", 1), ("droid", "hill", 1),
        ("snow", "rocks", 1), ("at", "rocks", 2), ("droid", "rocks", 1),
        ("snow", "building", 1), ("at", "building", 2),
        ("snow", "wreck", 1), ("at", "wreck", 2), ("droid", "wreck", 1),
        ("snow", "trench", 1), ("at", "trench", 1), ("droid", "trench", 1),
        ("at", "snow", 0),
    ],
)  # fmt: skip
def test_protection_by_the_attackers_class(attacker, terrain, taken):
    position = given(
        "empire", empire=[f"{attacker} D4 ordered 0"], rebels=["echo D5"], terrain={terrain: "D5"}
    )

    assert dice(position, "D4", "D5").total == {"snow": 3, "at": 3, "droid": 2}[attacker] - taken


@pytest.mark.rule("HOTH-TER-02")
@pytest.mark.parametrize(("hills", "count"), [("D4 D5", 3), ("D5", 2)])
def test_a_hill_does_not_protect_from_an_attacker_on_a_hill(hills, count):
    position = given(
        "empire", empire=["snow D4 ordered 0"], rebels=["echo D5"], terrain={"hill": hills}
    )

    assert dice(position, "D4", "D5").total == count


@pytest.mark.rule("HOTH-TER-05", "HOTH-AAT-05", "HOTH-RUL-10")
def test_a_trench_shelters_infantry_only_and_nothing_shelters_an_at_at():
    infantry = given(rebels=["fly D5 ordered 0"], empire=["snow D7"], terrain={"trench": "D7"})
    assert dice(infantry, "D5", "D7").total == 1
    for terrain in ("trench", "rocks", "building"):
        walker = given(rebels=["fly D5 ordered 0"], empire=["at D7"], terrain={terrain: "D7"})
        assert dice(walker, "D5", "D7").total == 2
    attacking = given("empire", empire=["at D5 ordered 0"], rebels=["echo D7"],
                      terrain={"rocks": "D7"})  # fmt: skip
    assert dice(attacking, "D5", "D7").total == 1


@pytest.mark.rule("HOTH-TER-04", "HOTH-RUL-11", "HOTH-AAT-06")
@pytest.mark.parametrize(("attacker", "count"), [("at D5", 1), ("snow D5", 2)])
@pytest.mark.parametrize("terrain", ["building", "wreck"])
def test_vehicles_attack_out_of_ruins_with_two_dice_less(attacker, terrain, count):
    position = given(
        "empire", empire=[f"{attacker} ordered 0"], rebels=["echo D7"], terrain={terrain: "D5"}
    )

    assert dice(position, "D5", "D7").total == count


@pytest.mark.rule("HOTH-CARD-07", "HOTH-RUL-57")
def test_card_modifiers_of_dice():
    trench = {"terrain": {"trench": "D5 D6"}, "empire": ["snow D5", "snow D6"]}
    ignoring = given(card="R125", rebels=["echo E5 ordered 0"], **trench)
    assert dice(ignoring, "E5", "D5").total == 3
    ruin = {"trench": "D5", "building": "E5"}
    ruined = given(card="R125", rebels=["fly E5 ordered 0"], empire=["snow D5"], terrain=ruin)
    assert dice(ruined, "E5", "D5").total == 2
    melee = given(card="R115", rebels=["echo E5 ordered 0"], **trench)
    assert [dice(melee, "E5", label).total for label in ("D5", "D6")] == [3, 1]
    plain = given(card="R115", rebels=["echo E5 fallback"], **trench)
    assert dice(plain, "E5", "D5").total == 2


@pytest.mark.rule("HOTH-RES-01", "HOTH-RES-02", "HOTH-RES-03")
@pytest.mark.parametrize(
    ("side", "target", "faces", "losses"),
    [
        ("rebels", "snow", "infantry infantry explosion", 3),
        ("rebels", "snow", "vehicle vehicle miss", 0),
        ("empire", "fly", "vehicle explosion infantry", 2),
        ("empire", "fly", "infantry infantry infantry", 0),
        ("rebels", "droid", "infantry vehicle explosion", 1),
        ("empire", "art", "infantry vehicle miss", 0),
    ],
)
def test_faces_hit_classes(side, target, faces, losses):
    attacker = {"rebels": "echo", "empire": "snow"}[side]
    enemy = {"rebels": "empire", "empire": "rebels"}[side]
    spare = {"rebels": "snow A1", "empire": "echo G10"}[side]
    position = given(side, **{side: [f"{attacker} D4 ordered 0"], enemy: [f"{target} D5", spare]})
    before = unit(position, "D5").figures
    step = do(position, "D4xD5", faces)

    assert unit(step.position, "D5").figures == before - losses
    if not losses:
        assert AttackMissed(target_type=unit(position, "D5").type, target="D5") in step.events


@pytest.mark.rule("HOTH-RES-01")
def test_a_die_has_two_infantry_faces_and_one_of_each_other():
    assert sorted(GAME.content.dice.faces) == [
        "explosion", "infantry", "infantry", "miss", "retreat", "vehicle",
    ]  # fmt: skip


@pytest.mark.rule("HOTH-RES-04", "HOTH-RES-05", "HOTH-VIC-01")
def test_surplus_hits_are_lost_and_elimination_pays_its_medal():
    position = given(rebels=["echo D4 ordered 0"], empire=["snow D5(1)", "snow A1"])
    step = do(position, "D4xD5", "infantry explosion retreat")

    assert step.events[1] == UnitHit(
        type="snowtroopers", side="empire", hex="D5", losses=1, left=0, medals=1
    )
    assert unit(step.position, "D5") is None
    assert medals(step.position, "rebels") == 1
    assert [gone.how for gone in step.position.state.gone] == ["eliminated"]


@pytest.mark.rule("HOTH-UNIT-04", "HOTH-UNIT-03", "HOTH-RES-05")
@pytest.mark.parametrize(
    ("side", "attacker", "target"), [("rebels", "echo", "droid"), ("empire", "snow", "art")]
)
def test_droids_and_artillery_pay_no_medal(side, attacker, target):
    enemy = {"rebels": "empire", "empire": "rebels"}[side]
    spare = {"rebels": "snow A1", "empire": "echo G10"}[side]
    position = given(
        side, **{side: [f"{attacker} D4 ordered 0"], enemy: [f"{target} D5(1)", spare]}
    )
    step = do(position, "D4xD5", "explosion miss miss")

    assert step.events[1].medals == 0
    assert medals(step.position, side) == 0


@pytest.mark.rule("HOTH-AAT-01", "HOTH-AAT-02", "HOTH-AAT-05", "HOTH-AAT-04", "HOTH-RET-10")
@pytest.mark.parametrize(
    ("second", "dies"), [("miss explosion", True), ("infantry vehicle", False)]
)
def test_hits_on_an_at_at_are_rolled_again_to_confirm(second, dies):
    position = given(
        rebels=["fly D4 ordered 0"], empire=["at D5", "snow A1"], terrain={"rocks": "D5"}
    )
    step = do(position, "D4xD5", "vehicle explosion infantry retreat", second)

    assert [event.why for event in step.events if isinstance(event, DiceRolled)] == [
        "attack",
        "confirmation",
    ]
    assert (unit(step.position, "D5") is None) == dies
    assert medals(step.position, "rebels") == (1 if dies else 0)
    if not dies:
        assert AttackMissed(target_type="at_at", target="D5", saved=True) in step.events


@pytest.mark.rule("HOTH-AAT-03", "HOTH-AAT-04", "HOTH-RET-10")
def test_without_hit_dice_nothing_is_confirmed_and_nobody_retreats():
    position = given(rebels=["echo D4 ordered 0"], empire=["at D5", "snow A1"])
    step = do(position, "D4xD5", "infantry infantry retreat")

    assert told(step)[:2] == ["dice_rolled", "attack_missed"]
    assert unit(step.position, "D5") is not None


@pytest.mark.rule("HOTH-AAT-07", "HOTH-RUL-12", "HOTH-CARD-07")
@pytest.mark.parametrize(("origin", "target", "dies"), [("D4", "D5", True), ("D4", "D6", False)])
def test_harpoons_confirm_on_a_vehicle_face_in_melee_only(origin, target, dies):
    position = given(card="R119", rebels=["fly D4 ordered 0"], empire=[f"at {target}", "snow A1"])
    dice_ = "vehicle miss miss miss" if target == "D5" else "vehicle miss"
    step = do(position, f"{origin}x{target}", dice_, "vehicle")

    assert (unit(step.position, target) is None) == dies


@pytest.mark.rule("HOTH-RES-06", "HOTH-RUL-13", "HOTH-RUL-14", "HOTH-CMD-04")
def test_force_powers_turn_retreats_into_hits():
    position = given(
        "empire", card="E119", empire=["at D4 ordered 0"], rebels=["echo D5", "echo G1"],
        terrain={"trench": "D5"},
    )  # fmt: skip
    step = do(position, "D4xD5", "retreat infantry")

    assert unit(step.position, "D5").figures == 1
    assert told(step)[:2] == ["dice_rolled", "unit_hit"]
    assert asked(step.position) == ["DP-PLAY rebels-1"]


@pytest.mark.rule("HOTH-RUL-13", "HOTH-RET-10")
def test_converted_retreats_hit_units_that_ignore_retreats():
    position = given(
        "empire", card="E119", empire=["snow D4 ordered 0"], rebels=["art D5", "echo G1"]
    )
    step = do(position, "D4xD5", "retreat miss miss")

    assert unit(step.position, "D5") is None


@pytest.mark.rule("HOTH-CMD-04", "HOTH-ATK-06")
def test_princess_orders_add_a_die_to_artillery_at_distance_five():
    position = given(card="R121", rebels=["art G5 ordered 0"], empire=["snow B3", "snow A1"])

    assert dice(position, "G5", "B3").total == 2
    assert refusal(position, "G5xA1") == ("HOTH-UNIT-01", "out-of-range")


@pytest.mark.rule("HOTH-RES-06", "HOTH-CARD-07", "HOTH-RUL-25")
def test_rerolls_by_card_once_each_attack():
    force = given(card="R118", rebels=["echo D4 ordered 0"], empire=["snow D5", "snow A1"])
    asked_ = do(force, "D4xD5", "miss miss infantry").position
    assert asked(asked_) == ["DP-REROLL rebels-1"]
    assert orders(asked_) == ["done", "reroll card"]
    assert refusal(asked_, "reroll e_web") == ("HOTH-BDG-10", "no-reroll")
    step = do(asked_, "reroll card", "miss miss miss")
    assert step.events[0].why == "reroll"
    assert unit(step.position, "D5").figures == 4
    assert unit(after(asked_, "done"), "D5").figures == 3

    lucky = given(card="R124", rebels=["echo D4 ordered 0"], empire=["snow D5", "snow A1"])
    again = do(do(lucky, "D4xD5", "miss vehicle miss").position, "reroll card", "infantry miss")
    assert again.events[0].dice == ("vehicle", "infantry", "miss")
    assert unit(again.position, "D5").figures == 3
    none = do(lucky, "D4xD5", "vehicle vehicle vehicle")
    assert "DP-REROLL" not in asked(none.position)[0]


@pytest.mark.rule("HOTH-TURN-02", "HOTH-TURN-01", "HOTH-ATK-02")
def test_moving_is_over_after_the_moves_and_attacking_may_be_left_out():
    position = given(
        phase="move", rebels=["echo F4 ordered 0", "echo E5 ordered 0"], empire=["snow D5"]
    )
    attacking = after(position, "F4>E4", "done")
    assert refusal(attacking, "E5>E6") == ("HOTH-TURN-02", "wrong-step")

    step = do(attacking, "done")
    assert told(step)[:2] == ["cards_drawn", "hand_seen"]
    assert asked(step.position) == ["DP-PLAY empire-1"]
