# Ogniem i Mieczem: seznamy armád, které píší hráči, a ručně zadané profily.

fas-army-refused =
    { $count ->
        [one] Seznam armády má chybu, nic se neuložilo.
        [few] Seznam armády má { $count } chyby, nic se neuložilo.
       *[other] Seznam armády má { $count } chyb, nic se neuložilo.
    }
    { $faults }
fas-army-lines =
    { $first }
    { $rest }
fas-army-fault = - { $place }: { $reason } ({ $rule })
fas-army-fault-whole = - { $reason }
fas-army-fault-plain = - { $place }: { $reason }
fas-army-more = - a dalších { $count }
fas-army-too-long = text je příliš dlouhý, dovoleno je nejvýše { $count } znaků
fas-army-yaml = řádek { $line } nelze přečíst: { $problem }
fas-army-no-map = uveďte name, motivation a elements, každé na svém řádku
fas-army-no-elements = uveďte seznam jednotek, každou za pomlčkou
fas-army-no-element = prvek je označení karty, nebo údaje s card či profile
fas-army-missing = chybí „{ $what }“
fas-army-unknown = „{ $what }“ sem nepatří
fas-army-not-one = „{ $what }“ není mezi dovolenými slovy
fas-army-type-int = čeká se celé číslo
fas-army-type-str = čeká se text
fas-army-type-bool = čeká se „true“ nebo „false“
fas-army-type-array = čeká se seznam
fas-army-type-object = čekají se klíče s hodnotami
fas-army-type-other = tato hodnota tu stát nemůže
fas-army-name = jméno má 1 až { $count } tisknutelných znaků
fas-army-no-faction = frakce { $name } neexistuje
fas-army-chiefs = armáda má právě jednoho vrchního velitele, tato jich má { $count }
fas-army-card-or-profile = uveďte buď kartu, nebo profil
fas-army-no-card = karta { $name } neexistuje
fas-army-no-upgrade = vylepšení { $name } neexistuje
fas-army-upgrades = jednotka smí mít nejvýše { $count } vylepšení, každé jednou
fas-army-not-for = { $upgrade } není pro tento prvek
fas-army-group-order = skupiny nemají rozkazy
fas-army-mode = jen dragouni se staví jako jízda, nebo pěchota
fas-army-summary = jednotky: { $count }, skupiny: { $groups }, body: { $points }, motivace: { $motivation }
fas-army-named = { $name } ({ $card })
fas-army-with = { $name } + { $upgrade }

fas-kind-unit = jednotce
fas-kind-group = skupině
fas-flaw-type = tento druh nepatří k { $kind }
fas-flaw-size = velikost { $size } nepatří k { $kind }
fas-flaw-coins = jednotka má mince, skupina praporec
fas-flaw-melee = jednotka má profil boje, skupina ne
fas-flaw-actions = akce na kartě mají jen skupiny
fas-flaw-command = velitelské body mají jen skupiny
fas-flaw-thresholds = prahy musí růst: steady, shaken, flight
fas-flaw-group-states = skupina je vždy pevná: vynechte shaken
fas-flaw-range = { $number } není od { $least } do { $most }
fas-flaw-no-rule = zvláštní pravidlo { $name } neexistuje
fas-flaw-no-weapon = pravidlo zbraně { $name } neexistuje
fas-flaw-needs-value = { $name } potřebuje hodnotu
fas-flaw-no-value = { $name } nemá hodnotu
fas-flaw-states = uveďte stavy, v nichž pravidlo platí, každý jednou
fas-flaw-two-speeds = dvě rychlosti mají dragouni a nikdo jiný
fas-flaw-only-as = pravidla jen pro jeden druh mají pouze dragouni
fas-flaw-dice = stavů s kostkami: { $count }, uvedených čísel: { $found }
fas-flaw-lances = kopí a sady kopí patří k sobě
fas-flaw-second-dice = druhou řadu kostek mají luky a nic jiného
fas-flaw-max-range = největší dostřel, ne kratší než dostřel, má dělostřelectvo a nikdo jiný
fas-flaw-shared-ammo = profil, který střílí náboji do boje, nemá vlastní náboje

fas-build-card = ve volné bitvě je každý prvek karta: ručně psaný profil nemá body
fas-build-faction = uveďte národ, jeden z { $names }
fas-build-stranger = { $card } patří jinému národu
fas-build-points = bodů: { $count }, povoleno nejvýše { $most }
fas-build-units = jednotek: { $count }, povoleno { $least } až { $most }
fas-build-commanders = velitelů kromě vrchního: { $count }, nejvýše { $most }
fas-build-groups = skupin kromě velitelů: { $count }, nejvýše { $most }
fas-build-bronze = bronzových jednotek: { $count }, nejvýše { $percent } % jednotek
fas-build-cavalry = jednotek jízdy: { $count }, nejméně { $percent } % jednotek
fas-build-motivation = seznam tohoto národa dává { $count }
fas-build-chief = seznam tohoto národa vyžaduje { $card }, jednou
fas-build-limit = { $cards }: { $count }, dohromady nejvýše { $most }
fas-build-needs = { $cards }: v armádě musí být také { $card }
