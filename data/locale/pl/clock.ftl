## Zegary

service-pace = Tempo
service-pace-live = na żywo (4 godz. + 10 min na turę)
service-pace-brisk = żwawo (24 godz. + 12 godz. na turę)
service-pace-steady = spokojnie (72 godz. + 36 godz. na turę)
service-pace-slow = powoli (7 dni + 3 dni na turę)
service-pace-none = brak, tylko przypomnienia
service-weekends = Weekendy
service-weekends-count = liczą się
service-weekends-off = są wolne: zegary stoją

chat-clock-since = pytanie padło { $time }
chat-clock-due = czas mija { $time }
chat-clock-over = czas minął { $time }
chat-clock-away = na urlopie do { $time }
chat-clock-rests = zegar stoi
chat-clock-until = Czas do { $time }.
chat-clock-usual = Jeśli do tego czasu nie odpowiesz, zostanie przyjęte: { $usual }.
chat-clock-excused = Graczowi **{ $player }** minął czas. Jest to usprawiedliwione i gra poczeka do { $until }. { $left ->
    [0] To było ostatnie usprawiedliwienie w tej grze.
    [one] W tej grze zostało jeszcze { $left } usprawiedliwienie.
    [few] W tej grze zostały jeszcze { $left } usprawiedliwienia.
   *[other] W tej grze zostało jeszcze { $left } usprawiedliwień.
}
chat-clock-out = Graczowi **{ $player }** minął czas i nie ma już usprawiedliwień. Do { $until } pozostali mogą zdecydować, co stanie się z tym miejscem.
chat-clock-quiet = **{ $player }** nie odpowiada na trzy przypomnienia, więc kolejnych nie będzie. Zegar biegnie dalej.
chat-clock-strict = Graczowi **{ $player }** trzy razy z rzędu minął czas. Dopóki pięć razy nie odpowie na czas, ma na każdą odpowiedź dwanaście godzin czuwania.
chat-standing-overdue = Graczowi { $player } minął czas, więc przyjęto to, co zwykle: { $policy }

chat-cmd-fieldpost-hours = godziny
chat-cmd-fieldpost-hours-help = Mówi, kiedy nie śpisz: tylko wtedy biegnie twój czas i bot cię woła
chat-opt-zone = strefa
chat-opt-zone-help = Twoja strefa czasowa, na przykład Europe/Warsaw
chat-opt-wakes = od
chat-opt-wakes-help = Od której godziny, na przykład 8 albo 08:30
chat-opt-sleeps = do
chat-opt-sleeps-help = Do której godziny, na przykład 22
chat-opt-free = wolne
chat-opt-free-help = Wolne dni: so, nd, 2027-12-24, 2027-07-01/2027-07-10; - żadne
chat-cmd-fieldpost-reminders = przypomnienia
chat-cmd-fieldpost-reminders-help = Wybiera, kiedy i gdzie bot przypomni o grze, która na ciebie czeka
chat-opt-remind = kiedy
chat-opt-remind-help = Kiedy przychodzi przypomnienie
chat-opt-by = gdzie
chat-opt-by-help = Gdzie przychodzi przypomnienie
chat-opt-hand = karty
chat-opt-hand-help = Kiedy ukryte karty przychodzą w wiadomości prywatnej
chat-cmd-fieldpost-vacation = urlop
chat-cmd-fieldpost-vacation-help = Zatrzymuje na kilka dni wszystkie twoje zegary; kończy się z pierwszym rozkazem
chat-opt-days = dni
chat-opt-days-help = Ile dni; bez liczby wszystkie, które zostały w tym roku
chat-opt-back = powrót
chat-opt-back-help = Kończy urlop od razu

chat-remind-usual = w połowie czasu, w trzech czwartych i przed końcem
chat-remind-daily = raz dziennie
chat-remind-digest = zbiorczo w wiadomości prywatnej co rano i przed końcem
chat-remind-last = tylko przed końcem
chat-remind-none = nigdy
chat-by-thread = w wątku
chat-by-dm = w wiadomości prywatnej
chat-by-both = tu i tu
chat-hand-turn = kiedy mam ruch
chat-hand-always = zawsze
chat-hand-never = nigdy
chat-reminders-told = Przypomnienia: **{ $remind }**, { $by }. Karty w wiadomości prywatnej: **{ $hand }**.
chat-weekdays = pn wt śr cz pt so nd
chat-hours-unknown = Nie wiadomo, kiedy nie śpisz, więc twój czas biegnie od 08:00 do 22:00 w strefie gry. Ustawisz to poleceniem `/fieldpost godziny`.
chat-hours-told = Nie śpisz od **{ $wakes }** do **{ $sleeps }** ({ $zone }). Wolne: { $free }. Tylko wtedy biegnie twój czas i tylko wtedy bot cię woła.
chat-vacation-begun = Masz urlop do { $until }: wszystkie twoje zegary stoją. Kończy się z pierwszym rozkazem. { $left ->
    [one] W tym roku został jeszcze { $left } dzień.
    [few] W tym roku zostały jeszcze { $left } dni.
   *[other] W tym roku zostało jeszcze { $left } dni.
}
chat-vacation-over = Witaj z powrotem: twój czas znów biegnie. { $left ->
    [one] W tym roku został { $left } dzień urlopu.
    [few] W tym roku zostały { $left } dni urlopu.
   *[other] W tym roku zostało { $left } dni urlopu.
}

