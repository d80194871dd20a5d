"""A plan of orders: what stands in it, what may be added, what a press of its page changes.

The plan stands in the page itself, as it would be typed; presses name pieces and ends by their
places, so that no identifier tells more than the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.chat.wire.ids import path_of
from bot.engine.model import Choice, Decision
from bot.engine.parts.planning import End
from bot.engine.refusal import Fault
from bot.engine.tries import draft as drafts
from bot.engine.tries.draft import Draft

from .question import Question


class Plan(NamedTuple):
    """A plan with the question that it begins at, and the part of the page that is open.

    ``piece`` is the place of a piece whose ends are shown; ``path``: directions of a way that is
    picked hex by hex; None: not that page.
    """

    question: Question
    draft: Draft
    piece: int | None = None
    path: tuple[int, ...] | None = None

    @property
    def view(self) -> Any:
        """What the seat would see behind the plan."""
        return self.draft.position.view(self.question.decision.seat)

    @property
    def decision(self) -> Decision | None:
        """What it would be asked then; None: somebody else would be, or another thing."""
        found = self.draft.position.decision_of(self.question.decision.seat)
        return found if found and found.point == self.question.decision.point else None

    @property
    def lines(self) -> tuple[str, ...]:
        """All orders of the plan as they are typed."""
        return (*self.draft.orders, *filter(None, (self.draft.risky,)))

    @property
    def pieces(self) -> Sequence[Choice]:
        """The pieces that may still be ordered; none behind an order that chance decides."""
        found = None if self.draft.risky else self.decision
        return self.question.game.planning.pieces(self.view, found) if found else ()

    @property
    def parts(self) -> Sequence[Choice]:
        """The pieces, then the parts of each of them in their order."""
        found, planning, pieces = self.decision, self.question.game.planning, self.pieces
        inner = [planning.parts(self.view, found, one.key) for one in pieces] if found else ()
        return [*pieces, *(one for parts in inner for one in parts)]

    @property
    def is_alone(self) -> bool:
        """Whether there is but one piece, and nothing is planned for it yet."""
        return not self.lines and not self.toggles and len(self.pieces) == 1

    @property
    def toggles(self) -> Sequence[End]:
        """The orders that are added and taken out by one tap, as the question lists them."""
        question = self.question
        return question.game.planning.toggles(question.view, question.decision)

    @property
    def last(self) -> tuple[Any, Decision, Any] | None:
        """The last order, behind the view and the question that it answers."""
        if not self.lines:
            return None
        draft, seat = self.draft, self.question.decision.seat
        before = draft.position if draft.risky else draft.before
        view, decision = before.view(seat), before.decision_of(seat)
        assert decision is not None
        return view, decision, self.question.game.read(view, decision, self.lines[-1])

    @property
    def changes(self) -> Sequence[End]:
        """Other ways of the last order."""
        if (last := self.last) is None:
            return ()
        view, decision, action = last
        planning = self.question.game.planning
        return planning.changed(view, decision, planning.piece_of(action), action)

    @property
    def closing(self) -> End | None:
        """The order that ends what is planned."""
        game, found, risky = self.question.game, self.decision, self.draft.risky
        if found is None:
            return None
        after = game.read(self.view, found, risky) if risky else None
        return game.planning.closing(self.view, found, after)

    @property
    def owed(self) -> Fault | None:
        """What must be ordered first, before that one is legal."""
        found = None if self.draft.risky else self.decision
        return self.question.game.planning.owed(self.view, found) if found else None


def is_planned(question: Question) -> bool:
    """Tell whether orders of a question are planned on such a page."""
    if question.decision.point not in question.game.planning.points or question.position is None:
        return False
    plan = planned(question, ())
    return bool(plan.pieces or plan.toggles)


def planned(question: Question, lines: Sequence[str]) -> Plan:
    """Lay a plan out; its page lists the pieces."""
    assert question.position is not None
    return Plan(question, drafts.lay(question.position, question.decision.seat, lines))


# What a press does -------------------------------------------------------------------------------


def pressed(question: Question, lines: Sequence[str], arg: str) -> Plan:
    """Change a plan as a press of its page says; what fits nothing leaves it as it is.

    ``p2``: the ends of a piece; ``w2.0.1``: a way hex by hex; ``e2.3``: an end of a piece;
    ``t2``: turn it where it stands; ``d2.0.1``: a way is done; ``f1``: another way of the last
    order; ``s4``: an order added or taken out; ``x1``: an order taken out.
    """
    plan, what, places = planned(question, lines), arg[:1], path_of(arg[1:]) or ()
    if what == "x" and places:
        return planned(question, [one for n, one in enumerate(plan.lines) if n != places[0]])
    if what in ("p", "w") and places and places[0] < len(plan.parts):
        return plan._replace(piece=places[0], path=places[1:] if what == "w" else None)
    order = _picked(plan, what, places)
    if order is None:
        return plan
    written, orders = question.game.write(order.action), plan.lines
    if what == "f":
        return planned(question, (*orders[:-1], written))
    if what == "s":
        return planned(question, _toggled(plan, order, written))
    return planned(question, (*orders, written))


def _toggled(plan: Plan, order: End, written: str) -> Sequence[str]:
    """Add an order, or take it out; it takes the place of another of the same piece."""
    game, orders = plan.question.game, plan.lines
    if written in orders:
        return [one for one in orders if one != written]
    piece = game.planning.piece_of(order.action)
    others = [one for one in plan.toggles if game.planning.piece_of(one.action) == piece]
    dropped = {game.write(one.action) for one in others} if piece else set()
    return [*(one for one in orders if one not in dropped), written]


def _picked(plan: Plan, what: str, places: Sequence[int]) -> End | None:
    """Return the order that a press picks; None: it fits none."""
    first, *rest = (*places, -1)
    match what:
        case "e" if rest:
            found, place = ends_of(plan, first), rest[0]
        case "t" if len(rest) > 1:
            found, place = turns_of(plan, first), rest[0]
        case "d":
            return way_of(plan, first, places[1:])
        case "f":
            found, place = plan.changes, first
        case "s":
            found, place = plan.toggles, first
        case _:
            return None
    return found[place] if 0 <= place < len(found) else None


def _piece(plan: Plan, place: int) -> tuple[Any, Decision, str] | None:
    """Return the piece at a place as its game is asked about it; None: there is none."""
    found, parts = plan.decision, plan.parts
    if found is None or not 0 <= place < len(parts):
        return None
    return plan.view, found, parts[place].key


def ends_of(plan: Plan, place: int) -> Sequence[End]:
    """Return the useful ends of the piece at a place; none where there is none."""
    piece = _piece(plan, place)
    return plan.question.game.planning.ends(*piece) if piece is not None else ()


def turns_of(plan: Plan, place: int) -> Sequence[End]:
    """Return how the piece at a place may turn where it stands."""
    piece = _piece(plan, place)
    return plan.question.game.planning.changed(*piece, None) if piece is not None else ()


def way_of(plan: Plan, place: int, path: Sequence[int]) -> End | None:
    """Return the order of a way that is picked hex by hex."""
    order: End | None = None
    for step in path:
        following = onward_of(plan, place, order)
        if not 0 <= step < len(following):
            return None
        order = following[step]
    return order


def onward_of(plan: Plan, place: int, order: End | None) -> Sequence[End]:
    """Return the orders that lead one hex farther; without ``order`` from where it stands."""
    piece, action = _piece(plan, place), order.action if order is not None else None
    return plan.question.game.planning.onward(*piece, action) if piece is not None else ()
