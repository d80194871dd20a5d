"""Computing the rolls of a session again from its seed, and a file with which anybody can."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.engine.draws import SeededDraws, commitment
from bot.engine.model import Draw

from .requests import AnyRequest

FORMAT = "fieldpost-dice-1"


class Recorded(msgspec.Struct, frozen=True):
    """A roll as it was stored; a secret one is told without what was asked."""

    number: int
    request: AnyRequest | None
    draws: tuple[Draw, ...]


class SessionFile(msgspec.Struct, frozen=True, kw_only=True):
    """A finished session as a file."""

    format: str = FORMAT
    session: str
    commitment: str
    seed: str
    rolls: tuple[Recorded, ...]


class Verdict(msgspec.Struct, frozen=True):
    """What verification found: how many rolls and dice were computed again, and what differs."""

    rolls: int
    dice: int
    committed: bool
    differing: tuple[int, ...] = ()

    @property
    def good(self) -> bool:
        """Whether everything is as it was promised."""
        return self.committed and not self.differing


def verify(file: SessionFile) -> Verdict:
    """Compute every die of a session again from its seed."""
    seed = bytes.fromhex(file.seed)
    differing = tuple(
        roll.number for roll in file.rolls if not _same(seed, file.session, roll.number, roll.draws)
    )
    dice = sum(draw.count for roll in file.rolls for draw in roll.draws)
    return Verdict(len(file.rolls), dice, commitment(seed) == file.commitment, differing)


def _same(seed: bytes, session: str, number: int, draws: Sequence[Draw]) -> bool:
    again = SeededDraws(seed, session, (str(number),))
    return all(
        again.roll(index, draw.count, draw.bound, draw.rule) == draw.result
        for index, draw in enumerate(draws)
    )


def read(data: bytes) -> SessionFile:
    """Read a file of a session; raises ``ValueError`` for anything else."""
    file = msgspec.json.decode(data, type=SessionFile)
    if file.format != FORMAT:
        raise ValueError(f"the format is {file.format!r}, not {FORMAT}")
    bytes.fromhex(file.seed)
    return file
