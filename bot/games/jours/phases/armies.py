"""Battles with armies of one's own: what is agreed in the lobby, and how they are set up.

An army of one's own takes the places of the battle's: its stacks stand, in their order, where the
stacks of that side stand at the start, and its commanders-in-chief where the battle's do.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec

from bot.engine.model import Choice, Setup, Side, Text, text
from bot.engine.refusal import Refused
from bot.engine.setup.options import Army, SeatOption
from bot.games.jours.content import FormationCard, JdgContent, Scenario
from bot.games.jours.content.base import Cell, Facing
from bot.games.jours.model.field import Arrival, Chief, Field, Formation, Unit
from bot.games.jours.notation import armies
from bot.games.jours.notation.armies import Brigade, OwnArmy
from bot.games.jours.notation.units import kind_text
from bot.games.jours.rules.land.ground import Tables
from bot.games.jours.rules.stacking import stacking_fault

from . import cards

T = TypeVar("T", Unit, Chief, Formation, Arrival)
OWN, USUAL, YES = "armies", "battle", "yes"
"""The host's option, the army of the battle itself, and that a player agrees."""


def army_key(side: Side) -> str:
    """Return the option that holds a side's army."""
    return f"army-{side}"


def own_list(setup: Setup, side: Side) -> str | None:
    """Return the list of a side that fights with an army of its own."""
    said = setup.options.get(army_key(side), USUAL)
    return None if said == USUAL or setup.options.get(OWN) != "on" else said


def seat_options(content: JdgContent, setup: Setup, side: Side) -> list[SeatOption]:
    """Let a side choose its army where that was agreed, and confirm the army of its enemy.

    Who has agreed to a list is asked again for another one.

    Rules: JDG-OPT-11, JDG-RUL-78.
    """
    if setup.options.get(OWN) != "on":
        return []
    usual = (Choice(USUAL, Text("jours-option-army-battle")),)
    found = [
        SeatOption(
            army_key(side), Text("jours-option-army"), usual, USUAL,
            required=True, armies=True, told=True, seen=True,
        )
    ]  # fmt: skip
    enemy = next(one for one in content.scenarios[setup.scenario].sides if one != side)
    said = own_list(setup, enemy)
    if said is not None:
        key = f"agree-{side}-{hashlib.sha256(said.encode()).hexdigest()[:8]}"
        agrees = (Choice(YES, Text("jours-option-agree-yes")),)
        label = text("jours-option-agree", side=Text(f"jours-side-{enemy}"))
        found.append(SeatOption(key, label, agrees, YES, required=True))
    return found


def ready(content: JdgContent) -> Iterator[Army]:
    """Yield the armies of the battles that an own one may be made from: those within the limits.

    Rules: JDG-OPT-11.
    """
    for battle in content.scenarios.values():
        for side, one in battle.sides.items():
            made = _of_battle(battle, side, f"{battle.name.en}: {one.name.en}")
            try:
                yield told(armies.read(content.limits, armies.write(made)))
            except Refused:
                continue


def _of_battle(battle: Scenario, side: Side, name: str) -> OwnArmy:
    formations = [
        Brigade(one.id, one.markers, tuple(_stacks(one)))
        for one in battle.formations
        if one.side == side
    ]
    chiefs = [cards.chief_of(card) for card in battle.chiefs if card.side == side]
    return OwnArmy(name[: armies.QUOTED], tuple(formations), tuple(chiefs))


def _stacks(formation: FormationCard) -> Iterator[tuple[Unit, ...]]:
    """Yield the units of a formation that share a hex; who comes later stands for itself."""
    units = [cards.unit_of(formation, card) for card in formation.units]
    for cell in dict.fromkeys(one.at or one.id for one in units):
        yield tuple(one for one in units if (one.at or one.id) == cell)


def read_army(tables: Tables, said: str, setup: Setup | None) -> Army:
    """Read a list; with a set-up in which a side has chosen it also see whether it fits there.

    Raises ``Refused``.

    Rules: JDG-OPT-11, JDG-RUL-78.
    """
    army = armies.read(tables.content.limits, said)
    for side in () if setup is None else tables.content.scenarios[setup.scenario].sides:
        if setup is not None and setup.options.get(army_key(side)) == said:
            armies.refuse(list(_misfits(tables, setup, side, army)))
    return told(army)


