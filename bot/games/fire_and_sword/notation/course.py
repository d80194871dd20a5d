"""Where the course of the game stands in a written position, and what may be left out of it."""

from __future__ import annotations

import msgspec

from bot.engine.model import Side
from bot.games.fire_and_sword.model.keys import at
from bot.games.fire_and_sword.model.state import (
    BLUE,
    SIDES,
    Element,
    FasState,
    Game,
    Phase,
    SetUp,
)
from bot.games.fire_and_sword.rules.fighter import fresh
from bot.games.fire_and_sword.rules.tables import Tables

from .notes import ElementNote, Step, TableNote

BETWEEN = frozenset({"D-01", "D-03", "D-05", "D-S4", "D-S5"})
"""The next decisions of the moments at which a position can be written."""
COMING = ("initial", "orders", "scouting", "deploy")
"""Steps before the Round that is written has been counted."""
PHASES: dict[Step, Phase] = {
    "deploy": "setup", "swaps": "initial", "bids": "initial", "turns": "action", "end": "end",
}  # fmt: skip


def course(state: FasState, note: TableNote) -> None:
    """Let a state stand where a note says.  Rules: FAS-NOT-01."""
    deploys = note.step == "deploy"
    state.flow = [Game(step="orders" if note.step == "deploy" else note.step)]
    state.round = note.round - (note.step in COMING)
    if note.step == "turns" or note.scenario:
        state.phase = PHASES.get(note.step, state.phase)
    if note.step == "turns":
        first = Side(note.initiative or note.active)
        state.initiative = first
        state.active = None if first == note.active else first
    if deploys:
        _set_up(state, note)


def _set_up(state: FasState, note: TableNote) -> None:
    """Go on with the deployment, if anybody is still to be set up.

    What Advantages do before it was done.
    """
    places = state.field.places if state.field else {}
    marks = {**note.red.elements, **note.blue.elements}
    placed = [one.id for one in state.elements if one.id in places or marks[one.id].reserve]
    if len(placed) == len(state.elements):
        return
    turn = Side(note.active)
    placed.sort(key=lambda key: key[0] != turn[0])
    winner = Side(note.initiative or BLUE)
    frame = SetUp(key="set-up", first=turn, winner=winner, placed=placed)
    frame.give({at("deserters-{}", side): "none" for side in SIDES})
    state.flow.append(frame)


def step_of(state: FasState) -> Step:
    """Return the step of the Round or of the set-up in which a state stands."""
    frame = state.flow[0] if state.flow else None
    if not isinstance(frame, Game):
        return "turns"
    if state.field and (frame.step == "orders" or isinstance(state.flow[-1], SetUp)):
        return "deploy"
    if not state.field and frame.step == "swaps":
        return "bids"
    return "bids" if frame.step == "initiative" else frame.step


def turn_of(state: FasState) -> Side:
    """Return whose Turn it is, or who sets up next."""
    frame = state.flow[-1] if state.flow else None
    if isinstance(frame, SetUp) and state.asked:
        return state.seats[next(iter(state.asked))]
    return state.active or state.initiative or Side("red")


def first_of(state: FasState) -> Side | None:
    """Return who has the Initiative; before the first Round who won the Scouting test, if any did.

    Rules: FAS-RUL-113.
    """
    frame = state.flow[-1] if state.flow else None
    return frame.winner if isinstance(frame, SetUp) else state.initiative


def is_between(state: FasState) -> bool:
    """Tell whether a state stands between Turns or phases, or at a step of set-up.

    Where a side has given a part of its secret answers, or told by a template where its elements
    will be set up, it does not.

    Rules: FAS-NOT-02.
    """
    frame = state.flow[0] if state.flow else None
    if isinstance(frame, Game) and any(frame.sealed.values()):
        return False
    if any(isinstance(one, SetUp) and one.plans for one in state.flow):
        return False
    points = {str(one.point) for one in state.asked.values()}
    return bool(points) and points <= BETWEEN


def is_reserve(state: FasState, element: Element) -> bool:
    """Tell whether an element waits off the table.  Rules: FAS-SET-09."""
    if not state.field or element.gone or element.id in state.field.places:
        return False
    frame = state.flow[-1] if state.flow else None
    return not isinstance(frame, SetUp) or element.id in frame.placed


def leave_out(tables: Tables, element: Element, mark: ElementNote) -> None:
    """Leave out of an element's note what is as at the start.  Rules: FAS-NOT-01, FAS-SET-06."""
    profile = tables.profile(element)
    full = fresh(profile, element.mode)
    usual = {
        "formation": full.formation, "ammo": full.ammo, "melee_ammo": full.melee_ammo,
        "lances": full.lances, "dp": 0, "losses": 0, "hidden": "none", "revealed": "none",
        "full_cp": profile.command.cp if profile.command else 0, "upgrades": (),
        "activated": tables.is_unit(element), "first": False, "tested": False,
        "resupplied": False, "gone": False, "led": mark.led,
    }  # fmt: skip
    if not profile.command:
        usual["cp"] = 0
    if element.gone:
        usual |= {name: getattr(mark, name) for name in GONE}
    for name, value in usual.items():
        if getattr(mark, name) == value:
            setattr(mark, name, None)


GONE = tuple(
    one.name for one in msgspec.structs.fields(ElementNote) if one.name not in ("gone", "upgrades")
)
"""What is of no account once an element is gone."""
