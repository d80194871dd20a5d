"""What soldiers wear and what leaders look like: records that the builders of figures read."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from renderers.kit.brush.colours import GOLD, Colour, rgb

Hat: TypeAlias = Literal[
    "shako", "bear", "crest", "fur", "busby", "bicorne", "round", "barrel", "none"
]
"""Shako, bearskin, brass helmet with a mane, helmet with a crest of fur, low fur cap with a bag,
bicorne, round hat of civilians, shako with a raised front."""
Cut: TypeAlias = Literal["lapels", "laced", "plain"]
"""A coat with a breast of the second colour, with bars of lace, or with one row of buttons."""
Pose: TypeAlias = Literal["stand", "aim", "charge"]

SKINS: tuple[Colour, ...] = (rgb("#e2b48c"), rgb("#d7a27a"), rgb("#ecc3a0"), rgb("#cf9a72"))
"""Skin of the first, second ... figure of a unit."""
LEATHER, STEEL, WOOD, BOOT = rgb("#4c3524"), rgb("#b9c0c8"), rgb("#6e4a2a"), rgb("#1c1817")
WHITE: Colour = rgb("#f6f3ea")


class Uniform(NamedTuple):
    """The dress of one kind of troops; colours of cloth, metal and leather."""

    coat: Colour
    facing: Colour
    """Breast, cuffs, collar; the cloth under the saddle."""
    legs: Colour
    hat: Hat
    plume: Colour
    belts: Colour = WHITE
    shoulders: Colour = WHITE
    """Wings or epaulettes."""
    cut: Cut = "lapels"
    cuirass: Colour | None = None
    """The metal over the coat."""
    hat_body: Colour = rgb("#231d1e")
    gaiters: Colour = BOOT
    moustache: bool = False


Hair: TypeAlias = Literal["short", "curly", "receding", "bald", "long", "tied"]
Beard: TypeAlias = Literal["none", "sides", "moustache", "full"]
Headgear: TypeAlias = Literal[
    "athwart", "forward", "busby", "helmet", "shako", "tall", "cap", "crown", "none"
]
"""Bicorne from side to side or from front to back, fur cap, crested helmet, shako, top hat, low
cap, laurels, bare head."""


class Face(NamedTuple):
    """What one leader looks like."""

    coat: Colour
    facing: Colour
    hat: Headgear = "athwart"
    hair: Hair = "short"
    hair_colour: Colour = rgb("#4a3022")
    beard: Beard = "sides"
    skin: Colour = rgb("#e2b48c")
    width: float = 1.0
    """Of the head, 0.85 to 1.15."""
    chin: float = 1.0
    """How far the chin hangs, 0.85 to 1.15."""
    nose: float = 1.0
    """0.7 to 1.5."""
    brow: float = 0.0
    """How far the brows are drawn down, -1 to 1."""
    plume: Colour | None = None
    cockade: Colour = rgb("#c8352c")
    lace: Colour = GOLD
    sash: Colour | None = None
    star: bool = False
    cross: Colour | None = None
    cloak: Colour | None = None
    hat_body: Colour = rgb("#1f1a1c")
    aged: bool = False
