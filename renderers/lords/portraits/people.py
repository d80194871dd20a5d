"""Busts and faces of the peoples, around a face whose middle is (100, 92); 200 x 220 units."""

from __future__ import annotations

from renderers.kit.brush.colours import mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.pen import XY

from .look import BONE, EYE, INK, WHITE, Tones
from .sitter import Sitter


def bust(m: Mini, sitter: Sitter, tones: Tones) -> None:
    """Draw shoulders and chest: cloth, over it mail, plates or fur by people and rank."""
    cloth, metal = tones.cloth, tones.metal
    wide = 0 if sitter.build == "man" else 12
    m.poly(
        cloth, (20 + wide, 222), (28 + wide, 158), (60, 130), (140, 130), (172 - wide, 158),
        (180 - wide, 222), depth=6,
    )  # fmt: skip
    if sitter.level >= 1:
        m.poly(metal, (56, 222), (56, 152), (78, 136), (122, 136), (144, 152), (144, 222), depth=5)
    if sitter.level >= 2:
        for row in range(4):
            for place in range(7):
                x = 67 + place * 11 + row % 2 * 5.5
                m.disc(mix(metal, INK, 0.22), x, 168 + row * 12, 4.6, depth=1.2)
    _shoulders(m, sitter, tones)
    if sitter.race == "embersand":
        m.line(tones.trim, (66, 140), (100, 172), (134, 140), width=6, depth=2, soft=True)
        m.disc(rgb("#2a9a8a"), 100, 170, 7, depth=2.4)


def _shoulders(m: Mini, sitter: Sitter, tones: Tones) -> None:
    if sitter.race == "frostmark":
        for place in range(9):
            x = 38 + place * 15.5
            fur = mix(rgb("#8a7660"), WHITE, place % 3 * 0.16)
            m.disc(fur, x, 146 + abs(place - 4) * 3.2, 13, 11, depth=3)
    elif sitter.race == "orc" and sitter.level >= 2:
        for x in (40.0, 160.0):
            m.disc(tones.metal, x, 152, 24, 20, depth=5)
            for lean in (-12, 0, 12):
                foot = (x + lean - 4, 138), (x + lean + 4, 138)
                m.poly(BONE, *foot, (x + lean * 1.7, 116), depth=1.4)
    elif sitter.level >= 2:
        for x in (42.0, 158.0):
            m.disc(tones.metal, x, 154, 24, 21, depth=6)
            m.line(tones.trim, (x - 20, 162), (x, 171), (x + 20, 162), width=4, soft=True)


def face(m: Mini, sitter: Sitter, tones: Tones) -> None:
    """Draw the head of a sitter, bare of hat and weapon."""
    painters = {"dwarf": _dwarf, "orc": _orc, "lizard": _lizard}
    if sitter.build == "goblin":
        _goblin(m, tones)
    elif sitter.race in painters:
        painters[sitter.race](m, sitter, tones)
    else:
        _human(m, sitter, tones)


def _eyes(m: Mini, y: float, apart: float, iris: tuple[int, int, int], size: float = 6.0) -> None:
    for side in (-1, 1):
        x = 100 + side * apart
        m.disc(WHITE, x, y, size, size * 0.74, depth=0.6)
        m.disc(iris, x + 0.6, y, size * 0.52, size * 0.6, depth=0)
        m.disc(WHITE, x - 0.6, y - size * 0.22, size * 0.15, depth=0)


def _brows(m: Mini, colour: tuple[int, int, int], y: float, apart: float, frown: float) -> None:
    for side in (-1, 1):
        outer, inner = 100 + side * (apart + 10), 100 + side * (apart - 9)
        m.line(colour, (outer, y - frown), (inner, y + frown), width=5, depth=1.4)


