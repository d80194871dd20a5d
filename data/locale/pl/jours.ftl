# Jours de Gloire: questions, menus, log lines and refusals. Names of units and battles stand in the data.

## Sides

chat-system-jours = Jours de Gloire
jours-side-blue = Niebiescy
jours-side-red = Czerwoni
jours-side-french = Francuzi
jours-side-british = Brytyjczycy
jours-side-austrian = Austriacy
jours-side-allied = Prusacy i Sasi
jours-side-russian = Rosjanie
jours-seat-blue = Niebiescy
jours-seat-red = Czerwoni
jours-seat-french = Francuzi
jours-seat-british = Brytyjczycy
jours-seat-austrian = Austriacy
jours-seat-allied = Prusacy i Sasi
jours-seat-russian = Rosjanie

## Options

jours-option-learning = Nauka: wszystkie grupy mają rozkazy
jours-option-envelopment = Oskrzydlenie: czoło i tył +3
jours-option-sheet = Arkusz reakcji: pytania o reakcje razem
jours-option-special = Znacznik specjalny: raz na bitwę działają dwie jednostki piechoty i jedna kawalerii
jours-option-on = tak
jours-option-off = nie

## Names

jours-group = { $id } { $formation }: { $more ->
    [0] { $unit }
   *[other] { $unit } (+{ $more })
 }
jours-facing-nne = północny północny wschód
jours-facing-e = wschód
jours-facing-sse = południowy południowy wschód
jours-facing-ssw = południowy południowy zachód
jours-facing-w = zachód
jours-facing-nnw = północny północny zachód
jours-facing-none = bez ustawienia
jours-weather-day = dzień
jours-weather-fog = mgła
jours-weather-night = noc
jours-order-or = otrzymane rozkazy
jours-order-no = bez rozkazów
jours-terrain-clear = teren czysty
jours-terrain-wood = las
jours-terrain-garden = ogród
jours-terrain-palm_grove = gaj palmowy
jours-terrain-village = wioska
jours-terrain-town = miasto
jours-terrain-castle = zamek
jours-terrain-impassable = teren niedostępny
jours-terrain-burning_village = płonąca wioska
jours-hexside-slope = stok
jours-hexside-steep_slope = stromy stok
jours-hexside-ridge = grzbiet
jours-hexside-stream = strumień
jours-hexside-stream_bridge = most na strumieniu
jours-hexside-river = rzeka
jours-hexside-bridge = most
jours-hexside-ford = bród
jours-hexside-redoubt = reduta
jours-hexside-wall = mur
jours-hexside-fortification = fortyfikacja

## Questions

