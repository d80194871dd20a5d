"""Exact odds against the table and the worked examples of the rules digest."""

from fractions import Fraction

import pytest

from bot.games.commands_colors.actions import MoveUnit
from bot.games.commands_colors.odds import at_least_one, outcomes
from bot.games.hoth.model.actions import AttackHex
from tests.games.hoth.given import GAME, generators, given


def percent(chance):
    """Round half up to two places."""
    return int(chance * 10000 + Fraction(1, 2)) / 100


def rows(position, origin, target):
    found = GAME.insight.odds(position.view(None), AttackHex(origin, target))
    return {row.label.key.removeprefix("hoth-odds-"): row.chance for row in found.rows}


INFANTRY = {
    1: [50.00],
    2: [75.00, 25.00],
    3: [87.50, 50.00, 12.50],
    4: [93.75, 68.75, 31.25, 6.25],
    5: [96.88, 81.25, 50.00, 18.75],
    6: [98.44, 89.06, 65.63, 34.38],
    7: [99.22, 93.75, 77.34, 50.00],
}


@pytest.mark.rule("HOTH-ODDS-01", "HOTH-ODDS-02")
@pytest.mark.parametrize("dice", INFANTRY)
def test_hits_on_infantry_are_binomial(dice):
    found = [
        percent(sum(chance for hits, _, chance in outcomes(dice, Fraction(1, 2), Fraction(1, 6))
                    if hits >= least))
        for least in range(1, len(INFANTRY[dice]) + 1)
    ]  # fmt: skip

    assert found == INFANTRY[dice]
    assert sum(chance for *_, chance in outcomes(dice, Fraction(1, 2), Fraction(1, 6))) == 1


@pytest.mark.rule("HOTH-ODDS-02")
@pytest.mark.parametrize(
    ("chance", "expected"),
    [
        (Fraction(1, 18), [5.56, 10.80, 15.76, 20.44, 24.86, 29.03, 32.98]),
        (Fraction(1, 9), [11.11, 20.99, 29.77, 37.57, 44.51, 50.67, 56.15]),
        (Fraction(11, 108), [10.19, 19.33, 27.55, 34.93, 41.56, 47.51, 52.85]),
        (Fraction(1, 6), [16.67, 30.56, 42.13, 51.77, 59.81, 66.51, 72.09]),
    ],
    ids=["AT-AT", "AT-AT harpoons", "AT-AT tow cable", "fortification"],
)
def test_at_least_one_success(chance, expected):
    assert [percent(at_least_one(chance, dice)) for dice in range(1, 8)] == expected


@pytest.mark.rule("HOTH-ODDS-01", "HOTH-ODDS-02", "HOTH-ODDS-05")
def test_odds_of_an_at_at_with_and_without_harpoons():
    plain = given(rebels=["fly D4 ordered 0"], empire=["at D5"])
    assert percent(rows(plain, "D4", "D5")["destroyed"]) == 20.44
    harpoons = given(card="R119", rebels=["fly D4 ordered 0"], empire=["at D5"])
    assert percent(rows(harpoons, "D4", "D5")["destroyed"]) == 37.57


@pytest.mark.rule("HOTH-ODDS-03")
@pytest.mark.parametrize(
    ("label", "terrain", "expected"),
    [("A4", {}, 74.07), ("A4", {"trench": "A4"}, 54.63), ("C4", {}, 50.00)],
    ids=["no step possible", "the same in a trench", "free ways back"],
)
def test_elimination_includes_blocked_retreats(label, terrain, expected):
    origin = {"A4": "B4", "C4": "D4"}[label]
    attacker = "fly" if terrain else "echo"  # 4 - 1 or 3 dice
    position = given(
        rebels=[f"{attacker} {origin} ordered 0"], empire=[f"snow {label}(2/4)"], terrain=terrain
    )
    found = rows(position, origin, label)

    assert percent(found["eliminated-by-hits"]) == 50.00
    assert percent(found["eliminated"]) == expected
    assert found["expected"] == Fraction(3, 2)
    assert percent(found["hit"]) == 87.50


@pytest.mark.rule("HOTH-ODDS-03")
def test_the_target_leaves_by_death_or_retreat():
    free = given(rebels=["echo D4 ordered 0"], empire=["snow C4(1)"])
    assert rows(free, "D4", "C4")["leaves"] == 1 - Fraction(1, 3) ** 3
    stuck = given(rebels=["echo B4 ordered 0"], empire=["snow A4"])
    assert rows(stuck, "B4", "A4")["leaves"] == 0


@pytest.mark.rule("HOTH-ODDS-04")
def test_an_installed_e_web_shows_the_chance_with_its_reroll():
    web = given(rebels=["echo D4 badge e_web installed ordered 0"], empire=["snow D5"])
    assert rows(web, "D4", "D5")["hit-e-web"] == 1 - Fraction(1, 2) ** 6
    moved = given(rebels=["echo D4 badge e_web moved ordered 0"], empire=["snow D5"])
    assert "hit-e-web" not in rows(moved, "D4", "D5")


def siege(attacker="snow F3 badge e_web installed ordered 0", **more):
    return given("empire", scenario="S07", empire=[attacker], rebels=["echo G10"],
                 forts=generators("G3"), **more)  # fmt: skip


