"""What the owner of a server sees: figures of the process and the database, and a log."""

import json
import logging
import re
from pathlib import Path

import aiohttp
import pytest
import yaml

from bot import config
from bot.chat.app import health
from bot.chat.app.metrics import Metrics
from bot.chat.wire import logs
from bot.cli import top
from bot.config import LOCAL
from tests.chat.people import open_game
from tests.chat.test_health import port

__all__ = ["port"]
ROOT = Path(__file__).parents[2]
LINE = re.compile(r"^(\w+)(?:\{(.*)\})? (\S+)$", re.MULTILINE)


@pytest.fixture
async def measured(stage):
    """The stage, with a bot that is measured."""
    stage.meters = Metrics()
    await stage.restart()
    return stage


async def gathered(stage, port):
    """Return the figures by name and labels, as Prometheus reads them."""
    store, meters = stage.services.store, stage.meters
    told = health.told((LOCAL, port), stage.client.reached, store, meters)
    address = f"http://{LOCAL}:{port}{health.METRICS}"
    async with told, aiohttp.ClientSession() as session, session.get(address) as answer:
        assert answer.status == 200
        assert answer.content_type == "text/plain"
        found = LINE.findall(await answer.text())
    return {(name, labels): float(value) for name, labels, value in found}


async def test_figures_tell_what_happened_and_what_waits(measured, port):
    stage = measured
    before = await gathered(stage, port)
    await open_game(stage)
    found = await gathered(stage, port)

    def more(name, labels=""):
        return found.get((name, labels), 0) - before.get((name, labels), 0)

    assert found["fieldpost_discord_connected", ""] == 1
    assert found["fieldpost_matches", 'game="hoth",status="running"'] == 1
    assert found["fieldpost_outbox_posts", ""] == 0
    assert found["fieldpost_outbox_age_seconds", ""] == 0
    assert more("fieldpost_answer_seconds_count", 'type="application_command"') == 1
    assert more("fieldpost_answer_seconds_count", 'type="component"') >= 1
    assert more("fieldpost_post_seconds_count", 'kind="board"') == 1
    assert more("fieldpost_statements_total", 'kind="insert journal"') >= 1


async def test_figures_name_no_match_and_no_person(measured, port):
    stage = measured
    alice, bob = await open_game(stage)
    info = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    labels = " ".join(labels for _, labels in await gathered(stage, port))
    for word in (info.id, str(info.host), alice.player.name, bob.player.name):
        assert f'"{word}"' not in labels


class Listening(logging.Handler):
    """Keeps the lines of the log."""

    def __init__(self, *, as_json):
        super().__init__()
        self.setFormatter(logs.OneLine(as_json=as_json))
        self.lines = []

    def emit(self, record):
        self.lines.append(self.format(record))


@pytest.fixture
def log():
    handler = Listening(as_json=True)
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)


async def test_a_fault_of_a_press_is_one_line_with_its_match_and_interaction(
    stage, log, monkeypatch
):
    alice, _ = await open_game(stage)
    info = await stage.matches.queries.in_channel(int(alice.thread["id"]))

    async def fails(*_args, **_options):
        raise ZeroDivisionError("a fault\nof two lines")

    monkeypatch.setattr(stage.matches.queries, "table", fails)
    sent = alice.here.click(alice.live(), "Take turn")
    await sent
    [line] = [one for one in map(json.loads, log.lines) if one["level"] == "ERROR"]
    assert (line["match"], line["interaction"]) == (info.id, sent.record["id"])
    assert "ZeroDivisionError: a fault of two lines" in line["message"]
    assert re.search(r"test_metrics.py:\d+ fails\]$", line["message"])
    assert "\n" not in "".join(log.lines)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            "for url /webhooks/12/aW50ZXJhY3Rpb24.x-y/messages",
            "for url /webhooks/12/(token)/messages",
        ),
        ("POST /interactions/7/aW50Zx_y-z/callback", "POST /interactions/7/(token)/callback"),
        ("postgresql+asyncpg://bot:pass@db/x", "postgresql+asyncpg://bot:(password)@db/x"),
        ("token MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0", "token (token)"),
        ("match ab12cd34: board not delivered", "match ab12cd34: board not delivered"),
    ],
)
def test_no_secret_is_logged(words, told):
    assert logs.without_secrets(words) == told


def test_a_line_of_words_tells_the_same():
    form = logs.OneLine(as_json=False)
    record = logging.LogRecord("bot.chat", logging.WARNING, "f", 1, "late: %d", (3,), None)
    record.created = 0.0
    assert form.format(record) == "1970-01-01T00:00:00.000+00:00 WARNING bot.chat: late: 3"


def test_the_composed_services_use_settings_that_there_are():
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    bots = [one for name, one in composed["services"].items() if name.startswith("bot-")]
    known = set(re.findall(r"FIELDPOST_\w+", config.__doc__ or ""))
    assert [one["environment"]["FIELDPOST_SHARDS"] for one in bots] == ["0/2", "1/2"]
    for one in bots:
        settings = {name: value for name, value in one["environment"].items() if "${" not in value}
        assert set(one["environment"]) <= known
        loaded = config.load(settings)
        assert (loaded.shards.total, loaded.health, loaded.log_json) == (2, ("0.0.0.0", 8080), True)


@pytest.mark.parametrize("named", ["xml", "JSONL"])
def test_a_form_of_the_log_that_there_is_not_is_refused(named):
    with pytest.raises(config.ConfigError, match="use one of text, json"):
        config.load({"FIELDPOST_LOG_FORMAT": named})


TOLD = """# TYPE fieldpost_answer_seconds histogram
fieldpost_answer_seconds_bucket{le="0.05",type="press"} %d
fieldpost_answer_seconds_bucket{le="0.4",type="press"} %d
fieldpost_answer_seconds_bucket{le="+Inf",type="press"} %d
fieldpost_answer_seconds_count{type="press"} %d
fieldpost_answer_seconds_bucket{le="0.05",type="command"} 0
fieldpost_answer_seconds_bucket{le="0.4",type="command"} 0
fieldpost_answer_seconds_bucket{le="+Inf",type="command"} 0
fieldpost_answer_seconds_count{type="command"} 0
# TYPE fieldpost_discord_connected gauge
fieldpost_discord_connected 1
# TYPE process_cpu_seconds counter
process_cpu_seconds_total %s
"""


def test_top_tells_rates_and_quantiles_of_what_came_since_the_last_look():
    """Of 100 new answers 60 took 50 ms at most, all 400 ms at most; those of before are not new."""
    before = top.Look(10.0, top.read(TOLD % (500, 500, 500, 500, "7.0")))
    now = top.Look(20.0, top.read(TOLD % (560, 600, 600, 600, "9.5")))

    line = top.row("8080", before, now)
    quiet = top.row("8080", now, top.Look(30.0, now.sample))

    assert (line["process"], line["discord"], line["answers/s"]) == ("8080", "yes", 10.0)
    assert (line["answer 50%"], line["answer 99%"], line["post 99%"]) == (0.05, 0.4, None)
    assert line["CPU %"] == pytest.approx(25.0)
    assert (quiet["answers/s"], quiet["answer 99%"]) == (0.0, None)
