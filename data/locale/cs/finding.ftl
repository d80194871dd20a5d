## Hledání her

chat-cmd-game-next = další
chat-cmd-game-next-help = Otevře vaše nejnaléhavější rozhodnutí ze všech vašich her
chat-cmd-game-list = seznam
chat-cmd-game-list-help = Vypíše hry tohoto serveru, které čekají na hráče nebo se hrají
chat-opt-only = jen
chat-opt-only-help = Jen tyto
chat-list-lobby = ty, které čekají na hráče
chat-list-running = ty, které se hrají
chat-list-title = Hry tohoto serveru
chat-list-none = Žádná tu není. Založí ji `/hra nová`.
chat-list-open = { $thread } · { $game } · { $pace } · volná místa: { $free }
chat-list-plays = { $thread } · { $game } · { $players }
chat-list-join = Přidat se: { $game }
chat-next-none = Žádná hra na vás nečeká.
chat-button-next = Další hra ({ $count })
