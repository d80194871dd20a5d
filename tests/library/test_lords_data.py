"""The data of Lords of War says what the rulebook says, and broken data is refused."""

import shutil
from collections import Counter

import pytest
import yaml

from bot import library
from bot.games import REGISTRY
from bot.games.lords import content as lords
from bot.games.lords.content import STEPS
from bot.library import ContentError, Problem, data_folder

CONTENT = library.load_content("lords")
CARDS = CONTENT.cards


def ranks(cards):
    """Count the cards of each rank."""
    counted = Counter()
    for card, copies in cards.items():
        counted[CARDS[card].rank] += copies
    return counted


def kinds(cards):
    """Count the cards of each kind."""
    counted = Counter()
    for card, copies in cards.items():
        counted[CARDS[card].kind] += copies
    return counted


# Armies ------------------------------------------------------------------------------------------


@pytest.mark.rule("LOW-ARM-01", "LOW-ARM-02")
@pytest.mark.parametrize("army", CONTENT.armies)
def test_every_army_has_36_cards_in_the_numbers_of_each_rank(army):
    cards = CONTENT.armies[army].cards

    assert sum(cards.values()) == 36
    assert ranks(cards) == {
        "recruit": 8, "soldier": 8, "veteran": 6, "elite": 4, "specialist": 4,
        "commander": 5, "general": 1,
    }  # fmt: skip


@pytest.mark.rule("LOW-ARM-03", "LOW-GEN-06")
@pytest.mark.parametrize("army", CONTENT.armies)
def test_the_general_and_five_commanders_are_the_command_units(army):
    cards = Counter(CONTENT.armies[army].cards)

    leaders = [card for card in cards.elements() if CONTENT.is_command(card)]
    generals = [card for card in leaders if CONTENT.is_general(card)]
    assert (len(leaders), len(generals)) == (6, 1)


@pytest.mark.rule("LOW-CRD-05")
@pytest.mark.parametrize(
    ("army", "numbers"),
    [
        ("orcs", (14, 6, 6, 6, 4)),
        ("dwarves", (10, 0, 10, 10, 6)),
        ("embersand", (10, 8, 9, 7, 2)),
        ("frostmark", (10, 3, 9, 7, 7)),
    ],
)
def test_every_army_has_its_mix_of_kinds(army, numbers):
    counted = kinds(CONTENT.armies[army].cards)

    names = ("infantry", "cavalry", "spear", "shooter", "berserker")
    assert tuple(counted[name] for name in names) == numbers


@pytest.mark.rule("LOW-ARM-05")
@pytest.mark.parametrize(
    ("army", "points"),
    [("orcs", 3224), ("dwarves", 3236), ("embersand", 3177), ("frostmark", 3237)],
)
def test_the_armies_are_worth_about_the_same(army, points):
    cards = CONTENT.armies[army].cards

    assert sum(CONTENT.points_of(card) * copies for card, copies in cards.items()) == points


@pytest.mark.rule("LOW-ARM-05")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("orc_ravager_l", 94),
        ("orc_catapult", 112),
        ("dwarf_sharpshooter", 91),
        ("goblin_spider_rider", 98),
        ("frost_sigrun_bearmantle", 126),
    ],
)
def test_points_follow_from_the_numbers_on_the_card(card, points):
    assert CONTENT.points_of(card) == points


def test_the_reserve_holds_18_cards_for_exchanges_alone():
    reserve = {card.id: card.reserve for card in CARDS.values() if card.reserve}

    assert sum(reserve.values()) == 18
    assert reserve["lizard_quillshot"] == 4
    decks = {card for army in CONTENT.armies.values() for card in army.cards}
    assert decks & set(reserve) == set()
    assert decks | set(reserve) == set(CARDS)


# What the rulebook says of named cards ---------------------------------------------------------


