"""Structs for orders, formations, reactions, fires, and the special rules of cards and weapons."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.games.facts import Fact, Localised, Sourced

from .base import Formation, Named, Order, Reaction, Size, State, Type

TestKind: TypeAlias = Literal["morale", "to_hit_shooting", "to_hit_melee", "scouting"]


class OrderKind(Named, frozen=True, kw_only=True):
    """An order with its action points.

    ``uses``: for each AP the actions that it is good for, ``standard`` for all Standard Actions
    that the order allows. ``once``: of these only one in an activation.
    """

    ap: int
    uses: tuple[tuple[str, ...], ...]
    once: tuple[str, ...] = ()


class ActionKind(Named, frozen=True, kw_only=True):
    """An action of Units: the orders that allow it and its cost in action points.

    ``ap`` None: it costs what it says itself. ``standard``: a Standard Action, or done with the AP
    of one. ``in_melee``: a Unit may do it that touches an enemy Unit.
    """

    ap: int | None
    orders: tuple[Order, ...]
    standard: bool = False
    in_melee: bool = False


class ReactionKind(Named, frozen=True, kw_only=True):
    """A reaction to a charge: the orders and the special rules (any of them) that allow it."""

    orders: tuple[Order, ...]
    needs_rule: tuple[str, ...] = ()
    place: int
    """Its place in the list of a standing order."""


class FormationKind(Named, frozen=True, kw_only=True):
    """What a formation changes: dice, edge points of its side, Cover and Threat."""

    melee_dice: int = 0
    shooting_dice: int = 0
    edge_points: int = 0
    cover: int = 0
    threat: int = 0
    all_round: bool = False
    only_state: State | None = None


class TestReroll(Fact, frozen=True, kw_only=True):
    """Failures of a kind of test that may be re-rolled; ``count`` None: X of the card."""

    test: TestKind
    count: int | None = None


class FormationValues(Fact, frozen=True, kw_only=True):
    """Values that replace those of a formation: dice, Impetus and Parry.

    ``parry_front_only``: the Parry counts against enemies that touch the front edge.
    """

    melee_dice: int
    shooting_dice: int
    impetus: int = 0
    parry: int = 0
    parry_front_only: bool = True


class SpecialRule(Named, frozen=True, kw_only=True):
    """A special rule of cards: what it grants, forbids and changes (FAS-12.1).

    ``has_value``: cards give its X.
    """

    rule: str
    """The id of the digest's rule."""
    text: Localised
    has_value: bool = False
    forbids: tuple[str, ...] = ()
    fires: tuple[str, ...] = ()
    formations: tuple[Formation, ...] = ()
    front_only: bool = False
    """Melee Front may answer a charge on the front edge only."""
    reroll: TestReroll | None = None
    needs_order: Order | None = None
    threat: int = 0
    shooting_in_cover: int = 0
    """Shooting dice changed in terrain that hinders shooting and in structures."""
    dispersed_speed: int = 0
    melee_front: FormationValues | None = None
    square: FormationValues | None = None
    terrain_parry: int = 0
    mounted_speed: int = 0
    """Its Speed as cavalry until the end of its first activation."""
    group_cover: int = 0
    group_range: int | None = None
    """Range in inches within which a Group may shoot at Groups that are not the nearest."""


class WeaponRule(Named, frozen=True, kw_only=True):
    """A rule of a weapon: what it does in melee and to structures (FAS-12.2)."""

    rule: str
    text: Localised
    pole: bool = False
    charge_effectiveness: int = 0
    """Effectiveness added for cavalry that uses Impetus."""
    melee_front: FormationValues | None = None
    lance: bool = False
    ignores_poles: bool = False
    impetus: int = 0
    effectiveness: int | None = None
    effectiveness_without_impetus: int | None = None
    hits_per_point: int | None = None
    """Hits of one fire that take a Structure Point."""
    free_standard_fire: bool = False
    no_load: bool = False
    fires: tuple[str, ...] = ()


class Fire(Named, frozen=True, kw_only=True):
    """A way to shoot: cost, dice, range and what it does to the tests (FAS-12-b, FAS-RUL-05).

    ``range_in`` and ``effectiveness`` None: those of the card; ``range_from`` ``value``: X of the
    special rule; ``maximum``: the card's second range.
    """

    rule: str
    ap: int
    ammo: int = 1
    ammo_after: int = 0
    dice: int = 0
    times: int = 1
    over: int = 1
    second_dice: bool = False
    range_in: int | None = None
    range_from: Literal["card", "value", "maximum"] = "card"
    effectiveness: int | None = None
    threat: int = 0
    reroll_successes: bool = False
    reroll_failures: bool = False
    resistance_test: bool = True
    flank_threat: bool = True
    direct_range: bool = True
    marksmen: bool = True
    not_formation: tuple[Formation, ...] = ()
    in_reaction: bool = False
    reaction_order: Order | None = None
    in_hindering: bool = False
    clear_ground: bool = False
    """No part of the Unit may be in hindering terrain at any moment of it."""
    only_far: bool = False
    """Only while no legal target is within the card's range."""
    only_reaction: Reaction | None = None
    bows: Literal["no", "only", "free"] = "no"
    """``only``: only bows; ``free``: bows shoot without factor and ammo."""


class Allowed(Fact, frozen=True, kw_only=True):
    """Who may have an upgrade; all given parts must hold."""

    kind: Literal["unit", "group"] | None = None
    type: Type | None = None
    factions: tuple[str, ...] = ()
    any_rule: tuple[str, ...] = ()
    any_weapon: tuple[str, ...] = ()
    has: Literal["shooting", "fire_ammo"] | None = None


class Grants(Fact, frozen=True, kw_only=True):
    """What an upgrade gives: a special rule, a weapon rule, a fire, or more of something."""

    rule: str | None = None
    value: int | None = None
    states: tuple[State, ...] = ()
    weapon_rule: str | None = None
    fire: str | None = None
    ammo: int = 0
    melee_ammo: int = 0
    lance_sets: int = 0


class Upgrade(Named, frozen=True, kw_only=True):
    """An upgrade of a Unit; its price is ``factor`` times the coins."""

    factor: int
    allowed: Allowed
    grants: Grants


class Advantage(Named, frozen=True, kw_only=True):
    """An advantage of a side, chosen after the Scouting test; the code knows what it does."""

    effect: Literal[
        "calculation", "vanguard", "magazines", "deserters", "night_march", "guides",
    ]  # fmt: skip


class Faction(Named, frozen=True, kw_only=True):
    """An army's nation."""


class Tray(Sourced, frozen=True, kw_only=True):
    """A size of trays or bases: edge points, and dice of fixed tests.

    ``width`` and ``depth`` in inches: of the rectangle of a Unit, of the oval base of a Group.
    """

    id: Size
    kind: Literal["unit", "group"]
    width: float
    depth: float
    edge_points: int
    dice: int
