"""The data of By Fire and Sword fits together, and what does not is found."""

import pytest
from msgspec.structs import replace

from bot.games.fire_and_sword import content as fas
from bot.games.fire_and_sword.content import Grant, Thresholds
from bot.games.fire_and_sword.content.cards import TwoSpeeds
from tests.games.fire_and_sword.given import content


def problems(changed):
    return {(field, key, path) for field, key, path, _ in fas.check(changed)}


def with_entry(field, key, **changes):
    """Return the content with one entry changed."""
    entries = getattr(content(), field)
    return replace(content(), **{field: {**entries, key: replace(entries[key], **changes)}})


def test_the_data_fits_together():
    assert problems(content()) == set()
    assert (len(content().cards), len(content().armies), len(content().special_rules)) == (
        54,
        16,
        42,
    )


@pytest.mark.rule("FAS-1.1.3-a", "FAS-1.1.3-c", "FAS-1.1.3-b")
def test_a_card_gives_all_values_of_an_element():
    card = content().cards["PLC-02"]

    assert (card.type, card.size, card.speed, card.faction) == ("cavalry", "M", 8, "PLC")
    assert (card.resistance, card.morale, card.training) == (5, 7, 6)
    assert card.thresholds == Thresholds(steady=2, shaken=4, flight=7)
    assert (card.melee.dice, card.melee.impetus, card.melee.rules) == ((4, 3, 2), 2, ("polearm",))
    assert (card.shooting.dice, card.shooting.second_dice) == ((2, 1, 1), (3, 2, 1))
    assert (card.shooting.range, card.shooting.ammo, card.shooting.on_move) == (8, 2, 1)
    assert (card.coins.colour, card.coins.count, card.colour) == ("silver", 2, "silver")


@pytest.mark.rule("FAS-RUL-01", "FAS-RUL-40")
def test_an_icon_without_a_number_is_one_point():
    command = content().command

    assert (command.new_order_cp, command.collect_cp, command.collect_dp) == (1, 1, 1)
    assert (command.hold_cp, command.auxiliary_cp, command.disobedience_cp) == (1, 1, 1)
    assert (content().melee.activation_dp, content().morale.dp) == (1, 1)


@pytest.mark.parametrize(
    ("field", "key", "changes", "path"),
    [
        ("cards", "PLC-01", {"faction": "TAT"}, "faction"),
        ("cards", "PLC-01", {"thresholds": Thresholds(steady=4, shaken=4, flight=7)}, "thresholds"),
        ("cards", "PLC-01", {"speed": TwoSpeeds(cavalry=8, infantry=4)}, "speed"),
        ("cards", "PLC-01", {"special": (Grant(rule="fly", states=("steady",)),)},
         "special[0].rule"),
        ("cards", "PLC-01", {"melee": None}, "melee"),
        ("special_rules", "salvo", {"fires": ("cannonade",)}, "fires"),
        ("special_rules", "artillery", {"forbids": ("sleep",)}, "forbids"),
        ("weapon_rules", "lances", {"effectiveness": None}, "effectiveness"),
        ("weapon_rules", "bows", {"fires": ("hail",)}, "fires"),
        ("reactions", "evade", {"needs_rule": ("vanish",)}, "needs_rule"),
        ("fires", "salvo", {"over": 0}, "times"),
        ("upgrades", "UPG-01",
         {"grants": replace(content().upgrades["UPG-01"].grants, value=None)}, "grants"),
        ("armies", "plc_khotyn", {"faction": "SWE"}, "elements[0].card"),
        ("armies", "plc_khotyn", {"elements": content().armies["plc_khotyn"].elements[1:]},
         "elements"),
        ("armies", "plc_khotyn", {"elements": tuple(
            one for one in content().armies["plc_khotyn"].elements if one.order is None)},
         "elements"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_found(field, key, changes, path):
    assert (field, key, path) in problems(with_entry(field, key, **changes))


def test_wrong_tables_are_found():
    table = replace(content().table, rounds_default=99)
    rows = content().command.successor
    dice = replace(content().dice, faces=6)

    assert ("table", "", "rounds_default") in problems(replace(content(), table=table))
    command = replace(content().command, successor=rows[1:])
    assert ("command", "", "successor") in problems(replace(content(), command=command))
    assert ("dice", "", "faces") in problems(replace(content(), dice=dice))
    orders = {key: one for key, one in content().orders.items() if key != "defence"}
    assert ("orders", "", "entries") in problems(replace(content(), orders=orders))


def test_every_name_is_there_in_three_languages_and_fits_a_menu():
    texts = fas.texts(content())

    assert set(texts) == {"en", "cs", "pl"}
    assert texts["en"].keys() == texts["cs"].keys() == texts["pl"].keys()
    long = {
        (locale, key)
        for locale, names in texts.items()
        for key, name in names.items()
        if not 0 < len(name) <= (250 if key.endswith("-text") else 60)
    }
    assert long == set()
    assert texts["pl"]["fas-card-PLC-01"] == "Husaria"
    assert texts["cs"]["fas-order-defence"] == "Obrana"


def test_better_words_make_no_new_rules_version_but_numbers_do():
    renamed = with_entry("cards", "PLC-01", name=content().cards["PLC-02"].name)
    stronger = with_entry("cards", "PLC-01", morale=9)

    assert fas.digest(renamed) == fas.digest(content())
    assert fas.digest(stronger) != fas.digest(content())
