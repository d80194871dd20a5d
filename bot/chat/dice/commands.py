"""``/dice``: rolls, wargame dice, odds, history, verification and the session of a channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.chat.front.completion import Found, matching
from bot.chat.front.front import Interaction
from bot.chat.wire.tree import CommandWords
from bot.dice.requests import AnyRequest, Battle, Check, Lots, Opposed, Plain, Standard
from bot.engine.model import Text
from bot.engine.refusal import Refused

from . import rolling as dice

Dice = app_commands.Range[int, 1, 40]
Number = app_commands.Range[int, 1, 10]
Words200 = app_commands.Range[str, 1, 200]
Label = app_commands.Range[str, 1, 80]
Use = Callable[[Interaction, AnyRequest], Awaitable[None]]


def _choices(kind: str, *names: str) -> list[tuple[str, str]]:
    """List fixed choices whose words are ``chat-choice-<kind>-<name>``."""
    return [(f"choice-{kind}-{name}", name) for name in names]


HOTH = _choices(
    "target", "infantry", "vehicle", "at_at", "artillery", "droids", "fortification"
)  # fmt: skip
NAPOLEONICS = _choices("target", "infantry", "cavalry", "artillery", "leader")
ATTACKS = _choices("attack", "ranged", "melee", "no_saber", "reform")
TESTS = _choices(
    "test",
    "cohesion",
    "engagement",
    "rally",
    "square",
    "commander",
    "initiative",
    "fire",
    "shock",
)
SYSTEMS = _choices("system", "hoth", "napoleonics", "lords", "jours", "fire_and_sword")


def group(words: CommandWords) -> app_commands.Group:
    """Build the group; it works in servers, in direct messages, and as a user's own app."""
    made = words.group(
        "dice",
        words.command("dice-roll", roll),
        words.command("dice-history", history),
        words.command("dice-verify", verify),
        words.command("dice-luck", luck),
        words.command("dice-score", score, suggest={"scoring": sides}),
    )
    made.add_command(_special(words, "wargame", dice.roll))
    made.add_command(_special(words, "odds", dice.odds))
    made.add_command(
        words.group(
            "dice-session",
            words.command("dice-session-start", start, choose={"played": SYSTEMS}),
            words.command("dice-session-end", end),
            words.command("dice-session-show", show),
        )
    )
    made.allowed_installs = app_commands.AppInstallationType(guild=True, user=True)
    made.allowed_contexts = app_commands.AppCommandContext(
        guild=True, dm_channel=True, private_channel=True
    )
    return made


# Plain rolls --------------------------------------------------------------------------------------


async def roll(
    interaction: Interaction,
    expression: Words200,
    label: Label | None = None,
    repeat: app_commands.Range[int, 1, 20] = 1,
    secret: bool = False,
    referee: discord.User | None = None,
) -> None:
    """Roll dice in the usual notation, in public, for oneself or for a referee."""
    request = Plain(expression, repeat)
    if secret or referee is not None:
        await dice.roll_in_secret(interaction, request, label or "", referee)
    else:
        await dice.roll(interaction, request, label or "")


# Wargame dice and odds ----------------------------------------------------------------------------


def _special(words: CommandWords, kind: str, use: Use) -> app_commands.Group:
    """Build the commands of the systems' dice: to roll them, or to tell their odds."""

    async def hoth(interaction: Interaction, dice: Dice, target: str) -> None:
        await use(interaction, Battle("hoth", dice, target))

    async def napoleonics(interaction: Interaction, dice: Dice, target: str, attack: str) -> None:
        await use(interaction, Battle("napoleonics", dice, target, attack))

    async def jours(
        interaction: Interaction,
        test: str,
        value: app_commands.Range[int, -30, 30],
        modifiers: Words200 | None = None,
        against: app_commands.Range[int, -30, 30] = 0,
    ) -> None:
        await use(interaction, Check(test, value, modifiers or "", against))

    async def sword(
        interaction: Interaction,
        dice: Dice,
        number: Number,
        modifiers: Words200 | None = None,
        successes: app_commands.Range[str, 1, 40] | None = None,
        failures: app_commands.Range[str, 1, 40] | None = None,
    ) -> None:
        request = Standard(dice, number, modifiers or "", successes or "", failures or "")
        await use(interaction, request)

    async def opposed(interaction: Interaction, first: Dice, second: Dice) -> None:
        await use(interaction, Opposed(first, second))

    made = words.group(
        f"dice-{kind}",
        words.command("dice-hoth", hoth, choose={"target": HOTH}),
        words.command(
            "dice-napoleonics", napoleonics, choose={"target": NAPOLEONICS, "attack": ATTACKS}
        ),
        words.command(
            "dice-jours", jours, choose={"test": TESTS}, suggest={"modifiers": modifier_names}
        ),
        words.command("dice-sword", sword),
        words.command("dice-opposed", opposed),
    )
    made.add_command(_other(words, kind, use))
    return made


