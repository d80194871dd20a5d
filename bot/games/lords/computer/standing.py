"""Standing orders: answers given in advance, with the defaults of lords.md section 3."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Choice, Decision, Text, text
from bot.games.lords.model.actions import Advance, Done, DrawCard, LordsAction, Place
from bot.games.lords.model.field import Field
from bot.games.lords.model.points import POINTS, Point
from bot.games.lords.model.state import Unit
from bot.games.lords.model.view import LordsView
from bot.games.lords.phases import attack
from bot.games.lords.rules import shooting
from bot.games.lords.rules.tables import CardFacts, Tables
from bot.games.lords.words import names

from . import volley

POLICIES: dict[Point, tuple[str, ...]] = {
    "DP-CHAL-1": ("weakest",),
    "DP-CHAL-2": ("weakest",),
    "DP-SHOOT": ("best",),
    "DP-BERSERK": ("engage",),
    "DP-REINFORCE": ("draw",),
}
OVERDUE: dict[str, str] = {point: found[0] for point, found in POLICIES.items()}
"""What is taken for who does not answer in time: the default policies; a card to place never."""
CARD = "card:"


def policies(point: str) -> Sequence[Choice]:
    """List the standing orders that a decision point offers.

    Besides those listed, ``read`` knows ``card: butcher`` for the challenge.
    """
    named = POINTS.named(point)
    listed = () if named is None else POLICIES.get(named, ())
    return tuple(Choice(policy, words(policy)) for policy in listed)


def read(tables: Tables, point: str, said: str) -> Choice | None:
    """Read a named card for the challenge by its short or full id; None if it is none."""
    plain = "_".join(said.lower().replace("-", " ").replace("_", " ").split())
    if not point.startswith("DP-CHAL") or not plain.startswith(CARD):
        return None
    name = plain.removeprefix(CARD).strip("_")
    for facts in tables.cards.values():
        if name in (facts.id, facts.short):
            return Choice(CARD + facts.id, words(CARD + facts.id))
    return None


def words(policy: str) -> Text:
    """Name a policy."""
    if policy.startswith(CARD):
        return text("lords-policy-card", card=names.card(policy.removeprefix(CARD)))
    return Text(f"lords-policy-{policy}")


def answer(
    tables: Tables, view: LordsView, options: Sequence[LordsAction], decision: Decision, policy: str
) -> LordsAction | None:
    """Answer a decision by a standing order; None means: ask."""
    point = POINTS.at(decision)
    if point is None or not (policy.startswith(CARD) or policy in POLICIES.get(point, ())):
        return None
    match point:
        case "DP-CHAL-1" | "DP-CHAL-2":
            return challenger(tables, options, policy.removeprefix(CARD))
        case "DP-SHOOT":
            return best_shot(tables, view)
        case "DP-BERSERK":
            return best_advance(tables, view, options)
        case "DP-REINFORCE":
            return next((one for one in options if isinstance(one, DrawCard | Done)), None)
        case _:
            return None


def challenger(tables: Tables, options: Sequence[LordsAction], named: str) -> LordsAction:
    """Choose the named card if it is in hand, else the weakest that is no command unit.

    ``SO-CHALLENGE``; of nothing but command units it is the weakest of these.
    """
    placed = [one for one in options if isinstance(one, Place)]

    def rank(action: Place) -> tuple[bool, bool, int, str]:
        facts: CardFacts = tables.cards[action.card]
        return action.card != named, facts.command, facts.points, facts.short

    return min(placed, key=rank)


def best_shot(tables: Tables, view: LordsView) -> LordsAction:
    """Make the first declaration of the best plan of all shooters (``SO-SHOOT``)."""
    field = Field(tables, view.units, borderless=view.terms.borderless)
    waiting = [one for one in shooting.undeclared(field, view.turn) if len(one[1]) > 1]
    said = volley.best(field, view.turn.declared, waiting)[0]
    shooter = field.by_id(said.shooter)
    assert shooter is not None
    return attack.action_of(field, shooter, said)


def best_advance(
    tables: Tables, view: LordsView, options: Sequence[LordsAction]
) -> LordsAction | None:
    """Move the most valuable berserker to where it engages the most (``SO-BERSERK``).

    Most enemy command units, then most enemies, then fewest enemy arrows pointing at it, then the
    lowest row and column; of several berserkers the one of most points, then the oldest.
    """
    field = Field(tables, view.units, borderless=view.terms.borderless)
    moves = [one for one in options if isinstance(one, Advance)]

    def rank(action: Advance) -> tuple[int, ...]:
        unit = field.units[action.origin]
        there = Unit(id=unit.id, card=unit.card, side=unit.side, cell=action.target)
        engaged = [field.facts(enemy).command for enemy, _ in field.engaged(there)]
        return (
            -field.facts(unit).points,
            unit.id,
            -sum(engaged),
            -len(engaged),
            sum(1 for _ in field.engagers(there)),
            action.target.row,
            action.target.col,
        )

    return min(moves, key=rank, default=None)
