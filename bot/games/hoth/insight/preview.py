"""How many units a card would order now, for who chooses one."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.commands_colors.content import Section
from bot.games.hoth.model.scene import Scene
from bot.games.hoth.model.state import Unit
from bot.games.hoth.model.view import HothView
from bot.games.hoth.phases.orders import SECTIONS
from bot.games.hoth.rules import cards


def orders_now(scene: Scene, view: HothView, card_id: str) -> int:
    """Count the units that a card could order together; of sections to name, in the best one.

    Rules: HOTH-ORD-05, HOTH-CARD-04, HOTH-CARD-03.
    """
    card = scene.tables.content.cards[card_id]
    if cards.needs_fallback(scene, card):
        return 1
    sections = SECTIONS if cards.names_section(card) else (view.turn.section,)
    ahead = replace(view, turn=replace(view.turn, card=card_id))
    return max(ordered_in(scene, ahead, one) for one in sections)


def ordered_in(scene: Scene, view: HothView, section: Section | None) -> int:
    """Count the units that the card in play could order together if it is for a section."""
    assert view.turn.card is not None
    card, found = scene.tables.content.cards[view.turn.card], list[Unit]()
    ahead = Scene(scene.tables, replace(view, turn=replace(view.turn, section=section)))
    for unit in ahead.own_units(card.side):
        if cards.assignment(ahead, card, [*found, unit]) is not None:
            found.append(unit)
    return len(found)
