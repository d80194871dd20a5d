"""Chapters 4, 5, 9 and 10 in numbers: Disengage, passing through, Rally and Collect."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Text
from bot.engine.tally import Part, Tally

from .checks import Pool
from .content import FireAndSwordContent
from .faults import Bar, bar
from .fighter import Fighter, dice_by_size
from .reactions import control


def disengage(content: FireAndSwordContent, enemies: Sequence[Fighter]) -> Pool:
    """Return the dice of a Disengage: by the size of each enemy Unit it touches.

    Rules: FAS-4.4.4-a, FAS-1.5.2.1-e.
    """
    parts = tuple(
        Part(dice_by_size(content, one), Text("fas-part-enemy"), "FAS-4.4.4-a") for one in enemies
    )
    return Pool(Tally(parts))


def passing(content: FireAndSwordContent, passed: int) -> Pool | None:
    """Return the dice of a Unit that passed over so many friendly Units and structures.

    Each of those Units tests with the dice of one; Groups and artillery count for nothing.

    Rules: FAS-5.2-c, FAS-12.1-ART-a, FAS-1.5.2.1-e.
    """
    return control(content, "FAS-5.2-c", passed) if passed else None


def recovery_bar(
    content: FireAndSwordContent, unit: Fighter, near: bool, disorganised: bool
) -> Bar | None:
    """Say why a Unit may not Rally or be collected.

    ``near``: an enemy Unit, or a Group with Harassment, is within the distance of the rule;
    ``disorganised``: it stands in Disorganising terrain.

    Rules: FAS-4.4.5-a, FAS-10.2.2-a, FAS-12.1-HAR, FAS-13.1-DEZ, FAS-9.1-d.
    """
    if not unit.is_unit:
        return bar("FAS-9.1-d", "group-rally")
    if near:
        return bar("FAS-4.4.5-a", "enemy-near", count=content.command.enemy_distance)
    return bar("FAS-13.1-DEZ", "disorganised") if disorganised else None


def counts_as_near(enemy: Fighter) -> bool:
    """Tell whether an enemy element near by keeps a Unit from Rally and Collect.

    Rules: FAS-12.1-HAR, FAS-4.4.5-a.
    """
    return enemy.is_unit or enemy.has("harassment")
