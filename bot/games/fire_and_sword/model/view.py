"""What a viewer of a live table sees, built field by field.

Public: all markers, and which Units have a face-down token. The order under it is seen by its
owner alone; bids and chosen orders by nobody until both sides have answered.
"""

from __future__ import annotations

import msgspec

from bot.engine.ending.parley import Parley
from bot.engine.model import Seat, Side, Term
from bot.games.fire_and_sword.content import Formation, Mode, Order, State, TypedCard
from bot.games.fire_and_sword.rules.markers import last_change
from bot.games.fire_and_sword.rules.tables import Tables

from .corrections import Change
from .field import Field
from .state import Element, FasState, Phase, Question, SideState

SECRET = ("fas-ask-orders", "fas-ask-swaps")
"""Prompts of questions that are asked in secret about one Unit after the other."""


class ElementView(msgspec.Struct, frozen=True, kw_only=True):
    """An element with its markers; ``hidden`` is None unless the viewer owns it."""

    id: str
    side: Side
    card: str
    custom: TypedCard | None
    name: str
    upgrades: tuple[str, ...]
    state: State
    dp: int
    losses: int
    steady: int
    shaken: int | None
    flight: int
    loss: int = 0
    """The Motivation that its side loses with it (FAS-1.1.3-b)."""
    ammo: int
    melee_ammo: int
    lances: int
    cp: int
    full_cp: int
    formation: Formation
    mode: Mode | None
    covered: bool
    """Whether it has a face-down token."""
    hidden: Order | None
    revealed: Order | None
    activated: bool
    tested: bool = False
    """Whether its test for Disorganising terrain was made in this Round."""
    first: bool = False
    """Whether its first activation is done, on a virtual table."""
    led: bool = False
    """Whether an own Commander is said to be near enough for an Intervention."""
    gone: bool
    is_unit: bool
    player: Seat | None = None
    """Whose it is where its side has two players; None: it has one."""


class FasView(msgspec.Struct, frozen=True, kw_only=True):
    """A live table as one viewer sees it; ``viewer`` None is a spectator."""

    viewer: Seat | None
    phase: Phase
    round: int
    turn: int
    active: Side | None
    initiative: Side | None
    sides: dict[Side, SideState]
    elements: tuple[ElementView, ...]
    objectives: dict[str, Side | None]
    asked: Question | None
    """The question that the viewer has to answer."""
    change: Change | None
    """The last correction that the viewer may know of, which can be taken back."""
    parley: Parley
    over: str | None
    scenario: str = ""
    seats: tuple[Seat, ...] = ()
    """The seats that are taken."""
    field: Field | None = None
    """The virtual table, which everybody sees; None at a live table."""
    prompts: dict[Seat, Term] = {}
    """What each seat is asked, as everybody may read it."""


def build_view(tables: Tables, state: FasState, viewer: Seat | None) -> FasView:
    """Build what a viewer sees.

    Rules: FAS-3.1-a, FAS-LIVE-08, FAS-LIVE-10.
    """
    side = state.seats.get(viewer) if viewer is not None else None
    return FasView(
        viewer=viewer,
        phase=state.phase,
        round=state.round,
        turn=state.turn,
        active=state.active,
        initiative=state.initiative,
        sides=state.sides,
        elements=tuple(element_view(tables, state, one, side) for one in state.elements),
        objectives=state.objectives,
        asked=state.asked.get(viewer) if viewer is not None else None,
        change=shown(last_change(state, side)),
        parley=state.parley,
        over=state.over,
        scenario=state.scenario,
        seats=tuple(sorted(state.seats)),
        field=state.field or None,
        prompts={seat: heading(asked) or asked.prompt for seat, asked in state.asked.items()},
    )


def heading(question: Question) -> Term | None:
    """Return what is asked of all Units at once; None: each question is its own.

    How far a seat is with the orders of its Units is for nobody else to know.

    Rules: FAS-LIVE-08.
    """
    asked = question.prompt.key
    return Term(f"{asked}-all") if asked in SECRET else None


def element_of(seen: ElementView) -> Element:
    """Return an element as far as a viewer knows it: an enemy's face-down token is not there."""
    return Element(
        id=seen.id,
        side=seen.side,
        card=seen.card,
        custom=seen.custom,
        name=seen.name,
        upgrades=seen.upgrades,
        dp=seen.dp,
        losses=seen.losses,
        ammo=seen.ammo,
        melee_ammo=seen.melee_ammo,
        lances=seen.lances,
        cp=seen.cp,
        full_cp=seen.full_cp,
        formation=seen.formation,
        mode=seen.mode,
        hidden=seen.hidden,
        revealed=seen.revealed,
        activated=seen.activated,
        gone=seen.gone,
        tested=seen.tested,
        first=seen.first,
    )


def shown(change: Change | None) -> Change | None:
    """Return a correction without the tokens of an element that fled by it.

    Rules: FAS-1.2-b, FAS-LIVE-10.
    """
    return None if change is None else msgspec.structs.replace(change, flight=None)


def element_view(
    tables: Tables, state: FasState, element: Element, side: Side | None
) -> ElementView:  # fmt: skip
    """Build what a side sees of an element: teammates see each other's tokens.

    Rules: FAS-1.2-b, FAS-OPT-08, FAS-RUL-114.
    """
    bounds = tables.profile(element).thresholds
    return ElementView(
        id=element.id,
        side=element.side,
        card=element.card,
        custom=element.custom,
        name=element.name,
        upgrades=element.upgrades,
        state=tables.state_of(element),
        dp=element.dp,
        losses=element.losses,
        steady=bounds.steady,
        shaken=bounds.shaken,
        flight=bounds.flight,
        loss=tables.motivation_loss(element),
        ammo=element.ammo,
        melee_ammo=element.melee_ammo,
        lances=element.lances,
        cp=element.cp,
        full_cp=element.full_cp,
        formation=element.formation,
        mode=element.mode,
        covered=element.hidden is not None,
        hidden=element.told if element.side == side else None,
        revealed=element.revealed,
        activated=element.activated,
        tested=element.tested,
        first=element.first is True,
        led=element.led is True,
        gone=element.gone,
        is_unit=tables.is_unit(element),
        player=state.owner(element.id) if state.is_team_play else None,
    )
