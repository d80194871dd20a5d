"""Words: menus and questions, as messages of the language catalogues."""

from __future__ import annotations

from bot.engine.model import Choice, Decision, Side, Text, text
from bot.games.lords.model.actions import Advance, Fight, LordsAction, Place, Recall, Shoot
from bot.games.lords.model.field import Field
from bot.games.lords.model.points import POINTS
from bot.games.lords.model.state import Manner
from bot.games.lords.model.view import LordsView
from bot.games.lords.notation import orders
from bot.games.lords.rules import placement
from bot.games.lords.rules.geometry import Cell, label
from bot.games.lords.rules.placement import Placements
from bot.games.lords.rules.tables import Tables

from . import names

# Menus -------------------------------------------------------------------------------------------


def menu(
    tables: Tables, view: LordsView, decision: Decision, action: LordsAction
) -> tuple[Choice, ...]:
    """Return the picks that lead to an action: card, then cell; shooter, then target."""
    field = Field(tables, view.units, borderless=view.terms.borderless)
    match action:
        case Place():
            cell = cell_choice(action.cell, manner(field, view, action))
            return card_choice(tables, action.card), cell
        case Shoot():
            words = text("lords-menu-shoot", target=unit_name(field, action.target))
            aim = label(action.target)
            return unit_choice(field, action.shooter), Choice(aim, words, place=aim)
        case Fight():
            melee = Choice("melee", names.phrase("lords-menu-melee"))
            return unit_choice(field, action.shooter), melee
        case Advance():
            return unit_choice(field, action.origin), cell_choice(action.target, None)
        case Recall():
            words = text("lords-menu-recall", unit=unit_name(field, action.cell))
            name = label(action.cell)
            return (Choice(f"recall-{name}", words, place=name),)
        case _:
            written = orders.write(tables, action).replace(" ", "-")
            return (Choice(written, Text(f"lords-menu-{written}")),)


def plain(words: str) -> Text:
    """Return literal text."""
    return Text("plain", {"text": words})


def card_choice(tables: Tables, card: str) -> Choice:
    """Return the pick of a card, with what it is worth knowing of it."""
    facts = tables.cards[card]
    note = text(
        "lords-menu-card-shot" if facts.strength else "lords-menu-card",
        kind=Text(f"lords-kind-{facts.kind}"),
        defence=facts.defence,
        strength=facts.strength,
        words=Text(f"lords-card-{card}-text"),
    )
    return Choice(card, names.card(card), note)


def cell_choice(cell: Cell, how: Manner | None) -> Choice:
    """Return the pick of a cell, with the rule by which the card may lie there."""
    name = label(cell)
    words = plain(name) if how is None else text(f"lords-menu-cell-{how}", cell=name)
    return Choice(name, words, place=name)


def manner(field: Field, view: LordsView, action: Place) -> Manner | None:
    """Tell by which rule a card would be placed; None where the rule is plain.

    Rules: LOW-PLA-02, LOW-SUP-02, LOW-FRC-02.
    """
    if view.turn.phase != "place" or view.turn.situation != "normal":
        return None
    found = view_placements(field, view)
    return found.get(action.card, {}).get(action.cell)


def shows_hand(tables: Tables, view: LordsView, action: Place) -> bool:
    """Tell whether the opponent would see the rest of the hand.  Rules: LOW-FRC-02."""
    field = Field(tables, view.units, borderless=view.terms.borderless)
    return manner(field, view, action) in ("forced", "fallback")


def view_placements(field: Field, view: LordsView) -> Placements:
    """List the legal placements of the side on turn, as far as the viewer sees its hand."""
    side = view.turn.side
    return placement.placements(field, view.turn.situation, side, view.hand_of(side))


def unit_name(field: Field, cell: Cell) -> Text:
    """Name a unit with its cell."""
    return text("lords-menu-unit", cell=label(cell), card=names.card(field.units[cell].card))


def unit_choice(field: Field, cell: Cell) -> Choice:
    """Return the pick of a unit by its cell."""
    return Choice(label(cell), unit_name(field, cell), place=label(cell))


# Questions ---------------------------------------------------------------------------------------


def prompt(tables: Tables, view: LordsView, decision: Decision) -> Text:
    """Return the question of a decision."""
    key = f"lords-ask-{decision.point}"
    match POINTS.at(decision):
        case "DP-PLACE":
            return Text(f"{key}-{place_key(tables, view)}")
        case "DP-REINFORCE":
            side = view.sides[view.turn.side]
            missing = tables.content.course.hand - side.hand_size
            ending = "" if side.deck else "-empty"
            return text(key + ending, missing=missing, deck=side.deck)
        case "DP-CHAL-1" | "DP-CHAL-2":
            return text(key, cell=label(tables.start[Side(decision.seat)]))
        case _:
            return Text(key)


def asked(tables: Tables, view: LordsView, decision: Decision) -> Text:
    """Return the question as everybody may read it: of a card to place no more than the mat says.

    Rules: LOW-INF-01, LOW-EMP-01, LOW-EMP-02.
    """
    if POINTS.at(decision) == "DP-PLACE":
        return Text(f"lords-ask-DP-PLACE-{view.turn.situation.replace('_', '-')}")
    return prompt(tables, view, decision)


def place_key(tables: Tables, view: LordsView) -> str:
    """Tell which of the ways to place is open.

    Rules: LOW-EMP-01, LOW-EMP-02, LOW-FRC-01, LOW-FRC-05, LOW-DCK-03.
    """
    field = Field(tables, view.units, borderless=view.terms.borderless)
    found = view_placements(field, view)
    manners = {how for cells in found.values() for how in cells.values()}
    if not found:
        return "skip"
    if view.turn.situation != "normal":
        return view.turn.situation.replace("_", "-")
    return "forced" if manners & {"forced", "fallback"} else "normal"
