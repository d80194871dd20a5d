"""What a game offers to the engine: rules and content of one system, without state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias

import msgspec

from .codec import A, Codec, S, V
from .model import Action, Choice, Decision, Event, Outcome, Seat, Setup, Side, Text
from .options import Army, MatchOption, SeatOption
from .parley import Proposal
from .refusal import IllegalAction, Refused, Unreadable
from .tally import Tally

if TYPE_CHECKING:
    from .flow import Transition

Exposure: TypeAlias = Literal["nothing", "named", "more"]
"""What an action shows of hidden things: nothing, just what its order names, or more than that."""


class OddsRow(msgspec.Struct, frozen=True):
    """One exact chance with its caption."""

    label: Text
    chance: Fraction


class Odds(msgspec.Struct, frozen=True):
    """What an action may bring: the sum of dice with reasons, and exact chances.

    ``notes``: what changes the chances besides the number of dice, such as re-rolls.
    """

    tally: Tally
    rows: tuple[OddsRow, ...]
    notes: tuple[Text, ...] = ()


class Forecast(msgspec.Struct, Generic[V], frozen=True):
    """What surely follows from an action, as far as its seat can foresee it.

    ``view`` is the seat's view as it would be, for a picture with ``events``; None: no picture.
    ``consent`` tells whether the player should look before he agrees; where it is not needed, the
    first line goes with the pick and the step is taken back if it was wrong.
    """

    lines: tuple[Text, ...]
    view: V | None = None
    events: tuple[Event, ...] = ()
    consent: bool = True


class Sight(msgspec.Struct, frozen=True):
    """Whether a place sees another: the places that block the line, and why in lines with rules."""

    origin: str
    target: str
    blockers: tuple[str, ...]
    lines: tuple[Text, ...]


class Course(msgspec.Struct, frozen=True):
    """How far a match is: the number of the turn, whose it is, and who comes next."""

    turn: int
    seat: Seat
    coming: tuple[Seat, ...] = ()


class Sequel(msgspec.Struct, frozen=True):
    """The next match of a longer contest: its set-up, which carries what the matches before gave.

    ``places`` names for each taken seat the one that its player takes in it.
    """

    setup: Setup
    places: dict[Seat, Seat]


class Adjustment(msgspec.Struct, frozen=True):
    """A marker of a real table that a player may put right by hand, at any time.

    ``value`` is a step (``+1``, ``-1``), ``on`` or ``off``, or a word; ``action`` does it.
    """

    target: Choice
    marker: Choice
    value: Choice
    action: Action


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a scenario: its side and whether the match can start without it."""

    seat: Seat
    side: Side
    required: bool = True


