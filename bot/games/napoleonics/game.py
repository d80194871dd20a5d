"""Napoleonics as a game of the engine: which chapter answers for what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from bot.engine.codec import Codec
from bot.engine.flow import Transition
from bot.engine.game import Course, Forecast, Game, Odds, SeatInfo, Sequel, Sight
from bot.engine.model import Choice, Decision, Event, Outcome, Seat, Setup, Side, Text
from bot.engine.options import MatchOption
from bot.engine.parley import OfferDraw, Resign
from bot.engine.refusal import Refused

from .computer import advisor, standing
from .content import NapContent, digest
from .insight import forecast, odds
from .model.actions import Attack, MoveLeader, MoveUnit, NapAction
from .model.events import NapEvent
from .model.scene import Scene, Tables
from .model.state import (
    CombatFrame,
    LeaderFrame,
    NapState,
    RollFrame,
    TurnFrame,
    other_side,
    seat_of,
)
from .model.view import NapView, build_view
from .notation import orders
from .phases import combats, contest, dispatch, ending, leaders, moves, rolling, setup, turn
from .rules import sight
from .words import captions, menus, refusals

RULES_VERSION = "napoleonics-1"


class NapGame(Game[NapState, NapAction, NapView]):
    """Rules and content of Commands & Colors: Napoleonics for two players."""

    slug = "napoleonics"
    codec = Codec(NapState, NapAction, NapEvent, NapView)
    several_points = frozenset({"D-05"})
    quiet_points = frozenset({"D-08"})
    """A reaction may need a card; the later answers of a melee need none (NAP-PBP-05, 06)."""

    def __init__(self, content: NapContent):
        self.content = content
        self.tables = Tables(content)
        self.version = f"{RULES_VERSION}+{digest(content)[:12]}"
        self.policy_points = tuple(content.standing_orders)
        self.usual = {
            point: one.usual for point, one in content.standing_orders.items() if one.usual
        }

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

    # Course of play -------------------------------------------------------------------------

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
        return dispatch.OPTIONS[decision.point](view, self.tables)

    def check(self, view: NapView, decision: Decision, action: NapAction) -> bool:
        """Tell whether an action is legal; moves may take any path, melees any artillery."""
        scene = Scene(self.tables, view)
        if isinstance(action, MoveUnit | MoveLeader) and decision.point == "D-06":
            return moves.move_fault(scene, action) is None
        if isinstance(action, Attack) and decision.point in ("D-07", "D-15"):
            bonus = view.combat.attacker if view.combat is not None else None
            return combats.attack_fault(scene, action, bonus) is None
        return action in self.options(view, decision)

    def anytime(self, view: NapView, seat: Seat) -> Sequence[NapAction]:
        """List what a seat may do at any time: resign, offer or accept a draw."""
        return () if view.over is not None else view.parley.sayings(ending.party(seat))

    def apply(self, t: Transition[NapState], decision: Decision, action: NapAction) -> None:
        """Carry out a legal action.  Rules: NAP-PBP-08."""
        if t.state.turn.sealed:
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

    # Words ----------------------------------------------------------------------------------

    def write(self, action: NapAction) -> str:
        """Write an action in order notation."""
        return orders.write(action)

    def read(self, view: NapView, decision: Decision, text_: str) -> NapAction:
        """Read an order; raises ``Unreadable`` or ``Ambiguous``."""
        options = self.options(view, decision) if decision.point in dispatch.OPTIONS else ()
        return orders.read(options, text_)

    def refusal(self, view: NapView, decision: Decision, action: NapAction) -> Refused:
        """Say why an action is illegal."""
        return refusals.refusal(Scene(self.tables, view), view, decision, action)

    def menu(self, view: NapView, decision: Decision, action: NapAction) -> tuple[Choice, ...]:
        """Return the picks that lead to an action."""
        return menus.menu(Scene(self.tables, view), view, decision, action)

    def prompt(self, view: NapView, decision: Decision) -> Text:
        """Return the question of a decision."""
        return menus.prompt(Scene(self.tables, view), view, decision)

    def caption(self, event: Event) -> Text | None:
        """Return the log line of an event."""
        return captions.caption(event)

    def odds(self, view: NapView, action: NapAction) -> Odds | None:
        """Return the exact odds of an attack.  Rules: NAP-PBP-11."""
        return odds.odds(Scene(self.tables, view), view, action)

    def places(self, view: NapView) -> Sequence[str]:
        """List the hexes."""
        return self.tables.board.labels

    def sight(self, view: NapView, origin: str, target: str) -> Sight:
        """Say whether a hex sees another."""
        return sight.asked(Scene(self.tables, view), origin, target)

    def forecast(self, view: NapView, action: NapAction) -> Forecast[NapView] | None:
        """Preview a move."""
        return forecast.forecast(self.tables, view, action)

    def advise(self, view: NapView, decision: Decision, options: Sequence[NapAction]) -> NapAction:
        """Pick an option for a greedy computer player."""
        return advisor.advise(self.tables, view, decision, options)

    def secrets(self, view: NapView, seat: Seat) -> Sequence[Text]:
        """List the cards on the seat's own square track.  Rules: NAP-SQ-04."""
        return menus.track(Scene(self.tables, view), view, self.side_of(seat))

    def cards(self) -> Sequence[Choice]:
        """List the kinds of Command cards."""
        return [menus.card_choice(one) for one in sorted(self.content.cards)]

    def course(self, view: NapView) -> Course | None:
        """Tell turn and player on turn."""
        own = view.turn
        return Course(own.number, seat_of(own.side), (seat_of(other_side(own.side)),))

    def headline(self, view: NapView) -> Text | None:
        """Say how the banners stand, and a match of two battles."""
        return menus.headline(view)

    def parting(self, view: NapView) -> Text | None:
        """Say what giving up a battle means for a match of two."""
        return contest.parting(view)

    def sequel(self, view: NapView, setup_: Setup) -> Sequel | None:
        """Return the second battle of a match of two.  Rules: NAP-OPT-03."""
        return contest.sequel(view, setup_)

    def hand(self, view: NapView, seat: Seat) -> Sequence[Choice] | None:
        """List the cards in a seat's hand with name and text."""
        cards = view.players[self.side_of(seat)].hand
        if cards is None:
            return None
        return [menus.card_choice(one) for one in cards]

    # Before the match, and standing orders --------------------------------------------------

    def match_options(self, scenario: str) -> Sequence[MatchOption]:
        """List the optional rules."""
        return setup.match_options()

    def topics(self, point: str) -> Sequence[str]:
        """List the policy points of a decision; each reaction to a melee has its own."""
        return standing.topics(self.content, point)

    def policies(self, point: str) -> Sequence[Choice]:
        """List the standing orders of a policy point."""
        return standing.policies(self.content, point)

    def policy(self, point: str, said: str) -> Choice | None:
        """Read a standing order, also with a number of the player's own."""
        return standing.read(self.content, point, said)

    def policy_text(self, policy: str) -> Text:
        """Name a standing order."""
        return standing.policy_text(policy)

    def policy_told(self, policy: str) -> Text:
        """Name a standing order to everybody."""
        return standing.policy_told(policy)

    def standing(self, view: NapView, decision: Decision, policy: str) -> NapAction | None:
        """Answer a decision by a standing order."""
        scene = Scene(self.tables, view)
        return standing.answer(scene, view, self.options(view, decision), decision, policy)

    def standing_by(
        self, view: NapView, decision: Decision, held: Mapping[str, str]
    ) -> tuple[str, NapAction] | None:
        """Answer a decision by all standing orders of its seat."""
        scene = Scene(self.tables, view)
        return standing.answer_by(scene, view, self.options(view, decision), decision, held)
