"""The journal of a match: records, their chain of digests, replay and undo.

Truth is the position; the journal of actions and draws proves it. Each record carries the digest
of the state after it, and a chain value over everything before it, so that nothing can be altered
or left out unnoticed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from . import flow
from .copying import copied
from .draws import Draws, ScriptedDraws
from .flow import Position, Step
from .game import AnyGame
from .model import Draw, Seat, Setup, Text
from .refusal import UndoRefused


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What stands above the journal of a match: its chain begins with the header's digest.

    ``created`` is the time at which the match was created, in seconds since 1970; ``nonces`` are
    those of ``seats`` in the same order.
    """

    id: str
    system: str
    version: str
    scenario: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    nonces: tuple[str, ...]
    commitment: str
    created: float

    def digest(self) -> str:
        """Return the SHA-256 of the header, in hexadecimal."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the journal.

    ``kind`` is ``begin`` (the set-up), ``act`` (an answer or an action at any time) or ``undo``
    (the seat's last step was taken back). ``author`` says who answered: the player, the
    computer, or a standing order acting for a player. ``digest`` is that of the state after the
    record.
    """

    seq: int
    kind: Literal["begin", "act", "undo"]
    seat: Seat | None = None
    serial: int = 0
    action: msgspec.Raw = msgspec.Raw(b"null")
    author: str = "player"
    draws: tuple[Draw, ...] = ()
    barrier: bool = True
    digest: str = ""
    chain: str = ""


def digest(position: Position) -> str:
    """Return the SHA-256 of the encoded state, in hexadecimal."""
    return hashlib.sha256(position.encode()).hexdigest()


def sealed(record: Record, before: str) -> Record:
    """Return the record with its chain value: SHA-256 over the one before and its own content."""
    bare = msgspec.structs.replace(record, chain="")
    chain = hashlib.sha256(before.encode() + flow.encode(bare)).hexdigest()
    return msgspec.structs.replace(record, chain=chain)


def first_break(records: Sequence[Record], before: str = "") -> int | None:
    """Return the place of the first record that does not fit the chain; None: all fit.

    The chain begins with ``before``: the digest of a header, or nothing where there is none.
    """
    for seq, record in enumerate(records):
        if record.seq != seq or sealed(record, before).chain != record.chain:
            return seq
        before = record.chain
    return None


class Divergence(Exception):
    """A replay that does not give what the journal says; ``seq`` is the first differing record."""

    def __init__(self, seq: int, why: str):
        super().__init__(f"record {seq}: {why}")
        self.seq = seq


class Timeline:
    """A journal being played: the records in force, each with the position after it.

    Starts empty, or (``resumed``) from the position after the last barrier, which is all that
    playing on and taking back need. Without ``draws`` recorded results are used; with them every
    roll and shuffle is computed anew and must agree with the record.
    """

    def __init__(self, game: AnyGame, setup: Setup, draws: Draws | None = None):
        self.game = game
        self.setup = setup
        self.entries: list[tuple[Record, Position]] = []
        self._draws = draws

    @classmethod
    def resumed(
        cls,
        setup: Setup,
        record: Record,
        position: Position,
        later: Sequence[Record],
        *,
        exact: bool = True,
    ) -> Timeline:
        """Rebuild the end of a journal from a record, the position after it and what followed.

        ``exact`` as for ``play``.
        """
        line = cls(position.game, setup)
        line.entries.append((record, position))
        for one in later:
            line.play(one, exact=exact)
        return line

    @property
    def position(self) -> Position:
        """The present position."""
        return self.entries[-1][1]

    def add(self, record: Record, position: Position) -> None:
        """Take in a step that was just made."""
        self.entries.append((record, position))

    def undone(self, seat: Seat) -> Position:
        """Return the position if the seat took its last step back; raises ``UndoRefused``."""
        check_undo([record for record, _ in self.entries], seat)
        return rewound(self.entries[-2][1], self.position.state.serial)

    def undo(self, position: Position) -> None:
        """Replace the last step by ``position``, as given by ``undone``."""
        self.entries.pop()
        kept, _ = self.entries.pop()
        self.entries.append((kept, position))

    def play(self, record: Record, *, exact: bool = True) -> Position:
        """Play one record; raises ``Divergence`` where the result is not the recorded one.

        A record of other rules need not be ``exact``: it must be legal and draw the same, but its
        state may differ, such as by an answer that the question lists now.
        """
        try:
            self._play(record)
        except Divergence:
            raise
        except Exception as error:
            raise Divergence(record.seq, f"{type(error).__name__}: {error}") from error
        if exact and digest(self.position) != record.digest:
            raise Divergence(record.seq, "the state differs")
        return self.position

    def _play(self, record: Record) -> None:
        if record.kind == "undo":
            assert record.seat is not None
            self.undo(self.undone(record.seat))
            return
        source = self._draws if self._draws is not None else ScriptedDraws(record.draws)
        if record.kind == "begin":
            step = flow.begin(self.game, self.setup, source)
        else:
            assert record.seat is not None
            action = self.game.codec.action(record.action)
            step = flow.submit(self.position, record.seat, record.serial, action, source)
        if step.draws != record.draws:
            raise Divergence(record.seq, "the draws differ")
        self.entries.append((record, step.position))


def replay(
    game: AnyGame,
    setup: Setup,
    records: Sequence[Record],
    draws: Draws | None = None,
) -> Position:
    """Play a whole journal again and compare every digest; raises ``Divergence``."""
    line = Timeline(game, setup, draws)
    for record in records:
        line.play(record)
    return line.position


def check_undo(effective: Sequence[Record], seat: Seat) -> None:
    """Raise ``UndoRefused`` unless the last effective step is the seat's own and no barrier.

    ``effective`` holds the records that are in force, i.e. without undone steps and undos. A step
    by a standing order or a clock counts as its seat's own.
    """
    last = effective[-1] if effective else None
    if last is None or last.kind == "begin":
        raise UndoRefused(Text("refused-undo-nothing"))
    if last.seat != seat:
        raise UndoRefused(Text("refused-undo-other"))
    if last.barrier:
        raise UndoRefused(Text("refused-undo-barrier"))


def rewound(before: Position, serial: int) -> Position:
    """Return an earlier position whose decisions carry new serials above ``serial``.

    So a button of the undone step can never be taken for one of the reopened decision.
    """
    state = copied(before.state)
    for index, decision in enumerate(state.open):
        serial += 1
        state.open[index] = msgspec.structs.replace(decision, serial=serial)
    state.serial = serial
    return Position(before.game, state)


def begin_record(step: Step) -> Record:
    """Build the unsealed first record of a match."""
    return Record(seq=0, kind="begin", draws=step.draws, digest=digest(step.position))


def undo_record(seq: int, seat: Seat, position: Position) -> Record:
    """Build the unsealed record of a step taken back."""
    return Record(seq=seq, kind="undo", seat=seat, barrier=False, digest=digest(position))


def act_record(
    seq: int, seat: Seat, serial: int, action: Any, step: Step, author: str = "player"
) -> Record:
    """Build the unsealed record of an accepted action."""
    return Record(
        seq=seq,
        kind="act",
        seat=seat,
        serial=serial,
        action=msgspec.Raw(flow.encode(action)),
        author=author,
        draws=step.draws,
        barrier=step.barrier,
        digest=digest(step.position),
    )