jours-ask-dp-a1 = Włożyć do kubka kombinowany ZA? Nikt się o tym nie dowie, zanim nie zostanie wylosowany.
jours-ask-dp-a2 = Z których jednostek zdejmujesz znacznik Renfort?
jours-ask-dp-a3 = Które grupy otrzymują rozkazy? Pozostałe są bez rozkazów; twojego wyboru nikt nie widzi.
jours-ask-dp-b2 = Masz inicjatywę strategiczną. Który ZA rozpoczyna etap?
jours-ask-dp-d2 = { $unit } jest bez rozkazów. Próba na { $needed } lub mniej ({ $chance }%): działa wtedy jak z rozkazami, lecz po nieudanej może się tylko zbierać. Czy działanie ograniczone: połowa ruchu i próba przed każdym atakiem?
jours-ask-dp-f1 = Ogień artyleryjski: która bateria i na który heks?
jours-ask-dp-f2 = { $unit } została ostrzelana z { $place }. Ogień kontrbateryjny?
jours-ask-dp-m1 = Ruch: kto idzie dokąd?
jours-ask-dp-m2 = Wróg stoi obok { $unit } na { $place }. Dokąd przesuwa się głównodowodzący?
jours-ask-dp-m4 = Kawaleria szarżuje na { $unit } na { $place }. Formować czworobok na { $needed } lub mniej ({ $chance }%)? Jeśli się nie uda, tamtejsza piechota traci poziom.
jours-ask-dp-m5 = { $unit } na { $place } ma przed sobą czworobok. Odwołać szarżę na { $needed } lub mniej ({ $chance }%)? Jeśli się nie uda, szarżuje dalej.
jours-ask-dp-m5-back = Szarża zostaje odwołana z { $place }. Na który heks i w jakim ustawieniu?
jours-ask-dp-c1 = Starcia: kto atakuje które heksy? Wszystkie deklarujesz przed rozegraniem pierwszego.
jours-ask-dp-c2 = Które starcie rozgrywasz teraz?
jours-ask-dp-c3 = { $unit } na { $place } jest atakowana: stać czy wycofać się przed starciem?
jours-ask-dp-c4 = Wróg opuścił { $place } przed starciem. Kto tam wchodzi?
jours-ask-dp-c5 = { $unit } na { $place } jest celem szarży. Kontrszarża na { $needed } lub mniej ({ $chance }%)? Jeśli się uda, szarża nie ma premii.
jours-ask-dp-c6 = Reakcja ogniem { $unit }: do kogo?
jours-ask-dp-c7 = Heks jest pusty. Kto na niego wchodzi?
jours-ask-dp-c7-again = Przełamanie { $unit } na { $place }: od razu zaatakować to, co stoi z przodu, { $front }?
jours-ask-dp-c8 = Atak się nie powiódł. Kontratak?
jours-ask-dp-c9 = Pościg: kto i w którą stronę?
jours-ask-dp-c9-strike = Pościg { $unit } na { $place }: szarżować na to, co stoi z przodu, { $front }, czy się zatrzymać?
jours-ask-dp-c9-turn = Pościg { $unit } na { $place }: prosto czy obrót o jeden wierzchołek? Dalej idzie tylko na heks czołowy.
jours-ask-dp-r = { $unit } musi opuścić { $place }. Którędy?
jours-ask-dp-d4 = Kto próbuje się zebrać?
jours-ask-dp-e1 = Ucieczka: która jednostka ucieka teraz i którędy?
jours-ask-dp-sheet = Twoje reakcje na te ataki: wypełnij, co wiesz; o resztę zapytamy, gdy do tego dojdzie.
jours-ask-dp-d3 = Wylosowano twój znacznik specjalny. Kto działa: do dwóch jednostek piechoty jednej formacji i jedna kawalerii?
jours-box-said = { $of }: { $said }
jours-box-dp-m4 = Czworobok na { $place }
jours-box-dp-c3 = { $unit } przed starciem
jours-box-dp-c5 = Kontrszarża z { $place }
jours-box-dp-c6 = Reakcja ogniem { $unit }
jours-box-dp-c8 = Kontratak z { $place }, jeśli atak się nie uda
jours-box-rally = Kto próbuje się zebrać
jours-box-renfort = Znaczniki Renfort do zdjęcia
jours-box-orders = { $count ->
    [one] Rozkaz dla jednej grupy
   *[other] Rozkazy dla najwyżej { $count } grup
 }
jours-box-group = { $places } · w zasięgu: { $chief }
jours-need-rally = na { $needed } lub mniej: { $chance }%
jours-need-square = na { $needed } lub mniej: { $chance }%
jours-need-counter = na { $needed } lub mniej: { $chance }%
jours-need-counter-heavy = na { $needed } lub mniej: { $chance }%; przeciw ciężkiej kawalerii na { $heavy } lub mniej: { $less }%
jours-need-back = zachowa poziom na { $needed } lub mniej: { $chance }%
jours-need-fire = jakiś skutek: { $chance }%

## Menus

