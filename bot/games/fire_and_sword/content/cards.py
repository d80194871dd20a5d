"""Structs for the cards of Units and Groups, and for profiles typed by hand."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.games.facts import Confidence, Fact, Localised

from .base import Colour, Mode, Size, State, Type

GroupAction: TypeAlias = Literal["move", "move_half", "command", "fire", "unique"]


class Thresholds(Fact, frozen=True, kw_only=True):
    """The most disorganisation points of each state, and those at which the element flees.

    ``shaken`` None: it has no broken state (FAS-1.3-a).
    """

    steady: int
    shaken: int | None = None
    flight: int


class Grant(Fact, frozen=True, kw_only=True):
    """A special rule of a card: its X, and the states and the type in which it works."""

    rule: str
    states: tuple[State, ...]
    value: int | None = None
    only_as: Mode | None = None


class MeleeProfile(Fact, frozen=True, kw_only=True):
    """How a Unit fights; ``dice`` by state, the best first (FAS-1.1.3-c)."""

    dice: tuple[int, ...]
    impetus: int = 0
    effectiveness: int = 0
    rules: tuple[str, ...] = ()
    melee_ammo: int = 0
    lance_sets: int = 0


class ShootingProfile(Fact, frozen=True, kw_only=True):
    """How an element shoots; ``dice`` by state, ranges in inches (FAS-1.1.3-c).

    ``second_dice`` is the other row of bows. A profile with the pool ``melee`` shoots with melee
    ammo (FAS-6.7-a). ``on_move`` dice are lost under a Manoeuvre order.
    """

    dice: tuple[int, ...]
    range: int
    effectiveness: int = 0
    ammo: int = 0
    ammo_pool: Literal["fire", "melee"] = "fire"
    on_move: int = 0
    rules: tuple[str, ...] = ()
    second_dice: tuple[int, ...] | None = None
    max_range: int | None = None
    only_as: Mode | None = None


class Coins(Fact, frozen=True, kw_only=True):
    """The coins of a Unit: colour = lost Motivation, count = price of its upgrades."""

    colour: Colour
    count: int


class Commander(Fact, frozen=True, kw_only=True):
    """The command points of a Commander."""

    cp: int
    commander_in_chief: bool = False


class TwoSpeeds(Fact, frozen=True, kw_only=True):
    """The Speeds of Dragoons in inches, mounted and on foot."""

    cavalry: int
    infantry: int


class Profile(Fact, frozen=True, kw_only=True):
    """All values of an element that have an effect in play (FAS-1.1.3-a).

    Units have ``coins`` and ``melee``; Groups have a ``banner`` and ``actions``.
    """

    kind: Literal["unit", "group"]
    type: Type
    size: Size
    speed: int | TwoSpeeds
    resistance: int
    morale: int
    training: int
    thresholds: Thresholds
    coins: Coins | None = None
    banner: Colour | None = None
    command: Commander | None = None
    actions: tuple[GroupAction, ...] = ()
    special: tuple[Grant, ...] = ()
    melee: MeleeProfile | None = None
    shooting: ShootingProfile | None = None
    fires: tuple[str, ...] = ()
    """Fires besides those of its rules (upgrades)."""

    @property
    def colour(self) -> Colour:
        """The colour that fixes the Motivation lost with the element.  Rules: FAS-1.1.3-b."""
        return self.coins.colour if self.coins else self.banner or "bronze"


class Card(Profile, frozen=True, kw_only=True):
    """The card of an element of a published army; points are those of army building."""

    id: str
    name: Localised
    faction: str
    points: int
    source: str
    confidence: Confidence


class TypedCard(Profile, frozen=True, kw_only=True):
    """A profile that a player typed by hand, with its own name (FAS-OPT-07)."""

    name: str
