"""The library reads the data strictly and says in one line what is wrong and where."""

import shutil

import pytest
import yaml

from bot import library
from bot.games.hoth.content import digest
from bot.library import ContentError, Problem

pytestmark = pytest.mark.slow

S01 = "hoth/scenarios/S01.yaml"


@pytest.fixture
def data(tmp_path):
    """Copy the data, to be spoilt."""
    shutil.copytree(library.data_folder(), tmp_path / "data")
    return tmp_path / "data"


def edit(data, name, change):
    """Change a data file in place."""
    file = data / name
    value = yaml.safe_load(file.read_text(encoding="utf-8"))
    change(value)
    file.write_text(yaml.safe_dump(value, allow_unicode=True), encoding="utf-8")


def test_the_data_has_no_problem():
    assert library.lint() == []


@pytest.mark.rule("HOTH-CARD-12", "HOTH-CMD-01")
def test_each_side_has_25_order_cards_three_per_commander_and_5_support_cards():
    content = library.load_content("hoth")

    for side in content.board.baseline:
        cards = [card for card in content.cards.values() if card.side == side]
        commanders = [one.id for one in content.commanders.values() if one.side == side]
        assert len([card for card in cards if card.kind == "sector"]) == 11
        assert len([c for c in cards if c.kind == "tactic" and c.commander is None]) == 5
        for commander in commanders:
            assert len([card for card in cards if card.commander == commander]) == 3
        assert len(commanders) == 3
        assert len([card for card in content.support_cards.values() if card.side == side]) == 5


@pytest.mark.rule("HOTH-BRD-01", "HOTH-BRD-02", "HOTH-BRD-05", "HOTH-RUL-02")
def test_the_board_has_67_hexes_in_three_sections():
    board = library.load_content("hoth").board

    both = {"B3", "D3", "F3", "B7", "D7", "F7"}
    covered = [
        f"{row}{column}"
        for rows in board.sections.values()
        for row, (first, last) in rows.items()
        for column in range(first, last + 1)
    ]
    assert len(board.hexes) == 67
    assert sorted(covered) == sorted([*board.hexes, *both])
    assert board.baseline == {"empire": "A", "rebels": "G"}


def test_a_new_scenario_is_one_new_file(data):
    text = (data / S01).read_text(encoding="utf-8")
    (data / "hoth/scenarios/S99.yaml").write_text(
        text.replace("id: S01", "id: S99"), encoding="utf-8"
    )

    content = library.load_content("hoth", data)

    assert library.lint(data) == []
    assert content.scenarios["S99"].units == content.scenarios["S01"].units


SPOILT = {
    "unknown field": (
        lambda s: s.update(weather="snow"),
        "",
        "Object contains unknown field `weather`",
    ),
    "wrong type": (
        lambda s: s["sides"]["empire"].update(hand="three"),
        "sides.empire.hand",
        "Expected `int`, got `str`",
    ),
    "missing language": (
        lambda s: s["name"].pop("pl"),
        "name",
        "Object missing required field `pl`",
    ),
    "unknown unit type": (
        lambda s: s["units"]["empire"][0].update(type="tauntauns"),
        "units.empire[0].type",
        "no unit type tauntauns",
    ),
    "unit of the other side": (
        lambda s: s["units"]["empire"][0].update(type="snowspeeders"),
        "units.empire[0].type",
        "snowspeeders belongs to the other side",
    ),
    "badge that the type cannot have": (
        lambda s: s["units"]["empire"][0].update(badge="elite_squadron"),
        "units.empire[0].badge",
        "snowtroopers cannot have the badge elite_squadron",
    ),
    "more badges than there are": (
        lambda s: s["units"]["empire"][0].update(badge="scouts", hexes=["A2", "A3", "A4"]),
        "units",
        "3 badges scouts, but there are 2",
    ),
    "hex outside the board": (
        lambda s: s["units"]["empire"][0].update(hexes=["B10"]),
        "units.empire[0].hexes",
        "B10 is not on the board",
    ),
    "two units on a hex": (
        lambda s: s["units"]["empire"][0].update(hexes=["A2", "A2"]),
        "units",
        "a unit on A2 stands here twice",
    ),
    "unit on impassable terrain": (
        lambda s: s["terrain"].update(serac=["A2"]),
        "units.empire[0].hexes",
        "snowtroopers cannot stand on A2 (serac)",
    ),
    "army without units": (
        lambda s: s["units"].update(empire=[]),
        "units.empire",
        "an army has at least one unit",
    ),
    "objective where nobody can stand": (
        lambda s: s.update(
            terrain={**s["terrain"], "serac": ["F9"]},
            objectives=[
                {"id": "x", "hex": "F9", "kind": "permanent", "sides": ["rebels"], "medals": 1}
            ],
        ),
        "objectives[0].hex",
        "nobody can hold F9 (serac)",
    ),
    "unit on a fortification": (
        lambda s: s.update(
            fortifications=[{"id": "x", "kind": "ion_cannon", "hex": "A2", "owner": "empire"}]
        ),
        "units.empire[0].hexes",
        "a fortification stands on A2",
    ),
    "unknown terrain": (
        lambda s: s["terrain"].update(lava=["A1"]),
        "terrain",
        "Invalid enum value 'lava'",
    ),
    "two terrains on a hex": (
        lambda s: s["terrain"].update(serac=["E4"]),
        "terrain",
        "hex E4 stands here twice",
    ),
    "condition on an unknown fortification": (
        lambda s: s.update(
            special_rules=[
                {
                    "type": "sudden_death",
                    "id": "boom",
                    "side": "empire",
                    "condition": {"type": "all_destroyed", "forts": ["cannon"]},
                    "text": {"en": "x", "cs": "x", "pl": "x"},
                }
            ],
            sides={
                "empire": {"hand": 3, "victory": {"sudden_death": "boom"}},
                "rebels": {"hand": 4, "victory": {"medals": 4}},
            },
        ),
        "special_rules[0].condition.forts",
        "no fortification cannon in this scenario",
    ),
    "sudden death that no rule describes": (
        lambda s: s["sides"]["empire"]["victory"].update(sudden_death="boom"),
        "sides.empire.victory.sudden_death",
        "no sudden death boom of this side",
    ),
    "no way to win": (
        lambda s: s["sides"]["empire"].update(victory={}),
        "sides.empire.victory",
        "the side has no way to win",
    ),
    "unknown kind of special rule": (
        lambda s: s.update(special_rules=[{"type": "blizzard", "side": "empire"}]),
        "special_rules[0].type",
        "Invalid value 'blizzard'",
    ),
    "id that is not the file's name": (
        lambda s: s.update(id="S02"),
        "id",
        "the file is named S01",
    ),
}


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_scenario_gives_one_clear_line(data, name):
    change, path, message = SPOILT[name]
    edit(data, S01, change)

    problems = library.lint(data)

    assert problems == [Problem(S01, path, message)]
    with pytest.raises(ContentError) as caught:
        library.load_content("hoth", data)
    assert str(caught.value) == str(problems[0])


