"""What a bot and its players can say to each other, through an unmodified discord.py."""

import discord
import pytest

from bot.sandbox import CannotDo, Modal, is_ephemeral, labels_of, pictures_of, selects_of, text_of
from tests.sandbox.demo import png


async def test_the_bot_logs_in_and_sees_the_club(sandbox, bot):
    guild = bot.get_guild(int(sandbox.guild["id"]))
    assert (guild.name, guild.member_count) == ("Fieldpost club", 6)
    assert [c.name for c in guild.text_channels] == ["wargames", "general"]
    assert guild.get_member(int(sandbox.player("alice").id)) is None
    assert guild.me.guild_permissions.value & 377_957_239_808 == 377_957_239_808
    assert not guild.me.guild_permissions.manage_channels


async def test_a_command_keeps_its_id_when_synced_again(sandbox, bot):
    first = {c.name: c.id for c in await bot.tree.fetch_commands()}
    again = {c.name: c.id for c in await bot.tree.sync()}
    assert first == again
    assert "game" in first


async def test_a_slash_command_opens_a_thread_with_a_picture(alice, bob):
    answer = await alice.slash("game new", scenario="hoth", size="Large", rival=bob)
    thread = alice.threads()[0]
    assert answer["content"] == f"Large: <#{thread['id']}> against {bob.mention}"
    assert [u["username"] for u in answer["mentions"]] == ["bob"]
    board = bob.last(thread)
    assert text_of(board) == "Turn 1\nDeploy."
    assert pictures_of(board) == [{"url": board["attachments"][0]["url"], "alt": None}]
    assert bob.files(board) == {"board.png": png(10)}
    assert (board["attachments"][0]["width"], board["attachments"][0]["height"]) == (64, 40)


async def test_autocomplete_gives_what_the_bot_suggests(alice):
    choices = await alice.autocomplete("game new", "scenario", "ho")
    assert [c["value"] for c in choices] == ["hoth", "hougoumont"]


async def test_a_select_edits_its_message_in_place(alice, bob):
    message = await alice.slash("panel")
    answer = await bob.select(message, "Which units?", ["U1", "Armour"])
    assert answer["id"] == message["id"]
    assert answer["content"] == "Chosen: U1, U3"
    assert answer["edited_timestamp"]


async def test_a_press_that_is_acknowledged_first_is_answered_when_it_is_edited(alice):
    message = await alice.slash("panel")
    sent = alice.click(message, "Slow")
    after = await sent
    assert (sent.response, after["content"]) == (6, "Slow work done.")


async def test_a_modal_brings_back_all_its_fields(alice):
    message = await alice.slash("panel")
    form = await alice.click(message, "Note")
    assert isinstance(form, Modal)
    assert (form.title, [f["custom_id"] for f in form.fields]) == (
        "A note",
        ["body", "tone", "loud"],
    )
    answer = await alice.submit(form, body="Yield!", Tone="Grim", loud=True)
    assert answer["content"] == "Yield! (Grim, True)"
    assert is_ephemeral(answer)


async def test_a_user_select_resolves_the_person(alice, bob):
    message = await alice.slash("who")
    assert selects_of(message)[0]["type"] == 5
    answer = await alice.select(message, "Who?", bob)
    assert answer["content"] == "bob!"


@pytest.mark.parametrize("public", [True, False])
async def test_a_layout_with_a_picture_is_seen_by_whom_it_is_for(alice, bob, public):
    shown = await alice.slash("hand", public=public)
    assert text_of(shown).startswith("## Turn 3")
    assert labels_of(shown) == ["Order U1", "Order U2", "Order U3", "Next shade"]
    assert pictures_of(shown) == [{"url": shown["attachments"][0]["url"], "alt": "Shade 30"}]
    assert is_ephemeral(shown) is not public
    assert [m["id"] for m in bob.messages()] == [shown["id"]] * public


async def test_a_layout_is_edited_in_place_with_a_new_picture(alice):
    before = await alice.slash("hand")
    after = await alice.click(before, "Next shade")
    assert after["id"] == before["id"]
    assert alice.files(after) == {"board70.png": png(70)}
    assert pictures_of(after)[0]["alt"] == "Shade 70"
    assert [m["id"] for m in alice.messages()] == [before["id"]]


