"""Which dice of a battle did what their side hoped for."""

from __future__ import annotations

from fractions import Fraction

from bot.engine.parts.insight import Rolled
from bot.games.fire_and_sword.model.events import Tested
from bot.games.fire_and_sword.model.view import FasView
from bot.games.fire_and_sword.rules.checks import FACES


def rolled(view: FasView, event: Tested) -> Rolled | None:
    """Return the dice of a test that succeed, those that were rolled again for themselves.

    None for values typed by hand.  Rules: FAS-1.5.2.1-a, FAS-1.5.3-a.
    """
    side = next((one.side for one in view.elements if one.id == event.element), None)
    if side is None:
        return None
    target = event.check.target
    faces = [
        face for die in event.check.dice for face in (die.first, die.again) if face is not None
    ]
    good = sum(face <= target for face in faces)
    return Rolled(side, len(faces), good, Fraction(min(max(target, 0), FACES), FACES))
