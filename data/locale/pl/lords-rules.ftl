### The rules, each in a sentence of our own; the key is the rule's id with _ for a full stop.

rule-LOW-CRD-01 = Karta ma nazwę, rodzaj, rangę, obronę, do ośmiu strzałek z wartościami, a strzelec także siłę strzału i siatkę celów.
rule-LOW-CRD-02 = Każda strzałka atakuje jedno sąsiednie pole; jednostka atakuje wszystkimi strzałkami naraz.
rule-LOW-CRD-03 = Liczba na strzałce to siła ataku w tę stronę.
rule-LOW-CRD-04 = Jednostka wytrzymuje łączny atak do wysokości swojej obrony.
rule-LOW-CRD-05 = Rodzaje to piechota, jazda, włócznicy, strzelcy i berserkerzy; jednostka ma jeden.
rule-LOW-CRD-06 = Rangi rosną od rekruta do generała; w walce nic nie znaczą.
rule-LOW-CRD-07 = Bez strzałek nie ma ataku wręcz; mogą ich nie mieć tylko strzelcy.
rule-LOW-CRD-08 = Żaden rodzaj ani ranga nie zmienia liczb na karcie.

rule-LOW-ARM-01 = Armia to talia 36 kart.
rule-LOW-ARM-02 = Każda armia ma 1 generała, 5 dowódców, 4 specjalistów, 4 jednostki elitarne, 6 weteranów, 8 żołnierzy i 8 rekrutów.
rule-LOW-ARM-03 = Generał i pięciu dowódców to sześć jednostek dowodzenia.
rule-LOW-ARM-04 = Lista niezgodna co do wielkości, rang lub puli kart jest odrzucana z podaniem wszystkich błędów.
rule-LOW-ARM-05 = Punkty ważą kartę według jej liczb; służą do porównań i niczego nie ograniczają.

rule-LOW-MAT-01 = Plansza ma 7 kolumn od a do g i 6 rzędów, razem 42 pola.
rule-LOW-MAT-02 = Gracze siedzą przy krótszych bokach; rząd pierwszego gracza to rząd 1.
rule-LOW-MAT-03 = Pierwszy gracz zaczyna na c3, drugi na e4; te pola się nie stykają.
rule-LOW-MAT-04 = Na polu mieści się jedna jednostka; strzałki i pola celów poza planszą nie działają.

rule-LOW-GEO-01 = Sąsiadami jest do ośmiu pól, które mają wspólny bok lub róg.
rule-LOW-GEO-02 = Jednostka zawsze zwrócona jest od krawędzi swojego właściciela i nic jej nie obraca.
rule-LOW-GEO-03 = Dokąd wskazuje strzałka, wynika z pola jednostki, ze strzałki i ze zwrotu kart właściciela.
rule-LOW-GEO-04 = Pola celów liczy się od strzelca według zwrotu kart jego właściciela.

rule-LOW-SET-01 = Każdy gracz wskazuje armię, którą gra.
rule-LOW-SET-02 = O pierwszym graczu decyduje los: sadza on tych, którzy nie wybrali miejsca w poczekalni; armię wybiera się potem i zostaje ona przy swoim graczu.
rule-LOW-SET-03 = Generała wyjmuje się z talii wcześniej.
rule-LOW-SET-04 = Pozostałe 35 kart tasuje się i rozdaje pięć z nich.
rule-LOW-SET-05 = Generał i pięć kart to ręka początkowa, niewidoczna dla przeciwnika; w talii zostaje 30 kart.

rule-LOW-CHA-01 = Pierwszy gracz kładzie dowolną kartę z ręki na swoim polu startowym, po czym dobiera jedną, nie pokazując jej.
rule-LOW-CHA-02 = Drugi gracz robi to samo na drugim polu startowym.
rule-LOW-CHA-03 = Do wyzwania nadaje się każda karta; nikt nie atakuje, nie strzela ani nie jest odwoływany.
rule-LOW-CHA-04 = Potem obaj mają 6 kart na ręce i 29 w talii, i zaczyna się tura 1 pierwszego gracza.

