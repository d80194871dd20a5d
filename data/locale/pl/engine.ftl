## Why an order is not accepted

refused-not-yours = Ta decyzja nie należy do ciebie. Damy znać, gdy przyjdzie twoja kolej.
refused-turn-over = Wtedy nie była to już twoja tura.
refused-stale = To pytanie jest już rozstrzygnięte. Oto bieżące.
refused-end = Zanim tura się skończy, trzeba jeszcze odpowiedzieć na pytanie: { $question }
refused-ends-turn = „{ $order }” zakończyłoby tu twoją turę, a stoją za nim dalsze rozkazy. Pomiń to: do tego, czego dotyczy następny rozkaz, gra przejdzie sama.
refused-illegal = „{ $order }” nie jest tu możliwe. Wybierz jedną z podanych możliwości.
refused-unreadable = Nie rozumiem rozkazu „{ $order }”. Popraw go albo wybierz z menu.
refused-ambiguous = Pasuje kilka rozkazów. Wpisz jeden z nich: { $orders }.
refused-undo-nothing = Nie ma czego cofnąć.
refused-undo-other = Ostatni krok nie był twój, więc nie możesz go cofnąć.
refused-undo-barrier = Rzucono kośćmi lub ujawniono karty, więc nie można już tego cofnąć.
refused-again = Najpierw powtarza się to, co cofnięto razem z kośćmi, i wypada to samo: `{ $order }`. Na inną drogę muszą się zgodzić wszyscy gracze: `/gra cofnij` (`jak`: inny atak).
refused-again-other = Najpierw rzuca się ponownie cofnięte kości, tak jak rzucił je inny gracz. Na inną drogę muszą się zgodzić wszyscy gracze: `/gra cofnij` (`jak`: inny atak), albo ten, kto wybrał inaczej, cofa swój ostatni krok.
refused-back-stale = Gra poszła tymczasem dalej. Niczego nie cofnięto; zapytaj ponownie poleceniem `/gra cofnij` (`jak`: mimo kości).
refused-back-why = Rozstrzygnięcie wymaga powodu, najwyżej { $most } znaków. Niczego nie zmieniono; podaj go w `powód`.
refused-back-where = Podaj rozkaz, za który gra ma wrócić: wybierz z tych, które podpowiada `dokąd`. Niczego nie zmieniono.
refused-not-moderator = Rozstrzygnięciem cofa grę tylko moderator albo założyciel, który nie gra. Jako gracz zapytaj pozostałych: `/gra cofnij` (`jak`: mimo kości).
refused-nothing-proposed = Nie zaproponowano niczego, co można by odrzucić.
refused-nothing-to-waive = Nie cofnięto żadnych kości, więc i tak dozwolony jest każdy rozkaz.
refused-no-armies = W tej grze gracze nie układają własnych armii.
refused-no-sight = W tej grze nie ma linii widoczności.

## What is asked where a game has no words of its own

ask-plain = Co robisz?
