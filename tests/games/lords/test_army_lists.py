"""Army lists: what is read, what is refused with all its faults, what is stored."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.games.lords.notation import armies
from bot.games.lords.rules.armies import ArmyBook
from bot.games.lords.rules.tables import KEPT, Tables
from tests.support.loaded import load_catalogue, load_content

CONTENT = load_content("lords")
BOOK = ArmyBook(CONTENT)
CATALOGUE = load_catalogue()


def refused(said, allowed="mercenary"):
    """Return the refusal of a list."""
    with pytest.raises(Refused) as caught:
        BOOK.read(said, allowed)
    return caught.value


def faults(said, allowed="mercenary", locale="en"):
    """Return the lines of a refusal without its head and its advice."""
    head, *lines, advice = CATALOGUE.say(refused(said, allowed).reason, locale).split("\n")
    assert head
    assert "2 orc_ravager_l -> orc_catapult" in advice
    return lines


# Reading ---------------------------------------------------------------------------------------


@pytest.mark.rule("LOW-ARM-04", "LOW-SET-01")
@pytest.mark.parametrize("army", CONTENT.armies)
def test_the_id_of_a_base_army_is_a_list(army):
    found = BOOK.read(army, "base")

    assert (found.army, found.mode, found.title) == (army, "base", army)
    assert found.cards == CONTENT.armies[army].cards
    assert len(BOOK.cards(army)) == 36


@pytest.mark.rule("LOW-OPC-01", "LOW-OPC-02", "LOW-OPC-03")
@pytest.mark.parametrize(
    "said",
    [
        "orcs\n2 orc_ravager_l -> orc_catapult",
        "army: orcs\norc_ravager_l -> orc_catapult\norc_ravager_l -> orc_catapult",
        "Armáda: Horda orků a goblinů\n2x orčí ničitel ↖ => 2x orčí katapult",
        "armia: orkowie i gobliny\n- orczy niszczyciel ↖ x2 > orcza katapulta x2  # more reach",
        "ORCS\n\nOrc Ravager FL: 2 -> Orc Catapult: 2",
    ],
)
def test_two_ravagers_become_two_catapults(said):
    found = BOOK.read(said, "custom")

    base = CONTENT.armies["orcs"].cards
    assert found.mode == "custom"
    assert found.cards == {
        **{card: copies for card, copies in base.items() if card != "orc_ravager_l"},
        "orc_catapult": 4,
    }


def test_a_list_of_all_cards_in_yaml_is_read_and_its_army_found():
    cards = CONTENT.armies["dwarves"].cards
    said = "---\ncards:\n" + "\n".join(f"  {card}: {copies}" for card, copies in cards.items())

    found = BOOK.read(said)

    assert (found.army, found.mode, found.cards) == ("dwarves", "base", cards)


def test_a_title_is_kept_and_cut():
    found = BOOK.read(f"name:  The   {'long ' * 20}list\norcs")

    assert found.title == "The long long long long long long long l"
    assert BOOK.army(found).name == found.title


@pytest.mark.rule("LOW-INF-05")
@pytest.mark.parametrize(
    ("said", "base"),
    [
        ("name: My horde\norcs", Text("lords-army-orcs")),
        ("name: My horde\norcs\n2 orc_warhog_r -> orc_warhog_l", Text("lords-army-orcs")),
        ("orcs", None),
        ("orcs\n2 orc_warhog_r -> orc_warhog_l", None),
    ],
)
def test_a_title_does_not_hide_the_army_that_a_list_is_made_from(said, base):
    assert BOOK.army(BOOK.read(said)).base == base


@pytest.mark.rule("LOW-INF-05")
@pytest.mark.parametrize("title", ["", "name: orcs\n", "name: Klany krasnoludów\n", "name: ?\n"])
def test_no_other_list_bears_the_name_of_a_base_army(title):
    found = BOOK.read(f"{title}orcs\n2 orc_warhog_r -> orc_warhog_l")

    assert found.title == ("?" if "?" in title else "orcs (custom)")


@pytest.mark.parametrize(
    "said",
    [
        "orcs",
        "name: Boars first\norcs\n2 orc_warhog_r -> orc_warhog_l",
        "dwarves\n2 dwarf_axethrower_f -> frost_huscarl",
    ],
)
def test_the_canonical_text_reads_as_the_same_army(said):
    army = BOOK.army(BOOK.read(said))

    assert BOOK.army(BOOK.read(army.text)) == army
    assert len(army.text) < armies.LONGEST


def test_equal_lists_have_equal_texts_however_they_are_written():
    one = BOOK.read("orcs\n2 orc_ravager_l -> orc_catapult")
    lines = [f"{copies} {card}" for card, copies in one.cards.items()]
    other = BOOK.read("\n".join([*reversed(lines), "army: orcs"]))

    assert BOOK.army(one).text == BOOK.army(other).text
    assert BOOK.army(one).text.splitlines()[:3] == [
        "name: orcs (custom)", "army: orcs", "1 orc_gonke_longtooth",
    ]  # fmt: skip


def test_the_owner_reads_what_is_in_the_list():
    army = BOOK.army(BOOK.read("orcs\n2 orc_ravager_l -> orc_catapult"))

    lines = [CATALOGUE.say(line, "cs") for line in army.lines]
    assert lines[0] == "Horda orků a goblinů: vlastní armáda, 3\xa0260 bodů"
    assert lines[1] == "Generál: 1\xd7 Gonke Dlouhozub"
    assert lines[5] == "Veterán: 2\xd7 Orčí ničitel ↗, 4\xd7 Orčí katapult"
    assert len(lines) == 8


def test_the_ready_armies_are_the_base_armies():
    ready = BOOK.base_armies()

    assert [army.name for army in ready] == list(CONTENT.armies)
    assert all(BOOK.army(BOOK.read(army.text, "base")) == army for army in ready)


# Rules -----------------------------------------------------------------------------------------


@pytest.mark.rule("LOW-OPC-01")
def test_an_exchange_for_another_rank_is_refused():
    refusal = refused("orcs\norc_ravager_l -> goblin_bow_pest")

    assert refusal.rule == "LOW-OPC-01"
    assert faults("orcs\norc_ravager_l -> goblin_bow_pest") == [
        "• Line 2: Orc Ravager ↖ has the rank Veteran, Goblin Bow Pest the rank Soldier; "
        "exchange cards of one rank only. (LOW-OPC-01)"
    ]


@pytest.mark.rule("LOW-OPM-01", "LOW-OPM-03")
def test_quillshots_are_for_mercenary_armies_only():
    said = "orcs\n2 orc_warhog_r -> lizard_quillshot"

    assert BOOK.read(said, "mercenary").mode == "mercenary"
    assert refused(said, "custom").rule == "LOW-OPC-01"
    assert faults(said, "custom") == [
        "• Lizardman Quillshot is of another people; only a mercenary army may hire it. "
        "(LOW-OPC-01)"
    ]


@pytest.mark.rule("LOW-OPC-01", "LOW-OPM-01")
def test_a_match_of_base_armies_takes_no_other():
    said = "orcs\norc_ravager_l -> orc_catapult"

    assert BOOK.read(said, "custom").mode == "custom"
    assert faults(said, "base") == ["• This battle is for base armies only. (LOW-OPC-01)"]


@pytest.mark.rule("LOW-ARM-01", "LOW-ARM-02", "LOW-ARM-03", "LOW-ARM-04")
def test_a_list_without_a_general_and_with_six_commanders_is_refused_for_both():
    cards = {**CONTENT.armies["orcs"].cards, "dwarf_mungo_lancerammer": 1}
    del cards["orc_gonke_longtooth"]
    said = "\n".join(f"{copies} {card}" for card, copies in cards.items())

    assert BOOK.read("orcs").mode == "base"
    assert refused(said).rule == "LOW-ARM-02"
    assert faults(said) == [
        "• Rank Commander: 6 instead of 5. (LOW-ARM-02)",
        "• Rank General: 0 instead of 1. (LOW-ARM-02)",
    ]


@pytest.mark.rule("LOW-ARM-01")
@pytest.mark.parametrize(("copies", "size"), [(1, 35), (3, 37)])
def test_an_army_has_36_cards_no_more_and_no_less(copies, size):
    cards = {**CONTENT.armies["orcs"].cards, "orc_catapult": copies}
    said = "\n".join(f"{number} {card}" for card, number in cards.items())

    assert faults(said) == [
        f"• {size} cards instead of 36. (LOW-ARM-01)",
        f"• Rank Veteran: {copies + 4} instead of 6. (LOW-ARM-02)",
    ]


@pytest.mark.rule("LOW-OPC-01")
@pytest.mark.parametrize(
    "said", ["0 orc_ravager_l -> orc_catapult", "orc_ravager_l x0 -> 0 orc_catapult"]
)
def test_an_exchange_of_no_card_is_none(said):
    assert faults(f"orcs\n{said}") == [
        "• Line 2: an exchange of no card at all; write how many, at least 1. (LOW-OPC-01)"
    ]


@pytest.mark.rule("LOW-OPM-02", "LOW-RUL-27")
def test_a_general_gives_way_to_a_general_alone():
    said = "orcs\norc_gonke_longtooth -> dwarf_mungo_lancerammer"

    assert refused(said).rule == "LOW-OPM-02"


@pytest.mark.rule("LOW-OPM-02", "LOW-OPM-03", "LOW-RUL-25")
def test_a_frostmark_army_hires_a_general_and_two_axethrowers():
    found = BOOK.read(
        "frostmark\nfrost_hrodvar_ironbrow -> ember_sahira_suncrown\n"
        "2 frost_huscarl -> dwarf_axethrower_f"
    )

    generals = [card for card in found.cards if CONTENT.is_general(card)]
    assert found.mode == "mercenary"
    assert generals == ["ember_sahira_suncrown"]
    assert found.cards["dwarf_axethrower_f"] == 2


@pytest.mark.rule("LOW-OPC-04", "LOW-RUL-26")
def test_ivor_is_one_person_whichever_card_shows_him():
    said = "dwarves\ndwarf_jaeger_drakesbane -> dwarf_ivor_the_mad_rear"

    assert refused(said, "custom").rule == "LOW-OPC-04"
    assert faults(said, "custom") == [
        "• Ivor the Mad is in the army 2 times, but is one person. (LOW-OPC-04)"
    ]


@pytest.mark.rule("LOW-OPC-02", "LOW-OPC-03", "LOW-OPC-04")
def test_the_rear_ivor_may_lead_if_the_other_gives_way_to_a_second_jaeger():
    found = BOOK.read(
        "dwarves\ndwarf_jaeger_drakesbane -> dwarf_ivor_the_mad_rear\n"
        "dwarf_ivor_the_mad -> dwarf_jaeger_drakesbane",
        "custom",
    )

    assert found.cards["dwarf_ivor_the_mad_rear"] == 1
    assert found.cards["dwarf_jaeger_drakesbane"] == 1
    assert "dwarf_ivor_the_mad" not in found.cards


@pytest.mark.rule("LOW-OPC-03", "LOW-RUL-25")
def test_the_own_race_lends_one_more_deck_and_its_reserve():
    whole = "orcs\n2 goblin_spider_rider -> orc_butcher"
    rear = "orcs\norc_butcher -> orc_butcher_rear"

    assert BOOK.read(whole, "custom").cards["orc_butcher"] == 4
    assert BOOK.read(rear, "custom").cards["orc_butcher_rear"] == 1
    assert faults("orcs\n2 orc_butcher -> orc_butcher_rear", "custom") == [
        "• Orc Butcher ↓: 2 in the list, but only 1 to be had in this kind of army. (LOW-OPC-03)"
    ]


@pytest.mark.rule("LOW-OPM-03", "LOW-RUL-25")
def test_another_race_lends_one_deck():
    allowed = "orcs\n2 goblin_spider_rider -> ember_mirage_dancer"
    too_many = "orcs\n2 goblin_spider_rider -> frost_runehewer\norc_butcher -> frost_runehewer"

    assert BOOK.read(allowed).cards["ember_mirage_dancer"] == 2
    assert faults(too_many) == [
        "• Runehewer: 3 in the list, but only 2 to be had in this kind of army. (LOW-OPM-03)"
    ]


@pytest.mark.rule("LOW-OPC-01")
def test_no_more_can_be_given_away_than_there_is():
    assert faults("orcs\n3 orc_ravager_l -> orc_catapult") == [
        "• Line 2: 3 of Orc Ravager ↖ to give away, but the list has only 2. (LOW-OPC-01)"
    ]


# Broken text ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "lines"),
    [
        (
            "orcs\norc_ravager_l -> orc catapolt",
            ["• Line 2: there is no card “orc catapolt”; did you mean Orc Catapult "
             "(orc_catapult)? (LOW-ARM-04)"],
        ),
        (
            "orcs\nxyzzy -> orc_catapult",
            ["• Line 2: there is no card “xyzzy”. (LOW-ARM-04)"],
        ),
        (
            "orcs\nOrc Warhog -> lizard_quillshot",
            ["• Line 2: “Orc Warhog” may be Orc Warhog → (orc_warhog_r) or Orc Warhog ← "
             "(orc_warhog_l); write the whole name with its mark, or the word in brackets. "
             "(LOW-ARM-04)"],
        ),
        (
            "army: elves\norcs",
            ["• Line 1: there is no army “elves”; there are Dwarf Clans (dwarves), Ember Sands "
             "Host (embersand), Frostmark Clans (frostmark), Orc and Goblin Horde (orcs). "
             "(LOW-ARM-04)"],
        ),
        (
            "orcs\ndwarves",
            ["• Line 2: another army was named above; a list is made from one army. "
             "(LOW-ARM-04)"],
        ),
        (
            "orcs\norc_ravager_l -> orc_catapult -> orc_ravager_r",
            ["• Line 2: write one exchange a line: old card -> new card. (LOW-ARM-04)"],
        ),
        (
            "orcs\n2 orc_ravager_l -> 1 orc_catapult",
            ["• Line 2: 2 given for 1 taken; write the same number on both sides. (LOW-OPC-01)"],
        ),
        (
            "",
            ["• Say in the first line which army the list is made from, for example "
             "“army: orcs”. (LOW-ARM-04)"],
        ),
    ],
)  # fmt: skip
def test_a_line_that_cannot_be_read_is_named_with_what_to_do(said, lines):
    assert faults(said) == lines


@pytest.mark.rule("LOW-ARM-04")
def test_one_refusal_names_all_faults():
    said = (
        "orcs\norc_ravager_l -> goblin_bow_pest\n2 Orc Butcher -> lizard_quillshot\nnonsense ->"
        " x\n2 orc_butcher -> orc_butcher_rear\norc_gonke_longtooth -> orc_vanak_fleshripper"
    )

    found = faults(said, "custom")

    assert [line.rpartition("(")[2] for line in found] == [
        "LOW-ARM-04)", "LOW-ARM-04)", "LOW-OPC-01)", "LOW-OPC-01)", "LOW-OPM-02)", "LOW-OPC-03)",
    ]  # fmt: skip
    assert refused(said, "custom").rule == "LOW-ARM-04"


@pytest.mark.parametrize("locale", ["en", "cs", "pl"])
def test_a_text_that_is_no_list_gets_an_answer_that_fits_a_message(locale):
    lines = faults("what is this\n" * 200, locale=locale)

    assert len(lines) == 13
    assert sum(map(len, lines)) < 2000


def test_a_text_longer_than_a_form_is_not_read():
    assert faults("x" * 9000)[0] == (
        "• A list may have at most 8,000 characters; this text is longer. (LOW-ARM-04)"
    )


@pytest.mark.parametrize("locale", ["en", "cs", "pl"])
def test_every_fault_is_said_in_every_language(locale):
    for said in ("orcs\nOrc Warhog -> x", "army: elves", "orcs\n3 orc_ravager_l -> orc_catapult"):
        shown = CATALOGUE.say(refused(said).reason, locale)
        assert "lords-" not in shown
        assert shown != CATALOGUE.say(Text("lords-refused-list", {"faults": ""}), locale)


# Any text --------------------------------------------------------------------------------------

CARDS = sorted(CONTENT.cards)
WORDS = st.sampled_from(
    ["->", "\n", " ", "2 ", ":", "x3", "army: ", "name: ", "orcs", "Frostmark", "#", "- ", *CARDS]
)


def exchanges(base):
    """Draw some exchanges of cards of one rank in a base army."""
    ranks = {card: CONTENT.cards[card].rank for card in CARDS}
    pairs = [
        f"{old} -> {new}"
        for old in CONTENT.armies[base].cards
        for new in CARDS
        if ranks[old] == ranks[new]
    ]
    return st.tuples(st.just(base), st.lists(st.sampled_from(pairs), max_size=6))


def read(said):
    """Return the army, or the refusal."""
    try:
        return BOOK.read(said)
    except Refused as refusal:
        return refusal


@given(st.one_of(st.text(max_size=200), st.lists(WORDS, max_size=40).map("".join)))
@settings(max_examples=200, deadline=None)
def test_any_text_is_a_list_or_refused_in_words(said):
    found = read(said)

    if isinstance(found, Refused):
        shown = CATALOGUE.say(found.reason, "pl")
        assert "lords-" in said or "lords-" not in shown
    else:
        assert BOOK.read(BOOK.army(found).text) == found


@pytest.mark.rule("LOW-ARM-01", "LOW-ARM-02", "LOW-OPC-02", "LOW-OPM-03")
@given(st.sampled_from(sorted(CONTENT.armies)).flatmap(exchanges))
@settings(max_examples=200, deadline=None)
def test_what_is_accepted_has_the_ranks_of_an_army_and_comes_from_the_pool(drawn):
    base, lines = drawn
    found = read("\n".join([base, *lines]))
    if isinstance(found, Refused):
        assert found.rule in ("LOW-ARM-04", "LOW-OPC-01", "LOW-OPC-03", "LOW-OPC-04", "LOW-OPM-03")
        return

    cards = CONTENT.cards
    own = CONTENT.armies[base].cards
    others = {card: n for army in CONTENT.armies.values() for card, n in army.cards.items()}
    for rank in CONTENT.ranks.values():
        copies = sum(n for card, n in found.cards.items() if cards[card].rank == rank.id)
        assert copies == rank.count
    for card, copies in found.cards.items():
        assert copies <= (2 * own[card] if card in own else others.get(card, cards[card].reserve))
    leaders = [cards[card].name.en for card in found.cards if CONTENT.is_command(card)]
    assert len(leaders) == len(set(leaders)) == 6


def test_the_table_keeps_a_bounded_number_of_lists_and_reads_the_others_again():
    tables = Tables(CONTENT)
    named = "name: {}\norcs\n2 orc_ravager_l -> orc_catapult"
    for number in range(KEPT + 20):
        assert tables.army_name(named.format(f"Horde {number}")) == f"Horde {number}"
        assert tables.army(named.format(f"Horde {number}")).count("orc_catapult") == 4

    assert tables.list_of.cache_info().currsize == tables.army.cache_info().currsize == KEPT
    assert tables.army_name(named.format("Horde 0")) == "Horde 0"