rule-LOW-TRN-01 = Tury toczą się na zmianę; każda to wystawienie, eliminacja i uzupełnienie. Zakończonej tury nie można cofnąć, nawet po odwołaniu.
rule-LOW-TRN-02 = Gra trwa, aż ktoś wygra lub się podda, obaj zgodzą się na remis albo bitwa się wypali.
rule-LOW-TRN-03 = Kolejność przerywa tylko dodatkowa tura za generała.

rule-LOW-PLA-01 = Jedną kartę z ręki kładzie się odkrytą na pustym polu.
rule-LOW-PLA-02 = Zasada ataku: karta stoi obok wroga i co najmniej jedna jej strzałka wskazuje któregoś.
rule-LOW-PLA-03 = Samo stanie obok wroga nie wystarcza; strzałki wroga nie mają znaczenia.
rule-LOW-PLA-04 = Atakująca karta nie potrzebuje obok własnej jednostki.
rule-LOW-PLA-05 = Wystarczy jeden wskazany wróg, choćby najsłabszą strzałką.
rule-LOW-PLA-06 = Nikt nie może pasować, póki istnieje jakiekolwiek wystawienie.

rule-LOW-SUP-01 = Jednostkami wsparcia są włócznicy i strzelcy, i nikt inny.
rule-LOW-SUP-02 = Jednostka wsparcia atakuje albo staje na dowolnym pustym polu obok własnej jednostki.
rule-LOW-SUP-03 = Przy wsparciu żadna strzałka nie musi nikogo wskazywać, a wrogowie obok pola nie przeszkadzają.
rule-LOW-SUP-04 = Wsparcie nie daje sąsiadom żadnej premii.

rule-LOW-EMP-01 = Jeśli tura zaczyna się bez wroga na planszy, każdą kartę stawia się obok własnej jednostki.
rule-LOW-EMP-02 = Jeśli tura zaczyna się na pustej planszy, każdą kartę stawia się gdziekolwiek.
rule-LOW-EMP-03 = Te dwie sytuacje ocenia się raz, na początku tury, i zastępują one inne wystawienia.

rule-LOW-FRC-01 = Jeśli żadna karta nie może zaatakować ani wesprzeć, dowolna karta musi stanąć obok dowolnego wroga.
rule-LOW-FRC-02 = Po wymuszonym wystawieniu resztę ręki pokazuje się przeciwnikowi.
rule-LOW-FRC-03 = Jedna karta z dozwolonym wystawieniem wyklucza wymuszone dla wszystkich.
rule-LOW-FRC-04 = Po wymuszonym wystawieniu tura toczy się jak zwykle.
rule-LOW-FRC-05 = Jeśli obok wroga nie ma pustego pola, wystarczy pole obok własnej jednostki; na pełnej planszy wystawienie się pomija.

rule-LOW-CMB-01 = Po wystawieniu wszystkie jednostki obu stron atakują naraz, także wystawione wcześniej.
rule-LOW-CMB-02 = Każda jednostka musi atakować; ataku nie można wstrzymać.
rule-LOW-CMB-03 = Łączny atak na jednostkę to suma wskazujących ją strzałek wroga i wymierzonych w nią strzałów.
rule-LOW-CMB-04 = Eliminuje tylko suma większa od obrony; równa nic nie robi.
rule-LOW-CMB-05 = Każde rozstrzygnięcie zaczyna się od zera.
rule-LOW-CMB-06 = Padające jednostki jeszcze atakują, a planszę opuszczają wszystkie razem.
rule-LOW-CMB-07 = Nikt nie rani własnych jednostek.
rule-LOW-CMB-08 = Wyeliminowana jednostka trafia odkryta na stos zwycięstwa drugiego gracza i nigdy nie wraca.
rule-LOW-CMB-09 = W grze podstawowej rozstrzyga się raz na turę.

rule-LOW-SIT-01 = Jedno wystawienie może zabrać kilku wrogów, z pomocą innych albo samo.
rule-LOW-SIT-02 = Wystawiona jednostka może paść razem z wrogami.
rule-LOW-SIT-03 = Wystawiona jednostka może paść za nic; to dozwolone.
rule-LOW-SIT-04 = Mogą paść także własne jednostki z wcześniejszych tur.

