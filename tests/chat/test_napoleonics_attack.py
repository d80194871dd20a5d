"""Attacks on battles of Napoleonics: forged, stale, foreign and doubled inputs change nothing.

Every battle is played twice by loopback users, the second time with other secrets of one side:
another hand, other cards to come, on the track or looked at, other standing orders. In between the
other side and a spectator send what no client offers. What both receive, answers to their attacks,
posts, pictures and suggestions, must be the same to the byte both times.
"""

import hashlib
import random
import re
import shutil
from typing import Any, NamedTuple

import msgspec
import pytest

from bot.engine.model import Seat as SeatName
from bot.sandbox import Modal, is_ephemeral, text_of
from bot.service.match.seating import seated
from bot.service.model import Person
from tests.chat.conftest import Stage
from tests.chat.people import AT_ONCE, Seat, asking, set_up
from tests.chat.test_agreeing import info_of
from tests.chat.test_napoleonics import CHEAP

# What is sent ------------------------------------------------------------------------------------

DECIDING = ("pick", "menu", "many", "go", "orders", "agree", "adopt", "fixed", "refix", "share",
            "option", "numbered", "choose", "join", "random", "start", "computer", "accept",
            "decline", "rematch", "nonsense")  # fmt: skip
"""Acts that would change something if their sender had the right."""
OWN = ("takeback", "undo", "policy", "always", "sure", "leave")
"""Acts that a player has a right to for himself, sent by strangers alone."""
ATTACKS = 4
"""How many come before each order."""
LOOKING = ("turn", "hand", "odds", "text", "board", "log", "standing", "panel")
ARGS = ("", "0", "0.0", "1.0", "99", "9999.0", "-1", "x", "0/0", "⁰", "0" * 60, "D-16", "resign")
VALUES = (None, [], ["0"], ["1", "2"], ["always"], ["x" * 90], ["-1"], ["0"] * 30)
TYPED = ("done", "card rally", "card first strike; done", "react first strike", "G6xF6", "ignore 9",
         "keep scout_left", "react square; battle back", "use card", "revert", "order Z99",
         "@everyone **x**", "undo", "; ;", "G6>F6\nG7>F7")  # fmt: skip


KINDS = ("old", "look", "press", "press", "press", "typed", "typed", "form", "suggest")
"""What is sent; the player who must decide sends only the first two, the others would count."""


class Case(NamedTuple):
    """A position of which two hidden things are tried, and what is done in it.

    ``first`` and ``second`` change the position in what only ``hidden`` knows; ``orders`` are
    (side, order), an order of the hidden side may be a pair, one for each. ``standing`` are pairs
    of the hidden side's standing orders.
    """

    position: dict[str, Any]
    first: dict[str, Any]
    second: dict[str, Any]
    orders: tuple[tuple[str, Any], ...]
    hidden: str = "top"
    standing: tuple[tuple[str, tuple[str, str]], ...] = ()


def combat(card="attack_centre"):
    return {"side": "bottom", "phase": "combat", "card": card}


def hands(bottom, top, **more):
    return {"bottom": {"hand": bottom}, "top": {"hand": top, **more}}


MINE = ["probe_left", "scout_right"]
DECK = ["forward", "probe_right", "attack_left", "flank_attack", "probe_centre", "probe_centre"]
LINE = {"bottom": ["B-LN G6 ordered", "B-LN H9"], "top": ["F-LN F6", "F-LN A1"], "deck": DECK}
STRIKE = ({"cards": hands(MINE, ["first_strike", "bombard", "leadership"])},
          {"cards": hands(MINE, ["assault_left", "cavalry_charge", "bombard"])})  # fmt: skip
HORSE = {**LINE, "turn": combat(), "bottom": ["B-HC G6 ordered", "B-LN H9"]}
COMMAND = {"side": "bottom", "phase": "command"}


def playing(card, **more):
    """A turn that begins with a card, with two hands of the other side."""
    hand = [card, *MINE]
    pair = [{"cards": hands(hand, two["cards"]["top"]["hand"], **more)} for two in STRIKE]
    return {**LINE, "turn": COMMAND, "bottom": ["B-LN G6(2)", "B-LN H9"]}, *pair


