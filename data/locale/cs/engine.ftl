## Why an order is not accepted

refused-not-yours = Toto rozhodnutí vám nepřísluší.
refused-stale = Tato otázka už je vyřízená. Zde je ta současná.
refused-illegal = { $order } zde není možné.
refused-unreadable = Příkazu { $order } nerozumím.
refused-ambiguous = { $order } odpovídá více možným rozkazům. Upřesněte ho.
refused-undo-nothing = Není co vzít zpět.
refused-undo-other = Poslední krok nebyl váš, nemůžete ho vzít zpět.
refused-undo-barrier = Padly kostky nebo byly vidět karty; už to nelze vzít zpět.