jours-do-mv = { $unit }: ruch
jours-do-fm = { $unit }: marsz forsowny
jours-do-enter = { $unit }: wejście na mapę
jours-do-enter-normal = { $unit }: wejście zwykłym marszem
jours-do-face = { $unit }: zmiana ustawienia
jours-do-fire = { $unit }: ogień
jours-do-charge = { $unit }: szarża
jours-do-shock = { $unit }: starcie
jours-do-cic = { $unit }: ruch głównodowodzącego
jours-do-top = { $unit }: na wierzch stosu
jours-do-exit = { $unit }: zejście z mapy
jours-do-square = { $place }: formowanie czworoboku
jours-do-unsquare = { $place }: rozformowanie czworoboku
jours-menu-to = { $place }, ustawienie { $facing }
jours-menu-pivot = { $place }, po obrocie na { $facing }
jours-menu-target = { $unit }, na { $place }
jours-menu-stay = Pozostać
jours-menu-open = { $formation }, inicjatywa { $value }
jours-menu-try = Próbować
jours-menu-limited = Działać w sposób ograniczony
jours-menu-cb = { $unit } odpowiada
jours-menu-square-try = Formować czworobok na { $place }
jours-menu-square-leave = Nie formować czworoboku
jours-menu-counter-try = Kontrszarża z { $place }
jours-menu-counter-leave = Bez kontrszarży
jours-menu-recall-try = Odwołać szarżę
jours-menu-recall-leave = Nie odwoływać szarży
jours-menu-breakthrough-try = Przełamanie z { $place }
jours-menu-breakthrough-leave = Bez przełamania
jours-menu-stand = Stać
jours-menu-hold-fire = Nie strzelać
jours-menu-react = do górnej jednostki na { $place }
jours-menu-react-under = do jednostki pod nią na { $place }
jours-menu-advance = { $unit } na { $place }, ustawienie { $facing }
jours-menu-ca = { $unit } atakuje { $place }
jours-menu-attacked = { $unit } ({ $place })
jours-menu-fight = { $units } przeciw { $targets } ({ $place })
jours-menu-take = Z { $place } na { $cell }
jours-menu-follow = Z oddziałem { $unit }
jours-menu-rally-all = Wszystkie { $count }
jours-menu-fire-end = Koniec ognia
jours-menu-mv-end = Koniec ruchu
jours-menu-declare = Koniec deklaracji starć
jours-menu-rally-end = Koniec zbierania
jours-menu-mac-none = Bez kombinowanego ZA
jours-menu-special = Znacznik specjalny
jours-menu-mac = Włóż do kubka kombinowany ZA { $marker }
jours-menu-drop-none = Zachować wszystkie
jours-menu-orders = Rozkazy dla { $groups }
jours-menu-orders-none = Bez rozkazów dla kogokolwiek
jours-menu-open-none = Losować
jours-menu-cb-no = Nie odpowiadać
jours-menu-occupy-no = Nikt
jours-menu-adv-none = Nikt
jours-menu-ca-no = Bez kontrataku
jours-menu-halt = Stać
jours-menu-turn-keep = Prosto
jours-menu-turn = { $facing } · z przodu { $front }
jours-menu-strike = Szarżować
jours-menu-facing-keep = Bez zmiany ustawienia
jours-menu-sheet-none = Pytaj za każdym razem
jours-menu-back = Wycofać się na { $place }
jours-menu-ca-if-no = bez kontrataku
jours-menu-ca-if-stay = kontratak na tego, kto stoi z przodu
jours-menu-ca-if-go = kontratak, także na opuszczony heks

## Plans

jours-piece = { $units } · { $place } { $facing }
jours-piece-chief = { $unit } · { $place }
jours-plan-shock = { $units } na { $targets }
jours-plan-shock-turned = { $attack }, zwrot ku { $facing }
jours-plan-declare = Deklaruj wszystkie starcia
jours-end = { $place } { $facing }
jours-end-step = { $place } · { $cost } PR
jours-end-cost = { $cost } PR
jours-end-forced = { $cost } PR, marsz forsowny
jours-end-why = { $note } · { $why }
jours-end-objective = cel
jours-end-join = do własnych
jours-end-reaches = { $count ->
    [one] w zasięgu jedna grupa
    [few] w zasięgu { $count } grupy
   *[other] w zasięgu { $count } grup
 }
jours-end-line = w linii
jours-end-sheltered = poza ogniem dział
jours-end-road = drogą
jours-end-cover = osłona
jours-end-rear = w tył
jours-end-ahead = naprzód
jours-end-loss = traci poziom zwartości
jours-end-attack = czołem do { $unit }
jours-end-clear-of-horse = poza zasięgiem kawalerii
jours-end-charge = ⚔ { $place } z { $cell }
jours-end-charges = szarża na { $unit }
jours-end-top = { $unit } na wierzch
jours-end-square = Sformuj czworobok
jours-end-face = { $facing }
jours-end-faces = Inne ustawienie { $unit } na końcu:
jours-end-stays = { $unit } zostaje, ustawienie:
jours-aim = { $place } · { $needed }+ · { $chance }%
jours-aim-vain = { $place } · bez skutku
jours-aim-and = { $first }, { $rest }
jours-aim-pivot = { $units } · po obrocie na { $facing }
jours-aim-pivots = Zwróć ku { $facing }
jours-aim-straight = Bez obrotu

