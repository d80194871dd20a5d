# Lords of War: questions, menus, log lines and refusals. Names of cards and armies stand in the data.

## Sides

chat-system-lords = Lords of War
lords-side-south = Jih
lords-side-north = Sever
lords-seat-south = Jih
lords-seat-north = Sever

## Options

lords-option-army = Armáda
lords-switch-on = ano
lords-switch-off = ne

## Questions

lords-ask-DP-CHAL-1 = Vyhlášení výzvy: kterou kartu umístíte na { $cell }?
lords-ask-DP-CHAL-2 = Přijetí výzvy: kterou kartu umístíte na { $cell }?
lords-ask-DP-PLACE-normal = Kterou kartu umístíte a kam?
lords-ask-DP-PLACE-no-enemy = Na bojišti není nepřítel: umístěte libovolnou kartu vedle své jednotky.
lords-ask-DP-PLACE-empty = Bojiště je prázdné: umístěte libovolnou kartu.
lords-ask-DP-PLACE-forced = Žádnou kartou nemůžete napadnout ani podpořit: umístěte kteroukoli na dovolené pole. Protivník pak uvidí zbytek vaší ruky.
lords-ask-DP-PLACE-skip = Nemůžete nic umístit. Jednotky na bojišti přesto útočí.
lords-ask-DP-SHOOT = Co udělají vaši střelci?
lords-ask-DP-BERSERK = Berserk musí postoupit: který a na které pole?
lords-ask-DP-REINFORCE = Karet k doplnění: { $missing }. Doberete (v balíčku { $deck }), nebo odvoláte jednotku?
lords-ask-DP-REINFORCE-empty = Karet k doplnění: { $missing }. Balíček je prázdný ({ $deck }): odvolejte jednotky, nebo skončete.

## Menus

lords-menu-unit = { $cell } { $card }
lords-menu-card = { $kind }, obrana { $defence }. { $words }
lords-menu-card-shot = { $kind }, obrana { $defence }, střelba { $strength }. { $words }
lords-menu-cell-attack = { $cell }, napadení
lords-menu-cell-support = { $cell }, podpora
lords-menu-cell-forced = { $cell }, vynuceně: ukážete ruku
lords-menu-cell-fallback = { $cell }, vynuceně: ukážete ruku
lords-menu-shoot = střílet, cíl { $target }
lords-menu-melee = útočit šipkami
lords-menu-recall = Odvolat: { $unit }
lords-menu-draw = Dobrat kartu
lords-menu-done = Víc nedoplňovat
lords-menu-skip = Nic neumístit

## Standing orders

lords-point-DP-CHAL-1 = Vyhlášení výzvy
lords-point-DP-CHAL-2 = Přijetí výzvy
lords-point-DP-SHOOT = Co udělají střelci
lords-point-DP-BERSERK = Kam postoupí berserkové
lords-point-DP-REINFORCE = Doplnění ruky
lords-policy-weakest = nejslabší karta mimo velitele
lords-policy-card = { $card }, jinak nejslabší karta
lords-policy-best = vyřadit co nejvíc, velitele přednostně
lords-policy-engage = kde napadá nejvíc nepřátel
lords-policy-draw = vždy dobrat; s prázdným balíčkem nic neodvolávat

## Lists

lords-list = { $first }, { $rest }
lords-list-none = žádné
lords-strike = { $card } { $value }
lords-strike-shot = { $card } { $value } střelou

## Log lines

lords-own-army = { $title } ({ $army })
lords-event-battle-began = { $scenario } začíná. Jih: { $south }. Sever: { $north }.
lords-event-turn-began = Tah { $number }: { $side }.
lords-event-extra-turn = Tah { $number }: { $side }, tah navíc.
lords-event-extra-earned = Padl generál { $card }. { $side } získává tah navíc.
lords-event-won = { $side } vítězí: { $reason }.
lords-event-drawn = Bitva končí remízou: { $reason }.
lords-event-placed-challenge = { $side }, výzva: { $card } na { $cell }.
lords-event-placed-attack = { $side } umisťuje na { $cell }: { $card }.
lords-event-placed-support = { $side } umisťuje na podporu na { $cell }: { $card }.
lords-event-placed-free = { $side } umisťuje na { $cell }: { $card }.
lords-event-placed-forced = { $side } musí umístit na { $cell }: { $card }.
lords-event-placed-fallback = { $side } musí umístit na { $cell }: { $card }.
lords-event-hand-proved = { $side } ukazuje zbytek ruky protivníkovi.
lords-event-hand-shown = { $side } vám ukazuje ruku: { $cards }.
lords-event-skipped = { $side } nic neumisťuje.
lords-event-drew = { $side }, dobraná karta.
lords-event-cards-taken = Do ruky berete: { $cards }.
lords-event-recalled = { $side } odvolává z { $cell }: { $card }.
lords-event-advanced = { $card } postupuje z { $origin } na { $cell }.
lords-event-shoots = { $cell } { $shooter } střílí, cíl { $aim } { $target }.
lords-event-melee = { $cell } { $shooter } útočí šipkami.
lords-event-eliminated = { $cell } { $card } { $total } > { $defence }, vyřazení ({ $strikes })
lords-event-hit = { $cell } { $card } { $total } ≤ { $defence }, odolá ({ $strikes })

## Forecasts

