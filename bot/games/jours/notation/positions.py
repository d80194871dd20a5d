"""Positions as text, for cases: a field in the notation of the digest, or a whole state.

A position stands in the activation of ``active`` at a segment, or at the beginning of a phase. A
match that is reported carries its ``whole`` state instead, with every procedure that is running.
"""

from __future__ import annotations

import re
from typing import Any, Literal, TypeAlias

import msgspec

from bot.engine.model import Seat, Setup, Side
from bot.engine.refusal import Refused
from bot.games.jours.content.base import Cell, WeatherId
from bot.games.jours.model.field import Active, Chief, Chit, Field, Formation, Group
from bot.games.jours.model.state import Activation, Game, GameStep, JdgState
from bot.games.jours.phases import cards
from bot.games.jours.phases.turn import setup
from bot.games.jours.rules.land.ground import Tables
from bot.games.notation import BadNotation, between, converted, known, once

from .units import read_facing, read_unit

Stage: TypeAlias = Literal["begin", "fire", "move", "combat", "rally"]
"""Where the activation stands: before the order markers, or at a segment."""
STAGES: tuple[Stage, ...] = ("begin", "fire", "move", "combat", "rally")
HEX = re.compile(r"(\d{4})(?:/([A-Z]+))? (.+)")
CHIEF = re.compile(r"(\d{4}) \*(\S+) drm(\d+) cap(\d+) rng(\d+)(?: (\S+))?")


