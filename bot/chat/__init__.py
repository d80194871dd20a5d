"""The Discord side: the only package that imports discord.

It turns views and options into messages, presses into orders, and posts into messages. It knows
no rules: what is legal, what it is called and what it may bring comes from the games.
"""
