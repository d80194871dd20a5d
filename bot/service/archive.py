"""A match as a file: export, import, and the check that anybody can make offline.

The file names no user: seats and nonces only. A finished match carries its seed, so that every
roll and shuffle can be computed again from nothing but the file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from bot.engine import journal
from bot.engine.draws import SeededDraws, commitment
from bot.engine.game import AnyGame
from bot.engine.journal import Header, Record
from bot.engine.model import Outcome, Seat, Setup
from bot.errors import KnownError

from .model import MatchInfo, SeatEntry
from .ports import JournalRow, MatchRow

FORMAT, HEADLESS = "fieldpost-match-2", "fieldpost-match-1"
"""The format of a match, and that of one which began before headers were sealed."""
UNSEALED = "version, time of creation and order of the seats are not sealed: the match is too old"
ID = re.compile(r"[0-9a-z]{2,16}")


class ArchiveError(KnownError):
    """A file that is no exported match, or one that cannot be read here."""


class Archived(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An exported match. ``seed`` is in hexadecimal, None while the match runs."""

    format: str
    id: str
    system: str
    version: str
    scenario: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    nonces: tuple[str, ...]
    commitment: str
    seed: str | None
    created: float
    outcome: Outcome | None
    records: tuple[Record, ...]

    @property
    def setup(self) -> Setup:
        """The set-up of the match."""
        return Setup(scenario=self.scenario, seats=self.seats, options=self.options)

    @property
    def before(self) -> str:
        """What the chain of its records begins with."""
        if self.format == HEADLESS:
            return ""
        return msgspec.convert(self, Header, from_attributes=True).digest()


class Verdict(msgspec.Struct, frozen=True):
    """The result of a check: ``ok``, what was checked, the first fault, and what is unproven."""

    ok: bool
    records: int
    draws: int
    fault: str = ""
    note: str = ""


def dump(row: MatchRow, rows: Sequence[JournalRow], *, secret: bool = False) -> bytes:
    """Write a match as JSON; ``secret`` adds the seed of a match that still runs."""
    info = row.info
    records = tuple(one.record for one in rows)
    headless = journal.first_break(records[:1]) is None
    archived = Archived(
        format=HEADLESS if headless else FORMAT,
        id=info.id, system=info.system, version=info.version,
        scenario=info.scenario, options=info.options, seats=info.setup.seats, nonces=info.nonces,
        commitment=info.commitment, seed=row.seed.hex() if secret else info.seed,
        created=info.created, outcome=info.outcome, records=records,
    )  # fmt: skip
    return msgspec.json.format(msgspec.json.encode(archived), indent=1)


def load(data: bytes) -> Archived:
    """Read an exported match, however its JSON is indented; raises ``ArchiveError``."""
    try:
        compact = msgspec.json.format(data, indent=-1)  # the chain is over compact actions
        archived = msgspec.json.decode(compact, type=Archived)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ArchiveError(f"this is no exported match: {error}") from error
    if archived.format not in (FORMAT, HEADLESS):
        raise ArchiveError(f"unknown format {archived.format!r}; this version reads {FORMAT}")
    if not archived.records:
        raise ArchiveError("the file holds no journal")
    if not ID.fullmatch(archived.id):
        raise ArchiveError("the match's id is not one of ours")
    if len(archived.nonces) != len(archived.seats):
        raise ArchiveError("every seat needs its nonce")
    return archived


def verify(archived: Archived, games: Mapping[str, AnyGame]) -> Verdict:
    """Check the chain, the commitment, and every draw and state by playing the match again."""
    game = game_of(archived, games)
    count = sum(len(record.draws) for record in archived.records)

    def verdict(fault: str = "") -> Verdict:
        note = UNSEALED if archived.format == HEADLESS else ""
        return Verdict(not fault, len(archived.records), count, fault, note)

    broken = journal.first_break(archived.records, archived.before)
    if broken is not None:
        above = " or the header" if not broken else ", or one before it was left out"
        return verdict(f"record {broken}: it was altered{above}")
    if archived.seed is None:
        return verdict("the seed is not revealed yet: the match is not over")
    try:
        seed = bytes.fromhex(archived.seed)
    except ValueError:
        return verdict("the seed is not hexadecimal")
    if commitment(seed) != archived.commitment:
        return verdict("the seed is not the one that was committed to at the start")
    draws = SeededDraws(seed, archived.id, archived.nonces)
    try:
        position = journal.replay(game, archived.setup, archived.records, draws)
    except journal.Divergence as error:
        return verdict(str(error))
    if position.outcome != archived.outcome:
        return verdict("the result is not the one that the journal gives")
    return verdict()


def game_of(archived: Archived, games: Mapping[str, AnyGame]) -> AnyGame:
    """Return the game of an archive; raises ``ArchiveError`` for one that is unknown here."""
    game = games.get(archived.system)
    if game is None:
        raise ArchiveError(f"this version does not know the game {archived.system!r}")
    return game


def undone(records: Sequence[Record]) -> set[int]:
    """Return the sequence numbers of records that were taken back."""
    kept: list[int] = []
    gone: set[int] = set()
    for record in records:
        if record.kind == "undo" and kept:
            gone.add(kept.pop())
        elif record.kind != "undo":
            kept.append(record.seq)
    return gone


def restored(
    archived: Archived, games: Mapping[str, AnyGame], channel: int, host: int
) -> tuple[MatchRow, list[JournalRow]]:
    """Build the rows of an imported match, played again from its journal.

    The host holds all seats until he hands them out. Raises ``ArchiveError``.
    """
    game = game_of(archived, games)
    if archived.seed is None:
        raise ArchiveError("the file lacks the seed, so the match cannot be played on")
    verdict = verify(archived, games)
    if not verdict.ok:
        raise ArchiveError(f"the match does not hold: {verdict.fault}")
    line = journal.Timeline(game, archived.setup)
    rows: list[JournalRow] = []
    for record in archived.records:
        line.play(record)
        rows.append(JournalRow(record, b"[]"))
    at = max(i for i, (record, _) in enumerate(line.entries) if record.barrier)
    barrier, state = line.entries[at][0].seq, line.entries[at][1].encode()
    row = MatchRow(
        info=_info(archived, game, channel, host), seed=bytes.fromhex(archived.seed),
        chain=archived.records[-1].chain, barrier=barrier, barrier_state=state,
        told_from=barrier,
    )  # fmt: skip
    return row, rows


def _info(archived: Archived, game: AnyGame, channel: int, host: int) -> MatchInfo:
    nonces = dict(zip(archived.seats, archived.nonces, strict=True))
    seats = tuple(
        SeatEntry(one.seat, one.side, one.required, host, nonce=nonces[one.seat])
        for one in game.seats(archived.scenario)
        if one.seat in nonces
    )
    over = archived.outcome is not None
    return MatchInfo(
        id=archived.id, system=archived.system, scenario=archived.scenario,
        options=archived.options, status="over" if over else "running", host=host, guild=None,
        channel=channel, locale="en", seats=seats, head=archived.records[-1].seq,
        commitment=archived.commitment, version=archived.version, live_message=None,
        created=archived.created, updated=archived.created, outcome=archived.outcome,
        seed=archived.seed if over else None,
    )  # fmt: skip
