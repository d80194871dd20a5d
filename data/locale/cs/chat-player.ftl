### What a player arranges: standing orders, substitutes, his data, help after a refusal.

chat-cmd-standing = trvalý-rozkaz
chat-cmd-standing-help = Ukázat a změnit, co se za vás dělá vždy, když přijde otázka
chat-cmd-game-substitute = náhradník
chat-cmd-game-substitute-help = Předat místo v běžící hře jinému hráči
chat-opt-player = hráč
chat-opt-player-help = Kdo místo převezme
chat-standing-title = Vaše trvalé rozkazy
chat-standing-about = Odpovídají ihned za vás, takže nikdo nemusí čekat. Každé hlášení uvede, který trvalý rozkaz zasáhl.
chat-standing-ask = Zeptat se mě
chat-standing-change = Změnit…
chat-standing-always = Dělat takto vždy…
chat-standing-set = ✅ Vaše trvalé rozkazy jsou změněny.
chat-standing-answered = Trvalý rozkaz hráče { $player }: { $policy }
chat-button-standing = Trvalé rozkazy
chat-seat-taken-over = { $user } od této chvíle hraje: **{ $seat }**. Karty přijdou soukromou zprávou.
chat-substituted = **{ $player }** od této chvíle hraje: **{ $seat }**.
chat-substitute-bot = Bot nemůže převzít místo.
chat-leave-running = Bitva už běží, místo tedy nelze jen tak opustit. Předejte je příkazem `/game substitute`, nebo se vzdejte příkazem `/game resign`.
chat-button-mydata = Stáhnout moje data
chat-button-forget = Smazat moje data
chat-mydata-ready = Zde je vše, co je o vás uloženo.
chat-confirm-forget = Smazat vše, co je o vás uloženo? Opustíte hry, které čekají na hráče. V dohraných hrách zůstane vaše místo beze jména, aby bylo možné hody dál ověřit. Zprávy, které už jsou v kanálech, zůstanou. Nelze to vzít zpět.
chat-forgotten = { $count ->
    [0] Vše, co o vás bylo uloženo, je smazáno.
    [one] Vše, co o vás bylo uloženo, je smazáno; v jedné hře zůstává místo beze jména.
    [few] Vše, co o vás bylo uloženo, je smazáno; ve { $count } hrách zůstává místo beze jména.
   *[other] Vše, co o vás bylo uloženo, je smazáno; v { $count } hrách zůstává místo beze jména.
 }
chat-board-fight = Boj zblízka.
chat-refused-why = **{ $rule }** { $words }
chat-refused-near = Neměli jste na mysli něco z tohoto?
