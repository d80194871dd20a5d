"""How many units a card would order now, for who chooses one."""

from __future__ import annotations

from msgspec.structs import replace

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
    turns = [replace(view.turn, card=card_id, section=one) for one in sections]
    return max(_most(Scene(scene.tables, replace(view, turn=turn)), card_id) for turn in turns)


def _most(scene: Scene, card_id: str) -> int:
    card, found = scene.tables.content.cards[card_id], list[Unit]()
    for unit in scene.own_units(card.side):
        if cards.assignment(scene, card, [*found, unit]) is not None:
            found.append(unit)
    return len(found)
