"""Files that users attach: read from Discord, and never further than was agreed."""

from __future__ import annotations

import aiohttp
import discord

from bot.engine.model import Text
from bot.engine.refusal import Refused

PATIENCE = aiohttp.ClientTimeout(total=30)


async def download(client: discord.Client, url: str, most: int) -> bytes | None:
    """Read an attached file of at most ``most`` bytes; None where more of it comes.

    The size that an attachment claims is only a claim, so the reading stops at the limit. Raises
    ``Refused`` where the file cannot be fetched.
    """
    http, data = client.http, b""
    try:
        async with (
            aiohttp.ClientSession(connector=http.connector, connector_owner=False) as session,
            session.get(
                url,
                proxy=http.proxy,
                proxy_auth=http.proxy_auth,
                timeout=PATIENCE,
                raise_for_status=True,
            ) as response,
        ):
            async for part in response.content.iter_chunked(most + 1):
                data += part
                if len(data) > most:
                    return None
    except (aiohttp.ClientError, TimeoutError):
        raise Refused(Text("chat-file-lost")) from None
    return data
