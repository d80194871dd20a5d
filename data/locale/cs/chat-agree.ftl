### Slova, jimiž se hráči domlouvají před začátkem hry.

chat-opt-options = volby
chat-opt-options-help = Co se ještě domluví, například commanders=on; jde to i tlačítkem na kartě hry
chat-options-title = Volby této hry
chat-options-change = { $option }: změnit…
chat-button-numbers = Nastavit čísla…
chat-choices-title = Vaše volba
chat-choices-pick = Vyberte: { $option }…
chat-choices-open = ještě nezvoleno
chat-choices-own = vaše vlastní armáda
chat-choices-armies = Vlastní armády: `/hra armáda nová`.
chat-choices-none = V této hře pro své místo nic nevybíráte.
chat-choose-first = Bitva začne, jakmile si vyberete.
chat-lobby-choices = Vaše volba
chat-lobby-options = Volby hry
chat-lobby-choosing = Všechna místa jsou obsazená. Bitva začne, až si všichni vyberou: stiskněte **Vaše volba**.
chat-cmd-fieldpost-server = jazyk-serveru
chat-cmd-fieldpost-server-help = Zvolí jazyk veřejných zpráv na tomto serveru (pro jeho správce)
chat-server-not-yours = Jazyk veřejných zpráv volí jen správce tohoto serveru. Svůj vlastní si zvolíte příkazem `/fieldpost jazyk`.
chat-server-set = Nové hry na tomto serveru budou v tomto jazyce. Soukromé odpovědi zůstávají v jazyce každého hráče.
chat-server-automatic = Nové hry budou v jazyce, který má tento server na Discordu.
chat-panel-typed-only = Možností je víc, než se vejde do nabídek. Co v nich chybí, lze napsat.
chat-ping-choose = { $user } – hra **{ $game }** čeká na vaši volbu. Místo hráče, který si nevybere, může zakladatel hry uvolnit.
chat-button-choices = Vaše volby
chat-lobby-free = Uvolnit: { $seat }
chat-freed = Místo **{ $seat }** je znovu volné.
chat-choices-before = Jako minule: { $choices }