## Log

jours-told-turn = Etap { $turn }, { $time }, { $weather }.
jours-told-orders = { $side }: rozkazy wydane.
jours-told-renfort = { $unit }: bez znacznika Renfort.
jours-told-initiative = Inicjatywa strategiczna: { $one } { $first }, { $other } { $second }. Otrzymuje ją strona { $side }.
jours-told-tie = Inicjatywa strategiczna: { $one } { $first }, { $other } { $second }. Nikt jej nie ma.
jours-told-opener = { $side }: etap rozpoczyna { $chit }, inicjatywa { $value }.
jours-told-no-opener = { $side }: o początku etapu decyduje los.
jours-told-drawn = Aktywowana jest { $chit } ({ $side }), inicjatywa { $value }.
jours-told-drawn-special = { $side }: wylosowano znacznik specjalny.
jours-told-left = { $chit } ({ $side }) to ostatni ZA, odłożony na bok.
jours-told-left-special = { $side }: znacznik specjalny był ostatni i zostaje odłożony.
jours-told-shown = { $group } { $formation } ({ $unit }): { $order }.
jours-told-acts-ordered = { $group } działa jak z rozkazami.
jours-told-acts-limited = { $group } działa w sposób ograniczony.
jours-told-acts-held = { $group } może się tylko zbierać.
jours-told-chosen = { $side }: { $units } działają jak z rozkazami.
jours-told-demoralised = { $formation } jest zdemoralizowana.
jours-told-recovered = { $formation } nie jest już zdemoralizowana.
jours-told-control = { $place } kontroluje: { $side }.
jours-told-points = Punkty zwycięstwa: { $one } { $first }, { $other } { $second }.
jours-told-won = Zwycięstwo: { $side } ({ $reason }).
jours-told-draw = Remis ({ $reason }).
jours-told-march = { $unit } idzie na { $place }, ustawienie { $facing }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-forced = { $unit } idzie marszem forsownym na { $place }, ustawienie { $facing }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-enter = { $unit } wchodzi na mapę i idzie na { $place }, ustawienie { $facing }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-charge = { $unit } szarżuje na { $place }, ustawienie { $facing }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-evade = { $unit } wycofuje się przed starciem na { $place }, ustawienie { $facing }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-retreat = { $unit } wycofuje się na { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }, ustawienie { $facing }.
jours-told-rout-retreat = { $unit } wykonuje odwrót na { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-rout = { $unit } ucieka na { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }.
jours-told-rout-off = { $unit } ucieka poza mapę.
jours-told-advance = { $unit } wchodzi na { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }, ustawienie { $facing }.
jours-told-pursuit = { $unit } rusza w pościg na { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }, ustawienie { $facing }.
jours-told-recall = { $unit } zostaje odwołana na { $place }{ $count ->
    [1] { "" }
   *[other] { " " }({ $path })
 }, ustawienie { $facing }.
jours-told-exit = { $unit } schodzi z mapy.{ $place }{ $path }
jours-told-turned = { $unit } obraca się na { $facing }.
jours-told-square = { $unit } na { $place } formuje czworobok.
jours-told-square-ends = { $unit } na { $place } nie jest już w czworoboku.
jours-told-stacked = { $unit } leży na wierzchu na { $place }.
jours-told-chief = { $unit } jedzie na { $place }.
jours-told-chief-flees = { $unit } musi jechać na { $place }.
jours-told-chief-lost = { $unit } ({ $side }) jest wyeliminowany.
jours-told-level-good = { $unit } na { $place } jest znów uporządkowana.
jours-told-level-disordered = { $unit } na { $place } jest zmieszana.
jours-told-level-routed = { $unit } na { $place } ucieka.
jours-told-level-eliminated = { $unit } na { $place } jest wyeliminowana ({ $rule }).
jours-told-cohesion-passed = Próba Zwartości { $unit }: { $sum }, najwyżej { $needed }: zdana.
jours-told-cohesion-failed = Próba Zwartości { $unit }: { $sum }, najwyżej { $needed }: niezdana.
jours-told-engagement-passed = Próba Starcia { $unit }: { $sum }, najwyżej { $needed }: zdana.
jours-told-engagement-failed = Próba Starcia { $unit }: { $sum }, najwyżej { $needed }: niezdana.
jours-told-recall-test-passed = Odwołanie { $unit } przed czworobokiem: próba starcia { $sum }, najwyżej { $needed }: udana.
jours-told-recall-test-failed = Odwołanie { $unit } przed czworobokiem: próba starcia { $sum }, najwyżej { $needed }: nieudana, szarżuje dalej.
jours-told-counter-test-passed = Kontrszarża { $unit }: próba starcia { $sum }, najwyżej { $needed }: udana.
jours-told-counter-test-failed = Kontrszarża { $unit }: próba starcia { $sum }, najwyżej { $needed }: nieudana.
jours-told-initiative-passed = Inicjatywa dowódcy { $unit }: { $sum }, najwyżej { $needed }: zdana.
jours-told-initiative-failed = Inicjatywa dowódcy { $unit }: { $sum }, najwyżej { $needed }: niezdana.
jours-told-rally-passed = Zbieranie { $unit }: { $sum }, najwyżej { $needed }: udane.
jours-told-rally-failed = Zbieranie { $unit }: { $sum }, najwyżej { $needed }: nieudane.
jours-told-square-passed = Czworobok { $unit }: { $sum }, najwyżej { $needed }: udany.
jours-told-square-failed = Czworobok { $unit }: { $sum }, najwyżej { $needed }: nieudany.
jours-told-shot = { $manner } { $unit } na { $place }: { $sum }: { $result }.
jours-told-declared = { $kind }: { $unit } przeciw { $place }.
jours-told-fought = { $kind } { $unit } przeciw { $place }: { $sum }: { $result }.
jours-told-off = Starcie przeciw { $place } nie odbywa się ({ $rule }).
jours-sum-plain = kość { $die }
jours-sum = kość { $die }, { $parts } = { $total }
jours-part = { $value } { $reason }
jours-parts = { $first }, { $rest }

## Reasons

jours-why-strength = siła ognia
jours-why-combined = ogień łączony
jours-why-adjacent = sąsiedni
jours-why-long = duży zasięg
jours-why-concentrated = skupiony cel
jours-why-square = czworobok
jours-why-reaction = reakcja
jours-why-reaction-square = działo w czworoboku
jours-why-commander = dowódca
jours-why-routed = ucieka
jours-fire-normal = Ogień
jours-fire-counter = Ogień kontrbateryjny
jours-fire-reaction = Reakcja ogniem
jours-result-none = bez efektu
jours-result-test = Próby Zwartości
jours-result-disorder = strata poziomu
jours-result-retreat = strata poziomu i wycofanie
jours-result-rout = ucieczka
jours-shock-a-d-ctr-ca = atakujący traci poziom, potem próba zwartości lub wycofanie; obrońca może kontratakować
jours-shock-a-d-ctr = atakujący traci poziom, potem próba zwartości lub wycofanie
jours-shock-a-ctdr = atakujący: próba zwartości albo strata poziomu i wycofanie
jours-shock-b-ctd = obaj: próba zwartości albo strata poziomu
jours-shock-d-ctdr = obrońca: próba zwartości albo strata poziomu i wycofanie
jours-shock-d-d-ctr = obrońca traci poziom, potem próba zwartości lub wycofanie
jours-shock-d-d-r = obrońca traci poziom i wycofuje się
jours-shock-d-d-r-bt = obrońca traci poziom i wycofuje się, przełamanie
jours-assault-shock = Starcie
jours-assault-charge = Szarża
jours-assault-breakthrough = Walka po przełamaniu
jours-assault-counter = Kontratak
jours-assault-pursuit = Pościg
jours-over-resigned = poddanie
jours-over-agreed = uzgodniony
jours-over-points = punkty zwycięstwa
jours-over-automatic = zwycięstwo automatyczne
jours-secret-order = { $group }: { $order }
jours-secret-marker = { $marker } jest w kubku.

## Refusals

jours-refused-scenario = Nie ma bitwy „{ $scenario }”. Wybierz jedną z listy.
jours-refused-barred = { $unit } nie zdała Próby Starcia i w tej aktywacji nie może się ruszać ani walczyć.
jours-refused-chief-has-moved = { $unit } już się ruszył w tym etapie.
jours-refused-chief-into-zone = Na { $place } samotny głównodowodzący nie wejdzie do wrogiej SK; idź tam, gdzie stoją własne jednostki.
jours-refused-closed-ground = { $place } poza drogą jest niedostępny: { $unit }.
jours-refused-dark-range = We mgle i nocą można ostrzelać tylko sąsiedni cel, nie { $place }.
jours-refused-demoralised-zone = { $unit } należy do zdemoralizowanej formacji i nie wchodzi do wrogiej SK.
jours-refused-enemy-ahead = Przed czołem na { $place } stoi wróg: strzelaj do niego albo wcale.
jours-refused-enemy-there = Na { $place } stoi wróg.
jours-refused-entry-guarded = { $place } to heks wejścia wroga lub sąsiedni, a jego posiłki jeszcze nie weszły.
jours-refused-entry-hex = Wchodzą przez { $place }: tam zacznij ścieżkę.
jours-refused-faces-otherwise = Na { $place } jednostki tego rodzaju są ustawione na { $facing }; dołączająca ustawia się tak samo.
jours-refused-faces-so = Tak są już ustawione.
jours-refused-fired-forced = { $unit } strzelała i nie może maszerować forsownie.
jours-refused-fired-moves-not = { $unit } strzelała bez rozkazów i nie może się ruszyć.
jours-refused-forced-near = { $place } leży do 5 heksów od wroga: bez marszu forsownego.
jours-refused-forced-orders = { $unit } do marszu forsownego musi mieć rozkazy i być uporządkowana.
jours-refused-forced-through = Marsz forsowny nie może wejść na { $place }, gdzie stoją własne jednostki.
jours-refused-forced-weather = We mgle i nocą forsownie maszerują tylko posiłki.
jours-refused-group-twice = Grupa podana dwa razy.
jours-refused-gun-disordered = { $unit } nie jest uporządkowana i nie strzela.
jours-refused-gun-fired = { $unit } już strzelała w tej aktywacji.
jours-refused-guns-into-zone = Artyleria wchodzi do SK na { $place } tylko tam, gdzie stoi już własna piechota lub kawaleria.
jours-refused-has-moved = { $unit } już się ruszyła w tej aktywacji.
jours-refused-held = Grupa { $unit } nie zdała próby inicjatywy i może się tylko zbierać.
jours-refused-in-square = { $unit } stoi w czworoboku: najpierw go opuść (opuść czworobok).
jours-refused-is-square = Na { $place } jest już czworobok.
jours-refused-leaves-into-front = Opuszczając SK nie można najpierw wejść na czołowy heks SK wroga { $place }.
jours-refused-must-stop = Ruch kończy się na { $place }: wróg jest blisko.
jours-refused-night-disordered = Nocą jednostka zmieszana nie może podejść do wroga na { $place }.
jours-refused-no-chief = { $unit } nie jest głównodowodzącym, który może się teraz ruszyć.
jours-refused-no-combination = Ogień mogą połączyć tylko dwie baterie jednej formacji na jednym heksie.
jours-refused-no-exit = { $unit } nie może tu zejść z mapy.
jours-refused-no-group = Nie masz grupy { $group }.
jours-refused-no-gun = { $unit } nie jest artylerią.
jours-refused-no-reinforcement = { $unit }: takich posiłków nie ma.
jours-refused-no-renfort = { $unit } nie ma znacznika Renfort.
jours-refused-no-square = Na { $place } nie ma własnego czworoboku.
jours-refused-no-unit = Nie ma jednostki { $unit }.
jours-refused-nobody-there = Na { $place } nie ma wroga.
jours-refused-not-active = { $unit } nie należy do aktywnej formacji.
jours-refused-not-adjacent = { $place } nie jest kolejnym heksem mapy.
jours-refused-not-asked = Nie masz teraz żadnej decyzji.
jours-refused-not-due = { $unit } przybywa w etapie { $turn }.
jours-refused-no-entry = Znacznik { $marker } nie wprowadza posiłków: { $unit } czeka na znacznik swojej formacji.
jours-refused-not-in-cone = { $place } jest poza polem ostrzału; może pomóc obrót o jeden wierzchołek.
jours-refused-not-listed = To nie jest odpowiedź na pytanie. Wybierz z listy.
jours-refused-no-box = Arkusz o to nie pyta albo ta odpowiedź już jest: { $line }.
jours-refused-special-unit = Działają tylko twoje jednostki na mapie, każda raz.
jours-refused-special-units = Działają najwyżej dwie jednostki piechoty jednej formacji i jedna jednostka kawalerii.
jours-unforeseen-test = { $unit } nie zdała próby starcia.
jours-unforeseen-square = Na { $place } formowano czworobok.
jours-unforeseen-level = { $unit } straciła poziom zwartości.
jours-unforeseen-displaced = { $unit } musiała opuścić swój heks.
jours-refused-no-sight = { $place } jest niewidoczny: zasłania { $by }.
jours-refused-not-one-stack = Razem ruszają się tylko jednostki z jednego heksu.
jours-refused-off-map = { $unit } nie ma na mapie.
jours-refused-on-top = { $unit } już leży na wierzchu.
jours-refused-other-segment = Ten rozkaz należy do innej części aktywacji.
jours-refused-out-of-command = Żaden głównodowodzący nie ma grupy { $group } w zasięgu.
jours-refused-out-of-range = { $place } leży { $count } heksów dalej, zasięg to { $value }.
jours-refused-pivot = Artyleria przed ogniem obraca się raz, o jeden wierzchołek.
jours-refused-rally-acted = { $unit } w tej aktywacji ruszała się, obracała, strzelała lub walczyła.
jours-refused-rally-again = { $unit } już próbowała w tej aktywacji.
jours-refused-rally-good = { $unit } jest uporządkowana.
jours-refused-rally-near = { $unit } sąsiaduje z wrogiem.
jours-refused-rally-stack = Po zebraniu { $unit } stos byłby za silny; najpierw kogoś odsuń.
jours-refused-rally-stacked = { $unit } dzieli heks z inną uciekającą jednostką.
jours-refused-routed-moves-not = { $unit } ucieka.
jours-refused-routed-there = Ruch kończy się na { $place }: teren zmusza tam jednostki do ucieczki.
jours-refused-square-fired = { $unit } strzelała bez rozkazów i nie wejdzie do czworoboku.
jours-refused-square-ground = Czworobok formuje się w terenie czystym, nie na { $place }.
jours-refused-square-infantry = Na { $place } nie ma piechoty do czworoboku.
jours-refused-square-moved = { $unit } nie stała tu od początku albo się ruszyła.
jours-refused-square-order = { $unit } uniemożliwia czworobok: kawaleria albo nieuporządkowana.
jours-refused-square-there = Na { $place } stoi własny czworobok; nikt przezeń nie przejdzie.
jours-refused-stack-arms = Piechota i kawaleria nie stoją na jednym heksie.
jours-refused-stack-cavalry-gun = Obok baterii mieści się jedna jednostka kawalerii.
jours-refused-stack-formations = Piechota ani kawaleria dwóch formacji nie stoi na jednym heksie.
jours-refused-stack-guns = Na heksie mieszczą się najwyżej { $count } baterie.
jours-refused-stack-guns-others = Obok piechoty lub kawalerii mieści się jedna bateria.
jours-refused-stack-routed = Uciekające jednostki stoją tylko z uciekającymi.
jours-refused-stack-square = Czworobok nie dzieli heksu z innymi.
jours-refused-stack-strength = Na heksie stoją dwie jednostki albo { $count }, razem najwyżej { $value } punktów siły.
jours-refused-too-far = { $place } kosztuje łącznie { $count } PR, a jest { $value }.
jours-refused-too-many-orders = Tylu rozkazów twoi głównodowodzący nie wydadzą; mają { $count }, każdy w swoim zasięgu.
jours-refused-turn-alike = Cała piechota i kawaleria heksu obraca się razem, artyleria osobno: podaj wszystkie.
jours-refused-turn-in-zone = We wrogiej SK jednostka obraca się najwyżej o jeden wierzchołek.
jours-refused-unit-twice = Podaj każdą jednostkę raz ({ $unit }).
jours-refused-zone-to-zone = { $place } leży w SK wroga, w którego SK jednostka już stoi.

## Typed words

jours-typed-mv = ruch
jours-typed-fm = marsz forsowny
jours-typed-fire = ogień
jours-typed-face = ustawienie
jours-typed-square = czworobok
jours-typed-unsquare = opuść czworobok
jours-typed-charge = szarża
jours-typed-cic = głównodowodzący
jours-typed-orders = rozkazy
jours-typed-none = nic
jours-typed-open = rozpocznij
jours-typed-try = próbuj
jours-typed-limited = ograniczony
jours-typed-shock = starcie
jours-typed-fight = rozegraj
jours-typed-stand = stój
jours-typed-back = wycofaj
jours-typed-rally = zbieraj
jours-typed-end = koniec
jours-typed-declare = deklaracja
jours-typed-top = na wierzch
jours-typed-enter = wejście
jours-typed-exit = zejście
jours-typed-react = reakcja
jours-typed-recall = odwołaj
jours-typed-counter = kontrszarża
jours-typed-occupy = zajmij
jours-typed-path = ścieżka
jours-typed-rout = ucieczka
jours-typed-yes = tak
jours-typed-no = nie
jours-typed-cb = kontrbateria
jours-typed-drop = zdejmij
jours-typed-mac = kombinowany
jours-typed-halt = stop
jours-typed-stay = zostań
jours-typed-adv = wchodź
jours-typed-pursue = ścigaj
jours-typed-sheet = arkusz
jours-typed-act = działaj
jours-typed-ca = kontratak
jours-typed-go = jedź
jours-typed-keep = zachowaj
jours-typed-turn = obrót

# Własne armie

jours-option-armies = Własne armie: każdy przynosi listę, a drugi się na nią zgadza
jours-option-army = Armia
jours-option-army-battle = Armia z bitwy
jours-option-agree = Zgoda na armię strony { $side }
jours-option-agree-yes = Zgadzam się
jours-army-too-long = Lista jest dłuższa niż { $most } znaków.
jours-army-and = { $first } { $rest }
jours-army-refused = { $count ->
    [one] Nie można przyjąć listy:
    [few] Lista ma { $count } błędy:
   *[other] Lista ma { $count } błędów:
 } { $faults }
jours-army-line = Wiersz { $line }, „{ $said }”, nie jest formacją, stosem ani dowódcą.
jours-army-unnamed = Armia nie ma nazwy: zacznij od wiersza „name: Lewe skrzydło”.
jours-army-twice = „{ $said }” występuje dwa razy.
jours-army-markers = { $place }: liczba znaczników musi wynosić { $count }.
jours-army-range = { $place }: { $what ->
    [formations] liczba formacji
    [chiefs] liczba dowódców
    [units] liczba jednostek
    [marker] inicjatywa znacznika
    [drm] modyfikator
    [orders] liczba rozkazów
    [range] zasięg dowodzenia
    [strength] siła
    [fire] siła ognia
    [reach] zasięg maksymalny
    [effective] zasięg skuteczny
    [cohesion] współczynnik zwartości
    [engagement] współczynnik starcia
   *[movement] zdolność ruchu
 } wynosi { $number }, dozwolone { $least }–{ $most }.
jours-army-places = Stosów na liście: { $count }, a miejsc ta strona bitwy ma { $most }.
jours-army-chiefs = Dowódców na liście: { $count }, a ta strona bitwy ma ich { $most }.
jours-army-ground = { $unit } nie może stać na { $place }: ten teren jest dla niej zamknięty.
jours-army-taken = „{ $said }” nazywa się też coś w drugiej armii.
jours-army-formation = { $name } ({ $markers }): { $units }
jours-army-chief = { $name }: modyfikator +{ $drm }, rozkazy { $orders }, zasięg { $range }
jours-army-totals = Jednostki { $units }, siła piechoty { $foot }, kawalerii { $horse }, ognia { $guns }
