"""Dice, moves and flags of every unit type, at every strength."""

import pytest

from bot.games.napoleonics.rules import combat, firing, melee, morale, movement
from tests.games.napoleonics.given import GAME, ground

# type, melee, melee against infantry, fire standing (guns: at distance 2), fire moved,
# hexes with battle, hexes at most, flags ignored; dice from full strength to one block
TABLE = [
    ("F-LN", "4 3 2 1", "5 4 3 2", "4 3 2 1", "2 2 1 1", 1, 1, 0),
    ("F-LT", "4 3 2 1", "4 3 2 1", "5 4 3 2", "3 3 2 2", 1, 2, 0),
    ("F-GR", "5 4 3 2", "5 4 3 2", "5 4 3 2", "3 3 2 2", 1, 1, 1),
    ("F-YG", "5 4 3 2", "5 4 3 2", "5 4 3 2", "3 3 2 2", 1, 2, 1),
    ("F-OG", "6 5 4 3", "6 5 4 3", "5 4 3 2", "3 3 2 2", 1, 1, 2),
    ("F-MI", "4 3 2 1", "4 3 2 1", "4 3 2 1", "2 2 1 1", 1, 1, 0),
    ("F-LC", "4 3 2 1", "4 3 2 1", "", "", 3, 3, 0),
    ("F-HC", "5 4 3 2", "5 4 3 2", "", "", 2, 2, 0),
    ("F-CU", "5 4 3 2", "5 4 3 2", "", "", 2, 2, 1),
    ("F-GHC", "5 4 3 2", "5 4 3 2", "", "", 2, 2, 2),
    ("F-FA", "4 4 3", "4 4 3", "3 3 2", "", 0, 1, 0),
    ("F-HA", "3 3 2", "3 3 2", "2 2 1", "", 1, 2, 0),
    ("F-GFA", "5 5 4", "5 5 4", "3 3 2", "", 0, 1, 2),
    ("F-GHA", "4 4 3", "4 4 3", "2 2 1", "", 1, 2, 2),
    ("B-LN", "4 3 2 1", "4 3 2 1", "5 4 3 2", "2 2 1 1", 1, 1, 0),
    ("B-LT", "5 4 3 2 1", "5 4 3 2 1", "6 5 4 3 2", "4 3 3 2 2", 1, 2, 0),
    ("B-RL", "3 2 1", "3 2 1", "4 3 2", "3 2 2", 1, 2, 0),
    ("B-GR", "5 4 3 2", "5 4 3 2", "5 4 3 2", "3 3 2 2", 1, 1, 1),
    ("B-GG", "6 5 4 3 2", "6 5 4 3 2", "6 5 4 3 2", "4 3 3 2 2", 1, 1, 2),
    ("B-LC", "3 2 1", "3 2 1", "", "", 3, 3, 0),
    ("B-HC", "4 3 2", "4 3 2", "", "", 2, 2, 0),
    ("B-GHC", "4 3 2", "4 3 2", "", "", 2, 2, 2),
    ("B-FA", "4 4 3", "4 4 3", "3 3 2", "", 0, 1, 0),
    ("B-HA", "3 3 2", "3 3 2", "2 2 1", "", 1, 2, 0),
    ("P-LN", "4 3 2 1", "4 3 2 1", "4 3 2 1", "2 1 1 0", 1, 1, 0),
    ("P-LT", "4 3 2 1", "4 3 2 1", "5 4 3 2", "3 2 2 1", 1, 2, 0),
    ("P-MI", "4 3 2 1", "4 3 2 1", "4 3 2 1", "2 1 1 0", 1, 1, 0),
    ("P-LC", "3 2 1", "3 2 1", "", "", 3, 3, 0),
    ("P-HC", "4 3 2", "4 3 2", "", "", 2, 2, 0),
    ("P-FA", "4 4 3", "4 4 3", "3 3 2", "", 0, 1, 0),
    ("P-HA", "3 3 2", "3 3 2", "2 2 1", "", 1, 2, 0),
]
unit_types = pytest.mark.parametrize(
    ("kind", "hand", "infantry", "standing", "moved", "battle", "most", "flags"), TABLE
)


def position(kind, blocks, *, enemy="B-LC", label="E6", marks=""):
    own, other = ("top", "bottom") if kind.startswith("F") else ("bottom", "top")
    if kind[0] != "F":
        enemy = enemy.replace("B-", "F-")
    sides = {own: [f"{kind} C6({blocks}) ordered{marks}"], other: [f"{enemy} {label}"]}
    return ground(own, **sides)


def numbers(text):
    return [int(word) for word in text.split()]


def strengths(kind):
    return range(GAME.content.unit_types[kind].blocks, 0, -1)


def test_every_unit_type_is_in_the_table():
    assert {row[0] for row in TABLE} == set(GAME.content.unit_types)


@pytest.mark.rule("NAP-MEL-03", "NAP-MEL-04", "NAP-MEL-05", "NAP-MEL-06", "NAP-MEL-07",
                  "NAP-RUL-07", "NAP-CBT-09", "NAP-HIT-01")  # fmt: skip
@unit_types
def test_melee_dice(kind, hand, infantry, standing, moved, battle, most, flags):
    for enemy, expected in (("B-LC", hand), ("B-LN", infantry)):
        found = []
        for blocks in strengths(kind):
            here = position(kind, blocks, enemy=enemy, label="D6")
            found.append(melee.tally(here, here.units["C6"], "D6").total)
        assert found == numbers(expected)


