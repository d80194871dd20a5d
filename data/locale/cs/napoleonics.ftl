# Commands & Colors: Napoleonics: questions, menus, log lines and refusals. Names stand in napoleonics-names.ftl.

## Otázky

napoleonics-ask-D-02 = Kterou kartu velení zahrajete?
napoleonics-ask-D-03-section = { $card }: která sekce?
napoleonics-ask-D-03-mode = { $card }: podle textu, nebo jeden obyčejný rozkaz?
napoleonics-ask-D-03-supply = { $card }: která jednotka se vrátí a kam?
napoleonics-ask-D-04 = { $card }: která jednotka dostane blok zpět?
napoleonics-ask-D-05 = { $card }: komu dáte rozkaz? Rozkazy: { $count } z { $most }.
napoleonics-ask-D-05-plain = { $card }: dejte rozkaz jedné libovolné jednotce, bez účinků karty.
napoleonics-ask-D-06 = Kdo se pohne a kam?
napoleonics-ask-D-07 = Kdo na koho zaútočí?
napoleonics-ask-D-08 = { $attacker } { $origin } útočí zblízka: { $target } { $hex }. Jak zareagujete?
napoleonics-ask-D-11 = { $target } { $hex }, prapory: { $count }. Kolik jich ignorujete?
napoleonics-ask-D-12 = { $target } { $hex } musí ustoupit. Hexů: { $count }. Kudy?
napoleonics-ask-D-12-retire = Stažení a přeskupení: { $target } { $hex }. Hexů: { $count }. Kudy?
napoleonics-ask-D-13 = { $leader } musí ustoupit, nyní na { $hex }. Kam dál?
napoleonics-ask-D-14 = { $attacker } { $origin }: postoupit na uvolněný hex { $hex }?
napoleonics-ask-D-15 = { $attacker } po průlomu: bonusový útok?
napoleonics-ask-D-16 = { $target } { $hex }: protiútok ({ $attacker } { $origin })?
napoleonics-ask-D-19 = Kterou z těchto karet si necháte?

## Nabídky

napoleonics-now = { $count ->
    [0] Teď žádný rozkaz: nikdo ho nedostane.
    [one] Teď { $count } rozkaz.
    [few] Teď { $count } rozkazy.
   *[other] Teď { $count } rozkazů.
 }
napoleonics-card-now = { napoleonics-now } { $words }
napoleonics-menu-unit = { $hex } { $name } { $blocks }/{ $start }
napoleonics-menu-unit-leader = { $hex } { $name } { $blocks }/{ $start }, { $leader }
napoleonics-menu-leader = { $hex } { $leader } (velitel)
napoleonics-menu-detach = { $hex } oddělit: { $leader }
napoleonics-menu-dissolve = { $hex } rozpustit čtverec: { $name } { $blocks }/{ $start }
napoleonics-menu-hex = { $hex }, { $terrain }
napoleonics-menu-way = { $way }, { $terrain }
napoleonics-menu-joined = s dělostřelectvem: { $hexes }
napoleonics-menu-alone = bez dělostřelectva
napoleonics-menu-off = mimo bojiště
napoleonics-menu-ignore = { $count ->
    [0] neignorovat žádný prapor
    [one] ignorovat { $count } prapor
    [few] ignorovat { $count } prapory
   *[other] ignorovat { $count } praporů
}
napoleonics-menu-use-card = Podle textu karty
napoleonics-menu-use-single = Jeden obyčejný rozkaz
napoleonics-menu-react-none = Stát a bojovat
napoleonics-menu-react-first-strike = První úder
napoleonics-menu-react-retire = Stáhnout a přeskupit
napoleonics-menu-react-square = Utvořit čtverec
napoleonics-menu-battle-back = Protiútok
napoleonics-menu-done-D-05 = Dost rozkazů
napoleonics-menu-done-D-06 = Dost pohybů
napoleonics-menu-done-D-07 = Dost bojů
napoleonics-menu-done-D-13 = Zastavit se zde
napoleonics-menu-done-D-14 = Zůstat
napoleonics-menu-done-D-15 = Bez bonusového útoku
napoleonics-menu-done-D-16 = Bez protiútoku

## Kostky a prapory

