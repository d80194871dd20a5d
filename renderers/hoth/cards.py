"""Cards of Battle of Hoth: each with a vignette of its deed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from zlib import crc32

from PIL import Image

from bot.engine.model import Text
from bot.games.hoth.model.state import EMPIRE
from renderers.commands_colors import ordercards
from renderers.commands_colors.ordercards import Face, Vignette
from renderers.kit.frame.stuff import ICE
from renderers.kit.scene.encode import Palette

from . import look, vignettes
from .frame import Wording
from .vignettes import vignette


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
    cards = []
    for one in vignettes.samples():
        camp = look.CAMPS[one.side]
        face = ordercards.sample(camp.plate, camp.edge, camp.ink)
        cards.append((face, Vignette(vignette, (one,))))
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


def _picture(card: str, voice: Wording) -> Vignette:
    facts = voice.facts
    deed = vignettes.DEEDS.get(card, "")
    plan = (
        ()
        if deed
        else tuple(
            (one.section, one.limit if isinstance(one.limit, int) else 1)
            for one in facts.orders(card)
        )
    )
    which = crc32(card.encode()) % 6
    subject = vignettes.Subject(facts.side_of_card(card), deed, plan, which)
    return Vignette(vignette, (subject,))
