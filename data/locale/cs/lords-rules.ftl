### The rules, each in a sentence of our own; the key is the rule's id with _ for a full stop.

rule-LOW-CRD-01 = Karta má jméno, druh, hodnost, obranu, až osm šipek s hodnotami a střelec navíc střelbu a cílovou mřížku.
rule-LOW-CRD-02 = Každá šipka útočí na jedno sousední pole; jednotka útočí všemi svými šipkami najednou.
rule-LOW-CRD-03 = Číslo na šipce je síla útoku tímto směrem.
rule-LOW-CRD-04 = Jednotka odolá celkovému útoku do výše své obrany.
rule-LOW-CRD-05 = Druhy jsou pěchota, jízda, kopiníci, střelci a berserkové; jednotka má jeden.
rule-LOW-CRD-06 = Hodnosti stoupají od brance po generála; v boji neznamenají nic.
rule-LOW-CRD-07 = Bez šipek není útok zblízka; nemít je smějí jen střelci.
rule-LOW-CRD-08 = Žádný druh ani hodnost nemění čísla na kartě.

rule-LOW-ARM-01 = Armáda je balíček 36 karet.
rule-LOW-ARM-02 = Každá armáda má 1 generála, 5 velitelů, 4 specialisty, 4 elitní jednotky, 6 veteránů, 8 vojáků a 8 branců.
rule-LOW-ARM-03 = Generál a pět velitelů je šest velitelských jednotek.
rule-LOW-ARM-04 = Seznam, který neodpovídá velikostí, hodnostmi nebo zásobou karet, je odmítnut s výčtem všech chyb.
rule-LOW-ARM-05 = Body oceňují kartu podle jejích čísel; slouží k porovnání a nic neomezují.

rule-LOW-MAT-01 = Bojiště má 7 sloupců a až g a 6 řad, celkem 42 polí.
rule-LOW-MAT-02 = Hráči sedí u kratších stran; řada prvního hráče je řada 1.
rule-LOW-MAT-03 = První hráč začíná na c3 a druhý na e4; tato pole se nedotýkají.
rule-LOW-MAT-04 = Na poli je jedna jednotka; šipky a cílová pole mimo bojiště nepůsobí.

rule-LOW-GEO-01 = Sousedy je až osm polí, která mají společnou stranu nebo roh.
rule-LOW-GEO-02 = Jednotka vždy hledí od okraje svého hráče a nic ji neotočí.
rule-LOW-GEO-03 = Kam šipka míří, plyne z pole jednotky, ze šipky a z natočení karet jejího hráče.
rule-LOW-GEO-04 = Cílová pole se počítají od střelce v natočení karet jeho hráče.

rule-LOW-SET-01 = Každý hráč určí armádu, za kterou hraje.
rule-LOW-SET-02 = O prvním hráči rozhoduje los: rozsadí ty, kdo si v lobby místo nezvolí; armáda se volí potom a zůstává svému hráči.
rule-LOW-SET-03 = Generál se z balíčku předem vyjme.
rule-LOW-SET-04 = Zbylých 35 karet se zamíchá a pět se rozdá.
rule-LOW-SET-05 = Generál a pět karet tvoří úvodní ruku, kterou druhý nevidí; v balíčku zůstává 30 karet.

rule-LOW-CHA-01 = První hráč položí kteroukoli kartu z ruky na své startovní pole a pak jednu neviděnou dobere.
rule-LOW-CHA-02 = Druhý hráč udělá totéž na druhém startovním poli.
rule-LOW-CHA-03 = K výzvě stačí kterákoli karta; nikdo neútočí, nestřílí ani není odvolán.
rule-LOW-CHA-04 = Potom mají oba 6 karet v ruce a 29 v balíčku a začíná první tah prvního hráče.

