"""What the computer players of a finished match decided, thought about once more."""

from __future__ import annotations

from collections.abc import Sequence

from bot.computer.job import answered, job_of, seeded
from bot.computer.levels import LEVELS, Level
from bot.computer.waiting import RUNGS
from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.journal import Header, Record, Timeline
from bot.engine.model import Setup
from bot.service.match.computers import author_of

AUTHORS: dict[str, tuple[Level, int]] = {
    author_of(level, part): (level, part) for level in LEVELS for _, part in RUNGS
}
"""How a computer decided, and with what part of its time, by the author of its record."""


def first_wrong(
    game: AnyGame, header: Header, records: Sequence[Record], seed: bytes
) -> int | None:
    """Return the first record that a computer would have given otherwise; None: all are its own.

    ``records`` must be a journal that holds; ``seed`` is that of the match.
    """
    setup = Setup(scenario=header.scenario, seats=header.seats, options=header.options)
    line = Timeline(game, setup)
    for record in records:
        how = AUTHORS.get(record.author)
        if how is not None and not _is_own(line.position, header, record, how, seed):
            return record.seq
        line.play(record)
    return None


def _is_own(
    position: Position, header: Header, record: Record, how: tuple[Level, int], seed: bytes
) -> bool:
    assert record.seat is not None
    level, part = how
    decision = position.decision(record.seat, record.serial)
    chance = seeded(seed, header.id, header.nonces, decision, level)
    answer = answered(position.game, job_of(position, decision, level, chance, part))
    return answer.action == bytes(record.action)
