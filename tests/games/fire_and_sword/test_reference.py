"""Cards and special rules can be looked up in every language."""

import re

import pytest

from bot.games.fire_and_sword.insight import reference
from tests.support.loaded import load_catalogue

from .given import content

CATALOGUE = load_catalogue()
CHOICES = {choice.key: choice for choice in reference.cards(content())}


@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_every_card_and_rule_is_said_whole(locale):
    wrong = [
        (key, said)
        for key, choice in CHOICES.items()
        for said in (CATALOGUE.say(choice.label, locale), CATALOGUE.say(choice.note, locale))
        if re.search(r"fas-[a-z]|[{}]|None", said) or not 0 < len(said) <= 1000
    ]

    assert wrong == []
    listed = [choice.key for choice in reference.cards(content())]
    assert len(CHOICES) == len(listed) == 54 + 42 + 6 + 4 + len(content().terrain)


@pytest.mark.rule("FAS-1.1.3-a", "FAS-1.1.3-c", "FAS-1.1.3-e")
def test_a_card_is_said_with_values_profiles_and_rules_by_state():
    said = CATALOGUE.say(CHOICES["PLC-02"].note, "en").splitlines()

    assert said == [
        "Cavalry, size M; Speed 8, Resistance 5, Morale 7, Training 6; "
        "DP thresholds 2/4/7; points: 47",
        "Melee 4/3/2, Impetus 2, Effectiveness 0, pistol loads: 1; Polearm",
        "Shooting 2/1/1 (3/2/1), range 8 in, Effectiveness 0, loads: 2, on the move -1; Bows",
        "Excellent Riders: Steady, Shaken",
        "Swordsmen (1): Steady",
    ]


@pytest.mark.rule("FAS-3.1-a")
def test_an_order_is_said_with_its_action_points_and_actions():
    said = {key: CATALOGUE.say(CHOICES[key].note, "en") for key in content().orders}

    assert said["advance"] == (
        "Action points: 1. Actions with their cost: Move (1), Turn (1), Attack in Melee (1), "
        "Charge (1), Occupy a structure (1), Leave a structure (1)"
    )
    assert "Rally (1)" in said["reorganise"]
    assert "Special fire," in said["defence"]
    assert "Move" not in said["defence"]


@pytest.mark.rule("FAS-13-a", "FAS-13.2-b", "FAS-RUL-38")
def test_terrain_is_said_with_its_traits_for_whom_and_by_which_rule():
    assert CATALOGUE.say(CHOICES["wood"].note, "en").splitlines() == [
        "Blocking (FAS-13.1-BLO)",
        "Protective (1) (FAS-13.1-CHR)",
        "Slowing (-1): Infantry, Group (FAS-13.1-SPO-a)",
        "Slowing (1/2): Cavalry, Artillery (FAS-13.1-SPO-a)",
        "Cover (1) (FAS-13.1-OSL)",
        "Hinders Shooting (FAS-13.1-UTR)",
    ]
    assert CATALOGUE.say(CHOICES["decor"].note, "cs") == "bez účinku"


def test_a_special_rule_is_explained_in_polish():
    assert CATALOGUE.say(CHOICES["swordsmen"].label, "pl") == "Szermierze"
    assert CATALOGUE.say(CHOICES["swordsmen"].note, "pl") == "W Walce Wręcz przerzuca X pudeł."
