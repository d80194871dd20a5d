"""Command cards of Napoleonics: a hand with the cards on the own square track, or one card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple
from zlib import crc32

from PIL import Image, ImageOps

from bot.engine.model import Text, text
from bot.games.napoleonics.model.state import TOP
from bot.games.napoleonics.words import names
from renderers.commands_colors import ordercards
from renderers.commands_colors.ordercards import Face, Vignette
from renderers.kit import theme as t
from renderers.kit.brush.colours import OLIVE, rgb
from renderers.kit.brush.shadows import shadowed
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.kept import on_disk
from renderers.kit.minis.busts import bust
from renderers.kit.minis.foot import foot
from renderers.kit.minis.guns import gun
from renderers.kit.minis.horse import rider
from renderers.kit.minis.looks import Pose
from renderers.kit.minis.standards import standard
from renderers.kit.minis.unit import Troop
from renderers.kit.scene.encode import Palette
from renderers.kit.scene.vignette import Mood, landscape, peopled
from renderers.kit.signs.shots import smoke
from renderers.picture import ALT_LIMIT, Speaker

from .dress.leaders import BACKS, face_of
from .dress.troops import troop_of
from .facts import UNKNOWN, Facts
from .tones import EXACT

_SECTION: tuple[t.Colour, t.Colour, t.Colour] = ((46, 74, 58), (206, 214, 168), (246, 248, 236))
_TACTIC: tuple[t.Colour, t.Colour, t.Colour] = ((120, 58, 22), (255, 214, 120), (255, 244, 224))
MOODS: Final = {
    "section": Mood(
        rgb("#7fa3c4"), rgb("#f0e2bc"), (rgb("#a9b59a"), rgb("#94a277"), rgb("#8b9660")),
        rgb("#b4ad72"), OLIVE,
    ),
    "tactic": Mood(
        rgb("#6f6a86"), rgb("#eab682"), (rgb("#a98a86"), rgb("#8f7a6c"), rgb("#847150")),
        rgb("#a58a58"), rgb("#7d7444"),
    ),
}  # fmt: skip
"""A bright day, and an evening of battle."""
LINES: Final = {TOP: ("F", "french", "Ney"), "bottom": ("B", "british", "Wellington")}
"""Whose troops stand on the cards of a side: letter of its types, nation, a leader."""
_Figures = list[tuple[Image.Image, tuple[float, float]]]


class Held(NamedTuple):
    """A card, its number in the hand, and otherwise where it lies: a slot, or looked at."""

    card: str
    number: str = ""
    slot: str = ""
    looked_at: bool = False


def held(
    hand: Sequence[str], track: Sequence[tuple[str, str]], looked_at: Sequence[str] = ()
) -> tuple[Held, ...]:
    """Return the cards of a hand, numbered; those on the track by (slot, card); those looked at."""
    cards = [Held(card, number=str(number)) for number, card in enumerate(hand, 1)]
    cards += [Held(card, slot=slot) for slot, card in track]
    return (*cards, *(Held(card, looked_at=True) for card in looked_at))


def hand_image(
    cards: Sequence[Held], side: str, command: int | str, facts: Facts, say: Speaker
) -> Image.Image:
    """Lay the cards of a side on the table; ``command`` is what an Assault would order."""
    shown = [(_face(one, command, facts, say), _picture(one.card, side, facts)) for one in cards]
    return ordercards.hand(shown, WOOD)


def single_image(card: str, facts: Facts, say: Speaker) -> Image.Image:
    """Draw one card in full size."""
    face = _face(Held(card), UNKNOWN, facts, say)
    return ordercards.single(face, _picture(card, TOP, facts), WOOD)


@lru_cache(maxsize=1)
def palette() -> Palette:
    """Return the fixed tones of all pictures of cards."""
    return Palette(EXACT, _sheet, "cards of napoleonics")


def _sheet() -> Image.Image:
    """Lay cards of all kinds and classes of both sides on the table."""
    cards = [
        (ordercards.sample(*plate), Vignette(vignette, (kind, side, sign, which)))
        for kind, plate in (("section", _SECTION), ("tactic", _TACTIC))
        for side in LINES
        for which, sign in enumerate(_FIGURES)
    ]
    return ordercards.hand(cards, WOOD)


def _face(one: Held, command: int | str, facts: Facts, say: Speaker) -> Face:
    kind = _kind(one.card, facts)
    plate, edge, ink = _TACTIC if kind == "tactic" else _SECTION
    words = say(Text(f"napoleonics-board-{kind}"))
    if one.slot or one.looked_at:
        words = _where(one, say)
        plate = t.mix(plate, t.MUTED, 0.7)
    return Face(
        title=say(names.card(one.card)),
        body=say(names.message(f"card-{one.card}-text")),
        orders=facts.orders(one.card, command) or None,
        number=one.number,
        foot=words,
        code="",
        plate=plate,
        edge=edge,
        ink=ink,
        radius=20,
    )


def _kind(card: str, facts: Facts) -> str:
    return "tactic" if facts.is_tactic(card) else "section"


def _where(one: Held, say: Speaker) -> str:
    """Say where a card lies that is not in the hand."""
    if one.looked_at:
        return say(Text("napoleonics-board-looked-at"))
    return say(text("napoleonics-board-on-track", number=one.slot))


def _picture(card: str, side: str, facts: Facts) -> Vignette:
    which = crc32(card.encode()) % 6
    return Vignette(vignette, (_kind(card, facts), side, facts.sign_of(card), which))


@on_disk
def vignette(kind: str, side: str, sign: str, which: int) -> Image.Image:
    """Return the picture of a card of a side: the troops that it is about, in a landscape.

    ``sign`` is a class of units, ``leader``, or ``unit`` for all classes; ``which`` (0 to 5)
    varies land and men.
    """
    ground = landscape(ordercards.PICTURE, MOODS[kind], 20 + which)
    return peopled(ground, _FIGURES[sign](side, which))


def _troop(side: str, code: str, unit_class: str) -> Troop:
    letter, nation, _ = LINES[side]
    return troop_of(f"{letter}-{code}", nation, unit_class)


def _cast(side: str, sprite: Image.Image) -> Image.Image:
    return shadowed(sprite if side == TOP else ImageOps.mirror(sprite), 0.3, 0.1, 0.4)


def _rank(side: str, code: str, spots: tuple[int, float, float], pose: Pose) -> _Figures:
    """Return a line of foot over the width: how many, where their feet are, how large."""
    dress, (count, low, k) = _troop(side, code, "infantry").dress, spots
    return [
        (_cast(side, foot(dress, pose, k, number)), ((number + 0.6) / (count + 0.2), low))
        for number in range(count)
    ]


def _flag(side: str, x: float, low: float) -> _Figures:
    flag = _troop(side, "LN", "infantry").flag
    return [(standard(flag, 1.9), (x, low))] if flag is not None else []


def _infantry(side: str, which: int) -> _Figures:
    pose: Pose = ("stand", "aim", "charge")[which % 3]
    second = "LT" if which % 2 else "GR"
    return [
        *_rank(side, second, (8, 0.72, 1.5), "stand"), *_flag(side, 0.3 + 0.08 * which, 0.74),
        *_rank(side, "LN", (6, 0.95, 2.2), pose),
    ]  # fmt: skip


def _cavalry(side: str, which: int) -> _Figures:
    light, heavy = (_troop(side, code, "cavalry").dress for code in ("LC", "HC"))
    far = [
        (_cast(side, rider(light, 1.3, number + which)), (0.16 + 0.24 * number, 0.72))
        for number in range(4)
    ]
    near = [
        (_cast(side, rider(heavy, 2.2, number + which + 1)), (0.3 + 0.42 * number, 0.95))
        for number in range(2)
    ]
    return far + near


def _artillery(side: str, which: int) -> _Figures:
    troop = _troop(side, "FA", "artillery")
    crew = [
        (_cast(side, foot(troop.dress, "stand", 1.8, number + which)), (x, 0.86))
        for number, x in enumerate((0.14, 0.36, 0.8))
    ]
    guns = [
        (_cast(side, gun(troop.carriage, k)), (x, low))
        for k, x, low in ((1.1, 0.78, 0.7), (2.2, 0.5, 0.96))
    ]
    clouds = [(smoke(90, which + number), (0.9 - 0.12 * number, 0.6)) for number in range(3)]
    return [*clouds, *crew, *guns]


def _mixed(side: str, which: int) -> _Figures:
    horse = _troop(side, "LC", "cavalry").dress
    return [
        (_cast(side, rider(horse, 1.5, which)), (0.2, 0.74)),
        (_cast(side, rider(horse, 1.5, which + 1)), (0.46, 0.72)),
        (_cast(side, gun(_troop(side, "FA", "artillery").carriage, 1.4)), (0.78, 0.76)),
        *_flag(side, 0.6, 0.82),
        *_rank(side, "LN", (6, 0.96, 2.0), "charge" if which % 2 else "stand"),
    ]


def _leader(side: str, which: int) -> _Figures:
    """Return a leader's portrait over troops of one kind or another."""
    portrait = bust(face_of(LINES[side][2], side), BACKS[side], 1.5, left=side != TOP)
    troops = (_infantry, _mixed, _cavalry, _artillery)[which % 4](side, which)
    return [(portrait, (0.84, 0.38)), *troops]


_FIGURES: Final = {
    "infantry": _infantry,
    "cavalry": _cavalry,
    "artillery": _artillery,
    "unit": _mixed,
    "leader": _leader,
}


def alt_cards(cards: Sequence[Held], say: Speaker) -> str:
    """Describe cards: names with texts, or names alone if that is too long."""
    titles, texts = [], []
    for one in cards:
        mark = f"{one.number}. " if one.number else ""
        if one.slot or one.looked_at:
            mark = f"{_where(one, say)}: "
        titles.append(mark + say(names.card(one.card)))
        texts.append(say(names.message(f"card-{one.card}-text")))
    head = say(Text("napoleonics-board-hand"))
    full = f"{head}: " + " ".join(f"{a}: {b}" for a, b in zip(titles, texts, strict=True))
    return full if len(full) <= ALT_LIMIT else f"{head}: {'; '.join(titles)}"[:ALT_LIMIT]
