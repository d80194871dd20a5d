"""Running a case: set up, do, compare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bot.engine import flow
from bot.engine.draws import ScriptedDraws, ScriptMismatch, SeededDraws
from bot.engine.flow import Position, Transition
from bot.engine.game import Game
from bot.engine.model import ANYTIME, Decision, Draw, Seat, Setup
from bot.engine.refusal import Refused
from bot.games import REGISTRY, Positions
from bot.library import data_folder, load_content

from .format import Case, CaseError, Expect, Shuffle, StepText, expectation, load_case

SPECTATOR = "spectator"
SEED = b"case"


class _Draws:
    """Scripted dice, and shuffles that are scripted or else any."""

    def __init__(self, script: Sequence[Draw]):
        self._rolls = ScriptedDraws([draw for draw in script if draw.kind == "roll"])
        self._orders = ScriptedDraws(
            [draw for draw in script if draw.kind == "order"], SeededDraws(SEED, "case")
        )

    @property
    def left(self) -> int:
        return self._rolls.left + self._orders.left

    def roll(self, index: int, count: int, faces: int, rule: str) -> tuple[int, ...]:
        return self._rolls.roll(index, count, faces, rule)

    def order(self, index: int, count: int, rule: str) -> tuple[int, ...]:
        return self._orders.order(index, count, rule)


@cache
def _system(slug: str, folder: Path) -> tuple[Game[Any, Any, Any], Positions]:
    """Build a game and its position notation, once for all cases of a run."""
    content = load_content(slug, folder)
    return REGISTRY[slug].game(content), REGISTRY[slug].positions(content)


def run_case(path: Path) -> list[str]:
    """Run a case; returns what fails, one line each. Raises ``CaseError`` for a bad file."""
    case = load_case(path)
    try:
        return list(_Run(case).failures())
    except (msgspec.ValidationError, ScriptMismatch, ValueError) as error:
        raise CaseError(f"{path}: {error}") from error


def case_position(path: Path) -> Position:
    """Return the position with which a case begins. Raises ``CaseError`` for a bad file."""
    try:
        return _Run(load_case(path)).position
    except (msgspec.ValidationError, ScriptMismatch, ValueError) as error:
        raise CaseError(f"{path}: {error}") from error


class _Run:
    """A case in progress."""

    def __init__(self, case: Case):
        self.case = case
        self.game, self.positions = _system(case.system, data_folder())
        self.position = self._begin()

    def _begin(self) -> Position:
        draws = _Draws(self._script(self.case.draws))
        if self.case.position is None:
            scenario = self.case.scenario or ""
            seats = tuple(
                info.seat
                for info in self.game.seats(scenario)
                if info.required or info.seat in self.case.seats
            )
            setup = Setup(scenario=scenario, seats=seats, options=self.case.options)
            return flow.begin(self.game, setup, draws).position
        t: Transition[Any] = Transition(self.positions.read(self.case.position), draws)
        while t.state.flow and not t.state.open:
            self.game.advance(t)
        return Position(self.game, t.state)

    def failures(self) -> Iterator[str]:
        """Yield what is not as the case says; a failed step ends the run."""
        yield from self._compare("beginning", expectation(self.case.expect))
        for number, step in enumerate(self.case.steps, 1):
            name = f"step {number} ({step.do if isinstance(step.do, str) else step.do[-1]})"
            found = list(self._step(name, step))
            yield from found
            if found:
                return

    def _step(self, name: str, step: StepText) -> Iterator[str]:
        expect = expectation(step.expect)
        orders = [step.do] if isinstance(step.do, str) else step.do
        draws = _Draws(self._script(step.draws))
        refusal: Refused | None = None
        for order in orders:
            if refusal is not None:
                yield f"{name}: an order before the last was refused: {_told(refusal)}"
                return
            try:
                refusal = self._submit(order, step.seat, draws)
            except ScriptMismatch as error:
                yield f"{name}: {error}"
                return
        yield from _compare_refusal(name, expect, refusal)
        if draws.left:
            yield f"{name}: {draws.left} draws of the case were not used"
        yield from self._compare(name, expect)

    def _submit(self, order: str, who: str | None, draws: _Draws) -> Refused | None:
        """Give an order; returns the refusal, if any."""
        seat = self.position.open[0].seat if who is None else self._seat(who)
        if seat is None:
            raise ValueError("a spectator cannot act")
        decision = self.position.decision_of(seat) or Decision(ANYTIME, "", seat)
        try:
            view = self.position.view(seat)
            action = self.game.read(view, decision, order)
            serial = ANYTIME if action in self.game.anytime(view, seat) else decision.serial
            step = flow.submit(self.position, seat, serial, action, draws)
        except Refused as refusal:
            return refusal
        self.position = step.position
        return None

    def _compare(self, name: str, expect: Expect) -> Iterator[str]:
        for line in self._differences(expect):
            yield f"{name}: {line}"

    def _differences(self, expect: Expect) -> Iterator[str]:
        yield from self._compare_decision(expect)
        for who, words in expect.seen.items():
            shown = self._shown(who)
            yield from (f"{who} does not see {word}" for word in words if word not in shown)
        for who, words in expect.unseen.items():
            shown = self._shown(who)
            yield from (f"{who} sees {word}" for word in words if word in shown)
        yield from self._compare_odds(expect)
        if expect.winner is not None:
            outcome = self.position.outcome
            winner = "none" if outcome is None else outcome.winner or "draw"
            if winner != expect.winner:
                yield f"winner {winner}, expected {expect.winner}"
        yield from self.positions.differences(self.position.state, expect.facts)

    def _compare_decision(self, expect: Expect) -> Iterator[str]:
        decision = self.position.open[0] if self.position.open else None
        if expect.decision is not None and not self._is_decision(decision, expect.decision):
            found = "none" if decision is None else f"{decision.point} {decision.seat}"
            yield f"decision {found}, expected {expect.decision}"
        if decision is None:
            if expect.options or expect.offers:
                yield "nobody has to decide anything"
            return
        legal = {self.game.write(action) for action in self.position.options(decision)}
        if expect.options is not None and legal != set(expect.options):
            yield f"options {sorted(legal)}, expected {sorted(expect.options)}"
        for order in expect.offers:
            if not self._is_legal(decision, order, legal):
                yield f"{order} is not among the options {sorted(legal)}"
        for order in expect.lacks:
            if self._is_legal(decision, order, legal):
                yield f"{order} is among the options"

    def _is_decision(self, decision: Decision | None, expected: str) -> bool:
        point, _, who = expected.partition(" ")
        if decision is None:
            return point == "none"
        return decision.point == point and (not who or decision.seat == self._seat(who))

    def _is_legal(self, decision: Decision, order: str, legal: set[str]) -> bool:
        """Tell whether an order is listed, or accepted without being listed."""
        if order in legal:
            return True
        view = self.position.view(decision.seat)
        try:
            return self.game.check(view, decision, self.game.read(view, decision, order))
        except Refused:
            return False

    def _compare_odds(self, expect: Expect) -> Iterator[str]:
        for order, rows in expect.odds.items():
            decision = self.position.open[0]
            view = self.position.view(decision.seat)
            odds = self.game.odds(view, self.game.read(view, decision, order))
            found = {row.label.key: f"{_percent(row.chance)}" for row in odds.rows} if odds else {}
            for key, wanted in rows.items():
                if found.get(key) != wanted:
                    yield f"odds of {order}: {key} {found.get(key)} in {found}, expected {wanted}"

    def _shown(self, who: str) -> str:
        return flow.encode(self.position.view(self._seat(who))).decode()

    def _seat(self, who: str) -> Seat | None:
        if who == SPECTATOR:
            return None
        for info in self.game.seats(self.position.state.scenario):
            if who in (info.seat, info.side):
                return info.seat
        raise ValueError(f"no seat {who}")

    def _script(self, draws: Sequence[list[str | int] | Shuffle]) -> list[Draw]:
        script = []
        for draw in draws:
            if isinstance(draw, Shuffle):
                count = len(draw.order)
                script.append(Draw("order", count, count, "", tuple(draw.order)))
            else:
                faces, values = self.positions.roll(draw)
                script.append(Draw("roll", len(values), faces, "", values))
        return script


def _compare_refusal(name: str, expect: Expect, refusal: Refused | None) -> Iterator[str]:
    if refusal is None:
        if expect.refused is not None:
            yield f"{name}: accepted, expected a refusal by {expect.refused}"
        return
    if expect.refused is None:
        yield f"{name}: refused: {_told(refusal)}"
    elif expect.refused not in ("any", refusal.rule):
        yield f"{name}: refused by {_told(refusal)}, expected {expect.refused}"
    for key, wanted in expect.says.items():
        if refusal.reason.args.get(key) != wanted:
            yield f"{name}: says {refusal.reason.args}, expected {key} {wanted}"


def _told(refusal: Refused) -> str:
    words = ", ".join(f"{key} {value}" for key, value in refusal.reason.args.items())
    return f"{refusal.rule} {refusal.reason.key} ({words})"


def _percent(chance: Fraction) -> str:
    """Write a fraction as a percentage with two places, rounded half up."""
    hundredths = (chance * 20000 + 1) // 2
    return f"{hundredths // 100}.{hundredths % 100:02}"
