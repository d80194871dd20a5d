"""What is told to whom, and what is not."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from bot.engine.chance.draws import SeededDraws, commitment
from bot.service.matches import Matches
from bot.service.posts.outbox import Outbox

from .coin import HEADS, TAILS, Coin, Dodge, Place, Resign, Swap, Throw, Wait
from .table import ANNA, CHANNEL, PETR, Desk, Postman, events, press, view


async def test_the_lobby_card_carries_the_commitment_and_no_seed(matches, postman):
    desk = await Desk.lobby(matches, postman)

    (post,) = await desk.drain()

    assert (post.kind, post.channel, post.body.info.seed) == ("lobby", CHANNEL, None)
    assert len(post.body.info.commitment) == 64


async def test_the_start_shows_the_board_and_gives_each_player_his_card(desk):
    posts = await desk.drain()

    position = await desk.position()
    hands = {post.user: post for post in posts if post.kind == "hand"}
    assert [post.kind for post in posts if post.channel] == [
        "lobby",
        "lobby_edit",
        "board",
    ]
    assert set(hands) == {ANNA.id, PETR.id}
    assert view(hands[ANNA.id])["hand"] == position.state.hands[HEADS]
    assert view(hands[PETR.id])["hand"] == position.state.hands[TAILS]
    assert (hands[ANNA.id].locale, hands[PETR.id].locale) == ("cs", "pl")
    assert events(hands[PETR.id]) == [
        {"event": "hand-seen", "audience": [TAILS], "card": position.state.hands[TAILS]}
    ]


async def test_no_public_post_shows_a_card(desk):
    await desk.drain()
    await desk.answer(Swap())
    await desk.drain()

    public = [post for post in desk.postman.posts if post.channel is not None]
    shown = [view(post) for post in public if view(post)]
    assert len(shown) == 2
    assert all(one["viewer"] is None and one["hand"] is None for one in shown)
    assert not any(event["event"] == "hand-seen" for post in public for event in events(post))


async def test_a_step_that_can_be_taken_back_only_renews_the_live_board(desk):
    await desk.drain()

    await desk.answer(Place(2))
    (post,) = await desk.drain()

    assert (post.kind, post.body.final) == ("update", False)
    assert events(post) == [{"event": "placed", "audience": None, "seat": HEADS, "stake": 2}]


async def test_a_throw_reports_all_since_the_last_barrier(desk):
    await desk.drain()
    await desk.answer(Place(2))
    await desk.drain()

    await desk.answer(Throw())
    board = (await desk.drain())[0]

    assert (board.kind, board.body.final) == ("board", True)
    assert [event["event"] for event in events(board)] == ["placed", "thrown"]


async def thrown(desk) -> None:
    """Let a board be posted that tells of a stake and a throw."""
    await desk.answer(Place(2))
    await desk.answer(Throw())
    await desk.drain()


async def next_step(desk) -> str:
    """Take the next step that can be taken back; returns how its event is called."""
    reacts = (await desk.asked())[0].point == "DP-REACT"
    await desk.answer(Dodge() if reacts else Place(1))
    return "said" if reacts else "placed"


def told(post) -> list[str]:
    return [event["event"] for event in events(post)]


async def test_an_edit_keeps_what_the_board_reported(desk):
    await thrown(desk)

    step = await next_step(desk)
    (update,) = await desk.drain()

    assert (update.kind, update.body.final) == ("update", False)
    assert told(update) == ["placed", "thrown", step]


async def test_taking_back_leaves_the_report_and_says_that_it_is_final(desk):
    await thrown(desk)
    await next_step(desk)
    who = (await desk.matches.queries.table(desk.id)).undoable
    user = ANNA.id if who == HEADS else PETR.id
    await desk.drain()

    await desk.matches.play.undo(desk.id, user, interaction=press())
    update = (await desk.drain())[0]

    assert (update.kind, update.body.final, told(update)) == ("update", True, ["placed", "thrown"])


async def test_an_edit_after_a_restart_keeps_what_the_board_reported(desk, store, clock):
    await desk.answer(Place(1))
    await desk.matches.play.undo(desk.id, ANNA.id, interaction=press())
    await thrown(desk)
    fresh = Matches(store, {"coin": Coin()}, clock=clock)
    fresh.sessions.outbox = Outbox(store, desk.postman, clock=clock)
    desk.matches = fresh

    step = await next_step(desk)
    update = (await desk.drain())[0]

    assert events(update)[0]["stake"] == 2
    assert (update.kind, told(update)) == ("update", ["placed", "thrown", step])


async def test_the_next_board_begins_a_report_of_its_own(desk):
    await thrown(desk)
    while (await desk.asked())[0].point == "DP-REACT":
        await desk.answer(Dodge())
    await desk.answer(Place(3))
    await desk.answer(Throw())

    boards = [post for post in await desk.drain() if post.kind == "board"]

    assert [told(one)[-2:] for one in boards] == [["placed", "thrown"]]
    assert told(boards[0]).count("thrown") == 1


async def test_what_was_taken_back_is_never_reported(desk):
    await desk.drain()
    await desk.answer(Place(2))
    await desk.matches.play.undo(desk.id, ANNA.id, interaction=press())
    await desk.answer(Place(3))
    await desk.answer(Throw())

    board = next(post for post in await desk.drain() if post.kind == "board")

    assert [event["stake"] for event in events(board) if event["event"] == "placed"] == [3]


async def test_a_ping_goes_out_only_when_somebody_else_must_decide(desk):
    await desk.drain()

    await desk.answer(Place(1))
    quiet = await desk.drain()
    await desk.answer(Wait())
    called = await desk.drain()

    assert "ping" not in [post.kind for post in quiet]
    assert [post.body.users for post in called if post.kind == "ping"] == [(PETR.id,)]


async def test_the_end_reveals_the_seed_that_was_committed_to(desk):
    await desk.drain()
    await desk.matches.play.anytime(desk.id, ANNA.id, Resign(), interaction=press())

    posts = await desk.drain()

    result = posts[-1]
    info = result.body.info
    assert [post.kind for post in posts if post.kind in ("result", "ping")] == ["result"]
    assert info.outcome.winner == "tails"
    assert commitment(bytes.fromhex(info.seed)) == info.commitment
    record = (await desk.journal())[0]
    draws = SeededDraws(bytes.fromhex(info.seed), info.id, info.nonces)
    assert draws.order(0, 52, "COIN-DEAL") == record.draws[0].result


async def told_with(store, clock, seed: int) -> tuple[list, list[int]]:
    """Play the same public moves over another hidden deal; return all public words, and hands."""
    postman = Postman()
    entropy = lambda count: bytes([seed]) * count  # noqa: E731
    matches = Matches(store, {"coin": Coin()}, clock=clock, entropy=entropy)
    matches.sessions.outbox = Outbox(store, postman, clock=clock)
    desk = await Desk.started(matches, postman)
    for action in (Place(1), Wait(), Swap(), Wait(), Place(2)):
        await desk.answer(action)
    posts = await desk.drain()
    public = [
        (post.kind, view(post), events(post), post.body.asked, post.body.users, post.body.final)
        for post in posts
        if post.channel is not None
    ]
    return public, list((await desk.position()).state.hands.values())


async def test_public_posts_do_not_change_with_what_is_hidden(store, clock):
    told = [await told_with(store, clock, seed) for seed in (1, 2, 3)]

    assert len({tuple(hands) for _, hands in told}) > 1
    assert all(a[0] == b[0] for a, b in itertools.pairwise(told))


async def test_no_post_of_a_running_match_holds_the_seed(desk, store):
    await desk.round()
    async with store.read() as tx:
        seed = (await tx.match(desk.id)).seed

    posts = await desk.drain()

    assert seed
    for post in posts:
        stored = msgspec.json.encode(post)
        assert seed.hex().encode() not in stored
        assert post.body.info.seed is None


async def test_a_spectator_s_log_leaves_out_private_events(desk):
    await desk.answer(Swap())

    public = await desk.matches.queries.log(desk.id, None)
    private = await desk.matches.queries.log(desk.id, HEADS)

    assert public == ()
    assert [(one.seq, type(event).__name__) for one in private for event in one.events] == [
        (0, "HandSeen"),
        (1, "HandSeen"),
    ]


async def test_the_log_leaves_out_what_was_taken_back(desk):
    await desk.answer(Place(1))
    await desk.matches.play.undo(desk.id, ANNA.id, interaction=press())
    await desk.answer(Place(3))

    log = await desk.matches.queries.log(desk.id, None)

    assert [(one.seq, event.stake) for one in log for event in one.events] == [(3, 3)]


@pytest.mark.parametrize("count", [1, 3])
async def test_a_post_s_nonce_fits_discord(desk, count):
    for _ in range(count):
        await desk.round()
    posts = await desk.drain()

    nonces = [post.nonce for post in posts]
    assert max(len(nonce) for nonce in nonces) <= 25
    assert len(set(nonces)) == len(nonces)
