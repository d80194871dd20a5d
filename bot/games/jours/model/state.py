"""The state of a battle: the field that everybody sees, what is hidden, and the procedures.

Chapters and modules. Here each procedure names what runs it:

* turn, orders, cup, activations, rally, demoralisation, victory (digest 4.1 to 4.3, 4.11 to 4.13):
  ``phases.turn``; movement and commanders (4.4 to 4.6): ``phases.march``; fire, shock and charge
  (4.7 to 4.9): ``phases.combat``; retreats and routs (4.10, 5.5, 5.6): ``phases.retreats``; their
  pure rules: ``rules.march``, ``rules.combat``, ``rules.retreat``, ``rules.rout``.
* levels lost and cohesion tests, which all chapters use: ``phases.levels``.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.engine import script
from bot.engine.ending.parley import ParleyState
from bot.engine.model import Seat, Side
from bot.games.jours.content.base import Cell, Facing, FireResult, ShockResult

from .field import Chit, Field
from .keys import Key
from .points import Point


class Box(msgspec.Struct, frozen=True):
    """A reaction that may be asked for: its decision point, unit or hex, and the answers to it."""

    point: Point
    subject: str
    lines: tuple[str, ...]


class Question(script.Question, frozen=True, kw_only=True):
    """An open question.

    ``orders``: all legal answers, as they are typed; none: they follow from the field (movement,
    fire, orders, shocks). ``subject``: the unit, group or hex that is asked about, ``place`` where
    it stands. ``needed``: the die on which what is offered succeeds, at most. ``boxes``: of a
    reaction sheet, what may be answered beforehand.
    """

    point: Point
    orders: tuple[str, ...] = ()
    subject: str = ""
    place: Cell = ""
    needed: int | None = None
    boxes: tuple[Box, ...] = ()


Procedure: TypeAlias = script.Procedure[Key]
"""A procedure that asks, rolls and goes on."""

GameStep: TypeAlias = Literal[
    "markers", "orders", "initiative", "cup", "activations", "rout", "victory"
]


class Game(Procedure, kw_only=True, tag="game"):
    """The whole battle, turn by turn (JDG-1-a to JDG-1-i).

    ``sealed``: secret answers of phase A by seat and key, until both have answered (JDG-FL-a).
    """

    step: GameStep = "markers"
    sealed: dict[Seat, dict[str, str]] = {}


class Activation(Procedure, kw_only=True, tag="activation"):
    """The activation of the formations of ``Field.active``, segment by segment (JDG-1-f)."""


class FireSegment(Procedure, kw_only=True, tag="fire_segment"):
    """Normal fire of the active formation, one shot after the other (JDG-7.1-a)."""


class Shot(Procedure, kw_only=True, tag="shot"):
    """One fire: die, result, what follows, counter-battery (JDG-7.5-a); the result is 0.

    ``only``: the one unit that is hit; empty: all in the target hex. From the roll on ``hit`` lists
    the units hit, ``origin`` is the firer's hex, and ``outcome`` what the table says.
    """

    guns: tuple[str, ...]
    target: Cell
    manner: Literal["normal", "counter", "reaction"] = "normal"
    only: str = ""
    hit: tuple[str, ...] = ()
    origin: Cell = ""
    outcome: FireResult = "none"


class MoveSegment(Procedure, kw_only=True, tag="move_segment"):
    """Movement of the active formation, one move after the other (JDG-4.4.1-b)."""


class March(Procedure, kw_only=True, tag="march"):
    """One move of a unit or stack along a path, hex by hex; the result is the hexes entered.

    ``manner``: see ``rules.march.movement.Manner``. ``here``: how far the units are; ``way``: the
    part of the path since ``origin`` that was not told yet; ``stopped``: nobody is left to go on.
    """

    units: tuple[str, ...]
    path: tuple[Cell, ...]
    facing: Facing | None = None
    manner: Literal["normal", "forced", "enter", "enter_normal", "charge", "evade"] = "normal"
    here: Cell | None = None
    origin: Cell | None = None
    way: tuple[Cell, ...] = ()
    stopped: bool = False


class Flight(Procedure, kw_only=True, tag="flight"):
    """A commander-in-chief who is displaced by the enemy (JDG-2.5.2-a).

    ``entering``: the enemy is about to enter the hex, so staying is impossible (JDG-2.5.2-e).
    """

    chief: str
    entering: bool = False


class RallySegment(Procedure, kw_only=True, tag="rally_segment"):
    """Rally of the active formation, one unit after the other (JDG-11.1-a)."""


# Combat and what follows: digest 4.8 to 4.10 -----------------------------------------------------


class Charge(Procedure, kw_only=True, tag="charge"):
    """A declared charge up to contact: test, charge move, square, recall (JDG-9-a)."""

    units: tuple[str, ...]
    target: str
    path: tuple[Cell, ...]
    facing: Facing
    targets: tuple[Cell, ...] = ()
    """The hexes that are charged, from contact on; that of the target first."""


class CombatSegment(Procedure, kw_only=True, tag="combat_segment"):
    """Shocks are declared, then these and the charges are fought one by one (JDG-8.3.1-a)."""

    declared: bool = False


class Combat(Procedure, kw_only=True, tag="combat"):
    """One combat of ``Active.assaults``, to its last advance (JDG-8.5-a).

    ``assault``: its place there; ``nested``: it follows from another one. ``side`` attacks.
    ``before``: the units in the target hexes when it began, with their hexes; ``vacated``: targets
    left before the shock; ``refused``, ``stopped``: targets left without attacker by tests and by
    reaction fire; ``countered``: who has counter-charged.
    From the die on: its ``row``; ``stood``: who stood where, attackers first; ``origins``: the
    attackers' hexes; ``lone``: artillery alone in one of two hexes; ``leaving``: who must leave,
    and how; ``emptied``: targets that nobody holds any more; ``riders``: who is tested at the end.
    ``overran``: artillery alone was eliminated without a die.
    """

    assault: int
    nested: bool = False
    side: Side = Side("")
    before: dict[str, Cell] = {}
    vacated: tuple[Cell, ...] = ()
    refused: tuple[Cell, ...] = ()
    stopped: tuple[Cell, ...] = ()
    countered: tuple[str, ...] = ()
    row: ShockResult | None = None
    stood: dict[str, Cell] = {}
    origins: tuple[Cell, ...] = ()
    lone: tuple[str, ...] = ()
    leaving: dict[str, int] = {}
    emptied: tuple[Cell, ...] = ()
    riders: tuple[str, ...] = ()
    overran: bool = False


class Entering(Procedure, kw_only=True, tag="entering"):
    """Units that enter one hex whatever it costs: an advance, a recall, a pursuit (JDG-8.7.1-b)."""

    units: tuple[str, ...]
    cell: Cell
    facing: Facing | None = None
    gait: Literal["advance", "recall", "pursuit"]


class Evasion(Procedure, kw_only=True, tag="evasion"):
    """A retreat before shock (JDG-8.8.1-g).

    ``away``: the attackers' hexes; ``tested``: infantry is among them.
    """

    unit: str
    path: tuple[Cell, ...]
    facing: Facing | None = None
    away: tuple[Cell, ...]
    tested: bool


class Pursuit(Procedure, kw_only=True, tag="pursuit"):
    """A pursuit by charging or counter-charging cavalry (JDG-9.5.1-a).

    ``path``: the vacated hex, then the way of the ``prey``. ``number``: pursuit charges before it;
    ``targets``: the hexes that it charges.
    """

    units: tuple[str, ...]
    prey: str
    path: tuple[Cell, ...]
    number: int = 0
    targets: tuple[Cell, ...] = ()


class Leaving(Procedure, kw_only=True):
    """What retreats and rout moves share; the result is 1 if the unit is still on the map, else 0.

    ``also``: units of its hex that will leave it by the same cause, so that a commander may follow
    one of them instead. ``spared``: the unit that it makes room for, which it may pass unharmed.
    ``chiefs``: who goes along; None: it is asked. ``passed``: units that it has passed through.
    """

    unit: str
    also: tuple[str, ...] = ()
    spared: str = ""
    chiefs: tuple[str, ...] | None = None
    passed: tuple[str, ...] = ()


class Retreat(Leaving, kw_only=True, tag="retreat"):
    """A unit that must leave its hex.

    ``away``: hexes that it must go away from, empty: towards its rout direction (JDG-10.3.1-f).
    ``fire``: away from one firer instead of attackers (JDG-7.5-c). A ``routed`` one goes the full
    distance of its arm or is eliminated (JDG-10.2-a). ``along``: first hexes that it takes if it
    can, those of the units that it goes with (JDG-8.9-b).
    """

    away: tuple[Cell, ...] = ()
    fire: bool = False
    routed: bool = False
    along: tuple[Cell, ...] = ()


class RoutMove(Leaving, kw_only=True, tag="rout_move"):
    """A full move of a routed unit towards its edge (JDG-10.4-a).

    ``may_stay``: it has found shelter and need not go on (JDG-10.4-f).
    """

    may_stay: bool = False


class RoutPhase(Procedure, kw_only=True, tag="rout_phase"):
    """The rout moves of all routed units in phase E (JDG-10.4-a, JDG-RUL-45).

    ``left``: who has still to move, as they were routed when the phase began.
    """

    left: tuple[str, ...] = ()


JdgFrame: TypeAlias = (
    Game
    | Activation
    | FireSegment
    | Shot
    | MoveSegment
    | March
    | Flight
    | RallySegment
    | Charge
    | CombatSegment
    | Combat
    | Entering
    | Evasion
    | Pursuit
    | Retreat
    | RoutMove
    | RoutPhase
)


class Foreseen(msgspec.Struct, frozen=True, kw_only=True):
    """A box of a reaction sheet as its owner left it, and the situation that it was filled in for.

    ``line``: the answer; empty: ask. ``units``: whom it is about, with level and hex;
    ``attackers``: the hexes that attack them.
    """

    point: Point
    subject: str
    line: str
    units: tuple[str, ...]
    attackers: tuple[Cell, ...]


class Secret(msgspec.Struct, kw_only=True):
    """What a side alone knows: which groups have orders, its combined marker, what is left of it.

    ``sheet``: what it has said beforehand of its reactions in this activation.

    Rules: JDG-2.3.2-b, JDG-2.1.2-a, JDG-PBP-h.
    """

    ordered: tuple[str, ...] = ()
    """The groups that were given orders this turn."""
    combined: str = ""
    """The combined marker that was put into the cup this turn."""
    uses: dict[str, int] = {}
    sheet: tuple[Foreseen, ...] = ()


class JdgState(ParleyState[JdgFrame], kw_only=True):
    """All of a battle, hidden parts included."""

    field: Field
    secrets: dict[Side, Secret]
    cup: list[Chit] = []
    asked: dict[Seat, Question] = {}
    """The question of every open decision."""

    @property
    def scenario(self) -> str:
        """The id of the battle."""
        return self.field.scenario
