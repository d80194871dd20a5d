"""What a game offers to the engine: rules and content of one system, without state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

import msgspec

from .codec import A, Codec, S, V
from .model import Decision, Outcome, Seat, Setup, Side
from .parts.asking import Asking
from .parts.computer import Computer
from .parts.contest import Contest
from .parts.insight import Insight
from .parts.markers import Markers
from .parts.planning import Planning
from .parts.policies import Policies
from .parts.preparation import Preparation
from .parts.team import Team
from .parts.words import Words

if TYPE_CHECKING:
    from .flow import Transition


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a scenario: its side and whether the match can start without it."""

    seat: Seat
    side: Side
    required: bool = True


class Game(ABC, Generic[S, A, V]):
    """Rules and content of one system; stateless and pure.

    The methods here are the rules, the attributes after ``codec`` the parts: what players read,
    what can be known beforehand, what answers for them. A game that gives none is playable.
    ``options``, ``check``, ``read`` and all parts see a view, never the state.
    """

    slug: str
    version: str
    """Rules version and content hash; pinned by every match."""
    codec: Codec[S, A, V]
    """The types of the game's states, actions, events and views, and how they are read back."""

    insight: Insight[A, V] = Insight()
    planning: Planning[A, V] = Planning()
    policies: Policies[A, V] = Policies()
    computer: Computer[A, V] = Computer()
    preparation: Preparation = Preparation()
    contest: Contest[V] = Contest()
    team: Team[A, V] = Team()
    markers: Markers[V] = Markers()

    @cached_property
    def words(self) -> Words[A, V]:
        """What players read; as long as a game gives none, actions as they are written."""
        return Words(self.write)

    @cached_property
    def asking(self) -> Asking[A, V]:
        """How questions are put to players; as long as a game does not say, one by one."""
        return Asking(self.words)

    @abstractmethod
    def scenarios(self) -> Sequence[str]:
        """List the scenario ids in the order of the book."""

    def trainings(self) -> Sequence[str]:
        """List scenarios for learners; they come before all others and stand in no list."""
        return ()

    @abstractmethod
    def seats(self, scenario: str) -> Sequence[SeatInfo]:
        """List the seats of a scenario in seating order."""

    @abstractmethod
    def side_of(self, seat: Seat) -> Side:
        """Return the side that a seat belongs to."""

    @abstractmethod
    def new_state(self, setup: Setup) -> S:
        """Return the empty state with which ``begin`` starts; raises ``Refused``."""

    @abstractmethod
    def begin(self, t: Transition[S], setup: Setup) -> None:
        """Set up the match: board, decks, first frame."""

    @abstractmethod
    def advance(self, t: Transition[S]) -> None:
        """Take one step of the running frame ``t.state.flow[-1]``."""

    @abstractmethod
    def options(self, view: V, decision: Decision) -> Sequence[A]:
        """List legal actions: sorted by ``write``, finite, never empty.

        Where ``check`` accepts more than a list can hold this is a useful sample.
        """

    def check(self, view: V, decision: Decision, action: A) -> bool:
        """Tell whether the action is legal; an open-form game accepts more than it lists."""
        return action in self.options(view, decision)

    def anytime(self, view: V, seat: Seat) -> Sequence[A]:
        """List actions that the seat may take outside its decisions (resign, offer a draw)."""
        return ()

    def is_anytime(self, view: V, seat: Seat, action: A) -> bool:
        """Tell whether an action is of a kind that belongs to no decision, legal now or not."""
        return type(action) in {type(one) for one in self.anytime(view, seat)}

    @abstractmethod
    def apply(self, t: Transition[S], decision: Decision, action: A) -> None:
        """Carry out a legal action; the decision is closed already.

        Actions of ``anytime`` come with serial ``ANYTIME`` and an empty decision point.
        """

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> V:
        """Build what the viewer sees, field by field.

        Only settled states are viewed, which nobody changes any more, so public parts may be
        shared with the state.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result of a finished match."""

    @abstractmethod
    def write(self, action: A) -> str:
        """Write an action in order notation; distinct for the legal actions of a decision."""

    @abstractmethod
    def read(self, view: V, decision: Decision, text: str) -> A:
        """Read an order; raises ``Unreadable`` or ``Ambiguous``. May return an illegal action."""


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game of whatever types: for who serves all games and looks into none."""
