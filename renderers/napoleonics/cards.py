"""Command cards of Napoleonics: a hand with the cards on the own square track, or one card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from bot.engine.model import Text, text
from bot.games.napoleonics.words import names
from renderers.commands_colors.cards import Face, draw_face, sheet
from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.picture import ALT_LIMIT, Speaker

from .facts import UNKNOWN, Facts
from .signs import sign

_SECTION: tuple[t.Colour, t.Colour, t.Colour] = ((46, 74, 58), (206, 214, 168), (246, 248, 236))
_TACTIC: tuple[t.Colour, t.Colour, t.Colour] = ((120, 58, 22), (255, 214, 120), (255, 244, 224))
FACES = (_SECTION, _TACTIC)
"""Plate, edge and ink of both kinds of cards."""


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


def cards_image(
    cards: Sequence[Held], command: int | str, facts: Facts, say: Speaker
) -> Image.Image:
    """Draw cards; ``command`` is what an Assault would order."""
    image, corners = sheet(len(cards), most=3)
    for one, at in zip(cards, corners, strict=False):
        draw_face(image, at, _face(one, command, facts, say), _emblem(facts, one.card))
    return image


def _face(one: Held, command: int | str, facts: Facts, say: Speaker) -> Face:
    plate, edge, ink = _TACTIC if facts.is_tactic(one.card) else _SECTION
    orders = facts.orders(one.card, command)
    kind = "tactic" if facts.is_tactic(one.card) else "section"
    words = say(Text(f"napoleonics-board-{kind}"))
    if one.slot or one.looked_at:
        words = _where(one, say)
        plate = t.mix(plate, t.MUTED, 0.7)
    return Face(
        title=say(names.card(one.card)),
        body=say(names.message(f"card-{one.card}-text")),
        orders=orders or None,
        number=one.number,
        foot=words,
        code="",
        plate=plate,
        edge=edge,
        ink=ink,
        radius=20,
    )


def _where(one: Held, say: Speaker) -> str:
    """Say where a card lies that is not in the hand."""
    if one.looked_at:
        return say(Text("napoleonics-board-looked-at"))
    return say(text("napoleonics-board-on-track", number=one.slot))


@kept
def _sign(name: str, ink: t.Colour) -> Image.Image:
    return sign(name, 46, ink)


def _emblem(facts: Facts, card: str) -> Image.Image:
    ink = (_TACTIC if facts.is_tactic(card) else _SECTION)[2]
    return _sign(facts.sign_of(card), ink)


def single_image(card: str, facts: Facts, say: Speaker) -> Image.Image:
    """Draw one card."""
    return cards_image((Held(card),), UNKNOWN, facts, say)


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
