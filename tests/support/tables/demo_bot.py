"""A small bot with one of each component, for the tests of the local table."""

import asyncio
import io

import discord
from discord import app_commands
from PIL import Image

LANDS = ["Northwood", "Eastmarch", "Southport", "Westhaven", "Midvale", "Élan Vital"]


def picture(colour: str = "#335577", size: tuple[int, int] = (900, 600)) -> discord.File:
    raw = io.BytesIO()
    image = Image.new("RGB", size, colour)
    for step in range(0, size[0], 60):
        image.paste("#ddbb66", (step, step % size[1], step + 24, step % size[1] + 24))
    image.save(raw, "PNG")
    raw.seek(0)
    return discord.File(raw, "board.png", description="A board of two colours: blue sea, yellow towns.")


class Press(discord.ui.DynamicItem[discord.ui.Button], template=r"demo:(?P<what>\w+)"):
    def __init__(self, what: str, label: str = "", style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> None:
        super().__init__(discord.ui.Button(label=label or what.title(), custom_id=f"demo:{what}", style=style))
        self.what = what

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(match["what"], item.label)

    async def callback(self, interaction: discord.Interaction) -> None:
        if self.what == "panel":
            await interaction.response.send_message(view=Panel(), ephemeral=True)
        elif self.what == "form":
            await interaction.response.send_modal(Form())
        elif self.what == "slow":
            await interaction.response.defer(ephemeral=True, thinking=True)
            await asyncio.sleep(0.2)
            await interaction.followup.send("Thought about it.", ephemeral=True)
        elif self.what == "update":
            await interaction.response.edit_message(
                view=Board("Round two", "#663333"), attachments=[picture("#663333")]
            )
        elif self.what == "direct":
            await interaction.user.send("Your secret mission: hold Midvale.")
            await interaction.response.send_message("Look at your direct messages.", ephemeral=True)
        elif self.what == "language":
            await interaction.response.send_message(f"locale {interaction.locale}, server {interaction.guild_locale}")


class Choose(discord.ui.DynamicItem[discord.ui.Select], template=r"demo-lands:(?P<n>\d)"):
    def __init__(self, n: int = 2) -> None:
        options = [
            discord.SelectOption(label=one, value=one, description=f"{k + 1} regiments") for k, one in enumerate(LANDS)
        ]
        super().__init__(
            discord.ui.Select(
                placeholder="Choose lands", custom_id=f"demo-lands:{n}", options=options, min_values=1, max_values=n
            )
        )

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Chosen: " + ", ".join(interaction.data["values"]), ephemeral=True)


class Form(discord.ui.Modal, title="Order an attack"):
    def __init__(self) -> None:
        super().__init__(custom_id="demo-form")
        self.number = discord.ui.TextInput(custom_id="number", placeholder="1 to 9", max_length=1)
        self.why = discord.ui.TextInput(
            custom_id="why", style=discord.TextStyle.paragraph, required=False, max_length=200
        )
        self.land = discord.ui.Select(
            custom_id="land",
            options=[discord.SelectOption(label=one, value=one) for one in LANDS],
            placeholder="Where to?",
        )
        self.add_item(discord.ui.Label(text="Regiments", description="How many attack", component=self.number))
        self.add_item(discord.ui.Label(text="Target", component=self.land))
        self.add_item(discord.ui.Label(text="Why?", component=self.why))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(
            f"{self.number.value} regiments to {self.land.values[0]}.", ephemeral=True
        )


class Panel(discord.ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        box = discord.ui.Container(accent_colour=0x5B8DEF)
        box.add_item(discord.ui.TextDisplay("## Your turn\n**Attack** from Midvale, or end the turn."))
        box.add_item(discord.ui.ActionRow(Choose(2)))
        box.add_item(discord.ui.Separator(spacing=discord.SeparatorSpacing.large))
        row = discord.ui.ActionRow()
        for what, style in (("form", 1), ("slow", 2), ("direct", 3), ("language", 4)):
            row.add_item(Press(what, style=discord.ButtonStyle(style)))
        box.add_item(row)
        box.add_item(
            discord.ui.Section(
                discord.ui.TextDisplay("Nobody listens here:"),
                accessory=discord.ui.Button(label="Dead", custom_id="nobody"),
            )
        )
        self.add_item(box)


class Board(discord.ui.LayoutView):
    def __init__(self, title: str, colour: str = "#335577") -> None:
        super().__init__(timeout=None)
        box = discord.ui.Container(accent_colour=0xC8A24A)
        box.add_item(
            discord.ui.TextDisplay(
                f"# {title}\nIt is **Alice**'s turn, until <t:1800000000:R>.\n"
                "- 3 lands, `12` regiments\n- ||a secret|| and *more*\n"
                "-# dice key 4f1a"
            )
        )
        box.add_item(
            discord.ui.MediaGallery(
                discord.MediaGalleryItem("attachment://board.png", description="A board of two colours")
            )
        )
        box.add_item(discord.ui.Separator())
        box.add_item(
            discord.ui.ActionRow(Press("panel", "Play", discord.ButtonStyle.primary), Press("update", "Next round"))
        )
        self.add_item(box)


class French(app_commands.Translator):
    async def translate(self, string, locale, context):
        return {"status": "état", "house": "maison"}.get(string.message) if locale is discord.Locale.french else None


def create_bot() -> discord.Client:
    return DemoBot()


class DemoBot(discord.AutoShardedClient):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        self.resumed = 0

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Choose)
        self.tree.add_command(risk)
        self.tree.add_command(dice)
        await self.tree.set_translator(French())
        await self.tree.sync()

    async def on_resumed(self) -> None:
        self.resumed += 1


risk = app_commands.Group(name="risk", description="Play Risk", guild_only=True)
new = app_commands.Group(name="new", description="Start a game", parent=risk)


@new.command(name="lotr", description="A war for the ring")
@app_commands.describe(players="How many play")
async def lotr(interaction: discord.Interaction, players: app_commands.Range[int, 2, 4] = 2) -> None:
    await interaction.response.defer()
    await interaction.edit_original_response(view=Board(f"War for {players}"), attachments=[picture()])


@new.command(name="islands", description="Islands: ships and storms, no ring")
async def islands(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("War for islands")


@risk.command(name="attack", description="Attack a land")
@app_commands.describe(until="Stop when this many are left")
@app_commands.rename(origin="from", target="to")
@app_commands.choices(
    mode=[app_commands.Choice(name="Careful", value="careful"), app_commands.Choice(name="Bold", value="bold")]
)
async def attack(
    interaction: discord.Interaction,
    origin: str,
    target: str,
    until: app_commands.Range[int, 1, 30] = 1,
    mode: str = "bold",
) -> None:
    await interaction.response.send_message(f"{origin} attacks {target} until {until} ({mode}).")


@attack.autocomplete("origin")
@attack.autocomplete("target")
async def lands(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=one, value=one) for one in LANDS if current.casefold() in one.casefold()]


@risk.command(name="hand", description="Your cards, for your eyes only")
async def hand(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(
        "Your hand: the Lighthouse.", ephemeral=True, file=picture("#224422", (300, 420))
    )


@risk.command(name="learn", description="Learn a game by playing it")
async def learn(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Which game?", ephemeral=True)


@risk.command(name="export", description="The record of the game")
async def export(interaction: discord.Interaction) -> None:
    embed = discord.Embed(title="The record", description="Every *step* of it.", colour=0x44AA66)
    embed.add_field(name="Steps", value="412").add_field(name="Dice", value="1,033")
    file = discord.File(io.BytesIO(b"step 1\nstep 2\n"), "game.txt")
    await interaction.response.send_message("Here it is.", embed=embed, file=file)


@risk.command(name="room", description="A thread for the game")
async def room(interaction: discord.Interaction, private: bool = False, guest: discord.Member | None = None) -> None:
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    thread = await interaction.channel.create_thread(name="war room", type=kind)
    for one in {interaction.user, guest or interaction.user}:
        await thread.add_user(one)
    await thread.send(f"Welcome {(guest or interaction.user).mention}")
    await interaction.response.send_message(f"See {thread.mention}", ephemeral=True)


@risk.command(name="sleep", description="Never answers")
async def sleep(interaction: discord.Interaction) -> None:
    return None


@risk.command(name="status", description="Where the game stands")
async def status(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("The game stands well.")


@risk.command(name="open", description="A game with house rules")
@app_commands.choices(mode=[app_commands.Choice(name=one, value=one) for one in ("conquest", "capitals")])
async def open_game(interaction: discord.Interaction, house: str = "", mode: str = "conquest") -> None:
    await interaction.response.send_message(f"Opened: {house} ({mode}).")


@open_game.autocomplete("house")
async def houses(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    those = ["Risk Bounty, Single Front", "Risk Bounty, Single Front, No Reinforcements Beyond The Sea"]
    return [app_commands.Choice(name=one, value=one) for one in those if current.casefold() in one.casefold()]


@app_commands.command(name="dice", description="Roll dice anywhere")
async def dice(interaction: discord.Interaction, count: app_commands.Range[int, 1, 6] = 1) -> None:
    await interaction.response.send_message(f"{count} dice: " + " ".join("⚄" for _ in range(count)))
