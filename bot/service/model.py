"""What the service keeps and tells of a match, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.journal import Header
from bot.engine.model import Decision, Outcome, Seat, Setup, Side, Text
from bot.engine.setup.options import is_within

from .ports.clocks import Wait
from .ports.windows import Window

Status: TypeAlias = Literal["lobby", "running", "over", "closed"]
"""``closed`` is a lobby that nobody can join any more."""
SOLO = "solo"
"""Option: with ``on`` one person may hold several seats."""
LESSON = "lesson"
"""Option: with ``on`` a learner is told the rules of each decision."""
REMIND = "remind"
"""Option: hours until those who must decide are called again, 1..720, or ``off``."""
THEME = "theme"
"""Option: the colours of a match's pictures, one of ``THEMES``."""
THEMES = ("day", "dusk", "winter", "contrast")
REMIND_HOURS = 24
REMIND_BOUNDS = (1, 720)
COMPUTER = -1
"""The user id of the computer player; no user of Discord has it."""


class Person(msgspec.Struct, frozen=True):
    """A user of Discord: id, shown name, language."""

    id: int
    name: str
    locale: str = "en"


class SeatEntry(msgspec.Struct, frozen=True):
    """A seat of a match and who holds it; ``nonce`` is mixed into the dice."""

    seat: Seat
    side: Side
    required: bool = True
    user: int | None = None
    name: str = ""
    locale: str = "en"
    nonce: str = ""
    dm_closed: bool = False


