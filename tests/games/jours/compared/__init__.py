"""Where the game and the second reading of its rules differ, chapter by chapter.

Each function lays out random positions and yields one line for every difference.
"""

from typing import TypeAlias

Difference: TypeAlias = str
"""The position in short, what the second reading says, what the game says."""
