### What a player arranges: standing orders, substitutes, his data, help after a refusal.

chat-cmd-standing = trvalé-rozkazy
chat-cmd-standing-help = Ukáže a změní, co se za vás udělá vždy, když přijde otázka
chat-cmd-game-substitute = náhradník
chat-cmd-game-substitute-help = Předá místo v rozehrané hře jinému hráči nebo počítači
chat-opt-player = hráč
chat-opt-player-help = Kdo místo převezme; tento bot znamená počítač
chat-opt-question = otázka
chat-opt-question-help = Na kterou otázku se za vás odpovídá
chat-opt-policy = postup
chat-opt-policy-help = Co se udělá, i seznam hexů jako to:G4,G5; „ask“ se bude zase ptát
chat-standing-title = Vaše trvalé rozkazy
chat-standing-about = Odpovídají za vás, takže na vás nikdo nemusí čekat: ihned, nebo až se ukáže skrytá reakce. Hlášení uvádějí, který trvalý rozkaz odpověděl, ledaže by to prozradilo vaše karty. Na otevřenou otázku odpoví hned; to nejde vzít zpět.
chat-standing-now = Trvalý rozkaz, který tu vyberete, odpoví hned i na tuto otázku; to nejde vzít zpět.
chat-standing-ask = Zeptat se mě
chat-standing-change = Změnit…
chat-standing-choose = Které rozhodnutí chcete předem určit?
chat-standing-always = Dělat to tak vždy…
chat-standing-end = Konec mého tahu
chat-standing-by-itself = Sám od sebe, bez dalšího ptaní
chat-standing-end-always = Příště končit tah bez ptaní…
chat-standing-set = ✅ Vaše trvalé rozkazy jsou změněny.
chat-standing-answered = Trvalý rozkaz hráče { $player }: { $policy }
chat-seat-taken-over = { $user } od této chvíle hraje na místě **{ $seat }**. Karty přijdou v soukromé zprávě.
chat-seat-computer = Na místě **{ $seat }** hraje od této chvíle počítač; platí stálé rozkazy a plány, které tu zůstaly. { $user } může místo kdykoli převzít zpět.
chat-seat-handed = Na místě **{ $seat }** teď hraje počítač: nejprve podle vašich stálých rozkazů a vašeho plánu, v ostatním tak dobře, jak umí. Tlačítko, jímž se místo vezme zpět, najdete ve vlákně.
chat-button-seat-back = Převzít místo zpět
chat-seat-offer = { $user }, **{ $player }** vám nabízí místo **{ $seat }** ve hře **{ $game }**. Hrajete, jakmile nabídku přijmete.
chat-button-accept = Přijmout místo
chat-button-decline = Odmítnout
chat-seat-offered = Místo **{ $seat }** je nabídnuto hráči **{ $player }**. Převezme je, až nabídku přijme.
chat-seat-accepted = Místo **{ $seat }** přijal hráč **{ $player }**.
chat-seat-declined = Nabídku odmítl hráč **{ $player }**: místo **{ $seat }** zůstává, jak bylo.
chat-thread-taken = Tohle vlákno patří hře, která ještě neskončila. Novou založte v kanálu: dostane vlastní vlákno.
chat-cannot-write = ⚠️ V tomto kanálu teď nesmím psát, takže to ostatní zatím nevidí. Právo mi může dát správce serveru; nic se neztratí.
chat-button-export = Stáhnout hru
chat-substitute-bot = Bot nemůže převzít místo. Chcete-li, aby hrál počítač, zvolte bota Fieldpost.
chat-leave-running = Bitva už běží, místo tedy nelze jen tak opustit. Předejte ho příkazem `/hra náhradník`, nebo se vzdejte příkazem `/hra vzdát`.
chat-button-mydata = Stáhnout moje data
chat-button-forget = Smazat moje data
chat-mydata-ready = Zde je vše, co je o vás uloženo.
chat-confirm-forget = Smazat vše, co je o vás uloženo? Opustíte hry, které čekají na hráče. V dohraných hrách zůstane vaše místo beze jména, aby bylo možné hody dál ověřit. Zprávy, které už jsou v kanálech, zůstanou. Nelze to vzít zpět.
chat-forgotten = { $count ->
    [0] Vše, co o vás bylo uloženo, je smazáno.
    [one] Vše, co o vás bylo uloženo, je smazáno; v jedné hře zůstává místo beze jména.
   *[other] Vše, co o vás bylo uloženo, je smazáno. Počet her, v nichž zůstává místo beze jména: { $count }.
 }
chat-board-fight = Souboj zblízka.
chat-refused-why = **{ $rule }** { $words }
chat-refused-offer = Nejbližší možný rozkaz:
chat-refused-instead = Udělat místo toho
chat-refused-near = Nehledáte některý z těchto rozkazů?

chat-confirm-order = Provést to? První rozkaz ukáže nebo vydá něco skrytého a nejde vzít zpět.

chat-status-lost = vlákno je smazané (nové otevře `/hra plán hra:{ $id }`)
chat-thread-lost = Vlákno této hry bylo smazáno, takže se tam už nic nepíše. Nové otevře příkaz `/hra plán hra:{ $id }` zadaný v některém kanálu serveru.
chat-thread-again = Hra pokračuje tady: { $thread }
chat-thread-elsewhere = Tady vlákno otevřít nejde. Zkuste to v textovém kanálu serveru, na kterém se hra hraje.
chat-lost-told = Vlákno hry **{ $game }** (nebo kanál, kde se hrála) bylo na Discordu smazáno. Hra sama zůstává a nic se z ní neztratilo. Pokračovat se dá, když zadáte `/hra plán hra:{ $id }` v { $place }: tím se otevře nové vlákno. Do té doby fungují `/rozkaz` a `/ruka` s volbou `hra:{ $id }`.
chat-lost-anywhere = některém kanálu serveru
chat-lost-here = Vlákno hry **{ $game }** (`{ $id }`) bylo smazáno. Hra zůstává: kterýkoli z jejích hráčů jí tu může otevřít nové vlákno.
chat-button-reopen = Otevřít nové vlákno
chat-opt-way = jak
chat-opt-way-help = Co s hráčem, kterému vypršel čas
refused-substitute-who = Uveďte hráče, nebo volbou `jak`, co se má stát s nepřítomným.
chat-button-dry-run = Zkouška nanečisto
chat-dry-run-title = Co by byly udělaly vaše trvalé rozkazy
chat-dry-run-about = Vyzkoušeno na odpovědích, které jste v této hře dali sami (celkem { $looked }): odpověděly by jich { $fired }, z toho { $same } stejně jako vy.
chat-dry-run-same = Tah { $turn }, { $point }: `{ $would }`, stejně jako vy
chat-dry-run-other = Tah { $turn }, { $point }: `{ $would }`, vy jste zvolili `{ $given }`
