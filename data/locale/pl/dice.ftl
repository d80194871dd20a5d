### Words of the dice helper: rolls, results, odds, refusals.

## Headings

dice-heading-plain = { $typed }
dice-heading-repeat = { $typed }, { $count }×
dice-heading-lots = { $system }: kto zaczyna
dice-heading-battle = { $system }: { $count ->
    [one] 1 kość
    [few] { $count } kości
   *[many] { $count } kości
 }, cel { $target }
dice-heading-battle-mode = { $system }: { $count ->
    [one] 1 kość
    [few] { $count } kości
   *[many] { $count } kości
 }, cel { $target }, { $mode }
dice-heading-check = Jours de Gloire: { $test } ({ $value })
dice-heading-check-sides = Jours de Gloire: { $test } ({ $value } przeciw { $against })
dice-heading-standard = Test standardowy: { $count ->
    [one] 1 kość
    [few] { $count } kości
   *[many] { $count } kości
 } przeciw { $target }
dice-heading-opposed = Test przeciwstawny: A { $first }, B { $second }

## Rows of dice

dice-row-lot = Los
dice-row-attack = Kości
dice-row-confirm = Trafienia rzucone ponownie
dice-row-die = Kość
dice-row-first = Pierwsza strona
dice-row-second = Druga strona
dice-row-test = Kości
dice-row-side = Strona { $side }

## Why

dice-typed = { $typed }
dice-and = { $first }, { $rest }
dice-list = { $first }, { $rest }
dice-line-tens = k% pokazuje 0, 10, 20 … 90; kość od 1 do 100 to k100.
dice-line-lots = Wylosowano z dwóch równych losów.
dice-line-hits = Trafienia ({ $faces }): { $hits }
dice-line-hits-flags = Trafienia ({ $faces }): { $hits }; { $flag }: { $flags }
dice-line-confirm = { $count ->
    [one] Trafienie rzuca się
   *[other] Trafienia ({ $count }) rzuca się
 } raz ponownie; niszczy tylko eksplozja.
dice-line-modifier = { $amount } { $reason }
dice-line-under = { $sum }, najwyżej { $value }: zdana
dice-line-over = { $sum }, więcej niż { $value }: niezdana
dice-line-table = { $sum } w tabeli
dice-line-higher = Pierwsza strona { $first }, druga strona { $second }
dice-line-target = Kość { $target } lub mniej to sukces.
dice-line-pool = Liczba kości: { $sum }, w górę { $count } ({ $reasons })
dice-line-again-successes = Przerzucone sukcesy: { $count }; każda kość raz, liczy się drugi rzut.
dice-line-again-failures = Przerzucone porażki: { $count }; każda kość raz, liczy się drugi rzut.
dice-line-again-none = Żadna kość nie wymaga przerzutu.
dice-line-cancel-successes = Przerzuty znoszą się jeden za jeden: sukcesów { $successes }, porażek { $failures }; przerzuca się sukcesy: { $count }.
dice-line-cancel-failures = Przerzuty znoszą się jeden za jeden: sukcesów { $successes }, porażek { $failures }; przerzuca się porażki: { $count }.
dice-line-cancel-all = Przerzuty znoszą się jeden za jeden: sukcesów { $successes }, porażek { $failures }; nie przerzuca się nic.
dice-line-step-cancel = Najniższa { $face }: A { $first }, B { $second }. Znoszą się.
dice-line-step-wins = Najniższa { $face }: A { $first }, B { $second }. Wygrywa strona { $side }.
dice-line-bout-again = Wszystko równe: obie strony rzucają ponownie.
dice-reason-base = kości
dice-reason-reroll = przerzut

## Results

dice-result-total = Razem { $total }
dice-result-totals = { $totals } · suma { $sum }
dice-result-lots = Zaczyna { $side }
dice-result-hits = { $hits ->
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
 }
