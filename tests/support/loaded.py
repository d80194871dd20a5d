"""What the tests read of the data folder, read once in a process: nobody changes it.

A test about reading itself, or one with a folder of its own, uses ``bot.library`` and ``bot.text``.
"""

from __future__ import annotations

from functools import cache

from bot import library, text

load_catalogue = cache(text.load_catalogue)
load_content = cache(library.load_content)
load_dice = cache(library.load_dice)
load_games = cache(library.load_games)
