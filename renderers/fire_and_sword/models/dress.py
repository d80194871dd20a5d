"""What the models of a card wear and carry."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from renderers.kit.brush.colours import Colour, rgb

Hat: TypeAlias = Literal[
    "kolpak", "bag", "sleeve", "turban", "brim", "fur", "helmet", "mail", "cap", "hair"
]
"""Cap with a brim of fur, the same with a hanging bag, white cap with a sleeve behind, turban,
wide-brimmed hat, cap all of fur, helmet with a neck guard, cap of mail, felt cap, bare head."""
Weapon: TypeAlias = Literal[
    "musket", "pike", "axe", "scythe", "none", "lance", "spear", "sabre", "pistol", "bow", "mace"
]
Body: TypeAlias = Literal["foot", "horse", "gun", "wagon", "camel"]

STEEL = rgb("#b9c2cc")
MAIL = rgb("#8d959c")
BUFF = rgb("#c3a066")


class Dress(NamedTuple):
    """The models of one card: ``coats`` and ``weapons`` go round from model to model."""

    body: Body
    coats: tuple[Colour, ...]
    hat: Hat = "kolpak"
    hat_colour: Colour = rgb("#a8232d")
    weapons: tuple[Weapon, ...] = ("musket",)
    legs: Colour = rgb("#6d4a34")
    sash: Colour = rgb("#d8c79c")
    """The sash of a man on foot, the saddle cloth of a rider."""
    armour: Colour | None = None
    wings: bool = False
