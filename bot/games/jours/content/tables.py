"""Structs for tables, limits and standing orders."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.facts import Fact, Sourced

from .base import Arm, FireResult, ShockResult


class FireRow(Fact, frozen=True, kw_only=True):
    """A row of the fire table: up to which total it holds; None: above all others."""

    most: int | None = None
    result: FireResult


class FireTable(Sourced, frozen=True, kw_only=True):
    """Results of fire and the modifiers that no terrain has (JDG-T-FIRE, JDG-T-FIREMOD).

    ``long`` counts for each hex beyond the effective range, ``concentrated`` for each infantry or
    cavalry unit beyond the first.
    """

    rows: tuple[FireRow, ...]
    combined: int
    adjacent: int
    long: int
    concentrated: int
    square: int
    reaction: int
    reaction_square: int

    def result(self, total: int) -> FireResult:
        """Return the result of a total.  Rules: JDG-T-FIRE."""
        return next(row.result for row in self.rows if row.most is None or total <= row.most)


class ShockRow(Fact, frozen=True, kw_only=True):
    """A row of the table of shock and charge: up to which total it holds."""

    most: int | None = None
    result: ShockResult


class Ratio(Fact, frozen=True, kw_only=True):
    """A ratio of strengths and its modifier."""

    attackers: int
    defenders: int
    value: int


class ShockTable(Sourced, frozen=True, kw_only=True):
    """Results of shock and charge, ratios, and the modifiers that no terrain has.

    ``pursuit`` counts for each pursuit charge after the first one.
    """

    rows: tuple[ShockRow, ...]
    ratios: tuple[Ratio, ...]
    below: int
    six_front: int
    rear: int
    envelopment: int
    routed: int
    charge_heavy: int
    charge_light: int
    charge_square: int
    cavalry_shock: int
    infantry_square: int
    pursuit: int

    def result(self, total: int) -> ShockResult:
        """Return the result of a total.  Rules: JDG-T-SHOCK."""
        return next(row.result for row in self.rows if row.most is None or total <= row.most)

    def ratio(self, attackers: int, defenders: int) -> int:
        """Return the modifier of a ratio of strengths, rounded in the defender's favour.

        Rules: JDG-T-RATIO, JDG-8.6.1-a.
        """
        fitting = (
            row.value
            for row in self.ratios
            if attackers * row.defenders >= defenders * row.attackers
        )
        return next(fitting, self.below)


class ForcedMarch(Fact, frozen=True):
    """By what a forced march multiplies the allowance, and how near no enemy may be."""

    factor: int
    distance: int


class ChiefLimits(Fact, frozen=True):
    """Half movement points of a commander-in-chief, and how many hexes they flee."""

    points: int
    flight: int


class ZoneCosts(Fact, frozen=True):
    """Points to leave a zone of control, and for disordered units to enter one."""

    leave: int
    disordered: int


class StackLimits(Fact, frozen=True):
    """How many units of one arm and formation share a hex; ``small`` of a small strength."""

    units: int
    guns: int
    small: int
    small_strength: int


class Evasion(Fact, frozen=True):
    """Retreat before shock: the farthest, what a dear hex costs, the modifiers of the tests."""

    hexes: int
    dear: int
    tests: dict[str, int]


class Scale(Fact, frozen=True):
    """Men of one strength point by arm, and guns of one fire point by calibre (JDG-0.1-b)."""

    infantry: int
    cavalry: int
    guns: dict[str, int]


class ReverseRule(Fact, frozen=True):
    """The reverse of a counter: a fraction of its strength, and less cohesion and movement.

    ``strength`` / ``of``: the fraction, rounded down, at least 1; ``firm_loss``: of cohesion from
    ``firm`` on, ``loss``: of any lower one.
    """

    strength: int
    of: int
    firm: int
    firm_loss: int
    loss: int
    mp: int


class Span(NamedTuple):
    """A closed range of whole numbers."""

    least: int
    most: int


class OwnArmies(Fact, frozen=True, kw_only=True):
    """What armies of one's own may have (JDG-OPT-11).

    ``formations`` and ``chiefs`` of an army; ``units`` and a ``pair`` of markers of a formation;
    ``drm``, ``orders`` and ``range`` of a commander-in-chief; the others are values of units,
    ``reach`` the maximum range of artillery.
    """

    formations: Span
    chiefs: Span
    units: Span
    pair: int
    markers: Span
    drm: Span
    orders: Span
    range: Span
    strength: Span
    fire: Span
    reach: Span
    cohesion: Span
    engagement: Span
    movement: Span


class Limits(Sourced, frozen=True, kw_only=True):
    """Numbers of the rules that stand in no table.

    ``group_link``: the distance that links units of a tactical group; ``square_exit``: points to
    leave a square; ``passing``: to pass through own units; ``shut_hex_by_road``: added to the
    clear cost for a barred hex entered by road next to the enemy; ``entry_guard``: how near no
    enemy comes to an entry hex; ``rout_lanes``: lanes that a rout move may change.
    """

    die: int
    group_link: int
    forced_march: ForcedMarch
    chief: ChiefLimits
    square_exit: int
    passing: int
    zone: ZoneCosts
    shut_hex_by_road: int
    entry_guard: int
    stack: StackLimits
    retreat: int
    rout_retreat: dict[Arm, int]
    rout_lanes: dict[Arm, int]
    evasion: Evasion
    counter_charge_against_heavy: int
    reverse: ReverseRule
    scale: Scale
    own: OwnArmies


class StandingOrder(Sourced, frozen=True, kw_only=True):
    """A standing order: the decision points it answers, what holds first, what may be set.

    ``silent`` is taken for who does not answer in time; None: the usual one, unless that asks.
    """

    id: str
    points: tuple[str, ...]
    usual: str
    offers: tuple[str, ...]
    silent: str | None = None
