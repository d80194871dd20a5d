"""What Discord refuses, refused here under the same codes, and nothing changed by it."""

import io
import json

import aiohttp
import pytest

from bot.sandbox import Sandbox

V2 = 1 << 15


def button(n=1, **more):
    return {"type": 2, "style": 1, "label": f"b{n}", "custom_id": f"b{n}"} | more


def row(*inner):
    return {"type": 1, "components": list(inner)}


def options(count):
    return [{"label": f"o{i}", "value": f"o{i}"} for i in range(count)]


def select(**more):
    return {"type": 3, "custom_id": "s", "options": options(3)} | more


def text(content="x"):
    return {"type": 10, "content": content}


def box(*inner, **more):
    return {"type": 17, "components": list(inner)} | more


def gallery(count=1, **more):
    item = {"media": {"url": "https://example.org/a.png"}} | more
    return {"type": 12, "items": [item] * count}


def v1(*components, **more):
    return {"content": "x", "components": list(components)} | more


def v2(*components, **more):
    return {"flags": V2, "components": list(components)} | more


class Api:
    """The REST API without a library in between."""

    def __init__(self, sandbox, http):
        self.sandbox = sandbox
        self.http = http

    async def __call__(self, method, path, body=None, files=()):
        headers = {"Authorization": f"Bot {self.sandbox.token}"}
        url = self.sandbox.server.api_url + path
        kind = {"json": body}
        if files:
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps(body), content_type="application/json")
            for i, (name, blob) in enumerate(files):
                form.add_field(f"files[{i}]", io.BytesIO(blob), filename=name)
            kind = {"data": form}
        async with self.http.request(method, url, headers=headers, **kind) as answer:
            return answer.status, None if answer.status == 204 else await answer.json()

    async def send(self, body, files=()):
        channel = self.sandbox.wargames["id"]
        return await self("POST", f"/channels/{channel}/messages", body, files)


@pytest.fixture
async def api(sandbox):
    async with aiohttp.ClientSession() as http:
        yield Api(sandbox, http)


def places(errors, path=""):
    """List the fields that an error body complains about."""
    out = [path] if "_errors" in errors else []
    for key, inner in errors.items():
        if key != "_errors":
            out += places(inner, f"{path}.{key}".strip("."))
    return out


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"content": "x" * 2001}, "content"),
        ({"content": "x", "nonce": "n" * 26}, "nonce"),
        ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
        ({"embeds": [{"description": "x" * 4000}] * 2}, "embeds"),
        ({"embeds": [{"fields": [{"name": "n", "value": ""}]}]}, "embeds.0.fields.0.value"),
        ({"embeds": [{"title": "x"}] * 11}, "embeds"),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            "allowed_mentions",
        ),
        ({"content": "x", "attachments": [{"id": 0}]}, "attachments.0"),
        (v1(row(*[button(i) for i in range(6)])), "components.0.components"),
        (v1(*[row(button(i)) for i in range(6)]), "components"),
        (v1(row(button(label="x" * 81))), "components.0.components.0.label"),
        (v1(row(button(custom_id="x" * 101))), "components.0.components.0.custom_id"),
        (v1(row(button(custom_id=None))), "components.0.components.0.custom_id"),
        (v1(row(button(label=None))), "components.0.components.0.label"),
        (v1(row(button(style=7))), "components.0.components.0.style"),
        (v1(row(button(emoji={"name": "smile"}))), "components.0.components.0.emoji.name"),
        (v1(row(button(1), button(1))), "components.0.components.1.custom_id"),
        (v1(row(button(style=5, custom_id=None))), "components.0.components.0.url"),
        (
            v1(row(button(style=5, custom_id=None, url="javascript:alert(1)"))),
            "components.0.components.0.url",
        ),
        (v1(row(select(options=options(26)))), "components.0.components.0.options"),
        (
            v1(row(select(options=options(2) + options(1)))),
            "components.0.components.0.options.2.value",
        ),
        (v1(row(select(max_values=4))), "components.0.components.0.max_values"),
        (v1(row(select(min_values=2))), "components.0.components.0.min_values"),
        (v1(row(select(placeholder="x" * 151))), "components.0.components.0.placeholder"),
        (v1(row(select(), button())), "components.0.components"),
        (v1(text()), "components.0.type"),
        (v1(button()), "components.0.type"),
        (v2(text(), content="x"), "flags"),
        (v2(text(), embeds=[{"title": "x"}]), "flags"),
        (v2(*[text()] * 41), "components"),
        (v2(box(*[text()] * 40)), "components"),
        (v2(text("x" * 2001), text("x" * 2000)), "components"),
        (v2(text("")), "components.0.content"),
        (v2(box(box(text()))), "components.0.components.0.type"),
        (v2(box(text(), accent_color=1 << 24)), "components.0.accent_color"),
        (v2(gallery(11)), "components.0.items"),
        (v2(gallery(description="x" * 1025)), "components.0.items.0.description"),
        (
            v2({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}),
            "components.0.items.0.media.url",
        ),
        (v2({"type": 9, "components": [text()]}), "components.0.accessory"),
        (
            v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
            "components.0.components",
        ),
        (v2({"type": 18, "label": "x"}), "components.0.type"),
    ],
)
async def test_a_message_over_a_limit_is_refused(api, sandbox, body, where):
    status, answer = await api.send(body)
    assert (status, answer["code"]) == (400, 50035)
    assert places(answer["errors"]) == [where]
    assert sandbox.player("alice").messages() == []


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2000},
        v1(*[row(*[button(r * 5 + i, label="x" * 80) for i in range(5)]) for r in range(5)]),
        v1(row(select(options=options(25), max_values=25, min_values=0))),
        v2(*[text("x" * 100)] * 40),
        v2(box(*[text()] * 39)),
        v2(gallery(10, description="x" * 1024)),
        v2({"type": 9, "components": [text()] * 3, "accessory": button(emoji={"name": "🎲"})}),
    ],
)
async def test_a_message_at_its_limit_is_accepted(api, sandbox, body):
    status, answer = await api.send(body)
    assert (status, sandbox.player("alice").last()["id"]) == (200, answer["id"])


