# Commands & Colors: Napoleonics: questions, menus, log lines and refusals. Names stand in napoleonics-names.ftl.

## Pytania

napoleonics-ask-D-02 = Którą kartę dowodzenia zagrasz?
napoleonics-ask-D-03-section = { $card }: która sekcja?
napoleonics-ask-D-03-mode = { $card }: według tekstu czy jeden zwykły rozkaz?
napoleonics-ask-D-03-supply = { $card }: która jednostka wraca i dokąd?
napoleonics-ask-D-04 = { $card }: która jednostka odzyskuje blok?
napoleonics-ask-D-05 = { $card }: komu wydasz rozkaz? Rozkazy: { $count } z { $most }.
napoleonics-ask-D-05-plain = { $card }: wydaj rozkaz jednej dowolnej jednostce, bez efektów karty.
napoleonics-ask-D-06 = Kto się rusza i dokąd?
napoleonics-ask-D-07 = Kto kogo atakuje?
napoleonics-ask-D-08 = Walka wręcz: { $attacker } { $origin } przeciw { $hex } ({ $target }). Jak zareagujesz?
napoleonics-ask-D-11 = { $target } { $hex }, flagi: { $count }. Ile z nich ignorujesz?
napoleonics-ask-D-12 = Odwrót: { $target } { $hex }. Heksów: { $count }. Którędy?
napoleonics-ask-D-12-retire = Wycofanie i przegrupowanie: { $target } { $hex }. Heksów: { $count }. Którędy?
napoleonics-ask-D-13 = { $leader } musi się cofnąć, teraz na { $hex }. Dokąd dalej?
napoleonics-ask-D-14 = { $attacker } { $origin }: wejść na opuszczony heks { $hex }?
napoleonics-ask-D-15 = { $attacker } po przełamaniu: atak dodatkowy?
napoleonics-ask-D-16 = { $target } { $hex }: kontratak ({ $attacker } { $origin })?
napoleonics-ask-D-19 = Którą z tych kart zatrzymujesz?

## Menu

napoleonics-now = { $count ->
    [0] Teraz żadnego rozkazu: nikt go nie dostanie.
    [one] Teraz { $count } rozkaz.
    [few] Teraz { $count } rozkazy.
   *[other] Teraz { $count } rozkazów.
 }
napoleonics-card-now = { napoleonics-now } { $words }
napoleonics-menu-unit = { $hex } { $name } { $blocks }/{ $start }
napoleonics-menu-unit-leader = { $hex } { $name } { $blocks }/{ $start }, { $leader }
napoleonics-menu-leader = { $hex } { $leader } (dowódca)
napoleonics-menu-detach = { $hex } odłączyć: { $leader }
napoleonics-menu-dissolve = { $hex } rozwiązać czworobok: { $name } { $blocks }/{ $start }
napoleonics-menu-hex = { $hex }, { $terrain }
napoleonics-menu-way = { $way }, { $terrain }
napoleonics-menu-joined = z artylerią: { $hexes }
napoleonics-menu-alone = bez artylerii
napoleonics-menu-off = poza pole bitwy
napoleonics-menu-ignore = { $count ->
    [0] nie ignoruj żadnej flagi
    [one] zignoruj { $count } flagę
    [few] zignoruj { $count } flagi
   *[many] zignoruj { $count } flag
}
napoleonics-menu-use-card = Według tekstu karty
napoleonics-menu-use-single = Jeden zwykły rozkaz
napoleonics-menu-react-none = Stać i walczyć
napoleonics-menu-react-first-strike = Pierwszy cios
napoleonics-menu-react-retire = Wycofać i przegrupować
napoleonics-menu-react-square = Uformować czworobok
napoleonics-menu-battle-back = Kontratak
napoleonics-menu-done-D-05 = Dość rozkazów
napoleonics-menu-done-D-06 = Dość ruchów
napoleonics-menu-done-D-07 = Dość walk
napoleonics-menu-done-D-13 = Zatrzymać się tutaj
napoleonics-menu-done-D-14 = Zostać
napoleonics-menu-done-D-15 = Bez ataku dodatkowego
napoleonics-menu-done-D-16 = Bez kontrataku

## Kości i flagi