napoleonics-dice-blocks = bloky
napoleonics-dice-half = polovina bloků po pohybu
napoleonics-dice-guns = dělostřelectvo v boji na blízko
napoleonics-dice-table = dělostřelectvo na vzdálenost { $count }
napoleonics-dice-square = čtverec
napoleonics-dice-against-infantry = proti pěchotě
napoleonics-dice-joined = dělostřelectvo { $hex }
napoleonics-dice-floor = nikdy pod 0
napoleonics-dice-into = terén cíle: { $terrain }
napoleonics-dice-out = terén útočníka: { $terrain }
napoleonics-dice-between = z kopce na kopec
napoleonics-dice-into-works = polní opevnění cíle
napoleonics-dice-out-works = polní opevnění útočníka
napoleonics-dice-none = nic
napoleonics-flag-support = podpora: { $hexes }

## Záznam

napoleonics-log-face = { $count }× { $face }
napoleonics-log-and = { $first }, { $second }
napoleonics-log-turn = Tah { $number }: { $side }.
napoleonics-log-card = { $side }, zahraná karta: { $card }.
napoleonics-log-card-copied = { $side }, zahraná karta: { $card }; platí jako { $other }.
napoleonics-log-card-nothing = { $side }, zahraná karta: { $card }; není co opakovat.
napoleonics-log-section = Sekce: { $section }.
napoleonics-log-mode-card = Karta se použije podle textu.
napoleonics-log-mode-single = Karta se použije na jeden obyčejný rozkaz.
napoleonics-log-symbols = { $card }, { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
 }: { $dice }.
napoleonics-log-regained = Blok zpět: { $name } { $hex }, bloků nyní: { $count }.
napoleonics-log-supply = Přesun zpět: { $name }, { $origin }-{ $hex }.
napoleonics-log-ordered-none = Rozkaz nedostává nikdo.
napoleonics-log-ordered = Rozkaz dostali: { $hexes }.
napoleonics-log-ordered-leaders = Rozkaz, jednotky: { $hexes }; velitelé: { $leaders }.
napoleonics-log-ordered-only-leaders = Rozkaz, velitelé: { $leaders }.
napoleonics-log-dissolved = Čtverec rozpuštěn: { $name } { $hex }; karta se vrací do ruky.
napoleonics-log-square-lost = Karta ztraceného čtverce se vrací do ruky: { $name } { $hex }.
napoleonics-log-move = Pohyb, { $name }: { $way }.
napoleonics-log-take_ground = Dobytí území, { $name }: { $way }.
napoleonics-log-breakthrough = Průlom, { $name }: { $way }.
napoleonics-log-retreat = Ústup, { $name }: { $way }.
napoleonics-log-retire = Stažení a přeskupení, { $name }: { $way }.
napoleonics-log-leader-move = Velitel { $leader }: { $way }.
napoleonics-log-leader-step = Velitel { $leader } ustupuje: { $origin }-{ $hex }.
napoleonics-log-melee = Ohlášen boj na blízko: { $attacker } { $origin } proti { $hex } ({ $target }).
napoleonics-log-melee-joined = Ohlášen kombinovaný útok: { $attacker } { $origin } proti { $hex } ({ $target }), dělostřelectvo: { $hexes }.
napoleonics-log-bonus = Ohlášen bonusový útok: { $attacker } { $origin } proti { $hex } ({ $target }; NAP-BON-01).
napoleonics-log-bonus-joined = Ohlášen bonusový kombinovaný útok: { $attacker } { $origin } proti { $hex } ({ $target }), dělostřelectvo: { $hexes } (NAP-BON-01).
napoleonics-log-react-first_strike = První úder: { $name } { $hex }, hod napřed (NAP-FST-02).
napoleonics-log-react-retire = Stažení a přeskupení: { $name } { $hex } (NAP-RR-01).
napoleonics-log-react-square = Utvoření čtverce: { $name } { $hex } (NAP-SQ-01).
napoleonics-log-square = Čtverec { $number }: { $name } { $hex }; náhodná karta z ruky jde lícem dolů na tabulku čtverců (NAP-SQ-03).
napoleonics-log-check-formed = Ověření čtverce na { $hex }: { $face }, zdařilo se (NAP-OPT-01).
napoleonics-log-check-failed = Ověření čtverce na { $hex }: { $face }, nezdařilo se (NAP-OPT-01).
napoleonics-log-sum = { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
 } ({ $parts })
