"""A person at a Discord client: what they see, what they can do, and how one waits for the bot.

The tests and the browser page use the same functions. They refuse (`CannotDo`) what a real client
would not let a person send; `forge` is the door for testing that the bot does not rely on that.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from bot.sandbox.players.forms import CannotDo, Form
from bot.sandbox.players.sent import Answer, Modal, Sent
from bot.sandbox.world import World
from bot.sandbox.world.constants import (
    SELECTS,
    THREADS,
    Component,
    InteractionType,
    Json,
    Permission,
    Upload,
    walk,
)
from bot.sandbox.world.interactions import Deed
from bot.sandbox.world.ledger import Event, outward
from bot.sandbox.world.messages import Draft

T = TypeVar("T")
What = str | re.Pattern[str]
"""A label, placeholder or custom id in full, or a pattern that the custom id matches in full."""
PATIENCE_S = 60.0
"""How long a person waits for what surely comes; a busy machine may take its time."""
POLL_S = 0.02


class Player:
    """One person, looking at one channel (`here`); `at` looks at another.

    Messages are given as copies: what the person saw at that moment. Deeds go by the message's
    id and the present state.
    """

    def __init__(
        self, world: World, user_id: str, here: Json, *, base_url: str | None = None
    ) -> None:
        self.world = world
        self.id = user_id
        self.here = here
        self._base_url = base_url

    def __repr__(self) -> str:
        return f"<Player {self.name} in {self.here.get('name', 'DM')}>"

    def at(self, channel: Json) -> Player:
        """Give the same person in another channel, thread or DM."""
        place = self.world.places.channel(channel["id"])
        return Player(self.world, self.id, place, base_url=self._base_url)

    # The person

    @property
    def user(self) -> Json:
        """The user's record."""
        return self.world.places.user(self.id)

    @property
    def name(self) -> str:
        """The user name."""
        name: str = self.user["username"]
        return name

    @property
    def mention(self) -> str:
        """The mention as it stands in a text."""
        return f"<@{self.id}>"

    @property
    def locale(self) -> str:
        """The language of the client, as interactions carry it; may be set."""
        locale: str = self.user["_locale"]
        return locale

    @locale.setter
    def locale(self, value: str) -> None:
        self._set("_locale", value)

    @property
    def accepts_dms(self) -> bool:
        """Whether the bot can send direct messages; may be set."""
        value: bool = self.user["_accepts_dms"]
        return value

    @accepts_dms.setter
    def accepts_dms(self, value: bool) -> None:
        self._set("_accepts_dms", value)

    def _set(self, key: str, value: object) -> None:
        with self.world.ledger.change():
            self.user[key] = value
            self.world.ledger.mark("user", self.id)

    # Seeing

    def _shown(self, value: Any) -> Any:
        base = self.world.ledger.base_url if self._base_url is None else self._base_url
        return outward(value, base)

    def sees(self, channel: Json) -> bool:
        """Tell whether the person can see a channel."""
        return bool(
            self.world.places.permissions(self.id, self.world.places.channel(channel["id"]))
        )

    def channels(self) -> list[Json]:
        """List the channels, threads and DMs that the person can see."""
        return [c for c in self.world.ledger.channels.values() if self.sees(c)]

    def channel(self, name: str) -> Json:
        """Find a channel or thread by its name (the newest of several).

        Raises:
            CannotDo: The person sees none.
        """
        for channel in reversed(self.channels()):
            if channel.get("name") == name:
                return channel
        raise CannotDo(f"{self.name} sees no channel {name}")

    def threads(self) -> list[Json]:
        """List the threads that the person can see, oldest first."""
        return [c for c in self.channels() if c["type"] in THREADS]

    @property
    def dm(self) -> Json:
        """The direct channel with the bot."""
        with self.world.ledger.change():
            return self.world.places.dm(self.id)

    def _sees_message(self, message: Json) -> bool:
        return self.id in (message["_viewers"] or [self.id]) and self.sees(
            self.world.places.channel(message["channel_id"])
        )

    def message(self, message_id: str | None) -> Json | None:
        """Give a message by id, as the person sees it now; None if they do not."""
        message = self.world.ledger.messages.get(message_id or "")
        if message is None or not self._sees_message(message):
            return None
        shown: Json = self._shown(message)
        return shown

    def messages(self, channel: Json | None = None) -> list[Json]:
        """List the messages of a channel, oldest first, the person's ephemeral ones included."""
        place = channel or self.here
        stored = self.world.ledger.by_channel.get(place["id"], {}).values()
        return [self._shown(m) for m in stored if self._sees_message(m)]

    def last(self, channel: Json | None = None) -> Json:
        """Give the newest message of a channel.

        Raises:
            CannotDo: There is none.
        """
        found = self.messages(channel)
        if not found:
            raise CannotDo(f"{self.name} sees no message there")
        return found[-1]

    def files(self, message: Json) -> dict[str, bytes]:
        """Give the content of a message's files by their names."""
        storage = self.world.ledger.storage
        out = {}
        for file in message["attachments"]:
            content = storage.get_file(file["id"])
            assert content is not None, f"file {file['filename']} is lost"
            out[file["filename"]] = content
        return out

    # Doing

    def say(self, text: str, files: Sequence[Upload] = ()) -> Json:
        """Write a message."""
        thread = self.here["type"] in THREADS
        needed = Permission.SEND_MESSAGES_IN_THREADS if thread else Permission.SEND_MESSAGES
        if not self.world.places.permissions(self.id, self.here) & needed:
            raise CannotDo(f"{self.name} may not write here")
        uploads = {str(i): file for i, file in enumerate(files)}
        with self.world.ledger.change():
            self.world.places.wake(self.here)
            draft = Draft({"content": text}, uploads)
            message: Json = self._shown(self.world.messages.post(self.here, self.user, draft))
        return message

    def delete_thread(self) -> None:
        """Delete the thread looked at; refused without the right to manage threads."""
        self.world.places.require(self.id, self.here, Permission.MANAGE_THREADS)
        with self.world.ledger.change():
            self.world.places.remove(self.here)

    def dismiss(self, message: Json) -> None:
        """Put away an ephemeral message, or delete one's own."""
        found = self._present(message)
        if found["_viewers"] is None and found["author"]["id"] != self.id:
            raise CannotDo("only one's own messages")
        with self.world.ledger.change():
            self.world.messages.delete(found)

    def slash(self, path: str, /, **options: Any) -> Sent:
        """Send a slash command: `slash("game new", scenario="...")`."""
        return self.slash_with(path, options)

    def slash_with(self, path: str, options: Json) -> Sent:
        """Send a slash command with the options in a dictionary."""
        with self.world.ledger.change():
            data, name = self._form().command(path, options)
            return self._send(InteractionType.COMMAND, data, name=name)

    async def autocomplete(
        self, path: str, focused: str, typed: str = "", /, **options: Any
    ) -> list[Json]:
        """Type into an option and give the choices that the bot suggests."""
        answer = await self.typing(path, focused, typed, options)
        assert isinstance(answer, list)
        return answer

    def typing(self, path: str, focused: str, typed: str, options: Json) -> Sent:
        """Send what an option that completes itself holds so far."""
        with self.world.ledger.change():
            data, name = self._form().command(path, options | {focused: typed}, focused)
            return self._send(InteractionType.AUTOCOMPLETE, data, name=name)

    def menu(self, name: str, message: Json) -> Sent:
        """Use a message command from the context menu."""
        offered = self.world.commands.offered(self.id, self.here)
        found = next((c for c in offered if c["type"] == 3 and c["name"] == name), None)
        if found is None:
            raise CannotDo(f"no message command {name}")
        target = self._present(message)
        data = {"id": found["id"], "name": name, "type": 3, "target_id": target["id"]}
        data["resolved"] = {"messages": {target["id"]: target}}
        with self.world.ledger.change():
            return self._send(InteractionType.COMMAND, data, name=name)

    def click(self, message: Json, what: What) -> Sent:
        """Press a button."""
        present = self._present(message)
        button = find_component(present, what, {Component.BUTTON})
        if button.get("style") == 5:
            raise CannotDo("a link is for the browser")
        return self._press(present, button, {})

    def select(self, message: Json, what: What, values: Any) -> Sent:
        """Choose in a select menu, by value or label; one value or a list."""
        present = self._present(message)
        menu = find_component(present, what, set(SELECTS))
        form = self._form()
        chosen = form.selection(menu, [values] if isinstance(values, (str, Player)) else values)
        return self._press(present, menu, form.with_resolved({"values": chosen}))

    def submit(self, modal: Answer, fields: Json | None = None, /, **more: Any) -> Sent:
        """Fill in a form and send it; fields by custom id or label."""
        if not isinstance(modal, Modal):
            raise CannotDo(f"not a form: {modal!r}")
        opener = self.world.ledger.interactions[modal.token]
        if opener["user"] != self.id:
            raise CannotDo("the form is on another person's screen")
        place = self.at({"id": opener["channel"]})
        with self.world.ledger.change():
            form = place._form()
            components = form.modal(modal.data, (fields or {}) | more)
            data = form.with_resolved({"custom_id": modal.custom_id, "components": components})
            message = self.world.ledger.messages.get(opener["message"] or "")
            deed = Deed(InteractionType.MODAL, self.id, place.here, data, message, opener["token"])
            return Sent(self, self.world.interactions.begin(deed))

    def forge(self, message: Json, custom_id: str, values: Sequence[str] | None = None) -> Sent:
        """Send a press that no client of this person offers, for tests of authorisation.

        The message may be one that they cannot see; the id and the values are not checked. The bot
        is shown the message with such a component on it.
        """
        channel = self.world.places.channel(message["channel_id"])
        target = dict(self.world.ledger.messages.get(message["id"], message))
        kind = Component.BUTTON if values is None else Component.STRING_SELECT
        data: Json = {"custom_id": custom_id, "component_type": int(kind), "id": 99}
        if all(c.get("custom_id") != custom_id for c in walk(target["components"])):
            forged: Json = {"type": int(kind), "id": 99, "custom_id": custom_id, "style": 1}
            forged |= {"label": "forged"} if values is None else {"options": [], "max_values": 25}
            row = {"type": 1, "id": 98, "components": [forged]}
            target["components"] = [*target["components"], row]
        if values is not None:
            data["values"] = list(values)
        with self.world.ledger.change():
            deed = Deed(InteractionType.COMPONENT, self.id, channel, data, target)
            return Sent(self, self.world.interactions.begin(deed))

    def _form(self) -> Form:
        return Form(self.world, self.id, self.here)

    def _present(self, message: Json) -> Json:
        found = self.world.ledger.messages.get(message["id"])
        if found is None or not self._sees_message(found):
            raise CannotDo(f"{self.name} does not see this message")
        return found

    def _press(self, message: Json, component: Json, extra: Json) -> Sent:
        if component.get("disabled"):
            raise CannotDo("it is disabled")
        data = {"custom_id": component["custom_id"], "component_type": component["type"]}
        data["id"] = component["id"]
        place = self.at({"id": message["channel_id"]})
        with self.world.ledger.change():
            return place._send(InteractionType.COMPONENT, data | extra, message=message)

    def _send(
        self, kind: InteractionType, data: Json, *, message: Json | None = None, name: str = ""
    ) -> Sent:
        if not self.sees(self.here):
            raise CannotDo(f"{self.name} does not see this channel")
        if self.here["type"] in THREADS and self.here["thread_metadata"]["archived"]:
            raise CannotDo("the thread is archived")
        deed = Deed(kind, self.id, self.here, data, message, name=name)
        return Sent(self, self.world.interactions.begin(deed))

    # Waiting

    async def done(self, sent: Sent, timeout_s: float = PATIENCE_S) -> Answer:
        """Wait for the answer of the bot and give it.

        A deferred answer is waited for until it is filled, a press that was only acknowledged
        until the pressed message is edited or something else is said.

        Raises:
            TimeoutError: None came.
        """
        await self.until(lambda: sent.is_answered, timeout_s, f"an answer to {sent.record}")
        return sent.answer()

    async def changed(self, message: Json, timeout_s: float = PATIENCE_S) -> Json | None:
        """Wait until a message is no longer as this copy shows it; None if it is gone."""
        await self.until(
            lambda: self.message(message["id"]) != message, timeout_s, "an edit of the message"
        )
        return self.message(message["id"])

    async def until(
        self, check: Callable[[], T], timeout_s: float = PATIENCE_S, what: str = ""
    ) -> T:
        """Wait until check() is true and give its value; looks again at every event.

        Raises:
            TimeoutError: It never was.
        """
        wake = asyncio.Event()

        def listen(event: Event) -> None:
            wake.set()

        self.world.ledger.listeners.append(listen)
        try:
            async with asyncio.timeout(timeout_s):
                while not (value := check()):
                    with suppress(TimeoutError):
                        await asyncio.wait_for(wake.wait(), POLL_S)
                    wake.clear()
        except TimeoutError:
            raise TimeoutError(f"{self.name} waited in vain for {what or check}") from None
        finally:
            self.world.ledger.listeners.remove(listen)
        return value


def find_component(message: Json, what: What, kinds: set[Any]) -> Json:
    """Find the one button or menu on a message that `what` names.

    Raises:
        CannotDo: There is none, or several.
    """
    candidates = [c for c in walk(message["components"]) if c["type"] in kinds]
    if isinstance(what, re.Pattern):
        found = [c for c in candidates if what.fullmatch(c.get("custom_id") or "")]
    else:
        found = [c for c in candidates if c.get("custom_id") == what]
        found = found or [c for c in candidates if what in names_of(c)]
    if len(found) != 1:
        offered = [sorted(names_of(c)) for c in candidates]
        raise CannotDo(f"{len(found)} components are called {what!r} among {offered}")
    return found[0]


def names_of(component: Json) -> set[str]:
    """Give what a person calls a button or menu: label, placeholder, emoji."""
    emoji = (component.get("emoji") or {}).get("name")
    names = {component.get("label"), component.get("placeholder"), emoji}
    return {name for name in names if name}
