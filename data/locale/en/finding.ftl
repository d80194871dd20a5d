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