dice-result-battle = { $hits ->
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
 }, { $flags ->
    [one] 1 odwrót
    [few] { $flags } odwroty
   *[many] { $flags } odwrotów
 }
dice-result-destroyed = Cel zniszczony
dice-result-unharmed = Nic się nie dzieje
dice-result-passed = Zdana
dice-result-failed = Niezdana
dice-result-band = { $result }
dice-result-higher-first = Ma ją pierwsza strona
dice-result-higher-second = Ma ją druga strona
dice-result-higher-tie = Remis: nie ma jej nikt
dice-result-standard = { $successes ->
    [one] 1 sukces
    [few] { $successes } sukcesy
   *[many] { $successes } sukcesów
 }, { $failures ->
    [one] 1 porażka
    [few] { $failures } porażki
   *[many] { $failures } porażek
 }
dice-result-opposed = Wygrywa strona { $side }

## Odds

dice-fact-hit = Co najmniej jedno trafienie
dice-fact-destroyed = Cel zniszczony
dice-fact-flag = Co najmniej jeden odwrót
dice-fact-nothing = Ani trafienia, ani odwrotu
dice-fact-success = Co najmniej jeden sukces
dice-fact-no-failure = Żadnej porażki
dice-bar-passed = Zdana
dice-bar-failed = Niezdana
dice-bar-first = Pierwsza strona
dice-bar-second = Druga strona
dice-bar-tie = Remis
dice-bar-side = Wygrywa strona { $side }

## Results of the tables of Jours de Gloire

dice-band-fire-none = Bez efektu
dice-band-fire-ct = Próba zwartości
dice-band-fire-d = Utrata uporządkowania
dice-band-fire-d_r = Utrata uporządkowania i odwrót
dice-band-fire-rout = Ucieczka
dice-band-shock-a_d_ctr_ca = Atakujący: utrata uporządkowania, próba albo odwrót; kontratak
dice-band-shock-a_d_ctr = Atakujący: utrata uporządkowania, próba albo odwrót
dice-band-shock-a_ctdr = Atakujący: próba albo utrata uporządkowania i odwrót
dice-band-shock-b_ctd = Obaj: próba albo utrata uporządkowania
dice-band-shock-d_ctdr = Obrońca: próba albo utrata uporządkowania i odwrót
dice-band-shock-d_d_ctr = Obrońca: utrata uporządkowania, próba albo odwrót
dice-band-shock-d_d_r = Obrońca: utrata uporządkowania i odwrót
dice-band-shock-d_d_r_bt = Obrońca: utrata uporządkowania i odwrót; przełamanie

## Names

dice-decimal = ,
dice-face-foot = piechota
dice-face-infantry = piechota
dice-face-vehicle = pojazd
dice-face-explosion = eksplozja
dice-face-retreat = odwrót
dice-face-miss = pudło
dice-face-cavalry = kawaleria
dice-face-artillery = artyleria
dice-face-flag = flaga
dice-face-saber = szabla
dice-mark-hit = liczy się
dice-mark-flag = odwrót
dice-mark-dropped = odpada
dice-target-infantry = piechota
dice-target-vehicle = pojazd
dice-target-at_at = AT-AT
dice-target-artillery = artyleria
dice-target-droids = droidy zwiadowcze
dice-target-fortification = fortyfikacja
dice-target-cavalry = kawaleria
dice-target-leader = samotny dowódca
dice-mode-ranged = na odległość
dice-mode-melee = wręcz
dice-mode-no_saber = wręcz bez szabel
dice-mode-reform = przeciw wycofaniu i przegrupowaniu
dice-test-cohesion = próba zwartości
dice-test-engagement = próba starcia
dice-test-rally = porządkowanie
dice-test-square = formowanie czworoboku
dice-test-commander = inicjatywa dowódcy
dice-test-initiative = inicjatywa strategiczna
dice-test-fire = ogień artylerii
dice-test-shock = starcie lub szarża
dice-system-hoth = Bitwa o Hoth
dice-system-napoleonics = Napoleonics
dice-system-lords = Lords of War
dice-system-jours = Jours de Gloire
dice-system-fire_and_sword = Ogniem i Mieczem
dice-family-plain = Zwykłe rzuty (suma)
dice-family-hoth = Bitwa o Hoth (trafienia)
dice-family-napoleonics = Napoleonics (trafienia)
dice-family-jours = Jours de Gloire (zdane próby)
dice-family-jours_table = Jours de Gloire (kości ognia i starcia)
dice-family-fire_and_sword = Ogniem i Mieczem (sukcesy)
dice-side-hoth-rebels = Rebelianci
dice-side-hoth-empire = Imperium
dice-side-napoleonics-french = Francuzi
dice-side-napoleonics-allies = Sprzymierzeni
dice-side-lords-south = Południe
dice-side-lords-north = Północ
dice-side-jours-blue = Niebieski
dice-side-jours-red = Czerwony
dice-side-fire_and_sword-red = Czerwony
dice-side-fire_and_sword-blue = Niebieski

