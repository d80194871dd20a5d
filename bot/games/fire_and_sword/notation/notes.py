"""What is written of a table: a position's notes, and the facts that a case may state of one."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.games.fire_and_sword.content import Formation, Mode, Order
from bot.games.fire_and_sword.content.scenarios import Compass
from bot.games.fire_and_sword.model.state import Hidden

PLACED = ("at", "inside")
NO_MARKERS = ("state", "reserve", *PLACED)
"""What a note says that is no marker of an element."""
Step: TypeAlias = Literal[
    "turns", "bids", "swaps", "initial", "orders", "scouting", "deploy", "end"
]
"""``deploy``: elements without a place are still to be set up, then orders are chosen."""
Holder: TypeAlias = Literal["red", "blue", "none"]


class ElementNote(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Markers of an element; those left out are as at the start.

    On a virtual table ``at`` is x, y and heading in inches and degrees, ``inside`` the structure
    that it garrisons; who has neither is in ``reserve``, or still to be set up.
    ``disorganised``: its test for Disorganising terrain was made; ``cp_full``: the CP that a
    successor rolled.
    """

    at: tuple[float, float, float] | None = None
    inside: str | None = None
    dp: int | None = None
    losses: int | None = None
    ammo: int | None = None
    melee_ammo: int | None = None
    lances: int | None = None
    cp: int | None = None
    formation: Formation | None = None
    mode: Mode | None = None
    hidden: Hidden | Literal["none"] | None = None
    revealed: Order | Literal["none"] | None = None
    activated: bool | None = None
    first: bool | None = None
    tested: bool | None = msgspec.field(default=None, name="disorganised")
    resupplied: bool | None = None
    full_cp: int | None = msgspec.field(default=None, name="cp_full")
    upgrades: tuple[str, ...] | None = None
    reserve: bool | None = None
    led: bool | None = None
    gone: bool | None = None
    state: str | None = None
    """Of a fact only: the state by DP."""


class GroundNote(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A piece of terrain of a virtual table; ``points`` left out: all its Structure Points."""

    type: str
    polygon: list[tuple[float, float]]
    multi: str = ""
    points: int | None = None


class SideNote(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A side: its cards in order (``army``), or a ready-made army by its id."""

    army: str | list[str] = []
    motivation: int | None = None
    elements: dict[str, ElementNote] = {}
    ids: list[str] = []
    """The ids of the cards of ``army``, where they are not numbered through."""
    edge: Compass | None = None
    advantages: list[str] = []
    """Advantages by id; ``ADV-01:1`` was used once (FAS-RUL-113)."""


class TableNote(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A table; ``step`` is where the Round stands."""

    red: SideNote
    blue: SideNote
    round: int = 1
    active: Literal["red", "blue"] = "red"
    initiative: Literal["red", "blue"] | None = None
    """Who has the Initiative; None: who is ``active``."""
    step: Step = "turns"
    scenario: str = ""
    """The scenario or free battle whose rules hold; empty: those of a live table."""
    objectives: dict[str, Holder] = {}
    options: dict[str, str] = {}
    table: tuple[float, float] | None = None
    """Width and height of a virtual table in inches; None: the players' own table."""
    terrain: dict[str, GroundNote] = {}
    markers: dict[str, tuple[float, float]] = {}
    structures: dict[str, list[str]] = {}
    """The structures whose garrison holds a marker."""


class FasFacts(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Facts about a table; only those given are checked."""

    elements: dict[str, ElementNote] = {}
    motivation: dict[str, int] = {}
    objectives: dict[str, str] = {}
    round: int | None = None
    phase: str | None = None
    active: str | None = None
    initiative: str | None = None
    reason: str | None = None
    results: list[str] = []
    """Results, one a line (FAS-NOT-04)."""
