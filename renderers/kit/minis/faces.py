"""Heads of leaders: skin, hair, beard and features in a sheet of 64 x 64 units."""

from __future__ import annotations

from renderers.kit.brush.colours import INK, mix, rgb
from renderers.kit.brush.mini import Mini

from .looks import Face

X, Y = 32.0, 27.0
"""The middle of a head."""
RX, RY = 9.0, 11.0


def draw_head(mini: Mini, face: Face) -> None:
    """Draw the head of a leader, without a hat."""
    rx = RX * face.width
    _hair_behind(mini, face, rx)
    low = Y + RY * face.chin
    for side in (-1, 1):
        mini.disc(mix(face.skin, rgb("#8a3a2a"), 0.12), X + side * rx, Y + 1.4, 1.7, 2.8, depth=0.6)
    mini.poly(
        face.skin, (X - rx, Y - 4), (X - rx * 0.7, Y - 10), (X, Y - 11.4), (X + rx * 0.7, Y - 10),
        (X + rx, Y - 4),
        (X + rx * 0.94, Y + 4), (X + rx * 0.56, low - 2), (X, low), (X - rx * 0.56, low - 2),
        (X - rx * 0.94, Y + 4),
        depth=2.4, soft=True,
    )  # fmt: skip
    blush = mix(face.skin, rgb("#c0503c"), 0.3)
    for side in (-1, 1):
        mini.disc(blush, X + side * rx * 0.6 + 0.4, Y + 4, 2.1, 1.4, depth=0)
    _beard(mini, face, rx, low)
    _features(mini, face, rx)
    _hair_front(mini, face, rx)


def _hair_behind(mini: Mini, face: Face, rx: float) -> None:
    if face.hair == "long":
        mini.box(face.hair_colour, X - rx - 2.4, Y - 8, X + rx + 2.4, Y + 11, 5, 1.6)
    if face.hair == "tied":
        mini.disc(face.hair_colour, X - rx - 2, Y + 4, 2.4, 3.4)
        mini.line(rgb("#14100e"), (X - rx - 3, Y + 7), (X - rx - 3.6, Y + 12), width=2.2)
    if face.hair != "bald":
        mini.disc(face.hair_colour, X, Y - 3, rx + 1.2, 10, depth=1.6)


def _features(mini: Mini, face: Face, rx: float) -> None:
    eye = rx * 0.42
    dark = mix(face.hair_colour, INK, 0.4)
    for side in (-1, 1):
        x = X + 0.8 + side * eye
        mini.disc(rgb("#f8f4ec"), x, Y - 0.6, 2.0, 1.3, depth=0)
        mini.disc(rgb("#241812"), x + 0.5, Y - 0.5, 1.15, depth=0)
        inner, outer = (
            (x - side * 1.9, Y - 3.2 + face.brow * 0.9),
            (x + side * 2.3, Y - 3.6 - face.brow * 0.5),
        )
        mini.line(dark, inner, outer, width=1.15, depth=0)
        if face.aged:
            mini.line(
                mix(face.skin, INK, 0.45),
                (x - 1.8, Y + 2.2),
                (x + 1.8, Y + 1.7),
                width=0.9,
                depth=0,
            )
    shade = mix(face.skin, rgb("#7a3a24"), 0.42)
    tip = X + 1.2 + 1.7 * face.nose
    mini.poly(
        mix(face.skin, rgb("#fff0dc"), 0.25),
        (X + 0.4, Y - 2),
        (tip, Y + 3.6),
        (X + 0.2, Y + 4.4),
        depth=0.5,
    )
    mini.line(shade, (X + 1.2, Y - 1.4), (tip, Y + 3.4), (X + 0.4, Y + 4.4), width=0.9, depth=0)
    mini.line(
        rgb("#8a3f36"),
        (X - 2.2, Y + 7),
        (X + 0.8, Y + 6.8),
        (X + 3.2, Y + 7 - face.brow * 0.3),
        width=1.2,
        depth=0,
    )
    if face.aged:
        mini.line(shade, (X - 3.6, Y + 4.6), (X - 4.6, Y + 7.4), width=1.1, depth=0)
        mini.line(shade, (X + 4.4, Y + 4.4), (X + 5.4, Y + 7.2), width=1.1, depth=0)


def _beard(mini: Mini, face: Face, rx: float, low: float) -> None:
    colour = face.hair_colour
    if face.beard == "full":
        mini.poly(
            colour, (X - rx, Y + 1), (X - rx * 0.5, Y + 4.6), (X, Y + 4.4),
            (X + rx * 0.5, Y + 4.6), (X + rx, Y + 1),
            (X + rx * 0.7, low), (X, low + 2.4), (X - rx * 0.7, low), depth=1.8, soft=True,
        )  # fmt: skip
    if face.beard in ("sides", "moustache"):
        for side in (-1, 1):
            mini.line(
                colour,
                (X + side * (rx - 0.6), Y - 3),
                (X + side * (rx - 1.0), Y + 3.6),
                width=2.2,
                depth=0.5,
            )
    if face.beard in ("moustache", "full"):
        mini.line(
            mix(colour, INK, 0.2),
            (X - 4.4, Y + 6.4),
            (X + 0.8, Y + 5.2),
            (X + 5.4, Y + 6.2),
            width=2.0,
            depth=0.5,
        )


def _hair_front(mini: Mini, face: Face, rx: float) -> None:
    colour = face.hair_colour
    if face.hair == "bald":
        return
    if face.hair == "receding":
        for side in (-1, 1):
            mini.disc(colour, X + side * (rx - 0.6), Y - 5.4, 2.4, 4.4, depth=1)
        mini.disc(colour, X - 0.6, Y - 10.6, 3.2, 1.7, depth=0.6)
    elif face.hair == "curly":
        for step in range(7):
            mini.disc(
                colour,
                X - rx + step * rx / 3,
                Y - 8.4 - (2.4 if 0 < step < 6 else 0) + (step % 2),
                2.7,
                depth=1,
            )
    else:
        mini.poly(
            colour, (X - rx - 0.6, Y - 3), (X - rx * 0.8, Y - 10), (X, Y - 13),
            (X + rx * 0.8, Y - 10), (X + rx + 0.6, Y - 3),
            (X + rx * 0.6, Y - 7.6), (X + 1, Y - 6), (X - rx * 0.6, Y - 7.4), depth=1.4, soft=True,
        )  # fmt: skip
