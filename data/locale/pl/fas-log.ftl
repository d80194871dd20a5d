# Ogniem i Mieczem przy stole: raport.

## Events

fas-event-rule = { $line } ({ $rule })
fas-event-because = { $line } [{ $reasons }]
fas-event-tested = { $unit }, { $test }: kości { $number }, potrzeba { $value } lub mniej: **{ $faces }**; sukcesów { $count }, porażek { $left }
fas-reroll-successes = przerzut sukcesów: { $reason }
fas-reroll-failures = przerzut porażek: { $reason }
fas-event-contested = { $test }: { $bouts }. Wygrywa: { $side }.
fas-event-contested-typed = { $test }: { $bouts }. Wygrywa: { $side }.
fas-event-pool = { $side }: { $reasons }
fas-event-bout = { $first } **{ $a }**, { $second } **{ $b }** ({ $steps })
fas-event-step = kości z wynikiem { $value }: { $a } przeciw { $b }
fas-event-step-equal = kości z wynikiem { $value }: po { $a }, znoszą się
fas-event-dp-more = { $unit }: +{ $value } PD, teraz { $count }, { $state }: { $reason }
fas-event-dp-less = { $unit }: -{ $value } PD, teraz { $count }, { $state }: { $reason }
fas-event-marked = { $unit }, { $marker }: z { $value } na { $count } ({ $reason })
fas-event-gone = { $unit } schodzi ze stołu
fas-event-motivation = { $side }: Motywacja -{ $losses }, teraz { $left }: { $reason }
fas-event-order = { $unit }: odkryty rozkaz { $order }
fas-event-order-given = { $unit } ma nowy zakryty rozkaz
fas-event-order-seen = Twoja { $unit } ma teraz zakryty rozkaz { $order }
fas-event-corrected = { $side } poprawia { $marker } dla { $target }: z { $before } na { $after }
fas-event-reverted = { $side } cofa poprawkę, { $marker } dla { $target }: z { $before } na { $after }
fas-event-won = Wygrywa { $side }: { $reason }
fas-event-drawn = Remis: { $reason }

## What was declared and what follows

fas-told-round = Zaczyna się runda { $number }
fas-told-orders = Obie strony położyły pierwsze zakryte rozkazy
fas-told-advantage = { $side } wybiera przewagę { $advantage }
fas-told-successor = { $side }: { $unit } wraca jako Głównodowodzący, rzut { $value }: PR na rundę { $count }. Postaw go w { $distance } calach od własnej Jednostki.
fas-told-bid = { $side } postawiła PR: { $count }
fas-told-initiative = Inicjatywę ma { $side }
fas-told-declared = Aktywacja: { $unit }
fas-told-end = { $side } nie aktywuje już nikogo; nieaktywowanych elementów: { $count } (kto może, ten musi)
fas-told-rule = Według zasad { $unit } nie może: { $action } ({ $why }). Decyduje stół.
fas-told-objective = Cel { $objective } kontroluje teraz { $side }
fas-told-no-threat = { $unit }: Zagrożenie 0, bez testu Morale
fas-told-zero = Zagrożenie 0: bez testu Morale
fas-told-withdraw-withdraw = { $unit } wycofuje się o pełną Szybkość od źródła Zagrożenia
fas-told-withdraw-crush = { $unit } nie może wycofać się dość daleko: Ścisk
fas-told-withdraw-stuck = { $unit } nie może się ruszyć: Ścisk, zostaje na miejscu
fas-told-withdraw-dp = { $unit } zostaje do ostatniego żołnierza
fas-told-defied = { $unit } nie słucha i bierze Reorganizację
fas-told-no-rally = { $unit } nie porządkuje szyków: wroga Jednostka w { $distance } calach albo teren dezorganizujący
fas-told-no-formation = { $unit } nie ma innego szyku
fas-told-formation = { $unit } zmienia się: { $formation }
fas-told-disengage = { $unit } może się ruszyć do podwójnej Szybkości z dowolnego punktu
fas-told-morale-none = Bez porażek: nic się nie dzieje
fas-told-morale-dp = Porażek { $count }: 1 PD
fas-told-morale-withdraw = Porażek { $count }: 1 PD, wycofanie, rozkaz na Reorganizację
fas-told-occupy = { $unit } zajmuje strukturę; aktywacja się kończy
fas-told-leave = { $unit } opuszcza strukturę; aktywacja się kończy
fas-told-looters = { $unit } nie porzuca łupów; aktywacja się kończy
fas-told-dp = PD z ostrzału: { $count }
fas-told-clash = Punkty przewagi: pierwsza strona { $a }, druga strona { $b }
fas-told-no-points = Trafień { $count }: struktura nic nie traci
fas-told-points = Utracone Punkty Struktury { $losses }, zostaje { $left } (przy 0 to ruiny)
fas-told-ruins = { $unit } wychodzi: postawcie ją na środku ruin, zwróconą dowolnie, albo jak najbliżej
fas-told-militia = { $unit } nie odważa się na szarżę; musi zrobić coś innego albo skończyć
fas-told-charge = { $unit } szarżuje na { $target }
fas-told-reaction = { $unit } reaguje: { $action }
fas-told-no-reaction = { $unit } nie zdąża zareagować i do walki aktywuje się ponownie
fas-told-face = { $unit } przyjmuje szarżę: { $formation }
fas-told-points-of = Punkty przewagi, { $side }: { $count } [{ $reasons }]
fas-told-tie = Tyle samo punktów przewagi: nikt nie wygrywa
fas-told-won = Walkę wygrywa { $side }, różnica { $count }
fas-told-break = { $unit } przełamuje się: postawcie tę Jednostkę za celem i przesuńcie o 1 cal
fas-told-free-pursue = { $unit } podejmuje pościg; jeśli walczyła inną krawędzią niż przód, zwraca się do wroga
fas-told-follow = { $unit } rusza prosto do najbliższego punktu szarżującego o pełną Szybkość; może wejść w kontakt, rozkaz zostaje
fas-told-free-hold = { $unit } się powstrzymuje i może się dowolnie obrócić
fas-told-free-occupy = { $unit } zajmuje opuszczoną strukturę
fas-told-regroup = { $unit } przegrupowuje się: do Szybkości, poza wrogie Strefy Kontroli

