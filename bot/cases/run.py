"""Running a case: set up, do, compare."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from bot.engine.chance.draws import ScriptMismatch
from bot.engine.flow import Position
from bot.engine.refusal import Refused
from bot.games.notation import BadNotation

from .compare import differences, refusal_differences, refusal_line
from .format import Case, CaseError, Expect, StepText, expectation, load_case
from .play import CaseDraws, CaseRun

BAD = (msgspec.ValidationError, ScriptMismatch, BadNotation)
"""What is wrong with a case itself, and not with the rules."""
BEGINNING = "beginning"


def run_case(path: Path) -> list[str]:
    """Run a case; returns what fails, one line each. Raises ``CaseError`` for a bad file."""
    case = load_case(path)
    try:
        return failures(case)
    except BAD as error:
        raise CaseError(path, str(error)) from error


def failures(case: Case) -> list[str]:
    """Run a case; returns what fails. Raises one of ``BAD`` for one that makes no sense."""
    return list(_failures(case))


def case_position(path: Path) -> Position:
    """Return the position with which a case begins. Raises ``CaseError`` for a bad file."""
    case = load_case(path)
    try:
        return CaseRun(case).position
    except BAD as error:
        raise CaseError(path, str(error)) from error
    except Refused as refusal:
        raise CaseError(path, f"refused: {refusal_line(refusal)}") from refusal


def _failures(case: Case) -> Iterator[str]:
    """Yield what is not as the case says; a failed step ends the run."""
    expect = expectation(case.expect)
    begun = _begun(case, expect)
    if not isinstance(begun, CaseRun):
        yield from _named(BEGINNING, iter(begun))
        if case.steps:
            raise BadNotation("steps: a match that does not begin has none")
        return
    if expect.fault is not None:
        yield f"{BEGINNING}: the position can be, expected {expect.fault}"
    yield from _named(BEGINNING, refusal_differences(expect, None))
    yield from _named(BEGINNING, differences(begun, expect))
    for number, step in enumerate(case.steps, 1):
        name = f"step {number} ({step.do if isinstance(step.do, str) else step.do[-1]})"
        found = list(_checked(name, begun, step))
        yield from found
        if found:
            return


def _begun(case: Case, expect: Expect) -> CaseRun | list[str]:
    """Begin; where that is refused return what is not as expected of the refusal."""
    try:
        return CaseRun(case)
    except BadNotation as error:
        if expect.fault is None:
            raise
        if expect.fault in str(error):
            return []
        return [f"the position is refused by {error}, expected {expect.fault}"]
    except Refused as refusal:
        return list(refusal_differences(expect, refusal))
    except BAD:
        raise
    except Exception as error:
        return [_broken(error)]


def _named(name: str, lines: Iterator[str]) -> Iterator[str]:
    return (f"{name}: {line}" for line in lines)


def _checked(name: str, play: CaseRun, step: StepText) -> Iterator[str]:
    """Yield what fails in a step; rules that fail altogether are such a thing too."""
    expect = expectation(step.expect)
    if expect.fault is not None:
        raise BadNotation(f"{name}: only the position of the beginning has a fault")
    try:
        yield from _step(name, play, step, expect)
    except BAD as error:
        if isinstance(error, ScriptMismatch):
            yield f"{name}: {error}"
        else:
            raise type(error)(f"{name}: {error}") from error
    except Exception as error:
        yield f"{name}: {_broken(error)}"


def _broken(error: Exception) -> str:
    """Report that the rules could not go on, which is worth a case."""
    return " ".join(f"the rules fail with {type(error).__name__}: {error}".split())


def _step(name: str, play: CaseRun, step: StepText, expect: Expect) -> Iterator[str]:
    orders = [step.do] if isinstance(step.do, str) else step.do
    draws = CaseDraws(play.script(step.draws))
    play.events.clear()
    play.stand(step.standing)
    refusal: Refused | None = None
    for order in orders:
        if refusal is not None:
            yield f"{name}: an order before the last was refused: {refusal_line(refusal)}"
            return
        refusal = play.submit(order, step.seat, draws)
    yield from _named(name, refusal_differences(expect, refusal))
    if draws.left:
        yield f"{name}: {draws.left} draws of the case were not used"
    yield from _named(name, differences(play, expect))