napoleonics-dice-blocks = bloki
napoleonics-dice-half = połowa bloków po ruchu
napoleonics-dice-guns = artyleria w walce wręcz
napoleonics-dice-table = artyleria na odległość { $count }
napoleonics-dice-square = czworobok
napoleonics-dice-against-infantry = przeciw piechocie
napoleonics-dice-joined = artyleria { $hex }
napoleonics-dice-floor = nigdy poniżej 0
napoleonics-dice-into = teren celu: { $terrain }
napoleonics-dice-out = teren atakującego: { $terrain }
napoleonics-dice-between = ze wzgórza na wzgórze
napoleonics-dice-into-works = szaniec celu
napoleonics-dice-out-works = szaniec atakującego
napoleonics-dice-none = nic
napoleonics-flag-support = wsparcie: { $hexes }

## Zapis

napoleonics-log-face = { $count }× { $face }
napoleonics-log-and = { $first }, { $second }
napoleonics-log-turn = Tura { $number }: { $side }.
napoleonics-log-card = { $side }, zagrana karta: { $card }.
napoleonics-log-card-copied = { $side }, zagrana karta: { $card }; działa jak { $other }.
napoleonics-log-card-nothing = { $side }, zagrana karta: { $card }; nie ma czego powtórzyć.
napoleonics-log-section = Sekcja: { $section }.
napoleonics-log-mode-card = Karta działa według tekstu.
napoleonics-log-mode-single = Karta służy do jednego zwykłego rozkazu.
napoleonics-log-symbols = { $card }, { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[other] { $count } kości
 }: { $dice }.
napoleonics-log-regained = Odzyskany blok: { $name } { $hex }, bloków teraz: { $count }.
napoleonics-log-supply = Cofnięcie: { $name }, { $origin }-{ $hex }.
napoleonics-log-ordered-none = Nikt nie otrzymuje rozkazu.
napoleonics-log-ordered = Rozkaz otrzymują: { $hexes }.
napoleonics-log-ordered-leaders = Rozkaz, jednostki: { $hexes }; dowódcy: { $leaders }.
napoleonics-log-ordered-only-leaders = Rozkaz, dowódcy: { $leaders }.
napoleonics-log-dissolved = Czworobok rozwiązany: { $name } { $hex }; karta wraca na rękę.
napoleonics-log-square-lost = Karta utraconego czworoboku wraca na rękę: { $name } { $hex }.
napoleonics-log-move = Ruch, { $name }: { $way }.
napoleonics-log-take_ground = Zajęcie terenu, { $name }: { $way }.
napoleonics-log-breakthrough = Przełamanie, { $name }: { $way }.
napoleonics-log-retreat = Odwrót, { $name }: { $way }.
napoleonics-log-retire = Wycofanie i przegrupowanie, { $name }: { $way }.
napoleonics-log-leader-move = Dowódca { $leader }: { $way }.
napoleonics-log-leader-step = Dowódca { $leader } cofa się: { $origin }-{ $hex }.
napoleonics-log-melee = Ogłoszona walka wręcz: { $attacker } { $origin } przeciw { $hex } ({ $target }).
napoleonics-log-melee-joined = Ogłoszony atak połączony: { $attacker } { $origin } przeciw { $hex } ({ $target }), artyleria: { $hexes }.
napoleonics-log-bonus = Ogłoszony atak dodatkowy: { $attacker } { $origin } przeciw { $hex } ({ $target }; NAP-BON-01).
napoleonics-log-bonus-joined = Ogłoszony dodatkowy atak połączony: { $attacker } { $origin } przeciw { $hex } ({ $target }), artyleria: { $hexes } (NAP-BON-01).
napoleonics-log-react-first_strike = Pierwszy cios: { $name } { $hex }, rzut przed atakiem (NAP-FST-02).
napoleonics-log-react-retire = Wycofanie i przegrupowanie: { $name } { $hex } (NAP-RR-01).
napoleonics-log-react-square = Uformowanie czworoboku: { $name } { $hex } (NAP-SQ-01).
napoleonics-log-square = Czworobok { $number }: { $name } { $hex }; losowa karta z ręki trafia zakryta na tor czworoboków (NAP-SQ-03).
napoleonics-log-check-formed = Test czworoboku na { $hex }: { $face }, udany (NAP-OPT-01).
napoleonics-log-check-failed = Test czworoboku na { $hex }: { $face }, nieudany (NAP-OPT-01).
napoleonics-log-sum = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[other] { $count } kości
 } ({ $parts })
