"""Support cards: their moments, their conditions, and how each can be played now.

Calculation only; playing them is in ``phases.supports``. Whether a question is asked for a moment
is decided from public facts alone (``asks``), so that it betrays no hand; what is offered comes
from the owner's hand (``offered``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Literal, Protocol, TypeAlias

from bot.games.hoth.content import SupportCard, UnitTest
from bot.games.hoth.content.faces import Face
from bot.games.hoth.model.campaign import PlaySupport
from bot.games.hoth.model.points import Point
from bot.games.hoth.model.scene import Scene, Tables, other_side
from bot.games.hoth.model.state import AttackFrame, HothState, Unit
from bot.games.hoth.model.view import HothView

from . import cards, combat

Window: TypeAlias = Literal[
    "during_orders", "after_orders", "attack_step", "before_attack_roll",
    "after_attack_roll", "after_failed_confirmation", "draw_step",
]  # fmt: skip

WINDOWS: dict[Point, Window] = {
    "DP-ORDER": "during_orders",
    "DP-MOVE": "after_orders",
    "DP-ATTACK": "attack_step",
    "DP-REROLL": "after_attack_roll",
    "DP-SUPPORT": "draw_step",
}
"""The moment that belongs to a decision point.  Rules: HOTH-SUP-06."""


class Attack(Protocol):
    """What a frame and a view of an attack have in common."""

    @property
    def attacker(self) -> str:
        """The attacker's id."""

    @property
    def target_hex(self) -> str:
        """The hex attacked."""

    @property
    def melee(self) -> bool:
        """Whether the target is adjacent."""

    @property
    def dice(self) -> Sequence[Face]:
        """The dice rolled last."""


# Who may play what -------------------------------------------------------------------------------


def asks(tables: Tables, state: HothState, window: Window) -> bool:
    """Tell whether the active player must be asked, by what everybody knows.

    They are asked where they hold a card that, for all that others know, could be played.

    Rules: HOTH-SUP-03, HOTH-SUP-06, HOTH-RUL-43.
    """
    if state.campaign is None or state.turn.support is not None:
        return False
    side = state.turn.side
    held = state.campaign.support[side]
    if not held.hand:
        return False
    frame = state.flow[-1]
    attack = frame if isinstance(frame, AttackFrame) else None
    unseen = [
        card.id
        for card in tables.content.support_cards.values()
        if card.side == side and card.id not in held.discard
    ]
    return any(plays(Scene(tables, state), unseen, window, attack))


def offered(tables: Tables, view: HothView, point: Point | None) -> list[PlaySupport]:
    """List how the viewer may play their support cards at a decision point.

    Rules: HOTH-SUP-03, HOTH-SUP-06.
    """
    hand = own_hand(view)
    window = WINDOWS.get(point) if point is not None else None
    if not hand or window is None or view.turn.support is not None:
        return []
    if view.attack is not None and view.attack.step == "failed":
        window = "after_failed_confirmation"
    return list(plays(Scene(tables, view), hand, window, view.attack))


def own_hand(view: HothView) -> tuple[str, ...]:
    """Return the support cards of the viewer while their side acts."""
    if view.campaign is None:
        return ()
    own = view.campaign.support[view.turn.side]
    return own.hand or ()


def with_attack(scene: Scene, view: HothView, unit: Unit) -> list[str]:
    """List the support cards that may be played with an attack of a unit.

    Rules: HOTH-SUP-03, HOTH-SUP-06, HOTH-RUL-58.
    """
    if view.turn.support is not None:
        return []
    found = [scene.tables.content.support_cards[name] for name in own_hand(view)]
    return [
        card.id
        for card in found
        if card.window == "before_attack_roll" and allows(scene, card, unit, None)
    ]


def plays(
    scene: Scene, held: Iterable[str], window: Window, attack: Attack | None
) -> Iterator[PlaySupport]:
    """Yield the ways to play the given cards at a moment.  Rules: HOTH-SUP-06."""
    for name in sorted(held):
        card = scene.tables.content.support_cards[name]
        attacker = scene.unit(attack.attacker) if attack is not None else None
        if card.window == window and allows(scene, card, attacker, attack):
            yield from ways(scene, card, attack)


# Conditions --------------------------------------------------------------------------------------


