"""From ``/game new`` to the first turn: creating, joining, leaving, starting, rematches."""

from __future__ import annotations

import secrets

import msgspec

from bot.engine.game import AnyGame
from bot.engine.model import Seat, Text

from . import choices, seating
from .desk import Desk, change, repeated, twice
from .model import COMPUTER, SOLO, MatchInfo, NewMatch, Person
from .ports import MatchRow, Writing
from .publish import lobby_post
from .refusals import LobbyRefused, NotRunning, NotSeated, Unplayable
from .seating import ready, seated

RESERVED_S = 24 * 3600.0
"""How long the seats of a rematch wait for the players of its first match."""


class Lobby(Desk):
    """Matches that wait for players."""

    async def create(self, new: NewMatch, *, interaction: str) -> MatchInfo:
        """Create a match in the lobby and fix its seed; nothing is posted before ``move_to``."""
        game = self._game(new)
        choices.require_known(game, new.scenario, new.options)
        seats = seating.opened(game, new.scenario, new.options)

        async def attempt() -> MatchInfo:
            async with self.store.write() as tx:
                known = await tx.receipt(interaction)
                if known is not None:
                    return repeated(known, MatchInfo)
                row = self.new_row(new, seats, game.version)
                await tx.save(row)
                await tx.keep_receipt(interaction, row.info.id, msgspec.json.encode(row.info))
                return row.info

        return await twice(attempt)

    def _game(self, new: NewMatch) -> AnyGame:
        game = self.game_called(new.system)
        if new.scenario not in game.scenarios():
            raise LobbyRefused(Text("refused-no-scenario", {"scenario": new.scenario[:40]}))
        return game

    async def move_to(self, match: str, channel: int) -> None:
        """Say where a new match's posts go, and post its lobby card there."""
        async with self.queue(match), self.store.write() as tx:
            row = await self.row(tx, match)
            row.info = change(row.info, channel=channel)
            await tx.save(row)
            await tx.post([lobby_post(row.info)])
        self.wake()

    async def join(
        self, match: str, person: Person, seat: Seat | None = None, *, interaction: str
    ) -> MatchInfo:
        """Take a seat, by lot where none is named; the last one starts the match.

        Who has a seat may change to a free one of the same side, so that a team chooses its first
        player.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            self._in_lobby(row)
            old = row.info
            mine = old.seats_of(person.id)
            several = row.info.options.get(SOLO) == "on" or person.id == COMPUTER
            if mine and not several:
                if not seating.is_change_of_place(row.info, mine[0], seat):
                    raise LobbyRefused(
                        Text("refused-already-seated", {"seat": _seat_name(row, mine[0])})
                    )
                row.info = seated(row.info, mine[0], None)
            kept = await self._kept_from(tx, row, person.id)
            row.info = seated(row.info, self._free(row, seat, kept), person)
            row.info = choices.tidied(self.game_of(row), old, row.info)
            return await self._renew(tx, row)

        return await self.once(match, interaction, MatchInfo, work)

    async def _kept_from(self, tx: Writing, row: MatchRow, user: int) -> frozenset[Seat]:
        """List the seats of a rematch that wait for others: those of its first match, for a day."""
        before = row.info.options.get(seating.REMATCH_OF)
        if before is None or self.clock() - row.info.created >= RESERVED_S:
            return frozenset()
        old = await tx.match(before)
        infos = self.game_of(row).seats(row.info.scenario)
        return seating.reserved(row.info, old.info, infos, user) if old else frozenset()

    async def leave(self, match: str, user: int, *, interaction: str) -> MatchInfo:
        """Give up one's seats while the match waits."""

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            self._in_lobby(row)
            mine = row.info.seats_of(user)
            if not mine:
                raise NotSeated
            old = row.info
            for seat in mine:
                row.info = seated(row.info, seat, None)
            row.info = choices.tidied(self.game_of(row), old, row.info)
            return await self._renew(tx, row)

        return await self.once(match, interaction, MatchInfo, work)

    async def start(self, match: str, person: Person, *, interaction: str) -> MatchInfo:
        """Start as host; alone at the table the host takes every free seat.

        With others there only seats that the game can do without may still be free; they are
        closed.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            self._in_lobby(row)
            if row.info.host != person.id:
                raise LobbyRefused(Text("refused-not-host"))
            others = {e.user for e in row.info.seats if e.user is not None} - {person.id}
            if others:
                row.info = seating.without_free(row.info, self.game_of(row))
                return await self._renew(tx, row)
            row.info = change(row.info, options={**row.info.options, SOLO: "on"})
            for entry in row.info.seats:
                if entry.required and entry.user is None:
                    row.info = seated(row.info, entry.seat, person)
            return await self._renew(tx, row)

        return await self.once(match, interaction, MatchInfo, work)

    async def against_computer(
        self, match: str, person: Person, name: str, *, interaction: str
    ) -> MatchInfo:
        """Start as host against the computer, which takes every free seat under ``name``.

        A host without a seat gets one by lot.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            self._in_lobby(row)
            if row.info.host != person.id:
                raise LobbyRefused(Text("refused-not-host"))
            if not row.info.seats_of(person.id):
                row.info = seated(row.info, self._free(row, None), person)
            computer = Person(COMPUTER, name, row.info.locale)
            for entry in row.info.seats:
                if entry.user is None:
                    row.info = seated(row.info, entry.seat, computer)
            return await self._renew(tx, row)

        return await self.once(match, interaction, MatchInfo, work)

    async def rematch(self, match: str, user: int, *, interaction: str) -> MatchInfo:
        """Open a new lobby like a finished match, the user on the other side.

        What the seats chose is chosen anew.

        There is one rematch of a match: the second player who asks for it joins, so that the match
        begins when all have asked; the computer joins with the first. Of several battles the last
        one is asked for it.
        """
        async with self.store.read() as tx:
            old = (await self.row(tx, match)).info
        held = [entry for entry in old.seats if entry.user is not None]
        mine = [entry for entry in held if entry.user == user]
        if not mine:
            raise NotSeated
        if old.status != "over":
            raise NotRunning(old.status)
        if await self._is_followed(match):
            raise LobbyRefused(Text("refused-sequel"))
        person = Person(user, mine[0].name, mine[0].locale)
        game = self.game_called(old.system)
        places = seating.turned_round(game.seats(old.scenario))
        new = NewMatch(
            system=old.system, scenario=old.scenario, channel=old.channel, guild=old.guild,
            locale=old.locale, options=choices.of_rematch(game, old, places), host=person,
            home=old.home,
        )  # fmt: skip
        info = await self.create(new, interaction=f"rematch:{old.id}")
        await self._show_once(info.id)
        for entry in mine:
            key = f"{interaction}:{entry.seat}"
            info = await self.join(info.id, person, places[entry.seat], interaction=key)
        for entry in held:
            if entry.user == COMPUTER:
                key, computer = f"rematch:{old.id}:{entry.seat}", Person(COMPUTER, entry.name)
                info = await self.join(info.id, computer, places[entry.seat], interaction=key)
        return info

    async def _is_followed(self, match: str) -> bool:
        """Tell whether a finished match was one battle of more, and the next one follows it."""
        async with self.queue(match), self.store.read() as tx:
            row = await self.row(tx, match)
            try:
                live = await self.live(tx, row)
            except Unplayable:
                return False
            self.keep(live)
        return self.sequel_of(live) is not None

    async def _show_once(self, match: str) -> None:
        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            await tx.post([lobby_post(row.info)])
            return row.info

        await self.once(match, f"show:{match}", MatchInfo, work)

    def _in_lobby(self, row: MatchRow) -> None:
        if row.info.status != "lobby":
            raise LobbyRefused(Text("refused-status-started"))

    def _free(self, row: MatchRow, seat: Seat | None, kept: frozenset[Seat] = frozenset()) -> Seat:
        free = [e.seat for e in row.info.seats if e.user is None and e.seat not in kept]
        if seat in kept or (seat is None and kept and not free):
            raise LobbyRefused(Text("refused-seat-kept"))
        if seat is None:
            entries = [e for e in row.info.seats if e.seat in free]
            required = [e.seat for e in entries if e.required]
            return secrets.choice(required or free) if free else self._refuse_taken()
        if seat not in free:
            self._refuse_taken()
        return seat

    @staticmethod
    def _refuse_taken() -> Seat:
        raise LobbyRefused(Text("refused-seat-taken"))

    async def _renew(self, tx: Writing, row: MatchRow) -> MatchInfo:
        """Store what is agreed, renew the card, and begin if nothing is missing."""
        game = self.game_of(row)
        row.info = change(row.info, updated=self.clock())
        if not ready(row.info.seats) or choices.missing(game, row.info):
            await tx.save(row)
            await tx.post([lobby_post(row.info, "lobby_edit")])
            if ready(row.info.seats):
                await self.remind(tx, row.info, 0)
            return row.info
        row.info = choices.with_defaults(game, row.info)
        await self.launch(tx, row, "lobby_edit")
        return row.info


def _seat_name(row: MatchRow, seat: Seat) -> Text:
    return Text(f"{row.info.system}-seat-{seat}")