@pytest.mark.parametrize("body", [{}, {"content": "  "} | {"content": ""}, v2()])
async def test_an_empty_message_is_refused(api, body):
    status, answer = await api.send(body)
    assert (status, answer["code"]) == (400, 50006)


async def test_a_file_over_ten_mebibytes_is_refused(api):
    status, answer = await api.send({"content": "x"}, [("a.png", b"x" * (10 * 1024 * 1024 + 1))])
    assert (status, answer["code"]) == (413, 40005)


async def test_a_message_cannot_go_back_from_version_two_or_be_emptied(api, sandbox):
    _, message = await api.send(v2(text("first")))
    path = f"/channels/{sandbox.wargames['id']}/messages/{message['id']}"
    assert (await api("PATCH", path, {"content": "old"}))[1]["code"] == 50035
    assert (await api("PATCH", path, {"components": []}))[1]["code"] == 50006
    assert sandbox.player("alice").last()["components"][0]["content"] == "first"


async def test_an_old_message_turns_to_version_two_when_its_old_parts_go(api, sandbox):
    _, message = await api.send({"content": "old"})
    path = f"/channels/{sandbox.wargames['id']}/messages/{message['id']}"
    assert (await api("PATCH", path, v2(text())))[1]["code"] == 50035
    status, after = await api("PATCH", path, v2(text("new"), content=None, embeds=[]))
    assert (status, after["content"], bool(after["flags"] & V2)) == (200, "", True)


async def test_history_pages_in_both_directions(api, sandbox):
    ids = [(await api.send({"content": str(n)}))[1]["id"] for n in range(5)]
    path = f"/channels/{sandbox.wargames['id']}/messages"

    async def listed(query):
        return [ids.index(m["id"]) for m in (await api("GET", f"{path}?{query}"))[1]]

    assert await listed("limit=2") == [4, 3]
    assert await listed(f"before={ids[2]}&limit=5") == [1, 0]
    assert await listed(f"after={ids[1]}&limit=2") == [3, 2]
    assert (await api("GET", f"{path}?limit=101"))[1]["code"] == 50035


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/channels/1", 404, 10003),
        ("GET", "/guilds/1", 404, 10004),
        ("GET", "/users/1", 404, 10013),
        ("GET", "/channels/{room}/messages/1", 404, 10008),
        ("GET", "/guilds/{guild}/members/1", 404, 10007),
        ("POST", "/guilds/{guild}/channels", 403, 50013),
        ("PUT", "/channels/{room}/permissions/1", 403, 50013),
        ("POST", "/webhooks/{bot}/nothing", 404, 10015),
        ("POST", "/interactions/1/nothing/callback", 404, 10062),
    ],
)
async def test_what_is_not_there_or_not_allowed_has_discords_codes(api, method, path, status, code):
    world = api.sandbox.world
    names = {"room": api.sandbox.wargames["id"], "guild": world.guild["id"], "bot": world.bot["id"]}
    got, answer = await api(method, path.format(**names), {"type": 4})
    assert (got, answer["code"]) == (status, code)


