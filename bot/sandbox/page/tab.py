"""One tab of the browser: what the player sees goes out, what they do comes in."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from bot.sandbox.players import CannotDo, Modal, Player, Sent
from bot.sandbox.world.constants import ACK_LIMIT_S, ChannelType, Json
from bot.sandbox.world.ledger import Event
from bot.sandbox.world.refusal import DiscordRefusal

if TYPE_CHECKING:
    from bot.sandbox.page.pages import Pages

GRACE_S = 0.1
SHOWN = 100
"""Messages of a channel that the page loads."""


UNFIT = (CannotDo, DiscordRefusal, LookupError, ValueError, TypeError, AttributeError)
"""What a deed that cannot be done, or a frame of another shape, raises."""


class Tab:
    """A websocket and the player behind it."""

    def __init__(self, player: Player, pages: Pages) -> None:
        self.player = player
        self.pages = pages
        self.socket = web.WebSocketResponse(heartbeat=20)
        self._out: asyncio.Queue[Json] = asyncio.Queue()
        self._deeds: dict[str, Callable[[Player, Json], Sent]] = {
            "slash": lambda at, f: at.slash_with(f["path"], uploads(f["options"])),
            "typing": lambda at, f: at.typing(f["path"], f["focused"], f["typed"], f["options"]),
            "click": lambda at, f: at.click({"id": f["message"]}, f["custom_id"]),
            "select": lambda at, f: at.select({"id": f["message"]}, f["custom_id"], f["values"]),
            "menu": lambda at, f: at.menu(f["name"], {"id": f["message"]}),
            "submit": self._submit,
        }

    async def serve(self, request: web.Request) -> None:
        """Serve until the tab is closed."""
        await self.socket.prepare(request)
        listeners = self.player.world.ledger.listeners
        listeners.append(self._on_event)
        self._put("state", **self._state())
        pump = asyncio.create_task(self._pump())
        try:
            async for message in self.socket:
                if message.type is WSMsgType.TEXT:
                    self._hear(message.data)
        finally:
            listeners.remove(self._on_event)
            pump.cancel()

    async def _pump(self) -> None:
        while not self.socket.closed:
            await self.socket.send_str(json.dumps(await self._out.get()))

    def _put(self, kind: str, **frame: Any) -> None:
        self._out.put_nowait({"t": kind} | frame)

    # Out

    def _state(self) -> Json:
        world = self.player.world
        users = [{k: u[k] for k in ("id", "username", "global_name", "bot")} for u in self._users()]
        roles = [{"id": r["id"], "name": r["name"]} for r in world.guild["roles"]]
        return {
            "me": self.player.id,
            "guild": world.guild["name"],
            "users": users,
            "roles": roles,
            "players": self.pages.people(),
            "channels": self._channels(),
            "online": self.pages.is_online(),
            "locale": self.player.locale,
            "accepts_dms": self.player.accepts_dms,
        }

    def _users(self) -> list[Json]:
        return list(self.player.world.ledger.users.values())

    def _channels(self) -> list[Json]:
        out = []
        for channel in self.player.channels():
            direct = channel["type"] == ChannelType.DM
            name = self.player.world.bot["username"] if direct else channel["name"]
            kept = {k: channel.get(k) for k in ("id", "parent_id", "topic", "last_message_id")}
            archived = (channel.get("thread_metadata") or {}).get("archived", False)
            out.append(kept | {"type": int(channel["type"]), "name": name, "archived": archived})
        return out

    def _on_event(self, event: Event) -> None:
        if event.viewers is not None and self.player.id not in event.viewers:
            return
        if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "_REACTED"):
            message = self.player.message(event.data["id"])
            if message is not None:
                self._put("message", message=message, new=event.name == "MESSAGE_CREATE")
        elif event.name == "MESSAGE_DELETE":
            self._put("gone", id=event.data["id"], channel=event.data["channel_id"])
        elif event.name.startswith(("CHANNEL_", "THREAD_", "_DM_")):
            self._put("channels", channels=self._channels())
        elif event.name == "_COMMANDS":
            self._put("commands")
        elif event.name == "_ONLINE":
            self._put("online", online=self.pages.is_online())
        elif event.name == "_ANSWERED":
            self._put("answered", **event.data)

    # In

    def _hear(self, text: str) -> None:
        """Take a frame from the page; what is no frame at all is passed over."""
        try:
            frame = json.loads(text)
        except ValueError:
            return
        if isinstance(frame, dict):
            self._take(frame)

    def _take(self, frame: Json) -> None:
        try:
            self._do(frame)
        except UNFIT as error:
            self._put("refused", n=frame.get("n"), text=str(error))

    def _do(self, frame: Json) -> None:
        do, player = frame["do"], self.player
        at = player.at({"id": frame["channel"]}) if frame.get("channel") else player
        if not at.sees(at.here):
            raise CannotDo("you cannot see this channel")
        if do == "open":
            offered = player.world.commands.offered(player.id, at.here)
            messages = at.messages()
            self._put(
                "history",
                channel=at.here["id"],
                commands=offered,
                earlier=len(messages) - SHOWN,
                messages=messages[-SHOWN:],
            )
        elif do == "say":
            at.say(frame["text"], list(uploads(frame.get("files") or {}).values()))
        elif do == "dismiss":
            at.dismiss({"id": frame["message"]})
        elif do == "dm":
            self._put("opened", channel=player.dm["id"])
        elif do == "settings":
            player.locale = str(frame["locale"])
            player.accepts_dms = bool(frame["accepts_dms"])
        else:
            self._sent(frame, self._deeds[do](at, frame))

    def _submit(self, at: Player, frame: Json) -> Sent:
        opener = at.world.ledger.interactions[frame["token"]]
        return at.submit(Modal(frame["token"], opener["modal"]), uploads(frame["fields"]))

    def _sent(self, frame: Json, sent: Sent) -> None:
        self._put("sent", n=frame.get("n"), token=sent.token)
        loop = asyncio.get_running_loop()
        loop.call_later(ACK_LIMIT_S + GRACE_S, self._look_again, sent)

    def _look_again(self, sent: Sent) -> None:
        if sent.response is None:
            self._put("failed", token=sent.token)


def uploads(values: Json) -> Json:
    """Decode the files among a form's values: {"name", "data"} with base64 becomes an upload."""

    def decode(value: Any) -> Any:
        if isinstance(value, dict) and "data" in value:
            return value["name"], base64.b64decode(value["data"])
        return [decode(v) for v in value] if isinstance(value, list) else value

    return {key: decode(value) for key, value in values.items()}
