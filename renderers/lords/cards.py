"""Large cards: a hand, or one card, with all that is printed on it and its rules in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from bot.engine.model import Side, Text, text
from bot.games.lords.model.state import SOUTH
from renderers.kit.frame.stuff import FIELD, grain
from renderers.picture import ALT_LIMIT, Speaker

from .cardface import CARD, Printed, face
from .facts import Facts
from .portraits.sitter import sitter_of
from .text import card_line, numbered

GAP = 15
COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2}
"""Columns for a number of cards; three for more."""
LARGE = 1.5
"""How much larger a single card is than one in a hand."""


class Holder(NamedTuple):
    """Whose card it is, and whether it plays by the advanced rules too."""

    side: Side
    advanced: bool


NOBODY = Holder(SOUTH, advanced=True)
"""For a card that is only looked at: it shows all its rules."""


def printed(card: str, number: str, holder: Holder, facts: Facts, say: Speaker) -> Printed:
    """Gather what a card shows; its arrows are those that its owner sees."""
    data, content = facts.card(card), facts.content
    points = say(text("lords-board-points", points=content.points_of(card)))
    words = [say(Text(f"lords-kind-{data.kind}")), say(Text(f"lords-rank-{data.rank}")), points]
    return Printed(
        name=say(Text(f"lords-name-{card}")),
        line=" · ".join(words),
        kind=data.kind,
        rank=data.rank,
        pips=content.ranks[data.rank].pips,
        command=content.is_command(card),
        defence=data.defence,
        arrows=data.arrows,
        strength=data.shot.strength if data.shot else 0,
        grid=content.target_cells(card),
        text=say(Text(f"lords-card-{card}-text")),
        rules=tuple(say(Text(key)) for key in rule_keys(card, facts, holder)),
        side=holder.side,
        number=number,
        sitter=sitter_of(data),
    )


def rule_keys(card: str, facts: Facts, holder: Holder) -> list[str]:
    """List the messages of the special rules of a card.

    Rules: LOW-SUP-02, LOW-RNG-01, LOW-GEN-01, LOW-VIC-02, LOW-CAV-01, LOW-BSK-01.
    """
    content = facts.content
    keys = []
    if content.is_general(card):
        keys.append("general")
    if content.is_command(card):
        keys.append("command")
    if content.is_support(card):
        keys.append("support")
    kind = facts.card(card).kind
    if kind == "shooter" or (kind != "infantry" and holder.advanced):
        keys.append(kind)
    return [f"lords-board-rule-{key}" for key in keys]


def hand_image(hand: Sequence[str], holder: Holder, facts: Facts, say: Speaker) -> Image.Image:
    """Draw the cards of a hand in order, with the numbers of its menu: equal cards share one."""
    numbers = numbered(hand)
    count = max(1, len(hand))
    columns = COLUMNS.get(count, 3)
    rows = -(-count // columns)
    size = (GAP + columns * (CARD[0] + GAP), GAP + rows * (CARD[1] + GAP))
    image = grain(size, FIELD.body, 3, 24, 18, 0.3).copy()
    for place, card in enumerate(hand):
        left = GAP + place % columns * (CARD[0] + GAP)
        top = GAP + place // columns * (CARD[1] + GAP)
        sprite = face(printed(card, str(numbers[card]), holder, facts, say), 1.0)
        image.paste(sprite, (left, top), sprite)
    return image


def single_image(card: str, facts: Facts, say: Speaker) -> Image.Image:
    """Draw one card large."""
    sprite = face(printed(card, "", NOBODY, facts, say), LARGE)
    size = (sprite.width + 2 * GAP, sprite.height + 2 * GAP)
    image = grain(size, FIELD.body, 3, 24, 18, 0.3).copy()
    image.paste(sprite, (GAP, GAP), sprite)
    return image


def alt_card(card: str, facts: Facts, say: Speaker) -> str:
    """Describe a single card: values, rules and text."""
    rules = [say(Text(key)) for key in rule_keys(card, facts, NOBODY)]
    flavour = say(Text(f"lords-card-{card}-text"))
    return " ".join([f"{card_line(card, facts, say)}.", *rules, flavour])[:ALT_LIMIT]
