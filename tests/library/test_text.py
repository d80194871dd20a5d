"""Catalogues say texts in the reader's language and never fail a player."""

from bot.engine.model import Text
from bot.text import Catalogue, faults, messages

EN = """
unit = snowtroopers
moved = { $unit } move { $count ->
    [one] one hex
   *[other] { $count } hexes
}
only-english = Hello
"""
CS = """
unit = snowtroopeři
moved = { $unit }: { $count ->
    [one] jeden hex
    [few] { $count } hexy
   *[other] { $count } hexů
}
"""
CATALOGUE = Catalogue({"cs": [CS], "en": [EN]}, {"cs": {"S01": "První stopy {"}})


def moved(count):
    return Text("moved", {"unit": Text("unit"), "count": count})


def test_arguments_that_are_texts_are_said_in_the_same_language():
    assert CATALOGUE.say(moved(1), "en") == "snowtroopers move one hex"
    assert CATALOGUE.say(moved(1), "cs") == "snowtroopeři: jeden hex"


def test_each_language_has_its_own_plurals():
    assert CATALOGUE.say(moved(3), "cs") == "snowtroopeři: 3 hexy"
    assert CATALOGUE.say(moved(5), "cs") == "snowtroopeři: 5 hexů"
    assert CATALOGUE.say(moved(5), "en") == "snowtroopers move 5 hexes"


def test_what_a_language_lacks_is_said_in_english():
    assert CATALOGUE.say(Text("only-english"), "cs") == "Hello"


def test_a_locale_of_a_region_and_an_unknown_one_fall_back():
    assert CATALOGUE.say(Text("unit"), "cs-CZ") == "snowtroopeři"
    assert CATALOGUE.say(Text("unit"), "de") == "snowtroopers"


def test_an_unknown_key_is_shown_and_raises_nothing():
    assert CATALOGUE.say(Text("no-such-key"), "cs") == "no-such-key"


def test_plain_text_and_names_are_said_as_they_are():
    assert CATALOGUE.say(Text("plain", {"text": "E5 { $x }"}), "cs") == "E5 { $x }"
    assert CATALOGUE.say(Text("S01"), "cs") == "První stopy {"


def test_a_speaker_is_bound_to_its_language():
    assert CATALOGUE.speaker("cs")(Text("unit")) == "snowtroopeři"


def test_messages_may_refer_to_others_and_to_terms_wherever_they_stand():
    files = ["-army = Rebels\n# who\nfirst = { second }!\n", "second = The { -army } { third }"]
    spoken = Catalogue({"en": [*files, "third = win\nsecond = twice\n"]})

    assert spoken.say(Text("first"), "en") == "The Rebels win!"
    assert not spoken.has("-army")


def test_messages_that_go_round_in_circles_and_broken_ones_raise_nothing():
    spoken = Catalogue({"en": ["a = { b }\nb = { a }\nbroken = { $x\nafter = it\n"]})

    assert spoken.has("a")
    assert spoken.say(Text("broken"), "en") == "broken"
    assert spoken.say(Text("after"), "en") == "it"


def test_the_default_language_comes_first():
    assert CATALOGUE.locales == ("en", "cs")


def test_messages_are_listed_with_their_arguments():
    assert [(one.key, sorted(one.arguments)) for one in messages(EN)] == [
        ("unit", []),
        ("moved", ["count", "unit"]),
        ("only-english", []),
    ]


def test_every_fault_of_the_files_is_named():
    sources = {
        "en": ["a = { $x }\nb = 1\n", "b = 2\n"],
        "cs": ["a = { $y }\nnot fluent at all\n"],
    }

    assert faults(sources) == [
        "en: b stands there twice",
        "cs: not Fluent: not fluent at all",
        "a: the languages use different arguments",
        "cs: b is missing",
    ]
