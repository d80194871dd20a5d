### Plany: rozkazy z wyprzedzeniem, z warunkami.

## Co jest nie tak z planem i dlaczego się zatrzymuje

plan-refused-length = Plan ma od 1 do { $most } wierszy i co najmniej jeden rozkaz. Napisz na przykład: E4>E6; E6xG7 jeśli szansa>=50
plan-refused-else = Przed „{ $words }” nie ma wiersza z „jeśli”. Najpierw podaj warunek, potem „inaczej”.
plan-refused-line = Nie umiem odczytać „{ $words }” jako wiersza planu. Napisz „jeśli E6 wolne: E4>E6” albo „E4>E6 jeśli E6 wolne”.
plan-refused-condition = Nie znam warunku „{ $words }”. Są takie: E6 wolne, E6 zajęte, E6 własne, E6 wróg, siła E6>=2, szansa>=50, kości>=3, tura>=4, strata; „nie” przed nimi je odwraca.
plan-refused-place = Na tej mapie nie ma miejsca { $place }. Popraw warunek; plan nie został wydany.
plan-refused-device = Z tego urządzenia korzysta dwoje graczy, więc plan nie pozostałby tajny. Wydaj rozkazy w swojej turze.
plan-stop-condition = Warunek „{ $condition }” nie był spełniony.
plan-stop-watch = Zaszło „{ $condition }”.
plan-stop-unknown = „{ $condition }” nie da się tu rozstrzygnąć.
plan-stop-asked = Sam plan każe się tu zatrzymać.
plan-stop-anytime = Plan sam się nie poddaje i nie proponuje remisu. Zrób to osobiście.
plan-stop-by-hand = Rozkaz wydano ręcznie.
plan-stop-taken-back = Cofnięto kroki.

## Strona planu

chat-cmd-plan = plan
chat-cmd-plan-help = Rozkazy z wyprzedzeniem na następną turę, z warunkami i dokładnymi szansami
chat-opt-plan = plan
chat-opt-plan-help = Na przykład: jeśli E6 wolne: E4>E6; inaczej nic; E6xG7 jeśli szansa>=50; stop jeśli strata
chat-plan-title = Plan
chat-plan-about = Rozkazy na twoją następną turę. Są wykonywane jeden po drugim, gdy tylko przyjdzie twoja kolej, tak jakby zostały wtedy wpisane. Dopóki plan nie działa, nikt o nim nie wie, a jeśli nie zadziała wcale, nikt się o nim nie dowie. Zatrzymuje się na pierwszym rozkazie, który jest niemożliwy albo którego warunek nie zachodzi, i mówi o tym tylko tobie.
    Złóż rozkaz w menu albo napisz: `jeśli E6 wolne: E4>E6; inaczej nic; E6xG7 jeśli szansa>=50; stop jeśli strata`
chat-plan-draft = **Jeszcze nie wydany.** Obejrzyj go i naciśnij **Wydaj plan**. O rzuty kośćmi i odkrycie kart nikt już potem nie zapyta.
chat-plan-waits = ⏳ Twój plan czeka na twoją turę. Wiesz o nim tylko ty.
chat-plan-done = ✅ Twój plan został wykonany.
chat-plan-stopped = ⏹ Twój plan zatrzymał się w wierszu { $line }: { $reason }
chat-plan-stopped-at = ⏹ Twój plan zatrzymał się w wierszu { $line } na rozkazie `{ $order }`: { $reason }
chat-plan-ordered = Wykonał: `{ $orders }`
chat-plan-given = ✅ Plan został wydany.
chat-plan-dropped = ✅ Plan został odwołany. Co już wykonał, zostaje.
chat-plan-stops = Zatrzymuje się w wierszu { $line }: { $reason }
chat-plan-end-done = wykonany do końca
chat-plan-end-stopped = zatrzymuje się
chat-plan-end-waits = czeka na drugą stronę
chat-plan-end-shown = idzie dalej, gdy coś zostanie odkryte
chat-plan-end-uncounted = nie policzono, za dużo możliwości
chat-plan-foreseen = Dokładne szanse według tego, co wiesz; tak jakby druga strona do twojej tury nic nie zrobiła.
chat-plan-unforeseen = Nie da się tu przewidzieć, jak będzie wyglądać twoja tura, dlatego szans nie podaję. Każdy rozkaz jest sprawdzany, gdy przyjdzie na niego pora.
chat-plan-add = Dodaj rozkaz…
chat-plan-more = Dodaj warunek…
chat-plan-add-odds = Ostatni rozkaz tylko przy szansie co najmniej 50 %
chat-plan-add-skip = W innym razie pomiń go i idź dalej
chat-plan-add-lost = Zatrzymaj się, gdy tylko poniosę stratę
chat-plan-add-end = Zakończ turę
chat-plan-add-less = Wykreśl ostatni wiersz
chat-plan-form-label = Wiersze oddzielone średnikami
chat-plan-form-hint = { $example }
chat-button-plan-give = Wydaj plan
chat-button-plan-edit = Zmień
chat-button-plan-write = Napisz plan
chat-button-plan-drop = Odwołaj

## Słowa planów, tak jak się je wpisuje; kilka dzieli średnik

chat-plan-word-if = jeśli;jeżeli
chat-plan-word-else = inaczej
chat-plan-word-then = potem
chat-plan-word-and = i;oraz
chat-plan-word-not = nie
chat-plan-word-hold = nic;czekaj
chat-plan-word-stop = stop;koniec
chat-plan-word-free = wolne
chat-plan-word-taken = zajęte
chat-plan-word-own = własne;moje
chat-plan-word-enemy = wróg
chat-plan-word-strength = siła
chat-plan-word-odds = szansa
chat-plan-word-dice = kości
chat-plan-word-turn = tura
chat-plan-word-lost = strata