@pytest.mark.rule("HOTH-RUL-52", "HOTH-RUL-53")
def test_no_scenario_can_put_an_at_at_on_a_hill(data):
    edit(data, "hoth/scenarios/S02.yaml", lambda s: s["terrain"]["hill"].append("A5"))

    assert [problem.message for problem in library.lint(data)] == [
        "at_at cannot stand on A5 (hill)"
    ]


def test_all_problems_of_all_files_are_found_at_once(data):
    edit(data, S01, lambda s: s["units"]["empire"][0].update(hexes=["Z1"]))
    edit(data, "hoth/scenarios/S02.yaml", lambda s: s.update(first="nobody"))
    (data / "hoth/scenarios/S13.yaml").write_text("id: no\n", encoding="utf-8")
    (data / "hoth/notes.yaml").write_text("{}\n", encoding="utf-8")

    assert [str(problem) for problem in library.lint(data)] == [
        "hoth/notes.yaml: nothing reads this file",
        f"{S01}: units.empire[0].hexes: Z1 is not on the board",
        "hoth/scenarios/S02.yaml: first: no side nobody",
        'hoth/scenarios/S13.yaml: id: line 1: put no in quotation marks: "no"',
    ]


def test_a_card_that_names_an_unknown_commander_is_a_problem(data):
    edit(data, "hoth/cards.yaml", lambda c: c["entries"]["E117"].update(commander="jar_jar"))

    assert library.lint(data) == [
        Problem("hoth/cards.yaml", "entries.E117.commander", "no commander jar_jar")
    ]


def test_a_missing_file_is_a_problem(data):
    (data / "hoth/dice.yaml").unlink()

    assert library.lint(data) == [Problem("hoth/dice.yaml", "", "the file is missing")]


def test_the_digest_changes_with_a_number_and_not_with_a_word(data):
    before = digest(library.load_content("hoth", data))

    edit(data, S01, lambda s: s["briefing"].update(en="Other words."))
    reworded = digest(library.load_content("hoth", data))
    edit(data, S01, lambda s: s["sides"]["empire"].update(hand=5))
    changed = digest(library.load_content("hoth", data))

    assert reworded == before
    assert changed != before


def test_the_games_carry_rules_version_and_content_digest():
    game = library.load_games()["hoth"]

    assert game.version == f"hoth-1+{digest(library.load_content('hoth'))[:12]}"


def test_another_data_folder_can_be_named_in_the_environment(data, monkeypatch):
    edit(data, S01, lambda s: s["sides"]["empire"].update(hand=6))
    monkeypatch.setenv("FIELDPOST_DATA", str(data))

    assert library.load_content("hoth").scenarios["S01"].sides["empire"].hand == 6
