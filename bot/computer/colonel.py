"""Which decisions of a finished match cost most, as play-outs tell (``bot/computer/study.py``).

All decisions that can be judged are looked at briefly, the worst of them again in fresh worlds.
Told is only what is beyond doubt there: that nothing was is an answer, too.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from .coach import Answered
from .study import Studied, Study, can_study, study_of

Judge: TypeAlias = Callable[[Study], Awaitable[Studied | None]]
"""Judges a decision; None: it could not."""
FEW: Final = 8
"""Worlds of the first look at a decision."""
MANY: Final = 64
"""Worlds of the second look."""
WORST: Final = 10
"""How many decisions are looked at again."""
MOST: Final = 3
"""How many are told at the most."""
CLEAR: Final = 0.03
"""By how much a chance of winning must differ to be told."""


class Judgement(NamedTuple):
    """A decision for which something else was stronger."""

    answered: Answered
    better: Any
    studied: Studied


def judgeable(answers: Sequence[Answered]) -> list[Answered]:
    """List the answers that can be judged: at points where it pays to think, with a choice."""
    return [
        one
        for one in answers
        if can_study(one.position.game, one.decision)
        and len(one.position.options(one.decision)) > 1
    ]


async def judged(answers: Sequence[Answered], judge: Judge) -> list[Judgement]:
    """Return the decisions that cost most, in their order; ``answers`` can be judged."""
    first = []
    for one in answers:
        study = study_of(one.position, one.decision, one.action, FEW)
        found = await judge(study)
        if found is not None and found.gain > 0:
            first.append((one, study, found))
    worst = sorted(first, key=lambda item: -item[2].gain)[:WORST]
    told = []
    for one, study, before in worst:
        again = msgspec.structs.replace(study, pairs=MANY, better=before.better)
        found = await judge(again)
        if found is not None and found.gain >= CLEAR and found.sure > 0:
            better = one.position.game.codec.action(found.better)
            told.append(Judgement(one, better, found))
    kept = sorted(told, key=lambda item: -item.studied.gain)[:MOST]
    return [item for one in answers for item in kept if item.answered is one]
