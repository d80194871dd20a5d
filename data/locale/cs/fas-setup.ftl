# Ohněm a mečem: rozestavení na virtuálním stole, výhody, kdo přichází během bitvy.

fas-option-terrain = Terén
fas-terrain-none = žádný, otevřená pláň
fas-option-deployment = Rozestavení
fas-deployment-fixed = podle scénáře
fas-deployment-free = volné, po testu zvědů

fas-option-share = Co tento hráč vede
fas-share-half = polovinu: každý druhý prvek od každého typu
fas-share-horse = jízdu
fas-share-foot = pěchotu a děla
fas-told-share = { $seat } vede: { $units }.
fas-marker-second = vede druhý hráč

fas-ask-second = Kdo se rozestaví jako druhý a uvidí nepřítele?
fas-second-self = My
fas-second-enemy = Nepřítel
fas-ask-place = Kde bude stát { $unit }? Zbývá rozestavit: { $count }. Šablona rozestaví všechny.
fas-place-at = na { $x }, { $y }, natočení { $heading }°
fas-place-in = ve stavbě { $place }
fas-place-reserve = v záloze
fas-told-placed = { $unit }: rozestaveno { $place }.
fas-told-reserve = { $unit } čeká v záloze.
fas-does-ADV-01 = dvakrát za hru místo aktivace: nic se nestane a tah končí
fas-does-ADV-02 = po rozestavení udělá jedna vlastní jednotka pohyb, ne blíž než 8 palců k nepřátelské jednotce
fas-does-ADV-03 = dvě vlastní jednotky začnou s jednou náloží navíc
fas-does-ADV-04 = jedna nepřátelská jednotka bronzové hodnoty začne s žetonem ztráty
fas-does-ADV-05 = nepřítel rozestaví dva prvky dřív než vy první
fas-does-ADV-06 = jednou za hru přehodíte jednu kostku vlastního testu iniciativy
fas-template-line = Šablona: linie, jízda na obou křídlech
fas-template-two_lines = Šablona: dvě linie
fas-template-strong_left = Šablona: všechna jízda vlevo
fas-template-strong_right = Šablona: všechna jízda vpravo
fas-template-refused_flank = Šablona: odepřené pravé křídlo
fas-template-tabor = Šablona: děla a vozy vpředu
fas-answer-calculation = neaktivovat nikoho
fas-answer-enemy = začíná nepřítel
fas-answer-keep = ponechat žeton
fas-answer-self = začínáme my
fas-lines-two_lines = dvě linie
fas-lines-strong_left = silné levé křídlo
fas-lines-strong_right = silné pravé křídlo
fas-lines-refused_flank = odepřené pravé křídlo

fas-ask-deserters = Zběhové: která nepřátelská jednotka začne se žetonem ztrát?
fas-why-deserters = Zběhové
fas-ask-magazines = Plné sklady, jednotka { $number }: která jednotka začne s nábojem navíc?
fas-pick-load = { $unit }: { $load }
fas-why-magazines = Plné sklady
fas-ask-vanguard = Předvoj: která jednotka teď provede pohyb? Skončí nejméně { $distance }″ od každé nepřátelské jednotky; napsat lze každý dovolený pohyb, třeba „vanguard r3 10 6.5“.
fas-pick-vanguard = { $unit }: { $distance }″ přímo vpřed
fas-told-spent = { $side }: použita výhoda { $advantage }.
fas-turn-calculation = Vypočítavost: nikoho neaktivovat
fas-pick-enter = { $unit } přichází { $place }
fas-told-entered = { $unit } vychází ze zálohy, { $place }.
fas-ask-successor = Kde stane nový vrchní velitel { $unit }, nejvýše { $distance }″ od vlastní jednotky?
fas-told-successor-here = { $side }: { $unit } se vrací jako vrchní velitel, hod { $value }: VB na kolo { $count }.
fas-told-back = { $unit } je znovu na stole.

fas-bar-no-structure = stavba { $order } tu není
fas-bar-no-reserve = { $order } nemůže čekat v záloze
fas-bar-no-mode = typ si volí jen dragouni
fas-bar-no-entry = uveďte místo nebo stavbu, kde { $order } přichází
fas-bar-entry-order = jednotce, která přichází, se nakonec uvede rozkaz, skupině žádný: { $order }
fas-bar-no-vanguard = { $order } tento pohyb provést nemůže
fas-bar-no-turn-to-place = { $order } nerozestavujete vy, nebo už je rozestaveno

fire_and_sword-over-held = obránce vydržel do konce kol
fire_and_sword-scenario-free_skirmish = Volná bitva (šarvátka)
fire_and_sword-scenario-free_skirmish-briefing = Vlastní bitva na virtuálním stole 48 × 48 palců, 5 kol: armády za 200 bodů se 4 až 6 jednotkami, dva cíle, test zvědů a výhody, rozestavení šablonou nebo po jednotkách.
fire_and_sword-scenario-free_task_force = Volná bitva (divize)
fire_and_sword-scenario-free_task_force-briefing = Vlastní bitva na virtuálním stole 72 × 48 palců, 6 kol: armády za 400 bodů se 7 až 12 jednotkami, tři cíle, test zvědů a výhody, rozestavení šablonou nebo po jednotkách.

fas-ask-show-attitude = { $unit } testuje morálku: otočit skrytou Obranu kvůli přehozu? Pak platí za aktivovanou.
