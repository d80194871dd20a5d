"""Cards and special rules can be looked up in every language."""

import re

import pytest

from bot import text
from bot.games.fire_and_sword import content as fas
from bot.games.fire_and_sword import reference
from bot.library import data_folder

from .given import content

CATALOGUE = text.Catalogue(text.read_sources(data_folder()), fas.texts(content()))
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
    assert len(CHOICES) == 54 + 42 + 6


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


def test_a_special_rule_is_explained_in_polish():
    assert CATALOGUE.say(CHOICES["swordsmen"].label, "pl") == "Szermierze"
    assert CATALOGUE.say(CHOICES["swordsmen"].note, "pl") == "W Walce Wręcz przerzuca X pudeł."
