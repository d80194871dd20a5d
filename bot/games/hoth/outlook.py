"""What a move or an attack promises to a computer player, counted in points (``worth``).

Chances are exact and come from the same numbers of dice as the rules; places are judged by
objectives, goals of the scenario, nearness of the enemy and the losses to be feared there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from functools import cache, cached_property

import msgspec

from bot.engine.model import Side

from . import combat, movement, odds, retreat, sight
from .content import Boarding, Modifiers
from .model import OFF, Face, Fort, Unit
from .scene import Scene, Tables, other_side
from .view import HothView
from .worth import Worth

CERTAIN = 10_000
"""The chance of a certain event."""
PUSH = 60
"""What a forced retreat is worth."""
HURT = 2
"""The worth of a unit's figures, lost while the unit lives, is divided by this."""
FAR = 99


class Effect(msgspec.Struct, frozen=True):
    """The outlook of an attack on a unit, found exactly and then rounded to 1 / ``CERTAIN``.

    ``dead`` and ``leaves`` are chances, ``lost`` is the mean share of figures lost by survivors.
    """

    dead: int
    lost: int
    leaves: int


class Goal(msgspec.Struct, frozen=True):
    """Hexes that draw units of a side; ``pull`` is worth that much per hex of distance."""

    hexes: tuple[str, ...]
    pull: int
    unit_class: str | None = None
    unit_type: str | None = None


@cache
def effect(
    sides: int, dice: int, hit: int, back: int, figures: int, room: int, ignored: int, times: int
) -> Effect:
    """Return the outlook of so many dice; ``hit`` and ``back`` count faces of a die.

    Rules: HOTH-ODDS-01, HOTH-ODDS-03.
    """
    dead = lost = leaves = Fraction(0)
    for hits, faces, chance in odds.outcomes(dice, Fraction(hit, sides), Fraction(back, sides)):
        steps = retreat.steps_of(faces, min(ignored, faces), times)
        losses = hits + (max(0, steps - room) if hits < figures else 0)
        if losses >= figures:
            dead += chance
            continue
        lost += chance * Fraction(losses, figures)
        leaves += chance if steps and room else 0
    return Effect(*(int(CERTAIN * one) for one in (dead, lost, leaves)))


@cache
def count(die: tuple[Face, ...], wanted: tuple[Face, ...], both: bool) -> int:
    """Count the faces of a die that are wanted; ``both``: retreats are explosions too."""
    faces = {*wanted, combat.RETREAT} if both and combat.EXPLOSION in wanted else set(wanted)
    return sum(face in faces for face in die)


