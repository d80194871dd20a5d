"""The frame of a board: plates of both sides, title, phase and card, what happened last."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Side, Text, text
from bot.games.napoleonics.model.state import Banner
from bot.games.napoleonics.model.view import NapView, PlayerView
from bot.games.napoleonics.words import names
from renderers.commands_colors.sections import section_map
from renderers.kit.brush.colours import GOLD, LOSS, ORDER_LINE, WHITE, Colour
from renderers.kit.frame.plates import plate
from renderers.kit.frame.poster import Livery
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.frame.titles import centred, spaced
from renderers.kit.frame.tracks import track
from renderers.kit.kept import kept
from renderers.kit.lettering import sentence, write
from renderers.kit.minis.busts import bust
from renderers.kit.minis.standards import standard
from renderers.kit.pen import Pen, place
from renderers.kit.piles import draw_piles
from renderers.kit.scene.placed import Box
from renderers.kit.signs.dice import medal
from renderers.kit.theme import TIMES, font
from renderers.picture import Speaker

from . import look
from .dress.leaders import BACKS, face_of
from .dress.troops import FLAGS
from .facts import Facts

LOW: Final = look.HEIGHT - 150
UPPER: Final = (14, 10, 472, 100)
LOWER: Final = (14, LOW + 12, 472, LOW + 138)
TITLE: Final = (486, 10, 1014, 100)
PHASE: Final = (1028, 10, 1486, 100)
REPORT: Final = (486, LOW + 12, 1486, LOW + 138)
NAME_AT: Final = 110
"""Where words begin beside the portrait on the plate of a side."""
PILES: Final = 42
"""Height of the strip with the piles of a side."""


class Host(NamedTuple):
    """A side on its plate: which it is, its name, and its commander."""

    side: str
    name: str
    commander: str


class Plates(NamedTuple):
    """What stands on the plates and never changes in a match."""

    title: str
    upper: Host
    lower: Host


def lay_plates(image: Image.Image, spec: Plates) -> None:
    """Lay all plates with what never changes on them."""
    for box, host in ((UPPER, spec.upper), (LOWER, spec.lower)):
        livery = look.livery(host.side)
        plate(image, box, livery.plate, GOLD, radius=5)
        face = face_of(host.commander, host.side)
        place(image, bust(face, BACKS[host.side], 1.15), (62, box[1] + 46))
        write(ImageDraw.Draw(image), (NAME_AT, box[1] + 27, 190), host.name.upper(),
              (34, "black", livery.ink))  # fmt: skip
    plate(image, TITLE, WOOD.paper, WOOD.paper_rule)
    spaced(ImageDraw.Draw(image), (750, 42), spec.title, 490, WOOD.ink)
    plate(image, PHASE, WOOD.dark, GOLD, radius=4)
    plate(image, REPORT, WOOD.paper, WOOD.paper_rule)


def tell(
    image: Image.Image, view: NapView, facts: Facts, say: Speaker, *, turned: bool, preview: bool
) -> None:
    """Write what changes: turn, phase and card, banners, squares and piles of both sides."""
    _subtitle(image, view, say, preview)
    _phase(image, view, facts, say)
    for player in view.players.values():
        lower = (player.side == "top") == turned
        _side(image, LOWER if lower else UPPER, view, player, facts, lower=lower)


def _subtitle(image: Image.Image, view: NapView, say: Speaker, preview: bool) -> None:
    pen = ImageDraw.Draw(image)
    day = say(Text(f"napoleonics-scenario-{view.scenario}-date"))
    words = f"{day} \u00b7 {say(text('napoleonics-board-turn', number=view.turn.number))}"
    ink = WOOD.muted
    if preview:
        words, ink = f"{words} \u00b7 {say(Text('napoleonics-board-preview'))}", LOSS
    centred(pen, (750, 79), words, 490, (25, "bold" if preview else "semibold"), ink)


def _phase(image: Image.Image, view: NapView, facts: Facts, say: Speaker) -> None:
    """Write the side in turn with its phase, and the card in play; or how the battle ended."""
    pen, turn = ImageDraw.Draw(image), view.turn
    left, top, right, _ = PHASE
    middle, room = ((left + right) / 2, right - left - 36)
    if view.over is not None:
        centred(pen, (middle, top + 45), sentence(say(ending(view))), room, (30, "black"), GOLD)
        return
    words = (
        f"{sentence(say(names.side(turn.side)))}: {say(Text(f'napoleonics-phase-{turn.phase}'))}"
    )
    if turn.card is None:
        centred(pen, (middle, top + 45), words, room, (30, "black"), WOOD.bright)
        return
    centred(pen, (middle, top + 25), words, room, (28, "black"), WOOD.bright)
    shown = turn.text or turn.card
    orders = facts.orders(shown, turn.command, turn.mirrored)
    sprite = section_map(orders, turn.section or "", 108, 36)
    image.paste(sprite, (left + 18, top + 46), sprite)
    card = say(names.card(turn.card))
    write(pen, (left + 138, top + 63, room - 120), card + _note(view, say),
          (26, "semibold", WOOD.bright))  # fmt: skip


def _note(view: NapView, say: Speaker) -> str:
    """Say what a card stands for, or that it is not used by its text."""
    turn = view.turn
    if turn.mode != "card":
        return f" ({say(Text('napoleonics-board-plain'))})"
    if turn.text is not None and turn.text != turn.card:
        return f" = {say(names.card(turn.text))}"
    return ""


def ending(view: NapView) -> Text:
    """Say who won and why, or that nobody did."""
    reason = names.message(f"over-{view.over}")
    if view.winner is None:
        return text("napoleonics-board-drawn", reason=reason)
    return text("napoleonics-board-won", side=names.side(view.winner), reason=reason)


def poster_liveries(view: NapView, facts: Facts, say: Speaker) -> dict[Side, Livery]:
    """Return the plates of both sides on a poster: their units, or what they won and have left."""
    found = {}
    for side, player in view.players.items():
        colours = look.livery(side)
        types = [unit.type for unit in view.units if unit.side == side]
        won = f"{len(player.banners)}/{player.needed}"
        figures = [
            f"{say(Text('napoleonics-board-banners'))}: {won}",
            say(text("poster-units", count=len(types))),
        ]
        if view.over is None:
            classes = (facts.kind(type_).unit_class for type_ in types)
            kinds = (say(names.unit_class(one)) for one in classes)
            figures = [f"{count}{TIMES} {name}" for name, count in Counter(kinds).items()]
        found[side] = Livery(colours.plate, colours.edge, colours.ink, figures)
    return found


def _side(
    image: Image.Image, box: Box, view: NapView, player: PlayerView, facts: Facts, *, lower: bool
) -> None:
    """Show banners with the goal, filled slots of the square track, and the piles of a side.

    The common piles stand on the lower plate.
    """
    livery = look.livery(player.side)
    won = [banner(one, player.side, facts) for one in player.banners]
    track(image, (NAME_AT - 2, box[1] + 66), 344, won, player.needed, livery.ink)
    piles = [("hand", player.hand_size)]
    strip = image.crop((box[0] + 280, box[1] + 8, box[2] - 16, box[1] + 8 + PILES))
    draw_piles(strip, strip.width, piles, livery.ink, livery.plate)
    image.paste(strip, (box[0] + 280, box[1] + 8))
    if lower:
        common = [("deck", view.deck), ("discard", len(view.discard))]
        low = image.crop((NAME_AT, box[3] - PILES - 2, 300, box[3] - 2 - 6))
        draw_piles(low, low.width, common, livery.ink, livery.plate)
        image.paste(low, (NAME_AT, box[3] - PILES - 2))
    slots = [number for number in player.track if number.isdigit()]
    for place_, number in enumerate(sorted(slots)):
        x = box[2] - 26 - place_ * 32
        y = box[3] - 24 if lower else box[1] + 66
        place(image, slot(number), (x, y))


@kept
def slot(number: str, size: int = 28) -> Image.Image:
    """Return the sign of a square with its slot on the track, ``size`` pixels wide."""
    pen = Pen(size, size)
    pen.box((0, 0, size, size), WHITE, size / 7)
    pen.box((2, 2, size - 2, size - 2), ORDER_LINE, size / 9)
    image = pen.done()
    middle = (size / 2, size / 2 - 1)
    ImageDraw.Draw(image).text(middle, number, WHITE, font(round(size * 0.8), "black"), "mm")
    return image


def banner(won: Banner, side: str, facts: Facts) -> Image.Image:
    """Return a banner as a thing: a captured standard, a leader's portrait, or a medal."""
    if won.kind == "objective":
        return medal(True, 34, look.livery(side).edge)
    if won.kind == "leader":
        other = "bottom" if side == "top" else "top"
        return bust(face_of(won.what, other), BACKS[other], 0.56)
    return standard(FLAGS[facts.kind(won.what).nation], 0.58)


def goal_sign(side: str, size: int, held: bool) -> Image.Image:
    """Return an objective: the standard of who may win it on a disc, golden where held."""
    return _goal(side, look.livery(side).plate, size, held)


@kept
def _goal(side: str, colour: Colour, size: int, held: bool) -> Image.Image:
    pen, half = Pen(size, size), size / 2
    paper, ink = look.BANNER_DISC
    pen.disc((half, half), half - 0.5, ink)
    pen.disc((half, half), half - 2, GOLD if held else paper)
    pen.disc((half, half), half * 0.76, ink)
    pen.disc((half, half), half * 0.7, colour)
    image = pen.done()
    flag = standard(FLAGS["french" if side == "top" else "british"], size / 66)
    image.alpha_composite(flag, (round(half - flag.width * 0.42), round(half - flag.height / 2)))
    return image
