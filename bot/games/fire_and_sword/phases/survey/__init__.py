"""What is asked about the table: the players say it, or the virtual table is measured.

``Survey`` is the port; ``Asked`` puts questions, ``Measured`` answers them from geometry.
"""

from __future__ import annotations

from bot.games.fire_and_sword.model.state import FasState
from bot.games.fire_and_sword.rules.scene import scene_of
from bot.games.fire_and_sword.rules.tables import Tables

from .asked import Asked
from .measured import Measured
from .port import Survey

__all__ = ["Survey", "survey"]


def survey(tables: Tables, state: FasState) -> Survey:
    """Return who knows the table of a match: its players, or geometry.  Rules: FAS-OPT-06."""
    return Measured(scene_of(tables, state)) if state.field else Asked(tables)