napoleonics-log-part = { $amount } { $reason }
napoleonics-log-part-rule = { $amount } { $reason } { $rule }
napoleonics-log-result-none = Bez skutku.
napoleonics-log-result-both = Trafienia: { $hits }, flagi: { $flags }.
napoleonics-log-result-hits = Trafienia: { $hits }.
napoleonics-log-result-flags = Flagi: { $flags }.
napoleonics-log-dice-fire = Ostrzał: { $attacker } { $origin } przeciw { $hex } ({ $target }). { $sum }: { $dice }. { $result }
napoleonics-log-dice-melee = Walka wręcz: { $attacker } { $origin } przeciw { $hex } ({ $target }). { $sum }: { $dice }. { $result }
napoleonics-log-dice-retire = Walka z wycofującą się kawalerią, trafiają tylko symbole kawalerii (NAP-RR-03): { $attacker } { $origin } przeciw { $hex } ({ $target }). { $sum }: { $dice }. { $result }
napoleonics-log-dice-first_strike = Pierwszy cios: { $attacker } { $origin } przeciw { $hex } ({ $target }). { $sum }: { $dice }. { $result }
napoleonics-log-dice-square = Czworobok rzuca pierwszy (NAP-SQ-07): { $attacker } { $origin } przeciw { $hex } ({ $target }). { $sum }: { $dice }. { $result }
napoleonics-log-dice-battle_back = Kontratak: { $attacker } { $origin } przeciw { $hex } ({ $target }). { $sum }: { $dice }. { $result }
napoleonics-log-hit = { $name } { $hex }, strata: { $count ->
    [one] { $count } blok
    [few] { $count } bloki
   *[other] { $count } bloków
 }; zostało: { $left }.
napoleonics-log-hit-retreat = { $name } { $hex }, strata: { $count ->
    [one] { $count } blok
    [few] { $count } bloki
   *[other] { $count } bloków
 }, brak miejsca na odwrót (NAP-RET-06); zostało: { $left }.
napoleonics-log-hit-square = { $name } { $hex }, strata: { $count ->
    [one] { $count } blok
    [few] { $count } bloki
   *[other] { $count } bloków
 } zamiast odwrotu, jak w każdym czworoboku (NAP-SQ-15); zostało: { $left }.
napoleonics-log-eliminated = Wyeliminowana jednostka: { $name } { $hex }, strata: { $count ->
    [one] { $count } blok
    [few] { $count } bloki
   *[other] { $count } bloków
 }.
napoleonics-log-eliminated-retreat = Wyeliminowana jednostka: { $name } { $hex }, strata: { $count ->
    [one] { $count } blok
    [few] { $count } bloki
   *[other] { $count } bloków
 }, brak miejsca na odwrót (NAP-RET-06).
napoleonics-log-eliminated-square = Wyeliminowana jednostka: { $name } { $hex }, strata: { $count ->
    [one] { $count } blok
    [few] { $count } bloki
   *[other] { $count } bloków
 } zamiast odwrotu, jak w każdym czworoboku (NAP-SQ-15).
napoleonics-log-check-casualty = Dowódca { $leader } na { $hex }, test strat, przeżył: { $dice } ({ $rule }).
napoleonics-log-check-casualty-killed = Dowódca { $leader } na { $hex }, test strat, poległ: { $dice } ({ $rule }).
napoleonics-log-check-escape = Dowódca { $leader } przemknął przez { $hex }: { $dice } ({ $rule }).
napoleonics-log-check-escape-killed = Dowódca { $leader } nie przemknął przez { $hex }: { $dice } ({ $rule }).
napoleonics-log-leader-killed = Dowódca { $leader } poległ na { $hex }.
napoleonics-log-leader-trapped = Dowódca { $leader } nie ma odwrotu z { $hex } i przepada (NAP-LRT-05).
napoleonics-log-leader-left = Dowódca { $leader } opuszcza pole bitwy z { $hex }, bez sztandaru (NAP-LRT-06).
napoleonics-log-ignored = { $name } { $hex }, zignorowano: { $count ->
    [one] { $count } flagę
    [few] { $count } flagi
   *[other] { $count } flag
 } (NAP-MOR-01).
napoleonics-log-banner-unit = { $side }, sztandar za jednostkę; razem { $count }.
napoleonics-log-banner-leader = { $side }, sztandar za dowódcę; razem { $count }.
napoleonics-log-banner-objective = { $side }, tymczasowy sztandar; razem { $count }.
napoleonics-log-banner-lost = { $side }, utrata tymczasowego sztandaru; razem { $count }.
napoleonics-log-drawn = { $side }, dobrano: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
 }.
