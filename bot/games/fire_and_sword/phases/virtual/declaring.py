"""What a side does in its Turn on a virtual table: an element, Calculation, or Partisans (D-05)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.engine.model import Side, Term, term
from bot.games.fire_and_sword.geometry.fixed import Place
from bot.games.fire_and_sword.model.field import Standing
from bot.games.fire_and_sword.model.state import Element, FasState, Form, Pick, Question, Turn
from bot.games.fire_and_sword.notation import placings
from bot.games.fire_and_sword.notation.placings import Placing
from bot.games.fire_and_sword.phases.actions import orders
from bot.games.fire_and_sword.phases.field import put
from bot.games.fire_and_sword.phases.questions import by_key
from bot.games.fire_and_sword.phases.script import Script
from bot.games.fire_and_sword.rules import deploying
from bot.games.fire_and_sword.rules.scene import scene_of
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from .start import advantages
from .start.deploying import label, mark

CALCULATION = "calculation"
STOP = "stop"
ENTER = "enter"


def arriving(state: FasState, tables: Tables, side: Side) -> list[tuple[Element, Placing]]:
    """Return how the reserves of a side can enter, each with its preset order.

    Rules: FAS-12.1-PAR-a, FAS-RUL-30.
    """
    if not state.field:
        return []
    scene = scene_of(tables, state)
    return [
        (one, found._replace(order=orders.preset(tables, one) if tables.is_unit(one) else None))
        for one in waiting(state, tables, side)
        for found in deploying.entries(scene, one)
    ]


def waiting(state: FasState, tables: Tables, side: Side) -> list[Element]:
    """Return the Partisans of a side that wait in reserve.  Rules: FAS-SET-09."""
    own = state.reserves(side)
    scene = scene_of(tables, state) if own else None
    return [one for one in own if scene and deploying.may_be_reserve(scene, one)]


def question(state: FasState, tables: Tables, side: Side, chosen: Sequence[Pick]) -> Question:
    """Ask which element is activated, perhaps with its first action; who can declare must.

    Calculation and the entry of Partisans are free; who has nothing else may stop for the Round.

    Rules: FAS-2.3.1-a, FAS-2.3.1-b, FAS-2.3.1-c, FAS-RUL-51, FAS-OPT-04, FAS-12.1-PAR-a,
    FAS-RUL-108, FAS-OPT-08.
    """
    others, first = [], state.seat_of(side)
    mates = tuple(one.key for one in chosen if state.owner(one.key) != first)
    if chosen and advantages.left(state, tables, side, CALCULATION):
        others.append(Pick(CALCULATION, Term("fas-turn-calculation")))
    for one, placing in arriving(state, tables, side):
        words = term("fas-pick-enter", unit=names.element(one), place=label(placing))
        others.append(Pick(placings.write(placing), words, place=mark(placing)))
    if not chosen:
        others.append(Pick(STOP, Term(f"fas-turn-{STOP}")))
    return Question(
        point="D-05",
        prompt=term("fas-ask-declare", side=names.side(side), number=state.round),
        picks=by_key((*chosen, *others)),
        default=chosen[0].key if chosen else STOP,
        form=Form(
            kind="declare",
            element=",".join(one.id for one in waiting(state, tables, side)),
            others=tuple(one.key for one in chosen if one.key not in mates),
            mates=mates,
        ),
    )


def declared(s: Script, frame: Turn, tables: Tables, said: str) -> tuple[str, str]:
    """Return who is activated and its first action, if it was named; nobody after a Calculation.

    Rules: FAS-OPT-04, FAS-12.1-PAR-a, FAS-SET-09.
    """
    if said == CALCULATION:
        s.do("calculated", lambda: int(advantages.spend(s, tables, frame.side, CALCULATION)))
        return "", ""
    if said.startswith(f"{ENTER} "):
        placing = placings.read(said)
        s.do("entered", partial(enter, s, placing))
        return placing.element, ""
    key, _, act = said.partition(" ")
    return key, act


def enter(s: Script, placing: Placing) -> None:
    """Bring a reserve to the table with a face-down token.  Rules: FAS-12.1-PAR-a, FAS-RUL-30."""
    element = s.element(placing.element)
    element.hidden = placing.order
    where = Standing(placing.place or Place(0, 0), placing.structure)
    line = term("fas-told-entered", unit=names.element(element), place=label(placing))
    put(s.t, element, where, line, "FAS-12.1-PAR-a")