napoleonics-log-part = { $amount } { $reason }
napoleonics-log-part-rule = { $amount } { $reason } { $rule }
napoleonics-log-result-none = Bez účinku.
napoleonics-log-result-both = Zásahy: { $hits }, prapory: { $flags }.
napoleonics-log-result-hits = Zásahy: { $hits }.
napoleonics-log-result-flags = Prapory: { $flags }.
napoleonics-log-dice-fire = Palba: { $attacker } { $origin } proti { $hex } ({ $target }). { $sum }: { $dice }. { $result }
napoleonics-log-dice-melee = Boj na blízko: { $attacker } { $origin } proti { $hex } ({ $target }). { $sum }: { $dice }. { $result }
napoleonics-log-dice-retire = Boj proti stahující se jízdě, zasahují jen symboly jízdy (NAP-RR-03): { $attacker } { $origin } proti { $hex } ({ $target }). { $sum }: { $dice }. { $result }
napoleonics-log-dice-first_strike = První úder: { $attacker } { $origin } proti { $hex } ({ $target }). { $sum }: { $dice }. { $result }
napoleonics-log-dice-square = Čtverec hází první (NAP-SQ-07): { $attacker } { $origin } proti { $hex } ({ $target }). { $sum }: { $dice }. { $result }
napoleonics-log-dice-battle_back = Protiútok: { $attacker } { $origin } proti { $hex } ({ $target }). { $sum }: { $dice }. { $result }
napoleonics-log-hit = { $name } { $hex }, ztráta: { $count ->
    [one] { $count } blok
    [few] { $count } bloky
   *[other] { $count } bloků
 }; zbývá: { $left }.
napoleonics-log-hit-retreat = { $name } { $hex }, ztráta: { $count ->
    [one] { $count } blok
    [few] { $count } bloky
   *[other] { $count } bloků
 }, není kam ustoupit (NAP-RET-06); zbývá: { $left }.
napoleonics-log-hit-square = { $name } { $hex }, ztráta: { $count ->
    [one] { $count } blok
    [few] { $count } bloky
   *[other] { $count } bloků
 } místo ústupu, jako u každého čtverce (NAP-SQ-15); zbývá: { $left }.
napoleonics-log-eliminated = Zničena jednotka: { $name } { $hex }, ztráta: { $count ->
    [one] { $count } blok
    [few] { $count } bloky
   *[other] { $count } bloků
 }.
napoleonics-log-eliminated-retreat = Zničena jednotka: { $name } { $hex }, ztráta: { $count ->
    [one] { $count } blok
    [few] { $count } bloky
   *[other] { $count } bloků
 }, není kam ustoupit (NAP-RET-06).
napoleonics-log-eliminated-square = Zničena jednotka: { $name } { $hex }, ztráta: { $count ->
    [one] { $count } blok
    [few] { $count } bloky
   *[other] { $count } bloků
 } místo ústupu, jako u každého čtverce (NAP-SQ-15).
napoleonics-log-check-casualty = Velitel { $leader } na { $hex }, ověření ztráty, přežil: { $dice } ({ $rule }).
napoleonics-log-check-casualty-killed = Velitel { $leader } na { $hex }, ověření ztráty, padl: { $dice } ({ $rule }).
napoleonics-log-check-escape = Velitel { $leader } proklouzl přes { $hex }: { $dice } ({ $rule }).
napoleonics-log-check-escape-killed = Velitel { $leader } neproklouzl přes { $hex }: { $dice } ({ $rule }).
napoleonics-log-leader-killed = Velitel { $leader } padl na { $hex }.
napoleonics-log-leader-trapped = Velitel { $leader } nemá z { $hex } kam ustoupit a je ztracen (NAP-LRT-05).
napoleonics-log-leader-left = Velitel { $leader } opouští bojiště z { $hex }, bez zástavy (NAP-LRT-06).
napoleonics-log-ignored = { $name } { $hex }, ignorováno: { $count ->
    [one] { $count } prapor
    [few] { $count } prapory
   *[other] { $count } praporů
 } (NAP-MOR-01).