rule-LOW-TRN-01 = Tahy se střídají; každý je umístění, vyřazení a posily. Skončený tah nelze vzít zpět, ani po odvolání.
rule-LOW-TRN-02 = Hraje se, dokud někdo nezvítězí nebo se nevzdá, oba se nedohodnou na remíze, nebo bitva nedojde na konec sil.
rule-LOW-TRN-03 = Střídání přeruší jen tah navíc za generála.

rule-LOW-PLA-01 = Jedna karta z ruky se položí lícem vzhůru na prázdné pole.
rule-LOW-PLA-02 = Pravidlo napadení: karta stojí vedle nepřítele a aspoň jedna její šipka na některého míří.
rule-LOW-PLA-03 = Stát vedle nepřítele nestačí; na nepřátelských šipkách nezáleží.
rule-LOW-PLA-04 = Útočící karta nepotřebuje vedle sebe vlastní jednotku.
rule-LOW-PLA-05 = Stačí jediný nepřítel, na kterého míří, i sebeslabší šipkou.
rule-LOW-PLA-06 = Dokud existuje nějaké umístění, nikdo ho nesmí vynechat.

rule-LOW-SUP-01 = Podpůrné jednotky jsou kopiníci a střelci a nikdo jiný.
rule-LOW-SUP-02 = Podpůrná jednotka napadá, nebo stojí na kterémkoli prázdném poli vedle vlastní jednotky.
rule-LOW-SUP-03 = Při podpoře nemusí mířit žádná šipka a nepřátelé u pole nevadí.
rule-LOW-SUP-04 = Podpora nedává sousedům žádný bonus.

rule-LOW-EMP-01 = Začne-li tah bez nepřítele na bojišti, smí kterákoli karta vedle vlastní jednotky.
rule-LOW-EMP-02 = Začne-li tah na prázdném bojišti, smí kterákoli karta kamkoli.
rule-LOW-EMP-03 = Tyto dvě situace se posuzují jednou, na začátku tahu, a nahrazují ostatní umístění.

rule-LOW-FRC-01 = Nemůže-li žádná karta napadnout ani podpořit, musí kterákoli karta vedle kteréhokoli nepřítele.
rule-LOW-FRC-02 = Po vynuceném umístění se zbytek ruky ukáže protivníkovi.
rule-LOW-FRC-03 = Jediná karta s dovoleným umístěním vylučuje vynucené umístění všech.
rule-LOW-FRC-04 = Po vynuceném umístění pokračuje tah jako obvykle.
rule-LOW-FRC-05 = Není-li vedle nepřítele prázdné pole, poslouží pole vedle vlastní jednotky; na plném bojišti se umístění vynechá.

rule-LOW-CMB-01 = Po umístění útočí všechny jednotky obou stran najednou, i ty dříve umístěné.
rule-LOW-CMB-02 = Každá jednotka musí útočit; útoku se nelze vzdát.
rule-LOW-CMB-03 = Celkový útok na jednotku je součet nepřátelských šipek, které na ni míří, a střel na ni vedených.
rule-LOW-CMB-04 = Vyřazuje jen útok vyšší než obrana; stejný nic neudělá.
rule-LOW-CMB-05 = Každé vyhodnocení začíná od nuly.
rule-LOW-CMB-06 = Padající jednotky ještě útočí a z bojiště odcházejí všechny zároveň.
rule-LOW-CMB-07 = Nikdo nezraňuje vlastní jednotky.
rule-LOW-CMB-08 = Vyřazená jednotka jde lícem vzhůru na vyřazovací balíček druhého hráče a nikdy se nevrací.
rule-LOW-CMB-09 = V základní hře se vyhodnocuje jednou za tah.

rule-LOW-SIT-01 = Jedno umístění může vyřadit několik nepřátel, s pomocí ostatních nebo samo.
rule-LOW-SIT-02 = Umístěná jednotka může padnout společně s nepřáteli.
rule-LOW-SIT-03 = Umístěná jednotka může padnout zbůhdarma; je to dovoleno.
rule-LOW-SIT-04 = Padnout mohou i vlastní jednotky z dřívějších tahů.

