"""The data of Napoleonics: numbers of the rulebook, deck, battles; and what the checks find."""

import shutil
from collections import Counter

import pytest

from bot.games.commands_colors.board import BoardMap
from bot.games.napoleonics.content import digest, taken
from bot.library import ContentError, data_folder, read_content
from tests.games.napoleonics.system import SLUG, SYSTEM, load

CONTENT = load()
BOARD = BoardMap(CONTENT.board)
FRENCH = """\
    units:
      - {hex: C5, type: F-LN}
      - {hex: C7, type: F-LN, leader: Delaborde}
      - {hex: D9, type: F-LT}
      - {hex: C8, type: F-FA}
      - {hex: B4, type: F-LC}"""


@pytest.mark.rule("NAP-GEO-01", "NAP-GEO-06")
def test_the_board_has_113_hexes_of_which_eight_lie_in_two_sections():
    counts = Counter(name for label in BOARD.labels for name in BOARD.sections["bottom"][label])

    assert len(BOARD.labels) == 113
    assert counts == {"left": 36, "centre": 49, "right": 36}
    split = [label for label in BOARD.labels if len(BOARD.sections["top"][label]) == 2]
    assert split == ["B4", "B9", "D4", "D9", "F4", "F9", "H4", "H9"]


@pytest.mark.rule("NAP-CRD-01", "NAP-RUL-01")
def test_the_deck_has_48_section_cards_and_22_tactic_cards():
    kinds = Counter(CONTENT.cards[card].kind for card in CONTENT.deck())
    counts = Counter(CONTENT.deck())

    assert kinds == {"section": 48, "tactic": 22}
    assert [counts[f"attack_{one}"] for one in ("left", "centre", "right")] == [4, 6, 4]
    assert [counts[f"probe_{one}"] for one in ("left", "centre", "right")] == [4, 6, 4]
    assert (counts["cavalry_charge"], counts["elan"], counts["first_strike"]) == (3, 1, 2)


@pytest.mark.rule("NAP-GEN-05")
def test_a_die_shows_infantry_twice_and_all_else_once():
    assert Counter(CONTENT.dice.faces) == {
        "infantry": 2, "cavalry": 1, "artillery": 1, "flag": 1, "saber": 1,
    }  # fmt: skip


@pytest.mark.rule("NAP-TER-02", "NAP-TER-03", "NAP-TER-06", "NAP-TER-11", "NAP-TER-13")
@pytest.mark.parametrize(
    ("kind", "into", "out_of"),
    [
        ("forest", (1, 1, 2, 2, 1, 1), (0, 0, 2, 2, 1, 1)),
        ("hill", (1, 1, 1, 1, 0, 0), (0, 0, 1, 1, 0, 0)),
        ("town", (2, 2, 3, 3, 1, 1), (0, 0, 3, 3, 1, 1)),
        ("mill", (2, 2, 3, 3, 1, 1), (0, 0, 3, 3, 1, 1)),
        ("fordable", (1, 0, 1, 0, 1, 0), (1, 1, 1, 1, 1, 1)),
        ("sandpit", (1, 0, 2, 2, 1, 1), (1, 1, 2, 2, 0, 0)),
        ("bridge", (0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0)),
    ],
)
def test_terrain_takes_off_dice_by_class_in_melee_and_in_fire(kind, into, out_of):
    terrain = CONTENT.terrain[kind]
    for reduction, numbers in ((terrain.into, into), (terrain.out_of, out_of)):
        found = [
            taken(reduction, unit_class, melee)
            for unit_class in ("infantry", "cavalry", "artillery")
            for melee in (True, False)
        ]
        assert tuple(found) == numbers


