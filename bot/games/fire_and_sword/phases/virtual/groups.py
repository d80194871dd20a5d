"""Groups on a virtual table that a Unit rides over: set aside, and overrun (9.3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import msgspec

from bot.engine.model import term
from bot.games.fire_and_sword.geometry import groups
from bot.games.fire_and_sword.geometry.fixed import Place, Spot
from bot.games.fire_and_sword.geometry.table import Fault
from bot.games.fire_and_sword.model.field import Ridden
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import (
    Activation,
    Element,
    Form,
    Pick,
    Question,
    Task,
)
from bot.games.fire_and_sword.notation import replies
from bot.games.fire_and_sword.phases.field import field_of, put
from bot.games.fire_and_sword.phases.script import Script, other, seat_of
from bot.games.fire_and_sword.rules.scene import Scene, scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names, places

LISTED = 4
"""So many places are listed."""


def remember(s: Script, element: Element, touched: Iterable[str]) -> None:
    """Keep which enemy Groups a Unit touched, once each, for the end of the activation.

    It is kept with the declared activation that is running, also in a forced withdrawal. A movement
    outside any activation, that of a Vanguard, overruns nobody.

    Rules: FAS-9.3-d, FAS-9.3-e, FAS-RUL-88, FAS-RUL-98, FAS-RUL-111.
    """
    running = next((one for one in s.state.flow if isinstance(one, Activation)), None)
    if running is None:
        return
    known = [] if running.ridden is msgspec.UNSET else running.ridden
    known += [one for key in touched if (one := Ridden(element.id, key)) not in known]
    if known:
        running.ridden = known


# Set aside ---------------------------------------------------------------------------------------


def set_aside(s: Script, tables: Tables, element: Element) -> None:
    """Let the other player set down each Group that a Unit ended its movement on (D-26).

    Rules: FAS-9.3-c, FAS-9.3-f, FAS-RUL-27.
    """
    s.do(at("aside-{}", element.id), partial(find_under, s, tables, element))
    for key in s.frame.said(at("aside-{}-whom", element.id)).split():
        group = s.element(key)
        seat = seat_of(s.state, other(element.side))
        ask = partial(aside_question, s, tables, group, element)
        said = s.ask(seat, ask, at("aside-{}-{}", element.id, key))
        done = at("aside-{}-{}-done", element.id, key)
        s.do(done, partial(put_aside, s, group, said, "FAS-9.3-c"))


def find_under(s: Script, tables: Tables, element: Element) -> None:
    """Keep on which Groups a Unit stands."""
    scene = scene_of(tables, s.state)
    found = [one.id for one in groups.under(scene.table, scene.body(element))]
    if found:
        s.frame.give({at("aside-{}-whom", element.id): " ".join(found)})


def aside_question(s: Script, tables: Tables, group: Element, unit: Element) -> Question:
    """Ask where a Group is set down: an inch from the Unit, or where nothing else is free."""
    scene = scene_of(tables, s.state)
    found = groups.aside_places(scene.table, scene.body(group), scene.body(unit))
    keys = tuple(replies.write_put(one.spot) for one in found)
    return Question(
        point="D-26",
        prompt=term("fas-ask-aside", unit=names.element(group), target=names.element(unit)),
        picks=place_picks(found),
        more=keys,
        default=keys[0],
        form=Form(kind="aside", element=group.id, others=(unit.id,)),
    )


def place_picks(found: list[Place]) -> tuple[Pick, ...]:
    """List a few places."""
    return tuple(
        Pick(replies.write_put(one.spot), places.at(one), place=",".join(map(str, one)))
        for one in found[:LISTED]
    )


def put_aside(s: Script, group: Element, said: str, rule: str) -> None:
    """Put a Group where a player said, turned as it was."""
    before = field_of(s.state).places[group.id].place
    spot, line = replies.read_put(said), term("fas-told-place", unit=names.element(group))
    put(s.t, group, Place(*spot, before.heading), line, rule)


def aside(scene: Scene, group: Element, unit: Element, spot: Spot) -> Place | Fault:
    """Return where a Group is set down, or why not there.  Rules: FAS-GEO-23, FAS-9.3-c."""
    table = scene.table.without(group.id)
    return groups.set_aside(table, scene.body(group), scene.body(unit), spot)


# Overrun -----------------------------------------------------------------------------------------


def overruns(s: Script, running: Activation) -> None:
    """Overrun the Groups that were touched in an activation, in the order in which they were.

    Rules: FAS-9.3-d, FAS-9.3-e, FAS-RUL-88.
    """
    ridden = [] if running.ridden is msgspec.UNSET else running.ridden
    for place, one in enumerate(ridden, 1):
        s.do(at("overrun-{}-called", place), s.state.called.clear)
        gone = s.element(one.unit).gone or s.element(one.group).gone
        if s.do(at("overrun-{}-due", place), partial(int, not gone)):
            task = partial(Task, what="overrun", element=one.unit, answers={"group": one.group})
            s.call(at("overrun-{}", place), task)


def save_question(s: Script, tables: Tables, group: Element) -> Question | str:
    """Ask where a Group finds shelter from an Overrun; settled where it can nowhere (D-25).

    Rules: FAS-9.3-d, FAS-GEO-23.
    """
    scene = scene_of(tables, s.state)
    found = groups.save_places(
        scene.table, scene.mover(group), tables.content.geometry.shelter
    )  # fmt: skip
    if not found:
        return "none"
    return Question(
        point="D-25",
        prompt=term("fas-ask-shelter", unit=names.element(group)),
        picks=place_picks(found),
        default=replies.write_put(found[0].spot),
        form=Form(kind="save", element=group.id),
    )


def saved(scene: Scene, group: Element, spot: Spot) -> Place | Fault:
    """Return where a Group is safe from an Overrun, or why not there.  Rules: FAS-GEO-23."""
    within = scene.tables.content.geometry.shelter
    return groups.save(scene.table, scene.mover(group), spot, within)
