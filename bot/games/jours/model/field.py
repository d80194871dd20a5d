"""What everybody sees of a battle: units, commanders, markers, the activation that is running.

The rules work on a ``Field`` alone, so nothing hidden can come into a menu or a refusal by them.
States hold one and add what is hidden (``state``); views share it (``view``).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.engine.model import Side
from bot.games.jours.content.base import Arm, Cell, Compass, Facing, Level, WeatherId

Order: TypeAlias = Literal["OR", "NO"]
"""Orders received, or none."""
Standing: TypeAlias = Literal["ordered", "limited", "held"]
"""How a group acts in the running activation: with orders (its own, of Renfort or by initiative),
limited, or held back: it may only rally (JDG-2.4.3-b)."""
Phase: TypeAlias = Literal["orders", "initiative", "cup", "activations", "rout", "victory", "over"]
"""Phases A to F of a turn (JDG-1-a to JDG-1-i)."""
Segment: TypeAlias = Literal["orders", "fire", "move", "combat", "rally"]
"""The segments of an activation in their order (JDG-1-f)."""


# Units -------------------------------------------------------------------------------------------


class Values(msgspec.Struct, frozen=True):
    """What a side of a counter shows; artillery has no strength points."""

    sp: int
    cohesion: int
    mp: int


class Kind(msgspec.Struct, frozen=True, kw_only=True):
    """What a unit is: printed values that never change (JDG-0.3-a).

    ``fire``, ``effective`` and ``maximum`` (ranges in hexes) are of artillery alone, ``engagement``
    of all others.
    """

    arm: Arm
    heavy: bool = False
    horse: bool = False
    fire: int = 0
    effective: int = 0
    maximum: int = 0
    engagement: int = 0
    good: Values
    disordered: Values


class Deeds(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a unit did and suffered in the running activation; starts anew with each.

    ``start``: where it stood when the activation began. ``turned``: corners by which it changed its
    facing without moving. ``reacted``: fired in counter-battery or reaction. ``struck``: fought a
    breakthrough or counter-attack. ``barred``: it may neither move nor fight any more.
    ``unsquared``: its square was broken by a charge. ``charges``: how many charges it has made.
    ``fled``: the way of its last retreat in the combat that is being fought.
    """

    start: Cell | None = None
    moved: bool = False
    turned: int = 0
    fired: bool = False
    squared: bool = False
    fought: bool = False
    reacted: bool = False
    struck: bool = False
    evaded: bool = False
    barred: bool = False
    unsquared: bool = False
    rallied: bool = False
    charges: int = 0
    fled: tuple[Cell, ...] = ()


class Unit(msgspec.Struct, kw_only=True):
    """A combat unit; ``at`` None: off the map, not yet arrived, gone or eliminated.

    ``sheltered``: a routed unit that has ended a rout move in a built-up hex (JDG-10.4-f).

    The order of units in ``Field.units`` is that of the stacks, from top to bottom, but for
    artillery, which lies on top.
    """

    id: str
    side: Side
    formation: str
    kind: Kind
    at: Cell | None = None
    facing: Facing | None = None
    level: Level = "good"
    square: bool = False
    renfort: bool = False
    exited: bool = False
    sheltered: bool = False
    deeds: Deeds = Deeds()

    def note(self, **deeds: bool | int | Cell | tuple[Cell, ...] | None) -> None:
        """Note what it did or suffered in the running activation: fields of ``Deeds``."""
        self.deeds = msgspec.structs.replace(self.deeds, **deeds)

    @property
    def arm(self) -> Arm:
        """The arm that the unit belongs to."""
        return self.kind.arm

    @property
    def is_gun(self) -> bool:
        """Whether it is artillery, which neither shocks nor has a zone of control."""
        return self.kind.arm == "artillery"

    @property
    def values(self) -> Values:
        """The values in force: those of the side shown.  Rules: JDG-0.3-b."""
        return self.kind.good if self.level == "good" else self.kind.disordered

    @property
    def is_good(self) -> bool:
        """Whether it is in good order."""
        return self.level == "good"

    @property
    def is_routed(self) -> bool:
        """Whether it is routed."""
        return self.level == "routed"

    @property
    def is_waiting(self) -> bool:
        """Whether it has not arrived yet."""
        return self.at is None and self.level != "eliminated" and not self.exited


class Chief(msgspec.Struct, kw_only=True):
    """A commander-in-chief; no combat unit (JDG-0.3-c). ``commands`` None: all of the side."""

    id: str
    side: Side
    drm: int
    orders: int
    range: int
    commands: tuple[str, ...] | None = None
    strategic: bool = False
    enters_with: str | None = None
    at: Cell | None = None
    moved: bool = False
    eliminated: bool = False


class Formation(msgspec.Struct, kw_only=True):
    """A formation: the initiative of its markers, and whether it is demoralised (JDG-11.2-a).

    ``delayed``: its reinforcements were due, but its marker stayed in the cup (JDG-5.2.1-b).
    """

    id: str
    side: Side
    markers: tuple[int, ...]
    demoralised: bool = False
    delayed: bool = False


class Group(msgspec.Struct, kw_only=True):
    """A tactical group of this turn; ``order`` None: its marker lies face down (JDG-2.3.2-b)."""

    id: str
    side: Side
    formation: str
    units: tuple[str, ...]
    order: Order | None = None


