"""The course of a turn: its start, its end, and which chapter comes when."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.ending.verdict import Verdict
from bot.games.hoth.content import Countdown
from bot.games.hoth.model.events import CountdownStepped, TurnBegan
from bot.games.hoth.model.scene import Scene, Tables, other_side
from bot.games.hoth.model.state import Turn, TurnFrame, TurnStep
from bot.games.hoth.rules import victory

from . import Flow, attacks, drawing, ending, moves, orders, rewards, supports


def advance_start(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Begin a turn.  Rules: HOTH-GEN-02, HOTH-TURN-01, HOTH-TEAM-08."""
    turn = t.state.turn
    t.state.sides[turn.side].own_turns += 1
    t.tell(TurnBegan(number=turn.number, side=turn.side, seat=turn.seat))
    f.step = "return"


def advance_end(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Check what happens at the end of a turn: countdowns, positions, orders, empty boards.

    Rules: HOTH-SCN-05, HOTH-SCN-08, HOTH-SCN-10, HOTH-END-01.
    """
    state = t.state
    step_countdowns(t, tables)
    if ending.is_over(t, tables):
        return
    if victory.has_sudden_death(tables, state, state.turn.side, at_end=True):
        ending.conclude(t, Verdict(state.turn.side, "sudden-death", "HOTH-SCN-05"))
        return
    rewards.check_secondaries(t, tables, "turn_end")
    found = victory.empty_board(state)
    if found is not None:
        ending.conclude(t, found)
        return
    f.step = "support"


def step_countdowns(t: Flow, tables: Tables) -> None:
    """Move the tracks of the active side on where all parts of their condition hold.

    Rules: HOTH-SCN-08.
    """
    state = t.state
    scene = Scene(tables, state)
    side = state.turn.side
    for rule in tables.specials(state.scenario, side):
        if not isinstance(rule, Countdown):
            continue
        wanted = rule.step_when
        fort = next((one for one in state.forts if one.id == wanted.fortification_stands), None)
        if fort is None or not fort.standing:
            continue
        guarded = scene.has_adjacent(fort.hex, side, wanted.friendly_class_adjacent)
        threatened = wanted.no_enemy_adjacent and scene.has_adjacent(fort.hex, other_side(side))
        if guarded and not threatened:
            value = state.countdowns.get(rule.id, 0) + 1
            state.countdowns[rule.id] = value
            t.tell(CountdownStepped(countdown=rule.id, value=value))


def advance_next(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """End the turn: marks and card effects go, the other side's next player comes.

    An offer of a draw that the side on turn left unanswered lapses, and so does a proposal to a
    teammate after a round.

    Rules: HOTH-GEN-02, HOTH-TURN-04, HOTH-TEAM-08, HOTH-TEAM-09, HOTH-TEAM-10, HOTH-TEAM-20,
    HOTH-END-03, HOTH-END-04, HOTH-RUL-33.
    """
    state, turn = t.state, t.state.turn
    clear_marks(t)
    state.idle_turns = 0 if turn.rolled else state.idle_turns + 1
    state.parley = state.parley.after_turn(turn.side)
    own = state.sides[turn.side]
    own.next_player = (own.next_player + 1) % len(own.seats)
    side = other_side(turn.side)
    other = state.sides[side]
    state.turn = Turn(number=turn.number + 1, side=side, seat=other.seats[other.next_player])
    state.flow[-1] = TurnFrame()


def clear_marks(t: Flow) -> None:
    """Take all marks of the turn off the units.  Rules: HOTH-TURN-04."""
    for unit in t.state.units:
        unit.ordered = False
        unit.clause = None
        unit.moved = False
        unit.hexes_moved = 0
        unit.entered_stop = False
        unit.attacks_made = 0
        unit.broke_through = False
        unit.post_moved = False


STEPS: dict[TurnStep, Callable[[Flow, Tables, TurnFrame], None]] = {
    "start": advance_start,
    "return": orders.advance_return,
    "play": orders.advance_play,
    "section": orders.advance_section,
    "order": orders.advance_order,
    "recover": orders.advance_recover,
    "move": moves.advance_move,
    "attack": attacks.advance_attacks,
    "post_move": moves.advance_post_move,
    "end": advance_end,
    "support": supports.advance_draw_window,
    "draw": drawing.advance_draw,
    "discard": drawing.advance_discard,
    "mate": drawing.advance_mate,
    "next": advance_next,
}
"""The steps of a turn in their order.  Rules: HOTH-TURN-01, HOTH-TURN-02."""


def advance_turn(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Take the turn one step on.  Rules: HOTH-TURN-01, HOTH-TURN-02."""
    STEPS[f.step](t, tables, f)
