"""Between Discord and the service: reads matches as one user sees them, and hands orders in.

Every question here names the user; what he may see and do is decided by the match's seats. Nothing
is kept in memory but the text of a refused order, so that it can be edited.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.chat.front.drafts import Drafts
from bot.chat.front.names import seat_text
from bot.chat.front.painting import PaintingThreads
from bot.chat.front.receipts import receipt_line
from bot.chat.front.services import Services
from bot.chat.team import suggesting
from bot.chat.wire.components import Press
from bot.chat.wire.forms import Form, orders_form
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice
from bot.engine import parley
from bot.engine.model import Seat, Text
from bot.engine.refusal import Refused, StaleDecision
from bot.service.match.moves import ALL, Consent, order_lines
from bot.service.model import MatchInfo, Person
from bot.service.refusals import Unsure

from . import nearest
from .completion import Naming
from .views import decision_at


class Sender(NamedTuple):
    """Who sent an order, and the interaction with which he did, so that it counts once."""

    user: int
    interaction: str


class Said(NamedTuple):
    """What came of typed orders: the receipt as a line, and what is asked about the ``rest``.

    ``asks`` is empty, or as in ``Unsure.what``.
    """

    note: str
    asks: str
    rest: str


class Desk(Naming):
    """The matches as the front end uses them."""

    def __init__(self, services: Services, painting: PaintingThreads):
        super().__init__(services, painting)
        self.drafts = Drafts()

    async def submit(
        self, press: PressId, actions: Sequence[Any], sender: Sender, voice: Voice
    ) -> str:
        """Answer the press's decision and those that follow; returns the receipt as a line."""
        receipt = await self.matches.play.act(
            press.match, sender.user, press.serial, actions, interaction=sender.interaction
        )
        return receipt_line(receipt, voice)

    async def typed(self, match: str, words: str, sender: Sender, voice: Voice) -> str:
        """Carry out orders that are consented to; returns the receipt."""
        return (await self.ordered(match, words, sender, voice, sure=ALL)).note

    async def ordered(
        self, match: str, words: str, sender: Sender, voice: Voice, *, sure: Consent
    ) -> Said:
        """Carry out typed orders, consented to as ``sure`` says.

        What was refused is kept for editing.
        """
        self.drafts.keep(match, sender.user, words)
        try:
            receipt = await self.matches.play.order_text(
                match, sender.user, words, interaction=sender.interaction, sure=sure
            )
        except Unsure as asked:
            return Said("", asked.what, "; ".join(order_lines(words)))
        rest = "; ".join(order_lines(words)[len(receipt.orders) :])
        if receipt.stopped is None:
            self.drafts.drop(match, sender.user)
        else:
            self.drafts.keep(match, sender.user, rest)
        return Said(receipt_line(receipt, voice), receipt.asks, rest)

    async def require_open(self, press: PressId, user: int) -> None:
        """Raise ``Refused`` unless a press's decision is still open and the user's to make."""
        decision_at(await self.matches.queries.table(press.match), user, press.serial)

    async def undo(self, match: str, sender: Sender, voice: Voice) -> str:
        """Take the user's last step back; returns the receipt as a line."""
        receipt = await self.matches.play.undo(match, sender.user, interaction=sender.interaction)
        return receipt_line(receipt, voice)

    async def form(self, match: str, user: int, voice: Voice) -> Form:
        """Make the form for typed orders, filled with the text refused last."""
        table = await self._seated(match, user)
        decision = table.decision_for(user)
        example = ""
        if decision is not None and table.position is not None:
            example = table.game.write(table.position.options(decision)[0])
        return orders_form(match, voice, example, self.drafts.get(match, user))

    async def lobby_act(
        self, act: str, match: str, person: Person, seat: Seat | None, interaction: str
    ) -> Text:
        """Join, leave or start; returns what to tell the user."""
        if act == "leave":
            await self._require_lobby(match, person.id)
            await self.matches.lobby.leave(match, person.id, interaction=interaction)
            return Text("chat-left")
        if act == "computer":
            info = (await self.matches.queries.table(match)).info
            name = self.services.catalogue.say(Text("chat-computer"), info.locale)
            info = await self.matches.lobby.against_computer(
                match, person, name, interaction=interaction
            )
            return Text("chat-started" if info.status == "running" else "chat-choose-first")
        if act == "start":
            info = await self.matches.lobby.start(match, person, interaction=interaction)
            return Text("chat-started" if info.status == "running" else "chat-choose-first")
        info = await self.matches.lobby.join(match, person, seat, interaction=interaction)
        game = self.services.games[info.system]
        taken = seat or info.seats_of(person.id)[-1]
        key = "chat-joined" if act == "join" else "chat-joined-random"
        return Text(key, {"seat": seat_text(game, taken), "held": game.words.held})

    async def dangerous(self, act: str, match: str, sender: Sender) -> Text:
        """Carry out what was consented to: ``resign`` or ``draw``; a team must agree on it."""
        saying = parley.WORDS.get(act)
        if saying is None:
            raise StaleDecision(Text("refused-stale"))
        table = await self.matches.queries.table(match)
        if suggesting.waiting_proposal(table, sender.user, act):
            return Text("chat-proposed")
        await self.matches.play.anytime(match, sender.user, saying, interaction=sender.interaction)
        if suggesting.waiting_proposal(await self.matches.queries.table(match), sender.user, act):
            return Text("chat-proposed")
        return Text("chat-resigned" if act == "resign" else "chat-draw-offered")

    async def rematch(self, match: str, sender: Sender) -> MatchInfo:
        """Open a new lobby with the sides swapped."""
        return await self.matches.rematches.open(match, sender.user, interaction=sender.interaction)

    async def export(self, match: str) -> bytes:
        """Return a finished game as a file; a running one would tell its secrets."""
        table = await self.matches.queries.table(match)
        if table.info.status != "over":
            raise Refused(Text("chat-export-running"))
        data: bytes = await self.matches.archive.export(match)
        return data

    async def near(self, match: str, user: int, typed: str, refusal: Refused) -> list[Press]:
        """Make buttons for the legal orders nearest to a refused one of the user's, if any are."""
        table = await self.matches.queries.table(match)
        decision = table.decision_for(user)
        if decision is None:
            return []
        return nearest.near(self._question(table, decision), typed, refusal)

    async def _require_lobby(self, match: str, user: int) -> None:
        """Tell a player who wants to leave a running game what he can do instead."""
        info = (await self.matches.queries.table(match)).info
        if info.status == "running" and info.seats_of(user):
            raise Refused(Text("chat-leave-running"))
