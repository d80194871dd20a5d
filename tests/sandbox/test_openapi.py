"""Traffic against Discord's own description of its API, where that is at hand."""

import discord
import pytest
from discord import app_commands

from bot.sandbox import Sandbox
from bot.sandbox.server.openapi import OpenApi
from tests.sandbox.conftest import OPENAPI
from tests.sandbox.demo import logged_in

pytestmark = pytest.mark.skipif(
    not OPENAPI.exists(), reason="Discord's OpenAPI document is not beside the repository"
)


async def test_a_whole_conversation_is_within_the_document():
    async with await Sandbox.start(strict=OPENAPI) as sandbox, logged_in(sandbox) as bot:
        alice = sandbox.player("alice")
        await alice.slash("game new", scenario="hoth")
        await alice.autocomplete("game new", "scenario", "li")
        panel = await alice.slash("panel")
        await alice.select(panel, "Which units?", "U1")
        form = await alice.click(panel, "Note")
        await alice.submit(form, body="Yield!", tone="Grim")
        await alice.click(await alice.slash("hand"), "Next shade")
        await alice.slash("letter")
        thinking = alice.slash("wait")
        await alice.until(lambda: len(thinking.followups) == 2)
        room = bot.get_partial_messageable(int(alice.here["id"]))
        first = await room.send("one", nonce="1:1")
        await first.edit(content="two")
        assert [m.id async for m in room.history(limit=1)] == [first.id]
        await first.delete()
        document = OpenApi(OPENAPI)
        exchanges = list(sandbox.capture.exchanges)
        assert len(exchanges) > 20
        faults = {
            f"{e.method} {e.template}: {document.response_fault(e)}"
            for e in exchanges
            if document.response_fault(e)
        }
        assert faults == set()
        assert {e.status for e in exchanges} <= {200, 201, 204}


async def test_a_wrong_request_is_refused_with_the_place_of_the_fault():
    async with await Sandbox.start(strict=OPENAPI) as sandbox, logged_in(sandbox) as bot:
        room = bot.get_partial_messageable(int(sandbox.general["id"]))
        view = discord.ui.View()
        view.add_item(discord.ui.Button(label="x" * 81, custom_id="x"))
        with pytest.raises(discord.HTTPException, match="components/0/components/0/label"):
            await room.send("hello", view=view)


async def test_commands_in_three_languages_are_within_the_document():
    class Words(app_commands.Translator):
        async def translate(self, string, locale, context):
            words = {"cs": "kostky", "pl": "kości"} if string.message == "dice" else {}
            return words.get(str(locale))

    async with await Sandbox.start(strict=OPENAPI) as sandbox, logged_in(sandbox) as bot:

        @bot.tree.command(name=app_commands.locale_str("dice"), description="Roll")
        async def dice(interaction):
            await interaction.response.send_message(str(interaction.locale), ephemeral=True)

        await bot.tree.set_translator(Words())
        await bot.tree.sync()
        alice = sandbox.player("alice")
        alice.locale = "cs"
        assert (await alice.slash("kostky"))["content"] == "cs"
