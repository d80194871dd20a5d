"""Rulings that a player doubts: kept with their moment, told to the table, given out, forgotten."""

from __future__ import annotations

import msgspec
import pytest

from bot.service.model import change
from bot.service.play.doubting import MOST, MOST_WORDS
from bot.service.refusals import LobbyRefused, NotRunning, NotSeated

from .coin import HEADS, Place, Throw
from .table import ANNA, EVA, PETR, Desk, press


async def test_the_moment_is_kept_and_the_table_hears_neither_rule_nor_order(desk, matches, store):
    await desk.answer(Place(2))
    async with store.write() as tx:
        row = await tx.match(desk.id)
        row.info = change(row.info, guild=5)
        await tx.save(row)
    await matches.settings.change(5, moderators=99)
    await desk.drain()

    kept = await matches.doubting.report(
        desk.id, ANNA.id, rule="COIN-1", order="throw", words="not so", interaction=press()
    )
    await desk.answer(Throw())

    assert (kept.place, kept.seq, kept.seat, kept.rule, kept.order) == (
        1, 1, HEADS, "COIN-1", "throw",
    )  # fmt: skip
    assert await matches.doubting.of(desk.id) == [kept]
    news = next(one.body for one in await desk.drain() if one.kind == "clock")
    assert (news.clock.what, news.clock.left, news.clock.why, news.clock.role) == (
        "doubted", 1, "not so", 99,
    )  # fmt: skip
    assert b"COIN-1" not in msgspec.json.encode(news)
    earlier = await matches.doubting.report(desk.id, PETR.id, seq=0, interaction=press())
    assert (earlier.place, earlier.seq) == (2, 0)


async def test_the_same_report_is_kept_once(desk, matches):
    once = press()
    first = await matches.doubting.report(desk.id, ANNA.id, words="no", interaction=once)
    again = await matches.doubting.report(desk.id, ANNA.id, words="no", interaction=once)
    anew = await matches.doubting.report(desk.id, ANNA.id, words="no", interaction=press())

    assert first == again == anew
    assert [one.kind for one in await desk.drain()].count("clock") == 1


async def test_what_cannot_be_reported_changes_nothing(desk, matches, postman):
    async def refused(error, user=ANNA, match=desk.id, **said):
        with pytest.raises(error):
            await matches.doubting.report(match, user.id, **said, interaction=press())

    await refused(NotSeated, EVA)
    await refused(LobbyRefused, seq=7)
    await refused(LobbyRefused, words="a" * (MOST_WORDS + 1))
    lobby = await Desk.lobby(matches, postman)
    await refused(NotRunning, match=lobby.id)
    assert await matches.doubting.of(desk.id) == []
    for number in range(MOST):
        await matches.doubting.report(desk.id, ANNA.id, words=f"{number}", interaction=press())
    await refused(LobbyRefused, words="one more")


async def test_a_report_is_given_out_and_loses_its_author(desk, matches):
    await matches.doubting.report(desk.id, ANNA.id, words="I saw it", interaction=press())
    told = msgspec.json.decode(await matches.privacy.stored_about(ANNA.id))
    from .test_privacy import over

    await over(desk)
    await matches.privacy.forget(ANNA.id, interaction=press())

    assert [one["words"] for one in told["doubts"]] == ["I saw it"]
    (left,) = await matches.doubting.of(desk.id)
    assert (left.user, left.words, left.seq) == (0, "", 0)
