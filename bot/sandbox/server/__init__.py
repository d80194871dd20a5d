"""The loopback server: REST v10, gateway, files and the chat page on one port of 127.0.0.1."""

from __future__ import annotations

from bot.sandbox.server.http import Server

__all__ = ["Server"]
