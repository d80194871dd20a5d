"""What somebody looks back at, is asked about, or tries: equal for all that they cannot tell apart.

A match is told twice, the second time with everything changed that its reader may not know.
"""

from __future__ import annotations

import random
from functools import cache
from types import SimpleNamespace

import msgspec
import pytest

import renderers
from bot import selfplay
from bot.chat.match import retaking
from bot.chat.match.pages import analysis as analyses
from bot.chat.match.pages import diary as diaries
from bot.chat.match.pages import recap, replay
from bot.chat.match.pages.log import Report, log
from bot.chat.posts.pages import PostPages
from bot.chat.wire.locale import Voice
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import encode
from bot.engine.journal import act_record, begin_record
from bot.engine.refusal import Refused
from bot.engine.setup import agreement
from bot.service.match import analysis, diary, history
from bot.service.match.history import Past
from bot.service.match.live import in_force
from bot.service.match.told import visible
from bot.service.model import MatchInfo, SeatEntry, Table
from bot.service.play.looks import Look
from bot.service.play.retaking import _undone
from bot.service.ports.matches import JournalRow
from tests.support.loaded import load_catalogue, load_games
from tests.support.pictures import TellingPainter
from tests.support.twins import twin

pytestmark = pytest.mark.slow

SLUGS = ("hoth", "napoleonics", "lords", "jours", "fire_and_sword")
STEPS = 60
every_game = pytest.mark.parametrize("slug", SLUGS)


@cache
def played(slug):
    """A match of the computer against itself: set-up, journal and positions, as they are stored."""
    game = load_games()[slug]
    setup = agreement.with_defaults(game, selfplay.setup_of(game, game.scenarios()[0]))
    draws, chooser = SeededDraws(b"pages", slug), selfplay.greedy_chooser()
    step = flow.begin(game, setup, draws)
    rows, entries = [(begin_record(step), step.events)], [(begin_record(step), step.position)]
    while step.position.open and len(rows) < STEPS:
        position = step.position
        decision = position.open[0]
        action = chooser(position, decision, position.options(decision))
        step = flow.submit(position, decision.seat, decision.serial, action, draws)
        record = act_record(len(rows), decision.seat, decision.serial, action, step)
        rows.append((record, step.events))
        entries.append((record, step.position))
    return game, setup, rows, entries


def stored(rows, viewer=None, *, private=True):
    """The journal; without what is ``private`` to others than the viewer."""
    return tuple(
        JournalRow(record, encode(list(events if private else visible(events, viewer))))
        for record, events in rows
    )


def info_of(slug, setup, head):
    seats = tuple(
        SeatEntry(seat=seat, side=load_games()[slug].side_of(seat), user=place, name=f"P{place}")
        for place, seat in enumerate(setup.seats, 1)
    )
    return MatchInfo(
        id="m1", system=slug, scenario=setup.scenario, options=setup.options, status="running",
        host=1, guild=None, channel=7, locale="en", seats=seats, head=head, commitment="c",
        version="v", live_message=None, created=0.0, updated=0.0,
    )  # fmt: skip


def told(page):
    """All that a page shows, pictures too."""
    return page.payload(), [one.fp.read() for one in page.files()]


def pages(slug, viewer, entries, rows):
    """Every page about the past and about lines to try, as a viewer is shown it."""
    game, setup, _, _ = played(slug)
    voice = Voice(load_catalogue(), "en")
    painter = TellingPainter(slug, renderers.for_game(game))
    past, info = Past(game, setup, rows, viewer), info_of(slug, setup, len(rows) - 1)
    players, look = {entry.seat: entry.name for entry in info.seats}, Look(0, len(rows) - 1)
    stretch = history.stretch(past, *look)
    shown = recap.Recap(game, info, look, stretch, viewer, True)
    yield told(recap.recap(shown, voice, painter, film=False))
    yield told(recap.recap(shown, voice, painter, film=True))
    turns = history.turns(past)
    for wish in ("all", "last"):
        viewed = replay.Replay(game, "m1", turns, viewer, players)
        yield told(replay.replay(viewed, wish, voice, painter))
    for piece in game.insight.muster(entries[-1][1].view(viewer))[:3]:
        found = diary.diary(game, turns, [piece.place.lower()])
        if found is not None:
            page = diaries.Shown(game, "m1", found, viewer, players)
            yield told(diaries.diary(page, 0, voice, painter))
    heard = [
        msgspec.structs.replace(one, events=tuple(visible(one.events, viewer)))
        for one in in_force(game, rows)
    ]
    yield told(log(Report(game, info, heard, viewer, True), 0, voice, whole=True))
    yield undo(game, info, rows, voice)
    table = Table(info, game, entries[-1][1])
    yield told(PostPages(None).digest(1, [table], voice))
    yield from tried(game, info, entries, viewer, voice, painter)


def undo(game, info, rows, voice):
    """What all read before they agree to go back."""
    row = SimpleNamespace(info=info)
    return retaking._undone(
        SimpleNamespace(voice=voice), game, _undone(game, row, rows, len(rows) // 2, 1)
    )


def tried(game, info, entries, viewer, voice, painter):
    """Lines of the computer from two moments, in two worlds each."""
    for place in (len(entries) // 2, len(entries) - 1):
        for number in (0, 1):
            fork = analysis.Fork(entries[place][1], viewer, number)
            if not analysis.known(fork):
                continue
            line = analysis.tried(fork, ())
            for _ in range(2):
                line = analysis.answered(fork, line)
            page = analyses.Analysis("m1", info.scenario, place, fork, line)
            yield told(analyses.page(page, voice, painter))
            assert line.orders or not line.position.open


@every_game
def test_no_page_about_a_match_tells_what_its_reader_may_not_know(slug, monkeypatch):
    _, _, rows, entries = played(slug)
    changed = 0
    for viewer in (None, *{one.seat for one in entries[-1][1].open}):
        source = random.Random(f"{slug} {viewer}")
        other = [(record, twin(position, viewer, source)) for record, position in entries]
        changed += sum(a[1].encode() != b[1].encode() for a, b in zip(entries, other, strict=True))
        with monkeypatch.context() as patched:
            patched.setattr(history, "_entries", lambda _: entries)
            one = list(pages(slug, viewer, entries, stored(rows)))
            patched.setattr(history, "_entries", lambda _, other=other: other)
            two = list(pages(slug, viewer, other, stored(rows, viewer, private=False)))
        assert len(one) > 7
        assert one == two
    assert changed, "something was changed"


@every_game
def test_a_line_changes_nothing_and_the_same_line_has_the_same_dice(slug):
    entries = played(slug)[3]
    position = entries[len(entries) // 2][1]
    seat = position.open[0].seat
    before = position.encode()
    fork = analysis.Fork(position, seat)
    if not analysis.known(fork):
        with pytest.raises(Refused):
            analysis.tried(fork, ())
        fork = fork._replace(whole=True)
    line = analysis.tried(fork, ())
    for _ in range(3):
        line = analysis.answered(fork, line)

    again = analysis.tried(fork, line.orders)

    assert position.encode() == before
    assert again.orders == line.orders
    assert again.position.encode() == line.position.encode()
    wrong = analysis.tried(fork, (*line.orders[:1], "nonsense", *line.orders[1:]))
    assert (wrong.orders, wrong.fault is not None) == (line.orders[:1], True)
    other = analysis.tried(fork._replace(number=1), line.orders)
    if not fork.whole:
        assert (other.orders, other.position.encode()) != (line.orders, line.position.encode())
