"""Whether a hex sees another, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.model import Text, text
from bot.engine.parts.insight import Sight
from bot.engine.refusal import Refused
from bot.games.jours.content.base import Cell
from bot.games.jours.model.field import Field
from bot.games.jours.rules import stacks
from bot.games.jours.rules.land.ground import Ground
from bot.games.jours.rules.land.sight import Block, Outlook
from bot.games.jours.words import names

RUNS_ALONG = "JDG-7.4.2-a"
"""The rule by which both hexes beside a line block it together."""


def asked(field: Field, ground: Ground, origin: str, target: str) -> Sight:
    """Say whether a hex sees another and what is in the way; raises ``Refused``.

    Rules: JDG-7.4-a, JDG-7.4.1-a, JDG-7.4.1-b, JDG-7.4.2-a, JDG-7.4.2-b, JDG-7.4.3-c, JDG-7.4.4-a.
    """
    a, b = _cell(ground, origin), _cell(ground, target)
    if a == b:
        raise Refused(text("sight-same", hex=a))
    blocks = Outlook(field, ground).every(a, b)
    if not blocks:
        return Sight(a, b, (), (text("jours-sight-free", a=a, b=b, rule="JDG-7.4-a"),))
    along = all(one.rule == RUNS_ALONG for one in blocks)
    head = text("sight-along" if along else "sight-through", a=a, b=b, rule=blocks[0].rule)
    lines = [line for one in blocks for line in _obstacles(field, ground, one)]
    cells = tuple(dict.fromkeys(cell for one in blocks for cell in one.cells))
    return Sight(a, b, cells, (head, *lines))


def _cell(ground: Ground, typed: str) -> Cell:
    """Return a hex as it is typed; raises ``Refused``."""
    cell = typed.strip()
    if cell not in ground.cells:
        ends = {"first": min(ground.cells), "last": max(ground.cells)}
        raise Refused(text("sight-unknown", hex=cell[:20], **ends))
    return cell


def _obstacles(field: Field, ground: Ground, block: Block) -> Iterator[Text]:
    """Name what blocks a line: in one hex, in both hexes beside it, or the hexside of two."""
    if len(block.cells) == 1 or block.rule == RUNS_ALONG:
        for cell in block.cells:
            what = _in_hex(field, ground, cell)
            yield text("sight-obstacle", hex=cell, what=what, rule=block.rule)
        return
    side = ground.hexside(*block.cells)
    assert side is not None
    what = Text(f"jours-hexside-{side.id}")
    yield text("sight-obstacle", hex=names.way(block.cells), what=what, rule=block.rule)


def _in_hex(field: Field, ground: Ground, cell: Cell) -> Text:
    """Name what in a hex blocks: its terrain, a unit, or its height alone."""
    terrain, there = ground.terrain(cell), stacks.stack(field, cell)
    if terrain.blocks:
        return Text(f"jours-terrain-{terrain.id}")
    if there:
        return names.unit(ground.content, field, there[0].id)
    return Text("jours-sight-higher")
