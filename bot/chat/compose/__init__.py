"""Messages from views: each function returns a ``Page`` and does no I/O.

All of them may paint, so they are called in a worker thread (``bot.chat.studio``).
"""
