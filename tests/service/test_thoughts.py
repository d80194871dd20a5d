"""``fieldpost verify`` thinks about every move of a computer again, in a process of its own."""

from __future__ import annotations

import itertools
import json
import os
import random
import subprocess
import sys

import msgspec
import pytest

from bot.computer.inline import InlineThinkers
from bot.engine.model import Seat
from bot.service.archive import match_file, thoughts
from bot.service.matches import Matches
from bot.service.model import NewMatch
from bot.service.posts.outbox import Outbox
from tests.support.loaded import load_games

from .table import ANNA, CHANNEL, press

GAMES = load_games()
MINE = {
    "fire_and_sword": ("SC-1", "red-1"), "hoth": ("S01", "rebels-1"), "jours": ("drill", "blue"),
    "lords": ("basic", "south"), "napoleonics": ("S00", "bottom"),
}  # fmt: skip
LEVEL = {slug: "regular" for slug in MINE} | {"lords": "recruit", "napoleonics": "veteran"}


class Hurried(InlineThinkers):
    """Has only a third of the time for every other job."""

    def __init__(self, games):
        super().__init__(games)
        self.parts = itertools.cycle((1, 3))

    async def think(self, job, place):
        return await super().think(msgspec.structs.replace(job, share=next(self.parts)), place)


async def played(matches, slug, steps):
    """Return the file of a match against the computer, given up after some orders by chance."""
    game, chance = GAMES[slug], random.Random(slug)
    scenario, seat = MINE[slug]
    options = {} if LEVEL[slug] == "regular" else {"computer-level": LEVEL[slug]}
    new = NewMatch(system=slug, scenario=scenario, host=ANNA, channel=CHANNEL, options=options)
    info = await matches.lobby.create(new, interaction=press())
    await matches.lobby.move_to(info.id, CHANNEL)
    await matches.lobby.join(info.id, ANNA, seat, interaction=press())
    await matches.lobby.against_computer(info.id, ANNA, "Bot", interaction=press())
    if slug == "lords":
        army = f"army-{seat}"
        await matches.options.choose(info.id, ANNA.id, army, "frostmark", interaction=press())
    for _ in range(steps):
        await matches.thinking.drain()
        position = (await matches.queries.table(info.id)).position
        decision = position.open[0]
        action = chance.choice(position.options(decision))
        await matches.play.act(info.id, ANNA.id, decision.serial, [action], interaction=press())
    await matches.thinking.drain()
    view = (await matches.queries.table(info.id)).position.view(Seat(seat))
    resign = next(x for x in game.anytime(view, Seat(seat)) if game.write(x) == "resign")
    await matches.play.anytime(info.id, ANNA.id, resign, interaction=press())
    return await matches.archive.export(info.id)


def verified(data, folder, seed):
    """Run ``fieldpost verify`` on a file with a seed of hashes; returns what it says."""
    path = folder / "match.json"
    path.write_bytes(data)
    command = [sys.executable, "-m", "bot", "verify", "--json", str(path)]
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    (row,) = json.loads(done.stdout)
    return done.returncode, row["verdict"]


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "steps"), [
    ("napoleonics", 12), ("hoth", 20), ("lords", 12), ("jours", 12), ("fire_and_sword", 12),
])  # fmt: skip
async def test_all_that_a_computer_decided_is_thought_about_again(
    store, clock, postman, tmp_path, slug, steps
):
    # Given a finished match against a computer
    matches = Matches(store, GAMES, clock=clock, thinkers=Hurried(GAMES))
    matches.sessions.outbox = Outbox(store, postman, clock=clock)
    data = await played(matches, slug, steps)
    file = match_file.load(data)
    own = {
        name: sum(one.author == name for one in file.records)
        for name in (f"computer:{LEVEL[slug]}", f"computer:{LEVEL[slug]}/3")
    }
    assert min(own.values()) >= 2 if LEVEL[slug] == "veteran" else max(own.values()) >= 4

    # Then it holds in processes with other hashes
    assert [verified(data, tmp_path, seed) for seed in "01"] == [(0, "verified")] * 2

    # And where a person's move is said to be a computer's, it does not
    header, seed = file.header, bytes.fromhex(file.seed)
    author = f"computer:{LEVEL[slug]}"
    said = [
        msgspec.structs.replace(one, author=author)
        if one.author == "player" and one.serial
        else one
        for one in file.records
    ]
    wrong = thoughts.first_wrong(GAMES[slug], header, said, seed)
    assert wrong in {one.seq for one in file.records if one.author == "player"}