@pytest.mark.rule("LOW-RUL-03", "LOW-CRD-01")
@pytest.mark.parametrize("card", ["dwarf_marauder_r", "dwarf_marauder_l"])
def test_the_marauder_is_as_the_examples_need_it(card):
    marauder = CARDS[card]

    assert marauder.defence == 4
    assert marauder.arrow("F") == 1
    assert sorted((marauder.arrow("FR"), marauder.arrow("FL"))) == [0, 2]


@pytest.mark.rule("LOW-RUL-04")
@pytest.mark.parametrize("card", ["dwarf_slugger_f", "dwarf_slugger_r", "dwarf_slugger_l"])
def test_every_slugger_has_defence_3(card):
    assert CARDS[card].defence == 3


@pytest.mark.rule("LOW-CRD-03")
def test_the_deathbringer_strikes_5_ahead_and_3_on_both_corners():
    deathbringer = CARDS["orc_deathbringer_f"]

    assert deathbringer.defence == 2
    assert [deathbringer.arrow(way) for way in ("FL", "F", "FR")] == [3, 5, 3]


@pytest.mark.rule("LOW-CRD-03")
@pytest.mark.parametrize("card", ["orc_ravager_l", "orc_ravager_r"])
def test_a_ravager_strikes_5_and_withstands_2(card):
    assert max(CARDS[card].arrows) == 5
    assert CARDS[card].defence >= 2


@pytest.mark.rule("LOW-CRD-03", "LOW-CRD-04")
@pytest.mark.parametrize("side", ["fr", "br", "bl", "fl"])
def test_a_shanker_strikes_4_with_defence_3(side):
    shanker = CARDS[f"goblin_shanker_{side}"]

    assert (max(shanker.arrows), shanker.defence) == (4, 3)


@pytest.mark.rule("LOW-CRD-02")
def test_a_ravager_has_no_arrow_to_its_left_or_rear():
    ravager = CARDS["orc_ravager_l"]

    assert [ravager.arrow(way) for way in ("L", "BL", "B", "BR")] == [0, 0, 0, 0]


@pytest.mark.rule("LOW-RNG-01")
def test_the_catapult_covers_nine_cells_before_it_with_strength_4():
    catapult = CARDS["orc_catapult"]

    assert (catapult.kind, catapult.shot.strength) == ("shooter", 4)
    assert set(CONTENT.target_cells("orc_catapult")) == {
        (x, y) for x in (-1, 0, 1) for y in (1, 2, 3)
    }


@pytest.mark.rule("LOW-RNG-01")
def test_the_rear_axethrower_covers_six_cells_behind_it_with_strength_3():
    assert CARDS["dwarf_axethrower_b"].shot.strength == 3
    assert set(CONTENT.target_cells("dwarf_axethrower_b")) == {
        (x, y) for x in (-1, 0, 1) for y in (-1, -2)
    }


@pytest.mark.rule("LOW-CRD-02")
def test_slugger_and_shanker_can_stand_corner_to_corner_in_peace():
    slugger, shanker = CARDS["dwarf_slugger_f"], CARDS["goblin_shanker_fl"]

    assert [slugger.arrow(way) for way in ("FR", "BR", "BL", "FL")] == [0, 0, 0, 0]
    assert shanker.arrow("FR") == 0


@pytest.mark.rule("LOW-CRD-06")
@pytest.mark.parametrize(
    ("card", "rank"),
    [
        ("orc_catapult", "veteran"),
        ("orc_ravager_l", "veteran"),
        ("orc_warhog_r", "elite"),
        ("orc_warhog_l", "elite"),
        ("lizard_quillshot", "elite"),
        ("goblin_bow_pest", "soldier"),
        ("dwarf_jaeger_drakesbane", "commander"),
    ],
)
def test_cards_of_the_exchange_examples_have_their_rank(card, rank):
    assert CARDS[card].rank == rank


@pytest.mark.rule("LOW-RNG-01")
def test_the_quillshot_shoots_harder_than_the_bow_pest():
    assert CARDS["lizard_quillshot"].shot.strength == 3
    assert CARDS["goblin_bow_pest"].shot.strength == 2


