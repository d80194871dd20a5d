"""The page in the browser: a landing page, and one tab for each player."""

from __future__ import annotations

from bot.sandbox.page.pages import Pages

__all__ = ["Pages"]
