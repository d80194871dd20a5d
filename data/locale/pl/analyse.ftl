## Warianty próbowane prywatnie

chat-cmd-analyse = analiza
chat-cmd-analyse-help = Próbuje wariantów od teraz lub od wcześniejszej chwili, tylko dla ciebie; gra się nie dowie
chat-opt-line = wariant
chat-opt-line-help = Próbowane rozkazy tego, kto jest pytany, oddzielone średnikami
chat-analyse-title = Analiza
chat-analyse-about = Zaczyna się po zapisie { $record } od tego, co wiesz. To, co ukryte, jest odgadywane, a kości rzucane tylko dla tej strony: próba nr { $number }. Do gry nic nie trafia.
chat-analyse-whole = Zaczyna się po zapisie { $record } zakończonej gry, nic nie jest ukryte; kości rzucane tylko dla tej strony: próba nr { $number }.
chat-analyse-next = Teraz: **{ $seat }**
chat-analyse-over = Ten wariant kończy grę.
chat-analyse-try = Spróbuj rozkazu
chat-analyse-form = Wariant od początku
chat-analyse-long = Wariant ma najwyżej { $most } rozkazów; reszta jest pominięta.
analyse-refused-unknown = W tej grze bot nie umie jeszcze odgadnąć, co jest przed tobą ukryte, więc można ją analizować dopiero po zakończeniu.
chat-button-analyse = Analizuj
chat-button-fork-answer = Odpowiada komputer
chat-button-fork-type = Wpisz wariant
chat-button-fork-less = Krok wstecz
chat-button-fork-again = Inne kości i karty