## Modifiers

dice-modifier = modyfikator
dice-modifier-night = noc
dice-modifier-retreat_one = cofa się o jeden heks
dice-modifier-retreat_two = cofa się o dwa heksy
dice-modifier-against_heavy = przeciw ciężkiej kawalerii
dice-modifier-routed = w ucieczce
dice-modifier-combined = ogień łączony
dice-modifier-adjacent = sąsiedni heks
dice-modifier-long = daleki zasięg
dice-modifier-concentrated = skupiony cel
dice-modifier-square = czworobok
dice-modifier-reaction = ogień w reakcji
dice-modifier-reaction_square = reakcja z czworoboku
dice-modifier-wood = las
dice-modifier-garden = ogród
dice-modifier-village = wieś
dice-modifier-town = miasto
dice-modifier-castle = zamek
dice-modifier-redoubt = reduta
dice-modifier-wall = mur
dice-modifier-fortification = fortyfikacja
dice-modifier-ratio_4_1 = 4:1
dice-modifier-ratio_3_1 = 3:1
dice-modifier-ratio_2_1 = 2:1
dice-modifier-ratio_3_2 = 3:2
dice-modifier-ratio_1_1 = 1:1
dice-modifier-ratio_2_3 = 1:1,5
dice-modifier-ratio_1_2 = 1:2
dice-modifier-ratio_1_3 = 1:3
dice-modifier-ratio_less = mniej niż 1:3
dice-modifier-clear = otwarty teren
dice-modifier-slope_up = pod górę
dice-modifier-slope_down = w dół
dice-modifier-steep_slope_up = pod strome zbocze
dice-modifier-steep_slope_down = w dół stromego zbocza
dice-modifier-steep_slope = strome zbocze
dice-modifier-ridge = grzbiet
dice-modifier-stream = strumień
dice-modifier-bridge = most
dice-modifier-ford = bród
dice-modifier-six_front = sześć heksów frontowych
dice-modifier-rear = od tyłu
dice-modifier-charge_heavy = szarża ciężkiej kawalerii
dice-modifier-charge_light = szarża lekkiej kawalerii
dice-modifier-charge_square = szarża na czworobok
dice-modifier-cavalry_shock = starcie kawalerii
dice-modifier-infantry_square = piechota przeciw czworobokowi
dice-modifier-pursuit_third = trzecia walka pościgu
dice-modifier-pursuit_fourth = czwarta walka pościgu

## Refusals