CASES = {
    "stand": Case({**LINE, "turn": combat()}, *STRIKE,
                  (("bottom", "G6xF6"), ("top", "react none"), ("bottom", "done"))),
    "retire": Case({**LINE, "turn": combat(), "top": ["F-LC F6", "F-LN A1"]}, *STRIKE,
                   (("bottom", "G6xF6"), ("top", "react retire"), ("bottom", "done"))),
    "square": Case(HORSE, *STRIKE,
                   (("bottom", "G6xF6"), ("top", "react square"), ("bottom", "done"))),
    "square kept": Case(
        {**HORSE, "bottom": ["B-LN G6 ordered", "B-LN H9"], "top": ["F-LN F6 square 1", "F-LN A1"]},
        {"cards": hands(MINE, ["elan", "rally"], track={"1": "first_strike u03"})},
        {"cards": hands(MINE, ["rally", "forward"], track={"1": "bombard u03"})},
        (("bottom", "G6xF6"), ("top", "react none"), ("bottom", "done"))),
    "standing order": Case({**LINE, "turn": combat()}, STRIKE[1], STRIKE[1], (("bottom", "G6xF6"),),
                           standing=(("D-08-strike", ("never", "always")),)),
    "standing orders": Case(HORSE, STRIKE[1], STRIKE[1], (("bottom", "G6xF6"),), standing=(
        ("D-08-strike", ("hits 2", "always")), ("D-08-square", ("dice 2", "always")))),
    "elan": Case(*playing("elan"), (("bottom", "card elan"), ("bottom", "done"))),
    "rally": Case(*playing("rally"), (("bottom", "card rally"), ("bottom", "done"))),
    "force march": Case(*playing("force_march"), (
        ("bottom", "card force_march; section centre"), ("bottom", "done"), ("bottom", "done"))),
    "short supply": Case(*playing("short_supply"), (
        ("bottom", "card short_supply"), ("bottom", "supply F6 A5"))),
    "counter-attack": Case(*playing("counter_attack", last="attack_right"), (
        ("bottom", "card counter_attack; done"), ("bottom", "done"))),
    "scout": Case(
        {**LINE, "turn": COMMAND},
        {"cards": hands(["scout_centre", "elan"], MINE), "deck": ["rally", "bombard", *DECK]},
        {"cards": hands(["scout_centre", "rally"], MINE), "deck": ["forward", "bombard", *DECK]},
        (("bottom", "card scout_centre"), ("bottom", "done"), ("bottom", "done"),
         ("bottom", ("keep rally", "keep forward"))), hidden="bottom"),
    "draw": Case(
        {**LINE, "turn": combat()},
        {"cards": hands(["first_strike", "elan"], MINE), "deck": ["rally", *DECK]},
        {"cards": hands(["probe_left", "forward"], MINE), "deck": ["bombard", *DECK]},
        (("bottom", "G6xF6"), ("top", "react none"), ("bottom", "done")), hidden="bottom"),
}  # fmt: skip


# One run -----------------------------------------------------------------------------------------


