"""The course of a turn: its start, its end, and which chapter comes when."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.ending.verdict import Verdict
from bot.games.napoleonics.model.events import TurnBegan
from bot.games.napoleonics.model.scene import Tables
from bot.games.napoleonics.model.state import Turn, TurnFrame, TurnStep, other_side
from bot.games.napoleonics.phases import contest

from . import Flow, combats, command, drawing, ending, moves, orders


def advance_start(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Begin a turn with the objectives of the side.  Rules: NAP-SEQ-01, NAP-VIC-06."""
    turn = t.state.turn
    t.tell(TurnBegan(number=turn.number, side=turn.side))
    f.step = "play"
    ending.gain_objectives(t, tables, turn.side)


def advance_next(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """End the turn: all marks go and the other side comes.

    With a turn limit the battle ends after both sides' last turn. An offer of a draw that the
    side on turn left unanswered lapses.

    Rules: NAP-DRW-03, NAP-SET-05, NAP-OPT-05.
    """
    state, turn = t.state, t.state.turn
    clear_marks(t)
    state.parley = state.parley.after_turn(turn.side)
    limit = state.options.get("turn_limit", "0")
    if limit != "0" and turn.number >= 2 * int(limit):
        won = {side: len(player.banners) for side, player in state.players.items()}
        ending.conclude(t, Verdict(contest.ahead(won), "turn-limit", "NAP-OPT-05"))
        return
    state.turn = Turn(number=turn.number + 1, side=other_side(turn.side))
    state.flow[-1] = TurnFrame()


def clear_marks(t: Flow) -> None:
    """Take all marks of the turn off units and leaders.  Rules: NAP-ORD-01, NAP-GEN-01."""
    for unit in t.state.units:
        unit.ordered = unit.moved = unit.led = unit.entered = unit.joined = False
        unit.dissolved = unit.battled = False
        unit.hexes_moved = 0
    for leader in t.state.leaders:
        leader.ordered = leader.moved = False


STEPS: dict[TurnStep, Callable[[Flow, Tables, TurnFrame], None]] = {
    "start": advance_start,
    "play": command.advance_play,
    "choose": command.advance_choose,
    "roll": command.advance_roll,
    "regain": command.advance_regain,
    "order": orders.advance_order,
    "move": moves.advance_move,
    "combat": combats.advance_combats,
    "draw": drawing.advance_draw,
    "keep": drawing.advance_keep,
    "next": advance_next,
}
"""The steps of a turn in their order.  Rules: NAP-SEQ-01."""


def advance_turn(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Take the turn one step on.  Rules: NAP-SEQ-01."""
    STEPS[f.step](t, tables, f)
