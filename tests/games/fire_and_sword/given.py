"""The content of By Fire and Sword for its tests."""

from functools import cache

from bot.games.fire_and_sword.content import FireAndSwordContent
from tests.support.loaded import load_content


@cache
def content() -> FireAndSwordContent:
    found: FireAndSwordContent = load_content("fire_and_sword")
    return found
