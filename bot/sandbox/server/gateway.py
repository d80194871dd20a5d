"""The gateway: identify, resume with replay, heartbeats, intents, and levers to disturb it."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import Counter, deque
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox.world import World
from bot.sandbox.world.constants import THREADS, ChannelType, Json
from bot.sandbox.world.ledger import Event

HEARTBEAT_MS = 41_250
REPLAYED = 2000
ACK_AFTER_S = 0.02


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    ACK = 11


class Intent(IntFlag):
    """The intents that change what the sandbox sends."""

    MEMBERS = 1 << 1
    PRESENCES = 1 << 8
    MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    CONTENT = 1 << 15


PRIVILEGED = Intent.MEMBERS | Intent.PRESENCES | Intent.CONTENT


class Wire:
    """One websocket: frames go out whole and in order, compressed if the client asked so."""

    def __init__(self, request: web.Request) -> None:
        self.socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        self.transport = request.transport
        compress = request.query.get("compress") == "zlib-stream"
        self._deflate = zlib.compressobj() if compress else None
        self._out: asyncio.Queue[Json] = asyncio.Queue()

    def put(self, op: Op, data: Any, name: str | None = None, seq: int | None = None) -> None:
        """Queue a frame."""
        self._out.put_nowait({"op": int(op), "t": name, "s": seq, "d": data})

    async def pump(self) -> None:
        """Write queued frames until the socket is gone."""
        while not self.socket.closed:
            raw = json.dumps(await self._out.get())
            try:
                if self._deflate is None:
                    await self.socket.send_str(raw)
                else:
                    packed = self._deflate.compress(raw.encode())
                    await self.socket.send_bytes(packed + self._deflate.flush(zlib.Z_SYNC_FLUSH))
            except ConnectionError:
                return

    async def frames(self) -> AsyncIterator[Json]:
        """Read frames until the client goes; JSON may come in text or binary."""
        async for message in self.socket:
            if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                yield json.loads(message.data)


@dataclass
class Session:
    """What a client may come back to: its intents and the events it may have missed."""

    id: str
    shard: tuple[int, int]
    intents: int
    wire: Wire | None
    seq: int = 0
    log: deque[tuple[int, str, Any]] = field(default_factory=lambda: deque(maxlen=REPLAYED))

    def push(self, name: str, data: Any) -> None:
        """Number an event, remember it, and send it if the client is there."""
        self.seq += 1
        self.log.append((self.seq, name, data))
        if self.wire is not None:
            self.wire.put(Op.DISPATCH, data, name, self.seq)

    def concerns(self, guild_id: str | None) -> bool:
        """Tell whether this shard serves a guild; what has no guild goes to shard 0."""
        number = 0 if guild_id is None else (int(guild_id) >> 22) % self.shard[1]
        return number == self.shard[0]


class Gateway:
    """All sessions of the bot; `stats` counts connects, identifies, resumes and heartbeats.

    `doubled` of them began for a shard while another session of it was alive.
    """

    def __init__(self, world: World, *, heartbeat_ms: int = HEARTBEAT_MS) -> None:
        self.world = world
        self.heartbeat_ms = heartbeat_ms
        self.privileged = False
        self.resume_url = ""
        self.sessions: dict[str, Session] = {}
        self.stats: Counter[str] = Counter()
        world.ledger.listeners.append(self._on_event)

    # Levers

    async def drop(self, code: int | None = None, *, forget: bool = False) -> None:
        """Cut every connection, hard (None) or with a close code; `forget` forbids resuming."""
        for session in list(self.sessions.values()):
            wire, session.wire = session.wire, None
            if forget:
                del self.sessions[session.id]
            if wire is None:
                continue
            if code is not None:
                await wire.socket.close(code=code)
            elif wire.transport is not None:
                wire.transport.abort()

    def ask_reconnect(self) -> None:
        """Ask every client to reconnect and resume (op 7)."""
        for session in self.sessions.values():
            if session.wire is not None:
                session.wire.put(Op.RECONNECT, None)

    async def close(self) -> None:
        """Say good-bye to all clients."""
        for session in list(self.sessions.values()):
            if session.wire is not None:
                await session.wire.socket.close(code=1001)

    # Events to the bot

    def _on_event(self, event: Event) -> None:
        if event.name.startswith("_"):
            return
        data = self.world.ledger.out(event.data)
        for session in self.sessions.values():
            if session.concerns(event.guild_id) and self._may_know(session, event):
                session.push(event.name, self._reduced(session, event, data))

    def _may_know(self, session: Session, event: Event) -> bool:
        if event.name == "INTERACTION_CREATE":
            return True
        if event.name.startswith("MESSAGE_"):
            needed = Intent.MESSAGES if event.guild_id else Intent.DIRECT_MESSAGES
            if not session.intents & needed:
                return False
        about_channel = event.name.startswith(("CHANNEL_", "THREAD_"))
        key = event.data.get("id") if about_channel else event.data.get("channel_id")
        channel = self.world.ledger.channels.get(key or "")
        bot_id = self.world.bot["id"]
        return channel is None or bool(self.world.places.permissions(bot_id, channel))

    def _reduced(self, session: Session, event: Event, data: Json) -> Json:
        """Take the content out of others' guild messages, unless they mention the bot."""
        if event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or event.guild_id is None:
            return data
        bot_id = self.world.bot["id"]
        own = bot_id in (data["author"]["id"], *(u["id"] for u in data["mentions"]))
        if own or session.intents & Intent.CONTENT:
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    @property
    def is_online(self) -> bool:
        """Tell whether the bot is logged in."""
        return any(session.wire is not None for session in self.sessions.values())

    def _tell_online(self) -> None:
        with self.world.ledger.change():
            self.world.ledger.emit(Event("_ONLINE", {}))

    # The connection

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket of the bot."""
        wire = Wire(request)
        await wire.socket.prepare(request)
        self.stats["connects"] += 1
        wire.put(Op.HELLO, {"heartbeat_interval": self.heartbeat_ms, "_trace": ["sandbox"]})
        pump, session = asyncio.create_task(wire.pump()), None
        try:
            async for frame in wire.frames():
                session = await self._take(wire, session, frame)
        finally:
            pump.cancel()
            if session is not None and session.wire is wire:
                session.wire = None
                self._tell_online()
        return wire.socket

    async def _take(self, wire: Wire, session: Session | None, frame: Json) -> Session | None:
        op, data = frame["op"], frame.get("d") or {}
        if op == Op.HEARTBEAT:
            self.stats["heartbeats"] += 1
            # discord.py notes the time of sending only after it: an answer must not be quicker.
            asyncio.get_running_loop().call_later(ACK_AFTER_S, wire.put, Op.ACK, None)
        elif op == Op.IDENTIFY:
            self.stats["identifies"] += 1
            return await self._identify(wire, data)
        elif op == Op.RESUME:
            self.stats["resumes"] += 1
            return self._resume(wire, data)
        elif op == Op.MEMBERS and session is not None:
            self._send_members(session, data)
        return session

    async def _identify(self, wire: Wire, data: Json) -> Session | None:
        if data["token"] != self.world.token:
            await wire.socket.close(code=4004, message=b"Authentication failed.")
            return None
        if data["intents"] & PRIVILEGED and not self.privileged:
            await wire.socket.close(code=4014, message=b"Disallowed intent(s).")
            return None
        number, count = data.get("shard") or (0, 1)
        session = Session(secrets.token_hex(16), (number, count), data["intents"], wire)
        same = [one for one in self.sessions.values() if one.shard == session.shard and one.wire]
        self.stats["doubled"] += bool(same)
        self.sessions[session.id] = session
        self._tell_online()
        bot_id = self.world.bot["id"]
        guilds = [g for g in self.world.ledger.guilds.values() if bot_id in g["_members"]]
        guilds = [g for g in guilds if session.concerns(g["id"])]
        session.push("READY", self._ready(session, guilds))
        for guild in guilds:
            session.push("GUILD_CREATE", self._guild_create(guild, session.intents))
        return session

    def _resume(self, wire: Wire, data: Json) -> Session | None:
        session = self.sessions.get(data["session_id"])
        lost = session is None or (session.log and session.log[0][0] > data["seq"] + 1)
        if session is None or lost or data["token"] != self.world.token:
            wire.put(Op.INVALID_SESSION, False)
            return None
        for seq, name, event in session.log:
            if seq > data["seq"]:
                wire.put(Op.DISPATCH, event, name, seq)
        session.wire = wire
        self._tell_online()
        session.push("RESUMED", {"_trace": ["sandbox"]})
        return session

    def _ready(self, session: Session, guilds: list[Json]) -> Json:
        user = self.world.bot | {"mfa_enabled": True, "verified": True, "email": None}
        ready: Json = {
            "v": 10,
            "user": user,
            "guilds": [{"id": g["id"], "unavailable": True} for g in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.resume_url,
            "shard": list(session.shard),
            "user_settings": {},
            "private_channels": [],
            "relationships": [],
            "application": {"id": self.world.bot["id"], "flags": 0},
        }
        out: Json = self.world.ledger.out(ready)
        return out

    def _guild_create(self, guild: Json, intents: int) -> Json:
        world, bot_id = self.world, self.world.bot["id"]
        rooms = [c for c in world.ledger.channels.values() if c.get("guild_id") == guild["id"]]
        rooms = [c for c in rooms if world.places.permissions(bot_id, c)]
        threads = [c for c in rooms if c["type"] in THREADS]
        members = guild["_members"]
        shown = list(members.values()) if intents & Intent.MEMBERS else [members[bot_id]]
        full = guild | {
            "joined_at": members[bot_id]["joined_at"],
            "large": False,
            "unavailable": False,
            "member_count": len(members),
            "members": shown,
            "channels": [c for c in rooms if c["type"] == ChannelType.TEXT],
            "threads": [t for t in threads if not t["thread_metadata"]["archived"]],
        }
        lists = "voice_states presences stage_instances guild_scheduled_events soundboard_sounds"
        out: Json = world.ledger.out(full | {key: [] for key in lists.split()})
        return out

    def _send_members(self, session: Session, data: Json) -> None:
        guild = self.world.places.guild(str(data["guild_id"]))
        wanted = [str(user) for user in data.get("user_ids") or []]
        prefix = data.get("query") or ""
        members = [
            m
            for user_id, m in guild["_members"].items()
            if (user_id in wanted if wanted else m["user"]["username"].startswith(prefix))
        ]
        chunk: Json = {"guild_id": guild["id"], "members": self.world.ledger.out(members)}
        chunk |= {"chunk_index": 0, "chunk_count": 1, "not_found": [], "presences": []}
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.push("GUILD_MEMBERS_CHUNK", chunk)
