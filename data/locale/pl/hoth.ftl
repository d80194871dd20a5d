# Bitwa o Hoth: pytania, menu, zapis i odmowy. Nazwy są w hoth-names.ftl.

## Pytania

hoth-ask-DP-RETURN = Gdzie wraca jednostka?
hoth-ask-DP-PLAY = Którą kartę rozkazu zagrywasz?
hoth-ask-DP-SECTION = Dla którego sektora zagrywasz kartę „{ $card }”?
hoth-ask-DP-ORDER = { $card }: { $count ->
    [0] którym jednostkom wydajesz rozkazy?
   *[other] którym jeszcze jednostkom wydajesz rozkazy? Wydano dotąd: { $count }.
 }
hoth-ask-DP-ORDER-fallback = { $card }: nie masz takiej jednostki. Wydaj rozkaz jednej dowolnej jednostce.
hoth-ask-DP-RECOVER = { $card }: która jednostka odzyskuje figurki?
hoth-ask-DP-MOVE = Która jednostka się rusza i dokąd?
hoth-ask-DP-ATTACK = Która jednostka atakuje i jaki cel?
hoth-ask-DP-REROLL = { $attacker } { $origin }, wynik: { $dice }. Przerzucić?
hoth-ask-DP-RETREAT = Twoja jednostka musi się wycofać: { $target } na { $hex }. Symbole odwrotu: { $count }. Którędy?
hoth-ask-DP-RETREAT-doubled = Twoja jednostka musi się wycofać: { $target } na { $hex }. Symbole odwrotu: { $count }, liczone podwójnie; heksów do przejścia: { $steps }. Którędy?
hoth-ask-DP-BREAK = { $attacker } { $origin }: wykonać przełamanie na { $hex }?
hoth-ask-DP-BREAK-ATTACK = { $attacker } { $origin }: co zaatakować po przełamaniu?
hoth-ask-DP-POSTMOVE = Która z atakujących jednostek jeszcze się rusza?
hoth-ask-DP-DRAW = Którą z tych kart zatrzymujesz?
hoth-ask-DP-DRAW-discard = Którą kartę odrzucasz? Odrzucono dotąd: { $count }.

## Menu

hoth-menu-unit = { $hex } { $unit } { $figures }/{ $start }
hoth-now = { $count ->
    [0] Teraz nikt: żadna jednostka nie dostanie rozkazu.
    [one] Teraz { $count } jednostka.
    [few] Teraz { $count } jednostki.
   *[other] Teraz { $count } jednostek.
 }
hoth-card-now = { hoth-now } { $words }
hoth-menu-board = { $hex } { $unit }: wejść na transportowiec
hoth-menu-hex = { $hex }, { $terrain }
hoth-menu-fort = { $hex } { $fort }
hoth-menu-off = poza planszę
hoth-menu-way = { $way }, { $terrain }
hoth-menu-ignore = { $count ->
    [0] nie ignoruj żadnego symbolu
    [one] zignoruj { $count } symbol
    [few] zignoruj { $count } symbole
   *[many] zignoruj { $count } symboli
}
hoth-menu-stay = zostać
hoth-menu-advance = Wykonać przełamanie
hoth-menu-reroll-e_web = Przerzucić wszystkie kości (blaster E-Web)
hoth-menu-reroll-card = Przerzucić (karta)
hoth-menu-claim = Zakończyć bitwę, która utknęła
hoth-menu-done-DP-ORDER = Koniec rozkazów
hoth-menu-done-DP-RECOVER = Nic nie odzyskiwać
hoth-menu-done-DP-MOVE = Koniec ruchów
hoth-menu-done-DP-ATTACK = Koniec ataków
hoth-menu-done-DP-REROLL = Zostawić kości
hoth-menu-done-DP-BREAK = Zostać
hoth-menu-done-DP-BREAK-ATTACK = Bez drugiego ataku
hoth-menu-done-DP-POSTMOVE = Koniec ruchów
hoth-menu-done-DP-DRAW = Nie odrzucać więcej

## Stałe rozkazy

hoth-policy-cover = Najlepsza osłona, ignorować wszystkie możliwe symbole
hoth-policy-far = Jak najdalej od wroga, ignorować wszystkie możliwe symbole
hoth-policy-cover-keep = Najlepsza osłona, nie ignorować symboli
hoth-policy-far-keep = Jak najdalej od wroga, nie ignorować symboli
hoth-policy-list = Najpierw { $hexes }, ignorować wszystkie możliwe symbole
hoth-policy-list-keep = Najpierw { $hexes }, nie ignorować symboli
hoth-policy-no-support = Bez karty wsparcia przed dobieraniem
hoth-policy-centre = Wolny heks najbliżej środka

## Kości

