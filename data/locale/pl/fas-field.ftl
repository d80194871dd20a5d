# By Fire and Sword: actions on a virtual table, and why one is refused.

fas-act-stop = Koniec aktywacji
fas-act-attack = Atak w Walce Wręcz
fas-act-charge = Szarża
fas-act-command = Dowodzenie
fas-act-formation = Zmiana szyku
fas-act-leave = Opuszczenie Struktury
fas-act-load = Ładowanie
fas-act-mode = Zmiana typu
fas-act-occupy = Zajęcie Struktury
fas-act-rally = Porządkowanie
fas-act-resupply = Uzupełnienie amunicji
fas-act-shoot = Ostrzał
fas-act-move = Ruch
fas-act-double_move = Ruch Podwójny
fas-act-march = Marsz
fas-act-withdraw = Wycofanie
fas-act-disengage = Oderwanie
fas-act-reposition = Przemieszczenie
fas-act-turn = Zwrot
fas-act-path = Ruch Grupy
fas-act-with = { $action }: { $what }
fas-act-at = { $action }: { $what }, { $where }
fas-act-free = { $action } (akcja darmowa)
fas-ask-act = { $unit } ({ $state }, PD { $count }): co teraz?
fas-ask-act-order = { $unit } ({ $state }, PD { $count }), rozkaz { $order }: co teraz?
fas-told-go = { $unit }, { $action }: { $distance }″ { $heading }.
fas-told-slide = { $unit }: Przemieszczenie o { $distance }″.
fas-told-turn = { $unit }: Zwrot o { $angle }°{ $side ->
    [left] { " " }w lewo
    [right] { " " }w prawo
   *[about] { "" }
 }.
fas-told-retire = { $unit } cofa się prosto o { $distance }″.
fas-told-path = { $unit }: Ruch o { $distance }″.
fas-bar-free-first = akcja darmowa poprzedza wszystkie inne i jest tylko jedna
fas-bar-fired = w tej aktywacji już strzelała
fas-bar-not-by-order = jej rozkaz na to nie pozwala
fas-bar-no-ap = nie ma już PA, za który można to zrobić
fas-bar-once = z tym rozkazem można wykonać tylko jedno Wycofanie, Przemieszczenie lub Zwrot
fas-bar-no-action = to nie jest akcja Jednostki
fas-bar-not-free = to nie jest akcja darmowa tego elementu
fas-bar-garrison = garnizon nie może tego zrobić
fas-bar-outside = nie jest w żadnej Strukturze
fas-bar-in-contact = styka się z wrogą Jednostką: może atakować, oderwać się, wykonać Zwrot, zmienić szyk lub użyć Dzielonego ognia
fas-bar-one-in-contact = w styku z wrogą Jednostką wykonuje tylko jedną akcję
fas-bar-not-in-contact = nie styka się z żadną wrogą Jednostką
fas-bar-symbol = na karcie nie ma już na to symbolu
fas-bar-no-cp = nie ma już PR
fas-bar-words = „{ $order }” nie jest tu akcją
fas-bar-not-declarable = nie można teraz aktywować { $order }
fas-bar-teammate = { $order } dowodzi partner: podaj samo oznaczenie, a partner powie, co ma zrobić
fas-bar-no-target = { $order } nie jest tu celem
fas-bar-out-of-range = Linia Strzału jest dłuższa niż zasięg { $count }″
fas-bar-side-blocked = korytarz ogniowy nie jest wolny po tej stronie
fas-bar-no-line = do { $order } nie prowadzi Linia Strzału z wolnym korytarzem
fas-bar-no-such-fire = nie ma tu takiego ostrzału
fas-bar-same-ref = do każdego celu Dzielonego ognia strzela się z innego REF
fas-bar-one-target = ten ostrzał ma jeden cel
fas-bar-shift = przesuwa się o 0,05 do 2″

## Battles of the virtual table

fire_and_sword-scenario-SC-1 = Łąki nad Pilicą, 1656
fire_and_sword-scenario-SC-1-briefing = Bitwa na wirtualnym stole 72 × 48 cali, liczba Rund 6: bot pilnuje wszystkich pozycji, mierzy i odrzuca to, na co zasady nie pozwalają. Polska jazda i szwedzcy rajtarzy spotykają się na otwartych łąkach; między nimi leżą trzy cele.
fire_and_sword-scenario-SC-2 = Tabor pod Beresteczkiem, 1651
fire_and_sword-scenario-SC-2-briefing = Bitwa na wirtualnym stole 72 × 48 cali, liczba Rund 7: bot pilnuje wszystkich pozycji, mierzy i odrzuca to, na co zasady nie pozwalają. Wojsko koronne szturmuje tabor kozacki; Kozacy zwyciężają, jeśli się utrzymają.
fire_and_sword-scenario-SC-3 = Szańce pod Chocimiem, 1673
fire_and_sword-scenario-SC-3-briefing = Bitwa na wirtualnym stole 72 × 48 cali, liczba Rund 7: bot pilnuje wszystkich pozycji, mierzy i odrzuca to, na co zasady nie pozwalają. Czerwony atakuje osmańskie szańce i musi zdobyć dwa cele.
fire_and_sword-scenario-SC-4 = Najazd na przystań
fire_and_sword-scenario-SC-4-briefing = Bitwa na wirtualnym stole 48 × 48 cali, liczba Rund 6: bot pilnuje wszystkich pozycji, mierzy i odrzuca to, na co zasady nie pozwalają. Potyczka kilku Jednostek z każdej strony przy przystani.
fas-act-way-out = Odejść najkrótszą drogą
fas-bar-civilians = jest w odległości do 12″ od wrogiej Jednostki: Cywile mogą tylko stamtąd odejść
fas-bar-civilians-near = Cywile nie zbliżają się do wrogiej Jednostki na mniej niż { $distance }″
fas-bar-civilians-stay = każda droga prowadzi Cywilów bliżej wroga: zostają na miejscu
fas-bar-civilians-far = żadna droga nie wyprowadza Cywilów poza 12″: idą tam, gdzie znajdą się najdalej od wroga
fas-bar-civilians-out = Cywile opuszczają 12″ najkrótszą drogą, tu o długości najwyżej { $distance }″
