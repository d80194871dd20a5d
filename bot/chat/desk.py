"""Between Discord and the service: reads matches as one user sees them, and hands orders in.

Every question here names the user; what he may see and do is decided by the match's seats. Nothing
is kept in memory but the text of a refused order, so that it can be edited.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.engine.model import ANYTIME, Decision, Seat, Text
from bot.engine.refusal import NotYourDecision, Refused, StaleDecision
from bot.service.model import Person, Receipt, Status, Table

from . import menus, near, teamwork
from .components import Press, button
from .compose import panel as panels
from .compose import private, team
from .compose.board import Scene, board, deciders_of, players_of
from .compose.panel import Question
from .compose.words import seat_text
from .forms import OrdersForm
from .ids import PressId
from .services import Services
from .sheet import Page
from .studio import Studio
from .voice import Voice, escape

DRAFTS = 500
LOG_LINES = 60


class Sender(NamedTuple):
    """Who sent an order, and the interaction with which he did, so that it counts once."""

    user: int
    interaction: str


class Desk:
    """The matches as the front end uses them."""

    def __init__(self, services: Services, studio: Studio):
        self.services = services
        self.matches = services.matches
        self._studio = studio
        self._drafts: OrderedDict[tuple[str, int], str] = OrderedDict()

    # Looking ----------------------------------------------------------------------------------

    async def now(self, match: str, user: int, voice: Voice, note: str = "") -> Page:
        """Write what the user can do now: his panel, or whom he waits for."""
        table = await self.matches.table(match)
        decision = table.decision_for(user)
        if decision is not None:
            question = self._question(table, decision, note)
            return await self._studio.make(panels.panel, question, (), voice, self._painter(table))
        return self._waiting(table, user, voice, note)

    async def panel(self, press: PressId, user: int, voice: Voice, path: tuple[int, ...]) -> Page:
        """Write the panel at a place of the menus; raises ``Refused``."""
        table = await self.matches.table(press.match)
        question = self._question(table, decision_at(table, user, press.serial))
        try:
            return await self._studio.make(
                panels.panel, question, path, voice, self._painter(table)
            )
        except menus.Lost:
            raise StaleDecision(Text("refused-stale")) from None

    async def action_at(
        self, press: PressId, user: int, path: tuple[int, ...], *, consent: bool = False
    ) -> Any:
        """Return the action at the end of a path; None where more is to be picked or agreed.

        Raises ``Refused`` for another's, an old or an impossible press.
        """
        table = await self.matches.table(press.match)
        question = self._question(table, decision_at(table, user, press.serial))
        try:
            action = menus.walk(question.ways(), path).action
        except menus.Lost:
            raise StaleDecision(Text("refused-stale")) from None
        if action is None or (not consent and panels.needs_consent(question, action)):
            return None
        return action

    async def hand(self, match: str, user: int, voice: Voice) -> Page:
        """Write the user's cards; raises ``NotYourDecision`` for anybody without a seat."""
        table = await self._seated(match, user)
        if table.position is None:
            return private.notice(voice.word("not-started"))
        seats = [(seat, table.position.view(seat)) for seat in table.info.seats_of(user)]
        own = [seat for seat, _ in seats]
        mates = [entry.seat for entry in table.info.seats if entry.seat not in own]
        return await self._studio.make(
            private.hand, table.game, match, seats, voice, self._painter(table), mates=mates
        )

    async def odds(self, match: str, user: int, voice: Voice) -> Page:
        """Write the chances of the attacks that the user may make now."""
        table = await self._seated(match, user)
        decision = table.decision_for(user)
        if decision is None:
            return self._waiting(table, user, voice, "")
        question = self._question(table, decision)
        return await self._studio.make(private.odds, question, voice, self._painter(table))

    async def text(self, match: str, user: int, voice: Voice) -> Page:
        """Write the public board as text."""
        table = await self.matches.table(match)
        if table.position is None:
            return private.notice(voice.word("not-started"))
        view = table.position.view(None)
        return await self._studio.make(private.text_board, view, voice, self._painter(table))

    async def board(self, match: str, user: int, voice: Voice) -> Page:
        """Write the board as the user sees it, with the buttons of the public one."""
        table = await self.matches.table(match)
        if table.position is None:
            return private.notice(voice.word("not-started"))
        viewer = table.viewer(user)
        scene = Scene(
            table.game,
            match,
            table.position.view(viewer),
            (),
            deciders_of(table.info, [decision.seat for decision in table.position.open]),
            undo=table.can_undo(user),
            players=players_of(table.info),
            viewer=viewer,
        )
        return await self._studio.make(board, scene, voice, self._painter(table))

    async def log(self, match: str, user: int, voice: Voice) -> Page:
        """Write the report of the last steps as the user may read it."""
        table = await self.matches.table(match)
        told = await self.matches.log(match, table.viewer(user), last=LOG_LINES)
        events = [event for _, event in told]
        return private.log(table.game, events, voice)

    async def status(self, user: int, voice: Voice) -> Page:
        """List the user's games with their states."""
        tables = [await self.matches.table(info.id) for info in await self.matches.matches_of(user)]
        return private.status(tables, user, voice)

    async def seat_words(self, match: str, user: int) -> Text:
        """Name the seat of the user; raises ``NotYourDecision``."""
        table = await self._seated(match, user)
        seat = table.viewer(user)
        assert seat is not None
        return seat_text(table.game, seat)

    async def consent_words(self, match: str, user: int, act: str, voice: Voice) -> str:
        """Ask whether the user means it; in a team his word alone is a proposal (HOTH-TEAM-20).

        Raises ``NotYourDecision``.
        """
        table = await self._seated(match, user)
        seat = table.viewer(user)
        assert seat is not None
        alone = not team.mates(table.info, table.game, seat)
        final = alone or teamwork.is_asked_to_agree(table, user, act)
        key = f"confirm-{act}" if final else f"confirm-{act}-team"
        return voice.word(key, seat=seat_text(table.game, seat))

    async def match_here(self, channel: int, user: int, *, first: Status = "running") -> str:
        """Find the match that a command means: the channel's, or the only one of the user.

        In a channel with several a running one in which he sits goes first, or one of the status
        ``first``. Raises ``Refused`` where there is none or more than one.
        """
        info = await self.matches.in_channel(channel, user, first)
        if info is not None:
            return info.id
        mine = [info for info in await self.matches.matches_of(user) if info.status == "running"]
        if len(mine) == 1:
            return mine[0].id
        raise Refused(Text("chat-which-game" if mine else "chat-no-game-here"))

    # Deciding ---------------------------------------------------------------------------------

    async def submit(
        self, press: PressId, actions: Sequence[Any], sender: Sender, voice: Voice
    ) -> str:
        """Answer the press's decision and those that follow; returns the receipt as a line."""
        receipt = await self.matches.act(
            press.match, sender.user, press.serial, actions, interaction=sender.interaction
        )
        return receipt_line(receipt, voice)

    async def typed(self, match: str, words: str, sender: Sender, voice: Voice) -> str:
        """Carry out typed orders; returns the receipt. A refused text is kept for editing."""
        self._drafts[match, sender.user] = words
        while len(self._drafts) > DRAFTS:
            self._drafts.popitem(last=False)
        receipt = await self.matches.order_text(
            match, sender.user, words, interaction=sender.interaction
        )
        self._drafts.pop((match, sender.user), None)
        return receipt_line(receipt, voice)

    async def require_open(self, press: PressId, user: int) -> None:
        """Raise ``Refused`` unless a press's decision is still open and the user's to make."""
        decision_at(await self.matches.table(press.match), user, press.serial)

    async def undo(self, match: str, sender: Sender) -> Receipt:
        """Take the user's last step back."""
        return await self.matches.undo(match, sender.user, interaction=sender.interaction)

    async def form(self, match: str, user: int, voice: Voice) -> OrdersForm:
        """Make the form for typed orders, filled with the text refused last."""
        table = await self._seated(match, user)
        decision = table.decision_for(user)
        example = ""
        if decision is not None and table.position is not None:
            example = table.game.write(table.position.options(decision)[0])
        return OrdersForm(match, voice, example, self._drafts.get((match, user), ""))

    async def lobby_act(
        self, act: str, match: str, person: Person, seat: Seat | None, interaction: str
    ) -> Text:
        """Join, leave or start; returns what to tell the user."""
        if act == "leave":
            await self._require_lobby(match, person.id)
            await self.matches.leave(match, person.id, interaction=interaction)
            return Text("chat-left")
        if act == "computer":
            info = (await self.matches.table(match)).info
            name = self.services.catalogue.say(Text("chat-computer"), info.locale)
            await self.matches.against_computer(match, person, name, interaction=interaction)
            return Text("chat-started")
        if act == "start":
            await self.matches.start(match, person, interaction=interaction)
            return Text("chat-started")
        info = await self.matches.join(match, person, seat, interaction=interaction)
        game = self.services.games[info.system]
        taken = seat or info.seats_of(person.id)[-1]
        key = "chat-joined" if act == "join" else "chat-joined-random"
        return Text(key, {"seat": seat_text(game, taken)})

    async def dangerous(self, act: str, match: str, sender: Sender) -> Text:
        """Carry out what was consented to: ``resign`` or ``draw``; a team must agree on it."""
        if act not in ("resign", "draw"):
            raise StaleDecision(Text("refused-stale"))
        if teamwork.waiting_proposal(await self.matches.table(match), sender.user, act):
            return Text("chat-proposed")
        await self.matches.order_text(match, sender.user, act, interaction=sender.interaction)
        if teamwork.waiting_proposal(await self.matches.table(match), sender.user, act):
            return Text("chat-proposed")
        return Text("chat-resigned" if act == "resign" else "chat-draw-offered")

    async def rematch(self, match: str, sender: Sender) -> Text:
        """Open a new lobby with the sides swapped; returns what to tell the user."""
        await self.matches.rematch(match, sender.user, interaction=sender.interaction)
        return Text("chat-rematch-open")

    async def export(self, match: str) -> bytes:
        """Return a finished game as a file; a running one would tell its secrets."""
        table = await self.matches.table(match)
        if table.info.status != "over":
            raise Refused(Text("chat-export-running"))
        data: bytes = await self.matches.export(match)
        return data

    async def near(self, match: str, user: int, typed: str, refusal: Refused) -> list[Press]:
        """Make buttons for the legal orders nearest to a refused one of the user's, if any are."""
        table = await self.matches.table(match)
        decision = table.decision_for(user)
        if decision is None:
            return []
        return near.near(self._question(table, decision), typed, refusal)

    # Suggestions ------------------------------------------------------------------------------

    async def order_names(
        self, channel: int, user: int, named: str | None
    ) -> list[tuple[str, str]]:
        """List (order, words) of the legal orders of the user's own decision, else nothing."""
        try:
            table = await self.matches.table(named or await self.match_here(channel, user))
        except Refused:
            return []
        decision = table.decision_for(user)
        if decision is None or table.position is None:
            return []
        return [(name := table.game.write(a), name) for a in table.position.options(decision)]

    async def mate_order_names(
        self, channel: int, user: int, named: str | None
    ) -> list[tuple[str, str]]:
        """List (order, words) of what a teammate can be seen to be able to order, else nothing."""
        try:
            table = await self.matches.table(named or await self.match_here(channel, user))
            names = teamwork.known_orders(table, user)
        except Refused:
            return []
        return [(name, name) for name in names]

    async def games_of(
        self, user: int, voice: Voice, wanted: Sequence[Status]
    ) -> list[tuple[str, str]]:
        """List (match, words) of the user's games of some states."""
        return [
            (info.id, private.match_words(info, voice))
            for info in await self.matches.matches_of(user)
            if info.status in wanted
        ]

    async def free_seats(self, channel: int, voice: Voice) -> list[tuple[str, str]]:
        """List (seat, words) of the free seats of the channel's game."""
        info = await self.matches.in_channel(channel, first="lobby")
        if info is None or info.status != "lobby":
            return []
        game = self.services.games[info.system]
        return [
            (entry.seat, voice(seat_text(game, entry.seat)))
            for entry in info.seats
            if entry.user is None
        ]

    def forget(self, user: int) -> None:
        """Drop the texts of a user's refused orders."""
        for key in [key for key in self._drafts if key[1] == user]:
            del self._drafts[key]

    # Inside -----------------------------------------------------------------------------------

    def _painter(self, table: Table) -> Any:
        return self.services.painters[table.info.system]

    async def _require_lobby(self, match: str, user: int) -> None:
        """Tell a player who wants to leave a running game what he can do instead."""
        info = (await self.matches.table(match)).info
        if info.status == "running" and info.seats_of(user):
            raise Refused(Text("chat-leave-running"))

    async def _seated(self, match: str, user: int) -> Table:
        table = await self.matches.table(match)
        if not table.info.seats_of(user):
            raise NotYourDecision(Text("chat-not-a-player"))
        return table

    def _question(self, table: Table, decision: Decision, note: str = "") -> Question:
        assert table.position is not None
        return Question(
            table.game,
            table.info.id,
            table.position.view(decision.seat),
            decision,
            table.position.options(decision),
            table.undoable in table.info.seats_of(table.info.user_of(decision.seat) or 0),
            note,
        )

    def _waiting(self, table: Table, user: int, voice: Voice, note: str) -> Page:
        info = table.info
        match = info.id
        if table.position is None:
            return private.notice(_lines(note, voice.word("not-started")))
        text = button(PressId(match, ANYTIME, "text"), voice.word("button-text"))
        if info.status == "over":
            return private.notice(_lines(note, voice.word("over")), text)
        if not info.seats_of(user):
            return private.notice(_lines(note, voice.word("not-a-player")), text)
        names = [info.entry(decision.seat).name for decision in table.position.open]
        words = voice.word("not-your-turn", player=escape(", ".join(names)))
        hand = button(PressId(match, ANYTIME, "hand"), voice.word("button-hand"))
        undo = button(PressId(match, ANYTIME, "takeback"), voice.word("button-undo"))
        presses = (hand, undo, text) if table.can_undo(user) else (hand, text)
        return private.notice(_lines(note, words), *presses)


def _lines(*words: str) -> str:
    return "\n".join(filter(None, words))


def decision_at(table: Table, user: int, serial: int) -> Decision:
    """Find the user's open decision of a serial; ANYTIME finds his oldest one.

    Raises ``NotYourDecision`` or ``StaleDecision``.
    """
    mine = table.info.seats_of(user)
    if not mine:
        raise NotYourDecision(Text("chat-not-a-player"))
    opened = table.position.open if table.position else ()
    for decision in opened:
        if decision.serial == serial:
            if decision.seat not in mine:
                raise NotYourDecision(Text("refused-not-yours"))
            return decision
    found = table.decision_for(user) if serial == ANYTIME else None
    if found is None:
        raise StaleDecision(Text("refused-stale"))
    return found


def receipt_line(receipt: Receipt, voice: Voice) -> str:
    """Write the receipt with the orders in notation, which teaches the notation."""
    return voice.word(
        "panel-accepted", receipt=str(receipt.number), order="; ".join(receipt.orders)
    )
