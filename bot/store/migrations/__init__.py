"""Migrations of the tables, run by ``bot.store.connect.migrate`` at start."""
