"""Odds: exact, equal to what the rules make of every throw, with a row for each open reaction."""

from fractions import Fraction

import pytest

from bot.engine.model import text
from bot.games.napoleonics.model.actions import Attack
from tests.games.napoleonics.given import GAME, given
from tests.games.napoleonics.rolls import chance

pytestmark = pytest.mark.slow


def odds(position, order):
    view = position.view(position.open[0].seat)
    found = GAME.insight.odds(view, GAME.read(view, position.open[0], order))
    rows = {row.label.key.removeprefix("napoleonics-odds-"): row.chance for row in found.rows}
    return found, rows


def ids(position, label):
    return next(one.id for one in position.state.units if one.hex == label)


def blocks(position, unit_id):
    return next((one.blocks for one in position.state.units if one.id == unit_id), 0)


STRIKE = {"cards": {"top": {"hand": ["first_strike", "rally", "elan"]}}}
HAND = {"cards": {"top": {"hand": ["forward", "rally", "elan"]}}}
TRACK = {"cards": {"top": {"hand": ["rally"], "track": {"1": "elan u02"}}}}
MELEES = {
    "infantry in the open": given(bottom=["B-LN F6(2) ordered"], top=["F-LN E6(2)"], **STRIKE),
    "leaders and grenadiers": given(
        bottom=["B-GR F6(2) ordered"], top=["F-GR E6(1)", "F-LN E7"],
        leaders={"top": ["Foy E6"], "bottom": ["Hill F6"]}, **STRIKE,
    ),
    "no way back": given(
        bottom=["B-LN B6(2) ordered"], top=["F-LN A6(2)"], leaders={"top": ["Foy A6"]}, **STRIKE
    ),
    "militia, two hexes of room": given(
        bottom=["B-LN D6(2) ordered"], top=["F-MI C6(3)"], **STRIKE
    ),
    "out of a town, support on both sides": given(
        bottom=["B-LN F6(2) ordered", "B-LN F5", "B-LN G6"], top=["F-LT E6(1)"],
        terrain={"town": ["F6"]}, **STRIKE,
    ),
    "rifles": given(bottom=["B-RL F6(3) ordered"], top=["F-LN E6(2)"], **STRIKE),
}  # fmt: skip
melees = pytest.mark.parametrize("name", MELEES)


def fates(position, order, key, **answers):
    """Return the chances of elimination and of an empty hex, from all throws."""
    target = ids(position, order[-2:])
    gone = chance(position, order, lambda here: not blocks(here, target), **answers)
    left = chance(
        position, order,
        lambda here: all(one.hex != order[-2:] or one.id != target for one in here.state.units),
        **answers,
    )  # fmt: skip
    return {f"eliminated{key}": gone, f"vacated{key}": left}


def order_of(position):
    return next(
        GAME.write(one) for one in position.options(position.open[0]) if isinstance(one, Attack)
    )


@pytest.mark.rule("NAP-PBP-11", "NAP-PBP-04", "NAP-MEL-08", "NAP-CAS-01", "NAP-MOR-01",
                  "NAP-RET-06")  # fmt: skip
@melees
def test_the_range_of_a_melee_is_what_the_rules_make_of_every_throw(name):
    position = MELEES[name]
    order = order_of(position)
    _, found = odds(position, order)

    expected = fates(position, order, "", D08="react none")
    expected |= fates(position, order, "-strike", D08="react first strike")

    assert {key: found[key] for key in expected} == expected
    assert found["eliminated-strike"] <= found["eliminated"]


@pytest.mark.rule("NAP-PBP-11", "NAP-BB-01", "NAP-BB-03", "NAP-FST-02")
@melees
def test_what_the_attacker_risks_is_what_the_rules_make_of_every_throw(name):
    position = MELEES[name]
    order = order_of(position)
    unit = ids(position, order[:2])
    whole = blocks(position, unit)
    _, found = odds(position, order)

    back = {"D08": "react none", "D16": "battle back"}
    assert found["back-hit"] == chance(
        position, order, lambda here: blocks(here, unit) < whole, **back
    )
    assert found["back-eliminated"] == chance(
        position, order, lambda here: not blocks(here, unit), **back
    )
    assert found["strike-eliminated"] == chance(
        position, order, lambda here: not blocks(here, unit), D08="react first strike"
    )


