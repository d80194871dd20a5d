# Ogniem i Mieczem: strany, konce hry, stálé rozkazy.

## Sides, seats, scenario

chat-system-fire_and_sword = Ohněm a mečem
fire_and_sword-side-blue = Modrý
fire_and_sword-side-red = Červený
fire_and_sword-seat-blue-1 = Modrý
fire_and_sword-seat-blue-2 = Modrý, druhý hráč
fire_and_sword-seat-red-1 = Červený
fire_and_sword-seat-red-2 = Červený, druhý hráč
fire_and_sword-scenario-table = Hra na živém stole
fire_and_sword-scenario-table-briefing = Dvě armády figurek na vašem stole. Hýbete a měříte vy; bot se ptá, co musí vědět, hází všechny kostky veřejně a vede rozkazy, BD, střelivo, VB a Motivaci. Skryté rozkazy a nabídky zůstávají tajné. Značku lze kdykoli opravit, třeba `dp r3 -1`.

## Ends of a game

fire_and_sword-over-motivation = nepřátelská armáda nemá Motivaci a ustupuje
fire_and_sword-over-both = obě armády jsou bez Motivace
fire_and_sword-over-rounds = zřetelně víc Motivace po posledním kole
fire_and_sword-over-objectives = víc cílů po posledním kole
fire_and_sword-over-even = po posledním kole nikdo nevedl
fire_and_sword-over-resigned = nepřítel opustil pole
fire_and_sword-over-agreed = obě strany se shodly na remíze

## Decisions that take standing orders

fire_and_sword-point-D-01 = Žeton jednotky se Samostatností či Partyzány
fire_and_sword-point-D-03 = Nabídka za iniciativu
fire_and_sword-point-D-04 = Kdo má iniciativu
fire_and_sword-point-D-11 = Reakce na zteč
fire_and_sword-point-D-12 = Zásah velitele po testu
fire_and_sword-point-D-14 = Obrana po boji
fire_and_sword-point-D-15 = Vynucený ústup
fire_and_sword-point-D-16 = Vítěz bez dotyku
fire_and_sword-point-D-17 = Přeskupení
fire_and_sword-point-D-20 = Vyhraná průlomová zteč
fire_and_sword-point-D-22 = Neposlušná jednotka neposlechla
fire_and_sword-point-D-24 = Pomocný prvek po veliteli
fire_and_sword-point-D-28 = Výstřel na odchodu
fire_and_sword-point-D-UP = Žetony k otočení
fire_and_sword-policy-keep = Nechat
fire_and_sword-policy-0 = Nenabídnout nic
fire_and_sword-policy-1 = Nabídnout 1 VB
fire_and_sword-policy-2 = Nabídnout 2 VB
fire_and_sword-policy-self = Začínáme my
fire_and_sword-policy-enemy = Začíná nepřítel
fire_and_sword-policy-none = Nic
fire_and_sword-policy-in-range = Ptát se, je-li řečeno, že je velitel v dosahu
fire_and_sword-policy-no = Ne
fire_and_sword-policy-yes = Ano
fire_and_sword-policy-listed = První možná z: protizteč, odskok, přivítání palbou, čelem ke zteči
fire_and_sword-policy-receive_with_fire = Přivítání palbou
fire_and_sword-policy-face_the_charge = Čelem ke zteči
fire_and_sword-policy-counter_charge = Protizteč
fire_and_sword-policy-evade = Odskok
fire_and_sword-policy-defence = Nechat Obranu
fire_and_sword-policy-reorganise = Vzít Reorganizaci
fire_and_sword-policy-withdraw = Ustoupit celou cestu
fire_and_sword-policy-only = Co je jediné možné; ptát se, je-li z čeho vybrat
fire_and_sword-policy-pursue = Pronásledovat
fire_and_sword-policy-hold = Zadržet
fire_and_sword-policy-break_through = Prolomit se
fire_and_sword-policy-regroup = Zůstat a přeskupit se
fire_and_sword-policy-accept = Přijmout Reorganizaci
fire_and_sword-policy-pay = Zaplatit další VB
fire_and_sword-policy-up = Otočit je
fire_and_sword-point-D-10 = Místo pro útočníka
fire_and_sword-point-D-18 = Obrat volného vítěze
fire_and_sword-point-D-21 = Posádka do posledního muže
fire_and_sword-point-D-25 = Přejížděná skupina
fire_and_sword-point-D-26 = Skupina pod nepřátelskou jednotkou
fire_and_sword-point-D-27 = Zóna nové posádky
fire_and_sword-point-D-33 = Posádka v ruinách
fire_and_sword-point-D-34 = Vytlačená posádka
fire_and_sword-policy-default = Co navrhne bot
fire_and_sword-policy-shift = Uvolnit místo
fire_and_sword-policy-slide = Přisunout do dotyku
fire_and_sword-policy-dp = Zůstat za 1 BD
fire_and_sword-policy-stay = Zůstat
fire_and_sword-point-D-13 = Lichá kostka v boji zblízka
fire_and_sword-point-D-S3 = Výhoda po testu průzkumu
fire_and_sword-point-D-S4 = Rozestavení prvku
fire_and_sword-point-D-S5 = První tajné rozkazy
fire_and_sword-point-D-S6 = Výhoda s volbou
fire_and_sword-policy-lowest_id = První podle čísla
fire_and_sword-policy-preset = Podle návrhu: rozkaz ze seznamu armády, jinak Obrana pro pěchotu a děla, Manévr pro jízdu
fire_and_sword-policy-unused = Nevyužít
fire_and_sword-policy-named = První možné z: { $ids }
fire_and_sword-point-D-02 = Nový vrchní velitel
fire_and_sword-point-D-05 = Aktivovaný prvek
fire_and_sword-point-D-06 = Akce aktivovaného prvku
fire_and_sword-point-D-08 = Cíl palby
fire_and_sword-point-D-09 = Cíl zteče
fire_and_sword-point-D-23 = Rozkazy velitele
fire_and_sword-point-D-29 = Cíle rozdělené palby
fire_and_sword-point-D-30 = Formace nebo typ
fire_and_sword-point-D-32 = Nabití nebo zásobování
fire_and_sword-point-D-PAY = Velitel, který platí
fire_and_sword-point-D-TOKEN = Žeton k ukázání
