"""What each post of the outbox shows: from its body to the page that is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.chat.front.names import match_words, seat_text, side_text
from bot.chat.front.notices import notice
from bot.chat.front.services import Services
from bot.chat.lobby import choice_pages
from bot.chat.lobby.pages import LobbyCard, lobby
from bot.chat.match.pages import clocks, recap
from bot.chat.match.pages.board import BoardPage, board, deciders_of, players_of, report
from bot.chat.match.pages.hand import hand
from bot.chat.match.pages.result import Result, result
from bot.chat.match.pages.windows import waiting
from bot.chat.people import ladder_pages
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.locale import Voice, escape, units
from bot.chat.wire.page import Page
from bot.engine.model import ANYTIME, Seat
from bot.service.ladder.records import Length
from bot.service.lobby.choices import missing
from bot.service.match import coaching
from bot.service.match.seating import ready
from bot.service.model import COMPUTER, MatchInfo, Table
from bot.service.play.substitutes import ABSENT_HOURS, ANYBODY
from bot.service.ports.posts import Post

SINCE, CONTENT = 1300, 2000
"""Most characters of what happened before a call, and of a message without a layout."""
MORE = 60
"""Characters that the line about what was left out takes."""
TOLD = 800
"""Most characters of what a direct message tells besides the hand."""


LISTED, OPENED = 20, 5
"""How many matches a digest tells of, and how many of them it opens."""


class Line(NamedTuple):
    """A short message that notifies its users: words with buttons."""

    words: str
    presses: tuple[Press, ...]


class PostPages:
    """Composes the pages of posts; run in a painting thread."""

    def __init__(self, services: Services):
        self._services = services

    def lobby(self, post: Post, length: Length | None, voice: Voice) -> Page:
        """Compose the card of a match that waits for players; it usually takes ``length``."""
        info = post.body.info
        users = {entry.user for entry in info.seats if entry.user is not None}
        game = self._services.games[info.system]
        shown = LobbyCard(
            game,
            info.id,
            info.scenario,
            self._services.scenarios.set_up(info.system, info.scenario),
            [entry.seat for entry in info.seats],
            {entry.seat: entry.name for entry in info.seats if entry.user is not None},
            info.commitment,
            open=info.status == "lobby",
            solo=len(users) < 2,
            early=len(users) > 1 and self._may_start(info),
            options=info.options,
            chosen=choice_pages.chosen(game, info),
            late=self._late(info),
            reserved={one.seat: one for one in post.body.reserved},
            length=ladder_pages.length(length, voice) if length is not None else "",
        )
        return lobby(shown, voice, self._services.painter_of(info))

    def _late(self, info: MatchInfo) -> list[Seat]:
        """List the seats of others than the host for whose choices a full lobby waits."""
        if info.status != "lobby" or not ready(info.seats):
            return []
        waiting = dict.fromkeys(
            one.seat for one in missing(self._services.games[info.system], info)
        )
        return [seat for seat in waiting if info.user_of(seat) != info.host]

    def _may_start(self, info: MatchInfo) -> bool:
        """Tell whether only seats are free that the game can do without."""
        free = {entry.seat for entry in info.seats if entry.user is None}
        infos = self._services.games[info.system].seats(info.scenario)
        return bool(free) and not any(one.required and one.seat in free for one in infos)

    def board(self, post: Post, voice: Voice) -> Page:
        """Compose the public board."""
        info, body = post.body.info, post.body
        game = self._services.games[info.system]
        shown = BoardPage(
            game,
            info.id,
            game.codec.view(post.body.view),
            game.codec.events(post.body.events),
            deciders_of(info, [asked.seat for asked in body.asked]),
            final=body.final,
            live=info.status == "running" and body.ended is None,
            undo=body.undoable,
            players=players_of(info),
            answers=body.acted,
            hidden_until=body.hidden_until,
            asked=[one.question for one in body.asked if one.question is not None],
            called=body.users,
            before=game.codec.events(body.before),
            ended=body.ended,
            waits=clocks.by_seat(info, body.waits),
        )
        return board(shown, voice, self._services.painter_of(info))

    def result(self, post: Post, voice: Voice) -> Page:
        """Compose the result card."""
        info = post.body.info
        assert info.outcome is not None
        game = self._services.games[info.system]
        players = {entry.seat: entry.name for entry in info.seats if entry.user is not None}
        users = {entry.user: entry.name for entry in info.seats if entry.user is not None}
        view = game.codec.view(post.body.view)
        shown = Result(
            game,
            info.id,
            info.scenario,
            view,
            game.codec.events(post.body.events),
            info.outcome,
            players,
            info.seed or "",
            info.updated,
            used=clocks.by_name(info, post.body.used),
            rated=ladder_pages.changed(post.body.rated, users, voice),
            coached=coaching.refusal(game, info) is None,
            followed=game.contest.sequel(view, info.setup) is not None,
        )
        return result(shown, voice, self._services.painter_of(info))

    def hand(self, post: Post, voice: Voice) -> Page:
        """Compose what a player alone is sent: what only they learnt, and their hand."""
        info, seat = post.body.info, post.body.viewer
        assert seat is not None
        game = self._services.games[info.system]
        painter = self._services.painter_of(info)
        told = report(game, game.codec.events(post.body.events), voice, TOLD)
        lead = f"{voice.word('hand-dm', game=_title(info, voice), held=game.words.held)}\n{told}"
        view = game.codec.view(post.body.view)
        return hand(game, info.id, [(seat, view)], voice, painter, lead=lead)

    def ping(self, post: Post, voice: Voice) -> Line:
        """Call those who have to decide or to choose."""
        info, users = post.body.info, _mentions(post)
        game = _title(info, voice)
        if info.status == "lobby":
            words = voice.word("ping-choose", user=users, game=game)
            return Line(words, (_button(info, "choices", voice),))
        body, rules = post.body, self._services.games[info.system]
        asked = dict.fromkeys(voice(one.question) for one in body.asked if one.question)
        what = " ".join(asked) or voice.word("ping-turn")
        call = voice.word("ping", user=users, game=game, what=what)
        lines = [call, *_terms(post, voice)]
        room = CONTENT - MORE - sum(units(one) + 1 for one in lines)
        happened = report(rules, rules.codec.events(body.events), voice, min(SINCE, room))
        if happened:
            lines.insert(1, happened)
        answers = [
            button(PressId(info.id, one.serial, "open", str(place)), voice(label))
            for one in body.asked
            for place, label in enumerate(one.open)
        ]
        presses = (_button(info, "turn", voice), *answers, recap.press(info.id, voice))
        return Line("\n".join(lines), presses)

    def nudge(self, post: Post, voice: Voice) -> Page:
        """Remind a user by direct message; nothing hidden is in it."""
        line = self.ping(post, voice)
        return notice(line.words, *line.presses)

    def digest(self, user: int, waiting: Sequence[Table], voice: Voice) -> Page:
        """Tell a user of the matches that wait for them, the most urgent first; all is public."""
        lines = [voice.word("digest-title", count=len(waiting))]
        lines += [f"- {one}" for one in (_waits(table, user, voice) for table in waiting[:LISTED])]
        turns = [
            button(PressId(one.info.id, ANYTIME, "turn"), _title(one.info, voice), "primary")
            for one in waiting[:OPENED]
        ]
        return notice("\n".join(lines), *turns)

    def clock(self, post: Post, voice: Voice) -> Line:
        """Tell what a clock brought about, or what players agree on."""
        info, news = post.body.info, post.body.clock
        assert news is not None
        game = self._services.games[info.system]
        told = report(game, game.codec.events(post.body.events), voice, SINCE)
        seats = ", ".join(voice(seat_text(game, seat)) for seat in news.shown)
        shown = voice.word("clock-shown", seats=seats) if seats else ""
        presses = (*clocks.presses(info, news, voice), _button(info, "turn", voice))
        lines = filter(None, (clocks.news(game, info, news, voice), told, shown))
        return Line("\n".join(lines), presses)

    def answered(self, post: Post, voice: Voice) -> str:
        """Write the line that a call becomes: who answered, and what came of it first."""
        info, game = post.body.info, self._services.games[post.body.info.system]
        names = {entry.user: escape(entry.name) for entry in info.seats}
        players = ", ".join(names.get(user) or f"<@{user}>" for user in post.body.users)
        told = map(game.words.caption, game.codec.events(post.body.events))
        line = next((voice.line(one) for one in told if one is not None), "")
        return "-# " + voice.word("ping-answered", player=players, line=line).strip()

    def seat(self, post: Post, voice: Voice) -> Line:
        """Tell the table who plays a seat from now on; naming them lets them into the thread."""
        info, seat = post.body.info, post.body.viewer
        assert seat is not None
        name, users = seat_text(self._services.games[info.system], seat), _mentions(post)
        if info.user_of(seat) == COMPUTER:
            press = PressId(info.id, ANYTIME, "accept", seat)
            back = button(press, voice.word("button-seat-back"), "primary")
            presses = (back, *(clocks.veto(info, one, voice) for one in post.body.users))
            return Line(voice.word("seat-computer", seat=name, user=users), presses)
        words = voice.word("seat-taken-over", user=users, seat=name)
        return Line(words, (self._hand(info, voice, "primary"),))

    def offer(self, post: Post, voice: Voice) -> Line:
        """Offer a seat to a user, who decides with a button."""
        info, seat = post.body.info, post.body.viewer
        assert seat is not None
        user, author, *called = post.body.users
        names = {entry.user: escape(entry.name) for entry in info.seats}
        if info.status == "lobby":
            words = voice.word(
                "challenge",
                user=f"<@{user}>",
                player=names.get(author) or f"<@{author}>",
                seat=seat_text(self._services.games[info.system], seat),
                game=_title(info, voice),
            )
            return Line(words, _answers(info, seat, voice))
        words = voice.word(
            "seat-offer",
            user=f"<@{user}>" if user != ANYBODY else voice.word("seat-anybody"),
            player=names.get(author) or f"<@{author}>",
            seat=seat_text(self._services.games[info.system], seat),
            game=_title(info, voice),
        )
        if called:
            words += " " + voice.word("seat-called", users=" ".join(f"<@{one}>" for one in called))
        return Line(words, _answers(info, seat, voice))

    def lost(self, post: Post, voice: Voice) -> Page:
        """Tell a player, or all where it hung, that a game's thread was deleted."""
        info, game = post.body.info, _title(post.body.info, voice)
        if post.user is not None:
            place = f"<#{info.home}>" if info.home else voice.word("lost-anywhere")
            return notice(voice.word("lost-told", game=game, id=info.id, place=place))
        words = voice.word("lost-here", game=game, id=info.id)
        return notice(words, _button(info, "reopen", voice))

    def room(self, post: Post, room: int | None, voice: Voice) -> Page:
        """Tell a team of its room; None: that there is none."""
        info, seat = post.body.info, post.body.viewer
        assert seat is not None
        side = side_text(info.system, self._services.games[info.system].side_of(seat))
        key = "room-none" if room is None else "room-open"
        return notice(voice.word(key, side=side, thread=f"<#{info.channel}>"))

    def closed(self, info: MatchInfo, voice: Voice) -> Page:
        """Tell a table that somebody takes no direct messages; nothing else is told."""
        held = self._services.games[info.system].words.held
        return notice(voice.word("dm-closed", held=held), self._hand(info, voice))

    def _hand(self, info: MatchInfo, voice: Voice, style: str = "secondary") -> Press:
        """Make the button that shows what somebody holds: cards, or orders."""
        held = self._services.games[info.system].words.held
        words = voice.word("button-hand", held=held)
        return button(PressId(info.id, ANYTIME, "hand"), words, style)


