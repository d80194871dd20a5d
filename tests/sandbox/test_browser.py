"""The page in a real browser: two people at two tabs."""

import re
import shutil

import pytest

from tests.sandbox.demo import logged_in

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
playwright = pytest.importorskip("playwright.async_api", reason="playwright is not installed")
pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium on the path"),
]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@pytest.fixture
async def browser():
    async with playwright.async_playwright() as driver:
        opened = await driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        await opened.close()


@pytest.fixture
async def tabs(browser, sandbox):
    """Open a tab at an address of the sandbox; fail on any fault that a page reports."""
    faults = []

    async def open_tab(path, width=1280):
        page = await browser.new_page(viewport={"width": width, "height": 800})
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda m: faults.append(m.text) if m.type == "error" else None)
        page.on("request", lambda r: faults.append(r.url) if foreign(r.url, sandbox) else None)
        await page.goto(sandbox.url + path)
        return page

    yield open_tab
    assert faults == []


def foreign(url, sandbox):
    return not url.startswith((sandbox.url, f"ws://127.0.0.1:{sandbox.server.port}/", "data:"))


async def test_a_newcomer_finds_the_players_and_starts(sandbox, bot, tabs):
    page = await tabs("/")
    expect = playwright.expect
    await expect(page.get_by_role("heading", level=1)).to_have_text("Fieldpost sandbox")
    await expect(page.locator("#status")).to_have_text("The bot is online.")
    async with page.expect_popup() as popup:
        await page.get_by_role("link", name="Open Alice").click()
    alice = await popup.value
    await alice.get_by_role("button", name="Start a game").first.click()
    await alice.keyboard.type("ho")
    await alice.get_by_role("option", name="Hougoumont").click()
    await alice.keyboard.press("Enter")
    await alice.get_by_role("button", name="# hougoumont game").click()
    await expect(alice.locator(".embed-title")).to_have_text("Turn 1")
    await expect(alice.locator(".embed img")).to_be_visible()


async def test_two_tabs_see_what_each_may_see(sandbox, bot, tabs):
    expect = playwright.expect
    alice, bob = await tabs("/?as=alice"), await tabs("/?as=bob", 400)
    line = alice.locator("#composer-input")
    await line.fill("<b>**hello**</b> <@" + sandbox.player("bob").id + ">")
    await line.press("Enter")
    shown = bob.locator(".message").last
    await expect(shown.locator(".text")).to_have_text("<b>hello</b> @Bob")
    await expect(shown.locator("strong")).to_have_text("hello")

    await line.fill("/hand")
    await line.press("Enter")
    await alice.locator("#send").click()
    hand = alice.locator(".message.ephemeral").first
    await expect(hand.locator("img")).to_have_attribute("alt", "Shade 30")
    await hand.get_by_role("button", name="Next shade").click()
    await expect(hand.locator("img")).to_have_attribute("alt", "Shade 70")
    await hand.get_by_role("button", name="Order U2").click()
    await expect(alice.locator(".message.ephemeral")).to_have_count(2)
    told = alice.locator(".message.ephemeral").last
    await expect(told.locator(".text")).to_have_text("2nd Infantry has its order.")
    await told.get_by_role("button", name="Dismiss message").click()
    await expect(alice.locator(".message.ephemeral")).to_have_count(1)
    await expect(bob.locator(".message")).to_have_count(1)
    assert await bob.evaluate("document.documentElement.scrollWidth") == 400


async def test_menus_and_forms_work_by_keyboard_and_mouse(sandbox, bot, tabs):
    expect = playwright.expect
    await sandbox.player("bob").slash("panel")
    page = await tabs("/?as=alice")
    menu = page.get_by_role("button", name="Which units?")
    await menu.focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Choose 2").click()
    await expect(page.locator(".message .text").last).to_have_text("Chosen: U1, U2")
    await page.get_by_role("button", name="Note").click()
    form = page.get_by_role("dialog", name="A note")
    await form.get_by_label("Text").fill("Yield!")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_have_text(re.compile("Tone"))
    await form.get_by_role("button", name="Make a selection").click()
    await form.get_by_role("option", name="Grim").click()
    await form.get_by_label("Aloud").check()
    await form.get_by_role("button", name="Submit").click()
    await expect(page.locator(".message .text").last).to_have_text("Yield! (Grim, True)")
    await expect(form).to_be_hidden()


async def test_the_tab_tells_what_is_unread_and_what_failed(sandbox, tabs):
    expect = playwright.expect
    async with logged_in(sandbox):
        page = await tabs("/?as=alice")
        await expect(page.locator("#online")).to_have_text("Bot online")
        alice = sandbox.player("alice")
        await alice.slash("letter")
        mark = page.locator("#channels .channel", has_text="fieldpost").locator(".badge")
        await expect(mark).to_have_text("1")
        hand = await alice.slash("hand")
        await expect(page.locator(f'[data-id="{hand["id"]}"]')).to_be_visible()
    await expect(page.locator("#online")).to_have_text("Bot offline")
    await page.get_by_role("button", name="Order U2").click()
    await expect(page.locator(".message .fault").last).to_have_text("This interaction failed")


async def test_commands_are_offered_in_the_players_language(sandbox, bot, tabs):
    command = bot.tree.get_command("hand").to_dict(bot.tree)
    command |= {"name_localizations": {"cs": "ruka"}, "description": "Your cards"}
    await bot.http.bulk_upsert_global_commands(bot.application_id, [command])
    page = await tabs("/?as=alice")
    await page.get_by_label("Language").select_option("cs")
    await page.locator("#composer-input").fill("/ru")
    await playwright.expect(page.get_by_role("option", name="/ruka")).to_be_visible()
    assert sandbox.player("alice").locale == "cs"
