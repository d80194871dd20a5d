"""The course of a campaign: from one battle to the next, in one match.

Rules: HOTH-CAMP-02, HOTH-CAMP-10.
"""

from __future__ import annotations

import msgspec

from bot.engine.model import Seat, Setup, Side, Text
from bot.engine.refusal import Refused
from bot.games.hoth.content import CampaignNode, End, Onward
from bot.games.hoth.model.campaign import (
    Battle,
    BriefingRead,
    CampaignEnded,
    CampaignState,
    CommanderCardsAdded,
    NodeBegan,
    ResultRead,
    SupportCards,
    UnitLeftOut,
)
from bot.games.hoth.model.scene import Tables
from bot.games.hoth.model.state import EMPIRE, REBELS, HothState
from bot.games.hoth.phases import options, setup

from . import Flow, rewards

KEPT = {"flow", "open", "serial", "draws", "options", "campaign"}
"""Fields of the state that do not belong to a single battle."""
SIDES = (EMPIRE, REBELS)


# Set-up ------------------------------------------------------------------------------------------


def is_campaign(tables: Tables, scenario: str) -> bool:
    """Tell whether an id is a campaign's."""
    return scenario in tables.content.campaigns


def seats_of(tables: Tables, campaign: str) -> list[tuple[Seat, Side]]:
    """List the two seats, that of the first battle's first side first.

    Rules: HOTH-CAMP-01, HOTH-RUL-42.
    """
    found = tables.content.campaigns[campaign]
    first = tables.content.scenarios[found.nodes[found.start].scenario].first
    return [(Seat(f"{side}-1"), side) for side in sorted(SIDES, key=lambda side: side != first)]


def new_state(tables: Tables, wanted: Setup) -> HothState:
    """Put the first battle of a campaign in place.

    Raises ``Refused`` for other seats than the two, and where commanders are to be chosen.

    Rules: HOTH-CAMP-01, HOTH-CAMP-02, HOTH-CAMP-13, HOTH-RUL-42, HOTH-RUL-60.
    """
    campaign = tables.content.campaigns[wanted.scenario]
    if sorted(wanted.seats) != sorted(seat for seat, _ in seats_of(tables, campaign.id)):
        raise Refused(Text("hoth-refused-campaign-seats"), "HOTH-CAMP-01")
    if options.uses_commanders(wanted):
        raise Refused(Text("hoth-refused-campaign-commanders"), "HOTH-CAMP-13")
    scenario = campaign.nodes[campaign.start].scenario
    state = setup.new_state(tables, msgspec.structs.replace(wanted, scenario=scenario))
    support = {side: SupportCards() for side in SIDES}
    state.campaign = CampaignState(id=campaign.id, node=campaign.start, support=support)
    return state


def begin(t: Flow, tables: Tables) -> None:
    """Shuffle the support decks and begin the first battle.  Rules: HOTH-SUP-01, HOTH-CAMP-02."""
    campaign = t.state.campaign
    assert campaign is not None
    for side, held in campaign.support.items():
        cards = sorted(c.id for c in tables.content.support_cards.values() if c.side == side)
        held.deck = [cards[index] for index in t.order(len(cards), "HOTH-SUP-01")]
    begin_battle(t, tables)


def begin_battle(t: Flow, tables: Tables) -> None:
    """Announce a battle, let both sides read their secret orders, and deal the cards.

    What a result changed is applied before shuffling.

    Rules: HOTH-CAMP-02, HOTH-CAMP-04, HOTH-CAMP-07, HOTH-CAMP-08, HOTH-SET-11.
    """
    state, campaign = t.state, t.state.campaign
    assert campaign is not None
    again = bool(campaign.history) and campaign.history[-1].winner is None
    number = len(campaign.history) + 1
    t.tell(NodeBegan(campaign=campaign.id, node=campaign.node, number=number, again=again))
    for label in campaign.removed:
        unit = next(one for one in state.units if one.hex == label)
        state.units.remove(unit)
        t.tell(UnitLeftOut(type=unit.type, side=unit.side, hex=label))
    for side, cards in campaign.added.items():
        if cards:
            t.tell(CommanderCardsAdded(side=side, cards=tuple(cards)))
    for side, own in state.sides.items():
        seat = own.seats[0]
        t.tell(BriefingRead(node=campaign.node, side=side, audience=(seat,)))
    setup.begin(t, tables, battle_setup(state))


def battle_setup(state: HothState) -> Setup:
    """Return the set-up of the running battle."""
    return Setup(scenario=state.scenario, seats=tuple(sorted(state.players)), options=state.options)


# From battle to battle ---------------------------------------------------------------------------


def node_of(tables: Tables, campaign: CampaignState) -> CampaignNode:
    """Return the running battle's place in the campaign."""
    return tables.content.campaigns[campaign.id].nodes[campaign.node]


def advance(t: Flow, tables: Tables) -> None:
    """Read the result of a battle and go on to the next one, or end the campaign.

    A drawn battle has no result and is played again with the same changes.

    Rules: HOTH-CAMP-03, HOTH-CAMP-06, HOTH-CAMP-09, HOTH-CAMP-12.
    """
    state, campaign = t.state, t.state.campaign
    assert campaign is not None
    assert state.over is not None
    winner = state.winner
    if winner is not None:
        rewards.check_secondaries(t, tables, "battle_end")
    campaign.history.append(Battle(campaign.node, state.scenario, winner, state.over))
    if winner is not None:
        result = node_of(tables, campaign).results[winner]
        t.tell(ResultRead(node=campaign.node, winner=winner))
        if isinstance(result, End):
            end(t, campaign, result)
            return
        follow(t, campaign, result)
    clear(t, tables)
    begin_battle(t, tables)


def follow(t: Flow, campaign: CampaignState, result: Onward) -> None:
    """Give what a result gives and note what it changes in the next battle.

    Rules: HOTH-CAMP-03, HOTH-CAMP-07, HOTH-CAMP-08.
    """
    for side, count in sorted(result.support.items()):
        rewards.draw_support(t, side, count)
    campaign.node = result.node
    campaign.added = {side: sorted(cards) for side, cards in result.commander_cards.items()}
    campaign.removed = [change.hex for change in result.changes]
    campaign.paid = []


def clear(t: Flow, tables: Tables) -> None:
    """Put the next battle's scenario in place; only the campaign itself is carried over.

    Rules: HOTH-CAMP-02, HOTH-CAMP-10, HOTH-CAMP-11, HOTH-SUP-04.
    """
    state, campaign = t.state, t.state.campaign
    assert campaign is not None
    state.scenario = node_of(tables, campaign).scenario
    fresh = setup.new_state(tables, battle_setup(state))
    for field in msgspec.structs.fields(HothState):
        if field.name not in KEPT:
            setattr(state, field.name, getattr(fresh, field.name))
    state.flow[:] = fresh.flow
    campaign.met = []
    campaign.kills = []
    campaign.boarded = []
    campaign.breakthroughs = {}


def end(t: Flow, campaign: CampaignState, result: End) -> None:
    """End the campaign: who wins the final battle wins it.

    Rules: HOTH-CAMP-09, HOTH-RUL-45.
    """
    t.state.winner = result.winner
    t.finish()
    t.tell(CampaignEnded(campaign=campaign.id, winner=result.winner))
