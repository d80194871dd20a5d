## Poczekalnia i partie

refused-not-seated = Nie masz miejsca w tej partii, więc nie możesz w niej działać. Możesz ją oglądać.
refused-no-match = Nie ma tu partii { $match }. Twoje partie pokazuje `/gra stan`.
refused-no-system = Nie ma gry { $system }.
refused-no-scenario = W tej grze nie ma scenariusza { $scenario }.
refused-status-lobby = Ta partia jeszcze się nie zaczęła: czeka na graczy.
refused-status-over = Ta partia jest zakończona.
refused-status-started = Ta partia już się zaczęła; miejsca są zajęte.
refused-status-export = Trwająca partia zawiera tajemnice. Można ją wyeksportować po zakończeniu.
refused-offer-self = Miejsce przechodzi na innego gracza: nie na tego, kto je oferuje, ani na tego, kto na nim gra.
refused-offer-rival = Kto gra po drugiej stronie, nie może przejąć tego miejsca.
refused-offer-early = To miejsce może oddać tylko jego gracz. Założyciel gry dopiero wtedy, gdy pytanie do niego pozostaje otwarte przez { $hours } godziny.
refused-offer-gone = Ta oferta już nie obowiązuje.
refused-offer-other = To miejsce zaoferowano komuś innemu.
refused-already-seated = Siedzisz już tutaj jako { $seat }.
refused-seat-taken = To miejsce jest zajęte. Wybierz inne.
refused-seat-kept = To miejsce jest przez dobę zarezerwowane dla gracza z poprzedniej gry. Wybierz inne.
refused-not-host = Może to zrobić tylko założyciel partii.
refused-not-alone = Dołączył już ktoś inny: poczekaj, aż pozostałe miejsca będą zajęte.
refused-order-number = Rozkaz { $number } ({ $order }) został odrzucony, więc nie wykonano żadnego z nich. { $reason }
refused-no-policy = Dla { $point } nie ma takiego stałego rozkazu.
refused-no-seat = W tym scenariuszu nie ma miejsca { $seat }.
refused-still-playing = Nadal grasz w trwających partiach: { $places }. Przekaż swoje miejsca poleceniem `/gra zastępca` albo poddaj się, a potem spróbuj ponownie.
refused-unplayable = Tej partii nie da się kontynuować z zainstalowanymi tu zasadami. Musi się tym zająć osoba prowadząca bota; nic nie przepadło.