@pytest.mark.rule("NAP-PBP-11", "NAP-CAS-01", "NAP-CAS-02", "NAP-CAS-03")
@pytest.mark.parametrize("name", ["leaders and grenadiers", "no way back"])
def test_a_leader_falls_as_often_as_the_rules_let_him(name):
    position = MELEES[name]
    order = order_of(position)
    _, found = odds(position, order)

    assert found["leader"] == chance(
        position, order,
        lambda here: any(one.status == "killed" for one in here.state.leaders if one.side == "top"),
        D08="react none",
    )  # fmt: skip


@pytest.mark.rule("NAP-PBP-11", "NAP-RR-03", "NAP-RR-04")
def test_a_melee_against_cavalry_has_a_row_for_retiring():
    position = given(bottom=["B-LN F6(3) ordered"], top=["F-LC E6(2)"], **HAND)
    _, found = odds(position, "F6xE6")
    target = ids(position, "E6")

    assert found["eliminated-retire"] == chance(
        position, "F6xE6", lambda here: not blocks(here, target), D08="react retire"
    )
    assert "eliminated-square" not in found


@pytest.mark.rule("NAP-PBP-11", "NAP-SQ-07", "NAP-SQ-10", "NAP-SQ-15", "NAP-OPT-01", "NAP-CA-04")
@pytest.mark.parametrize("check", ["off", "on"])
@pytest.mark.parametrize("joined", ["", " with F9"])
def test_a_melee_of_cavalry_has_a_row_for_a_square(check, joined):
    position = given(
        bottom=["B-LC F6(2) ordered", "B-HA F9 ordered"], top=["F-LN E6(1)"],
        options={"square_check": check}, **HAND,
    )  # fmt: skip
    order = f"F6xE6{joined}"
    _, found = odds(position, order)
    target = ids(position, "E6")

    assert found["eliminated-square"] == chance(
        position, order, lambda here: not blocks(here, target), D08="react square"
    )
    assert found["vacated-square"] == chance(
        position, order,
        lambda here: all(one.hex != "E6" for one in here.state.units if one.side == "top"),
        D08="react square",
    )  # fmt: skip


@pytest.mark.rule("NAP-PBP-11", "NAP-SQ-07", "NAP-SQ-09", "NAP-SQ-11")
def test_an_old_square_rolls_before_cavalry_and_does_not_battle_back():
    position = given(bottom=["B-HC F6(2) ordered"], top=["F-LN E6(1) square 1"], **TRACK)
    _, found = odds(position, "F6xE6")

    assert found["eliminated"] == chance(
        position, "F6xE6", lambda here: not blocks(here, "u02")
    ) == Fraction(5, 6) * Fraction(4, 6)  # fmt: skip
    assert not {key for key in found if "back" in key or "strike" in key}


@pytest.mark.rule("NAP-PBP-11", "NAP-SQ-08", "NAP-SQ-13")
def test_a_square_drives_cavalry_off_with_flags_that_nobody_ignores():
    position = given(
        "top", bottom=["B-GHC F6(2)"], top=["F-LN E6 square 1 ordered"],
        cards={"top": {"hand": ["rally"], "track": {"1": "elan u02"}}},
    )  # fmt: skip
    found, rows = odds(position, "E6xF6")

    assert found.tally.total == 1
    assert rows["vacated"] == Fraction(1, 6)


@pytest.mark.rule("NAP-PBP-11", "NAP-PBP-04", "NAP-RNG-10", "NAP-MOR-05")
def test_fire_has_the_rows_of_one_roll():
    position = given(
        bottom=["B-LN G6(2) ordered"], top=["F-LN E6(2)"], leaders={"top": ["Foy E6"]},
        works=["E6 W SW SE"],
    )  # fmt: skip
    found, rows = odds(position, "G6xE6")
    expected = fates(position, "G6xE6", "")

    assert found.tally.total == 2
    assert rows["expected"] == 2 * Fraction(1, 3)
    assert rows["hit"] == 1 - Fraction(2, 3) ** 2
    assert rows["flag"] == 1 - Fraction(5, 6) ** 2
    assert {key: rows[key] for key in expected} == expected
    assert set(rows) == {"expected", "hit", "flag", "eliminated", "vacated", "leader"}
    brief = [(row.label.key.removeprefix("napoleonics-odds-"), row.chance) for row in found.brief]
    assert brief == [(key, rows[key]) for key in ("hit", "eliminated", "vacated")]


