"""A bot that is asked to end takes nothing new and finishes what was pressed before."""

import asyncio
import logging

import pytest

from bot.chat.front import front
from bot.sandbox import text_of
from tests.chat.people import open_game, shown
from tests.chat.test_typed import written


class Held:
    """An order that waits before it is carried out."""

    def __init__(self, stage, monkeypatch):
        self.begun, self.go = asyncio.Event(), asyncio.Event()
        order = stage.matches.play.order_text

        async def held(*args, **options):
            self.begun.set()
            await self.go.wait()
            return await order(*args, **options)

        monkeypatch.setattr(stage.matches.play, "order_text", held)


@pytest.fixture
async def pressed(stage, monkeypatch):
    """Two people at a game, and an order that is being carried out while the bot stops."""
    alice, _ = await open_game(stage)
    order, *_ = await written(stage, alice)
    held = Held(stage, monkeypatch)
    answer = asyncio.ensure_future(alice.here.slash("order", text=order))
    await held.begun.wait()
    client = stage.client
    shards = list(client.shards.values())
    stopping = asyncio.create_task(client.close())
    async with asyncio.timeout(30):
        while not all(one.is_closed() for one in shards):
            await asyncio.sleep(0.005)
    yield order, held, answer, stopping
    held.go.set()
    await asyncio.gather(answer, return_exceptions=True)


async def test_an_order_in_flight_is_stored_and_answered_before_the_bot_leaves(stage, pressed):
    order, held, answer, stopping = pressed
    assert not stopping.done()
    assert not stage.sandbox.gateway.is_online
    held.go.set()
    assert f"`{shown(order)}`" in text_of(await answer)
    await stopping
    assert stage.client.is_closed()


async def test_what_does_not_come_to_an_end_is_given_up(stage, pressed, caplog):
    _, _, answer, stopping = pressed
    await stopping
    assert "1 interactions were not finished" in caplog.text
    answer.cancel()


@pytest.fixture(autouse=True)
def patience(request, monkeypatch, caplog):
    caplog.set_level(logging.WARNING)
    given_up = "given_up" in request.node.name
    monkeypatch.setattr(front, "FINISH_S", 0.2 if given_up else 60.0)
