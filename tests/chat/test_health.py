"""Whoever watches over the process learns whether the bot serves people, and nothing else."""

import asyncio
import errno
import socket

import aiohttp
import pytest

from bot import config
from bot.chat.app import health, start
from bot.chat.wire.meters import Meters
from bot.config import LOCAL
from bot.service.ports.store import StoreError


@pytest.fixture
def port():
    with socket.socket() as free:
        free.bind((LOCAL, 0))
        return free.getsockname()[1]


async def asked(port):
    address = f"http://{LOCAL}:{port}{health.PATH}"
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.json()


def telling(port, reached, store):
    return health.told((LOCAL, port), reached, store, Meters())


class Database:
    """A database that answers, or fails, or never answers."""

    def __init__(self, fault=None):
        self.fault = fault

    async def pending(self, *, limit):
        if self.fault is TimeoutError:
            await asyncio.Event().wait()
        if self.fault is not None:
            raise self.fault
        return []


@pytest.mark.parametrize(
    ("reached", "fault", "status", "told"),
    [
        (True, None, 200, {"discord": True, "database": True}),
        (False, None, 503, {"discord": False, "database": True}),
        (True, StoreError("database: the disk is full"), 503, {"discord": True, "database": False}),
        (True, TimeoutError, 503, {"discord": True, "database": False}),
    ],
)
async def test_health_is_told_with_what_fails(port, monkeypatch, reached, fault, status, told):
    monkeypatch.setattr(health, "PATIENCE_S", 0.01)
    async with telling(port, lambda: reached, Database(fault)):
        assert await asked(port) == (status, told)


async def test_a_running_bot_is_healthy_until_it_has_left_discord(stage, port):
    async with telling(port, stage.client.reached, stage.services.store):
        assert (await asked(port))[0] == 200
        await stage.client.close()
        assert await asked(port) == (503, {"discord": False, "database": True})


async def test_a_port_that_is_taken_is_one_clear_line(port):
    async with telling(port, lambda: True, Database()):
        with pytest.raises(OSError) as fault:  # noqa: PT011
            async with telling(port, lambda: True, Database()):
                pass
    assert fault.value.errno == errno.EADDRINUSE
    assert "FIELDPOST_HEALTH" in start.login_fault(fault.value)


@pytest.mark.parametrize("named", ["x", "0", "65536", "-1", "80.5", "here:", "here:0"])
def test_a_setting_that_is_no_port_is_refused(named):
    with pytest.raises(config.ConfigError, match="FIELDPOST_HEALTH is no port"):
        config.load({"FIELDPOST_HEALTH": named})


def test_without_a_setting_nothing_listens():
    assert config.load({}).health is None
    assert config.load({"FIELDPOST_HEALTH": " 8080 "}).health == (LOCAL, 8080)
    assert config.load({"FIELDPOST_HEALTH": "0.0.0.0:80"}).health == ("0.0.0.0", 80)
    assert config.load({"FIELDPOST_HEALTH": "[::1]:80"}).health == ("::1", 80)
