"""What another roll is worth to a computer player, from the exact chances of all its faces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from bot.games.commands_colors import odds
from bot.games.hoth.content import Modifiers
from bot.games.hoth.model.actions import Reroll
from bot.games.hoth.model.state import Fort, Unit
from bot.games.hoth.rules import combat, retreat

from .ground import HURT
from .outlook import PUSH, Outlook


class Roll:
    """The attack in progress, and what its dice are worth."""

    def __init__(self, outlook: Outlook):
        attack, scene = outlook.view.attack, outlook.scene
        assert attack is not None
        self.outlook = outlook
        self.dice: tuple[str, ...] = attack.dice
        attacker = scene.unit(attack.attacker)
        self.modifiers: Modifiers = scene.modifiers(attacker, attack.melee)
        target = combat.target_at(scene, attack.target_hex, attacker.side)
        assert target is not None
        self.target: Unit | Fort = target
        self.hit_by, self.flees = self._faces()

    def _faces(self) -> tuple[frozenset[str], bool]:
        if isinstance(self.target, Fort):
            wanted = self.outlook.tables.content.fortifications[self.target.kind].destroyed_by
            flees = False
        else:
            kind = self.outlook.scene.kind(self.target)
            wanted, flees = kind.hit_by, not kind.ignores_retreats
        both = self.modifiers.retreats_are_explosions
        if both and combat.EXPLOSION in wanted:
            return frozenset({*wanted, combat.RETREAT}), False
        return frozenset(wanted), flees and not both

    def worth(self, hits: int, faces: int) -> int:
        """Return what so many hits and retreat faces are worth."""
        outlook, target = self.outlook, self.target
        if isinstance(target, Fort):
            return outlook.worth.fort(target) if hits else 0
        kind, worth = outlook.scene.kind(target), outlook.worth.unit(target)
        if "confirm_roll" in kind.traits:
            confirming = {*kind.confirm_faces, *self.modifiers.confirm_faces}
            chance = odds.chance_of(outlook.die, confirming)
            return int(worth * odds.at_least_one(chance, hits))
        times = self.modifiers.retreat_multiplier
        ignored = retreat.may_ignore(outlook.scene, target)
        steps = retreat.steps_of(faces, min(ignored, faces), times)
        room = outlook.room(target, steps)
        losses = hits + steps - room
        if losses >= target.figures:
            return worth
        push = PUSH + outlook.place(target, target.hex) if room else 0
        return worth * losses // (HURT * target.figures) + push

    def counted(self, dice: Sequence[str]) -> tuple[int, int]:
        """Count hits and retreat faces of dice that lie."""
        hits = sum(face in self.hit_by for face in dice)
        return hits, dice.count(combat.RETREAT) if self.flees else 0

    def again(self, kept: Sequence[str], count: int) -> int:
        """Return the mean worth of rolling so many dice again, the others kept."""
        die = self.outlook.die
        hit = Fraction(sum(face in self.hit_by for face in die), len(die))
        back = Fraction(die.count(combat.RETREAT) if self.flees else 0, len(die))
        hits, faces = self.counted(kept)
        mean = sum(
            chance * self.worth(hits + more, faces + others)
            for more, others, chance in odds.outcomes(count, hit, back)
        )
        return int(mean)


def reroll(outlook: Outlook, action: Reroll) -> int:
    """Return what a re-roll is worth more than the dice that lie.  Rules: HOTH-RES-06."""
    roll = Roll(outlook)
    every = action.source == "e_web" or roll.modifiers.reroll_all
    again = roll.dice if every else tuple(face for face in roll.dice if face == "miss")
    return reroll_faces(outlook, again)


def reroll_faces(outlook: Outlook, again: Sequence[str]) -> int:
    """Return what rolling dice with these faces again is worth more than to keep them."""
    roll = Roll(outlook)
    kept = list((Counter(roll.dice) - Counter(again)).elements())
    return roll.again(kept, len(again)) - roll.worth(*roll.counted(roll.dice))
