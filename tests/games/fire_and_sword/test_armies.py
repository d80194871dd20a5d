"""Army lists typed by players: every fault is named, and the canonical text reads back."""

import pytest

from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.games.fire_and_sword.notation import armies
from bot.games.fire_and_sword.notation.armies import Listed
from bot.games.fire_and_sword.rules.fighter import fresh
from tests.support.loaded import load_catalogue

from .given import content

HEAD = "name: Test\nmotivation: 5\nelements:\n- PLC-C1\n"
PROFILE = """
- profile:
    name: Village guard
    kind: unit
    type: infantry
    size: S
    speed: 4
    resistance: 4
    morale: 5
    training: 3
    thresholds: {steady: 1, shaken: 3, flight: 5}
    coins: {colour: bronze, count: 1}
    melee: {dice: [3, 2, 1]}
"""


def faults(source):
    """Return the faults of a list as (place, key of the reason, rule)."""
    with pytest.raises(Refused) as refused:
        armies.read(content(), source)
    found, rest = [], refused.value.reason.args["faults"]
    while rest is not None:
        line = rest.args["first"] if rest.key == "fas-army-lines" else rest
        reason = line.args.get("reason", line)
        found.append((line.args.get("place"), reason.key, line.args.get("rule")))
        rest = rest.args.get("rest") if rest.key == "fas-army-lines" else None
    return found


@pytest.mark.parametrize("army_id", sorted(content().armies))
def test_every_ready_army_reads_back_from_its_canonical_text(army_id):
    army = armies.ready(content(), army_id)

    assert armies.read(content(), armies.write(army)) == army


def test_ids_maps_counts_and_own_names_are_read():
    army = armies.read(
        content(),
        HEAD + "- {card: PLC-02, count: 2, order: manoeuvre}\n"
        "- {card: PLC-01, name: Red banner, upgrades: [UPG-01, UPG-11]}\n",
    )

    assert [one.card for one in army.elements] == ["PLC-C1", "PLC-02", "PLC-02", "PLC-01"]
    assert army.elements[3] == Listed(
        card="PLC-01", name="Red banner", upgrades=("UPG-01", "UPG-11")
    )
    assert armies.read(content(), armies.write(army)) == army


@pytest.mark.rule("FAS-OPT-07", "FAS-LIVE-11")
def test_a_profile_typed_by_hand_needs_no_card():
    army = armies.read(content(), HEAD + PROFILE)

    profile = armies.profile_of(content(), army.elements[1])
    assert (profile.morale, fresh(profile).state) == (5, "steady")
    assert armies.element_line(army.elements[1]) == Text("plain", {"text": "Village guard"})
    assert armies.read(content(), armies.write(army)) == army


@pytest.mark.rule("FAS-1.3-b", "FAS-OPT-07")
@pytest.mark.parametrize(
    ("old", "new", "place", "key", "rule"),
    [
        ("steady: 1, shaken: 3", "steady: 3, shaken: 3", "thresholds", "thresholds", "FAS-1.3-b"),
        ("flight: 5", "flight: 3", "thresholds", "thresholds", "FAS-1.3-b"),
        ("morale: 5", "morale: 11", "morale", "range", "FAS-OPT-07"),
        ("[3, 2, 1]", "[3, 2]", "melee.dice", "dice", "FAS-1.3-a"),
        ("size: S", "size: G1", "size", "size", "FAS-1.1.1-d"),
        ("type: infantry", "type: group", "type", "type", "FAS-1.1.1-d"),
        ("coins: {colour: bronze, count: 1}", "banner: gold", "coins", "coins", "FAS-1.1.3-b"),
        ("speed: 4", "speed: {cavalry: 8, infantry: 4}", "speed", "two-speeds", "FAS-12.1-DRA"),
        ("dice: [3, 2, 1]", "dice: [3, 2, 1], rules: [lances]", "melee.lance_sets", "lances",
         "FAS-12.2-KOP-a"),
        ("dice: [3, 2, 1]", "dice: [3, 2, 1], rules: [club]", "melee.rules", "no-weapon",
         "FAS-1.1.3-c"),
    ],
)  # fmt: skip
def test_a_broken_profile_is_refused_with_place_and_rule(old, new, place, key, rule):
    found = faults(HEAD + PROFILE.replace(old, new))

    assert (f"elements[2].profile.{place}", f"fas-flaw-{key}", rule) in found


@pytest.mark.parametrize(
    ("special", "key"),
    [
        ("{rule: flying, states: [steady]}", "no-rule"),
        ("{rule: parry, states: [steady]}", "needs-value"),
        ("{rule: militia, states: [steady], value: 2}", "no-value"),
        ("{rule: parry, states: [steady], value: 99}", "range"),
        ("{rule: militia, states: []}", "states"),
        ("{rule: militia, states: [steady], only_as: infantry}", "only-as"),
    ],
)
@pytest.mark.rule("FAS-1.1.3-e")
def test_special_rules_of_a_profile_are_checked(special, key):
    found = faults(HEAD + PROFILE + f"    special: [{special}]\n")

    assert f"fas-flaw-{key}" in [reason for _, reason, _ in found]


