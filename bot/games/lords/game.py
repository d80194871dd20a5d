"""Lords of War as a game of the engine: which chapter answers for what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from bot.engine import verdict
from bot.engine.codec import Codec
from bot.engine.flow import Transition
from bot.engine.game import Course, Exposure, Forecast, Game, SeatInfo
from bot.engine.model import Choice, Decision, Event, Outcome, Seat, Setup, Side, Text
from bot.engine.options import Army, MatchOption, SeatOption
from bot.engine.parley import OfferDraw, Resign
from bot.engine.refusal import Refused

from .computer import advisor, standing
from .content import LordsContent, digest
from .insight import forecast
from .model.actions import Advance, Done, DrawCard, Fight, LordsAction, Place, Recall, Shoot, Skip
from .model.events import LordsEvent
from .model.state import SIDES, ChallengeFrame, LordsState, TurnFrame
from .model.view import LordsView, build_view
from .notation import orders
from .phases import attack, berserk, challenge, ending, place, reinforce, turn
from .phases import setup as battle
from .rules.tables import Tables
from .words import captions, refusals
from .words import menus as text

RULES_VERSION = "lords-1"


class LordsGame(Game[LordsState, LordsAction, LordsView]):
    """Rules and content of Lords of War for two players."""

    slug = "lords"
    codec = Codec(LordsState, LordsAction, LordsEvent, LordsView)

    def __init__(self, content: LordsContent):
        self.content = content
        self.tables = Tables(content)
        self.version = f"{RULES_VERSION}+{digest(content)[:12]}"

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

    # Before the match -----------------------------------------------------------------------

    def match_options(self, scenario: str) -> Sequence[MatchOption]:
        """List what the host may set.  Rules: LOW-OPL-01, LOW-OPL-02."""
        return battle.match_options(self.content, scenario)

    def seat_options(self, setup: Setup, seat: Seat) -> Sequence[SeatOption]:
        """Let each player choose an army.  Rules: LOW-SET-01, LOW-RUL-06."""
        return battle.seat_options(self.content, setup, Side(seat))

    def armies(self) -> Sequence[Army]:
        """List the armies as they come out of the box."""
        return self.tables.book.base_armies()

    def read_army(self, text: str, setup: Setup | None = None) -> Army:
        """Read an army list; raises ``Refused`` with all faults.

        Rules: LOW-ARM-04, LOW-OPC-01, LOW-OPM-01.
        """
        return battle.read_army(self.tables, text, setup)

    # Course of play -------------------------------------------------------------------------

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
        return OPTIONS[decision.point](view, self.tables)

    def anytime(self, view: LordsView, seat: Seat) -> Sequence[LordsAction]:
        """List what a seat may do at any time: give up, offer a draw."""
        return () if view.over is not None else view.parley.sayings(ending.party(seat))

    def apply(self, t: Transition[LordsState], decision: Decision, action: LordsAction) -> None:
        """Carry out a legal action."""
        match action:
            case Place() if decision.point in challenge.POINTS.values():
                challenge.apply_challenge(t, action)
            case Place():
                place.apply_place(t, self.tables, action)
            case Skip():
                place.apply_skip(t)
            case Shoot() | Fight():
                attack.apply_declaration(t, self.tables, action)
            case Advance():
                berserk.advance(t, self.tables, action)
            case DrawCard() | Recall() | Done():
                reinforce.apply(t, self.tables, action)
            case Resign() | OfferDraw():
                ending.apply_saying(t, decision.seat, action)
            case _:
                assert_never(action)

    def view(self, state: LordsState, viewer: Seat | None) -> LordsView:
        """Build what the viewer sees."""
        return build_view(self.tables, state, viewer)

    def outcome(self, state: LordsState) -> Outcome | None:
        """Return the result of a finished battle."""
        return verdict.outcome("lords", state)

    def course(self, view: LordsView) -> Course | None:
        """Tell the turn, who plays it, and who plays the next two."""
        return turn.course(view)

    # Words ----------------------------------------------------------------------------------

    def write(self, action: LordsAction) -> str:
        """Write an action in order notation."""
        return orders.write(self.tables, action)

    def read(self, view: LordsView, decision: Decision, text_: str) -> LordsAction:
        """Read an order; raises ``Unreadable`` or ``Ambiguous``."""
        options = self.options(view, decision) if decision.point in OPTIONS else ()
        return orders.read(self.tables, options, view, decision, text_)

    def refusal(self, view: LordsView, decision: Decision, action: LordsAction) -> Refused:
        """Say why an action is illegal."""
        return refusals.refusal(self.tables, view, decision, action)

    def menu(self, view: LordsView, decision: Decision, action: LordsAction) -> tuple[Choice, ...]:
        """Return the picks that lead to an action."""
        return text.menu(self.tables, view, decision, action)

    def prompt(self, view: LordsView, decision: Decision) -> Text:
        """Return the question of a decision."""
        return text.prompt(self.tables, view, decision)

    def caption(self, event: Event) -> Text | None:
        """Return the log line of an event."""
        return captions.caption(self.content, event)

    def cards(self) -> Sequence[Choice]:
        """List the cards of all armies."""
        return tuple(text.card_choice(self.tables, card) for card in self.content.cards)

    def hand(self, view: LordsView, seat: Seat) -> Sequence[Choice] | None:
        """List the cards in a seat's hand.  Rules: LOW-INF-01."""
        cards = view.sides[Side(seat)].hand
        return None if cards is None else [text.card_choice(self.tables, card) for card in cards]

    def exposes(self, view: LordsView, decision: Decision, action: LordsAction) -> Exposure:
        """Tell whether the hand would be shown to the opponent.  Rules: LOW-FRC-02."""
        shown = isinstance(action, Place) and text.shows_hand(self.tables, view, action)
        return "more" if shown else "nothing"

    def forecast(self, view: LordsView, action: LordsAction) -> Forecast[LordsView] | None:
        """Say whom an action eliminates.  Rules: LOW-CMB-03, LOW-INF-03."""
        return forecast.forecast(self.tables, view, action)

    def advise(
        self, view: LordsView, decision: Decision, options: Sequence[LordsAction]
    ) -> LordsAction:
        """Pick an option for a computer player that looks one move ahead."""
        return advisor.advise(self.tables, view, decision, options)

    # Standing orders --------------------------------------------------------------------------

    policy_points = tuple(standing.POLICIES)

    def policies(self, point: str) -> Sequence[Choice]:
        """List the standing orders that a decision point offers."""
        return standing.policies(point)

    def policy(self, point: str, said: str) -> Choice | None:
        """Read a standing order; ``card: butcher`` names a card for the challenge."""
        return standing.read(self.tables, point, said) or super().policy(point, said)

    def policy_text(self, policy: str) -> Text:
        """Name a stored standing order."""
        return standing.words(policy)

    def standing(self, view: LordsView, decision: Decision, policy: str) -> LordsAction | None:
        """Answer a decision by a standing order."""
        options = self.options(view, decision)
        return standing.answer(self.tables, view, options, decision, policy)


OPTIONS: dict[str, Callable[[LordsView, Tables], Sequence[LordsAction]]] = {
    "DP-CHAL-1": challenge.options_challenge,
    "DP-CHAL-2": challenge.options_challenge,
    "DP-PLACE": place.options_place,
    "DP-SHOOT": attack.options_shoot,
    "DP-BERSERK": berserk.options_berserk,
    "DP-REINFORCE": reinforce.options_reinforce,
}
"""The legal actions of each decision point of the rules digest."""