# All cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("LOW-CRD-01", "LOW-CRD-03", "LOW-CRD-07")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_arrows_of_1_to_5_or_is_a_shooter_with_a_shot(card):
    facts = CARDS[card]

    assert all(1 <= value <= 5 for value in facts.attack.values())
    assert (facts.kind == "shooter") == (facts.shot is not None)
    assert facts.attack or facts.shot
    assert facts.arrows == tuple(facts.attack.get(way, 0) for way in STEPS)


@pytest.mark.rule("LOW-SUP-01")
def test_spearmen_and_shooters_support_and_no_others():
    support = {CARDS[card].kind for card in CARDS if CONTENT.is_support(card)}

    assert support == {"spear", "shooter"}


@pytest.mark.rule("LOW-CRD-06")
def test_ranks_rise_from_recruit_to_general():
    rising = sorted(CONTENT.ranks.values(), key=lambda rank: rank.pips)

    assert [rank.id for rank in rising] == [
        "recruit", "soldier", "veteran", "elite", "specialist", "commander", "general",
    ]  # fmt: skip


@pytest.mark.parametrize("locale", ["en", "cs", "pl"])
def test_no_two_cards_have_the_same_name_and_mark(locale):
    words = lords.texts(CONTENT)[locale]

    names = [words[f"lords-card-{card}"] for card in CARDS]
    assert len(names) == len(set(names))
    assert max(map(len, names)) <= 40


@pytest.mark.rule("LOW-CRD-02")
def test_pairs_of_left_and_right_cards_mirror_each_other():
    mirror = {
        "F": "F",
        "FR": "FL",
        "R": "L",
        "BR": "BL",
        "B": "B",
        "BL": "BR",
        "L": "R",
        "FL": "FR",
    }
    pairs = [(card, f"{card[:-2]}_l") for card in CARDS if card.endswith("_r")]
    pairs = [(right, left) for right, left in pairs if left in CARDS]

    assert len(pairs) >= 15
    for right, left in pairs:
        turned = {mirror[way]: value for way, value in CARDS[right].attack.items()}
        assert turned == CARDS[left].attack, right


# The mat and the options -----------------------------------------------------------------------


@pytest.mark.rule("LOW-MAT-01", "LOW-MAT-02", "LOW-MAT-03", "LOW-RUL-01", "LOW-RUL-02")
def test_the_mat_has_42_cells_and_two_start_cells_in_point_symmetry():
    mat = CONTENT.mat

    assert len(mat.cells) == 42
    assert (mat.cells[0], mat.cells[-1]) == ("a1", "g6")
    assert {side: edge.start for side, edge in mat.sides.items()} == {"south": "c3", "north": "e4"}
    assert {side: edge.forward for side, edge in mat.sides.items()} == {"south": 1, "north": -1}
    places = {cell: index for index, cell in enumerate(mat.cells)}
    assert places["c3"] + places["e4"] == 41


@pytest.mark.rule("LOW-OPL-02", "LOW-VIC-01", "LOW-VIC-02", "LOW-DCK-05")
def test_the_options_have_the_limits_of_the_rules():
    options = CONTENT.options

    limits = {
        key: (one.default, one.min, one.max)
        for key, one in options.by_id().items()
        if isinstance(one, lords.Number)
    }
    assert limits == {
        "victory_units": (20, 1, 36),
        "victory_commands": (4, 1, 6),
        "stall_limit": (60, 20, 400),
    }
    assert [options.victory_units.allows(value) for value in (0, 1, 36, 37, True)] == [
        False, True, True, False, False,
    ]  # fmt: skip
    assert (options.borderless.default, options.advanced.default) == (False, False)
    assert options.open_lists.default is True
    assert list(options.army_mode.values) == ["base", "custom", "mercenary"]