rule-LOW-GEN-01 = Kto wyeliminuje wrogiego generała, ma po uzupełnieniu ręki dodatkową turę.
rule-LOW-GEN-02 = Jeśli obaj generałowie padną w jednym rozstrzygnięciu, nikt jej nie ma.
rule-LOW-GEN-03 = Gdy generał padnie w turze własnej strony, dodatkowa tura następuje po najbliższej turze przeciwnika.
rule-LOW-GEN-04 = Dodatkowa tura to pełna, osobna tura.
rule-LOW-GEN-05 = Generałowie, którzy padli w różnych rozstrzygnięciach, dają dodatkową turę każdej ze stron.
rule-LOW-GEN-06 = Generał liczy się jako jednostka dowodzenia i jako jednostka.

rule-LOW-RNG-01 = Strzelec może trafić wroga w swojej siatce celów siłą swojego strzału.
rule-LOW-RNG-02 = Może strzelać w turze, w której został wystawiony.
rule-LOW-RNG-03 = Strzela się tylko w swojej turze; w cudzej strzelec ma tylko strzałki.
rule-LOW-RNG-04 = Strzały przechodzą nad wszystkimi jednostkami.
rule-LOW-RNG-05 = Zaatakowany strzelec nie może strzelać; ocenia się to po wystawieniu, zanim cokolwiek zejdzie z planszy.
rule-LOW-RNG-06 = Strzelec, którego strzałki wskazują wrogów, może strzelać, jeśli nie wskazuje go żadna strzałka wroga.
rule-LOW-RNG-07 = Strzelec strzela albo używa strzałek, w jednej turze nigdy obu; zaatakowany używa strzałek.
rule-LOW-RNG-08 = Nie strzela się do swoich, na puste pola ani poza siatkę.
rule-LOW-RNG-09 = Jeden niepodzielny cel na strzelca i turę; kilku strzelców może mieć ten sam cel.
rule-LOW-RNG-10 = Wolny strzelec z celem musi strzelać, chyba że jego strzałki sięgają wroga i ich używa.
rule-LOW-RNG-11 = Wszystkie cele wskazuje się przed rozstrzygnięciem i działają one razem; o każdego strzelca, który ma wybór, pyta się osobno.
rule-LOW-RNG-12 = Strzałki atakują, czy ich użyto, czy nie; siatki celów nigdy.

rule-LOW-RNF-01 = Po eliminacji ręka wraca do sześciu kart i tura się kończy.
rule-LOW-RNF-02 = Każdą brakującą kartę się dobiera albo odwołuje się własną jednostkę z planszy.
rule-LOW-RNF-03 = Nie odwołuje się jednostki, którą atakuje wróg.
rule-LOW-RNF-04 = Nie odwołuje się jednostki wystawionej w tej turze.
rule-LOW-RNF-05 = Nie odwołuje się jednostki, która w tej turze miała udział w eliminacji.
rule-LOW-RNF-06 = Mieć udział to zadać co najmniej 1 punkt jednostce, która padła, potrzebny czy nie.
rule-LOW-RNF-07 = Odwołana karta wraca na rękę na oczach wszystkich i później może być wystawiona ponownie.
rule-LOW-RNF-08 = Żadna jednostka nie wstrzymuje ataku, by móc zostać odwołaną.

rule-LOW-VIC-01 = Wygrywa dwadzieścia wyeliminowanych wrogich jednostek.
rule-LOW-VIC-02 = Wygrywają cztery wyeliminowane wrogie jednostki dowodzenia.
rule-LOW-VIC-03 = Jeśli obaj wygrywają naraz: więcej jednostek dowodzenia, potem więcej jednostek, inaczej remis.
rule-LOW-VIC-04 = Zwycięstwo sprawdza się po każdym rozstrzygnięciu, przed wszystkim innym.

