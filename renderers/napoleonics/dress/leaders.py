"""The faces of the leaders, after their portraits as far as a medallion tells them apart."""

from __future__ import annotations

from typing import Final, get_args
from zlib import crc32

from renderers.kit.brush.colours import Colour, rgb
from renderers.kit.brush.noise import jitter
from renderers.kit.minis.looks import Beard, Face, Hair

_BLUE, _SCARLET = rgb("#2c4796"), rgb("#b8322c")
_WHITE, _RED, _GOLD = rgb("#f6f1e4"), rgb("#c8352c"), rgb("#d6a848")
_BLACK, _DARK, _BROWN = rgb("#1c1614"), rgb("#33231a"), rgb("#5a3a24")
_FAIR, _GINGER, _GREY, _SNOW = rgb("#b98d4e"), rgb("#a8481e"), rgb("#8f8a82"), rgb("#dcd8d0")
_PALE, _RUDDY, _TAN = rgb("#ecc6a4"), rgb("#dd9f7c"), rgb("#cf9a6e")
_HONOUR: Final = rgb("#c8352c")
"""The red riband that many of the French wear."""
_BATH: Final = rgb("#a03048")

BACKS: Final[dict[str, Colour]] = {"top": rgb("#1b2c5e"), "bottom": rgb("#fbf1d8")}
"""The ground of a medallion by side, as dark or light as its bases."""


def _french(hair: Hair, colour: Colour, beard: Beard = "sides") -> Face:
    return Face(_BLUE, _BLUE, "athwart", hair, colour, beard, plume=_WHITE)


def _british(hair: Hair, colour: Colour, beard: Beard = "sides") -> Face:
    return Face(
        _SCARLET, rgb("#34509c"), "forward", hair, colour, beard, plume=_WHITE, cockade=_BLACK
    )


