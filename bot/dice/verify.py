"""Computing the rolls of a session again from its seed, and a file with which anybody can."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.engine.chance.draws import ScriptedDraws, ScriptMismatch, SeededDraws, commitment
from bot.engine.model import Draw
from bot.engine.refusal import Refused

from . import seal
from .content import DiceContent
from .hand import Hand
from .perform import perform
from .requests import AnyRequest

FAMILY = "fieldpost-dice-"
FORMAT, UNSEALED = f"{FAMILY}2", f"{FAMILY}1"
"""The format of a session, and that of one made before rolls were sealed."""


class Recorded(msgspec.Struct, frozen=True):
    """A roll as it was stored; a secret one is told without what was asked and its label.

    ``mark`` seals the label (see ``seal``); ``salt`` proves it, and lacks where the label is not
    told: with secret rolls, and where somebody had their words removed.
    """

    number: int
    request: AnyRequest | None
    draws: tuple[Draw, ...]
    secret: bool = False
    label: str = ""
    salt: str | None = None
    mark: str = ""
    digest: str = ""


class SessionFile(msgspec.Struct, frozen=True, kw_only=True):
    """A finished session as a file; ``digest`` is that of its last roll."""

    format: str = FORMAT
    session: str
    commitment: str
    seed: str
    rolls: tuple[Recorded, ...]
    digest: str = ""

    @property
    def sealed(self) -> bool:
        """Whether its rolls were sealed when they were made."""
        return self.format == FORMAT


class SessionCheck(msgspec.Struct, frozen=True):
    """What verification found: how many rolls and dice were computed again, and what differs.

    ``whole``: the numbers are 1, 2, 3 ... and the last digest is that of the file. Of a file that
    is not ``sealed`` the dice alone are proven: neither what was asked, nor that none is missing
    at the end. ``wordless``: sealed rolls whose label is not told.
    """

    rolls: int
    dice: int
    committed: bool
    sealed: bool
    whole: bool
    differing: tuple[int, ...] = ()
    wordless: tuple[int, ...] = ()

    @property
    def good(self) -> bool:
        """Whether everything is as it was promised."""
        return self.committed and self.whole and not self.differing


def verify(file: SessionFile, content: DiceContent) -> SessionCheck:
    """Compute every die of a session again from its seed, and roll what was asked once more."""
    seed = bytes.fromhex(file.seed)
    differing = [
        roll.number
        for roll in file.rolls
        if not (_same(seed, file.session, roll) and _fits(roll, content))
    ]
    if file.sealed:
        differing += _unsealed(seed, file)
    return SessionCheck(
        rolls=len(file.rolls),
        dice=sum(draw.count for roll in file.rolls for draw in roll.draws),
        committed=commitment(seed) == file.commitment,
        sealed=file.sealed,
        whole=_whole(file),
        differing=tuple(sorted(set(differing))),
        wordless=tuple(one.number for one in file.rolls if file.sealed and one.salt is None),
    )


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


def _unsealed(seed: bytes, file: SessionFile) -> Sequence[int]:
    """List the rolls that are not what was sealed, each behind the one before it in the file."""
    before, broken = file.commitment, []
    for roll in file.rolls:
        asked = None if roll.secret else roll.request
        found = seal.digest(seed, file.session, before, roll.number, asked, roll.draws, roll.mark)
        if found != roll.digest or roll.secret != (roll.request is None) or not _worded(roll):
            broken.append(roll.number)
        before = roll.digest
    return broken


def _worded(roll: Recorded) -> bool:
    """Tell whether a label that is told is the one that was sealed."""
    if roll.salt is None:
        return not roll.label
    return seal.mark(bytes.fromhex(roll.salt), roll.label, None) == roll.mark


def _whole(file: SessionFile) -> bool:
    ordered = [roll.number for roll in file.rolls] == list(range(1, len(file.rolls) + 1))
    last = file.rolls[-1].digest if file.rolls else file.commitment
    return ordered and (not file.sealed or last == file.digest)


def is_session(data: bytes) -> bool:
    """Tell whether a file says that it holds a session of dice."""
    return FAMILY.encode() in data[:200]


def read(data: bytes) -> SessionFile:
    """Read a file of a session; raises ``ValueError`` for anything else."""
    file = msgspec.json.decode(data, type=SessionFile)
    if file.format not in (FORMAT, UNSEALED):
        raise ValueError(f"the format is {file.format!r}, not {FORMAT}")
    for written in (file.seed, *(roll.salt or "" for roll in file.rolls)):
        bytes.fromhex(written)
    return file
