"""Campaigns in positions: plain values, with support cards as other cards are written."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.games.commands_colors.notation import on_board
from bot.games.hoth.content import HothContent
from bot.games.hoth.model.campaign import CampaignState, SupportCards
from bot.games.hoth.model.state import EMPIRE, REBELS
from bot.games.notation import BadNotation, converted, known, once


class SupportText(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Support cards of a side; the first card of ``deck`` is drawn next.

    Without ``deck`` it holds the side's cards that are nowhere else.
    """

    hand: list[str] = []
    deck: list[str] | None = None
    discard: list[str] = []


def read_campaign(content: HothContent, raw: dict[str, Any]) -> CampaignState | None:
    """Build a campaign's state; an empty map means a battle outside any campaign.

    Raises ``BadNotation``.
    """
    if not raw:
        return None
    texts = converted(raw.get("support", {}), dict[str, SupportText], "campaign.support")
    for side in texts:
        known(side, (EMPIRE, REBELS), "side", "campaign.support")
    support = {
        side: msgspec.to_builtins(_cards(content, side, texts.get(side, SupportText())))
        for side in (EMPIRE, REBELS)
    }
    campaign = converted({**raw, "support": support}, CampaignState, "campaign")
    known(campaign.id, content.campaigns, "campaign", "campaign")
    _check(content, campaign)
    return campaign


def _check(content: HothContent, campaign: CampaignState) -> None:
    """Raise ``BadNotation`` for what there is not."""
    nodes = content.campaigns[campaign.id].nodes
    for node in (campaign.node, *(battle.node for battle in campaign.history)):
        known(node, nodes, f"node of {campaign.id}", "campaign")
    numbers = (campaign.secondaries, campaign.added, campaign.breakthroughs)
    for side in (*campaign.paid, *campaign.met, *(key for one in numbers for key in one)):
        known(side, (EMPIRE, REBELS), "side", "campaign")
    for card in (card for cards in campaign.added.values() for card in cards):
        known(card, content.cards, "card", "campaign.added")
    for label in campaign.removed:
        on_board(content.board, label, "campaign.removed")


def _cards(content: HothContent, side: str, text: SupportText) -> SupportCards:
    named = [*text.hand, *(text.deck or []), *text.discard]
    for card in named:
        known(card, content.support_cards, "support card", f"support of {side}")
        if content.support_cards[card].side != side:
            raise BadNotation(f"support of {side}: {card} belongs to the other side")
    once(named, f"support of {side}")
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
