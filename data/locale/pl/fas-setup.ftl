# Ogniem i Mieczem: rozstawienie na wirtualnym stole, przewagi, kto przybywa w czasie bitwy.

fas-option-terrain = Teren
fas-terrain-none = brak, otwarte pole
fas-option-deployment = Rozstawienie
fas-deployment-fixed = według scenariusza
fas-deployment-free = dowolne, po Teście Zwiadu

fas-option-share = Czym dowodzi ten gracz
fas-share-half = połową: co drugim elementem każdego typu
fas-share-horse = jazdą
fas-share-foot = piechotą i działami
fas-told-share = { $seat } dowodzi: { $units }.
fas-marker-second = dowodzi drugi gracz

fas-ask-second = Kto rozstawia się jako drugi, widząc wroga?
fas-second-self = My
fas-second-enemy = Przeciwnik
fas-ask-place = Gdzie stanie { $unit }? Do rozstawienia: { $count }. Szablon rozstawia wszystkie.
fas-place-at = na { $x }, { $y }, zwrot { $heading }°
fas-place-in = w Strukturze { $place }
fas-place-reserve = w rezerwie
fas-told-placed = { $unit }: rozstawiono { $place }.
fas-told-reserve = { $unit } czeka w rezerwie.
fas-does-ADV-01 = dwa razy w grze zamiast aktywacji: nic się nie dzieje i Tura się kończy
fas-does-ADV-02 = po rozstawieniu jedna własna Jednostka wykonuje Ruch, nie bliżej niż 8″ od wrogiej Jednostki
fas-does-ADV-03 = dwie własne Jednostki zaczynają z jednym ładunkiem więcej niż na karcie
fas-does-ADV-04 = jedna wroga Jednostka o wartości brązowej zaczyna z żetonem strat
fas-does-ADV-05 = przeciwnik rozstawia dwa elementy, zanim wystawisz pierwszy
fas-does-ADV-06 = raz w grze przerzucasz jedną kość własnego Testu Inicjatywy
fas-template-line = Szablon: linia, kawaleria na obu skrzydłach
fas-template-two_lines = Szablon: dwie linie
fas-template-strong_left = Szablon: cała kawaleria na lewym skrzydle
fas-template-strong_right = Szablon: cała kawaleria na prawym skrzydle
fas-template-refused_flank = Szablon: cofnięte prawe skrzydło
fas-template-tabor = Szablon: działa i wozy z przodu
fas-answer-calculation = nie aktywować nikogo
fas-answer-enemy = zaczyna wróg
fas-answer-keep = zachować żeton
fas-answer-self = zaczynamy my
fas-lines-two_lines = dwie linie
fas-lines-strong_left = silne lewe skrzydło
fas-lines-strong_right = silne prawe skrzydło
fas-lines-refused_flank = cofnięte prawe skrzydło

fas-ask-deserters = Dezerterzy: która wroga Jednostka zaczyna z żetonem strat?
fas-why-deserters = Dezerterzy
fas-ask-magazines = Pełne magazyny, Jednostka { $number }: która Jednostka zaczyna z dodatkowym ładunkiem?
fas-pick-load = { $unit }: { $load }
fas-why-magazines = Pełne magazyny
fas-ask-vanguard = Awangarda: która Jednostka wykonuje teraz Ruch? Kończy go co najmniej { $distance }″ od każdej wrogiej Jednostki; można wpisać każdy dozwolony Ruch, na przykład „vanguard r3 10 6.5”.
fas-pick-vanguard = { $unit }: { $distance }″ prosto naprzód
fas-told-spent = { $side }: wykorzystano przewagę { $advantage }.
fas-turn-calculation = Wyrachowanie: nikogo nie aktywować
fas-pick-enter = { $unit } wchodzi { $place }
fas-told-entered = { $unit } wychodzi z rezerwy, { $place }.
fas-ask-successor = Gdzie staje nowy Głównodowodzący { $unit }, najdalej { $distance }″ od własnej Jednostki?
fas-told-successor-here = { $side }: { $unit } wraca jako Głównodowodzący, rzut { $value }: PR na rundę { $count }.
fas-told-back = { $unit } wraca na stół.

fas-bar-no-structure = nie ma Struktury { $order }
fas-bar-no-reserve = { $order } nie może czekać w rezerwie
fas-bar-no-mode = typ wybierają tylko Dragoni
fas-bar-no-entry = podaj miejsce lub Strukturę, gdzie wchodzi { $order }
fas-bar-entry-order = Jednostka, która wchodzi, ma na końcu rozkaz, Grupa żadnego: { $order }
fas-bar-no-vanguard = { $order } nie może wykonać tego Ruchu
fas-bar-no-turn-to-place = { $order } nie należy do ciebie albo już jest na stole

fire_and_sword-over-held = obrońca wytrwał do końca Rund
fire_and_sword-scenario-free_skirmish = Wolna bitwa (Podjazd)
fire_and_sword-scenario-free_skirmish-briefing = Własna bitwa na wirtualnym stole 48 × 48 cali, 5 Rund: armie za 200 punktów z 4 do 6 Jednostkami, dwa cele, Test Zwiadu i przewagi, rozstawienie szablonem lub po jednej Jednostce.
fire_and_sword-scenario-free_task_force = Wolna bitwa (Dywizja)
fire_and_sword-scenario-free_task_force-briefing = Własna bitwa na wirtualnym stole 72 × 48 cali, 6 Rund: armie za 400 punktów z 7 do 12 Jednostkami, trzy cele, Test Zwiadu i przewagi, rozstawienie szablonem lub po jednej Jednostce.

fas-ask-show-attitude = { $unit } wykonuje test Morale: odkryć zakrytą Obronę dla przerzutu? Wtedy liczy się jako aktywowana.
