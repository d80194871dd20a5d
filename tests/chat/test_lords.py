"""Lords of War on Discord: a whole battle, forced placements, undo, armies of one's own."""

import re

import pytest

from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position, Transition
from bot.games.lords.notation import positions
from bot.sandbox import Modal, buttons_of, is_ephemeral, pictures_of, selects_of, text_of
from tests.chat.people import (
    WHOLE,
    Seat,
    acts,
    cards_told,
    decides,
    play_to_the_end,
    say,
    set_up,
    shown,
)
from tests.chat.test_agreeing import info_of, lobby_of, menus, pick, pressed

"""How a private message names the cards of a hand."""
CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


async def lobby(stage, scenario="basic", **options):
    """Alice opens a battle as South and Bob joins as North; nobody has chosen an army."""
    await stage.alice.slash_with("game new", {"scenario": scenario, "side": "south", **options})
    await stage.settled()
    thread = stage.alice.threads()[-1]
    alice, bob = Seat(stage.alice, thread), Seat(stage.bob, thread)
    await pressed(bob, "join")
    await stage.settled()
    return alice, bob


async def battle(stage, scenario="basic"):
    """A battle of Orcs in the south against Dwarves in the north."""
    alice, bob = await lobby(stage, scenario)
    for person, side, army in ((alice, "south", "orcs"), (bob, "north", "dwarves")):
        await pick(person, await pressed(person, "choices"), f"army-{side}", army)
    await stage.settled()
    return alice, bob, (await info_of(stage, alice)).id


async def placed(stage, text):
    """A battle that stands at a position."""
    alice, bob = await lobby(stage)
    game = stage.services.games["lords"]
    state = positions.read(game.tables, text)
    line = Position(game, state)
    match = (await info_of(stage, alice)).id
    await set_up(stage, match, started(game, line), {})
    return alice, bob, match


async def exposed(stage):
    """A battle in which the next placement shows South's hand."""
    alice, bob, _ = await placed(
        stage,
        {
            "turn": {"side": "south"},
            "south": ["orc_butcher a1"],
            "north": ["dwarf_slugger_f d6"],
            "cards": {"south": {"hand": ["goblin_shanker_bl", "goblin_shanker_br"]}},
        },
    )
    return alice, bob


def started(game, position):
    """Let a position go on to its first question."""
    t = Transition(position.state, SeededDraws(b"lords", "chat"))
    while not t.state.open:
        game.advance(t)
    return Position(game, t.state)


async def chosen(person, panel, word):
    """Pick what has a word in its label, unless that was taken by itself."""
    for one in buttons_of(panel):
        if re.search(rf"\b{word}\b", one["label"]):
            return await person.press(panel, one["custom_id"])
    for menu in selects_of(panel):
        for option in menu["options"]:
            if re.search(rf"\b{word}\b", option["label"]):
                return await person.press(panel, menu["custom_id"], [option["value"]])
    return panel


def all_texts(person, place):
    return [text_of(message) for message in person.here.messages(place)]


@WHOLE
async def test_a_battle_is_played_to_its_result_and_hands_stay_with_their_owners(stage):
    alice, bob, match = await battle(stage)
    people = {"south": alice, "north": bob}
    armies = stage.services.games["lords"].tables

    ways = await play_to_the_end(stage, people, match)
    await stage.settled()

    # both ways of ordering were used, and the result tells winner, seed and reason
    assert sum(ways.panels.values()) > 2
    assert sum(ways.typed.values()) > 8
    end = await stage.matches.queries.table(match)
    result = alice.here.messages(alice.thread)[-1]
    assert end.info.seed in text_of(result)
    assert f"({end.info.outcome.rule})" in text_of(result)
    assert pictures_of(result)[0]["alt"]
    # each player's direct messages hold cards of his own army alone
    for person, army in ((stage.alice, "orcs"), (stage.bob, "dwarves")):
        told = "\n".join(text_of(message) for message in person.messages(person.dm))
        cards = cards_told(told, "lords")
        assert cards
        own = {armies.cards[card].short for card in armies.army(army)}
        assert cards <= {shown(card, "lords") for card in own}
    # a spectator sees no hand, no private answer and gets no direct message
    carol = stage.carol.at(alice.thread)
    seen = carol.messages(alice.thread)
    assert len(seen) > 4
    assert not [message for message in seen if is_ephemeral(message)]
    assert not cards_told("\n".join(text_of(message) for message in seen), "lords")
    assert stage.carol.messages(stage.carol.dm) == []


