"""What is no JSON, or of another shape, is refused and breaks nothing."""

import json

import aiohttp
import pytest

from bot.sandbox.page.tab import Tab


async def test_a_body_that_is_no_json_is_answered_with_400(sandbox):
    address = f"{sandbox.url}/api/v10/channels/{sandbox.wargames['id']}/messages"
    headers = {"Authorization": f"Bot {sandbox.token}", "Content-Type": "application/json"}
    async with (
        aiohttp.ClientSession() as session,
        session.post(address, data=b'{"content": ', headers=headers) as reply,
    ):
        assert (reply.status, (await reply.json())["code"]) == (400, 50109)


@pytest.mark.parametrize(
    "frame",
    ["no json", "[]", "3", "null", '"say"', {}, {"do": []}, {"do": "say", "channel": {}},
     {"do": "click", "message": None, "custom_id": 4}, {"do": "submit", "token": 1, "fields": 3},
     {"do": "slash", "path": 7, "options": []}],
)  # fmt: skip
async def test_a_frame_of_another_shape_raises_nothing(sandbox, frame):
    tab = Tab(sandbox.player("alice"), None)

    tab._hear(frame if isinstance(frame, str) else json.dumps(frame))

    told = [tab._out.get_nowait()["t"] for _ in range(tab._out.qsize())]
    assert told == ([] if isinstance(frame, str) else ["refused"])
