"""Armies of one's own: lists, what fits a battle, how it is set up (JDG-OPT-11)."""

import pytest
from msgspec import structs

from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Seat, Setup
from bot.engine.refusal import Refused
from bot.engine.setup import agreement
from bot.games.jours.game import JoursGame
from bot.games.jours.rules import victory
from tests.games.jours.given import CONTENT, GAME

ARMY = """\
name: Left wing
formation VAN 7 6
1L=I6/6/6/5 | HA=AHf2e2m4c6
9Ch=C2/6/6/8
formation MAIN 5 4
42e=I5/6/6/5
61e=I4/6/5/5
chief NEY drm2 cap2 rng5"""


def options(blue=ARMY, red="battle", **more):
    return {"armies": "on", "army-blue": blue, "army-red": red, **more}


def setup(**chosen):
    seats = tuple(info.seat for info in GAME.seats("drill"))
    return Setup(scenario="drill", seats=seats, options=options(**chosen))


def read(text, made=None):
    return GAME.preparation.read_army(text, made)


def faults(text, made=None):
    """Return the messages of a refused list, and the arguments of the first."""
    with pytest.raises(Refused) as refusal:
        read(text, made)
    assert refusal.value.rule == "JDG-OPT-11"
    found, rest = [], refusal.value.reason.args["faults"]
    while rest.key == "jours-army-and":
        found.append(rest.args["first"])
        rest = rest.args["rest"]
    return [one.key.removeprefix("jours-army-") for one in (*found, rest)], (*found, rest)[0].args


def begun(**chosen):
    return flow.begin(GAME, setup(**chosen), SeededDraws(b"own", "m")).position


@pytest.mark.rule("JDG-OPT-11", "JDG-0.1-b")
def test_a_list_has_one_form_and_counts_men_and_guns():
    army = read(
        "# mine\n" + ARMY.replace("I6/", "I1200m/").replace("C2/", "C328m/")
        .replace("AHf2", "AH6x8").replace("61e=I4", "61e=I90m")
    )  # fmt: skip

    assert army.name == "Left wing"
    assert army.text == ARMY.replace("61e=I4", "61e=I1"), "90 men are one point, not none"
    assert read(army.text) == army
    assert army.lines[-1].args == {"units": 5, "foot": 12, "horse": 2, "guns": 2}


@pytest.mark.rule("JDG-OPT-11")
@pytest.mark.parametrize(
    ("old", "new", "found", "said"),
    [
        ("name: Left wing\n", "", ["unnamed"], {}),
        ("42e=", "9Ch=", ["twice"], {"said": "9Ch"}),
        ("VAN 7 6", "VAN 9 6", ["range"], {"what": "marker", "number": 9, "least": 4, "most": 8}),
        ("VAN 7 6", "VAN 7", ["markers"], {"place": "VAN", "count": 2}),
        ("42e=I5/6/6/5\n", "", ["range"], {"what": "units", "number": 1, "least": 2}),
        ("drm2", "drm3", ["range"], {"what": "drm", "place": "NEY", "most": 2}),
        ("cap2", "cap0", ["range"], {"what": "orders", "least": 1, "most": 3}),
        ("rng5", "rng7", ["range"], {"what": "range", "least": 4, "most": 6}),
        ("chief NEY drm2 cap2 rng5", "", ["range"], {"what": "chiefs", "number": 0}),
        ("I5/6", "I13/6", ["range"], {"what": "strength", "place": "42e"}),
        ("I5/6/6", "I5/6/9", ["range"], {"what": "engagement"}),
        ("f2e2m4", "f7e2m4", ["range"], {"what": "fire"}),
        ("f2e2m4", "f2e5m4", ["range"], {"what": "effective", "most": 4}),
        ("42e=I5/6/6/5", "42e=Q5/6", ["line", "range"], {"line": 6, "said": "42e=Q5/6"}),
        ("AHf2e2", "AH6x7e2", ["line"], {"line": 3}),
    ],
)
def test_what_a_list_may_not_say(old, new, found, said):
    keys, args = faults(ARMY.replace(old, new, 1))

    assert keys == found
    assert said.items() <= args.items()


@pytest.mark.rule("JDG-OPT-11")
def test_a_list_that_is_too_long_is_not_read():
    assert faults(ARMY + "\n#" + "x" * 4000)[0] == ["too-long"]


@pytest.mark.rule("JDG-RUL-78", "JDG-OPT-11")
def test_an_army_of_ones_own_stands_where_the_armys_stacks_stand():
    field = begun().state.field
    own = {one.id: (one.at, one.facing, one.formation) for one in field.on_map("blue")}

    assert own == {
        "1L": ("0509", "NNE", "VAN"),
        "HA": ("0509", "NNE", "VAN"),
        "9Ch": ("0609", "NNE", "VAN"),
        "42e": ("0610", "NNE", "MAIN"),
        "61e": ("0410", "NNE", "MAIN"),
    }
    assert [(one.id, one.at, one.strategic) for one in field.chiefs if one.side == "blue"] == [
        ("NEY", "0510", True)
    ]
    assert {one.id: one.markers for one in field.formations} == {
        "R1": (5, 5), "R2": (6, 5), "VAN": (7, 6), "MAIN": (5, 4),
    }  # fmt: skip
    assert [one.id for one in field.on_map("red")] == ["R-1", "R-2", "R-A", "R-D", "R-L"]
    assert field.unit("42e").kind.disordered.sp == 3, "two thirds, rounded down"