lords-forecast-nothing = Nikdo není zasažen.
lords-forecast-shooters = { $count ->
        [one] Jeden střelec ještě volí; bez jeho útoku:
        [few] { $count } střelci ještě volí; bez jejich útoků:
       *[other] { $count } střelců ještě volí; bez jejich útoků:
    }
lords-forecast-berserker = Potom postoupí berserk a všichni útočí znovu.
lords-forecast-shown = Protivník uvidí zbytek vaší ruky.
lords-forecast-lost = { $cell } { $card } { $total } > { $defence }, vlastní ztráta ({ $strikes })

## Why a battle ended

lords-over-commands = vyřazeno dost velitelských jednotek
lords-over-units = vyřazeno dost jednotek
lords-over-both = obě strany dosáhly cíle zároveň, rozhodují větší ztráty protivníka
lords-over-exhausted = žádná strana už nemůže umístit kartu
lords-over-stalled = příliš mnoho tahů beze ztrát
lords-over-resigned = protivník se vzdal
lords-over-agreed = hráči se dohodli na remíze

## Why an order is not accepted

lords-refused-scenario = Bitva „{ $scenario }“ neexistuje. Vyberte některou ze seznamu.
lords-refused-option = „{ $option }“ nemůže mít tuto hodnotu. Vyberte některou z nabízených.
lords-refused-army = Armáda „{ $army }“ neexistuje. Vyberte některou ze seznamu.
lords-refused-no-card = Karta „{ $card }“ neexistuje. Napište kartu z ruky a pole.
lords-refused-over = Bitva už skončila.
lords-refused-not-your-turn = Nejste na tahu; hraje { $side }.
lords-refused-must-DP-PLACE = Dokud je možné nějaké umístění, musíte kartu umístit. Vyberte kartu a pole.
lords-refused-must-DP-SHOOT = Každý střelec, který může útočit, útočit musí. Vyberte cíl, nebo šipky.
lords-refused-must-DP-BERSERK = Berserk musí postoupit. Vyberte některé z polí.
lords-refused-must-DP-REINFORCE = Dokud jsou v balíčku karty, musíte ruku doplnit. Dobírejte, nebo odvolejte jednotku.
lords-refused-other-question = Teď ne. Nejdřív: { $question }
lords-refused-not-in-hand = { $card } není ve vaší ruce. Vyberte kartu z ruky.
lords-refused-start-cell = Karta patří na startovní pole { $cell }.
lords-refused-off-mat = Pole { $cell } na bojišti není. Vyberte jiné.
lords-refused-occupied = { $cell } je obsazené; na poli smí být jedna jednotka. Vyberte prázdné pole.
lords-refused-no-friend = { $cell } nesousedí s vaší jednotkou. Vyberte pole, které sousedí.
lords-refused-forced = { $cell } nesousedí s nepřítelem. Když nelze napadnout ani podpořit, umisťuje se vedle nepřítele.
lords-refused-others = { $card } nemá dovolené pole, tyto karty ano: { $cards }. Musíte zahrát některou z nich.
lords-refused-support = Na { $cell } žádná šipka karty { $card } nemíří na nepřítele a ani vedle není vaše jednotka. Vyberte jiné pole.
lords-refused-no-support = { $card } není podpůrná jednotka: na { $cell } by některá šipka musela mířit na nepřítele. Vyberte jiné pole.
lords-refused-no-arrow = Na { $cell } žádná šipka karty { $card } nemíří na nepřítele a jiné pravidlo umístění neplatí. Vyberte jiné pole.
lords-refused-no-shooter = Na { $cell } nestojí váš střelec. Napište pole, kde stojí.
lords-refused-shooter-engaged = { $unit }: napadá ho nepřítel, v tomto tahu musí útočit šipkami.
lords-refused-declared = { $unit } už má pro tento tah určeno; střelec útočí jen jedním způsobem.
lords-refused-no-melee = { $unit } nemá šipku mířící na nepřítele. Vyberte cíl střelby.
lords-refused-target-empty = Na { $cell } nikdo není. Vyberte nepřítele v cílové mřížce.
lords-refused-target-friend = Jednotka na { $cell } je vaše. Vyberte nepřítele v cílové mřížce.
lords-refused-target-grid = { $cell } je mimo cílovou mřížku: { $unit }. Vyberte nepřítele v mřížce.
lords-refused-berserker-cell = { $unit } musí postoupit na pole uvolněné obětí: { $cells }.
lords-refused-no-berserker = Na { $cell } není berserk, který má postoupit. Postoupit musí: { $cells }.
lords-refused-empty-deck = Váš balíček je prázdný. Odvolejte jednotku, nebo už nedoplňujte.
lords-refused-recall-none = Na { $cell } není vaše jednotka. Odvolejte jinou, nebo doberte.
lords-refused-recall-placed = { $unit }: umístěno v tomto tahu, zůstává. Odvolejte jinou jednotku, nebo doberte.
lords-refused-recall-took-part = { $unit }: podíl na vyřazení v tomto tahu, zůstává. Odvolejte jinou jednotku, nebo doberte.
lords-refused-recall-engaged = { $unit } zůstává, napadá ji { $enemy }. Odvolejte jinou jednotku, nebo doberte.
lords-refused-recall-spear = { $unit } zůstává, drží ji kopiníci { $enemy }. Odvolejte jinou jednotku, nebo doberte.
lords-term-victory = výhra nebo prohra
lords-term-fallen = kdo koho vyřadí
lords-term-mat = co zůstane na bojišti v ohrožení