hoth-dice-range = podstawa na odległość { $count }
hoth-dice-protection = teren celu: { $terrain }
hoth-dice-penalty = teren atakującego: { $terrain }
hoth-dice-scouts = zwiadowcy
hoth-dice-part = { $amount } { $reason } ({ $rule })

## Szanse

hoth-odds-expected = Oczekiwane trafienia
hoth-odds-hit = Co najmniej jedno trafienie
hoth-odds-hit-e-web = Co najmniej jedno trafienie, z przerzutem przy pudle
hoth-odds-eliminated-by-hits = Eliminacja samymi trafieniami
hoth-odds-eliminated = Eliminacja ze stratami za zablokowany odwrót
hoth-odds-leaves = Cel opuszcza swój heks
hoth-odds-destroyed = Zniszczenie
hoth-odds-destroyed-e-web = Zniszczenie, z przerzutem przy pudle

## Zapis

hoth-list = { $first }, { $rest }
hoth-list-none = nic
hoth-event-battle-began = Zaczyna się bitwa: { $scenario }. Pierwszy ruch: { $side }.
hoth-event-turn-began = Tura { $number }: { $side }.
hoth-event-card-played = { $side }, zagrana karta: { $card }.
hoth-event-section = Sektor: { $section }.
hoth-event-ordered = Jednostki z rozkazem: { $hexes }.
hoth-event-ordered-fallback = Nie ma takiej jednostki; rozkaz zastępczy: { $hexes }.
hoth-event-ordered-none = Żadna jednostka nie otrzymuje rozkazu.
hoth-event-regained = Odzyskane figurki: { $unit } { $hex }, { $count }.
hoth-event-move = Ruch, { $unit }: { $way }.
hoth-event-breakthrough = Przełamanie, { $unit }: { $way }.
hoth-event-post-move = Ruch po atakach, { $unit }: { $way }.
hoth-event-exited = Zejście z planszy przez { $hex }: { $unit }.
hoth-event-boarded = Wejście na transportowiec na { $hex }: { $unit }.
hoth-event-returned = Powrót do gry na { $hex }: { $unit }.
hoth-event-dice-attack = Atak: { $attacker } { $origin }, cel: { $target } { $hex }. { $count ->
    [one] { $count } kość
   *[other] { $count } kości
 }: { $dice }.
hoth-event-dice-reroll = Przerzut, { $attacker } { $origin }: { $dice }.
hoth-event-dice-confirmation = Rzut potwierdzający, cel { $target } { $hex }: { $dice }.
hoth-event-hit = Trafienie, { $unit } { $hex }: straty { $losses }, pozostało { $left }.
hoth-event-blocked = Zablokowany odwrót, { $unit } { $hex }: straty { $losses }, pozostało { $left }.
hoth-event-eliminated = Eliminacja: { $unit } { $hex }; medale ({ $side }): { $medals }.
hoth-event-missed = Bez skutku: { $target } { $hex }.
hoth-event-saved = Trafienia bez skutku: { $target } { $hex }.
hoth-event-fort = Zniszczono: { $fort } { $hex }.
hoth-event-retreat = Odwrót, { $unit }: { $way }.
hoth-event-retreat-ignoring = Odwrót, { $unit }: { $way }. Zignorowane symbole: { $count }.
hoth-event-stays = Odwrót zignorowany, jednostka zostaje: { $unit } { $hex }.
hoth-event-objective = { $side }, trwały medal z heksu { $hex }.
hoth-event-countdown = Nowy stan, { $countdown }: { $value }.
hoth-event-discarded = { $side }, odrzucone karty: { $cards }.
hoth-event-drew = { $side }, dobrane karty: { $count }.
hoth-event-drew-reshuffled = { $side }, dobrane karty: { $count }. Odrzucone karty przetasowano w nową talię.
hoth-event-cards-taken = Dobierasz: { $cards }.
hoth-event-hand-seen = Karty na ręce, { $side }: { $cards }.
hoth-event-won = Zwycięstwo: { $side } ({ $reason }).
hoth-event-drawn = Bitwa kończy się remisem ({ $reason }).

## Zakończenia

hoth-over-medals = dość medali
hoth-over-sudden-death = nagła śmierć
hoth-over-no-units = brak jednostek
hoth-over-resigned = kapitulacja
hoth-over-agreed = zgoda
hoth-over-stalled = bitwa utknęła

## Odmowy