async def test_others_messages_are_not_the_bots(api, sandbox):
    message = sandbox.player("alice").say("mine")
    path = f"/channels/{sandbox.wargames['id']}/messages/{message['id']}"
    assert (await api("PATCH", path, {"content": "yours"}))[1]["code"] == 50005
    assert (await api("DELETE", path))[1]["code"] == 50013


LONG_CHOICES = [{"name": "y" * 100, "value": f"{n:099}"} for n in range(20)]


def command(**more):
    return {"name": "dice", "description": "Roll", "type": 1} | more


def option(**more):
    return {"name": "count", "description": "How many", "type": 4} | more


@pytest.mark.parametrize(
    "item",
    [
        command(name="Dice"),
        command(name="two words"),
        command(name="x" * 33),
        command(description=""),
        command(description="x" * 101),
        command(name_localizations={"cs": "Kostky"}),
        command(name_localizations={"cz": "kostky"}),
        command(options=[option(name=f"o{i}") for i in range(26)]),
        command(options=[option(), option()]),
        command(options=[option(), option(name="b", required=True)]),
        command(options=[option(choices=[{"name": "x" * 101, "value": 1}])]),
        command(options=[option(choices=[{"name": "x", "value": 1}], autocomplete=True)]),
        command(options=[option(), {"name": "sub", "description": "x", "type": 1}]),
        command(options=[option(name=f"o{i}", type=3, choices=LONG_CHOICES) for i in range(3)]),
    ],
)
async def test_a_wrong_command_is_refused_and_the_old_ones_stay(api, item):
    path = f"/applications/{api.sandbox.world.bot['id']}/commands"
    await api("PUT", path, [command(name="good")])
    status, answer = await api("PUT", path, [item])
    assert (status, answer["code"]) == (400, 50035)
    assert [c["name"] for c in (await api("GET", path))[1]] == ["good"]


async def test_more_than_a_hundred_commands_are_refused(api):
    path = f"/applications/{api.sandbox.world.bot['id']}/commands"
    status, answer = await api("PUT", path, [command(name=f"c{i}") for i in range(101)])
    assert (status, answer["code"]) == (400, 30032)


async def test_threads_have_their_rules(api, sandbox):
    room = f"/channels/{sandbox.wargames['id']}/threads"
    alice, bob = sandbox.player("alice"), sandbox.player("bob")
    assert (await api("POST", room, {"name": "x" * 101, "type": 11}))[1]["code"] == 50035
    _, private = await api("POST", room, {"name": "left", "type": 12})
    assert not alice.sees(private)
    await api("PUT", f"/channels/{private['id']}/thread-members/{alice.id}")
    assert (alice.sees(private), bob.sees(private)) == (True, False)
    members = f"/channels/{private['id']}/thread-members"
    status, member = await api("GET", f"{members}/{alice.id}")
    assert (status, member["user_id"]) == (200, alice.id)
    assert (await api("GET", f"{members}/{bob.id}"))[1]["code"] == 10007
    await api("PATCH", f"/channels/{private['id']}", {"archived": True})
    thread = alice.at(alice.channel("left"))
    assert thread.here["thread_metadata"]["archived"]
    thread.say("awake")
    assert not thread.here["thread_metadata"]["archived"]


async def test_a_folder_keeps_what_memory_forgets(tmp_path):
    async with await Sandbox.start(tmp_path) as sandbox:
        first = sandbox.token
    async with await Sandbox.start(tmp_path) as sandbox:
        assert sandbox.token == first
    async with await Sandbox.start() as sandbox:
        assert sandbox.token != first
