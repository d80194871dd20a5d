"""A person asks for his data, and has them removed."""

import json

from bot.sandbox import is_ephemeral, labels_of, text_of
from tests.chat.people import open_game
from tests.chat.test_trouble import table_of


async def pressed(player, message, label):
    """Press a button of a private message and wait for what stands there then."""
    answer = await player.click(message, label)
    same = answer["id"] == message["id"] and answer["components"] == message["components"]
    return await player.changed(message) if same else answer


async def test_the_file_holds_what_is_stored_about_the_asker_alone(stage):
    alice, _ = await open_game(stage)
    page = await alice.here.slash("fieldpost privacy")
    assert labels_of(page) == ["Download my data", "Remove my data"]

    answer = await alice.here.click(page, "Download my data")

    assert is_ephemeral(answer)
    (data,) = stage.alice.files(answer).values()
    told = json.loads(data)
    assert told["user"] == stage.alice.id
    (match,) = told["matches"]
    assert [seat["seat"] for seat in match["seats"]] == ["rebels-1"]
    assert stage.bob.id not in data.decode()


async def test_removal_is_refused_while_playing_and_asks_twice_afterwards(stage):
    alice, _ = await open_game(stage)
    page = await alice.here.slash("fieldpost privacy")
    asked = await pressed(alice.here, page, "Remove my data")
    assert labels_of(asked) == ["No, go back", "Remove my data"]
    refused = await pressed(alice.here, asked, "Remove my data")
    assert f"<#{alice.thread['id']}>" in text_of(refused)
    assert (await table_of(stage, alice)).info.user_of("rebels-1") == int(stage.alice.id)

    await stage.matches.play.order_text(
        (await table_of(stage, alice)).info.id, int(stage.alice.id), "resign", interaction="end"
    )
    await stage.settled()
    page = await alice.here.slash("fieldpost privacy")
    kept = await pressed(
        alice.here, await pressed(alice.here, page, "Remove my data"), "No, go back"
    )
    assert "Nothing was changed" in text_of(kept)
    page = await alice.here.slash("fieldpost privacy")
    asked = await pressed(alice.here, page, "Remove my data")
    gone = await pressed(alice.here, asked, "Remove my data")

    assert "one game keeps a seat without a name" in text_of(gone)
    info = (await table_of(stage, alice)).info
    assert (info.host, info.user_of("rebels-1"), info.entry("rebels-1").name) == (0, 0, "")
