"""What a viewer of a battle sees, built field by field (digest 1, hidden information).

Public: the whole ``Field``, in which an order marker stands only when it was turned up. The owner
alone sees which groups they gave orders, and their combined marker while it is in the cup.
"""

from __future__ import annotations

import msgspec

from bot.engine.ending.parley import Parley
from bot.engine.model import Seat, Side

from .field import Chit, Field, Order
from .state import JdgState, Question, Secret


class JdgView(msgspec.Struct, frozen=True, kw_only=True):
    """A battle as one viewer sees it; ``viewer`` None is a spectator."""

    viewer: Seat | None
    field: Field
    cup: dict[Side, tuple[Chit, ...] | None]
    """The markers in the cup by side, sorted; None: hidden, because there may be a combined one."""
    orders: dict[str, Order]
    """What the viewer knows of the groups' orders: their own, and all that was turned up."""
    combined: str
    """The viewer's own combined marker in the cup; empty: none."""
    uses: dict[str, int]
    """How often the viewer may still use each of their own combined markers."""
    asked: Question | None
    """The question that the viewer has to answer; for a spectator whatever is asked once the cup is
    filled, since before it depends on hidden markers."""
    answered: bool
    """Whether the viewer has given all secret answers of phase A and waits for the other side."""
    parley: Parley
    over: str | None
    winner: Side | None

    @property
    def side(self) -> Side | None:
        """The side of the viewer."""
        return None if self.viewer is None else Side(self.viewer)


def build_view(state: JdgState, viewer: Seat | None) -> JdgView:
    """Build what a viewer sees.

    Rules: JDG-2.3.2-b, JDG-2.1.2-a, JDG-PBP-a.
    """
    field = state.field
    own = Side(viewer) if viewer is not None else None
    secret = state.secrets[own] if own is not None else Secret()
    return JdgView(
        viewer=viewer,
        field=field,
        cup={side: chits_shown(state, side, own=side == own) for side in field.camps},
        orders=orders_known(state, own, secret),
        combined=secret.combined,
        uses=dict(secret.uses),
        asked=question_shown(state, viewer),
        answered=own is not None and field.phase == "orders" and viewer not in state.asked,
        parley=state.parley,
        over=state.over,
        winner=state.winner,
    )


def question_shown(state: JdgState, viewer: Seat | None) -> Question | None:
    """Return the viewer's question; for a spectator the one that is open once the cup is filled.

    Before that it may name markers that lie in the cup unseen.

    Rules: JDG-PBP-a, JDG-PBP-g, JDG-2.1.2-a.
    """
    if viewer is not None:
        return state.asked.get(viewer)
    is_hidden = state.field.phase in ("orders", "initiative")
    return None if is_hidden else next(iter(state.asked.values()), None)


def chits_shown(state: JdgState, side: Side, *, own: bool) -> tuple[Chit, ...] | None:
    """Return a side's markers in the cup, or None where they would betray a combined one.

    A side that began the turn with uses left shows neither markers nor their number: a combined
    marker stands for two others, so that the number would betray it as well.

    Rules: JDG-2.1.2-a, JDG-1-c.
    """
    camp = state.field.camps[side]
    if not own and any(camp.uses.values()):
        return None
    chits = (one for one in state.cup if one.side == side)
    return tuple(sorted(chits, key=lambda one: (one.id, one.initiative)))


def orders_known(state: JdgState, own: Side | None, secret: Secret) -> dict[str, Order]:
    """Return the orders that a side knows by group.  Rules: JDG-2.3.2-b, JDG-2.4-a."""
    known: dict[str, Order] = {}
    for group in state.field.groups:
        if group.order is not None:
            known[group.id] = group.order
        elif group.side == own and state.field.phase != "orders":
            known[group.id] = "OR" if group.id in secret.ordered else "NO"
    return known