class Arrival(msgspec.Struct, frozen=True, kw_only=True):
    """Units still to come: from which turn on, where, facing where, in which stacks."""

    side: Side
    formation: str
    turn: int
    entry: Cell
    facing: Facing
    stacks: tuple[tuple[str, ...], ...]


# Activations -------------------------------------------------------------------------------------


class Chit(msgspec.Struct, frozen=True):
    """An activation marker of a formation, or a combined one, with its initiative value."""

    id: str
    side: Side
    initiative: int


class Attackers(msgspec.Struct, frozen=True, kw_only=True):
    """A stack that attacks: its hex and the units that take part; ``charging`` cavalry."""

    at: Cell
    units: tuple[str, ...]
    charging: bool = False
    needs_test: bool = False
    """It has no orders: an engagement test comes first (JDG-8.3.1-b)."""


AssaultKind: TypeAlias = Literal["shock", "charge", "breakthrough", "counter", "pursuit"]
"""Kinds of combat."""


class Assault(msgspec.Struct, kw_only=True):
    """A declared combat: who attacks which hexes (JDG-8.3.1-a, JDG-8.4.1-b).

    The first target of a charge is the one that it was declared against. ``over``: it was fought,
    or does not take place.
    """

    attackers: list[Attackers]
    targets: list[Cell]
    kind: AssaultKind = "shock"
    number: int = 1
    """Of a pursuit: which charge of it this is, from 1 on."""
    over: bool = False


class Active(msgspec.Struct, kw_only=True):
    """The running activation: whose, of which formations, and how far it is (JDG-1-f)."""

    chit: Chit
    side: Side
    formations: tuple[str, ...]
    segment: Segment = "orders"
    standing: dict[str, Standing] = {}
    """How each group acts, by its id."""
    chosen: tuple[str, ...] | None = None
    """Who alone acts, by a special marker; None: all of the formations (JDG-OPT-12)."""
    reinforces: bool = True
    """Whether reinforcements may come on by this marker (JDG-2.1.2-b)."""
    near: bool = False
    """An enemy is near the entry hex, as it was when the marker was drawn."""
    entered: dict[Cell, int] = {}
    """How many stacks have entered through each entry hex (JDG-5.2.2-a)."""
    assaults: list[Assault] = []
    attacked: list[str] = []
    """Enemy units that were attacked (JDG-8.2-d)."""
    riders: list[str] = []
    """Cavalry that owes the test at the end of the charge that is being fought (JDG-9.2-d)."""


class Camp(msgspec.Struct, kw_only=True):
    """What belongs to a side; ``uses``: of each combined marker, at the start of the turn."""

    side: Side
    rout: Compass
    uses: dict[str, int] = {}


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What the players agreed on (digest 9).

    ``learning``: no order markers; ``sheet``: reactions are asked together (JDG-OPT-13);
    ``special``: each side has a special marker (JDG-OPT-12).
    """

    learning: bool = False
    envelopment: bool = False
    sheet: bool = False
    special: bool = False


class Field(msgspec.Struct, kw_only=True):
    """All that is public in a battle."""

    scenario: str
    map: str
    terms: Terms = Terms()
    first: Side
    turn: int = 0
    weather: WeatherId = "day"
    phase: Phase = "orders"
    holder: Side | None = None
    """Who has the strategic initiative this turn."""
    opener: Chit | None = None
    """The marker that its owner chose to open the turn with."""
    drawn: list[Chit] = []
    aside: list[Chit] = []
    """The last marker of the turn, which activates nobody."""
    active: Active | None = None
    units: list[Unit] = []
    chiefs: list[Chief] = []
    formations: list[Formation] = []
    groups: list[Group] = []
    camps: dict[Side, Camp] = {}
    arrivals: list[Arrival] = []
    control: dict[Cell, Side | None] = {}
    own: tuple[Side, ...] | msgspec.UnsetType = msgspec.UNSET
    """The sides that fight with an army of their own (JDG-OPT-11); not written where none does,
    so that older battles stay as they were sealed."""
    handicap: int | msgspec.UnsetType = msgspec.UNSET
    """The handicap that was sealed when the battle began; older battles play by the content's."""

    def unit(self, key: str) -> Unit:
        """Return a unit by its id; raises ``StopIteration``."""
        return next(one for one in self.units if one.id == key)

    def chief(self, key: str) -> Chief:
        """Return a commander-in-chief by the id; raises ``StopIteration``."""
        return next(one for one in self.chiefs if one.id == key)

    def formation(self, key: str) -> Formation:
        """Return a formation by its id; raises ``StopIteration``."""
        return next(one for one in self.formations if one.id == key)

    def group(self, key: str) -> Group:
        """Return a tactical group by its id; raises ``StopIteration``."""
        return next(one for one in self.groups if one.id == key)

    def enemy(self, side: Side) -> Side:
        """Return the other side."""
        return next(one for one in self.camps if one != side)

    def on_map(self, side: Side | None = None) -> list[Unit]:
        """List the units on the map, of one side or of both."""
        return [one for one in self.units if one.at is not None and side in (None, one.side)]