rule-LOW-GEN-01 = Kdo vyřadí nepřátelského generála, má po doplnění ruky tah navíc.
rule-LOW-GEN-02 = Padnou-li oba generálové při jednom vyhodnocení, nemá tah navíc nikdo.
rule-LOW-GEN-03 = Padne-li generál v tahu vlastní strany, následuje tah navíc po příštím tahu protivníka.
rule-LOW-GEN-04 = Tah navíc je úplný samostatný tah.
rule-LOW-GEN-05 = Generálové padlí při různých vyhodnoceních vynesou tah navíc každé straně.
rule-LOW-GEN-06 = Generál se počítá jako velitelská jednotka i jako jednotka.

rule-LOW-RNG-01 = Střelec může zasáhnout nepřítele ve své cílové mřížce svou účinností střelby.
rule-LOW-RNG-02 = Smí střílet už v tahu, v němž je umístěn.
rule-LOW-RNG-03 = Střílí se jen ve vlastním tahu; v cizím tahu má střelec jen své šipky.
rule-LOW-RNG-04 = Střílí se přes všechny jednotky.
rule-LOW-RNG-05 = Napadený střelec střílet nemůže; posuzuje se to po umístění, dřív než cokoli odejde z bojiště.
rule-LOW-RNG-06 = Střelec, jehož šipky míří na nepřátele, smí střílet, nemíří-li na něj žádná nepřátelská šipka.
rule-LOW-RNG-07 = Střelec střílí, nebo použije šipky, v jednom tahu nikdy obojí; napadený použije šipky.
rule-LOW-RNG-08 = Nestřílí se na vlastní jednotky, na prázdná pole ani mimo mřížku.
rule-LOW-RNG-09 = Střelec má v tahu jeden nedělený cíl; na jeden cíl smí střílet víc střelců.
rule-LOW-RNG-10 = Volný střelec s cílem musí střílet, ledaže jeho šipky dosáhnou na nepřítele a on je použije.
rule-LOW-RNG-11 = Všechna určení cílů předcházejí vyhodnocení a platí zároveň; každý střelec, který má na vybranou, se určuje zvlášť.
rule-LOW-RNG-12 = Šipky napadají, ať jsou použity, nebo ne, cílové mřížky nikdy.

rule-LOW-RNF-01 = Po vyřazení se ruka doplní do šesti karet a tah končí.
rule-LOW-RNF-02 = Každá chybějící karta se dobere, nebo se odvolá vlastní jednotka z bojiště.
rule-LOW-RNF-03 = Jednotku, kterou napadá nepřítel, odvolat nelze.
rule-LOW-RNF-04 = Jednotku umístěnou v tomto tahu odvolat nelze.
rule-LOW-RNF-05 = Jednotku, která se v tomto tahu podílela na vyřazení, odvolat nelze.
rule-LOW-RNF-06 = Podílet se znamená přidat aspoň 1 bod proti jednotce, která padla, ať byl potřeba, nebo ne.
rule-LOW-RNF-07 = Odvolaná karta se vrací do ruky před očima všech a později může být znovu umístěna.
rule-LOW-RNF-08 = Žádná jednotka neodepře svůj útok, aby ji bylo možné odvolat.

rule-LOW-VIC-01 = Vítězí dvacet vyřazených nepřátelských jednotek.
rule-LOW-VIC-02 = Vítězí čtyři vyřazené nepřátelské velitelské jednotky.
rule-LOW-VIC-03 = Zvítězí-li oba zároveň: více velitelských jednotek, pak více jednotek, jinak remíza.
rule-LOW-VIC-04 = Vítězství se zjišťuje po každém vyhodnocení, dřív než cokoli jiného.

