"""Structures on a virtual table that change hands: going in, the zone of a new garrison, Ruins."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from bot.engine.model import Term, term
from bot.games.fire_and_sword.content import RUINS
from bot.games.fire_and_sword.geometry import ruins, shifting
from bot.games.fire_and_sword.geometry.fixed import DEGREE, Place
from bot.games.fire_and_sword.geometry.measuring import zones_at
from bot.games.fire_and_sword.model.field import Standing
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import Element, Form, Pick, Question
from bot.games.fire_and_sword.notation import acts, replies
from bot.games.fire_and_sword.phases.field import field_of, put
from bot.games.fire_and_sword.phases.questions import by_key
from bot.games.fire_and_sword.phases.script import Script, owner
from bot.games.fire_and_sword.rules.scene import scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names, places

from .combat.charging import shifted

SLIDE, STAY = "slide", "stay"


def move_in(s: Script, tables: Tables, element: Element, structure: Callable[[], str]) -> None:
    """Put a Unit into a structure, then let enemies make room for it.

    Rules: FAS-13.3.1-a, FAS-13.3.1-e, FAS-13.3.1-g, FAS-13.3.3-a.
    """
    s.do(at("room-{}", element.id), partial(go_in, s, tables, element, structure))
    for key in s.frame.said(at("room-{}-whom", element.id)).split():
        give_way(s, tables, s.element(key), element)


def go_in(s: Script, tables: Tables, element: Element, structure: Callable[[], str]) -> None:
    """Put a Unit into a structure, and keep which enemies are in its new control zone."""
    before, key = field_of(s.state).places[element.id], structure()
    line = term("fas-told-occupy", unit=names.element(element))
    put(s.t, element, Standing(before.place, key), line, "FAS-13.3.1-a")
    scene = scene_of(tables, s.state)
    held = scene.body(element)
    near = [
        one.id
        for one in zones_at(scene.table, held, held.outline)
        if not one.structure  # garrisons stay where they are
    ]
    if near:
        s.frame.give({at("room-{}-whom", element.id): " ".join(near)})


def give_way(s: Script, tables: Tables, element: Element, garrison: Element) -> None:
    """Let a Unit shift out of a new garrison's control zone, or slide into contact (D-27).

    Rules: FAS-13.3.1-e, FAS-GEO-19, FAS-GEO-24.
    """
    ask = partial(way_question, s, tables, element, garrison)
    said = s.ask(owner(s.state, element.id), ask, at("shift-{}", element.id))
    s.do(at("shift-{}-done", element.id), partial(make_way, s, tables, element, garrison, said))


def way_question(
    s: Script, tables: Tables, element: Element, garrison: Element
) -> Question | str:  # fmt: skip
    """Ask how a Unit gives way; settled where one way is left, or none."""
    scene = scene_of(tables, s.state)
    body, held = scene.body(element), scene.body(garrison)
    away = shifting.shortest_shift(scene.table, body, held)
    piece = scene.table.piece(held.structure)
    near = shifting.slide_to(scene.table, body, piece)
    if away is None:
        return SLIDE if near else STAY
    way = replies.write_shift(away.x - body.place.x, away.y - body.place.y)
    slide = (Pick(SLIDE, Term("fas-pick-slide")),) if near else ()
    return Question(
        point="D-27",
        prompt=term("fas-ask-room", unit=names.element(element), target=names.element(garrison)),
        picks=(Pick(way, places.shift(*replies.read_shift(way))), *slide),
        default=way,
        form=Form(kind="shift", element=element.id, others=(garrison.id,)),
    )


def make_way(s: Script, tables: Tables, element: Element, garrison: Element, said: str) -> None:
    """Move a Unit as it gives way.  Rules: FAS-13.3.1-e, FAS-GEO-19."""
    scene, line = scene_of(tables, s.state), term("fas-told-shift", unit=names.element(element))
    if said == STAY:
        return
    if said == SLIDE:
        piece = scene.table.piece(scene.body(garrison).structure)
        found = shifting.slide_to(scene.table, scene.body(element), piece)
        line = term("fas-told-slid", unit=names.element(element))
    else:
        place = shifted(scene, element, garrison, replies.read_shift(said))
        found = place if isinstance(place, Place) else None
    assert found is not None, "an illegal way was taken"
    put(s.t, element, found, line, "FAS-13.3.1-e")


# Ruins -------------------------------------------------------------------------------------------


def points_of(s: Script, key: str) -> int:
    """Return the Structure Points that a structure has left."""
    return next(one.points for one in field_of(s.state).grounds if one.id == key)


def damage(s: Script, key: str, points: int) -> None:
    """Take Structure Points of a structure; without any it becomes Ruins, an area.

    Rules: FAS-13.3.2-b, FAS-RUL-42.
    """
    grounds = field_of(s.state).grounds
    place = next(place for place, one in enumerate(grounds) if one.id == key)
    left = max(0, grounds[place].points - points)
    kind = grounds[place].type if left else RUINS
    grounds[place] = msgspec.structs.replace(grounds[place], points=left, type=kind)


def come_out(s: Script, tables: Tables, element: Element) -> None:
    """Let the owner of a garrison put it on its Ruins (D-33).

    Rules: FAS-RUL-75, FAS-13.3.2-b.
    """
    ask = partial(ruins_question, s, tables, element)
    said = s.ask(owner(s.state, element.id), ask, at("ruins-{}", element.id))
    s.do(at("ruins-{}-done", element.id), partial(stand_on, s, element, said))


def ruins_question(s: Script, tables: Tables, element: Element) -> Question | str:
    """Ask where and at which heading a garrison stands on its Ruins; settled for one place."""
    scene = scene_of(tables, s.state)
    before = field_of(s.state).places[element.id]
    rest = scene.table.without(element.id)
    found = ruins.places(rest, scene.body(element), scene.table.piece(before.structure))
    keys = [write_place(one) for one in found]
    if len(keys) < 2:
        return next(iter(keys), STAY)
    usual = write_place(ruins.usual(found, before.place.heading))
    listed = {usual, *keys[:: max(1, len(keys) // 8)]}
    picks = [
        Pick(key, places.at(one), place=point(one))
        for key, one in zip(keys, found, strict=True)
        if key in listed
    ]
    return Question(
        point="D-33",
        prompt=term("fas-ask-ruins", unit=names.element(element)),
        picks=by_key(picks),
        more=tuple(keys),
        default=usual,
    )


def write_place(place: Place) -> str:
    """Write a place with its heading."""
    return f"{replies.write_put(place.spot)} {acts.decimal(place.heading, DEGREE)}"


def point(place: Place) -> str:
    """Write a place for a picture."""
    return ",".join(map(str, place))


def stand_on(s: Script, element: Element, said: str) -> None:
    """Put a garrison on its Ruins."""
    x, y, heading = said.removeprefix("place ").split()
    place = Place(acts.inches(x), acts.inches(y), acts.degrees(heading))
    line = term("fas-told-came-out", unit=names.element(element))
    put(s.t, element, place, line, "FAS-RUL-75")
