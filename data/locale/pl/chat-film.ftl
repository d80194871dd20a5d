### Słowa filmów i powtórek.

chat-cmd-game-replay = powtórka
chat-cmd-game-replay-help = Odtwarza grę jeszcze raz, tura po turze lub w całości, jako film tylko dla ciebie
chat-button-film = Film
chat-button-film-first = Pierwsza tura
chat-button-film-back = Poprzednia tura
chat-button-film-forward = Następna tura
chat-button-film-last = Ostatnia tura
chat-button-film-match = Cała gra
chat-film-painting = Maluję film …
chat-film-place = { $number } z { $count }
chat-film-match = { $count ->
    [one] Cała dotychczasowa gra, jedna tura
    [few] Cała dotychczasowa gra, { $count } tury
   *[other] Cała dotychczasowa gra, { $count } tur
 }
