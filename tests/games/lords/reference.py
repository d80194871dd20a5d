"""A second, plain reading of the rules, to play beside the engine and compare with it.

Written from section 5 of the rules digest without a look at the engine: no look-ups worked out in
advance, every unit is asked about every other one. Cells are pairs of numbers.
"""

from bot.games.lords.content import STEPS

OTHER = {"south": "north", "north": "south"}
SIGN = {"south": 1, "north": -1}
START = {"south": (3, 3), "north": (5, 4)}
MELEE = "melee"


class Unit:
    """A card on the mat."""

    def __init__(self, number, card, side, cell):
        self.number, self.card, self.side, self.cell = number, card, side, cell


class Reference:
    """What the rules allow and bring about on a mat, for one set of options."""

    def __init__(self, content, *, borderless, advanced):
        self.cards = content.cards
        self.grids = content.grids
        self.borderless, self.advanced = borderless, advanced

    def exists(self, cell):
        """Tell whether there is such a cell."""
        return self.borderless or (1 <= cell[0] <= 7 and 1 <= cell[1] <= 6)

    def around(self, cell):
        """Return the neighbours of a cell."""
        return [(cell[0] + dx, cell[1] + dy) for dx, dy in STEPS.values()]

    def arrow(self, unit, cell):
        """Return the value of a unit's arrow at a cell."""
        sign = SIGN[unit.side]
        step = (sign * (cell[0] - unit.cell[0]), sign * (cell[1] - unit.cell[1]))
        ways = [way for way, there in STEPS.items() if there == step]
        return self.cards[unit.card].arrow(ways[0]) if ways else 0

    def engagers(self, units, unit):
        """Return the enemies with an arrow at a unit."""
        return [one for one in units if one.side != unit.side and self.arrow(one, unit.cell)]

    def placements(self, units, side, hand):
        """Return the legal pairs of card and cell (5.5)."""
        taken = {unit.cell for unit in units}
        own = [unit for unit in units if unit.side == side]
        enemies = [unit for unit in units if unit.side != side]
        if not units:
            mat = [(col, row) for col in range(1, 8) for row in range(1, 7)]
            return {(card, cell) for card in hand for cell in self._first(side, mat)}

        def beside(those):
            cells = {cell for unit in those for cell in self.around(unit.cell)}
            return {cell for cell in cells if cell not in taken and self.exists(cell)}

        if not enemies:
            return {(card, cell) for card in hand for cell in beside(own)}
        legal = {
            (card, cell)
            for card in hand
            for cell in beside(enemies)
            if any(self.arrow(Unit(0, card, side, cell), enemy.cell) for enemy in enemies)
        }
        support = [card for card in hand if self.cards[card].kind in ("spear", "shooter")]
        legal |= {(card, cell) for card in support for cell in beside(own)}
        forced = {(card, cell) for card in hand for cell in beside(enemies)}
        return legal or forced or {(card, cell) for card in hand for cell in beside(own)}

    def _first(self, side, mat):
        return [START[side]] if self.borderless else mat

    def targets(self, units, shooter):
        """Return the enemies in a shooter's grid."""
        shot, sign = self.cards[shooter.card].shot, SIGN[shooter.side]
        cells = {
            (shooter.cell[0] + sign * dx, shooter.cell[1] + sign * dy)
            for dx, dy in self.grids[shot.grid].cells
        }
        return [unit for unit in units if unit.side != shooter.side and unit.cell in cells]

    def declarations(self, units, shooter):
        """Return what a shooter may declare: melee, or the number of a target."""
        if self.engagers(units, shooter):
            return [MELEE]
        found = [unit.number for unit in self.targets(units, shooter)]
        reached = [
            unit for unit in units if unit.side != shooter.side and self.arrow(shooter, unit.cell)
        ]
        return [MELEE, *found] if reached else found

    def resolve(self, units, declared):
        """Return the units that fall, each with those that gave it at least a point (5.6)."""
        fallen = {}
        for victim in units:
            given = {}
            for unit in units:
                if unit.side != victim.side:
                    given[unit.number] = self._attack(units, unit, victim, declared)
            if sum(given.values()) > self.cards[victim.card].defence:
                fallen[victim] = {number for number, value in given.items() if value}
        return fallen

    def _attack(self, units, unit, victim, declared):
        said = declared.get(unit.number, MELEE)
        if said == MELEE:
            return self.arrow(unit, victim.cell)
        if said != victim.number or self.engagers(units, unit):
            return 0
        aimed = victim in self.targets(units, unit)
        return self.cards[unit.card].shot.strength if aimed else 0

    def recallable(self, units, side, placed, took_part):
        """Return the cells of the units that may be recalled."""
        found = set()
        for unit in units:
            if unit.side != side or unit.number == placed or unit.number in took_part:
                continue
            held = self.engagers(units, unit)
            if self.advanced and self.cards[unit.card].kind == "cavalry":
                held = [one for one in held if self.cards[one.card].kind == "spear"]
            if not held:
                found.add(unit.cell)
        return found