hoth-refused-scenario = Nie ma scenariusza { $scenario }. Wybierz któryś z listy.
hoth-refused-seats = Te miejsca nie pasują do scenariusza. Wybierz te, które w nim są.
hoth-refused-commander = Dowódca na miejscu { $seat } musi należeć do swojej strony. Wybierz innego.
hoth-refused-over = Bitwa się skończyła, dalsze rozkazy nie są już możliwe.
hoth-refused-wrong-step = W tym kroku to niemożliwe; teraz trwa: { $step }. Najpierw odpowiedz na zadane pytanie.
hoth-refused-open-question = Nie teraz, najpierw jest otwarte pytanie: { $question } Możesz napisać: { $how }
hoth-refused-section-first = Najpierw podaj sektor dla karty „{ $card }”: section left, section centre albo section right.
hoth-refused-compulsory = Nie można z tego zrezygnować. Wybierz jedną z podanych możliwości.
hoth-refused-not-stalled = { $count ->
    [one] Bitwa jeszcze nie utknęła: brakuje { $count } tury bez rzutu kośćmi. Graj dalej.
    [few] Bitwa jeszcze nie utknęła: brakuje { $count } tur bez rzutu kośćmi. Graj dalej.
   *[other] Bitwa jeszcze nie utknęła: brakuje { $count } tur bez rzutu kośćmi. Graj dalej.
 }
hoth-refused-no-such-card = Karty „{ $card }” nie można teraz wybrać. Wybierz jedną z podanych kart.
hoth-refused-unknown-card = Nie ma karty { $id }. Sprawdź numer.
hoth-refused-keep-one = Teraz nic się nie odrzuca: zatrzymaj jedną z tych kart: { $cards }.
hoth-refused-discard-or-done = Tu nie wybiera się karty do zatrzymania. Odrzuć jakąś albo zakończ słowem done.
hoth-refused-no-own-unit = Na { $hex } nie masz jednostki. Podaj heks, na którym jakaś stoi.
hoth-refused-no-hex = Na planszy nie ma heksu { $hex }. Sprawdź rząd i numer.
hoth-refused-already-ordered = Ta jednostka ma już rozkaz: { $unit } na { $hex }. Wybierz inną.
hoth-refused-fallback-one = Nie masz jednostki, którą wskazuje „{ $card }”, więc rozkaz dostaje tylko jedna dowolna. Przejdź do ruchów.
hoth-refused-wrong-section = { $hex } nie leży w sektorze, który wskazuje karta „{ $card }”. Wybierz jednostkę, która w nim stoi.
hoth-refused-card-filter = Karta „{ $card }” nie daje rozkazu tej jednostce: { $unit } na { $hex }. Wybierz jednostkę, którą karta wskazuje.
hoth-refused-no-fallback = Karta „{ $card }” nie daje rozkazu tej jednostce: { $unit } na { $hex }. Rozkaz zastępczy ma tylko ten, kto nie ma takiej jednostki, a ty masz: { $other } ({ $hexes }).
hoth-refused-too-many-orders = Karta „{ $card }” nie ma już rozkazu dla { $hex }. Przejdź do ruchów.
hoth-refused-not-ordered = Ta jednostka nie ma w tej turze rozkazu: { $unit } na { $hex }. Wybierz jednostkę z rozkazem.
hoth-refused-moved = Ta jednostka już się ruszyła: { $unit } na { $hex }. Wybierz inną.
hoth-refused-cannot-move = Ta jednostka nie może się teraz ruszyć. Wybierz inną.
hoth-refused-immobile = Ta jednostka nigdy się nie rusza: { $unit }. Wybierz inną.
hoth-refused-card-no-move = Zagrana karta nie pozwala tej jednostce na ruch: { $unit } na { $hex }. Zakończ ruchy.
hoth-refused-no-post-move = Ta jednostka nie rusza się już po atakach: { $unit } na { $hex }. Wybierz inną.
hoth-refused-path = Droga musi się zaczynać na { $hex } i mieć co najmniej jeden krok: { $unit }. Podaj jej heksy po kolei.
hoth-refused-not-adjacent = { $hex } nie sąsiaduje z { $other }. Podaj każdy heks drogi.
hoth-refused-no-way = { $unit }: z { $hex } na { $other } nie ma drogi (najwyżej heksów: { $count }); przeszkadza: { $way }. Wybierz inny heks.
hoth-in-the-way = { $hex } { $what } ({ $rule })
hoth-refused-occupied = { $hex } jest zajęty. Wybierz inną drogę.
hoth-refused-fort = Na { $hex } drogę zagradza fortyfikacja: { $fort }. Wybierz inną drogę.
hoth-refused-terrain = Ta jednostka nie może wejść na { $hex } ({ $terrain }): { $unit }. Wybierz inną drogę.
hoth-refused-stops = Na { $hex } ruch się kończy ({ $terrain }). Zatrzymaj się tam albo wybierz inną drogę.
hoth-refused-too-far = Ta jednostka może się teraz ruszyć najwyżej o { $count ->
    [one] { $count } heks
    [few] { $count } heksy
   *[other] { $count } heksów
 }: { $unit }. Wybierz krótszą drogę.