dice-refused-too-long = To za długie: najwyżej { $high } znaków.
dice-refused-too-deep = Nawiasy i znaki są zagnieżdżone zbyt głęboko: najwyżej { $high } poziomów.
dice-refused-syntax = „{ $order }” nie da się odczytać od miejsca { $at }; napisz np. 2k6+3, 4k6kh3 albo k20.
dice-refused-hint-explode = „{ $order }”: kość z dorzutem pisze się e i ścianka, na przykład { $better }.
dice-refused-hint-again = „{ $order }”: ro przerzuca raz, na przykład { $better }; rr przerzuca, dopóki ta ścianka wypada.
dice-refused-hint-words = „{ $order }”: słowa należą do etykiety albo w nawiasy, na przykład { $better }.
dice-refused-bound-selector = „{ $order }”: mi i ma wymagają zwykłej liczby.
dice-refused-dice-count = Rzucaj od { $low } do { $high } kości naraz.
dice-refused-faces = Kość ma od { $low } do { $high } ścian.
dice-refused-number = Liczby sięgają najwyżej { $high }.
dice-refused-no-dice = W „{ $order }” nie ma kości; napisz np. k20.
dice-refused-zero = Nie można dzielić przez zero.
dice-refused-endless = To rzucałoby się bez końca: rzut ma najwyżej { $high } kości.
dice-refused-group-operation = W nawiasie wartości można tylko zostawić lub odrzucić (k, p).
dice-refused-too-much = To za dużo do obliczenia; weź mniej kości, ścian lub operacji.
dice-refused-odds-endless = Każda ścianka byłaby rzucana ponownie, więc szans nie ma.
dice-refused-odds-again = Dla kości, które dokładają kolejne albo są przerzucane według kolejności, nie ma dokładnych szans; rzuć nimi.
dice-refused-repeat = Rzut można powtórzyć od { $low } do { $high } razy.
dice-refused-battle-dice = Weź od { $low } do { $high } kości.
dice-refused-target = Nie ma celu „{ $order }”; wybierz z listy.
dice-refused-mode = Nie ma ataku „{ $order }”; wybierz z listy.
dice-refused-test = Nie ma próby „{ $order }”; wybierz z listy.
dice-refused-value = Wartość leży między { $low } a { $high }.
dice-refused-target-number = Liczba docelowa leży między { $low } a { $high }.
dice-refused-modifier = „{ $order }” to nie modyfikator; pisz liczby jak +1 wzgórze albo jedno z: { $known }.
dice-refused-modifier-count = Najwyżej { $high } modyfikatorów naraz.
dice-refused-modifier-amount = Modyfikator wynosi najwyżej { $high }.
dice-refused-factor = Mnożnik jest większy niż { $low } i najwyżej { $high }.
dice-refused-rerolls = „{ $order }” to nie liczba przerzutów; pisz 1, 1+1 albo all (najwyżej { $high }).
dice-refused-no-lots = W „{ $order }” się nie losuje.
dice-refused-session-full = Ta sesja jest pełna; zakończ ją, a następny rzut otworzy nową.
dice-refused-session-open = Na tym kanale sesja już trwa; kończy ją `/kości sesja koniec`.
dice-refused-no-session = Na tym kanale nie było jeszcze sesji; otwiera ją `/kości rzut`.
dice-refused-unknown-session = Na tym kanale nie było sesji „{ $order }”.
dice-refused-still-open = Sesja jeszcze trwa, a jej ziarno jest tajne; pokaże je `/kości sesja koniec`.
dice-refused-secrets = Ziarno zdradziłoby ci, co inni rzucili w tajemnicy mniej niż dobę temu. Spróbuj dobę po ostatnim tajnym rzucie.
dice-refused-old-session = Ten przycisk należy do wcześniejszej sesji; obecną pokaże `/kości sesja pokaż`.
dice-refused-no-roll = Ten rzut nie jest tu już znany.
dice-refused-points = Dodaj lub odbierz od 1 do { $high } punktów.
dice-refused-sides = Podaj najwyżej { $high } różnych stron.
dice-refused-side-name = Nazwa strony ma od 1 do { $high } znaków.
dice-refused-side = W tej sesji nie ma strony „{ $order }”: { $sides }.
