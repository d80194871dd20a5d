"""The engine and a second reading of the rules play the same battles, choice by choice."""

import random

import pytest

from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Setup
from bot.games.lords.rules.geometry import Cell, label
from tests.games.lords.given import GAME
from tests.games.lords.reference import MELEE, OTHER, START, Reference, Unit

ARMIES = sorted(GAME.content.armies)
CARDS = GAME.content.cards
GAMES = 6
"""Random battles for each set of options."""


@pytest.mark.parametrize("advanced", ["on", "off"])
@pytest.mark.parametrize("borderless", ["on", "off"])
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_engine_offers_and_does_what_the_rules_say(seed, borderless, advanced):
    chance = random.Random(f"{seed} {borderless} {advanced}")
    options = {
        "army-south": chance.choice(ARMIES),
        "army-north": chance.choice(ARMIES),
        "borderless": borderless,
        "advanced": advanced,
        "victory_units": chance.choice(["10", "20", "36"]),
        "victory_commands": chance.choice(["2", "4", "6"]),
        "stall_limit": chance.choice(["20", "60"]),
    }

    Match(chance, options).play()


class Match:
    """A battle that both keep; whatever they see differently fails."""

    def __init__(self, chance, options):
        self.chance = chance
        self.draws = SeededDraws(repr(sorted(options.items())).encode(), "reference")
        setup = Setup(scenario="basic", seats=("south", "north"), options=options)
        self.position = flow.begin(GAME, setup, self.draws).position
        state = self.position.state
        self.terms = state.terms
        self.rules = Reference(
            GAME.content, borderless=state.terms.borderless, advanced=state.terms.advanced
        )
        self.hands = {side: list(force.hand) for side, force in state.forces.items()}
        self.decks = {side: list(force.deck) for side, force in state.forces.items()}
        self.piles = {"south": [], "north": []}
        self.owed = {"south": 0, "north": 0}
        self.units, self.count, self.stall, self.skips = [], 0, 0, 0
        self.result = None

    def play(self):
        """Play to the end and compare the results."""
        for point, side in (("DP-CHAL-1", "south"), ("DP-CHAL-2", "north")):
            offers = {self.order(card, START[side]): card for card in self.hands[side]}
            self.put(self.choose(offers, point, side), side, START[side])
            self.draw(side)
        side = "south"
        while self.result is None:
            self.compare()
            side = self.turn(side)
        outcome = self.position.outcome
        assert outcome is not None
        assert (outcome.winner or "draw") == self.result

    # Both sides of the comparison --------------------------------------------------------

    def choose(self, offers, point, side):
        """Check that the engine offers the same, choose at random, and tell the engine."""
        decision = self.position.open[0]
        assert (decision.point, decision.seat) == (point, side)
        actions = {GAME.write(action): action for action in self.position.options(decision)}
        assert set(actions) == set(offers)
        order = self.chance.choice(sorted(offers))
        action = actions[order]
        self.position = flow.submit(
            self.position, decision.seat, decision.serial, action, self.draws
        ).position
        return offers[order]

    def compare(self):
        """Check that all cards are where the engine has them."""
        state = self.position.state
        assert sorted((one.side, one.card, one.cell) for one in self.units) == sorted(
            (one.side, one.card, tuple(one.cell)) for one in state.units
        )
        for side, force in state.forces.items():
            assert (force.hand, force.deck) == (self.hands[side], self.decks[side])
            assert sorted(force.pile) == sorted(self.piles[side])
            assert force.extra_turns == self.owed[side]

    # Turns -------------------------------------------------------------------------------

    def turn(self, side):
        """Play a turn; returns who is next, None at the end (5.8)."""
        legal = self.rules.placements(self.units, side, set(self.hands[side]))
        placed = None
        if legal:
            offers = {self.order(card, cell): (card, cell) for card, cell in legal}
            card, cell = self.choose(offers, "DP-PLACE", side)
            placed = self.put(card, side, cell)
        else:
            self.choose({"skip": None}, "DP-PLACE", side)
        took_part, eliminated = self.fight(side)
        if self.result is not None:
            return None
        self.refill(side, placed, took_part)
        self.stall = 0 if eliminated else self.stall + 1
        self.skips = 0 if legal else self.skips + 1
        if self.skips == 2 or self.stall == self.terms.stall_limit:
            self.result = self.ladder()
            return None
        if self.owed[side]:
            self.owed[side] -= 1
            return side
        return OTHER[side]

    def fight(self, side):
        """Resolve until no berserker owes a move (5.6, 5.7)."""
        declared, took_part, due, eliminated = {}, set(), {}, 0
        while True:
            self.declare(side, declared)
            fallen = self.rules.resolve(self.units, declared)
            eliminated += len(fallen)
            took_part |= {number for givers in fallen.values() for number in givers}
            due |= self.successes(fallen)
            self.remove(fallen)
            if self.result is not None or not self.terms.advanced:
                return took_part, eliminated
            if not self.advance(side, due):
                return took_part, eliminated

    def declare(self, side, declared):
        """Let every shooter of the side declare that can."""
        while True:
            offers = {}
            for unit in self.units:
                if unit.side != side or CARDS[unit.card].shot is None or unit.number in declared:
                    continue
                found = self.rules.declarations(self.units, unit)
                if len(found) == 1:
                    declared[unit.number] = found[0]
                elif found:
                    offers |= {self.shot(unit, one): (unit.number, one) for one in found}
            if not offers:
                return
            number, said = self.choose(offers, "DP-SHOOT", side)
            declared[number] = said

    def successes(self, fallen):
        """Return the cells that each berserker has earned."""
        berserkers = {unit.number for unit in self.units if CARDS[unit.card].kind == "berserker"}
        found = {}
        for victim, givers in fallen.items():
            for number in givers & berserkers:
                found.setdefault(number, []).append(victim.cell)
        return found

    def remove(self, fallen):
        """Take the fallen off the mat, then look for generals and victory."""
        for unit in fallen:
            self.piles[OTHER[unit.side]].append(unit.card)
        self.units = [unit for unit in self.units if unit not in fallen]
        generals = [unit for unit in fallen if CARDS[unit.card].rank == "general"]
        if len(generals) == 1:
            self.owed[OTHER[generals[0].side]] += 1
        won = [side for side in self.piles if self.has_won(side)]
        if won:
            self.result = won[0] if len(won) == 1 else self.ladder()

    def advance(self, side, due):
        """Move one berserker, if one owes a move."""
        units = {unit.number: unit for unit in self.units}
        taken = {unit.cell for unit in self.units}
        for number, cells in list(due.items()):
            unit = units.get(number)
            if (
                unit is None
                or self.rules.engagers(self.units, unit)
                or all(cell in taken for cell in cells)
            ):
                del due[number]
        for owner in (side, OTHER[side]):
            offers = {
                f"{self.label(units[number].cell)}>{self.label(cell)}": (number, cell)
                for number, cells in due.items()
                for cell in cells
                if units[number].side == owner and cell not in taken
            }
            if offers:
                sole = len(offers) == 1
                number, cell = (
                    next(iter(offers.values()))
                    if sole
                    else self.choose(offers, "DP-BERSERK", owner)
                )
                units[number].cell = cell
                del due[number]
                return True
        return False

    def refill(self, side, placed, took_part):
        """Draw and recall up to six cards."""
        while len(self.hands[side]) < 6:
            cells = self.rules.recallable(self.units, side, placed, took_part)
            offers = {f"recall {self.label(cell)}": cell for cell in cells}
            offers["draw" if self.decks[side] else "done"] = None
            cell = self.choose(offers, "DP-REINFORCE", side)
            if cell is not None:
                unit = next(unit for unit in self.units if unit.cell == cell)
                self.units.remove(unit)
                self.hands[side].append(unit.card)
            elif self.decks[side]:
                self.draw(side)
            else:
                return

    # Small things ------------------------------------------------------------------------

    def put(self, card, side, cell):
        """Place a card; returns the number of the unit."""
        self.count += 1
        self.hands[side].remove(card)
        self.units.append(Unit(self.count, card, side, cell))
        return self.count

    def draw(self, side):
        """Draw a card."""
        self.hands[side].append(self.decks[side].pop())

    def commands(self, side):
        """Count the command units that a side has eliminated."""
        return sum(CARDS[card].rank in ("general", "commander") for card in self.piles[side])

    def has_won(self, side):
        """Tell whether a side fulfils a condition of victory."""
        units = len(self.piles[side]) >= self.terms.victory_units
        return units or self.commands(side) >= self.terms.victory_commands

    def ladder(self):
        """Compare the piles: command units, then units."""
        south, north = ((self.commands(side), len(self.piles[side])) for side in self.piles)
        return "draw" if south == north else "south" if south > north else "north"

    def order(self, card, cell):
        """Write a placement."""
        return f"{card.partition('_')[2]} {self.label(cell)}"

    def shot(self, unit, said):
        """Write a declaration."""
        if said == MELEE:
            return f"{self.label(unit.cell)} melee"
        target = next(one for one in self.units if one.number == said)
        return f"{self.label(unit.cell)}x{self.label(target.cell)}"

    def label(self, cell):
        """Write a cell."""
        return label(Cell(*cell))
