## Why an order is not accepted

refused-not-yours = Toto rozhodnutí vám nepřísluší. Až budete na řadě, dáme vědět.
refused-stale = Tato otázka už je vyřízená. Zde je ta současná.
refused-end = Než tah skončí, je třeba odpovědět: { $question } Potom napište `konec` znovu.
refused-illegal = „{ $order }“ zde není možné. Vyberte jednu z nabízených možností.
refused-unreadable = Rozkazu „{ $order }“ nerozumím. Opravte ho, nebo vyberte z nabídky.
refused-ambiguous = Odpovídá více rozkazů. Napište jeden z nich: { $orders }.
refused-undo-nothing = Není co vzít zpět.
refused-undo-other = Poslední krok nebyl váš, takže ho nemůžete vzít zpět.
refused-undo-barrier = Padly kostky nebo byly vidět karty, takže už to nelze vzít zpět.
refused-no-armies = V této hře si hráči armádu nesestavují.
refused-no-sight = V této hře se neurčuje, kdo koho vidí.

## What is asked where a game has no words of its own

ask-plain = Co uděláte?
