"""Napoleonics as a game of the engine: which chapter answers for what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import assert_never

from bot.engine.flow import Transition
from bot.engine.game import Course, Forecast, Game, Odds, SeatInfo, Sight
from bot.engine.model import Choice, Decision, Event, Outcome, Seat, Setup, Side, Text
from bot.engine.options import MatchOption
from bot.engine.refusal import Refused

from . import (
    advisor,
    captions,
    forecast,
    names,
    notation,
    odds,
    refusals,
    setup,
    sight,
    standing,
    text,
)
from .actions import (
    Advance,
    Attack,
    BattleBack,
    ChooseMode,
    DetachLeader,
    Dissolve,
    Done,
    IgnoreFlags,
    KeepCard,
    MoveLeader,
    MoveUnit,
    NameSection,
    NapAction,
    OfferDraw,
    OrderPiece,
    PlayCard,
    React,
    RegainBlock,
    Resign,
    Resupply,
    Retreat,
    StepBack,
)
from .content import NapContent, digest
from .events import DrawOffered, NapEvent
from .model import (
    CombatFrame,
    LeaderFrame,
    NapState,
    RollFrame,
    TurnFrame,
    other_side,
    seat_of,
)
from .phases import (
    Flow,
    advances,
    combats,
    command,
    drawing,
    ending,
    falling_back,
    leaders,
    moves,
    orders,
    reacting,
    rolling,
    turn,
)
from .scene import Scene, Tables
from .view import NapView, build_view

RULES_VERSION = "napoleonics-1"


class NapGame(Game[NapState, NapAction, NapView]):
    """Rules and content of Commands & Colors: Napoleonics for two players."""

    slug = "napoleonics"
    state_type = NapState
    action_type = NapAction
    event_type = NapEvent
    view_type = NapView
    several_points = frozenset({"D-05"})

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
        return sorted(OPTIONS[decision.point](view, self.tables), key=notation.write)

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
        if view.over is not None:
            return ()
        offered = view.draw_offer == self.side_of(seat)
        return (Resign(),) if offered else (Resign(), OfferDraw())

    def apply(self, t: Transition[NapState], decision: Decision, action: NapAction) -> None:
        """Carry out a legal action.  Rules: NAP-PBP-08."""
        if t.state.turn.sealed:
            t.reveal()
        if isinstance(action, Resign | OfferDraw):
            apply_anytime(t, self.side_of(decision.seat), action)
        else:
            apply(t, self.tables, action)

    def view(self, state: NapState, viewer: Seat | None) -> NapView:
        """Build what the viewer sees."""
        return build_view(self.tables, state, viewer)

    def outcome(self, state: NapState) -> Outcome | None:
        """Return the result of a finished battle."""
        if state.over is None:
            return None
        return Outcome(state.winner, names.message(f"over-{state.over}"), state.over_rule)

    # Words ----------------------------------------------------------------------------------

    def write(self, action: NapAction) -> str:
        """Write an action in order notation."""
        return notation.write(action)

    def read(self, view: NapView, decision: Decision, text_: str) -> NapAction:
        """Read an order; raises ``Unreadable`` or ``Ambiguous``."""
        options = self.options(view, decision) if decision.point in OPTIONS else ()
        return notation.read(options, text_)

    def refusal(self, view: NapView, decision: Decision, action: NapAction) -> Refused:
        """Say why an action is illegal."""
        return refusals.refusal(Scene(self.tables, view), view, decision, action)

    def menu(self, view: NapView, decision: Decision, action: NapAction) -> tuple[Choice, ...]:
        """Return the picks that lead to an action."""
        return text.menu(Scene(self.tables, view), decision, action)

    def prompt(self, view: NapView, decision: Decision) -> Text:
        """Return the question of a decision."""
        return text.prompt(Scene(self.tables, view), view, decision)

    def caption(self, event: Event) -> Text | None:
        """Return the log line of an event."""
        return captions.caption(event)  # type: ignore[arg-type]  # only own events come here

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
        return text.track(Scene(self.tables, view), view, self.side_of(seat))

    def cards(self) -> Sequence[Choice]:
        """List the kinds of Command cards."""
        return [text.card_choice(one) for one in sorted(self.content.cards)]

    def course(self, view: NapView) -> Course | None:
        """Tell turn and player on turn."""
        own = view.turn
        return Course(own.number, seat_of(own.side), (seat_of(other_side(own.side)),))

    def hand(self, view: NapView, seat: Seat) -> Sequence[Choice] | None:
        """List the cards in a seat's hand with name and text."""
        cards = view.players[self.side_of(seat)].hand
        if cards is None:
            return None
        return [text.card_choice(one) for one in cards]

    # Before the match, and standing orders --------------------------------------------------

    def match_options(self, scenario: str) -> Sequence[MatchOption]:
        """List the optional rules.  Rules: NAP-OPT-01, NAP-OPT-02, NAP-OPT-05."""
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


