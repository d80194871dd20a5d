"""A hand of Battle of Hoth as a row of cards."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.engine.model import Text
from renderers.commands_colors.cards import BODY, CARD, GAP, Face, body_lines, draw_face, sheet
from renderers.kit import theme as t

from .bars import Voice
from .strips import emblem

__all__ = ["BODY", "CARD", "GAP", "body_lines", "hand_image"]


def hand_image(hand: Sequence[str], voice: Voice) -> Image.Image:
    """Draw the cards of a hand in order, numbered from 1 in reading order."""
    image, corners = sheet(len(hand), most=4)
    for number, (card, at) in enumerate(zip(hand, corners, strict=False), 1):
        side = voice.facts.side_of_card(card)
        draw_face(image, at, _face(card, number, voice), emblem(side, 54))
    return image


def _face(card: str, number: int, voice: Voice) -> Face:
    facts, say = voice.facts, voice.say
    side, support = facts.side_of_card(card), facts.is_support(card)
    commander = facts.commander(card)
    foot = say(Text(f"hoth-commander-{commander}")) if commander else ""
    return Face(
        title=say(Text(f"hoth-card-{card}")),
        body=say(Text(f"hoth-card-{card}-text")),
        orders=None if support else facts.orders(card),
        number=str(number),
        foot=say(Text("board-support")) if support else foot,
        code=card,
        plate=t.plate(side),
        edge=t.edge(side),
        ink=t.figure(side),
        radius=8 if side == "empire" else 26,
    )
