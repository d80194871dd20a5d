"""Setting up on a virtual table: deployment, and the Advantages around it (FAS-SET-04, -08).

An army is set up by one answer with a template, or element by element; the sides alternate.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.engine.model import Side, Term, term
from bot.games.fire_and_sword.geometry.deployment import in_turn
from bot.games.fire_and_sword.geometry.fixed import Place
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.field import Standing
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import Element, Form, Pick, Question, SetUp
from bot.games.fire_and_sword.notation import placings
from bot.games.fire_and_sword.notation.placings import Placing
from bot.games.fire_and_sword.phases.field import field_of, put
from bot.games.fire_and_sword.phases.script import Script, other, seat_of
from bot.games.fire_and_sword.rules import deploying as rules
from bot.games.fire_and_sword.rules.scene import scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names, places

from . import advantages

TEMPLATE = "template"


def advance_set_up(s: Script, frame: SetUp, tables: Tables) -> None:
    """Set both armies up, with the Advantages before and after.

    Rules: FAS-SET-04, FAS-SET-08.
    """
    advantages.before(s, frame, tables)
    while left := waiting(s, frame):
        deploy_one(s, frame, tables, left)
    advantages.after(s, frame, tables)
    s.done()


def waiting(s: Script, frame: SetUp) -> dict[Side, list[Element]]:
    """Return the elements that are neither set up nor in reserve, by side; empty: all are."""
    places = field_of(s.state).places
    found: dict[Side, list[Element]] = {}
    for one in s.state.elements:
        if one.id not in places and one.id not in frame.placed:
            found.setdefault(one.side, []).append(one)
    return found


def next_side(frame: SetUp, left: dict[Side, list[Element]], lead: int) -> Side:
    """Return who sets up next: in turn, after those whom a Night march makes begin.

    A side that has nothing left is skipped.

    Rules: FAS-SET-04, FAS-SET-08.
    """
    count = len(frame.placed)
    if frame.night is not None and count < lead:
        side = other(frame.night)
    elif count == (lead if frame.night is not None else 0):
        side = frame.first
    else:
        side = Side("blue" if frame.placed[-1].startswith("r") else "red")
    return side if side in left else other(side)


def lead_of(s: Script, frame: SetUp, tables: Tables) -> int:
    """Return how many elements are set up before the first of who has a Night march."""
    if frame.night is None:
        return 0
    most = sum(one.side != frame.night for one in s.state.elements)
    return min(tables.content.deployment.night_march, most)


def deploy_one(s: Script, frame: SetUp, tables: Tables, left: dict[Side, list[Element]]) -> None:
    """Let the next side set up one element (D-S4).

    Rules: FAS-SET-04, FAS-SET-05, FAS-SET-09, FAS-12.1-WAT, FAS-12.1-PAR-a, FAS-12.1-DRA.
    """
    side = next_side(frame, left, lead_of(s, frame, tables))
    number = len(frame.placed) + 1
    ask = partial(place_question, s, frame, tables, left[side])
    said = s.ask(seat_of(s.state, side), ask, at("place-{}", number))
    if said.startswith(TEMPLATE):
        s.do(at("plan-{}", number), partial(plan, s, frame, tables, left[side], said))
        said = planned(s, frame, tables, left[side]) or fallback(s, tables, left[side])
    s.do(at("placed-{}", number), partial(place, s, frame, placings.read(said)))


def plan(s: Script, frame: SetUp, tables: Tables, left: Sequence[Element], said: str) -> None:
    """Keep the places that a template gives; its owner alone knows those to come."""
    name = said.partition(" ")[2]
    frame.plans[left[0].side] = rules.arranged(scene_of(tables, s.state), left, name)


def planned(s: Script, frame: SetUp, tables: Tables, left: Sequence[Element]) -> str:
    """Return the next line of a side's template that is still legal; empty: there is none."""
    scene, places = scene_of(tables, s.state), frame.plans.get(left[0].side, {})
    own = [rules.body_of(scene, one) for one in left if one.id in places]
    for body in in_turn(own):
        placing = Placing("place", body.id, places[body.id].place)
        if rules.why_not(scene, placing) is None:
            return placings.write(placing)
    return ""


def fallback(s: Script, tables: Tables, left: Sequence[Element]) -> str:
    """Return the line of a player who says nothing for their next element.

    Raises ``RuntimeError`` where the zone is full: no rule covers that (FAS-1.5.4-b).
    """
    scene = scene_of(tables, s.state)
    bodies = in_turn(rules.body_of(scene, one) for one in left)
    for body in bodies:
        where = rules.usual(scene, scene.element(body.id))
        if where is not None:
            return placings.write(Placing("place", body.id, where))
    raise RuntimeError(f"no room to set up {', '.join(one.id for one in left)}")


def place_question(
    s: Script, frame: SetUp, tables: Tables, left: Sequence[Element]
) -> Question | str:
    """Ask where an element is set up, or by which template all that are left are.

    Rules: FAS-SET-04, FAS-SET-09, FAS-GEO-21.
    """
    line = planned(s, frame, tables, left)
    if line:
        return line
    scene, default = scene_of(tables, s.state), fallback(s, tables, left)
    element = scene.element(placings.read(default).element)
    spots = [Placing("place", element.id, one) for one in rules.slots(scene, element)]
    houses = [
        Placing("place", element.id, structure=one) for one in rules.structures(scene, element)
    ]
    reserve = [Placing("place", element.id)] if rules.may_be_reserve(scene, element) else []
    listed = {placings.write(one): one for one in (*spots, *houses, *reserve)}
    listed.setdefault(default, placings.read(default))
    found = [Pick(key, label(one), place=mark(one)) for key, one in listed.items()]
    found += [
        Pick(f"{TEMPLATE} {name}", Term(f"fas-template-{name}"))
        for name in tables.content.deployment.templates
    ]
    return Question(
        point="D-S4",
        prompt=term("fas-ask-place", unit=names.element(element), count=len(left)),
        picks=tuple(sorted(found, key=lambda one: one.key)),
        default=default,
        form=Form(kind="place", element=element.id, others=tuple(one.id for one in left)),
    )


def label(placing: Placing) -> Term:
    """Say where an element is wanted."""
    if placing.place is not None:
        return places.at(placing.place)
    if placing.structure:
        return term("fas-place-in", place=placing.structure)
    return Term("fas-place-reserve")


def mark(placing: Placing) -> str:
    """Return the place of a pick, as pictures take it; empty for none."""
    return "" if placing.place is None else ",".join(map(str, placing.place))


def place(s: Script, frame: SetUp, placing: Placing) -> None:
    """Set an element up, or note that it waits in reserve."""
    element = s.element(placing.element)
    frame.placed.append(element.id)
    if placing.mode is not None:
        element.mode = placing.mode
    unit = names.element(element)
    if placing.place is None and not placing.structure:
        line = term("fas-told-reserve", unit=unit)
        s.tell(Told(line=line, rule="FAS-SET-09"))
        return
    where = Standing(placing.place or Place(0, 0), placing.structure)
    line = term("fas-told-placed", unit=unit, place=label(placing))
    put(s.t, element, where, line, "FAS-SET-04")
