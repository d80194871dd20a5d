"""Receipts that their users have not read, as they are stored."""

from __future__ import annotations

import asyncio

import pytest

from bot.engine.refusal import NotYourDecision
from bot.service.matches import Matches
from bot.service.ports.receipts import MOST
from bot.service.posts.unread import mark_of
from bot.store import open_store

from .coin import Coin, Place
from .table import ANNA, PETR, press


async def unread(desk, user):
    """The receipts that a user has not read: their interactions and orders."""
    found = await desk.matches.queries.news(desk.id, user)
    return [(one.interaction, *receipt.orders) for one, receipt in found]


async def there_and_back(desk, times):
    """Let the player who is asked place a stake and take it back, again and again."""
    _, user = await desk.asked()
    for number in range(times):
        await desk.answer(Place(1), interaction=f"place {number}")
        await desk.matches.play.undo(desk.id, user, interaction=f"undo {number}")
    return user


async def test_the_same_words_get_the_stored_receipt_until_that_is_read(desk, matches):
    _, user = await desk.asked()
    first = await matches.play.order_text(desk.id, user, "place 1", interaction="one")

    again = await matches.play.order_text(desk.id, user, " PLACE  1", interaction="two")

    assert (again.repeated, again.number) == (True, first.number)
    assert len(await desk.journal()) == 2
    ((one, told),) = await matches.queries.news(desk.id, user)
    assert (one.interaction, one.words, told) == ("one", "place 1", first)
    await matches.sessions.store.read_by(mark_of([one]))
    assert await matches.queries.news(desk.id, user) == []


async def test_a_refused_order_leaves_nothing_unread(desk, matches):
    decision, user = await desk.asked()
    other = next(one.id for one in (ANNA, PETR) if one.id != user)

    with pytest.raises(NotYourDecision):
        await matches.play.act(desk.id, other, decision.serial, [Place(1)], interaction=press())

    assert await unread(desk, user) == await unread(desk, other) == []


async def test_what_another_answer_tells_stays_unread(desk, matches):
    user = await there_and_back(desk, 2)
    found = [one for one, _ in await matches.queries.news(desk.id, user)]
    assert [one.interaction for one in found] == ["place 0", "undo 0", "place 1", "undo 1"]

    await matches.sessions.store.read_by(mark_of([found[0], found[2]], [found[1]]))

    assert await unread(desk, user) == [("undo 0", "undo"), ("undo 1", "undo")]


async def test_with_the_latest_receipts_all_older_ones_are_read(desk, matches):
    user = await there_and_back(desk, MOST)
    found = [one for one, _ in await matches.queries.news(desk.id, user)]
    assert [one.interaction for one in found] == [
        "undo 2",
        "place 3",
        "undo 3",
        "place 4",
        "undo 4",
    ]

    await matches.sessions.store.read_by(mark_of(found))

    assert await unread(desk, user) == []


async def test_the_same_words_at_once_in_two_processes_are_carried_out_once(desk, matches, url):
    _, user = await desk.asked()
    store = await open_store(url)
    try:
        other = Matches(store, {"coin": Coin()})
        both = [
            one.play.order_text(desk.id, user, "place 1", interaction=press())
            for one in (matches, other)
        ]
        first, second = await asyncio.gather(*both)
    finally:
        await store.close()
        matches.sessions.store.known.clear()  # another process wrote in its database

    assert first.number == second.number
    assert sorted((first.repeated, second.repeated)) == [False, True]
    assert len(await desk.journal()) == 2


async def test_what_nobody_reads_goes_with_the_receipts(desk, matches, clock):
    user = await there_and_back(desk, 1)

    await matches.sessions.store.prune(clock.now + 1)

    assert await unread(desk, user) == []
