"""What sitters wear on the head and carry: by people, rank and kind."""

from __future__ import annotations

from renderers.kit.brush.colours import mix, rgb
from renderers.kit.brush.mini import Mini

from .look import BONE, BRONZE, GOLD, INK, IRON, STEEL, WHITE, WOOD, Tones
from .sitter import Sitter


def hat(m: Mini, sitter: Sitter, tones: Tones) -> None:
    """Draw what a sitter wears on the head, over the face."""
    if sitter.race == "lizard":
        return
    if sitter.race == "embersand":
        _turban(m, sitter, tones)
    elif sitter.kind == "berserker" and sitter.race == "frostmark":
        _pelt(m, tones)
    elif sitter.kind == "berserker" and sitter.level < 3:
        _crest(m, tones)
    elif sitter.build == "goblin" or sitter.level == 0:
        _hood(m, tones)
    else:
        _helm(m, sitter, tones)
    if sitter.level == 4:
        _crown(m, sitter)


def _helm(m: Mini, sitter: Sitter, tones: Tones) -> None:
    metal, trim = tones.metal, tones.trim
    m.poly(metal, (60, 80), (64, 52), (82, 34), (100, 29), (118, 34), (136, 52), (140, 80), depth=7)
    m.poly(trim, (58, 73), (142, 73), (142, 84), (58, 84), depth=3)
    if sitter.level >= 2 and sitter.race != "orc":
        m.poly(trim, (95, 31), (105, 31), (106, 98), (100, 106), (94, 98), depth=2.6)
    if sitter.race == "orc":
        for x, tip in ((74, 18), (100, 4), (126, 18)):
            m.poly(metal, (x - 8, 46), (x + 8, 46), (x, tip), depth=2.4)
    elif sitter.level >= 3 or (sitter.race == "dwarf" and tones.chance > 0.6):
        for side in (1, -1):
            horn = ((40, 64), (62, 54), (66, 28), (56, 12))
            m.line(BONE, *((100 + side * x, y) for x, y in horn), width=11, depth=3.4, soft=True)
    for place in range(5):
        m.disc(mix(metal, INK, 0.5), 68 + place * 16, 78.5, 2.4, depth=0.8)


def _hood(m: Mini, tones: Tones) -> None:
    cloth = mix(tones.cloth, INK, 0.15)
    m.poly(
        cloth, (56, 112), (60, 62), (84, 32), (112, 28), (138, 58), (144, 112), (132, 96),
        (128, 74), (100, 64), (72, 74), (68, 96), depth=6,
    )  # fmt: skip
    m.line(tones.trim, (66, 92), (74, 72), (100, 62), (126, 72), (134, 92), width=4, soft=True)


def _crest(m: Mini, tones: Tones) -> None:
    """Draw hair that stands up, and paint on the face."""
    spikes = [
        (76, 60),
        (66, 22),
        (86, 40),
        (92, 6),
        (102, 34),
        (116, 10),
        (114, 40),
        (134, 24),
        (124, 60),
    ]
    m.poly(mix(tones.hair, rgb("#d8441c"), 0.5), *spikes, depth=4)
    for side in (-1, 1):
        m.line(rgb("#b8281c"), (100 + side * 14, 100), (100 + side * 30, 112), width=4, depth=0)


def _pelt(m: Mini, tones: Tones) -> None:
    """Draw the head of a wolf worn as a hood."""
    fur = mix(rgb("#7a7a80"), rgb("#5a4634"), tones.chance)
    for side in (-1, 1):
        m.poly(fur, (100 + side * 20, 46), (100 + side * 44, 8), (100 + side * 48, 58), depth=3)
    m.poly(
        fur, (52, 130), (56, 66), (78, 34), (122, 34), (144, 66), (148, 130), (134, 100),
        (126, 76), (100, 70), (74, 76), (66, 100), depth=6,
    )  # fmt: skip
    m.poly(
        mix(fur, WHITE, 0.3),
        (84, 42),
        (116, 42),
        (110, 68),
        (100, 76),
        (90, 68),
        depth=4,
        soft=True,
    )
    m.disc(INK, 100, 70, 6, 4.6, depth=1)
    for side in (-1, 1):
        m.disc(rgb("#e8c83c"), 100 + side * 21, 52, 3.6, depth=0.6)


def _turban(m: Mini, sitter: Sitter, tones: Tones) -> None:
    cloth = mix(tones.cloth, WHITE, 0.35 if tones.chance > 0.5 else 0.7)
    if sitter.build == "woman":
        m.poly(cloth, (58, 160), (62, 74), (76, 66), (72, 120), (78, 156), depth=4, soft=True)
        m.poly(cloth, (142, 160), (138, 74), (124, 66), (128, 120), (122, 156), depth=4, soft=True)
    m.poly(
        cloth, (60, 80), (62, 52), (80, 30), (120, 30), (138, 52), (140, 80), (100, 66), depth=6,
        soft=True,
    )  # fmt: skip
    shade = mix(cloth, INK, 0.28)
    for start, end in (((62, 70), (124, 34)), ((66, 78), (136, 50)), ((138, 74), (78, 36))):
        m.line(
            shade,
            start,
            ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 7),
            end,
            width=2,
            depth=0,
            soft=True,
        )
    if sitter.level >= 1:
        m.disc(tones.trim, 100, 58, 9, depth=2.4)
        m.disc(rgb("#b8283c") if tones.chance > 0.4 else rgb("#2a9a8a"), 100, 58, 5, depth=2)
    if sitter.level >= 2:
        m.poly(WHITE, (98, 52), (92, 20), (104, 2), (110, 22), (104, 52), depth=2, soft=True)


