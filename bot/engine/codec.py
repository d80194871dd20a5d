"""Values of a game and their JSON; and what must be known of types before a thread starts.

msgspec looks a struct's fields up when the struct is first decoded. Another thread that decodes the
same struct at that moment reads a half-filled table, and the process dies. So everything is looked
up beforehand, see ``know_all_structs``; ``bot/decisions/001-types-known-before-threads.md``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Generic, TypeVar, get_args

import msgspec

from .model import Action, Event, State

S = TypeVar("S", bound=State[Any])
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=msgspec.Struct)


class Codec(Generic[S, A, V]):
    """The four kinds of values of a game that are stored: how they are read back.

    ``action`` and ``event`` are the unions of the game's structs. All readers raise
    ``msgspec.MsgspecError`` for bytes that are no such value.
    """

    def __init__(self, state: type[S], action: Any, event: Any, view: type[V]) -> None:
        self.state_type, self.view_type = state, view
        self.event_kinds: tuple[type[Event], ...] = get_args(event)
        self._state: msgspec.json.Decoder[S] = msgspec.json.Decoder(state)
        self._action = msgspec.json.Decoder(action)
        self._events = msgspec.json.Decoder(tuple[event, ...])
        self._view: msgspec.json.Decoder[V] = msgspec.json.Decoder(view)

    def state(self, data: bytes) -> S:
        """Read a state, hidden parts included."""
        return self._state.decode(data)

    def action(self, data: bytes | msgspec.Raw) -> A:
        """Read one action."""
        found: A = self._action.decode(data)
        return found

    def events(self, data: bytes | msgspec.Raw) -> tuple[Event, ...]:
        """Read events with their audiences."""
        found: tuple[Event, ...] = self._events.decode(data)
        return found

    def view(self, data: bytes | msgspec.Raw) -> V:
        """Read what one viewer saw."""
        return self._view.decode(data)


def know_all_structs() -> None:
    """Look up every struct that is defined by now, in the thread that calls.

    Call it when the games and painters are loaded and no other thread runs yet. A struct that JSON
    cannot hold, such as one of exact fractions, or whose annotations name nothing, is passed over:
    it is never decoded.
    """
    for kind in set(_below(msgspec.Struct)):
        with suppress(TypeError, NameError):
            msgspec.json.Decoder(kind)


def _below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)
