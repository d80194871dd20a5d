## Why an order is not accepted

refused-not-yours = Ta decyzja nie należy do ciebie. Damy znać, gdy przyjdzie twoja kolej.
refused-stale = To pytanie jest już rozstrzygnięte. Oto bieżące.
refused-end = Zanim tura się skończy, trzeba odpowiedzieć: { $question } Potem wpisz `koniec` ponownie.
refused-illegal = „{ $order }” nie jest tu możliwe. Wybierz jedną z podanych możliwości.
refused-unreadable = Nie rozumiem rozkazu „{ $order }”. Popraw go albo wybierz z menu.
refused-ambiguous = Pasuje kilka rozkazów. Wpisz jeden z nich: { $orders }.
refused-undo-nothing = Nie ma czego cofnąć.
refused-undo-other = Ostatni krok nie był twój, więc nie możesz go cofnąć.
refused-undo-barrier = Rzucono kośćmi lub ujawniono karty, więc nie można już tego cofnąć.
refused-no-armies = W tej grze gracze nie układają własnych armii.
refused-no-sight = W tej grze nie ma linii widoczności.

## What is asked where a game has no words of its own

ask-plain = Co robisz?
