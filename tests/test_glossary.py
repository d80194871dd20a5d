"""One word for one thing: terms that a catalogue has given up are in no file of its language.

Each game keeps the vocabulary of its rulebook; what all games share is said in one way.
"""

import re
from pathlib import Path

import pytest

from bot.library import data_folder

GIVEN_UP = {
    "en": {
        r"ignore 0": "ignore no symbol",
        r"section card(?=.*(?:infantry|vehicle), anywhere)": "sector card",
        r"order of this moment": "nothing to reckon",
        r"\b(?:he|his|him|himself)\b": "they",
        r"seed of the dice": "secret seed",
    },
    "cs": {
        r"deska|desku|desky|desce": "plán",
        r"část(?:i|í)? plánu": "sektor",
        r"líz(?:n|á|l)": "dobrat",
        r"\btažen[íi]": "kampaň",
        r"vedlejší(?:m|ho|mi|ch)? cíl": "sekundární cíl",
        r"parti(?:e|i|í|ích)\b": "hra",
        r"půlhex": "poloviční hex",
        r"snowtroope|(?<!-)snowspeeder": "sněžní vojáci, sněžné spídry",
        r"(?<!na)instalován": "rozložen",
        r"ledov(?:á|é|ou) puklin": "ledovcová trhlina",
        r"tajn(?:ý|ého) základ|základ hodů": "tajné semínko",
        r"nelze zvážit": "není co počítat",
        r"(?-i:Táhnout)\b": "Hrát tah",
        r"briefing": "popis",
        r"protichůdn": "protitest",
        r"rebelov": "povstalci",
        r"Battle of Hoth": "Bitva o Hoth",
        r"Ogniem i Mieczem|By Fire and Sword": "Ohněm a mečem",
        r"vyhrál jsi|\bbereš\b|\baktivuješ\b|\bnapiš\b|\buveď\b": "vykání",
    },
    "pl": {
        r"przełom(?:u|ie|em)?\b": "przełamanie",
        r"zainstalowan[ya]\b": "rozstawiony",
        r"szczelin[aęy] lodow[aąe]j?\b": "szczelina lodowcowa",
        r"sprawdzian": "test",
        r"częś(?:ć|ci) planszy": "sektor",
        r"\bparti(?:a|i|ę|ą|ach)\b|\bpartie\b": "gra",
        r"\bkost(?:ka|ki|kę|ką|ek|ce|kom|kami|kach)\b": "kość",
        r"cel(?:em|e)? dodatkow": "cel drugorzędny",
        r"King Joseph": "król Józef",
        r"efektywnoś": "Skuteczność",
        r"lini[ai] ognia": "Linia Strzału",
        r"na obrazie odpowiad": "Numery na obrazku",
        r"Battle of Hoth": "Bitwa o Hoth",
        r"By Fire and Sword": "Ogniem i Mieczem",
        r"\w(?:łeś|łaś)\b": "bez rodzaju",
    },
}
"""By language: what is not said any more, as a pattern, and what is said instead."""


def said(file):
    """Yield the lines of a catalogue that players read: no comments, no keys."""
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            yield re.sub(r"^[\w-]+ =", "", line)


@pytest.mark.parametrize("locale", sorted(GIVEN_UP))
def test_no_catalogue_says_what_its_glossary_has_given_up(locale):
    wrong = [
        f"{file.name}: {line.strip()[:80]} (say: {better})"
        for file in sorted(Path(data_folder(), "locale", locale).glob("*.ftl"))
        for line in said(file)
        for old, better in GIVEN_UP[locale].items()
        if re.search(old, line, re.IGNORECASE)
    ]

    assert wrong == []


def test_the_patterns_find_what_they_are_about():
    assert re.search("|".join(GIVEN_UP["cs"]), "Deska jako text", re.IGNORECASE)
    assert re.search("|".join(GIVEN_UP["pl"]), "Wygrałeś test", re.IGNORECASE)
    assert re.search("|".join(GIVEN_UP["en"]), "Each sees his own cards", re.IGNORECASE)


@pytest.mark.parametrize("locale", ["en", "cs", "pl"])
def test_no_message_shows_an_identifier_except_as_code(locale):
    shown = [
        f"{file.name}: {line.strip()[:80]}"
        for file in sorted(Path(data_folder(), "locale", locale).glob("*.ftl"))
        for line in said(file)
        if re.search(r"\b[a-z]+_[a-z]+", re.sub(r"`[^`]*`|\{[^}]*\}|^\s*\*?\[\w+\]", "", line))
    ]

    assert shown == []
