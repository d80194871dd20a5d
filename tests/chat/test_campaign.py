"""A campaign on Discord: what a newcomer reads, what stays secret, how it goes on."""

import pytest

from bot.sandbox import is_ephemeral, pictures_of, text_of
from tests.chat.people import open_game


@pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
async def test_the_scenario_list_and_page_say_what_a_campaign_is(stage):
    listed = text_of(await stage.alice.slash("scenario list"))
    shown = await stage.alice.slash("scenario show", scenario="K1")

    assert "K1" in listed
    assert "Campaign: Assault on Echo Base" in listed
    words = text_of(shown)
    assert "A chain of up to four battles for two players" in words
    assert "Show the crews that a walker can fall" not in words
    assert pictures_of(shown)[0]["alt"]


@pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
async def test_secret_orders_go_to_their_side_alone_and_the_campaign_goes_on(stage):
    # Given a campaign of two players
    alice, _ = await open_game(stage, "K1")
    secrets = {
        "rebels": "Show the crews that a walker can fall.",
        "empire": "Let nothing that flies report back.",
    }
    await stage.settled()
    info = await stage.matches.queries.in_channel(int(alice.thread["id"]))

    # Then both sides got their orders by direct message, and nobody else's
    for person, own, other in (
        (stage.alice, "rebels", "empire"),
        (stage.bob, "empire", "rebels"),
    ):
        words = "\n".join(text_of(message) for message in person.messages(person.dm))
        assert secrets[own] in words
        assert secrets[other] not in words
        assert "Secondary objective" in words

    # And the hand shows them again
    hand = await alice.here.slash("hand")
    assert is_ephemeral(hand)
    assert secrets["rebels"] in text_of(hand)
    assert secrets["empire"] not in text_of(hand)

    # When the Rebels give up the battle
    status = text_of(await alice.here.slash("game status"))
    asked = await alice.here.slash("game resign")
    await alice.here.click(asked, "Yes, do it")
    await stage.settled()

    # Then she was told before that the campaign goes on
    assert "the campaign goes on with the next one" in text_of(asked)
    # and how it stands was to be read in her list of games, and is on the board
    assert "battle 1 · battles won: Empire 0, Rebels 0" in status
    assert "battle 2 · battles won: Empire 1, Rebels 0" in text_of(alice.board())
    # and the next battle of the campaign has begun, and the result was read out to all
    table = await stage.matches.queries.table(info.id)
    assert table.info.status != "over"
    assert table.position.state.campaign.node == "K1-B2"
    public = "\n".join(
        text_of(message)
        for message in alice.here.messages(alice.thread)
        if not is_ephemeral(message)
    )
    assert "The column marches straight at the first trench line." in public
    assert "battle 2" in public
    assert not any(secret in public for secret in secrets.values())
    dm = "\n".join(text_of(message) for message in stage.bob.messages(stage.bob.dm))
    assert "Silence one" in dm
    assert "Support card " in dm
