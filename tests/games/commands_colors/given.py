"""Orders as players type them, forced dice, and what is asked and told, for both games."""

from bot.engine import flow
from bot.engine.chance.draws import ScriptedDraws, SeededDraws
from bot.engine.flow import Position, Transition
from bot.engine.model import Draw
from bot.engine.refusal import Refused


class Hand:
    """The hand that plays a game in its rule tests; ``faces`` maps words for faces to values."""

    def __init__(self, game, faces):
        self.game = game
        self.faces = faces

    def settled(self, state):
        """Run the rules until somebody must choose, without any dice; shuffles are free."""
        t = Transition(state, self.draws())
        while t.state.flow and not t.state.open:
            self.game.advance(t)
        return Position(self.game, t.state)

    def draws(self, *rolls):
        """Force rolls, written as words for faces; without any, shuffles are free."""
        if not rolls:
            return ScriptedDraws([], SeededDraws(b"given", "rules"))
        return ScriptedDraws([self.roll(one) for one in rolls])

    def roll(self, words):
        """Force one roll."""
        values = tuple(self.faces[face] for face in words.split())
        return Draw("roll", len(values), 6, "", values)

    def do(self, position, order, *rolls):
        """Give an order in notation at the open decision, with forced dice."""
        decision = position.open[0]
        action = self.game.read(position.view(decision.seat), decision, order)
        draws = self.draws(*rolls)
        return flow.submit(position, decision.seat, decision.serial, action, draws)

    def after(self, position, *orders):
        """Give several orders, one after the other, and return the position."""
        for order in orders:
            position = self.do(position, order).position
        return position

    def refusal(self, position, order):
        """Return (rule id, message key) of the refusal of an order, which must change nothing."""
        before = position.encode()
        try:
            self.do(position, order)
        except Refused as refused:
            assert position.encode() == before
            return refused.rule, refused.reason.key.removeprefix(f"{self.game.slug}-refused-")
        raise AssertionError(f"{order} was accepted")

    def orders(self, position):
        """Return all legal orders of the open decision, as they are written."""
        return [self.game.write(action) for action in position.options(position.open[0])]

    def asked(self, position):
        """Return what is asked of whom, e.g. ``D-06 bottom``."""
        return [f"{decision.point} {decision.seat}" for decision in position.open]

    def told(self, step):
        """Return the kinds of the events in their order."""
        return [event.__struct_config__.tag for event in step.events]

    def unit(self, position, label):
        """Return the unit on a hex, or None."""
        return next((one for one in position.state.units if one.hex == label), None)
