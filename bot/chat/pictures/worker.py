"""The process that paints: one order after the other, from bytes to bytes.

It ends with the bot, however that ends, and leaves interrupts to it.
"""

from __future__ import annotations

import os
import pickle
import signal
import threading
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing import parent_process
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, Final, NamedTuple

import renderers
from bot.chat.wire.locale import Voice
from bot.engine.codec import know_all_structs
from bot.library import games_of, load_contents
from bot.text import Catalogue, catalogue_of
from renderers.kit.kept import KEPT, SHELF
from renderers.kit.scene.encode import Theme
from renderers.painter import Painter

ROOM_BYTES: Final = 192 * 2**20
"""What a worker keeps of grounds and sprites.

A battle takes about 28 MB. Four at once, board by board in turn, cost 155 ms a board with 64 MB,
since each drives out the others, and 27 ms with 128 MB.
"""


class Spoken(NamedTuple):
    """A voice on its way to a worker: the language alone."""

    locale: str


class Order(NamedTuple):
    """What is to be painted: an ability of a painter and what it is given."""

    slug: str
    theme: Theme
    ability: str
    given: Sequence[Any]
    options: Mapping[str, Any]


class Workshop:
    """What a worker has loaded."""

    def __init__(self, data: Path | None) -> None:
        contents = load_contents(data)
        self.catalogue: Catalogue = catalogue_of(contents, data)
        self._painters = {s: renderers.for_game(game) for s, game in games_of(contents).items()}
        know_all_structs()

    def painter(self, slug: str, theme: Theme) -> Painter:
        """Return who paints a game in a theme."""
        return self._painters[slug].in_theme(theme)


@cache
def workshop(data: Path | None) -> Workshop:
    """Return what this process has loaded of a data folder; loaded once."""
    return Workshop(data)


def begin(data: Path | None, grounds: Path | None) -> None:
    """Prepare a worker: load all games, look for pictures on disk, watch the bot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    SHELF.settle(grounds)
    KEPT.room = ROOM_BYTES
    workshop(data)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def paint(data: Path | None, packed: bytes) -> bytes:
    """Carry out a packed order; returns the encoded image."""
    order: Order = pickle.loads(packed)  # it comes from the bot that started this process
    shop = workshop(data)
    ability = getattr(shop.painter(order.slug, order.theme), order.ability)
    given = [Voice(shop.catalogue, v.locale) if isinstance(v, Spoken) else v for v in order.given]
    image: bytes = ability(*given, **order.options).data
    return image


def packed(order: Order) -> bytes:
    """Pack an order to be sent; equal orders give equal bytes as a rule."""
    given = [Spoken(one.locale) if isinstance(one, Voice) else one for one in order.given]
    return pickle.dumps(order._replace(given=given), pickle.HIGHEST_PROTOCOL)
