"""What a refused order and a fight look like on Discord."""

import re

import pytest

from bot.sandbox import is_ephemeral, labels_of, pictures_of, text_of
from tests.chat.people import acts, open_game, play_until, say
from tests.chat.test_trouble import public, table_of

ATTACK = re.compile(r"[A-Z]\d+x[A-Z]\d+")


GALLERY = 12


def galleries(part):
    """How many pictures stand side by side in each place of a message."""
    found = [len(part["items"])] if part.get("type") == GALLERY else []
    for child in part.get("components") or ():
        found += galleries(child)
    return found


def seat_of(user, *seats):
    return next(seat for seat in seats if int(seat.player.id) == user)


@pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
async def test_a_refused_move_tells_what_its_rule_says_and_offers_the_nearest_orders(stage):
    alice, bob = await open_game(stage)
    match = (await table_of(stage, alice)).info.id
    table, _, action, user = await play_until(stage, match, lambda _, order: ">" in order)
    mover = seat_of(user, alice, bob)
    start = table.game.write(action).split(">")[0]

    far = "A1" if start[0] > "D" else "G10"
    answer = await mover.here.slash("order", text=f"{start}>{far}")

    assert is_ephemeral(answer)
    assert "HOTH-MOVE-" in text_of(answer)
    assert "Did you mean" in text_of(answer)
    offered = [label for label in labels_of(answer) if label.startswith(start)]
    assert offered
    head = (await table_of(stage, alice)).info.head
    after = await mover.press(answer, acts(answer, "pick")[0])
    if acts(after, "go"):  # a move that ends the turn is shown once more
        after = await mover.press(after, acts(after, "go")[0])
    assert f"`{offered[0]}`" in text_of(after)
    assert (await table_of(stage, alice)).info.head == head + 1


@pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
async def test_a_fight_is_shown_whole_and_from_close_up_with_words_for_both(stage):
    alice, bob = await open_game(stage)
    match = (await table_of(stage, alice)).info.id
    table, _, action, user = await play_until(stage, match, lambda _, order: ATTACK.match(order))
    await stage.settled()

    mover = next(one for one in (alice, bob) if int(one.player.id) == user)
    assert "Close-up" not in labels_of(mover.board()), "nobody has fought"
    panel = await mover.panel()
    order = table.game.write(action)
    answer = await say(mover, order)
    await stage.settled()

    assert panel["id"] != answer["id"]
    assert all(len(pictures_of(message)) <= 1 for message in public(alice))
    assert all(size == 1 for size in galleries(answer))
    close, board = pictures_of(answer)[:2]
    assert close["alt"].startswith("The fight from close up.")
    assert not board["alt"].startswith("The fight from close up.")
    assert [line for line in text_of(answer).splitlines() if line.startswith("- ")]
    (crop,) = pictures_of(await bob.here.click(bob.board(), "Close-up"))
    assert crop["alt"].startswith("The fight from close up.")
    assert len(crop["alt"]) > len("The fight from close up. ")


def reported(message):
    """The lines of the report in a board message."""
    return [line for line in text_of(message).splitlines() if line.startswith("- ")]


@pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
async def test_no_edit_erases_a_line_of_a_board_and_older_boards_say_nothing_untrue(stage):
    alice, _ = await open_game(stage)
    match = (await table_of(stage, alice)).info.id
    seen, edits = {}, 0
    for number in range(14):
        table = await table_of(stage, alice)
        decision = table.position.open[0]
        options = table.position.options(decision)
        action = table.game.computer.advise(table.position.view(decision.seat), decision, options)
        user, key = table.info.user_of(decision.seat), f"step {number}"
        await stage.matches.play.act(match, user, decision.serial, [action], interaction=key)
        await stage.settled()
        for message in filter(pictures_of, public(alice)):  # a call for a reaction becomes a line
            before, now = seen.get(message["id"], []), reported(message)
            assert now[: len(before)] == before
            edits += bool(before) and len(now) > len(before)
            seen[message["id"]] = now

    assert edits > 2
    drafts = [one for one in public(alice) if "Not final yet" in text_of(one)]
    assert drafts in ([], [alice.board()])
