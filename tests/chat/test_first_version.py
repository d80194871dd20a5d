"""A database that the first version left, with matches of all games in the middle, goes on.

``tests/kept`` holds what 0.1.0 wrote: two running matches of each game, one of them in the midst of
an attack or a shot whose reasons its state keeps, finished ones, and posts that wait. Its players
are the users 101 and 102.
"""

from __future__ import annotations

import lzma

import pytest

from bot.chat.app import start
from bot.chat.posts.pages import PostPages
from bot.chat.wire.locale import Voice
from bot.service.archive import match_file
from bot.service.match import recovery
from tests.library.test_terms import KEPT

RUNNING = {"fire_and_sword": 2, "hoth": 2, "lords": 2, "napoleonics": 1}


@pytest.fixture
async def services(tmp_path, content):
    """Serve a copy of the kept database, which is migrated when it is opened."""
    file = tmp_path / "kept.db"
    file.write_bytes(lzma.decompress((KEPT / "matches.db.xz").read_bytes()))
    built = await start.build(f"sqlite+aiosqlite:///{file}", content)
    yield built
    await built.close()


async def running(services):
    """Return the ids of the running matches by game."""
    found = {}
    async with services.store.read() as tx:
        for match in await tx.running():
            row = await tx.match(match)
            found.setdefault(row.info.system, []).append(match)
    return found


async def test_every_running_match_can_be_played_on(services):
    findings = await recovery.check(services.store, services.content.games)
    found = await running(services)

    assert [one for one in findings if one.fatal] == []
    assert {slug: len(ids) for slug, ids in found.items()} == RUNNING


async def test_every_running_match_takes_the_next_order(services):
    for slug, ids in (await running(services)).items():
        for match in ids:
            before = await services.matches.queries.table(match)
            game, decision = services.content.games[slug], before.position.open[0]
            view = before.position.view(decision.seat)
            action = game.computer.advise(view, decision, before.position.options(decision))
            user = before.info.user_of(decision.seat)
            await services.matches.play.act(
                match, user, decision.serial, [action], interaction=f"next-{match}"
            )
            after = await services.matches.queries.table(match)
            assert after.info.head > before.info.head
            await services.matches.queries.log(match, None)


async def test_posts_that_waited_are_composed(services):
    pages = PostPages(services)
    compose = {"board": pages.board, "update": pages.board, "result": pages.result}
    posts = [one for one in await services.store.pending(limit=100) if one.kind in compose]

    assert {one.kind for one in posts} == {"board", "update", "result"}
    for post in posts:
        page = compose[post.kind](post, Voice(services.content.catalogue, post.locale))
        assert page.payload()["components"]


async def test_every_finished_match_still_verifies(services):
    async with services.store.read() as tx:
        over = [one.id for one in await tx.matches_of(101) if one.status == "over"]
    assert len(over) == 4
    for match in over:
        file = match_file.load(await services.matches.archive.export(match))
        verdict = match_file.verify(file, services.content.games)
        assert (verdict.ok, verdict.fault, verdict.records) == (True, "", len(file.records))
