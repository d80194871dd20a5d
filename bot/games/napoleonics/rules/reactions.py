"""Answers to a declared melee: which are possible, and whether the question is asked.

Whether it is asked depends on public facts alone, so that a pause betrays no card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from bot.games.napoleonics.content import Card, UnitClass
from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import CombatFrame, Reaction, Slot, Unit
from bot.games.napoleonics.words import names
from bot.games.napoleonics.words.faults import Fault, fault

from . import retreat


class Cards(Protocol):
    """What everybody sees of a side's cards."""

    @property
    def hand_size(self) -> int:
        """How many cards are in hand."""

    @property
    def track(self) -> Mapping[str, object]:
        """The filled slots of the square track."""


def is_asked(scene: Scene, f: CombatFrame, cards: Cards) -> bool:
    """Tell whether the other side is asked for a reaction: it might hold the card, or can act.

    Rules: NAP-FST-01, NAP-MEL-02, NAP-PBP-05, NAP-RUL-68.
    """
    return (strike_is_open(scene, f) and cards.hand_size > 0) or bool(open_to(scene, f, cards))


def open_to(scene: Scene, f: CombatFrame, cards: Cards) -> list[Reaction]:
    """List the reactions that need no card.  Rules: NAP-RR-01, NAP-SQ-01."""
    found: list[Reaction] = []
    if can_retire(scene, f):
        found.append("retire")
    if can_form(scene, f, cards):
        found.append("square")
    return found


def strike_is_open(scene: Scene, f: CombatFrame) -> bool:
    """Tell whether First Strike could be played if it were in hand.

    Rules: NAP-FST-01, NAP-FST-05, NAP-RUL-31, NAP-RUL-32.
    """
    target = scene.units.get(f.target_hex)
    return target is not None and not is_stormed(scene, f)


def is_first_strike(card: Card) -> bool:
    """Tell whether a card is First Strike.  Rules: NAP-CRD-11."""
    return card.reaction == "first_strike"


def can_retire(scene: Scene, f: CombatFrame) -> bool:
    """Tell whether the attacked unit is cavalry that may retire.

    Rules: NAP-RR-01, NAP-RR-02, NAP-RR-06, NAP-SQ-14.
    """
    return retire_fault(scene, f) is None


def retire_fault(scene: Scene, f: CombatFrame) -> Fault | None:
    """Say why the attacked unit may not retire.

    Rules: NAP-RR-01, NAP-RR-02, NAP-RR-06, NAP-SQ-14.
    """
    if classes_of(scene, f) != ("infantry", "cavalry"):
        return fault("NAP-RR-01", "retire-who")
    if not retreat.retirements(scene, scene.units[f.target_hex]):
        steps = scene.tables.content.match.retire
        return fault("NAP-RR-02", "retire-no-way", hex=f.target_hex, count=steps)
    return None


def can_form(scene: Scene, f: CombatFrame, cards: Cards) -> bool:
    """Tell whether the attacked unit is infantry that may form square.

    Rules: NAP-SQ-01, NAP-SQ-02, NAP-TER-06, NAP-TER-07, NAP-TER-11, NAP-RUL-53, NAP-RUL-66.
    """
    return form_fault(scene, f, cards) is None


def form_fault(scene: Scene, f: CombatFrame, cards: Cards) -> Fault | None:
    """Say why the attacked unit may not form square.

    Rules: NAP-SQ-01, NAP-SQ-02, NAP-TER-06, NAP-TER-07, NAP-TER-11, NAP-RUL-53, NAP-RUL-66.
    """
    if classes_of(scene, f) != ("cavalry", "infantry"):
        return fault("NAP-SQ-01", "square-who")
    target, rules = scene.units[f.target_hex], scene.tables.content.match
    if target.square is not None:
        return fault("NAP-SQ-01", "square-already", hex=target.hex)
    if cards.hand_size < rules.square_hand:
        return fault("NAP-SQ-02", "square-cards", count=rules.square_hand, held=cards.hand_size)
    if len(cards.track) >= rules.square_slots:
        return fault("NAP-SQ-02", "square-slots", count=rules.square_slots)
    if target.hex in scene.works:
        return fault("NAP-SQ-02", "square-works", hex=target.hex)
    terrain = scene.terrain_at(target.hex)
    if not terrain.square:
        name = names.terrain(terrain.id)
        return fault("NAP-SQ-02", "square-ground", hex=target.hex, terrain=name)
    return None


def classes_of(scene: Scene, f: CombatFrame) -> tuple[UnitClass, UnitClass] | None:
    """Return the classes of the attacker and of the attacked unit; None where either is gone."""
    attacker, target = scene.unit(f.attacker), scene.units.get(f.target_hex)
    if attacker is None or target is None:
        return None
    return scene.kind(attacker).unit_class, scene.kind(target).unit_class


def is_stormed(scene: Scene, f: CombatFrame) -> bool:
    """Tell whether cavalry attacks a square, which then rolls first.  Rules: NAP-SQ-07."""
    attacker, target = scene.unit(f.attacker), scene.units.get(f.target_hex)
    if attacker is None or target is None:
        return False
    return scene.kind(attacker).unit_class == "cavalry" and target.square is not None


def lowest_slot(scene: Scene, track: Mapping[str, Slot]) -> int:
    """Return the lowest free slot of a square track.  Rules: NAP-SQ-03."""
    slots = range(1, scene.tables.content.match.square_slots + 1)
    return next(slot for slot in slots if str(slot) not in track)


def fails_check(unit: Unit, scene: Scene, face: str) -> bool:
    """Tell whether the optional die keeps infantry from forming square; ``unit`` attacks it.

    Rules: NAP-OPT-01.
    """
    light = "light_cavalry" in scene.kind(unit).tags
    return face == "cavalry" or (light and face == "saber")