napoleonics-log-banner-unit = { $side }, zástava za jednotku; celkem { $count }.
napoleonics-log-banner-leader = { $side }, zástava za velitele; celkem { $count }.
napoleonics-log-banner-objective = { $side }, dočasná zástava; celkem { $count }.
napoleonics-log-banner-lost = { $side }, ztráta dočasné zástavy; celkem { $count }.
napoleonics-log-drawn = { $side }, dobráno: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }.
napoleonics-log-drawn-shuffled = { $side }, dobráno: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }; z odhozených karet je nový balíček.
napoleonics-log-taken = Dobíráte: { $cards }.
napoleonics-log-track = Na vaší tabulce čtverců, místo { $number }: { $card }.
napoleonics-log-discarded = { $side }, odhozeno: { $cards }.
napoleonics-log-shuffled = Balíček a odhozené karty se zamíchaly dohromady.
napoleonics-log-won = Vítězství: { $side } ({ $reason }, { $rule }).
napoleonics-log-drawn-battle = Bitva končí remízou ({ $reason }, { $rule }).

## Konce

napoleonics-over-banners = dost zástav
napoleonics-over-resigned = kapitulace
napoleonics-over-agreed = dohoda
napoleonics-over-turn-limit = limit tahů vyčerpán
napoleonics-over-two-games = zástavy z obou bitev

## Dvě bitvy

napoleonics-contest-score = { $lower } { $low }, { $upper } { $high }
napoleonics-contest-first = První ze dvou bitev, pak se strany prohodí ({ $rule })
napoleonics-contest-follows = První bitva: { $score }. Následuje druhá bitva s prohozenými stranami ({ $rule }).
napoleonics-contest-second = Druhá ze dvou bitev · první bitva: { $before } · celkem: { $together } ({ $rule })
napoleonics-contest-together = zástavy z obou bitev: { $score }
napoleonics-contest-goes-on = Skončí tím jen první ze dvou bitev, druhá následuje. Kdo se vzdá, přenechá soupeři nejméně { $count ->
    [one] { $count } zástavu
    [few] { $count } zástavy
   *[other] { $count } zástav
 }; při remíze si obě strany nechají své ({ $rule }).
napoleonics-log-contest = Obě bitvy celkem: { $score } ({ $rule }).

## Odmítnutí

napoleonics-refused-scenario = Scénář { $scenario } neexistuje. Vyberte některý ze seznamu.
napoleonics-refused-seats = Tato místa bitvě neodpovídají. Má dvě, jedno na každé straně.
napoleonics-refused-first-battle = Zástavy z první bitvy: { $score }. Zapisují se jako dvě čísla, např. 5:3.
napoleonics-refused-over = Bitva skončila, další rozkazy už nejsou možné.
napoleonics-refused-compulsory = Tohle nelze vynechat. Napište některý z těchto rozkazů: { $orders }.
napoleonics-refused-wrong-step = Teď ne. Nejdřív je tu otevřená otázka: { $question }{ $leave ->
    [yes] { " " }Dál se jde slovem „done“.
   *[no] { "" }
 }
