"""The content of By Fire and Sword for its tests."""

from functools import cache

from bot.games import REGISTRY, System
from bot.games.fire_and_sword import content as fas
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.library import data_folder, load_content, read_content


@cache
def content() -> FireAndSwordContent:
    if "fire_and_sword" in REGISTRY:
        return load_content("fire_and_sword")
    system = System(
        fas.FireAndSwordContent, fas.unfold, fas.check, fas.texts, frozenset(), None, None
    )
    return read_content(system, data_folder() / "fire_and_sword")
