# Co jest nie tak w tekście, który gracze piszą w YAML, na przykład w liście armii.

yaml-anchor = wypisz wartość w całości; kotwice i odnośniki nie są czytane
yaml-tag = znacznik „{ $word }” nie jest czytany
yaml-deep =
    { $deepest ->
        [one] zagnieżdżenie jest głębsze niż jeden poziom
        [few] zagnieżdżenie jest głębsze niż { $deepest } poziomy
       *[other] zagnieżdżenie jest głębsze niż { $deepest } poziomów
    }
yaml-key = kluczem musi być słowo
yaml-quote-key = ujmij klucz { $word } w cudzysłów: "{ $word }"
yaml-twice = klucz „{ $word }” występuje tu dwa razy
yaml-quote = ujmij { $word } w cudzysłów: "{ $word }"
yaml-long-number = liczba jest za długa
yaml-syntax = sprawdź wcięcia, brakujący cudzysłów oraz zbędny lub brakujący dwukropek albo nawias
