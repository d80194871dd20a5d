"""Typed orders that cannot be taken back are shown once more, as the panel does."""

import json
import re

import pytest

from bot.sandbox import labels_of, text_of
from tests.chat.people import acts, open_game, placed, say, shown
from tests.chat.test_lords import exposed
from tests.chat.test_taps import FIELD
from tests.support.loaded import load_catalogue

NO, YES = "No, go back", "Yes, do it"


async def table_of(stage, person):
    info = await stage.matches.queries.in_channel(int(person.thread["id"]))
    return await stage.matches.queries.table(info.id)


async def written(stage, person):
    table = await table_of(stage, person)
    return [table.game.write(one) for one in table.position.options(table.position.open[0])]


async def test_a_typed_resignation_asks_as_the_command_does(stage):
    alice, _ = await open_game(stage)
    asked = await alice.here.slash("order", text="resign")
    assert "The other side wins at once" in text_of(asked)
    assert labels_of(asked) == [NO, YES]
    assert (await table_of(stage, alice)).info.head == 0
    left = await alice.here.click(asked, NO)
    assert text_of(left) == "Nothing was changed."
    assert (await table_of(stage, alice)).info.status == "running"
    asked = await alice.here.slash("order", text="resign")
    await alice.here.click(asked, YES)
    assert (await table_of(stage, alice)).info.status == "over"


async def test_a_typed_card_names_what_it_shows_and_is_played_at_once(stage):
    alice, _ = await open_game(stage)
    card = next(one for one in await written(stage, alice) if one.startswith("card"))
    assert f"`{shown(card)}`" in text_of(await alice.here.slash("order", text=card))
    assert (await table_of(stage, alice)).info.head == 1


@pytest.mark.rule("LOW-FRC-02")
async def test_what_shows_more_than_it_names_is_told_once_more_and_then_all_is_done(stage):
    alice, bob = await exposed(stage)
    asked = await alice.here.slash("order", text="shanker_bl d5; draw")
    assert labels_of(asked) == [NO, YES]
    assert "Goblin Shanker ↙ d5; draw" in text_of(asked)
    assert (await table_of(stage, alice)).info.head == 0
    # a stranger's press of it does nothing, and the button works after a restart
    stolen = await bob.player.forge(asked, acts(asked, "surely")[0])
    assert (await table_of(stage, alice)).info.head == 0
    assert "Shanker" not in text_of(stolen)
    await stage.restart()
    done = await alice.press(asked, acts(asked, "surely")[0])
    assert "`Goblin Shanker ↙ d5; draw`" in text_of(done)
    assert (await table_of(stage, alice)).info.head == 2


async def test_an_order_that_waits_for_a_yes_is_stale_once_the_question_is_answered(stage):
    alice, _ = await exposed(stage)
    first, second = [
        await alice.here.slash("order", text=f"{one} d5") for one in ("shanker_bl", "shanker_br")
    ]
    await alice.press(first, acts(first, "surely")[0])
    answer = await alice.player.forge(second, acts(second, "surely")[0])
    assert "from an earlier moment" in text_of(answer)
    table = await table_of(stage, alice)
    assert table.info.head == 1
    assert not re.search(r"✅.*Shanker", text_of(answer))


async def test_orders_are_typed_in_the_players_own_words(stage):
    alice, _ = await open_game(stage)
    card = next(one for one in await written(stage, alice) if one.startswith("card"))
    table = await table_of(stage, alice)
    cards = {one.key: one.label for one in table.game.words.cards()}
    name = load_catalogue().say(cards[card.partition(" ")[2]], "cs")
    done = await alice.here.slash("order", text=f"ZAHRÁT {name}")
    assert f"`{shown(card)}`" in text_of(done)
    assert (await table_of(stage, alice)).info.head == 1


async def test_a_done_that_ends_the_turn_before_other_orders_is_refused(stage):
    far = FIELD | {"empire": ["snowtroopers A2"]}
    alice, _, match = await placed(stage, "hoth", far)
    await say(alice, "card R108")
    before = (await stage.matches.queries.table(match)).info.head
    # all three are ordered, so `done` is about the moves, and nobody could attack
    orders = "order F4; order F5; order F6; done; F4>E4"
    said = text_of(await alice.here.slash("order", text=orders))
    assert re.search(r"Order 4 \(`?done`?\) was refused, so none of them was carried out", said)
    assert "would end your turn here" in said
    assert (await stage.matches.queries.table(match)).info.head == before

    await alice.here.slash("order", text=orders.replace("done; ", ""))
    table = await stage.matches.queries.table(match)
    assert table.position.open[0].seat == "rebels-1"
    assert "E4" in {unit.hex for unit in table.position.state.units if unit.side == "rebels"}


async def test_an_attack_on_an_empty_hex_is_refused_in_words_though_other_orders_stand_behind(
    stage,
):
    """An attack before it may have removed whom it was meant for."""
    alice, _, match = await placed(stage, "hoth", FIELD)
    await say(alice, "card R108")
    before = (await stage.matches.queries.table(match)).info.head

    said = text_of(await alice.here.slash("order", text="order F4; done; F4xD1; F5xD1"))

    assert re.search(r"Order 3 \(`?F4xD1`?\) was refused, so none of them was carried out", said)
    assert (await stage.matches.queries.table(match)).info.head == before


async def test_the_form_for_orders_gives_an_example_that_does_something(stage):
    alice, _, _ = await placed(stage, "hoth", FIELD)
    panel = await say(alice, "card R108")
    form = await alice.here.click(panel, acts(panel, "type")[0])
    assert '"placeholder": "For example order F4"' in json.dumps(form.data)