rule-LOW-DCK-01 = Z prázdného balíčku nikdo nedobírá; odvolávat lze dál.
rule-LOW-DCK-02 = Jen s prázdným balíčkem smí ruka zůstat pod šesti kartami, jinak to nic nestojí; hráč to oznámí sám.
rule-LOW-DCK-03 = Bez karty v ruce se umístění vynechá a zbytek tahu se hraje; hráč je přesto dotázán.
rule-LOW-DCK-04 = Dva tahy po sobě bez umístění ukončí bitvu.
rule-LOW-DCK-05 = Šedesát tahů po sobě bez vyřazení ukončí bitvu.

rule-LOW-INF-01 = Karty v ruce jsou tajemstvím svého hráče.
rule-LOW-INF-02 = Dobranou kartu vidí jen ten, kdo ji dobral.
rule-LOW-INF-03 = Bojiště, odložené karty, počty, odvolání, určené cíle a součty jsou veřejné.
rule-LOW-INF-04 = Ukázanou ruku vidí jen protivník, a to jednou.
rule-LOW-INF-05 = Seznamy armád jsou veřejné, není-li to vypnuto.
rule-LOW-INF-06 = Nedovolený rozkaz je odmítnut s důvodem a nic nezmění.

rule-LOW-OPB-01 = Bez hranic jsou pole všemi směry a všechna ostatní pravidla zůstávají.
rule-LOW-OPB-02 = Umístění, šipky, střely i berserkové používají i pole za okrajem; startovní pole zůstávají.
rule-LOW-OPB-03 = Na zcela prázdném bojišti jde karta na vlastní startovní pole.

rule-LOW-OPL-01 = Lze se dohodnout na jiném počtu jednotek a velitelských jednotek.
rule-LOW-OPL-02 = 1 až 36 jednotek, 1 až 6 velitelských jednotek, platí obě podmínky.

rule-LOW-OPC-01 = Ve vlastní armádě lze kartu nahradit kartou stejné hodnosti z balíčku téže rasy.
rule-LOW-OPC-02 = Vyměnit lze libovolný počet karet.
rule-LOW-OPC-03 = Zásobou jsou dva výtisky základní armády dané rasy a záloha té rasy.
rule-LOW-OPC-04 = Velitelé a generálové jsou v armádě podle jména jen jednou.

rule-LOW-OPM-01 = V žoldnéřské armádě může být nová karta jakékoli rasy.
rule-LOW-OPM-02 = Generál za generála, velitel za velitele; najatý generál je generálem.
rule-LOW-OPM-03 = Zásobou jsou dva výtisky vlastní základní armády, po jednom všech ostatních a celá záloha.

rule-LOW-ADV-01 = Pokročilé bitvy přidávají pravidla pro jízdu a pro berserky, obojí zároveň.

rule-LOW-CAV-01 = Vlastní jízdu lze odvolat, i když ji někdo napadá, ne však kopiníci.
rule-LOW-CAV-02 = Druhé dvě podmínky platí i pro jízdu; stačí jedni kopiníci mezi mnoha napadajícími.

rule-LOW-BSK-01 = Berserk, který se podílel na vyřazení a není napaden, musí postoupit na uvolněné pole.
rule-LOW-BSK-02 = Po každém takovém postupu útočí všechny jednotky znovu.
rule-LOW-BSK-03 = Po vyřazení více jednotek volí pole ten, komu berserk patří.
rule-LOW-BSK-04 = Více berserků postupuje po jednom, nejdřív ti na tahu; co propadlo, se nedohání.
rule-LOW-BSK-05 = Pořadí: vyhodnocení, odstranění, generálové, vítězství, postupy; pak posily.
rule-LOW-BSK-06 = Postupují berserkové obou stran, každý podle rozhodnutí svého hráče.
rule-LOW-BSK-07 = Určený cíl střelce platí pro všechna vyhodnocení v tahu.
rule-LOW-BSK-08 = Smí střílet pokaždé, jen na svůj jediný cíl; kde to nejde, nedělá nic.
rule-LOW-BSK-09 = Střelec napadený při prvním vyhodnocení zůstává u šipek; ten, kdo neměl na co útočit, určuje cíl později.
rule-LOW-BSK-10 = Umístěno i podílel se platí na celý tah a postup berserka není umístění.