@pytest.mark.rule("NAP-RNG-06", "NAP-RNG-07", "NAP-RNG-08", "NAP-RNG-09", "NAP-RUL-05",
                  "NAP-RUL-06", "NAP-RUL-08", "NAP-RUL-09", "NAP-RUL-10")  # fmt: skip
@unit_types
def test_ranged_dice(kind, hand, infantry, standing, moved, battle, most, flags):
    for marks, expected in (("", standing), (" walked 1", moved)):
        found = []
        for blocks in strengths(kind):
            here = position(kind, blocks, marks=marks)
            if expected:
                found.append(firing.tally(here, here.units["C6"], "E6").total)
        assert found == numbers(expected)


@pytest.mark.rule("NAP-MOV-08", "NAP-MOV-09", "NAP-MOV-10", "NAP-MOV-11", "NAP-MOV-12")
@unit_types
def test_hexes_of_a_move_with_and_without_battle(
    kind, hand, infantry, standing, moved, battle, most, flags
):
    here = position(kind, GAME.content.unit_types[kind].blocks)
    unit = here.units["C6"]
    assert movement.allowance(here, unit) == most
    assert movement.battle_allowance(here, unit) == battle
    ends = {len(path) - 1 for path in movement.reach(here, unit)}
    assert ends == set(range(1, most + 1))


@pytest.mark.rule("NAP-MOR-01", "NAP-MOR-06")
@unit_types
def test_flags_ignored_by_type(kind, hand, infantry, standing, moved, battle, most, flags):
    here = position(kind, 1)
    assert morale.ignorable(here, here.units["C6"], "E6", bounced=False).total == flags
    assert morale.ignorable(here, here.units["C6"], "E6", bounced=True).total == 0


@pytest.mark.rule("NAP-RNG-04", "NAP-RNG-09", "NAP-RUL-39")
@pytest.mark.parametrize(
    ("kind", "rows"),
    [
        ("F-FA", {3: [3, 2, 1, 1], 2: [3, 2, 1, 1], 1: [2, 1, 1, 1]}),
        ("F-GFA", {3: [3, 2, 1, 1], 2: [3, 2, 1, 1], 1: [2, 1, 1, 1]}),
        ("F-HA", {3: [2, 1, 1], 2: [2, 1, 1], 1: [1, 1, 1]}),
    ],
)
def test_artillery_by_blocks_and_distance(kind, rows):
    for blocks, row in rows.items():
        for away, dice in enumerate(row, 2):
            here = position(kind, blocks, label=f"C{6 + away}")
            assert firing.tally(here, here.units["C6"], f"C{6 + away}").total == dice
    here = position(kind, 3)
    assert firing.range_of(here, here.units["C6"]) == len(rows[3]) + 1


@pytest.mark.rule("NAP-CBT-06", "NAP-TER-01")
def test_reasons_of_a_sum_come_in_their_order_and_it_is_never_below_zero():
    here = ground(
        "top", card="cold_steel", top=["F-HC E6(1) ordered"], bottom=["B-LN F6"],
        terrain={"town": ["F6"], "forest": ["E6"]},
    )  # fmt: skip
    tally = melee.tally(here, here.units["E6"], "F6")
    assert [(part.amount, part.rule) for part in tally.parts] == [
        (1, "NAP-MEL-03"),
        (1, "NAP-MEL-05"),
        (1, "NAP-CBT-06"),
        (-3, "NAP-TER-06"),
        (-2, "NAP-TER-02"),
    ]
    assert combat.floored(tally).total == 0


@pytest.mark.rule("NAP-MEL-04", "NAP-MEL-05", "NAP-MEL-06", "NAP-RNG-07", "NAP-RNG-08")
@pytest.mark.parametrize(
    ("kind", "rules"),
    [
        ("F-GR", ("NAP-MEL-04", "NAP-RNG-07")),
        ("B-LN", (None, "NAP-RNG-08")),
        ("F-CU", ("NAP-MEL-05", None)),
        ("F-GFA", ("NAP-MEL-06", None)),
    ],
)
def test_the_dice_of_a_type_name_their_own_rule(kind, rules):
    near, far = position(kind, 2, label="C7"), position(kind, 2, label="C8")
    tallies = [melee.tally(near, near.units["C6"], "C7")]
    if near.kind(near.units["C6"]).unit_class == "infantry":
        tallies.append(firing.tally(far, far.units["C6"], "C8"))
    by_type = [
        next((part.rule for part in tally.parts if part.reason.key.endswith(f"unit-{kind}")), None)
        for tally in tallies
    ]
    assert tuple([*by_type, None][:2]) == rules


@pytest.mark.rule("NAP-SQ-06", "NAP-SQ-10")
def test_squares_and_cavalry_against_them_roll_one_die_less_terrain():
    here = ground(
        "top", card="elan", top=["F-HC E6 ordered"], bottom=["B-GG F6 square 1"],
        cards={"bottom": {"track": {"1": "rally u01"}}}, terrain={"hill": ["F6"]},
    )  # fmt: skip
    assert melee.tally(here, here.units["E6"], "F6").total == 0
    assert melee.tally(here, here.units["F6"], "E6").total == 1
