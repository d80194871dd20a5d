"""What a seat may do outside its decisions: resign, a draw, the end of a stalled battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from bot.engine.model import Seat
from bot.games.hoth import team, victory
from bot.games.hoth.actions import ClaimStall, HothAction, OfferDraw, Resign
from bot.games.hoth.events import DrawOffered
from bot.games.hoth.scene import other_side
from bot.games.hoth.team_model import Delegate, ShowCard
from bot.games.hoth.victory import Verdict
from bot.games.hoth.view import HothView

from . import Flow, ending


def listed(view: HothView, seat: Seat, idle_turns: int) -> Sequence[HothAction]:
    """List what a seat may do; ``idle_turns`` without a loss make a battle stall.

    Rules: HOTH-END-02, HOTH-END-03, HOTH-END-04, HOTH-RUL-33, HOTH-TEAM-14, HOTH-TEAM-19,
    HOTH-TEAM-20.
    """
    if view.over is not None:
        return ()
    side = team.side_of(seat)
    found: list[HothAction] = []
    if not team.has_proposed(view.proposals, seat, "resign"):
        found.append(Resign())
    if view.draw_offer != side and not team.has_proposed(view.proposals, seat, "draw"):
        found.append(OfferDraw())
    if team.mate(view.sides[side].seats, seat) is not None:
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
    state, side = t.state, team.side_of(seat)
    match action:
        case Resign():
            if team.is_agreed(t, seat, "resign"):
                ending.conclude(t, Verdict(other_side(side), "resigned", "HOTH-END-02"))
        case OfferDraw() if not team.is_agreed(t, seat, "draw"):
            return
        case ClaimStall():
            ending.conclude(t, Verdict(victory.leader(state), "stalled", "HOTH-END-04"))
        case OfferDraw():
            if state.draw_offer == other_side(side):
                ending.conclude(t, Verdict(None, "agreed", "HOTH-END-03"))
            else:
                state.draw_offer = side
                t.tell(DrawOffered(side=side))
        case Delegate():
            team.apply_delegate(t, seat, action)
        case ShowCard():
            team.apply_show(t, seat, action)
        case _:
            assert_never(action)
