# Bitwa o Hoth: pytania, menu, zapis i odmowy. Nazwy są w hoth-names.ftl.

## Pytania

hoth-ask-DP-RETURN = Gdzie wraca jednostka?
hoth-ask-DP-PLAY = Którą kartę rozkazu zagrywasz?
hoth-ask-DP-SECTION = Dla której części planszy zagrywasz kartę { $card }?
hoth-ask-DP-ORDER = { $card }: której kolejnej jednostce wydajesz rozkaz? Wydano dotąd: { $count }.
hoth-ask-DP-ORDER-fallback = { $card }: nie masz takiej jednostki. Wydaj rozkaz jednej dowolnej jednostce.
hoth-ask-DP-RECOVER = { $card }: która jednostka odzyskuje figurki?
hoth-ask-DP-MOVE = Która jednostka się rusza i dokąd?
hoth-ask-DP-ATTACK = Która jednostka atakuje i co?
hoth-ask-DP-REROLL = { $attacker } { $origin }, wynik: { $dice }. Przerzucić?
hoth-ask-DP-RETREAT = Twoja jednostka { $target } na { $hex } musi się wycofać; symboli odwrotu: { $count }. Którędy?
hoth-ask-DP-BREAK = Czy twoja jednostka { $attacker } na { $origin } dokonuje przełomu na { $hex }?
hoth-ask-DP-BREAK-ATTACK = Co po przełomie atakuje twoja jednostka { $attacker } na { $origin }?
hoth-ask-DP-POSTMOVE = Która z atakujących jednostek jeszcze się rusza?
hoth-ask-DP-DRAW = Którą z tych kart zatrzymujesz?
hoth-ask-DP-DRAW-discard = Którą kartę odrzucasz? Odrzucono dotąd: { $count }.

## Menu

hoth-menu-unit = { $hex } { $unit } { $figures }/{ $start }
hoth-menu-board = { $hex } { $unit }: wejść na transportowiec
hoth-menu-hex = { $hex }, { $terrain }
hoth-menu-fort = { $hex } { $fort }
hoth-menu-off = poza planszę
hoth-menu-way = { $way }, { $terrain }
hoth-menu-ignore = zignorować { $count }
hoth-menu-stay = zostać
hoth-menu-advance = Dokonać przełomu
hoth-menu-reroll-e_web = Przerzucić wszystkie kości (blaster E-Web)
hoth-menu-reroll-card = Przerzucić (karta)
hoth-menu-resign = Poddać się
hoth-menu-draw = Zaproponować lub przyjąć remis
hoth-menu-claim = Zakończyć utkniętą bitwę
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
hoth-policy-centre = Wolny heks najbliżej środka

## Kości

hoth-dice-range = odległość { $count }
hoth-dice-protection = cel na terenie { $terrain }
hoth-dice-penalty = atak z terenu { $terrain }
hoth-dice-scouts = zwiadowcy

## Szanse

hoth-odds-expected = Oczekiwane trafienia
hoth-odds-hit = Co najmniej jedno trafienie
hoth-odds-hit-e-web = Co najmniej jedno trafienie, z przerzutem przy braku trafień
hoth-odds-eliminated-by-hits = Eliminacja samymi trafieniami
hoth-odds-eliminated = Eliminacja wraz z zablokowanym odwrotem
hoth-odds-leaves = Cel opuszcza swój heks
hoth-odds-destroyed = Zniszczenie

## Zapis

