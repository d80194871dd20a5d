"""What players of Jours de Gloire can do: one action a line of the notation (digest 10.1).

Units are named by their ids, hexes as on the map. A facing of None keeps the one that is there.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import Action
from bot.games.jours.content.base import Cell, Facing

# Phases A to D2 ----------------------------------------------------------------------------------


class UseMarker(Action, frozen=True, tag="mac"):
    """Put a combined marker into the cup, or none: ``mac V-CORPS``, ``mac none`` (DP-A1)."""

    marker: str = ""


class Drop(Action, frozen=True, tag="drop"):
    """Take Renfort markers off own units: ``drop 24L 43e``, ``drop none`` (DP-A2)."""

    units: tuple[str, ...] = ()


class GiveOrders(Action, frozen=True, tag="orders"):
    """Give orders to groups, none to all others: ``orders G1 G3`` (DP-A3)."""

    groups: tuple[str, ...] = ()


class Open(Action, frozen=True, tag="open"):
    """Choose the marker that opens the turn: ``open WATRIN 7``, ``open none`` (DP-B2)."""

    formation: str = ""
    initiative: int = 0


class Initiative(Action, frozen=True, tag="initiative"):
    """Attempt commander's initiative, or act limited: ``try G2``, ``limited G2`` (DP-D2)."""

    group: str
    attempt: bool


class ActWith(Action, frozen=True, tag="act"):
    """Choose who acts by a special marker: ``act 28e 22e 12H`` (DP-D3)."""

    units: tuple[str, ...]


# Fire --------------------------------------------------------------------------------------------


class Fire(Action, frozen=True, tag="fire"):
    """Fire, after a pivot if a facing is named: ``fire F-1&F-2/SSW 0910`` (DP-F1)."""

    guns: tuple[str, ...]
    target: Cell
    facing: Facing | None = None


class CounterBattery(Action, frozen=True, tag="cb"):
    """Answer fire: ``cb A-1``, ``cb no`` (DP-F2)."""

    gun: str = ""


# Movement ----------------------------------------------------------------------------------------


class Move(Action, frozen=True, tag="move"):
    """Move units of one hex along a path: ``mv 28e+F-1 1004-1005/SSE``; forced: ``fm`` (DP-M1)."""

    units: tuple[str, ...]
    path: tuple[Cell, ...]
    facing: Facing | None = None
    forced: bool = False


class Enter(Action, frozen=True, tag="enter"):
    """Bring a stack on by forced march: ``enter 24L 1001-1002/SSE``; ``24L!``: by normal march.

    The path begins with the entry hex (DP-M1).
    """

    units: tuple[str, ...]
    path: tuple[Cell, ...]
    facing: Facing | None = None
    normal: bool = False


class Leave(Action, frozen=True, tag="exit"):
    """Leave the map where the scenario allows it: ``exit Kiev`` (DP-M1)."""

    unit: str


class Turn(Action, frozen=True, tag="face"):
    """Turn on the spot: ``face 28e/E`` (DP-M1)."""

    units: tuple[str, ...]
    facing: Facing


class Square(Action, frozen=True, tag="square"):
    """Form square: ``square 0808`` (DP-M1)."""

    cell: Cell


class Unsquare(Action, frozen=True, tag="unsquare"):
    """Leave a square and move on: ``unsquare 0808 0809/E``, ``unsquare 0808 stay/E`` (DP-M1)."""

    cell: Cell
    path: tuple[Cell, ...] = ()
    facing: Facing | None = None


class Top(Action, frozen=True, tag="top"):
    """Put a unit on top of its kind in its hex: ``top 0808 6L`` (DP-M1)."""

    cell: Cell
    unit: str


class DeclareCharge(Action, frozen=True, tag="charge"):
    """Charge: ``charge 12H x Ogu 0706-0807/SSE``: units, target unit, path, facing (DP-M1)."""

    units: tuple[str, ...]
    target: str
    path: tuple[Cell, ...]
    facing: Facing


class MoveChief(Action, frozen=True, tag="cic"):
    """Move a commander-in-chief: ``cic LANNES 1004-1005``; no path: stay (DP-M1, DP-M2)."""

    chief: str
    path: tuple[Cell, ...] = ()


class End(Action, frozen=True, tag="end"):
    """End a segment: ``fire end``, ``mv end``, ``declare``, ``rally end`` (DP-F1, M1, C1, D4)."""

    what: Literal["fire", "move", "shock", "rally"]


# Reactions to charges ----------------------------------------------------------------------------


class AnswerSquare(Action, frozen=True, tag="form"):
    """Try to form square in answer to a charge: ``square yes 0910``, ``square no 0910`` (DP-M4)."""

    cell: Cell
    attempt: bool


class Recall(Action, frozen=True, tag="recall"):
    """Try to recall a charge: ``recall yes``, ``recall no`` (DP-M5)."""

    attempt: bool


class Counter(Action, frozen=True, tag="counter"):
    """Try to counter-charge: ``counter yes 0910``, ``counter no 0910`` (DP-C5)."""

    cell: Cell
    attempt: bool


# Combat ------------------------------------------------------------------------------------------


