"""Phase 2: shooters declare, all units attack, the eliminated go (lords.md 4.11 to 4.14)."""

from __future__ import annotations

from bot.engine.model import Seat
from bot.games.lords.model.actions import Fight, Shoot
from bot.games.lords.model.events import ExtraTurnEarned, ShooterDeclared
from bot.games.lords.model.field import Field
from bot.games.lords.model.points import POINTS
from bot.games.lords.model.state import Declaration, TurnFrame, Unit, other
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules import elimination, shooting, victory
from bot.games.lords.rules.elimination import Account
from bot.games.lords.rules.geometry import label
from bot.games.lords.rules.tables import Tables

from . import Flow, berserk, ending, field_of


def advance_declare(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Set the shooters that have no choice, ask for one that has.

    Rules: LOW-RNG-07, LOW-RNG-10, LOW-RNG-11, LOW-BSK-07, LOW-BSK-09.
    """
    turn = t.state.turn
    turn.phase = "declare"
    field = field_of(t.state, tables)
    waiting = False
    for unit, found in list(shooting.undeclared(field, turn)):
        if len(found) == 1:
            declare(t, field, unit, found[0])
        else:
            waiting = True
    if waiting:
        POINTS.ask(t, "DP-SHOOT", Seat(turn.side))
    else:
        f.step = "resolve"


def declare(t: Flow, field: Field, shooter: Unit, said: Declaration) -> None:
    """Note what a shooter does this turn."""
    turn = t.state.turn
    turn.declared = (*turn.declared, said)
    target = None if said.target is None else field.by_id(said.target)
    t.tell(
        ShooterDeclared(
            card=shooter.card,
            side=shooter.side,
            cell=shooter.cell,
            target_card=None if target is None else target.card,
            target=None if target is None else target.cell,
        )
    )


def options_shoot(view: LordsView, tables: Tables) -> list[Shoot | Fight]:
    """List what each shooter that has a choice may declare.

    Rules: LOW-RNG-06, LOW-RNG-07, LOW-RNG-09, LOW-RNG-10, LOW-RUL-11.
    """
    field = Field(tables, view.units, borderless=view.terms.borderless)
    found: list[Shoot | Fight] = []
    for unit, declarations in shooting.undeclared(field, view.turn):
        if len(declarations) > 1:
            found += [action_of(field, unit, one) for one in declarations]
    return sorted(found, key=written)


def action_of(field: Field, shooter: Unit, said: Declaration) -> Shoot | Fight:
    """Return the action that makes a declaration."""
    if said.target is None:
        return Fight(shooter.cell)
    target = field.by_id(said.target)
    assert target is not None
    return Shoot(shooter.cell, target.cell)


def written(action: Shoot | Fight) -> str:
    """Write an order to a shooter."""
    shooter = label(action.shooter)
    if isinstance(action, Fight):
        return f"{shooter} melee"
    return f"{shooter}x{label(action.target)}"


def apply_declaration(t: Flow, tables: Tables, action: Shoot | Fight) -> None:
    """Note a declaration; the resolution waits for the others.  Rules: LOW-RNG-11."""
    field = field_of(t.state, tables)
    shooter = field.units[action.shooter]
    target = field.units[action.target].id if isinstance(action, Shoot) else None
    declare(t, field, shooter, Declaration(shooter.id, target))


def advance_resolve(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Let all units attack, remove the eliminated, check generals, victory and berserkers.

    Rules: LOW-CMB-01, LOW-CMB-06, LOW-CMB-09, LOW-BSK-05, LOW-BSK-10, LOW-VIC-04, LOW-INF-03.
    """
    state, turn = t.state, t.state.turn
    account = elimination.resolve(field_of(state, tables), turn.declared)
    turn.resolutions += 1
    for blow in account.blows:
        t.tell(blow.event)
    turn.took_part = tuple(sorted({*turn.took_part, *account.took_part}))
    turn.eliminated += len(account.dead)
    remove(t, account)
    earn_extra_turn(t, tables, account)
    found = victory.verdict(tables, state)
    if found is not None:
        ending.conclude(t, found)
        return
    if state.terms.advanced:
        turn.due = berserk.owed(tables, turn.due, account)
    f.step = "berserk"


def remove(t: Flow, account: Account) -> None:
    """Take all eliminated units off the mat together, each to the pile of its opponent.

    Rules: LOW-CMB-06, LOW-CMB-08, LOW-RUL-16.
    """
    dead = {blow.unit.id for blow in account.dead}
    for blow in account.dead:
        t.state.forces[other(blow.unit.side)].pile.append(blow.unit.card)
    t.state.units = [unit for unit in t.state.units if unit.id not in dead]


def earn_extra_turn(t: Flow, tables: Tables, account: Account) -> None:
    """Owe the opponent of a fallen general an extra turn, unless both fell together.

    Rules: LOW-GEN-01, LOW-GEN-02, LOW-GEN-03, LOW-GEN-05, LOW-RUL-17, LOW-RUL-18.
    """
    fallen = [blow.unit for blow in account.dead if tables.cards[blow.unit.card].general]
    if len(fallen) != 1:
        return
    side = other(fallen[0].side)
    t.state.forces[side].extra_turns += 1
    t.tell(ExtraTurnEarned(side=side, card=fallen[0].card))
