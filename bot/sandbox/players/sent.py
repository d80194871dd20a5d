"""What became of something that a person did: the answer of the bot, as far as it has come."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.sandbox.world.constants import Callback, Json, MessageFlag, walk

if TYPE_CHECKING:
    from bot.sandbox.players.player import Player


@dataclass(frozen=True)
class Modal:
    """A form on the screen; hand it to `Player.submit`."""

    token: str
    """Of the interaction that opened it."""
    data: Json

    @property
    def title(self) -> str:
        """The heading."""
        title: str = self.data["title"]
        return title

    @property
    def custom_id(self) -> str:
        """The form's id."""
        custom_id: str = self.data["custom_id"]
        return custom_id

    @property
    def fields(self) -> list[Json]:
        """The inputs in the order shown; `custom_id` names them."""
        return [c for c in walk(self.data["components"]) if c.get("custom_id")]


Answer = Json | Modal | list[Json] | None
"""A message, a form, suggested choices, or None if the answer was deleted at once."""


class Sent:
    """An interaction on its way; `await` it for the answer (see `Player.done`)."""

    def __init__(self, player: Player, record: Json) -> None:
        self.player = player
        self.record = record

    def __await__(self) -> Generator[Any, None, Answer]:
        return self.player.done(self).__await__()

    @property
    def token(self) -> str:
        """The interaction's token."""
        token: str = self.record["token"]
        return token

    @property
    def response(self) -> Callback | None:
        """How the bot answered first; None while it has not."""
        return None if self.record["response"] is None else Callback(self.record["response"])

    @property
    def followups(self) -> list[Json]:
        """The further messages that this person can still see."""
        shown = (self.player.message(message_id) for message_id in self.record["followups"])
        return [message for message in shown if message is not None]

    @property
    def is_answered(self) -> bool:
        """Tell whether there is something to look at, beyond "thinking" or an acknowledgement."""
        if self.response is None:
            return False
        if self.response is Callback.DEFER_UPDATE:
            return bool(self.record["filled"])
        message = self.player.message(self.record["original"])
        if message is None:
            return not self.is_taken_back or bool(self.followups)
        return not message["flags"] & MessageFlag.LOADING

    @property
    def is_taken_back(self) -> bool:
        """Tell whether the bot has deleted its "thinking", to say something else instead."""
        gone = self.player.message(self.record["original"]) is None
        return gone and self.response is Callback.DEFER_MESSAGE

    @property
    def is_renewed(self) -> bool:
        """Tell whether the bot answers a press by a private message of its own, not in place."""
        private = [one for one in self.followups if one["flags"] & MessageFlag.EPHEMERAL]
        return bool(private) and self.response is Callback.DEFER_UPDATE

    def answer(self) -> Answer:
        """Give the answer as it is now."""
        if self.response is Callback.MODAL:
            return Modal(self.token, self.record["modal"])
        if self.response is Callback.CHOICES:
            choices: list[Json] = self.record["choices"]
            return choices
        if (self.is_taken_back or self.is_renewed) and self.followups:
            return self.followups[-1]
        return self.player.message(self.record["original"])
