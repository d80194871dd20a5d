"""What leaders wear on their heads, in a sheet of 64 x 64 units."""

from __future__ import annotations

from renderers.kit.brush.colours import GOLD, INK, mix, rgb
from renderers.kit.brush.mini import Mini

from .looks import Face

X, BROW = 32.0, 20.0
"""The middle of a hat, and how high its rim sits."""
_BRASS = rgb("#d8b552")
_FUR = rgb("#2a201c")


def draw_hat(mini: Mini, face: Face) -> None:
    """Draw the hat of a leader on their head."""
    match face.hat:
        case "athwart" | "forward":
            _bicorne(mini, face)
        case "busby":
            _busby(mini, face)
        case "helmet":
            _helmet(mini, face)
        case "shako" | "tall":
            _tall(mini, face)
        case "cap":
            mini.poly(
                face.facing,
                (X - 10, BROW + 1),
                (X - 11, BROW - 4),
                (X, BROW - 8),
                (X + 11, BROW - 4),
                (X + 10, BROW + 1),
                depth=1.8,
            )
            mini.line(face.lace, (X - 10, BROW + 0.4), (X + 10, BROW + 0.4), width=2.2)
        case "crown":
            for side in (-1, 1):
                for step in range(4):
                    mini.disc(
                        rgb("#6f8a3c"),
                        X + side * (9.6 - step * 2.2),
                        BROW + 1 - step * 1.7,
                        2.2,
                        1.4,
                        depth=0.6,
                    )
        case "none":
            pass


def _bicorne(mini: Mini, face: Face) -> None:
    if face.plume:
        mini.line(
            face.plume,
            (X + 3, BROW - 8),
            (X - 3, BROW - 14.6),
            (X - 12, BROW - 13),
            width=4.6,
            soft=True,
        )
    body = face.hat_body
    if face.hat == "athwart":
        points = (
            (X - 21, BROW - 2.4), (X - 13, BROW - 6), (X, BROW - 12), (X + 13, BROW - 6),
            (X + 21, BROW - 2.4),
            (X + 10, BROW + 0.8), (X, BROW + 1.6), (X - 10, BROW + 0.8),
        )  # fmt: skip
    else:
        points = (
            (X - 13, BROW + 4), (X - 13, BROW - 3), (X - 5, BROW - 10.6), (X + 4, BROW - 11.4),
            (X + 15, BROW - 2),
            (X + 18, BROW + 4), (X + 9, BROW + 1), (X - 4, BROW + 1.4),
        )  # fmt: skip
    mini.poly(body, *points, depth=2.2, soft=True)
    trim = points[:5]
    mini.line(
        face.lace, *[(x * 0.94 + X * 0.06, y + 0.9) for x, y in trim], width=0.9, depth=0, soft=True
    )
    mini.disc(face.cockade, X + 6, BROW - 5.2, 2.7, depth=0.6)
    mini.disc(rgb("#f4f0e6"), X + 6, BROW - 5.2, 1.2, depth=0)
    mini.line(face.lace, (X + 6, BROW - 4), (X + 5.4, BROW), width=1.1, depth=0)


def _busby(mini: Mini, face: Face) -> None:
    mini.poly(
        face.facing,
        (X - 8, BROW - 12),
        (X - 17, BROW - 5),
        (X - 14, BROW + 4),
        (X - 8, BROW - 2),
        depth=1.4,
    )
    if face.plume:
        mini.line(face.plume, (X + 1, BROW - 11), (X + 2, BROW - 19), width=4.2)
    mini.box(_FUR, X - 11, BROW - 12.4, X + 11, BROW + 2, 4.6, 2.6)
    for step in range(6):
        x = X - 8 + step * 3.2
        mini.line(
            rgb("#57453a"),
            (x, BROW - 2 - step % 3 * 3),
            (x + 1.2, BROW - 4.6 - step % 3 * 3),
            width=0.8,
            depth=0,
        )
    mini.line(
        face.lace,
        (X - 9, BROW - 7),
        (X + 2, BROW - 1),
        (X + 10, BROW - 6),
        width=1.2,
        depth=0,
        soft=True,
    )


def _helmet(mini: Mini, face: Face) -> None:
    mini.poly(
        _BRASS,
        (X - 10.6, BROW + 3),
        (X - 10, BROW - 5),
        (X, BROW - 11),
        (X + 10, BROW - 5),
        (X + 10.6, BROW + 3),
        (X, BROW + 0.6),
        depth=2.6,
        soft=True,
    )
    mane = face.plume or rgb("#241a14")
    mini.line(
        mane,
        (X + 7, BROW - 13),
        (X - 3, BROW - 14),
        (X - 13, BROW - 5),
        (X - 15, BROW + 8),
        width=5,
        soft=True,
    )
    mini.line(
        mix(_BRASS, INK, 0.3),
        (X + 8, BROW - 8),
        (X, BROW - 12),
        (X - 7, BROW - 9),
        width=2.4,
        soft=True,
    )
    mini.line(rgb("#3a2a1c"), (X - 10, BROW), (X, BROW - 2), (X + 10, BROW), width=2.8, soft=True)


def _tall(mini: Mini, face: Face) -> None:
    wide = 10.6 if face.hat == "shako" else 8.8
    top = BROW - 13
    if face.plume:
        mini.line(face.plume, (X - 4, top), (X - 5, top - 6), width=4.4)
    mini.poly(
        face.hat_body, (X - 9, BROW), (X - wide, top), (X + wide, top), (X + 9, BROW), depth=2.4
    )
    if face.hat == "tall":
        mini.disc(mix(face.hat_body, rgb("#ffffff"), 0.1), X + 0.6, BROW + 0.4, 15, 2.8, depth=1.2)
        mini.line(
            mix(face.hat_body, rgb("#ffffff"), 0.3),
            (X - 8.6, BROW - 2.6),
            (X + 8.8, BROW - 2.6),
            width=2.0,
            depth=0,
        )
        return
    mini.line(face.lace, (X - wide, top + 1.2), (X + wide, top + 1.2), width=1.8, depth=0.4)
    mini.poly(
        GOLD,
        (X - 1.6, BROW - 6),
        (X + 1.6, BROW - 10),
        (X + 4.8, BROW - 6),
        (X + 1.6, BROW - 2),
        depth=0.6,
    )
    mini.poly(
        rgb("#0f0c0d"),
        (X - 7, BROW - 0.6),
        (X + 11, BROW - 0.6),
        (X + 12, BROW + 2.4),
        (X - 5, BROW + 1.6),
        depth=0.8,
    )