@pytest.mark.parametrize(
    ("scenario", "bottom", "top"),
    [
        ("S00", (5, 19, 1), (5, 19, 1)), ("S01", (14, 52, 3), (9, 35, 2)),
        ("S02", (14, 52, 4), (9, 35, 2)), ("S03", (17, 64, 3), (16, 62, 3)),
        ("S04", (12, 48, 3), (15, 58, 3)), ("S05", (12, 46, 3), (17, 65, 4)),
        ("S06", (12, 46, 4), (13, 50, 3)), ("S07", (11, 42, 3), (11, 42, 3)),
        ("S08", (11, 42, 3), (11, 42, 4)), ("S09", (17, 62, 5), (17, 65, 5)),
        ("S10", (18, 69, 4), (18, 69, 5)), ("S11", (24, 89, 5), (24, 92, 5)),
    ],
)  # fmt: skip
def test_armies_have_their_units_blocks_and_leaders(scenario, bottom, top):
    for side, numbers in (("bottom", bottom), ("top", top)):
        army = CONTENT.scenarios[scenario].sides[side]
        blocks = sum(CONTENT.unit_types[unit.type].blocks for unit in army.units)
        leaders = sum(unit.leader is not None for unit in army.units) + len(army.leaders)
        assert (len(army.units), blocks, leaders) == numbers


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("unit_types.yaml", "table: foot", "table: siege", "no table siege"),
        ("unit_types.yaml", "nation: french", "nation: saxon", "no nation saxon"),
        ("unit_types.yaml", "move_max: 1", "move_max: 0", "more than it may move at all"),
        ("unit_types.yaml", "blocks: 5", "blocks: 0", "at least one block"),
        ("cards.yaml", "kind: section", "kind: tactic", "a section card orders by sections"),
        ("cards.yaml", "sections: {left: 1}", "sections: {left: 0}", "at least 1, or command"),
        ("cards.yaml", "rule: NAP-CRD-06", 'rule: ""', "name the rule"),
        ("scenarios/S00.yaml", "hex: G8", "hex: G6", "a piece on G6 stands here twice"),
        ("scenarios/S00.yaml", "hex: G8", "hex: G14", "G14 is not on the board"),
        ("scenarios/S00.yaml", "type: B-LT", "type: F-LT", "units F- on both sides"),
        ("scenarios/S00.yaml", "type: B-LT", "type: B-XX", "no unit type B-XX"),
        ("scenarios/S00.yaml", "leader: Delaborde", "leader: Spencer", "leader Spencer stands"),
        ("scenarios/S00.yaml", "hand: 4", "hand: 1", "2 to 10 cards"),
        ("scenarios/S00.yaml", "banners: 3", "banners: 19", "1 to 18"),
        ("scenarios/S00.yaml", "sides: [SW, SE, W]", "sides: [SW, SE]", "exactly 3 different"),
        ("scenarios/S00.yaml", "hex: C5, sides", "hex: D3, sides", "on clear or hill hexes"),
        ("scenarios/S00.yaml", "mill: [D9]", "river: [D9]", "F-LT cannot stand on D9"),
        ("scenarios/S00.yaml", "fordable: [F4, F5, G4]", "sandpit: [H7]", "B-FA cannot stand"),
        ("scenarios/S00.yaml", "mill: [D9]", "river: [D9]", "nobody can hold D9 (river)"),
        ("scenarios/S00.yaml", FRENCH, "    units: []", "an army has at least one unit"),
        ("scenarios/S00.yaml", "first: bottom", "first: left", "no side left"),
        ("scenarios/S00.yaml", "hexes: [D9], side: bottom", "hexes: [D9], side: x", "no side x"),
    ],
)
@pytest.mark.rule("NAP-OPT-04")
def test_what_does_not_fit_together_is_found(tmp_path, file, old, new, message):
    folder = tmp_path / SLUG
    shutil.copytree(data_folder() / SLUG, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(ContentError) as found:
        read_content(SYSTEM, folder)
    assert message in str(found.value)


def test_words_make_no_new_version(tmp_path):
    folder = tmp_path / SLUG
    shutil.copytree(data_folder() / SLUG, folder)
    file = folder / "scenarios/S00.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("The mill", "A mill"), "utf-8")
    assert digest(read_content(SYSTEM, folder)) == digest(CONTENT)
    file.write_text(file.read_text(encoding="utf-8").replace("hand: 4", "hand: 5"), "utf-8")
    assert digest(read_content(SYSTEM, folder)) != digest(CONTENT)