class Game(ABC, Generic[S, A, V]):
    """Rules and content of one system; stateless and pure.

    ``options``, ``check``, ``refusal``, ``read``, ``menu``, ``odds`` and ``standing`` see a view,
    never the state, so that menus, errors and computer players cannot know more than the seat.
    """

    slug: str
    version: str
    """Rules version and content hash; pinned by every match."""
    codec: Codec[S, A, V]
    """The types of the game's states, actions, events and views, and how they are read back."""

    @abstractmethod
    def scenarios(self) -> Sequence[str]:
        """List the scenario ids in the order of the book."""

    def about(self, scenario: str) -> Sequence[Text]:
        """Say in lines for whom a scenario is, the shortest first, such as how hard it is."""
        return ()

    @abstractmethod
    def seats(self, scenario: str) -> Sequence[SeatInfo]:
        """List the seats of a scenario in seating order."""

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

    def adjustments(self, view: V, seat: Seat) -> Sequence[Adjustment]:
        """List which markers the seat may put right by hand; they are among ``anytime``."""
        return ()

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
    def side_of(self, seat: Seat) -> Side:
        """Return the side that a seat belongs to."""

    # Before the match ------------------------------------------------------------------------

    def match_options(self, scenario: str) -> Sequence[MatchOption]:
        """List what the host of a match of this scenario may set."""
        return ()

    def seat_options(self, setup: Setup, seat: Seat) -> Sequence[SeatOption]:
        """List what a seat's player chooses, with the options that are set so far."""
        return ()

    def armies(self) -> Sequence[Army]:
        """List the ready-made armies: patterns for lists of one's own; empty: there are none."""
        return ()

    def read_army(self, text: str, setup: Setup | None = None) -> Army:
        """Read an army list; with a set-up also check that a match of it allows the list.

        Raises ``Refused`` with a reason that names every fault: what, where and why.
        """
        raise Refused(Text("refused-no-armies"))

    # Words: notation, menus, captions -------------------------------------------------------

    @abstractmethod
    def write(self, action: A) -> str:
        """Write an action in order notation; distinct for the legal actions of a decision."""

    @abstractmethod
    def read(self, view: V, decision: Decision, text: str) -> A:
        """Read an order; raises ``Unreadable`` or ``Ambiguous``. May return an illegal action."""

    def refusal(self, view: V, decision: Decision, action: A) -> Refused:
        """Say why an action is illegal, with the rule id, from the seat's own view."""
        return IllegalAction(Text("refused-illegal", {"order": self.write(action)}))

    @abstractmethod
    def menu(self, view: V, decision: Decision, action: A) -> tuple[Choice, ...]:
        """Return the picks that lead to the action, e.g. unit, then hex."""

    def offered(self, view: V, decision: Decision, options: Sequence[A]) -> Sequence[A]:
        """Return the options in the order in which menus show them, the most usual first."""
        return options

    @abstractmethod
    def prompt(self, view: V, decision: Decision) -> Text:
        """Return the question of a decision, as its seat reads it."""

    @abstractmethod
    def caption(self, event: Event) -> Text | None:
        """Return the log line of an event, or None if it needs no line."""

    def secrets(self, view: V, seat: Seat) -> Sequence[Text]:
        """List in lines what the seat alone may read besides its cards, from its own view."""
        return ()

    def course(self, view: V) -> Course | None:
        """Tell turn and players on turn; None where a match has no turns."""
        return None

    def sharing(self, view: V, seat: Seat) -> Sequence[A]:
        """List those of ``anytime`` that show a card of the seat's hand to its teammate alone."""
        return ()

    def headline(self, view: V) -> Text | None:
        """Say how a longer contest stands of which this is one battle; None: there is none."""
        return None

    def parting(self, view: V) -> Text | None:
        """Say what giving up or a draw leaves open; None: the match is over with it."""
        return None

    def sequel(self, view: V, setup: Setup) -> Sequel | None:
        """Return the match that follows a finished one, from its public view; None: none does."""
        return None

    def cards(self) -> Sequence[Choice]:
        """List all cards of the game with name and text, as they can be looked up."""
        return ()

    def hand(self, view: V, seat: Seat) -> Sequence[Choice] | None:
        """List the cards in a seat's hand with name and text; None: the view hides them."""
        return None

    def proposals(self, view: V) -> Sequence[Proposal]:
        """List what seats want and their teammates have not agreed to."""
        return ()

    held: Literal["cards", "orders"] = "cards"
    """What a seat alone sees, as players are told: a hand of cards, or face-down orders."""
    several_points: frozenset[str] = frozenset()
    """Decision points at which a menu takes several picks, answers one after the other."""
    quiet_points: frozenset[str] = frozenset()
    """Decision points at which even the time of an answer may betray what is hidden, so that it is
    shown after a wait that is the same for all answers; see ``bot.service.windows``."""

    def exposes(self, view: V, decision: Decision, action: A) -> Exposure:
        """Tell whether an action shows something hidden, so that the player is asked twice.

        A tap is asked about twice in either case, typed words where they do not name it.
        """
        return "nothing"

    def forecast(self, view: V, action: A) -> Forecast[V] | None:
        """Say what surely follows if an action is taken; None where its odds or label serve."""
        return None

    def odds(self, view: V, action: A) -> Odds | None:
        """Return exact odds of an action from public facts, where it has any."""
        return None

    def places(self, view: V) -> Sequence[str]:
        """List the places between which ``sight`` is asked for; empty: there is no such thing."""
        return ()

    def sight(self, view: V, origin: str, target: str) -> Sight:
        """Say whether a place sees another, as they are typed; raises ``Refused``."""
        raise Refused(Text("refused-no-sight"))

    def advise(self, view: V, decision: Decision, options: Sequence[A]) -> A:
        """Pick one of the listed options for a computer player; the same for the same view."""
        return options[0]

    step_budget_ms: int | None = None
    """How long listing options and taking a step may last; None: as a bare reducer's move."""

    # Standing orders --------------------------------------------------------------------------

    policy_points: Sequence[str] = ()
    """What standing orders are about: decision points, or parts of one; see ``topics``."""
    usual: Mapping[str, str] = {}
    """The policies that hold for a player by policy point until he sets others."""

    def topics(self, point: str) -> Sequence[str]:
        """List the policy points that together answer a decision point; most often itself."""
        return (point,) if self.policies(point) else ()

    def policies(self, point: str) -> Sequence[Choice]:
        """List the standing orders that a decision point offers; empty if it offers none."""
        return ()

    def policy(self, point: str, said: str) -> Choice | None:
        """Read a standing order as a player names it, in any case and spacing.

        Besides those that ``policies`` lists a game may read others with a parameter. The key of
        the result is what is stored and given to ``standing``; None: there is no such order.
        """
        plain = "-".join(said.lower().split())
        return next((one for one in self.policies(point) if one.key == plain), None)

    def policy_text(self, policy: str) -> Text:
        """Name a stored standing order."""
        return Text(f"{self.slug}-policy-{policy}")

    def policy_told(self, policy: str) -> Text:
        """Name the standing order that answered to everybody; vague where its name tells much."""
        return self.policy_text(policy)

    def standing(self, view: V, decision: Decision, policy: str) -> A | None:
        """Answer a decision by a standing order; None means: ask."""
        return None

    def standing_by(
        self, view: V, decision: Decision, held: Mapping[str, str]
    ) -> tuple[str, A] | None:
        """Answer a decision by all policies that a seat holds, by policy point; None means: ask.

        Returns the policy point that decided with the answer. Whether there is an answer must
        depend on public facts alone.
        """
        policy = held.get(decision.point)
        action = self.standing(view, decision, policy) if policy is not None else None
        return None if action is None else (decision.point, action)

    def unreadable(self, text: str) -> Unreadable:
        """Build the refusal of a text that is no order."""
        return Unreadable(Text("refused-unreadable", {"order": text[:60]}))


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game of whatever types: for who serves all games and looks into none."""