def allows(scene: Scene, card: SupportCard, attacker: Unit | None, attack: Attack | None) -> bool:
    """Tell whether a card's condition is met; all its parts must hold.  Rules: HOTH-SUP-03."""
    wanted = card.condition
    played = scene.tables.content.cards[scene.turn.card] if scene.turn.card else None
    if wanted.sector_card_played and (played is None or played.kind != "sector"):
        return False
    if scene.turn.eliminated < wanted.eliminated_this_turn:
        return False
    able = attacker is not None and passes(scene, attacker, wanted.attacker or UnitTest())
    if wanted.attacker is not None and not able:
        return False
    if wanted.melee_target_type is not None:
        target = scene.units.get(attack.target_hex) if attack and attack.melee else None
        if target is None or target.type != wanted.melee_target_type:
            return False
    return is_backed(scene, card)


def is_backed(scene: Scene, card: SupportCard) -> bool:
    """Tell whether the units or fortifications that a card needs are on the board."""
    wanted = card.condition
    own = scene.own_units(card.side)
    if wanted.ordered_unit is not None and not ordered(scene, card):
        return False
    if wanted.unit_on_board is None:
        return True
    if wanted.or_fortification and any(one.owner == card.side for one in scene.forts.values()):
        return True
    return any(passes(scene, unit, wanted.unit_on_board) for unit in own)


def passes(scene: Scene, unit: Unit, wanted: UnitTest) -> bool:
    """Tell whether a unit passes a test; all its given parts must hold."""
    return (
        (not wanted.types or unit.type in wanted.types)
        and wanted.unit_class in (None, scene.kind(unit).unit_class)
        and (not wanted.lost_figures or unit.figures < unit.start_figures)
        and (not wanted.not_moved or not unit.hexes_moved)
        and wanted.on_terrain in (None, scene.terrain_at(unit.hex).id)
        and not (
            wanted.not_adjacent_to_enemy and scene.has_adjacent(unit.hex, other_side(unit.side))
        )
    )


def ordered(scene: Scene, card: SupportCard) -> list[Unit]:
    """List the ordered units that a card's condition is about."""
    wanted = card.condition.ordered_unit or UnitTest()
    return [unit for unit in cards.ordered_units(scene) if passes(scene, unit, wanted)]


# Ways to play ------------------------------------------------------------------------------------


def ways(scene: Scene, card: SupportCard, attack: Attack | None) -> list[PlaySupport]:
    """List the ways to play a card whose condition is met; none where it would do nothing.

    Rules: HOTH-SUP-06, HOTH-RUL-59.
    """
    effect = card.effect
    if effect.recover is not None or effect.attacks:
        return [PlaySupport(card.id, unit.hex) for unit in helped(scene, card)]
    if effect.reroll_any:
        assert attack is not None
        return [PlaySupport(card.id, dice=faces) for faces in some_of(attack.dice)]
    useful = True
    if effect.extra_order is not None:
        wanted = effect.extra_order.filter
        own = scene.own_units(card.side)
        useful = any(cards.matches(scene, unit, wanted) for unit in own if not unit.ordered)
    elif effect.draw is not None:
        played = scene.turn.card
        useful = played is None or scene.tables.content.cards[played].draw is None
    return [PlaySupport(card.id)] if useful else []


def helped(scene: Scene, card: SupportCard) -> list[Unit]:
    """List the units that a card can help: figures before the first move, or further attacks.

    Rules: HOTH-SUP-06, HOTH-RUL-59.
    """
    units, attacks = ordered(scene, card), card.effect.attacks
    if attacks:
        return [unit for unit in units if can_attack_more(scene, unit, attacks)]
    begun = scene.turn.moving or any(unit.moved for unit in cards.ordered_units(scene))
    return [] if begun else units


def can_attack_more(scene: Scene, unit: Unit, attacks: int) -> bool:
    """Tell whether a unit would gain an attack if it could attack so often.

    Rules: HOTH-SUP-06, HOTH-RUL-59.
    """
    if unit.attacks_made >= attacks or combat.attacks_allowed(scene, unit) >= attacks:
        return False
    if combat.attacker_fault(scene, unit, again=True) is not None:
        return False
    return next(combat.targets(scene, unit), None) is not None


def some_of(dice: Sequence[Face]) -> list[tuple[Face, ...]]:
    """List the different choices of at least one die, each sorted.

    >>> some_of(("miss", "retreat", "miss"))
    [('retreat',), ('miss',), ('miss', 'retreat'), ('miss', 'miss'), ('miss', 'miss', 'retreat')]
    """
    faces = sorted(set(dice))
    numbers = product(*(range(dice.count(face) + 1) for face in faces))
    return [
        tuple(face for face, count in zip(faces, chosen, strict=True) for _ in range(count))
        for chosen in numbers
        if any(chosen)
    ]
