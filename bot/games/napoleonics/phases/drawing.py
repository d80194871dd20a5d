"""The Draw phase: discarding, reshuffling, drawing."""

from __future__ import annotations

from bot.engine.model import Side
from bot.games.commands_colors import decks
from bot.games.commands_colors.actions import KeepCard
from bot.games.napoleonics.model.actions import NapAction
from bot.games.napoleonics.model.events import CardsDiscarded, CardsDrawn, DeckShuffled, HandSeen
from bot.games.napoleonics.model.points import POINTS
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import TurnFrame, other_side, seat_of
from bot.games.napoleonics.model.view import NapView

from . import Flow
from .command import turn_frame


def advance_draw(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Discard what was played, reshuffle for Elan, replace reactions, then draw.

    Rules: NAP-DRW-01, NAP-CRD-02, NAP-CRD-09, NAP-FST-08, NAP-RUL-25.
    """
    state, turn = t.state, t.state.turn
    other = state.players[other_side(turn.side)]
    card = Scene(tables, state).card()
    turn.phase = "draw"
    state.discard += [*([turn.card] if turn.card else []), *other.struck]
    turn.card = None
    if card is not None and card.reshuffle:
        state.deck = decks.shuffled(t, [*state.deck, *state.discard], "NAP-CRD-09")
        state.discard = []
        t.tell(DeckShuffled())
    if other.struck:
        keep(t, other.side, draw(t, other.side, len(other.struck)))
        other.struck = []
    looks = card.looks if card is not None and turn.mode == "card" else None
    f.drawn = draw(t, turn.side, looks or tables.content.match.draw)
    f.step = "keep"


def advance_keep(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask which card to keep if more were taken, also of two alike ones.  Rules: NAP-CRD-02."""
    if len(f.drawn) > tables.content.match.draw:
        POINTS.ask(t, "D-19", seat_of(t.state.turn.side))
    else:
        keep(t, t.state.turn.side, f.drawn)
        f.drawn = []
        f.step = "next"


def options_keep(view: NapView) -> list[NapAction]:
    """List the cards to keep one of.  Rules: NAP-CRD-02."""
    return [KeepCard(card) for card in sorted(set(view.choosing))]


def apply_keep(t: Flow, action: KeepCard) -> None:
    """Keep one card; the other goes face up to the discard pile.  Rules: NAP-CRD-02."""
    frame, side = turn_frame(t), t.state.turn.side
    frame.drawn.remove(action.card)
    keep(t, side, [action.card])
    t.state.discard += frame.drawn
    t.reveal()
    t.tell(CardsDiscarded(side=side, cards=tuple(frame.drawn)))
    frame.drawn = []
    frame.step = "next"


def draw(t: Flow, side: Side, count: int) -> list[str]:
    """Take cards off the common deck; only their taker learns which.

    Rules: NAP-DRW-01, NAP-DRW-02, NAP-DRW-04, NAP-PBP-01.
    """
    drawn = decks.take(t, t.state, count, "NAP-DRW-02")
    t.reveal()
    t.tell(CardsDrawn(side=side, count=len(drawn.cards), reshuffled=drawn.reshuffled))
    t.tell(HandSeen(side=side, cards=tuple(drawn.cards), audience=(seat_of(side),)))
    return drawn.cards


def keep(t: Flow, side: Side, cards: list[str]) -> None:
    """Take cards into a hand."""
    player = t.state.players[side]
    player.hand = sorted([*player.hand, *cards])