## Reasons

fas-why-none = bez powodu
fas-why-base = według zasady
fas-why-scouts = elementy ze Zwiadowcami
fas-why-bid = postawione PR
fas-why-again = aktywowana ponownie
fas-why-auxiliary = Element pomocniczy
fas-why-collect = Zbieranie
fas-why-order = Nowy Rozkaz
fas-why-insist = rozkaz obowiązuje
fas-why-intervention = Interwencja
fas-why-rally = Porządkowanie
fas-why-load = załadowano
fas-why-group = koniec rundy
fas-why-half = została połowa Jednostek lub mniej
fas-why-objectives = mniej celów niż wróg
fas-why-forward = mniej wysuniętych Jednostek niż wróg
fas-why-lost = strata: { $unit }
fas-why-morale = porażki Morale { $count }
fas-why-crush = Ścisk
fas-why-last-man = została do ostatniego żołnierza
fas-why-disengage = oderwanie, porażek { $count }
fas-why-passing = przejście, porażek { $count }
fas-why-terrain = teren dezorganizujący, porażek { $count }
fas-why-square = już nie Pewna: koniec Czworoboku
fas-why-typed = podano
fas-why-shot = ostrzał, trafień { $count }
fas-why-ruins = jej struktura stała się ruinami
fas-why-blow = cios szarżującego, PD { $count }
fas-why-spent = zużyte w walce
fas-why-overrun = rozjechana, PD { $count }
fas-why-melee = ataki w walce
fas-why-break = przełamana
fas-why-won = wróg ustąpił
fas-why-stays = nie przegrała: obniżone do progu ucieczki
fas-why-hold = Powstrzymanie się
fas-why-regroup = Przegrupowanie

## Rules stated

fas-rule-charge = Szarża wymaga rozkazu Natarcie i stanu innego niż Załamany
fas-rule-symbol = jego karta nie ma tej akcji
fas-rule-no-cp = nie ma PR
fas-rule-no-load = nie ma żadnego ładunku
fas-rule-tested = raz na rundę
fas-rule-disengage = nie z rozkazem Natarcie
fas-rule-formation = jego karta nie ma teraz innego szyku albo rozkaz Natarcie
fas-rule-load = nie ma czego ładować albo rozkaz Natarcie
fas-rule-rally = Porządkowanie wymaga rozkazu Reorganizacja i PD
fas-rule-shoot = brak profilu ostrzału albo rozkaz Natarcie
fas-rule-other-type = w obecnym typie, konno albo pieszo, nie ma z czego strzelać
fas-rule-twice = raz na aktywację
