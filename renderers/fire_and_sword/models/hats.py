"""Hats of the east and the north in the 17th century, on a head about 9 units wide."""

from __future__ import annotations

from renderers.kit.brush.colours import GOLD, mix, rgb
from renderers.kit.brush.mini import Mini

from .dress import Dress

_FUR, _HAIR = rgb("#3a2a20"), rgb("#4a2f1c")
_LINEN = rgb("#f7f2e4")
_STEEL = rgb("#c3ccd4")


def put_hat(mini: Mini, dress: Dress, x: float, y: float) -> None:
    """Draw the hat of a dress; (x, y) is the middle of the brow in units of the figure."""
    match dress.hat:
        case "kolpak" | "bag":
            _kolpak(mini, dress, x, y)
        case "sleeve":
            _sleeve(mini, x, y)
        case "turban":
            _turban(mini, dress, x, y)
        case "brim":
            _brim(mini, dress, x, y)
        case "fur":
            mini.poly(dress.hat_colour, (x - 4, y - 1), (x, y - 8), (x + 4, y - 1), soft=True)
            mini.line(_FUR, (x - 4.8, y - 0.4), (x + 4.8, y - 0.4), width=5.2)
        case "helmet" | "mail":
            _helmet(mini, dress, x, y)
        case "cap":
            mini.poly(
                dress.hat_colour, (x - 4.6, y + 1), (x - 3.6, y - 5), (x + 3.6, y - 5),
                (x + 4.6, y + 1), depth=1.4,
            )  # fmt: skip
        case "hair":
            mini.disc(_HAIR, x - 0.6, y - 2, 4.6, 2.8, depth=0.8)


def _kolpak(mini: Mini, dress: Dress, x: float, y: float) -> None:
    """Draw a cloth crown over a brim of fur; a Cossack's has a bag that hangs behind."""
    bag = [(x - 9, y - 1), (x - 9.6, y + 5)] if dress.hat == "bag" else []
    crown = [(x - 4.4, y - 1), (x - 2.6, y - 8), (x + 3.4, y - 8.4), (x + 5, y - 1)]
    mini.poly(dress.hat_colour, *bag, *crown, depth=1.4)
    mini.line(_FUR, (x - 5, y), (x + 5, y - 0.4), width=4.2)
    if dress.hat == "kolpak":
        mini.line(rgb("#f1ead8"), (x + 3, y - 3), (x + 4.6, y - 11), width=1.6, depth=0.3)


def _sleeve(mini: Mini, x: float, y: float) -> None:
    """Draw the white cap of a janissary with its sleeve and its golden band."""
    mini.poly(
        mix(_LINEN, _FUR, 0.14), (x - 5, y - 10), (x - 9.4, y - 7), (x - 10.4, y + 8),
        (x - 6, y + 6), depth=1.4,
    )  # fmt: skip
    mini.poly(
        _LINEN, (x - 5, y + 1), (x - 5.4, y - 12), (x + 1, y - 15), (x + 5.4, y - 11),
        (x + 5, y + 1), depth=2,
    )  # fmt: skip
    mini.line(GOLD, (x - 5, y), (x + 5.2, y), width=3)


def _turban(mini: Mini, dress: Dress, x: float, y: float) -> None:
    mini.poly(dress.hat_colour, (x - 3, y - 4), (x, y - 10), (x + 3, y - 4), depth=1.0)
    mini.disc(_LINEN, x, y - 2.6, 7, 4.4, depth=1.8)
    mini.line(mix(_LINEN, _FUR, 0.3), (x - 5.6, y - 1.4), (x + 4, y - 5), width=0.9, depth=0)
    mini.line(mix(_LINEN, _FUR, 0.3), (x - 2, y + 0.8), (x + 6, y - 2.4), width=0.9, depth=0)


def _brim(mini: Mini, dress: Dress, x: float, y: float) -> None:
    """Draw a wide felt hat with a feather."""
    mini.disc(mix(dress.hat_colour, rgb("#000000"), 0.2), x, y - 0.4, 9.4, 2.6, depth=0.8)
    mini.poly(
        dress.hat_colour, (x - 4.4, y - 1), (x - 3.4, y - 7), (x + 3.6, y - 7), (x + 4.6, y - 1),
        depth=1.4,
    )  # fmt: skip
    mini.line(
        rgb("#f4efe2"), (x - 3, y - 3.6), (x - 8, y - 7.4), (x - 11, y - 4), width=2.4, soft=True
    )


def _helmet(mini: Mini, dress: Dress, x: float, y: float) -> None:
    """Draw a ridged bowl with a guard for the neck, or mail that falls to the shoulders."""
    guard = rgb("#6f777f") if dress.hat == "mail" else mix(_STEEL, _FUR, 0.2)
    mini.poly(guard, (x - 5, y - 1), (x - 1.6, y), (x - 3, y + 8), (x - 7, y + 7), depth=0.8)
    mini.poly(
        _STEEL, (x - 5.2, y + 1), (x - 4.6, y - 5), (x, y - 9), (x + 4.6, y - 5), (x + 5.2, y + 1),
        depth=1.8, soft=True,
    )  # fmt: skip
    if dress.hat == "helmet":
        mini.line(mix(_STEEL, _FUR, 0.4), (x - 4, y - 4), (x + 1, y - 8.4), width=0.9, depth=0)
        mini.line(GOLD, (x - 4.8, y + 0.4), (x + 7, y + 0.4), width=1.4, depth=0.3)
