"""What a viewer sees of a campaign: tree and results are public, orders and hands are not."""

from __future__ import annotations

import msgspec

from bot.engine.model import Seat, Side
from bot.games.hoth.rules import secondary

from .campaign import Battle, CampaignState, SupportCards
from .scene import Tables
from .state import HothState


class SupportView(msgspec.Struct, frozen=True):
    """The support cards of a side; ``hand`` is None where it is hidden."""

    deck: int
    hand_size: int
    discard: tuple[str, ...]
    hand: tuple[str, ...] | None = None


class OrdersView(msgspec.Struct, frozen=True):
    """The secret orders of the viewer's side: progress of its secondary objective.

    Both are numbers for the objective's own measure; ``support`` is the reward in cards.
    """

    side: Side
    node: str
    done: int
    wanted: int
    support: int


class CampaignView(msgspec.Struct, frozen=True):
    """A campaign; ``orders`` are for the viewer alone, ``met`` names sides that met theirs."""

    id: str
    node: str
    history: tuple[Battle, ...]
    support: dict[Side, SupportView]
    met: tuple[Side, ...]
    orders: OrdersView | None


def campaign_view(tables: Tables, state: HothState, viewer: Seat | None) -> CampaignView | None:
    """Build what a viewer sees of the campaign; hidden parts are never read.

    Rules: HOTH-CAMP-04, HOTH-CAMP-05, HOTH-SUP-02.
    """
    campaign = state.campaign
    if campaign is None:
        return None
    own = next((side for side, one in state.sides.items() if viewer in one.seats), None)
    return CampaignView(
        id=campaign.id,
        node=campaign.node,
        history=tuple(campaign.history),
        support={side: support_view(held, side == own) for side, held in campaign.support.items()},
        met=tuple(campaign.met),
        orders=orders_view(tables, state, campaign, own) if own is not None else None,
    )


def support_view(held: SupportCards, own: bool) -> SupportView:
    """Build what is seen of a side's support cards."""
    return SupportView(
        deck=len(held.deck),
        hand_size=len(held.hand),
        discard=tuple(held.discard),
        hand=tuple(held.hand) if own else None,
    )


def orders_view(
    tables: Tables, state: HothState, campaign: CampaignState, side: Side
) -> OrdersView:
    """Build a side's own orders with the progress of its objective.

    Rules: HOTH-CAMP-04, HOTH-CAMP-12.
    """
    mission = secondary.mission_of(tables, campaign, side)
    done, wanted = secondary.progress(tables, state, side, mission.secondary)
    reward = 0 if side in campaign.paid else mission.support
    return OrdersView(side, campaign.node, min(done, wanted), wanted, reward)