rule-LOW-DCK-01 = Z pustej talii nikt nie dobiera; odwoływać można nadal.
rule-LOW-DCK-02 = Tylko przy pustej talii ręka może mieć mniej niż sześć kart, co nic więcej nie kosztuje; gracz sam o tym mówi.
rule-LOW-DCK-03 = Bez karty na ręce wystawienie się pomija, a resztę tury rozgrywa; gracz i tak jest pytany.
rule-LOW-DCK-04 = Dwie tury z rzędu bez wystawienia kończą bitwę.
rule-LOW-DCK-05 = Sześćdziesiąt tur z rzędu bez eliminacji kończy bitwę.

rule-LOW-INF-01 = Ręka jest tajemnicą swojego gracza.
rule-LOW-INF-02 = Dobraną kartę widzi tylko ten, kto ją dobrał.
rule-LOW-INF-03 = Plansza, stosy, liczby kart, odwołania, wskazane cele i sumy są jawne.
rule-LOW-INF-04 = Pokazaną rękę widzi tylko przeciwnik, jeden raz.
rule-LOW-INF-05 = Listy armii są jawne, chyba że wyłączono tę opcję.
rule-LOW-INF-06 = Niedozwolony rozkaz jest odrzucany z podaniem powodu i niczego nie zmienia.

rule-LOW-OPB-01 = Bez granic pola ciągną się we wszystkie strony, a pozostałe zasady zostają.
rule-LOW-OPB-02 = Wystawienia, strzałki, strzały i berserkerzy korzystają z pól poza planszą; pola startowe zostają.
rule-LOW-OPB-03 = Na całkiem pustym polu bitwy karta trafia na własne pole startowe.

rule-LOW-OPL-01 = Można umówić się na inną liczbę jednostek i jednostek dowodzenia.
rule-LOW-OPL-02 = Od 1 do 36 jednostek, od 1 do 6 jednostek dowodzenia, obowiązują oba warunki.

rule-LOW-OPC-01 = W armii własnej karta ustępuje karcie tej samej rangi z talii tej samej rasy.
rule-LOW-OPC-02 = Wymienić można dowolną liczbę kart.
rule-LOW-OPC-03 = Pulą są dwa egzemplarze podstawowej armii danej rasy i rezerwa tej rasy.
rule-LOW-OPC-04 = Dowódcy i generałowie są w armii tylko raz pod danym imieniem.

rule-LOW-OPM-01 = W armii najemnej nowa karta może być dowolnej rasy.
rule-LOW-OPM-02 = Generał za generała, dowódca za dowódcę; najęty generał jest generałem.
rule-LOW-OPM-03 = Pulą są dwa egzemplarze własnej armii podstawowej, po jednym każdej innej i cała rezerwa.

rule-LOW-ADV-01 = Bitwy zaawansowane dodają zasady jazdy i berserkerów, obie razem.

rule-LOW-CAV-01 = Własną jazdę można odwołać mimo ataku, byle nie atakowali jej włócznicy.
rule-LOW-CAV-02 = Pozostałe dwa warunki obowiązują i jazdę; wystarczą jedni włócznicy wśród wielu atakujących.

rule-LOW-BSK-01 = Berserker, który miał udział w eliminacji i nie jest atakowany, musi wejść na zwolnione pole.
rule-LOW-BSK-02 = Po każdym takim ruchu wszystkie jednostki atakują ponownie.
rule-LOW-BSK-03 = Po kilku eliminacjach pole wybiera właściciel.
rule-LOW-BSK-04 = Kilku berserkerów rusza się po kolei, najpierw strony aktywnej; co przepadło, tego się nie nadrabia.
rule-LOW-BSK-05 = Kolejność: rozstrzygnięcie, usunięcie, generałowie, zwycięstwo, ruchy; potem uzupełnienie.
rule-LOW-BSK-06 = Ruszają się berserkerzy obu stron, każdy decyzją swojego właściciela.
rule-LOW-BSK-07 = Wskazany cel strzelca obowiązuje we wszystkich rozstrzygnięciach tury.
rule-LOW-BSK-08 = Może strzelać za każdym razem, tylko do tego celu; gdy się nie da, nie robi nic.
rule-LOW-BSK-09 = Strzelec zaatakowany przy pierwszym rozstrzygnięciu zostaje przy strzałkach; ten, kto nie miał czego atakować, wskazuje cel później.
rule-LOW-BSK-10 = „Wystawiona” i „miała udział” dotyczy całej tury, a ruch berserkera nie jest wystawieniem.