napoleonics-log-drawn-shuffled = { $side }, dobrano: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
 }; z odrzuconych kart powstaje nowa talia.
napoleonics-log-taken = Dobierasz: { $cards }.
napoleonics-log-track = Na twoim torze czworoboków, pole { $number }: { $card }.
napoleonics-log-discarded = { $side }, odrzucono: { $cards }.
napoleonics-log-shuffled = Talia i odrzucone karty zostały przetasowane razem.
napoleonics-log-won = Zwycięstwo: { $side } ({ $reason }, { $rule }).
napoleonics-log-drawn-battle = Bitwa kończy się remisem ({ $reason }, { $rule }).

## Zakończenia

napoleonics-over-banners = dość sztandarów
napoleonics-over-resigned = kapitulacja
napoleonics-over-agreed = porozumienie
napoleonics-over-turn-limit = limit tur wyczerpany
napoleonics-over-two-games = sztandary z obu bitew

## Dwie bitwy

napoleonics-contest-score = { $lower } { $low }, { $upper } { $high }
napoleonics-contest-first = Pierwsza z dwóch bitew, po niej zamiana stron ({ $rule })
napoleonics-contest-follows = Pierwsza bitwa: { $score }. Następuje druga bitwa, z zamianą stron ({ $rule }).
napoleonics-contest-second = Druga z dwóch bitew · pierwsza bitwa: { $before } · razem: { $together } ({ $rule })
napoleonics-contest-together = sztandary z obu bitew: { $score }
napoleonics-contest-goes-on = Kończy się tym tylko pierwsza z dwóch bitew, druga następuje. Kto się poddaje, zostawia przeciwnikowi co najmniej { $count ->
    [one] { $count } sztandar
    [few] { $count } sztandary
    [many] { $count } sztandarów
   *[other] { $count } sztandaru
 }; przy remisie obie strony zachowują swoje ({ $rule }).
napoleonics-log-contest = Obie bitwy razem: { $score } ({ $rule }).

## Odmowy

napoleonics-refused-scenario = Scenariusz { $scenario } nie istnieje. Wybierz z listy.
napoleonics-refused-seats = Te miejsca nie pasują do bitwy. Ma dwa, po jednym na stronę.
napoleonics-refused-first-battle = Sztandary z pierwszej bitwy: { $score }. Zapisuje się je jako dwie liczby, np. 5:3.
napoleonics-refused-over = Bitwa skończona, dalsze rozkazy nie są możliwe.
napoleonics-refused-compulsory = Tego nie można pominąć. Napisz jeden z tych rozkazów: { $orders }.
napoleonics-refused-wrong-step = Nie teraz. Najpierw otwarte pytanie: { $question }{ $leave ->
    [yes] { " " }Dalej prowadzi słowo „done”.
   *[no] { "" }
 }
