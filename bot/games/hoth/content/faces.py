"""The faces of the attack dice, which units, cards and rolls all name."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Face: TypeAlias = Literal["infantry", "vehicle", "explosion", "retreat", "miss"]
FACES: tuple[Face, ...] = get_args(Face)
