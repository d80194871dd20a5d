"""Lords of War as a game of the engine: which chapter answers for what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.codec import Codec
from bot.engine.ending import verdict
from bot.engine.flow import Transition
from bot.engine.game import Game, SeatInfo
from bot.engine.model import Decision, Outcome, Seat, Setup, Side

from .computer.part import LordsComputer, LordsPolicies
from .content import LordsContent, digest
from .insight.part import LordsInsight
from .model.actions import LordsAction
from .model.events import LordsEvent
from .model.state import SIDES, ChallengeFrame, LordsState, TurnFrame
from .model.view import LordsView, build_view
from .notation import orders
from .phases import challenge, dispatch, ending, turn
from .phases import setup as battle
from .phases.part import LordsPreparation
from .rules.tables import Tables
from .words.part import LordsWords

RULES_VERSION = "lords-1"


class LordsGame(Game[LordsState, LordsAction, LordsView]):
    """Rules and content of Lords of War for two players."""

    slug = "lords"
    codec = Codec(LordsState, LordsAction, LordsEvent, LordsView)

    def __init__(self, content: LordsContent):
        self.content = content
        self.tables = Tables(content)
        self.version = f"{RULES_VERSION}+{digest(content)[:12]}"
        self.words = LordsWords(self.tables)
        self.insight = LordsInsight(self.tables)
        self.policies = LordsPolicies(self.tables)
        self.computer = LordsComputer(self.tables)
        self.preparation = LordsPreparation(self.tables)

    def scenarios(self) -> Sequence[str]:
        """List the battles to choose in their order."""
        battles = sorted(self.content.scenarios.values(), key=lambda battle: battle.number)
        return tuple(battle.id for battle in battles)

    def seats(self, scenario: str) -> Sequence[SeatInfo]:
        """List the two seats; who names none when sitting down gets one by lot.

        Rules: LOW-SET-02, LOW-MAT-02.
        """
        return tuple(SeatInfo(Seat(side), side) for side in SIDES)

    def new_state(self, setup: Setup) -> LordsState:
        """Return the state with an empty mat and no cards dealt; raises ``Refused``."""
        return battle.new_state(self.tables, setup)

    def begin(self, t: Transition[LordsState], setup: Setup) -> None:
        """Shuffle and deal."""
        battle.begin(t, self.tables)

    def side_of(self, seat: Seat) -> Side:
        """Return the side that a seat belongs to."""
        return Side(seat)

    def advance(self, t: Transition[LordsState]) -> None:
        """Take one step of the running procedure."""
        frame = t.state.flow[-1]
        match frame:
            case ChallengeFrame():
                challenge.advance_challenge(t, self.tables)
            case TurnFrame():
                turn.advance_turn(t, self.tables, frame)
            case _:
                assert_never(frame)

    def options(self, view: LordsView, decision: Decision) -> Sequence[LordsAction]:
        """List the legal actions of a decision."""
        return dispatch.options(view, self.tables, decision)

    def anytime(self, view: LordsView, seat: Seat) -> Sequence[LordsAction]:
        """List what a seat may do at any time: give up, offer a draw."""
        return () if view.over is not None else view.parley.sayings(ending.party(seat))

    def apply(self, t: Transition[LordsState], decision: Decision, action: LordsAction) -> None:
        """Carry out a legal action."""
        dispatch.apply(t, self.tables, decision, action)

    def view(self, state: LordsState, viewer: Seat | None) -> LordsView:
        """Build what the viewer sees."""
        return build_view(self.tables, state, viewer)

    def outcome(self, state: LordsState) -> Outcome | None:
        """Return the result of a finished battle."""
        return verdict.outcome("lords", state)

    def write(self, action: LordsAction) -> str:
        """Write an action in order notation."""
        return orders.write(self.tables, action)

    def read(self, view: LordsView, decision: Decision, text_: str) -> LordsAction:
        """Read an order; raises ``Unreadable`` or ``Ambiguous``."""
        return orders.read(self.tables, self.options(view, decision), view, decision, text_)
