"""The less common things that a bot asks of Discord, through an unmodified discord.py."""

import discord
import pytest
from discord import app_commands, ui

from bot.sandbox import is_ephemeral
from tests.sandbox.demo import Demo, logged_in, png


def room(bot, player):
    return bot.get_channel(int(player.here["id"]))


async def test_a_thread_on_a_message_shares_its_id(bot, alice):
    message = await room(bot, alice).send("Ligny")
    thread = await message.create_thread(name="Ligny", auto_archive_duration=10080)
    assert (thread.id, alice.threads()[0]["id"]) == (message.id, str(message.id))
    with pytest.raises(discord.HTTPException) as twice:
        await message.create_thread(name="again")
    assert twice.value.code == 160004


async def test_a_thread_is_renamed_archived_and_deleted(sandbox, bot, alice):
    public = discord.ChannelType.public_thread
    thread = await room(bot, alice).create_thread(name="T1", type=public)
    await thread.edit(name="T2")
    await thread.edit(archived=True)
    assert alice.threads()[0]["name"] == "T2"
    await thread.send("awake")
    assert not alice.threads()[0]["thread_metadata"]["archived"]
    with pytest.raises(discord.Forbidden):
        await thread.edit(locked=True)
    with pytest.raises(discord.Forbidden):
        await thread.delete()
    assert await thread.fetch_members() != []
    assert [t.id for t in await room(bot, alice).guild.active_threads()] == [thread.id]


async def test_an_answer_is_fetched_edited_and_deleted_by_its_token(bot, alice):
    alice.slash("silent")
    await alice.until(lambda: bot.kept)
    interaction = bot.kept[0]
    await interaction.response.send_message("one", ephemeral=True)
    assert (await interaction.original_response()).content == "one"
    extra = await interaction.followup.send("two", ephemeral=True, wait=True)
    await extra.edit(content="three")
    assert [m["content"] for m in alice.messages()] == ["one", "three"]
    await interaction.delete_original_response()
    await extra.delete()
    assert alice.messages() == []


async def test_an_answer_in_place_of_a_thinking_taken_back_is_waited_for(bot, alice):
    sent = alice.slash("silent")
    await alice.until(lambda: bot.kept)
    interaction = bot.kept[0]
    await interaction.response.defer(thinking=True)
    await interaction.delete_original_response()
    assert not sent.is_answered
    await interaction.followup.send("in private", ephemeral=True)
    assert (await sent)["content"] == "in private"


async def test_replies_and_reactions_are_shown(bot, alice):
    note = alice.say("what now?")
    channel = room(bot, alice)
    answer = await channel.get_partial_message(int(note["id"])).reply("this")
    await answer.add_reaction("🎲")
    shown = alice.last()
    assert shown["message_reference"]["message_id"] == note["id"]
    assert [r["emoji"]["name"] for r in shown["reactions"]] == ["🎲"]
    with pytest.raises(discord.HTTPException) as lost:
        await channel.get_partial_message(1).reply("to nobody")
    assert lost.value.code == 50035


async def test_users_and_members_can_be_fetched(sandbox, bot, alice):
    guild = bot.get_guild(int(sandbox.guild["id"]))
    assert (await bot.fetch_user(int(alice.id))).name == "alice"
    assert (await guild.fetch_member(int(alice.id))).display_name == "Alice"
    assert [m.name for m in await guild.query_members("al")] == ["alice"]
    assert [c.name for c in await guild.fetch_channels()] == ["wargames", "general"]
    assert (await bot.application_info()).name == "fieldpost"


class Upload(ui.Modal, title="A scenario"):
    file = ui.Label(text="File", component=ui.FileUpload(custom_id="file"))
    side = ui.Label(
        text="Side",
        component=ui.RadioGroup(
            custom_id="side",
            options=[discord.RadioGroupOption(label=x) for x in ("Red", "Blue")],
        ),
    )

    async def on_submit(self, interaction):
        content = await self.file.component.values[0].read()
        text = f"{len(content)} {self.side.component.value}"
        await interaction.response.send_message(text, ephemeral=True)


@app_commands.command(description="Take a file")
async def take(interaction, file: discord.Attachment | None = None):
    if file is None:
        await interaction.response.send_modal(Upload())
    else:
        await interaction.response.send_message(f"{file.filename} {file.width}", ephemeral=True)


async def test_files_come_with_commands_and_forms(sandbox):
    bot = Demo()
    bot.tree.add_command(take)
    async with logged_in(sandbox, bot):
        alice = sandbox.player("alice")
        answer = await alice.slash("take", file=("map.png", png(5)))
        assert (answer["content"], is_ephemeral(answer)) == ("map.png 64", True)
        form = await alice.slash("take")
        answer = await alice.submit(form, File=[("a.yaml", b"12345")], Side="Blue")
        assert answer["content"] == "5 Blue"
