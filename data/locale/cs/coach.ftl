### Trenér: co šlo udělat lépe.

service-coach = Trenér mezi lidmi radí
service-coach-after = po hře
service-coach-own-turn = i během hry, každému o jeho tazích
service-coach-never = nikdy
refused-coach-none = U tohoto stolu trenér není: kde co stojí, víte jen vy. Šance toho, co teď můžete udělat, najdete pod „Šance“.
refused-coach-after = Mezi lidmi trenér radí až po hře. Zeptejte se pak znovu.
refused-coach-never = V této hře trenér podle dohody neradí nikdy.
refused-coach-device = U tohoto zařízení sedí dva hráči, trenér by jednomu prozradil, co ví druhý. Zeptejte se znovu po hře.
chat-cmd-coach = trenér
chat-cmd-coach-help = Co jste v posledním tahu nebo ve skončené hře mohli udělat lépe; jen pro vás
chat-button-coach = Trenér
chat-coach-title = Co šlo udělat lépe
chat-coach-thinking = Procházím vaše tahy…
chat-coach-unplayed = Zatím jste o ničem nerozhodovali.
chat-coach-nothing = Nic: žádnou výhru ani zřetelně lepší útok jste nepřehlédli.
chat-coach-nothing-turn = { $when }: nic. Žádnou výhru ani zřetelně lepší útok jste nepřehlédli.
chat-coach-won = { $when }: zvolili jste **{ $done }**. Hned by vyhrálo **{ $better }**.
chat-coach-odds = { $when }: zvolili jste **{ $done }** ({ $brought }). Lepší šance: **{ $better }** ({ $brings }).
chat-coach-left = { $when }: zvolili jste **{ $done }** a vynechali **{ $better }** ({ $brings }).
chat-coach-sure = { $when }: zvolili jste **{ $done }**: { $brought }. Podle odhadu počítače bylo lepší **{ $better }**: { $brings }.
chat-coach-nobody = nikdo nepadne
chat-coach-how = Podle toho, co jste tehdy věděli. Šance jsou přesné, ale bez reakcí soupeře, které u nich nejsou uvedeny; zda kostky přály, nerozhoduje. Co se nedá spočítat, o tom trenér mlčí.
refused-colonel = Plukovník posuzuje dohrané zápasy Lords of War a Napoleonics.
chat-button-colonel = Plukovník
chat-colonel-title = Co soudí plukovník o vašich rozhodnutích
chat-colonel-thinking = Plukovník vaše rozhodnutí rozehrává dál. Chvíli to potrvá…
chat-colonel-nothing = { $count ->
    [0] Není tu žádné vaše rozhodnutí, které by plukovník uměl posoudit.
    [one] Jediné rozhodnutí, které lze posoudit, nebylo zřejmou chybou.
    [few] Žádné ze { $count } rozhodnutí, která lze posoudit, nebylo zřejmou chybou.
   *[other] Žádné z { $count } rozhodnutí, která lze posoudit, nebylo zřejmou chybou.
}
chat-colonel-told = { $when }: zvolili jste **{ $done }**, silnější bylo **{ $better }**: rozehráno dál { $pairs }krát, dopadlo { $wins ->
    [one] jednou
   *[other] { $wins }krát
} lépe a { $losses ->
    [0] ani jednou
    [one] jednou
   *[other] { $losses }krát
} hůře. Šanci na výhru by zvýšilo asi o { $gain ->
    [one] { $gain } procentní bod
    [few] { $gain } procentní body
   *[other] { $gain } procentních bodů
}{ $span }. Nejvíc rozhoduje: { $term }.
chat-colonel-span = ({ $low } až { $high })
chat-colonel-how = Podle toho, co jste tehdy věděli; na kostkách zápasu nezáleží. Počítač rozehrává obě možnosti za obě strany, pokaždé se stejným štěstím, až do konce { $turns ->
    [1] téhož tahu
   *[other] následujícího tahu soupeře
} a šanci na výhru odhaduje podle toho, jak podobné pozice dopadaly ve hrách mezi počítači.
