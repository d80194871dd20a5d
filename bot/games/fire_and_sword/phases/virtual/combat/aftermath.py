"""What winners do on a virtual table after a melee: ride on, turn, fall back (7.4.5, 7.4.6)."""

from __future__ import annotations

from functools import partial

import msgspec

from bot.engine.model import Term, term
from bot.games.fire_and_sword.content import EDGES, Edge
from bot.games.fire_and_sword.geometry import fights as geometry
from bot.games.fire_and_sword.geometry import moves, shifting
from bot.games.fire_and_sword.geometry.fixed import Place, length, walk
from bot.games.fire_and_sword.geometry.tracks import Track, track
from bot.games.fire_and_sword.model.acts import Act, Turn
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import Element, Form, Melee, Pick, Question, Task
from bot.games.fire_and_sword.notation import acts, replies
from bot.games.fire_and_sword.notation.replies import Back
from bot.games.fire_and_sword.phases.actions import passing
from bot.games.fire_and_sword.phases.field import field_of, put
from bot.games.fire_and_sword.phases.questions import by_key
from bot.games.fire_and_sword.phases.script import Script, owner
from bot.games.fire_and_sword.phases.virtual import groups
from bot.games.fire_and_sword.rules.melee import Combatant
from bot.games.fire_and_sword.rules.scene import scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names, places

STAY = "none"
REAR = 3


def is_bound(s: Script, tables: Tables, key: str) -> int:
    """Tell whether a Unit still touches an enemy.  Rules: FAS-7.1-a, FAS-GEO-07."""
    element = s.element(key)
    return int(not element.gone and bool(scene_of(tables, s.state).bound_with(element)))


# Break Through and following ---------------------------------------------------------------------


def place_beyond(s: Script, tables: Tables, element: Element, target: str) -> Place | None:
    """Return where lancers stand behind the enemy they rode through; None: there is no room.

    Rules: FAS-12.1-BRK-b, FAS-GEO-18, FAS-RUL-24.
    """
    scene = scene_of(tables, s.state)
    return shifting.break_through(scene.table, scene.body(element), scene.table.body(target))


def ride_on(s: Script, tables: Tables, element: Element, target: str) -> None:
    """Put lancers behind the enemy, and keep which Groups they touched on their last inch.

    Rules: FAS-12.1-BRK-b, FAS-RUL-88.
    """
    after = place_beyond(s, tables, element, target)
    assert after is not None, "there is no room to break through"
    scene = scene_of(tables, s.state)
    body, far = scene.body(element), length(scene.table.numbers.break_through)
    start = Place(*walk(after, (after.heading, -far)), after.heading)
    way = Track(body.footprint, start, 1, 0, far)
    shape = scene.table.shape(body.footprint, after)
    groups.remember(s, element, moves.touched_groups(scene.table, body, way, shape))
    line = term("fas-told-rode-on", unit=names.element(element))
    put(s.t, element, after, line, "FAS-12.1-BRK-b")


def follow(s: Script, tables: Tables, element: Element, charger: str) -> None:
    """Let a counter-charger follow the charger that withdrew, and meet what is on its way.

    Rules: FAS-7.3.2.3-b, FAS-GEO-18, FAS-RUL-50.
    """
    s.do(at("follow-{}", element.id), partial(go_after, s, tables, element, charger))
    passing.test_passed(s, s.frame, tables, element, back=element.id)
    if not element.gone:
        groups.set_aside(s, tables, element)


def go_after(s: Script, tables: Tables, element: Element, charger: str) -> None:
    """Move a counter-charger straight towards the nearest REF of its charger."""
    scene = scene_of(tables, s.state)
    found = shifting.follow_up(scene.table, scene.mover(element), scene.table.body(charger))
    if found is None:
        passing.remember(s.frame, (), back=element.id)
        line = term("fas-told-no-follow", unit=names.element(element))
        s.tell(Told(line=line, rule="FAS-7.3.2.3-b"))
        return
    passing.remember(s.frame, found.passed, back=element.id)
    groups.remember(s, element, found.touched)
    line = term("fas-told-followed", unit=names.element(element))
    put(s.t, element, found.end, line, "FAS-7.3.2.3-b")


# Pursuit and Hold --------------------------------------------------------------------------------


def turn(s: Script, tables: Tables, one: Combatant, said: str) -> None:
    """Let a free winner turn: to an enemy it fought if it pursues, anywhere if it holds (D-18).

    Rules: FAS-7.4.5-f, FAS-RUL-07.
    """
    element = s.element(one.id)
    ask = partial(turn_question, s, tables, one, said)
    line = s.ask(owner(s.state, one.id), ask, at("free-{}-turn", one.id))
    if line != STAY:
        task = partial(Task, what="go", element=element.id, answers={"line": line})
        s.call(at("free-{}-turned", one.id), task)