def _other(words: CommandWords, kind: str, use: Use) -> app_commands.Command[Any, ..., None]:
    """Build what only one of the two groups has: lots, or the odds of an expression."""
    if kind == "odds":

        async def plain(interaction: Interaction, expression: Words200) -> None:
            await use(interaction, Plain(expression))

        return words.command("dice-plain", plain)

    async def lords(interaction: Interaction) -> None:
        await use(interaction, Lots("lords"))

    return words.command("dice-lords", lords)


async def modifier_names(interaction: Interaction, typed: str) -> Found:
    """Suggest the modifiers of the chosen test behind those typed before."""
    voice = await interaction.client.front.people.voice(interaction)
    table = dice.table_of(interaction).content.jours.modifiers
    found = table.get(str(getattr(interaction.namespace, "test", None) or ""), {})
    before, comma, last = typed.rpartition(",")
    head = f"{before.strip()}, " if comma else ""
    pairs = [
        (f"{head}{name}", f"{head}{voice(Text(f'dice-modifier-{name}'))} ({one.value:+d})")
        for name, one in found.items()
        if last.strip().lower() in f"{name} {voice(Text(f'dice-modifier-{name}'))}".lower()
    ]
    return matching("", pairs)


# The channel's session ----------------------------------------------------------------------------


async def history(interaction: Interaction) -> None:
    """List the latest rolls of the channel."""
    await dice.history(interaction)


async def verify(
    interaction: Interaction, session: app_commands.Range[str, 1, 16] | None = None
) -> None:
    """Compute a finished session again from its seed."""
    await dice.verify(interaction, session or "")


async def luck(interaction: Interaction, person: discord.User | None = None) -> None:
    """Show what was rolled against what was to be expected."""
    await dice.luck(interaction, person.id if person else interaction.user.id)


async def score(
    interaction: Interaction,
    scoring: app_commands.Range[str, 1, 30],
    points: app_commands.Range[int, -999, 999] = 1,
) -> None:
    """Give a side points, or take some back."""
    await dice.table_of(interaction).score(
        dice.channel_of(interaction),
        interaction.user.id,
        scoring,
        points,
        interaction=dice.once(interaction),
    )
    await dice.announce_session(interaction)


async def sides(interaction: Interaction, typed: str) -> Found:
    """Suggest the sides of the channel's session."""
    try:
        status = await dice.table_of(interaction).status(dice.channel_of(interaction))
    except Refused:
        return []
    return matching(typed, [(side, side) for side, _ in status.points])


async def start(
    interaction: Interaction,
    played: str | None = None,
    sides: app_commands.Range[str, 1, 200] | None = None,
    goal: app_commands.Range[int, 1, 999] | None = None,
) -> None:
    """Open a session: the seed's hash now, the seed at its end."""
    table = dice.table_of(interaction)
    voice = await dice.public_voice(interaction)
    known = table.content.systems.get(played or "")
    named = tuple(one for one in (sides or "").split(",") if one.strip())
    if known is not None and not named:
        named = tuple(voice(Text(f"dice-side-{played}-{side}")) for side in known.sides)
    info = await table.start(
        dice.channel_of(interaction),
        interaction.user.id,
        system=played or "",
        sides=named,
        goal=goal,
        interaction=dice.once(interaction),
    )
    await dice.announce_session(interaction, started=info.id)


async def end(interaction: Interaction) -> None:
    """End the session and show its seed, unless that would show young secret rolls."""
    table = dice.table_of(interaction)
    channel, user = dice.channel_of(interaction), interaction.user.id
    await table.end(channel, user, interaction=dice.once(interaction))
    await dice.announce_session(interaction, viewer=user)


async def show(interaction: Interaction) -> None:
    """Show how the session stands."""
    await dice.show_session(interaction)
