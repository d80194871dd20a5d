"""What terrain does for an element that occupies or garrisons it.

Which terrain that is, the players say: an area with three REF in it, or the structure.
"""

from __future__ import annotations

from bot.engine.chance.tally import Part
from bot.engine.model import Term
from bot.games.fire_and_sword.content import FireAndSwordContent, Trait

from .fighter import Fighter, formation_of


def value_of(
    content: FireAndSwordContent, terrain: str | None, trait: Trait, fighter: Fighter
) -> int:
    """Return X of a trait (1 for one without X) as it concerns an element; 0 without the trait.

    Open ground (None) has no traits, and a trait marked with a type is for that type only.

    Rules: FAS-13-a, FAS-13.1-c, FAS-13.2-b, FAS-13.3.4-a.
    """
    if terrain is None:
        return 0
    found = 0
    for one in content.terrain[terrain].traits:
        if one.trait == trait and (not one.types or fighter.type in one.types):
            found = max(found, one.value if isinstance(one.value, int) else 1)
    return found


def is_structure(content: FireAndSwordContent, terrain: str | None) -> bool:
    """Tell whether the terrain is a structure, so that its occupant is a garrison."""
    return terrain is not None and content.terrain[terrain].kind == "structure"


def cover(content: FireAndSwordContent, terrain: str | None, target: Fighter) -> Part | None:
    """Return the Shooting dice lost to Cover: the best of terrain, Dispersed and the Group's own.

    Rules: FAS-13.1-OSL, FAS-4.3.7.1-a, FAS-12.1-FDI, FAS-12.1-DSP.
    """
    by_terrain = value_of(content, terrain, "cover", target)
    if by_terrain:
        return Part(-by_terrain, Term("fas-part-cover"), "FAS-13.1-OSL")
    if target.is_unit:
        own, rule = formation_of(content, target).cover, "FAS-4.3.7.1-a"
    else:
        kinds = content.special_rules
        own = max((kinds[one.rule].group_cover for one in target.grants), default=0)
        rule = "FAS-12.1-FDI"
    return Part(-own, Term("fas-part-dispersed-cover"), rule) if own else None


def resistance(content: FireAndSwordContent, terrain: str | None, target: Fighter) -> int:
    """Return the target number of Resistance tests, raised by Extra Protection.

    Infantry and artillery that occupy or garrison it use X if their own value is lower.

    Rules: FAS-13.1-DOD.
    """
    own = target.profile.resistance
    if target.type not in ("infantry", "artillery"):
        return own
    return max(own, value_of(content, terrain, "extra_protection", target))


def defensive(content: FireAndSwordContent, terrain: str | None, fighter: Fighter) -> int:
    """Return X of Defensive terrain for infantry that has a Defence order in it, else 0.

    Rules: FAS-13.1-DEF, FAS-RUL-33.
    """
    if fighter.type != "infantry" or fighter.order != "defence":
        return 0
    return value_of(content, terrain, "defensive", fighter)


def is_disadvantageous(
    content: FireAndSwordContent, terrain: str | None, fighter: Fighter
) -> bool:  # fmt: skip
    """Tell whether an element stands in Disadvantageous terrain.  Rules: FAS-13.1-NKO."""
    return bool(value_of(content, terrain, "disadvantageous", fighter))


def deprives_impetus(content: FireAndSwordContent, terrain: str, fighter: Fighter) -> bool:
    """Tell whether terrain that a charge touched takes the Impetus.

    Highlanders ignore this where the terrain is not Disadvantageous.

    Rules: FAS-13.1-POZ, FAS-12.1-HIG, FAS-7.2.2-c.
    """
    if not value_of(content, terrain, "deprives_impetus", fighter):
        return False
    ignores = fighter.has("highlanders") and not is_disadvantageous(content, terrain, fighter)
    return not ignores


def hinders_shooting(content: FireAndSwordContent, terrain: str | None, fighter: Fighter) -> bool:
    """Tell whether an element stands in terrain that hinders shooting; artillery ignores it.

    Rules: FAS-13.1-UTR, FAS-12.1-ART-c.
    """
    if fighter.has("artillery"):
        return False
    return bool(value_of(content, terrain, "hinders_shooting", fighter))


def disorganises(content: FireAndSwordContent, terrain: str | None, fighter: Fighter) -> bool:
    """Tell whether an element stands in terrain that disorganises it.  Rules: FAS-13.1-DEZ."""
    return bool(value_of(content, terrain, "disorganising", fighter))


def terrain_parry(content: FireAndSwordContent, terrain: str | None, fighter: Fighter) -> int:
    """Return the Parry that Highlanders have in an area that is not Disadvantageous.

    Nobody occupies Impassable terrain.

    Rules: FAS-12.1-HIG, FAS-13.1-NIE.
    """
    if terrain is None or is_structure(content, terrain):
        return 0
    if is_disadvantageous(content, terrain, fighter):
        return 0
    if value_of(content, terrain, "impassable", fighter):
        return 0
    return sum(content.special_rules[one.rule].terrain_parry for one in fighter.grants)


def points_lost(content: FireAndSwordContent, shooter: Fighter, hits: int) -> int:
    """Return the Structure Points that the hits of one fire take: one for each full pair.

    Fire without a Demolishing weapon leaves the structure whole.

    Rules: FAS-13.3.2-a, FAS-13.3.2-b, FAS-12.2-DEM, FAS-RUL-42, FAS-RUL-53.
    """
    shooting = shooter.profile.shooting
    for name in shooting.rules if shooting else ():
        per_point = content.weapon_rules[name].hits_per_point
        if per_point is not None:
            return hits // per_point
    return 0