def turn_question(s: Script, tables: Tables, one: Combatant, said: str) -> Question | str:
    """Ask for a Turn; settled where there is none to make, or one only.

    Who fought with its front as well may keep it where it is.

    Rules: FAS-7.4.5-f, FAS-4.3.6-a, FAS-RUL-99.
    """
    scene, element = scene_of(tables, s.state), s.element(one.id)
    edges = fought(one) if said == "pursue" else EDGES[1:]
    found = geometry.turns_to(scene.table, scene.body(element), edges)
    lines = [acts.write(Act(Turn(wheel))) for wheel in found]
    may_stay = said == "hold" or any(touch.edge == EDGES[0] for touch in one.touches)
    if len(lines) < 2 and not (lines and may_stay):
        return lines[0] if lines else STAY
    listed = [
        Pick(line, places.turn(wheel), place=point(end))
        for line, (wheel, end) in zip(lines, found.items(), strict=True)
    ]
    stay = (Pick(STAY, Term("fas-pick-no-turn")),) if may_stay else ()
    form = Form(kind="turn", element=one.id) if said == "hold" else msgspec.UNSET
    return Question(
        point="D-18",
        prompt=term("fas-ask-turn", unit=names.element(element)),
        picks=by_key((*listed, *stay)),
        default=STAY if may_stay else lines[0],
        form=form,
    )


def fought(one: Combatant) -> list[Edge]:
    """Return the edges with which a Unit fought, that of the enemy with the lowest id first."""
    touches = sorted(one.touches, key=lambda touch: (len(touch.enemy), touch.enemy))
    return list(dict.fromkeys(touch.edge for touch in touches))


def point(place: Place) -> str:
    """Write a place for a picture."""
    return ",".join(map(str, place))


# Regroup -----------------------------------------------------------------------------------------


def regroup(s: Script, tables: Tables, one: Combatant, *, compelled: bool) -> str:
    """Let a Unit fall back out of a melee (D-17); returns ``no``, ``yes``, or ``advance``.

    Rules: FAS-7.4.6-a, FAS-7.4.6-b, FAS-12.1-BRK-a.
    """
    ask = partial(regroup_question, s, tables, one, compelled=compelled)
    said = s.ask(owner(s.state, one.id), ask, at("regroup-{}", one.id))
    if said == "no":
        return said
    back = replies.read_back(said)
    line = f"withdraw {replies.write_back(back._replace(advance=False))}"
    task = partial(Task, what="go", element=one.id, answers={"line": line})
    s.call(at("regroup-{}-gone", one.id), task)
    return "advance" if back.advance else "yes"


def regroup_question(
    s: Script, tables: Tables, one: Combatant, *, compelled: bool
) -> Question | str:  # fmt: skip
    """Ask whether and where a Unit falls back; settled where no end is legal.

    Rules: FAS-7.4.6-a, FAS-GEO-21.
    """
    scene, element = scene_of(tables, s.state), s.element(one.id)
    mover = scene.mover(element)
    found = geometry.retreats(scene.table, mover)
    if not found:
        return "no"
    listed = []
    for phi, far in found:
        key = replies.write_back(Back(phi, far))
        angle, distance = key.split()
        label = term("fas-pick-back", angle=angle, distance=distance)
        end = track(mover.body, REAR, phi, far).end
        listed.append(Pick(key, label, place=point(end)))
    no = () if compelled else (Pick("no", names.pick("no")),)
    return Question(
        point="D-17",
        prompt=term("fas-ask-regroup", unit=names.element(element)),
        picks=(*listed, *no),
        default=listed[0].key if compelled else "no",
        form=Form(kind="regroup", element=one.id),
    )


# Emptied structures ------------------------------------------------------------------------------


def emptied(s: Script, frame: Melee, one: Combatant) -> str:
    """Return an empty structure whose garrison a Unit fought, else nothing.

    Rules: FAS-13.3.1-g, FAS-13.3.3-a.
    """
    held = {} if frame.held is msgspec.UNSET else frame.held
    taken = {where.structure for where in field_of(s.state).places.values()}
    fallen = {ground.id for ground in field_of(s.state).grounds if not ground.points}
    found = sorted(held[touch.enemy] for touch in one.touches if touch.enemy in held)
    return next((key for key in found if key not in taken and key not in fallen), "")
