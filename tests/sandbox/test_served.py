"""The real bot in a process of its own, as the bench and a service manager run it."""

from __future__ import annotations

from bot.bench.served import Served
from bot.sandbox import Sandbox
from renderers.kit.kept import SHELF

START_S = 120


async def test_a_bot_serves_tells_what_it_spent_and_ends_when_asked_to(tmp_path, session_folder):
    (tmp_path / "grounds").symlink_to(session_folder / "grounds")
    assert SHELF.folder == session_folder / "grounds"
    async with await Sandbox.start() as sandbox:
        bot = Served(sandbox, f"sqlite:///{tmp_path / 'fieldpost.db'}", tmp_path)
        alice = sandbox.player("alice")
        await alice.until(lambda: sandbox.gateway.is_online, START_S, "the bot")
        before = await bot.spent()
        try:
            answer = await alice.slash("dice roll", expression="2d6")
            later = (await bot.spent()).since(before)
        finally:
            await bot.stop()

    assert answer is not None
    assert sum(later.statements.values()) > 0
    assert later.threads["event loop"] > 0
    assert 0 < later.total < 60_000
    assert bot.process.exitcode == 0
