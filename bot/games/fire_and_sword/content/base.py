"""What all content shares: names, and the closed vocabularies of the digest."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from bot.games.facts import Localised, Sourced

State: TypeAlias = Literal["steady", "shaken", "broken"]
Order: TypeAlias = Literal["reorganise", "manoeuvre", "defence", "advance"]
Formation: TypeAlias = Literal["standard", "dispersed", "melee_front", "square"]
Mode: TypeAlias = Literal["cavalry", "infantry"]
Type: TypeAlias = Literal["cavalry", "infantry", "artillery", "group"]
Size: TypeAlias = Literal["S", "M", "L", "XL", "G1", "G2", "G3"]
Colour: TypeAlias = Literal["bronze", "silver", "gold"]
Reaction: TypeAlias = Literal["receive_with_fire", "face_the_charge", "counter_charge", "evade"]
Level: TypeAlias = Literal["task_force", "skirmish"]
Edge: TypeAlias = Literal["front", "right", "rear", "left"]
Trait: TypeAlias = Literal[
    "blocking", "protective", "defensive", "disorganising", "extra_protection", "commanding",
    "impassable", "disadvantageous", "cover", "deprives_impetus", "structure_points", "slowing",
    "hinders_shooting",
]  # fmt: skip

STATES: tuple[State, ...] = get_args(State)
"""From best to worst."""
LEVELS: tuple[Level, ...] = get_args(Level)
"""The larger one first."""
ORDERS: tuple[Order, ...] = get_args(Order)
FORMATIONS: tuple[Formation, ...] = get_args(Formation)
MODES: tuple[Mode, ...] = get_args(Mode)
SIZES: tuple[Size, ...] = get_args(Size)
"""Units from the smallest up, then Groups."""
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
EDGES: tuple[Edge, ...] = get_args(Edge)


class Named(Sourced, frozen=True, kw_only=True):
    """Content with an id and a name."""

    id: str
    name: Localised
