from bot.sandbox import is_ephemeral, labels_of, pictures_of, text_of
from tests.chat.people import (
    WHOLE,
    acts,
    cards_told,
    decides,
    open_game,
    play_to_the_end,
    sides_told,
)


@WHOLE
async def test_a_whole_game_is_played_to_its_result_and_secrets_stay_with_their_owners(stage):
    # Given a game of two players; a third person watches
    alice, bob = await open_game(stage)
    info = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    cards = {f"({card})" for card in stage.services.games["hoth"].content.cards}
    say = stage.services.catalogue.speaker("en")

    # When it is played to the end
    ways = await play_to_the_end(stage, {"rebels-1": alice, "empire-1": bob}, info.id)
    await stage.settled()

    # Then both ways of ordering were used, and the result tells winner, seed and verification
    questions = {"DP-PLAY", "DP-ORDER", "DP-MOVE", "DP-ATTACK"}
    assert questions <= {point for point, _ in ways.typed}
    assert sum(ways.panels.values()) > 6
    assert sum(ways.typed.values()) > 20
    end = await stage.matches.queries.table(info.id)
    result = alice.here.messages(alice.thread)[-1]
    words = text_of(result)
    assert "The battle is over" in words
    assert end.info.seed in words
    assert f"({end.info.outcome.rule})" in words
    assert say(end.info.outcome.reason) in words
    assert labels_of(result) == [
        "Rematch",
        "Same sides again",
        "Next scenario",
        "Ladder",
        "Coach",
        "Chronicle",
        "What happened",
        "Board as text",
        "Film",
        "Download the game",
    ]
    poster = pictures_of(result)[0]["alt"]
    assert poster.startswith("First Footprints. Battle of Hoth ")
    assert "Alice" in poster
    assert "Bob" in poster
    # no older message can be pressed for a turn, but the pings
    boards = [m for m in alice.here.messages(alice.thread) if acts(m, "undo") and acts(m, "text")]
    assert [m for m in boards if not is_ephemeral(m)] == []
    # each player got cards by direct message, and nobody else's
    for person, side in ((stage.alice, "Rebels"), (stage.bob, "Empire")):
        told = "\n".join(text_of(message) for message in person.messages(person.dm))
        assert cards_told(told)
        assert sides_told(told) == {side}
    # the third person saw no card in a hand, and no private answer
    carol = stage.carol.at(alice.thread)
    seen = carol.messages(alice.thread)
    assert len(seen) > 10
    assert not [message for message in seen if is_ephemeral(message)]
    assert not [card for card in cards for message in seen if card in text_of(message)]
    assert stage.carol.messages(stage.carol.dm) == []
    # everybody may download the finished game; the rematch opens a lobby with a new commitment
    exported = await carol.slash("game export")
    assert end.info.seed.encode() in next(iter(carol.files(exported).values()))
    again = await alice.here.click(result, "Rematch")
    assert "rematch" in text_of(again).lower()
    await stage.settled()
    newest = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    assert newest.status == "lobby"
    assert newest.commitment != end.info.commitment
    assert not decides(again)