def _dwarf(m: Mini, sitter: Sitter, tones: Tones) -> None:
    skin, hair = tones.skin, tones.hair
    woman = sitter.build == "woman"
    if woman:
        for side in (-1, 1):
            x = 100 + side * 42
            for knot in range(4):
                m.disc(hair, x + side * knot * 2, 104 + knot * 17, 12 - knot, 11, depth=3.4)
            m.box(tones.trim, x + side * 8 - 6, 164, x + side * 8 + 6, 172, 3, 2)
        m.poly(hair, (60, 100), (64, 56), (100, 40), (136, 56), (140, 100), depth=5, soft=True)
    m.poly(
        skin, (68, 70), (132, 70), (135, 106), (118, 132), (82, 132), (65, 106), depth=5, soft=True
    )
    for side in (-1, 1):
        m.disc(skin, 100 + side * 36, 94, 7, 11, depth=2)
        m.disc(mix(skin, rgb("#d8584c"), 0.35), 100 + side * 22, 106, 9, 7, depth=2)
    _eyes(m, 92, 16, EYE)
    _brows(m, mix(hair, INK, 0.4), 83, 16, 2.4 if not woman else -0.6)
    m.poly(tones.dusk, (96, 90), (104, 90), (111, 108), (100, 113), (89, 108), depth=3, soft=True)
    if woman:
        m.line(rgb("#a8403c"), (88, 121), (100, 124), (112, 121), width=5, depth=1, soft=True)
        return
    m.poly(
        hair, (61, 98), (78, 112), (100, 117), (122, 112), (139, 98), (144, 140), (126, 178),
        (100, 206), (74, 178), (56, 140), depth=6, soft=True,
    )  # fmt: skip
    for strand in range(-3, 4):
        way = ((100 + strand * 10, 126), (100 + strand * 9, 154), (100 + strand * 4.4, 188))
        m.line(mix(hair, INK, 0.4), *way, width=1.8, depth=0.5, soft=True)
    lip = ((68, 117), (84, 114), (100, 121), (116, 114), (132, 117))
    m.line(mix(hair, WHITE, 0.3), *lip, width=8, depth=3, soft=True)
    if sitter.level >= 2:
        for x in (80, 120):
            m.box(tones.trim, x - 7, 160, x + 7, 170, 3, 2)


def _orc(m: Mini, sitter: Sitter, tones: Tones) -> None:
    skin = tones.skin
    for side in (-1, 1):
        m.poly(skin, (100 + side * 34, 78), (100 + side * 64, 66), (100 + side * 36, 100), depth=3)
    m.poly(
        skin, (64, 72), (82, 48), (118, 48), (136, 72), (138, 108), (126, 138), (100, 146),
        (74, 138), (62, 108), depth=6, soft=True,
    )  # fmt: skip
    m.poly(
        mix(skin, WHITE, 0.12), (68, 116), (100, 108), (132, 116), (128, 138), (100, 148),
        (72, 138), depth=5, soft=True,
    )  # fmt: skip
    _eyes(m, 88, 17, rgb("#b8281c"), 5.4)
    _brows(m, mix(skin, INK, 0.5), 80, 17, 4.0)
    m.poly(tones.dusk, (92, 90), (108, 90), (114, 106), (100, 110), (86, 106), depth=3, soft=True)
    m.line(INK, (76, 124), (100, 120), (124, 124), width=4.4, depth=0, soft=True)
    for side in (-1, 1):
        x = 100 + side * 20
        m.poly(BONE, (x - 6, 128), (x + 6, 128), (x + side * 4, 102), depth=2)
        m.poly(
            BONE, (x - side * 12 - 3, 126), (x - side * 12 + 3, 126), (x - side * 12, 116), depth=1
        )
    if sitter.level >= 3:
        m.line(mix(skin, rgb("#c8503c"), 0.6), (118, 70), (126, 104), width=3, depth=0.6)


def _goblin(m: Mini, tones: Tones) -> None:
    skin = tones.skin
    for side in (-1, 1):
        ear = (
            (100 + side * 28, 82),
            (100 + side * 82, 58),
            (100 + side * 66, 92),
            (100 + side * 30, 108),
        )
        m.poly(skin, *ear, depth=3)
        inner = ((100 + side * 36, 88), (100 + side * 68, 72), (100 + side * 38, 100))
        m.poly(tones.dusk, *inner, depth=1)
    m.poly(
        skin, (70, 74), (84, 56), (116, 56), (130, 74), (128, 106), (112, 136), (88, 136),
        (72, 106), depth=5, soft=True,
    )  # fmt: skip
    _eyes(m, 88, 15, rgb("#c8801c"), 8.4)
    _brows(m, mix(skin, INK, 0.5), 76, 15, 2.6)
    m.poly(tones.dusk, (94, 88), (106, 88), (108, 116), (98, 126), (92, 114), depth=3, soft=True)
    m.line(INK, (80, 124), (100, 130), (120, 122), width=3.6, depth=0, soft=True)
    for x in (86, 96, 108, 116):
        m.poly(BONE, (x - 3, 125), (x + 3, 125), (x, 132), depth=0)


