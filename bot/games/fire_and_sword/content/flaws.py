"""Whether the values of a card or of a hand-typed profile fit together.

Flaws serve the lint of the data and the refusal of an army list alike: the path inside the
profile, the reason in the words of the catalogue, and the rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.model import Text

from .base import STATES
from .cards import Grant, MeleeProfile, Profile, ShootingProfile, TwoSpeeds
from .root import FireAndSwordContent
from .tables import Span


class Flaw(NamedTuple):
    """Something wrong in a profile: where, why, and by which rule."""

    path: str
    reason: Text
    rule: str


def flaw(path: str, rule: str, key: str, **args: str | int | Text) -> Flaw:
    """Build a flaw; ``key`` is completed to ``fas-flaw-<key>``."""
    return Flaw(path, Text(f"fas-flaw-{key}", args), rule)


def states_of(profile: Profile) -> int:
    """Return how many states a profile has dice for.  Rules: FAS-1.3-a, FAS-RUL-39."""
    if profile.kind == "group":
        return 1
    return len(STATES) if profile.thresholds.shaken is not None else len(STATES) - 1


def profile_flaws(content: FireAndSwordContent, profile: Profile) -> Iterator[Flaw]:
    """Yield all that does not fit together in a profile.

    Rules: FAS-1.1.3-a, FAS-OPT-07.
    """
    yield from _kind(content, profile)
    yield from _thresholds(profile)
    yield from _numbers(content, profile)
    for place, grant in enumerate(profile.special):
        yield from _grant(content, f"special[{place}]", grant)
    yield from _dragoons(profile)
    if profile.melee:
        yield from _melee(content, profile, profile.melee)
    if profile.shooting:
        yield from _shooting(content, profile, profile.shooting)


def _kind(content: FireAndSwordContent, profile: Profile) -> Iterator[Flaw]:
    """Check what Units have and Groups have not.

    Rules: FAS-1.1-a, FAS-1.1.1-d, FAS-1.1.3-b, FAS-9.1-a, FAS-10.1-a.
    """
    unit = profile.kind == "unit"
    if unit == (profile.type == "group"):
        yield flaw("type", "FAS-1.1.1-d", "type", kind=_kind_name(profile))
    if content.trays[profile.size].kind != profile.kind:
        yield flaw("size", "FAS-1.1.1-d", "size", size=profile.size, kind=_kind_name(profile))
    if unit != (profile.coins is not None) or unit == (profile.banner is not None):
        yield flaw("coins", "FAS-1.1.3-b", "coins")
    if unit != (profile.melee is not None):
        yield flaw("melee", "FAS-1.1.3-c", "melee")
    if unit and profile.actions:
        yield flaw("actions", "FAS-9.1-a", "actions")
    if unit and profile.command is not None:
        yield flaw("command", "FAS-10.1-a", "command")


def _kind_name(profile: Profile) -> Text:
    return Text(f"fas-kind-{profile.kind}")


def _thresholds(profile: Profile) -> Iterator[Flaw]:
    """Check that the thresholds rise.  Rules: FAS-1.3-b, FAS-1.3-c."""
    bounds = profile.thresholds
    last = bounds.steady if bounds.shaken is None else bounds.shaken
    rising = bounds.steady < last or bounds.shaken is None
    if bounds.steady < 0 or not rising or not last < bounds.flight:
        yield flaw("thresholds", "FAS-1.3-b", "thresholds")
    if profile.kind == "group" and bounds.shaken is not None:
        yield flaw("thresholds.shaken", "FAS-1.3-a", "group-states")


def _numbers(content: FireAndSwordContent, profile: Profile) -> Iterator[Flaw]:
    limits = content.limits
    for name in ("resistance", "morale", "training"):
        yield from _within(name, getattr(profile, name), limits.statistic)
    speeds = profile.speed
    two = (speeds.cavalry, speeds.infantry) if isinstance(speeds, TwoSpeeds) else (speeds,)
    for speed in two:
        yield from _within("speed", speed, limits.speed)
    yield from _within("thresholds.flight", profile.thresholds.flight, limits.points)
    if profile.coins:
        yield from _within("coins.count", profile.coins.count, limits.coins)
    if profile.command:
        yield from _within("command.cp", profile.command.cp, limits.cp)


def _within(path: str, number: int, span: Span) -> Iterator[Flaw]:
    if not span.holds(number):
        yield flaw(
            path, "FAS-OPT-07", "range", number=number, least=span.least, most=span.most
        )  # fmt: skip


def _grant(content: FireAndSwordContent, path: str, grant: Grant) -> Iterator[Flaw]:
    rule = content.special_rules.get(grant.rule)
    if rule is None:
        yield flaw(f"{path}.rule", "FAS-1.1.3-a", "no-rule", name=grant.rule)
        return
    if rule.has_value != (grant.value is not None):
        key = "needs-value" if rule.has_value else "no-value"
        yield flaw(f"{path}.value", rule.rule, key, name=Text(f"fas-special-{rule.id}"))
    elif grant.value is not None:
        yield from _within(f"{path}.value", grant.value, content.limits.value)
    if not grant.states or len(set(grant.states)) != len(grant.states):
        yield flaw(f"{path}.states", "FAS-1.1.3-e", "states")


def _dragoons(profile: Profile) -> Iterator[Flaw]:
    """Check what only Dragoons have.  Rules: FAS-12.1-DRA."""
    dragoons = any(grant.rule == "dragoons" for grant in profile.special)
    if dragoons != isinstance(profile.speed, TwoSpeeds):
        yield flaw("speed", "FAS-12.1-DRA", "two-speeds")
    marked = [one.only_as for one in (*profile.special, profile.shooting) if one]
    if any(marked) and not dragoons:
        yield flaw("special", "FAS-12.1-DRA", "only-as")


def _dice(
    content: FireAndSwordContent, profile: Profile, path: str, dice: tuple[int, ...]
) -> Iterator[Flaw]:
    """Check that each state has its dice.  Rules: FAS-1.1.3-c, FAS-1.3-a."""
    states = states_of(profile)
    if len(dice) != states:
        yield flaw(path, "FAS-1.3-a", "dice", count=states, found=len(dice))
    for number in dice:
        yield from _within(path, number, content.limits.dice)


def _weapons(
    content: FireAndSwordContent, path: str, rules: tuple[str, ...]
) -> Iterator[Flaw]:  # fmt: skip
    for name in rules:
        if name not in content.weapon_rules:
            yield flaw(path, "FAS-1.1.3-c", "no-weapon", name=name)


def _melee(
    content: FireAndSwordContent, profile: Profile, melee: MeleeProfile
) -> Iterator[Flaw]:  # fmt: skip
    yield from _dice(content, profile, "melee.dice", melee.dice)
    yield from _weapons(content, "melee.rules", melee.rules)
    kinds = [content.weapon_rules.get(name) for name in melee.rules]
    lances = any(kind.lance for kind in kinds if kind)
    if lances != (melee.lance_sets > 0):
        yield flaw("melee.lance_sets", "FAS-12.2-KOP-a", "lances")
    for name in ("impetus", "effectiveness", "melee_ammo", "lance_sets"):
        yield from _within(f"melee.{name}", getattr(melee, name), content.limits.ammo)


def _shooting(
    content: FireAndSwordContent, profile: Profile, shooting: ShootingProfile
) -> Iterator[Flaw]:
    yield from _dice(content, profile, "shooting.dice", shooting.dice)
    yield from _weapons(content, "shooting.rules", shooting.rules)
    yield from _within("shooting.range", shooting.range, content.limits.range)
    for name in ("effectiveness", "ammo", "on_move"):
        yield from _within(f"shooting.{name}", getattr(shooting, name), content.limits.ammo)
    if ("bows" in shooting.rules) != (shooting.second_dice is not None):
        yield flaw("shooting.second_dice", "FAS-12.2-LUK", "second-dice")
    elif shooting.second_dice is not None:
        yield from _dice(content, profile, "shooting.second_dice", shooting.second_dice)
    farthest = shooting.max_range
    wrong = (profile.type == "artillery") != (farthest is not None)
    if wrong or (farthest is not None and farthest < shooting.range):
        yield flaw("shooting.max_range", "FAS-12.1-ART-d", "max-range")
    if shooting.ammo_pool == "melee" and shooting.ammo:
        yield flaw("shooting.ammo", "FAS-6.7-a", "shared-ammo")
