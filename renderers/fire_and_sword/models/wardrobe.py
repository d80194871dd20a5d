"""The dress of every card of the published armies; our own, on general knowledge of the period."""

from __future__ import annotations

from typing import Final

from renderers.kit.brush.colours import Colour, rgb

from .dress import BUFF, MAIL, STEEL, Body, Dress

_RED, _BLUE, _GREEN = rgb("#a8232d"), rgb("#3f5f9c"), rgb("#4f6f3c")
_SKY, _PLUM, _OCHRE = rgb("#6f86a6"), rgb("#7a4f86"), rgb("#b07f34")
_DRAB, _BROWN, _SAND = rgb("#8c7a5c"), rgb("#7a5434"), rgb("#c9ad78")
_GREY, _BLACK, _WHITE = rgb("#70767e"), rgb("#2c2927"), rgb("#ece4d0")
_YELLOW, _GOLD, _TEAL = rgb("#d2b24a"), rgb("#f0cf7c"), rgb("#3f6f5a")
_MIXED: Final = (_PLUM, _BROWN, _SKY)


def _reiters(coat: Colour, cloth: Colour, armour: Colour | None = None) -> Dress:
    return Dress("horse", (coat,), "brim", _BLACK, ("pistol",), rgb("#5a4630"), cloth, armour)


def _wagons(*, armed: bool = False) -> Dress:
    return Dress("wagon", (_BROWN,), weapons=("musket",) if armed else ("none",))


def _leader(coat: Colour, hat: Colour = _RED) -> Dress:
    return Dress("horse", (coat,), "kolpak", hat, ("mace",), _RED, _GOLD)


def _guns(coat: Colour) -> Dress:
    return Dress("gun", (coat,))


_TATAR: Final = Dress(
    "horse", (rgb("#9a6436"), _DRAB, _GREY), "fur", _GREEN, ("bow",), _BROWN, _GREEN
)
_PIKES: Final = ("musket", "musket", "pike")

