"""The facts of content and mat that pictures show, in the form in which they are drawn."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.model import Side, Text
from bot.games.lords.content import Card, LordsContent
from bot.games.lords.model.field import Field
from bot.games.lords.model.state import Unit, other
from bot.games.lords.model.view import LordsView, SideView
from bot.games.lords.rules.geometry import Cell, neighbours
from bot.games.lords.rules.tables import CardFacts, Tables
from renderers.kit.lettering import drawable
from renderers.picture import Speaker

from .portraits.sitter import sitter_of
from .tiles import Face


class Facts:
    """Reads the content of Lords of War, and the units of a view, for the painter."""

    def __init__(self, content: LordsContent) -> None:
        self.content = content
        self.tables = Tables(content)

    def card(self, card: str) -> Card:
        """Return a card."""
        return self.content.cards[card]

    def moves(self, card: str) -> CardFacts:
        """Return what a card can do on the mat."""
        return self.tables.cards[card]

    def face(self, card: str, side: Side, say: Speaker, *, turned: bool) -> Face:
        """Return what the tile of a side's card shows on a picture."""
        facts = self.moves(card)
        arrows, grid = facts.arrows[side], facts.grid[side]
        if turned:
            arrows = arrows[4:] + arrows[:4]
            grid = tuple((-dx, -dy) for dx, dy in grid)
        return Face(
            name=say(short(card)),
            kind=facts.kind,
            rank=facts.rank,
            pips=self.content.ranks[self.card(card).rank].pips,
            command=facts.command,
            defence=facts.defence,
            arrows=arrows,
            strength=facts.strength,
            grid=grid,
            side=side,
            up=(self.tables.forward[side] > 0) != turned,
            sitter=sitter_of(self.card(card)),
        )

    def race(self, force: SideView) -> str:
        """Return the people of a side's army, or the banner of an army of one's own."""
        base = self.content.armies.get(force.army)
        return base.race if base else "banner"

    def army(self, force: SideView, say: Speaker) -> str:
        """Return the name of a side's army; one of one's own bears its own and its base's."""
        title = drawable(force.army)
        if force.army in self.content.armies:
            return say(Text(f"lords-army-{force.army}"))
        if force.base:
            base = Text(f"lords-army-{force.base}")
            return say(Text("lords-own-army", {"title": title, "army": base}))
        return title

    def field(self, view: LordsView) -> Field:
        """Return the units of a view on the mat."""
        return Field(self.tables, view.units, borderless=view.terms.borderless)

    def danger(self, field: Field, side: Side, cells: Iterable[Cell]) -> dict[Cell, int]:
        """Return the sum of the enemy arrows that point at empty cells, where there are any."""
        sums: dict[Cell, int] = {}
        shown = set(cells)
        for enemy in field.of_side(other(side)):
            arrows = field.facts(enemy).arrows[enemy.side]
            for value, cell in zip(arrows, neighbours(enemy.cell), strict=True):
                if value and cell in shown and field.is_free(cell):
                    sums[cell] = sums.get(cell, 0) + value
        return sums

    def threats(self, field: Field, side: Side) -> dict[Cell, int]:
        """Return what the enemies on the mat can bring to bear on the units of a side.

        A shooter that is free to shoot counts with its shot if that is more than its arrow.
        """
        sums: dict[Cell, int] = {}
        for unit in field.of_side(side):
            arrows = {enemy.id: value for enemy, value in field.engagers(unit)}
            for enemy in self._free_shooters(field, other(side)):
                if any(target.id == unit.id for target in field.targets(enemy)):
                    strength = field.facts(enemy).strength
                    arrows[enemy.id] = max(strength, arrows.get(enemy.id, 0))
            if arrows:
                sums[unit.cell] = sum(arrows.values())
        return sums

    def _free_shooters(self, field: Field, side: Side) -> list[Unit]:
        return [
            unit
            for unit in field.of_side(side)
            if field.facts(unit).strength and not field.is_engaged(unit)
        ]


def short(card: str) -> Text:
    """Name a card in one word."""
    return Text(f"lords-short-{card}")
