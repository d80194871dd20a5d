"""The thread of a game is deleted on Discord: everybody learns of it, and the game goes on."""

import asyncio

import pytest

from bot.sandbox import is_ephemeral, pictures_of, text_of
from tests.chat.people import Seat, acts, cards_told, decides, one_answer, open_game


async def lose(stage, seat):
    """Let the server's owner delete the thread of a game, and wait until all is told."""
    match = (await stage.matches.queries.in_channel(int(seat.thread["id"]))).id
    stage.sandbox.player("operator").at(seat.thread).delete_thread()
    async with asyncio.timeout(10):
        while await has_thread(stage, match):
            await asyncio.sleep(0.01)
    await stage.settled()
    return match


async def has_thread(stage, match):
    return (await stage.matches.queries.table(match)).info.has_thread


def told(player, words="was deleted"):
    """What a person reads of a lost thread in direct messages."""
    return [text_of(m) for m in player.messages(player.dm) if words in text_of(m)]


def lines(stage):
    """The lines about lost threads in the channel in which the game was asked for."""
    found = stage.alice.messages(stage.alice.here)
    return [m for m in found if acts(m, "reopen") and not is_ephemeral(m)]


async def go_on(stage):
    """Return Alice in the newest thread, once all is posted."""
    await stage.settled()
    return Seat(stage.alice, stage.alice.threads()[-1])


async def test_a_deleted_thread_is_told_once_to_each_player_in_their_language(stage):
    stage.bob.locale = "cs"
    alice, _ = await open_game(stage)
    match = await lose(stage, alice)
    assert len(told(stage.alice)) == 1
    (words,) = told(stage.bob, "bylo na Discordu smazáno")
    assert f"/hra plán hra:{match}" in words
    assert f"<#{stage.alice.here['id']}>" in words
    (line,) = lines(stage)
    assert f"`{match}`" in text_of(line)
    # play goes on by commands, and neither a restart nor a post tells it once more
    panel = await stage.alice.slash("order", game=match)
    assert f"/game board game:{match}" in text_of(panel)
    await one_answer(Seat(stage.alice, stage.alice.here), panel)
    await stage.restart()
    await stage.settled()
    assert (len(told(stage.alice)), len(lines(stage))) == (1, 1)
    assert (await stage.matches.queries.table(match)).info.head == 1


async def test_a_thread_deleted_while_the_bot_was_away_is_noted_with_the_next_post(stage):
    alice, _ = await open_game(stage)
    match = (await stage.matches.queries.in_channel(int(alice.thread["id"]))).id
    await stage.stop()
    stage.sandbox.player("operator").at(alice.thread).delete_thread()
    await stage.start()
    assert await has_thread(stage, match)
    await one_answer(
        Seat(stage.alice, stage.alice.here), await stage.alice.slash("order", game=match)
    )
    await stage.settled()
    assert not await has_thread(stage, match)
    assert (len(told(stage.alice)), len(told(stage.bob)), len(lines(stage))) == (1, 1, 1)
    # the event that comes late tells nothing new
    await stage.matches.threads.lost(int(alice.thread["id"]), int(stage.alice.here["id"]))
    await stage.settled()
    assert (len(told(stage.alice)), len(lines(stage))) == (1, 1)


async def test_status_says_that_the_thread_was_deleted(stage):
    alice, _ = await open_game(stage)
    match = await lose(stage, alice)
    words = text_of(await stage.alice.slash("game status"))
    assert f"thread deleted (`/game board game:{match}` opens a new one)" in words
    assert "<#" not in words
    hand = await stage.alice.slash("hand", game=match)
    assert cards_told(text_of(hand))


async def test_the_button_opens_one_thread_however_often_it_is_pressed(stage):
    alice, _ = await open_game(stage)
    match = await lose(stage, alice)
    before = len(stage.alice.threads())
    (line,) = lines(stage)
    button = acts(line, "reopen")[0]
    first, second = stage.alice.forge(line, button), stage.bob.forge(line, button)
    answers = [text_of(await first), text_of(await second)]
    alice = await go_on(stage)
    assert len(stage.alice.threads()) == before + 1
    assert [f"<#{alice.thread['id']}>" in words for words in answers] == [True, True]
    board = alice.board()
    assert pictures_of(board)
    assert decides(await alice.panel())
    # the next action is shown there, and the panel says nothing of a lost thread any more
    panel = await one_answer(alice, await alice.panel())
    await stage.settled()
    assert "was deleted" not in text_of(panel)
    assert (await stage.matches.queries.table(match)).info.head == 1
    assert "<#" in text_of(await stage.alice.slash("game status"))


async def test_the_board_command_opens_a_thread_in_another_channel_for_players_alone(stage):
    alice, _ = await open_game(stage)
    match = await lose(stage, alice)
    general = stage.alice.channel("general")
    before = len(stage.alice.threads())
    stranger = await stage.carol.at(general).slash("game board", game=match)
    assert f"There is no match {match} here" in text_of(stranger)
    (line,) = lines(stage)
    pressed = await stage.carol.click(line, acts(line, "reopen")[0])
    assert "You do not play in this game" in text_of(pressed)
    assert len(stage.alice.threads()) == before
    answer = await stage.alice.at(general).slash("game board", game=match)
    alice = await go_on(stage)
    assert f"<#{alice.thread['id']}>" in text_of(answer)
    assert alice.thread["parent_id"] == general["id"]
    assert decides(await alice.panel())
    # asked again the board is shown in private as ever
    again = await alice.here.slash("game board")
    assert is_ephemeral(again)
    assert pictures_of(again)
    # and where this thread goes too, it is told anew
    await lose(stage, alice)
    assert len(told(stage.alice)) == 2


