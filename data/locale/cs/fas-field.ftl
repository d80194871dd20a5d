# By Fire and Sword: actions on a virtual table, and why one is refused.

fas-act-stop = Tady skončit
fas-act-attack = Útok v boji
fas-act-charge = Zteč
fas-act-command = Velet
fas-act-formation = Změnit formaci
fas-act-leave = Opustit stavbu
fas-act-load = Nabít
fas-act-mode = Změnit typ
fas-act-occupy = Obsadit stavbu
fas-act-rally = Srovnat řady
fas-act-resupply = Doplnit střelivo
fas-act-shoot = Střílet
fas-act-move = Pohyb
fas-act-double_move = Dvojitý pohyb
fas-act-march = Pochod
fas-act-withdraw = Ústup
fas-act-disengage = Odpoutání
fas-act-reposition = Přesun
fas-act-turn = Obrat
fas-act-path = Pohyb skupiny
fas-act-with = { $action }: { $what }
fas-act-at = { $action }: { $what }, { $where }
fas-act-free = { $action } (volná akce)
fas-ask-act = { $unit } ({ $state }, BD { $count }): co teď?
fas-ask-act-order = { $unit } ({ $state }, BD { $count }), rozkaz { $order }: co teď?
fas-told-go = { $unit }, { $action }: { $distance }″ { $heading }.
fas-told-slide = { $unit }: přesun o { $distance }″.
fas-told-turn = { $unit }: obrat o { $angle }°{ $side ->
    [left] { " " }vlevo
    [right] { " " }vpravo
   *[about] { "" }
 }.
fas-told-retire = { $unit } couvá přímo vzad o { $distance }″.
fas-told-path = { $unit }: pohyb o { $distance }″.
fas-bar-free-first = volná akce předchází všem ostatním a je jen jedna
fas-bar-fired = v této aktivaci už střílela
fas-bar-not-by-order = její rozkaz to nedovoluje
fas-bar-no-ap = nezbývá bod akce, který by se na to hodil
fas-bar-once = s tímto rozkazem je dovolen jen jeden ústup, přesun nebo obrat
fas-bar-no-action = to není akce jednotky
fas-bar-not-free = to není volná akce tohoto prvku
fas-bar-garrison = posádka to nemůže udělat
fas-bar-outside = není v žádné stavbě
fas-bar-in-contact = dotýká se nepřátelské jednotky: může útočit, odpoutat se, otočit se, změnit formaci nebo použít Rozdělenou palbu
fas-bar-one-in-contact = v dotyku s nepřátelskou jednotkou udělá jen jednu akci
fas-bar-not-in-contact = nedotýká se žádné nepřátelské jednotky
fas-bar-symbol = na kartě na to nezbývá symbol
fas-bar-no-cp = nezbývají mu VB
fas-bar-words = „{ $order }“ tady není akce
fas-bar-not-declarable = { $order } teď nelze aktivovat
fas-bar-teammate = { $order } vede váš spoluhráč: napište jen označení, co udělá, řekne pak on sám
fas-bar-no-target = { $order } tady není cíl
fas-bar-out-of-range = čára palby je delší než dostřel { $count }″
fas-bar-side-blocked = palebný koridor není na té straně volný
fas-bar-no-line = k { $order } nevede čára palby s volným koridorem
fas-bar-no-such-fire = takovou palbu tady nemá
fas-bar-same-ref = na každý cíl Rozdělené palby se střílí z jiného REF
fas-bar-one-target = tato palba má jeden cíl
fas-bar-shift = posune se o 0,05 až 2″

## Battles of the virtual table

fire_and_sword-scenario-SC-1 = Louky u Pilice, 1656
fire_and_sword-scenario-SC-1-briefing = Bitva na virtuálním stole 72 × 48 palců, počet kol 6: bot hlídá polohu všech prvků, měří a odmítne, co pravidla nedovolují. Polská jízda a švédští rejtaři se střetnou na otevřených loukách; mezi nimi leží tři cíle.
fire_and_sword-scenario-SC-2 = Tábor u Berestečka, 1651
fire_and_sword-scenario-SC-2-briefing = Bitva na virtuálním stole 72 × 48 palců, počet kol 7: bot hlídá polohu všech prvků, měří a odmítne, co pravidla nedovolují. Korunní vojsko útočí na vozovou hradbu kozáků, kteří zvítězí, když vydrží.
fire_and_sword-scenario-SC-3 = Opevnění u Chotimi, 1673
fire_and_sword-scenario-SC-3-briefing = Bitva na virtuálním stole 72 × 48 palců, počet kol 7: bot hlídá polohu všech prvků, měří a odmítne, co pravidla nedovolují. Červený útočí na osmanské opevnění a musí dobýt dva cíle.
fire_and_sword-scenario-SC-4 = Nájezd na přístaviště
fire_and_sword-scenario-SC-4-briefing = Bitva na virtuálním stole 48 × 48 palců, počet kol 6: bot hlídá polohu všech prvků, měří a odmítne, co pravidla nedovolují. Šarvátka několika jednotek na každé straně u přístaviště.
fas-act-way-out = Odejít nejkratší cestou
fas-bar-civilians = je do 12″ od nepřátelské jednotky: Civilisté odtud smějí jen odejít
fas-bar-civilians-near = Civilisté se k nepřátelské jednotce nepřiblíží na méně než { $distance }″
fas-bar-civilians-stay = každá cesta vede Civilisty blíž k nepříteli: zůstanou stát
fas-bar-civilians-far = z 12″ Civilisty žádná cesta nevyvede: jdou tam, kde skončí od nepřítele nejdál
fas-bar-civilians-out = Civilisté opouštějí 12″ nejkratší cestou, tady dlouhou nejvýš { $distance }″
