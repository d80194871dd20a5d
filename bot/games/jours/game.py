"""Jours de Gloire as a game of the engine: which chapter answers for what."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.codec import Codec
from bot.engine.ending import verdict
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.flow import Transition
from bot.engine.game import Game, SeatInfo
from bot.engine.model import Decision, Outcome, Seat, Setup, Side
from bot.games.jours.phases.part import JdgPreparation
from bot.games.jours.phases.turn import ending, setup
from bot.games.jours.rules.land.ground import Tables

from .computer.part import JdgComputer, JdgPolicies
from .content import JdgContent, digest
from .insight.part import JdgInsight
from .insight.planning import JdgPlanning
from .model.actions import JdgAction
from .model.events import JdgEvent
from .model.state import JdgState
from .model.view import JdgView, build_view
from .notation import orders
from .phases import choices, procedures
from .words.asking import JdgAsking
from .words.part import JdgWords

RULES_VERSION = "jours-1"


class JoursGame(Game[JdgState, JdgAction, JdgView]):
    """Rules and content of Jours de Gloire for two players."""

    slug = "jours"
    codec = Codec(JdgState, JdgAction, JdgEvent, JdgView)

    def __init__(self, content: JdgContent):
        self.content = content
        self.tables = Tables(content)
        self.version = f"{RULES_VERSION}+{digest(content)[:12]}"
        self.words = JdgWords(self.tables)
        self.asking = JdgAsking(self.words, self.tables)
        self.preparation = JdgPreparation(self.tables)
        self.insight = JdgInsight(self.tables)
        self.planning = JdgPlanning(self.tables)
        self.policies = JdgPolicies(self.tables)
        self.computer = JdgComputer(self.tables)

    def scenarios(self) -> Sequence[str]:
        """List the battles in their order."""
        battles = sorted(self.content.scenarios.values(), key=lambda battle: battle.number)
        return tuple(battle.id for battle in battles)

    def seats(self, scenario: str) -> Sequence[SeatInfo]:
        """List the two seats, one for each side."""
        return setup.seats(self.content.scenarios[scenario])

    def side_of(self, seat: Seat) -> Side:
        """Return the side that a seat belongs to."""
        return Side(seat)

    def new_state(self, setup_: Setup) -> JdgState:
        """Return the state before the first turn; raises ``Refused``."""
        return setup.new_state(self.tables, setup_)

    def begin(self, t: Transition[JdgState], setup_: Setup) -> None:
        """Start with the first turn: the first frame asks."""

    def advance(self, t: Transition[JdgState]) -> None:
        """Run the procedure on top until it needs an answer."""
        procedures.advance(t, self.tables)

    def options(self, view: JdgView, decision: Decision) -> Sequence[JdgAction]:
        """List legal answers; where players make orders of their own, a sample."""
        return choices.options(view, self.tables, decision)

    def check(self, view: JdgView, decision: Decision, action: JdgAction) -> bool:
        """Tell whether an action answers a decision."""
        return choices.wrong(view, self.tables, decision, action) is None

    def anytime(self, view: JdgView, seat: Seat) -> Sequence[JdgAction]:
        """List what a seat may do at any time: give up, offer a draw."""
        return () if view.over is not None else view.parley.sayings(ending.party(view.field, seat))

    def apply(self, t: Transition[JdgState], decision: Decision, action: JdgAction) -> None:
        """Carry out a legal action."""
        if isinstance(action, Resign | OfferDraw):
            ending.apply_saying(t, decision.seat, action)
        else:
            procedures.take_answer(t, self.tables, decision.seat, action)

    def view(self, state: JdgState, viewer: Seat | None) -> JdgView:
        """Build what the viewer sees."""
        return build_view(state, viewer)

    def outcome(self, state: JdgState) -> Outcome | None:
        """Return the result of a finished battle."""
        return verdict.outcome("jours", state)

    def write(self, action: JdgAction) -> str:
        """Write an action in order notation."""
        return orders.write(action)

    def read(self, view: JdgView, decision: Decision, text: str) -> JdgAction:
        """Read an order; raises ``Unreadable`` or ``Ambiguous``."""
        return orders.read(self.tables, view, decision, text)
