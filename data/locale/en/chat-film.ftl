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
chat-cmd-game-recap = recap
chat-cmd-game-recap-help = What happened since you last looked, as a picture and as a film, for you alone
chat-button-recap = What is new
chat-button-recap-again = Tell it again
chat-button-recap-picture = Picture
chat-recap-title = Since you last looked
chat-recap-none = Nothing has happened since you last looked.
chat-recap-quiet = Nothing that you could see.
chat-recap-more = { $count ->
    [one] One more line is in the log.
   *[other] { $count } more lines are in the log.
 }
chat-cmd-game-note = note
chat-cmd-game-note-help = Write down something for yourself about a game, or read it again
chat-opt-note = note
chat-opt-note-help = What only you will read; - removes it
chat-note-title = **Your note about this game** (for you alone)
chat-note-none = You wrote nothing down.
refused-note = A note has at most { $most } characters, and this one has { $count }. Nothing was changed; shorten it and try again.
chat-log-folded = … { $count } lines of routine
chat-log-unfold = All lines
chat-log-fold = Fold routine
chat-button-diary = Diary of a unit
chat-diary-choice = Whose diary?
chat-diary-nobody = No unit is in play that you could see.
chat-diary-title = Diary: { $pieces }
chat-diary-empty = Nothing has happened to it yet.
chat-diary-gone = It is in play no more.
chat-button-chronicle = Chronicle
chat-chronicle-title = Chronicle: { $game }
chat-chronicle-running = The chronicle tells everything, so there is none before the game is over.
chat-chronicle-length = Turns: { $turns }. Steps: { $steps }.
chat-chronicle-force = { $side }: { $pieces } pieces with strength { $strength } at first, { $left } with { $rest } at the end
chat-chronicle-luck = Luck: dice that did what was hoped for
chat-chronicle-luck-side = { $name }: { $good } of { $dice } dice; { $expected } were to be expected. Better than { $percent } % of all luck.
chat-chronicle-turning-judged = Turning points, as the computer judges them
chat-chronicle-turning-strength = Turning points, by the strength left in play
chat-chronicle-good-for = turned things towards { $side }
