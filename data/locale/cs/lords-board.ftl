# Slova na obrázcích Lords of War a v jejich popisech.

lords-board-turn = { $number ->
        [0] { $side }
       *[other] { $number }. tah · { $side }
    }
lords-board-won = Vítězství!
lords-board-drawn = Bitva skončila remízou
lords-board-preview = Náhled: zatím se nic nestalo
lords-board-extra = Tah navíc
lords-board-owed = { $side }: { $count ->
        [one] ještě tah navíc
        [few] ještě { $count } tahy navíc
       *[other] ještě { $count } tahů navíc
    }
lords-board-stall = Beze ztrát: { $count } z { $limit } tahů

## Fáze, krátce

lords-board-phase-challenge = Výzva
lords-board-phase-place = Umístění karty
lords-board-phase-declare = Střelci
lords-board-phase-berserk = Berserkové
lords-board-phase-reinforce = Doplnění ruky
lords-board-phase-over = Konec

## Strany

lords-board-units = Jednotky
lords-board-commands = Velitelé

## Vysvětlivky

lords-board-legend-command = Velitelská
lords-board-legend-danger = Šipky nepřítele
lords-board-legend-threat = Ohrožená

## Velké karty

lords-board-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
lords-board-rule-support = Podpora: smí se umístit i vedle kterékoli vlastní jednotky.
lords-board-rule-shooter = Ve svém tahu smí místo šipek vystřelit na jednoho nepřítele ve své mřížce, pokud ji žádný nepřítel nenapadá.
lords-board-rule-command = Velitelská jednotka: počítá se soupeři k vítězství.
lords-board-rule-general = Generál: kdo ho vyřadí, má tah navíc.
lords-board-rule-cavalry = Pokročilá pravidla: lze odvolat, i když ji někdo napadá, ne však kopiníci.
lords-board-rule-berserker = Pokročilá pravidla: když pomůže vyřadit jednotku a nikdo ho nenapadá, postoupí na její pole a všichni útočí znovu.
lords-board-rule-spear = Pokročilá pravidla: drží jízdu, kterou napadá.

## Popisy

lords-board-alt-turn = { $number ->
        [0] { $side }, { $phase }
       *[other] { $number }. tah, { $side }, { $phase }
    }
lords-board-alt-side = { $side }: jednotky { $units }/{ $goal }, velitelé { $commands }/{ $most }, ruka { $hand }, balíček { $deck }
lords-board-known = v ruce je jistě: { $cards }
lords-board-alt-hand = Ruka
lords-board-alt-card = { $card }: { $kind }, { $rank }, obrana { $defence }, šipky { $arrows }
lords-board-alt-card-shot = { $card }: { $kind }, { $rank }, obrana { $defence }, šipky { $arrows }, střelba { $strength }, polí v mřížce { $cells }
lords-board-none = nic

## Bojiště jako text

lords-board-text-unit = { $cell } { $card } · { $kind }, obrana { $defence } · { $arrows }
lords-board-text-shot = střelba { $strength } na { $cells }
lords-board-text-threat = ohrožení { $total }
lords-board-text-pile = Vyřazeno
