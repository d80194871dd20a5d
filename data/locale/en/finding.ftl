## Finding games

chat-cmd-game-next = next
chat-cmd-game-next-help = Open the decision of yours that is most urgent, in any of your games
chat-cmd-game-list = list
chat-cmd-game-list-help = List the games of this server that wait for players or are played
chat-opt-only = only
chat-opt-only-help = Only these
chat-list-lobby = those that wait for players
chat-list-running = those that are played
chat-list-title = Games of this server
chat-list-none = There is none. `/game new` opens one.
chat-list-open = { $thread } · { $game } · { $pace } · free seats: { $free }
chat-list-plays = { $thread } · { $game } · { $players }
chat-list-join = Join { $game }
chat-next-none = No game waits for you.
chat-button-next = Next game ({ $count })

## The ladder, and what finished games tell

service-rated = Ladder
service-rated-on = counts
service-rated-off = does not count
chat-cmd-ladder = ladder
chat-cmd-ladder-help = Who is how strong on this server, and how games went
chat-cmd-ladder-show = show
chat-cmd-ladder-show-help = The ladder of a game on this server
chat-cmd-ladder-record = record
chat-cmd-ladder-record-help = How you, or another player, fared on this server
chat-cmd-ladder-scenarios = scenarios
chat-cmd-ladder-scenarios-help = Who won the scenarios of a game how often, and how long they took
chat-button-ladder = Ladder
chat-button-record = My games
chat-button-scenarios = Scenarios
chat-ladder-title = Ladder: { $game }
chat-ladder-none = Nobody has finished a game that counts yet. Games opened with `/game new` do, unless their host says otherwise.
chat-ladder-how = Everybody begins with 1000 points. A win over somebody strong gives more, and the first games move you most. Only finished games between people count.
chat-ladder-place = { $place }. { $player } · { $points } · won { $won }, drawn { $drawn }, lost { $lost }
chat-ladder-changed = Ladder: { $players }
chat-record-title = Games of { $player } on this server
chat-record-none = No game has come to an end yet.
chat-record-game = { $game }: won { $won }, drawn { $drawn }, lost { $lost }
chat-record-computer = { $count ->
    [one] one game against the computer
   *[other] { $count } games against the computer
 }
chat-length-days = { $count ->
    [one] usually one day
   *[other] usually { $count } days
 }, orders: { $orders }
chat-length-hours = { $count ->
    [one] usually one hour
   *[other] usually { $count } hours
 }, orders: { $orders }
chat-ladder-scenarios = Scenarios: { $game }
chat-scenarios-none = Nobody has played one to the end yet.
chat-scenarios-how = Of all finished games between people; in brackets where the true share lies, as far as so few games can tell (95 %).
chat-scenarios-one = { $scenario } ({ $count ->
    [one] one game
   *[other] { $count } games
 })
chat-scenarios-drawn = { $count ->
    [one] one draw
   *[other] { $count } draws
 }
chat-lobby-length = This scenario takes: { $length }.
refused-no-ladder = A ladder belongs to a server. Type the command there.

## Challenges

chat-opt-opponent = opponent
chat-opt-opponent-help = Whom you challenge: a seat waits three days for them
chat-challenge = { $user }, **{ $player }** challenges you to **{ $game }**. The seat **{ $seat }** is kept for you for three days.
chat-challenge-accepted = **{ $player }** has taken up the challenge: **{ $seat }**.
chat-challenge-declined = **{ $player }** has declined the challenge: **{ $seat }** is free for everybody.
chat-challenge-left = You have declined the challenge. The seat is free for everybody.
refused-challenge-bot = A bot takes up no challenge. Open the game without an opponent and press the button to play against the computer.
chat-lobby-seat-kept = **{ $seat }**: kept for { $user } until { $until }
chat-clock-challenge-declined = The challenge was declined. The seat is free for everybody now.
chat-clock-challenge-over = The challenge was not taken up in time. The seat is free for everybody now.
refused-challenge-self = You can challenge somebody else who has no seat here yet.
refused-challenge-full = No seat is free for somebody else. Open another game with `/game new`.
chat-list-watch = Watch { $game }
chat-rematch-same = Same sides again
chat-rematch-next = Next scenario
refused-no-next = This was the last scenario of the game. Press Rematch, or open another with `/game new`.
chat-cmd-game-learn = learn
chat-cmd-game-learn-help = A guided game against the computer, told step by step
refused-no-lesson = There are guided games of { $known }. Choose one of them.
chat-record-luck = Luck in { $game }, last { $matches ->
    [one] match
   *[other] { $matches } matches
}: { $good } of { $dice } dice did what was hoped for, { $expected } were to be expected. Luckier than { $percent } % of all chance.
