"""What the tests read of the data folder, read once in a process: nobody changes it.

A test about reading itself, or one with a folder of its own, uses ``bot.library`` and ``bot.text``.
"""

from __future__ import annotations

from functools import cache

from bot import library, text

load_content = cache(library.load_content)
load_dice = cache(library.load_dice)


@cache
def load_contents():
    """Read the content of every game, as ``load_content`` gives it."""
    return {slug: load_content(slug) for slug in sorted(library.REGISTRY)}


@cache
def load_games():
    """Build every game from that content."""
    return library.games_of(load_contents())


@cache
def load_catalogue():
    """Read the texts; the names stand in that content."""
    return text.catalogue_of(load_contents())


@cache
def messages(locale):
    """List the messages of a language with their arguments."""
    sources = text.read_sources(library.data_folder())[locale]
    return [one for source in sources for one in text.messages(source)]
