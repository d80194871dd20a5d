"""Structs for the numbers of the general rules, and for ready-made armies."""

from __future__ import annotations

from bot.games.facts import Fact, Sourced

from .base import Colour, Level, Mode, Named, Order


class Span(Fact, frozen=True, kw_only=True):
    """A closed range of whole numbers."""

    least: int
    most: int

    def holds(self, number: int) -> bool:
        """Tell whether a number lies in the range."""
        return self.least <= number <= self.most


class Dice(Sourced, frozen=True, kw_only=True):
    """The die of the game, and the dice of the tests with a fixed number of them."""

    faces: int
    initiative: int
    scouting: int
    scouting_most: int
    control: int
    """Dice of reaction, Militia, Insubordinate and Looters tests, and per element passed over."""


class Shooting(Sourced, frozen=True, kw_only=True):
    """Numbers of chapter 6; distances in inches."""

    direct_range: int
    group_range: int
    wrong_edge_over: int
    split_least: int
    """What the dice of Split Fire at a single target are divided by."""
    flank_threat: int


class Melee(Sourced, frozen=True, kw_only=True):
    """Numbers of chapter 7."""

    ammo_dice: int
    ammo_most: int
    edge_points_per_dp: int
    side_edge: int
    rear_edge: int
    winner_removes: int
    regroup_removes: int
    break_through_most: int
    activation_dp: int
    evade_lance_effectiveness: int


class Morale(Sourced, frozen=True, kw_only=True):
    """Numbers of chapter 8: what a failed test does, and when a forced move is a Crush."""

    dp: int
    withdraw_failures: int
    crush_below: int
    crush_dp: int


class SuccessorRow(Fact, frozen=True, kw_only=True):
    """The command points of a new commander-in-chief by the die."""

    faces: Span
    cp: int


class Command(Sourced, frozen=True, kw_only=True):
    """Numbers of chapter 10; distances in inches.

    Rules: FAS-RUL-01, FAS-RUL-40.
    """

    new_order_cp: int
    collect_cp: int
    collect_dp: int
    reroll_cp: int
    hold_cp: int
    auxiliary_cp: int
    disobedience_cp: int
    enemy_distance: int
    """No enemy Unit within this distance of a Unit that Rallies or is collected."""
    successor_distance: int
    successor: tuple[SuccessorRow, ...]


class Geometry(Sourced, frozen=True, kw_only=True):
    """Numbers of the virtual table: inches, square inches and degrees.

    ``length``, ``contact``, ``area`` and ``inside`` are tolerances: of lengths, of edges that
    touch, of trays that overlap, of a line that runs along an edge. ``double_move``, ``march``,
    ``disengage`` and ``charge`` are multiples of the Speed.
    """

    length: float
    contact: float
    shared_edge: float
    """The least common length of two edges in contact."""
    area: float
    inside: float
    base_corners: int
    """Corners of the polygon that stands for a round base."""
    occupied_refs: int
    control_zone: float
    movement_angle: int
    turn_angle: int
    double_move: int
    march: int
    disengage: int
    charge: int
    march_distance: float
    reposition: float
    reposition_slowed: float
    corridor: float
    group_distance: float
    shelter: float
    """How near an own Unit must be for a Group to avoid an Overrun."""
    civilians: float
    """How far Civilians keep from enemy Units."""
    civilians_spare: float
    """How much longer than the shortest their way out may be."""
    path_points: int
    shared_front: float
    """The least common length of two fronts that face each other, and of a Breakthrough."""
    break_through: float
    shift: float
    forced_angle: int
    forced_step: float
    heading_step: int


class Motivation(Sourced, frozen=True, kw_only=True):
    """Numbers of chapter 11; distances in inches."""

    loss: dict[Colour, int]
    half_units: int
    objectives: int
    objectives_from_round: int
    forward_units: int
    forward_distance: int
    objective_distance: int


class TableRules(Sourced, frozen=True, kw_only=True):
    """What the players of a live table may set up, and the lead that wins at the end."""

    rounds: Span
    rounds_default: int
    objectives: Span
    objectives_default: int
    victory_lead: int


class Limits(Sourced, frozen=True, kw_only=True):
    """How large an army list or a hand-typed profile may be."""

    text: int
    name: int
    elements: Span
    upgrades: int
    statistic: Span
    speed: Span
    dice: Span
    range: Span
    points: Span
    ammo: Span
    value: Span
    cp: Span
    motivation: Span
    coins: Span


class ReadyElement(Fact, frozen=True, kw_only=True):
    """An element of a ready-made army: a card with its preset order."""

    card: str
    order: Order | None = None
    mode: Mode | None = None
    upgrades: tuple[str, ...] = ()


class ReadyArmy(Named, frozen=True, kw_only=True):
    """An army that is ready to play; one with a ``level`` keeps the rules of army building."""

    faction: str
    level: Level | None = None
    motivation: int
    elements: tuple[ReadyElement, ...]
