"""What a viewer of Lords of War sees, built field by field (lords.md 4.18).

Public: mat, piles, sizes of hands and decks, declarations, and army lists unless the match hides
them. A hand is seen by its owner alone, deck orders by nobody.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from bot.engine.ending.parley import Parley
from bot.engine.model import Seat, Side
from bot.games.lords.rules import victory
from bot.games.lords.rules.tables import Tables

from .state import Force, LordsState, Terms, Title, Turn, Unit


class SideView(msgspec.Struct, frozen=True):
    """A side as a viewer sees it; ``hand`` and ``cards`` are None where they are hidden.

    A hand stands in the order of its menu, whatever the order in which its cards came.
    """

    side: Side
    army: str
    """The id of a base army, or the name of a list of one's own."""
    deck: int
    hand_size: int
    hand: tuple[str, ...] | None
    pile: tuple[str, ...]
    """Enemy units eliminated, in order."""
    units: int
    """How many enemy units it eliminated."""
    commands: int
    """How many of them were command units."""
    extra_turns: int
    cards: tuple[str, ...] | None
    """The army list, sorted."""
    base: str = ""
    """The id of the base army of a list of one's own whose name hides it."""
    known: tuple[str, ...] = ()
    """Cards that are in hand as others remember: for the owner, what the other side knows."""


class LordsView(msgspec.Struct, frozen=True, kw_only=True):
    """A battle as one viewer sees it; ``viewer`` None is a spectator."""

    viewer: Seat | None
    scenario: str
    terms: Terms
    turn: Turn
    units: tuple[Unit, ...]
    placed: int
    """How many units were placed so far; the next one's number is one more."""
    sides: dict[Side, SideView]
    stall_count: int
    skip_count: int
    parley: Parley
    over: str | None
    winner: Side | None

    def hand_of(self, side: Side) -> tuple[str, ...]:
        """Return a hand; empty where the viewer may not see it."""
        return self.sides[side].hand or ()


def build_view(tables: Tables, state: LordsState, viewer: Seat | None) -> LordsView:
    """Build what a viewer sees; public parts are shared with the state, which never changes again.

    Rules: LOW-INF-01, LOW-INF-02, LOW-INF-03, LOW-INF-04, LOW-INF-05.
    """
    return LordsView(
        viewer=viewer,
        scenario=state.scenario,
        terms=state.terms,
        turn=state.turn,
        units=tuple(state.units),
        placed=state.placed,
        sides={
            side: side_view(tables, force, side, viewer, lists=state.terms.open_lists)
            for side, force in state.forces.items()
        },
        stall_count=state.stall_count,
        skip_count=state.skip_count,
        parley=state.parley,
        over=state.over,
        winner=state.winner,
    )


def side_view(
    tables: Tables, force: Force, side: Side, viewer: Seat | None, *, lists: bool
) -> SideView:
    """Build what a viewer sees of a side.  Rules: LOW-INF-01, LOW-INF-03, LOW-INF-05."""
    own = Seat(side) == viewer
    title = title_of(tables, force)
    return SideView(
        side=side,
        army=title.name,
        deck=len(force.deck),
        hand_size=len(force.hand),
        hand=tables.in_order(force.hand) if own else None,
        pile=tuple(force.pile),
        units=len(force.pile),
        commands=victory.commands_taken(tables, force),
        extra_turns=force.extra_turns,
        cards=tables.army(force.army) if own or lists else None,
        base=title.base,
        known=tables.in_order(known(tables, force, viewer, lists=lists)),
    )


def title_of(tables: Tables, force: Force) -> Title:
    """Return what everybody knows of an army.  Rules: LOW-INF-05."""
    return force.title or Title(tables.army_name(force.army), tables.army_base(force.army))


def known(tables: Tables, force: Force, viewer: Seat | None, *, lists: bool) -> list[str]:
    """List the cards of a hand that others know: recalled, shown to them, or the general.

    A spectator was shown no hand. A general that is not on the mat lies in no deck; who it is, the
    army list tells, where it is open (``lists``).

    Rules: LOW-RNF-07, LOW-INF-04, LOW-SET-05, LOW-INF-05.
    """
    found = Counter((force.recalled if viewer is None else force.seen) or ())
    if lists:
        found |= Counter(card for card in force.hand if tables.cards[card].general)
    return list(found.elements())
