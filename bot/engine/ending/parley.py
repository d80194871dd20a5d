"""Giving up, and agreeing on a draw: what is said outside the decisions, alike in all games.

A side gives up, or offers a draw, which the other side accepts by offering one too. An offer lapses
when the other side ends a turn without an answer. Where several players form a side all of them
must say so: what one says is a proposal to their teammates, which stands for a round.

A game's state and views carry a ``Parley``, its actions and events those of this module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from bot.engine.model import Action, Event, FrameT, Seat, Side, Text, text
from bot.engine.refusal import Fault

from .verdict import EndingState, Verdict

if TYPE_CHECKING:
    from bot.engine.flow import Transition

What: TypeAlias = Literal["resign", "draw"]
RESIGNED, AGREED = "resigned", "agreed"
"""Reasons of a verdict: a side has given up, or both agreed on a draw."""


class Resign(Action, frozen=True, tag="resign"):
    """Give up for the side."""


class OfferDraw(Action, frozen=True, tag="offer_draw"):
    """Offer a draw, or accept the other side's offer."""


Saying: TypeAlias = Resign | OfferDraw
WORDS: dict[str, Saying] = {"resign": Resign(), "offer draw": OfferDraw(), "draw": OfferDraw()}
"""How players say it; a game in which ``draw`` means a card reads that word as such."""


KEYWORDS = ("resign", "offer draw")
"""The words of it, which all games read alike."""


class DrawOffered(Event, frozen=True, kw_only=True, tag="draw_offered"):
    """A side offers a draw."""

    side: Side


class Proposed(Event, frozen=True, kw_only=True, tag="proposed"):
    """A member of a team proposes to resign or to offer a draw; the teammates have to agree."""

    seat: Seat
    what: What


class Proposal(msgspec.Struct, frozen=True):
    """What a member of a team wants and teammates have not agreed to yet, for so many turns."""

    seat: Seat
    what: What
    turns: int


class Party(NamedTuple):
    """Who speaks: a seat, its side and the other one, and the teammates who have to agree."""

    seat: Seat
    side: Side
    enemy: Side
    mates: tuple[Seat, ...] = ()


class Parley(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What was said and waits for an answer; everybody hears it."""

    offer: Side | None = None
    proposals: tuple[Proposal, ...] = ()

    def has_proposed(self, seat: Seat, what: What) -> bool:
        """Tell whether a seat's proposal waits for teammates."""
        return any(one.seat == seat and one.what == what for one in self.proposals)

    def can_say(self, party: Party, saying: Saying) -> bool:
        """Tell whether it is new that a seat says so."""
        offered = isinstance(saying, OfferDraw) and self.offer == party.side
        return not offered and not self.has_proposed(party.seat, what_of(saying))

    def sayings(self, party: Party) -> tuple[Saying, ...]:
        """List what a seat may say while the match lasts."""
        return tuple(one for one in (Resign(), OfferDraw()) if self.can_say(party, one))

    def after_turn(self, side: Side) -> Parley:
        """Return what stands after a side's turn.

        An offer that it did not answer lapses, with what some of its members said to it.
        """
        lapsed = self.offer not in (None, side)
        proposals = tuple(
            replace(one, turns=one.turns - 1)
            for one in self.proposals
            if one.turns > 1 and not (lapsed and one.what == "draw")
        )
        return Parley(None if lapsed else self.offer, proposals)


class ParleyState(EndingState[FrameT], Generic[FrameT], kw_only=True):
    """The state of a match that may end by giving up or by agreement."""

    parley: Parley = Parley()


class Terms(NamedTuple):
    """The rules of a game by which a side gives up, both agree on a draw, and mates are asked."""

    resign: str
    draw: str
    mates: str = ""


S = TypeVar("S", bound=ParleyState[Any])


def say(t: Transition[S], party: Party, saying: Saying, terms: Terms) -> Verdict | None:
    """Let a seat give up, or offer or accept a draw; returns how the match ends with it, if so."""
    state, what = t.state, what_of(saying)
    said = [one for one in state.parley.proposals if one.what == what and one.seat in party.mates]
    if len(said) < len(party.mates):
        # As long as it takes until each member of two such teams has had a turn.
        proposal = Proposal(party.seat, what, turns=2 * (len(party.mates) + 1))
        state.parley = replace(state.parley, proposals=(*state.parley.proposals, proposal))
        t.tell(Proposed(seat=party.seat, what=what))
        return None
    state.parley = replace(
        state.parley, proposals=tuple(one for one in state.parley.proposals if one not in said)
    )
    if what == "resign":
        return Verdict(party.enemy, RESIGNED, terms.resign)
    if state.parley.offer == party.enemy:
        return Verdict(None, AGREED, terms.draw)
    state.parley = replace(state.parley, offer=party.side)
    t.tell(DrawOffered(side=party.side))
    return None


def fault(parley: Parley, party: Party, saying: Saying, terms: Terms) -> Fault:
    """Say why a seat need not say something again."""
    if parley.has_proposed(party.seat, what_of(saying)):
        return Fault(Text("parley-refused-proposed"), terms.mates)
    return Fault(Text("parley-refused-offered"), terms.draw)


# Words -------------------------------------------------------------------------------------------


def what_of(saying: Saying) -> What:
    """Return what a saying is about."""
    return "resign" if isinstance(saying, Resign) else "draw"


def write(saying: Saying) -> str:
    """Write a saying as an order."""
    return next(words for words, one in WORDS.items() if one == saying)


def caption(slug: str, event: DrawOffered | Proposed) -> Text:
    """Return the log line of an event of a game."""
    if isinstance(event, DrawOffered):
        return text("parley-offered", side=Text(f"{slug}-side-{event.side}"))
    return text(f"parley-proposed-{event.what}", seat=Text(f"{slug}-seat-{event.seat}"))
