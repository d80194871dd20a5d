"""Times as Discord shows them: to each reader in their own zone."""

from __future__ import annotations

import math


def moment(time: float) -> str:
    """Write a moment, and how far off it is."""
    return f"<t:{math.ceil(time)}:f> ({ago(time)})"


def ago(time: float) -> str:
    """Write how far off a moment is."""
    return f"<t:{math.ceil(time)}:R>"
