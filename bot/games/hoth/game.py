"""Battle of Hoth as a game of the engine: which chapter answers for what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.codec import Codec
from bot.engine.ending import verdict
from bot.engine.flow import Transition
from bot.engine.game import Game, SeatInfo
from bot.engine.model import Decision, Outcome, Seat, Setup, Side
from bot.games.commands_colors.actions import MoveUnit

from .computer.part import HothComputer, HothPolicies
from .content import HothContent, digest
from .insight.part import HothInsight
from .model.actions import HothAction
from .model.campaign import CampaignFrame
from .model.events import HothEvent
from .model.points import POINTS
from .model.scene import Scene, Tables
from .model.state import AttackFrame, HothState, TurnFrame
from .model.view import HothView, build_view
from .notation import orders
from .phases import anytime, campaign, dispatch, moves, setup, turn
from .phases.part import HothContest, HothPreparation, HothTeam
from .rules import team
from .words import campaign_captions
from .words.asking import HothAsking
from .words.part import HothWords

RULES_VERSION = "hoth-1"


class HothGame(Game[HothState, HothAction, HothView]):
    """Rules and content of Battle of Hoth for two players or two teams."""

    slug = "hoth"
    codec = Codec(HothState, HothAction, HothEvent, HothView)

    def __init__(self, content: HothContent):
        self.content = content
        self.tables = Tables(content)
        self.version = f"{RULES_VERSION}+{digest(content)[:12]}"
        self.words = HothWords(self.tables)
        self.asking = HothAsking(self.words)
        self.insight = HothInsight(self.tables)
        self.policies = HothPolicies(self.tables)
        self.computer = HothComputer(self.tables)
        self.preparation = HothPreparation(self.tables)
        self.contest = HothContest()
        self.team = HothTeam(self.tables)

    def scenarios(self) -> Sequence[str]:
        """List the scenario ids in the order of the book, then the campaigns.

        Rules: HOTH-CAMP-02.
        """
        battles = {key for key, one in self.content.scenarios.items() if not one.training}
        return (*sorted(battles), *sorted(self.content.campaigns))

    def trainings(self) -> Sequence[str]:
        """List the battles for learners."""
        return sorted(key for key, one in self.content.scenarios.items() if one.training)

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

    def begin(self, t: Transition[HothState], setup_: Setup) -> None:
        """Deal the cards and start the first turn."""
        if t.state.campaign is not None:
            campaign.begin(t, self.tables)
        else:
            setup.begin(t, self.tables, setup_)

    def side_of(self, seat: Seat) -> Side:
        """Return the side that a seat belongs to."""
        return team.side_of(seat)

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
        return dispatch.options(view, self.tables, decision)

    def check(self, view: HothView, decision: Decision, action: HothAction) -> bool:
        """Tell whether an action is legal; moves may take any legal path."""
        if isinstance(action, MoveUnit) and POINTS.at(decision) in ("DP-MOVE", moves.POST):
            scene = Scene(self.tables, view)
            return moves.move_fault(scene, action, POINTS.at(decision) == moves.POST) is None
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

    def write(self, action: HothAction) -> str:
        """Write an action in order notation."""
        return orders.write(action)

    def read(self, view: HothView, decision: Decision, text_: str) -> HothAction:
        """Read an order; raises ``Unreadable`` or ``Ambiguous``."""
        return orders.read(self.options(view, decision), view.viewer, text_)
