"""Who may share a hex (digest 4.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.refusal import Fault
from bot.games.jours.content import JdgContent
from bot.games.jours.model.field import Unit

from .faults import fault


def stacking_fault(content: JdgContent, units: Iterable[Unit]) -> Fault | None:
    """Say why these units of one side may not share a hex; None: they may.

    Rules: JDG-5.1.1-a, JDG-5.1.1-b, JDG-5.1.1-c, JDG-4.2-f, JDG-RUL-15.
    """
    every = list(units)
    guns = [one for one in every if one.is_gun]
    others = [one for one in every if not one.is_gun]
    if len({one.is_routed for one in every}) > 1:
        return fault("JDG-5.1.1-c", "stack-routed")
    if len({one.square for one in every}) > 1:
        return fault("JDG-5.1.1-c", "stack-square")
    if len({one.arm for one in others}) > 1:
        return fault("JDG-5.1.1-c", "stack-arms")
    limits = content.limits.stack
    if not others:
        many = len(guns) > limits.guns
        return fault("JDG-5.1.1-a", "stack-guns", count=limits.guns) if many else None
    if len({one.formation for one in others}) > 1 and not others[0].is_routed:
        return fault("JDG-5.1.1-a", "stack-formations")
    return _numbers(content, others, guns)


def _numbers(content: JdgContent, others: Sequence[Unit], guns: Sequence[Unit]) -> Fault | None:
    """Say whether there are too many: three only of a small strength, cavalry alone with guns."""
    limits = content.limits.stack
    if len(guns) > 1:
        return fault("JDG-5.1.1-a", "stack-guns-others")
    if guns and others[0].arm == "cavalry" and len(others) > 1:
        return fault("JDG-5.1.1-a", "stack-cavalry-gun")
    if len(others) <= limits.units:
        return None
    strength = sum(one.values.sp for one in others)
    if len(others) > limits.small or strength > limits.small_strength:
        return fault(
            "JDG-5.1.1-b", "stack-strength", count=limits.small, value=limits.small_strength
        )
    return None
