## Poczekalnia i gry

refused-not-seated = Nie masz miejsca w tej grze, więc nie możesz w niej działać. Możesz ją oglądać.
refused-no-match = Nie ma tu gry { $match }. Twoje gry pokazuje `/gra stan`.
refused-no-system = Gry o nazwie { $system } ten bot nie zna. Wybierz jedną z podanych.
refused-no-scenario = W tej grze nie ma scenariusza { $scenario }.
refused-status-lobby = Ta gra jeszcze się nie zaczęła: czeka na graczy.
refused-status-over = Ta gra jest zakończona.
refused-status-started = Ta gra już się zaczęła; miejsca są zajęte.
refused-status-export = Trwająca gra zawiera tajemnice. Można ją wyeksportować po zakończeniu.
refused-offer-self = Miejsce przechodzi na innego gracza: nie na tego, kto je oferuje, ani na tego, kto na nim gra.
refused-offer-rival = Kto gra po drugiej stronie, nie może przejąć tego miejsca.
refused-offer-early = To miejsce może oddać tylko jego gracz. Pozostali gracze dopiero wtedy, gdy pytanie do niego pozostaje otwarte przez { $hours } godz.; mogą je oddać także komputerowi.
refused-offer-lobby = Ta gra jeszcze się nie zaczęła, więc nie ma miejsca do oddania. Kto w niej siedzi, może wstać poleceniem `/gra odejdź` i założyć inną.
refused-offer-host = Na tym miejscu gra komputer. Jego poprzedni gracz może je odebrać, a założyciel gry może je zaproponować.
refused-offer-gone = Ta oferta już nie obowiązuje.
refused-offer-other = To miejsce zaoferowano komuś innemu.
refused-offer-computer = Na tym miejscu gra już komputer.
refused-offer-last = Komputer nie może przejąć ostatniego miejsca, na którym gra człowiek. Aby zakończyć grę, poddaj ją.
refused-free-chosen = Na tym miejscu nie ma nic do wyboru; gra na nie nie czeka.
refused-already-seated = Siedzisz już tutaj jako { $seat }.
refused-seat-taken = To miejsce jest zajęte. Wybierz inne.
refused-seat-kept = To miejsce jest przez dobę zarezerwowane dla gracza z poprzedniej gry. Wybierz inne.
refused-sequel = Po tej bitwie następuje kolejna bitwa tej samej gry, toczy się na tym kanale. O rewanż poproś, gdy się skończy.
refused-not-host = Może to zrobić tylko założyciel gry.
refused-not-alone = Dołączył już ktoś inny: poczekaj, aż pozostałe miejsca będą zajęte.
refused-order-number = Rozkaz { $number } ({ $order }) został odrzucony, więc nie wykonano żadnego z nich. { $reason }
refused-unsure = `{ $order }` i to, co dalej, czeka na twoje słowo.
refused-order-stopped = Rozkaz { $number } ({ $order }) i następnych nie wykonano; to, co było przed nim, zostaje. { $reason }
refused-order-waits = Rozkaz { $number } ({ $order }) i następne czekają, bo najpierw musi odpowiedzieć kto inny. Twoja następna strona od nich się zacznie.
refused-order-over = Gra się skończyła; rozkaz { $number } ({ $order }) i następne nie były już potrzebne.
refused-end-later = Tura może się skończyć dopiero po odpowiedzi drugiej strony. Potem grasz dalej albo skończy się sama, gdy nic nie pozostało.
refused-unforeseen = Dalsze rozkazy czekają: { $what }
refused-by-rule = { $reason } ({ $rule })
refused-no-policy = Dla { $point } nie ma takiego stałego rozkazu.
refused-no-seat = W tym scenariuszu nie ma miejsca { $seat }.
refused-still-playing = Nadal grasz w trwających grach: { $places }. Przekaż swoje miejsca poleceniem `/gra zastępca` albo poddaj się, a potem spróbuj ponownie.
refused-unplayable = Tej gry nie da się kontynuować z zainstalowanymi tu zasadami. Musi się tym zająć osoba prowadząca bota; nic nie przepadło.
refused-no-option = Nie ma tu takiego wyboru: { $option }. Wybierz jeden z podanych.
refused-unknown-option = Nie ma tu takiej opcji ani wartości: { $option }. Można ustawić: `{ $known }`.
refused-army-unknown = Nie masz zapisanej armii „{ $name }” do tej gry.
refused-army-taken = Masz już zapisaną armię „{ $name }”. Nadaj tej inną nazwę albo zmień tamtą.
refused-army-too-many = Do jednej gry można zapisać najwyżej { $most } armii. Najpierw którąś usuń.
refused-army-too-long = Lista jest za długa: może mieć najwyżej { $most } znaków.
refused-army-name = Armia potrzebuje nazwy o długości od 1 do { $most } znaków.

## What a board message tells

service-posts = Osobną wiadomość dostaje
service-posts-turn = każda tura, na bieżąco uzupełniana
service-posts-each = każda ostateczna akcja

service-theme = Kolory obrazów
service-theme-day = dzień
service-theme-dusk = zmierzch
service-theme-winter = zima
service-theme-contrast = wysoki kontrast
