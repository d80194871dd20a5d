# Ogniem i Mieczem: listy armii pisane przez graczy i profile wpisane ręcznie.

fas-army-refused =
    { $count ->
        [one] Lista armii ma błąd, nic nie zapisano.
        [few] Lista armii ma { $count } błędy, nic nie zapisano.
       *[other] Lista armii ma { $count } błędów, nic nie zapisano.
    }
    { $faults }
fas-army-lines =
    { $first }
    { $rest }
fas-army-fault = - { $place }: { $reason } ({ $rule })
fas-army-fault-whole = - { $reason }
fas-army-fault-plain = - { $place }: { $reason }
fas-army-more = - i jeszcze { $count }
fas-army-too-long = tekst jest za długi, wolno najwyżej { $count } znaków
fas-army-yaml = nie można odczytać wiersza { $line }: { $problem }
fas-army-no-map = podaj name, motivation i elements, każde w osobnym wierszu
fas-army-no-elements = podaj listę elementów, każdy po myślniku
fas-army-no-element = element to oznaczenie karty albo dane z card lub profile
fas-army-missing = brakuje „{ $what }”
fas-army-unknown = „{ $what }” tu nie pasuje
fas-army-not-one = „{ $what }” nie jest dozwolonym słowem
fas-army-type-int = oczekiwano liczby całkowitej
fas-army-type-str = oczekiwano tekstu
fas-army-type-bool = oczekiwano „true” albo „false”
fas-army-type-array = oczekiwano listy
fas-army-type-object = oczekiwano kluczy z wartościami
fas-army-type-other = ta wartość nie może tu stać
fas-army-name = nazwa ma od 1 do { $count } drukowalnych znaków
fas-army-no-faction = nie ma nacji { $name }
fas-army-chiefs = armia ma dokładnie jednego Głównodowodzącego, ta ma { $count }
fas-army-card-or-profile = podaj kartę albo profil
fas-army-no-card = nie ma karty { $name }
fas-army-no-upgrade = nie ma ulepszenia { $name }
fas-army-upgrades = Jednostka może mieć ulepszeń najwyżej { $count }, każde raz
fas-army-not-for = { $upgrade } nie jest dla tego elementu
fas-army-group-order = Grupy nie mają rozkazów
fas-army-mode = tylko Dragoni wystawiani są jako kawaleria lub piechota
fas-army-summary = Jednostki: { $count }, Grupy: { $groups }, punkty: { $points }, Motywacja: { $motivation }
fas-army-named = { $name } ({ $card })
fas-army-with = { $name } + { $upgrade }

fas-kind-unit = Jednostki
fas-kind-group = Grupy
fas-flaw-type = ten typ nie pasuje do { $kind }
fas-flaw-size = rozmiar { $size } nie pasuje do { $kind }
fas-flaw-coins = Jednostka ma monety, Grupa sztandar
fas-flaw-melee = Jednostka ma profil Walki Wręcz, Grupa nie
fas-flaw-actions = akcje na karcie mają tylko Grupy
fas-flaw-command = Punkty Rozkazów mają tylko Grupy
fas-flaw-thresholds = progi muszą rosnąć: steady, shaken, flight
fas-flaw-group-states = Grupa jest zawsze Pewna: pomiń shaken
fas-flaw-range = { $number } nie mieści się od { $least } do { $most }
fas-flaw-no-rule = nie ma zasady specjalnej { $name }
fas-flaw-no-weapon = nie ma zasady broni { $name }
fas-flaw-needs-value = { $name } wymaga wartości
fas-flaw-no-value = { $name } nie ma wartości
fas-flaw-states = podaj stany, w których zasada działa, każdy raz
fas-flaw-two-speeds = dwie Szybkości mają Dragoni i nikt inny
fas-flaw-only-as = zasady tylko dla jednego typu mają wyłącznie Dragoni
fas-flaw-dice = stanów z kośćmi: { $count }, podanych liczb: { $found }
fas-flaw-lances = Kopie i zestawy Kopii idą w parze
fas-flaw-second-dice = drugi rząd kości mają Łuki i nic innego
fas-flaw-max-range = zasięg maksymalny, nie krótszy niż zasięg, ma artyleria i nikt inny
fas-flaw-shared-ammo = profil strzelający ładunkami do Walki Wręcz nie ma własnych ładunków

fas-build-card = w wolnej bitwie każdy element to karta: wpisany profil nie ma punktów
fas-build-faction = podaj nację, jedną z: { $names }
fas-build-stranger = { $card } należy do innej nacji
fas-build-points = punkty: { $count }, dozwolone najwyżej { $most }
fas-build-units = Jednostki: { $count }, dozwolone od { $least } do { $most }
fas-build-commanders = Dowódcy poza Głównodowodzącym: { $count }, najwyżej { $most }
fas-build-groups = Grupy poza Dowódcami: { $count }, najwyżej { $most }
fas-build-bronze = brązowe Jednostki: { $count }, najwyżej { $percent } % Jednostek
fas-build-cavalry = Jednostki kawalerii: { $count }, co najmniej { $percent } % Jednostek
fas-build-motivation = lista tej nacji daje { $count }
fas-build-chief = lista tej nacji wymaga jednego elementu { $card }
fas-build-limit = { $cards }: { $count }, razem najwyżej { $most }
fas-build-needs = { $cards }: w armii musi być też { $card }
