"""Elements on the picture: the tray with its models, signs around it, the printed plate beside."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Text
from bot.games.fire_and_sword.content import FireAndSwordContent, Profile
from bot.games.fire_and_sword.insight.forecast import element_kind
from bot.games.fire_and_sword.model.view import ElementView
from renderers.kit import theme as t
from renderers.kit.brush.colours import CREAM, INK, PAPER, Colour, mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.shadows import dropped
from renderers.kit.kept import kept
from renderers.kit.lettering import block, drawable, sentence, write
from renderers.kit.scene.layers import Layer, Scene
from renderers.kit.signs import losses
from renderers.kit.signs.lettering import name
from renderers.kit.signs.targets import lozenge
from renderers.picture import Speaker

from . import layout as at
from . import signs
from .changes import Changes
from .models.dress import Body
from .models.wardrobe import DRESS, PLAIN
from .stand import Stand, standing
from .tray import Tray, tray
from .words import orders

K: Final = 1.5
"""How large trays stand on the picture at most, against 20 pixels an inch."""
WIDEST: Final = 156
"""Most width of a tray in pixels."""
SIGN: Final = 1.3
HALO: Final = rgb("#e6d8a8")
FADED: Final = mix(PAPER, rgb("#8a8276"), 0.34)
MUTED: Final = rgb("#5a4026")
RULE: Final = rgb("#8a6424")
PIP: Final = 18
FORMATION: Final = 22
"""Size of the words over a tray in pixels."""
ROWS: Final = (78, 107, 134, 163)
"""The middle heights of what stands on a plate below the name."""


class Printed(NamedTuple):
    """What never changes on the plate of an element while it is on the table."""

    name: str
    gone: bool


def put_element(
    scene: Scene,
    corner: tuple[int, int],
    one: ElementView,
    content: FireAndSwordContent,
    say: Speaker,
    changes: Changes,
) -> None:
    """Put an element with all its markers into its slot."""
    words = [say(Text("fas-board-gone"))] if one.gone else orders(one, say)
    if words:
        spot = at.within(corner, (at.PAPER[0] + 9, ROWS[3]))
        scene.put(Layer.FACTS, ("order", one.id), _line(sentence(", ".join(words))), spot, (0, 0.5))
    _tray(scene, corner, one, content, lit=one.id in changes.touched)
    if not one.gone:
        _condition(scene, corner, one, say)
        _loads(scene, corner, one)
        _tokens(scene, corner, one)
        _formation(scene, corner, one, say)
    if one.id in changes.gone:
        spot = at.within(corner, (138, 44))
        scene.put(Layer.EVENTS, ("gone", one.id), losses.eliminated(), spot)
    elif count := changes.losses.get(one.id):
        spot = at.within(corner, (138, 44))
        scene.put(Layer.EVENTS, ("loss", one.id), losses.loss(count), spot)


def put_number(scene: Scene, corner: tuple[int, int], number: str, key: str) -> None:
    """Put the number of a menu on the tray of an element."""
    spot = at.within(corner, (32, 40))
    scene.put(Layer.TARGETS, ("target", key), lozenge(number), spot)


def profile_of(one: ElementView, content: FireAndSwordContent) -> Profile:
    """Return the printed or typed values of an element."""
    return one.custom or content.cards[one.card]


def stand_of(one: ElementView, content: FireAndSwordContent, *, lit: bool = False) -> Stand:
    """Return what stands on the tray of an element: Blue looks down the table, Red up."""
    profile = profile_of(one, content)
    body: Body = "foot" if profile.type == "infantry" else "horse"
    body = "gun" if profile.type == "artillery" else body
    dress = DRESS.get(one.card) or PLAIN[body]
    if one.mode == "infantry" and dress.body == "horse":
        dress = dress._replace(body="foot", sash=dress.legs)
    lying = Tray(one.side, profile.size, 180 if one.side == "blue" else 0, lit)
    return Stand(lying, dress, one.formation)


def _tray(
    scene: Scene, corner: tuple[int, int], one: ElementView, content: FireAndSwordContent,
    *, lit: bool,
) -> None:  # fmt: skip
    """Put the tray with its models, or its ghost, and the tag below."""
    spec, spot = stand_of(one, content, lit=lit), at.within(corner, at.TRAY)
    k = min(K, WIDEST / (2 * spec.tray.half[0]))
    if one.gone:
        ghost = tray(spec.tray._replace(lit=False, ghost=True), k)
        scene.put(Layer.MARKS, ("ghost", one.id), ghost, spot)
    else:
        sprite, anchor = standing(spec, k)
        scene.put(Layer.PIECES, ("tray", one.id), sprite, spot, anchor)
    sprite = signs.tag(one.id, "steady" if one.gone else one.state, SIGN)
    right = 134 if one.dp and not one.gone else 160
    spot = at.within(corner, (right, 164))
    scene.put(Layer.FACTS, ("tag", one.id), sprite, spot, (1.0, 0.5))


def _condition(scene: Scene, corner: tuple[int, int], one: ElementView, say: Speaker) -> None:
    """Put the state in words, the DP as a number and on their track against the thresholds."""
    left, y = at.PAPER[0] + 10, ROWS[0]
    words = say(Text(f"fas-state-{one.state}"))
    chip = signs.chip(words, one.state)
    scene.put(Layer.FACTS, ("state", one.id), chip, at.within(corner, (left, y)), (0, 0.5))
    scale = _letters(f"{one.dp}/{one.flight}", INK)
    spot = at.within(corner, (at.PAPER[2] - 10, y))
    scene.put(Layer.FACTS, ("dp", one.id), scale, spot, (1.0, 0.5))
    track = _track(tuple(pips(one)), bars(one), at.PAPER[2] - left - 8)
    spot = at.within(corner, (left, ROWS[1]))
    scene.put(Layer.FACTS, ("track", one.id), track, spot, (0, 0.5))
    if one.dp:
        disc = signs.disorganised(one.dp, SIGN)
        spot = at.within(corner, (146, 164))
        scene.put(Layer.FACTS, ("disorganised", one.id), disc, spot)


def pips(one: ElementView) -> Iterator[signs.Pip]:
    """Yield the places of the track up to the flight threshold: losses, other DP, empty ones."""
    for place in range(max(one.flight, one.dp)):
        if place < one.losses:
            yield "loss"
        else:
            yield "dp" if place < one.dp else "empty"


def bars(one: ElementView) -> tuple[int, ...]:
    """Return before which places of the track a worse state begins."""
    starts = (one.steady + 1, (one.shaken or one.flight) + 1)
    return tuple(place for place in starts if place < one.flight)


@kept
def _track(kinds: tuple[signs.Pip, ...], bars: tuple[int, ...], room: int) -> Image.Image:
    """Return the track of DP, at most ``room`` pixels wide."""
    step = min(PIP + 2.0, (room - 7 * len(bars)) / max(1, len(kinds)))
    image, x = Image.new("RGBA", (room, 24)), 0.0
    draw = ImageDraw.Draw(image)
    for place, kind in enumerate(kinds):
        if place in bars:
            draw.rectangle((round(x) + 1, 0, round(x) + 4, 23), (*MUTED, 255))
            x += 7
        sprite = signs.pip(kind, min(1.0, step / (PIP + 1)))
        image.alpha_composite(sprite, (round(x), 12 - sprite.height // 2))
        x += step
    return image.crop((0, 0, max(1, round(x)), 24))


def carried(one: ElementView) -> Iterator[tuple[signs.Load, int]]:
    """Yield what an element carries and how much, from the left."""
    for kind in signs.LOADS:
        value = getattr(one, kind)
        if value or (kind == "cp" and one.full_cp):
            yield kind, value


def _loads(scene: Scene, corner: tuple[int, int], one: ElementView) -> None:
    shown = [(kind, _counted(kind, value)) for kind, value in carried(one)]
    room = at.PAPER[2] - at.PAPER[0] - 14 - sum(sprite.width for _, sprite in shown)
    gap = min(8, room // max(1, len(shown) - 1))
    left = at.PAPER[0] + 8
    for kind, sprite in shown:
        spot = at.within(corner, (left, ROWS[2]))
        scene.put(Layer.FACTS, (kind, one.id), sprite, spot, (0, 0.5))
        left += sprite.width + gap


@kept
def _counted(kind: signs.Load, value: int) -> Image.Image:
    """Return the sign of a load with its number."""
    sign, words = signs.load(kind), _letters(str(value), INK)
    image = Image.new("RGBA", (sign.width + 3 + words.width, 28))
    image.alpha_composite(sign, (0, 1))
    image.alpha_composite(words, (sign.width + 3, 14 - words.height // 2))
    return image


@kept
def _letters(words: str, ink: Colour) -> Image.Image:
    font = t.font(25, "black")
    image = Image.new("RGBA", (round(font.getlength(words)) + 1, 28), (*ink, 0))
    ImageDraw.Draw(image).text((0, 13), words, (*ink, 255), font, "lm")
    return image


def _tokens(scene: Scene, corner: tuple[int, int], one: ElementView) -> None:
    """Put the face-down token, and beside it the one that lies face up."""
    shown: list[Image.Image] = []
    if one.covered:
        kind: signs.Token = "down" if one.hidden is None else "own"
        shown.append(signs.token(kind, one.side, one.hidden, SIGN))
    if one.revealed is not None:
        shown.append(signs.token("open", one.side, one.revealed, SIGN))
    elif one.activated:
        shown.append(signs.token("active", one.side, None, SIGN))
    if one.led:
        shown.append(signs.led(SIGN))
    for place, sprite in enumerate(shown):
        spot = at.within(corner, (22 + 22 * place, 164))
        scene.put(Layer.FACTS, ("token", one.id), sprite, spot)


def formation(one: ElementView, say: Speaker) -> str:
    """Name a formation that is not Standard, and whether Dragoons are mounted."""
    shown: list[str] = [one.formation] if one.formation != "standard" else []
    shown += [one.mode] if one.mode is not None else []
    return ", ".join(say(Text(f"fas-formation-{which}")) for which in shown)


def _formation(scene: Scene, corner: tuple[int, int], one: ElementView, say: Speaker) -> None:
    words = formation(one, say)
    _, lines = block(words, (at.PAPER[0] - 16, 2), (FORMATION, "bold")) if words else (0, ())
    for place, line in enumerate(lines):
        sprite = name(line, FORMATION, INK, HALO)
        spot = at.within(corner, (84, 15 + 28 * place))
        scene.put(Layer.FACTS, ("formation", one.id), sprite, spot)


@kept
def plate(printed: Printed) -> Image.Image:
    """Return the plate beside a tray with the name of its element."""
    wide, high = at.PAPER[2] - at.PAPER[0], at.PAPER[3] - at.PAPER[1]
    mini = Mini(wide, high)
    mini.box(RULE, 0, 0, wide, high, 8, 0)
    mini.box(FADED if printed.gone else CREAM, 2, 2, wide - 2, high - 2, 7, 0.8)
    image = mini.done(0.6)
    draw, room = ImageDraw.Draw(image), wide - 18
    size, lines = block(printed.name, (room, 2), (24, "bold"))
    ink = MUTED if printed.gone else INK
    y = 31 if len(lines) == 1 else 18
    for line in lines:
        write(draw, (9, y, room), line, (size, "bold", ink))
        y += 26
    return dropped(image, 2, 3, 2.0, 0.4)


def printed_of(one: ElementView, say: Speaker) -> Printed:
    """Return what stands on the plate of an element."""
    return Printed(drawable(say(element_kind(one))), one.gone)


@kept
def _line(words: str) -> Image.Image:
    """Return the words about orders on the plate of an element."""
    room = at.PAPER[2] - at.PAPER[0] - 18
    size, lines = block(words, (room, 1), (23, "semibold"))
    image = Image.new("RGBA", (room, 30), (*MUTED, 0))
    write(ImageDraw.Draw(image), (0, 14, room), lines[0], (size, "semibold", MUTED))
    return image.crop((0, 0, (image.getbbox() or (0, 0, 1, 1))[2], 30))
