"""By Fire and Sword as a game of the engine, at a live table or on a virtual one.

At a live table the players move miniatures; the bot asks what it must know, rolls, computes and
keeps the markers. On a virtual table it keeps the places as well and measures itself (FAS-OPT-06).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.codec import Codec
from bot.engine.ending import verdict
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.flow import Transition
from bot.engine.game import Game, SeatInfo
from bot.engine.model import ANYTIME, Decision, Outcome, Seat, Setup, Side

from .computer.part import FasComputer, FasPolicies
from .content import FireAndSwordContent, digest
from .insight.part import FasInsight
from .insight.planning import FasPlanning
from .model.actions import Answer, Correct, FasAction, Revert
from .model.events import FasEvent
from .model.state import FasState
from .model.view import FasView, build_view
from .notation import orders
from .phases import corrections, procedures
from .phases.morale import losses
from .phases.part import FasMarkers, FasPreparation, FasTeam
from .phases.round import setup
from .phases.virtual.plans import forms
from .phases.virtual.start import battles
from .rules import teams
from .rules.scene import seen
from .rules.tables import Tables, side_of
from .words.asking import FasAsking
from .words.part import FasWords

RULES_VERSION = "fas-3"


class FireAndSwordGame(Game[FasState, FasAction, FasView]):
    """Two armies on a table: the players' own, or one that the bot keeps, also for two teams."""

    slug = "fire_and_sword"
    codec = Codec(FasState, FasAction, FasEvent, FasView)

    def __init__(self, content: FireAndSwordContent):
        self.content = content
        self.tables = Tables(content)
        self.version = f"{RULES_VERSION}+{digest(content)[:12]}"
        self.words = FasWords(self.tables)
        self.asking = FasAsking(self.words, content)
        self.insight = FasInsight(self.tables)
        self.planning = FasPlanning(self.tables)
        self.policies = FasPolicies(content)
        self.computer = FasComputer(self.tables)
        self.preparation = FasPreparation(content)
        self.markers = FasMarkers(self.tables)
        self.team = FasTeam()

    def scenarios(self) -> Sequence[str]:
        """List the players' own table, and the battles of the virtual one.  Rules: FAS-OPT-06."""
        return (setup.SCENARIO, *battles.scenarios(self.content))

    def seats(self, scenario: str) -> Sequence[SeatInfo]:
        """List the seats: one for each side, on a virtual table a second one besides.

        Rules: FAS-OPT-08.
        """
        return setup.seats() if scenario == setup.SCENARIO else battles.seats()

    def side_of(self, seat: Seat) -> Side:
        """Return the side that a seat belongs to."""
        return side_of(seat)

    def new_state(self, setup_: Setup) -> FasState:
        """Return the table with both armies."""
        if setup_.scenario == setup.SCENARIO:
            return setup.new_state(self.tables, setup_)
        return battles.new_state(self.tables, setup_)

    def begin(self, t: Transition[FasState], setup_: Setup) -> None:
        """Start with the set-up: the first frame asks."""
        battles.begin(t)

    def advance(self, t: Transition[FasState]) -> None:
        """Run the procedure on top until it needs an answer."""
        procedures.advance(t, self.tables)

    def options(self, view: FasView, decision: Decision) -> Sequence[FasAction]:
        """List the answers of the question; numbers beyond the list may be typed.

        Of a form, which takes any legal line of its notation, a few lines are listed besides.
        """
        question = view.asked
        assert question is not None
        if not question.form:
            return tuple(Answer(key) for key in question.keys)
        lines = forms.sample(seen(self.tables, view), question.form)
        return tuple(Answer(key) for key in sorted({*question.keys, *lines}))

    def check(self, view: FasView, decision: Decision, action: FasAction) -> bool:
        """Tell whether an answer is taken: listed, a number of the range, or another action.

        Rules: FAS-LIVE-11, FAS-LIVE-12.
        """
        question = view.asked
        if question is None or not isinstance(action, Answer):
            return False
        value = action.value
        if value in question.keys or value in question.more:
            return True
        if question.form:
            return forms.why_not(seen(self.tables, view), question.form, value) is None
        plain = value.isascii() and value.isdigit() and str(int(value)) == value
        return plain and question.low <= int(value) <= question.high

    def anytime(self, view: FasView, seat: Seat) -> Sequence[FasAction]:
        """List corrections, taking the last one back, leaving and offering a draw.

        Rules: FAS-LIVE-08.
        """
        if view.over is not None:
            return ()
        found: list[FasAction] = [*view.parley.sayings(teams.party(view.seats, seat))]
        if view.field is not None:
            return found
        found += corrections.possible(self.tables, view, side_of(seat))
        if view.change is not None:
            found.append(Revert())
        return found

    def apply(self, t: Transition[FasState], decision: Decision, action: FasAction) -> None:
        """Carry out an answer or an action at any time."""
        match action:
            case Answer():
                procedures.take_answer(t, self.tables, decision.seat, action.value)
            case Correct():
                corrections.correct(t, self.tables, decision.seat, action)
            case Revert():
                corrections.revert(t, decision.seat)
            case Resign() | OfferDraw():
                losses.apply_saying(t, decision.seat, action)
            case _:
                assert_never(action)

    def view(self, state: FasState, viewer: Seat | None) -> FasView:
        """Build what the viewer sees."""
        return build_view(self.tables, state, viewer)

    def outcome(self, state: FasState) -> Outcome | None:
        """Return the result of a finished game."""
        return verdict.outcome("fire_and_sword", state)

    def write(self, action: FasAction) -> str:
        """Write an action as a player types it."""
        return orders.write(action)

    def read(self, view: FasView, decision: Decision, text: str) -> FasAction:
        """Read an answer or a correction; raises ``Unreadable``."""
        return orders.read(text, view.asked if decision.serial != ANYTIME else None)
