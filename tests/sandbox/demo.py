"""A small discord.py bot with one of everything that Fieldpost asks of Discord."""

import asyncio
import contextlib
import io
import struct
import zlib

import discord
from discord import app_commands, ui

UNITS = {"U1": "1st Infantry", "U2": "2nd Infantry", "U3": "Armour"}


def png(shade, width=64, height=40):
    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    rows = b"".join(b"\0" + bytes([shade, 110, 70]) * width for _ in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def picture(shade, name="board.png"):
    return discord.File(io.BytesIO(png(shade)), name, description=f"Board in shade {shade}")


class Order(
    ui.DynamicItem[ui.Button], template=r"order:(?P<match>\d+):(?P<serial>\d+):(?P<unit>U\d)"
):
    """A button whose whole meaning is in its custom id."""

    def __init__(self, match, serial, unit):
        custom_id = f"order:{match}:{serial}:{unit}"
        style = discord.ButtonStyle.primary
        super().__init__(ui.Button(label=f"Order {unit}", style=style, custom_id=custom_id))
        self.unit = unit

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(match["match"], match["serial"], match["unit"])

    async def callback(self, interaction):
        name = UNITS.get(self.unit)
        text = f"{name} has its order." if name else "There is no such unit."
        await interaction.response.send_message(text, ephemeral=True)


class Shade(ui.DynamicItem[ui.Button], template=r"shade:(?P<value>\d+)"):
    """Edits its own message in place, with a new picture."""

    def __init__(self, value):
        super().__init__(ui.Button(label="Next shade", custom_id=f"shade:{value}"))
        self.value = value

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["value"]))

    async def callback(self, interaction):
        shade = self.value + 40
        await interaction.response.edit_message(
            view=Board(shade), attachments=[picture(shade, f"board{shade}.png")]
        )


class Board(ui.LayoutView):
    def __init__(self, shade):
        super().__init__(timeout=None)
        box = ui.Container(accent_colour=discord.Colour.dark_gold())
        box.add_item(ui.TextDisplay("## Turn 3\nThe **left** is to move. Žluťoučký kůň."))
        name = f"attachment://board{shade}.png"
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem(name, description=f"Shade {shade}")))
        box.add_item(ui.Separator())
        box.add_item(
            ui.Section(ui.TextDisplay("Scout *ahead*"), accessory=Order(7, 1, "U1")),
        )
        box.add_item(ui.ActionRow(Order(7, 1, "U2"), Order(7, 1, "U3"), Shade(shade)))
        self.add_item(box)


class Note(ui.Modal, title="A note"):
    body = ui.Label(
        text="Text",
        description="Your opponent reads it",
        component=ui.TextInput(
            custom_id="body", min_length=2, max_length=200, style=discord.TextStyle.paragraph
        ),
    )
    tone = ui.Label(
        text="Tone",
        component=ui.Select(
            custom_id="tone", options=[discord.SelectOption(label=x) for x in ("Polite", "Grim")]
        ),
    )
    loud = ui.Label(text="Aloud", component=ui.Checkbox(custom_id="loud"))

    async def on_submit(self, interaction):
        text = f"{self.tone.component.values[0]}, {self.loud.component.value}"
        await interaction.response.send_message(
            f"{self.body.component.value} ({text})", ephemeral=True
        )


class Panel(ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @ui.select(
        custom_id="units",
        placeholder="Which units?",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=v, value=k) for k, v in UNITS.items()],
    )
    async def units(self, interaction, select):
        await interaction.response.edit_message(content=f"Chosen: {', '.join(select.values)}")

    @ui.button(label="Note", custom_id="note")
    async def note(self, interaction, button):
        await interaction.response.send_modal(Note())

    @ui.button(label="Slow", custom_id="slow", style=discord.ButtonStyle.danger)
    async def slow(self, interaction, button):
        await interaction.response.defer()
        await interaction.edit_original_response(content="Slow work done.")

    @ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction, button):
        raise AssertionError("nobody can press this")