async def test_a_game_that_waits_for_players_goes_on_to_wait_in_the_new_thread(stage):
    await stage.alice.slash_with("game new", {"scenario": "S01", "side": "rebels"})
    await stage.settled()
    match = await lose(stage, Seat(stage.alice, stage.alice.threads()[-1]))
    await stage.alice.slash("game board", game=match)
    alice = await go_on(stage)
    (card,) = [one for one in alice.here.messages(alice.thread) if acts(one, "join")]
    await stage.bob.at(alice.thread).click(card, acts(card, "join")[0])
    await stage.settled()
    assert decides(await alice.panel())


async def test_a_thread_that_was_opened_just_before_a_crash_is_used(stage):
    alice, _ = await open_game(stage)
    name = alice.thread["name"]
    await lose(stage, alice)
    (line,) = lines(stage)
    opened, reopen = [], stage.client.front.matches.threads.reopen

    async def crash(match, user, make):
        async def then(info):
            opened.append(await make(info))
            raise RuntimeError("the process ends here")

        return await reopen(match, user, then)

    stage.client.front.matches.threads.reopen = crash
    await stage.alice.click(line, acts(line, "reopen")[0])
    await stage.restart()
    await stage.alice.click(line, acts(line, "reopen")[0])
    alice = await go_on(stage)
    assert (int(alice.thread["id"]), alice.thread["name"]) == (opened[0].thread, name)
    assert acts(alice.board(), "odds")


async def test_a_thread_of_somebody_else_with_the_game_s_name_is_not_taken(stage):
    alice, _ = await open_game(stage)
    name = alice.thread["name"]
    match = await lose(stage, alice)
    world = stage.sandbox.world
    with world.ledger.change():
        theirs = world.places.add_thread(
            stage.sandbox.wargames, {"name": name, "type": 11}, stage.bob.id
        )
    await stage.alice.slash("game board", game=match)
    await stage.settled()
    info = (await stage.matches.queries.table(match)).info
    opened = world.places.channel(str(info.channel))
    assert (opened["name"], opened["owner_id"]) == (name, world.bot["id"])
    assert opened["id"] != theirs["id"]


async def test_where_no_thread_can_be_opened_one_sentence_says_so(stage):
    alice, _ = await open_game(stage)
    other, _ = await open_game(stage)
    match = await lose(stage, alice)
    answer = await stage.alice.at(other.thread).slash("game board", game=match)
    assert "No thread can be opened here" in text_of(answer)
    assert not await has_thread(stage, match)


@pytest.mark.parametrize("accepts", [True, False])
async def test_closed_direct_messages_keep_nobody_from_going_on(stage, accepts):
    stage.bob.accepts_dms = accepts
    alice, _ = await open_game(stage)
    await lose(stage, alice)
    assert len(told(stage.bob)) == accepts
    assert len(lines(stage)) == 1
    await stage.bob.click(lines(stage)[0], "Open a new thread")
    alice = await go_on(stage)
    assert decides(await alice.panel())


async def test_where_the_bot_may_not_write_the_players_alone_are_told(stage):
    alice, _ = await open_game(stage)
    stage.sandbox.deny(stage.sandbox.wargames, "send_messages")
    match = await lose(stage, alice)
    assert (len(told(stage.alice)), len(told(stage.bob)), lines(stage)) == (1, 1, [])
    general = stage.alice.channel("general")
    await stage.alice.at(general).slash("game board", game=match)
    assert decides(await (await go_on(stage)).panel())


async def test_all_players_take_a_game_to_another_channel_by_command_and_button(stage):
    alice, bob = await open_game(stage)
    match = (await stage.matches.queries.in_channel(int(alice.thread["id"]))).id
    general = stage.alice.channel("general")
    stranger = await stage.carol.at(general).slash("game here", game=match)
    asked = await stage.alice.at(general).slash("game here", game=match)
    await stage.settled()
    line = [m for m in bob.here.messages(bob.thread) if acts(m, "consent")][-1]
    answer = await bob.here.click(line, acts(line, "consent")[0])
    await stage.settled()
    moved = stage.alice.threads()[-1]

    assert "no seat" in text_of(stranger) or "play" in text_of(stranger)
    assert "<#" not in text_of(asked)
    assert f"<#{moved['id']}>" in text_of(answer)
    assert moved["parent_id"] == general["id"]
    assert (await stage.matches.queries.table(match)).info.channel == int(moved["id"])
    last = [m for m in bob.here.messages(bob.thread) if not is_ephemeral(m)][-1]
    assert f"goes on in <#{moved['id']}>" in text_of(last)
    assert pictures_of(Seat(stage.alice, moved).board())


async def test_a_moderator_moves_a_game_without_asking(stage):
    alice, _ = await open_game(stage)
    match = (await stage.matches.queries.in_channel(int(alice.thread["id"]))).id
    with stage.sandbox.world.ledger.change():
        stage.sandbox.guild["owner_id"] = stage.carol.id
    general = stage.carol.channel("general")
    answer = await stage.carol.at(general).slash("game here", game=match)
    await stage.settled()

    moved = stage.carol.threads()[-1]
    assert f"<#{moved['id']}>" in text_of(answer)
    assert (await stage.matches.queries.table(match)).info.channel == int(moved["id"])
