### Slova filmů a přehrávání.

chat-cmd-game-replay = přehrát
chat-cmd-game-replay-help = Přehraje hru znovu po tazích nebo celou jako film jen pro vás
chat-button-film = Film
chat-button-film-first = První tah
chat-button-film-back = Předchozí tah
chat-button-film-forward = Další tah
chat-button-film-last = Poslední tah
chat-button-film-match = Celá hra
chat-film-painting = Maluji film …
chat-film-place = { $number } z { $count }
chat-film-match = { $count ->
    [one] Celá dosavadní hra, jeden tah
    [few] Celá dosavadní hra, { $count } tahy
   *[other] Celá dosavadní hra, { $count } tahů
 }