refused-zone = Nie ma strefy czasowej { $typed }. Wybierz jedną z tych, które pojawiają się podczas pisania.
refused-time = { $typed } to nie godzina. Napisz ją na przykład tak: 8 albo 22:30.
refused-date = { $typed } to ani dzień tygodnia, ani data. Daty pisz tak: 2027-12-24, zakres tak: 2027-12-24/2027-12-31.
refused-free-days = Co najmniej jeden dzień tygodnia musi zostać, a wolnych dat może być najwyżej { $most }.
refused-vacation-twice = Masz już urlop. Kończy się z pierwszym rozkazem albo poleceniem `/fieldpost urlop` z opcją `powrót`.
refused-vacation-none = Nie masz urlopu.
refused-vacation-left = Tyle dni nie zostało: w tym roku masz jeszcze { $left }.

service-absent = Kto nie wraca
service-absent-usual = jak zwykle: w drużynach gra komputer, inaczej gra odpoczywa
service-absent-computer = gra za niego komputer
service-absent-substitute = miejsce może zająć każdy
service-absent-claim = wygrywa druga strona
service-absent-freeze = gra odpoczywa

chat-clock-extended = **{ $player }** ma więcej czasu: do { $until }.
chat-clock-partner = Graczowi **{ $player }** minął czas, więc wykonano podpowiedź z drużyny.
chat-clock-frozen = Nikt nie zdecydował, co stanie się z miejscem gracza **{ $player }**, więc gra odpoczywa, a zegary stoją. Ruszy, gdy tylko zagra, albo po wyborze jednej z tych możliwości.
chat-clock-warned = Ktoś zgłasza wygraną z graczem **{ $player }**, który dostał ostatnią wiadomość. Jeśli nie odpowie, wygraną można zabrać ostatecznie: { $until }.
chat-clock-ending = Zaproponowano zakończyć grę z graczem **{ $player }** bez zwycięzcy. Skończy się, gdy zgodzą się wszyscy obecni.
chat-clock-claimed = Graczowi **{ $player }** minął czas i nie ma go z powrotem, więc jego strona poddaje grę.
chat-clock-ended = Gracz **{ $player }** nie wrócił. Wszyscy obecni zgadzają się zakończyć grę bez zwycięzcy.
chat-clock-computer = Na miejscu **{ $seat }** gra komputer; **{ $player }** może na nie w każdej chwili wrócić.
chat-clock-offer = Na miejsce **{ $seat }** szukany jest inny gracz.
chat-clock-seat = Na miejscu **{ $seat }** gra odtąd **{ $player }**.
chat-clock-vacation = **{ $player }** ma urlop do { $until }. Zegar stoi; urlop kończy się z pierwszym rozkazem.
chat-clock-here = Urlop się skończył (**{ $player }**) i zegar znów biegnie.
chat-clock-ask-pause = **{ $player }** proponuje przerwę: wszystkie zegary stoją, dopóki ktoś nie zakończy jej poleceniem `/gra przerwa`. Zacznie się, gdy zgodzą się wszyscy.
chat-clock-ask-pace = **{ $player }** proponuje inne tempo: **{ $pace }**. Obowiązuje, gdy zgodzą się wszyscy.
chat-clock-paused = Wszyscy się zgadzają: gra ma przerwę, a zegary stoją. Kończy ją każdy poleceniem `/gra przerwa`.
chat-clock-resumed = **{ $player }** kończy przerwę: zegary znów biegną.
chat-clock-pace = Wszyscy się zgadzają: od teraz tempo to **{ $pace }**.
chat-clock-warning = Pozostali zgłaszają wygraną, bo minął twój czas. Wystarczy jeden twój rozkaz, by to odwołać.
chat-button-consent = Zgadzam się
chat-button-pause = Przerwij lub wznów: { $scenario }
chat-button-away = Na urlop na { $days } dni
chat-button-returned = Wracam z urlopu
chat-agreed = Zapisano. Obowiązuje, gdy zgodzą się wszyscy.
chat-seat-anybody = Każdy, kto ma czas
chat-absent-extend24 = 24 godz. więcej
chat-absent-extend24-sure = Dać graczowi **{ $player }** jeszcze 24 godziny czasu czuwania?
chat-absent-extend72 = 72 godz. więcej
chat-absent-extend72-sure = Dać graczowi **{ $player }** jeszcze 72 godziny czasu czuwania?
chat-absent-computer = Niech gra komputer
chat-absent-computer-sure = Czy za gracza **{ $player }** ma grać komputer według jego stałych rozkazów? Miejsce może odzyskać w każdej chwili.
chat-absent-substitute = Znajdź gracza
chat-absent-substitute-sure = Zaproponować miejsce gracza **{ $player }** temu, kto zgłosi się pierwszy? Jego stałe rozkazy wtedy się kończą.
chat-absent-claim = Zgłoś wygraną
chat-absent-claim-sure = Zgłosić wygraną z graczem **{ $player }**? Dostanie ostatnią wiadomość i jeszcze trochę czasu na odpowiedź.
chat-absent-end = Zakończ
chat-absent-end-sure = Zakończyć grę bez zwycięzcy? Muszą się zgodzić wszyscy obecni.
chat-absent-done = Gotowe. Szczegóły są w wątku gry.
chat-cmd-game-pause = przerwa
chat-cmd-game-pause-help = Proponuje, by zegary gry stanęły, zgadza się na to albo kończy przerwę
chat-cmd-game-pace = tempo
chat-cmd-game-pace-help = Proponuje inne tempo trwającej gry albo zgadza się na nie
chat-opt-pace = tempo
chat-opt-pace-help = Nowe tempo
chat-pace-live = na żywo (4 godz. + 10 min na turę)
chat-pace-brisk = żwawo (24 godz. + 12 godz. na turę)
chat-pace-steady = spokojnie (72 godz. + 36 godz. na turę)
chat-pace-slow = powoli (7 dni + 3 dni na turę)
chat-pace-none = brak, tylko przypomnienia