@pytest.mark.rule("HOTH-ODDS-04", "HOTH-BDG-10")
def test_an_installed_e_web_shows_its_reroll_against_a_fortification_too():
    assert rows(siege(), "F3", "G3") == {
        "destroyed": 1 - Fraction(5, 6) ** 3,
        "destroyed-e-web": 1 - Fraction(5, 6) ** 6,
    }
    assert set(rows(siege("snow F3 badge e_web moved ordered 0"), "F3", "G3")) == {"destroyed"}


@pytest.mark.rule("HOTH-ODDS-02", "HOTH-FORT-06")
def test_force_powers_raise_the_chance_against_a_fortification():
    found = rows(siege("snow F3 ordered 0", card="E119"), "F3", "G3")

    assert found == {"destroyed": 1 - Fraction(2, 3) ** 3}


@pytest.mark.rule("HOTH-ODDS-03", "HOTH-ODDS-04", "HOTH-AAT-07")
def test_an_at_at_shows_hits_destruction_and_the_reroll_of_an_e_web():
    plain = given(rebels=["echo D4 ordered 0"], empire=["at D5"])
    assert rows(plain, "D4", "D5") == {
        "expected": 3 * Fraction(1, 3),
        "destroyed": 1 - Fraction(17, 18) ** 3,
        "hit": 1 - Fraction(2, 3) ** 3,
    }
    web = given(rebels=["echo D4 badge e_web installed ordered 0"], empire=["at D5"])
    again = (1 - Fraction(17, 18) ** 3) * (1 + Fraction(2, 3) ** 3)
    assert rows(web, "D4", "D5") == {
        **rows(plain, "D4", "D5"), "destroyed-e-web": again, "hit-e-web": 1 - Fraction(2, 3) ** 6,
    }  # fmt: skip


@pytest.mark.rule("HOTH-ODDS-03", "HOTH-RET-11")
def test_doubled_retreats_count_twice_in_the_odds():
    def eliminated(card):
        position = given("empire", card=card, empire=["snow F4 ordered 0"], rebels=["echo G4(2)"])
        return rows(position, "F4", "G4")["eliminated"]

    # With room for no step a retreat face costs a figure, or two when it is doubled.
    doubled = sum(
        chance for hits, faces, chance in outcomes(3, Fraction(1, 2), Fraction(1, 6))
        if hits + 2 * faces >= 2
    )  # fmt: skip
    single = sum(
        chance for hits, faces, chance in outcomes(3, Fraction(1, 2), Fraction(1, 6))
        if hits + faces >= 2
    )  # fmt: skip
    assert (eliminated("E116"), eliminated(DOUBLING)) == (single, doubled)


DOUBLING = next(
    card.id
    for card in GAME.content.cards.values()
    if card.side == "empire" and card.modifiers.retreat_multiplier == 2
)


@pytest.mark.rule("HOTH-ODDS-03", "HOTH-RUL-13", "HOTH-RET-10")
def test_converted_retreats_and_steady_units_never_flee_in_the_odds():
    force = given("empire", card="E119", empire=["snow D4 ordered 0"], rebels=["echo E4"])
    found = rows(force, "D4", "E4")
    assert found["leaves"] == found["eliminated"] == found["eliminated-by-hits"]

    gun = given("empire", empire=["snow D4 ordered 0"], rebels=["art E4"])
    found = rows(gun, "D4", "E4")
    assert found["leaves"] == found["eliminated"] == 1 - Fraction(5, 6) ** 3


@pytest.mark.rule("HOTH-ODDS-02", "HOTH-RUL-13")
@pytest.mark.parametrize(
    ("target", "hit"),
    [("echo E4", (2, 3)), ("fly E4", (1, 2)), ("art E4", (1, 3))],
)
def test_force_powers_raise_the_chance_of_a_hit(target, hit):
    position = given("empire", card="E119", empire=["snow D4 ordered 0"], rebels=[target])

    assert rows(position, "D4", "E4")["expected"] == 3 * Fraction(*hit)


@pytest.mark.rule("HOTH-ODDS-02", "HOTH-ODDS-01")
def test_odds_of_a_fortification_come_with_the_tally():
    position = given(
        "empire", scenario="S07", empire=["at F3 ordered 0"], rebels=["echo G10"],
        terrain={"rocks": "G3"}, forts=["west_generator shield_generator G3 rebels",
                                        "east_generator shield_generator G8 rebels"],
    )  # fmt: skip
    found = GAME.insight.odds(position.view("rebels-1"), AttackHex("F3", "G3"))

    assert found.tally.total == 1
    assert [(row.label.key, row.chance) for row in found.rows] == [
        ("hoth-odds-destroyed", Fraction(1, 6))
    ]


@pytest.mark.rule("HOTH-ODDS-05")
def test_only_possible_attacks_have_odds_and_all_viewers_see_the_same():
    position = given(rebels=["echo D4 ordered 0"], empire=["snow D5", "snow A9"])

    assert GAME.insight.odds(position.view(None), AttackHex("D4", "A9")) is None
    assert GAME.insight.odds(position.view(None), AttackHex("D9", "A9")) is None
    assert GAME.insight.odds(position.view(None), MoveUnit(("D4", "D3"))) is None
    views = [position.view(viewer) for viewer in (None, "rebels-1", "empire-1")]
    assert len({str(GAME.insight.odds(view, AttackHex("D4", "D5"))) for view in views}) == 1
