"""Chapter 7.3: which reactions a charged Unit has, and whether it must test for them."""

from __future__ import annotations

import msgspec

from bot.engine.model import Term
from bot.games.fire_and_sword.content import (
    REACTIONS,
    Edge,
    FireAndSwordContent,
    Formation,
    Reaction,
)
from bot.games.fire_and_sword.words.faults import Hindrance, bar

from . import fires, ground
from .checks import Pool, dice
from .fighter import Fighter, formation_of, formations, is_all_round


class Charged(msgspec.Struct, frozen=True, kw_only=True):
    """A charged Unit and what the players say of the charge.

    ``fighter``: as it is after the DP of the out-of-sequence activation. ``zone``: its zone that
    held the charger's REF-1 when the Charge was declared. ``touched``: its edge that the charger
    touches now. ``activated``: its token was revealed before. ``bound_elsewhere``: it touches
    another enemy than the charger.
    """

    fighter: Fighter
    zone: Edge
    touched: Edge
    activated: bool = False
    bound_elsewhere: bool = False
    terrain: str | None = None


class ReactionOption(msgspec.Struct, frozen=True):
    """A reaction with what bars it, or whether it happens without a test."""

    reaction: Reaction
    bar: Hindrance | None
    automatic: bool


def options(content: FireAndSwordContent, case: Charged) -> tuple[ReactionOption, ...]:
    """Return all reactions in the order of the default standing order.

    Rules: FAS-7.3.1-d, FAS-7.3.2.4-a, FAS-RUL-08, FAS-LIVE-07.
    """
    return tuple(
        ReactionOption(name, why_not(content, case, name), is_automatic(content, case, name))
        for name in sorted(REACTIONS, key=lambda name: content.reactions[name].place)
    )


def why_not(content: FireAndSwordContent, case: Charged, reaction: Reaction) -> Hindrance | None:
    """Say why a charged Unit may not react so."""
    return (
        _by_state(content, case, reaction)
        or _by_order(content, case, reaction)
        or _by_kind(content, case, reaction)
    )


def state_bar(content: FireAndSwordContent, case: Charged) -> Hindrance | None:
    """Say why a charged Unit can react in no way, whatever its order: this is public.

    Rules: FAS-7.3.1-c, FAS-12.1-POO.
    """
    bars = [_by_state(content, case, name) for name in REACTIONS]
    return bars[0] if all(bars) else None


def open_front(content: FireAndSwordContent, case: Charged) -> bool:
    """Tell whether every side of it is a front: a Square or a garrison.

    Rules: FAS-7.3.1-c, FAS-4.3.7.1-a, FAS-13.3.1-d.
    """
    square = formation_of(content, case.fighter).all_round
    return square or ground.is_structure(content, case.terrain)


def _by_state(content: FireAndSwordContent, case: Charged, reaction: Reaction) -> Hindrance | None:
    """Bar any reaction by state, contact, a charge in the rear, and Poor Gunners.

    Rules: FAS-7.3.1-c, FAS-12.1-POO, FAS-12.1-ALL-a, FAS-1.5.4-a.
    """
    fighter = case.fighter
    if fighter.has("poor_gunners"):
        return bar("FAS-12.1-POO", "poor-gunners")
    if fighter.state == "broken" or fighter.flees:
        return bar("FAS-7.3.1-c", "broken")
    all_round = is_all_round(content, fighter, ground.is_structure(content, case.terrain))
    receives = all_round and reaction == "receive_with_fire"
    if case.bound_elsewhere and not receives:
        return bar("FAS-7.3.1-c", "bound-elsewhere")
    if case.zone == "rear" and not open_front(content, case):
        return bar("FAS-7.3.1-c", "rear")
    return None


def _by_order(content: FireAndSwordContent, case: Charged, reaction: Reaction) -> Hindrance | None:
    """Bar a reaction by the Unit's order and its special rules.

    Rules: FAS-7.3.1-d, FAS-7.3.2.4-a, FAS-12.1-EVA-a, FAS-RUL-08.
    """
    kind, fighter = content.reactions[reaction], case.fighter
    if kind.needs_rule and not any(fighter.has(rule) for rule in kind.needs_rule):
        return bar("FAS-7.3.2.4-a", "needs-rule", name=Term(f"fas-special-{kind.needs_rule[0]}"))
    if fighter.order not in kind.orders:
        order = Term(f"fas-order-{fighter.order}") if fighter.order else Term("fas-part-no-order")
        return bar("FAS-7.3.1-d", "reaction-order", order=order)
    return None


