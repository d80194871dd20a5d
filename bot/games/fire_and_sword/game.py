"""By Fire and Sword at a live table, as a game of the engine.

The players move miniatures on their own table; the bot asks what it must know, rolls, computes and
keeps the markers (FAS-OPT-06).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine import verdict
from bot.engine.codec import Codec
from bot.engine.flow import Transition
from bot.engine.game import Adjustment, Course, Exposure, Game, Odds, SeatInfo
from bot.engine.model import (
    ANYTIME,
    Choice,
    Decision,
    Event,
    Outcome,
    Seat,
    Setup,
    Side,
    Text,
    worded,
)
from bot.engine.options import Army, MatchOption, SeatOption
from bot.engine.parley import OfferDraw, Resign
from bot.engine.refusal import Refused

from .computer import standing
from .content import FireAndSwordContent, digest
from .insight import forecast, reference
from .model.actions import Answer, Correct, FasAction, Revert
from .model.events import FasEvent
from .model.state import FasState
from .model.view import FasView, build_view
from .notation import armies, orders
from .phases import corrections, losses, procedures, setup
from .phases import turns as turns_
from .rules.tables import Tables, side_of
from .words import captions, menus, refusals

RULES_VERSION = "fas-2"


class FireAndSwordGame(Game[FasState, FasAction, FasView]):
    """Two armies on a real table, tracked and helped with dice."""

    slug = "fire_and_sword"
    codec = Codec(FasState, FasAction, FasEvent, FasView)
    held = "orders"

    def __init__(self, content: FireAndSwordContent):
        self.content = content
        self.tables = Tables(content)
        self.version = f"{RULES_VERSION}+{digest(content)[:12]}"

    # Before the match -----------------------------------------------------------------------

    def scenarios(self) -> Sequence[str]:
        """List the only scenario so far: the players' own table.  Rules: FAS-OPT-06."""
        return (setup.SCENARIO,)

    def seats(self, scenario: str) -> Sequence[SeatInfo]:
        """List the seats, one for each side."""
        return setup.seats()

    def side_of(self, seat: Seat) -> Side:
        """Return the side that a seat belongs to."""
        return side_of(seat)

    def match_options(self, scenario: str) -> Sequence[MatchOption]:
        """List what the host may set."""
        return setup.match_options(self.content)

    def seat_options(self, setup_: Setup, seat: Seat) -> Sequence[SeatOption]:
        """List what a seat's player chooses: his army."""
        return setup.seat_options(self.content, seat)

    def armies(self) -> Sequence[Army]:
        """List the ready-made armies."""
        content = self.content
        return tuple(armies.army(content, armies.ready(content, one)) for one in content.armies)

    def read_army(self, text: str, setup: Setup | None = None) -> Army:
        """Read an army list with cards or typed profiles.  Rules: FAS-OPT-07, FAS-LIVE-11."""
        return armies.army(self.content, armies.read(self.content, text))

    def new_state(self, setup_: Setup) -> FasState:
        """Return the table with both armies."""
        return setup.new_state(self.tables, setup_)

    def begin(self, t: Transition[FasState], setup_: Setup) -> None:
        """Start with the set-up: the first frame asks."""

    # Course of play -------------------------------------------------------------------------

    def advance(self, t: Transition[FasState]) -> None:
        """Run the procedure on top until it needs an answer."""
        procedures.advance(t, self.tables)

    def options(self, view: FasView, decision: Decision) -> Sequence[FasAction]:
        """List the answers of the question; numbers beyond the list may be typed."""
        assert view.asked is not None
        return tuple(Answer(key) for key in view.asked.keys)

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
        plain = value.isascii() and value.isdigit() and str(int(value)) == value
        return plain and question.low <= int(value) <= question.high

    def anytime(self, view: FasView, seat: Seat) -> Sequence[FasAction]:
        """List corrections, taking the last one back, leaving and offering a draw.

        Rules: FAS-LIVE-08.
        """
        if view.over is not None:
            return ()
        found: list[FasAction] = [*view.parley.sayings(losses.party(seat))]
        found += corrections.possible(self.tables, view, side_of(seat))
        if view.change is not None:
            found.append(Revert())
        return found

    def adjustments(self, view: FasView, seat: Seat) -> Sequence[Adjustment]:
        """List which markers a seat may put right by hand.  Rules: FAS-LIVE-08."""
        if view.over is not None:
            return ()
        return corrections.adjustments(self.tables, view, side_of(seat))

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

    # Words ----------------------------------------------------------------------------------

    def write(self, action: FasAction) -> str:
        """Write an action as a player types it."""
        return orders.write(action)

    def read(self, view: FasView, decision: Decision, text: str) -> FasAction:
        """Read an answer or a correction; raises ``Unreadable``."""
        return orders.read(text, view.asked if decision.serial != ANYTIME else None)

    def refusal(self, view: FasView, decision: Decision, action: FasAction) -> Refused:
        """Say why an action is not taken, with the answers that are."""
        return refusals.refusal(view, action)

    def menu(self, view: FasView, decision: Decision, action: FasAction) -> tuple[Choice, ...]:
        """Return the pick of an answer; tests with typed values share a first pick."""
        assert view.asked is not None
        pick = menus.pick(view.asked, orders.write(action))
        if pick.key in turns_.FREE:
            return Choice("tests", Text("fas-turn-tests")), pick
        return (pick,)

    def offered(
        self, view: FasView, decision: Decision, options: Sequence[FasAction]
    ) -> Sequence[FasAction]:
        """Return the answers as menus show them: the usual one first, ``r2`` before ``r10``."""
        assert view.asked is not None
        return menus.in_order(view.asked, options)

    def prompt(self, view: FasView, decision: Decision) -> Text:
        """Return the question of a decision."""
        assert view.asked is not None
        return worded(view.asked.prompt)

    def caption(self, event: Event) -> Text | None:
        """Return the log line of an event."""
        return captions.caption(event)

    def course(self, view: FasView) -> Course | None:
        """Tell the Turn of the Round and whose it is."""
        if view.active is None:
            return None
        return Course(view.turn, Seat(f"{view.active}-1"))

    def hand(self, view: FasView, seat: Seat) -> Sequence[Choice] | None:
        """List the own elements with their face-down orders.  Rules: FAS-3.1-a, FAS-LIVE-08."""
        return forecast.own_army(view, seat) if view.viewer == seat else None

    def exposes(self, view: FasView, decision: Decision, action: FasAction) -> Exposure:
        """Tell whether a token is turned up by declaring an activation."""
        covered = {one.id for one in view.elements if one.covered}
        turned = isinstance(action, Answer) and action.value in covered
        return "more" if decision.point == "D-05" and turned else "nothing"

    def cards(self) -> Sequence[Choice]:
        """List the cards and special rules for looking up."""
        return reference.cards(self.content)

    def odds(self, view: FasView, action: FasAction) -> Odds | None:
        """Return the exact chances of the dice that are about to fall."""
        return forecast.odds(view, action)

    def advise(self, view: FasView, decision: Decision, options: Sequence[FasAction]) -> FasAction:
        """Pick the default answer of the question."""
        assert view.asked is not None
        wanted = Answer(view.asked.default)
        return wanted if wanted in options else options[0]

    step_budget_ms = 2

    # Standing orders ------------------------------------------------------------------------

    policy_points = tuple(standing.POLICIES)

    def policies(self, point: str) -> Sequence[Choice]:
        """List the standing orders that a decision point offers."""
        return standing.policies(point)

    def policy_text(self, policy: str) -> Text:
        """Name a stored standing order."""
        return standing.words(policy)

    def standing(self, view: FasView, decision: Decision, policy: str) -> FasAction | None:
        """Answer a decision by a standing order."""
        return standing.answer(view.asked, decision.point, policy)
