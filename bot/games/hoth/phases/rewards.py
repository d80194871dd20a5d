"""Support cards drawn, secondary objectives met, and what is counted for them."""

from __future__ import annotations

from bot.engine.model import Side
from bot.games.commands_colors import decks
from bot.games.hoth.model.campaign import (
    Boarded,
    Kill,
    PlaySupport,
    SecondaryMet,
    SupportDrawn,
    SupportPlayed,
    SupportSeen,
)
from bot.games.hoth.model.scene import Scene, Tables, other_side
from bot.games.hoth.model.state import AttackFrame, Unit
from bot.games.hoth.rules import secondary

from . import Flow


def check_secondaries(t: Flow, tables: Tables, moment: secondary.Moment) -> None:
    """Reveal and pay the secondary objectives that are met now, the active side's first.

    One that was paid at this node before a drawn battle is revealed, but not paid again.

    Rules: HOTH-CAMP-05, HOTH-CAMP-06, HOTH-CAMP-12, HOTH-RUL-44.
    """
    state, campaign = t.state, t.state.campaign
    if campaign is None:
        return
    for side in (state.turn.side, other_side(state.turn.side)):
        if side in campaign.met or not secondary.is_met(tables, state, side, moment):
            continue
        reward = secondary.mission_of(tables, campaign, side).support
        campaign.met.append(side)
        state.turn.sealed = True
        if side in campaign.paid:
            reward = 0
        else:
            campaign.paid.append(side)
            campaign.secondaries[side] = campaign.secondaries.get(side, 0) + 1
        t.reveal()
        t.tell(SecondaryMet(side=side, node=campaign.node, support=reward))
        draw_support(t, side, reward)


def draw_support(t: Flow, side: Side, count: int) -> None:
    """Draw support cards; they do not count as order cards, and there is no limit to them.

    An empty deck is made anew from the cards played; without any no card is drawn.

    Rules: HOTH-SUP-02, HOTH-SUP-05, HOTH-RUL-49.
    """
    assert t.state.campaign is not None
    if not count:
        return
    held = t.state.campaign.support[side]
    drawn, reshuffled = decks.take(t, held, count, "HOTH-SUP-05")
    held.hand = sorted([*held.hand, *drawn])
    seat = t.state.sides[side].seats[0]
    t.reveal()
    t.tell(SupportDrawn(seat=seat, count=len(drawn), reshuffled=reshuffled))
    t.tell(SupportSeen(seat=seat, cards=tuple(drawn), audience=(seat,)))


# What is counted ---------------------------------------------------------------------------------


def note_kill(t: Flow, tables: Tables, unit: Unit) -> None:
    """Count an eliminated unit: by whom, from where, and how near.  Rules: HOTH-CAMP-11."""
    state = t.state
    state.turn.eliminated += unit.side != state.turn.side
    frame = state.flow[-1]
    if state.campaign is None or not isinstance(frame, AttackFrame):
        return
    scene = Scene(tables, state)
    attacker = scene.unit(frame.attacker)
    terrain = scene.terrain_at(attacker.hex).id
    state.campaign.kills.append(
        Kill(unit.type, unit.side, unit.badge, attacker.type, terrain, frame.melee)
    )


def note_boarding(t: Flow, unit: Unit) -> None:
    """Count a unit that has boarded.  Rules: HOTH-CAMP-11."""
    if t.state.campaign is not None:
        left = tuple(sorted(one.type for one in t.state.units if one.side == unit.side))
        t.state.campaign.boarded.append(Boarded(unit.side, unit.hex, left))


def note_breakthrough(t: Flow, side: Side) -> None:
    """Count a breakthrough.  Rules: HOTH-CAMP-11."""
    if t.state.campaign is not None:
        made = t.state.campaign.breakthroughs
        made[side] = made.get(side, 0) + 1


# Playing a card ----------------------------------------------------------------------------------


def lay_down(t: Flow, action: PlaySupport) -> None:
    """Lay a support card face up and put it aside; this cannot be taken back.

    Rules: HOTH-SUP-03, HOTH-SUP-04.
    """
    state, turn = t.state, t.state.turn
    assert state.campaign is not None
    held = state.campaign.support[turn.side]
    held.hand.remove(action.card)
    held.discard.append(action.card)
    turn.support = action.card
    t.reveal()
    t.tell(SupportPlayed(seat=turn.seat, card=action.card, hex=action.hex, dice=action.dice))
