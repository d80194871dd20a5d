"""Colours of the two sides of Battle of Hoth, of their troops and of what they fire."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.games.hoth.model.state import EMPIRE, REBELS
from renderers.kit.brush import colours as c
from renderers.kit.brush.colours import Colour, rgb
from renderers.kit.land.lines import SECTION
from renderers.kit.minis.bases import Base
from renderers.kit.minis.snowmen import Snowman
from renderers.kit.signs.orders import TONES
from renderers.kit.signs.shots import GREEN_BEAM, GREEN_STRUCK, RED_BEAM, STRUCK, Burst, Fire


class Camp(NamedTuple):
    """The colours of a side: base, plate in the frame and words on it, trails, beams."""

    base: Base
    plate: Colour
    edge: Colour
    ink: Colour
    trail: Colour
    trail_edge: Colour
    beam: Fire
    struck: Burst


TRIM: Final = rgb("#d9822b")
"""The orange of the Rebels."""
CAMPS: Final[dict[str, Camp]] = {
    EMPIRE: Camp(
        Base(rgb("#3b4656"), rgb("#a9dcff"), rgb("#171d27"), "cut", icy=True),
        rgb("#2c3747"), c.ICE_BLUE, rgb("#eaf6ff"), rgb("#4b7fb4"), rgb("#eaf6ff"),
        GREEN_BEAM, GREEN_STRUCK,
    ),
    REBELS: Camp(
        Base(TRIM, rgb("#ffe2b4"), rgb("#5a2a08"), "round", icy=True),
        rgb("#a9570f"), rgb("#ffe2b4"), rgb("#fff4e0"), rgb("#c9721f"), rgb("#fff1da"),
        RED_BEAM, STRUCK,
    ),
}  # fmt: skip
TROOPERS: Final = {
    "snowtroopers": Snowman(rgb("#e9eef4"), rgb("#c3ccd8"), rgb("#dfe5ed"), rgb("#3b4656"), "hood"),
    "echo_troopers": Snowman(rgb("#cdb48c"), rgb("#6f5438"), rgb("#8a6c48"), TRIM, "goggles"),
}
"""The dress of infantry by unit type."""
NAME_INK, NAME_HALO = c.NIGHT, rgb("#f6faff")
GRID_INK: Final = rgb("#274266")

EXACT: Final[tuple[Colour, ...]] = tuple(
    dict.fromkeys(
        (
            c.ORDER, c.ORDER_LINE, TONES["done"], c.LOSS, c.WHITE, c.TARGET, c.GOLD, c.CREAM,
            c.INK, c.NIGHT, c.ICE_BLUE, c.ICE_PAPER, c.FIRE, c.HIT, TRIM, NAME_HALO, SECTION,
            *(
                tone
                for camp in CAMPS.values()
                for tone in (
                    camp.base.face, camp.base.rim, camp.plate, camp.edge, camp.ink, camp.trail,
                    camp.trail_edge, camp.beam.glow, camp.struck.flame,
                )
            ),
        )
    )
)  # fmt: skip
"""Colours that the palette holds exactly."""
