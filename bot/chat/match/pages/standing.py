"""The page of standing orders: for each decision point what is agreed, and a menu to change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.chat.front.names import point_text
from bot.chat.wire.components import MOST, Option, Press, button, select
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Seat, Text
from bot.engine.plans.standing import ASK, BY_ITSELF, END
from bot.service.match.dry_run import DryRun
from bot.service.match.told import Given
from bot.service.ports.posts import Answered

from . import dispatch

CHOOSE = "choose-"
"""What the argument of a press begins with that chooses a decision point to be changed."""
MOST_DRY = 12
"""How many answers of a dry run are listed, the latest."""
MOST_MENUS = 9
"""So many decision points have a menu each on one page; of more, one is chosen first."""


class Holding(NamedTuple):
    """The standing orders of a user in a match; ``orders`` maps a decision point to its policy."""

    game: AnyGame
    match: str
    orders: Mapping[str, str]

    def policy(self, point: str) -> str | None:
        """Return the policy that holds at a point; None: the user is asked."""
        held = self.orders.get(point, self.game.policies.usual.get(point, ASK))
        return held if held != ASK else None

    def said(self, point: str, voice: Voice) -> str:
        """Write how a decision point stands."""
        policy = self.policy(point)
        words = voice(self.game.policies.text(policy)) if policy else voice.word("standing-ask")
        return f"**{voice(point_text(self.game.slug, point))}**: {words}"

    def menu(self, point: str, voice: Voice) -> Press:
        """Make the menu that changes a decision point."""
        press = PressId(self.match, ANYTIME, "policy", point)
        return _menu(self.game, press, point, self.policy(point), voice)


def page_of(held: Holding, voice: Voice, note: str, chosen: str = "") -> Page:
    """Write a user's standing orders, each with a menu; of many, the ``chosen`` one has one."""
    game, match, orders = held
    writer = PageWriter().text(note).text(f"### {voice.word('standing-title')}")
    writer.text(voice.word("standing-about"))
    if len(game.policies.points) > MOST_MENUS:
        _listed(writer, held, voice, chosen)
    else:
        for point in game.policies.points:
            writer.text(held.said(point, voice))
            writer.row(held.menu(point, voice))
    if game.asking.sheet_points:
        itself = orders.get(END, ASK) != ASK
        said = voice.word("standing-by-itself" if itself else "standing-ask")
        writer.text(f"**{voice.word('standing-end')}**: {said}")
        writer.row(by_itself(PressId(match, ANYTIME, "policy", END), voice, held=itself))
    turn = button(PressId(match, ANYTIME, "turn"), voice.word("button-turn"), "primary")
    dry = button(PressId(match, ANYTIME, "dryrun"), voice.word("button-dry-run"))
    writer.row(turn, *([dry] if orders else []), dispatch.opener(match, voice))
    return writer.page()


def dry(game: AnyGame, match: str, found: DryRun, voice: Voice) -> Page:
    """Write what standing orders would have answered so far, the latest last."""
    writer = PageWriter().text(f"### {voice.word('dry-run-title')}")
    same = sum(one.would == one.given for one in found.fired)
    counts = {"looked": found.looked, "fired": len(found.fired), "same": same}
    writer.text(voice.word("dry-run-about", **counts))
    lines = [
        voice.word(
            "dry-run-same" if one.would == one.given else "dry-run-other", turn=one.turn,
            point=point_text(game.slug, one.point), would=one.would, given=one.given,
        )
        for one in found.fired[-MOST_DRY:]
    ]  # fmt: skip
    writer.text("\n".join(f"- {line}" for line in lines))
    back = button(PressId(match, ANYTIME, "standing"), voice.word("standing-title"))
    return writer.row(back).page()


def _listed(writer: PageWriter, held: Holding, voice: Voice, chosen: str) -> None:
    """Write how all points stand, menus that choose one, and the menu of the chosen one."""
    points = held.game.policies.points
    writer.text("\n".join(held.said(point, voice) for point in points))
    for first in range(0, len(points), MOST):
        some = points[first : first + MOST]
        lines = [
            Option(one, voice(point_text(held.game.slug, one)), picked=one == chosen)
            for one in some
        ]
        press = PressId(held.match, ANYTIME, "policy", f"{CHOOSE}{first}")
        writer.row(select(press, voice.word("standing-choose"), lines))
    if chosen in points:
        writer.row(held.menu(chosen, voice))


def _menu(game: AnyGame, press: PressId, point: str, policy: str | None, voice: Voice) -> Press:
    lines = [Option(ASK, voice.word("standing-ask"))] if policy else []
    lines += [Option(one.key, voice(one.label)) for one in game.policies.listed(point)]
    return select(press, voice.word("standing-change"), lines)


def by_itself(press: PressId, voice: Voice, *, held: bool = False) -> Press:
    """Make the menu by which a player's turns end by themselves, or no more if that is held."""
    lines = [Option(ASK, voice.word("standing-ask"))] if held else []
    lines.append(Option(BY_ITSELF, voice.word("standing-by-itself")))
    return select(press, voice.word("standing-change" if held else "standing-end-always"), lines)


def always(game: AnyGame, press: PressId, point: str, voice: Voice) -> Press | None:
    """Make the menu under a question that answers it now and from now on; None without policies."""
    lines = [Option(one.key, voice(one.label)) for one in game.policies.listed(point)]
    return select(press, voice.word("standing-always"), lines) if lines else None


def answered(answers: Sequence[Answered], players: Mapping[Seat, str], voice: Voice) -> str:
    """Write which standing orders acted, one line each; alike lines once."""
    lines = dict.fromkeys(_line(one, one.policy, players, voice) for one in answers)
    return "\n".join(f"- {line}" for line in lines)


def answered_line(
    game: AnyGame,
    answer: Given,
    players: Mapping[Seat, str],
    voice: Voice,
    viewer: Seat | None = None,
) -> str:
    """Write that a standing order answered for a player; its owner reads which one in full."""
    words = game.policies.text if answer.seat == viewer else game.policies.told
    return _line(answer, words(answer.policy), players, voice)


def _line(one: Answered | Given, policy: Text, players: Mapping[Seat, str], voice: Voice) -> str:
    player = escape(players.get(one.seat, ""))
    key = "standing-overdue" if one.late else "standing-answered"
    return voice.word(key, player=player, policy=policy)
