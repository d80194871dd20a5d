"""What goes wrong on demand, and what an unmodified discord.py makes of it."""

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox import Sandbox
from tests.sandbox.demo import Demo, logged_in

SEND = ("POST", "/channels/{channel_id}/messages")
SENDING = r"POST /channels/\d+/messages$"


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self):
        self.now = 1_790_000_000.0

    def __call__(self):
        return self.now


def room(bot, player):
    return bot.get_partial_messageable(int(player.here["id"]))


async def test_the_same_nonce_gives_the_same_message(bot, alice):
    first = await room(bot, alice).send("Turn 1", nonce="7:1:0")
    again = await room(bot, alice).send("Turn 1", nonce="7:1:0")
    other = await room(bot, alice).send("Turn 2", nonce="7:2:0")
    assert first.id == again.id
    assert [m["id"] for m in alice.messages()] == [str(first.id), str(other.id)]


async def test_the_nonce_of_a_deleted_message_is_not_found(bot, alice):
    await (await room(bot, alice).send("Turn 1", nonce="7:1:0")).delete()
    with pytest.raises(discord.NotFound):
        await room(bot, alice).send("Turn 1", nonce="7:1:0")


async def test_a_nonce_is_forgotten_after_some_minutes():
    clock = Clock()
    async with await Sandbox.start(clock=clock) as sandbox, logged_in(sandbox) as bot:
        alice = sandbox.player("alice")
        first = await room(bot, alice).send("Turn 1", nonce="7:1:0")
        clock.now += 301
        again = await room(bot, alice).send("Turn 1", nonce="7:1:0")
        assert first.id != again.id


async def test_a_limit_is_waited_for(sandbox, bot, alice):
    sandbox.faults.limit(SENDING)
    await room(bot, alice).send("late")
    assert [e.status for e in sandbox.capture.where(*SEND)] == [429, 200]
    assert [m["content"] for m in alice.messages()] == ["late"]


@pytest.mark.parametrize("after", [False, True], ids=["before the work", "after the work"])
async def test_a_server_error_is_retried_without_doubling(sandbox, bot, alice, after):
    sandbox.faults.fail(SENDING, 502, after=after)
    await room(bot, alice).send("once")
    assert [e.status for e in sandbox.capture.where(*SEND)] == [502, 200]
    assert [m["content"] for m in alice.messages()] == ["once"]


async def test_a_lost_answer_is_not_hidden_and_the_nonce_makes_good(sandbox, bot, alice):
    sandbox.faults.lose_answer(SENDING)
    with pytest.raises(aiohttp.ClientError):
        await room(bot, alice).send("Turn 1", nonce="7:1:0")
    again = await room(bot, alice).send("Turn 1", nonce="7:1:0")
    assert [m["id"] for m in alice.messages()] == [str(again.id)]


async def test_a_cut_connection_does_no_work(sandbox, bot, alice):
    sandbox.faults.cut(SENDING)
    with pytest.raises(aiohttp.ClientError):
        await room(bot, alice).send("never")
    assert alice.messages() == []


async def test_a_delayed_answer_is_correct(sandbox, bot, alice):
    sandbox.faults.delay(SENDING, 0.01)
    assert (await room(bot, alice).send("slow")).content == "slow"
    assert len(sandbox.faults.happened) == 1


async def test_missing_permissions_are_told_apart(sandbox, bot, alice):
    sandbox.deny(alice.here, "send_messages")
    with pytest.raises(discord.Forbidden) as refused:
        await room(bot, alice).send("no")
    assert refused.value.code == 50013
    sandbox.deny(alice.here, "view_channel")
    with pytest.raises(discord.Forbidden) as refused:
        await room(bot, alice).send("no")
    assert refused.value.code == 50001
    sandbox.deny(alice.here)
    await room(bot, alice).send("yes")
    assert [m["content"] for m in alice.messages()] == ["yes"]


@pytest.mark.parametrize("code", [None, 4000], ids=["cut", "closed"])
async def test_a_dropped_gateway_is_resumed_with_what_was_missed(sandbox, bot, alice, code):
    await sandbox.gateway.drop(code)
    sent = alice.slash("letter")
    assert (await sent)["content"] == "sent"
    await asyncio.wait_for(bot.resumed.wait(), 10)
    stats = sandbox.gateway.stats
    assert (stats["identifies"], stats["resumes"]) == (1, 1)


async def test_a_client_that_is_asked_to_reconnect_does(sandbox, bot, alice):
    sandbox.gateway.ask_reconnect()
    await asyncio.wait_for(bot.resumed.wait(), 10)
    assert (await alice.slash("letter"))["content"] == "sent"