hoth-list = { $first }, { $rest }
hoth-list-none = nic
hoth-event-battle-began = Zaczyna się { $scenario }. Pierwsza strona: { $side }.
hoth-event-turn-began = Tura { $number }: { $side }.
hoth-event-card-played = { $side }, zagrana karta: { $card }.
hoth-event-section = Część planszy: { $section }.
hoth-event-ordered = Rozkaz otrzymuje: { $hexes }.
hoth-event-ordered-fallback = Nie ma takiej jednostki; rozkaz otrzymuje zamiast niej: { $hexes }.
hoth-event-ordered-none = Żadna jednostka nie otrzymuje rozkazu.
hoth-event-regained = { $unit } { $hex }, odzyskane figurki: { $count }.
hoth-event-move = Ruch, { $unit }: { $way }.
hoth-event-breakthrough = Przełom, { $unit }: { $way }.
hoth-event-post-move = Ruch po atakach, { $unit }: { $way }.
hoth-event-exited = Z heksu { $hex } opuszcza planszę: { $unit }.
hoth-event-boarded = Na heksie { $hex } wchodzi na transportowiec: { $unit }.
hoth-event-returned = Na heks { $hex } wraca: { $unit }.
hoth-event-dice-attack = { $attacker } { $origin } przeciw { $target } { $hex }, kości { $count }: { $dice }.
hoth-event-dice-reroll = { $attacker } { $origin }, przerzut: { $dice }.
hoth-event-dice-confirmation = Rzut potwierdzający przeciw { $target } { $hex }: { $dice }.
hoth-event-hit = { $unit } { $hex }, straty: { $losses }, zostaje: { $left }.
hoth-event-blocked = { $unit } { $hex }, odwrót niemożliwy, straty: { $losses }, zostaje: { $left }.
hoth-event-eliminated = { $unit } { $hex }: jednostka wyeliminowana; medale: { $medals }.
hoth-event-missed = { $target } { $hex }: bez skutku.
hoth-event-saved = { $target } { $hex }: trafienia nic nie dały.
hoth-event-fort = { $fort } na { $hex }: fortyfikacja zniszczona.
hoth-event-retreat = Odwrót, { $unit }: { $way }.
hoth-event-retreat-ignoring = Odwrót, { $unit }, zignorowane symbole { $count }: { $way }.
hoth-event-stays = { $unit } na { $hex }: jednostka ignoruje odwrót i zostaje.
hoth-event-objective = { $side }: trwały medal z heksu { $hex }.
hoth-event-countdown = { $countdown }: teraz { $value }.
hoth-event-discarded = { $side }, odrzucono: { $cards }.
hoth-event-drew = { $side }, dobrane karty: { $count }.
hoth-event-drew-reshuffled = { $side }, dobrane karty: { $count }. Odrzucone karty przetasowano w nową talię.
hoth-event-cards-taken = Dobierasz: { $cards }.
hoth-event-hand-seen = Na ręce, { $side }: { $cards }.
hoth-event-draw-offered = { $side }: propozycja remisu.
hoth-event-won = Zwycięża { $side }: { $reason }.
hoth-event-drawn = Bitwa kończy się remisem: { $reason }.

## Zakończenia

hoth-over-medals = dość medali
hoth-over-sudden-death = nagła śmierć
hoth-over-no-units = brak jednostek
hoth-over-resigned = poddanie się
hoth-over-agreed = zgoda
hoth-over-stalled = utknięta bitwa

## Odmowy

