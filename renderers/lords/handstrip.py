"""The player's own hand under the mat of a private picture."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderers.kit.frame.stuff import FIELD, grain
from renderers.kit.pen import place
from renderers.kit.signs.targets import lozenge

from . import badges, look
from .facts import Facts
from .mat import WIDTH
from .strips import fitting
from .subject import Subject
from .tiles import CELL, free_spot, outline, tile

STRIP = CELL[1] + 24
"""Height of the strip in pixels."""
TOP = 16
"""Where the cards begin in it."""


def hand_strip(subject: Subject, facts: Facts, width: int) -> Image.Image | None:
    """Draw the hand of the player who looks, with the numbers of the menu; None in public."""
    owner = subject.owner
    hand = subject.view.sides[owner].hand if owner is not None else None
    if owner is None or not hand:
        return None
    numbers, chosen = subject.numbers(), subject.chosen()
    image = grain((WIDTH, STRIP), FIELD.body, 3, 24, 18, 0.3).copy()
    ImageDraw.Draw(image).rectangle((0, 0, WIDTH, 5), fill=look.edge(owner))
    step = min(WIDTH / len(hand), CELL[0] + 42)
    left = (WIDTH - step * len(hand)) / 2 + (step - CELL[0]) / 2
    for place_, card in enumerate(hand):
        face = facts.face(card, owner, subject.say, turned=subject.turned)
        x = round(left + place_ * step)
        image.paste(tile(face), (x, TOP), outline(owner))
        if card in chosen and card not in hand[:place_]:
            place(image, badges.ring(owner), (x + CELL[0] / 2, TOP + CELL[1] / 2))
        for number in numbers.get(card, ())[:1]:
            sprite = lozenge(number, 1.2)
            right, down = free_spot(face)
            place(image, sprite, (x + right, TOP + down))
    return fitting(image, width)