hoth-refused-no-exit = Z { $hex } nie można opuścić planszy. Wybierz heks na planszy.
hoth-refused-card-no-attack = Karta „{ $card }” nie pozwala na ataki. Zakończ ataki.
hoth-refused-entered-stop = Ta jednostka weszła w tej turze na { $hex }, a teren ją zatrzymał ({ $terrain }): { $unit }. Nie może atakować, wybierz inną.
hoth-refused-moved-too-far = Ta jednostka ruszyła się o więcej niż { $count ->
    [one] { $count } heks
    [few] { $count } heksy
   *[other] { $count } heksów
 }, więc nie atakuje: { $unit }. Wybierz inną.
hoth-refused-attacked = Ta jednostka nie ma już ataku: { $unit } na { $hex }. Wybierz inną.
hoth-refused-breakthrough-first = Najpierw atakuje jednostka, która wykonała przełamanie. Wybierz jej cel albo zrezygnuj z jej ataku.
hoth-refused-no-enemy = Na { $hex } nie ma wroga. Wybierz heks z wrogiem.
hoth-refused-out-of-range = { $hex } jest poza zasięgiem: odległość { $count ->
    [one] { $count } heks
    [few] { $count } heksy
   *[other] { $count } heksów
 }, zasięg { $limit } ({ $unit }). Wybierz bliższy cel.
hoth-refused-no-sight = { $hex } nie widać, zasłania: { $hexes }. Wybierz inny cel.
hoth-refused-no-dice = Na atak na { $hex } nie zostaje żadna kość: { $sum }. Wybierz inny cel.
hoth-refused-no-boarding = W tym scenariuszu nikt nie wchodzi na transportowce. Zaatakuj albo zakończ ataki.
hoth-refused-not-at-hangar = Ta jednostka nie może wejść na transportowiec na { $hex }: { $unit }. Które jednostki mogą wejść i gdzie, mówi odprawa.
hoth-refused-boarding-acted = Ta jednostka ruszyła się lub atakowała w tej turze, więc nie może wejść na transportowiec: { $unit } na { $hex }. Spróbuj w późniejszej turze.
hoth-refused-boarding-enemy = Na { $hex } nie można wejść na transportowiec, póki obok jest jednostka wroga. Najpierw ją przepędź.
hoth-refused-no-reroll = Tego przerzutu nie można teraz użyć. Wybierz podany albo zostaw kości.
hoth-refused-cannot-recover = Jednostka na { $hex } nie może odzyskać figurek. Wybierz jedną z podanych albo nie odzyskuj niczego.
hoth-refused-cannot-return = Na { $hex } nie może wrócić żadna jednostka. Wybierz podany heks.
hoth-refused-ignore = { $count ->
    [0] Nie można tu zignorować żadnego symbolu odwrotu. Wybierz odwrót za wszystkie.
    [one] Można tu zignorować najwyżej { $count } symbol odwrotu.
    [few] Można tu zignorować najwyżej { $count } symbole odwrotu.
   *[other] Można tu zignorować najwyżej { $count } symboli odwrotu.
 }
hoth-refused-retreat-direction = { $hex } nie jest krokiem ku twojej linii podstawowej. Wybierz podaną drogę.
hoth-refused-retreat-blocked = Na { $hex } nie można wejść. Wybierz podaną drogę.
hoth-refused-retreat-long = { $count ->
    [0] Jednostka nie opuszcza teraz swojego heksu: zostaje.
    [one] Odwrót ma tylko { $count } heks. Wybierz krótszą drogę.
    [few] Odwrót ma tylko { $count } heksy. Wybierz krótszą drogę.
   *[other] Odwrót ma tylko { $count } heksów. Wybierz krótszą drogę.
 }
hoth-refused-retreat-short = { $count ->
    [0] Jednostka nie ma dokąd się wycofać: zostaje.
    [one] Wycofać trzeba się jak najdalej: o { $count } heks. Wybierz taką drogę.
    [few] Wycofać trzeba się jak najdalej: o { $count } heksy. Wybierz taką drogę.
   *[other] Wycofać trzeba się jak najdalej: o { $count } heksów. Wybierz taką drogę.
 }
hoth-refused-retreat-short-ignore = { $count ->
    [0] Jednostka nie ma dokąd się wycofać; zostanie, jeśli zignoruje symbol: zakończ rozkaz słowami ignore { $ignore }.
    [one] Bez ignorowania symbolu odwrót ma { $count } heks. Wybierz taką drogę albo zakończ rozkaz słowami ignore { $ignore }.
    [few] Bez ignorowania symbolu odwrót ma { $count } heksy. Wybierz taką drogę albo zakończ rozkaz słowami ignore { $ignore }.
   *[other] Bez ignorowania symbolu odwrót ma { $count } heksów. Wybierz taką drogę albo zakończ rozkaz słowami ignore { $ignore }.
 }
hoth-refused-retreat-ignored = Po zignorowaniu symbolu nie ma odwrotu. Napisz: { $order }
