"""A new commander-in-chief for one that is gone (10.4)."""

from __future__ import annotations

from functools import partial

from bot.engine.model import Side, term
from bot.games.fire_and_sword.geometry.arrivals import successions
from bot.games.fire_and_sword.geometry.fixed import Place
from bot.games.fire_and_sword.model.events import Told
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import Element, Form, Pick, Question
from bot.games.fire_and_sword.notation import placings
from bot.games.fire_and_sword.notation.placings import Placing
from bot.games.fire_and_sword.phases.field import put
from bot.games.fire_and_sword.phases.script import Script, seat_of
from bot.games.fire_and_sword.phases.virtual.start.deploying import label, mark
from bot.games.fire_and_sword.rules import deploying
from bot.games.fire_and_sword.rules.scene import scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

RULE = "FAS-10.4-c"
AWAY = "away"
"""The answer at a live table, where the players put the base down themselves."""


def succeed(s: Script, tables: Tables, side: Side) -> None:
    """Put a new commander-in-chief on the table for one that is gone, and roll its CP.

    A side without any Unit gets none; no Motivation comes back.

    Rules: FAS-10.4-b, FAS-10.4-c, FAS-RUL-41.
    """
    state = s.state
    if s.frame.is_done(at("successor-{}-back", side)):
        return
    lost = [one for one in state.elements if one.side == side and one.gone]
    chief = next(filter(tables.is_chief, lost), None)
    if chief is None or not tables.units(state, side):
        return
    ask = partial(place_question, s, tables, chief)
    said = s.ask(seat_of(state, side), ask, at("successor-{}", side))
    s.do(at("successor-{}-back", side), partial(come_back, s, tables, chief, said))


def place_question(s: Script, tables: Tables, chief: Element) -> Question | str:
    """Ask where the base is put (D-02); settled at a live table, and where there is one place.

    Rules: FAS-10.4-c, FAS-GEO-24.
    """
    if not s.state.field:
        return AWAY
    scene, within = scene_of(tables, s.state), tables.content.command.successor_distance
    edge = scene.field.edges[chief.side]
    spots = successions(scene.table, deploying.body_of(scene, chief), edge, within)
    if not spots:
        return AWAY
    found = [Placing("place", chief.id, one) for one in spots[:: max(1, len(spots) // 8)]]
    default = placings.write(found[0])
    if len(spots) == 1:
        return default
    listed = [Pick(placings.write(one), label(one), place=mark(one)) for one in found]
    return Question(
        point="D-02",
        prompt=term("fas-ask-successor", unit=names.element(chief), distance=within),
        picks=tuple(sorted(listed, key=lambda one: one.key)),
        default=default,
        form=Form(kind="return", element=chief.id, numbers=(within,)),
    )


def come_back(s: Script, tables: Tables, chief: Element, said: str) -> None:
    """Roll the CP of the new commander-in-chief and set the base down.

    Where the whole table has no room the base stays away for this Round.

    Rules: FAS-10.4-c, FAS-RUL-110.
    """
    if s.state.field and said == AWAY:
        return
    (face,) = s.t.roll(1, tables.content.dice.faces, RULE)
    table = tables.content.command.successor
    chief.full_cp = next(row.cp for row in table if row.faces.holds(face))
    chief.gone, chief.dp = False, chief.losses
    distance = tables.content.command.successor_distance
    key = "fas-told-successor-here" if s.state.field else "fas-told-successor"
    line = term(
        key, side=names.side(chief.side), unit=names.element(chief), value=face,
        count=chief.full_cp, distance=distance,
    )  # fmt: skip
    s.tell(Told(line=line, rule=RULE))
    if s.state.field:
        placing = placings.read(said)
        where = placing.place or Place(0, 0)
        put(s.t, chief, where, term("fas-told-back", unit=names.element(chief)), RULE)
