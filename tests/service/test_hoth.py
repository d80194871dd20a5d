"""The service plays a real game: Battle of Hoth, from the lobby to the verified end."""

from __future__ import annotations

import random

import msgspec
import pytest

from bot.engine.refusal import Refused
from bot.service.archive import match_file
from bot.service.matches import Matches
from bot.service.model import NewMatch
from bot.service.posts.outbox import Outbox
from bot.store import open_store
from tests.support.loaded import load_games

from .table import ANNA, CHANNEL, PETR, Postman, press, reads, view

PLAYERS = {"empire-1": ANNA, "rebels-1": PETR}


@pytest.fixture(scope="module")
def games():
    return load_games()


@pytest.fixture
async def hoth(games, tmp_path):
    store = await open_store(f"sqlite:///{tmp_path / 'fieldpost.db'}")
    matches = Matches(store, games, entropy=lambda count: bytes(range(count)))
    matches.sessions.outbox = Outbox(store, Postman())
    yield matches
    await store.close()


async def begun(matches: Matches) -> str:
    scenario = matches.sessions.games["hoth"].scenarios()[0]
    new = NewMatch(system="hoth", scenario=scenario, host=ANNA, channel=CHANNEL)
    info = await matches.lobby.create(new, interaction=press())
    await matches.lobby.move_to(info.id, CHANNEL)
    for seat, person in PLAYERS.items():
        await matches.lobby.join(info.id, person, seat, interaction=press())
    return info.id


async def play_on(matches: Matches, match: str, chance: random.Random, limit: int) -> None:
    """Play random legal actions until the end, or for a number of orders."""
    for _ in range(limit):
        table = await matches.queries.table(match)
        if not table.position.open:
            return
        decision = table.position.open[0]
        action = chance.choice(table.position.options(decision))
        user = table.info.user_of(decision.seat)
        await matches.play.act(match, user, decision.serial, [action], interaction=press())


async def test_both_players_get_their_hands_and_nobody_else_sees_them(hoth):
    match = await begun(hoth)
    postman = Postman()

    await Outbox(hoth.sessions.store, postman).drain()

    position = (await hoth.queries.table(match)).position
    game = hoth.sessions.games["hoth"]
    hands = {post.body.viewer: post for post in postman.of("hand")}
    assert set(hands) == set(PLAYERS)
    for seat, post in hands.items():
        assert post.user == PLAYERS[seat].id
        assert view(post) == seen(game, position, seat)
    (board,) = postman.of("board")
    assert view(board) == seen(game, position, None)


def seen(game, position, seat) -> dict:
    return msgspec.json.decode(msgspec.json.encode(game.view(position.state, seat)))


async def test_a_whole_battle_by_post_ends_and_verifies_offline(hoth, games):
    match = await begun(hoth)

    await play_on(hoth, match, random.Random(1), 3000)
    info = (await hoth.queries.table(match)).info
    file = match_file.load(await hoth.archive.export(match))
    verdict = match_file.verify(file, games)

    assert info.status == "over"
    assert info.outcome is not None
    assert (verdict.ok, verdict.fault) == (True, "")
    assert verdict.records == info.head + 1


async def test_a_battle_goes_on_after_a_restart(hoth, games):
    match = await begun(hoth)
    await play_on(hoth, match, random.Random(2), 40)
    before = (await hoth.queries.table(match)).position.encode()

    restarted = Matches(hoth.sessions.store, games)

    assert (await restarted.queries.table(match)).position.encode() == before
    await play_on(restarted, match, random.Random(3), 5)


async def test_a_battle_can_be_resigned_by_the_typed_word(hoth):
    match = await begun(hoth)

    receipt = await hoth.play.order_text(match, PETR.id, "resign", interaction=press())

    assert receipt.over
    assert (await hoth.queries.table(match)).info.outcome.winner == "empire"


async def test_every_listed_order_can_be_typed(hoth):
    match = await begun(hoth)
    for _ in range(15):
        table = await hoth.queries.table(match)
        decision = table.position.open[0]
        action = table.position.options(decision)[0]
        user = table.info.user_of(decision.seat)
        text = table.game.write(action)

        receipt = await hoth.play.order_text(match, user, text, interaction=press())

        assert receipt.orders == (text,)
        assert not receipt.repeated
        await reads(hoth, match, PLAYERS[decision.seat])


async def test_nonsense_is_refused_at_any_moment(hoth):
    match = await begun(hoth)
    for person in (ANNA, PETR):
        with pytest.raises(Refused):
            await hoth.play.order_text(match, person.id, "fly to the moon", interaction=press())


@pytest.mark.rule("HOTH-END-04")
async def test_a_claim_before_the_stall_is_told_when_it_may_be_made(hoth):
    match = await begun(hoth)
    asked = (await hoth.queries.table(match)).position.open[0].seat

    for person in PLAYERS.values():
        with pytest.raises(Refused) as refused:
            await hoth.play.order_text(match, person.id, "claim", interaction=press())
        reason = refused.value.reason.args.get("reason", refused.value.reason)
        assert (reason.key, reason.args["count"]) == ("hoth-refused-not-stalled", 20)

    assert (await hoth.queries.table(match)).position.open[0].seat == asked