@CHEAP
async def test_after_a_restart_the_battle_goes_on_with_the_same_hands(stage):
    alice, bob, match = await battle(stage)
    people = {"south": alice, "north": bob}
    for _ in range(2):
        table = await stage.matches.queries.table(match)
        decision = table.position.open[0]
        order = table.game.write(table.position.options(decision)[0])
        await say(people[decision.seat], order)
    await stage.settled()
    before = text_of(await alice.here.slash("hand"))

    await stage.restart()

    assert text_of(await alice.here.slash("hand")) == before
    assert cards_told(before, "lords")
    panel = await alice.panel()
    assert decides(panel)
    assert pictures_of(panel)


@pytest.mark.rule("LOW-INF-03", "LOW-CMB-03", "LOW-CMB-04")
@pytest.mark.painted
@CHEAP
async def test_a_placement_is_foreseen_before_it_is_made_and_can_be_taken_back(stage):
    alice, _, match = await placed(
        stage,
        {
            "turn": {"side": "south"},
            "south": ["goblin_shanker_fl d3"],
            "north": ["dwarf_marauder_r d4"],
            "cards": {"south": {"hand": ["orc_ravager_r"] * 2}},
        },
    )
    panel = await alice.panel()
    for word in ("Ravager", "c3"):
        panel = await chosen(alice, panel, word)

    head = (await info_of(stage, alice)).head
    assert re.search(r"d4.*Marauder.*9 > 4", text_of(panel))
    assert "cannot be taken back" not in text_of(panel)
    assert head == 0

    after = await alice.press(panel, acts(panel, "go")[0])
    assert (await stage.matches.queries.table(match)).position.open[0].seat == "south"
    assert acts(after, "takeback")
    back = await alice.press(after, acts(after, "takeback")[0])

    table = await stage.matches.queries.table(match)
    assert table.position.open[0].point == "DP-PLACE"
    assert sorted(unit.card for unit in table.position.view(None).units) == [
        "dwarf_marauder_r",
        "goblin_shanker_fl",
    ]
    assert decides(back)


@pytest.mark.rule("LOW-FRC-02", "LOW-INF-04")
@CHEAP
async def test_a_forced_placement_shows_the_hand_to_the_opponent_alone(stage):
    alice, bob = await exposed(stage)
    asked = await alice.here.slash("order", text="shanker_bl d5")
    assert "The first order shows something hidden" in text_of(asked)
    assert stage.bob.messages(stage.bob.dm) == []
    panel = await alice.press(asked, acts(asked, "surely")[0])
    await stage.settled()

    assert "`Goblin Shanker ↙ d5`" in text_of(panel)
    told = "\n".join(text_of(message) for message in stage.bob.messages(stage.bob.dm))
    shown = re.search(r".*shows you the hand.*", told)
    assert shown
    assert "Shanker" in shown[0]
    public = "\n".join(all_texts(bob, alice.thread))
    assert "shows you the hand" not in public
    assert "goblin_shanker_br" not in public
    carol = stage.carol.at(alice.thread)
    seen = "\n".join(text_of(message) for message in carol.messages(alice.thread))
    assert "shows you the hand" not in seen
    assert stage.carol.messages(stage.carol.dm) == []
    assert "shows you the hand" in text_of(await bob.here.slash("game log"))
    assert "shows you the hand" not in text_of(await carol.slash("game log"))


