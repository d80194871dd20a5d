import re

import pytest

from bot.sandbox import is_ephemeral, labels_of, text_of
from tests.chat.people import acts, cards_told, decides, first_pick, one_answer, open_game


async def table_of(stage, seat):
    info = await stage.matches.queries.in_channel(int(seat.thread["id"]))
    return await stage.matches.queries.table(info.id)


def public(seat):
    return [m for m in seat.here.messages(seat.thread) if not is_ephemeral(m)]


async def test_after_a_restart_old_buttons_menus_and_forms_still_work(stage):
    # Given a game, a panel and a form that were opened before the restart
    alice, _ = await open_game(stage)
    board, panel = alice.live(), await alice.panel()
    form = await alice.here.click(panel, "Type orders")
    # When the bot is restarted
    await stage.restart()
    # Then the panel of before decides, the public button opens the next one, the form is read
    after = await one_answer(alice, panel)
    assert "✅" in text_of(after)
    again = await alice.here.click(board, acts(board, "turn")[0])
    assert decides(again)
    told = await alice.here.submit(form, orders="done")
    assert is_ephemeral(told)
    assert "`done`" in text_of(told)


async def test_a_stale_press_changes_nothing_and_shows_how_things_stand(stage):
    alice, _ = await open_game(stage)
    panel = await alice.panel()
    await one_answer(alice, panel)
    head = (await table_of(stage, alice)).info.head
    # the first panel has been replaced on screen; its button is pressed all the same
    answer = await alice.player.forge(panel, acts(panel, "pick")[1])
    assert (await table_of(stage, alice)).info.head == head
    assert "from an earlier moment" in text_of(answer)
    assert decides(answer)


async def test_a_doubled_press_counts_once(stage):
    alice, _ = await open_game(stage)
    panel = await first_pick(alice, await alice.panel())
    press = acts(panel, "go")[0]
    first = alice.player.forge(panel, press)
    second = alice.player.forge(panel, press)
    answers = [await first, await second]
    table = await table_of(stage, alice)
    assert table.info.head == 1
    assert all(decides(answer) for answer in answers)


@pytest.mark.parametrize("who", ["bob", "carol"])
async def test_nobody_else_can_press_a_players_panel(stage, who):
    alice, _ = await open_game(stage)
    panel = await alice.panel()
    before = (await table_of(stage, alice)).position.encode()
    stranger = getattr(stage, who).at(alice.thread)
    match = (await table_of(stage, alice)).info.id
    forged = [
        *acts(panel, "pick"),
        f"fp1:{match}:1:go:0",
        f"fp1:{match}:1:menu:/0",
        f"fp1:{match}:1:panel",
        f"fp1:{match}:0:takeback",
        f"fp1:{match}:0:sure:resign" if who == "carol" else f"fp1:{match}:1:many:/0",
    ]
    for custom_id in forged:
        answer = await stranger.forge(
            panel, custom_id, values=["0"] if "menu" in custom_id else None
        )
        words = text_of(answer)
        assert not re.search(r"\b[ER]\d{3}\b", words), words
        assert not decides(answer)
    assert (await table_of(stage, alice)).position.encode() == before


async def test_a_stranger_learns_nothing_from_private_buttons_and_commands(stage):
    alice, _ = await open_game(stage)
    carol = stage.carol.at(alice.thread)
    board = alice.board()
    for act in ("turn", "hand", "odds", "undo"):
        answer = await carol.forge(board, acts(board, act)[0])
        assert is_ephemeral(answer)
        assert not re.search(r"[ER]\d{3}|\d · ", text_of(answer)), text_of(answer)
        assert not decides(answer)
    for command, options in (("hand", {}), ("order", {}), ("order", {"text": "done"})):
        answer = await carol.slash_with(command, options)
        assert not re.search(r"[ER]\d{3}", text_of(answer))
    assert await carol.autocomplete("order", "text", "") == []
    assert await alice.here.autocomplete("order", "text", "card") != []


