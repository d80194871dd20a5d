"""Which fires an element may make now, and why not the others; what a fire costs."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.engine.model import Term
from bot.games.fire_and_sword.content import Fire, FireAndSwordContent, ShootingProfile
from bot.games.fire_and_sword.words.faults import Hindrance, bar

from . import ground
from .fighter import Fighter, is_all_round, stance

STANDARD = "standard_fire"
SPLIT = "split_fire"
Pocket = Literal["ammo", "melee_ammo"]


class Stand(msgspec.Struct, frozen=True, kw_only=True):
    """How an element stands when it wants to shoot, as the players say.

    ``entangled``: some part of it is, or will be while it shoots, in terrain that hinders
    shooting. ``near_target``: a legal target is within the card's range. ``front``: a charger
    that is received touches a front edge.
    """

    terrain: str | None = None
    reaction: Literal["receive_with_fire", "evade"] | None = None
    entangled: bool = False
    near_target: bool = False
    front: bool = True


class Option(msgspec.Struct, frozen=True):
    """A fire of an element; ``bar``: why it may not be made now."""

    fire: str
    bar: Hindrance | None


def profile_of(fighter: Fighter) -> ShootingProfile | None:
    """Return the shooting profile that works in its type.  Rules: FAS-12.1-DRA."""
    shooting = fighter.profile.shooting
    if shooting is None or shooting.only_as not in (None, fighter.type):
        return None
    return shooting


def known(content: FireAndSwordContent, fighter: Fighter, stand: Stand) -> tuple[str, ...]:
    """Return the fires that its rules, weapons and upgrades give, Standard Fire first.

    Rules: FAS-12.1-RIF, FAS-12.1-CAR, FAS-12.1-COU, FAS-12.1-RAN, FAS-12.1-SAL, FAS-12.1-CAN,
    FAS-12.1-ART-d, FAS-12.1-ALL-a, FAS-12.2-LUK.
    """
    shooting = profile_of(fighter)
    if shooting is None:
        return ()
    found = [STANDARD]
    for grant in fighter.grants:
        found += content.special_rules[grant.rule].fires
    for name in shooting.rules:
        found += content.weapon_rules[name].fires
    found += fighter.profile.fires
    garrison = ground.is_structure(content, stand.terrain)
    if is_all_round(content, fighter, garrison):
        found.append(SPLIT)
    return tuple(dict.fromkeys(found))


def options(content: FireAndSwordContent, fighter: Fighter, stand: Stand) -> tuple[Option, ...]:
    """Return every fire that an element has, each with what bars it now.  Rules: FAS-6-a."""
    return tuple(
        Option(name, why_not(content, fighter, stand, content.fires[name]))
        for name in known(content, fighter, stand)
    )


def why_not(
    content: FireAndSwordContent, fighter: Fighter, stand: Stand, fire: Fire
) -> Hindrance | None:
    """Say why a fire may not be made now.  Rules: FAS-6-a, FAS-1.5.4-a."""
    return (
        _by_state(content, fighter, fire)
        or _by_rules(content, fighter, stand, fire)
        or _by_place(content, fighter, stand, fire)
        or _by_activation(content, fighter, stand, fire)
        or _by_ammo(content, fighter, fire)
    )


def _by_state(content: FireAndSwordContent, fighter: Fighter, fire: Fire) -> Hindrance | None:
    """Bar an element without dice in its state.  Rules: FAS-6-a, FAS-6.2-b, FAS-12.1-DRA."""
    shooting = profile_of(fighter)
    if shooting is None:
        return bar("FAS-6-a", "no-shooting")
    dice = shooting.second_dice if fire.second_dice else shooting.dice
    if not dice or fighter.by_state(dice) < 1:
        state = Term(f"fas-state-{fighter.state}")
        return bar("FAS-6.2-b", "no-dice", state=state)
    if fire.bows == "only" and "bows" not in shooting.rules:
        return bar(fire.rule, "only-bows")
    return None


def _by_rules(
    content: FireAndSwordContent, fighter: Fighter, stand: Stand, fire: Fire
) -> Hindrance | None:
    """Bar Standard Fire of artillery and All-round Defence, and fires by formation.

    Rules: FAS-12.1-ART-a, FAS-12.1-ALL-a, FAS-12.1-COU, FAS-12.1-RAN, FAS-12.1-SAL.
    """
    if fire.id == STANDARD:
        garrison = ground.is_structure(content, stand.terrain)
        if is_all_round(content, fighter, garrison):
            return bar("FAS-12.1-ALL-a", "all-round")
        for grant in fighter.grants:
            rule = content.special_rules[grant.rule]
            if STANDARD in rule.forbids:
                return bar(rule.rule, "forbidden", name=Term(f"fas-special-{rule.id}"))
    now = stance(content, fighter)
    if now in fire.not_formation:
        return bar(fire.rule, "formation", formation=Term(f"fas-formation-{now}"))
    return None


def _by_place(
    content: FireAndSwordContent, fighter: Fighter, stand: Stand, fire: Fire
) -> Hindrance | None:
    """Bar special fires in hindering terrain, and far fire too near.

    Rules: FAS-13.1-UTR, FAS-12.1-ALL-b, FAS-12.1-ALL-a, FAS-12.1-CAR, FAS-12.1-COU,
    FAS-12.1-ART-d.
    """
    hindered = ground.hinders_shooting(content, stand.terrain, fighter)
    if hindered and fire.id != STANDARD and not fire.in_hindering:
        return bar("FAS-13.1-UTR", "hindered")
    if stand.entangled and fire.clear_ground:
        return bar(fire.rule, "hindered")
    if stand.near_target and fire.only_far:
        return bar(fire.rule, "near-target")
    return None


def _by_activation(
    content: FireAndSwordContent, fighter: Fighter, stand: Stand, fire: Fire
) -> Hindrance | None:
    """Bar fires of the wrong order, and fires that are no reaction.

    Rules: FAS-6-a, FAS-3.1-c.
    """
    if stand.reaction is not None:
        return _by_reaction(fighter, stand, fire)
    if fire.only_reaction is not None:
        return bar(fire.rule, "only-reaction")
    if fighter.order is not None and fighter.order not in content.actions[STANDARD].orders:
        return bar("FAS-3.1-c", "order", order=Term(f"fas-order-{fighter.order}"))
    return None


def _by_reaction(fighter: Fighter, stand: Stand, fire: Fire) -> Hindrance | None:
    """Bar fires that are no reaction, or not this one, and most at a charger on another edge.

    Rules: FAS-7.3.2.1-a, FAS-12.1-SAL, FAS-12.1-EVA-c, FAS-RUL-58, FAS-RUL-59.
    """
    if not fire.in_reaction:
        return bar("FAS-7.3.2.1-a", "no-reaction")
    if (fire.only_reaction or "receive_with_fire") != stand.reaction:
        return bar(fire.rule, "other-reaction")
    if fire.reaction_order not in (None, fighter.order):
        return bar(fire.rule, "needs-order", order=Term(f"fas-order-{fire.reaction_order}"))
    if not stand.front and fire.id != SPLIT:
        return bar("FAS-7.3.2.1-a", "not-front")
    return None


def _by_ammo(content: FireAndSwordContent, fighter: Fighter, fire: Fire) -> Hindrance | None:
    """Bar a fire without enough loads; even a free one needs a load.  Rules: FAS-6.6-a."""
    pocket, loads = cost(content, fighter, fire.id)
    needed = max(1, loads)
    left = fighter.ammo if pocket == "ammo" else fighter.melee_ammo
    return bar("FAS-6.6-a", "ammo", count=needed, left=left) if left < needed else None


def cost(content: FireAndSwordContent, fighter: Fighter, fire: str) -> tuple[Pocket, int]:
    """Return which ammo a fire costs and how much.

    A profile that shares melee ammo pays with it; bows shoot Standard Fire and Parting Shot for
    nothing.

    Rules: FAS-4.3.2-a, FAS-6.7-a, FAS-6.7-b, FAS-12.1-EVA-c, FAS-12.2-LUK, FAS-RUL-60.
    """
    kind, shooting = content.fires[fire], fighter.profile.shooting
    pocket: Pocket = "ammo"
    if shooting is not None and shooting.ammo_pool == "melee":
        pocket = "melee_ammo"
    bows = shooting is not None and any(
        content.weapon_rules[name].free_standard_fire for name in shooting.rules
    )
    free = bows and (fire == STANDARD or kind.bows == "free")
    return pocket, 0 if free else kind.ammo


def full(fighter: Fighter, pocket: Pocket) -> int:
    """Return how much ammo of a kind the card holds.  Rules: FAS-4.3.1-a."""
    profile = fighter.profile
    if pocket == "ammo":
        return profile.shooting.ammo if profile.shooting else 0
    return profile.melee.melee_ammo if profile.melee else 0


def loadable(content: FireAndSwordContent, fighter: Fighter) -> tuple[Pocket, ...]:
    """Return the kinds of ammo that one Load may restore: below the card value, never of bows.

    Rules: FAS-4.3.1-a, FAS-12.2-LUK.
    """
    shooting = fighter.profile.shooting
    bows = shooting is not None and any(
        content.weapon_rules[name].no_load for name in shooting.rules
    )
    found: list[Pocket] = []
    if fighter.ammo < full(fighter, "ammo") and not bows:
        found.append("ammo")
    if fighter.melee_ammo < full(fighter, "melee_ammo"):
        found.append("melee_ammo")
    return tuple(found)


def group_target_bar(
    content: FireAndSwordContent, shooter: Fighter, nearest: bool, distance: int
) -> Hindrance | None:
    """Say why a Group may not be shot at; ``distance`` in hundredths of an inch.

    It must be the nearest visible enemy element and near enough; Snipers shoot at any Group that
    is near.

    Rules: FAS-9.3-a, FAS-12.1-SNI.
    """
    inch = 100
    if shooter.has("snipers"):
        reach = content.special_rules["snipers"].group_range or 0
        if distance <= reach * inch:
            return None
    if not nearest:
        return bar("FAS-9.3-a", "not-nearest")
    limit = content.shooting.group_range
    return bar("FAS-9.3-a", "group-far", count=limit) if distance > limit * inch else None
