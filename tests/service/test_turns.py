"""One message a turn: its lines are added and never lost, and the next turn has one of its own."""

import pytest

from bot.service.match import turns
from bot.service.matches import Matches
from bot.service.posts.outbox import Outbox
from bot.service.refusals import LobbyRefused

from .coin import Coin, Dodge, Place, Take, Throw, Turns, Wait
from .table import ANNA, PETR, Desk, Postman, events, press


def made(store, clock, postman) -> Matches:
    matches = Matches(store, {"coin": Turns()}, clock=clock)
    matches.sessions.outbox = Outbox(store, postman, clock=clock)
    return matches


async def begun(store, clock, **options) -> Desk:
    """Begin a duel with turns; its first posts are out."""
    postman = Postman()
    matches = made(store, clock, postman)
    desk = await Desk.lobby(matches, postman, **options)
    await matches.lobby.join(desk.id, ANNA, "heads-1", interaction=press())
    await matches.lobby.join(desk.id, PETR, "tails-1", interaction=press())
    await desk.drain()
    return desk


async def public(desk) -> list:
    return [post for post in await desk.drain() if post.user is None]


def told(post) -> list[str]:
    return [event["event"] for event in events(post)]


async def thrown(desk, *, hit: bool) -> list:
    """Play turns by waiting until a throw hits or misses as wanted; returns its public posts."""
    while True:
        await desk.answer(Place(2))
        await public(desk)
        await desk.answer(Throw())
        posts = await public(desk)
        reacts = (await desk.asked())[0].point == "DP-REACT"
        if reacts == hit:
            return posts
        if reacts:
            await desk.answer(Dodge())
            await public(desk)


async def test_dice_and_reactions_of_a_turn_are_added_to_its_message(store, clock):
    desk = await begun(store, clock)

    posts = await thrown(desk, hit=True)
    reactor = (await desk.asked())[1]

    assert posts[0].kind == "update"
    assert told(posts[0]) == ["placed", "thrown"]
    assert posts[0].body.final
    (call,) = [post for post in posts if post.kind == "ping"]
    assert call.body.users == (reactor,)
    assert told(call) == ["thrown"]


async def test_the_end_of_a_turn_is_told_by_its_message_and_the_next_turn_gets_another(
    store, clock
):
    desk = await begun(store, clock)
    await thrown(desk, hit=True)
    turn, reactor = (await desk.position()).state.turn, (await desk.asked())[1]

    await desk.answer(Take())
    old, new, *others = await public(desk)

    assert (old.kind, new.kind) == ("update", "board")
    assert told(old) == ["placed", "thrown", "said"]
    assert (old.body.ended.number, old.body.asked) == (turn, ())
    assert told(new) == []
    assert [one.body.users for one in (old, new)] == [(), ()], "who reacted is at the table"
    assert new.body.asked[0].user == reactor
    assert bytes(new.body.before) == bytes(old.body.events)
    assert [post.kind for post in others] == ["answered"], "of the call to react"


async def test_whose_turn_begins_is_called_by_the_new_message(store, clock):
    desk = await begun(store, clock)
    mover = (await desk.asked())[1]

    await desk.answer(Place(1))
    await desk.answer(Wait())
    posts = await public(desk)

    assert [post.kind for post in posts] == ["update", "board", "answered"]
    assert posts[0].body.ended is not None
    assert mover not in posts[1].body.users
    assert len(posts[1].body.users) == 1
    assert posts[2].body.users == (mover,)


async def test_a_restart_forgets_no_line_of_the_turn(store, clock):
    desk = await begun(store, clock)
    await thrown(desk, hit=True)
    desk.matches = made(store, clock, desk.postman)

    await desk.answer(Dodge())
    assert told((await public(desk))[0]) == ["placed", "thrown", "said"]

    await desk.answer(Place(1))
    await desk.drain()
    desk.matches = made(store, clock, desk.postman)
    await desk.answer(Throw())
    assert told((await public(desk))[0]) == ["placed", "thrown"]


async def test_a_turn_taken_back_gets_a_message_again(store, clock):
    desk = await begun(store, clock)
    mover = (await desk.asked())[1]
    await desk.answer(Place(1))
    await desk.answer(Wait())
    await desk.drain()

    await desk.matches.play.undo(desk.id, mover, interaction=press())
    old, new, *_ = await public(desk)

    assert (old.kind, told(old), new.kind, told(new)) == ("update", [], "board", [])
    assert new.body.users == (mover,)
    await desk.answer(Throw())
    assert told((await public(desk))[0])[0] == "thrown"


async def test_who_wants_it_gets_a_message_for_each_final_action(store, clock):
    desk = await begun(store, clock, **{turns.POSTS: turns.EACH})

    posts = await thrown(desk, hit=True)

    assert [post.kind for post in posts] == ["board", "answered"]
    assert posts[0].body.users == ((await desk.asked())[1],)
    assert told(posts[0])[-1] == "thrown"


@pytest.mark.parametrize("way", turns.VALUES)
async def test_no_line_of_a_message_is_ever_erased(store, clock, way):
    desk = await begun(store, clock, **{turns.POSTS: way})
    shown, messages = [], []
    for _ in range(6):
        await desk.answer(Place(3))
        await desk.answer(Throw())
        if (await desk.asked())[0].point == "DP-REACT":
            await desk.answer(Dodge())
        for post in await public(desk):
            if post.kind == "board":
                messages.append(shown)
                shown = []
            if post.kind in ("board", "update"):
                assert told(post)[: len(shown)] == shown
                shown = told(post)

    thrown_ = sum(one.count("thrown") for one in [*messages, shown])
    assert thrown_ == 6


async def test_an_unknown_way_is_refused_with_the_list(store, clock):
    with pytest.raises(LobbyRefused) as refused:
        await begun(store, clock, **{turns.POSTS: "always"})

    assert "posts=turn|each" in refused.value.reason.args["known"]


def test_a_game_without_turns_is_told_by_final_actions():
    assert Coin().insight.course(None) is None