napoleonics-refused-unknown-card = Karta { $id } nie istnieje. Sprawdź nazwę.
napoleonics-refused-no-such-card = Karty „{ $card }” nie można teraz wybrać. Wybierz jedną z oferowanych.
napoleonics-refused-no-own-piece = Na { $hex } nie masz jednostki ani dowódcy. Podaj heks, gdzie ktoś stoi.
napoleonics-refused-no-own-unit = Na { $hex } nie masz jednostki. Podaj heks, na którym jakaś stoi.
napoleonics-refused-no-own-leader = Na { $hex } nie masz dowódcy. Podaj heks, na którym jakiś stoi.
napoleonics-refused-already-ordered = { $hex } ma już rozkaz. Wybierz inny heks.
napoleonics-refused-leader-of-square = Dowódca na { $hex } zostaje przy czworoboku. Najpierw go rozwiąż.
napoleonics-refused-leader-stays = Dowódca na { $hex } zostaje przy swojej jednostce: jej rozkaz jest potrzebny do rozwiązania czworoboku.
napoleonics-refused-card-does-not = „{ $card }” nie daje rozkazu na { $hex }. Wybierz, kogo karta wskazuje.
napoleonics-refused-too-many-orders = Dla { $hex } nie zostało rozkazów. Przejdź do ruchu.
napoleonics-refused-dissolve = Czworoboku na { $hex } nie można rozwiązać: musi mieć rozkaz i nie sąsiadować z wrogą kawalerią.
napoleonics-refused-not-ordered = Bez rozkazu w tej turze: { $name } na { $hex }. Wybierz, kto go ma.
napoleonics-refused-moved = Już po ruchu: { $name } na { $hex }. Wybierz inną jednostkę.
napoleonics-refused-joined = { $name } na { $hex }: dołączył dowódca, jednostka już się nie ruszy.
napoleonics-refused-square-moves = W czworoboku nie ma ruchu: { $name } na { $hex }. Wybierz inną jednostkę.
napoleonics-refused-card-no-move = „{ $card }” nie pozwala na ruch. Zakończ ruchy.
napoleonics-refused-path = Droga musi zaczynać się na { $hex } i mieć choć jeden krok: { $name }. Podaj heksy po kolei.
napoleonics-refused-no-hex = Heksu { $hex } nie ma na polu bitwy. Sprawdź rząd i numer.
napoleonics-refused-not-adjacent = { $hex } nie sąsiaduje z { $other }. Podaj każdy heks drogi.
napoleonics-refused-no-way = { $name }: z { $hex } na { $other } nie ma drogi (najwyżej heksów: { $count }), po drodze są jednostki, dowódcy lub teren. Wybierz inny heks.
napoleonics-refused-occupied = { $hex } zajmuje jednostka. Wybierz inną drogę.
napoleonics-refused-enemy-leader = Na { $hex } stoi wrogi dowódca. Wybierz inną drogę.
napoleonics-refused-two-leaders = Na { $hex } jest już dowódca. Wybierz inny heks.
napoleonics-refused-leader-enemy = Na { $hex } stoi wróg; dowódca tam nie wejdzie.
napoleonics-refused-terrain = Na { $hex } nie można wejść ({ $terrain }). Wybierz inną drogę.
napoleonics-refused-stops = Na { $hex } ruch się kończy. Zatrzymaj się tam albo wybierz inną drogę.
napoleonics-refused-joins = Na { $hex } stoi samotny dowódca; dołącza do jednostki i jej ruch tam się kończy. Zatrzymaj się tam albo wybierz inną drogę.
napoleonics-refused-too-far = Ruch jest teraz możliwy najdalej o { $count ->
    [one] { $count } heks
    [few] { $count } heksy
   *[other] { $count } heksów
 }: { $name }. Wybierz krótszą drogę.
napoleonics-refused-battled = Już po walce w tej turze: { $name } na { $hex }. Wybierz inną jednostkę.
napoleonics-refused-card-no-battle = „{ $card }” nie pozwala walczyć. Zakończ walki.
napoleonics-refused-card-no-melee = „{ $card }” nie pozwala na walkę wręcz. Wybierz odległy cel.
napoleonics-refused-card-no-fire = „{ $card }” nie pozwala na ostrzał. Wybierz sąsiedni cel.
napoleonics-refused-moved-too-far = { $name } na { $hex }: po ruchu { $count ->
    [0] nie
    [one] dłuższym niż { $count } heks nie
    [few] dłuższym niż { $count } heksy nie
   *[other] dłuższym niż { $count } heksów nie
 } ma walki.
napoleonics-refused-card-moved = „{ $card }”: { $name } na { $hex } może walczyć { $count ->
    [0] tylko bez ruchu
    [one] tylko po ruchu najwyżej o { $count } heks
    [few] tylko po ruchu najwyżej o { $count } heksy
   *[other] tylko po ruchu najwyżej o { $count } heksów
 }.
napoleonics-refused-entered = Po wejściu na { $hex } nie ma w tej turze walki ({ $terrain }): { $name }.
napoleonics-refused-no-fire = { $name }: strzelać nie można. Atakuj sąsiedni heks.
napoleonics-refused-engaged = Obok { $hex } stoi wróg, możliwa jest tylko walka wręcz: { $name }.
napoleonics-refused-out-of-range = Do { $hex } jest { $count ->
    [one] { $count } heks
    [few] { $count } heksy
   *[other] { $count } heksów
 }; zasięg { $limit }: { $name }. Wybierz bliższy cel.
