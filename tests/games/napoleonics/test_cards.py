"""Each Command card: how many there are, whom it orders, how many, and who may move how far."""

import pytest

from bot.games.napoleonics.rules import cards, combat, movement
from tests.games.napoleonics.given import GAME, ground

# card, copies, orders by section; n is the Command (here 5)
SECTIONS = [
    ("scout_left", 2, "left 1"),
    ("scout_centre", 2, "centre 1"),
    ("scout_right", 2, "right 1"),
    ("probe_left", 4, "left 2"),
    ("probe_centre", 6, "centre 2"),
    ("probe_right", 4, "right 2"),
    ("attack_left", 4, "left 3"),
    ("attack_centre", 6, "centre 3"),
    ("attack_right", 4, "right 3"),
    ("assault_left", 2, "left 5"),
    ("assault_centre", 2, "centre 5"),
    ("assault_right", 2, "right 5"),
    ("coordinated_advance", 2, "left 1, centre 2, right 1"),
    ("flank_attack", 2, "left 2, right 2"),
    ("forward", 2, "left 2, centre 2, right 2"),
    ("recon_in_force", 2, "left 1, centre 1, right 1"),
]
# card, copies, most orders, the units that it orders
INFANTRY, GUNS = "LN LT GR GG RL", "FA HA"
TACTICS = [
    ("bayonet_charge", 2, 4, INFANTRY),
    ("bombard", 2, 4, GUNS),
    ("cavalry_charge", 3, 4, "LC HC GHC HA"),
    ("fire_and_hold", 2, 4, f"{INFANTRY} {GUNS}"),
    ("la_grande_manoeuvre", 1, 4, f"{INFANTRY} {GUNS} LC HC GHC"),
]
OTHERS = {
    "counter_attack": 2, "elan": 1, "first_strike": 2, "force_march": 2, "cold_steel": 1,
    "leadership": 2, "rally": 1, "short_supply": 1,
}  # fmt: skip
TYPES = f"{INFANTRY} {GUNS} LC HC GHC".split()
COPIES = {**OTHERS, **{row[0]: row[1] for row in (*SECTIONS, *TACTICS)}}


@pytest.mark.rule("NAP-CRD-01", "NAP-RUL-01")
def test_the_deck_holds_48_section_cards_and_22_of_tactics():
    deck = GAME.tables.deck

    assert {card: deck.count(card) for card in set(deck)} == COPIES
    assert sum(row[1] for row in SECTIONS) == 48
    assert len(deck) == 70


@pytest.mark.rule("NAP-CRD-02", "NAP-CRD-03", "NAP-CRD-04", "NAP-ORD-04")
@pytest.mark.parametrize(("card", "copies", "orders"), SECTIONS)
@pytest.mark.parametrize("mirrored", [False, True])
def test_section_cards_order_units_and_leaders_by_section(card, copies, orders, mirrored):
    found = cards.parts(ground(phase="order", card=card, turn={"command": 5, "mirrored": mirrored}))

    swapped = {"left": "right", "right": "left", "centre": "centre"}
    given = [line.split() for line in orders.split(", ")]
    assert sorted((part.section, part.limit) for part in found) == sorted(
        (swapped[section] if mirrored else section, int(limit)) for section, limit in given
    )
    assert all(part.leaders for part in found)


@pytest.mark.rule("NAP-CRD-05", "NAP-CRD-06", "NAP-CRD-07", "NAP-CRD-10", "NAP-CRD-15")
@pytest.mark.parametrize(("card", "copies", "most", "kinds"), TACTICS)
def test_tactic_cards_order_up_to_four_units_of_their_kind(card, copies, most, kinds):
    units = [f"B-{kind} I{column}" for column, kind in enumerate(TYPES, start=1)]
    found = ground(phase="order", card=card, bottom=units)

    assert {piece.type for piece in cards.orderable(found)} == {f"B-{one}" for one in kinds.split()}
    assert [part.limit for part in cards.parts(found)] == [most]


# What the cards change ---------------------------------------------------------------------------

