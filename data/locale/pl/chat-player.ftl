### What a player arranges: standing orders, substitutes, his data, help after a refusal.

chat-cmd-standing = stałe-rozkazy
chat-cmd-standing-help = Pokazuje i zmienia, co zawsze dzieje się za ciebie, gdy pada pytanie
chat-cmd-game-substitute = zastępca
chat-cmd-game-substitute-help = Przekazuje miejsce w trwającej grze innemu graczowi lub komputerowi
chat-opt-player = gracz
chat-opt-player-help = Kto przejmuje miejsce; ten bot oznacza komputer
chat-opt-question = pytanie
chat-opt-question-help = Na które pytanie odpowiada się za ciebie
chat-opt-policy = sposób
chat-opt-policy-help = Co się robi, także lista heksów jak to:G4,G5; „ask“ znowu pyta ciebie
chat-standing-title = Twoje stałe rozkazy
chat-standing-about = Odpowiadają za ciebie, więc nikt nie musi na ciebie czekać: od razu albo gdy pokazywana jest ukryta reakcja. Meldunki podają, który stały rozkaz odpowiedział, chyba że zdradziłoby to twoje karty. Na otwarte pytanie odpowie od razu; tego nie można cofnąć.
chat-standing-now = Stały rozkaz, który tu wybierzesz, odpowie od razu także na to pytanie; tego nie można cofnąć.
chat-standing-ask = Pytaj mnie
chat-standing-change = Zmień…
chat-standing-choose = Którą decyzję chcesz ustalić z góry?
chat-standing-always = Rób tak zawsze…
chat-standing-end = Koniec mojej tury
chat-standing-by-itself = Sama z siebie, bez dalszych pytań
chat-standing-end-always = Odtąd kończ turę bez pytania…
chat-standing-set = ✅ Twoje stałe rozkazy zostały zmienione.
chat-standing-answered = Stały rozkaz gracza { $player }: { $policy }
chat-seat-taken-over = { $user } gra odtąd na miejscu **{ $seat }**. Karty przyjdą w wiadomości prywatnej.
chat-seat-computer = Na miejscu **{ $seat }** gra odtąd komputer; obowiązują stałe rozkazy i plany, które tu zostały. { $user } może w każdej chwili wrócić na to miejsce.
chat-seat-handed = Na miejscu **{ $seat }** gra teraz komputer: najpierw według twoich stałych rozkazów i twojego planu, a poza tym tak dobrze, jak potrafi. Przycisk, którym można wrócić na miejsce, jest w wątku.
chat-button-seat-back = Wróć na miejsce
chat-seat-offer = { $user }, **{ $player }** oferuje ci miejsce **{ $seat }** w grze **{ $game }**. Grasz, gdy tylko przyjmiesz ofertę.
chat-button-accept = Przyjmij miejsce
chat-button-decline = Odmów
chat-seat-offered = Miejsce **{ $seat }** zaoferowano graczowi **{ $player }**. Przejmie je, gdy przyjmie ofertę.
chat-seat-accepted = Miejsce **{ $seat }** przejmuje gracz **{ $player }**.
chat-seat-declined = Gracz **{ $player }** nie przyjął oferty: miejsce **{ $seat }** zostaje bez zmian.
chat-thread-taken = Ten wątek należy do gry, która jeszcze trwa. Nową załóż na kanale: dostanie własny wątek.
chat-cannot-write = ⚠️ Nie mogę teraz pisać na tym kanale, więc inni jeszcze tego nie widzą. Uprawnienie może mi nadać administrator; nic nie przepadnie.
chat-button-export = Pobierz grę
chat-substitute-bot = Bot nie może zająć miejsca. Wskaż bota Fieldpost, aby grał komputer.
chat-leave-running = Bitwa trwa, więc miejsca nie można po prostu opuścić. Przekaż je poleceniem `/gra zastępca` albo poddaj się poleceniem `/gra poddaj`.
chat-button-mydata = Pobierz moje dane
chat-button-forget = Usuń moje dane
chat-mydata-ready = Oto wszystko, co jest o tobie zapisane.
chat-confirm-forget = Usunąć wszystko, co jest o tobie zapisane? Opuścisz gry, które czekają na graczy. W zakończonych grach twoje miejsce zostanie bez nazwy, aby rzuty nadal dało się sprawdzić. Wiadomości już wysłane na kanałach zostaną. Tego nie da się cofnąć.
chat-forgotten = { $count ->
    [0] Wszystko, co było o tobie zapisane, zostało usunięte.
    [one] Wszystko, co było o tobie zapisane, zostało usunięte; w jednej grze zostaje miejsce bez nazwy.
   *[other] Wszystko, co było o tobie zapisane, zostało usunięte; w { $count } grach zostaje miejsce bez nazwy.
 }
chat-board-fight = Walka z bliska.
chat-refused-why = **{ $rule }** { $words }
chat-refused-offer = Najbliższy dozwolony rozkaz:
chat-refused-instead = Zrób to zamiast
chat-refused-near = Czy chodziło o jeden z tych rozkazów?

chat-confirm-order = Wykonać to? Pierwszy rozkaz pokazuje albo oddaje coś ukrytego i nie da się go cofnąć.

chat-status-lost = wątek usunięty (nowy otworzy `/gra plansza gra:{ $id }`)
chat-thread-lost = Wątek tej gry został usunięty, więc nic się tam już nie pojawia. Nowy otworzy polecenie `/gra plansza gra:{ $id }` wpisane na kanale serwera.
chat-thread-again = Gra toczy się dalej tutaj: { $thread }
chat-thread-elsewhere = Tutaj nie da się otworzyć wątku. Spróbuj na kanale tekstowym serwera, na którym toczy się gra.
chat-lost-told = Wątek gry **{ $game }** (albo kanał, na którym się toczyła) został usunięty z Discorda. Sama gra pozostaje i nic z niej nie przepadło. Aby grać dalej, wpisz `/gra plansza gra:{ $id }` na { $place }: to otworzy nowy wątek. Do tego czasu `/rozkaz` i `/ręka` działają z opcją `gra:{ $id }`.
chat-lost-anywhere = dowolnym kanale serwera
chat-lost-here = Wątek gry **{ $game }** (`{ $id }`) został usunięty. Gra pozostaje: każdy z jej graczy może tu otworzyć dla niej nowy wątek.
chat-button-reopen = Otwórz nowy wątek
chat-opt-way = jak
chat-opt-way-help = Co zrobić z graczem, któremu skończył się czas
refused-substitute-who = Podaj gracza albo w opcji `jak`, co zrobić z nieobecnym.
chat-button-dry-run = Próba na sucho
chat-dry-run-title = Co zrobiłyby twoje stałe rozkazy
chat-dry-run-about = Wypróbowane na odpowiedziach danych w tej grze ręcznie (łącznie { $looked }): odpowiedziałyby na { $fired }, z tego { $same } tak samo jak ty.
chat-dry-run-same = Tura { $turn }, { $point }: `{ $would }`, tak samo jak ty
chat-dry-run-other = Tura { $turn }, { $point }: `{ $would }`, twój rozkaz: `{ $given }`
