"""Battle of Hoth as a game of the engine: which chapter answers for what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine import verdict
from bot.engine.codec import Codec
from bot.engine.flow import Transition
from bot.engine.game import Course, Exposure, Game, Odds, SeatInfo, Sight
from bot.engine.model import Choice, Decision, Event, Outcome, Seat, Setup, Side, Text
from bot.engine.options import MatchOption, SeatOption
from bot.engine.parley import Proposal
from bot.engine.refusal import Refused

from .computer import advisor, standing
from .content import HothContent, digest
from .insight import odds
from .model.actions import DiscardCard, HothAction, KeepCard, MoveUnit, PlayCard
from .model.campaign import CampaignFrame, PlaySupport
from .model.events import HothEvent
from .model.scene import Scene, Tables
from .model.state import AttackFrame, HothState, TurnFrame
from .model.team import ShowCard
from .model.view import HothView, build_view
from .notation import orders
from .phases import anytime, campaign, dispatch, moves, options, setup, supports, turn
from .rules import sight, team
from .words import campaign_captions, captions, menus, names, refusals

RULES_VERSION = "hoth-1"


class HothGame(Game[HothState, HothAction, HothView]):
    """Rules and content of Battle of Hoth for two players or two teams."""

    slug = "hoth"
    codec = Codec(HothState, HothAction, HothEvent, HothView)

    def __init__(self, content: HothContent):
        self.content = content
        self.tables = Tables(content)
        self.version = f"{RULES_VERSION}+{digest(content)[:12]}"

    def scenarios(self) -> Sequence[str]:
        """List the scenario ids in the order of the book, then the campaigns.

        Rules: HOTH-CAMP-02.
        """
        return (*sorted(self.content.scenarios), *sorted(self.content.campaigns))

    def about(self, scenario: str) -> Sequence[Text]:
        """Say how hard a scenario is and what it introduces."""
        return captions.about(self.tables, scenario)

    def seats(self, scenario: str) -> Sequence[SeatInfo]:
        """List the seats in the order of the first turns; the second ones may stay free.

        A campaign has two seats only.

        Rules: HOTH-SET-06, HOTH-TEAM-01, HOTH-TEAM-02, HOTH-CAMP-01.
        """
        if campaign.is_campaign(self.tables, scenario):
            two = campaign.seats_of(self.tables, scenario)
            return tuple(SeatInfo(seat, side) for seat, side in two)
        found = setup.seats_of(self.tables, scenario)
        return tuple(SeatInfo(seat, side, team.is_required(seat)) for seat, side in found)

    def new_state(self, setup_: Setup) -> HothState:
        """Return the state with the board set up and the cards not dealt."""
        if campaign.is_campaign(self.tables, setup_.scenario):
            return campaign.new_state(self.tables, setup_)
        return setup.new_state(self.tables, setup_)

    def match_options(self, scenario: str) -> Sequence[MatchOption]:
        """List what the host of a match may set."""
        return options.of_match(campaign.is_campaign(self.tables, scenario))

    def seat_options(self, setup_: Setup, seat: Seat) -> Sequence[SeatOption]:
        """List what a seat's player chooses: the commander, if they are used."""
        return options.of_seat(self.tables, setup_, seat)

    def begin(self, t: Transition[HothState], setup_: Setup) -> None:
        """Deal the cards and start the first turn."""
        if t.state.campaign is not None:
            campaign.begin(t, self.tables)
        else:
            setup.begin(t, self.tables, setup_)

    def side_of(self, seat: Seat) -> Side:
        """Return the side that a seat belongs to."""
        return team.side_of(seat)

    # Course of play -------------------------------------------------------------------------

    def advance(self, t: Transition[HothState]) -> None:
        """Take one step of the running procedure."""
        frame = t.state.flow[-1]
        match frame:
            case TurnFrame():
                turn.advance_turn(t, self.tables, frame)
            case AttackFrame():
                dispatch.advance_attack(t, self.tables, frame)
            case CampaignFrame():
                campaign.advance(t, self.tables)
            case _:
                assert_never(frame)

    def options(self, view: HothView, decision: Decision) -> Sequence[HothAction]:
        """List the legal actions of a decision."""
        found = dispatch.OPTIONS[decision.point](view, self.tables, decision)
        return supports.joined(view, self.tables, decision, found) if view.campaign else found

    def check(self, view: HothView, decision: Decision, action: HothAction) -> bool:
        """Tell whether an action is legal; moves may take any legal path."""
        if isinstance(action, MoveUnit) and decision.point in ("DP-MOVE", moves.POST):
            scene = Scene(self.tables, view)
            return moves.move_fault(scene, action, decision.point == moves.POST) is None
        return action in self.options(view, decision)

    def anytime(self, view: HothView, seat: Seat) -> Sequence[HothAction]:
        """List what a seat may do at any time."""
        return anytime.listed(view, seat, self.content.match.idle_turns)

    def is_anytime(self, view: HothView, seat: Seat, action: HothAction) -> bool:
        """Tell whether an action belongs to no decision; a claim before its time too.

        Rules: HOTH-END-04.
        """
        return isinstance(action, anytime.Anytime)

    def apply(self, t: Transition[HothState], decision: Decision, action: HothAction) -> None:
        """Carry out a legal action."""
        dispatch.apply(t, self.tables, decision, action)

    def view(self, state: HothState, viewer: Seat | None) -> HothView:
        """Build what the viewer sees."""
        return build_view(self.tables, state, viewer)

    def outcome(self, state: HothState) -> Outcome | None:
        """Return the result of a finished battle, or of a finished campaign.

        Rules: HOTH-CAMP-09, HOTH-RUL-45.
        """
        if state.over is not None and state.campaign is not None:
            result = campaign_captions.campaign_result(state.campaign)
            return Outcome(state.winner, result, "HOTH-CAMP-09")
        return verdict.outcome("hoth", state)

    # Words ----------------------------------------------------------------------------------

    def write(self, action: HothAction) -> str:
        """Write an action in order notation."""
        return orders.write(action)

    def read(self, view: HothView, decision: Decision, text_: str) -> HothAction:
        """Read an order; raises ``Unreadable`` or ``Ambiguous``."""
        options = self.options(view, decision) if decision.point in dispatch.OPTIONS else ()
        return orders.read(options, view.viewer, text_)

    def refusal(self, view: HothView, decision: Decision, action: HothAction) -> Refused:
        """Say why an action is illegal."""
        return refusals.refusal(Scene(self.tables, view), view, decision, action)

    def menu(self, view: HothView, decision: Decision, action: HothAction) -> tuple[Choice, ...]:
        """Return the picks that lead to an action."""
        return menus.menu(Scene(self.tables, view), view, decision, action)

    def prompt(self, view: HothView, decision: Decision) -> Text:
        """Return the question of a decision."""
        return menus.prompt(Scene(self.tables, view), view, decision)

    def caption(self, event: Event) -> Text | None:
        """Return the log line of an event."""
        return captions.caption(self.tables, event) or campaign_captions.caption(event)

    def secrets(self, view: HothView, seat: Seat) -> Sequence[Text]:
        """List a side's secret orders and support cards in a campaign.  Rules: HOTH-CAMP-04."""
        if view.campaign is None or view.viewer != seat:
            return ()
        return campaign_captions.notes(view.campaign)

    def course(self, view: HothView) -> Course:
        """Tell turn and players on turn."""
        return Course(view.turn.number, view.turn.seat, view.upcoming)

    def headline(self, view: HothView) -> Text | None:
        """Say how a campaign stands.  Rules: HOTH-CAMP-09."""
        return None if view.campaign is None else campaign_captions.standing(view.campaign)

    def parting(self, view: HothView) -> Text | None:
        """Say that a campaign goes on after a battle.  Rules: HOTH-CAMP-02."""
        return None if view.campaign is None else Text("hoth-campaign-goes-on")

    def sharing(self, view: HothView, seat: Seat) -> Sequence[HothAction]:
        """List the cards that a seat may show to its teammate.  Rules: HOTH-TEAM-14."""
        return [one for one in self.anytime(view, seat) if isinstance(one, ShowCard)]

    def cards(self) -> Sequence[Choice]:
        """List the order cards and the support cards."""
        ids = (*self.content.cards, *self.content.support_cards)
        return tuple(names.card_choice(one) for one in ids)

    def hand(self, view: HothView, seat: Seat) -> Sequence[Choice] | None:
        """List the order cards of a hand that the view shows.  Rules: HOTH-CARD-01."""
        cards = view.cards.get(seat)
        if cards is None or cards.hand is None:
            return None
        return tuple(names.card_choice(one) for one in cards.hand)

    def proposals(self, view: HothView) -> Sequence[Proposal]:
        """List what seats proposed to their teammates.  Rules: HOTH-TEAM-20."""
        return view.parley.proposals

    several_points = frozenset({"DP-ORDER"})

    def exposes(self, view: HothView, decision: Decision, action: HothAction) -> Exposure:
        """Tell whether an action shows or gives away a card, which it names.

        Rules: HOTH-CARD-10.
        """
        cards = PlayCard | KeepCard | DiscardCard | PlaySupport
        return "named" if isinstance(action, cards) else "nothing"

    def odds(self, view: HothView, action: HothAction) -> Odds | None:
        """Return the exact odds of an attack.  Rules: HOTH-ODDS-01, HOTH-ODDS-05."""
        return odds.odds(Scene(self.tables, view), action)

    def places(self, view: HothView) -> Sequence[str]:
        """List the hexes."""
        return self.tables.board.labels

    def sight(self, view: HothView, origin: str, target: str) -> Sight:
        """Say whether a hex sees another."""
        return sight.asked(Scene(self.tables, view), origin, target)

    def advise(
        self, view: HothView, decision: Decision, options: Sequence[HothAction]
    ) -> HothAction:
        """Pick an option for a greedy computer player."""
        return advisor.advise(view, self.tables, options, decision)

    # Standing orders --------------------------------------------------------------------------

    policy_points = tuple(standing.POLICIES)

    def policies(self, point: str) -> Sequence[Choice]:
        """List the standing orders that a decision point offers."""
        return standing.policies(point)

    def policy(self, point: str, said: str) -> Choice | None:
        """Read a standing order; ``to: g4, g5`` and ``to: g4, g5 - keep`` list hexes."""
        return standing.read(self.tables.board, point, said) or super().policy(point, said)

    def policy_text(self, policy: str) -> Text:
        """Name a stored standing order."""
        return standing.words(policy)

    def standing(self, view: HothView, decision: Decision, policy: str) -> HothAction | None:
        """Answer a decision by a standing order."""
        options = self.options(view, decision)
        return standing.answer(view, self.tables, options, decision, policy)
