"""The game manager: lobbies, orders, publishing and timers; asynchronous, without Discord."""
