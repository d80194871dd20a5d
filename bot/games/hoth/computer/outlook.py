"""What a move or an attack promises to a computer player, counted in points (``worth``).

Chances are exact and come from the same numbers of dice as the rules.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.engine.model import Side
from bot.games.commands_colors.supposing import instead
from bot.games.hoth.content import Modifiers
from bot.games.hoth.model.scene import Tables
from bot.games.hoth.model.state import OFF, Fort, Unit
from bot.games.hoth.model.view import HothView
from bot.games.hoth.rules import combat, movement, retreat

from .chances import CERTAIN, FAR, Effect, Victim, count, effect
from .ground import HURT, Ground

PUSH = 60
"""What a forced retreat is worth."""


class Outlook(Ground):
    """Judges what a side can do, at one moment and from one view."""

    def __init__(self, tables: Tables, view: HothView, side: Side):
        super().__init__(tables, view, side)
        self.gains: dict[tuple[str, str], int] = {}
        """The gains found so far, by unit and card."""

    # Attacks ---------------------------------------------------------------------------------

    def attack(self, unit: Unit, label: str, more: int = 0) -> int:
        """Return the worth of a legal attack; ``more`` dice come on top."""
        scene = self.scene
        target = combat.target_at(scene, label, unit.side)
        assert target is not None
        dice = combat.dice_count(scene, unit, label) + more
        melee = self.tables.board.distance(unit.hex, label) == 1
        modifiers = scene.modifiers(unit, melee)
        if isinstance(target, Fort):
            return self.fort_chance(target, dice, modifiers) * self.worth.fort(target) // CERTAIN
        found = self.effect_on(target, dice, modifiers)
        return self.value_of(target, found)

    def fort_chance(self, fort: Fort, dice: int, modifiers: Modifiers) -> int:
        """Return the chance to destroy a fortification.  Rules: HOTH-ODDS-02."""
        faces = self.tables.content.fortifications[fort.kind].destroyed_by
        hit = count(self.die, faces, modifiers.retreats_are_explosions)
        return effect(dice, len(self.die), hit, 0, Victim()).dead

    def value_of(self, target: Unit, found: Effect) -> int:
        """Return the worth of an outlook to the attacker."""
        worth = self.worth.unit(target)
        drive = PUSH + self.place(target, target.hex)
        return (found.dead * worth + found.lost * worth // HURT + found.leaves * drive) // CERTAIN

    def effect_on(self, target: Unit, dice: int, modifiers: Modifiers) -> Effect:
        """Return the exact outlook of dice against a unit.  Rules: HOTH-ODDS-02, HOTH-ODDS-03."""
        kind, die = self.scene.kind(target), self.die
        both = modifiers.retreats_are_explosions
        hit = count(die, kind.hit_by, both)
        if "confirm_roll" in kind.traits:
            faces = tuple({*kind.confirm_faces, *modifiers.confirm_faces})
            chance = hit * count(die, faces, both)
            return effect(dice, len(die) ** 2, chance, 0, Victim())
        back = 0 if kind.ignores_retreats or both else die.count(combat.RETREAT)
        ignored = retreat.may_ignore(self.scene, target) if back else 0
        times = modifiers.retreat_multiplier
        room = self.room(target, dice * times) if back else FAR
        return effect(dice, len(die), hit, back, Victim(target.figures, room, ignored, times))

    def room(self, unit: Unit, steps: int) -> int:
        """Return how many of so many steps a unit could retreat.  Rules: HOTH-RET-02."""
        back = self.tables.board.retreat_steps[unit.side]
        reached = {unit.hex}
        for done in range(steps):
            reached = {
                there
                for here in reached
                for there in back[here]
                if self.scene.may_stand(unit.type, there)
            }
            if not reached:
                return done
        return steps

    def best_attack(self, unit: Unit, again: bool = False) -> int:
        """Return the worth of all that a unit can still attack from where it stands."""
        if combat.attacker_fault(self.scene, unit, again) is not None:
            return 0
        best = max((self.attack(unit, one) for one in combat.targets(self.scene, unit)), default=0)
        left = 1 if again else combat.attacks_allowed(self.scene, unit) - unit.attacks_made
        return best * left

    def further_attack(self, unit: Unit) -> int:
        """Return the worth of the best target of a unit that gains an attack."""
        return max((self.attack(unit, one) for one in combat.targets(self.scene, unit)), default=0)

    # Moves -----------------------------------------------------------------------------------

    def move(self, unit: Unit, path: tuple[str, ...], post: bool = False) -> int:
        """Return the worth of a unit's turn if it moves along a path (its hex first)."""
        taken = movement.open_medals(self.scene, unit.side) & set(path[1:])
        gained = self.worth.medals(unit.side, len(taken))
        if path[-1] == OFF:
            return gained + self.worth.leaving(unit)
        terrain = self.scene.terrain_at(path[-1])
        copy = msgspec.structs.replace(
            unit,
            hex=path[-1],
            hexes_moved=len(path) - 1,
            entered_stop=terrain.no_attack_after_entering and len(path) > 1,
        )
        with instead(self.scene.units, unit, copy):
            attack = 0 if post else self.best_attack(copy)
            return gained + attack + self.stance(copy)

    # Units in a turn -------------------------------------------------------------------------

    def gain(self, unit: Unit, clause: int | None) -> int:
        """Return what an order for a unit is worth under the card of the running turn."""
        ready = msgspec.structs.replace(unit, ordered=True, clause=clause)
        stay = self.stance(unit)
        with instead(self.scene.units, unit, ready):
            found = [self.move(ready, path) for path in self.paths(ready)]
        return max(0, max(found) - stay)

    def paths(self, unit: Unit) -> Iterable[tuple[str, ...]]:
        """List the paths of an ordered unit, that of staying included."""
        exits = movement.exit_hexes(self.scene, unit.side)
        limit = movement.allowance(self.scene, unit)
        return [(unit.hex,), *movement.reach(self.scene, unit, limit, exits)]