def _crown(m: Mini, sitter: Sitter) -> None:
    low = 44 if sitter.race != "embersand" else 36
    points = [(66, low), (60, low - 30), (82, low - 14), (100, low - 38), (118, low - 14),
              (140, low - 30), (134, low)]  # fmt: skip
    m.poly(GOLD, *points, depth=3)
    for x in (80, 100, 120):
        m.disc(rgb("#b8283c"), x, low - 6, 4, depth=1.4)


def weapon(m: Mini, sitter: Sitter, tones: Tones) -> None:
    """Draw what a sitter carries, behind the shoulders."""
    if sitter.kind == "spear":
        _spear(m, tones)
    elif sitter.kind == "shooter":
        (_gun if sitter.race == "dwarf" else _bow)(m)
    elif sitter.kind == "cavalry":
        _lance(m, tones)
    elif sitter.race == "dwarf" or sitter.kind == "berserker":
        _axe(m, double=sitter.kind == "berserker")
    elif sitter.race == "orc":
        _cleaver(m)
    else:
        _sword(m, curved=sitter.race == "embersand")


def _axe(m: Mini, *, double: bool) -> None:
    m.line(WOOD, (160, 220), (152, 28), width=9, depth=2.5)
    m.poly(STEEL, (152, 36), (186, 18), (197, 48), (190, 86), (155, 74), depth=5, soft=True)
    m.poly(rgb("#dfe6ee"), (184, 22), (194, 48), (189, 82), (198, 62), (198, 34), depth=1.5)
    if double:
        m.poly(STEEL, (152, 40), (118, 22), (110, 52), (118, 82), (154, 72), depth=5, soft=True)


def _cleaver(m: Mini) -> None:
    m.line(WOOD, (158, 220), (156, 110), width=10, depth=2.5)
    m.poly(
        IRON, (148, 118), (146, 40), (152, 16), (188, 26), (190, 70), (176, 80), (180, 112),
        depth=4,
    )  # fmt: skip
    m.line(rgb("#c4ccd4"), (186, 30), (186, 68), width=3, depth=0.6)


def _sword(m: Mini, *, curved: bool) -> None:
    m.line(WOOD, (158, 220), (158, 150), width=8, depth=2)
    if curved:
        m.poly(
            STEEL,
            (152, 146),
            (160, 96),
            (158, 52),
            (140, 14),
            (172, 40),
            (180, 92),
            (168, 146),
            depth=3,
            soft=True,
        )
    else:
        m.poly(STEEL, (150, 146), (150, 32), (158, 10), (166, 32), (166, 146), depth=4)
        m.line(mix(STEEL, INK, 0.3), (158, 24), (158, 140), width=1.6, depth=0)
    m.line(BRONZE, (138, 148), (180, 148), width=8, depth=2.4)


def _spear(m: Mini, tones: Tones) -> None:
    m.line(WOOD, (158, 222), (158, 30), width=6, depth=2)
    m.poly(STEEL, (158, 0), (170, 30), (158, 56), (146, 30), depth=3)
    m.line(mix(tones.cloth, WHITE, 0.2), (152, 62), (164, 62), width=7, depth=2)


def _lance(m: Mini, tones: Tones) -> None:
    m.line(WOOD, (150, 222), (178, 10), width=6, depth=2)
    m.poly(STEEL, (178, 0), (186, 22), (175, 34), (170, 18), depth=2)
    m.poly(
        mix(tones.cloth, WHITE, 0.15),
        (174, 36),
        (198, 44),
        (184, 56),
        (196, 70),
        (169, 66),
        depth=2,
    )


def _bow(m: Mini) -> None:
    m.line(
        WOOD,
        (140, 12),
        (176, 44),
        (184, 108),
        (172, 168),
        (138, 204),
        width=7,
        depth=2.2,
        soft=True,
    )
    m.line(BONE, (140, 13), (138, 203), width=1.6, depth=0)
    for lean in (-8, 0, 8):
        m.line(WOOD, (46 + lean, 150), (30 + lean, 66), width=3, depth=1)
        m.poly(WHITE, (24 + lean, 66), (36 + lean, 62), (34 + lean, 84), (28 + lean, 86), depth=1)


def _gun(m: Mini) -> None:
    m.line(WOOD, (158, 222), (160, 120), width=13, depth=3)
    m.line(IRON, (160, 150), (164, 8), width=9, depth=3)
    m.disc(INK, 164, 8, 4, 2.6, depth=0)
    for y in (60, 104):
        m.line(BRONZE, (155, y), (171, y), width=5, depth=1.4)