@pytest.mark.parametrize(
    "custom_id",
    ["fp1:MATCH:1:pick:9.9.9", "fp1:MATCH:1:pick:x", "fp1:MATCH:1:menu:", "fp1:MATCH:999:pick:0",
     "fp1:MATCH:1:dance", "fp0:old", "fp1:nosuch:1:turn", "fp1:MATCH:0:sure:everything",
     "fp1:MATCH:1:many:/0", "fp1:MATCH:1:go:"],
)  # fmt: skip
async def test_a_malformed_press_is_answered_kindly_and_changes_nothing(stage, custom_id):
    alice, _ = await open_game(stage)
    panel = await alice.panel()
    table = await table_of(stage, alice)
    forged = custom_id.replace("MATCH", table.info.id)
    answer = await alice.player.forge(panel, forged)
    assert text_of(answer)
    assert "error" not in text_of(answer).lower()
    assert (await table_of(stage, alice)).info.head == table.info.head


async def test_a_closed_direct_message_is_told_once_and_blocks_nothing(stage):
    stage.bob.accepts_dms = False
    alice, bob = await open_game(stage)
    lines = [m for m in public(alice) if "Direct messages to one player are closed" in text_of(m)]
    assert len(lines) == 1
    assert not cards_told(text_of(lines[0]))
    hand = await bob.here.click(lines[0], "My hand")
    assert is_ephemeral(hand)
    assert cards_told(text_of(hand))
    # play goes on, and the next cards bring no second line
    panel = await one_answer(alice, await alice.panel())
    assert "✅" in text_of(panel)
    await stage.settled()
    assert stage.bob.messages(stage.bob.dm) == []


async def test_direct_messages_that_were_opened_are_tried_again_when_their_user_asks(stage):
    stage.bob.accepts_dms = False
    alice, bob = await open_game(stage)
    assert not acts(await alice.here.slash("hand"), "dmtest"), "hers are open"
    hand = await bob.here.slash("hand")
    (again,) = acts(hand, "dmtest")
    assert "is on its way" in text_of(await bob.here.click(hand, again))
    await stage.settled()
    assert stage.bob.messages(stage.bob.dm) == []
    lines = [m for m in public(alice) if "Direct messages to one player are closed" in text_of(m)]
    assert len(lines) == 1, "a second failure is not told again"

    stage.bob.accepts_dms = True
    await bob.here.click(hand, again)
    await stage.settled()
    (sent,) = stage.bob.messages(stage.bob.dm)
    assert cards_told(text_of(sent))
    assert not acts(await bob.here.slash("hand"), "dmtest")


@pytest.mark.parametrize("right", ["attach_files", "send_messages"])
async def test_a_missing_right_is_named_in_one_private_line(stage, right):
    stage.sandbox.deny(stage.sandbox.wargames, right)
    answer = await stage.alice.slash("game new", scenario="S01")
    assert is_ephemeral(answer)
    assert right.replace("_", " ").title() in text_of(answer)
    assert stage.alice.threads() == []


async def test_where_threads_are_not_allowed_the_game_is_played_in_the_channel(stage):
    stage.sandbox.deny(stage.sandbox.wargames, "create_public_threads")
    answer = await stage.alice.slash("game new", scenario="S01")
    assert "played in this channel" in text_of(answer)
    await stage.settled()
    lobby = stage.alice.messages()[-1]
    assert labels_of(lobby)[0] in ("Join: Empire", "Join: Rebels")
    assert lobby["channel_id"] == stage.sandbox.wargames["id"]


@pytest.mark.parametrize("trouble", ["503", "503 after", "429", "lost answer", "cut"])
async def test_trouble_while_posting_neither_loses_nor_doubles_a_post(stage, trouble):
    alice, _ = await open_game(stage, options="posts=each")
    before = len(public(alice))
    pattern = rf"POST /channels/{alice.thread['id']}/messages"
    faults = stage.sandbox.faults
    match trouble:
        case "503":
            faults.fail(pattern, 503)
        case "503 after":
            faults.fail(pattern, 503, after=True)
        case "429":
            faults.limit(pattern)
        case "lost answer":
            faults.lose_answer(pattern)
        case "cut":
            faults.cut(pattern)
    panel = await one_answer(alice, await alice.panel())
    assert "✅" in text_of(panel)
    await stage.settled()
    assert len(public(alice)) == before + 1