def test_the_battles_to_choose_are_there():
    battles = sorted(CONTENT.scenarios.values(), key=lambda battle: battle.number)

    assert {battle.id: battle.options for battle in battles} == {
        "basic": {},
        "short": {"victory_units": 10, "victory_commands": 2},
        "long": {"victory_units": 28, "victory_commands": 5},
        "open_field": {"borderless": True},
        "advanced": {"advanced": True},
        "mercenary": {"army_mode": "mercenary"},
    }
    assert {battle.armies for battle in battles} == {("orcs", "dwarves")}


def test_every_word_is_there_in_three_languages():
    words = lords.texts(CONTENT)

    assert set(words) == {"en", "cs", "pl"}
    assert set(words["en"]) == set(words["cs"]) == set(words["pl"])
    assert words["cs"]["lords-card-orc_ravager_l"] == "Orčí ničitel ↖"
    assert words["cs"]["lords-name-orc_ravager_l"] == "Orčí ničitel"


# Broken data ------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path):
    """Copy the data, to be spoilt."""
    shutil.copytree(data_folder() / "lords", tmp_path / "lords")
    return tmp_path / "lords"


def edit(folder, name, change):
    """Change a data file in place."""
    file = folder / f"{name}.yaml"
    value = yaml.safe_load(file.read_text(encoding="utf-8"))
    change(value)
    text = yaml.safe_dump(value, allow_unicode=True, sort_keys=False)
    file.write_text(text, encoding="utf-8")


def card(stem):
    """Change an entry of the cards."""
    return lambda change: lambda value: change(value["entries"][stem])


def variant(stem, suffix):
    """Change one variant of a card."""
    return lambda change: lambda value: change(value["entries"][stem]["variants"][suffix])