# card, unit, hexes at most, hexes after which it may still battle
MARCHES = [
    ("bayonet_charge", "B-LN", 2, 2), ("bayonet_charge", "B-LT", 2, 2),
    ("bombard", "B-FA", 3, 0), ("bombard", "B-HA", 3, 0),
    ("cavalry_charge", "B-LC", 3, 3), ("cavalry_charge", "B-HC", 3, 3),
    ("cavalry_charge", "B-GHC", 3, 3), ("cavalry_charge", "F-CU", 3, 3),
    ("cavalry_charge", "B-HA", 2, 1),
    ("force_march", "B-LN", 2, 1), ("force_march", "B-LT", 2, 2), ("force_march", "B-RL", 2, 2),
    ("force_march", "B-GR", 2, 2), ("force_march", "F-OG", 2, 2), ("force_march", "F-MI", 2, 1),
    ("la_grande_manoeuvre", "B-FA", 4, 4), ("la_grande_manoeuvre", "B-LN", 4, 4),
    ("fire_and_hold", "B-LT", 0, 1), ("cold_steel", "B-LC", 0, 3), ("leadership", "B-LN", 1, 1),
]  # fmt: skip
# card, unit, dice more in melee, in fire, in a bonus melee
DICE = [
    ("bayonet_charge", "B-LN", 0, 0, 0), ("bayonet_charge", "B-GG", 1, 0, 1),
    ("bombard", "B-FA", 2, 2, 2), ("bombard", "F-GFA", 3, 3, 3),
    ("cavalry_charge", "B-LC", 1, 0, 1), ("cavalry_charge", "B-GHC", 2, 0, 2),
    ("cavalry_charge", "B-HA", 0, 0, 0),
    ("elan", "B-LN", 1, 1, 1), ("leadership", "B-FA", 1, 1, 1),
    ("fire_and_hold", "B-LN", 0, 1, 0), ("cold_steel", "B-LC", 1, 0, 0),
    ("attack_left", "B-LN", 0, 0, 0),
]  # fmt: skip


def ordered(card, unit):
    side = "top" if unit.startswith("F") else "bottom"
    found = ground(side, "combat", card, **{side: [f"{unit} E5 ordered"]})
    return found, found.units["E5"]


@pytest.mark.rule("NAP-CRD-05", "NAP-CRD-06", "NAP-CRD-07", "NAP-CRD-12", "NAP-CRD-15")
@pytest.mark.parametrize(("card", "kind", "most", "battle"), MARCHES)
def test_cards_change_how_far_units_march(card, kind, most, battle):
    found, unit = ordered(card, kind)

    assert movement.allowance(found, unit) == most
    assert movement.battle_allowance(found, unit) == battle


@pytest.mark.rule(
    "NAP-CRD-09", "NAP-CRD-10", "NAP-CRD-13", "NAP-CRD-14", "NAP-BON-06", "NAP-RUL-50"
)
@pytest.mark.parametrize(("card", "kind", "melee", "fire", "bonus"), DICE)
def test_cards_add_dice(card, kind, melee, fire, bonus):
    found, unit = ordered(card, kind)
    parts = [
        combat.card_part(found, unit, "E6", *how)
        for how in ((True, False), (False, False), (True, True))
    ]

    assert [part.amount if part else 0 for part in parts] == [melee, fire, bonus]


@pytest.mark.rule("NAP-ORD-10", "NAP-RUL-24")
@pytest.mark.parametrize(
    ("army", "without"),
    [
        (["B-LC A1"], "bayonet_charge bombard fire_and_hold force_march leadership"),
        (["B-FA A1"], "bayonet_charge cavalry_charge force_march leadership"),
        (["B-HA A1"], "bayonet_charge force_march leadership"),
        (["B-LN A1 with Hill"], "bombard cavalry_charge"),
    ],
)
def test_cards_fall_back_to_one_order_without_the_units_they_name(army, without):
    found = ground(bottom=army)
    fallen = [key for key, card in GAME.tables.cards.items() if cards.needs_fallback(found, card)]

    assert sorted(fallen) == without.split()
