## Why an order is not accepted

refused-not-yours = Ta decyzja nie należy do ciebie.
refused-stale = To pytanie jest już rozstrzygnięte. Oto obecne.
refused-illegal = { $order } nie jest tu możliwe.
refused-unreadable = Nie rozumiem rozkazu { $order }.
refused-ambiguous = { $order } pasuje do kilku możliwych rozkazów. Doprecyzuj.
refused-undo-nothing = Nie ma czego cofnąć.
refused-undo-other = Ostatni krok nie był twój, nie możesz go cofnąć.
refused-undo-barrier = Rzucono kośćmi lub ujawniono karty; tego nie można już cofnąć.