rule-LOW-RUL-01 = Siedem kolumn i sześć rzędów, więc gracze siedzą przy krótszych bokach.
rule-LOW-RUL-02 = Polami startowymi są c3 i e4, według jedynego źródła, które jakieś podaje.
rule-LOW-RUL-03 = Strzałki Łupieżcy są zgodne z przykładami instrukcji, nie z publicznymi tabelami.
rule-LOW-RUL-04 = Obaj krasnoludowie z pierwszego przykładu walki to Osiłki.
rule-LOW-RUL-05 = Przy wyzwaniu nie ma rozstrzygnięcia ani odwołań.
rule-LOW-RUL-06 = Obaj gracze mogą wziąć tę samą armię, każdy z własną talią.
rule-LOW-RUL-07 = Pustą planszę i planszę bez wrogów ocenia się na początku tury.
rule-LOW-RUL-08 = Bez wrogów także jednostki wsparcia stają obok własnej jednostki i nigdzie indziej.
rule-LOW-RUL-09 = Gdzie nawet wymuszone wystawienie nie ma pola: obok własnej jednostki, inaczej pominięcie.
rule-LOW-RUL-10 = Pokazana ręka jest dowodem tej chwili, a nie odkrytą ręką.
rule-LOW-RUL-11 = Strzelanie jest obowiązkiem tam, gdzie nie używa się strzałek.
rule-LOW-RUL-12 = Strzelec wystawiony według zasady ataku może od razu strzelać.
rule-LOW-RUL-13 = O ataku na jednostkę decydują tylko strzałki i pola.
rule-LOW-RUL-14 = W cudzej turze strzałki strzelca zawsze się liczą.
rule-LOW-RUL-15 = Równoczesne zwycięstwo rozstrzygają jednostki dowodzenia, potem jednostki.
rule-LOW-RUL-16 = To, co wyeliminują jednostki drugiej strony, liczy się od razu, więc może ona wygrać w mojej turze.
rule-LOW-RUL-17 = Generał stracony we własnej turze daje przeciwnikowi dwie tury z rzędu.
rule-LOW-RUL-18 = Generałowie padają razem tylko w tym samym rozstrzygnięciu; inaczej pierwszą dodatkową turę ma aktywny gracz.
rule-LOW-RUL-19 = Zadane punkty to udział, potrzebne czy nie; samo stanie w pobliżu nie.
rule-LOW-RUL-20 = Przy pustej talii rękę może uzupełnić kilka odwołań albo żadne.
rule-LOW-RUL-21 = Gracz bez kart nie jest pokonany; jego jednostki walczą dalej.
rule-LOW-RUL-22 = Limit spokojnych tur kończy bitwy z niekończącymi się odwołaniami.
rule-LOW-RUL-23 = Wyzywającego można odwołać w turze 1.
rule-LOW-RUL-24 = Na pustym polu bitwy bez granic używa się pola startowego.
rule-LOW-RUL-25 = Do wymian użycza się jeszcze jednej talii własnej rasy i po jednej każdej innej.
rule-LOW-RUL-26 = Osoba jest w armii jeden raz, którakolwiek karta ją przedstawia.
rule-LOW-RUL-27 = Generał i dowódca to przy wymianach różne rangi.
rule-LOW-RUL-28 = Kilku berserkerów: po jednym, po każdym rozstrzygnięcie.
rule-LOW-RUL-29 = Zasada berserkera nie jest związana z turą.
rule-LOW-RUL-30 = Strzelec, który nie miał czego atakować, nie jest związany; zaatakowany jest.
rule-LOW-RUL-31 = Strzelec podąża za celem, gdziekolwiek ten ruszy się w siatce.
rule-LOW-RUL-32 = Strzelec, którego cel zniknął, nie robi nic, także strzałkami.
rule-LOW-RUL-33 = Wymuszone wystawienie może dotykać każdego wroga, nie wymaga strzałki i wiąże też jednostki wsparcia.
rule-LOW-RUL-34 = Karty każdego gracza leżą przodem do niego.