def test_every_fault_of_a_list_is_named_at_once():
    found = faults(
        "name: Test\nmotivation: 5\nelements:\n- PLC-99\n"
        "- {card: SWE-06, upgrades: [UPG-01, UPG-77]}\n- {card: PLC-C1, order: defence}\n"
        "- {card: PLC-01, mode: infantry}\n- {card: PLC-01, speed: 3}\n- 7\n"
        "- {card: PLC-02, count: 1000000000}\n- {card: PLC-02, order: sleep}\n- {}\n"
    )

    assert found == [
        ("elements[1]", "fas-army-no-card", "FAS-1.1.3-a"),
        ("elements[2].upgrades", "fas-army-no-upgrade", None),
        ("elements[2].upgrades", "fas-army-not-for", None),
        ("elements[3].order", "fas-army-group-order", "FAS-9.1-a"),
        ("elements[4].mode", "fas-army-mode", "FAS-12.1-DRA"),
        ("elements[5]", "fas-army-unknown", None),
        ("elements[6]", "fas-army-no-element", None),
        ("elements[7].count", "fas-flaw-range", None),
        ("elements[8].order", "fas-army-not-one", None),
        ("elements[9]", "fas-army-card-or-profile", "FAS-OPT-07"),
    ]


@pytest.mark.rule("FAS-10.4-a")
@pytest.mark.parametrize("chiefs", [0, 2])
def test_an_army_has_exactly_one_commander_in_chief(chiefs):
    source = "name: Test\nmotivation: 5\nelements:\n- PLC-01\n" + "- PLC-C1\n" * chiefs

    assert faults(source) == [("elements", "fas-army-chiefs", "FAS-10.4-a")]


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("", "fas-army-no-map"),
        ("[", "fas-army-yaml"),
        ("- PLC-01", "fas-army-no-map"),
        ("name: x\nmotivation: 5", "fas-army-no-elements"),
        ("motivation: 5\nelements: [PLC-C1]", "fas-army-missing"),
        ("name: x\nmotivation: much\nelements: [PLC-C1]", "fas-army-type-int"),
        ("name: x\nmotivation: 0\nelements: [PLC-C1]", "fas-flaw-range"),
        ("name: x\nmotivation: 5\nfaction: TAT\nelements: [PLC-C1]", "fas-army-no-faction"),
        ('name: "two\\nlines"\nmotivation: 5\nelements: [PLC-C1]', "fas-army-name"),
        ("name: x\nname: y\nmotivation: 5\nelements: [PLC-C1]", "fas-army-yaml"),
        ("a: &a [x]\nb: *a", "fas-army-yaml"),
        ("name: x\nmotivation: 5\nelements:\n" + "- PLC-C1\n" * 41, "fas-flaw-range"),
        ("x" * 20_001, "fas-army-too-long"),
    ],
)
def test_what_is_no_army_list_is_refused_with_a_reason(source, key):
    assert key in [reason for _, reason, _ in faults(source)]


def test_a_refusal_lists_a_dozen_faults_and_counts_the_others():
    found = faults("name: x\nmotivation: 5\nelements:\n" + "- X\n" * 30)

    assert len(found) == 13
    assert found[-1][1] == "fas-army-more"


def test_a_refusal_never_repeats_endless_words():
    lines = f"name: x\nmotivation: 5\nelements:\n- {'X' * 5000}\n- {{{'y' * 900}: 1}}\n"
    with pytest.raises(Refused) as refused:
        armies.read(content(), lines + "- Z\n" * 30)

    said = load_catalogue().say(refused.value.reason, "pl")
    assert len(said) < 1500
    assert "X" * 50 + "..." in said


def test_a_fault_of_the_whole_text_is_told_as_one_whole_sentence():
    with pytest.raises(Refused) as refused:
        armies.read(content(), "a: &a [x]\nb: *a")

    said = load_catalogue().say(refused.value.reason, "en")
    assert "- line 1 cannot be read: write the value out; anchors and aliases are not read" in said


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("name: x\nmotivation: 5\nmotivation: 6\nelements: []", "„motivation“ tu stojí dvakrát"),
        ("name: [1", "nelze přečíst: hledejte špatné odsazení"),
        ("name: no\nmotivation: 5\nelements: []", 'dejte no do uvozovek: "no"'),
        ("name: 12\nmotivation: 5\nelements: [PLC-C1]", "čeká se text"),
        ("name: x\nmotivation: 5\nelements: [{card: PLC-C1, upgrades: x}]", "čeká se seznam"),
        ("name: x\nmotivation: 5\nelements: [{profile: [1]}]", "čekají se klíče s hodnotami"),
    ],
)
def test_faults_of_the_text_are_told_in_the_players_language(source, said):
    with pytest.raises(Refused) as refused:
        armies.read(content(), source)
    catalogue = load_catalogue()
    assert said in catalogue.say(refused.value.reason, "cs")


def test_the_summary_counts_units_groups_and_points():
    army = armies.army(content(), armies.ready(content(), "cos_landing"))

    assert army.lines[0].args == {"count": 4, "groups": 2, "points": 218, "motivation": 6}
    assert len(army.lines) == 7
