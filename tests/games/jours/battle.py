"""Small battles for the tests of Jours de Gloire, played with forced dice.

Units are written as in the digest: ``I 6/6/5/4`` is infantry with strength, cohesion, engagement
and movement points, ``HC`` heavy cavalry, ``A f3 e3 m4 c6`` artillery; see ``unit``.
"""

from __future__ import annotations

import re

from bot.engine.chance.draws import ScriptedDraws
from bot.engine.flow import Transition
from bot.engine.model import Draw, Side
from bot.games.jours.model.events import JdgEvent
from bot.games.jours.model.field import (
    Active,
    Assault,
    Attackers,
    Camp,
    Chief,
    Chit,
    Field,
    Formation,
    Group,
    Kind,
    Unit,
    Values,
)
from bot.games.jours.model.state import JdgState, Procedure, Secret
from bot.games.jours.notation.lines import parse
from bot.games.jours.phases import procedures
from tests.games.jours.given import TABLES

BLUE, RED = Side("blue"), Side("red")
ARMS = {"I": "infantry", "C": "cavalry", "HC": "cavalry"}
BATTERY = re.compile(r"A f(\d) e(\d) m(\d) c(\d)(?: mp(\d))?")
FIGHTER = re.compile(r"(I|HC|C) (\d+)/(\d)(?:/(\d))?(?:/(\d))?")


def contact(state, *units, at, targets=("0807",), kind="charge", **fields) -> Assault:
    """Put a charge of units at contact; returns its combat."""
    attackers = Attackers(at=at, units=units, charging=True)
    state.field.active.assaults.append(
        Assault(attackers=[attackers], targets=list(targets), kind=kind, **fields)
    )
    return state.field.active.assaults[-1]


def back(sp: int, cohesion: int, mp: int) -> Values:
    """Return a reverse by the formula of the content."""
    return Values(max(1, sp * 2 // 3), cohesion - (1 if cohesion >= 6 else 2), mp - 1)


def kind(said: str) -> Kind:
    if found := BATTERY.fullmatch(said):
        fire, effective, maximum, cohesion, mp = (int(one or 5) for one in found.groups())
        reverse = back(0, cohesion, mp)
        return Kind(
            arm="artillery", fire=fire, effective=effective, maximum=maximum,
            good=Values(0, cohesion, mp), disordered=Values(0, reverse.cohesion, reverse.mp),
        )  # fmt: skip
    found = FIGHTER.fullmatch(said)
    assert found is not None, said
    sp, cohesion, engagement, mp = (int(one or 5) for one in found.groups()[1:])
    return Kind(
        arm=ARMS[found[1]], heavy=found[1] == "HC", engagement=engagement,
        good=Values(sp, cohesion, mp), disordered=back(sp, cohesion, mp),
    )  # fmt: skip


def unit(key: str, said: str, at: str, side: Side = BLUE, **fields) -> Unit:
    """Return a unit, e.g. ``unit("a", "I 6/6/5/5", "0808 NNE")``; formation X of blue, Y of red."""
    cell, _, facing = at.partition(" ")
    formation = fields.pop("formation", "X" if side == BLUE else "Y")
    return Unit(
        id=key, side=side, formation=formation, kind=kind(said), at=cell, facing=facing or None,
        **fields,
    )  # fmt: skip


def red(key: str, said: str, at: str, **fields) -> Unit:
    return unit(key, said, at, RED, **fields)


def battle(
    *units: Unit,
    ground: str = "blank15",
    limited: bool = False,
    chiefs: tuple[Chief, ...] = (),
    **fields,
) -> JdgState:
    """Return a battle in an activation of blue's formation X, with orders or without."""
    for one in units:
        one.note(start=one.at)
    own = tuple(one.id for one in units if one.side == BLUE)
    field = Field(
        scenario="drill", map=ground, first=BLUE, turn=1, phase="activations",
        units=list(units), chiefs=list(chiefs),
        formations=[
            Formation(id=key, side=side, markers=(6, 5))
            for side, key in sorted({(one.side, one.formation) for one in units})
        ],
        groups=[Group(id="G1", side=BLUE, formation="X", units=own, order="OR")],
        camps={BLUE: Camp(side=BLUE, rout="S"), RED: Camp(side=RED, rout="N")},
        active=Active(
            chit=Chit("X", BLUE, 6), side=BLUE, formations=("X",), segment="combat",
            standing={"G1": "limited" if limited else "ordered"},
        ),
    )  # fmt: skip
    for key, value in fields.items():
        setattr(field, key, value)
    return JdgState(flow=[], field=field, secrets={side: Secret() for side in (BLUE, RED)})


class Play:
    """A procedure under way with forced dice of faces 0 to 9."""

    def __init__(self, state: JdgState, frame: Procedure, *dice: int):
        faces = [Draw("roll", 1, 10, "", (face or 10,)) for face in dice]
        self.draws = ScriptedDraws(faces)
        self.t = Transition(state, self.draws)
        self.t.push(frame)
        self._run()

    def _run(self) -> None:
        while self.t.state.flow and not self.t.state.open:
            procedures.advance(self.t, TABLES)

    @property
    def asked(self) -> dict[str, list[str]]:
        """The open questions: point and answers."""
        return {one.point: list(one.orders) for one in self.t.state.asked.values()}

    def say(self, line: str) -> Play:
        """Answer the open question, as a player types it."""
        (seat,) = self.t.state.asked
        question = self.t.state.asked[seat]
        assert not question.orders or line in question.orders, question.orders
        self.t.state.open.clear()
        procedures.take_answer(self.t, TABLES, seat, parse(line))
        self._run()
        return self

    @property
    def is_over(self) -> bool:
        """Whether the procedure has ended and all dice were used."""
        return not self.t.state.flow and not self.draws.left

    def told(self, kind_: type) -> list[JdgEvent]:
        return [one for one in self.t.events if isinstance(one, kind_)]

    def where(self) -> dict[str, str]:
        """Each unit with its hex, level and facing; eliminated ones as such."""
        return {
            one.id: " ".join(filter(None, (one.at, one.facing, one.level[0]))) if one.at else "-"
            for one in self.t.state.field.units
        }
