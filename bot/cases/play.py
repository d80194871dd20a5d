"""A case in play: beginning, orders, what is taken back, what standing orders answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from bot.engine import flow
from bot.engine.chance.draws import ScriptedDraws, SeededDraws
from bot.engine.flow import MAX_TURNS_OF_LOOP, Position, Step, Transition
from bot.engine.game import AnyGame
from bot.engine.journal import Timeline, act_record, begin_record
from bot.engine.model import ANYTIME, Decision, Draw, Event, Seat, Setup
from bot.engine.plans.standing import StandingOrder, standing_answer
from bot.engine.refusal import Refused
from bot.games import REGISTRY, Positions
from bot.games.notation import BadNotation, known
from bot.library import data_folder, load_content

from .format import Case, Exact

SPECTATOR = "spectator"
UNDO = "undo"
"""The order by which a seat takes its last step back."""
SEED = b"case"


class CaseDraws:
    """Scripted dice, and shuffles that are scripted or else any."""

    def __init__(self, script: Sequence[Draw]):
        self._rolls = ScriptedDraws([draw for draw in script if draw.kind == "roll"])
        self._orders = ScriptedDraws(
            [draw for draw in script if draw.kind == "order"], SeededDraws(SEED, "case")
        )

    @property
    def left(self) -> int:
        """How many scripted draws have not been used."""
        return self._rolls.left + self._orders.left

    def roll(self, index: int, count: int, faces: int, rule: str) -> tuple[int, ...]:
        """Return the next scripted dice."""
        return self._rolls.roll(index, count, faces, rule)

    def order(self, index: int, count: int, rule: str) -> tuple[int, ...]:
        """Return the next scripted shuffle, or any."""
        return self._orders.order(index, count, rule)


@cache
def _system(slug: str, folder: Path) -> tuple[AnyGame, Positions]:
    """Build a game and its position notation, once for all cases of a run."""
    content = load_content(slug, folder)
    return REGISTRY[slug].game(content), REGISTRY[slug].positions(content)


class CaseRun:
    """The match of a case; ``events`` are those of the running step.

    Raises ``BadNotation`` for a position that cannot be and for names that there are not, and
    ``Refused`` for a set-up that the game refuses.
    """

    def __init__(self, case: Case):
        self.case = case
        self.game, self.positions = _system(case.system, data_folder())
        self.events: list[Event] = []
        self._standing: dict[tuple[Seat, str], StandingOrder] = {}
        draws = CaseDraws(self.script(case.draws))
        setup, step = self._begun(draws)
        self._line = Timeline.resumed(setup, begin_record(step), step.position, ())
        self.events += step.events
        self.stand(case.standing)
        self._answer(draws)

    @property
    def position(self) -> Position:
        """The present position."""
        return self._line.position

    def _begun(self, draws: CaseDraws) -> tuple[Setup, Step]:
        if self.case.position is not None:
            t: Transition[Any] = Transition(self.positions.read(self.case.position), draws)
            setup = Setup(scenario=t.state.scenario, seats=(), options={})
            while t.state.flow and not t.state.open and self.game.outcome(t.state) is None:
                self.game.advance(t)
            step = Step(Position(self.game, t.state), tuple(t.events), tuple(t.drawn), barrier=True)
            return setup, step
        setup = self._setup()
        return setup, flow.begin(self.game, setup, draws)

    def _setup(self) -> Setup:
        scenario = known(self.case.scenario or "", self.game.scenarios(), "scenario")
        infos = self.game.seats(scenario)
        for seat in self.case.seats:
            known(seat, [info.seat for info in infos], "seat", "seats")
        seats = tuple(i.seat for i in infos if i.required or i.seat in self.case.seats)
        setup = Setup(scenario=scenario, seats=seats, options=self.case.options)
        chosen = [one for seat in seats for one in self.game.preparation.seat_options(setup, seat)]
        offered = [one.key for one in self.game.preparation.match_options(scenario)]
        offered += [one.key for one in chosen]
        for key in self.case.options:
            known(key, offered, "option", "options")
        return setup

    def script(self, draws: Sequence[list[str | int] | Exact]) -> list[Draw]:
        """Read forced dice and shuffles."""
        script = []
        for draw in draws:
            if isinstance(draw, Exact):
                script.append(_exact(draw))
            else:
                faces, values = self.positions.roll(draw)
                script.append(Draw("roll", len(values), faces, "", values))
        return script

    def seat(self, who: str) -> Seat | None:
        """Find a seat by its name or side; None: a spectator."""
        if who == SPECTATOR:
            return None
        infos = self.game.seats(self.position.state.scenario)
        names: dict[str, Seat] = {}
        for info in infos:
            names.setdefault(info.seat, info.seat)
            names.setdefault(info.side, info.seat)
        return names[known(who, names, "seat")]

    # Steps ---------------------------------------------------------------------------------------

    def stand(self, standing: Mapping[str, Mapping[str, str]]) -> None:
        """Set standing orders, by seat and policy point."""
        for who, orders in standing.items():
            seat = self.seat(who)
            if seat is None:
                raise BadNotation("standing: a spectator has no standing orders")
            for point, said in orders.items():
                known(point, self.game.policies.points, "policy point", f"standing: {who}")
                policy = self.game.policies.read(point, said)
                if policy is None:
                    choices = [choice.key for choice in self.game.policies.listed(point)]
                    known(said, choices, f"standing order at {point}", f"standing: {who}")
                    continue
                self._standing[seat, point] = StandingOrder(seat, point, policy.key)

    def submit(self, order: str, who: str | None, draws: CaseDraws) -> Refused | None:
        """Give an order, and let standing orders answer; returns the refusal, if any."""
        if who is None and not self.position.open:
            raise BadNotation(f"{order}: nobody has to decide anything, so name the seat")
        seat = self.position.open[0].seat if who is None else self.seat(who)
        try:
            if order == UNDO:
                self._undo(seat)
            else:
                self._act(order, seat, draws)
        except Refused as refusal:
            return refusal
        self._answer(draws)
        return None

    def _act(self, order: str, seat: Seat | None, draws: CaseDraws) -> None:
        view = self.position.view(seat)
        if seat is None:
            decision = self._first(order)
            action = self.game.read(view, decision, order)
            serial, seat = decision.serial, Seat(SPECTATOR)
        else:
            decision = self.position.decision_of(seat) or Decision(ANYTIME, "", seat)
            action = self.game.read(view, decision, order)
            serial = ANYTIME if action in self.game.anytime(view, seat) else decision.serial
        self._do(seat, serial, action, draws)

    def _first(self, order: str) -> Decision:
        if not self.position.open:
            raise BadNotation(f"{order}: nobody has to decide anything")
        return self.position.open[0]

    def _do(self, seat: Seat, serial: int, action: Any, draws: CaseDraws) -> None:
        step = flow.submit(self.position, seat, serial, action, draws)
        seq = len(self._line.entries)
        self._line.add(act_record(seq, seat, serial, action, step), step.position)
        self.events += step.events

    def _undo(self, seat: Seat | None) -> None:
        self._line.undo(self._line.undone(Seat(SPECTATOR) if seat is None else seat))

    def _answer(self, draws: CaseDraws) -> None:
        """Answer by standing orders what they answer."""
        for _ in range(MAX_TURNS_OF_LOOP):
            found = standing_answer(self.position, self._standing.values())
            if found is None:
                return
            decision, action, _ = found
            self._do(decision.seat, decision.serial, action, draws)


def _exact(draw: Exact) -> Draw:
    """Read a draw by its bare numbers; raises ``BadNotation``."""
    if draw.order is not None:
        count = len(draw.order)
        if sorted(draw.order) != list(range(count)):
            raise BadNotation(f"draws: {draw.order} is no order of 0 to {count - 1}")
        return Draw("order", count, count, "", tuple(draw.order))
    rolled = draw.roll or []
    if not rolled or not all(1 <= one <= draw.faces for one in rolled):
        raise BadNotation(f"draws: {rolled} is no roll of dice with {draw.faces} faces")
    return Draw("roll", len(rolled), draw.faces, "", tuple(rolled))
