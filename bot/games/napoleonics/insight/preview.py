"""How many orders a card would give now, for who chooses one (NAP-PBP-02)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.commands_colors.orders import matched
from bot.games.napoleonics.content import Regain, RolledOrders, Section, SectionAll
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import Played, other_side
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.rules import cards


def orders_now(scene: Scene, view: NapView, card_id: str) -> int | None:
    """Count the orders that a card of the side on turn could give; None where dice decide.

    Rules: NAP-PBP-02, NAP-CRD-08, NAP-CRD-12, NAP-CRD-18.
    """
    last = view.players[other_side(view.turn.side)].last
    played = cards.in_effect(scene.tables.cards[card_id], last)
    if played is None:
        return 0
    ahead = _ahead(scene, view, played)
    card = ahead.card()
    assert card is not None
    if ahead.turn.mode == "card" and isinstance(card.orders, RolledOrders | Regain):
        return None
    if ahead.turn.mode == "card" and isinstance(card.orders, SectionAll):
        return max(ordered_in(ahead, view, section) for section in cards.SECTIONS)
    return len(cards.ordered_by_card(ahead)) or most_orders(ahead)


def _ahead(scene: Scene, view: NapView, played: Played) -> Scene:
    """Return the field as it would be with a card in effect."""
    turn = replace(
        view.turn,
        text=played.card,
        mirrored=played.mirrored,
        command=view.players[view.turn.side].hand_size,
    )
    ahead = Scene(scene.tables, replace(view, turn=turn))
    card = ahead.card()
    if card is None or not cards.needs_fallback(ahead, card):
        return ahead
    return Scene(scene.tables, replace(view, turn=replace(turn, mode="fallback")))


def ordered_in(ahead: Scene, view: NapView, section: Section) -> int:
    """Count the units that the card in effect orders in a section."""
    turn = replace(ahead.turn, section=section)
    return len(cards.ordered_by_card(Scene(ahead.tables, replace(view, turn=turn))))


def most_orders(scene: Scene) -> int:
    """Count the pieces that the card in effect can order together, besides those that are.

    Rules: NAP-ORD-03, NAP-RUL-22.
    """
    found = cards.parts(scene)
    limits = [part.limit for part in found]
    held = {one.id: cards.admitting(scene, found, one) for one in cards.ordered(scene)}
    count = 0
    for piece in cards.candidates(scene):
        more = {**held, piece.id: cards.admitting(scene, found, piece)}
        if more[piece.id] and matched(limits, more) is not None:
            held, count = more, count + 1
    return count
