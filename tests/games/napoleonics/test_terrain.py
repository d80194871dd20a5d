"""Each terrain: the dice that it costs, who enters it, and what it keeps units from."""

import pytest

from bot.games.napoleonics.rules import firing, ground, melee, morale
from tests.games.napoleonics.given import after, asked, do, given, orders
from tests.games.napoleonics.given import ground as laid

CLASSES = ("infantry", "cavalry", "artillery")
# terrain, dice lost into it and out of it by infantry, cavalry, artillery: melee/ranged where
# they differ; cavalry never fires
COSTS = [
    ("clear", "0 0 0", "0 0 0"),
    ("forest", "1 2 1", "0 2 1"),
    ("hill", "1 1 0", "0 1 0"),
    ("town", "2 3 1", "0 3 1"),
    ("mill", "2 3 1", "0 3 1"),
    ("fordable", "1/0 1/0 1/0", "1 1 1"),
    ("bridge", "0 0 0", "0 0 0"),
    ("sandpit", "1/0 2 1", "1 2 0"),
]


def costs(text):
    """Yield class, melee or not, and dice lost."""
    for unit_class, word in zip(CLASSES, text.split(), strict=True):
        near, _, far = word.partition("/")
        yield unit_class, True, int(near)
        yield unit_class, False, int(far or near)


def lost(terrain, unit_class, *, near):
    found = laid(terrain=terrain)
    return -sum(part.amount for part in ground.hex_parts(found, "F6", "E6", unit_class, near))


@pytest.mark.rule(
    "NAP-TER-01", "NAP-TER-02", "NAP-TER-03", "NAP-TER-06", "NAP-TER-11", "NAP-TER-12",
    "NAP-TER-13",
)  # fmt: skip
@pytest.mark.parametrize(("kind", "into", "out_of"), COSTS)
def test_terrain_costs_dice_into_and_out_of_it(kind, into, out_of):
    for unit_class, near, dice in costs(into):
        assert lost({kind: ["E6"]}, unit_class, near=near) == dice
    for unit_class, near, dice in costs(out_of):
        assert lost({kind: ["F6"]}, unit_class, near=near) == dice


@pytest.mark.rule("NAP-TER-04", "NAP-RUL-12")
def test_two_hills_cost_infantry_a_die_of_fire_alone_and_other_ground_adds_up():
    hills, fords = {"hill": ["E6", "F6"]}, {"fordable": ["E6", "F6"]}
    table = [(one, near) for one in CLASSES for near in (True, False)]

    assert [lost(hills, one, near=near) for one, near in table] == [0, 1, 0, 0, 0, 0]
    assert [lost(fords, one, near=near) for one, near in table] == [2, 1, 2, 1, 2, 1]


@pytest.mark.rule("NAP-TER-08")
def test_works_cost_dice_through_their_marked_sides():
    for unit_class, into, out_of in (("infantry", 1, 0), ("cavalry", 2, 2), ("artillery", 0, 0)):
        inwards, outwards = laid(works=["E6 SW SE W"]), laid(works=["F6 NW NE W"])
        unmarked = laid(works=["E6 NW NE W", "F6 SW SE W"])
        for found, dice in ((inwards, into), (outwards, out_of), (unmarked, 0)):
            parts = ground.hex_parts(found, "F6", "E6", unit_class, True)
            assert -sum(part.amount for part in parts) == dice


@pytest.mark.rule("NAP-MOR-05")
@pytest.mark.parametrize(("kind", "flags"), [("B-LN", 1), ("B-FA", 1), ("B-LC", 0)])
def test_works_let_infantry_and_guns_ignore_a_flag(kind, flags):
    found = laid(bottom=[f"{kind} F6"], works=["F6 NW NE W"])

    assert morale.works(found, found.units["F6"], "E6").total == flags
    assert morale.works(found, found.units["F6"], "G6").total == 0


@pytest.mark.rule("NAP-TER-05", "NAP-TER-10", "NAP-TER-13", "NAP-RUL-04")
@pytest.mark.parametrize(
    ("kind", "barred"),
    [
        ("steep", "infantry cavalry artillery leader"), ("sandpit", "artillery"),
        ("river", "infantry cavalry artillery leader"), ("fordable", ""), ("town", ""),
    ],
)  # fmt: skip
def test_who_cannot_enter(kind, barred):
    found = laid(terrain={kind: ["E6"]})
    assert [
        one for one in (*CLASSES, "leader")
        if ground.bars(found, "E6", None if one == "leader" else one)
    ] == barred.split()  # fmt: skip


@pytest.mark.rule("NAP-SQ-02", "NAP-TER-06", "NAP-TER-11")
@pytest.mark.parametrize(
    ("kind", "forms"),
    [("clear", True), ("forest", True), ("hill", True), ("sandpit", True), ("bridge", True),
     ("town", False), ("mill", False), ("fordable", False)],
)  # fmt: skip
def test_where_a_square_can_be_formed(kind, forms):
    position = given(bottom=["B-HC F6 ordered"], top=["F-LN E6"], terrain={kind: ["E6"]})

    assert ("react square" in orders(after(position, "F6xE6"))) is forms


@pytest.mark.rule("NAP-SQ-02", "NAP-RUL-53")
@pytest.mark.parametrize("squares", [0, 3, 4])
def test_four_squares_and_no_more(squares):
    others = [f"F-LN A{number} square {number}" for number in range(1, squares + 1)]
    track = {str(slot): f"probe_left u{slot + 2:02}" for slot in range(1, squares + 1)}
    position = given(
        bottom=["B-HC F6 ordered"],
        top=["F-LN E6", *others],
        cards={"top": {"hand": ["elan", "forward", "rally"], "track": track}},
    )

    assert ("react square" in orders(after(position, "F6xE6"))) is (squares < 4)


# Guns --------------------------------------------------------------------------------------------


@pytest.mark.rule("NAP-RNG-09", "NAP-RNG-04", "NAP-MEL-06", "NAP-RUL-10")
@pytest.mark.parametrize(
    ("kind", "blocks", "dice"),
    [
        ("B-FA", 3, [4, 3, 2, 1, 1]), ("B-FA", 2, [4, 3, 2, 1, 1]), ("B-FA", 1, [3, 2, 1, 1, 1]),
        ("B-HA", 3, [3, 2, 1, 1]), ("B-HA", 2, [3, 2, 1, 1]), ("B-HA", 1, [2, 1, 1, 1]),
    ],
)  # fmt: skip
def test_dice_of_guns_by_distance(kind, blocks, dice):
    found = laid(bottom=[f"{kind} I1({blocks}) ordered"], top=["F-LN H1"])
    gun = found.units["I1"]

    assert firing.range_of(found, gun) == len(dice)
    thrown = [firing.tally(found, gun, f"I{away + 1}").total for away in range(2, len(dice) + 1)]
    assert [melee.tally(found, gun, "H1").total, *thrown] == dice


# What a roll leaves ------------------------------------------------------------------------------


@pytest.mark.rule("NAP-MOR-07", "NAP-SQ-12")
def test_infantry_may_ignore_the_flags_of_a_square():
    position = given(bottom=["B-GR F6 ordered"], top=["F-LN E6 square 1", "F-LN A1"],
                     cards={"top": {"hand": [], "track": {"1": "elan u02"}}})  # fmt: skip
    position = do(position, "F6xE6", "A A A A A").position
    position = do(position, "battle back", "F").position

    assert asked(position) == ["D-11 bottom"]
    assert orders(position) == ["ignore 0", "ignore 1"]
