"""Who may look at a match that is named: its players, and who sees its channel."""

import pytest

from bot.sandbox import is_ephemeral, text_of
from bot.sandbox.players import Player
from bot.sandbox.world.constants import Permission
from tests.chat.people import acts, open_game
from tests.chat.test_trouble import table_of

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
LOOKS = [
    ("game log", {}),
    ("game sight", {"from": "D4", "to": "D6"}),
    ("game export", {}),
    ("hand", {}),
    ("order", {}),
    ("standing", {}),
    ("plan", {}),
]


def hide(stage, player):
    """Take a player's right to see #wargames, where the threads of games are."""
    with stage.sandbox.world.ledger.change():
        deny = {"type": 1, "allow": 0, "deny": int(Permission.VIEW_CHANNEL)}
        stage.sandbox.world.places.set_overwrite(stage.sandbox.wargames, player.id, deny)


async def elsewhere(stage):
    """Let the bot join another server; returns a member of that one alone, in its channel."""
    places = stage.sandbox.world.places
    with stage.sandbox.world.ledger.change():
        mallory = places.add_user("mallory")
        guild = places.add_guild("Elsewhere", mallory)
        places.join(guild, stage.sandbox.world.bot)
        channel = places.add_channel(guild, "general")
    await stage.restart()
    return Player(stage.sandbox.world, mallory["id"], channel)


async def answers_to(person, match):
    """What the commands that name a match say to somebody, one after the other."""
    found = {}
    for command, options in LOOKS:
        message = await person.slash_with(command, {**options, "game": match})
        assert is_ephemeral(message)
        found[command] = text_of(message)
    return found


@CHEAP
async def test_a_match_does_not_exist_for_who_cannot_see_its_channel(stage):
    alice, _ = await open_game(stage)
    match = (await table_of(stage, alice)).info.id
    general = stage.sandbox.general
    hide(stage, stage.carol)
    hide(stage, stage.bob)

    carols = await answers_to(stage.carol.at(general), match)
    bobs = await stage.bob.at(general).slash("game log", game=match)

    assert all(f"no match {match} here" in words for words in carols.values()), carols
    assert f"no match {match}" not in text_of(bobs), "a player may always look"


@CHEAP
async def test_a_game_in_a_hidden_channel_is_listed_for_who_sees_it_alone(stage):
    """A private game is one in a private channel (F05)"""
    alice, _ = await open_game(stage)
    hide(stage, stage.carol)

    lists = [
        text_of(await who.at(stage.sandbox.general).slash("game list"))
        for who in (stage.bob, stage.carol)
    ]

    assert f"<#{alice.thread['id']}>" in lists[0]
    assert "<#" not in lists[1]


def private_thread(stage, *inside):
    """Make a private thread of #wargames in which there are some people and the bot."""
    world = stage.sandbox.world
    with world.ledger.change():
        body = {"name": "behind closed doors", "type": 12}
        thread = world.places.add_thread(stage.sandbox.wargames, body, inside[0].id)
        for user in (*(one.id for one in inside[1:]), world.bot["id"]):
            world.places.set_thread_member(thread, user, True)
    return thread


@CHEAP
async def test_a_game_in_a_private_thread_is_there_for_who_was_let_in_alone(stage):
    """A private game is also one that is opened in a private thread: all stays in it (F05)"""
    thread = private_thread(stage, stage.alice, stage.bob)
    alice, bob = (one.at(thread) for one in (stage.alice, stage.bob))
    await alice.slash_with("game new", {"scenario": "S01", "side": "rebels"})
    await stage.settled()
    lobby = next(one for one in alice.messages(thread) if acts(one, "join"))
    await bob.click(lobby, acts(lobby, "join")[0])
    await stage.settled()
    info = await stage.matches.queries.in_channel(int(thread["id"]))
    outside = stage.carol.at(stage.sandbox.wargames)

    answers = await answers_to(outside, info.id)
    listed = text_of(await outside.slash("game list"))
    with stage.sandbox.world.ledger.change():
        stage.sandbox.world.places.set_thread_member(thread, stage.carol.id, True)
    let_in = text_of(await outside.slash("game log", game=info.id))

    assert (info.status, info.channel) == ("running", int(thread["id"]))
    assert all(f"no match {info.id} here" in words for words in answers.values()), answers
    assert info.id not in listed
    assert thread["id"] not in listed
    assert f"no match {info.id}" not in let_in
    assert [one for one in outside.messages() if not is_ephemeral(one)] == []


@CHEAP
async def test_who_sees_the_channel_may_look_from_another_one(stage):
    alice, _ = await open_game(stage)
    match = (await table_of(stage, alice)).info.id

    log = await stage.carol.at(stage.sandbox.general).slash("game log", game=match)

    assert f"no match {match}" not in text_of(log)


@CHEAP
async def test_a_member_of_another_server_learns_nothing_of_a_match_he_names(stage):
    alice, _ = await open_game(stage)
    match = (await table_of(stage, alice)).info.id
    mallory = await elsewhere(stage)

    answers = await answers_to(mallory, match)
    places = await mallory.autocomplete("game sight", "from", "D", game=match)

    assert all(f"no match {match} here" in words for words in answers.values()), answers
    assert places == []


@CHEAP
async def test_a_right_that_is_back_lets_what_waits_be_posted_once_not_at_every_press(
    stage, monkeypatch
):
    alice, _ = await open_game(stage)
    channel, hastened = int(alice.thread["id"]), []
    monkeypatch.setattr(stage.matches.threads, "hasten", hastened.append)
    stage.client.messenger.barred.add(channel)

    for _ in range(2):
        await alice.here.slash("game status")

    assert hastened == [channel]
