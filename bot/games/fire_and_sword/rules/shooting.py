"""Chapter 6: what a fire rolls, and with which Threat the target is tested.

Pure procedures on the answers of the players; which fires there are is in ``fires``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Term, term
from bot.games.fire_and_sword.content import Fire, FireAndSwordContent, ShootingProfile

from . import ground, morale
from .checks import ALL, Pool, Reroll
from .fighter import Fighter, formation_of, stance_values


class Shot(msgspec.Struct, frozen=True, kw_only=True):
    """One fire at one target, with what the players measured.

    ``targets``: among how many it is split (Split Fire), ``rest``: this one gets a lower share.
    ``direct``: the line of fire is short enough for Direct range. ``wrong_edge``: it ends on the
    edge of another zone than the one that holds the firing REF. ``flank``: the firing REF lies in
    the target's side or rear zone. ``beyond``: the target is farther than the card's range.
    Terrain: what shooter and target occupy or garrison.

    Rules: FAS-LIVE-05.
    """

    shooter: Fighter
    fire: str
    target: Fighter
    reaction: Literal["receive_with_fire", "evade"] | None = None
    targets: int = 1
    rest: bool = False
    direct: bool = False
    wrong_edge: bool = False
    flank: bool = False
    beyond: bool = False
    shooter_terrain: str | None = None
    target_terrain: str | None = None

    @property
    def shooting(self) -> ShootingProfile:
        """The shooting profile."""
        assert self.shooter.profile.shooting is not None
        return self.shooter.profile.shooting

    def kind(self, content: FireAndSwordContent) -> Fire:
        """Return the fire's values."""
        return content.fires[self.fire]


# Dice ---------------------------------------------------------------------------------------------


def pool(content: FireAndSwordContent, shot: Shot) -> Pool:
    """Return the dice of the to-hit test, in the order of the rules, rounded once.

    Rules: FAS-6.2-a, FAS-6.2-b, FAS-1.5.2.1-c, FAS-1.5.2.1-d, FAS-RUL-02.
    """
    parts = tuple(part for part in _summands(content, shot) if part.amount)
    return _factors(content, shot, Pool(Tally(parts), down=shot.rest))


def _summands(content: FireAndSwordContent, shot: Shot) -> Iterator[Part]:
    """Yield what is added: card, on-the-move, formation, fire, artillery, Cover.

    Rules: FAS-1.1.3-d, FAS-12-b, FAS-12.2-LUK, FAS-RUL-04, FAS-RUL-05.
    """
    shooter, fire, profile = shot.shooter, shot.kind(content), shot.shooting
    if fire.second_dice and profile.second_dice is not None:
        yield Part(shooter.by_state(profile.second_dice), Term("fas-part-second"), "FAS-12.2-LUK")
    else:
        yield Part(shooter.by_state(profile.dice), Term("fas-part-shooting"), "FAS-6.2-a")
    if shooter.order == "manoeuvre":
        yield Part(-profile.on_move, Term("fas-part-on-move"), "FAS-1.1.3-d")
    if shooter.is_unit:
        stance = stance_values(content, shooter)
        formation = formation_of(content, shooter)
        name = Term(f"fas-formation-{formation.id}")
        yield Part(stance.values.shooting_dice, name, stance.rule)
    yield Part(fire.dice, Term(f"fas-fire-{fire.id}"), fire.rule)
    yield _artillery(content, shot)
    sheltered = ground.cover(content, shot.target_terrain, shot.target)
    if sheltered is not None and not shooter.has("snipers"):
        yield sheltered


def _artillery(content: FireAndSwordContent, shot: Shot) -> Part:
    """Return the dice that artillery loses in hindering terrain and in structures.

    Rules: FAS-12.1-ART-c.
    """
    terrain, shooter = shot.shooter_terrain, shot.shooter
    hindered = ground.value_of(content, terrain, "hinders_shooting", shooter)
    dice = 0
    if hindered or ground.is_structure(content, terrain):
        kinds = content.special_rules
        dice = sum(kinds[one.rule].shooting_in_cover for one in shooter.grants)
    return Part(dice, Term("fas-part-artillery"), "FAS-12.1-ART-c")


def _factors(content: FireAndSwordContent, shot: Shot, dice: Pool) -> Pool:
    """Multiply and divide: the fire, the wrong edge, Split Fire.

    Rules: FAS-6.1-b, FAS-6.1.1-b, FAS-7.3.2.1-a, FAS-12.1-ALL-b, FAS-12.1-EVA-c, FAS-RUL-58.
    """
    fire = shot.kind(content)
    free = fire.bows == "free" and "bows" in shot.shooting.rules
    if (fire.times, fire.over) != (1, 1) and not free:
        dice = dice.scaled(fire.times, fire.over, Term(f"fas-fire-{fire.id}"), fire.rule)
    if shot.wrong_edge and shot.reaction is None:
        over = content.shooting.wrong_edge_over
        dice = dice.scaled(1, over, Term("fas-part-wrong-edge"), "FAS-6.1.1-b")
    if shot.fire == "split_fire":
        share = max(shot.targets, content.shooting.split_least)
        reason = term("fas-part-split", count=shot.targets)
        dice = dice.scaled(1, share, reason, "FAS-12.1-ALL-b")
    return dice


