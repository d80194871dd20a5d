"""The rally segment (digest 4.11, 4.12)."""

from __future__ import annotations

from bot.engine.model import Seat
from bot.games.jours.model.actions import End, Rally, Rallying
from bot.games.jours.model.events import Turned
from bot.games.jours.model.field import Unit
from bot.games.jours.model.state import Question, RallySegment
from bot.games.jours.notation.lines import parse
from bot.games.jours.phases import levels, steps
from bot.games.jours.phases.script import Script
from bot.games.jours.rules import rally


def advance_rallies(s: Script, frame: RallySegment) -> None:
    """Let units rally, those first that do so by themselves.

    Rules: JDG-11.1-a, JDG-11.1-b, JDG-12.1-g, JDG-RUL-48, JDG-FL-d.
    """
    active = s.field.active
    assert active is not None
    content = s.tables.content
    s.do("themselves", lambda: by_themselves(s))

    def question() -> Question | str:
        return Question(point="DP-D4") if rally.able(s.field, content) else "rally end"

    action = parse(s.ask(Seat(active.side), question, "order"))
    if isinstance(action, End):
        s.done()
        return
    assert isinstance(action, Rally)
    s.do("done", lambda: try_all(s, action))
    frame.forget()


def by_themselves(s: Script) -> None:
    """Rally at night whoever does so without a roll.  Rules: JDG-12.1-g, JDG-RUL-48."""
    for unit in rally.able(s.field, s.tables.content):
        if rally.by_itself(s.field, s.tables.content, unit):
            rallied(s, unit, Rallying(unit.id), "JDG-12.1-g")


def try_all(s: Script, action: Rally) -> None:
    """Roll for each unit in its order; one whose stack has grown too strong is passed over.

    Rules: JDG-11.1-b, JDG-11.1-c, JDG-5.1.1-d.
    """
    for one in action.units:
        unit = s.field.unit(one.unit)
        if rally.rally_fault(s.field, s.tables.content, unit) is None:
            attempt(s, unit, one)


def attempt(s: Script, unit: Unit, wish: Rallying) -> None:
    """Roll for one unit: at most the cohesion of its disordered side rallies it.

    Rules: JDG-11.1-b, JDG-10.2-d, JDG-12.1-h.
    """
    unit.note(rallied=True)
    added = rally.modifiers(s.field, s.tables.content, unit)
    needed = unit.kind.disordered.cohesion
    if levels.trial(s, "rally", unit.id, needed, "JDG-11.1-b", added):
        rallied(s, unit, wish, "JDG-11.1-b")


def rallied(s: Script, unit: Unit, wish: Rallying, rule: str) -> None:
    """Give a unit its level back, and a facing; it holds the objective that it rallied in.

    Rules: JDG-11.1-b, JDG-6.1.2-a, JDG-13-c, JDG-RUL-50, JDG-RUL-74.
    """
    unit.note(rallied=True)
    facing = rally.facing_after(s.field, unit, wish.facing)
    levels.regain(s, unit, rule)
    if unit.at is not None:
        steps.take_control(s, [unit], unit.at)
    if facing != unit.facing and unit.at is not None:
        unit.facing = facing
        s.tell(Turned(units=(unit.id,), at=unit.at, facing=facing))
