"""The Draw step: discarding the played card, drawing, keeping and exchanging."""

from __future__ import annotations

from typing import assert_never

from bot.games.commands_colors import decks
from bot.games.commands_colors.actions import Done, KeepCard
from bot.games.hoth.content import Exchange, TakeKeep
from bot.games.hoth.model.actions import DiscardCard, HothAction
from bot.games.hoth.model.events import CardsDiscarded, CardsDrawn, HandSeen
from bot.games.hoth.model.points import POINTS
from bot.games.hoth.model.scene import Scene, Tables
from bot.games.hoth.model.state import Player, TurnFrame
from bot.games.hoth.model.view import HothView
from bot.games.hoth.rules.team import mate_of

from . import Flow


def options_draw(view: HothView) -> list[HothAction]:
    """List the cards to keep one of, or those that may be discarded.

    Rules: HOTH-DRAW-03, HOTH-DRAW-04.
    """
    if view.choosing:
        return [KeepCard(card) for card in sorted(view.choosing)]
    assert view.viewer is not None
    hand = view.cards[view.viewer].hand or ()
    return [*(DiscardCard(card) for card in sorted(hand)), Done()]


def advance_draw(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Discard the played card, then draw as the card says, or one card.

    Rules: HOTH-DRAW-01, HOTH-DRAW-03, HOTH-DRAW-04, HOTH-RUL-06, HOTH-RUL-34, HOTH-RUL-36,
    HOTH-TEAM-13.
    """
    turn = t.state.turn
    player = t.state.players[turn.seat]
    turn.phase = "draw"
    clause = tables.content.cards[turn.card].draw if turn.card else None
    clause = Scene(tables, t.state).support().draw or clause
    if turn.card:
        player.discard.append(turn.card)
        turn.card = None
    f.step = "discard"
    match clause:
        case TakeKeep():
            f.keep = clause.keep
            f.drawn = draw(t, player, clause.take)
        case Exchange():
            f.may_discard, f.plus = clause.discard_up_to, clause.plus
            if mate_of(t.state, turn.seat) is not None:
                f.mate_may_discard = clause.teammate_discard_up_to
                f.mate_plus = clause.teammate_plus
        case None:
            f.plus = tables.content.match.draw
        case _:
            assert_never(clause)


def advance_discard(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask which cards to keep or to discard, then finish drawing.

    Rules: HOTH-DRAW-03, HOTH-DRAW-04, HOTH-DRAW-05.
    """
    player = t.state.players[t.state.turn.seat]
    if (f.keep and len(f.drawn) > f.keep) or (f.discarded < f.may_discard and player.hand):
        POINTS.ask(t, "DP-DRAW", player.seat)
    else:
        end_choosing(t, f)


def end_choosing(t: Flow, f: TurnFrame) -> None:
    """Take the cards kept, or as many as were discarded and more.

    Rules: HOTH-DRAW-03, HOTH-DRAW-04.
    """
    player = t.state.players[t.state.turn.seat]
    add(player, f.drawn)
    f.drawn = []
    count = f.discarded + f.plus
    if count:
        add(player, draw(t, player, count))
    f.step = "mate"


def advance_mate(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Let the teammate exchange cards too, where the card says so.

    Rules: HOTH-TEAM-17, HOTH-RUL-35.
    """
    player = exchanger(t, f)
    if f.mate_discarded < f.mate_may_discard and player.hand:
        POINTS.ask(t, "DP-FLEET-MATE", player.seat)
        return
    count = f.mate_discarded + f.mate_plus
    if count:
        add(player, draw(t, player, count))
    f.step = "next"


def exchanger(t: Flow, f: TurnFrame) -> Player:
    """Return who exchanges cards: the active player, and after them their teammate.

    Rules: HOTH-TEAM-17.
    """
    seat = t.state.turn.seat
    other = mate_of(t.state, seat) if f.step == "mate" else None
    return t.state.players[other or seat]


def apply_keep(t: Flow, action: KeepCard) -> None:
    """Keep a card; when enough are kept the others go face up to the discard pile.

    Rules: HOTH-DRAW-03, HOTH-RUL-35.
    """
    frame = t.state.flow[-1]
    assert isinstance(frame, TurnFrame)
    player = t.state.players[t.state.turn.seat]
    frame.drawn.remove(action.card)
    add(player, [action.card])
    frame.keep -= 1
    if not frame.keep:
        discard(t, player, frame.drawn)
        frame.drawn = []


def apply_discard(t: Flow, action: DiscardCard) -> None:
    """Discard a card from the hand.  Rules: HOTH-DRAW-04, HOTH-RUL-35."""
    frame = t.state.flow[-1]
    assert isinstance(frame, TurnFrame)
    player = exchanger(t, frame)
    player.hand.remove(action.card)
    if frame.step == "mate":
        frame.mate_discarded += 1
    else:
        frame.discarded += 1
    discard(t, player, [action.card])


def apply_done(t: Flow, f: TurnFrame) -> None:
    """Discard no more.  Rules: HOTH-DRAW-04, HOTH-TEAM-17."""
    if f.step == "mate":
        f.mate_may_discard = f.mate_discarded
    else:
        f.may_discard = f.discarded


def discard(t: Flow, player: Player, cards: list[str]) -> None:
    """Put cards face up on the discard pile.  Rules: HOTH-RUL-35."""
    player.discard += cards
    t.reveal()
    t.tell(CardsDiscarded(seat=player.seat, cards=tuple(cards)))


def add(player: Player, cards: list[str]) -> None:
    """Take cards into the hand."""
    player.hand = sorted([*player.hand, *cards])


def draw(t: Flow, player: Player, count: int) -> list[str]:
    """Draw cards; an empty deck is made anew from the discard pile, also in between.

    Only the owner learns which cards they are.

    Rules: HOTH-DRAW-02, HOTH-TEAM-13, HOTH-RUL-36.
    """
    drawn, reshuffled = decks.take(t, player, count, "HOTH-DRAW-02")
    t.reveal()
    t.tell(CardsDrawn(seat=player.seat, count=len(drawn), reshuffled=reshuffled))
    t.tell(HandSeen(seat=player.seat, cards=tuple(drawn), audience=(player.seat,)))
    return drawn


def apply(t: Flow, action: KeepCard | DiscardCard) -> None:
    """Carry out an action of this chapter."""
    match action:
        case KeepCard():
            apply_keep(t, action)
        case DiscardCard():
            apply_discard(t, action)
        case _:
            assert_never(action)
