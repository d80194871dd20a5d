"""From ``/game new`` to the first turn: creating, joining, leaving, starting."""

from __future__ import annotations

import secrets

import msgspec

from bot.engine.game import AnyGame
from bot.engine.model import Seat, Text
from bot.service.ladder.results import RATED
from bot.service.match import seating, windows
from bot.service.match.launch import Launcher, set_reminder
from bot.service.match.moves import Cause
from bot.service.match.publish import lobby_post
from bot.service.match.seating import ready, seated
from bot.service.match.sessions import MatchSessions, repeated, twice
from bot.service.match.steps import Steps
from bot.service.model import COMPUTER, SOLO, MatchInfo, NewMatch, Person, change
from bot.service.ports.matches import MatchRow
from bot.service.ports.posts import Reserved
from bot.service.ports.store import Reading, Writing
from bot.service.refusals import LobbyRefused, NotSeated

from . import choices, expiry, reserving

RESERVED_S = 24 * 3600.0
"""How long the seats of a rematch wait for the players of its first match."""


class Lobby:
    """Matches that wait for players."""

    def __init__(self, sessions: MatchSessions, launcher: Launcher, steps: Steps):
        self._sessions = sessions
        self._launcher = launcher
        self._steps = steps

    async def create(self, new: NewMatch, *, interaction: str) -> MatchInfo:
        """Create a match in the lobby and fix its seed; nothing is posted before ``move_to``."""
        game = self._game(new)
        choices.require_known(game, new.scenario, new.options)
        seats = seating.opened(game, new.scenario, new.options)

        async def attempt() -> MatchInfo:
            async with self._sessions.store.write() as tx:
                known = await tx.receipt(interaction)
                if known is not None:
                    return repeated(known, MatchInfo)
                row = self._launcher.new_row(new, seats, game.version)
                await tx.save(row)
                await expiry.watch(tx, row)
                await tx.keep_receipt(interaction, row.info.id, msgspec.json.encode(row.info))
                return row.info

        return await twice(attempt)

    def _game(self, new: NewMatch) -> AnyGame:
        game = self._sessions.game_called(new.system)
        if new.scenario not in (*game.trainings(), *game.scenarios()):
            raise LobbyRefused(Text("refused-no-scenario", {"scenario": new.scenario[:40]}))
        return game

    async def move_to(self, match: str, channel: int) -> None:
        """Say where a new match's posts go, and post its lobby card there."""
        async with self._sessions.queue(match), self._sessions.store.write() as tx:
            row = await self._sessions.row(tx, match)
            row.info = change(row.info, channel=channel)
            await tx.save(row)
            await tx.post([lobby_post(row.info, reserved=await self.reserved(tx, row.info))])
        self._sessions.wake()

    async def join(
        self, match: str, person: Person, seat: Seat | None = None, *, interaction: str
    ) -> MatchInfo:
        """Take a seat, by lot where none is named; the last one starts the match.

        Who has a seat may change to a free one, so that a host takes the other side and a team
        chooses its first player.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            require_lobby(row)
            old = row.info
            mine = old.seats_of(person.id)
            several = row.info.options.get(SOLO) == "on" or person.id == COMPUTER
            if mine and not several:
                if not seating.is_change_of_place(row.info, seat):
                    raise LobbyRefused(
                        Text("refused-already-seated", {"seat": _seat_name(row, mine[0])})
                    )
                row.info = seated(row.info, mine[0], None)
            kept = await self._kept_from(tx, row, person.id)
            taken = self._free(row, await self._meant(tx, row, person.id, seat), kept)
            row.info = seated(row.info, taken, person)
            await tx.drop_offer(match, taken)
            row.info = choices.tidied(self._sessions.game_of(row), old, row.info)
            return await self.renew(tx, row)

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def _kept_from(self, tx: Writing, row: MatchRow, user: int) -> frozenset[Seat]:
        """List the seats that wait for others: challenged, or for a day those who played before."""
        waiting = {one.seat for one in await self.reserved(tx, row.info) if one.user != user}
        before = row.info.options.get(seating.REMATCH_OF)
        if before is None or self._sessions.clock() - row.info.created >= RESERVED_S:
            return frozenset(waiting)
        old = await tx.match(before)
        infos = self._sessions.game_of(row).seats(row.info.scenario)
        kept = seating.reserved(row.info, old.info, infos, user) if old else frozenset()
        return kept | waiting

    async def reserved(self, tx: Reading, info: MatchInfo) -> tuple[Reserved, ...]:
        """List the free seats of a lobby that are kept for who was challenged."""
        return await reserving.reserved(tx, info, self._sessions.clock())

    async def _meant(self, tx: Reading, row: MatchRow, user: int, seat: Seat | None) -> Seat | None:
        """Return the seat that somebody takes: who was challenged gets theirs unless they say."""
        mine = [one.seat for one in await self.reserved(tx, row.info) if one.user == user]
        return mine[0] if seat is None and mine else seat

    async def leave(self, match: str, user: int, *, interaction: str) -> MatchInfo:
        """Give up one's seats while the match waits."""

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            require_lobby(row)
            mine = row.info.seats_of(user)
            if not mine:
                raise NotSeated
            old = row.info
            for seat in mine:
                row.info = seated(row.info, seat, None)
            row.info = choices.tidied(self._sessions.game_of(row), old, row.info)
            return await self.renew(tx, row)

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def start(self, match: str, person: Person, *, interaction: str) -> MatchInfo:
        """Start as host; alone at the table the host takes every free seat.

        With others there only seats that the game can do without may still be free; they are
        closed.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            require_lobby(row)
            if row.info.host != person.id:
                raise LobbyRefused(Text("refused-not-host"))
            others = {e.user for e in row.info.seats if e.user is not None} - {person.id}
            if others:
                row.info = seating.without_free(row.info, self._sessions.game_of(row))
                return await self.renew(tx, row)
            row.info = change(row.info, options={**row.info.options, SOLO: "on"})
            for entry in row.info.seats:
                if entry.required and entry.user is None:
                    row.info = seated(row.info, entry.seat, person)
            return await self.renew(tx, row)

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def against_computer(
        self, match: str, person: Person, name: str, *, interaction: str
    ) -> MatchInfo:
        """Start as host against the computer, which takes every free seat under ``name``.

        A host without a seat gets one by lot. A game with nobody else does not count on the ladder.
        """

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            require_lobby(row)
            if row.info.host != person.id:
                raise LobbyRefused(Text("refused-not-host"))
            if not row.info.seats_of(person.id):
                row.info = seated(row.info, self._free(row, None), person)
            if {entry.user for entry in row.info.seats} <= {None, person.id}:
                row.info = windows.hastened(self._sessions.game_of(row), row.info)
                row.info = change(row.info, options={**row.info.options, RATED: "off"})
            computer = Person(COMPUTER, name, row.info.locale)
            for entry in row.info.seats:
                if entry.user is None:
                    row.info = seated(row.info, entry.seat, computer)
            return await self.renew(tx, row)

        return await self._sessions.once(match, interaction, MatchInfo, work)

    async def free_seat(self, match: str, user: int, seat: Seat, *, interaction: str) -> MatchInfo:
        """Free as host the seat of a player who lets the match wait for their choice."""

        async def work(tx: Writing, row: MatchRow) -> MatchInfo:
            require_lobby(row)
            if row.info.host != user:
                raise LobbyRefused(Text("refused-not-host"))
            game = self._sessions.game_of(row)
            if seat not in {one.seat for one in choices.missing(game, row.info)}:
                raise LobbyRefused(Text("refused-free-chosen"))
            old = row.info
            row.info = choices.tidied(game, old, seated(old, seat, None))
            return await self.renew(tx, row)

        return await self._sessions.once(match, interaction, MatchInfo, work)

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

    async def renew(self, tx: Writing, row: MatchRow) -> MatchInfo:
        """Store what is agreed, renew the card, and begin if nothing is missing.

        In a match that begins with it the computer is asked first.
        """
        game = self._sessions.game_of(row)
        row.info = change(row.info, updated=self._sessions.clock())
        if not ready(row.info.seats) or choices.missing(game, row.info):
            await tx.save(row)
            reserved = await self.reserved(tx, row.info)
            await tx.post([lobby_post(row.info, "lobby_edit", reserved)])
            if ready(row.info.seats):
                await set_reminder(tx, row.info, 0, self._sessions.clock())
            return row.info
        row.info = choices.with_defaults(game, row.info)
        await self._launcher.launch(tx, row, "lobby_edit")
        if row.info.seats_of(COMPUTER):
            await self._steps.answer_open(tx, row, Cause("computer"))
        return row.info


def require_lobby(row: MatchRow) -> None:
    """Raise ``LobbyRefused`` for a match that has begun."""
    if row.info.status == "closed":
        raise LobbyRefused(Text("refused-status-closed"))
    if row.info.status != "lobby":
        raise LobbyRefused(Text("refused-status-started"))


def _seat_name(row: MatchRow, seat: Seat) -> Text:
    return Text(f"{row.info.system}-seat-{seat}")