refused-extension = Tylu godzin nie można dodać.
refused-claim-team = Po tamtej stronie grają też inni, więc wygranej nie można zgłosić. Wezwij komputer albo znajdź innego gracza.
refused-claim-early = Wygraną już zgłoszono, a ostatnia wiadomość została wysłana. Poczekaj, aż minie podany w niej czas.
refused-no-end = Tak gry zakończyć nie można, wybierz coś innego.
refused-not-absent = Nikomu nie minął tu czas: gracz odpowiedział albo miejsce zmieniło właściciela.
refused-absent-self = Gra czeka właśnie na ciebie: wystarczy dowolny twój rozkaz.
refused-pace = Nie ma tempa { $typed }. Wybierz jedno z proponowanych.
refused-no-clocks = W tej grze nie biegnie żaden zegar, więc nie ma czego wstrzymać.
refused-offer-clock = To miejsce może oddać tylko jego gracz. Pozostali gracze dopiero wtedy, gdy minie jego czas; mogą je oddać także komputerowi.
chat-clock-lobby-warned = Ta gra czeka na graczy już dwanaście dni. Jeśli się nie zacznie, zostanie zamknięta: { $until }.
chat-clock-lobby-closed = Przez dwa tygodnie nie znaleźli się gracze, więc gra jest zamknięta. Następną otwiera `/gra nowa`.
chat-clock-silent = Od sześćdziesięciu dni nikt nie wydał rozkazu, więc gra odpoczywa. Nic nie przepadło: ruszy z pierwszym rozkazem.
chat-clock-outage = Od { $until } aż do teraz do Fieldpost nie docierały żadne naciśnięcia. W tym czasie nie biegł żaden zegar. { $left ->
    [0] Wiadomością nie przyszły żadne rozkazy.
    [one] Rozkazy przyszły jedną wiadomością.
    [few] Rozkazy przyszły { $left } wiadomościami.
   *[other] Rozkazy przyszły { $left } wiadomościami.
}
chat-typed-here = { $done ->
    [0] Nic nie wykonano i nic się nie zmieniło: pisz rozkazy tak jak przy `/rozkaz` i wspomnij mnie w tej samej wiadomości.
   *[other] Wykonano: { $done } z { $every }.
}
chat-lobby-closed = Zamknięta: gra nie zaczęła się przez dwa tygodnie.
chat-status-closed = zamknięta przed rozpoczęciem
refused-status-closed = Ta gra została zamknięta, bo nie znaleźli się gracze. Następną otworzysz poleceniem `/gra nowa`.