@pytest.mark.rule("JDG-RUL-78")
def test_no_handicap_counts_for_other_armies():
    drill = CONTENT.scenarios["drill"]

    assert victory.points(begun().state.field, drill) == {"blue": 0, "red": 0}
    usual = begun(blue="battle").state.field
    assert (usual.own or (), victory.points(usual, drill)) == ((), {"blue": 0, "red": 7})


@pytest.mark.rule("JDG-13.2-a")
def test_a_battle_keeps_the_handicap_that_it_began_with():
    drill = CONTENT.scenarios["drill"]
    seats = tuple(info.seat for info in GAME.seats("drill"))

    def worth(options):
        made = Setup(scenario="drill", seats=seats, options=options)
        field = flow.begin(GAME, made, SeededDraws(b"own", "m")).position.state.field
        return victory.points(field, drill)["red"]

    assert agreement.with_defaults(GAME, Setup(scenario="drill", seats=seats)).options == {
        "handicap": "9"
    }
    assert worth({"handicap": "9"}) == 9
    assert worth({}) == 7, "begun before handicaps were sealed"
    assert worth({"handicap": "4"}) == 4, "begun with another value of the content"


@pytest.mark.rule("JDG-RUL-78")
def test_such_an_army_has_no_reinforcements_and_no_combined_marker():
    seats = tuple(info.seat for info in GAME.seats("saalfeld"))
    chosen = {"armies": "on", "army-french": ARMY, "army-allied": "battle"}
    position = flow.begin(
        GAME, Setup(scenario="saalfeld", seats=seats, options=chosen), SeededDraws(b"own", "m")
    ).position

    assert CONTENT.scenarios["saalfeld"].combined
    field, secrets = position.state.field, position.state.secrets
    assert (secrets["french"].uses, field.camps["french"].uses) == ({}, {})
    assert [one for one in field.arrivals if one.side == "french"] == []


@pytest.mark.rule("JDG-RUL-78", "JDG-OPT-11")
@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("61e=I4/6/5/5", "61e=I4/6/5/5\n7e=I3/6/5/5\n8e=I3/6/5/5", ["places"]),
        ("1L=I6/6/6/5 | HA", "1L=I6/6/6/5 | 2L=C6/6/6/5 | HA", ["refused-stack-arms"]),
        ("rng5", "rng5\nchief SUE drm0 cap1 rng4", ["chiefs"]),
        ("42e=", "R-D=", ["taken"]),
    ],
)
def test_a_list_must_fit_the_battle(old, new, found):
    text = ARMY.replace(old, new)

    assert read(text).name == "Left wing", "for some other battle"
    keys, _ = faults(text, setup(blue=text))
    assert [one.removeprefix("jours-") for one in keys] == found
    with pytest.raises(Refused):
        begun(blue=text)


@pytest.mark.rule("JDG-RUL-78")
def test_ground_that_is_closed_to_an_arm_is_no_place_for_it():
    drill = CONTENT.scenarios["drill"]
    first, *others = drill.formations
    line, *units = first.units
    castle = structs.replace(line, at="0902")
    moved = structs.replace(first, units=(castle, *units))
    battle = structs.replace(drill, formations=(moved, *others))
    content = structs.replace(CONTENT, scenarios={**CONTENT.scenarios, "drill": battle})

    with pytest.raises(Refused) as refusal:
        JoursGame(content).preparation.read_army(ARMY, setup())
    only = refusal.value.reason.args["faults"]
    assert (only.key, only.args) == ("jours-army-ground", {"unit": "HA", "place": "0902"})


@pytest.mark.rule("JDG-OPT-11")
def test_both_agree_and_again_to_another_list():
    def asked(seat, made):
        return [one.key for one in GAME.preparation.seat_options(made, Seat(seat))]

    assert asked("red", Setup(scenario="drill", seats=("blue", "red"))) == []
    assert asked("blue", setup()) == ["army-blue"]
    army, agree = asked("red", setup())
    assert (army, agree.startswith("agree-red-")) == ("army-red", True)
    assert asked("red", setup(blue=ARMY.replace("I6/", "I7/")))[1] != agree
    assert asked("red", setup(blue="battle")) == ["army-red"]
    options = GAME.preparation.seat_options(setup(), Seat("red"))
    assert all(one.required for one in options)
    assert [one.told for one in options] == [True, False]


@pytest.mark.rule("JDG-OPT-11")
def test_armies_of_the_battles_within_the_limits_are_patterns():
    patterns = {one.name: one for one in GAME.preparation.armies()}

    assert "Drill ground: Blue" in patterns
    assert "Maida, 4 July 1806: British" not in patterns, "Kempt has a single unit"
    for one in patterns.values():
        assert read(one.text) == one
