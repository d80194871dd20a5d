"""Who is painted on a card: what of it decides how the portrait looks."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from bot.games.lords.content import Card

Build: TypeAlias = Literal["man", "woman", "goblin", "beast", "engine"]
MOUNTS: Final = {
    "goblin_spider_rider": "spider", "orc_warhog": "boar", "ember_dune_lancer": "horse",
    "ember_saddle_archer": "horse", "ember_jackal_rider": "jackal", "frost_bear_rider": "bear",
    "frost_halla_winterborn": "horse", "dwarf_rock_hound": "hound",
    "ember_brass_scorpion": "scorpion",
}  # fmt: skip
"""The animals of cards by the name of the card without its variant."""
BEASTS: Final = ("dwarf_rock_hound", "ember_brass_scorpion")
ENGINES: Final = ("orc_catapult", "dwarf_ballista", "frost_harpoon_cart")
WOMEN: Final = (
    "dwarf_gordona_ironhelm", "dwarf_dowager", "ember_sahira_suncrown", "ember_ifra_longeye",
    "ember_mother_cinder", "ember_mirage_dancer", "frost_sigrun_bearmantle",
    "frost_thyra_frostbow", "frost_halla_winterborn",
)  # fmt: skip
LEVELS: Final = {"recruit": 0, "soldier": 1, "veteran": 1, "elite": 2, "specialist": 2,
                 "commander": 3, "general": 4}  # fmt: skip
"""How rich the gear of a rank is."""


class Sitter(NamedTuple):
    """What a portrait is painted from; equal sitters have the same portrait."""

    name: str
    """The card without its variant; decides the colours of hair, cloth and skin."""
    race: str
    kind: str
    level: int
    """How rich the gear is: 0 of a recruit to 4 of a general."""
    build: Build
    mount: str = ""


def sitter_of(card: Card) -> Sitter:
    """Return who is painted on a card; variants of one card share a portrait."""
    name = _family(card.id)
    build: Build = "man"
    if name in ENGINES:
        build = "engine"
    elif name in BEASTS:
        build = "beast"
    elif name in WOMEN:
        build = "woman"
    elif name.startswith("goblin"):
        build = "goblin"
    mount = MOUNTS.get(name, "")
    return Sitter(name, card.race, card.kind, LEVELS[card.rank], build, mount)


def _family(card: str) -> str:
    """Return the name of a card without the directions of its variant."""
    parts = card.split("_")
    while len(parts) > 2 and parts[-1] in ("f", "r", "b", "l", "fr", "br", "bl", "fl", "rear"):
        parts.pop()
    return "_".join(parts)
