"""The game as it will stand in the registry once it is complete."""

from bot.games import System
from bot.games.napoleonics import content
from bot.library import data_folder, read_content

SLUG = "napoleonics"


def _later(_content):
    raise NotImplementedError


SYSTEM = System(
    content=content.NapContent,
    unfold=content.unfold,
    check=content.check,
    texts=content.texts,
    leaves=frozenset({"scenarios"}),
    positions=_later,
    game=_later,
)


def load():
    """Read the content of the game."""
    return read_content(SYSTEM, data_folder() / SLUG)