def _human(m: Mini, sitter: Sitter, tones: Tones) -> None:
    skin, hair, woman = tones.skin, tones.hair, sitter.build == "woman"
    north = sitter.race == "frostmark"
    if woman or north:
        low = 168 if woman else 140
        m.poly(
            hair, (58, low), (60, 72), (80, 46), (120, 46), (140, 72), (142, low), (122, low - 12),
            (100, low - 4), (78, low - 12), depth=5, soft=True,
        )  # fmt: skip
    m.poly(skin, (84, 124), (116, 124), (120, 146), (80, 146), depth=3)
    jaw = 88 if woman else 82
    m.poly(
        skin, (68, 66), (132, 66), (132, 104), (200 - jaw, 128), (100, 137), (jaw, 128),
        (68, 104), depth=5, soft=True,
    )  # fmt: skip
    _eyes(m, 92, 15, EYE if north else rgb("#5a3418"), 6.0 if not woman else 6.8)
    _brows(m, mix(hair, INK, 0.3), 83, 15, 0.2 if woman else 2.2)
    m.poly(tones.dusk, (97, 90), (103, 90), (108, 107), (100, 111), (92, 107), depth=2.4, soft=True)
    if woman:
        m.line(rgb("#a8403c"), (89, 120), (100, 124), (111, 120), width=5, depth=1, soft=True)
        return
    m.line(mix(skin, rgb("#6a2a24"), 0.6), (88, 121), (112, 121), width=3.4, depth=0)
    if north:
        m.poly(
            hair, (67, 104), (80, 114), (100, 113), (120, 114), (133, 104), (128, 138),
            (100, 164), (72, 138), depth=5, soft=True,
        )  # fmt: skip
        m.line(
            mix(hair, WHITE, 0.3), (80, 117), (100, 113), (120, 117), width=6, depth=2, soft=True
        )
    elif tones.chance > 0.3:
        m.poly(
            hair,
            (84, 118),
            (100, 114),
            (116, 118),
            (112, 140),
            (100, 150),
            (88, 140),
            depth=3,
            soft=True,
        )
        m.line(skin, (92, 122), (108, 122), width=4, depth=0)


def _lizard(m: Mini, sitter: Sitter, tones: Tones) -> None:
    skin: tuple[int, int, int] = tones.skin
    spikes: list[XY] = [
        (70, 76),
        (56, 40),
        (82, 52),
        (92, 18),
        (106, 48),
        (126, 22),
        (128, 56),
        (146, 44),
        (134, 80),
    ]
    m.poly(tones.hair, *spikes, depth=4)
    m.poly(
        skin, (66, 80), (82, 54), (118, 54), (134, 80), (128, 116), (112, 146), (88, 146),
        (72, 116), depth=6, soft=True,
    )  # fmt: skip
    m.poly(
        mix(skin, WHITE, 0.3), (82, 112), (118, 112), (112, 144), (100, 150), (88, 144), depth=4,
        soft=True,
    )  # fmt: skip
    for side in (-1, 1):
        x = 100 + side * 22
        m.disc(rgb("#e8c83c"), x, 88, 9, 8, depth=1.4)
        m.disc(INK, x, 88, 2.4, 7, depth=0)
        m.disc(INK, 100 + side * 6, 122, 2.2, depth=0)
    m.line(INK, (84, 136), (100, 140), (116, 136), width=2.6, depth=0, soft=True)
    for row in range(3):
        m.disc(mix(skin, INK, 0.3), 100, 66 + row * 12, 4, 3, depth=1)