hoth-refused-scenario = Nie ma scenariusza { $scenario }.
hoth-refused-seats = Te miejsca nie pasują do scenariusza.
hoth-refused-commander = Miejsce { $seat } potrzebuje dowódcy własnej strony.
hoth-refused-ambiguous = Pasuje więcej możliwości; wybierz jedną z nich: { $orders }.
hoth-refused-over = Bitwa się skończyła.
hoth-refused-wrong-step = Nie teraz. Trwa: { $step }.
hoth-refused-compulsory = Tego nie można odmówić.
hoth-refused-resign = Teraz nie możesz się poddać.
hoth-refused-draw-offered = Twoja propozycja remisu jest już złożona.
hoth-refused-not-stalled = Bitwa nie utknęła: niedawno rzucano kośćmi.
hoth-refused-no-such-card = Nie możesz wybrać karty { $card }.
hoth-refused-no-own-unit = Nie masz jednostki na { $hex }.
hoth-refused-no-hex = { $hex } nie jest heksem planszy.
hoth-refused-already-ordered = { $unit } na { $hex }: rozkaz już wydano.
hoth-refused-fallback-one = { $card }: bez takich jednostek rozkaz może otrzymać tylko jedna jednostka.
hoth-refused-wrong-section = { $hex } nie leży w części planszy, którą wskazuje { $card }.
hoth-refused-card-filter = { $card } nie daje rozkazu jednostce { $unit } na { $hex }.
hoth-refused-too-many-orders = { $card } nie ma już rozkazu dla { $hex }.
hoth-refused-not-ordered = { $unit } na { $hex }: jednostka nie otrzymała rozkazu.
hoth-refused-moved = { $unit } na { $hex }: jednostka już się ruszyła.
hoth-refused-cannot-move = Żadna taka jednostka nie może się ruszyć.
hoth-refused-immobile = { $unit }: jednostka nigdy się nie rusza.
hoth-refused-card-no-move = { $unit } na { $hex }: karta nie pozwala na ruch.
hoth-refused-no-post-move = { $unit } na { $hex }: po atakach już się nie rusza.
hoth-refused-path = { $unit }: droga zaczyna się na { $hex } i ma co najmniej jeden krok.
hoth-refused-not-adjacent = { $hex } nie sąsiaduje z { $other }.
hoth-refused-occupied = { $hex } jest zajęty.
hoth-refused-fort = { $fort } na { $hex } zagradza drogę.
hoth-refused-terrain = { $unit } nie wejdzie na { $hex }: { $terrain }.
hoth-refused-stops = Ruch kończy się na { $hex }: { $terrain }.
hoth-refused-too-far = { $unit }: ruch o najwyżej { $count } heksów.
hoth-refused-no-exit = Z { $hex } nie można opuścić planszy.
hoth-refused-card-no-attack = { $card } zabrania ataków.
hoth-refused-entered-stop = { $unit } na { $hex }: jednostka weszła w tej turze w osłonę i nie atakuje.
hoth-refused-moved-too-far = { $unit }: po ruchu o więcej heksów niż { $count } jednostka nie atakuje.
hoth-refused-attacked = { $unit } na { $hex }: nie ma już ataku.
hoth-refused-breakthrough-first = Najpierw atakuje jednostka, która dokonała przełomu.
hoth-refused-no-enemy = Na { $hex } nie ma wroga.
hoth-refused-out-of-range = { $hex } leży w odległości { $count }; { $unit } ma zasięg { $limit }.
hoth-refused-no-sight = Nie widać { $hex }, zasłania: { $hexes }.
hoth-refused-no-dice = Na atak na { $hex } nie zostaje żadna kość.
hoth-refused-no-boarding = W tym scenariuszu nikt nie wchodzi na transportowiec.
hoth-refused-not-at-hangar = { $unit } na { $hex } nie może stąd wejść na transportowiec.
hoth-refused-boarding-acted = { $unit } na { $hex }: jednostka ruszyła się lub atakowała, nie może wejść.
hoth-refused-boarding-enemy = Z { $hex } sąsiaduje jednostka wroga.
hoth-refused-no-reroll = Tego przerzutu nie można teraz użyć.
hoth-refused-cannot-recover = Jednostka na { $hex } nie może odzyskać figurek.
hoth-refused-cannot-return = Na { $hex } nie może wrócić żadna jednostka.
hoth-refused-ignore = Można tu zignorować najwyżej { $count } symboli odwrotu.
hoth-refused-retreat-direction = { $hex } nie jest krokiem wstecz ku własnej linii podstawowej.
hoth-refused-retreat-blocked = Na { $hex } nie można wejść.
hoth-refused-retreat-long = Długość odwrotu w heksach to tylko { $count }.
hoth-refused-retreat-short = Odwrót musi być jak najdłuższy, heksów: { $count }.