def told(army: OwnArmy) -> Army:
    """Tell what is in a list: its formations, commanders, and what they add up to."""
    lines = [_formation_line(one) for one in army.formations]
    for chief in army.chiefs:
        lines.append(
            text(
                "jours-army-chief", name=chief.id, drm=chief.drm, orders=chief.orders,
                range=chief.range,
            )
        )  # fmt: skip
    every = [unit for one in army.formations for unit in one.units]
    lines.append(
        text(
            "jours-army-totals",
            units=len(every),
            foot=sum(one.kind.good.sp for one in every if one.arm == "infantry"),
            horse=sum(one.kind.good.sp for one in every if one.arm == "cavalry"),
            guns=sum(one.kind.fire for one in every),
        )
    )
    return Army(army.name, armies.write(army), tuple(lines))


def _formation_line(one: Brigade) -> Text:
    units = ", ".join(f"{unit.id} {kind_text(unit.kind)}" for unit in one.units)
    markers = ", ".join(map(str, one.markers))
    return text("jours-army-formation", name=one.id, markers=markers, units=units)


# Where it stands ---------------------------------------------------------------------------------


def places(battle: Scenario, side: Side) -> dict[Cell, Facing]:
    """Return where the stacks of a side stand at the start, in the order of the battle."""
    found: dict[Cell, Facing] = {}
    for formation in battle.formations:
        for card in formation.units if formation.side == side else ():
            if card.at is not None and card.facing is not None:
                found.setdefault(card.at, card.facing)
    return found


def _seats_of_chiefs(battle: Scenario, side: Side) -> list[Cell]:
    return [one.at for one in battle.chiefs if one.side == side and one.at is not None]


def _misfits(tables: Tables, setup: Setup, side: Side, army: OwnArmy) -> Iterator[Text]:
    """Yield why an army cannot stand where the battle's does, or beside that of its enemy."""
    battle = tables.content.scenarios[setup.scenario]
    free, ground = places(battle, side), tables.ground(battle.map)
    if len(army.stacks) > len(free):
        yield text("jours-army-places", count=len(army.stacks), most=len(free))
    for stack, cell in zip(army.stacks, free, strict=False):
        wrong = stacking_fault(tables.content, stack)
        if wrong is not None:
            yield wrong.reason
        for unit in stack:
            if unit.arm not in ground.terrain(cell).move:
                yield text("jours-army-ground", unit=unit.id, place=cell)
    seats = _seats_of_chiefs(battle, side)
    if len(army.chiefs) > len(seats):
        yield text("jours-army-chiefs", count=len(army.chiefs), most=len(seats))
    for key in sorted({*army.ids} & _ids_of_enemy(tables, setup, battle, side)):
        yield text("jours-army-taken", said=key)


def _ids_of_enemy(tables: Tables, setup: Setup, battle: Scenario, side: Side) -> set[str]:
    enemy = next(one for one in battle.sides if one != side)
    said = own_list(setup, enemy)
    if said is None:
        return {*_of_battle(battle, enemy, "").ids}
    return {*armies.read(tables.content.limits, said).ids}


# The battle --------------------------------------------------------------------------------------


def muster(tables: Tables, setup: Setup, field: Field) -> None:
    """Put the armies of their own in place of the battle's, side by side.

    Such a side has no reinforcements and no combined marker.

    Rules: JDG-OPT-11, JDG-RUL-78.
    """
    battle = tables.content.scenarios[setup.scenario]
    own = {side: said for side in battle.sides if (said := own_list(setup, side)) is not None}
    for side, said in own.items():
        army = armies.read(tables.content.limits, said)
        armies.refuse(list(_misfits(tables, setup, side, army)))
        field.units = [*_others(field.units, side), *_placed(battle, side, army)]
        field.chiefs = [*_others(field.chiefs, side), *_led(battle, side, army)]
        field.formations = [
            *_others(field.formations, side),
            *(Formation(id=one.id, side=side, markers=one.markers) for one in army.formations),
        ]
        field.arrivals = _others(field.arrivals, side)
        field.own = tuple(own)


def _others(every: Sequence[T], side: Side) -> list[T]:
    return [one for one in every if one.side != side]


def _placed(battle: Scenario, side: Side, army: OwnArmy) -> Iterator[Unit]:
    free = places(battle, side).items()
    for stack, (cell, facing) in zip(army.stacks, free, strict=False):
        for unit in stack:
            yield msgspec.structs.replace(unit, side=side, at=cell, facing=facing)


def _led(battle: Scenario, side: Side, army: OwnArmy) -> Iterator[Chief]:
    for chief, cell in zip(army.chiefs, _seats_of_chiefs(battle, side), strict=False):
        yield msgspec.structs.replace(chief, side=side, at=cell)
