"""What a seat may do outside its decisions: resign, a draw, the end of a stalled battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from bot.engine.ending import parley
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.ending.verdict import Verdict
from bot.engine.model import Seat
from bot.games.hoth.model.actions import ClaimStall, HothAction
from bot.games.hoth.model.team import Delegate, ShowCard
from bot.games.hoth.model.view import HothView
from bot.games.hoth.rules import team, victory

from . import Flow, ending

TERMS = parley.Terms(resign="HOTH-END-02", draw="HOTH-END-03", mates="HOTH-TEAM-20")


def listed(view: HothView, seat: Seat, idle_turns: int) -> Sequence[HothAction]:
    """List what a seat may do; ``idle_turns`` without a loss make a battle stall.

    Rules: HOTH-END-02, HOTH-END-03, HOTH-END-04, HOTH-RUL-33, HOTH-TEAM-14, HOTH-TEAM-19,
    HOTH-TEAM-20.
    """
    if view.over is not None:
        return ()
    side = team.side_of(seat)
    party = team.party(view.sides[side].seats, seat)
    found: list[HothAction] = [*view.parley.sayings(party)]
    if party.mates:
        found.append(Delegate(seat not in view.delegating))
        found += team.showable(view.options, view.sides[side].seats, seat, view.cards[seat].hand)
    if view.idle_turns >= idle_turns:
        found.append(ClaimStall())
    return found


Anytime: TypeAlias = Resign | OfferDraw | ClaimStall | Delegate | ShowCard


def apply(t: Flow, seat: Seat, action: Anytime) -> None:
    """Resign, offer or accept a draw, end a stalled battle, or deal with one's teammate.

    Rules: HOTH-END-02, HOTH-END-03, HOTH-END-04, HOTH-RUL-33, HOTH-TEAM-20.
    """
    state = t.state
    match action:
        case Resign() | OfferDraw():
            party = team.party(state.sides[team.side_of(seat)].seats, seat)
            found = parley.say(t, party, action, TERMS)
            if found is not None:
                ending.conclude(t, found)
        case ClaimStall():
            ending.conclude(t, Verdict(victory.leader(state), "stalled", "HOTH-END-04"))
        case Delegate():
            team.apply_delegate(t, seat, action)
        case ShowCard():
            team.apply_show(t, seat, action)
        case _:
            assert_never(action)
