"""A live table that is played by answers and forced dice."""

from __future__ import annotations

from functools import cache

from bot.engine import flow
from bot.engine.chance.draws import ScriptedDraws
from bot.engine.flow import Position
from bot.engine.model import ANYTIME, Decision, Draw, Seat
from bot.games.fire_and_sword.game import FireAndSwordGame
from bot.games.fire_and_sword.notation.case import FasPositions

from .given import content

RED, BLUE = Seat("red-1"), Seat("blue-1")


@cache
def game() -> FireAndSwordGame:
    return FireAndSwordGame(content())


@cache
def positions() -> FasPositions:
    return FasPositions(content())


class Live:
    """A table in a position, with all that was told so far."""

    def __init__(self, *, dice: str = "", prepare=None, **note):
        """Read a position, change it by ``prepare``, and run to the first question."""
        state = positions().read(note)
        if prepare is not None:
            prepare(state)
        t = flow.Transition(state, ScriptedDraws(rolled(dice)))
        step = flow._settled(game(), t)
        self.position: Position = step.position
        self.events: list = list(step.events)

    @property
    def asked(self) -> str:
        """The open decisions: point and seat."""
        return ", ".join(f"{one.point} {one.seat}" for one in self.position.open)

    def options(self, seat: Seat | None = None) -> list[str]:
        decision = self._decision(seat)
        return [game().write(one) for one in self.position.options(decision)]

    def _decision(self, seat: Seat | None) -> Decision:
        found = self.position.decision_of(seat) if seat else self.position.open[0]
        assert found is not None, f"{seat} is not asked"
        return found

    def answer(self, *words: str, seat: Seat | None = None, dice: str = "") -> Live:
        """Give answers one after another; ``dice`` are the rolls, one group for each roll."""
        draws = ScriptedDraws(rolled(dice))
        for word in words:
            decision = self._decision(seat)
            view = self.position.view(decision.seat)
            action = game().read(view, decision, word)
            self._submit(decision.seat, decision.serial, action, draws)
        assert not draws.left, f"{draws.left} rolls were not used"
        return self

    def anytime(self, seat: Seat, words: str) -> Live:
        view = self.position.view(seat)
        action = game().read(view, Decision(ANYTIME, "", seat), words)
        self._submit(seat, ANYTIME, action, ScriptedDraws(()))
        return self

    def _submit(self, seat, serial, action, draws):
        step = flow.submit(self.position, seat, serial, action, draws)
        self.position = step.position
        self.events += step.events
        self.step = step

    def element(self, key: str):
        return next(one for one in self.position.state.elements if one.id == key)

    def motivation(self) -> dict[str, int]:
        return {side: own.motivation for side, own in self.position.state.sides.items()}

    def told(self, kind: str) -> list:
        """Return the events of a kind by its tag."""
        return [one for one in self.events if type(one).__struct_config__.tag == kind]

    def rules(self) -> list[str]:
        """Return the rules that the events named, in order."""
        return [one.rule for one in self.events if getattr(one, "rule", "")]


def rolled(dice: str) -> list[Draw]:
    """Read forced rolls: ``"2 6 9, 4 8"`` are two rolls."""
    groups = [tuple(map(int, one.split())) for one in dice.split(",") if one.strip()]
    return [Draw("roll", len(one), 10, "", one) for one in groups]


def duel(red: list[str] | str, blue: list[str] | str, **more) -> Live:
    """Return a table with a few cards on each side, red to declare; marks by element id."""
    marks = {key: more.pop(key) for key in list(more) if key[0] in "rb" and key[1:].isdigit()}
    sides = {
        side: {
            "army": army,
            "motivation": 9,
            "elements": {key: value for key, value in marks.items() if key[0] == side[0]},
        }
        for side, army in (("red", red), ("blue", blue))
    }
    return Live(**sides, **more)
