"""What can be told of a position and of an action before it is taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Generic, Literal, NamedTuple, TypeAlias

import msgspec

from bot.engine.chance.tally import Tally
from bot.engine.codec import A, V
from bot.engine.model import Decision, Event, Seat, Side, Text, text
from bot.engine.refusal import Refused

Exposure: TypeAlias = Literal["nothing", "named", "more"]
"""What an action shows of hidden things: nothing, just what its order names, or more than that."""


class OddsRow(msgspec.Struct, frozen=True):
    """One exact chance with its caption."""

    label: Text
    chance: Fraction


class Odds(msgspec.Struct, frozen=True):
    """What an action may bring: the sum of dice with reasons, and exact chances.

    ``notes``: what changes the chances besides the number of dice, such as re-rolls. ``added``: the
    sum is no number of dice, it is added to a single one. ``brief``: the chances summed up for a
    line of a list; empty: its first two rows do.
    """

    tally: Tally
    rows: tuple[OddsRow, ...]
    notes: tuple[Text, ...] = ()
    added: bool = False
    brief: tuple[OddsRow, ...] = ()


class Forecast(msgspec.Struct, Generic[V], frozen=True):
    """What surely follows from an action, as far as its seat can foresee it.

    ``view`` is the seat's view as it would be, for a picture with ``events``; None: no picture.
    ``consent`` tells whether the player should look before they agree; where it is not needed, the
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
    """How far a match is: the number of the turn, whose it is, and who comes next.

    ``words``: how a game calls the turn; None: by its number. No two turns of a seat have one name.
    """

    turn: int
    seat: Seat
    coming: tuple[Seat, ...] = ()
    words: Text | None = None

    @property
    def name(self) -> Text:
        """The name of the turn."""
        return self.words or text("board-turn", number=self.turn)


Topic: TypeAlias = Literal["threats", "reach", "section"]
"""What can be asked about a place: who can attack it, who can move to it, who is there."""


class Found(msgspec.Struct, frozen=True):
    """Pieces that answer a question, of one side: where each stands and what it is."""

    side: Side
    pieces: tuple[tuple[str, Text], ...]


class Mustered(NamedTuple):
    """A piece as a viewer sees it: whose, where, and how strong (blocks, figures, steps or 1)."""

    key: str
    side: Side
    place: str
    strength: int
    name: Text


class Rolled(NamedTuple):
    """Dice that a side rolled: how many did what it hoped for, and the chance of each to do so."""

    side: Side
    dice: int
    good: int
    chance: Fraction


class Insight(Generic[A, V]):
    """What may be known beforehand; by itself nothing is known, and nothing is hidden."""

    quiet_points: frozenset[str] = frozenset()
    """Decision points at which even the time of an answer may betray what is hidden, so that it is
    shown after a wait that is the same for all answers; see ``bot.service.match.windows``."""
    quiet_wait: str = "1-minute"
    """How long that wait is without a word of the host, as a value of its option."""

    line_by_line: bool = False
    """Whether several typed orders are carried out one by one: where one of them is refused, those
    before it stay. Otherwise all of them are accepted or none, unless something was thrown."""

    def surprise(self, view: V, seat: Seat, events: Sequence[Event]) -> Text | None:
        """Say what of an order's events nobody could plan for, so that orders behind it wait.

        ``view`` is the seat's after the order; None: the seat's plan still holds.
        """
        return None

    def exposes(self, view: V, decision: Decision, action: A) -> Exposure:
        """Tell whether an action shows something hidden, so that the player is asked twice.

        A tap is asked about twice in either case, typed words where they do not name it.
        """
        return "nothing"

    def odds(self, view: V, action: A) -> Odds | None:
        """Return exact odds of an action from public facts, where it has any."""
        return None

    def forecast(self, view: V, action: A) -> Forecast[V] | None:
        """Say what surely follows if an action is taken; None where its odds or label serve."""
        return None

    def course(self, view: V) -> Course | None:
        """Tell turn and players on turn; None where a match has no turns."""
        return None

    secret_draws: frozenset[str] = frozenset()
    """Rules whose rolls depend on hidden facts, so that nobody may look ahead past them."""
    like_dice: bool = False
    """Whether the dice of one roll count alike, whatever their order."""

    def rolled(self, view: V, event: Event) -> Sequence[Rolled]:
        """Tell what an event rolled whose dice are known to be good or bad for somebody.

        ``view`` is any of the match after the event. Rolls that serve nobody are left out.
        """
        return ()

    def muster(self, view: V) -> Sequence[Mustered]:
        """List the pieces that are in play, of all sides, with keys that stay the same."""
        return ()

    def named(self, event: Event) -> frozenset[str]:
        """Return the keys of pieces and the places that an event is about, as ``muster`` has them.

        Other words may be among them. By itself all that stands in the event, but for the way
        (``path``) of whoever moved, who is named beside it.
        """
        return frozenset(_words(msgspec.to_builtins(event)))

    def places(self, view: V) -> Sequence[str]:
        """List the places between which ``sight`` is asked for; empty: there is no such thing."""
        return ()

    def about(self, view: V, viewer: Side | None, topic: Topic, place: str) -> Sequence[Found]:
        """Answer a question about a place as it is typed, or a section as the notation writes it.

        ``viewer`` is whose left and right, hand and enemies are meant; None: a spectator's.
        Raises ``Refused`` for a place that is none, and where a game has no such thing.
        """
        raise Refused(Text("ask-refused-nothing"))

    def sight(self, view: V, origin: str, target: str) -> Sight:
        """Say whether a place sees another, as they are typed; raises ``Refused``."""
        raise Refused(Text("refused-no-sight"))


def _words(said: Any) -> Iterator[str]:
    """Yield all words within a value."""
    if isinstance(said, str):
        yield said
    elif isinstance(said, dict):
        yield from (word for key, one in said.items() if key != "path" for word in _words(one))
    elif isinstance(said, (list, tuple)):
        yield from (word for one in said for word in _words(one))
