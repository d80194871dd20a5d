"""The end of a team game on Discord: its result, and cards that partners never show."""

import pytest

from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from bot.sandbox import text_of
from bot.service.match.seating import seated
from bot.service.model import Person
from tests.chat.people import cards_told, play_to_the_end, set_up, shown
from tests.chat.test_teams import FOUR, NAMES, decks, team_lobby


async def late_team_game(stage, players, **options):
    """A game that all join late in the battle; returns its very first position too."""
    game, draws = stage.services.games["hoth"], SeededDraws(b"late", "teams")
    setup = selfplay.setup_of(game, "S01", options, players.split(","))
    line = selfplay.started(game, setup, draws)
    for _ in selfplay.steps(line, draws, selfplay.greedy_chooser()):
        pass
    team = await team_lobby(
        stage, players, options="; ".join(f"{key}={value}" for key, value in options.items())
    )
    async with stage.services.store.write() as tx:
        row = await tx.match(team.match)
        for seat, person in [*team.people.items()][1:]:
            who = Person(int(person.player.id), NAMES[seat].capitalize())
            row.info = seated(row.info, seat, who)
        await tx.save(row)
    positions = [position for _, position in line.entries]
    await set_up(stage, team.match, positions[len(positions) * 3 // 5], {})
    return team, positions[0]


def cards_shown(person, team):
    """Every card in the hands that a person could ever read."""
    player = person.player
    rooms = [team.thread, player.dm, *player.threads()]
    texts = [text_of(message) for room in rooms for message in person.here.messages(room)]
    return cards_told("\n".join(texts))


@pytest.mark.rule("HOTH-TEAM-03", "HOTH-TEAM-10", "HOTH-TEAM-14", "HOTH-TEAM-18")
@pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
@pytest.mark.parametrize("players", ["rebels-2", FOUR])
async def test_a_team_game_is_played_to_its_result_and_partners_cards_stay_hidden(stage, players):
    # Given a game of teams in which everybody sees only the own cards
    team, first = await late_team_game(stage, players, see_hands="off")
    cards = decks(first)

    # When it is played to the end
    await play_to_the_end(stage, team.people, team.match)
    await stage.settled()

    # Then nobody ever read a card of anybody else
    for seat, person in team.people.items():
        told = cards_shown(person, team)
        assert told
        assert told <= {shown(card) for card in cards[seat]}
    if players != FOUR:
        dave = stage.sandbox.player("dave").at(team.thread)
        assert not cards_told("\n".join(text_of(m) for m in dave.messages(team.thread)))
    # and the result names both members of a team that won
    end = await team.table()
    result = text_of(team.public()[-1])
    winners = [e.name for e in end.info.seats if e.side == end.info.outcome.winner]
    assert winners
    assert all(name in result for name in winners)
    assert end.info.seed in result