ARMY = """name: My horde
orcs
2 orc_ravager_l -> orc_catapult
"""


@pytest.mark.rule("LOW-OPC-01", "LOW-OPC-02", "LOW-ARM-04")
@CHEAP
async def test_an_army_of_ones_own_is_typed_mended_kept_and_played(stage):
    # Given a form filled with a ready-made army
    form = await stage.alice.slash_with("game army new", {"base": "orcs"})
    assert isinstance(form, Modal)

    # When a faulty list is sent, then all faults are told, and the form comes back with it
    faulty = await stage.alice.submit(
        form, {"army": ARMY.replace("orc_catapult", "goblin_bow_pest")}
    )
    assert is_ephemeral(faulty)
    assert "LOW-" in text_of(faulty) or "rank" in text_of(faulty).lower()
    again = await stage.alice.click(faulty, "Edit again")
    assert isinstance(again, Modal)
    kept = await stage.alice.submit(again, {"army": ARMY})
    assert "My horde" in text_of(kept)
    listed = await stage.alice.slash("game army list")
    assert "My horde" in text_of(listed)

    # When a battle allows such armies, then its owner alone is offered it, and plays with it
    alice, bob = await lobby(stage, options="army_mode=custom")
    mine, his = await pressed(alice, "choices"), await pressed(bob, "choices")
    offered = [one["value"] for one in menus(mine)["army-south"]["options"]]
    assert "@My horde" in offered
    assert "@My horde" not in [one["value"] for one in menus(his)["army-north"]["options"]]
    await pick(alice, mine, "army-south", "@My horde")
    await stage.settled()
    assert "My horde" in text_of(lobby_of(bob))
    await pick(bob, his, "army-north", "dwarves")
    await stage.settled()

    info = await info_of(stage, alice)
    assert info.status == "running"
    deck = stage.services.games["lords"].tables.army(info.options["army-south"])
    base = stage.services.games["lords"].tables.army("orcs")
    assert deck.count("orc_catapult") == base.count("orc_catapult") + 2
    deleted = await stage.alice.slash("game army delete", army="lords/My horde")
    assert "My horde" in text_of(deleted)


@pytest.mark.rule("LOW-INF-05")
@pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
@pytest.mark.parametrize("public", ["on", "off"])
async def test_the_lobby_tells_everybody_an_own_list_where_lists_are_public(stage, public):
    await stage.alice.slash_with(
        "game army new", {"system": "lords", "file": ("army.txt", ARMY.encode())}
    )
    alice, bob = await lobby(stage, options=f"army_mode=custom; open_lists={public}")

    await pick(alice, await pressed(alice, "choices"), "army-south", "@My horde")
    await stage.settled()

    seen = text_of(lobby_of(Seat(stage.carol, bob.thread)))
    assert "My horde (Orc and Goblin Horde)" in seen
    assert ("4\xd7 Orc Catapult" in seen) is (public == "on")


@CHEAP
async def test_an_army_is_for_the_game_of_the_channel_or_of_the_lobby_where_one_waits(stage):
    file = ("army.txt", ARMY.encode())
    nowhere = await stage.alice.slash_with("game army new", {"file": file})
    assert "Say for which game" in text_of(nowhere)

    alice, _ = await lobby(stage)
    kept = await stage.alice.slash_with("game army new", {"file": file})
    assert "My horde" in text_of(kept), "the only lobby of hers is one of Lords of War"

    # another lobby of hers waits for another game: only its channel tells which is meant
    await stage.alice.slash_with("table new", {"side": "red"})
    await stage.settled()
    table = stage.alice.at(stage.alice.threads()[-1])
    unclear = await stage.alice.slash_with("game army new", {"file": file})
    assert "Say for which game" in text_of(unclear)
    renamed = ("army.txt", ARMY.replace("My horde", "The pest").encode())
    here = await alice.here.slash_with("game army new", {"file": renamed})
    assert "The pest" in text_of(here)
    there = await table.slash_with("game army new", {"file": file})
    assert "cannot be read" in text_of(there), "a list of By Fire and Sword is wanted there"


