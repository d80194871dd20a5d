## Why an order is not accepted

refused-not-yours = Toto rozhodnutí vám nepřísluší. Až budete na řadě, dáme vědět.
refused-turn-over = To už jste nebyli na tahu.
refused-stale = Tato otázka už je vyřízená. Zde je ta současná.
refused-end = Než tah skončí, čeká na odpověď ještě tato otázka: { $question }
refused-ends-turn = „{ $order }“ by tady ukončilo váš tah, a přitom za ním stojí další rozkazy. Vynechte ho: k tomu, čeho se týká další rozkaz, hra přejde sama.
refused-illegal = „{ $order }“ zde není možné. Vyberte jednu z nabízených možností.
refused-unreadable = Rozkazu „{ $order }“ nerozumím. Opravte ho, nebo vyberte z nabídky.
refused-ambiguous = Odpovídá více rozkazů. Napište jeden z nich: { $orders }.
refused-undo-nothing = Není co vzít zpět.
refused-undo-other = Poslední krok nebyl váš, takže ho nemůžete vzít zpět.
refused-undo-barrier = Padly kostky nebo byly vidět karty, takže už to nelze vzít zpět.
refused-again = Nejdřív se zopakuje, co bylo vráceno i s kostkami, a padne totéž: `{ $order }`. S jinou cestou musí souhlasit všichni hráči: `/hra zpět` (`jak`: jiný útok).
refused-again-other = Nejdřív se znovu hodí kostky, které byly vráceny, tak jak je házel jiný hráč. S jinou cestou musí souhlasit všichni hráči: `/hra zpět` (`jak`: jiný útok), nebo ať ten, kdo zvolil jinak, vrátí svůj poslední krok.
refused-back-stale = Hra mezitím pokračovala. Nic se nevrátilo; zeptejte se znovu příkazem `/hra zpět` (`jak`: přes kostky).
refused-back-why = Rozhodnutí potřebuje důvod, nejvýš { $most } znaků. Nic se nezměnilo; napište ho do `důvod`.
refused-back-where = Uveďte rozkaz, za který se má hra vrátit: vyberte z těch, které nabízí `kam`. Nic se nezměnilo.
refused-not-moderator = Rozhodnutím vrací hru jen moderátor nebo zakladatel, který nehraje. Jako hráč se zeptejte ostatních: `/hra zpět` (`jak`: přes kostky).
refused-nothing-proposed = Není navrženo nic, co by se dalo odmítnout.
refused-nothing-to-waive = Žádný hod nebyl vrácen, takže je tak jako tak dovolen každý rozkaz.
refused-no-armies = V této hře si hráči armádu nesestavují.
refused-no-sight = V této hře se neurčuje, kdo koho vidí.

## What is asked where a game has no words of its own

ask-plain = Co uděláte?
