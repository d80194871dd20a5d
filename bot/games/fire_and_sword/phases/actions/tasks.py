"""Short procedures: Rally, Load, formations, Disengage, fixed tests and typed values (4, 5, 13)."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

from bot.engine.model import Seat, term
from bot.games.fire_and_sword.content import FORMATIONS, MODES, Formation, Mode
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import Element, Question, Task
from bot.games.fire_and_sword.phases.combat.attacks import overrun
from bot.games.fire_and_sword.phases.morale import losses
from bot.games.fire_and_sword.phases.morale.checking import control, disorganising
from bot.games.fire_and_sword.phases.questions import pick_element, picks, several
from bot.games.fire_and_sword.phases.script import Script, other
from bot.games.fire_and_sword.phases.survey import survey
from bot.games.fire_and_sword.phases.virtual import leaving, moving, rooms
from bot.games.fire_and_sword.phases.virtual.combat import firing
from bot.games.fire_and_sword.rules import reactions, upkeep
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from . import orders, passing, typed
from .typed import seat

Shape: TypeAlias = Formation | Mode | Literal["none"]
SHAPES: tuple[Shape, ...] = (*FORMATIONS, *MODES, "none")
"""What an element may change to."""


def advance_task(s: Script, frame: Task, tables: Tables) -> None:
    """Run a short procedure to its end."""
    s.done(carry_out(s, frame, tables))


def carry_out(s: Script, frame: Task, tables: Tables) -> int:  # noqa: C901  (one case each)
    """Run the short procedure that a task names; returns whether it ends an activation."""
    match frame.what:
        case "disengage":
            return disengage(s, frame, tables)
        case "leave":
            return leave(s, frame, tables)
        case "occupy":
            return occupy(s, frame, tables)
        case "overrun":
            overrun(s, frame, tables)
        case "passing":
            passing.ask_passed(s, frame, tables)
        case "terrain":
            terrain(s, frame, tables)
        case "formation":
            formation(s, frame, tables)
        case "fire":
            return firing.fire(s, frame, tables)
        case "go":
            return moving.go(s, frame, tables)
        case "load":
            load(s, frame, tables)
        case "rally":
            rally(s, frame, tables)
        case "resupply":
            resupply(s, frame, tables)
        case what:
            typed.carry_out(s, frame, tables, what)
    return 0


# Markers -----------------------------------------------------------------------------------------


def rally(s: Script, frame: Task, tables: Tables) -> None:
    """Remove a DP, unless an enemy is too near or the ground disorganises.

    Rules: FAS-4.4.5-a, FAS-12.1-HAR, FAS-13.1-DEZ.
    """
    element = s.element(frame.element)
    near = s.ask(seat(s, frame), lambda: survey(tables, s.state).is_disturbed(element), "near")
    if near == "yes":
        distance = tables.content.command.enemy_distance
        line = term("fas-told-no-rally", unit=names.element(element), distance=distance)
        s.do("told", partial(s.tell, Told(line=line, rule="FAS-4.4.5-a")))
        return
    why = term("fas-why-rally")
    s.do("rally", partial(losses.lower, s.t, tables, element.id, why, "FAS-4.4.5-a"))


def load(s: Script, frame: Task, tables: Tables) -> None:
    """Give back a load of the kind that the player chooses.  Rules: FAS-4.3.1-a."""
    reload(s, tables, s.element(frame.element), seat(s, frame), "FAS-4.3.1-a")


def reload(s: Script, tables: Tables, element: Element, who: Seat, rule: str) -> None:
    """Ask which kind of load an element regains, and give it back."""
    kinds = sorted(tables.loadable(element)) or ["ammo"]

    def which() -> Question | str:
        if len(kinds) == 1:
            return kinds[0]
        prompt = term("fas-ask-load", unit=names.element(element))
        return Question(
            point="D-32", prompt=prompt, picks=picks(kinds, "fas-marker"), default=kinds[0],
        )  # fmt: skip

    kind = s.ask(who, which, "kind")
    most = tables.full(element, kind)
    why = term("fas-why-load")
    s.do("load", partial(losses.restore, s.t, element.id, kind, 1, most, why, rule))


def resupply(s: Script, frame: Task, tables: Tables) -> None:
    """Give a load back to a Unit near a supply Group, once per Unit and Round.

    Rules: FAS-12.1-RES.
    """
    group = s.element(frame.element)
    found = [
        one
        for one in tables.units(s.state, group.side)
        if tables.loadable(one) and not one.resupplied
    ]
    prompt = term("fas-ask-resupply", distance=tables.value(group, "resupply"))
    near = survey(tables, s.state).in_supply(group, found)
    said = s.ask(seat(s, frame), partial(pick_element, "D-32", prompt, near), "unit")
    if said == "none":
        return
    element = s.element(said)
    s.do("marked", partial(setattr, element, "resupplied", True))
    reload(s, tables, element, seat(s, frame), "FAS-12.1-RES")


def formation(s: Script, frame: Task, tables: Tables) -> None:
    """Change the formation to another of the card, or the type of Dragoons.

    Rules: FAS-4.3.7-a, FAS-4.3.7.1-b, FAS-12.1-EXC, FAS-RUL-69.
    """
    element = s.element(frame.element)
    others = sorted((*tables.formations(element), *tables.modes(element)))

    def which() -> Question | str:
        if not others:
            return "none"
        return Question(
            point="D-30",
            prompt=term("fas-ask-formation", unit=names.element(element)),
            picks=picks(others, "fas-formation"),
            default=others[0],
        )

    said = s.ask(seat(s, frame), which, "to", SHAPES)
    s.do("changed", partial(form, s, element, said))


def form(s: Script, element: Element, said: Shape) -> None:
    """Put an element into a formation or type, and say so."""
    if said == "none":
        line = term("fas-told-no-formation", unit=names.element(element))
        s.tell(Told(line=line, rule="FAS-4.3.7-a"))
        return
    if said == "cavalry" or said == "infantry":
        element.mode = said
    else:
        element.formation = said
    line = term("fas-told-formation", unit=names.element(element), formation=names.formation(said))
    s.tell(Told(line=line, rule="FAS-4.3.7-a"))


# Fixed tests -------------------------------------------------------------------------------------


def disengage(s: Script, frame: Task, tables: Tables) -> int:
    """Break off a melee: a test by the size of every enemy touched, each failure a DP.

    Returns whether it was done.

    Rules: FAS-4.4.4-a.
    """
    element = s.element(frame.element)
    touched = touched_enemies(s, frame, tables, element)
    if not touched:
        return 0
    rule = "FAS-4.4.4-a"
    pool = upkeep.disengage(tables.content, [tables.fighter(s.element(one)) for one in touched])
    failed = s.call("test", partial(control, tables, element, "disengage", pool, rule))
    why = term("fas-why-disengage", count=failed)
    s.do("dp", partial(losses.gain, s.t, tables, element.id, failed, why, rule))
    if not element.gone:
        line = term("fas-told-disengage", unit=names.element(element))
        s.do("told", partial(s.tell, Told(line=line, rule=rule)))
        if way := frame.said("line"):
            moving.break_off(s, tables, element, way)
    return 1


def touched_enemies(s: Script, frame: Task, tables: Tables, element: Element) -> list[str]:
    """Ask one by one which enemy Units an element touches."""
    unit = names.element(element)
    return several(
        s,
        seat(s, frame),
        lambda count: at("touched-{}", count),
        lambda: tables.units(s.state, other(element.side)),
        lambda more: term(f"fas-ask-touched{'-more' if more else ''}", unit=unit),
    )


def terrain(s: Script, frame: Task, tables: Tables) -> None:
    """Test for Disorganising terrain.  Rules: FAS-13.1-DEZ."""
    disorganising(s, tables, s.element(frame.element))


# Structures --------------------------------------------------------------------------------------


def occupy(s: Script, frame: Task, tables: Tables) -> int:
    """Go into a structure: Reorganise is revealed and the activation ends.

    On a virtual table enemies make room for the new garrison.

    Rules: FAS-RUL-37, FAS-4.4.8-a, FAS-13.3.1-a.
    """
    element, structure = s.element(frame.element), frame.said("structure")
    if structure:
        rooms.move_in(s, tables, element, lambda: structure)
    s.do("told", partial(settle_in, s, element, "occupy"))
    return 1


def leave(s: Script, frame: Task, tables: Tables) -> int:
    """Leave a structure in the same way; Looters must pass a test, else they stay.

    In contact a garrison Disengages.

    Rules: FAS-RUL-37, FAS-12.1-LOO, FAS-RUL-64, FAS-RUL-78.
    """
    element, rule = s.element(frame.element), "FAS-12.1-LOO"
    looters = s.do("looters", lambda: int(tables.has(element, "looters")))
    pool = reactions.control(tables.content, rule)
    if looters and s.call("test", partial(control, tables, element, "looters", pool, rule)):
        line = term("fas-told-looters", unit=names.element(element))
        s.do("stays", partial(s.tell, Told(line=line, rule=rule)))
        return 1
    way = frame.said("line")
    if way and frame.said(at("touched-{}", 1)) != "none":
        s.call("broken-off", partial(leaving.breaking_off, frame))
    if element.gone:
        return 1
    if way:
        s.do("moved", partial(leaving.come_out, s, tables, element, way))
    s.do("told", partial(settle_in, s, element, "leave"))
    return 1


def settle_in(s: Script, element: Element, how: str) -> None:
    """Say which way it went, if that was not seen, and lay Reorganise face up."""
    if not s.state.field:
        line = term(f"fas-told-{how}", unit=names.element(element))
        s.tell(Told(line=line, rule="FAS-RUL-37"))
    orders.become(s.t, element, "reorganise", "FAS-RUL-37")