DRESS: Final[dict[str, Dress]] = {
    "PLC-C1": _leader(_RED),
    "PLC-C2": _leader(_BLUE),
    "PLC-01": Dress(
        "horse",
        (_RED,),
        "helmet",
        weapons=("lance",),
        legs=_RED,
        sash=_RED,
        armour=STEEL,
        wings=True,
    ),
    "PLC-02": Dress("horse", (_BLUE, _PLUM), "mail", weapons=("spear",), sash=_OCHRE, armour=MAIL),
    "PLC-03": Dress("horse", (_BROWN, _WHITE), "fur", _DRAB, ("bow", "sabre"), sash=_RED),
    "PLC-04": _reiters(BUFF, rgb("#3f4652")),
    "PLC-05": Dress("horse", (_GREEN,), "brim", _BLACK, ("musket",), _BROWN, _DRAB),
    "PLC-06": Dress("foot", (rgb("#56709a"),), "brim", _BLACK, _PIKES, _GREY, _WHITE),
    "PLC-07": Dress("foot", (_SKY,), "kolpak", rgb("#b8322c"), ("musket",), rgb("#b8322c")),
    "PLC-08": Dress(
        "horse", (_RED, _GREEN, _PLUM, _OCHRE), "kolpak", _BLUE, ("sabre",), sash=_GOLD
    ),
    "PLC-09": _guns(_RED),
    "PLC-10": Dress("foot", (_GREEN, _BROWN), "brim", _BROWN, ("musket",), _DRAB, _WHITE),
    "PLC-11": Dress("foot", (_WHITE, _DRAB), "brim", _BLACK, ("axe",), _WHITE, _BROWN),
    "PLC-G1": _wagons(),
    "COS-C1": _leader(_OCHRE, _PLUM),
    "COS-C2": _leader(_BLUE, _PLUM),
    "COS-C3": Dress("horse", (_GREEN,), "fur", _OCHRE, ("mace",), _BROWN, _GOLD, MAIL),
    "COS-01": Dress("foot", _MIXED, "bag", rgb("#b8322c"), ("musket",), rgb("#2f4f8c"), _YELLOW),
    "COS-02": _wagons(armed=True),
    "COS-03": Dress(
        "foot", (_DRAB, _WHITE, _BROWN), "hair", _DRAB, ("scythe", "axe"), _DRAB, _BROWN
    ),
    "COS-04": Dress("foot", (_RED, _BLUE), "bag", _GREEN, ("musket", "axe"), _BLUE, _YELLOW),
    "COS-05": Dress("horse", _MIXED, "bag", _RED, ("spear", "sabre"), _BLUE, _DRAB),
    "COS-06": _TATAR,
    "COS-07": _TATAR._replace(coats=(_GREEN, _OCHRE), hat="mail", armour=MAIL),
    "COS-08": _guns(_PLUM),
    "COS-G1": Dress("foot", (_DRAB, _GREEN), "fur", _BROWN, ("musket",), _BROWN, _DRAB),
    "COS-G2": _TATAR,
    "COS-G3": Dress("foot", (_WHITE, _DRAB, _SKY), "hair", _DRAB, ("none",), _DRAB, _DRAB),
    "OTT-C1": Dress("horse", (_TEAL,), "turban", _GREEN, ("mace",), _RED, _GOLD),
    "OTT-C2": Dress("horse", (_PLUM,), "turban", _RED, ("mace",), _RED, _GOLD),
    "OTT-01": Dress("horse", (_RED, _TEAL), "turban", _RED, ("lance",), _RED, _GOLD, MAIL),
    "OTT-02": Dress(
        "horse", (_OCHRE, _TEAL, _RED), "turban", _GREEN, ("bow", "sabre"), _BROWN, _RED
    ),
    "OTT-03": Dress(
        "horse", (_OCHRE,), "fur", rgb("#c98a3a"), ("spear",), _RED, rgb("#c98a3a"), wings=True
    ),
    "OTT-04": Dress("horse", (_DRAB, _TEAL), "cap", _RED, ("sabre",), _BROWN, _DRAB),
    "OTT-05": Dress(
        "foot", (rgb("#b9382f"),), "sleeve", _WHITE, ("musket",), rgb("#e8d9a8"), _TEAL
    ),
    "OTT-06": Dress("foot", (_TEAL, _OCHRE, _DRAB), "turban", _RED, ("axe", "musket"), _BLUE, _RED),
    "OTT-07": Dress("foot", (_WHITE, _RED), "cap", _WHITE, ("musket",), _WHITE, _RED),
    "OTT-08": Dress("foot", (_TEAL,), "turban", _BLUE, ("musket",), _BROWN, _OCHRE),
    "OTT-09": _guns(_TEAL),
    "OTT-G1": Dress("camel", (_RED,), sash=_TEAL),
    "SWE-C1": Dress("horse", (BUFF,), "brim", _BLACK, ("sabre",), _BLUE, _GOLD, STEEL),
    "SWE-C2": Dress("horse", (_BLUE,), "brim", _BLACK, ("sabre",), _BLUE, _YELLOW),
    "SWE-01": _reiters(BUFF, _BLUE),
    "SWE-02": _reiters(_GREY, _RED),
    "SWE-03": _reiters(_BLUE, _YELLOW, STEEL),
    "SWE-04": Dress("horse", (_BLUE,), "brim", _GREY, ("musket",), _BROWN, _YELLOW),
    "SWE-05": Dress("foot", (_BLUE,), "brim", _GREY, _PIKES, _YELLOW, _WHITE),
    "SWE-06": Dress("foot", (_YELLOW,), "brim", _BLACK, _PIKES, _BLUE, _BLUE, STEEL),
    "SWE-07": Dress("foot", (_GREEN,), "brim", _BLACK, _PIKES, _GREY, _WHITE),
    "SWE-08": Dress("foot", (_GREY,), "brim", _BLACK, ("musket",), _BLUE, _YELLOW),
    "SWE-09": _guns(_BLUE),
    "SWE-10": Dress("foot", (_SAND, _BLUE), "cap", _BLUE, ("musket", "axe"), _GREY, _BROWN),
    "SWE-G1": Dress("foot", (_GREEN,), "brim", _BROWN, ("musket",), _BROWN, _BROWN),
    "SWE-G2": _wagons(),
}
"""By card."""
PLAIN: Final[dict[Body, Dress]] = {
    "foot": Dress("foot", (_SKY, _DRAB), "cap", _RED, ("musket",), _BROWN, _WHITE),
    "horse": Dress("horse", (_DRAB, _BLUE), "kolpak", _RED, ("sabre",), _BROWN, _RED),
    "gun": _guns(_DRAB),
    "wagon": _wagons(),
    "camel": Dress("camel", (_RED,), sash=_TEAL),
}
"""The dress of cards that players wrote themselves."""