def _answers(info: MatchInfo, seat: Seat, voice: Voice) -> tuple[Press, ...]:
    """Make the buttons under the offer of a seat."""
    return (
        button(PressId(info.id, ANYTIME, "accept", seat), voice.word("button-accept"), "success"),
        button(PressId(info.id, ANYTIME, "decline", seat), voice.word("button-decline")),
    )


def _waits(table: Table, user: int, voice: Voice) -> str:
    """Name a match, its thread, and how long a user has."""
    info = table.info
    place = f"<#{info.channel}>" if info.has_thread else f"`{info.id}`"
    due = [clocks.waited(one, voice) for one in table.waits if one.user == user]
    return " · ".join([f"**{_title(info, voice)}**", place, *due])


def referee_closed(referee: int | None, voice: Voice) -> Page:
    """Tell that a referee takes no direct messages."""
    return notice(voice.word("dice-dm-closed", referee=f"<@{referee}>"))


def _terms(post: Post, voice: Voice) -> list[str]:
    """Write until when who is called may answer, and what happens then."""
    info, body = post.body.info, post.body
    called = [one for one in body.waits if one.user in body.users]
    lines = [waiting(body.hidden_until, voice)]
    lines += [clocks.due_line(info.system, one, voice) for one in called]
    if body.last and body.waits:
        lines.append(voice.word("clock-warning"))
    elif body.last:
        lines.append(voice.word("ping-last", hours=ABSENT_HOURS))
    return [one for one in lines if one]


def _mentions(post: Post) -> str:
    return " ".join(f"<@{user}>" for user in post.body.users)


def _button(info: MatchInfo, act: Act, voice: Voice) -> Press:
    return button(PressId(info.id, ANYTIME, act), voice.word(f"button-{act}"), "primary")


def _title(info: MatchInfo, voice: Voice) -> str:
    return match_words(info.system, info.scenario, voice)
