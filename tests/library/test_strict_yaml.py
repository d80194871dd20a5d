"""Strict YAML reads what is written, and says where something else would have been read."""

import pytest

from bot.strict_yaml import ENGLISH, YamlFault, parse
from tests.support.loaded import load_catalogue


def test_plain_values_are_read_as_they_are_written():
    text = """
    name: First Footprints
    units: [A2, A5]
    medals: 5
    first: true
    badge: null
    chance: 0.5
    id: "101"
    """

    value, faults = parse(text)

    assert faults == []
    assert value == {
        "name": "First Footprints",
        "units": ["A2", "A5"],
        "medals": 5,
        "first": True,
        "badge": None,
        "chance": 0.5,
        "id": "101",
    }


@pytest.mark.parametrize(
    "word",
    ["no", "Yes", "on", "OFF", "y", "12:30", "1:20:30", "010", "0x1f", "1_000", "2026-07-01"],
)
def test_a_word_that_other_readers_take_for_something_else_needs_quotes(word):
    _, faults = parse(f"side:\n  hand: {word}\n")

    assert faults == [YamlFault("side.hand", 2, "quote", word)]
    assert faults[0].message == f'put {word} in quotation marks: "{word}"'
    assert parse(f'hand: "{word}"') == ({"hand": word}, [])


def test_a_double_key_is_named_with_its_path_and_line():
    _, faults = parse("units:\n  - type: at_at\n    type: snowtroopers\n")

    assert faults == [YamlFault("units[0].type", 3, "twice", "type")]


def test_all_faults_of_a_file_are_found_at_once():
    _, faults = parse("a: no\nb: 1\nb: 2\nc: [010]\n")

    assert [fault.path for fault in faults] == ["a", "b", "c[0]"]


def test_a_key_that_is_a_number_needs_quotes():
    _, faults = parse("101: {}\n")

    assert faults == [YamlFault("101", 1, "quote-key", "101")]


@pytest.mark.parametrize("text", ["a: &x 1\nb: *x\n", "a: !!python/name:os.system x\n", "a: [1\n"])
def test_aliases_tags_and_broken_yaml_are_faults(text):
    assert parse(text)[1]


@pytest.mark.parametrize("locale", ["cs", "pl"])
def test_players_read_every_kind_of_fault_in_their_language(locale):
    catalogue = load_catalogue()
    for kind in ENGLISH:
        fault = YamlFault("a", 3, kind, "word")
        said = catalogue.say(fault.reason, locale)
        assert said not in (fault.reason.key, fault.message)
        assert ("word" in said) == ("word" in fault.message and kind not in ("key", "syntax"))
