# Jours de Gloire: starcie, szarża, wycofanie: modyfikatory, odmowy, szanse.

## Modyfikatory

jours-why-ratio = siła
jours-why-cohesion = zwartość
jours-why-cavalry-shock = kawaleria bez szarży
jours-why-pursuit = kolejna szarża w pościgu
jours-why-rear = od tyłu
jours-why-charge = szarża
jours-why-charge-square = szarża na czworobok
jours-why-square-shock = piechota na czworobok
jours-why-hexside = krawędź heksu lub z zabudowy
jours-why-heavy = ciężka kawaleria szarżuje
jours-why-evasion = wycofanie przed starciem

## Odmowy

jours-refused-gun-shocks-not = { $unit } to artyleria i nie wchodzi do starcia.
jours-refused-shock-order = { $unit } musi być uporządkowana i poza czworobokiem, by wejść do starcia.
jours-refused-shock-together = Jednostki z { $place }, które mogą atakować, atakują razem albo wcale; wymień wszystkie.
jours-refused-shock-closed = Stąd nie można atakować { $place }: heks lub krawędź jest dla jednostki niedostępna.
jours-refused-shock-front = { $place } nie jest heksem czołowym jednostki; atakuje się tylko przez heksy czołowe.
jours-refused-shock-shape = Na { $place } zgłoszono już inny atak: kilka heksów atakuje jeden albo jeden atakuje dwa.
jours-refused-shock-all = { $by } musi zaatakować też { $place } na swoim heksie czołowym, chyba że zrobi to inny stos.
jours-refused-target-twice = { $place } podano dwa razy.
jours-refused-not-declared = { $place } nie zgłosiło starcia, nie ma czego wycofać.
jours-refused-charge-weather = W nocy i we mgle nie ma szarż.
jours-refused-charge-cavalry = { $unit } nie jest twoją kawalerią i nie może szarżować.
jours-refused-charge-order = { $unit } musi być uporządkowana, by szarżować.
jours-refused-charge-ground = Szarża nie może zaczynać się na { $place }, prowadzić tędy ani tam mierzyć: teren na to nie pozwala.
jours-refused-charge-guns = Szarża nie przejdzie przez własną artylerię na { $place }.
jours-refused-charge-move = Szarża przechodzi co najmniej jeden heks.
jours-refused-charge-facing = { $unit } zaczyna we wrogiej SK i w szarży zachowuje ustawienie.
jours-refused-charge-joins = Szarża dołączyłaby na { $place } do jednostek o innym ustawieniu.
jours-refused-charge-contact = Szarża musi się skończyć tak, by { $place } było heksem czołowym.
jours-refused-no-target = { $unit } nie jest wrogiem na mapie.

## Menu

jours-menu-withdraw = Nie atakować
jours-menu-pursue = { $unit } za { $prey }
jours-menu-occupy = Z { $place } na { $cell }, czołem { $facing }

## Szanse

jours-odds-attacker = na niekorzyść atakującego
jours-odds-both = na niekorzyść obu
jours-odds-defender = na niekorzyść obrońcy
jours-odds-effect = jakiś efekt
jours-odds-overrun = sama artyleria: eliminacja bez rzutu
jours-odds-overrun-after = sama artyleria: eliminacja bez rzutu, jeśli po jej ogniu ktoś jeszcze atakuje
jours-odds-shot = ogień z { $place } daje jakiś efekt
jours-odds-engages = atakujący zdają Próbę Starcia
jours-odds-passes = udaje się
jours-odds-squares = { $place } formuje czworobok
jours-odds-counters = { $place } kontrszarżuje
jours-forecast-march = { $place } za { $cost } z { $value } PR.
jours-forecast-level = { $unit } traci na { $place } poziom z powodu terenu ({ $rule }).
jours-forecast-level-front = { $unit } traci na { $place }, w czołowym heksie SK wroga, poziom ({ $rule }).
jours-forecast-no-orders = { $count ->
    [one] W tym etapie żadna grupa nie otrzyma rozkazów, choć jedna by mogła.
    [few] W tym etapie żadna grupa nie otrzyma rozkazów, choć { $count } by mogły.
   *[other] W tym etapie żadna grupa nie otrzyma rozkazów, choć { $count } by mogło.
 }
jours-forecast-no-rally = { $count ->
    [one] W tej aktywacji nikt nie próbuje się zebrać, choć jedna jednostka by mogła.
    [few] W tej aktywacji nikt nie próbuje się zebrać, choć { $count } jednostki by mogły.
   *[other] W tej aktywacji nikt nie próbuje się zebrać, choć { $count } jednostek by mogło.
 }
jours-sight-free = Nic nie zasłania linii z { $a } do { $b }: pola się widzą ({ $rule }).
jours-sight-higher = teren wyższy od obu pól

## Stałe rozkazy

jours-point-SO-ORDERS = Rozkazy dla grup
jours-point-SO-SQUARE = Czworobok przeciw szarży
jours-point-SO-COUNTERCHARGE = Kontrszarża
jours-point-SO-REACTION = Reakcja ogniem
jours-point-SO-COUNTERBATTERY = Ogień przeciwbateryjny
jours-point-SO-RETREAT-BEFORE = Wycofanie przed starciem
jours-point-SO-RETREAT-PATH = Ścieżka wycofania
jours-point-SO-COUNTERATTACK = Kontratak
jours-point-SO-DEF-PURSUIT = Pościg obrońcy
jours-point-SO-CINC = Zagrożony głównodowodzący
jours-point-SO-ROUT = Ruch w ucieczce
jours-point-SO-RALLY = Porządkowanie
jours-point-SO-ADVANCE = Marsz do przodu po starciu
jours-point-SO-RECALL = Odwołanie szarży
jours-policy-nearest = najpierw grupy blisko wroga
jours-policy-always = zawsze próbować
jours-policy-never = nigdy
jours-policy-heavy = tylko przeciw ciężkiej kawalerii
jours-policy-weakest = do najniższej zwartości
jours-policy-strongest = do największej siły
jours-policy-likely = jeśli może zaszkodzić
jours-policy-keep = zachować ogień, gdy wróg blisko
jours-policy-stand = stać
jours-policy-one = o jeden heks
jours-policy-two = o dwa heksy
jours-policy-safest = z najmniejszą stratą poziomów
jours-policy-stay = zostać przy jednostce
jours-policy-straight = prosto, z postojem w zabudowie
jours-policy-all = wszyscy, którzy mogą
jours-policy-plain = bez obrotu i przełamania