@CHEAP
async def test_an_army_is_sent_as_a_file_shown_and_changed(stage):
    kept = await stage.alice.slash_with(
        "game army new", {"system": "lords", "file": ("army.txt", ARMY.encode())}
    )
    assert "My horde" in text_of(kept)
    shown = await stage.alice.slash("game army show", army="lords/My horde")
    assert "orc_catapult" in text_of(shown)

    form = await stage.alice.slash("game army edit", army="lords/My horde")
    assert isinstance(form, Modal)
    renamed = await stage.alice.submit(form, {"army": ARMY.replace("My horde", "The pest")})
    listed = text_of(await stage.alice.slash("game army list"))
    strange = await stage.bob.slash("game army show", army="lords/The pest")

    assert "The pest" in text_of(renamed)
    assert "The pest" in listed
    assert "My horde" not in listed
    assert "no army called" in text_of(strange)


@CHEAP
async def test_any_card_is_shown_large(stage):
    page = await stage.carol.slash("rules card", card="lords/orc_catapult")

    assert pictures_of(page)[0]["alt"]
    assert "Catapult" in text_of(page)
    unknown = await stage.carol.slash("rules card", card="tank")
    assert "no card called tank" in text_of(unknown)


@pytest.mark.rule("LOW-OPL-01", "LOW-OPL-02")
@CHEAP
async def test_numbers_are_agreed_in_a_form_and_a_wrong_one_changes_nothing(stage):
    alice, bob = await lobby(stage)
    page = await pressed(alice, "options")
    form = await alice.here.click(page, "Set numbers…")
    assert isinstance(form, Modal)
    assert {field["custom_id"] for field in form.fields} >= {"victory_units", "victory_commands"}

    agreed = await alice.here.submit(form, victory_units="5")
    lines = text_of(agreed).split("\n")
    assert "Units to win: **5**" in lines, "the answer comes after what it tells is stored"
    assert "Command units to win: **4**" in lines
    await stage.settled()
    again = await alice.here.click(page, "Set numbers…")
    refused = await alice.here.submit(again, victory_commands="9")

    assert "no such option or value here: victory_commands=9" in text_of(refused)
    assert (await info_of(stage, alice)).options == {
        "pace": "steady",
        "rated": "on",
        "victory_units": "5",
    }
    assert "**5**" in text_of(lobby_of(bob))


@pytest.mark.rule("LOW-CMB-03", "LOW-INF-03")
@CHEAP
async def test_odds_tell_what_every_placement_would_bring_to_its_player_alone(stage):
    alice, bob, _ = await placed(
        stage,
        {
            "turn": {"side": "south"},
            "south": ["goblin_shanker_fl d3"],
            "north": ["dwarf_marauder_r d4"],
            "cards": {"south": {"hand": ["orc_ravager_r"] * 2}},
        },
    )

    told = await alice.here.click(alice.board(), "Odds")
    waiting = await bob.here.click(bob.board(), "Odds")

    assert is_ephemeral(told)
    assert re.search(r"`Orc Ravager . c3` · .*d4 Marauder 9 > 4", text_of(told))
    assert "ravager" not in text_of(waiting).lower()


@CHEAP
async def test_the_lobby_shows_no_army_before_it_is_chosen(stage):
    alice, _ = await lobby(stage)
    shown = pictures_of(lobby_of(alice))[0]["alt"]
    assert "South (Alice): Army: still to be chosen." in shown
    assert "Orc and Goblin Horde" not in shown.split("South, Challenge")[0]

    await pick(alice, await pressed(alice, "choices"), "army-south", "orcs")
    await stage.settled()

    shown = pictures_of(lobby_of(alice))[0]["alt"]
    assert "South (Alice): Orc and Goblin Horde." in shown
    assert "North (Bob): Army: still to be chosen." in shown