def _by_kind(content: FireAndSwordContent, case: Charged, reaction: Reaction) -> Hindrance | None:
    if reaction == "receive_with_fire":
        return None if receiving_fires(content, case) else bar("FAS-7.3.2.1-a", "no-fire")
    if reaction == "face_the_charge" and not ways_to_face(content, case):
        return bar("FAS-7.3.2.2-a", "faces")
    if reaction == "counter_charge" and not front_touched(content, case):
        return bar("FAS-7.3.2.3-a", "not-front")
    return None


def front_touched(content: FireAndSwordContent, case: Charged) -> bool:
    """Tell whether the charger touches an edge that counts as front.  Rules: FAS-7.3.2.1-a."""
    return case.touched == "front" or open_front(content, case)


def receiving_fires(content: FireAndSwordContent, case: Charged) -> tuple[str, ...]:
    """Return the fires with which it may receive the charge.

    The charger must touch the front edge; for a Square and for Split Fire any edge will do.

    Rules: FAS-7.3.2.1-a, FAS-12.1-ALL-a, FAS-12.1-CAN, FAS-12.1-SAL, FAS-RUL-58, FAS-RUL-59.
    """
    stand = fires.Stand(
        terrain=case.terrain, reaction="receive_with_fire",
        front=front_touched(content, case),
    )  # fmt: skip
    found = fires.options(content, case.fighter, stand)
    return tuple(one.fire for one in found if one.bar is None)


def ways_to_face(
    content: FireAndSwordContent, case: Charged
) -> tuple[Formation | None, ...]:  # fmt: skip
    """Return how it may face the charge: by a Turn (None) or by forming up instead.

    A Turn helps against a charge on another edge than the front. Battalia and Armoured Pikemen
    form Melee Front against a charge on the front edge only, Rank Exchange against any.

    Rules: FAS-7.3.2.2-a, FAS-12.1-BAT-b, FAS-12.1-ARM, FAS-12.1-WYM, FAS-RUL-63.
    """
    kinds = content.special_rules
    in_front = case.touched == "front" or not any(
        kinds[one.rule].front_only for one in case.fighter.grants
    )
    found: list[Formation | None] = []
    if not front_touched(content, case):
        found.append(None)
    for kind in formations(content, case.fighter):
        if kind == "square" or (kind == "melee_front" and in_front):
            found.append(kind)
    return tuple(found)


def is_automatic(content: FireAndSwordContent, case: Charged, reaction: Reaction) -> bool:
    """Tell whether a reaction needs no test.

    It was not activated in this Round and the charge came from its front zone (of a Square or a
    garrison: from anywhere). Militia always rolls for a Counter-charge.

    Rules: FAS-7.3.1-b, FAS-12.1-MIL.
    """
    if reaction == "counter_charge" and case.fighter.has("militia"):
        return False
    return not case.activated and (case.zone == "front" or open_front(content, case))


def test(content: FireAndSwordContent) -> Pool:
    """Return the dice of a reaction test, against Training; a failure ends the activation.

    Rules: FAS-7.3.1-a, FAS-1.5.2.1-e, FAS-RUL-03.
    """
    return control(content, "FAS-7.3.1-a")


def control(content: FireAndSwordContent, rule: str, times: int = 1) -> Pool:
    """Return the dice of a control test with a fixed number of dice.

    Rules: FAS-1.5.2.1-e, FAS-5.2-c, FAS-RUL-03.
    """
    return dice(content.dice.control * times, Term("fas-part-control"), rule)


def militia_tests(content: FireAndSwordContent, charger: Fighter, target: Fighter) -> bool:
    """Tell whether a charging Unit must test first; not against a smaller target.

    Rules: FAS-12.1-MIL, FAS-1.1.1-d.
    """
    sizes = list(content.trays)
    smaller = sizes.index(target.profile.size) < sizes.index(charger.profile.size)
    return charger.has("militia") and not smaller