class NewMatch(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody asks for with ``/game new``."""

    system: str
    scenario: str
    host: Person
    channel: int
    guild: int | None = None
    locale: str = "en"
    options: dict[str, str] = {}
    home: int | None = None
    """The channel on which the thread ``channel`` hangs, where it is one."""


class MatchInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The public facts of a match.

    ``head`` is the last sequence number of the journal, -1 in the lobby. ``seed`` is in
    hexadecimal and None until the match is over. ``channel`` is that of its posts, 0 once it was
    deleted; ``home`` is the channel in which the match was asked for, where that is known.
    """

    id: str
    system: str
    scenario: str
    options: dict[str, str]
    status: Status
    host: int
    guild: int | None
    channel: int
    locale: str
    seats: tuple[SeatEntry, ...]
    head: int
    commitment: str
    version: str
    live_message: int | None
    created: float
    updated: float
    outcome: Outcome | None = None
    seed: str | None = None
    home: int | None = None
    chance: int = 1
    """The way of drawing, see ``bot.engine.journal.Header``."""

    @property
    def began(self) -> bool:
        """Tell whether it has a first turn: it is no lobby."""
        return self.status in ("running", "over")

    @property
    def ended(self) -> bool:
        """Tell whether nothing more can happen in it."""
        return self.status in ("over", "closed")

    @property
    def has_thread(self) -> bool:
        """Tell whether there is a place for its posts: its thread was not deleted."""
        return self.channel != 0

    @property
    def people(self) -> list[int]:
        """The persons who play it, each once."""
        held = dict.fromkeys(entry.user for entry in self.seats)
        return [user for user in held if user is not None and user > 0]

    def seats_of(self, user: int) -> tuple[Seat, ...]:
        """List the seats that a user holds."""
        return tuple(entry.seat for entry in self.seats if entry.user == user)

    def entry(self, seat: Seat) -> SeatEntry:
        """Return a seat's entry."""
        return next(entry for entry in self.seats if entry.seat == seat)

    def user_of(self, seat: Seat) -> int | None:
        """Return who holds a seat."""
        return self.entry(seat).user

    @property
    def remind_after(self) -> float | None:
        """Seconds until those who must decide are called again; None: never."""
        chosen = self.options.get(REMIND, "")
        if chosen == "off":
            return None
        return 3600.0 * (int(chosen) if is_reminder(chosen) else REMIND_HOURS)

    @property
    def theme(self) -> str:
        """The colours of its pictures: one of ``THEMES``."""
        chosen = self.options.get(THEME, THEMES[0])
        return chosen if chosen in THEMES else THEMES[0]

    @property
    def setup(self) -> Setup:
        """The set-up given to the game: the taken seats in seating order."""
        taken = tuple(entry.seat for entry in self.seats if entry.user is not None)
        return Setup(scenario=self.scenario, seats=taken, options=self.options)

    @property
    def header(self) -> Header:
        """What the chain of the journal begins with, once the match has begun."""
        return Header(
            id=self.id, system=self.system, version=self.version, scenario=self.scenario,
            options=self.options, seats=self.setup.seats, nonces=self.nonces,
            commitment=self.commitment, created=self.created, chance=self.chance,
        )  # fmt: skip

    @property
    def nonces(self) -> tuple[str, ...]:
        """The nonces of the taken seats in seating order."""
        return tuple(entry.nonce for entry in self.seats if entry.user is not None)


def change(info: MatchInfo, **fields: Any) -> MatchInfo:
    """Return the info with other fields."""
    return msgspec.structs.replace(info, **fields)


def is_reminder(value: str) -> bool:
    """Tell whether a value may be given to the option ``remind``: hours, or ``off``."""
    return value == "off" or is_within(value, REMIND_BOUNDS)


class Table(msgspec.Struct, frozen=True):
    """A match as it stands; ``position`` is None in the lobby."""

    info: MatchInfo
    game: AnyGame
    position: Position | None
    undoable: Seat | None = None
    """The seat that may take back the last step, if any may."""
    waits: tuple[Wait, ...] = ()
    """For whom the match waits and how long; empty without clocks."""
    windows: Mapping[int, Window] = {}
    """The reaction windows by the serials of their questions; answers kept in them are secret."""

    def can_undo(self, user: int) -> bool:
        """Tell whether a user can take the last step back."""
        return self.undoable is not None and self.undoable in self.info.seats_of(user)

    def decision_for(self, user: int) -> Decision | None:
        """Return the oldest open decision of one of the user's seats."""
        mine = self.info.seats_of(user)
        opened = self.position.open if self.position else ()
        return next((decision for decision in opened if decision.seat in mine), None)

    def shares_device(self, user: int) -> bool:
        """Tell whether a user plays for two people beside one device."""
        return self.game.asking.one_device and len(self.info.seats_of(user)) > 1

    def viewer(self, user: int) -> Seat | None:
        """Return the seat through which a user looks, the deciding one first."""
        decision = self.decision_for(user)
        if decision:
            return decision.seat
        mine = self.info.seats_of(user)
        return mine[0] if mine else None

    @property
    def deciders(self) -> tuple[int, ...]:
        """The users who must decide now, oldest question first."""
        return deciders(self.info, self.position)


def deciders(info: MatchInfo, position: Position | None) -> tuple[int, ...]:
    """List the users who must decide, each once, oldest question first; never the computer."""
    users = [info.user_of(decision.seat) for decision in (position.open if position else ())]
    return tuple(dict.fromkeys(user for user in users if user not in (None, COMPUTER)))


class Receipt(msgspec.Struct, frozen=True):
    """The proof that an order is stored: its number, the orders as written, the new head.

    ``stopped`` says why further orders of the same message were not carried out. An answer that
    stays hidden until ``hidden_until`` has no number: numbers would tell others that it was given.
    """

    match: str
    seq: int
    number: int
    orders: tuple[str, ...]
    over: bool = False
    repeated: bool = False
    stopped: Text | None = None
    hidden_until: float | None = None
    asks: str = ""
    """What the user has to consent to before the rest is carried out, see ``Unsure``."""
    since: int = 0
    """The number of the first record that came of it; 0: none did."""
    system: str = ""
    """The game whose orders they are; older receipts do not say."""
    lines: int = 0
    """How many typed orders of the message were carried out; one may be several of ``orders``."""
    said: tuple[Text, ...] = ()
    """The answers among the orders whose notation says too little, each with its question."""
