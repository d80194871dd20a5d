## Szukanie gier

chat-cmd-game-next = następna
chat-cmd-game-next-help = Otwiera twoją najpilniejszą decyzję ze wszystkich twoich gier
chat-cmd-game-list = lista
chat-cmd-game-list-help = Wypisuje gry tego serwera, które czekają na graczy albo trwają
chat-opt-only = tylko
chat-opt-only-help = Tylko te
chat-list-lobby = te, które czekają na graczy
chat-list-running = te, które trwają
chat-list-title = Gry tego serwera
chat-list-none = Nie ma żadnej. Zakłada ją `/gra nowa`.
chat-list-open = { $thread } · { $game } · { $pace } · wolne miejsca: { $free }
chat-list-plays = { $thread } · { $game } · { $players }
chat-list-join = Dołącz: { $game }
chat-next-none = Żadna gra na ciebie nie czeka.
chat-button-next = Następna gra ({ $count })
