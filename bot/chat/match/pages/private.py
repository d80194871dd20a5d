"""Private answers: the hand, odds, the board as text, consent, and why an order was refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.chat.front.names import game_text, odds_words, scenario_text, seat_text
from bot.chat.match.pages.board import latest
from bot.chat.match.pages.panel import Question
from bot.chat.match.pages.standing import answered_line
from bot.chat.wire.components import MOST, Option, Press, button, select
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, clip, escape, units
from bot.chat.wire.page import TEXT, Page, Sheet
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Decision, Seat
from bot.engine.parts.insight import Sight
from bot.engine.refusal import Refused
from bot.service.lobby.choices import asked, host_options
from bot.service.match.publish import Told
from bot.service.model import MatchInfo, Table
from bot.service.refusals import Unplayable
from renderers.painter import Painter

MOST_ODDS = 25
LOG = 3600


def hand(
    game: AnyGame,
    match: str,
    seats: Sequence[tuple[Seat, Any]],
    voice: Voice,
    painter: Painter,
    *,
    lead: str = "",
    mates: Sequence[Seat] = (),
    more: Sequence[Press] = (),
) -> Page:
    """Write the cards of the seats that one user holds, each with its own view.

    Those of ``mates`` follow where the first view shows them; ``more`` are buttons below.
    """
    sheet = Sheet(painter.accent(game.side_of(seats[0][0]))).text(lead)
    for seat, view in seats:
        _one_hand(sheet, game, seat, view, voice, painter)
    for other in mates:
        if game.words.hand(seats[0][1], other) is not None:
            _one_hand(sheet, game, other, seats[0][1], voice, painter, title="hand-mate")
    for seat, view in seats:
        _sharing(sheet, game, match, seat, view, voice)
    turn = button(PressId(match, ANYTIME, "turn"), voice.word("button-turn"), "primary")
    sheet.row(turn, *more)
    return sheet.page()


def _one_hand(
    sheet: Sheet, game: AnyGame, seat: Seat, view: Any, voice: Voice, painter: Painter,
    *, title: str = "hand-title",
) -> None:  # fmt: skip
    sheet.text(f"### {voice.word(title, seat=seat_text(game, seat), held=game.words.held)}")
    secrets = game.words.secrets(view, seat)
    for secret in secrets:
        sheet.text(voice(secret))
    cards = game.words.hand(view, seat)
    if not cards:
        sheet.text("" if secrets else voice.word("hand-none", held=game.words.held))
        return
    sheet.picture(painter.paint_hand(view, seat, voice))
    for card in cards:
        words = voice(card.note) if card.note is not None else ""
        sheet.text(f"**{voice(card.label)}** ({card.key})\n{words}")


def _sharing(sheet: Sheet, game: AnyGame, match: str, seat: Seat, view: Any, voice: Voice) -> None:
    """Offer to show a card to the teammate, where he does not see it anyway.

    Rules: HOTH-TEAM-14.
    """
    asked = Decision(ANYTIME, "", seat)
    lines = [
        Option(game.write(action), voice(game.words.menu(view, asked, action)[-1].label))
        for action in game.team.sharing(view, seat)[:MOST]
    ]
    if lines:
        sheet.row(select(PressId(match, ANYTIME, "share", seat), voice.word("hand-share"), lines))


def odds(question: Question, voice: Voice, painter: Painter) -> Page:
    """Write what the seat's orders bring: exact chances, or what surely follows."""
    game = question.game
    sheet = Sheet(painter.accent(game.side_of(question.decision.seat)))
    sheet.text(f"### {voice.word('odds-title')}")
    brought = ((action, _brings(question, action, voice)) for action in question.options)
    lines = [
        voice.word("odds-line", order=game.write(action), odds=words)
        for action, words in brought
        if words
    ]
    sheet.text("\n".join(lines[:MOST_ODDS]) or voice.word("odds-none"))
    sheet.row(button(question.press("turn"), voice.word("button-turn"), "primary"))
    return sheet.page()


def _brings(question: Question, action: Any, voice: Voice) -> str:
    """Write what one order brings; empty where that is not to be told."""
    chances = question.game.insight.odds(question.view, action)
    if chances is not None:
        return odds_words(chances, voice)
    sure = question.game.insight.forecast(question.view, action)
    return "; ".join(voice(line) for line in sure.lines) if sure is not None else ""


def sight(view: Any, viewer: Seat | None, seen: Sight, voice: Voice, painter: Painter) -> Page:
    """Write whether a place sees another, with a picture of the line."""
    turned = painter.turned_for(viewer)
    picture = painter.paint_sight(view, seen, voice, turned=turned)
    sheet = Sheet().text("\n".join(voice(line) for line in seen.lines))
    return (sheet if picture is None else sheet.picture(picture)).page()


def log(
    game: AnyGame,
    told: Sequence[Told],
    players: Mapping[Seat, str],
    voice: Voice,
    viewer: Seat | None = None,
) -> Page:
    """Write what happened last as a viewer may read it, and where a standing order answered."""
    lines: list[str] = []
    for one in told:
        captions = (game.words.caption(event) for event in one.events)
        lines += [voice.line(caption) for caption in captions if caption is not None]
        if one.answer is not None:
            lines.append(answered_line(game, one.answer, players, voice, viewer))
    sheet = Sheet().text(f"### {voice.word('log-title')}")
    return sheet.text(latest(lines, voice, LOG) or voice.word("log-empty")).page()