RAVAGER = variant("orc_ravager", "l")
CATAPULT = card("orc_catapult")
BUTCHER = card("orc_butcher")
BROKEN = {
    "unknown field": (
        "cards", BUTCHER(lambda one: one.update(colour="red")), "entries.orc_butcher",
        "Object contains unknown field `colour`",
    ),
    "no direction": (
        "cards", RAVAGER(lambda one: one["attack"].update(FX=2)), "entries.orc_ravager.attack",
        "Invalid enum value 'FX'",
    ),
    "arrow of nothing": (
        "cards", RAVAGER(lambda one: one.update(attack={"F": 0})),
        "entries.orc_ravager.attack.F", "at least 1; leave out what is no arrow",
    ),
    "arrows out of order": (
        "cards", RAVAGER(lambda one: one.update(attack={"FR": 1, "F": 2})),
        "entries.orc_ravager.attack", "write the arrows clockwise: F FR",
    ),
    "no arrows and no shot": (
        "cards", RAVAGER(lambda one: one.update(attack={})),
        "entries.orc_ravager.attack", "only a shooter may be without arrows",
    ),
    "shooter without a shot": (
        "cards", card("goblin_shanker")(lambda one: one.update(kind="shooter")),
        "entries.goblin_shanker.shot", "shooters have a shot, and they alone",
    ),
    "unknown target grid": (
        "cards", CATAPULT(lambda one: one["shot"].update(grid="block7")),
        "entries.orc_catapult.shot.grid", "no target grid block7",
    ),
    "shot of nothing": (
        "cards", CATAPULT(lambda one: one["shot"].update(strength=0)),
        "entries.orc_catapult.shot.strength", "at least 1",
    ),
    "unknown kind": (
        "cards", BUTCHER(lambda one: one.update(kind="dragon")), "entries.orc_butcher.kind",
        "Invalid enum value 'dragon'",
    ),
    "unknown race": (
        "cards", card("lizard_quillshot")(lambda one: one.update(race="elf")),
        "entries.lizard_quillshot.race", "no race elf",
    ),
    "no defence": (
        "cards", CATAPULT(lambda one: one.update(defence=0)), "entries.orc_catapult.defence",
        "at least 1",
    ),
    "two cards alike": (
        "cards", RAVAGER(lambda one: one.update(mark="FR")), "entries.orc_ravager.mark",
        "another Orc Ravager has the same mark",
    ),
    "language missing": (
        "cards", BUTCHER(lambda one: one["name"].pop("cs")), "entries.orc_butcher.name",
        "Object missing required field `cs`",
    ),
    "variants that are no map": (
        "cards", BUTCHER(lambda one: one.update(variants=[1])), "entries.orc_butcher",
        "Object contains unknown field `variants`",
    ),
    "variant that is no map": (
        "cards", lambda value: value["entries"]["orc_butcher"]["variants"].update(rear=3),
        "entries.orc_butcher", "Expected `object`, got `int`",
    ),
    "unknown card in an army": (
        "armies", lambda value: value["entries"]["orcs"]["cards"].update(orc_dragon=0),
        "entries.orcs.cards.orc_dragon", "no card orc_dragon",
    ),
    "copies missing": (
        "armies", lambda value: value["entries"]["orcs"]["cards"].update(orc_catapult=1),
        "entries.orcs.cards", "5 cards of rank veteran instead of 6",
    ),
    "army of an unknown race": (
        "races", lambda value: value["entries"]["orc"].update(army="frostmark"),
        "entries.orc.army", "frostmark is no army of this race",
    ),
    "start cell off the mat": (
        "mat", lambda value: value["sides"]["south"].update(start="h3"),
        "sides.south.start", "h3 is not on the mat",
    ),
    "sides that look the same way": (
        "mat", lambda value: value["sides"]["north"].update(forward=1),
        "sides", "give two sides that face each other",
    ),
    "rank missing": (
        "ranks", lambda value: value["entries"]["elite"].update(pips=5),
        "entries", "two ranks have the same pips",
    ),
    "target grid with the shooter in it": (
        "grids", lambda value: value["entries"]["fan6_front"].update(cells=[[0, 0], [0, 1]]),
        "entries.fan6_front.cells", "a shooter does not stand in its own target grid",
    ),
    "target cell twice": (
        "grids", lambda value: value["entries"]["fan6_front"].update(cells=[[0, 1], [0, 1]]),
        "entries.fan6_front.cells", "give at least one cell and each once",
    ),
    "default outside the limits": (
        "options", lambda value: value["victory_units"].update(default=37),
        "victory_units.default", "37 is not among the values",
    ),
    "pool missing": (
        "building", lambda value: value["pools"].pop("base"),
        "pools", "give the pools of base, custom, mercenary",
    ),
    "battle with an unknown option": (
        "scenarios/short", lambda value: value["options"].update(weather=True),
        "options.weather", "no option weather",
    ),
    "battle with a value too high": (
        "scenarios/short", lambda value: value["options"].update(victory_units=99),
        "options.victory_units", "99 is not among its values",
    ),
    "battle with an unknown army": (
        "scenarios/short", lambda value: value.update(armies=["orcs", "elves"]),
        "armies", "no army elves",
    ),
    "battle in another's place": (
        "scenarios/short", lambda value: value.update(id="brief"), "id",
        "the file is named short",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_broken_data_gives_one_clear_line_with_its_place(folder, name):
    file, change, path, message = BROKEN[name]
    edit(folder, file, change)

    with pytest.raises(ContentError) as caught:
        library.read_content(REGISTRY["lords"], folder)

    home = f"lords/{file}.yaml"
    found = [problem for problem in caught.value.problems if problem.path == path]
    assert [problem.file for problem in caught.value.problems][:1] == [home]
    assert Problem(home, path, message) in found


def test_the_digest_changes_with_a_number_and_not_with_a_word(folder):
    before = lords.digest(library.read_content(REGISTRY["lords"], folder))

    edit(folder, "cards", BUTCHER(lambda one: one["name"].update(en="Orc Chef")))
    reworded = lords.digest(library.read_content(REGISTRY["lords"], folder))
    edit(folder, "cards", BUTCHER(lambda one: one.update(defence=5)))
    changed = lords.digest(library.read_content(REGISTRY["lords"], folder))

    assert reworded == before
    assert changed != before
