### Words of films and replays.

chat-cmd-game-replay = replay
chat-cmd-game-replay-help = Watch a game again, turn by turn or all of it, as films for you alone
chat-button-film = Film
chat-button-film-first = First turn
chat-button-film-back = Turn before
chat-button-film-forward = Next turn
chat-button-film-last = Last turn
chat-button-film-match = Whole match
chat-film-painting = Painting the film …
chat-film-place = { $number } of { $count }
chat-film-match = { $count ->
    [one] The whole match so far, one turn
   *[other] The whole match so far, { $count } turns
 }
