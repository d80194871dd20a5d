"""Napoleonics as a game of the engine: which chapter answers for what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.codec import Codec
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.flow import Transition
from bot.engine.game import Game, SeatInfo
from bot.engine.model import Decision, Outcome, Seat, Setup, Side
from bot.games.commands_colors.actions import MoveUnit

from .computer.part import NapComputer, NapPolicies
from .content import NapContent, digest
from .insight.part import NapInsight
from .insight.planning import NapPlanning
from .model.actions import Attack, MoveLeader, NapAction
from .model.events import NapEvent
from .model.points import POINTS
from .model.scene import Scene, Tables
from .model.state import CombatFrame, LeaderFrame, NapState, RollFrame, TurnFrame, seat_of
from .model.view import NapView, build_view
from .notation import orders
from .phases import combats, contest, dispatch, ending, leaders, moves, rolling, setup, turn
from .phases.part import NapContest, NapPreparation
from .words.asking import NapAsking
from .words.part import NapWords

RULES_VERSION = "napoleonics-1"


class NapGame(Game[NapState, NapAction, NapView]):
    """Rules and content of Commands & Colors: Napoleonics for two players."""

    slug = "napoleonics"
    codec = Codec(NapState, NapAction, NapEvent, NapView)

    def __init__(self, content: NapContent):
        self.content = content
        self.tables = Tables(content)
        self.version = f"{RULES_VERSION}+{digest(content)[:12]}"
        self.words = NapWords(self.tables)
        self.asking = NapAsking(self.words)
        self.insight = NapInsight(self.tables)
        self.planning = NapPlanning()
        self.policies = NapPolicies(self.tables)
        self.computer = NapComputer(self.tables)
        self.preparation = NapPreparation()
        self.contest = NapContest()

    def scenarios(self) -> Sequence[str]:
        """List the scenario ids in the order of the book.  Rules: NAP-SET-01."""
        return sorted(self.content.scenarios)

    def seats(self, scenario: str) -> Sequence[SeatInfo]:
        """List the two seats, the first player's first.  Rules: NAP-SET-05."""
        sides = setup.seats_of(self.tables, scenario)
        return [SeatInfo(seat_of(side), side) for side in sides]

    def new_state(self, setup_: Setup) -> NapState:
        """Return the state with the board set up and the cards not dealt."""
        return setup.new_state(self.tables, setup_)

    def begin(self, t: Transition[NapState], setup_: Setup) -> None:
        """Deal the cards and start the first turn."""
        setup.begin(t, self.tables)

    def side_of(self, seat: Seat) -> Side:
        """Return the side that a seat belongs to."""
        return Side(seat)

    def advance(self, t: Transition[NapState]) -> None:
        """Take one step of the running procedure."""
        frame = t.state.flow[-1]
        match frame:
            case TurnFrame():
                turn.advance_turn(t, self.tables, frame)
            case CombatFrame():
                combats.advance_combat(t, self.tables, frame)
            case RollFrame():
                rolling.advance_roll(t, self.tables, frame)
            case LeaderFrame():
                leaders.advance_leader(t, self.tables, frame)
            case _:
                assert_never(frame)

    def options(self, view: NapView, decision: Decision) -> Sequence[NapAction]:
        """List the legal actions of a decision."""
        return dispatch.options(view, self.tables, decision)

    def check(self, view: NapView, decision: Decision, action: NapAction) -> bool:
        """Tell whether an action is legal; moves may take any path, melees any artillery."""
        scene = Scene(self.tables, view)
        if isinstance(action, MoveUnit | MoveLeader) and POINTS.at(decision) == "D-06":
            return moves.move_fault(scene, action) is None
        if isinstance(action, Attack) and POINTS.at(decision) in ("D-07", "D-15"):
            bonus = view.combat.attacker if view.combat is not None else None
            return combats.attack_fault(scene, action, bonus) is None
        return action in self.options(view, decision)

    def anytime(self, view: NapView, seat: Seat) -> Sequence[NapAction]:
        """List what a seat may do at any time: resign, offer or accept a draw."""
        return () if view.over is not None else view.parley.sayings(ending.party(seat))

    def apply(self, t: Transition[NapState], decision: Decision, action: NapAction) -> None:
        """Carry out a legal action.

        What is ordered and moved can be changed, also behind dice for orders and a dissolved
        square, which stay themselves.

        Rules: NAP-PBP-08.
        """
        if t.state.turn.sealed and t.state.turn.phase == "combat":
            t.reveal()
        if isinstance(action, Resign | OfferDraw):
            ending.apply_saying(t, decision.seat, action)
        else:
            dispatch.apply(t, self.tables, action)

    def view(self, state: NapState, viewer: Seat | None) -> NapView:
        """Build what the viewer sees."""
        return build_view(self.tables, state, viewer)

    def outcome(self, state: NapState) -> Outcome | None:
        """Return the result of a finished battle, or of both.  Rules: NAP-OPT-03."""
        if state.over is None:
            return None
        return Outcome(state.winner, contest.reason(state), state.over_rule)

    def write(self, action: NapAction) -> str:
        """Write an action in order notation."""
        return orders.write(action)

    def read(self, view: NapView, decision: Decision, text_: str) -> NapAction:
        """Read an order; raises ``Unreadable`` or ``Ambiguous``."""
        return orders.read(self.options(view, decision), text_)
