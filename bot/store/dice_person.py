"""What the dice tables hold about a person: given out, and taken off."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import func, select, update

from .connected import Connected
from .dice_rows import roll_of
from .dice_schema import points, rolls, sessions

SEALS = {"salt", "mark", "digest"}
"""What seals a roll: made by the bot, and nothing about a person."""


async def about(connection: Connected, user: int) -> dict[str, Any]:
    """Return what is stored about a user's dice; a roll for somebody else's eyes without result."""
    mine = select(rolls).where(rolls.c.user == user).order_by(rolls.c.session, rolls.c.number)
    given = select(points).where(points.c.user == user).order_by(points.c.session, points.c.number)
    opened = select(sessions.c.id).where(sessions.c.host == user).order_by(sessions.c.at)
    told: list[dict[str, Any]] = []
    for one in await connection.execute(mine):
        roll = msgspec.structs.asdict(roll_of(one))
        if roll["viewer"] not in (None, user):
            roll["draws"] = None
        roll["user"] = str(user)
        roll["viewer"] = None if roll["viewer"] is None else str(roll["viewer"])
        told.append({name: value for name, value in roll.items() if name not in SEALS})
    seen = select(func.count()).select_from(rolls)
    seen = seen.where(rolls.c.viewer == user, rolls.c.user != user)
    return {
        "rolls": told,
        "rolls_shown_to_you": (await connection.execute(seen)).scalar_one(),
        "points": [{**one._mapping, "user": str(user)} for one in await connection.execute(given)],
        "sessions": [one.id for one in await connection.execute(opened)],
    }


async def forget(connection: Connected, user: int, nobody: int) -> None:
    """Take a user's name and words off their rolls and points; the dice stay, for verification.

    The salts go with the words, so that nobody can try out what they were. A secret roll that they
    alone might see is seen by nobody then.
    """
    mine = update(rolls).where(rolls.c.user == user)
    await connection.execute(mine.values(user=nobody, label="", salt=None))
    await connection.execute(update(rolls).where(rolls.c.viewer == user).values(viewer=nobody))
    await connection.execute(update(points).where(points.c.user == user).values(user=nobody))
    await connection.execute(update(sessions).where(sessions.c.host == user).values(host=nobody))