async def test_an_answer_that_fails_does_not_lose_the_order(stage):
    alice, _ = await open_game(stage)
    panel = await first_pick(alice, await alice.panel())
    stage.sandbox.faults.fail(r"PATCH /webhooks/", 500, count=6)
    alice.player.forge(panel, acts(panel, "go")[0])
    match = (await table_of(stage, alice)).info.id

    async def done():
        return (await stage.matches.queries.table(match)).info.head == 1

    while not await done():
        await stage.settled()
    stage.sandbox.faults.due.clear()
    await alice.here.changed(panel)  # what is still being sent is told after all


async def test_undo_takes_the_last_order_back_and_dice_stop_it(stage):
    alice, _ = await open_game(stage)
    panel = await one_answer(alice, await alice.panel())  # a card is shown: final
    assert "Undo" not in labels_of(panel)
    match = (await table_of(stage, alice)).info.id
    refused = await alice.here.forge(panel, f"fp1:{match}:0:takeback")
    refused = refused if "Ask all" in str(refused) else await alice.here.changed(panel)
    assert "this can no longer be taken back" in text_of(refused)
    options = await alice.panel()
    head = (await table_of(stage, alice)).info.head
    ordered = await one_answer(alice, options)
    assert (await table_of(stage, alice)).info.head == head + 1
    undone = await alice.press(ordered, acts(ordered, "takeback")[0])
    assert "taken back" in text_of(undone)
    assert decides(undone)


async def test_a_draw_is_offered_and_accepted_after_a_second_look(stage):
    alice, bob = await open_game(stage)
    asked = await alice.here.slash("game draw")
    assert "Offer a draw? Your seat: **Rebels**" in text_of(asked)
    assert (await table_of(stage, alice)).info.head == 0
    offered = await alice.here.click(asked, "Yes, do it")
    assert "Your offer is made." in text_of(offered)
    assert (await table_of(stage, alice)).info.status == "running"
    agreed = await bob.here.click(await bob.here.slash("game draw"), "Yes, do it")
    assert "The battle ends in a draw." in text_of(agreed)
    assert "offer" not in text_of(agreed).replace("`offer draw`", "")
    assert (await table_of(stage, alice)).info.status == "over"


async def test_resigning_asks_again_and_ends_the_game(stage):
    alice, _ = await open_game(stage)
    asked = await alice.here.slash("game resign")
    assert labels_of(asked) == ["No, go back", "Yes, do it"]
    kept = await alice.here.click(asked, "No, go back")
    assert (await table_of(stage, alice)).info.status == "running"
    assert "Nothing was changed" in text_of(kept)
    asked = await alice.here.slash("game resign")
    answer = await alice.here.click(asked, "Yes, do it")
    await stage.settled()
    assert (await table_of(stage, alice)).info.status == "over"
    assert is_ephemeral(answer)
    assert "The battle is over" in text_of(public(alice)[-1])


async def test_a_refused_order_tells_rule_and_reason_and_can_be_edited(stage):
    alice, _ = await open_game(stage)
    answer = await alice.here.slash("order", text="done; nonsense")
    words = text_of(answer)
    assert "⛔" in words
    assert "Nothing was changed" in words
    form = await alice.here.click(answer, "Edit again")
    assert form.title == "Your orders"
    assert (await table_of(stage, alice)).info.head == 0


async def test_a_game_cannot_be_started_in_the_thread_of_an_unfinished_one(stage):
    alice, _ = await open_game(stage)
    before = await table_of(stage, alice)

    refused = await stage.carol.at(alice.thread).slash("game new", scenario="S01")

    assert "belongs to a game that is not over" in text_of(refused)
    assert (await table_of(stage, alice)).info == before.info
    assert await stage.matches.queries.of_user(int(stage.carol.id)) == ()


