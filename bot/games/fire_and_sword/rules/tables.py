"""What the cards say of the elements on the table."""

from __future__ import annotations

from functools import cache

from bot.engine.model import Side
from bot.games.fire_and_sword.content import (
    FireAndSwordContent,
    Formation,
    Mode,
    Profile,
    State,
    TwoSpeeds,
)
from bot.games.fire_and_sword.model.state import Element, FasState

from . import fighter as fighters
from . import fires
from .fighter import Fighter


class Tables:
    """The content, asked about elements."""

    def __init__(self, content: FireAndSwordContent):
        self.content = content
        self._carded = cache(self._equipped)

    def _equipped(self, card: str, upgrades: tuple[str, ...]) -> Profile:
        return fighters.equip(self.content, self.content.cards[card], upgrades)

    def profile(self, element: Element) -> Profile:
        """Return the values of an element: its card or typed profile with its upgrades."""
        if element.custom is not None:
            return fighters.equip(self.content, element.custom, element.upgrades)
        return self._carded(element.card, element.upgrades)

    def fighter(self, element: Element) -> Fighter:
        """Return an element as the procedures see it.  Rules: FAS-3.1-c."""
        return Fighter(
            profile=self.profile(element),
            dp=element.dp,
            mode=element.mode,
            formation=element.formation,
            order=element.revealed or element.told,
            ammo=element.ammo,
            melee_ammo=element.melee_ammo,
            lances=element.lances,
        )

    def is_unit(self, element: Element) -> bool:
        """Tell a Unit from a Group."""
        return self.profile(element).kind == "unit"

    def units(self, state: FasState, side: Side | None = None) -> list[Element]:
        """Return the Units on the table, of a side or of both."""
        return [one for one in state.on_table(side) if self.is_unit(one)]

    def state_of(self, element: Element) -> State:
        """Return the state by DP."""
        return self.fighter(element).state

    def flees(self, element: Element) -> bool:
        """Tell whether an element that just gained DP flees."""
        return self.fighter(element).flees

    def has(self, element: Element, rule: str) -> bool:
        """Tell whether a special rule of an element works now."""
        return self.fighter(element).has(rule)

    def value(self, element: Element, rule: str) -> int:
        """Return the X of a special rule that works now."""
        return self.fighter(element).value(rule)

    def is_chief(self, element: Element) -> bool:
        """Tell whether an element is its army's commander-in-chief.  Rules: FAS-10.4-a."""
        command = self.profile(element).command
        return command is not None and command.commander_in_chief

    def is_commander(self, element: Element) -> bool:
        """Tell whether an element has CP on its card.  Rules: FAS-10.1-a."""
        return self.profile(element).command is not None

    def motivation_loss(self, element: Element) -> int:
        """Return the Motivation that its side loses with it.  Rules: FAS-1.1.3-b, FAS-11-b."""
        return self.content.motivation.loss[self.profile(element).colour]

    def formations(self, element: Element) -> tuple[Formation, ...]:
        """Return the formations that an element may change to now."""
        return fighters.formations(self.content, self.fighter(element))

    def modes(self, element: Element) -> tuple[Mode, ...]:
        """Return the type that Dragoons may change to.  Rules: FAS-12.1-DRA."""
        if not isinstance(self.profile(element).speed, TwoSpeeds):
            return ()
        return ("cavalry",) if element.mode == "infantry" else ("infantry",)

    # Loads ------------------------------------------------------------------------------------

    def full(self, element: Element, kind: str) -> int:
        """Return the most loads of a kind that the card gives."""
        return int(getattr(fighters.fresh(self.profile(element)), kind))

    def pool(self, element: Element) -> str:
        """Return the kind of loads that its shooting profile uses.  Rules: FAS-6.7-a."""
        shooting = self.profile(element).shooting
        return "melee_ammo" if shooting and shooting.ammo_pool == "melee" else "ammo"

    def loads(self, element: Element) -> int:
        """Return how many loads an element has to shoot with.  Rules: FAS-6.6-a, FAS-6.7-a."""
        return int(getattr(element, self.pool(element)))

    def loadable(self, element: Element) -> tuple[str, ...]:
        """Return the kinds of loads that an element may regain."""
        return fires.loadable(self.content, self.fighter(element))


def side_of(seat: str) -> Side:
    """Return the side that a seat belongs to.

    >>> side_of("red-1")
    'red'
    """
    return Side(seat.partition("-")[0])
