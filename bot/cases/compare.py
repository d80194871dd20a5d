"""Whether what a case expects is so; what it names must exist, else ``BadNotation`` is raised."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bot.engine import flow
from bot.engine.model import Decision, Event, Text
from bot.engine.parts.insight import Odds
from bot.engine.refusal import Ambiguous, Refused, Unreadable
from bot.games.notation import BadNotation, known
from bot.library import data_folder
from bot.text import DEFAULT, PLAIN, Catalogue, load_catalogue

from .format import Expect
from .play import CaseRun


def differences(play: CaseRun, expect: Expect) -> Iterator[str]:
    """Yield what is not as expected, one line each; raises ``BadNotation``."""
    yield from _decision(play, expect)
    yield from _views(play, expect)
    yield from _told(play, expect)
    yield from _odds(play, expect)
    if expect.winner is not None:
        outcome = play.position.outcome
        winner = "none" if outcome is None else outcome.winner or "draw"
        sides = {info.side for info in play.game.seats(play.position.state.scenario)}
        known(expect.winner, [*sides, "none", "draw"], "side", "winner")
        if winner != expect.winner:
            yield f"winner {winner}, expected {expect.winner}"
    yield from play.positions.differences(play.position.state, expect.facts, play.events)


def refusal_differences(expect: Expect, refusal: Refused | None) -> Iterator[str]:
    """Yield what is not as expected of a refusal, or of its absence."""
    if expect.says and expect.refused is None:
        raise BadNotation("says: give refused too, only a refusal says something")
    if refusal is None:
        if expect.refused is not None:
            yield f"accepted, expected a refusal by {expect.refused}"
        return
    if expect.refused is None:
        yield f"refused: {refusal_line(refusal)}"
    elif expect.refused not in ("any", refusal.rule, refusal.reason.key):
        yield f"refused by {refusal_line(refusal)}, expected {expect.refused}"
    for key, wanted in expect.says.items():
        if _said(refusal.reason.args.get(key)) != wanted:
            yield f"says {refusal.reason.args}, expected {key} {wanted}"


def _said(value: object) -> object:
    """Return an argument of a reason as a case writes it: words, or the key of a message."""
    if isinstance(value, Text):
        return value.args.get("text") if value.key == PLAIN else value.key
    return value


def refusal_line(refusal: Refused) -> str:
    """Write a refusal in a line: rule, reason, arguments."""
    words = ", ".join(f"{key} {_said(value)}" for key, value in refusal.reason.args.items())
    return f"{refusal.rule} {refusal.reason.key} ({words})"


# Decisions ---------------------------------------------------------------------------------------


def _decision(play: CaseRun, expect: Expect) -> Iterator[str]:
    decision = play.position.open[0] if play.position.open else None
    if expect.decision is not None and not _is_decision(play, decision, expect.decision):
        found = "none" if decision is None else f"{decision.point} {decision.seat}"
        yield f"decision {found}, expected {expect.decision}"
    if decision is None:
        if expect.options or expect.offers or expect.lacks:
            yield "nobody has to decide anything"
        return
    legal = {play.game.write(action) for action in play.position.options(decision)}
    if expect.options is not None and legal != set(expect.options):
        yield f"options {sorted(legal)}, expected {sorted(expect.options)}"
    for order in expect.offers:
        if not _is_legal(play, decision, order, legal):
            yield f"{order} is not among the options {sorted(legal)}"
    for order in expect.lacks:
        if _is_legal(play, decision, order, legal):
            yield f"{order} is among the options"


def _is_decision(play: CaseRun, decision: Decision | None, expected: str) -> bool:
    point, _, who = expected.partition(" ")
    seat = play.seat(who) if who else None
    if decision is None:
        return expected == "none"
    return decision.point == point and (not who or decision.seat == seat)


def _is_legal(play: CaseRun, decision: Decision, order: str, legal: set[str]) -> bool:
    """Tell whether an order is listed, or accepted without being listed.

    Raises ``BadNotation`` for what is no order here.
    """
    if order in legal:
        return True
    view = play.position.view(decision.seat)
    try:
        return play.game.check(view, decision, play.game.read(view, decision, order))
    except (Unreadable, Ambiguous) as error:
        raise BadNotation(
            f"{order}: no order at {decision.point} ({refusal_line(error)})"
        ) from error
    except Refused:
        return False


# What is seen and told ---------------------------------------------------------------------------


def _views(play: CaseRun, expect: Expect) -> Iterator[str]:
    for who, words in expect.seen.items():
        shown = _shown(play, who)
        yield from (f"{who} does not see {word}" for word in words if word not in shown)
    everything = flow.encode(play.position.state).decode()
    for who, words in expect.unseen.items():
        shown = _shown(play, who)
        for word in words:
            if word in shown:
                yield f"{who} sees {word}"
            elif word not in everything:
                raise BadNotation(f"unseen: {word} is nowhere in the position")


def _shown(play: CaseRun, who: str) -> str:
    return flow.encode(play.position.view(play.seat(who))).decode()


def _told(play: CaseRun, expect: Expect) -> Iterator[str]:
    """Compare the events of the step, and the lines of the log as a viewer reads them."""
    yield from _events(play, expect.events)
    for who, wanted in expect.log.items():
        lines = _lines(play, who)
        left = iter(lines)
        for words in wanted:
            if not any(words in line for line in left):
                yield f"the log of {who} lacks {words!r}: {lines}"
    for who, unwanted in expect.unlogged.items():
        told = [line for line in _lines(play, who) for words in unwanted if words in line]
        yield from (f"the log of {who} says {line!r}" for line in told)


def _events(play: CaseRun, wanted: Sequence[str | dict[str, dict[str, Any]]]) -> Iterator[str]:
    kinds = {str(kind.__struct_config__.tag): kind for kind in play.game.codec.event_kinds}
    happened = [(str(event.__struct_config__.tag), event) for event in play.events]
    left = iter(happened)
    for one in wanted:
        for tag, fields in ({one: {}} if isinstance(one, str) else one).items():
            known(tag, kinds, "event", "events")
            for field in fields:
                known(field, kinds[tag].__struct_fields__, f"field of {tag}", "events")
            if not any(found == tag and _fits(event, fields) for found, event in left):
                yield f"no event {one} among {[found for found, _ in happened]}"


def _fits(event: Event, fields: dict[str, Any]) -> bool:
    found = msgspec.json.decode(msgspec.json.encode(event))
    return all(found.get(field) == value for field, value in fields.items())


def _lines(play: CaseRun, who: str) -> list[str]:
    seat = play.seat(who)
    heard = [e for e in play.events if e.audience is None or (seat and seat in e.audience)]
    captions = [caption for event in heard if (caption := play.game.words.caption(event))]
    return [_catalogue(data_folder()).say(caption, DEFAULT) for caption in captions]


@cache
def _catalogue(folder: Path) -> Catalogue:
    return load_catalogue(folder)


# Odds --------------------------------------------------------------------------------------------


def _odds(play: CaseRun, expect: Expect) -> Iterator[str]:
    for order, rows in expect.odds.items():
        odds = _odds_of(play, order)
        found = {row.label.key: f"{_percent(row.chance)}" for row in odds.rows}
        for key, wanted in rows.items():
            if found.get(key) != wanted:
                yield f"odds of {order}: {key} {found.get(key)} in {found}, expected {wanted}"
    for order, total in expect.totals.items():
        odds = _odds_of(play, order)
        sum_ = odds.tally.total if odds.added else odds.tally.floored
        if sum_ != total:
            parts = [(part.amount, part.rule) for part in odds.tally.parts]
            yield f"total of {order}: {sum_} {parts}, expected {total}"


def _odds_of(play: CaseRun, order: str) -> Odds:
    if not play.position.open:
        raise BadNotation(f"odds of {order}: nobody has to decide anything")
    decision = play.position.open[0]
    view = play.position.view(decision.seat)
    try:
        odds = play.game.insight.odds(view, play.game.read(view, decision, order))
    except Refused as error:
        raise BadNotation(f"odds of {order}: no order ({refusal_line(error)})") from error
    if odds is None:
        raise BadNotation(f"odds of {order}: it leaves nothing to chance")
    return odds


def _percent(chance: Fraction) -> str:
    """Write a fraction as a percentage with two places, rounded half up."""
    hundredths = (chance * 20000 + 1) // 2
    return f"{hundredths // 100}.{hundredths % 100:02}"
