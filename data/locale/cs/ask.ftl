### Otázky k plánu, slovy; `ask-word-*` jsou slova, podle nichž se otázka pozná.

chat-cmd-ask = zeptat
chat-cmd-ask-help = Otázka k plánu: co ohrožuje B3, kdo dojde na E5, co dělala B4, co je na mém levém křídle
chat-opt-asked = otázka
chat-opt-asked-help = Například: co ohrožuje B3
ask-word-threats = ohrožuje; ohrožují; ohrožen; ohrožení; útočí; zaútočit; nebezpečí
ask-word-reach = dojde; dojít; dosáhne; dosáhnout; dostane; dostat; na dosah
ask-word-diary = dělal; dělala; dělalo; udělal; udělala; udělalo; deník; stalo
ask-word-chronicle = kronika; kroniku; statistika; statistiku; štěstí
ask-word-left = levé; levém; levého; vlevo; nalevo
ask-word-centre = střed; středu; uprostřed
ask-word-right = pravé; pravém; pravého; vpravo; napravo
ask-head-threats = { $place } ohrožuje:
ask-head-reach = Na { $place } může:
ask-head-section = Stojí tam:
ask-piece = { $place } { $name }
ask-list = { $first }, { $rest }
ask-side = { $side }: { $pieces }
ask-nobody = nikdo
ask-refused-nothing = Na to se v této hře ptát nelze. Nic se nezměnilo.
ask-refused-place = Místo „{ $place }“ na tomto plánu není. Uveďte některé, třeba E5.
ask-refused-section = Sektor „{ $place }“ tu není. Uveďte levé křídlo, střed, nebo pravé křídlo.
ask-refused-side = Tady nehrajete, takže není strana, ze které se dívat. Uveďte místo toho hex.
ask-refused-diary = Žádná taková jednotka tam nikdy nestála, aspoň ji nebylo vidět. Uveďte místo, třeba B4, nebo jednotku samu.
ask-refused-unknown = Té otázce nerozumím. Zeptejte se třeba „co ohrožuje B3“, „kdo dojde na E5“, „co dělala B4“ nebo „co je na mém levém křídle“.
