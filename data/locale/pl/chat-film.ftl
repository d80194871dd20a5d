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
chat-cmd-game-recap = podsumowanie
chat-cmd-game-recap-help = Co się stało od ostatniego spojrzenia, jako obraz i film, tylko dla ciebie
chat-button-recap = Co nowego
chat-button-recap-again = Pokaż ponownie
chat-button-recap-picture = Obraz
chat-recap-title = Od twojego ostatniego spojrzenia
chat-recap-none = Od twojego ostatniego spojrzenia nic się nie wydarzyło.
chat-recap-quiet = Nic, co można by zobaczyć.
chat-recap-more = { $count ->
    [one] Jeszcze jeden wiersz jest w dzienniku.
    [few] Jeszcze { $count } wiersze są w dzienniku.
   *[other] Jeszcze { $count } wierszy jest w dzienniku.
 }
chat-cmd-game-note = notatka
chat-cmd-game-note-help = Zapisz coś o grze tylko dla siebie albo przeczytaj to ponownie
chat-opt-note = notatka
chat-opt-note-help = Co przeczytasz tylko ty; - usuwa notatkę
chat-note-title = **Twoja notatka o tej grze** (tylko dla ciebie)
chat-note-none = Nic tu nie ma zapisanego.
refused-note = Notatka może mieć najwyżej { $most } znaków, a ta ma { $count }. Nic się nie zmieniło; skróć ją i spróbuj ponownie.
chat-log-folded = … zwykły przebieg, wierszy: { $count }
chat-log-unfold = Wszystkie wiersze
chat-log-fold = Zwiń zwykły przebieg
chat-button-diary = Dziennik jednostki
chat-diary-choice = Czyj dziennik?
chat-diary-nobody = W grze nie ma żadnej jednostki, którą byłoby widać.
chat-diary-title = Dziennik: { $pieces }
chat-diary-empty = Nic się tu jeszcze nie wydarzyło.
chat-diary-gone = Nie ma go już w grze.
chat-button-chronicle = Kronika
chat-chronicle-title = Kronika: { $game }
chat-chronicle-running = Kronika zdradza wszystko, więc powstaje dopiero po końcu gry.
chat-chronicle-length = Tury: { $turns }. Kroki: { $steps }.
chat-chronicle-force = { $side }: na początku jednostek { $pieces }, siła { $strength }; na końcu { $left }, siła { $rest }
chat-chronicle-luck = Szczęście: kości, które wypadły tak, jak trzeba
chat-chronicle-luck-side = { $name }: { $good } z { $dice } kości; oczekiwane: { $expected }. Lepiej niż { $percent } % wszystkich przypadków.
chat-chronicle-turning-judged = Punkty zwrotne w ocenie komputera
chat-chronicle-turning-strength = Punkty zwrotne według pozostałej siły
chat-chronicle-good-for = zwrot na korzyść: { $side }
