### Words of `/dice`: commands, options, pages.

## Commands

chat-cmd-dice = kości
chat-cmd-dice-help = Kości do każdej gry, z szansami i dowodem
chat-cmd-dice-roll = rzut
chat-cmd-dice-roll-help = Rzuca kośćmi: 2k6+3, 4k6kh3, k20; także w tajemnicy
chat-cmd-dice-history = historia
chat-cmd-dice-history-help = Ostatnie rzuty na tym kanale
chat-cmd-dice-verify = weryfikacja
chat-cmd-dice-verify-help = Przelicza każdy rzut zakończonej sesji z jej ziarna
chat-cmd-dice-luck = szczęście
chat-cmd-dice-luck-help = Co wypadło w tej sesji, a czego należało oczekiwać
chat-cmd-dice-score = punkty
chat-cmd-dice-score-help = Dodaje punkty stronie gry przy stole albo je odbiera
chat-cmd-dice-wargame = wojenne
chat-cmd-dice-wargame-help = Specjalne kości gier wojennych
chat-cmd-dice-odds = szanse
chat-cmd-dice-odds-help = Dokładne szanse rzutu, tylko dla ciebie
chat-cmd-dice-session = sesja
chat-cmd-dice-session-help = Rzuty tego kanału pod jednym zapieczętowanym ziarnem, z liczeniem punktów
chat-cmd-dice-session-start = początek
chat-cmd-dice-session-start-help = Otwiera sesję: skrót ziarna widać od razu, ziarno na końcu
chat-cmd-dice-session-end = koniec
chat-cmd-dice-session-end-help = Kończy sesję i pokazuje jej ziarno
chat-cmd-dice-session-show = pokaż
chat-cmd-dice-session-show-help = Jak stoi sesja
chat-cmd-dice-hoth = hoth
chat-cmd-dice-hoth-help = Bitwa o Hoth: kości bitewne przeciw celowi
chat-cmd-dice-napoleonics = napoleonika
chat-cmd-dice-napoleonics-help = Commands & Colors: Napoleonics: kości bitewne przeciw celowi
chat-cmd-dice-jours = jours
chat-cmd-dice-jours-help = Jours de Gloire: próba z kością k10, na której 0 to zero
chat-cmd-dice-sword = miecz
chat-cmd-dice-sword-help = Ogniem i Mieczem: test standardowy z przerzutami
chat-cmd-dice-opposed = przeciwstawny
chat-cmd-dice-opposed-help = Ogniem i Mieczem: test przeciwstawny dwóch stron
chat-cmd-dice-plain = rzut
chat-cmd-dice-plain-help = Wyrażenie w zwykłym zapisie, np. 4k6kh3
chat-cmd-dice-lords = lords
chat-cmd-dice-lords-help = Lords of War nie ma kości: losuje, kto zaczyna

## Options

chat-opt-expression = wyrażenie
chat-opt-expression-help = Co rzucić: 2k6+3, 4k6kh3, (k8,k10)kh1; k% to 0 do 90, k100 to 1 do 100
chat-opt-label = opis
chat-opt-label-help = Do czego jest rzut
chat-opt-repeat = powtórz
chat-opt-repeat-help = Ile razy (1 do 20)
chat-opt-secret = tajny
chat-opt-secret-help = Wynik widzisz tylko ty; kanał widzi, że rzucono
chat-opt-referee = sędzia
chat-opt-referee-help = Wynik widzi tylko ta osoba, w wiadomości prywatnej
chat-opt-dice = kości
chat-opt-dice-help = Ile kości (1 do 40)
chat-opt-target = cel
chat-opt-target-help = Co jest celem
chat-opt-attack = atak
chat-opt-attack-help = Jak się atakuje
chat-opt-test = próba
chat-opt-test-help = Jaka próba
chat-opt-value = wartość
chat-opt-value-help = Wartość, której nie wolno przekroczyć; siła ognia; modyfikator pierwszej strony
chat-opt-modifiers = modyfikatory
chat-opt-modifiers-help = Po przecinku: +1 wzgórze, -2; nazwy jak long; mnożniki x1.5
chat-opt-against = przeciw
chat-opt-against-help = Modyfikator drugiej strony (tylko inicjatywa strategiczna)
chat-opt-number = liczba
chat-opt-number-help = Liczba docelowa: tyle lub mniej to sukces
chat-opt-successes = sukcesy
chat-opt-successes-help = Sukcesy do przerzutu: 1, 1+1, all (wszystkie)
chat-opt-failures = porażki
chat-opt-failures-help = Porażki do przerzutu: 1, 1+1, all (wszystkie)
chat-opt-first = pierwsza
chat-opt-first-help = Kości strony A
chat-opt-second = druga
chat-opt-second-help = Kości strony B
chat-opt-session = sesja
chat-opt-session-help = Która sesja; bez podania ostatnia zakończona
chat-opt-person = osoba
chat-opt-person-help = Czyje szczęście; bez podania twoje
chat-opt-scoring = strona
chat-opt-scoring-help = Która strona; wystarczą pierwsze litery
chat-opt-points = punkty
chat-opt-points-help = Ile punktów; mniej niż 0 odbiera
chat-opt-played = gra
chat-opt-played-help = Jaka gra jest na stole
chat-opt-sides = strony
chat-opt-sides-help = Strony, po przecinku
chat-opt-goal = cel
chat-opt-goal-help = Ile punktów wygrywa

## Choices

