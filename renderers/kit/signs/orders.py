"""The colours of the edge around a unit that is ordered, or that has battled."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from renderers.kit.brush.colours import ORDER, rgb
from renderers.kit.theme import Colour

State: TypeAlias = Literal["ordered", "done"]
TONES: Final[dict[State, Colour]] = {"ordered": ORDER, "done": rgb("#aeb4bc")}
