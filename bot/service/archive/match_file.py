"""A match as a file: export, import, and the check that anybody can make offline.

The file names no user: seats and nonces only. A finished match carries its seed, so that every
roll and shuffle can be computed again from nothing but the file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from bot.engine import journal
from bot.engine.chance.draws import SeededDraws, commitment
from bot.engine.game import AnyGame
from bot.engine.journal import Header, Record
from bot.engine.model import Outcome, Seat, Setup
from bot.errors import KnownError
from bot.service.model import MatchInfo, SeatEntry
from bot.service.ports.matches import JournalRow, MatchRow

from . import thoughts

FORMAT, HEADLESS = "fieldpost-match-2", "fieldpost-match-1"
"""The format of a match, and that of one which began before headers were sealed."""
UNSEALED = "version, time of creation and order of the seats are not sealed: the match is too old"
UNTHOUGHT = "other rules: what the computer decided was not thought about again"
ID = re.compile(r"[0-9a-z]{2,16}")


class MatchFileError(KnownError):
    """A file that is no exported match, or one that cannot be read here."""


class MatchFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
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
    chance: int = 1
    records: tuple[Record, ...]

    @property
    def setup(self) -> Setup:
        """The set-up of the match."""
        return Setup(scenario=self.scenario, seats=self.seats, options=self.options)

    @property
    def before(self) -> str:
        """What the chain of its records begins with."""
        return "" if self.format == HEADLESS else self.header.digest()

    @property
    def header(self) -> Header:
        """What stands above the journal."""
        return msgspec.convert(self, Header, from_attributes=True)


class MatchCheck(msgspec.Struct, frozen=True):
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
    file = MatchFile(
        format=HEADLESS if headless else FORMAT,
        id=info.id, system=info.system, version=info.version,
        scenario=info.scenario, options=info.options, seats=info.setup.seats, nonces=info.nonces,
        commitment=info.commitment, seed=row.seed.hex() if secret else info.seed,
        created=info.created, outcome=info.outcome, chance=info.chance, records=records,
    )  # fmt: skip
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def load(data: bytes) -> MatchFile:
    """Read an exported match, however its JSON is indented; raises ``MatchFileError``."""
    try:
        compact = msgspec.json.format(data, indent=-1)  # the chain is over compact actions
        file = msgspec.json.decode(compact, type=MatchFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise MatchFileError(f"this is no exported match: {error}") from error
    if file.format not in (FORMAT, HEADLESS):
        raise MatchFileError(f"unknown format {file.format!r}; this version reads {FORMAT}")
    if not file.records:
        raise MatchFileError("the file holds no journal")
    if not ID.fullmatch(file.id):
        raise MatchFileError("the match's id is not one of ours")
    if len(file.nonces) != len(file.seats):
        raise MatchFileError("every seat needs its nonce")
    return file


def verify(file: MatchFile, games: Mapping[str, AnyGame]) -> MatchCheck:
    """Check the chain, the commitment, and every draw and state by playing the match again.

    What computers decided is thought about once more, as far as the rules are those of the match.
    """
    game = game_of(file, games)
    count = sum(len(record.draws) for record in file.records)

    def verdict(fault: str = "") -> MatchCheck:
        thought = any(record.author in thoughts.AUTHORS for record in file.records)
        note = UNTHOUGHT if thought and file.version != game.version else ""
        note = UNSEALED if file.format == HEADLESS else note
        return MatchCheck(not fault, len(file.records), count, fault, note)

    broken = journal.first_break(file.records, file.before)
    if broken is not None:
        above = " or the header" if not broken else ", or one before it was left out"
        return verdict(f"record {broken}: it was altered{above}")
    if file.seed is None:
        return verdict("the seed is not revealed yet: the match is not over")
    try:
        seed = bytes.fromhex(file.seed)
    except ValueError:
        return verdict("the seed is not hexadecimal")
    if commitment(seed) != file.commitment:
        return verdict("the seed is not the one that was committed to at the start")
    by_deed = file.chance == journal.BY_DEED
    draws = SeededDraws(seed, file.id, file.nonces, by_deed=by_deed)
    try:
        position = journal.replay(game, file.setup, file.records, draws)
    except journal.Divergence as error:
        return verdict(str(error))
    if position.outcome != file.outcome:
        return verdict("the result is not the one that the journal gives")
    if file.version != game.version:
        return verdict()
    other = thoughts.first_wrong(game, file.header, file.records, seed)
    return verdict("" if other is None else f"record {other}: the computer would not have done so")


def game_of(file: MatchFile, games: Mapping[str, AnyGame]) -> AnyGame:
    """Return the game of a file; raises ``MatchFileError`` for one that is unknown here."""
    game = games.get(file.system)
    if game is None:
        raise MatchFileError(f"this version does not know the game {file.system!r}")
    return game


def restored(
    file: MatchFile, games: Mapping[str, AnyGame], channel: int, host: int
) -> tuple[MatchRow, list[JournalRow]]:
    """Build the rows of an imported match, played again from its journal.

    The host holds all seats until they hand them out. Raises ``MatchFileError``.
    """
    game = game_of(file, games)
    if file.seed is None:
        raise MatchFileError("the file lacks the seed, so the match cannot be played on")
    verdict = verify(file, games)
    if not verdict.ok:
        raise MatchFileError(f"the match does not hold: {verdict.fault}")
    line = journal.Timeline(game, file.setup)
    rows: list[JournalRow] = []
    for record in file.records:
        line.play(record)
        rows.append(JournalRow(record, b"[]"))
    at = max(i for i, (record, _) in enumerate(line.entries) if record.barrier)
    barrier, state = line.entries[at][0].seq, line.entries[at][1].encode()
    row = MatchRow(
        info=_info(file, game, channel, host), seed=bytes.fromhex(file.seed),
        chain=file.records[-1].chain, barrier=barrier, barrier_state=state,
        told_from=barrier,
    )  # fmt: skip
    return row, rows


def _info(file: MatchFile, game: AnyGame, channel: int, host: int) -> MatchInfo:
    nonces = dict(zip(file.seats, file.nonces, strict=True))
    seats = tuple(
        SeatEntry(one.seat, one.side, one.required, host, nonce=nonces[one.seat])
        for one in game.seats(file.scenario)
        if one.seat in nonces
    )
    over = file.outcome is not None
    return MatchInfo(
        id=file.id, system=file.system, scenario=file.scenario,
        options=file.options, status="over" if over else "running", host=host, guild=None,
        channel=channel, locale="en", seats=seats, head=file.records[-1].seq,
        commitment=file.commitment, version=file.version, live_message=None,
        created=file.created, updated=file.created, outcome=file.outcome, chance=file.chance,
        seed=file.seed if over else None,
    )  # fmt: skip
