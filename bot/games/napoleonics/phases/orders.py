"""The Order phase: who acts this turn, which leaders detach, which squares dissolve."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from bot.games.commands_colors.actions import Done
from bot.games.napoleonics.model.actions import DetachLeader, Dissolve, NapAction, OrderPiece
from bot.games.napoleonics.model.events import PiecesOrdered
from bot.games.napoleonics.model.points import POINTS
from bot.games.napoleonics.model.scene import Scene, Tables
from bot.games.napoleonics.model.state import Leader, TurnFrame, seat_of
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.rules import cards

from . import Flow, ending, seal


def begin(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Enter the phase; a card that leaves no choice orders its units at once.

    Rules: NAP-CRD-12, NAP-CRD-13, NAP-CRD-14, NAP-CRD-18.
    """
    for piece in cards.ordered_by_card(Scene(tables, t.state)):
        piece.ordered = True
    f.step = "order"


def choices(scene: Scene) -> Iterator[NapAction]:
    """Yield what can be ordered next.

    Rules: NAP-ORD-01, NAP-ORD-06, NAP-ORD-07, NAP-ORD-08, NAP-ORD-09, NAP-SQ-20.
    """
    for piece in chain(cards.orderable(scene), cards.detachable(scene)):
        assert piece.hex is not None
        if isinstance(piece, Leader) and piece.hex in scene.units:
            yield DetachLeader(piece.hex)
        else:
            yield OrderPiece(piece.hex)
    for unit in cards.dissolvable(scene):
        yield Dissolve(unit.hex)


def options_order(view: NapView, tables: Tables) -> list[NapAction]:
    """List the orders that can be given next, and the end of ordering.  Rules: NAP-ORD-01."""
    found = list(choices(Scene(tables, view)))
    detaching = sorted(one.hex for one in found if isinstance(one, DetachLeader))
    dissolving = sorted(one.hex for one in found if isinstance(one, Dissolve))
    ordering = sorted(one.hex for one in found if isinstance(one, OrderPiece))
    return [
        *map(DetachLeader, detaching),
        *map(Dissolve, dissolving),
        Done(),
        *map(OrderPiece, ordering),
    ]


def advance_order(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Ask for one order after the other until nothing can be ordered.

    Rules: NAP-ORD-01, NAP-CMD-04, NAP-CRD-18.
    """
    if next(choices(Scene(tables, t.state)), None) is not None:
        POINTS.ask(t, "D-05", seat_of(t.state.turn.side))
    else:
        end_ordering(t, tables, f)


def apply_order(t: Flow, tables: Tables, action: OrderPiece) -> None:
    """Order a unit, or a lone leader.  Rules: NAP-ORD-01, NAP-ORD-05, NAP-ORD-07."""
    scene = Scene(tables, t.state)
    piece = scene.units.get(action.hex) or scene.leaders[action.hex]
    piece.ordered = True


def apply_detach(t: Flow, tables: Tables, action: DetachLeader) -> None:
    """Order an attached leader to detach; by Leadership his unit then has no order.

    Rules: NAP-ORD-06, NAP-CRD-14, NAP-LDR-07.
    """
    scene = Scene(tables, t.state)
    leader = scene.leaders[action.hex]
    if leader in cards.detachable(scene):
        scene.units[action.hex].ordered = False
    leader.ordered = True


def apply_dissolve(t: Flow, tables: Tables, action: Dissolve) -> None:
    """Dissolve an ordered square; its card goes back to the hand at once.

    Rules: NAP-SQ-20, NAP-SQ-21, NAP-RUL-21.
    """
    unit = Scene(tables, t.state).units[action.hex]
    ending.leave_square(t, unit)
    unit.dissolved = True
    seal(t)


def end_ordering(t: Flow, tables: Tables, f: TurnFrame) -> None:
    """Announce the orders; without any the turn goes on to the draw.

    Rules: NAP-CMD-02, NAP-ORD-01.
    """
    state = t.state
    units = tuple(unit.hex for unit in state.units if unit.ordered)
    leaders = tuple(one.hex for one in state.leaders if one.ordered and one.hex is not None)
    t.tell(PiecesOrdered(units=units, leaders=leaders, mode=state.turn.mode))
    f.step = "move" if units or leaders else "draw"
    if units or leaders:
        state.turn.phase = "move"