# Dispatch ----------------------------------------------------------------------------------------


OPTIONS: dict[str, Callable[[NapView, Tables], Sequence[NapAction]]] = {
    "D-02": lambda view, tables: command.options_play(view),
    "D-03": command.options_choose,
    "D-04": command.options_regain,
    "D-05": orders.options_order,
    "D-06": moves.options_move,
    "D-07": combats.options_combat,
    "D-08": reacting.options_react,
    "D-11": falling_back.options_ignore,
    "D-12": falling_back.options_retreat,
    "D-13": leaders.options_leader,
    "D-14": advances.options_advance,
    "D-15": combats.options_combat,
    "D-16": lambda view, tables: (BattleBack(), Done()),
    "D-19": lambda view, tables: drawing.options_keep(view),
}
"""The legal actions of each decision point of the rules digest."""


def apply(t: Flow, tables: Tables, action: NapAction) -> None:  # noqa: C901  (one case each)
    """Carry out an answer to a decision."""
    match action:
        case PlayCard():
            command.apply_play(t, tables, action)
        case NameSection():
            command.apply_section(t, tables, action)
        case ChooseMode():
            command.apply_mode(t, tables, action)
        case Resupply():
            command.apply_resupply(t, tables, action)
        case RegainBlock():
            command.apply_regain(t, tables, action)
        case OrderPiece():
            orders.apply_order(t, tables, action)
        case DetachLeader():
            orders.apply_detach(t, tables, action)
        case Dissolve():
            orders.apply_dissolve(t, tables, action)
        case MoveUnit():
            moves.apply_move(t, tables, action)
        case MoveLeader():
            moves.apply_move_leader(t, tables, action)
        case Attack():
            combats.apply_attack(t, tables, action)
        case React():
            reacting.apply_react(t, tables, action)
        case IgnoreFlags():
            falling_back.apply_ignore(t, tables, action)
        case Retreat():
            falling_back.apply_retreat(t, tables, action)
        case StepBack():
            leaders.apply_step(t, tables, action)
        case Advance():
            advances.apply_advance(t, tables, action)
        case BattleBack():
            combats.apply_battle_back(t, tables)
        case KeepCard():
            drawing.apply_keep(t, action)
        case Done():
            apply_done(t, tables)
        case Resign() | OfferDraw():
            raise AssertionError("comes at any time")
        case _:
            assert_never(action)


def apply_done(t: Flow, tables: Tables) -> None:
    """Carry out "enough" or "no" at the running procedure.

    Rules: NAP-CBT-02, NAP-CRD-18, NAP-TG-02, NAP-BON-01, NAP-BB-01, NAP-LRT-01.
    """
    frame = t.state.flow[-1]
    match frame:
        case TurnFrame(step="order"):
            orders.end_ordering(t, tables, frame)
        case TurnFrame(step="move"):
            moves.end_moving(t, frame)
        case TurnFrame():
            frame.step = "draw"
        case CombatFrame():
            frame.step = "end"
        case LeaderFrame():
            leaders.stop(t, tables)
        case RollFrame():
            raise AssertionError("a roll asks for nothing that can be left out")
        case _:
            assert_never(frame)


def apply_anytime(t: Flow, side: Side, action: Resign | OfferDraw) -> None:
    """Resign, or offer or accept a draw."""
    state = t.state
    if isinstance(action, Resign):
        ending.conclude(t, other_side(side), "resigned", "NAP-SEQ-02")
    elif state.draw_offer == other_side(side):
        ending.conclude(t, None, "agreed", "NAP-SEQ-02")
    else:
        state.draw_offer = side
        t.tell(DrawOffered(side=side))