class Outlook:
    """Judges what a side can do, at one moment and from one view."""

    def __init__(self, tables: Tables, view: HothView, side: Side):
        self.tables = tables
        self.view = view
        self.side = side
        self.scene = Scene(tables, view)
        self.worth = Worth(tables, view)
        self.foes = self.scene.own_units(other_side(side))
        self.die = tables.content.dice.faces
        self.gains: dict[tuple[str, str], int] = {}
        """The gains found so far, by unit and card."""
        self._stances: dict[tuple[str, str, int], int] = {}

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
        return effect(len(self.die), dice, hit, 0, 1, FAR, 0, 1).dead

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
            return effect(len(die) ** 2, dice, chance, 0, 1, FAR, 0, 1)
        back = 0 if kind.ignores_retreats or both else die.count(combat.RETREAT)
        ignored = retreat.may_ignore(self.scene, target) if back else 0
        times = modifiers.retreat_multiplier
        room = self.room(target, dice * times) if back else FAR
        return effect(len(die), dice, hit, back, target.figures, room, ignored, times)

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

    # Places ----------------------------------------------------------------------------------

    @contextmanager
    def standing(self, unit: Unit, copy: Unit) -> Iterator[None]:
        """Let a copy of a unit stand on the board in its place for a while."""
        units = self.scene.units
        units.pop(unit.hex)
        units[copy.hex] = copy
        try:
            yield
        finally:
            units.pop(copy.hex)
            units[unit.hex] = unit

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
        with self.standing(unit, copy):
            attack = 0 if post else self.best_attack(copy)
            return gained + attack + self.stance(copy)

    def stance(self, unit: Unit) -> int:
        """Return what it is worth that a unit stands where it stands."""
        key = unit.id, unit.hex, unit.figures
        if key not in self._stances:
            place, pull = self.place(unit, unit.hex), self.pull(unit)
            self._stances[key] = place + pull - self.fear(unit)
        return self._stances[key]

    def fear(self, unit: Unit) -> int:
        """Return the weight of losses to be feared; it fades while nothing happens.

        Few of the enemies in reach will be ordered, and not all of them attack here.
        """
        return self.threat(unit) * 3 // (10 + 2 * self.view.idle_turns)

    def place(self, unit: Unit, label: str) -> int:
        """Return what a hex gives to a unit on it: objectives, winning rows, countdowns."""
        value = self.worth.on_gate(unit, label)
        for one in self.view.objectives:
            if one.hex != label or one.kind != "temporary":
                continue
            if unit.side in one.sides:
                held = any(other.hex == label and other.id == unit.id for other in self.view.units)
                value += (
                    self.worth.lost_medals(unit.side, one.medals)
                    if held
                    else self.worth.medals(unit.side, one.medals)
                )
            else:
                value += 400
        return value + self.at_countdown(unit, label) + self.at_hangar(unit, label)

    def at_countdown(self, unit: Unit, label: str) -> int:
        """Return what standing next to the fortification of a countdown is worth."""
        found = self.worth.countdown_hex
        if found is None or self.tables.board.distances[label][found[1]] != 1:
            return 0
        side, fort = found
        if unit.side != side:
            return 400
        infantry = self.scene.kind(unit).unit_class == "infantry"
        alone = not any(
            other.side == side
            and other.id != unit.id
            and self.tables.board.distances[other.hex][fort] == 1
            and self.scene.kind(other).unit_class == "infantry"
            for other in self.view.units
        )
        return 600 if infantry and alone else 0

    def at_hangar(self, unit: Unit, label: str) -> int:
        """Return what waiting on a hangar hex is worth.  Rules: HOTH-SCN-07."""
        for rule in self.tables.specials(self.view.scenario, unit.side):
            if isinstance(rule, Boarding) and label in rule.hexes:
                fits = self.scene.kind(unit).unit_class == rule.unit_class
                free = not self.scene.has_adjacent(label, other_side(unit.side))
                return self.worth.boarding(unit) * 3 // 5 if fits and free else 0
        return 0

    def pull(self, unit: Unit) -> int:
        """Return how well a unit stands with regard to all that draws it; never above 0."""
        away, kind, value = self.tables.board.distances[unit.hex], self.scene.kind(unit), 0
        units = self.scene.units
        for goal in self.goals:
            if goal.unit_class not in (None, kind.unit_class):
                continue
            if goal.unit_type not in (None, unit.type):
                continue
            open_to = [
                away[label]
                for label in goal.hexes
                if label not in units or units[label].side != self.side or label == unit.hex
            ]
            value -= goal.pull * min(open_to, default=0)
        return value

    @cached_property
    def goals(self) -> tuple[Goal, ...]:
        """What draws the units of the side."""
        return tuple(goal for goal in self._goals() if goal.hexes)

    def _goals(self) -> Iterator[Goal]:
        specials = self.tables.specials(self.view.scenario, self.side)
        yield Goal(tuple(one.hex for one in self.foes), 50)
        own = [one for one in self.view.objectives if self.side in one.sides and not one.taken]
        yield Goal(tuple(one.hex for one in own), 60)
        yield Goal(tuple(sorted(movement.exit_hexes(self.scene, self.side))), 100)
        for rule in specials:
            if isinstance(rule, Boarding):
                yield Goal(rule.hexes, 70, unit_class=rule.unit_class)
        gate = self.worth.gates.get(self.side)
        if gate is not None:
            rows = tuple(one for one in self.tables.board.labels if one[0] in gate.rows)
            yield Goal(rows, 200, unit_type=gate.unit_type)
        yield Goal(
            tuple(one.hex for one in self.scene.forts.values() if one.owner != self.side), 60
        )

    def threat(self, unit: Unit) -> int:
        """Return the losses to be feared where a unit stands, at most its worth."""
        foes = self.foes if unit.side == self.side else self.scene.own_units(self.side)
        worth, kind, away = self.worth.unit(unit), self.scene.kind(unit), self.distances(unit)
        hit, sides, figures = count(self.die, kind.hit_by, False), len(self.die), unit.figures
        if "confirm_roll" in kind.traits:
            hit *= count(self.die, kind.confirm_faces, False)
            sides, figures = sides**2, 1
        feared = 0
        for foe in foes:
            dice = self.dice_feared(foe, unit, away[foe.hex])
            if dice > 0:
                found = effect(sides, dice, hit, 0, figures, FAR, 0, 1)
                feared += (found.dead + found.lost // HURT) * worth // CERTAIN
        return min(feared, 2 * worth)

    def distances(self, unit: Unit) -> dict[str, int]:
        """Return the distances from where a unit stands."""
        return self.tables.board.distances[unit.hex]

    def dice_feared(self, foe: Unit, unit: Unit, away: int) -> int:
        """Return the dice with which an enemy could attack a unit next turn, roughly."""
        kind = self.scene.kind(foe)
        steps = 0 if "immobile" in kind.traits else kind.move_and_attack_max
        near = max(1, away - steps)
        if near > len(kind.attack):
            return 0
        if not steps and not sight.sees(self.scene, foe.hex, unit.hex):
            return 0
        return kind.attack[near - 1] + combat.protection(self.scene, foe, unit.hex).amount

    # Units in a turn -------------------------------------------------------------------------

    def gain(self, unit: Unit, clause: int | None) -> int:
        """Return what an order for a unit is worth under the card of the running turn."""
        ready = msgspec.structs.replace(unit, ordered=True, clause=clause)
        stay = self.stance(unit)
        with self.standing(unit, ready):
            found = [self.move(ready, path) for path in self.paths(ready)]
        return max(0, max(found) - stay)

    def paths(self, unit: Unit) -> Iterable[tuple[str, ...]]:
        """List the paths of an ordered unit, that of staying included."""
        exits = movement.exit_hexes(self.scene, unit.side)
        limit = movement.allowance(self.scene, unit)
        return [(unit.hex,), *movement.reach(self.scene, unit, limit, exits)]