async def test_the_bot_hears_its_ephemeral_messages_without_a_guild(alice, bot):
    shown = await alice.slash("hand")
    await alice.until(lambda: bot.seen)
    heard = bot.seen[0]
    assert (heard.id, heard.guild, heard.flags.ephemeral) == (int(shown["id"]), None, True)
    channel = bot.get_partial_messageable(int(alice.here["id"]))
    with pytest.raises(discord.NotFound):
        await channel.fetch_message(heard.id)


async def test_thinking_is_filled_and_followed_up(alice, bob):
    sent = alice.slash("wait")
    answer = await sent
    assert answer["content"] == "Thought."
    await alice.until(lambda: len(sent.followups) == 2)
    assert [m["content"] for m in alice.messages()] == ["Thought.", "And more."]
    assert bob.messages() == []


async def test_a_direct_message_reaches_its_reader_only(alice, bob):
    assert (await alice.slash("letter"))["content"] == "sent"
    assert alice.files(alice.last(alice.dm)) == {"board.png": png(90)}
    assert bob.messages(alice.dm) == []


async def test_closed_direct_messages_are_refused(alice):
    alice.accepts_dms = False
    assert (await alice.slash("letter"))["content"] == "closed 50007"
    assert alice.messages(alice.dm) == []


async def test_commands_work_in_direct_messages(alice, bot):
    sent = alice.at(alice.dm).slash("silent")
    await alice.until(lambda: bot.kept)
    heard = bot.kept[0]
    assert (heard.guild_id, heard.context.dm_channel, sent.response) == (None, True, None)


async def test_an_interaction_carries_both_languages(sandbox, bot, alice):
    alice.locale = "cs"
    sandbox.set_guild_locale("pl")
    alice.slash("silent")
    await alice.until(lambda: bot.kept)
    assert (str(bot.kept[0].locale), str(bot.kept[0].guild_locale)) == ("cs", "pl")


async def test_a_message_command_gets_the_message(alice, bob):
    note = bob.say("hello")
    assert (await alice.menu("What is this?", note))["content"] == "It says hello"


async def test_others_words_reach_the_bot_only_when_they_mention_it(bot, alice):
    alice.say("secret plans")
    alice.say(f"<@{bot.user.id}> Ligny")
    await alice.until(lambda: len(bot.seen) == 2)
    assert [m.content for m in bot.seen] == ["", f"<@{bot.user.id}> Ligny"]


async def test_a_forged_press_reaches_the_bot(alice, bob):
    hidden = await alice.slash("hand")
    with pytest.raises(CannotDo):
        bob.click(hidden, "Order U2")
    answer = await bob.forge(hidden, "order:7:1:U9")
    assert answer["content"] == "There is no such unit."


@pytest.mark.parametrize(
    ("path", "options"),
    [
        pytest.param("chess", {}, id="unknown command"),
        pytest.param("game", {}, id="subcommand missing"),
        pytest.param("game new", {}, id="required option missing"),
        pytest.param("game new", {"scenario": "x", "size": "Huge"}, id="no such choice"),
        pytest.param("game new", {"scenario": "x", "rival": "77"}, id="no such user"),
        pytest.param("hand", {"colour": "red"}, id="unknown option"),
    ],
)
async def test_a_client_does_not_send_a_wrong_command(alice, path, options):
    with pytest.raises(CannotDo):
        alice.slash(path, **options)


async def test_a_client_does_not_send_a_wrong_press(alice):
    message = await alice.slash("panel")
    form = await alice.click(message, "Note")
    for wrong in (
        lambda: alice.click(message, "Off"),
        lambda: alice.click(message, "Nothing"),
        lambda: alice.select(message, "Which units?", []),
        lambda: alice.select(message, "Which units?", ["U1", "U2", "U3"]),
        lambda: alice.select(message, "Which units?", ["U9"]),
        lambda: alice.submit(form, body="x", tone="Grim"),
        lambda: alice.submit(form, body="long enough"),
        lambda: alice.submit(form, body="long enough", tone="Grim", colour="red"),
    ):
        with pytest.raises(CannotDo):
            wrong()
