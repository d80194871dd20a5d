## Varianty zkoušené v soukromí

chat-cmd-analyse = rozbor
chat-cmd-analyse-help = Zkouší varianty od této nebo dřívější chvíle jen pro vás; hra se o tom nedozví
chat-opt-line = varianta
chat-opt-line-help = Zkoušené rozkazy toho, kdo je na řadě, oddělené středníkem
chat-analyse-title = Rozbor
chat-analyse-about = Začíná po záznamu { $record } tím, co víte. Co je před vámi skryté, je odhadnuté a kostky se házejí jen pro tuto stránku: pokus č. { $number }. Do hry se nic nedostane.
chat-analyse-whole = Začíná po záznamu { $record } dohrané hry, nic není skryté; kostky se házejí jen pro tuto stránku: pokus č. { $number }.
chat-analyse-next = Na řadě: **{ $seat }**
chat-analyse-over = Touto variantou hra končí.
chat-analyse-try = Zkusit rozkaz
chat-analyse-form = Varianta od začátku
chat-analyse-long = Varianta má nejvýše { $most } rozkazů; zbytek je vynechán.
analyse-refused-unknown = V této hře bot zatím neumí odhadnout, co je vám skryto, takže ji lze rozebrat až po skončení.
chat-button-analyse = Rozbor
chat-button-fork-answer = Odpoví počítač
chat-button-fork-type = Napsat variantu
chat-button-fork-less = O krok zpět
chat-button-fork-again = Jiné kostky a karty
