"""Units put from one hex into the next, and what that does to everybody around.

Whoever moves a unit, by march, retreat, rout, advance or pursuit, does it with these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from bot.engine.model import Side
from bot.games.jours.content import grid
from bot.games.jours.content.base import Cell
from bot.games.jours.model.events import (
    ChiefLost,
    ControlChanged,
    Gait,
    Moved,
    RenfortDropped,
    SquareChanged,
)
from bot.games.jours.model.field import Chief, Unit
from bot.games.jours.model.keys import at
from bot.games.jours.model.state import Flight
from bot.games.jours.rules import command, stacks

from .script import Script


def put(s: Script, units: Sequence[Unit], cell: Cell, gait: Gait) -> None:
    """Put units of one hex into the next, at the bottom of the stack there, and tell it.

    A square that they leave is none for them any more.

    Rules: JDG-5.1.2-a, JDG-4.2-e, JDG-13-c.
    """
    origin = units[0].at
    leave_square(s, units)
    for unit in units:
        unit.at, unit.sheltered = cell, False
        stacks.to_bottom(s.field, unit)
    first = units[0]
    s.tell(
        Moved(
            units=tuple(one.id for one in units),
            side=first.side,
            origin=origin,
            path=(cell,),
            facing=first.facing,
            gait=gait,
        )
    )
    take_control(s, units, cell)


def settle(s: Script, units: Sequence[Unit]) -> None:
    """Let units end their movement: they join others, and enemies near lose Renfort markers.

    Rules: JDG-6.1.1-b, JDG-10.3.2-a, JDG-5.2.1-e.
    """
    cell = units[0].at
    if cell is not None:
        join(s, units, cell)
        end_near(s, units[0].side, cell)


def join(s: Script, units: Sequence[Unit], cell: Cell) -> None:
    """Let units face as those of their kind in a hex who have not moved.

    Rules: JDG-6.1.1-b, JDG-10.3.2-a.
    """
    for unit in units:
        others = [one for one in stacks.stack(s.field, cell) if one not in units]
        faced = next((one.facing for one in others if one.is_gun == unit.is_gun), None)
        if faced is not None and not unit.is_routed:
            unit.facing = faced


def leave_square(s: Script, units: Sequence[Unit]) -> None:
    """End the square for units that leave its hex.  Rules: JDG-4.2-e."""
    squared = tuple(one.id for one in units if one.square)
    if squared:
        cell = units[0].at
        assert cell is not None
        for unit in units:
            unit.square = False
        s.tell(SquareChanged(at=cell, units=squared, formed=False, rule="JDG-4.2-e"))


def take_control(s: Script, units: Iterable[Unit], cell: Cell) -> None:
    """Note that units have come into an objective.  Rules: JDG-13-c, JDG-RUL-50."""
    side = next((one.side for one in units if not one.is_routed), None)
    if side is None or cell not in s.field.control or s.field.control[cell] == side:
        return
    s.field.control[cell] = side
    s.tell(ControlChanged(cell=cell, side=side))


def end_near(s: Script, side: Side, cell: Cell) -> None:
    """Take the Renfort markers off enemies near the hex in which units of a side have ended.

    Rules: JDG-5.2.1-e.
    """
    distance = s.tables.content.limits.forced_march.distance
    lost = [
        one
        for one in s.field.on_map(s.field.enemy(side))
        if one.renfort and one.at is not None and grid.distance(one.at, cell) <= distance
    ]
    for unit in lost:
        unit.renfort = False
    if lost:
        s.tell(RenfortDropped(units=tuple(one.id for one in lost), rule="JDG-5.2.1-e"))


# Commanders-in-chief -----------------------------------------------------------------------------


def clear_way(s: Script, side: Side, cell: Cell, number: int) -> None:
    """Let enemy commanders-in-chief flee from a hex that units of a side are about to enter.

    ``number`` tells the steps of a procedure apart.

    Rules: JDG-2.5.2-e.
    """
    fleeing = "clear", number
    _flee(s, fleeing, s.field.enemy(side), lambda one: one.at == cell, entering=True)


def alarm(s: Script, side: Side, cell: Cell, number: int) -> None:
    """Let enemy commanders-in-chief beside a hex that units of a side have just entered flee.

    Rules: JDG-2.5.2-a.
    """

    def beside(chief: Chief) -> bool:
        return chief.at is not None and grid.distance(chief.at, cell) == 1

    _flee(s, ("alarm", number), s.field.enemy(side), beside)


def abandon(s: Script, side: Side, number: int) -> None:
    """Let own commanders-in-chief who have just been left alone beside the enemy flee.

    Rules: JDG-2.5.2-e.
    """

    def alone(chief: Chief) -> bool:
        if chief.at is None or stacks.owner(s.field, chief.at) is not None:
            return False
        return stacks.enemies_within(s.field, chief.side, chief.at, 1)

    _flee(s, ("alone", number), side, alone)


def _flee(
    s: Script,
    cause: tuple[str, int],
    side: Side,
    must: Callable[[Chief], bool],
    *,
    entering: bool = False,
) -> None:
    """Let the commanders-in-chief of a side who must, flee; who they are is found out once."""
    chiefs = [one for one in s.field.chiefs if one.side == side]
    found = s.do(
        at("flee-{}-{}", *cause),
        lambda: sum(1 << place for place, one in enumerate(chiefs) if must(one)),
    )
    for place, chief in enumerate(chiefs):
        if found >> place & 1:
            make = partial(Flight, chief=chief.id, entering=entering)
            s.call(at("flee-{}-{}-{}", *cause, chief.id), make)


def lose_chief(s: Script, chief: Chief) -> None:
    """Take a commander-in-chief out of the game; whom they alone led has no orders any more.

    Rules: JDG-2.5.2-c, JDG-2.5.2-d, JDG-RUL-08.
    """
    assert chief.at is not None
    s.tell(ChiefLost(chief=chief.id, side=chief.side, at=chief.at))
    chief.at, chief.eliminated = None, True
    withdraw_orders(s)


def withdraw_orders(s: Script) -> None:
    """Turn groups that no commander leads any more to NO, for the rest of the game.

    The running activation is finished as it began.

    Rules: JDG-2.5.2-d.
    """
    field = s.field
    led = {
        group.id
        for group in field.groups
        for chief in command.present(field, group.side)
        if command.commands(chief, group.formation)
    }
    for group in field.groups:
        if group.id not in led and group.order is not None and not field.terms.learning:
            group.order = "NO"
    for secret in s.state.secrets.values():
        secret.ordered = tuple(one for one in secret.ordered if one in led)
