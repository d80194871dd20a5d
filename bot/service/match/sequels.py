"""Matches of several battles: each is a match of its own that begins with the end of the last.

The next battle is stored in the transaction that stores the end, so a crash leaves both or none.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.model import Seat
from bot.engine.parts.contest import Sequel
from bot.engine.plans.standing import StandingOrder
from bot.service.model import MatchInfo, NewMatch, Person
from bot.service.ports.matches import MatchRow
from bot.service.ports.store import Writing

from . import seating
from .launch import Launcher
from .live import Live
from .publish import computer_post


class Sequels:
    """Begins the battle that follows a finished one."""

    def __init__(self, launcher: Launcher):
        self._launcher = launcher

    async def follow(self, tx: Writing, live: Live) -> MatchRow | None:
        """Begin the battle that follows a finished one, everybody on the seat they take there.

        Standing orders go with their players, and whoever let the computer stand in for them may
        take their seat back there. None where the match is over with this battle.
        """
        sequel = sequel_of(live)
        if sequel is None:
            return None
        game, old = live.line.game, live.row.info
        seats = seating.moved(old, game.seats(sequel.setup.scenario), sequel.places)
        row = self._launcher.new_row(_new(old, sequel), seats, game.version)
        await tx.save(row)
        await self._launcher.launch(tx, row, "lobby")
        for one in await tx.standing(old.id):
            order = StandingOrder(sequel.places[one.seat], one.point, one.policy)
            await tx.set_standing(row.info.id, order, on=True)
        for seat, place in sequel.places.items():
            offer = await tx.offer(old.id, seat)
            if offer is not None and offer.user == offer.author:
                await tx.set_offer(replace(offer, match=row.info.id, seat=place))
                await tx.post([computer_post(row.info, place, offer.user)])
        row.keeping.stand_ins = {
            sequel.places[Seat(seat)]: one for seat, one in live.row.keeping.stand_ins.items()
        }
        row.keeping.vetoed = live.row.keeping.vetoed
        await tx.save(row)
        return row


def sequel_of(live: Live) -> Sequel | None:
    """Return the battle that follows a finished one, where a match has several."""
    return live.line.game.contest.sequel(live.position.view(None), live.row.info.setup)


def _new(old: MatchInfo, sequel: Sequel) -> NewMatch:
    """Describe the next battle: where and how the last one was played."""
    return NewMatch(
        system=old.system,
        scenario=sequel.setup.scenario,
        host=Person(old.host, ""),
        channel=old.channel,
        home=old.home,
        guild=old.guild,
        locale=old.locale,
        options=seating.exchanged(sequel.setup.options, sequel.places),
    )