def rerolls(content: FireAndSwordContent, shot: Shot) -> tuple[Reroll, ...]:
    """Return the re-rolls of the to-hit test: Direct range, the fire, Marksmen.

    Rules: FAS-6.5-a, FAS-6.5-b, FAS-6.7-a, FAS-7.3.2.1-a, FAS-12.1-MAR, FAS-12.1-ART-d,
    FAS-12.1-RIF, FAS-12.1-CAN.
    """
    fire, found = shot.kind(content), []
    name = Term(f"fas-fire-{fire.id}")
    if is_direct(content, shot):
        found.append(Reroll("failures", ALL, Term("fas-part-direct"), "FAS-6.5-a"))
    if fire.reroll_failures:
        found.append(Reroll("failures", ALL, name, fire.rule))
    if fire.reroll_successes:
        found.append(Reroll("successes", ALL, name, fire.rule))
    marksmen = shot.shooter.value("marksmen")
    if marksmen and fire.marksmen:
        reason = Term("fas-special-marksmen")
        found.append(Reroll("failures", marksmen, reason, "FAS-12.1-MAR"))
    return tuple(found)


def is_direct(content: FireAndSwordContent, shot: Shot) -> bool:
    """Tell whether a short line of fire counts as Direct range.

    Never for a shared profile, for fires without it, or in a reaction.

    Rules: FAS-6.5-a, FAS-6.5-b, FAS-6.7-a, FAS-7.3.2.1-a, FAS-12.1-EVA-c.
    """
    fire = shot.kind(content)
    shared = shot.shooting.ammo_pool == "melee"
    return shot.direct and fire.direct_range and not shared and shot.reaction is None


def range_of(content: FireAndSwordContent, shooter: Fighter, fire: str) -> int:
    """Return the range of a fire in inches.

    Rules: FAS-6.5-a, FAS-6.5-b, FAS-12.1-ART-d, FAS-12.1-CAN, FAS-12.1-RIF, FAS-12-b.
    """
    kind, shooting = content.fires[fire], shooter.profile.shooting
    assert shooting is not None
    if kind.range_in is not None:
        return kind.range_in
    if kind.range_from == "value":
        return next((g.value or 0 for g in shooter.grants if fire in _fires(content, g.rule)), 0)
    if kind.range_from == "maximum":
        return shooting.max_range or shooting.range
    return shooting.range


def reaches_beyond(content: FireAndSwordContent, shooter: Fighter, fire: str) -> bool:
    """Tell whether a fire reaches farther than the card's range.  Rules: FAS-6.5-b."""
    shooting = shooter.profile.shooting
    return shooting is not None and range_of(content, shooter, fire) > shooting.range


def _fires(content: FireAndSwordContent, rule: str) -> tuple[str, ...]:
    return content.special_rules[rule].fires


def effectiveness(content: FireAndSwordContent, shot: Shot) -> int:
    """Return how many successes of Resistance the target re-rolls.

    Rules: FAS-6.3-a, FAS-12-b, FAS-RUL-05.
    """
    own = shot.kind(content).effectiveness
    return shot.shooting.effectiveness if own is None else own


def resistance_rerolls(count: int, rule: str = "FAS-6.3-a") -> tuple[Reroll, ...]:
    """Return the re-rolls that Effectiveness demands of a Resistance test."""
    if not count:
        return ()
    return (Reroll("successes", count, Term("fas-part-effectiveness"), rule),)


# Threat -------------------------------------------------------------------------------------------


def threat(content: FireAndSwordContent, shot: Shot, caused: int) -> Tally:
    """Return the Threat of the target's Morale test after a shot that caused so many DP.

    ``shot.target`` is the target as it is then: modifiers by state look at it.

    Rules: FAS-8.2.2-a, FAS-8.2.2-b, FAS-7.3.2.1-a, FAS-12.1-SNI, FAS-13.1-CHR, FAS-13.1-NKO,
    FAS-RUL-34.
    """
    fire, target, terrain = shot.kind(content), shot.target, shot.target_terrain
    found = Tally((Part(caused, Term("fas-part-caused"), "FAS-8.2.2-a"),))
    found = found.plus(fire.threat, Term(f"fas-fire-{fire.id}"), fire.rule)
    if _is_flank(content, shot):
        flank = content.shooting.flank_threat
        found = found.plus(flank, Term("fas-part-flank"), "FAS-8.2.2-b")
    if shot.shooter.has("snipers"):
        more = content.special_rules["snipers"].threat
        found = found.plus(more, Term("fas-special-snipers"), "FAS-12.1-SNI")
    if target.is_unit:
        formation = formation_of(content, target)
        name = Term(f"fas-formation-{formation.id}")
        found = found.plus(formation.threat, name, "FAS-4.3.7.1-a")
        if ground.is_disadvantageous(content, terrain, target):
            more = content.traits["disadvantageous"].threat
            found = found.plus(more, Term("fas-trait-disadvantageous"), "FAS-13.1-NKO")
    protected = ground.value_of(content, terrain, "protective", target)
    found = found.plus(-protected, Term("fas-trait-protective"), "FAS-13.1-CHR")
    return morale.with_modifiers(content, target, found)


def _is_flank(content: FireAndSwordContent, shot: Shot) -> bool:
    """Tell whether fire from the target's side or rear adds to the Threat.

    Not beyond the card's range, which only some fires reach: that is no Effective range.

    Rules: FAS-8.2.2-b, FAS-6.1.1-b, FAS-6.5-a, FAS-12.1-ART-d.
    """
    allowed = shot.kind(content).flank_threat and shot.reaction is None
    units = shot.shooter.is_unit and shot.target.is_unit
    return shot.flank and allowed and units and not (shot.wrong_edge or shot.beyond)


def contact_threat(missed: int) -> Tally:
    """Return the Threat for every Unit that touches a target shot at in melee.

    It is the number of missed dice, without other modifiers.

    Rules: FAS-6.4-a, FAS-RUL-46.
    """
    return Tally((Part(missed, Term("fas-part-missed"), "FAS-6.4-a"),))
