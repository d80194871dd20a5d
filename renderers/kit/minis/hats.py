"""Hats of figures: drawn on a head whose crown is at a point, about 10 units wide."""

from __future__ import annotations

from renderers.kit.brush.colours import GOLD, INK, mix, rgb
from renderers.kit.brush.mini import Mini

from .looks import Uniform

_BRASS = rgb("#d8b552")
_FUR = rgb("#2a201c")


def put_hat(mini: Mini, dress: Uniform, x: float, y: float) -> None:
    """Draw the hat of a uniform; (x, y) is the middle of the brow, in units of the figure."""
    match dress.hat:
        case "shako" | "barrel":
            _shako(mini, dress, x, y)
        case "bear" | "busby":
            _fur_cap(mini, dress, x, y)
        case "crest" | "fur":
            _helmet(mini, dress, x, y)
        case "bicorne":
            _bicorne(mini, dress, x, y)
        case "round":
            _round(mini, dress, x, y)
        case "none":
            mini.disc(rgb("#5a3f2a"), x, y - 1.6, 4.4, 2.8, depth=0.8)


def _shako(mini: Mini, dress: Uniform, x: float, y: float) -> None:
    body = dress.hat_body
    high = 11.0 if dress.hat == "barrel" else 9.0
    wide = 4.4 if dress.hat == "barrel" else 4.9
    mini.line(dress.plume, (x - 3, y - high), (x - 3.4, y - high - 6.4), width=2.7)
    mini.poly(
        body, (x - 4.2, y), (x - wide, y - high), (x + wide, y - high), (x + 4.2, y), depth=1.7
    )
    mini.poly(
        mix(body, rgb("#ffffff"), 0.16), (x - wide, y - high), (x, y - high - 1.5),
        (x + wide, y - high),
        (x, y - high + 1.2), depth=0,
    )  # fmt: skip
    mini.line(dress.belts, (x - 4.4, y - 4.2), (x, y - 2.4), (x + 4.6, y - 4.8), width=0.9, depth=0)
    mini.poly(
        rgb("#0f0c0d"),
        (x - 3, y - 0.6),
        (x + 5.4, y - 0.6),
        (x + 6, y + 1.6),
        (x - 2, y + 1),
        depth=0.5,
    )
    mini.poly(
        GOLD, (x - 0.6, y - 5), (x + 1.4, y - 7.6), (x + 3.4, y - 5), (x + 1.4, y - 2.6), depth=0.4
    )


def _fur_cap(mini: Mini, dress: Uniform, x: float, y: float) -> None:
    fur = dress.hat_body if dress.hat_body != Uniform._field_defaults["hat_body"] else _FUR
    if dress.hat == "busby":
        mini.poly(
            dress.facing, (x - 4, y - 8), (x - 8, y - 4), (x - 6, y + 2), (x - 3, y - 2), depth=0.8
        )
        mini.line(dress.plume, (x + 1, y - 8), (x + 1, y - 14.5), width=2.4)
        mini.box(fur, x - 5, y - 8.6, x + 5, y + 1, 2.4, 1.8)
        return
    mini.line(dress.plume, (x - 4.8, y - 3), (x - 6.2, y - 11.5), width=2.3)
    mini.poly(
        fur, (x - 4.8, y + 1.4), (x - 5.8, y - 7), (x - 0.4, y - 12), (x + 5.4, y - 7.4),
        (x + 4.8, y + 1.2),
        depth=2.2, soft=True,
    )  # fmt: skip
    for dx, dy in ((-3, -5), (0.4, -8), (2.8, -4), (-0.6, -3)):
        mini.line(
            mix(fur, rgb("#a08a74"), 0.35),
            (x + dx, y + dy),
            (x + dx + 0.8, y + dy - 2),
            width=0.6,
            depth=0,
        )
    mini.poly(_BRASS, (x - 2.2, y + 0.4), (x + 0.6, y - 4.2), (x + 3.6, y + 0.2), depth=0.5)


def _helmet(mini: Mini, dress: Uniform, x: float, y: float) -> None:
    metal = _BRASS if dress.hat == "crest" else dress.hat_body
    mini.poly(
        metal, (x - 4.9, y + 1.4), (x - 4.6, y - 4), (x - 0.4, y - 7.4), (x + 4.4, y - 4),
        (x + 5, y + 1),
        depth=1.6, soft=True,
    )  # fmt: skip
    if dress.hat == "crest":
        mini.line(
            dress.plume,
            (x + 3.6, y - 8.6),
            (x - 1.6, y - 10.2),
            (x - 6.8, y - 4),
            (x - 8.4, y + 7),
            width=3.0,
            soft=True,
        )
        mini.line(
            mix(metal, INK, 0.25),
            (x + 4.2, y - 5.6),
            (x + 1, y - 8),
            (x - 2.6, y - 7.4),
            width=1.5,
            soft=True,
        )
        mini.line(rgb("#3a2a1c"), (x - 4.6, y - 0.4), (x + 5, y - 0.6), width=2.0, depth=0.4)
    else:
        mini.line(_FUR, (x + 4.8, y - 6), (x, y - 9.6), (x - 5.4, y - 5.4), width=4.2, soft=True)
        mini.line(dress.plume, (x - 4.6, y - 2), (x - 6.2, y - 9.5), width=2.0)
        mini.line(GOLD, (x - 4.6, y - 0.6), (x + 5, y - 0.8), width=1.2, depth=0.3)
    mini.line(rgb("#0f0c0d"), (x + 1, y + 1), (x + 6, y + 1.2), width=1.4, depth=0.3)


def _bicorne(mini: Mini, dress: Uniform, x: float, y: float) -> None:
    mini.line(dress.plume, (x + 3.4, y - 4), (x + 4.4, y - 9.6), width=2.2)
    mini.poly(
        dress.hat_body, (x - 9, y + 1), (x - 5, y - 4.6), (x, y - 7), (x + 5, y - 4.6),
        (x + 9, y + 1), (x, y - 0.6),
        depth=1.6, soft=True,
    )  # fmt: skip
    mini.disc(dress.plume, x + 3, y - 3, 1.5, depth=0.3)


def _round(mini: Mini, dress: Uniform, x: float, y: float) -> None:
    mini.line(dress.plume, (x - 3.4, y - 4), (x - 4, y - 10), width=1.8)
    mini.poly(
        dress.hat_body,
        (x - 4.2, y),
        (x - 4.4, y - 6),
        (x, y - 7.4),
        (x + 4.4, y - 6),
        (x + 4.2, y),
        depth=1.5,
    )
    mini.disc(mix(dress.hat_body, rgb("#ffffff"), 0.1), x + 0.4, y + 0.2, 8, 1.9, depth=0.8)
    mini.line(dress.facing, (x - 4, y - 1.4), (x + 4.2, y - 1.4), width=1.2, depth=0)