class Run:
    """A battle on a stage, and all that its attackers receive."""

    def __init__(self, stage, name, twin):
        self.stage, self.case, self.twin = stage, CASES[name], twin
        self.match = "case" + hashlib.sha256(name.encode()).hexdigest()[:8]
        self.source = random.Random(name)
        self.told = []

    async def open(self):
        """Put the position on the table, with the same match, seed and nonces every time."""
        stage = self.stage
        await stage.alice.slash_with(
            "game new", {"scenario": "napoleonics/S00", "side": "bottom", "options": AT_ONCE}
        )
        await stage.settled()
        thread = stage.alice.threads()[-1]
        self.seats = {"bottom": Seat(stage.alice, thread), "top": Seat(stage.bob, thread)}
        self.carol = Seat(stage.carol, thread)
        card = (await info_of(stage, self.seats["bottom"])).id
        async with stage.services.store.write() as tx:
            row = await tx.match(card)
            info = seated(row.info, SeatName("top"), Person(int(stage.bob.id), "bob"))
            seats = tuple(msgspec.structs.replace(one, nonce="0") for one in info.seats)
            row.info = msgspec.structs.replace(info, id=self.match, seats=seats, live_message=None)
            row.seed = bytes(32)
            await tx.save(row)
        self.before = {one.id: len(one.messages(thread)) for one in self.attackers()}
        await set_up(stage, self.match, self.position(), {"reaction-wait": "at-once"})

    def position(self):
        game = self.stage.services.games["napoleonics"]
        raw = {**self.case.position, **(self.case.second if self.twin else self.case.first)}
        return asking(game, raw)

    def attackers(self):
        """Who must not learn the secret: the other player and a spectator."""
        other = next(seat for side, seat in self.seats.items() if side != self.case.hidden)
        return other.player, self.carol.player

    async def play(self, attacks):
        """Give the orders, with attacks before each; returns what the attackers received."""
        await self.open()
        for point, pair in self.case.standing:
            await self.seats[self.case.hidden].here.slash(
                "standing", question=point, policy=pair[self.twin]
            )
        for side, order in self.case.orders:
            await self.attack(attacks)
            table = await self.stage.matches.queries.table(self.match)
            self.told.append([(one.seat, one.point, one.serial) for one in table.position.open])
            if table.position.open and table.position.open[0].seat != side:
                continue
            said = order if isinstance(order, str) else order[self.twin]
            answer = await self.seats[side].here.slash("order", text=said, game=self.match)
            assert "✅" in text_of(answer), (order, text_of(answer))
            await self.stage.settled()
        await self.attack(attacks)
        for one in self.attackers():
            self.told += [shown(one, m) for m in one.messages(self.carol.thread)
                          [self.before[one.id]:] if not is_ephemeral(m)]  # fmt: skip
        return self.told

    async def attack(self, count):
        """Send forged things; nothing changes, and each is answered in private and in words."""
        before = await self.mark()
        table = await self.stage.matches.queries.table(self.match)
        asked = {table.info.user_of(one.seat): one.serial for one in table.position.open}
        serial = next(iter(asked.values()), 0)
        for number in range(count):
            who = self.attackers()[number % 2]
            mine = int(who.id) in asked
            kinds = KINDS[:2] if mine else KINDS
            self.told.append(await self.send(who, serial, self.source.choice(kinds)))
            assert await self.mark() == before, self.told[-1]

    async def send(self, who, serial, kind):
        """Send one thing that its sender has no right to, or that must not tell him more."""
        source, here, board = self.source, who.at(self.carol.thread), self.carol.board()
        match kind:
            case "press" | "old":
                answer = await here.forge(
                    board, self.press(who, serial, kind), source.choice(VALUES)
                )
            case "typed":
                answer = await here.slash("order", text=source.choice(TYPED), game=self.match)
            case "form":
                form = await here.forge(board, f"fp1:{self.match}:{serial}:type")
                typed = source.choice(TYPED)
                answer = await here.submit(form, orders=typed) if isinstance(form, Modal) else form
            case "suggest":
                typed = source.choice(("", "c", "react", "G6"))
                return await here.autocomplete("order", "text", typed, game=self.match)
            case _:
                act = source.choice(LOOKING)
                answer = await here.forge(board, f"fp1:{self.match}:{serial}:{act}")
        assert is_ephemeral(answer), (kind, text_of(answer))
        assert text_of(answer).strip(), kind
        return shown(who, answer)

    def press(self, who, serial, kind):
        """Forge the identifier of a button: of this question, of another, of no match at all."""
        source, stranger = self.source, who is self.carol.player
        act = source.choice(DECIDING + OWN if stranger else DECIDING)
        serial = source.choice((serial, serial, 0, 1, serial + 1, 999999999))
        if kind == "old":
            serial = source.choice((0, 1, 999999999))
        match, arg = source.choice((self.match,) * 5 + ("nomatch", "")), source.choice(ARGS)
        return f"fp1:{match}:{serial}:{act}{f':{arg}' if arg else ''}"[:100]

    async def mark(self):
        """Everything that an attack might change."""
        async with self.stage.services.store.read() as tx:
            row, orders = await tx.match(self.match), await tx.standing(self.match)
        return row.chain, row.info.seats, row.info.status, orders, row.info.options


def shown(person, message):
    """All that a person receives, but for Discord's own numbers and the marks of posts."""
    files = {name: hashlib.sha256(data).hexdigest() for name, data in person.files(message).items()}
    parts = str([message["content"], message["embeds"], message["components"]])
    parts = re.sub(r"\d{15,}|127\.0\.0\.1:\d+|(?<='id': )\d{10}\b", "#", parts)
    return parts, tuple(files.items())


# Tests -------------------------------------------------------------------------------------------


@CHEAP
@pytest.mark.rule("NAP-PBP-01", "NAP-PBP-05", "NAP-PBP-09")
async def test_attacks_change_nothing_and_secrets_change_no_byte(
    stage, tmp_path, empty_database, caplog
):
    first = {name: await Run(stage, name, 0).play(ATTACKS) for name in CASES}
    await stage.stop()
    other = tmp_path / "other.db"
    shutil.copy(empty_database, other)
    again = Stage(stage.sandbox, stage.content, other)
    await again.start()
    try:
        second = {name: await Run(again, name, 1).play(ATTACKS) for name in CASES}
    finally:
        await again.stop()
        await stage.start()
    for name in CASES:
        for one, two in zip(first[name], second[name], strict=True):
            assert one == two, name
    assert not [one for one in caplog.records if one.getMessage().startswith("error ")]
