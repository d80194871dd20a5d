"""What is left of the world when its process is killed or restarted."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.sandbox import Sandbox, text_of
from bot.sandbox.world.constants import walk
from tests.sandbox.demo import logged_in, png

ROOT = Path(__file__).parents[2]
PROGRAM = """
import asyncio, sys, warnings
warnings.simplefilter("ignore")
from pathlib import Path
from bot.sandbox import Sandbox
from tests.sandbox.demo import logged_in

async def main():
    sandbox = await Sandbox.start(Path(sys.argv[1]))
    async with logged_in(sandbox):
        alice = sandbox.player("alice")
        await alice.slash("hand")
        await alice.slash("game new", scenario="hoth")
        print(alice.last(alice.threads()[0])["id"], flush=True)
        while True:
            print(alice.say("still here")["id"], flush=True)
            await asyncio.sleep(0)

asyncio.run(main())
"""


def killed_world(folder):
    """Run a bot in a sandbox of its own, kill it at work, and give the ids that it told."""
    command = [sys.executable, "-c", PROGRAM, str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        told = [process.stdout.readline().strip() for _ in range(40)]
        process.send_signal(signal.SIGKILL)
        told += [line.strip() for line in process.stdout if line.endswith("\n")]
    assert process.returncode == -signal.SIGKILL
    return told


async def test_a_world_outlives_a_killed_process_and_old_buttons_work(tmp_path):
    told = killed_world(tmp_path)
    async with await Sandbox.start(tmp_path) as sandbox:
        alice = sandbox.player("alice")
        kept = {m["id"] for m in alice.messages()} | {
            m["id"] for m in alice.messages(alice.threads()[0])
        }
        assert set(told) <= kept
        hand = alice.messages()[0]
        assert alice.files(hand) == {"board30.png": png(30)}
        async with logged_in(sandbox):
            answer = await alice.click(hand, "Order U2")
            assert answer["content"] == "2nd Infantry has its order."
            after = await alice.click(hand, "Next shade")
            assert (after["id"], alice.files(after)) == (hand["id"], {"board70.png": png(70)})
            assert after["attachments"][0]["url"].startswith(sandbox.url)


async def test_the_second_start_finds_the_same_world(tmp_path):
    async with await Sandbox.start(tmp_path) as sandbox, logged_in(sandbox) as bot:
        alice = sandbox.player("alice")
        alice.locale = "pl"
        before = (sandbox.token, sandbox.guild["id"], alice.id, sandbox.wargames["id"])
        commands = {c.id for c in await bot.tree.fetch_commands()}
        await alice.slash("letter")
        await bot.get_partial_messageable(int(alice.here["id"])).send("Turn 1", nonce="7:1:0")
    async with await Sandbox.start(tmp_path, names=("alice", "erin")) as sandbox:
        alice = sandbox.player("alice")
        assert before == (sandbox.token, sandbox.guild["id"], alice.id, sandbox.wargames["id"])
        assert alice.locale == "pl"
        assert alice.last(alice.dm)["content"] == "Your cards."
        assert sandbox.player("erin").sees(sandbox.general)
        async with logged_in(sandbox) as bot:
            assert {c.id for c in await bot.tree.fetch_commands()} == commands
            await bot.get_partial_messageable(int(alice.here["id"])).send("x", nonce="7:1:0")
        assert [m["content"] for m in alice.messages()] == ["sent", "Turn 1"]


async def test_a_folder_belongs_to_one_sandbox_at_a_time(tmp_path):
    async with await Sandbox.start(tmp_path):
        with pytest.raises(BlockingIOError, match="another sandbox"):
            await Sandbox.start(tmp_path)
    async with await Sandbox.start(tmp_path) as sandbox:
        assert sandbox.guild["name"] == "Fieldpost club"


async def test_a_taken_port_is_told_and_lets_go_of_the_folder(tmp_path):
    async with await Sandbox.start() as first:
        with pytest.raises(OSError, match="address already in use"):
            await Sandbox.start(tmp_path, port=first.server.port)
    async with await Sandbox.start(tmp_path) as sandbox:
        assert sandbox.player("alice").messages() == []


async def test_old_tokens_are_dropped_but_what_they_made_stays(tmp_path):
    async with await Sandbox.start(tmp_path) as sandbox, logged_in(sandbox):
        shown = await sandbox.player("alice").slash("hand")
    async with await Sandbox.start(tmp_path, clock=lambda: time.time() + 90_000) as sandbox:
        assert sandbox.world.ledger.interactions == {}
        async with logged_in(sandbox):
            answer = await sandbox.player("alice").click(shown, "Order U2")
            assert answer["content"] == "2nd Infantry has its order."


async def test_old_buttons_work_when_only_the_bot_was_restarted(sandbox):
    alice = sandbox.player("alice")
    async with logged_in(sandbox):
        hand = await alice.slash("hand", public=True)
    async with logged_in(sandbox):
        answer = await alice.click(hand, "Order U3")
        assert text_of(answer) == "Armour has its order."


async def test_ids_only_grow_even_when_the_clock_goes_back(tmp_path):
    now = 1_790_000_000.0
    async with await Sandbox.start(tmp_path, clock=lambda: now) as sandbox:
        first = sandbox.player("alice").say("one")
    async with await Sandbox.start(tmp_path, clock=lambda: now - 1000) as sandbox:
        second = sandbox.player("alice").say("two")
    assert int(second["id"]) > int(first["id"])


async def test_pictures_of_a_layout_point_to_the_new_address_after_a_restart(tmp_path):
    async with await Sandbox.start(tmp_path) as sandbox, logged_in(sandbox):
        shown = await sandbox.player("alice").slash("hand", public=True)
    async with await Sandbox.start(tmp_path) as sandbox:
        message = sandbox.player("bob").message(shown["id"])
        items = [c["items"] for c in walk(message["components"]) if "items" in c]
        assert items[0][0]["media"]["url"] == message["attachments"][0]["url"]
        assert message["attachments"][0]["url"].startswith(f"{sandbox.url}/attachments/")
