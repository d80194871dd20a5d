"""What the tests of Jours de Gloire read once."""

from __future__ import annotations

from bot.games import System
from bot.games.jours import content as jours
from bot.games.jours.rules.ground import Tables
from bot.library import data_folder, read_content

SYSTEM = System(
    content=jours.JdgContent,
    unfold=jours.unfold,
    check=jours.check,
    texts=jours.texts,
    leaves=frozenset({"scenarios"}),
    positions=None,
    game=None,
)
CONTENT = read_content(SYSTEM, data_folder() / "jours")
TABLES = Tables(CONTENT)