async def test_what_could_not_be_posted_appears_when_the_right_is_back(stage):
    alice, bob = await open_game(stage, options="posts=each")
    known = len(public(alice))
    stage.sandbox.deny(stage.sandbox.wargames, "send_messages_in_threads")
    panel = await one_answer(alice, await alice.panel())
    assert "I may not write in this channel" in text_of(panel)
    channel = int(alice.thread["id"])
    await alice.here.until(lambda: channel in stage.client.messenger.barred, what="a refused post")
    asked = await bob.here.slash("game resign")
    await bob.here.click(asked, "Yes, do it")
    assert len(public(alice)) == known

    stage.sandbox.deny(stage.sandbox.wargames)
    await alice.here.slash("game status")
    await stage.settled()

    assert len(public(alice)) > known
    assert "The battle is over" in text_of(public(alice)[-1])
    assert (await table_of(stage, alice)).info.seed in text_of(public(alice)[-1])


async def test_a_board_that_slept_with_its_thread_is_posted_anew(stage):
    alice, _ = await open_game(stage)
    await one_answer(alice, await alice.panel())
    await stage.settled()
    old, match = alice.board(), (await table_of(stage, alice)).info.id
    ledger = stage.sandbox.world.ledger
    with ledger.change():
        ledger.channels[alice.thread["id"]]["thread_metadata"]["archived"] = True

    table = await stage.matches.queries.table(match)
    (decision, *_) = table.position.open
    for action in table.position.options(decision):
        if table.game.write(action).startswith("order "):
            await stage.matches.play.act(match, int(stage.alice.id), decision.serial, [action],
                                    interaction="asleep")  # fmt: skip
            break
    await stage.settled()

    assert not ledger.channels[alice.thread["id"]]["thread_metadata"]["archived"]
    assert alice.board()["id"] != old["id"]
    assert (await table_of(stage, alice)).info.live_message == int(alice.board()["id"])


@pytest.mark.parametrize("game", ["x" * 200, "a:0:sure:resign", "@everyone **b**", "no"])
@pytest.mark.parametrize("command", ["hand", "order", "standing", "game log"])
async def test_a_game_option_that_is_no_game_is_refused_in_words(stage, command, game):
    answer = await stage.alice.slash_with(command, {"game": game})

    assert is_ephemeral(answer)
    assert "There is no match" in text_of(answer)
    assert "@everyone" not in text_of(answer)
    assert "**b**" not in text_of(answer)


async def test_a_finished_game_is_still_to_be_had_after_the_rematch_was_opened(stage):
    alice, bob = await open_game(stage)
    match = (await table_of(stage, alice)).info.id
    await bob.here.click(await bob.here.slash("game resign"), "Yes, do it")
    await alice.here.until(
        lambda: any(acts(one, "rematch") for one in public(alice)), what="the result"
    )
    result = next(one for one in public(alice) if acts(one, "rematch"))
    await alice.here.click(result, "Rematch")
    await stage.settled()

    pressed = await alice.here.click(result, "Download the game")
    named = await alice.here.slash("game export", game=match)
    log = await alice.here.slash("game log", game=match)

    for answer in (pressed, named):
        assert list(alice.here.files(answer)) == [f"fieldpost-{match}.json"]
    assert "What happened" in text_of(log)
    offered = await alice.here.autocomplete("game export", "game", "")
    assert [one["value"] for one in offered] == [match]


async def test_a_press_is_acknowledged_before_its_work_is_done(stage):
    alice, _ = await open_game(stage)
    board, match = alice.board(), (await table_of(stage, alice)).info.id
    async with stage.matches.sessions.queue(match):
        sent = alice.here.forge(board, f"fp1:{match}:0:undo")
        await alice.here.until(lambda: sent.response is not None, what="an acknowledgement")
    assert "⛔" in text_of(await sent)
