"""Why a card cannot be placed on a cell: the reason and the rule, from the seat's own view."""

from __future__ import annotations

from bot.engine.model import Text, text
from bot.engine.refusal import IllegalAction
from bot.games.lords.model.actions import Place
from bot.games.lords.model.field import Field
from bot.games.lords.model.view import LordsView
from bot.games.lords.rules import placement
from bot.games.lords.rules.geometry import label
from bot.games.lords.rules.tables import Tables

from . import names


def challenge_fault(tables: Tables, view: LordsView, action: Place) -> IllegalAction:
    """Say why a card cannot be the challenge.  Rules: LOW-CHA-01, LOW-CHA-02, LOW-MAT-03."""
    side = view.turn.side
    if action.card not in view.hand_of(side):
        return IllegalAction(not_in_hand(action), "LOW-CHA-01" if side == "south" else "LOW-CHA-02")
    start = label(tables.start[side])
    return IllegalAction(text("lords-refused-start-cell", cell=start), "LOW-MAT-03")


def not_in_hand(action: Place) -> Text:
    """Say that a card is not in the hand."""
    return text("lords-refused-not-in-hand", card=names.card(action.card))


def place_fault(field: Field, view: LordsView, action: Place) -> IllegalAction:
    """Say why a card cannot be placed on a cell.

    Rules: LOW-PLA-01, LOW-MAT-04, LOW-OPB-03, LOW-EMP-01.
    """
    cell = label(action.cell)
    if action.card not in view.hand_of(view.turn.side):
        return IllegalAction(not_in_hand(action), "LOW-PLA-01")
    if not field.is_on_mat(action.cell):
        return IllegalAction(text("lords-refused-off-mat", cell=cell), "LOW-MAT-04")
    if action.cell in field.units:
        return IllegalAction(text("lords-refused-occupied", cell=cell), "LOW-MAT-04")
    if view.turn.situation == "empty":
        start = label(field.tables.start[view.turn.side])
        return IllegalAction(text("lords-refused-start-cell", cell=start), "LOW-OPB-03")
    if view.turn.situation == "no_enemy":
        return IllegalAction(text("lords-refused-no-friend", cell=cell), "LOW-EMP-01")
    return normal_fault(field, view, action)


def normal_fault(field: Field, view: LordsView, action: Place) -> IllegalAction:
    """Say why neither the attack rule nor support nor a forced placement allows a cell.

    Rules: LOW-PLA-02, LOW-PLA-03, LOW-SUP-01, LOW-SUP-02, LOW-FRC-01, LOW-FRC-03, LOW-FRC-05.
    """
    side, cell = view.turn.side, label(action.cell)
    found = placement.placements(field, view.turn.situation, side, view.hand_of(side))
    manners = {how for cells in found.values() for how in cells.values()}
    if "forced" in manners:
        return IllegalAction(text("lords-refused-forced", cell=cell), "LOW-FRC-01")
    if "fallback" in manners:
        return IllegalAction(text("lords-refused-no-friend", cell=cell), "LOW-FRC-05")
    name = names.card(action.card)
    if action.card not in found:
        cards = names.listed([names.card(card) for card in sorted(found)])
        return IllegalAction(text("lords-refused-others", card=name, cards=cards), "LOW-FRC-03")
    if field.tables.cards[action.card].support:
        reason = text("lords-refused-support", card=name, cell=cell)
        return IllegalAction(reason, "LOW-SUP-02")
    if action.cell not in placement.strike_masks(field, side) and action.cell in placement.beside(
        field, side
    ):
        return IllegalAction(text("lords-refused-no-support", card=name, cell=cell), "LOW-SUP-01")
    return IllegalAction(text("lords-refused-no-arrow", card=name, cell=cell), "LOW-PLA-02")
