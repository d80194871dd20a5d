"""The game as it will stand in the registry once it is complete."""

from bot.games import System
from bot.games.napoleonics import content
from bot.games.napoleonics.case import NapPositions
from bot.games.napoleonics.game import NapGame
from bot.library import data_folder, read_content

SLUG = "napoleonics"


SYSTEM = System(
    content=content.NapContent,
    unfold=content.unfold,
    check=content.check,
    texts=content.texts,
    leaves=frozenset({"scenarios"}),
    positions=NapPositions,
    game=NapGame,
)


def load():
    """Read the content of the game."""
    return read_content(SYSTEM, data_folder() / SLUG)