napoleonics-refused-unknown-card = Karta { $id } neexistuje. Zkontrolujte název.
napoleonics-refused-no-such-card = Kartu „{ $card }“ teď zvolit nelze. Vyberte jednu z nabízených.
napoleonics-refused-no-own-piece = Na { $hex } nemáte jednotku ani velitele. Uveďte hex, kde někdo stojí.
napoleonics-refused-no-own-unit = Na { $hex } nemáte jednotku. Uveďte hex, na kterém nějaká stojí.
napoleonics-refused-no-own-leader = Na { $hex } nemáte velitele. Uveďte hex, na kterém nějaký stojí.
napoleonics-refused-already-ordered = { $hex } už rozkaz má. Vyberte jiný hex.
napoleonics-refused-leader-of-square = Velitel na { $hex } zůstává u čtverce. Nejdřív ho rozpusťte.
napoleonics-refused-leader-stays = Velitel na { $hex } zůstává u své jednotky: ta svůj rozkaz potřebuje k rozpuštění čtverce.
napoleonics-refused-card-does-not = „{ $card }“ pro { $hex } rozkaz nedává. Vyberte, koho karta určuje.
napoleonics-refused-too-many-orders = Pro { $hex } už žádný rozkaz nezbývá. Pokračujte pohybem.
napoleonics-refused-dissolve = Čtverec na { $hex } nelze rozpustit: musí mít rozkaz a nesmí s ním sousedit nepřátelská jízda.
napoleonics-refused-not-ordered = Bez rozkazu v tomto tahu: { $name } na { $hex }. Vyberte, kdo ho má.
napoleonics-refused-moved = Už po pohybu: { $name } na { $hex }. Vyberte jinou jednotku.
napoleonics-refused-joined = { $name } na { $hex }: připojil se velitel, jednotka se už nepohne.
napoleonics-refused-square-moves = Ve čtverci pohyb není možný: { $name } na { $hex }. Vyberte jinou jednotku.
napoleonics-refused-card-no-move = „{ $card }“ pohyb nedovoluje. Ukončete pohyby.
napoleonics-refused-path = Cesta musí začínat na { $hex } a mít alespoň krok: { $name }. Uveďte hexy po řadě.
napoleonics-refused-no-hex = Hex { $hex } na bojišti není. Zkontrolujte řadu a číslo.
napoleonics-refused-not-adjacent = { $hex } nesousedí s { $other }. Uveďte každý hex cesty.
napoleonics-refused-no-way = { $name }: z { $hex } na { $other } nevede cesta (nejvýše hexů: { $count }), v cestě jsou jednotky, velitelé nebo terén. Zvolte jiný hex.
napoleonics-refused-occupied = { $hex } je obsazen jednotkou. Zvolte jinou cestu.
napoleonics-refused-enemy-leader = Na { $hex } stojí nepřátelský velitel. Zvolte jinou cestu.
napoleonics-refused-two-leaders = Na { $hex } už velitel je. Zvolte jiný hex.
napoleonics-refused-leader-enemy = Na { $hex } stojí nepřítel; velitel tam nesmí.
napoleonics-refused-terrain = Na { $hex } nelze vstoupit ({ $terrain }). Zvolte jinou cestu.
napoleonics-refused-stops = Na { $hex } pohyb končí. Zastavte tam, nebo zvolte jinou cestu.
napoleonics-refused-joins = Na { $hex } stojí samotný velitel; připojí se k jednotce a její pohyb tam končí. Zastavte tam, nebo zvolte jinou cestu.
napoleonics-refused-too-far = Pohyb je teď možný nejdál o { $count ->
    [one] { $count } hex
    [few] { $count } hexy
   *[other] { $count } hexů
 }: { $name }. Zvolte kratší cestu.
napoleonics-refused-battled = Už po boji v tomto tahu: { $name } na { $hex }. Vyberte jinou jednotku.
napoleonics-refused-card-no-battle = „{ $card }“ boj nedovoluje. Ukončete boje.
napoleonics-refused-card-no-melee = „{ $card }“ boj na blízko nedovoluje. Vyberte vzdálený cíl.
napoleonics-refused-card-no-fire = „{ $card }“ palbu nedovoluje. Vyberte sousední cíl.
napoleonics-refused-moved-too-far = { $name } na { $hex }: po pohybu { $count ->
    [0] není
    [one] delším než { $count } hex není
    [few] delším než { $count } hexy není
   *[other] delším než { $count } hexů není
 } boj možný.
napoleonics-refused-card-moved = „{ $card }“: { $name } na { $hex } smí bojovat { $count ->
    [0] jen bez pohybu
    [one] jen po pohybu nejvýše o { $count } hex
    [few] jen po pohybu nejvýše o { $count } hexy
   *[other] jen po pohybu nejvýše o { $count } hexů
 }.
napoleonics-refused-entered = Po vstupu na { $hex } není v tomto tahu boj možný ({ $terrain }): { $name }.
napoleonics-refused-no-fire = { $name }: střílet nelze. Útočte na sousední hex.
napoleonics-refused-engaged = Vedle { $hex } stojí nepřítel, možný je jen boj na blízko: { $name }.
napoleonics-refused-out-of-range = Vzdálenost na { $hex }: { $count ->
    [one] { $count } hex
    [few] { $count } hexy
   *[other] { $count } hexů
 }; dostřel { $limit }: { $name }. Vyberte bližší cíl.
