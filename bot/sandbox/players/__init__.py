"""People at their Discord clients: one API for the tests and for the browser page."""

from __future__ import annotations

from bot.sandbox.players.forms import CannotDo
from bot.sandbox.players.player import Player
from bot.sandbox.players.reading import (
    buttons_of,
    is_ephemeral,
    labels_of,
    pictures_of,
    selects_of,
    text_of,
)
from bot.sandbox.players.sent import Answer, Modal, Sent

__all__ = [
    "Answer",
    "CannotDo",
    "Modal",
    "Player",
    "Sent",
    "buttons_of",
    "is_ephemeral",
    "labels_of",
    "pictures_of",
    "selects_of",
    "text_of",
]
