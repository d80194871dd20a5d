"""A melee as it may go: what each reaction of the other side would make of it, exactly."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction

import msgspec

from bot.games.napoleonics.model.scene import Scene
from bot.games.napoleonics.model.state import CombatFrame, Unit, other_side
from bot.games.napoleonics.model.view import NapView
from bot.games.napoleonics.rules import arms, melee, reactions

from .chances import End, Ends, Victim, ends, flag_chance, hit_chance


class Bout:
    """One declared melee against a unit, from the facts that everybody sees.

    ``open`` names the reactions that public facts leave open: ``strike``, ``retire``, ``square``.
    """

    def __init__(self, scene: Scene, view: NapView, unit: Unit, target: Unit, guns: Sequence[Unit]):
        self.scene = scene
        self.unit = unit
        self.target = target
        self.guns = guns
        self.bonus = view.combat is not None
        self.frame = CombatFrame(
            attacker=unit.id, origin=unit.hex, target_hex=target.hex, target=target.id
        )
        self.open = self._open(view)

    def _open(self, view: NapView) -> tuple[str, ...]:
        """Rules: NAP-FST-01, NAP-RR-01, NAP-SQ-01, NAP-PBP-05."""
        cards = view.players[other_side(self.unit.side)]
        found = reactions.open_to(self.scene, self.frame, cards)
        strike = reactions.strike_is_open(self.scene, self.frame) and cards.hand_size > 0
        return (*(["strike"] if strike and not all_struck(self.scene, view) else []), *found)

    # Courses ---------------------------------------------------------------------------------

    def plain(self) -> Ends:
        """Return how the target ends if nobody reacts; an old square rolls first all the same.

        Rules: NAP-SQ-07, NAP-SQ-09, NAP-SQ-10.
        """
        if reactions.is_stormed(self.scene, self.frame):
            return self._after(self._first(self.scene, self.target), self.scene, self.target)
        return self.attack(self.scene, self.unit, self.target)

    def answers(self) -> Iterator[tuple[str, Ends]]:
        """Yield how the target ends by each open reaction.

        Rules: NAP-FST-02, NAP-FST-03, NAP-RR-03, NAP-SQ-07, NAP-SQ-10.
        """
        if "strike" in self.open:
            yield "strike", self._after(self.struck(), self.scene, self.target)
        if "retire" in self.open:
            yield "retire", self._retiring()
        if "square" in self.open:
            yield "square", self._squared()

    def struck(self) -> Ends:
        """Return how First Strike leaves the attacker.  Rules: NAP-FST-02."""
        return self._first(self.scene, self.target)

    def battle_back(self, found: Ends) -> Ends:
        """Return how the battle back leaves the attacker; empty where there is none.

        Rules: NAP-BB-01, NAP-BB-02, NAP-BB-03, NAP-SQ-11.
        """
        if reactions.is_stormed(self.scene, self.frame):
            return {}
        result: dict[End, Fraction] = defaultdict(Fraction)
        rolls: dict[int, Ends] = {}
        for end, chance in found.items():
            if not end.stays:
                result[End(self.unit.blocks, stays=True)] += chance
                continue
            if end.blocks not in rolls:
                left = msgspec.structs.replace(self.target, blocks=end.blocks)
                rolls[end.blocks] = self._first(self.scene, left)
            for own, part in rolls[end.blocks].items():
                result[own] += chance * part
        return result

    # Rolls -----------------------------------------------------------------------------------

    def attack(self, scene: Scene, unit: Unit, target: Unit) -> Ends:
        """Return how the attack leaves the target.  Rules: NAP-MEL-08, NAP-CA-04, NAP-CA-05."""
        dice = arms.tally(scene, unit, target.hex, self.guns, bonus=self.bonus).total
        bounced = unit.square is not None and scene.kind(target).unit_class == "cavalry"
        victim = Victim.of(scene, target, unit.hex, dice, bounced=bounced)
        hit = hit_chance(scene, target, sabers=arms.sabers_hit(scene, unit))
        return ends(victim, dice, hit, flag_chance(scene))

    def _first(self, scene: Scene, roller: Unit) -> Ends:
        """Return how a roll of the target leaves the attacker: first, or in battling back.

        Rules: NAP-FST-02, NAP-SQ-07, NAP-SQ-08, NAP-BB-03, NAP-CBT-10.
        """
        unit = self.unit
        bounced = roller.square is not None and scene.kind(unit).unit_class == "cavalry"
        dice = melee.tally(scene, roller, unit.hex).floored
        victim = Victim.of(scene, unit, roller.hex, dice, bounced=bounced)
        hit = hit_chance(scene, unit, sabers=arms.sabers_hit(scene, roller))
        return ends(victim, dice, hit, flag_chance(scene))

    def _after(self, first: Ends, scene: Scene, target: Unit) -> Ends:
        """Return how the target ends when the attacker was rolled against first.

        Rules: NAP-FST-03, NAP-SQ-09, NAP-CA-06.
        """
        result: dict[End, Fraction] = defaultdict(Fraction)
        for blocks in range(self.unit.blocks + 1):
            chance = sum(
                (part for end, part in first.items() if end.stays and end.blocks == blocks),
                Fraction(0),
            )
            if chance:
                left = msgspec.structs.replace(self.unit, blocks=blocks)
                for end, part in self.attack(scene, left, target).items():
                    result[end] += chance * part
        driven = 1 - sum(result.values(), Fraction(0))
        result[End(target.blocks, stays=True)] += driven
        return result

    def _retiring(self) -> Ends:
        """Return how cavalry that retires ends: only its own symbol hits, and it leaves.

        Rules: NAP-RR-03, NAP-RR-04.
        """
        dice = arms.tally(self.scene, self.unit, self.target.hex, self.guns, bonus=self.bonus).total
        victim = Victim.of(self.scene, self.target, self.unit.hex, dice)
        hit = hit_chance(self.scene, self.target, sabers=False)
        result: dict[End, Fraction] = defaultdict(Fraction)
        for end, chance in ends(victim, dice, hit, Fraction(0)).items():
            result[End(end.blocks, stays=False, leader_falls=end.leader_falls)] += chance
        return result

    def _squared(self) -> Ends:
        """Return how infantry that forms square ends, over its check where the match has one.

        Rules: NAP-SQ-03, NAP-SQ-07, NAP-SQ-09, NAP-SQ-10, NAP-OPT-01.
        """
        square = msgspec.structs.replace(self.target, square=1)
        scene = Scene(self.scene.tables, self.scene.field)
        scene.units[square.hex] = square
        formed = self._after(self._first(scene, square), scene, square)
        if self.scene.field.options.get("square_check") != "on":
            return formed
        faces = self.scene.tables.content.dice.faces
        fails = sum(reactions.fails_check(self.unit, self.scene, face) for face in faces)
        failing = Fraction(fails, len(faces))
        result: dict[End, Fraction] = defaultdict(Fraction)
        for found, weight in ((formed, 1 - failing), (self.plain(), failing)):
            for end, chance in found.items():
                result[end] += weight * chance
        return result


def all_struck(scene: Scene, view: NapView) -> bool:
    """Tell whether all First Strike cards lie where everybody sees them.

    Rules: NAP-CRD-11, NAP-PBP-11.
    """
    cards = scene.tables.cards
    shown = [*view.discard, *(one for own in view.players.values() for one in own.struck)]
    shown += [view.turn.card] if view.turn.card is not None else []
    seen = sum(reactions.is_first_strike(cards[one]) for one in shown)
    return seen >= sum(reactions.is_first_strike(cards[one]) for one in scene.tables.deck)