napoleonics-refused-no-sight = { $hex } nie widać, zasłania: { $hexes }. Wybierz inny cel.
napoleonics-refused-no-enemy-unit = Na { $hex } nie ma wrogiej jednostki do ostrzału.
napoleonics-refused-no-enemy = Na { $hex } nie ma wroga. Wybierz heks z wrogiem.
napoleonics-refused-no-dice = Przeciw { $hex } nie zostaje żadna kość. Wybierz inny cel.
napoleonics-refused-no-artillery = Na { $hex } nie masz artylerii, która mogłaby dołączyć.
napoleonics-refused-artillery-leads = Artyleria na { $hex } nie prowadzi ataku połączonego; prowadzi go piechota lub kawaleria.
napoleonics-refused-combined-leader = Przeciw samotnemu dowódcy artyleria nie dołącza ({ $hex }).
napoleonics-refused-combined-fire = Artyleria dołącza tylko do walki wręcz; { $hex } nie sąsiaduje.
napoleonics-refused-joined-twice = Każdą dołączającą artylerię podaj raz.
napoleonics-refused-bonus-first = Najpierw walczy kawaleria po przełamaniu; { $hex } musi poczekać.
napoleonics-refused-bonus-melee = Atak dodatkowy tylko na sąsiedniego wroga: { $name }.
napoleonics-refused-supply = { $hex } nie można postawić na { $other }. Wybierz oferowane miejsce.
napoleonics-refused-regain = { $hex } nie może odzyskać bloku. Wybierz oferowaną jednostkę.
napoleonics-refused-square-who = Czworobok tworzy tylko piechota, którą w walce wręcz atakuje kawaleria. Wybierz oferowaną reakcję.
napoleonics-refused-square-already = Piechota na { $hex } stoi już w czworoboku. Wybierz oferowaną reakcję.
napoleonics-refused-square-cards = Czworobok wymaga co najmniej tylu kart na ręce: { $count }. Masz ich { $held }. Wybierz oferowaną reakcję.
napoleonics-refused-square-slots = Wszystkie pola toru czworoboków są zajęte ({ $count }). Wybierz oferowaną reakcję.
napoleonics-refused-square-works = Na { $hex } jest szaniec, tam nie tworzy się czworoboku. Wybierz oferowaną reakcję.
napoleonics-refused-square-ground = Na { $hex } ({ $terrain }) nie tworzy się czworoboku. Wybierz oferowaną reakcję.
napoleonics-refused-retire-who = Wycofać i przegrupować może się tylko kawaleria, którą w walce wręcz atakuje piechota. Wybierz oferowaną reakcję.
napoleonics-refused-retire-no-way = Z { $hex } nie prowadzi ku własnej stronie żadna wolna droga (potrzebnych heksów: { $count }). Wybierz oferowaną reakcję.
napoleonics-refused-strike-square = Czworobok atakowany przez kawalerię rzuca pierwszy i bez karty. Wybierz oferowaną reakcję.
napoleonics-refused-strike-card = Nie masz na ręce karty „Pierwszy cios”. Wybierz oferowaną reakcję.
napoleonics-refused-ignore = Tu można zignorować najwyżej tyle: { $count ->
    [one] { $count } flaga
    [few] { $count } flagi
   *[other] { $count } flag
 }.
napoleonics-refused-retreat = Tędy nie można się cofnąć. Możliwe drogi: { $ways }.
napoleonics-refused-step = Dowódca nie może wejść na { $hex }. Wybierz oferowany heks.
napoleonics-refused-advance = Jednostka nie może wejść na { $hex }. Wybierz oferowany heks.
napoleonics-forecast-battles = Stamtąd może jeszcze walczyć.
napoleonics-forecast-no-battle = Stamtąd w tej turze nie zawalczy.
napoleonics-headline = Sztandary: { $first } { $one }/{ $of }, { $second } { $two }/{ $to }.
napoleonics-headline-match = { $score } { $match }
napoleonics-track = Czworobok { $number } na { $hex }: { $card }

## Stałe rozkazy i opcje

napoleonics-option-square_check = Test czworoboku (zasada opcjonalna)
napoleonics-option-terrain_stacking = Teren obu heksów
napoleonics-option-turn_limit = Limit tur (0: brak)
napoleonics-option-auto_pass = Komu minie czas, ten pasuje
napoleonics-option-games = Liczba bitew
napoleonics-choice-on = włączone
napoleonics-choice-off = wyłączone
napoleonics-choice-sum = liczą się oba
napoleonics-choice-highest = tylko wyższy
napoleonics-choice-one = jedna
napoleonics-choice-two = dwie, z zamianą stron i sumą sztandarów
napoleonics-term-victory = zwycięstwo lub porażka
napoleonics-term-banners = sztandary
napoleonics-term-blocks = straty bloków po obu stronach
napoleonics-term-places = gdzie staną jednostki
napoleonics-term-threats = co wróg może zaatakować w następnej kolejności