async def test_a_forgotten_session_cannot_be_resumed(sandbox):
    class Patient(Demo):
        async def before_identify_hook(self, shard_id, *, initial=False):
            """Do not wait the five seconds that Discord asks for."""

    async with logged_in(sandbox, Patient()):
        alice = sandbox.player("alice")
        await sandbox.gateway.drop(forget=True)
        await alice.until(lambda: sandbox.gateway.stats["identifies"] == 2)
        assert (await alice.slash("letter"))["content"] == "sent"


async def test_privileged_intents_are_refused(sandbox):
    bot = Demo(intents=discord.Intents.all())
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with logged_in(sandbox, bot):
            pass


async def test_with_the_members_intent_the_guild_comes_with_its_members(sandbox):
    sandbox.gateway.privileged = True
    intents = discord.Intents(guilds=True, members=True)
    async with logged_in(sandbox, Demo(intents=intents)) as bot:
        names = {m.name for m in bot.get_guild(int(sandbox.guild["id"])).members}
    assert names == {"operator", "fieldpost", "alice", "bob", "carol", "dave"}


async def test_answers_are_refused_when_late_double_or_dead():
    clock = Clock()
    async with await Sandbox.start(clock=clock) as sandbox, logged_in(sandbox) as bot:
        alice = sandbox.player("alice")
        alice.slash("silent")
        alice.slash("silent")
        await alice.until(lambda: len(bot.kept) == 2)
        late, slow = bot.kept
        clock.now += 2
        await slow.response.send_message("in time", ephemeral=True)
        slow.response._response_type = None  # make discord.py forget that it has answered
        with pytest.raises(discord.HTTPException) as double:
            await slow.response.send_message("again")
        clock.now += 2
        with pytest.raises(discord.NotFound) as too_late:
            await late.response.send_message("too late")
        clock.now += 15 * 60
        with pytest.raises(discord.HTTPException) as dead:
            await slow.edit_original_response(content="much later")
        codes = [e.value.code for e in (double, too_late, dead)]
        assert codes == [40060, 10062, 50027]
        assert [m["content"] for m in alice.messages()] == ["in time"]


async def test_a_wrong_token_is_refused(sandbox):
    async with aiohttp.ClientSession() as http:
        url = f"{sandbox.server.api_url}/users/@me"
        answer = await http.get(url, headers={"Authorization": "Bot wrong"})
        assert answer.status == 401


async def test_an_unknown_route_is_refused_and_recorded():
    async with await Sandbox.start() as sandbox, aiohttp.ClientSession() as http:
        answer = await http.get(f"{sandbox.server.api_url}/stage-instances")
        assert answer.status == 404
        assert sandbox.capture.unknown == ["GET /stage-instances"]


async def test_a_page_that_is_not_there_is_told_to_its_own_page_only():
    async with await Sandbox.start() as sandbox, aiohttp.ClientSession() as http:
        url = f"{sandbox.url}/nowhere"
        foreign = await http.get(url, headers={"Host": "evil.example"})
        assert [(await http.get(url)).status, foreign.status] == [404, 403]


async def test_limits_count_as_discord_does():
    async with await Sandbox.start(limits=True) as sandbox, aiohttp.ClientSession() as http:
        headers = {"Authorization": f"Bot {sandbox.token}"}
        url = f"{sandbox.server.api_url}/channels/{sandbox.general['id']}/messages"
        answers = [await http.post(url, json={"content": "x"}, headers=headers) for _ in range(6)]
        assert [a.status for a in answers] == [200] * 5 + [429]
        assert "Via" in answers[5].headers
        assert 0 < (await answers[5].json())["retry_after"] <= 5


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        pytest.param({}, 200, id="the page itself"),
        pytest.param({"Host": "localhost:{port}"}, 200, id="localhost"),
        pytest.param({"Host": "evil.example"}, 403, id="foreign host"),
        pytest.param({"Host": "127.0.0.1:1"}, 403, id="foreign port"),
        pytest.param({"Origin": "http://127.0.0.1:{port}"}, 200, id="own origin"),
        pytest.param({"Origin": "https://evil.example"}, 403, id="foreign origin"),
        pytest.param({"Origin": "null"}, 403, id="null origin"),
    ],
)
@pytest.mark.parametrize("path", ["/", "/players", "/socket?as=alice", "/api/v10/gateway"])
async def test_only_its_own_page_may_talk_to_the_sandbox(headers, status, path):
    async with await Sandbox.start() as sandbox, aiohttp.ClientSession() as http:
        sent = {k: v.format(port=sandbox.server.port) for k, v in headers.items()}
        if path.startswith("/socket") and status == 200:
            async with http.ws_connect(sandbox.url + path, headers=sent) as socket:
                assert (await socket.receive_json())["t"] == "state"
            return
        assert (await http.get(sandbox.url + path, headers=sent)).status == status