FACES: Final[dict[str, Face]] = {
    "Napoleon": Face(
        rgb("#5d6a5a"), _WHITE, "athwart", "short", _DARK, "none", _PALE, 1.1, 0.95, 0.9, 0.3,
        cloak=rgb("#8e8f92"), star=True, cross=_HONOUR, lace=_BLACK,
    ),
    "Ney": _french("curly", _GINGER)._replace(skin=_RUDDY, sash=_HONOUR, width=1.06, brow=0.5),
    "Massena": _french("short", _BLACK)._replace(skin=_TAN, nose=1.3, width=0.92, star=True),
    "Soult": _french("curly", _BLACK)._replace(width=1.08, brow=0.9, cross=_HONOUR, plume=None),
    "Marmont": _french("curly", _DARK)._replace(skin=_PALE, hat="forward", star=True, brow=-0.5),
    "Victor": _french("short", _GREY, "none")._replace(width=1.15, chin=0.92, skin=_RUDDY),
    "Junot": _french("long", _FAIR, "moustache")._replace(
        hat="busby", facing=_RED, plume=_RED, lace=_GOLD, brow=0.8
    ),
    "Kellermann": _french("receding", _DARK)._replace(
        hat="helmet", plume=_BLACK, width=0.9, chin=0.9, nose=1.4, facing=_RED
    ),
    "Montbrun": _french("long", _BLACK, "full")._replace(
        hat="busby", facing=rgb("#2f6b46"), plume=_WHITE, brow=0.7
    ),
    "Reynier": _french("receding", _BROWN, "none")._replace(hat="none", width=0.9, brow=0.2),
    "Delaborde": _french("tied", _SNOW, "none")._replace(aged=True, skin=_RUDDY, brow=0.3),
    "Brenier": _french("short", _BROWN, "moustache")._replace(hat="forward", plume=_RED),
    "Loison": _french("curly", _GREY)._replace(brow=1.0, aged=True, plume=_RED, cross=_HONOUR),
    "Ruffin": _french("short", _FAIR, "none")._replace(chin=1.14, width=1.1, plume=None),
    "Leval": _french("tied", _GREY)._replace(aged=True, plume=None, hat="forward"),
    "Sebastiani": _french("long", _BLACK, "none")._replace(
        hat="none", skin=_PALE, width=0.9, sash=_HONOUR
    ),
    "Merle": _french("bald", _GREY)._replace(hat="none", width=1.1, brow=0.4),
    "Mermet": _french("short", _DARK, "moustache")._replace(plume=_RED, nose=1.2),
    "Heudelet": _french("receding", _FAIR)._replace(hat="none", skin=_RUDDY, star=True),
    "Marchand": _french("curly", _BROWN, "none")._replace(plume=_BLUE, chin=1.1, width=0.92),
    "Bonnet": _french("short", _DARK)._replace(brow=-0.8, hat="shako", plume=_RED, width=1.08),
    "Clausel": _french("curly", _BLACK)._replace(hat="none", brow=0.6, cross=_HONOUR),
    "Maucune": _french("short", _GINGER, "moustache")._replace(brow=1.0, plume=None),
    "Thomieres": _french("tied", _BROWN, "none")._replace(skin=_PALE, plume=_BLUE, nose=1.3),
    "Foy": _french("receding", _BROWN)._replace(hat="none", skin=_PALE, chin=0.9, star=True),
    "Reille": _french("short", _GREY, "none")._replace(hat="forward", sash=_HONOUR, width=0.92),
    "Bachelu": _french("curly", _GREY, "moustache")._replace(hat="shako", plume=None),
    "d'Erlon": _french("short", _SNOW, "moustache")._replace(
        hat="cap", facing=_RED, width=1.1, aged=True
    ),
    "Jerome": Face(
        _WHITE, rgb("#2f6b46"), "athwart", "curly", _DARK, "none", _PALE, 0.9, plume=_WHITE,
        sash=rgb("#34509c"), star=True,
    ),
    "King Joseph": Face(
        _BLUE, _RED, "none", "curly", _DARK, "sides", _PALE, 1.08, lace=_GOLD,
        sash=rgb("#8a3a8a"), star=True, cross=_RED,
    ),
    "Wellesley": Face(
        _SCARLET, rgb("#34509c"), "forward", "short", _BROWN, "sides", nose=1.5, width=0.9,
        plume=None, cockade=_BLACK, star=True, sash=_BATH,
    ),
    "Wellington": Face(
        rgb("#3a4668"), _WHITE, "forward", "short", _BROWN, "sides", nose=1.5, width=0.9,
        cloak=rgb("#2b3450"), cockade=_BLACK, lace=_BLACK,
    ),
    "Hill": _british("bald", _SNOW, "none")._replace(
        hat="none", width=1.15, chin=0.9, skin=_RUDDY, brow=-0.7
    ),
    "Picton": Face(
        rgb("#34405e"), _BLACK, "tall", "short", _GREY, "sides", _RUDDY, 1.12, brow=1.0,
        cloak=rgb("#34405e"), lace=_BLACK, hat_body=rgb("#26221f"),
    ),
    "Sherbrooke": _british("tied", _GREY)._replace(brow=1.0, skin=_RUDDY, chin=1.1),
    "Spencer": _british("tied", _SNOW, "none")._replace(width=1.06, plume=_RED),
    "Fergusson": _british("curly", _GINGER)._replace(skin=_PALE, hat="athwart"),
    "Trant": Face(
        rgb("#2f4a8a"), rgb("#d9c25a"), "athwart", "curly", _FAIR, "sides", _RUDDY,
        plume=rgb("#34509c"), cockade=rgb("#34509c"),
    ),
    "Lake": _british("short", _FAIR, "none")._replace(width=0.88, skin=_PALE),
    "Fane": _british("short", _DARK, "moustache")._replace(hat="helmet", plume=_BLACK),
    "Anstruther": _british("receding", _BROWN)._replace(hat="none", nose=1.2),
    "Baird": _british("short", _SNOW)._replace(brow=0.8, width=1.1, hat="athwart", sash=_BATH),
    "Hope": _british("short", _BROWN, "none")._replace(chin=1.12, width=0.9, plume=_RED),
    "Moore": _british("curly", _GREY, "none")._replace(hat="none", skin=_PALE, star=True),
    "Cole": _british("curly", _DARK)._replace(width=1.06, facing=rgb("#d9c25a"), cross=_GOLD),
    "Leith": _british("tied", _FAIR)._replace(hat="athwart", nose=1.3, facing=rgb("#2f6b46")),
    "Pakenham": _british("short", _BLACK, "none")._replace(
        hat="cap", skin=_PALE, width=0.92, cross=_GOLD
    ),
    "LeMarchant": _british("short", _BLACK)._replace(
        hat="helmet", facing=rgb("#d9c25a"), plume=_RED, aged=True
    ),
    "Cotton": Face(
        rgb("#2f437c"), _RED, "busby", "curly", _FAIR, "moustache", _RUDDY, plume=_WHITE,
        cloak=rgb("#2f437c"), sash=_GOLD,
    ),
    "Champalimaud": Face(
        rgb("#2f4a8a"), _RED, "forward", "receding", _BLACK, "moustache", _TAN,
        plume=rgb("#34509c"), cockade=rgb("#34509c"),
    ),
    "Graham": _british("short", _SNOW)._replace(
        aged=True, chin=1.14, width=0.9, hat="none", star=True
    ),
    "Dilkes": _british("tied", _BROWN)._replace(brow=0.6, width=1.1, plume=None),
    "Wheatley": _british("curly", _BROWN, "none")._replace(hat="shako", plume=_WHITE),
    "Cooke": _british("receding", _GREY)._replace(hat="cap", facing=rgb("#34509c"), star=True),
    "Uxbridge": Face(
        rgb("#26356a"), _WHITE, "busby", "curly", _DARK, "sides", _PALE, 0.92, plume=_WHITE,
        cloak=rgb("#26356a"), star=True,
    ),
    "Orange": Face(
        rgb("#2f437c"), rgb("#e07a1e"), "athwart", "curly", _FAIR, "none", _PALE, 0.88, 1.1,
        plume=rgb("#e07a1e"), cockade=rgb("#e07a1e"), sash=rgb("#e07a1e"),
    ),
}  # fmt: skip
"""By the name that scenarios call them."""

_SKINS: Final = (_PALE, _RUDDY, _TAN)
_SHADES: Final = (_BLACK, _DARK, _BROWN, _FAIR, _GINGER, _GREY, _SNOW)


def face_of(leader: str, side: str) -> Face:
    """Return the face of a leader; one that has no portrait gets features from the name."""
    return FACES.get(leader) or _invented(leader, side)


def _invented(leader: str, side: str) -> Face:
    seed = crc32(leader.encode())
    hairs: tuple[Hair, ...] = get_args(Hair)
    beards: tuple[Beard, ...] = get_args(Beard)
    make = _french if side == "top" else _british
    face = make(
        hairs[int(jitter(seed, 1) * len(hairs))],
        _SHADES[int(jitter(seed, 2) * len(_SHADES))],
        beards[int(jitter(seed, 3) * len(beards))],
    )
    return face._replace(
        skin=_SKINS[int(jitter(seed, 4) * len(_SKINS))],
        width=0.88 + 0.26 * jitter(seed, 5),
        chin=0.9 + 0.24 * jitter(seed, 6),
        nose=0.8 + 0.7 * jitter(seed, 7),
        brow=2 * jitter(seed, 8) - 1,
        plume=None if jitter(seed, 9) < 0.5 else _WHITE,
    )