class Shock(Action, frozen=True, tag="shock"):
    """Declare a shock: ``shock 28e+22e x 1007,1107``: units of one hex, target hexes (DP-C1).

    Several hexes that attack one target hex are declared one after the other. No targets: what
    the hex has declared is withdrawn, ``shock 28e+22e none``.
    """

    units: tuple[str, ...]
    targets: tuple[Cell, ...]


class Fight(Action, frozen=True, tag="fight"):
    """Fight the next combat, by a target hex: ``fight 1007`` (DP-C2)."""

    target: Cell


class TakeOver(Action, frozen=True, tag="take"):
    """Say which attacker takes over a hex left without one: ``take 1003 x 1007`` (DP-C2)."""

    attacker: Cell
    target: Cell


class Stand(Action, frozen=True, tag="stand"):
    """Stand against a shock: ``stand 8H`` (DP-C3)."""

    unit: str


class Back(Action, frozen=True, tag="back"):
    """Retreat before shock: ``back 8H 0705-0704/NNE`` (DP-C3)."""

    unit: str
    path: tuple[Cell, ...]
    facing: Facing | None = None


class Occupy(Action, frozen=True, tag="occupy"):
    """Enter a hex vacated before shock: ``occupy 1003 1007/E``, ``occupy no`` (DP-C4).

    ``origin``: where the attackers come from; empty: they stay.
    """

    origin: Cell = ""
    cell: Cell = ""
    facing: Facing | None = None


class React(Action, frozen=True, tag="react"):
    """Reaction fire: ``react A-1 x 1004``, ``... under``: at the unit beneath the top one (DP-C6).

    ``react A-1 no``: no fire.
    """

    gun: str
    target: Cell = ""
    under: bool = False


class Withdraw(Action, frozen=True, tag="path"):
    """The path of a retreat, rout retreat or rout move: ``path IR13 1008-1009`` (DP-R, DP-E1).

    No path: a routed unit stays in its shelter, ``path IR13 stay``.
    """

    unit: str
    path: tuple[Cell, ...]


class Follow(Action, frozen=True, tag="follow"):
    """Which of several leaving units a commander follows: ``follow LANNES 28e`` (DP-R)."""

    chief: str
    unit: str


class Advance(Action, frozen=True, tag="adv"):
    """Advance after combat: ``adv 28e 1007/SSE``; ``adv none`` (DP-C7)."""

    units: tuple[str, ...] = ()
    cell: Cell = ""
    facing: Facing | None = None


class Breakthrough(Action, frozen=True, tag="bt"):
    """Break through: ``bt yes``, ``bt no`` (DP-C7)."""

    attempt: bool


class CounterAttack(Action, frozen=True, tag="ca"):
    """Counter-attack: ``ca IR13 x 1004``, ``ca no``; ``ca IR13 1005 x 1004``: after moving (DP-C8).

    ``move`` is the vacated hex that is entered first.
    """

    units: tuple[str, ...] = ()
    target: Cell = ""
    move: Cell = ""


class Chase(Action, frozen=True, tag="chase"):
    """The defender's pursuit of a unit: ``chase 8H x 12H`` (DP-C8)."""

    units: tuple[str, ...]
    prey: str


class Pursue(Action, frozen=True, tag="pursue"):
    """Who pursues whom: ``pursue 12H x Ogu``, ``pursue 12H+10D x Ogu`` (DP-C9)."""

    units: tuple[str, ...]
    prey: str


class PursuitStep(Action, frozen=True, tag="turn"):
    """In a pursuit turn and ride on, or halt: ``turn E``, ``turn keep``, ``halt`` (DP-C9)."""

    facing: Facing | None = None
    halt: bool = False


class FillSheet(Action, frozen=True, tag="sheet"):
    """Answer reactions beforehand: ``sheet square yes 0807, react A-1 x 1004``, ``sheet none``.

    Each line answers one of the questions that the sheet lists (DP-SHEET).
    """

    lines: tuple[str, ...] = ()


# Rally and rout ----------------------------------------------------------------------------------


class Rallying(msgspec.Struct, frozen=True):
    """A unit that tries to rally, and its facing if it succeeds."""

    unit: str
    facing: Facing | None = None


class Rally(Action, frozen=True, tag="rally"):
    """Try to rally units one after the other: ``rally 28e/SSE 22e`` (DP-D4)."""

    units: tuple[Rallying, ...]


class RoutNext(Action, frozen=True, tag="rout"):
    """Say which unit makes its rout move next: ``rout 28e`` (DP-E1)."""

    unit: str


JdgAction: TypeAlias = (
    UseMarker
    | Drop
    | GiveOrders
    | Open
    | Initiative
    | ActWith
    | Fire
    | CounterBattery
    | Move
    | Enter
    | Leave
    | Turn
    | Square
    | Unsquare
    | Top
    | DeclareCharge
    | MoveChief
    | End
    | AnswerSquare
    | Recall
    | Counter
    | Shock
    | Fight
    | TakeOver
    | Stand
    | Back
    | Occupy
    | React
    | Withdraw
    | Follow
    | Advance
    | Breakthrough
    | CounterAttack
    | Chase
    | Pursue
    | PursuitStep
    | FillSheet
    | Rally
    | RoutNext
    | Resign
    | OfferDraw
)