@pytest.mark.rule("NAP-PBP-11", "NAP-RET-06")
@pytest.mark.parametrize(
    ("hex_", "eliminated", "notes"),
    [
        # Three dice: each hits with 2 of 6, and a flag on the baseline costs the last block, too
        ("A7", 1 - Fraction(1, 2) ** 3, [text("napoleonics-odds-flags", rule="NAP-RET-06")]),
        ("E7", 1 - Fraction(2, 3) ** 3, []),
    ],
)
def test_where_flags_eliminate_too_that_is_said_with_its_rule(hex_, eliminated, notes):
    origin = f"{chr(ord(hex_[0]) + 2)}7"
    position = given(bottom=[f"B-LN {origin}(2) ordered"], top=[f"F-LN {hex_}(1)"])
    found, rows = odds(position, f"{origin}x{hex_}")

    assert rows["hit"] == 1 - Fraction(2, 3) ** 3
    assert rows["eliminated"] == eliminated
    assert list(found.notes) == notes


@pytest.mark.rule("NAP-PBP-11", "NAP-MEL-10")
def test_a_lone_leader_is_hit_by_sabers_alone():
    position = given(bottom=["B-RL F6 ordered"], top=["F-LN A13"], leaders={"top": ["Foy E6"]})
    found, rows = odds(position, "F6xE6")

    assert found.tally.total == 3
    assert rows == {"killed": 1 - Fraction(5, 6) ** 3}


@pytest.mark.rule("NAP-PBP-11", "NAP-CBT-06", "NAP-CA-04")
def test_every_modifier_is_named_with_its_rule():
    position = given(
        bottom=["B-GR F6 ordered", "B-FA F9 ordered"], top=["F-LN E6"], card="cold_steel",
        terrain={"hill": ["E6"]},
    )  # fmt: skip
    found, _ = odds(position, "F6xE6")
    parts = [(part.amount, part.reason.key, part.rule) for part in found.tally.parts]

    assert parts == [
        (4, "napoleonics-dice-blocks", "NAP-MEL-03"),
        (1, "napoleonics-unit-B-GR", "NAP-MEL-04"),
        (1, "napoleonics-card-cold_steel", "NAP-CBT-06"),
        (-1, "napoleonics-dice-into", "NAP-TER-03"),
    ]


@pytest.mark.rule("NAP-PBP-11", "NAP-PBP-05")
def test_the_hand_of_the_other_side_makes_no_difference():
    shown = []
    for hand in (["first_strike"], ["rally"]):
        position = given(bottom=["B-LN F6 ordered"], top=["F-LN E6"], cards={"top": {"hand": hand}})
        shown.append(odds(position, "F6xE6"))
    assert shown[0] == shown[1]
    assert "eliminated-strike" in shown[0][1]


@pytest.mark.rule("NAP-PBP-11", "NAP-FST-01")
@pytest.mark.parametrize(
    ("hand", "discard"),
    [([], []), (["rally"], ["first_strike", "first_strike"])],
    ids=["no hand", "both in the discard pile"],
)
def test_no_first_strike_is_reckoned_with_where_everybody_knows_better(hand, discard):
    position = given(
        bottom=["B-LN F6 ordered"], top=["F-LN E6"], cards={"top": {"hand": hand}}, discard=discard
    )
    assert "eliminated-strike" not in odds(position, "F6xE6")[1]


def test_impossible_attacks_have_no_odds():
    position = given(bottom=["B-LN F6 ordered"], top=["F-LN E6"])
    view = position.view("bottom")
    for origin, target in (("F6", "F7"), ("F6", "A1"), ("A1", "E6"), ("F6", "Z9"), ("F6", "D6")):
        assert GAME.insight.odds(view, Attack(origin, target)) is None
    assert GAME.insight.odds(view, GAME.read(view, position.open[0], "done")) is None
