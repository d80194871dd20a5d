"""What runs each kind of procedure, and what an answer does to the running one."""

from __future__ import annotations

from contextlib import suppress
from typing import assert_never

from bot.engine.model import Seat
from bot.engine.script import Paused
from bot.games.fire_and_sword.model.state import (
    Activation,
    Charge,
    Command,
    FasFrame,
    Game,
    Melee,
    Morale,
    SetUp,
    Shooting,
    Task,
    Test,
    Turn,
)
from bot.games.fire_and_sword.rules.tables import Tables

from .actions import activations, commands, tasks
from .combat import charges, melees, shots
from .morale import checking, losses, morale
from .round import rounds, turns
from .script import Flow, Script
from .virtual import activation
from .virtual.start import deploying


def advance(t: Flow, tables: Tables) -> None:
    """Run the procedure on top until it needs an answer; an army without will retreats.

    Rules: FAS-11-a.
    """
    losses.check_retreat(t)
    if t.state.over is not None:
        return
    frame = t.state.flow[-1]
    with suppress(Paused):
        run(Script(t, frame), frame, tables)
    losses.check_retreat(t)


def run(s: Script, frame: FasFrame, tables: Tables) -> None:  # noqa: C901  (one case each)
    """Run a procedure from the top; raises ``Paused`` where it must wait."""
    match frame:
        case Activation():
            module = activation if s.state.field else activations
            module.advance_activation(s, frame, tables)
        case Command():
            commands.advance_command(s, frame, tables)
        case Game():
            rounds.advance(s, frame, tables)
        case Morale():
            morale.advance_morale(s, frame, tables)
        case SetUp():
            deploying.advance_set_up(s, frame, tables)
        case Task():
            tasks.advance_task(s, frame, tables)
        case Test():
            checking.advance_test(s, frame, tables)
        case Turn():
            turns.advance_turn(s, frame, tables)
        case Charge():
            charges.advance_charge(s, frame, tables)
        case Melee():
            melees.advance_melee(s, frame, tables)
        case Shooting():
            shots.advance_shooting(s, frame, tables)
        case _:
            assert_never(frame)


def take_answer(t: Flow, tables: Tables, seat: Seat, value: str) -> None:
    """Keep an answer where the procedure looks for it; a sealed one unseen by anybody else."""
    t.state.acting = seat
    frame = t.state.flow[-1]
    s = Script(t, frame)
    if isinstance(frame, Game) and s.questions[seat].sealed:
        rounds.answer_sealed(s, frame, tables, seat, value)
    else:
        s.take(seat, value)