rule-LOW-RUL-01 = Sedm sloupců a šest řad, takže hráči sedí u kratších stran.
rule-LOW-RUL-02 = Startovní pole jsou c3 a e4, podle jediného pramene, který nějaká jmenuje.
rule-LOW-RUL-03 = Šipky plenitele se řídí příklady z pravidel, ne veřejnými tabulkami.
rule-LOW-RUL-04 = Oba trpaslíci z prvního příkladu souboje jsou hromotluci.
rule-LOW-RUL-05 = Při výzvě se nevyhodnocuje ani neodvolává.
rule-LOW-RUL-06 = Oba hráči mohou mít stejnou armádu, každý se svým balíčkem.
rule-LOW-RUL-07 = Prázdné bojiště i bojiště bez nepřátel se posuzuje na začátku tahu.
rule-LOW-RUL-08 = Bez nepřátel jdou i podpůrné jednotky vedle vlastní jednotky a nikam jinam.
rule-LOW-RUL-09 = Kde nemá pole ani vynucené umístění: vedle vlastní jednotky, jinak se vynechá.
rule-LOW-RUL-10 = Ukázaná ruka je důkaz té chvíle, ne odkrytá ruka.
rule-LOW-RUL-11 = Kde se nepoužijí šipky, je střelba povinná.
rule-LOW-RUL-12 = Střelec umístěný podle pravidla napadení smí hned střílet.
rule-LOW-RUL-13 = O napadení rozhodují jen šipky a pole.
rule-LOW-RUL-14 = V cizím tahu platí šipky střelce vždy.
rule-LOW-RUL-15 = O vítězství obou zároveň rozhodnou velitelské jednotky, pak jednotky.
rule-LOW-RUL-16 = Co vyřadí jednotky druhé strany, platí hned, takže může zvítězit i v mém tahu.
rule-LOW-RUL-17 = Generál ztracený ve vlastním tahu dá protivníkovi dva tahy po sobě.
rule-LOW-RUL-18 = Generálové padnou společně jen při témže vyhodnocení; jinak má první tah navíc hráč na tahu.
rule-LOW-RUL-19 = Přidané body znamenají podíl, ať byly potřeba, nebo ne; stát poblíž ne.
rule-LOW-RUL-20 = S prázdným balíčkem může ruku doplnit několik odvolání, nebo žádné.
rule-LOW-RUL-21 = Hráč bez karet není poražen; jeho jednotky bojují dál.
rule-LOW-RUL-22 = Limit klidných tahů ukončuje bitvy s nekonečným odvoláváním.
rule-LOW-RUL-23 = Vyzyvatele lze odvolat v prvním tahu.
rule-LOW-RUL-24 = Na prázdném bojišti bez hranic se použije startovní pole.
rule-LOW-RUL-25 = Pro výměny se půjčuje ještě jeden balíček vlastní rasy a po jednom všech ostatních.
rule-LOW-RUL-26 = Osoby jsou v armádě jednou, ať je ukazuje kterákoli karta.
rule-LOW-RUL-27 = Generál a velitel jsou pro výměny různé hodnosti.
rule-LOW-RUL-28 = Více berserků: po jednom, po každém se vyhodnocuje.
rule-LOW-RUL-29 = Pravidlo o berserkovi se neváže na tah.
rule-LOW-RUL-30 = Střelec, který neměl na co útočit, není vázán; napadený ano.
rule-LOW-RUL-31 = Střelec sleduje svůj cíl, ať se v mřížce pohne kamkoli.
rule-LOW-RUL-32 = Střelec, jehož cíl zmizel, nečiní nic, ani šipkami.
rule-LOW-RUL-33 = Vynucené umístění smí k jakémukoli nepříteli, nepotřebuje šipku a váže i podpůrné jednotky.
rule-LOW-RUL-34 = Karty leží každému hráči čelem k němu.