class ActiveNote(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The running activation: a formation, the initiative of its marker, the segment."""

    formation: str
    initiative: int = 5
    stage: Stage = "move"


class PositionNote(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A position.

    ``units``: a hex a line, ``0808/NNE a=I6/6/5/5 X OR | b=Af3e3m4c6 X``; ``chiefs``: ``0810 *NAME
    drm2 cap2 rng5 side``. ``formations`` names the side of each; without it X is of the first side
    and Y of the other. ``markers``: initiative by formation. ``cup``: ``X 5``. ``arrivals``:
    formations of the scenario whose reinforcements are still to come, as it says.
    """

    scenario: str = "drill"
    map: str | None = None
    options: dict[str, str] = {}
    turn: int = 1
    weather: WeatherId | None = None
    phase: GameStep = "activations"
    formations: dict[str, Side] = {}
    markers: dict[str, tuple[int, ...]] = {}
    demoralised: list[str] = []
    units: list[str] = []
    chiefs: list[str] = []
    control: dict[Cell, Side | None] = {}
    holder: Side | None = None
    cup: list[str] = []
    arrivals: list[str] = []
    active: ActiveNote | None = None
    whole: dict[str, Any] | None = None


def read(tables: Tables, raw: Any) -> JdgState:
    """Build a state in which nothing is asked; raises ``BadNotation``."""
    note = converted(raw, PositionNote)
    if note.whole is not None:
        return _whole(note.whole)
    state = _fresh(tables, note)
    field = state.field
    if note.map is not None:
        field.map = known(note.map, tables.content.maps, "map")
    turns = tables.content.scenarios[note.scenario].turns
    field.turn = between(note.turn, 1, len(turns), "turn")
    field.weather = note.weather or turns[note.turn - 1].weather
    field.phase = "activations"
    field.holder = note.holder
    _army(tables, field, note)
    _arrivals(tables, field, note)
    for line in note.chiefs:
        field.chiefs.append(_chief(tables, field, line))
    for cell, side in note.control.items():
        field.control[cell] = side
    state.cup = [_chit(field, line) for line in note.cup]
    _course(state, note)
    return state


def write(state: JdgState) -> dict[str, Any]:
    """Write a state as plain values, whole; what is asked comes up again by itself."""
    plain: dict[str, Any] = msgspec.to_builtins(state)
    for key in ("open", "asked", "serial", "draws"):
        plain.pop(key)
    return {"whole": plain}


def _whole(plain: dict[str, Any]) -> JdgState:
    return converted(plain, JdgState, "whole")


def _fresh(tables: Tables, note: PositionNote) -> JdgState:
    known(note.scenario, tables.content.scenarios, "scenario")
    offered = {one.key: one for one in setup.match_options()}
    for key, value in note.options.items():
        if not offered[known(key, offered, "option", "options")].accepts(value):
            raise BadNotation(f"options.{key}: {value} is not among its values")
    battle = tables.content.scenarios[note.scenario]
    seats = tuple(Seat(side) for side in battle.sides)
    try:
        made = Setup(scenario=note.scenario, seats=seats, options=note.options)
        state = setup.new_state(tables, made)
    except Refused as error:
        raise BadNotation(error.reason.key) from error
    field = state.field
    field.units, field.chiefs, field.arrivals = [], [], []
    field.formations = []
    for side in (*note.formations.values(), *filter(None, note.control.values())):
        known(side, field.camps, "side")
    return state


# Armies ------------------------------------------------------------------------------------------


def _army(tables: Tables, field: Field, note: PositionNote) -> None:
    """Put units, formations and groups on the map."""
    ground, rule = tables.ground(field.map), tables.content.limits.reverse
    orders: dict[str, str] = {}
    for line in note.units:
        found = HEX.fullmatch(line)
        if found is None:
            raise BadNotation(f"{line!r}: a hex, perhaps a facing, and units")
        known(found[1], ground.cells, "hex", "units")
        facing = read_facing(found[2]) if found[2] else None
        for said in found[3].split("|"):
            unit, order = read_unit(said, found[1], facing, rule)
            unit.note(start=found[1])
            unit.side = _formation(field, note, unit.formation).side
            orders[unit.id] = order
            field.units.append(unit)
    once([one.id for one in field.units], "units")
    for cell in {one.at for one in field.units}:
        if len({one.side for one in field.units if one.at == cell}) > 1:
            raise BadNotation(f"units: both sides stand in {cell}")
    _groups(field, orders)


def _arrivals(tables: Tables, field: Field, note: PositionNote) -> None:
    """Let the reinforcements of some formations of the scenario wait beside the map."""
    battle = tables.content.scenarios[note.scenario]
    waiting = cards.arrivals_of(battle)
    for key in note.arrivals:
        known(key, {one.formation: one for one in waiting}, "formation", "arrivals")
        card = battle.formation(key)
        if key not in {one.id for one in field.formations}:
            field.formations.append(Formation(id=key, side=card.side, markers=card.markers))
        field.units += [cards.unit_of(card, unit) for unit in card.units if unit.at is None]
    field.arrivals = [one for one in waiting if one.formation in note.arrivals]


def _formation(field: Field, note: PositionNote, key: str) -> Formation:
    for one in field.formations:
        if one.id == key:
            return one
    sides = list(field.camps)
    usual = {"X": field.first, "Y": next(one for one in sides if one != field.first)}
    side = {**usual, **note.formations}.get(key)
    if side is None:
        raise BadNotation(f"formations: the side of {key} is not named")
    made = Formation(
        id=key,
        side=side,
        markers=note.markers.get(key, (5, 5)),
        demoralised=key in note.demoralised,
    )
    field.formations.append(made)
    return made


def _groups(field: Field, orders: dict[str, str]) -> None:
    """Form a group of all units of a formation with one mark; a face-up marker for each.

    Units without a mark have orders.
    """
    for formation in field.formations:
        for mark in ("OR", "NO"):
            own = [
                one.id
                for one in field.units
                if one.formation == formation.id
                and not one.renfort
                and (orders[one.id] or "OR") == mark
            ]
            if own:
                number = len(field.groups) + 1
                field.groups.append(
                    Group(
                        id=f"G{number}",
                        side=formation.side,
                        formation=formation.id,
                        units=tuple(own),
                        order="OR" if mark == "OR" else "NO",
                    )
                )


def _chief(tables: Tables, field: Field, line: str) -> Chief:
    found = CHIEF.fullmatch(line)
    if found is None:
        raise BadNotation(f"{line!r}: a commander is 0810 *NAME drm2 cap2 rng5 side")
    known(found[1], tables.ground(field.map).cells, "hex", "chiefs")
    here = next((one.side for one in field.units if one.at == found[1]), field.first)
    side = Side(known(found[6], field.camps, "side", "chiefs")) if found[6] else here
    return Chief(
        id=found[2],
        side=side,
        drm=int(found[3]),
        orders=int(found[4]),
        range=int(found[5]),
        strategic=not any(one.side == side for one in field.chiefs),
        at=found[1],
    )


# The course of play ------------------------------------------------------------------------------


def _chit(field: Field, line: str) -> Chit:
    key, _, value = line.partition(" ")
    formations = {one.id: one for one in field.formations}
    known(key, formations, "formation", "cup")
    return Chit(key, formations[key].side, int(value or 5))


def _course(state: JdgState, note: PositionNote) -> None:
    """Put the procedures on the stack that lead to where the position stands."""
    game = Game(step=note.phase, key="game")
    state.flow = [game]
    if note.active is None:
        return
    if note.phase != "activations":
        raise BadNotation("active: only in the phase activations")
    field, key = state.field, note.active.formation
    formation = next((one for one in field.formations if one.id == key), None)
    if formation is None:
        raise BadNotation(f"active: no unit of the formation {key}")
    chit = Chit(key, formation.side, note.active.initiative)
    field.drawn = [chit]
    field.active = Active(chit=chit, side=chit.side, formations=(key,))
    game.results["draw-1"] = 0
    done: dict[str, int] = {one: 0 for one in STAGES[: STAGES.index(note.active.stage)]}
    state.flow.append(Activation(key="pass-1", results=dict(done)))
    if done:
        for group in field.groups:
            field.active.standing[group.id] = "ordered" if group.order == "OR" else "limited"
            if group.order == "NO":
                state.flow[-1].answers[f"try-{group.id}"] = f"limited {group.id}"
    else:
        for group in field.groups:
            state.secrets[group.side].ordered += (group.id,) if group.order == "OR" else ()
            group.order = None
