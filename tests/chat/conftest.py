import warnings

with warnings.catch_warnings():  # discord.py imports audioop, which Python 3.11 deprecates
    warnings.simplefilter("ignore", DeprecationWarning)
    import discord

assert discord.version_info >= (2, 7)
