"""What is stored about a user: as a file for them, and how it is removed.

A finished match stays as it was played, since the other players have a share in it; who sat in it
is replaced by nobody (user 0) without a name.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.service.clocks.habits import Habits
from bot.service.lobby.lobby import Lobby
from bot.service.model import MatchInfo
from bot.service.ports.clocks import Noted
from bot.service.ports.doubts import Doubt
from bot.service.ports.ladder import Rating
from bot.service.ports.matches import SeatOffer
from bot.service.ports.people import ArmyRow, Standby
from bot.service.ports.store import Reading, Store
from bot.service.ports.windows import Window
from bot.service.refusals import StillPlaying

FORMAT = "fieldpost-user-1"
NOBODY = 0
"""The user id of a seat whose player had their data removed; Discord gives it to nobody."""


class Privacy:
    """Matches as records about a person."""

    def __init__(self, store: Store, lobby: Lobby):
        self._store = store
        self._lobby = lobby

    async def stored_about(self, user: int) -> bytes:
        """Return everything stored about a user as JSON, with their own orders.

        Of a running match no roll and no shuffle is told, nor what others hold.
        """
        async with self._store.read() as tx:
            mine = await tx.matches_of(user)
            ids = {info.id for info in mine}
            hosted = [info for info in await tx.hosted_by(user) if info.id not in ids]
            told = {
                "format": FORMAT,
                "user": str(user),
                "language": await tx.language(user),
                "habits": (await tx.habits([user])).get(user, Habits()),
                "matches": [await _match(tx, info, user) for info in mine],
                "created": [_facts(info) for info in hosted],
                "posts": await tx.posts_to(user),
                "armies": [_army(one) for one in await tx.armies_of(user)],
                "dice": await tx.dice_of(user),
                "standby": [_standby(one) for one in await tx.standing_by(user)],
                "ladders": [_rating(one) for one in await tx.ratings_of(user)],
                "notes": await tx.notes_of(user),
                "doubts": [_doubt(one) for one in await tx.doubts_of(user)],
                "told": [_noted(one) for one in await tx.log_lines_about(user)],
                "looked": await tx.looks_of(user),
                "offers": [_offer(one) for one in await tx.offers_to(user)],
            }
        return msgspec.json.format(msgspec.json.encode(told), indent=1)

    async def forget(self, user: int, *, interaction: str) -> int:
        """Remove what is stored about a user; returns in how many matches they were named.

        Lobbies are left. Raises ``StillPlaying`` while they hold a seat of a running match.
        """
        await self._require_free(user)
        for info in await self._mine(user):
            if info.status == "lobby":
                await self._lobby.leave(info.id, user, interaction=f"{interaction}:{info.id}")
        async with self._store.write() as tx:
            running = [info for info in await tx.matches_of(user) if not info.ended]
            if running:
                raise StillPlaying(running)
            count = await tx.forget(user, NOBODY)
        await self._store.scrub()
        return count

    async def _require_free(self, user: int) -> None:
        running = [info for info in await self._mine(user) if info.status == "running"]
        if running:
            raise StillPlaying(running)

    async def _mine(self, user: int) -> list[MatchInfo]:
        async with self._store.read() as tx:
            return await tx.matches_of(user)


def _facts(info: MatchInfo) -> dict[str, Any]:
    names = ("id", "system", "scenario", "options", "status", "created", "updated")
    places = {"guild": str(info.guild or ""), "channel": str(info.channel)}
    return {**{name: getattr(info, name) for name in names}, **places}


def _offer(offer: SeatOffer) -> dict[str, Any]:
    return {"match": offer.match, "seat": offer.seat, "at": offer.at}


def _standby(one: Standby) -> dict[str, Any]:
    return {"guild": str(one.guild), "on": one.on, "saved": one.saved}


def _rating(one: Rating) -> dict[str, Any]:
    told = msgspec.structs.asdict(one)
    return {**told, "guild": str(one.guild), "user": str(one.user)}


def _doubt(one: Doubt) -> dict[str, Any]:
    return {**msgspec.structs.asdict(one), "user": str(one.user)}


def _noted(one: Noted) -> dict[str, Any]:
    news = {**msgspec.to_builtins(one.news), "user": str(one.news.user)}
    return {"match": one.match, "record": one.seq, "at": one.at, "news": news}


def _army(army: ArmyRow) -> dict[str, Any]:
    return {"game": army.game, "name": army.name, "text": army.text, "at": army.at}


def _kept(window: Window) -> dict[str, Any]:
    """Tell an answer that is still hidden from others."""
    return {"decision": window.serial, "order": msgspec.Raw(window.action), "until": window.due}


async def _match(tx: Reading, info: MatchInfo, user: int) -> dict[str, Any]:
    """List what a match holds about a user: their seats, standing orders, orders, kept answers."""
    entries = [entry for entry in info.seats if entry.user == user]
    seats = {entry.seat for entry in entries}
    return {
        **_facts(info),
        "host": info.host == user,
        "seats": [{**msgspec.structs.asdict(entry), "user": str(user)} for entry in entries],
        "standing": [order for order in await tx.standing(info.id) if order.seat in seats],
        "orders": [
            {"number": one.record.seq, "by": one.record.author, "order": one.record.action}
            for one in await tx.journal(info.id)
            if one.record.kind == "act" and one.record.seat in seats
        ],
        "unread": [one.words for one in await tx.unread(info.id, user)],
        "kept": [_kept(one) for one in await tx.windows(info.id) if one.user == user],
    }
