"""The journal of a match: records, their chain of digests, replay, undo and going back.

Truth is the position; the journal of actions and draws proves it. Each record carries the digest
of the state after it, and a chain value over everything before it, so that nothing can be altered
or left out unnoticed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from bot.engine import flow

from .chance.draws import Draws, ScriptedDraws, SeededDraws
from .flow import Position, Step
from .game import AnyGame
from .model import Action, Draw, Seat, Setup, Text
from .refusal import UndoRefused
from .tries.copying import copied

BY_DEED = 2
"""The way of drawing in which chance depends on what is done; 1 is that of older matches."""


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What stands above the journal of a match: its chain begins with the header's digest.

    ``created`` is the time at which the match was created, in seconds since 1970; ``nonces`` are
    those of ``seats`` in the same order; ``chance`` is the way of drawing.
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
    chance: int = 1

    def digest(self) -> str:
        """Return the SHA-256 of the header, in hexadecimal."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the journal.

    ``kind`` is ``begin`` (the set-up), ``act`` (an answer or an action at any time), ``undo``
    (the seat's last step was taken back) or ``back`` (the match went back behind dice; its
    ``action`` is a ``Back``). ``author`` says who answered: the player, the computer, or a standing
    order acting for a player; who decided to go back: all by consent, or a moderator. ``digest`` is
    that of the state after the record.
    """

    seq: int
    kind: Literal["begin", "act", "undo", "back"]
    seat: Seat | None = None
    serial: int = 0
    action: msgspec.Raw = msgspec.Raw(b"null")
    author: str = "player"
    draws: tuple[Draw, ...] = ()
    barrier: bool = True
    digest: str = ""
    chain: str = ""


class Back(msgspec.Struct, frozen=True):
    """Going back to how things stood after the record ``to``, and why."""

    to: int
    why: str = ""


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

    def rewound(self, to: int) -> Position:
        """Return the position after a record in force, as it is gone back to."""
        found = next((one for record, one in self.entries if record.seq == to), None)
        if found is None:
            raise UndoRefused(Text("refused-undo-nothing"))
        return rewound(found, self.position.state.serial)

    def back(self, record: Record, position: Position) -> None:
        """Go back by a record to ``position``, as given by ``rewound``; it is a barrier."""
        to = back_of(record).to
        self.entries = [entry for entry in self.entries if entry[0].seq <= to]
        self.entries.append((record, position))

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
        if record.kind == "back":
            self.back(record, self.rewound(back_of(record).to))
            return
        source = self._draws if self._draws is not None else ScriptedDraws(record.draws)
        if record.kind == "begin":
            step = flow.begin(self.game, self.setup, source)
        else:
            assert record.seat is not None
            action = self.game.codec.action(record.action)
            if isinstance(source, SeededDraws):
                source = source.bound(deed(self.position, record.seat, action))
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


def deed(position: Position, seat: Seat, action: Action) -> bytes:
    """Return what is done by an action, for ``SeededDraws.bound``.

    It is the action, its seat, and the procedure that it answers, such as the attack in which
    somebody reacts; what lies below, such as a turn with all its moves, is no part of it.
    """
    running = position.state.flow
    answered = flow.encode(running[-1]) if len(running) > 1 else b""
    return b"|".join([seat.encode(), flow.encode(action), answered])


def back_of(record: Record) -> Back:
    """Return where a record of the kind ``back`` goes; raises ``msgspec.MsgspecError``."""
    return msgspec.json.decode(record.action, type=Back)


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


def back_record(seq: int, author: str, back: Back, position: Position) -> Record:
    """Build the unsealed record of going back; ``position`` is as given by ``rewound``."""
    return Record(
        seq=seq, kind="back", author=author, action=msgspec.Raw(flow.encode(back)),
        digest=digest(position),
    )  # fmt: skip


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