class Who(ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @ui.select(cls=ui.UserSelect, custom_id="who", placeholder="Who?")
    async def who(self, interaction, select):
        await interaction.response.send_message(f"{select.values[0].name}!", ephemeral=True)


class Demo(discord.Client):
    """Logs in, registers its commands, and keeps what it saw."""

    def __init__(self, **options):
        intents = options.pop("intents", discord.Intents.default())
        super().__init__(intents=intents, guild_ready_timeout=0.05, **options)
        self.tree = app_commands.CommandTree(self)
        for command in (game, hand, panel, who, letter, wait, silent, peek):
            self.tree.add_command(command)
        self.seen = []
        self.kept = []
        self.ready = asyncio.Event()
        self.resumed = asyncio.Event()

    async def setup_hook(self):
        self.add_dynamic_items(Order, Shade)
        self.add_view(Panel())
        await self.tree.sync()

    async def on_message(self, message):
        self.seen.append(message)

    async def on_ready(self):
        self.ready.set()

    async def on_resumed(self):
        self.resumed.set()


game = app_commands.Group(name="game", description="Games")


@game.command(name="new", description="Open a game in a thread")
@app_commands.describe(scenario="What is fought", size="How large", rival="Against whom")
@app_commands.choices(
    size=[app_commands.Choice(name="Small", value=1), app_commands.Choice(name="Large", value=2)]
)
async def new(
    interaction,
    scenario: str,
    size: app_commands.Choice[int] | None = None,
    rival: discord.Member | None = None,
):
    await interaction.response.defer(thinking=True)
    thread = await interaction.channel.create_thread(
        name=f"{scenario} game", type=discord.ChannelType.public_thread
    )
    await thread.add_user(interaction.user)
    embed = discord.Embed(title="Turn 1", description="Deploy.", colour=0x336699)
    embed.set_image(url="attachment://board.png")
    await thread.send(embed=embed, file=picture(10), nonce="game1:1")
    against = f" against {rival.mention}" if rival else ""
    named = size.name if size else "any"
    await interaction.edit_original_response(content=f"{named}: {thread.mention}{against}")


@new.autocomplete("scenario")
async def _scenarios(interaction, typed):
    names = ["Hoth", "Hougoumont", "Ligny"]
    return [app_commands.Choice(name=n, value=n.lower()) for n in names if typed in n.lower()]


@app_commands.command(description="Your cards")
@app_commands.describe(public="Show them to all")
async def hand(interaction, public: bool = False):
    await interaction.response.send_message(
        view=Board(30), file=picture(30, "board30.png"), ephemeral=not public
    )


@app_commands.command(description="Buttons and a menu")
async def panel(interaction):
    await interaction.response.send_message("Choose.", view=Panel())


@app_commands.command(description="Choose somebody")
async def who(interaction):
    await interaction.response.send_message("Who?", view=Who())


@app_commands.command(description="A direct message")
async def letter(interaction):
    try:
        await interaction.user.send("Your cards.", file=picture(90))
    except discord.Forbidden as error:
        await interaction.response.send_message(f"closed {error.code}", ephemeral=True)
    else:
        await interaction.response.send_message("sent", ephemeral=True)


@app_commands.command(description="Think, then tell")
async def wait(interaction):
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.followup.send("Thought.", ephemeral=True)
    await interaction.followup.send("And more.", ephemeral=True)


@app_commands.command(description="Never answers by itself")
async def silent(interaction):
    interaction.client.kept.append(interaction)


@app_commands.context_menu(name="What is this?")
async def peek(interaction, message: discord.Message):
    await interaction.response.send_message(f"It says {message.content}", ephemeral=True)


@contextlib.asynccontextmanager
async def logged_in(sandbox, bot=None, hooks=None):
    """Run a bot on a sandbox for as long as the context lasts."""
    bot = bot or Demo()
    with hooks or sandbox.hooks():
        task = asyncio.create_task(bot.start(sandbox.token))
        ready = asyncio.create_task(bot.ready.wait())
        try:
            await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                task.result()
            yield bot
        finally:
            ready.cancel()
            await bot.close()
            with contextlib.suppress(Exception, asyncio.CancelledError):
                await task