chat-choice-target-infantry = Piechota
chat-choice-target-vehicle = Pojazd
chat-choice-target-at_at = AT-AT
chat-choice-target-artillery = Artyleria
chat-choice-target-droids = Droidy zwiadowcze
chat-choice-target-fortification = Fortyfikacja
chat-choice-target-cavalry = Kawaleria
chat-choice-target-leader = Samotny dowódca
chat-choice-attack-ranged = Walka na odległość
chat-choice-attack-melee = Walka wręcz
chat-choice-attack-no_saber = Walka wręcz milicji lub strzelców (szable pudłują)
chat-choice-attack-reform = Przeciw wycofaniu i przegrupowaniu (tylko symbole kawalerii)
chat-choice-test-cohesion = Próba zwartości
chat-choice-test-engagement = Próba starcia
chat-choice-test-rally = Porządkowanie
chat-choice-test-square = Formowanie czworoboku
chat-choice-test-commander = Inicjatywa dowódcy
chat-choice-test-initiative = Inicjatywa strategiczna
chat-choice-test-fire = Ogień artylerii
chat-choice-test-shock = Starcie lub szarża
chat-choice-system-hoth = Bitwa o Hoth
chat-choice-system-napoleonics = Commands & Colors: Napoleonics
chat-choice-system-lords = Lords of War
chat-choice-system-jours = Jours de Gloire
chat-choice-system-fire_and_sword = Ogniem i Mieczem

## Pages

chat-button-dice-again = Rzuć ponownie
chat-dice-by = { $user } · rzut { $number }
chat-dice-secret-note = Widzisz to tylko ty. Gdy sesja się skończy, z jej ziarna każdy może obliczyć kości.
chat-dice-opened = Sesja { $session } jest otwarta. SHA-256 jej tajnego ziarna: `{ $hash }`. `/kości sesja koniec` pokazuje ziarno, `/kości weryfikacja` sprawdza każdy rzut.
chat-dice-secret-own = 🎲 { $user } rzuca w tajemnicy (rzut numer { $number }).
chat-dice-secret-referee = 🎲 { $user } rzuca w tajemnicy dla { $referee } (rzut numer { $number }).
chat-dice-sent = { $referee } otrzyma wynik w wiadomości prywatnej i znajdzie go też w `/kości historia`.
chat-dice-dm-closed = { $referee } nie przyjmuje od bota wiadomości prywatnych. Nic nie przepadło: `/kości historia` pokaże wynik tylko tej osobie.
chat-dice-kept = Rzut { $number } jest zapisany, ale nie dało się go tu pokazać. Pokaże go `/kości historia`.
chat-dice-repeated = Ten rzut wykonano, gdy poproszono o niego po raz pierwszy. Nie rzucano ponownie.
chat-dice-odds = Szanse: { $roll }
chat-dice-mean = Średnio: **{ $mean }**
chat-dice-history = Ostatnie rzuty
chat-dice-history-none = Na tym kanale nikt jeszcze nie rzucał. Zacznij od `/kości rzut`.
chat-dice-history-secret = tajny rzut
chat-dice-luck = Szczęście w tej sesji
chat-dice-luck-line = { $kind }: { $count ->
    [one] 1 rzut
    [few] { $count } rzuty
   *[many] { $count } rzutów
 }, wypadło { $scored }, oczekiwano { $expected }: percentyl **{ $percentile }**
chat-dice-luck-none = W tej sesji nie ma jeszcze czego liczyć.
chat-dice-luck-note = Percentyl 38 znaczy: na sto osób z takimi rzutami 38 miałoby mniej szczęścia. Znak ≈ oznacza wiele rzutów, liczonych rozkładem normalnym.
chat-dice-verified =
    ✅ Sesja { $session }: ziarno zgadza się ze skrótem, a rzuty ({ $rolls }) z kośćmi ({ $count }) są tymi, które daje.
    Ziarno `{ $seed }`
    SHA-256 `{ $hash }`
    Plik zawiera wszystko; `fieldpost verify FILE` sprawdza go bez bota.
chat-dice-verified-bad =
    ❌ Sesja { $session }: coś zmieniono. Różniące się rzuty: { $numbers } (rzutów { $rolls }, kości { $count }).
    Ziarno `{ $seed }`
    SHA-256 `{ $hash }`
chat-dice-digest = Pieczęć rzutów od 1 do { $count }: `{ $digest }`
chat-dice-unsealed = ⚠️ Ta sesja zaczęła się, zanim rzuty zaczęto pieczętować: jej kości są dowiedzione, ale nie to, czym miano rzucać, ani to, że na końcu nie brakuje rzutu.
chat-dice-session = Sesja { $session }
chat-dice-session-started = Sesja jest otwarta. Jej kości są już ustalone.
chat-dice-session-over = Sesja zakończona. Ziarnem poniżej każdy może sprawdzić każdy rzut.
chat-dice-session-facts = { $count ->
    [one] 1 rzut
    [few] { $count } rzuty
   *[many] { $count } rzutów
 } · otworzył { $user }
chat-dice-session-open = Otwarta. SHA-256 tajnego ziarna: `{ $hash }`
chat-dice-session-ended = Zakończona. Ziarno `{ $seed }`, SHA-256 `{ $hash }`
chat-dice-session-sealed = Zakończona. SHA-256 ziarna: `{ $hash }`. Były tajne rzuty: `/kości weryfikacja` pokaże ziarno dobę po ostatnim z nich.
chat-dice-score = { $side }: **{ $count }**
chat-dice-score-goal = { $side }: **{ $count }** z { $goal }
chat-dice-score-won = 🏅 { $side }: **{ $count }** z { $goal }, cel osiągnięty