def match_words(info: MatchInfo, voice: Voice) -> str:
    """Name a match by its scenario and players."""
    names = " - ".join(dict.fromkeys(entry.name for entry in info.seats if entry.name))
    return f"{voice(scenario_text(info.system, info.scenario))}: {names}"


def status(games: Sequence[tuple[MatchInfo, Table | None]], user: int, voice: Voice) -> Page:
    """List the user's games, a running one with whose decision it is, if it can be played here."""
    lines = [_status_line(info, table, user, voice) for info, table in games]
    sheet = Sheet().text(f"### {voice.word('status-title')}")
    return sheet.text("\n".join(lines) or voice.word("no-game-yours")).page()


def _status_line(info: MatchInfo, table: Table | None, user: int, voice: Voice) -> str:
    if info.status != "running":
        state = voice.word(f"status-{info.status}")
    elif table is None or table.position is None:
        state = voice(Unplayable().reason)
    else:
        names = [info.entry(decision.seat).name for decision in table.position.open]
        theirs = voice.word("status-theirs", player=escape(", ".join(names)))
        state = voice.word("status-yours") if table.decision_for(user) else theirs
        headline = table.game.contest.headline(table.position.view(None))
        state += f" · {voice(headline)}" if headline is not None else ""
    return "- " + voice.word(
        "status-line",
        thread=f"<#{info.channel}>" if info.has_thread else voice.word("status-lost", id=info.id),
        game=game_text(info.system),
        scenario=scenario_text(info.system, info.scenario),
        state=state,
    )


def text_board(view: Any, voice: Voice, painter: Painter) -> Page:
    """Write the board as text."""
    sheet = Sheet().text(f"### {voice.word('text-title')}")
    left = TEXT - 200
    block: list[str] = []
    for line in painter.text_board(view, voice).splitlines():
        left -= units(line) + 1
        if left < 0:
            break
        block.append(line)
    return sheet.text("\n".join(block)).page()


def refused(
    refusal: Refused,
    voice: Voice,
    *,
    why: str = "",
    near: Sequence[Press] = (),
    helps: Sequence[Press] = (),
) -> Page:
    """Write why an order was not accepted, what its rule says, and buttons to what is possible.

    ``near`` are buttons of legal orders that may have been meant, ``helps`` those of what to do
    instead.
    """
    sheet = Sheet(0xB3261E)
    reason = voice.word("refused", reason=refusal.reason)
    rule = voice.word("refused-rule", rule=refusal.rule) if refusal.rule and not why else ""
    sheet.text(" ".join(filter(None, [reason, rule, voice.word("refused-now")])))
    sheet.text(f"-# {why}" if why else "")
    if near:
        sheet.text(voice.word("refused-near")).row(*near)
    return sheet.row(*helps).page()


def helps(info: MatchInfo, user: int, game: AnyGame, voice: Voice) -> list[Press]:
    """Make the buttons of what a user may do where something was refused, as a match stands."""

    def press(act: str, key: str, style: str = "secondary") -> Press:
        return button(PressId(info.id, ANYTIME, act), voice.word(key), style)

    seated = bool(info.seats_of(user))
    if info.status == "over":
        rematch = [press("rematch", "button-rematch", "primary")] if seated else []
        return [*rematch, press("text", "button-text")]
    if info.status == "running":
        if not seated:
            return [press("text", "button-text")]
        return [press("turn", "button-options", "primary"), press("type", "button-edit")]
    found = []
    if not seated and any(entry.user is None for entry in info.seats):
        found.append(press("random", "lobby-random", "success"))
    if asked(game, info, user):
        found.append(press("choices", "lobby-choices", "primary"))
    if user == info.host and host_options(game, info.scenario):
        found.append(press("options", "lobby-options"))
    return found


def notice(words: str, *presses: Press) -> Page:
    """Write one line with buttons under it."""
    return Sheet().text(clip(words, TEXT)).row(*presses).page()


def unsure(press: PressId, orders: str, note: str, voice: Voice) -> Page:
    """Show typed orders once more, of which the first cannot be taken back; Yes carries them out.

    The orders are read from this page again.
    """
    lines = [note, voice.word("confirm-order"), f"```\n{orders.replace('`', ' ')}\n```"]
    sheet = Sheet()
    for line in lines:
        sheet.text(line)
    keep = button(PressId(press.match, ANYTIME, "keep"), voice.word("button-keep"))
    return sheet.row(keep, button(press, voice.word("button-confirm"), "danger")).page()


def consent(words: str, match: str, what: str, voice: Voice) -> Page:
    """Ask again before a dangerous act; the confirming button stands second (discord-ux 18)."""
    return notice(
        words,
        button(PressId(match, ANYTIME, "keep"), voice.word("button-keep")),
        button(PressId(match, ANYTIME, "sure", what), voice.word("button-confirm"), "danger"),
    )
