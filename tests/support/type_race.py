"""Bots at their first moment, and in each two threads that read the same things first of all.

``python -m tests.support.type_race COUNT`` prints how the races ended. It is a program of its own
since the types must be unknown when the bot is made, and in a process that ran other tests they are
not. The bot is made once up to that moment; each race is a child that goes on from there.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import threading
import traceback
from collections import Counter
from functools import partial

import msgspec

from bot import selfplay
from bot.chat.app import start
from bot.engine import codec, flow, journal
from bot.engine.chance.draws import SeededDraws
from bot.engine.journal import Record
from bot.service.ports.posts import Body

SWITCH_S = 0.0005


async def games_of(folder):
    """Make a bot as ``fieldpost run`` does, but for the types, and close it; return its games."""
    asked = []
    start.know_all_structs = lambda: asked.append(True)
    services = await start.build(f"sqlite+aiosqlite:///{folder}/race.db", start.load())
    await services.close()
    assert asked == [True]
    return services.games


def readings(games):
    """Yield what the threads read: each game's first view and state, a record, a post's body."""
    for game in games.values():
        setup = selfplay.setup_of(game, game.scenarios()[0])
        draws = SeededDraws(bytes(32), "race", ("",) * len(setup.seats))
        step = flow.begin(game, setup, draws)
        yield partial(game.codec.view, flow.encode(step.position.view(None)))
        yield partial(game.codec.state, step.position.encode())
        record = journal.sealed(journal.begin_record(step), "")
        yield partial(msgspec.json.decode, flow.encode(record), type=Record)
    yield partial(_fail, b'{"info": {"seats": [{}]}}', Body)


def _fail(data, kind):
    """Read what lacks something: the types are looked up before that is seen."""
    try:
        msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError:
        return
    raise AssertionError("that was no body of a post")


def at_once(read):
    """Let two threads do the same at the same moment."""
    gate = threading.Barrier(2)

    def work():
        gate.wait()
        read()

    threads = [threading.Thread(target=work) for _ in range(2)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()


def race(reads):
    """Learn the types as the bot does at the end of its making, then let threads read."""
    codec.know_all_structs()
    sys.setswitchinterval(SWITCH_S)
    for read in reads:
        at_once(read)


def end_of_a_race(reads):
    """Run a race in a child; return how it ended: ``well``, ``badly`` or by a signal."""
    child = os.fork()
    if child == 0:
        try:
            race(reads)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    if os.WIFSIGNALED(status):
        return f"signal {os.WTERMSIG(status)}"
    return "badly" if os.WEXITSTATUS(status) else "well"


def main(count):
    """Run so many races and print how they ended."""
    with tempfile.TemporaryDirectory() as folder:
        reads = list(readings(asyncio.run(games_of(folder))))
    ends = Counter(end_of_a_race(reads) for _ in range(count))
    sys.stdout.write(", ".join(f"{times} {end}" for end, times in sorted(ends.items())))


if __name__ == "__main__":
    main(int(sys.argv[1]))