chat-clock-used = Zużyty czas czuwania: { $people }.
chat-clock-used-one = **{ $player }** { $hours } godz. na { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
   *[other] { $answers } odpowiedzi
}
chat-clock-ask-here = **{ $player }** proponuje, aby gra toczyła się dalej w { $where }. Stanie się tak, gdy zgodzą się wszyscy gracze.
chat-clock-moved = Gra toczy się dalej w { $where }.
chat-clock-returned = Komputer nie może grać za gracza **{ $player }**: przeciwnik się sprzeciwia. Miejsce znów należy do niego.
chat-absent-veto = Bez komputera
chat-absent-veto-sure = Nie zgodzić się, by komputer grał za gracza **{ $player }**? W tej grze nie będzie już mógł. Miejsce znów będzie należeć do niego, a pozostali wybiorą inne wyjście.
chat-cmd-game-here = tutaj
chat-cmd-game-here-help = Przenieś grę na ten kanał, gdy zgodzą się wszyscy gracze
refused-computer-vetoed = Przeciwnik nie zgodził się, by za tego gracza grał komputer. Wybierz inne wyjście: więcej czasu, zastępcę, zgłoszenie wygranej albo koniec.
refused-veto-none = Komputer nie gra tu już za nikogo.
refused-veto-own = Sprzeciwić się komputerowi może tylko przeciwnik; ten gra po twojej stronie.

## Cofanie mimo kości

chat-clock-ask-back = **{ $player }** prosi o cofnięcie { $left ->
    [one] ostatniego rozkazu
   *[other] ostatnich { $left } rozkazów
}, razem z kośćmi. Muszą się zgodzić wszyscy gracze; rozkaz wydany w międzyczasie kończy prośbę. Co się od tego czasu okazało:
chat-clock-shown = Coś ukrytego odsłoniły rozkazy: { $seats }; kto to widział, wie o tym nadal.
chat-clock-ask-waive = **{ $player }** prosi, by dozwolić inny atak niż cofnięty. Muszą się zgodzić wszyscy gracze.
chat-clock-waived = Wszyscy się zgadzają: tego, co cofnięto, nie trzeba powtarzać.
chat-clock-declined = **{ $player }** się nie zgadza. Gra toczy się dalej bez zmian.
chat-clock-back = Wszyscy się zgadzają: gra wraca do stanu sprzed tego rozkazu.{ $bound ->
    [yes] { " " }Cofnięte rzuty wypadną tak samo i są wykonywane najpierw; inny atak wymaga zgody wszystkich.
   *[no] { "" }
}
chat-clock-rolled-back = **{ $player }** rozstrzyga jako moderator: gra cofa się o { $left ->
    [one] jeden rozkaz
    [few] { $left } rozkazy
   *[other] { $left } rozkazów
}. Powód: { $why }
chat-log-back-consent = ↶ Cofnięto razem z kośćmi, za zgodą wszystkich.
chat-log-back-moderator = ↶ Cofnął moderator: { $why }
chat-button-waive = Dozwolić inny atak
chat-button-ask-all = Zapytaj wszystkich
chat-declined = Odrzucono. Wątek gry o tym powie.
chat-undo-behind = Za zgodą wszystkich graczy można cofnąć { $count ->
    [one] ten rozkaz
    [few] te { $count } rozkazy
   *[other] te { $count } rozkazów
}. Ten sam atak da potem te same wyniki na kościach; inny jest dozwolony tylko za zgodą wszystkich. Wszyscy gracze przeczytają, co się od tego czasu okazało:
chat-undo-ask = mimo kości: zapytaj wszystkich graczy
chat-undo-waive = inny atak: zapytaj wszystkich graczy
chat-undo-decline = odrzuć to, co zaproponowano
chat-opt-how = jak
chat-opt-how-help = Więcej niż twój ostatni krok
chat-opt-to = dokąd
chat-opt-to-help = Rozkaz, za którym gra ma znów stać
chat-opt-reason = powód
chat-opt-reason-help = Moderatorzy: dlaczego cofasz grę; przeczytają to wszyscy
chat-digest-title = { $count ->
    [one] Czeka na ciebie gra:
    [few] Czekają na ciebie { $count } gry:
   *[other] Czeka na ciebie { $count } gier:
 }