napoleonics-refused-no-sight = { $hex } není vidět, brání: { $hexes }. Vyberte jiný cíl.
napoleonics-refused-no-enemy-unit = Na { $hex } není nepřátelská jednotka, na kterou lze střílet.
napoleonics-refused-no-enemy = Na { $hex } není nepřítel. Vyberte hex s nepřítelem.
napoleonics-refused-no-dice = Proti { $hex } nezbývá žádná kostka. Vyberte jiný cíl.
napoleonics-refused-no-artillery = Na { $hex } nemáte dělostřelectvo, které by se připojilo.
napoleonics-refused-artillery-leads = Dělostřelectvo na { $hex } kombinovaný útok nevede; vede ho pěchota nebo jízda.
napoleonics-refused-combined-leader = Proti samotnému veliteli se dělostřelectvo nepřipojí ({ $hex }).
napoleonics-refused-combined-fire = Dělostřelectvo se připojí jen k boji na blízko; { $hex } nesousedí.
napoleonics-refused-joined-twice = Každé připojené dělostřelectvo uveďte jednou.
napoleonics-refused-bonus-first = Nejdřív bojuje jízda po průlomu; { $hex } musí počkat.
napoleonics-refused-bonus-melee = Bonusový útok je jen na sousedního nepřítele: { $name }.
napoleonics-refused-supply = { $hex } nelze postavit na { $other }. Vyberte nabízené místo.
napoleonics-refused-regain = { $hex } blok získat nemůže. Vyberte nabízenou jednotku.
napoleonics-refused-square-who = Čtverec tvoří jen pěchota, na kterou v boji na blízko útočí jízda. Vyberte nabízenou reakci.
napoleonics-refused-square-already = Pěchota na { $hex } už ve čtverci stojí. Vyberte nabízenou reakci.
napoleonics-refused-square-cards = Na čtverec je potřeba mít v ruce aspoň tolik karet: { $count }. Máte jich { $held }. Vyberte nabízenou reakci.
napoleonics-refused-square-slots = Všechna místa tabulky čtverců jsou obsazena ({ $count }). Vyberte nabízenou reakci.
napoleonics-refused-square-works = Na { $hex } je polní opevnění, tam se čtverec tvořit nesmí. Vyberte nabízenou reakci.
napoleonics-refused-square-ground = Na { $hex } ({ $terrain }) se čtverec tvořit nesmí. Vyberte nabízenou reakci.
napoleonics-refused-retire-who = Stáhnout se může jen jízda, na kterou v boji na blízko útočí pěchota. Vyberte nabízenou reakci.
napoleonics-refused-retire-no-way = Z { $hex } nevede směrem k vlastní straně žádná volná cesta (potřebných hexů: { $count }). Vyberte nabízenou reakci.
napoleonics-refused-strike-square = Čtverec, na který útočí jízda, hází první i bez karty „První úder“. Vyberte nabízenou reakci.
napoleonics-refused-strike-card = Kartu „První úder“ v ruce nemáte. Vyberte nabízenou reakci.
napoleonics-refused-ignore = Zde lze ignorovat nejvýše tolik: { $count ->
    [one] { $count } prapor
    [few] { $count } prapory
   *[other] { $count } praporů
 }.
napoleonics-refused-retreat = Tudy ustoupit nelze. Možné cesty: { $ways }.
napoleonics-refused-step = Velitel na { $hex } nesmí. Vyberte nabízený hex.
napoleonics-refused-advance = Jednotka na { $hex } postoupit nesmí. Vyberte nabízený hex.
napoleonics-forecast-battles = Odtud může ještě bojovat.
napoleonics-forecast-no-battle = Odtud v tomto tahu bojovat nebude.
napoleonics-headline = Zástavy: { $first } { $one }/{ $of }, { $second } { $two }/{ $to }.
napoleonics-headline-match = { $score } { $match }
napoleonics-track = Čtverec { $number } na { $hex }: { $card }

## Trvalé rozkazy a volby

napoleonics-option-square_check = Ověření čtverce (volitelné pravidlo)
napoleonics-option-terrain_stacking = Terén obou hexů
napoleonics-option-turn_limit = Limit tahů (0: žádný)
napoleonics-option-auto_pass = Komu vyprší čas, ten vynechá
napoleonics-option-games = Počet bitev
napoleonics-choice-on = zapnuto
napoleonics-choice-off = vypnuto
napoleonics-choice-sum = počítají se oba
napoleonics-choice-highest = jen vyšší
napoleonics-choice-one = jedna
napoleonics-choice-two = dvě, strany se prohodí a zástavy sečtou
napoleonics-term-victory = výhra nebo prohra
napoleonics-term-banners = zástavy
napoleonics-term-blocks = ztráty bloků na obou stranách
napoleonics-term-places = kde budou jednotky stát
napoleonics-term-threats = na co může nepřítel zaútočit příště
