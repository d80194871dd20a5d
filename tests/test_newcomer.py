"""A newcomer's first minute in the browser: the real bot, two tabs, the first card on the table."""

from __future__ import annotations

import re
import signal
import subprocess
from pathlib import Path

import pytest

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PATIENCE_MS = 60_000

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def page_of_sandbox(sandbox_command):
    """The address of a running `fieldpost sandbox`."""
    words, options = sandbox_command
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, **options
    ) as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found is not None
        yield found.group()
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)


@pytest.mark.skipif(not CHROMIUM.exists(), reason="Chromium is not installed")
async def test_two_tabs_start_a_game_and_play_the_first_card(page_of_sandbox):
    playwright = pytest.importorskip("playwright.async_api", reason="playwright is not installed")
    faults: list[str] = []
    async with playwright.async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        context = await browser.new_context()
        context.set_default_timeout(PATIENCE_MS)

        async def tab(address):
            page = await context.new_page()
            page.on("pageerror", lambda error: faults.append(str(error)))
            await page.goto(address)
            return page

        landing = await tab(page_of_sandbox)
        async with context.expect_page() as opened:
            await landing.get_by_role("link", name=re.compile("Open Alice")).click()
        alice = await opened.value
        alice.on("pageerror", lambda error: faults.append(str(error)))
        await alice.get_by_role("button", name="Start a game").first.click()
        await alice.get_by_text("S01 · First Footprints").click()
        await alice.keyboard.press("Enter")
        await alice.get_by_text("First Footprints (Battle of Hoth)").first.click()
        await (
            alice.get_by_role("button", name="Join: Rebels")
            .or_(alice.get_by_role("button", name="Join: Empire"))
            .first.wait_for()
        )
        if await alice.get_by_role("button", name="Join: Rebels").count():
            await alice.get_by_role("button", name="Join: Rebels").click()

        bob = await tab(f"{page_of_sandbox}/?as=bob")
        await bob.get_by_text("First Footprints (Battle of Hoth)").first.click()
        await bob.get_by_text(re.compile("Rebels: .*Alice")).first.wait_for()
        await bob.get_by_role("button", name="Join: Empire").click()

        await alice.get_by_role("button", name="Take turn").first.click()
        card = alice.get_by_role("button", name=re.compile("^1 · "))
        name = (await card.first.inner_text()).split(" · ", 1)[1]
        assert name not in await bob.inner_text("main"), (
            "a hidden card is not shown to the opponent"
        )
        await card.first.click()
        await alice.get_by_role("button", name="Yes, do it").click()
        await bob.get_by_text(re.compile(f"Rebels.*{re.escape(name)}")).first.wait_for()
        board = bob.locator("main img").last
        assert name in (await board.get_attribute("alt") or "")
        await browser.close()
    assert faults == []
