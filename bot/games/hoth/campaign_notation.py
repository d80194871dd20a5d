"""Campaigns in positions: plain values, with support cards as other cards are written."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.games.commands_colors.notation import BadNotation

from .campaign_model import CampaignState, SupportCards
from .content import HothContent
from .model import EMPIRE, REBELS


class SupportText(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Support cards of a side; the first card of ``deck`` is drawn next.

    Without ``deck`` it holds the side's cards that are nowhere else.
    """

    hand: list[str] = []
    deck: list[str] | None = None
    discard: list[str] = []


def read_campaign(content: HothContent, raw: dict[str, Any]) -> CampaignState | None:
    """Build a campaign's state; an empty map means a battle outside any campaign.

    Raises ``BadNotation`` or ``msgspec.ValidationError``.
    """
    if not raw:
        return None
    texts = msgspec.convert(raw.get("support", {}), dict[str, SupportText])
    support = {
        side: msgspec.to_builtins(_cards(content, side, texts.get(side, SupportText())))
        for side in (EMPIRE, REBELS)
    }
    campaign = msgspec.convert({**raw, "support": support}, CampaignState)
    known = content.campaigns.get(campaign.id)
    if known is None or campaign.node not in known.nodes:
        raise BadNotation(f"no node {campaign.node} in a campaign {campaign.id}")
    return campaign


def _cards(content: HothContent, side: str, text: SupportText) -> SupportCards:
    named = [*text.hand, *(text.deck or []), *text.discard]
    for card in named:
        if card not in content.support_cards:
            raise BadNotation(f"no support card {card}")
    own = sorted(card.id for card in content.support_cards.values() if card.side == side)
    deck = [card for card in own if card not in named] if text.deck is None else text.deck
    return SupportCards(deck[::-1], text.hand, text.discard)


def write_campaign(campaign: CampaignState | None) -> dict[str, Any]:
    """Write a campaign as ``read_campaign`` takes it."""
    if campaign is None:
        return {}
    plain: dict[str, Any] = msgspec.to_builtins(campaign)
    for held in plain["support"].values():
        held["deck"].reverse()
    return {key: value for key, value in plain.items() if value or key == "support"}
