"""Cards of Battle of Hoth: each with a vignette of the troops that it is about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from zlib import crc32

from PIL import Image, ImageOps

from bot.engine.model import Text
from bot.games.hoth.model.state import EMPIRE
from renderers.commands_colors import ordercards
from renderers.commands_colors.ordercards import Face
from renderers.kit.brush.colours import rgb
from renderers.kit.brush.shadows import COLD, shadowed
from renderers.kit.frame.stuff import ICE
from renderers.kit.kept import on_disk
from renderers.kit.minis import machines, works
from renderers.kit.minis.looks import Pose
from renderers.kit.minis.snowmen import snowman
from renderers.kit.scene.encode import Palette
from renderers.kit.scene.vignette import Mood, landscape, peopled

from . import look
from .frame import Wording

MOODS: Final = {
    EMPIRE: Mood(
        rgb("#54749c"), rgb("#c9d3e2"), (rgb("#a9b9d0"), rgb("#92a5c2"), rgb("#7e93b4")),
        rgb("#dfe7f0"), rgb("#b4c6de"),
    ),
    "rebels": Mood(
        rgb("#7aa6cc"), rgb("#f4e2c4"), (rgb("#c6d0e0"), rgb("#aebdd4"), rgb("#98abc8")),
        rgb("#eaf0f6"), rgb("#bccde2"),
    ),
}  # fmt: skip
"""A cold noon, and a low sun."""
ARMS: Final = ("infantry", "vehicle", "special", "")
"""Classes of units that cards are about; empty: of several."""
_Figures = list[tuple[Image.Image, tuple[float, float]]]


def hand(held: Sequence[str], voice: Wording) -> bytes:
    """Return the cards of a hand in order as PNG, numbered from 1 in reading order."""
    cards = [(_face(card, str(n), voice), _picture(card, voice)) for n, card in enumerate(held, 1)]
    return palette().png(ordercards.hand(cards, ICE))


def single(card: str, voice: Wording) -> bytes:
    """Return one card in full size as PNG."""
    return palette().png(ordercards.single(_face(card, "", voice), _picture(card, voice), ICE))


@lru_cache(maxsize=1)
def palette() -> Palette:
    """Return the fixed tones of all pictures of cards."""
    return Palette(look.EXACT, _sheet, "cards of hoth")


def _sheet() -> Image.Image:
    """Lay cards of all arms of both sides on the table."""
    cards = [
        (ordercards.sample(camp.plate, camp.edge, camp.ink), vignette(side, arm, which))
        for side, camp in look.CAMPS.items()
        for which, arm in enumerate(ARMS)
    ]
    return ordercards.hand(cards, ICE)


def _face(card: str, number: str, voice: Wording) -> Face:
    facts, say = voice.facts, voice.say
    side, support = facts.side_of_card(card), facts.is_support(card)
    commander = facts.commander(card)
    foot = say(Text(f"hoth-commander-{commander}")) if commander else ""
    camp = look.CAMPS[side]
    return Face(
        title=say(Text(f"hoth-card-{card}")),
        body=say(Text(f"hoth-card-{card}-text")),
        orders=None if support else facts.orders(card),
        number=number,
        foot=say(Text("board-support")) if support else foot,
        code=card,
        plate=camp.plate,
        edge=camp.edge,
        ink=camp.ink,
        radius=8 if side == EMPIRE else 26,
    )


def _picture(card: str, voice: Wording) -> Image.Image:
    facts = voice.facts
    return vignette(facts.side_of_card(card), facts.arm_of_card(card), crc32(card.encode()) % 6)


@on_disk
def vignette(side: str, arm: str, which: int) -> Image.Image:
    """Return the picture of a card: infantry, vehicles, specials, or some of all."""
    ground = landscape(ordercards.PICTURE, MOODS[side], 20 + which)
    figures = (_imperial if side == EMPIRE else _rebel)(arm, which)
    return peopled(ground, figures)


def _rank(side: str, count: int, low: float, k: float, which: int) -> _Figures:
    """Return a line of infantry from one side of the picture to the other."""
    dress = look.TROOPERS["snowtroopers" if side == EMPIRE else "echo_troopers"]
    poses: tuple[Pose, ...] = ("stand", "aim", "charge")
    figures: _Figures = []
    for number in range(count):
        man = snowman(dress, poses[(which + number // 2) % 3], k, number + which)
        man = ImageOps.mirror(man) if side == EMPIRE else man
        spot = ((number + 0.6) / (count + 0.2), low + 0.03 * (number % 2))
        figures.append((shadowed(man, 0.3, 0.1, 0.45, COLD), spot))
    return figures


def _imperial(arm: str, which: int) -> _Figures:
    if arm == "infantry":
        return [*_rank(EMPIRE, 7, 0.68, 1.4, which), *_rank(EMPIRE, 5, 0.92, 2.0, which + 1)]
    if arm == "special":
        probes = [machines.probe(k, which) for k in (2.4, 1.6, 1.2)]
        spots = ((0.36, 0.86), (0.74, 0.74), (0.56, 0.62))
        return [*zip(probes, spots, strict=True), *_rank(EMPIRE, 6, 0.92, 1.3, which)]
    far = (ImageOps.mirror(machines.walker(0.9)), (0.26 + 0.06 * which, 0.7))
    near = (ImageOps.mirror(machines.walker(1.7)), (0.66 - 0.03 * which, 0.9))
    if arm == "vehicle":
        return [far, near, (ImageOps.mirror(machines.walker(0.6)), (0.9, 0.66))]
    return [far, *_rank(EMPIRE, 5, 0.92, 1.7, which)]


def _rebel(arm: str, which: int) -> _Figures:
    if arm == "infantry":
        return [*_rank("rebels", 7, 0.68, 1.4, which), *_rank("rebels", 5, 0.92, 2.0, which + 1)]
    if arm == "special":
        return [
            (works.dish(2.2), (0.6, 0.9)),
            (works.dish(1.2), (0.24, 0.76)),
            *_rank("rebels", 3, 0.92, 1.5, which),
        ]
    speeders = [machines.speeder(look.TRIM, k) for k in (2.6, 1.6, 1.0)]
    spots = ((0.42, 0.72), (0.74, 0.4), (0.3 + 0.05 * which, 0.28))
    flying: _Figures = list(zip(speeders, spots, strict=True))
    if arm == "vehicle":
        return flying
    return [flying[2], flying[1], *_rank("rebels", 5, 0.92, 1.7, which)]
