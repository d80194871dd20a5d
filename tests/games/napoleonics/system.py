"""The game and its content, as the registry builds them."""

from bot.games import REGISTRY
from tests.support.loaded import load_content

SLUG = "napoleonics"
SYSTEM = REGISTRY[SLUG]


def load():
    """Read the content of the game."""
    return load_content(SLUG)
