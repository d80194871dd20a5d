"""Computing the rolls of a session again from its seed, and a file with which anybody can."""

from __future__ import annotations

import msgspec

from bot.engine.draws import ScriptedDraws, ScriptMismatch, SeededDraws, commitment
from bot.engine.model import Draw
from bot.engine.refusal import Refused

from .content import DiceContent
from .hand import Hand
from .perform import perform
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


def verify(file: SessionFile, content: DiceContent) -> Verdict:
    """Compute every die of a session again from its seed, and roll what was asked once more."""
    seed = bytes.fromhex(file.seed)
    differing = tuple(
        roll.number
        for roll in file.rolls
        if not (_same(seed, file.session, roll) and _fits(roll, content))
    )
    dice = sum(draw.count for roll in file.rolls for draw in roll.draws)
    return Verdict(len(file.rolls), dice, commitment(seed) == file.commitment, differing)


def _same(seed: bytes, session: str, roll: Recorded) -> bool:
    again = SeededDraws(seed, session, (str(roll.number),))
    return all(
        again.roll(index, draw.count, draw.bound, draw.rule) == draw.result
        for index, draw in enumerate(roll.draws)
    )


def _fits(roll: Recorded, content: DiceContent) -> bool:
    """Tell whether what was asked takes just these dice."""
    if roll.request is None:
        return True
    draws = ScriptedDraws(roll.draws)
    try:
        perform(roll.request, content, Hand(draws))
    except (ScriptMismatch, Refused):
        return False
    return not draws.left


def is_session(data: bytes) -> bool:
    """Tell whether a file says that it holds a session of dice."""
    return FORMAT.encode() in data[:200]


def read(data: bytes) -> SessionFile:
    """Read a file of a session; raises ``ValueError`` for anything else."""
    file = msgspec.json.decode(data, type=SessionFile)
    if file.format != FORMAT:
        raise ValueError(f"the format is {file.format!r}, not {FORMAT}")
    bytes.fromhex(file.seed)
    return file
